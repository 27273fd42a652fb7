import { createLowlight } from "lowlight";
import llvm from "highlight.js/lib/languages/llvm";
import ocaml from "highlight.js/lib/languages/ocaml";
import type { Root, RootContent } from "hast";
import { assembly, machineCode } from "./grammars";

export type LanguageName = "ocaml" | "llvm" | "mir" | "asm" | "text";

/** A part of a line with one style. */
export interface Token {
  from: number;
  to: number;
  style: string;
}

const lowlight = createLowlight();
lowlight.register("ocaml", ocaml);
lowlight.register("llvm", llvm);
lowlight.register("asm", assembly);
lowlight.register("mir", machineCode);

/** Longer texts are highlighted line by line; longer lines are not highlighted. */
export const LONGEST_TEXT = 400_000;
const LONGEST_LINE = 4_000;

function flatten(nodes: RootContent[], style: string, at: number, tokens: Token[]): number {
  for (const node of nodes) {
    if (node.type === "text") {
      const to = at + node.value.length;
      if (style !== "") tokens.push({ from: at, to, style });
      at = to;
    } else if (node.type === "element") {
      const names = node.properties["className"];
      const name = Array.isArray(names) ? String(names[0]) : style;
      at = flatten(node.children, name, at, tokens);
    }
  }
  return at;
}

function tokensOf(language: LanguageName, text: string): Token[] {
  const tokens: Token[] = [];
  const tree: Root = lowlight.highlight(language, text);
  flatten(tree.children as RootContent[], "", 0, tokens);
  return tokens;
}

/** The tokens of one line by itself. */
export function highlightLine(language: LanguageName, line: string): Token[] {
  if (language === "text" || line.length > LONGEST_LINE) return [];
  return tokensOf(language, line);
}

/** The tokens of each line of a text. Tokens that span several lines are split. */
export function highlightText(language: LanguageName, text: string): Token[][] {
  const lines = text.split("\n");
  const result: Token[][] = lines.map(() => []);
  if (language === "text") return result;
  let line = 0;
  let start = 0;
  for (const token of tokensOf(language, text)) {
    let from = token.from;
    while (line < lines.length) {
      const end = start + (lines[line] as string).length;
      if (from < end) {
        const to = Math.min(token.to, end);
        (result[line] as Token[]).push({ from: from - start, to: to - start, style: token.style });
      }
      if (token.to <= end) break;
      start = end + 1;
      from = Math.max(from, start);
      ++line;
    }
  }
  return result;
}
