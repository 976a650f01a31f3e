"""Makes shop-latin.woff2, the font that documents preload, from the whole typeface (docs/theming.md):

    python3 renderer/fonts/make-font.py Geist-Variable.ttf

It has the letters of its rule's unicode-range in renderer/styles/fonts.css, weights 400 to 700, kerning and figures of one width.
"""

import re
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from fontTools.varLib.varStore import VarStoreInstancer

STYLES = "renderer/styles/fonts.css"
OUTPUT = "renderer/fonts/shop-latin.woff2"
WEIGHTS = (400, 700)
# Thousandths of an em: how far a point may be from where the designer's deltas put it, and how much of a pair's kerning may not follow the weight.
POINT_TOLERANCE = 2
KERNING_TOLERANCE = 6


def read_letters():
    styles = open(STYLES, encoding="utf-8").read()
    ranges = re.search(r"shop-latin\.woff2'\)[^}]*unicode-range:([^;]*);", styles).group(1)
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", ranges):
        yield from range(int(first, 16), int(last or first, 16) + 1)


def keep_letters(font):
    options = subset.Options(layout_features=["kern", "tnum"], name_IDs=[])
    # MVAR moves underlines and the like; STAT and meta are for menus of typefaces.
    options.drop_tables += ["STAT", "meta", "MVAR"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=read_letters())
    subsetter.subset(font)


def drop_named_weights(font):
    axes = {axis.axisNameID for axis in font["fvar"].axes}
    font["fvar"].instances = []
    font["name"].names = [name for name in font["name"].names if name.nameID in axes]


def infer_points(font):
    """Deltas that follow from those of their neighbours are left out."""
    glyphs, metrics = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, control = glyphs._getCoordinatesAndControls(name, metrics)[:2]
        ends = list(control.endPts)
        for variation in variations:
            variation.calcInferredDeltas(points, ends)
            variation.optimize(points, ends, tolerance=POINT_TOLERANCE, isComposite=glyphs[name].isComposite())


def settle_kerning(font):
    """Pairs whose kerning hardly follows the weight keep that of weight 400, in which nearly all text is."""
    bold = VarStoreInstancer(font["GDEF"].table.VarStore, font["fvar"].axes, {"wght": 1.0})
    for value in kerning_of(font):
        device = getattr(value, "XAdvDevice", None)
        if device is None:
            continue
        change = bold[(device.StartSize << 16) + device.EndSize]
        if abs(change) <= KERNING_TOLERANCE:
            value.XAdvDevice = None


def kerning_of(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pairs in lookup.SubTable:
            pairs = getattr(pairs, "ExtSubTable", pairs)
            if pairs.Format == 1:
                yield from (record.Value1 for kept in pairs.PairSet for record in kept.PairValueRecord if record.Value1)
            else:
                yield from (record.Value1 for first in pairs.Class1Record for record in first.Class2Record if record.Value1)


font = instancer.instantiateVariableFont(TTFont(sys.argv[1]), {"wght": WEIGHTS})
keep_letters(font)
drop_named_weights(font)
infer_points(font)
settle_kerning(font)
font.flavor = "woff2"
font.save(OUTPUT)
