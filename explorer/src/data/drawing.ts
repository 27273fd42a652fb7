/** An object of a value: a box, or for a list a box for each element. */
interface Objects {
  boxes: string[];
  /** The objects that a box refers to; each is a dot in its text. */
  parts: { box: number; object: Objects }[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  text: string;
}

export interface Drawing {
  width: number;
  height: number;
  boxes: Box[];
  links: { x1: number; y1: number; x2: number; y2: number }[];
}

type Value = string | Objects;

const DOT = "•";
const SCALAR = /[^,;)\]}|]+/y;
const QUOTED = /"(?:\\.|[^"\\])*"(?:\.\.\.)?|'(?:\\\d+|\\.|[^\\])'/y;
const CONSTRUCTOR = /[A-Z][\w'.]*/y;
const FIELD = /[a-z_][\w']* = /y;

/** Reads a value in OCaml's notation, as the interpreter writes it. */
class Reader {
  at = 0;

  constructor(readonly text: string) {}

  take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? "";
    this.at += found.length;
    return found;
  }

  skip(word: string): boolean {
    const found = this.text.startsWith(word, this.at);
    if (found) this.at += word.length;
    return found;
  }

  /** Values up to a closing bracket, each with the text before it. */
  values(separator: string, end: string): [string, Value][] {
    const found: [string, Value][] = [];
    while (this.at < this.text.length && !this.skip(end)) {
      const before = this.skip(separator) ? separator : "";
      const field = this.take(FIELD);
      const start = this.at;
      found.push([before + field, this.value()]);
      if (this.at === start) break;
    }
    return found;
  }

  value(): Value {
    if (this.skip("[|")) return oneBox("[|", this.values("; ", "|]"), "|]");
    if (this.skip("[]")) return "[]";
    if (this.skip("[")) return list(this.values("; ", "]").map(([, value]) => value));
    if (this.skip("(")) return oneBox("(", this.values(", ", ")"), ")");
    if (this.skip("{")) return oneBox("{", this.values("; ", "}"), "}");
    const name = this.take(CONSTRUCTOR);
    if (name === "") return this.take(QUOTED) || this.take(SCALAR);
    if (!this.skip(" ")) return name;
    if (this.skip("{")) return oneBox(`${name} {`, this.values("; ", "}"), "}");
    if (!this.skip("(")) return oneBox(`${name} `, [["", this.value()]], "");
    const inside = this.values(", ", ")");
    const isDot = inside.length === 1 && typeof inside[0]?.[1] !== "string";
    return isDot ? oneBox(`${name} `, inside, "") : oneBox(`${name} (`, inside, ")");
  }
}

function list(elements: Value[]): Objects {
  return {
    boxes: elements.map((element) => (typeof element === "string" ? element : DOT)),
    parts: elements.flatMap((object, box) => (typeof object === "string" ? [] : [{ box, object }])),
  };
}

function oneBox(before: string, values: [string, Value][], after: string): Objects {
  const { boxes, parts } = list(values.map(([, value]) => value));
  const text = boxes.map((box, index) => `${values[index]?.[0] ?? ""}${box}`).join("");
  return { boxes: [before + text + after], parts: parts.map(({ object }) => ({ box: 0, object })) };
}

/** Of boxes, in pixels; the text has 12. */
export const HEIGHT = 22;
const [CHARACTER, MARGIN, LINK, GAP, LAYER] = [7.3, 6, 16, 14, 46];

/** Places an object and, below it, its parts; returns the width. */
function place({ boxes, parts }: Objects, left: number, top: number, into: Drawing): number {
  const own = boxes.map((text): Box => ({ x: 0, y: top, width: text.length * CHARACTER + 2 * MARGIN, text }));
  const ownWidth = own.reduce((sum, { width }) => sum + width + LINK, -LINK);
  into.boxes.push(...own);
  const [firstBox, firstLink] = [into.boxes.length, into.links.length];
  let right = left;
  const roots = parts.map(({ object }) => {
    const at = into.boxes.length;
    right += place(object, right, top + LAYER, into) + GAP;
    return into.boxes[at];
  });
  const width = Math.max(ownWidth, right - GAP - left);
  // The narrower one, the object or its parts, stands in the middle.
  const shift = (width - Math.max(0, right - GAP - left)) / 2;
  for (const box of into.boxes.slice(firstBox)) box.x += shift;
  for (const link of into.links.slice(firstLink)) [link.x1, link.x2] = [link.x1 + shift, link.x2 + shift];
  let x = left + (width - ownWidth) / 2;
  for (const box of own) {
    box.x = x;
    x += box.width + LINK;
    if (box !== own[0]) into.links.push({ x1: box.x - LINK, y1: top + HEIGHT / 2, x2: box.x, y2: top + HEIGHT / 2 });
  }
  parts.forEach(({ box }, index) => {
    const [from, to] = [own[box], roots[index]];
    if (!from || !to) return;
    into.links.push({ x1: from.x + from.width / 2, y1: top + HEIGHT, x2: to.x + to.width / 2, y2: to.y });
  });
  into.height = Math.max(into.height, top + HEIGHT);
  return width;
}

/** Draws a value that has a list or an object in another one; otherwise undefined. */
export function drawing(text: string): Drawing | undefined {
  const reader = new Reader(text);
  const value = reader.value();
  if (reader.at !== text.length || typeof value === "string") return undefined;
  if (value.parts.length === 0 && value.boxes.length < 2) return undefined;
  const drawn: Drawing = { width: 0, height: 0, boxes: [], links: [] };
  drawn.width = place(value, 0, 0, drawn);
  return drawn;
}
