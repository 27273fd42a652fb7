import type {
  AssemblyLine,
  Block,
  CodeFunction,
  ExplorerData,
  Pass,
  SharedLine,
} from "../../src/data/schema";

/** Data in one document, as --emit=explorer-json writes it. */
export type WholeData = ExplorerData & { lines: SharedLine[] };

/** Builds data as the compiler writes it, from texts with annotations of expressions. */
export class DataBuilder {
  readonly data: WholeData;
  private readonly shared = new Map<string, number>();

  constructor(name: string, text: string) {
    this.data = {
      version: 2,
      program: { name, target: "sparc", level: "2", allocator: "greedy", command: [name, "-O2"], compiler: "mincaml-llc test" },
      files: [{ name, text }],
      functions: [],
      origins: [],
      kinds: ["expression", "call", "binary", "if", "function"],
      inlined: [],
      classes: ["prologue", "epilogue", "spill"],
      lines: [],
      stages: [],
      passes: [],
      ir: [],
      mir: [],
      assembly: [],
    };
  }

  /** The origin of an expression with this text; `at` counts the occurrences from 0. */
  origin(text: string, kind = "expression", at = 0): number {
    const source = this.data.files[0]?.text ?? "";
    let begin = source.indexOf(text);
    for (let skip = at; skip > 0 && begin >= 0; --skip) begin = source.indexOf(text, begin + 1);
    if (begin < 0) throw new Error(`the source has no ${text}`);
    const end = begin + text.length;
    const known = this.data.origins.findIndex((row) => row[1] === begin && row[2] === end);
    if (known >= 0) return known;
    const number = Math.max(0, this.data.kinds.indexOf(kind));
    return this.data.origins.push([0, begin, end, number, -1]) - 1;
  }

  /**
   * Adds a shared line. `annotated` may end with " @@ " and the expression from which the
   * line comes, and " @@@ " and the number of a chain of inlined calls; or with " @! "
   * and the name of a class.
   */
  line(annotated: string): number {
    const known = this.shared.get(annotated);
    if (known !== undefined) return known;
    const [text = "", ...notes] = annotated.split(/\s+(?=@@@? |@! )/);
    let origin = -1;
    let inlined = -1;
    let className = -1;
    for (const note of notes) {
      if (note.startsWith("@@@ ")) inlined = Number(note.slice(4));
      else if (note.startsWith("@@ ")) origin = this.origin(note.slice(3).trim());
      else className = this.data.classes.indexOf(note.slice(3).trim());
    }
    const row: SharedLine = [text];
    if (notes.length > 0) {
      row.push(text.length - text.trimStart().length, text.length, origin, inlined, className);
    }
    const index = this.data.lines.push(row) - 1;
    this.shared.set(annotated, index);
    return index;
  }

  text(lines: string): number[] {
    return lines.replace(/^\n|\n\s*$/g, "").split("\n").map((line) => this.line(line));
  }

  pass(name: string, more: Partial<Pass> = {}): number {
    return (
      this.data.passes.push({ name, level: "ir", unit: "function", changed: true, ...more }) - 1
    );
  }

  stage(id: string, title: string, lines: string): void {
    this.data.stages.push({ id, title, lines: this.text(lines) });
  }

  version(level: "ir" | "mir", name: string, pass: number, lines: string, blocks: Block[] = []): void {
    let code: CodeFunction | undefined = this.data[level].find((other) => other.name === name);
    if (!code) {
      code = { name, versions: [] };
      this.data[level].push(code);
    }
    code.versions.push({ pass, lines: this.text(lines), blocks });
  }

  remove(level: "ir" | "mir", name: string, pass: number): void {
    this.data[level].find((other) => other.name === name)?.versions.push({ pass, deleted: true });
  }

  /**
   * Adds lines of assembly: "offset bytes | text", annotated like shared lines. A "^"
   * before the text marks a delay slot.
   */
  assembly(symbol: string, text: string): void {
    const lines = text.replace(/^\n|\n\s*$/g, "").split("\n").map((line): AssemblyLine => {
      const [head = "", body = ""] = line.split("|");
      const row = this.data.lines[this.line(body.replace(/^\^/, " "))] as SharedLine;
      const [offset = "", bytes] = head.trim().split(" ");
      const made: AssemblyLine = { text: row[0], kind: /:$/.test(row[0]) ? "label" : "word" };
      if (bytes !== undefined) Object.assign(made, { offset: parseInt(offset, 16), bytes });
      if (row.length > 1) {
        if (row[3] !== -1) made.origin = row[3] as number;
        if (row[4] !== -1) made.inlined = row[4] as number;
        if (row[5] !== -1) made.class = row[5] as number;
      }
      if (body.startsWith("^")) made.slot = true;
      return made;
    });
    this.data.assembly.push({ symbol, lines });
  }
}
