"""The accessibility tree as assistive technology gets it: atspi.py tree|press|events APP …

tree APP            one line an object: role, name, states, attributes that matter
press APP NAME      does the first action of the first object whose name begins so; prints the name of the action
events APP TYPE …   prints the events of these types as they come, a JSON line each
"""
import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

STATES = {"focused", "selected", "expanded", "checked", "pressed", "editable", "invalid", "required", "modal"}
CONTAINERS = {"application", "filler", "panel", "frame"}
ATTRIBUTES = {"xml-roles", "posinset", "setsize", "level", "live", "atomic", "roledescription", "keyshortcuts", "haspopup", "current"}


def children(thing):
    for index in range(thing.get_child_count()):
        child = thing.get_child_at_index(index)
        if child is not None:
            yield child


def application(part):
    for app in children(Atspi.get_desktop(0)):
        if part in (app.get_name() or ""):
            return app
    sys.exit(f"no application named {part}")


def show(thing, depth=0):
    thing.clear_cache_single() if hasattr(thing, "clear_cache_single") else thing.clear_cache()
    states = thing.get_state_set()
    kept = [state.value_nick for state in states.get_states() if state.value_nick in STATES]
    able = states.contains(Atspi.StateType.SENSITIVE) or states.contains(Atspi.StateType.ENABLED)
    if not able and thing.get_role_name() not in CONTAINERS:
        kept.append("disabled")
    attributes = {k: v for k, v in (thing.get_attributes() or {}).items() if k in ATTRIBUTES}
    words = [thing.get_role_name(), json.dumps(thing.get_name() or "", ensure_ascii=False)]
    words += [",".join(sorted(kept))] if kept else []
    words += [" ".join(f"{k}={v}" for k, v in sorted(attributes.items()))] if attributes else []
    print("  " * depth + " ".join(words))
    for child in children(thing):
        show(child, depth + 1)


def actions(thing):
    try:
        return thing.get_n_actions()
    except gi.repository.GLib.Error:
        return 0  # no action interface


def find(thing, name):
    if (thing.get_name() or "").startswith(name) and actions(thing) > 0:
        return thing
    for child in children(thing):
        found = find(child, name)
        if found:
            return found
    return None


def listen(part, types):
    def heard(event):
        try:
            app = event.source.get_application()
            if app is None or part not in (app.get_name() or ""):
                return
            data = event.any_data
            data = data.get_name() if hasattr(data, "get_name") else data
            line = {"type": event.type, "role": event.source.get_role_name(), "name": event.source.get_name(), "detail": event.detail1, "data": data}
            print(json.dumps(line, ensure_ascii=False, default=str), flush=True)
        except gi.repository.GLib.Error:
            pass  # the object is gone

    listener = Atspi.EventListener.new(heard)
    for one in types:
        listener.register(one)
    print(json.dumps({"type": "ready"}), flush=True)
    Atspi.event_main()


def main():
    what, part, *rest = sys.argv[1:]
    if what == "tree":
        show(application(part))
    elif what == "press":
        found = find(application(part), rest[0])
        if found is None:
            sys.exit(f"nothing to press named {rest[0]}")
        name = found.get_action_name(0)
        if not found.do_action(0):
            sys.exit(f"{found.get_name()} refused {name}")
        print(name)
    else:
        listen(part, rest)


main()
