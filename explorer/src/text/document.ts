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
  /** 0 to 4 by how often it was executed, of assembly. */
  executed?: number | undefined;
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
  sections: { name: string; first: number; key?: string | undefined }[];
}

/** A part of a document, with a heading unless it has no name. */
export interface Section {
  name: string;
  /** Lines without the heading. */
  count: number;
  /** What the keys of its lines begin with. */
  key?: string;
}

/** Where sections are that stand one after the other. */
export class SectionLayout {
  readonly count: number;
  readonly sections: { name: string; first: number; key?: string | undefined }[] = [];

  constructor(sections: readonly Section[]) {
    let count = 0;
    for (const section of sections) {
      this.sections.push({ name: section.name, first: count, key: section.key });
      count += section.count + (section.name === "" ? 0 : 1);
    }
    this.count = count;
  }

  /** The section of a line, and the line in it; -1: its heading. */
  find(index: number): [number, number] {
    let low = 0;
    let high = this.sections.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.sections[middle]?.first ?? 0) <= index) low = middle;
      else high = middle;
    }
    const section = this.sections[low];
    return [low, index - (section?.first ?? 0) - (section?.name === "" ? 0 : 1)];
  }
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
