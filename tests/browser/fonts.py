"""No fonts but ours: a Chromium of the tests sees one face of the system, and that one has no letters.

So texts measure the same on every machine, and what is not drawn with the type that we ship is seen at once. Without
any face at all Chromium does not stay open.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.ttLib.tables._g_l_y_f import Glyph

FAMILY = "Nothing"
CONF = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/type</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


def without_system_fonts(folder: Path) -> dict[str, str]:
    """What to put into the environment of a program. Several may ask at once: files come into being whole."""
    (folder / "type").mkdir(parents=True, exist_ok=True)
    conf = folder / "fonts.conf"
    if not conf.exists():
        _put(folder / "type" / "nothing.ttf", _no_letters(folder))
        _put(conf, CONF.format(folder=folder).encode())
    return {"FONTCONFIG_FILE": str(conf), "FONTCONFIG_PATH": str(folder)}


def _put(path: Path, content: bytes) -> None:
    with tempfile.NamedTemporaryFile(dir=path.parents[1], delete=False) as file:
        file.write(content)
    Path(file.name).replace(path)


def _no_letters(folder: Path) -> bytes:
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder([".notdef", "space"])
    font.setupCharacterMap({ord(" "): "space"})
    font.setupGlyf({".notdef": Glyph(), "space": Glyph()})
    font.setupHorizontalMetrics({".notdef": (1000, 0), "space": (500, 0)})
    font.setupHorizontalHeader(ascent=900, descent=-250)
    font.setupNameTable({"familyName": FAMILY, "styleName": "Regular"})
    font.setupOS2(sTypoAscender=900, sTypoDescender=-250, usWinAscent=900, usWinDescent=250)
    font.setupPost()
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        font.save(file.name)
        return Path(file.name).read_bytes()
