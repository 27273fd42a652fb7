import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Pass } from "../data/schema";
import { open, stepPass } from "../state/actions";
import { usePrinting } from "../state/printing";
import { useStore, useView } from "../state/store";
import { useVisibleRows } from "../state/visible-rows";

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : "±0";
}

/** Formats a time in microseconds. */
export function timeText(time: number): string {
  return time < 1000 ? `${time} µs` : `${(time / 1000).toFixed(time < 100_000 ? 1 : 0)} ms`;
}

/** The passes that satisfy the filter; `round` is set where an iteration starts. */
function rowsOf(
  passes: readonly Pass[],
  changedOnly: boolean,
  concerns: (pass: number) => boolean,
): { pass: number; round: number | undefined }[] {
  const rows: { pass: number; round: number | undefined }[] = [];
  let round: number | undefined;
  passes.forEach((pass, index) => {
    if ((changedOnly && !pass.changed) || !concerns(index)) return;
    rows.push({ pass: index, round: pass.round !== round ? pass.round : undefined });
    round = pass.round;
  });
  return rows;
}

function PassRow(props: {
  index: number;
  round: number | undefined;
  pass: Pass;
  where: string;
  selected: boolean;
  top: number | undefined;
  choose(): void;
}): JSX.Element {
  const { pass, index } = props;
  const style = props.top === undefined ? {} : { top: `${props.top}px` };
  const indent = { paddingLeft: `${Math.min(pass.nest ?? 0, 6) * 0.8 + 0.3}em` };
  const difference =
    pass.before !== undefined && pass.after !== undefined ? pass.after - pass.before : undefined;
  return (
    <div
      class={`row pass ${pass.changed ? "changed" : "unchanged"} ${pass.level}`}
      style={style}
      role="option"
      id={`pass-${index}`}
      aria-selected={props.selected}
      data-pass={index}
      title={`${index}: ${pass.name} on ${pass.unit} ${props.where}`}
      onClick={props.choose}
    >
      <span class="index">{index}</span>
      <span class="mark" aria-label={pass.changed ? "changed" : "no change"}>
        {pass.changed ? "●" : "·"}
      </span>
      <span class="name" style={indent}>
        {props.round !== undefined && <span class="round">round {props.round}</span>}
        {pass.name} <small>{props.where}</small>
      </span>
      <span class="count">
        {pass.after !== undefined ? pass.after : ""}
        {difference !== undefined && difference !== 0 && (
          <span class={difference > 0 ? "grown" : "shrunk"}> {signed(difference)}</span>
        )}
      </span>
      {pass.time !== undefined && <span class="time">{timeText(pass.time)}</span>}
    </div>
  );
}

/** All passes in the order in which they ran. */
export function PipelineView(): JSX.Element {
  const store = useStore();
  const view = useView();
  const printing = usePrinting();
  const { model } = store;
  const { passes } = model.data;
  const [changedOnly, setChangedOnly] = useState(true);
  const height = Math.round(view.fontSize * 1.7);

  const rows = useMemo(() => {
    if (view.function === "") return rowsOf(passes, changedOnly, () => true);
    const changing = new Set<number>();
    for (const level of ["ir", "mir"] as const) {
      for (const code of model.code(level)) {
        if (code.name === view.function) code.versions.forEach(({ pass }) => changing.add(pass));
      }
    }
    const index = model.functionIndex("ir", view.function);
    return rowsOf(passes, changedOnly, (pass) =>
      changedOnly ? changing.has(pass) : changing.has(pass) || passes[pass]?.function === index,
    );
  }, [passes, changedOnly, view.function]);

  const { scroller, range, measure } = useVisibleRows(height, [rows]);
  useEffect(() => {
    const element = scroller.current;
    const row = rows.findIndex(({ pass }) => pass === view.pass);
    if (!element || row < 0) return;
    const top = row * height;
    if (top < element.scrollTop || top + height > element.scrollTop + element.clientHeight) {
      element.scrollTop = Math.max(0, top - element.clientHeight / 2);
      measure();
    }
  }, [view.pass, rows, height]);

  const nameOf = (pass: Pass): string => {
    if (pass.function === undefined || pass.function < 0) return pass.unit === "module" ? "" : pass.unit;
    const code = pass.level === "machine" ? model.data.mir : model.data.ir;
    return code[pass.function]?.name ?? "";
  };
  const step = (by: 1 | -1) => {
    const at = rows.findIndex(({ pass }) => pass === view.pass);
    const next =
      at >= 0
        ? rows[at + by]
        : by > 0
          ? rows.find(({ pass }) => pass > view.pass)
          : rows.filter(({ pass }) => pass < view.pass).pop();
    if (next) store.update({ pass: next.pass });
  };
  const shown = printing ? rows : rows.slice(range.first, range.last);
  return (
    <div class="pipeline">
      <div class="controls">
        <label>
          <input
            type="checkbox"
            checked={changedOnly}
            onChange={() => setChangedOnly(!changedOnly)}
          />{" "}
          only what changed
        </label>
        <button title="Previous change (p)" onClick={() => stepPass(store, -1, !changedOnly)}>◀</button>
        <button title="Next change (n)" onClick={() => stepPass(store, 1, !changedOnly)}>▶</button>
        <button onClick={() => open(store, { kind: "difference", argument: "" })}>difference</button>
      </div>
      <div
        class="scroll passes"
        ref={scroller}
        onScroll={measure}
        tabIndex={0}
        role="listbox"
        aria-label="Passes"
        aria-activedescendant={`pass-${view.pass}`}
        onKeyDown={(event) => {
          const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };
          const by = steps[event.key];
          if (by !== undefined) {
            step(by);
            event.preventDefault();
          } else if (event.key === "Enter") {
            open(store, { kind: "difference", argument: "" });
          }
        }}
      >
        <div class="lines" style={printing ? {} : { height: `${rows.length * height}px` }}>
          {shown.map(({ pass, round }, index) => (
            <PassRow
              key={pass}
              index={pass}
              round={round}
              pass={passes[pass] as Pass}
              where={nameOf(passes[pass] as Pass)}
              selected={pass === view.pass}
              top={printing ? undefined : (range.first + index) * height}
              choose={() => store.update({ pass })}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
