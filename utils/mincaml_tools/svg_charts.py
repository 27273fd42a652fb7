"""Bar charts as SVG, for pages with a light or a dark background.

The text of a chart depends only on its data. Colours follow the reader's preference,
and the chart has a background, so that it can be read on any page.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree import ElementTree

_WIDTH = 760
_LABELS = 96  # the width of the names of the rows
_MARGIN = 16
_BAR, _BAR_GAP, _GROUP_GAP = 11, 2, 9
_LEGEND_ITEM = 20  # a swatch and the gaps beside it
_CHARACTER = 6.6  # of the text, about

# For series in this order: light, dark. Told apart by brightness, too.
_COLOURS = (
    ("#0550ae", "#79c0ff"),
    ("#bf5b00", "#f0a050"),
    ("#1a7f37", "#56d364"),
    ("#8250df", "#d2a8ff"),
    ("#a40e5c", "#ff9bce"),
    ("#8c959f", "#6e7681"),
)
MOST_SERIES = len(_COLOURS)
_STYLE = """
text { font: 12px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: #1f2328 }
.title { font-size: 15px; font-weight: 600 }
.note, .tick { fill: #59636e }
.ground { fill: #ffffff; stroke: #d1d9e0 }
.grid { stroke: #d1d9e0 }
.base { stroke: #1f2328 }
%s
@media (prefers-color-scheme: dark) {
text { fill: #f0f6fc }
.note, .tick { fill: #9198a1 }
.ground { fill: #0d1117; stroke: #3d444d }
.grid { stroke: #3d444d }
.base { stroke: #f0f6fc }
%s
}
"""


@dataclass(frozen=True)
class Row:
    """A name, and a value for each series; None where there is none."""

    name: str
    values: Sequence[float | None]


@dataclass(frozen=True)
class Heading:
    title: str
    note: str
    series: Sequence[str]


def _number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


class _Drawing:
    """The frame of a chart: ground, title, note, legend."""

    def __init__(self, heading: Heading) -> None:
        assert len(heading.series) <= MOST_SERIES
        self._root = ElementTree.Element("svg", {"xmlns": "http://www.w3.org/2000/svg"})
        self._root.set("role", "img")
        ElementTree.SubElement(self._root, "title").text = heading.title
        light, dark = (self._fills(theme, len(heading.series)) for theme in (0, 1))
        ElementTree.SubElement(self._root, "style").text = _STYLE % (light, dark)
        self._ground = self._add("rect", "ground", x=0.5, y=0.5, width=_WIDTH - 1, rx=6)
        self.text(_MARGIN, 26, heading.title, "title")
        self.text(_MARGIN, 44, heading.note, "note")
        x = float(_MARGIN)
        for number, name in enumerate(heading.series):
            self.bar(x, 56, 11, number)
            self.text(x + 16, 66, name)
            x += _LEGEND_ITEM + 12 + _CHARACTER * len(name)
        self.top = 96.0

    @staticmethod
    def _fills(theme: int, count: int) -> str:
        colours = enumerate(_COLOURS[:count])
        return "\n".join(f".s{number} {{ fill: {pair[theme]} }}" for number, pair in colours)

    def _add(self, tag: str, style: str, **attributes: float) -> ElementTree.Element:
        numbers = {name.replace("_", "-"): _number(value) for name, value in attributes.items()}
        return ElementTree.SubElement(self._root, tag, {"class": style, **numbers})

    def text(self, x: float, y: float, text: str, style: str = "", anchor: str = "") -> None:
        element = ElementTree.SubElement(self._root, "text", {"x": _number(x), "y": _number(y)})
        if style:
            element.set("class", style)
        if anchor:
            element.set("text-anchor", anchor)
        element.text = text

    def bar(self, x: float, y: float, width: float, series: int) -> None:
        self._add("rect", f"s{series}", x=x, y=y, width=width, height=_BAR)

    def line(self, x: float, bottom: float, style: str) -> None:
        self._add("line", style, x1=x, y1=self.top - 4, x2=x, y2=bottom)

    def finish(self, bottom: float) -> str:
        height = bottom + _MARGIN
        self._ground.set("height", _number(height - 1))
        self._root.set("viewBox", f"0 0 {_WIDTH} {_number(height)}")
        self._root.set("width", str(_WIDTH))
        self._root.set("height", _number(height))
        ElementTree.indent(self._root, space="")
        return ElementTree.tostring(self._root, encoding="unicode") + "\n"


def _group_height(bars: int) -> int:
    return bars * (_BAR + _BAR_GAP) - _BAR_GAP + _GROUP_GAP


def _factor(value: float) -> str:
    if value >= 100:
        return f"{value:,.0f}×"
    if value >= 10:
        return f"{value:.1f}×"
    return f"{value:.2f}×" if value >= 0.1 else f"{value:.1g}×"


def ratio_chart(heading: Heading, rows: Sequence[Row], least: int = -2, most: int = 3) -> str:
    """Bars from 1, to the right for more and to the left for less, on a logarithmic scale
    from 2 to the power of `least` to that of `most`; a bar that leaves the scale ends
    with an arrow. Each bar has its value beside it."""
    drawing = _Drawing(heading)
    left, right = float(_LABELS + _MARGIN + 46), float(_WIDTH - _MARGIN - 64)
    unit = (right - left) / (most - least)
    one = left - least * unit
    bars = len(heading.series)
    bottom = drawing.top + len(rows) * _group_height(bars)
    for power in range(least, most + 1):
        x = left + (power - least) * unit
        drawing.line(x, bottom, "base" if power == 0 else "grid")
        name = f"{2**power}×" if power >= 0 else f"1/{2**-power}×"
        drawing.text(x, drawing.top - 10, name, "tick", "middle")
    y = drawing.top
    for row in rows:
        middle = y + (_group_height(bars) - _GROUP_GAP) / 2
        drawing.text(_MARGIN, middle + 4, row.name)
        for number, value in enumerate(row.values):
            if value is not None:
                doublings = math.log2(value)
                end = one + min(max(doublings, least), most) * unit
                drawing.bar(min(one, end), y, max(abs(end - one), 1), number)
                if doublings >= 0:
                    arrow = "▸ " if doublings > most else ""
                    drawing.text(end + 4, y + 10, arrow + _factor(value))
                else:
                    arrow = " ◂" if doublings < least else ""
                    drawing.text(end - 4, y + 10, _factor(value) + arrow, anchor="end")
            y += _BAR + _BAR_GAP
        y += _GROUP_GAP - _BAR_GAP
    return drawing.finish(bottom)


@dataclass(frozen=True)
class Stack:
    """One bar of a group: its name, and the shares of the series, at most 1 together."""

    name: str
    shares: Sequence[float]


def share_chart(heading: Heading, groups: Sequence[tuple[str, Sequence[Stack]]]) -> str:
    """Bars of shares, in groups with a name."""
    drawing = _Drawing(heading)
    names = max((len(stack.name) for _, stacks in groups for stack in stacks), default=0)
    left = _MARGIN + _LABELS + names * _CHARACTER
    right = float(_WIDTH - _MARGIN - 10)
    bottom = drawing.top + sum(_group_height(len(stacks)) for _, stacks in groups)
    for quarter in range(5):
        x = left + (right - left) * quarter / 4
        drawing.line(x, bottom, "base" if quarter == 0 else "grid")
        drawing.text(x, drawing.top - 10, f"{25 * quarter}%", "tick", "middle")
    y = drawing.top
    for name, stacks in groups:
        drawing.text(_MARGIN, y + 10, name)
        for stack in stacks:
            drawing.text(left - 6, y + 10, stack.name, "note", "end")
            x = left
            for number, share in enumerate(stack.shares):
                width = share * (right - left)
                drawing.bar(x, y, width, number)
                x += width
            y += _BAR + _BAR_GAP
        y += _GROUP_GAP - _BAR_GAP
    return drawing.finish(bottom)
