import { headingLine, NO_SPANS, type Line, type TextDocument } from "../text/document";
import { highlightLine, type Token } from "../text/highlight";
import type { Span } from "../text/segments";
import type { AssemblyLine, ExplorerData } from "./schema";

function spansOf(line: AssemblyLine): readonly Span[] {
  if (line.origin === undefined && line.class === undefined) return NO_SPANS;
  const from = line.text.length - line.text.trimStart().length;
  return [
    {
      from,
      to: Math.max(from, line.text.trimEnd().length),
      origin: line.origin ?? -1,
      inlined: line.inlined ?? -1,
      class: line.class ?? -1,
    },
  ];
}

function marksOf(line: AssemblyLine): string {
  const marks: string[] = [line.kind];
  if (line.slot) marks.push("slot");
  if (line.window !== undefined && line.window > 0) {
    marks.push(`window-${Math.min(line.window, 3)}`);
  }
  return marks.join(" ");
}

/** Its offset and its word, in groups of two bytes. */
export function gutterOf(line: AssemblyLine): string {
  const offset = line.offset === undefined ? "" : line.offset.toString(16).padStart(4, "0");
  return `${offset} ${line.bytes ?? ""}`.trimEnd();
}

/** The assembly of the program, or of one function. */
export function assemblyDocument(data: ExplorerData, only: string): TextDocument {
  const rows: { line: AssemblyLine | undefined; key: string; name: string }[] = [];
  const sections: { name: string; first: number }[] = [];
  data.assembly.forEach((part, number) => {
    if (only !== "" && part.symbol !== only) return;
    sections.push({ name: part.symbol, first: rows.length });
    rows.push({ line: undefined, key: `${number}`, name: part.symbol });
    part.lines.forEach((line, index) => {
      rows.push({ line, key: `${number}.${index}`, name: "" });
    });
  });
  const tokens = new Map<number, Token[]>();
  return {
    id: `assembly ${only}`,
    language: "asm",
    count: rows.length,
    gutterWidth: 14,
    line: (index): Line => {
      const row = rows[index];
      if (!row?.line) return headingLine(row?.key ?? "", row?.name ?? "");
      const text = row.line.text.replaceAll("\t", " ");
      return {
        key: row.key,
        text,
        spans: spansOf({ ...row.line, text }),
        gutter: gutterOf(row.line),
        marks: marksOf(row.line),
        tokens: () => {
          let made = tokens.get(index);
          if (!made) {
            made = highlightLine("asm", text);
            tokens.set(index, made);
          }
          return made;
        },
      };
    },
    spans: (index) => {
      const line = rows[index]?.line;
      return line ? spansOf(line) : NO_SPANS;
    },
    sections,
  };
}

/** The line of the assembly that a key of its document names. */
export function assemblyLine(data: ExplorerData, key: string): AssemblyLine | undefined {
  const [part, line] = key.split(".").map(Number);
  return data.assembly[part ?? -1]?.lines[line ?? -1];
}
