"""`reckoners pack check`: every mistake of a pack, one on a line. `reckoners pack list`: which packs there are."""

from __future__ import annotations

from reckoners.cli.failures import WRONG, complain, one_line
from reckoners.cli.language import say, words
from reckoners.cli.screen import Screen
from reckoners.cli.typed import pack_in
from reckoners.content import ModuleInfo, check_pack, modules_here
from reckoners.content.folders import is_built_in, own_packs, pack_ids, pack_title


def check(path: str) -> int:
    problems = check_pack(pack_in(path))
    for problem in problems:
        complain(one_line(str(problem)))
    if problems:
        return WRONG
    Screen(words()).line(say("cli-pack-fine", path=path))
    return 0


def title_of(module: ModuleInfo) -> str:
    """Modules of the house are told in every language, others as their pack says."""
    key = f"module-{module.number}"
    return say(key) if is_built_in(module.pack) and words().has(key) else module.title


def show_packs() -> int:
    """Those that a table can be set up with by their names, here and in the browser."""
    screen = Screen(words())
    for id in pack_ids():
        screen.line(f"{id}: {pack_title(id)}")
        for module in modules_here([id]):
            if module.pack == id:
                screen.line(f"  {say('cli-module', n=module.number)}: {title_of(module)}")
    screen.say("cli-packs-folder", folder=str(own_packs()))
    return 0
