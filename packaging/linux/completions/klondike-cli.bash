# bash completion for klondike-cli
_klondike_cli() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
    local rules="--draw --passes --empty-column --no-worry-back"
    case $before in
        --draw) mapfile -t COMPREPLY < <(compgen -W "1 3" -- "$word"); return ;;
        --passes) mapfile -t COMPREPLY < <(compgen -W "unlimited 1 2 3 4 5 6 7 8 9" -- "$word"); return ;;
        --empty-column) mapfile -t COMPREPLY < <(compgen -W "kings any" -- "$word"); return ;;
        --format) mapfile -t COMPREPLY < <(compgen -W "line pysol solvitaire code" -- "$word"); return ;;
        --scoring) mapfile -t COMPREPLY < <(compgen -W "none points standard standard-timed vegas vegas-cumulative" -- "$word"); return ;;
        --import) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    esac
    local words
    case ${COMP_WORDS[1]} in
        deal) words="--seed --import --practice --verified --daily --format --solution $rules" ;;
        replay) words="--deal --scoring --balance $rules" ;;
        solve) words="--nodes --time --threads --shortest --line $rules" ;;
        verify|grade) words="$rules" ;;
        perft) words="--deal --depth $rules" ;;
        merge) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
        study) words="--deals --seed --range --nodes --time --threads --list-unknown $rules" ;;
        *) words="" ;;
    esac
    [ "$COMP_CWORD" -eq 1 ] && words="deal replay perft solve verify study merge grade help"
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -F _klondike_cli klondike-cli
