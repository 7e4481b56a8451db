"""What is printed on the components: packs of plain TOML, loaded into frozen typed values. No rule lives here.

>>> content = load_content()
>>> len(content.epics), len(content.equipment)
(25, 29)
>>> content.origin("equipment", "emp", "price")
Origin(pack='base', provenance='ours')
"""

from reckoners.content.content import Content, Kind, ModuleInfo, Origin, PackInfo
from reckoners.content.errors import ContentError, Problem
from reckoners.content.loader import check_pack, load_content
from reckoners.content.modules import module_that_brings, module_with, modules_here, packs_for
from reckoners.content.vocabulary import ODD_POWERS, WORDS, ActionWord, WordError, parse_word

__all__ = [
    "ODD_POWERS",
    "WORDS",
    "ActionWord",
    "Content",
    "ContentError",
    "Kind",
    "ModuleInfo",
    "Origin",
    "PackInfo",
    "Problem",
    "WordError",
    "check_pack",
    "load_content",
    "module_that_brings",
    "module_with",
    "modules_here",
    "packs_for",
    "parse_word",
]
