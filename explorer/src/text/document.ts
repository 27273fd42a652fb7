import type { LanguageName, Token } from "./highlight";
import type { Span } from "./segments";

/** A line as the page shows it. */
export interface Line {
  /** Identifies the line in its document. */
  key: string;
  text: string;
  heading?: boolean;
  spans: readonly Span[];
  /** The text before the line: its number, or its offset and bytes. */
  gutter?: string;
  /** For assembly, the execution count on a scale from 0 to 4. */
  executed?: number | undefined;
  /** The class names of the whole line, for the style sheet. */
  marks?: string;
  tokens(): readonly Token[];
}

/** A text whose lines are created when they are shown. */
export interface TextDocument {
  /** Documents with the same id have the same lines. */
  id: string;
  language: LanguageName;
  count: number;
  gutterWidth: number;
  line(index: number): Line;
  /** The spans of a line. This is cheaper than creating the line. */
  spans(index: number): readonly Span[];
  /** The names and the first lines of the parts of the document. */
  sections: { name: string; first: number; key?: string | undefined }[];
}

/** A part of a document, with a heading unless it has no name. */
export interface Section {
  name: string;
  /** The number of lines without the heading. */
  count: number;
  /** The prefix of the keys of its lines. */
  key?: string;
}

/** The positions of consecutive sections. */
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

  /** The section of a line, and the number of the line in it; -1 for the heading. */
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
