import type { LanguageName, Token } from "./highlight";
import type { Span } from "./segments";

/** One line as the page shows it. */
export interface Line {
  /** Stays the same for the same line of a document. */
  key: string;
  text: string;
  heading?: boolean;
  spans: readonly Span[];
  /** What stands before the line: its number, or its offset and bytes. */
  gutter?: string;
  /** Marks of the whole line, for the style sheet. */
  marks?: string;
  tokens(): readonly Token[];
}

/** A text whose lines are made when they are shown. */
export interface TextDocument {
  /** Documents of the same id have the same lines. */
  id: string;
  language: LanguageName;
  count: number;
  gutterWidth: number;
  line(index: number): Line;
  /** The spans of a line, without what costs more. */
  spans(index: number): readonly Span[];
  /** Where the parts of the document begin, by name. */
  sections: { name: string; first: number }[];
}

export const NO_SPANS: readonly Span[] = [];
export const NO_TOKENS: readonly Token[] = [];

export function headingLine(key: string, text: string): Line {
  return { key, text, heading: true, spans: NO_SPANS, tokens: () => NO_TOKENS };
}

export function emptyDocument(id: string, note: string): TextDocument {
  return {
    id,
    language: "text",
    count: 1,
    gutterWidth: 0,
    line: () => headingLine("empty", note),
    spans: () => NO_SPANS,
    sections: [],
  };
}
