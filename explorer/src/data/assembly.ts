import { emptyDocument, headingLine, NO_SPANS, SectionLayout, type Line, type TextDocument } from "../text/document";
import { highlightLine, type Token } from "../text/highlight";
import { heatLevel } from "../text/origin-highlighting";
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

/** The width of the gutter in characters: for an offset and a word, and for a count. */
const WORD_WIDTH = 14;
const COUNT_WIDTH = 12;

/** The text of the gutter: the offset, the instruction word and the execution count. */
export function gutterOf(line: AssemblyLine): string {
  const offset = line.offset === undefined ? "" : line.offset.toString(16).padStart(4, "0");
  const word = `${offset} ${line.bytes ?? ""}`.trimEnd();
  if (line.executions === undefined) return word;
  return word.padEnd(WORD_WIDTH) + line.executions.toLocaleString("en").padStart(COUNT_WIDTH);
}

/** The largest execution count of an instruction. */
function greatest(data: ExplorerData): number {
  let most = 1;
  for (const { lines } of data.assembly) for (const { executions = 0 } of lines) most = Math.max(most, executions);
  return most;
}

/** The assembly of the program, or of one function. */
export function assemblyDocument(data: ExplorerData, only: string): TextDocument {
  const parts = data.assembly.flatMap((of, number) =>
    only === "" || of.symbol === only ? [{ of, number, name: of.symbol, count: of.lineCount ?? of.lines.length }] : [],
  );
  if (parts.length === 0) {
    return emptyDocument(`assembly ${only}`, "There is no assembly in this page; ? says what was left out.");
  }
  const layout = new SectionLayout(parts);
  const tokens = new Map<number, Token[]>();
  const most = data.executions ? greatest(data) : 0;
  const lineAt = (index: number): AssemblyLine | undefined => {
    const [part, line] = layout.find(index);
    return line < 0 ? undefined : parts[part]?.of.lines[line];
  };
  return {
    id: `assembly ${only}`,
    language: "asm",
    count: layout.count,
    gutterWidth: WORD_WIDTH + (data.executions ? COUNT_WIDTH : 0),
    line: (index): Line => {
      const [at, inPart] = layout.find(index);
      const part = parts[at];
      const line = lineAt(index);
      if (!part || !line) return headingLine(`${part?.number}`, part?.name ?? "");
      const text = line.text.replaceAll("\t", " ");
      return {
        key: `${part.number}.${inPart}`,
        text,
        spans: spansOf({ ...line, text }),
        gutter: gutterOf(line),
        executed: line.executions === undefined ? undefined : heatLevel(line.executions, most),
        marks: marksOf(line),
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
      const line = lineAt(index);
      return line ? spansOf(line) : NO_SPANS;
    },
    sections: layout.sections,
  };
}

/** The line of the assembly with this key in the document. */
export function assemblyLine(data: ExplorerData, key: string): AssemblyLine | undefined {
  const [part, line] = key.split(".").map(Number);
  return data.assembly[part ?? -1]?.lines[line ?? -1];
}
