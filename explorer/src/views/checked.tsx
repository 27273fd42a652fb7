import type { JSX } from "preact";
import { checkedAt, checkedCount, type Contents } from "../data/check";
import type { Allocation, Check } from "../data/schema";
import { useStore } from "../state/store";

/** The wording of the allocation checker. */
const DIFFERENT = "an unknown value, or different values on different paths";

function Values({ allocation, check, values, points }: {
  allocation: Allocation; check: Check; values: readonly number[]; points: readonly number[];
}): JSX.Element {
  return (
    <>
      {values.map((value) => {
        const [interval, name] = check.values?.[value] ?? [-1, "?"];
        const of = allocation.intervals[interval];
        const live = of?.ranges.some(([from, to]) => points.some((point) => point >= from && point < to)) ?? false;
        return (
          <span key={value} class={live ? "element" : "element dead"} title={live ? "" : "not live here"}>
            <bdi>{of?.name === undefined ? name : `${of.name} ${name}`}</bdi>
          </span>
        );
      })}
    </>
  );
}

/** The values that are lost at the join at the start of a block, by location. */
function Merged({ allocation, check, block }: { allocation: Allocation; check: Check; block: number }): JSX.Element | null {
  const { model } = useStore();
  const merged = check.blocks?.[block]?.merged ?? [];
  if (merged.length === 0) return null;
  const blocks = model.data.mir[allocation.function]?.versions[allocation.after]?.blocks ?? [];
  const nameOf = (index: number) => blocks[index]?.name ?? `block ${index}`;
  const byLocation = new Map<number, number[][]>();
  for (const row of merged) {
    const [location = -1] = row;
    byLocation.set(location, [...(byLocation.get(location) ?? []), row]);
  }
  return (
    <>
      <p class="note">Paths meet at the start of {nameOf(block)}. A location keeps what it holds on each of them:</p>
      <ul class="merged" aria-label="Lost where paths meet">
        {[...byLocation].map(([location, rows]) => (
          <li key={location}>
            <code>{check.locations?.[location]}</code>:{" "}
            {rows.map(([, value = -1, ...from]) => `${check.values?.[value]?.[1]} only from ${from.map(nameOf).join(", ")}`).join("; ")}
            {" → "}
            {check.blocks?.[block]?.entry?.some(([kept]) => kept === location) ? "the rest stays" : DIFFERENT}
          </li>
        ))}
      </ul>
    </>
  );
}

function locationsOf(check: Check, ...all: Contents[]): number[] {
  const numbers = [...new Set(all.flatMap((contents) => [...contents.keys()]))];
  const name = (index: number) => check.locations?.[index] ?? "";
  const rank = (index: number) => Number(name(index).startsWith("slot "));
  return numbers.sort(
    (left, right) => rank(left) - rank(right) || name(left).localeCompare(name(right), "en", { numeric: true }),
  );
}

function same(left: readonly number[] | undefined, right: readonly number[] | undefined): boolean {
  return (left ?? []).join() === (right ?? []).join();
}

/** The state of the allocation checker before and after one instruction. */
export function CheckedTable({ allocation, index }: { allocation: Allocation; index: number }): JSX.Element | null {
  const store = useStore();
  const { model } = store;
  const { check } = allocation;
  if (!check) return null;
  const at = checkedAt(check, index);
  if (!at) return null;
  const count = checkedCount(check);
  const go = (to: number) =>
    store.update({ checked: `${allocation.function}.${Math.max(0, Math.min(count - 1, to))}` });
  const lines = model.data.mir[allocation.function]?.versions[allocation.after]?.lines ?? [];
  const unreached = check.blocks?.[at.block]?.unreached ?? false;
  return (
    <div
      class="checked"
      onKeyDown={(event) => {
        const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (by === undefined) return;
        go(index + by);
        event.preventDefault();
      }}
    >
      <div class="player" role="group" aria-label="Checked instruction">
        <button aria-label="Previous instruction" onClick={() => go(index - 1)}>◀</button>
        <button aria-label="Next instruction" onClick={() => go(index + 1)}>▶</button>
        <span data-testid="checked">instruction {index + 1} of {count}, at point {at.point}:</span>
        <code>{model.lineText(lines[at.line] ?? -1).trim()}</code>
        <button aria-label="Close the table" onClick={() => store.update({ checked: "" })}>×</button>
      </div>
      <div class="scroll" tabIndex={0} role="region" aria-label="What the check knows">
        {at.isFirst && <Merged allocation={allocation} check={check} block={at.block} />}
        {unreached ? (
          <p class="note">No path leads to this block: everything is true there.</p>
        ) : (
          <table class="facts" aria-label="Values in registers and slots">
            <thead>
              <tr><th scope="col">location</th><th scope="col">holds before</th><th scope="col">and after</th></tr>
            </thead>
            <tbody>
              {locationsOf(check, at.before, at.after).map((location) => {
                const before = at.before.get(location);
                const after = at.after.get(location);
                return (
                  <tr key={location}>
                    <th scope="row"><code>{check.locations?.[location]}</code></th>
                    <td><Values allocation={allocation} check={check} values={before ?? []} points={[at.point]} /></td>
                    <td class={same(before, after) ? "" : "changed"}>
                      {same(before, after) ? "" : after
                        ? <Values allocation={allocation} check={check} values={after} points={[at.point, at.point + 1]} />
                        : "unknown"}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}
