import type { ExplorerData, LineList, SharedLine } from "./schema";

/** The reference in the document that replaces a long list of lines. */
interface LineReference {
  count: number;
  /** The number of lines in each part except the last. */
  size: number;
  parts: number[];
}

/** An object of the document that has some attributes in a part. */
interface PartialObject {
  /** The number of the part, and the lengths of its lists. */
  part: [number, ...number[]];
}

class DividedLines implements LineList {
  constructor(
    private readonly parts: Parts,
    private readonly reference: LineReference,
  ) {}

  get length(): number {
    return this.reference.count;
  }

  at(index: number): SharedLine | undefined {
    const { parts, size } = this.reference;
    const number = parts[Math.floor(index / size)];
    return number === undefined ? undefined : (this.parts.get(number) as SharedLine[])[index % size];
  }
}

/** The parts of the data outside the document. Each text contains an array of parts. */
export class Parts {
  /** The number of the first part of each array. */
  private readonly firsts: number[] = [];
  private readonly total: number;
  private readonly decoded: (unknown[] | undefined)[] = [];

  constructor(
    private readonly texts: readonly string[],
    counts: readonly number[],
    private readonly decode: (text: string) => unknown,
  ) {
    let total = 0;
    for (const count of counts) {
      this.firsts.push(total);
      total += count;
    }
    this.total = total;
  }

  get(number: number): unknown {
    if (!(number >= 0 && number < this.total)) throw new RangeError(`part ${number} of ${this.total}`);
    let low = 0;
    let high = this.firsts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.firsts[middle] as number) <= number) low = middle;
      else high = middle;
    }
    const values = (this.decoded[low] ??= this.decode(this.texts[low] as string) as unknown[]);
    return values[number - (this.firsts[low] as number)];
  }

  /** Gives the objects of a document access to their attributes in parts. */
  attach(data: ExplorerData): void {
    data.lines = new DividedLines(this, data.lines as unknown as LineReference);
    const version = this.prototype(["lines", "blocks"], ["lineCount", "blockCount"]);
    for (const code of [...data.ir, ...data.mir]) for (const one of code.versions) this.give(one, version);
    const assembly = this.prototype(["lines"], ["lineCount"]);
    for (const one of data.assembly) this.give(one, assembly);
    for (const one of data.stages) this.give(one, assembly);
    const solution = this.prototype(["direction", "meet", "domain", "origins", "blocks", "steps"], []);
    for (const one of data.analyses ?? []) this.give(one, solution);
    const notes = this.prototype(["lines"], []);
    for (const one of data.notes ?? []) this.give(one, notes);
    const predicates = this.prototype(["domain", "origins", "names", "rows"], []);
    for (const one of data.predicates ?? []) this.give(one, predicates);
    const allocation = this.prototype(["points", "intervals", "additions", "check", "trials", "interference"], []);
    for (const one of data.allocations ?? []) this.give(one, allocation);
  }

  private give(object: object, prototype: object): void {
    if ("part" in object) Object.setPrototypeOf(object, prototype);
  }

  /**
   * A prototype with getters: `attributes` are read from the part of the object, and
   * `counts` are the lengths of lists, which are in the object.
   */
  private prototype(attributes: readonly string[], counts: readonly string[]): object {
    const parts = this;
    const getters: PropertyDescriptorMap = {};
    for (const name of attributes) {
      getters[name] = {
        get(this: PartialObject) {
          return (parts.get(this.part[0]) as Record<string, unknown>)[name];
        },
      };
    }
    counts.forEach((name, index) => {
      getters[name] = {
        get(this: PartialObject) {
          return this.part[index + 1];
        },
      };
    });
    return Object.create(Object.prototype, getters) as object;
  }
}
