"""Prints charts of known numbers: charts.py ratio|share."""

import sys
from pathlib import Path
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).resolve().parents[4] / "utils"))

from mincaml_tools.svg_charts import Heading, Row, Stack, ratio_chart, share_chart  # noqa: E402

if sys.argv[1] == "ratio":
    rows = [Row("one", [1.0, 0.5]), Row("<two>", [2.0, 4.0]), Row("far", [0.001, 1235.0])]
    rows.append(Row("half", [None, 1.5]))
    chart = ratio_chart(Heading("A & B", "of something", ["left", "right"]), rows, -1, 2)
else:
    stacks = [Stack("before", [0.5, 0.25, 0.25]), Stack("after", [0.25, 0.0, 0.75])]
    heading = Heading("Shares", "of something", ["loads", "stores", "other"])
    chart = share_chart(heading, [("tiny", stacks)])
print(chart)
for element in ElementTree.fromstring(chart).iter():
    name = element.tag.rpartition("}")[2]
    if name == "rect" and element.get("class") != "ground":
        print("bar:", *(element.get(key) for key in ("class", "x", "width")))
    elif name == "text":
        print("text:", element.text)
