import {
  emptyDocument,
  headingLine,
  NO_SPANS,
  SectionLayout,
  type Line,
  type Section,
  type TextDocument,
} from "../text/document";
import { highlightLine, highlightText, LONGEST_TEXT, type LanguageName, type Token } from "../text/highlight";
import type { Span } from "../text/segments";
import { assemblyDocument } from "./assembly";
import { Findings } from "./findings";
import { Origins } from "./origins";
import type { CodeFunction, ExplorerData, Version } from "./schema";

/** The two kinds of code that have versions. */
export type CodeLevel = "ir" | "mir";

const LANGUAGES: Record<CodeLevel, LanguageName> = { ir: "llvm", mir: "mir" };

/** The number of blocks of a version. */
export function blockCount(version: Version | undefined): number {
  return version?.blockCount ?? version?.blocks?.length ?? 0;
}

/** The data and everything that is computed from it, each part on first use. */
export class Model {
  readonly origins: Origins;
  readonly findings: Findings;
  /** The passes that changed code, in order. */
  readonly changes: number[];
  /** The first machine pass, instruction selection; passes.length if there is none. */
  readonly firstMachinePass: number;
  private readonly lineSpans: (readonly Span[] | undefined)[] = [];
  private readonly lineTokens = new Map<string, Token[]>();
  private readonly documents = new Map<string, TextDocument>();

  constructor(readonly data: ExplorerData) {
    this.origins = new Origins(data);
    this.findings = new Findings(this);
    const first = data.passes.findIndex((pass) => pass.level === "machine");
    this.firstMachinePass = first < 0 ? data.passes.length : first;
    this.changes = data.passes.flatMap((pass, index) => (pass.changed ? [index] : []));
  }

  code(level: CodeLevel): CodeFunction[] {
    return this.data[level];
  }

  functionIndex(level: CodeLevel, name: string): number {
    return this.code(level).findIndex((code) => code.name === name);
  }

  /**
   * The index of the version of a function after a pass; -1 if the function did not exist
   * yet.
   */
  versionAt(code: CodeFunction, pass: number): number {
    let low = 0;
    let high = code.versions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((code.versions[middle] as Version).pass <= pass) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  version(level: CodeLevel, name: string, pass: number): Version | undefined {
    const code = this.code(level)[this.functionIndex(level, name)];
    return code?.versions[this.versionAt(code, pass)];
  }

  /** The functions that a pass changed, with the index of the new version. */
  changedBy(pass: number): { level: CodeLevel; code: CodeFunction; version: number }[] {
    const found: { level: CodeLevel; code: CodeFunction; version: number }[] = [];
    for (const level of ["ir", "mir"] as const) {
      for (const code of this.code(level)) {
        const version = this.versionAt(code, pass);
        if (version >= 0 && code.versions[version]?.pass === pass) {
          found.push({ level, code, version });
        }
      }
    }
    return found;
  }

  /**
   * The first pass with this name that changed the function `only`, or any function if
   * `only` is "".
   */
  passNamed(name: string, only: string): number | undefined {
    return this.changes.find(
      (pass) =>
        this.data.passes[pass]?.name === name &&
        this.changedBy(pass).some(({ code }) => only === "" || code.name === only),
    );
  }

  lineText(line: number): string {
    return this.data.lines.at(line)?.[0] ?? "";
  }

  spansOfLine(line: number): readonly Span[] {
    let spans = this.lineSpans[line];
    if (!spans) {
      const row = this.data.lines.at(line) ?? [""];
      const made: Span[] = [];
      for (let at = 1; at + 4 < row.length; at += 5) {
        made.push({
          from: row[at] as number,
          to: row[at + 1] as number,
          origin: row[at + 2] as number,
          inlined: row[at + 3] as number,
          class: row[at + 4] as number,
        });
      }
      spans = made.length ? made : NO_SPANS;
      this.lineSpans[line] = spans;
    }
    return spans;
  }

  tokensOfLine(language: LanguageName, line: number): readonly Token[] {
    const key = `${language} ${line}`;
    let tokens = this.lineTokens.get(key);
    if (!tokens) {
      tokens = highlightLine(language, this.lineText(line));
      this.lineTokens.set(key, tokens);
    }
    return tokens;
  }

  /** A shared line as a line of a document. */
  sharedLine(language: LanguageName, line: number, key: string, gutter: string): Line {
    return {
      key,
      text: this.lineText(line),
      spans: this.spansOfLine(line),
      gutter,
      tokens: () => this.tokensOfLine(language, line),
    };
  }

  private document(id: string, make: () => TextDocument): TextDocument {
    let document = this.documents.get(id);
    if (!document) {
      document = make();
      this.documents.set(id, document);
    }
    return document;
  }

  source(): TextDocument {
    return this.document("source", () => sourceDocument(this));
  }

  stage(id: string): TextDocument {
    return this.document(`stage ${id}`, () => {
      const stage = this.data.stages.find((candidate) => candidate.id === id);
      if (!stage) return emptyDocument(`stage ${id}`, `The data has no stage "${id}".`);
      const language: LanguageName = id === "tokens" || id === "ast" ? "text" : "ocaml";
      return partsDocument(this, `stage ${id}`, language, [textPart("", stage)]);
    });
  }

  /** The code of all functions, or of one, after a pass. */
  codeAt(level: CodeLevel, pass: number, only: string): TextDocument {
    const parts: Part[] = [];
    const versions: number[] = [];
    this.code(level).forEach((code, number) => {
      if (only !== "" && code.name !== only) return;
      const index = this.versionAt(code, pass);
      const version = code.versions[index];
      versions.push(index);
      if (!version) return;
      const by = this.data.passes[version.pass]?.name ?? "";
      const key = String(number);
      parts.push(
        version.deleted
          ? textPart(`${code.name} — removed by ${version.pass}: ${by}`, { lines: [] }, key)
          : textPart(`${code.name} — since ${version.pass}: ${by}`, version, key),
      );
    });
    const id = `${level} ${only} ${versions.join(",")}`;
    return this.document(id, () => {
      if (parts.every(({ count }) => count === 0)) {
        return emptyDocument(id, this.absence(level, pass, only));
      }
      return partsDocument(this, id, LANGUAGES[level], parts);
    });
  }

  private absence(level: CodeLevel, pass: number, only: string): string {
    const what = level === "ir" ? "LLVM IR" : "Machine IR";
    if (level === "mir" && pass < this.firstMachinePass) {
      return "There is no machine IR before instruction selection.";
    }
    return only === ""
      ? `${what}: no function is left after this pass.`
      : `${what}: ${only} is not there after this pass (inlined and removed, or not yet made).`;
  }

  assembly(only: string): TextDocument {
    const known = this.data.assembly.some((part) => part.symbol === only) ? only : "";
    return this.document(`assembly ${known}`, () => assemblyDocument(this.data, known));
  }
}

/** A section of a document whose lines are read when they are shown. */
interface Part extends Section {
  lines(): readonly number[];
}

function textPart(name: string, of: { lineCount?: number; lines?: number[] }, key = "0"): Part {
  return { name, key, count: of.lineCount ?? of.lines?.length ?? 0, lines: () => of.lines ?? [] };
}

/**
 * A document of several sections. Each section has a heading unless its name is empty.
 */
function partsDocument(model: Model, id: string, language: LanguageName, parts: readonly Part[]): TextDocument {
  const layout = new SectionLayout(parts);
  return {
    id,
    language,
    count: layout.count,
    gutterWidth: 4,
    line: (index) => {
      const [part, line] = layout.find(index);
      const key = `${parts[part]?.key}.${line}`;
      if (line < 0) return headingLine(key, parts[part]?.name ?? "");
      return model.sharedLine(language, parts[part]?.lines()[line] as number, key, String(line + 1));
    },
    spans: (index) => {
      const [part, line] = layout.find(index);
      const shared = line < 0 ? undefined : parts[part]?.lines()[line];
      return shared === undefined ? NO_SPANS : model.spansOfLine(shared);
    },
    sections: layout.sections,
  };
}

function sourceDocument(model: Model): TextDocument {
  const language: LanguageName = "ocaml";
  const lines: (() => Line)[] = [];
  const spans: (readonly Span[])[] = [];
  const sections: { name: string; first: number }[] = [];
  model.data.files.forEach((file, number) => {
    sections.push({ name: file.name, first: lines.length });
    if (model.data.files.length > 1) {
      const key = `file ${number}`;
      lines.push(() => headingLine(key, file.name));
      spans.push(NO_SPANS);
    }
    let tokens: Token[][] | undefined;
    const texts = file.text.split("\n");
    const byLine: Span[][] = texts.map(() => []);
    for (const [begin, end, origin] of model.origins.innermost(number)) {
      let line = model.origins.lineOf(number, begin);
      for (let at = begin; at < end; ++line) {
        const start = model.origins.lineStart(number, line);
        const stop = Math.min(end, start + (texts[line] ?? "").length);
        if (stop > at) {
          byLine[line]?.push({ from: at - start, to: stop - start, origin, inlined: -1, class: -1 });
        }
        at = Math.max(at, start + (texts[line] ?? "").length + 1);
      }
    }
    texts.forEach((text, line) => {
      const own = byLine[line] ?? [];
      spans.push(own);
      lines.push(() => ({
        key: `${number}.${line}`,
        text,
        spans: own,
        gutter: String(line + 1),
        tokens: () => {
          if (file.text.length > LONGEST_TEXT) return highlightLine(language, text);
          tokens ??= highlightText(language, file.text);
          return tokens[line] ?? [];
        },
      }));
    });
  });
  return {
    id: "source",
    language,
    count: lines.length,
    gutterWidth: 4,
    line: (index) => (lines[index] as () => Line)(),
    spans: (index) => spans[index] ?? NO_SPANS,
    sections,
  };
}
