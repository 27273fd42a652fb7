import type { Run } from "./schema";

export interface Frame {
  name: string;
  /** The latest value of each variable, in the order of their first binding. */
  values: [string, string][];
}

export interface Moment {
  /** The stack frames, the outermost first. */
  frames: Frame[];
  output: string;
}

/** The stack and the output after a step. */
export function replay(run: Run, step: number, main: string): Moment {
  const frames: { name: string; values: Map<string, string> }[] = [{ name: main, values: new Map() }];
  let output = "";
  for (const at of run.steps.slice(0, step + 1)) {
    // Remove the frames of calls that have returned, ended by an exception, or were
    // replaced by a tail call.
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

/** The next step with the same expression in a direction; -1 if there is none. */
export function sameExpression(run: Run, from: number, direction: 1 | -1): number {
  const origin = run.steps[from]?.origin;
  for (let step = from + direction; step >= 0 && step < run.steps.length; step += direction) {
    if (run.steps[step]?.origin === origin) return step;
  }
  return -1;
}

/** The value of an expression at a step. */
export interface Occurrence {
  step: number;
  text: string;
}

/**
 * The values of an expression. For a variable, these are the values that are read; for a
 * call, the values that it returns.
 */
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
