# fish completion for klondike-cli
complete -c klondike-cli -f
complete -c klondike-cli -n __fish_use_subcommand -a deal -d 'Print a deal'
complete -c klondike-cli -n __fish_use_subcommand -a replay -d 'Play actions'
complete -c klondike-cli -n __fish_use_subcommand -a solve -d 'Solve deals'
complete -c klondike-cli -n __fish_use_subcommand -a verify -d 'Replay lines'
complete -c klondike-cli -n __fish_use_subcommand -a study -d 'Winnable share of random deals'
complete -c klondike-cli -n __fish_use_subcommand -a merge -d 'Join studies'
complete -c klondike-cli -n __fish_use_subcommand -a grade -d 'Levels of deals'
complete -c klondike-cli -n __fish_use_subcommand -a perft -d 'Count positions'
complete -c klondike-cli -l draw -xa '1 3' -d 'Cards turned at a time'
complete -c klondike-cli -l passes -xa 'unlimited 1 2 3 4 5 6 7 8 9' -d 'Trips through the stock'
complete -c klondike-cli -l empty-column -xa 'kings any' -d 'What an empty column takes'
complete -c klondike-cli -l no-worry-back -d 'Cards stay on the foundations'
complete -c klondike-cli -n '__fish_seen_subcommand_from deal' -l seed -x
complete -c klondike-cli -n '__fish_seen_subcommand_from deal' -l import -rF
complete -c klondike-cli -n '__fish_seen_subcommand_from deal' -l practice
complete -c klondike-cli -n '__fish_seen_subcommand_from deal' -l verified -x
complete -c klondike-cli -n '__fish_seen_subcommand_from deal' -l daily -x
complete -c klondike-cli -n '__fish_seen_subcommand_from deal' -l format -xa 'line pysol solvitaire code'
complete -c klondike-cli -n '__fish_seen_subcommand_from deal' -l solution
complete -c klondike-cli -n '__fish_seen_subcommand_from replay perft' -l deal -x
complete -c klondike-cli -n '__fish_seen_subcommand_from perft' -l depth -x
complete -c klondike-cli -n '__fish_seen_subcommand_from replay' -l scoring -xa 'none points standard standard-timed vegas vegas-cumulative'
complete -c klondike-cli -n '__fish_seen_subcommand_from replay' -l balance -x
complete -c klondike-cli -n '__fish_seen_subcommand_from solve study' -l nodes -x
complete -c klondike-cli -n '__fish_seen_subcommand_from solve study' -l time -x
complete -c klondike-cli -n '__fish_seen_subcommand_from solve study' -l threads -x
complete -c klondike-cli -n '__fish_seen_subcommand_from solve' -l shortest
complete -c klondike-cli -n '__fish_seen_subcommand_from solve' -l line
complete -c klondike-cli -n '__fish_seen_subcommand_from study' -l deals -x
complete -c klondike-cli -n '__fish_seen_subcommand_from study' -l seed -x
complete -c klondike-cli -n '__fish_seen_subcommand_from study' -l range -x
complete -c klondike-cli -n '__fish_seen_subcommand_from study' -l list-unknown
