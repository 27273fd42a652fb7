import type { Run } from "./schema";

export interface Frame {
  name: string;
  /** The latest value of each variable, in the order in which they were first bound. */
  values: [string, string][];
}

export interface Moment {
  /** The outermost first. */
  frames: Frame[];
  output: string;
}

/** What is on the stack and on the output after a step. */
export function replay(run: Run, step: number, main: string): Moment {
  const frames: { name: string; values: Map<string, string> }[] = [{ name: main, values: new Map() }];
  let output = "";
  for (const at of run.steps.slice(0, step + 1)) {
    // Calls that have ended, also by an exception, or are replaced by another.
    frames.length = Math.min(frames.length, at.depth + (at.tail ? 0 : 1));
    if (at.enter !== undefined) frames.push({ name: at.enter, values: new Map() });
    const top = frames[frames.length - 1];
    for (const [name, value] of at.values ?? []) top?.values.set(name, value);
    output += at.output ?? "";
  }
  return {
    frames: frames.map(({ name, values }) => ({ name, values: [...values] })),
    output,
  };
}

/** The next step, in a direction, of the same expression; -1 without one. */
export function sameExpression(run: Run, from: number, direction: 1 | -1): number {
  const origin = run.steps[from]?.origin;
  for (let step = from + direction; step >= 0 && step < run.steps.length; step += direction) {
    if (run.steps[step]?.origin === origin) return step;
  }
  return -1;
}

/** What an expression was at a step. */
export interface Occurrence {
  step: number;
  text: string;
}

/** The values of an expression: of a variable where it is read, of a call where it returns. */
export function historyOf(run: Run, origin: number): Occurrence[] {
  const found: Occurrence[] = [];
  run.steps.forEach((at, step) => {
    const texts: string[] = [];
    if (at.origin === origin) {
      texts.push(...(at.values ?? []).map(([name, value]) => `${name} = ${value}`));
      if (at.result !== undefined) texts.push(at.result);
      if (at.raises !== undefined) texts.push(`raises ${at.raises}`);
    }
    if (at.to === origin && at.leave && at.result !== undefined) texts.push(`returns ${at.result}`);
    for (const [variable, value] of at.reads ?? []) if (variable === origin) texts.push(value);
    if (texts.length > 0) found.push({ step, text: texts.join(", ") });
  });
  return found;
}
