"""Tables as plain text and in Markdown. The first row has the headings."""

from collections.abc import Sequence

Row = Sequence[str]


def plain_table(rows: Sequence[Row], left: int = 1) -> str:
    """Columns of equal width, of which the first `left` are left-aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if column < left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def markdown_row(cells: Row) -> str:
    return f"| {' | '.join(cells)} |"


def markdown_head(headings: Row, left: int = 1) -> str:
    """The first two lines of a table, for rows that are printed one by one."""
    rule = [":---" if column < left else "---:" for column in range(len(headings))]
    return f"{markdown_row(headings)}\n{markdown_row(rule)}"


def markdown_table(rows: Sequence[Row], left: int = 1) -> str:
    return "\n".join([markdown_head(rows[0], left), *map(markdown_row, rows[1:])])


def table(rows: Sequence[Row], markdown: bool, left: int = 1) -> str:
    return markdown_table(rows, left) if markdown else plain_table(rows, left)
