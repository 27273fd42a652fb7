import type { ExplorerData, OriginRow } from "./schema";

/**
 * How a piece of text is related to the selected expression: it comes from the expression
 * itself, from an expression inside it, or from a call in it that was inlined.
 */
export type Relation = "self" | "inner" | "through";

/** The parts of texts that are highlighted when an expression is selected. */
export interface OriginHighlight {
  readonly origin: number;
  relation(origin: number, inlined: number): Relation | undefined;
}

export interface Position {
  file: string;
  line: number;
  column: number;
}

/**
 * The expressions of the source and how they are nested. An expression contains another
 * one if its range in the same file does. Expressions with the same range are treated as
 * one.
 */
export class Origins {
  /** The indices sorted by file, start, and descending end: outer before inner. */
  private readonly order: number[];
  /** A cache of highlights, since all columns request the same one. */
  private readonly highlights = new Map<number, OriginHighlight>();
  private readonly lineStarts: (number[] | undefined)[] = [];

  constructor(private readonly data: ExplorerData) {
    this.order = data.origins.map((_, index) => index);
    this.order.sort((left, right) => {
      const a = this.row(left);
      const b = this.row(right);
      return a[0] - b[0] || a[1] - b[1] || b[2] - a[2] || left - right;
    });
  }

  private row(origin: number): OriginRow {
    const row = this.data.origins[origin];
    if (!row) throw new RangeError(`origin ${origin} of ${this.data.origins.length}`);
    return row;
  }

  has(origin: number): boolean {
    return origin >= 0 && origin < this.data.origins.length;
  }

  file(origin: number): number {
    return this.row(origin)[0];
  }

  range(origin: number): [number, number] {
    const row = this.row(origin);
    return [row[1], row[2]];
  }

  kind(origin: number): string {
    return this.data.kinds[this.row(origin)[3]] ?? "expression";
  }

  functionName(origin: number): string | undefined {
    return this.data.functions[this.row(origin)[4]]?.name;
  }

  text(origin: number): string {
    const [file, begin, end] = this.row(origin);
    return this.data.files[file]?.text.slice(begin, end) ?? "";
  }

  contains(outer: number, inner: number): boolean {
    const a = this.row(outer);
    const b = this.row(inner);
    return a[0] === b[0] && a[1] <= b[1] && b[2] <= a[2];
  }

  private sameRange(left: number, right: number): boolean {
    const a = this.row(left);
    const b = this.row(right);
    return a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
  }

  /** The expressions that enclose `origin`, the innermost first. */
  parents(origin: number): number[] {
    const found: number[] = [];
    for (const other of this.order) {
      if (other === origin || !this.contains(other, origin)) continue;
      const last = found[found.length - 1];
      if (this.sameRange(other, origin)) continue;
      if (last !== undefined && this.sameRange(other, last)) continue;
      found.push(other);
    }
    return found.reverse();
  }

  /** The inlined calls through which code got here, the innermost first. */
  chain(inlined: number): number[] {
    const calls: number[] = [];
    for (let at = inlined; at >= 0; ) {
      const entry = this.data.inlined[at];
      if (!entry || calls.length > this.data.inlined.length) break;
      calls.push(entry[0]);
      at = entry[1];
    }
    return calls;
  }

  /** The parts that are highlighted when `origin` is selected. */
  highlight(origin: number): OriginHighlight {
    let highlight = this.highlights.get(origin);
    if (!highlight) {
      if (this.highlights.size >= 200) this.highlights.clear();
      highlight = this.makeHighlight(origin);
      this.highlights.set(origin, highlight);
    }
    return highlight;
  }

  private makeHighlight(origin: number): OriginHighlight {
    const self = new Set<number>();
    const inner = new Set<number>();
    this.data.origins.forEach((_, other) => {
      if (this.sameRange(origin, other)) self.add(other);
      else if (this.contains(origin, other)) inner.add(other);
    });
    const through = new Set<number>();
    this.data.inlined.forEach((_, index) => {
      if (this.chain(index).some((call) => self.has(call))) through.add(index);
    });
    return {
      origin,
      relation: (other, inlined) =>
        self.has(other)
          ? "self"
          : inner.has(other)
            ? "inner"
            : through.has(inlined)
              ? "through"
              : undefined,
    };
  }

  /** Disjoint ranges of a file, each with its innermost expression. */
  innermost(file: number): [number, number, number][] {
    const ranges: [number, number, number][] = [];
    const open: { end: number; origin: number }[] = [];
    let position = 0;
    const advance = (to: number) => {
      const top = open[open.length - 1];
      if (top && to > position) ranges.push([position, to, top.origin]);
      position = Math.max(position, to);
    };
    for (const origin of this.order) {
      const [of, begin, end] = this.row(origin);
      if (of !== file) continue;
      for (let top = open[open.length - 1]; top && top.end <= begin; top = open[open.length - 1]) {
        advance(top.end);
        open.pop();
      }
      advance(begin);
      position = Math.max(position, begin);
      // Ranges can overlap without nesting only if the data is wrong; cut the later one.
      const limit = open[open.length - 1]?.end ?? end;
      if (Math.min(end, limit) > begin) open.push({ end: Math.min(end, limit), origin });
    }
    for (let top = open[open.length - 1]; top; top = open[open.length - 1]) {
      advance(top.end);
      open.pop();
    }
    return ranges;
  }

  private starts(file: number): number[] {
    let starts = this.lineStarts[file];
    if (!starts) {
      starts = [0];
      const text = this.data.files[file]?.text ?? "";
      for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
        starts.push(at + 1);
      }
      this.lineStarts[file] = starts;
    }
    return starts;
  }

  /** The line of an offset, counted from 0. */
  lineOf(file: number, offset: number): number {
    const starts = this.starts(file);
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return low;
  }

  lineStart(file: number, line: number): number {
    return this.starts(file)[line] ?? 0;
  }

  /** The start of an expression. Lines and columns count from 1, as in messages. */
  position(origin: number): Position {
    const [file, begin] = this.row(origin);
    const line = this.lineOf(file, begin);
    return {
      file: this.data.files[file]?.name ?? "",
      line: line + 1,
      column: begin - this.lineStart(file, line) + 1,
    };
  }
}
