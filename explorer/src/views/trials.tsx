import type { JSX } from "preact";
import type { Allocation, Candidate, Trial } from "../data/schema";

const HOW: Record<string, string> = {
  none: "no register",
  halves: "the pair of the halves that arrive in registers",
  hint: "as hinted",
  fitting: "of those free for long enough, the one free for the shortest time",
  longest: "none is free for long enough; the one free for the longest time",
  first: "the first that is free",
  taken: "taken from the value that is needed last",
};

const SOURCES: Record<string, string> = {
  "loop header": "hint of the loop's header",
  "copied to": "hint, copied there later",
  "copied from": "hint, copied from there",
  before: "hint, was there before",
  search: "search",
  farthest: "to be taken",
};

const VERDICTS: Record<string, string> = {
  "not allowed": "not of its class",
  occupied: "occupied",
  fixed: "needed by the instruction or fixed",
  "too short": "not free for long enough",
  free: "free",
  "in use": "an operand or result here",
  takeable: "next use of its value",
};

function nameOfValue(allocation: Allocation, interval: number): string {
  return allocation.intervals[interval]?.virtual ?? "another value";
}

function candidateText(allocation: Allocation, [register, , verdict, owner, next]: Candidate): string {
  const name = allocation.trials?.registers[register] ?? "?";
  if (owner === undefined) return name;
  const value = nameOfValue(allocation, owner);
  return verdict === "takeable" ? `${name} (${value}, ${next === undefined ? "none" : `${next} on`})` : `${name} (${value})`;
}

/**
 * The candidates of a search as texts. Candidates with the same source and verdict are
 * combined.
 */
export function candidateTexts(allocation: Allocation, trial: Trial): string[] {
  const groups = new Map<string, string[]>();
  for (const candidate of trial.candidates ?? []) {
    const [, source, verdict] = candidate;
    const key = `${SOURCES[source] ?? source}: ${VERDICTS[verdict] ?? verdict}`;
    groups.set(key, [...(groups.get(key) ?? []), candidateText(allocation, candidate)]);
  }
  return [...groups].map(([key, registers]) => `${key}: ${registers.join(", ")}`);
}

/** A search as one line: the program point, the purpose, and the result. */
export function trialText(allocation: Allocation, trial: Trial): string {
  const what = trial.for === "move" ? `to get out of the way (${trial.reason ?? "?"})` : `for ${trial.for === "operand" ? "an operand" : trial.for === "result" ? "a result" : "an early result"}`;
  const register = trial.register === undefined ? undefined : allocation.trials?.registers[trial.register];
  const found = register === undefined
    ? trial.for === "move" ? "no register, and it loses its own" : "no register"
    : `${register}, ${HOW[trial.how] ?? trial.how}`;
  const lost = (trial.displaced ?? []).map(([interval = -1, to]) => {
    const value = nameOfValue(allocation, interval);
    return to === undefined ? `; ${value} leaves its register` : `; ${value} moves to ${allocation.trials?.registers[to]}`;
  });
  return `at ${trial.point}, ${what}: ${found}${lost.join("")}${trial.undone ? " (the allocator went back, and planned again)" : ""}`;
}

/** The searches for the registers of an interval. */
export function Trials({ allocation, interval }: { allocation: Allocation; interval: number }): JSX.Element | null {
  const mine = (allocation.trials?.list ?? []).filter((trial) => trial.interval === interval);
  if (mine.length === 0) return null;
  return (
    <>
      <dt>tried</dt>
      <dd>
        <ol class="trials" aria-label="Searches for a register">
          {mine.map((trial, index) => (
            <li key={index} class={trial.undone ? "undone" : ""}>
              <details>
                <summary>{trialText(allocation, trial)}</summary>
                <ul>{candidateTexts(allocation, trial).map((text) => <li key={text}>{text}</li>)}</ul>
              </details>
            </li>
          ))}
        </ol>
      </dd>
    </>
  );
}
