import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { checkedAt, findChecked, parseChecked } from "../data/check";
import type { Addition, Allocation, Interval } from "../data/schema";
import { onCircle } from "../graphs/circle";
import { select } from "../state/actions";
import { useHighlights } from "../state/highlights";
import { usePrinting } from "../state/printing";
import { useStore, useView } from "../state/store";
import { MARGIN, useMeasuring } from "../state/visible-rows";
import { CheckedTable } from "./checked";
import { Trials } from "./trials";

const LABEL = 190;
const MOST_IN_GRAPH = 40;

type Order = "start" | "register" | "name";

function nameOf(interval: Interval): string {
  return interval.name !== undefined && interval.name !== ""
    ? `${interval.name} ${interval.virtual}`
    : interval.virtual;
}

function startOf(interval: Interval): number {
  return interval.ranges[0]?.[0] ?? 0;
}

/** Sorts the rows. Rows with equal keys keep the order of the data. */
export function sortIntervals(intervals: readonly Interval[], order: Order): number[] {
  const key = (interval: Interval): string | number =>
    order === "start" ? startOf(interval) : order === "register" ? (interval.register ?? "~") : nameOf(interval);
  return intervals
    .map((_, index) => index)
    .sort((left, right) => {
      const a = key(intervals[left] as Interval);
      const b = key(intervals[right] as Interval);
      const compared =
        typeof a === "number" && typeof b === "number"
          ? a - b
          : String(a).localeCompare(String(b), "en", { numeric: true });
      return compared || left - right;
    });
}

function isSlot(place: string): boolean {
  return place.startsWith("slot ");
}

/**
 * The locations of an interval: its register, or the registers and slots it moves
 * between.
 */
export function placeText(interval: Interval): string {
  if (interval.register !== undefined) return interval.register;
  const places = [...new Set((interval.places ?? []).map(([, , place]) => place))];
  if (places.length === 0) return interval.spilled ? "spilled" : "—";
  return places.length > 3 ? `${places.slice(0, 3).join(", ")} …` : places.join(", ");
}

function colours(allocation: Allocation): Map<string, number> {
  const map = new Map<string, number>();
  const add = (register: string | undefined) => {
    if (register !== undefined && !isSlot(register) && !map.has(register)) map.set(register, map.size % 8);
  };
  for (const { register, places } of allocation.intervals) {
    add(register);
    for (const [, , place] of places ?? []) add(place);
  }
  return map;
}

/** The bars of an interval: its locations, or else its live ranges. */
function barsOf(interval: Interval): { from: number; to: number; place: string | undefined; spilled: boolean }[] {
  if (interval.places?.length) {
    return interval.places.map(([from, to, place]) => ({ from, to, place, spilled: isSlot(place) }));
  }
  return interval.ranges.map(([from, to]) => ({
    from, to, place: interval.register, spilled: interval.spilled ?? false,
  }));
}

function additionsOf(allocation: Allocation): Map<number, Addition[]> {
  const map = new Map<number, Addition[]>();
  for (const addition of allocation.additions ?? []) {
    const known = map.get(addition.interval);
    if (known) known.push(addition);
    else map.set(addition.interval, [addition]);
  }
  return map;
}

function Details({ allocation, interval, unpin }: {
  allocation: Allocation; interval: Interval | undefined; unpin?: (() => void) | undefined;
}): JSX.Element {
  const store = useStore();
  const { model } = store;
  if (!interval) {
    return (
      <p class="note">
        Point at a row for its registers, and what the allocator has tried and added for it; a click keeps them here, and selects its expression.
        {allocation.check?.blocks && " A click at a point, or on an instruction of the machine IR after allocation, shows what the allocation checker knows there."}
        {allocation.check?.problem !== undefined && <> The allocation is not proved: <bdi>{allocation.check.problem}</bdi></>}
      </p>
    );
  }
  const lines = model.data.mir[allocation.function]?.versions[allocation.version]?.lines ?? [];
  const at = (point: number): string => {
    const line = allocation.points[point]?.line;
    return line === undefined ? "" : model.lineText(lines[line] ?? -1).trim();
  };
  const number = allocation.intervals.indexOf(interval);
  const added = (allocation.additions ?? []).filter((addition) => addition.interval === number);
  const first = startOf(interval);
  const last = interval.ranges[interval.ranges.length - 1]?.[1] ?? first;
  return (
    <dl class="details">
      <dt>interval</dt>
      <dd>
        <bdi>{nameOf(interval)}</bdi>{interval.class !== undefined && ` of ${interval.class}`}
        {unpin && <> <button onClick={unpin}>follow the pointer</button></>}
      </dd>
      <dt>register</dt>
      <dd>
        {interval.places?.length
          ? interval.places.map(([from, to, place]) => `${place} at ${from} to ${to - 1}`).join(", ")
          : (interval.register ?? "none")}
        {interval.spilled && ", spilled to the stack"}
      </dd>
      {interval.hints?.length ? <><dt>copied from or to</dt><dd>{interval.hints.join(", ")}</dd></> : null}
      {added.length > 0 && <>
        <dt>added</dt>
        <dd>{added.map(({ point, kind, reason }) => `${kind} at ${point}${reason === undefined ? "" : ` (${reason})`}`).join(", ")}</dd>
      </>}
      <Trials allocation={allocation} interval={number} />
      <dt>from</dt>
      <dd>point {first}: <code>{at(first)}</code></dd>
      <dt>to</dt>
      <dd>point {last - 1}: <code>{at(last - 1)}</code></dd>
    </dl>
  );
}

function Interference({ allocation }: { allocation: Allocation }): JSX.Element {
  const map = colours(allocation);
  const { intervals, interference } = allocation;
  if (!interference) return <p class="note">The data has no interference graph of this function.</p>;
  if (intervals.length > MOST_IN_GRAPH) {
    return <p class="note">{intervals.length} intervals; interference graphs of up to {MOST_IN_GRAPH} are drawn.</p>;
  }
  const radius = Math.max(110, intervals.length * 14);
  const size = 2 * radius + 160;
  const points = onCircle(intervals.length, radius, size / 2);
  return (
    <svg class="interference" width={size} height={size} role="img" aria-label="Interference graph">
      {interference.map(([left, right], index) => {
        const a = points[left];
        const b = points[right];
        return a && b ? <line key={index} x1={a.x} y1={a.y} x2={b.x} y2={b.y} /> : null;
      })}
      {intervals.map((interval, index) => {
        const { x, y } = points[index] as { x: number; y: number };
        const colour = interval.register === undefined ? undefined : map.get(interval.register);
        return (
          <g key={index} transform={`translate(${x},${y})`}>
            <rect x={-40} y={-18} width={80} height={36} rx={4} data-register={colour} class={interval.spilled ? "spilled" : ""} />
            <text y={-3}>{nameOf(interval).slice(0, 12)}</text>
            <text y={12} class="register">{placeText(interval)}</text>
          </g>
        );
      })}
    </svg>
  );
}

function Chart({ allocation, checked }: { allocation: Allocation; checked: number }): JSX.Element {
  const store = useStore();
  const view = useView();
  const highlights = useHighlights();
  const printing = usePrinting();
  const [order, setOrder] = useState<Order>("start");
  const [zoom, setZoom] = useState(1);
  const [pointed, setPointed] = useState(-1);
  const [isPinned, setPinned] = useState(false);
  const [box, setBox] = useState({ width: 600, top: 0, height: 600 });
  const scroller = useRef<HTMLDivElement>(null);
  const height = Math.round(view.fontSize * 1.7);
  const { intervals, points } = allocation;
  const rows = useMemo(() => sortIntervals(intervals, order), [allocation, order]);
  const map = useMemo(() => colours(allocation), [allocation]);
  const added = useMemo(() => additionsOf(allocation), [allocation]);
  const label = Math.max(LABEL, view.fontSize * 15);
  const scale = (Math.max(200, box.width - label - 24) / Math.max(1, points.length)) * zoom;
  const width = points.length * scale;

  const measure = () => {
    const element = scroller.current;
    if (element) setBox({ width: element.clientWidth, top: element.scrollTop, height: element.clientHeight });
  };
  useMeasuring(scroller, measure, [allocation]);
  useLayoutEffect(() => {
    if (scroller.current) highlights.paint(scroller.current);
  });

  const first = printing ? 0 : Math.max(0, Math.floor(box.top / height) - MARGIN);
  const last = printing ? rows.length : Math.min(rows.length, Math.ceil((box.top + box.height) / height) + MARGIN);
  const calls = useMemo(
    () =>
      points
        .map(({ call }, index) => (call ? `M${((index + 0.5) * scale).toFixed(1)},0V${rows.length * height}` : ""))
        .join(""),
    [points, scale, rows, height],
  );
  const checkedPoint = allocation.check ? checkedAt(allocation.check, checked)?.point : undefined;
  const check = (row: Element, x: number) => {
    const left = row.querySelector("svg")?.getBoundingClientRect().left ?? Infinity;
    if (x < left || !allocation.check) return;
    const index = findChecked(allocation.check, "point", Math.floor((x - left) / scale));
    if (index >= 0) store.update({ checked: `${allocation.function}.${index}` });
  };
  const ticks: number[] = [];
  const every = Math.max(1, Math.ceil(60 / scale));
  for (let point = 0; point < points.length; point += every) ticks.push(point);
  return (
    <>
      <div class="controls">
        <label>
          Order{" "}
          <select value={order} onChange={(event) => setOrder(event.currentTarget.value as Order)}>
            <option value="start">by start</option>
            <option value="register">by register</option>
            <option value="name">by name</option>
          </select>
        </label>
        <span class="pair">
          <button aria-label="Narrower" onClick={() => setZoom(Math.max(1, zoom / 1.5))}>−</button>
          <button aria-label="Wider" onClick={() => setZoom(Math.min(50, zoom * 1.5))}>+</button>
        </span>
        <span class="legend">
          <svg width="14" height="14" aria-hidden="true"><rect class="bar" width="14" height="14" data-register="0" /></svg> in a register{" "}
          <svg width="14" height="14" aria-hidden="true"><rect class="bar spilled" width="14" height="14" /></svg> spilled{" "}
          <svg width="14" height="14" aria-hidden="true"><path class="calls" d="M7,0V14" /></svg> call{" "}
          <b>S</b> spilled, <b>R</b> reloaded, <b>M</b> moved, <b>C</b> rematerialized
        </span>
      </div>
      <div
        class="scroll chart"
        ref={scroller}
        onScroll={measure}
        tabIndex={0}
        role="region"
        aria-label="Live ranges"
        onKeyDown={(event) => {
          const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (by === undefined) return;
          const at = rows.indexOf(pointed);
          const row = Math.max(0, Math.min(rows.length - 1, at + by));
          setPointed(rows[row] ?? -1);
          setPinned(true);
          scroller.current?.scrollTo({ top: Math.max(0, row * height - box.height / 2) });
          event.preventDefault();
        }}
      >
        <div class="axis" style={{ width: `${label + width}px` }}>
          {ticks.map((point) => (
            <span key={point} style={{ left: `${label + point * scale}px` }}>{point}</span>
          ))}
        </div>
        <div class="lines" style={{ height: `${rows.length * height}px`, width: `${label + width}px` }}>
          <svg class="backdrop" width={width} height={rows.length * height} style={{ left: `${label}px` }} aria-hidden="true">
            <defs>
              <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect width="6" height="6" class="hatch-ground" />
                <line x1="0" y1="0" x2="0" y2="6" class="hatch-line" />
              </pattern>
            </defs>
            <path class="calls" d={calls} />
            {checkedPoint !== undefined && (
              <rect class="checked-point" x={checkedPoint * scale} width={Math.max(2, scale)} height={rows.length * height} />
            )}
          </svg>
          {rows.slice(first, last).map((number, index) => {
            const interval = intervals[number] as Interval;
            const known = store.model.origins.has(interval.origin ?? -1);
            return (
              <div
                key={number}
                class={`interval${number === pointed ? " pointed" : ""}`}
                style={{ top: `${(first + index) * height}px`, height: `${height}px`, width: `${label + width}px` }}
                onMouseEnter={() => {
                  if (!isPinned) setPointed(number);
                }}
                onClick={(event) => {
                  setPointed(number);
                  setPinned(true);
                  check(event.currentTarget, event.clientX);
                  if (known) select(store, interval.origin as number);
                }}
              >
                <span class="label" style={{ width: `${label}px` }}>
                  <bdi {...(known ? { "data-origin": interval.origin, "data-inlined": -1 } : {})}>{nameOf(interval)}</bdi>
                  <span class="register">{placeText(interval)}</span>
                </span>
                <svg width={width} height={height} aria-hidden="true">
                  {interval.ranges.map(([from, to], range) => (
                    <rect
                      key={range}
                      class="live"
                      x={from * scale}
                      y={height * 0.45}
                      width={Math.max(2, (to - from) * scale)}
                      height={height * 0.1}
                    />
                  ))}
                  {barsOf(interval).map(({ from, to, place, spilled }, bar) => (
                    <rect
                      key={`place ${bar}`}
                      class={spilled ? "bar spilled" : "bar"}
                      data-register={place === undefined ? undefined : map.get(place)}
                      x={from * scale}
                      y={height * (spilled ? 0.3 : 0.15)}
                      width={Math.max(2, (to - from) * scale)}
                      height={height * (spilled ? 0.4 : 0.7)}
                    />
                  ))}
                  {(added.get(number) ?? []).map(({ point, kind }, mark) => (
                    <text key={`added ${mark}`} class="added" x={point * scale} y={height * 0.75}>
                      {kind === "rematerialization" ? "C" : kind.slice(0, 1).toUpperCase()}
                    </text>
                  ))}
                </svg>
              </div>
            );
          })}
        </div>
      </div>
      <Details allocation={allocation} interval={intervals[pointed]} unpin={isPinned ? () => setPinned(false) : undefined} />
      <CheckedTable allocation={allocation} index={checked} />
    </>
  );
}

/** The live ranges or the interference graph of one function. */
export function RegistersView(): JSX.Element {
  const store = useStore();
  const { model } = store;
  const view = useView();
  const [graph, setGraph] = useState(false);
  const [chosen, setChosen] = useState(0);
  const all = model.data.allocations ?? [];
  const nameAt = (allocation: Allocation) => model.data.mir[allocation.function]?.name ?? "";
  const checked = parseChecked(view.checked);
  const isChecked = (candidate: Allocation) => candidate.function === checked?.function;
  const allocation =
    view.function === ""
      ? (all.find(isChecked) ?? all[chosen])
      : all.find((candidate) => nameAt(candidate) === view.function);
  return (
    <div class="fill">
      <div class="controls">
        <label>
          <select value={graph ? "graph" : "chart"} aria-label="Picture"
            onChange={(event) => setGraph(event.currentTarget.value === "graph")}>
            <option value="chart">live ranges</option>
            <option value="graph">interference</option>
          </select>
        </label>
        {view.function === "" && (
          <label>
            Of{" "}
            <select
              value={allocation ? all.indexOf(allocation) : chosen}
              onChange={(event) => {
                setChosen(Number(event.currentTarget.value));
                store.update({ checked: "" });
              }}
            >
              {all.map((candidate, index) => (
                <option key={index} value={index}>{nameAt(candidate)}</option>
              ))}
            </select>
          </label>
        )}
        <span class="at">
          {allocation && `${nameAt(allocation)}, allocator ${allocation.allocator}, ${allocation.intervals.length} intervals`}
        </span>
      </div>
      {!allocation ? (
        <p class="note">The data has no register allocation of {view.function}.</p>
      ) : graph ? (
        <div class="scroll"><Interference allocation={allocation} /></div>
      ) : (
        <Chart
          key={all.indexOf(allocation)}
          allocation={allocation}
          checked={checked && isChecked(allocation) ? checked.index : -1}
        />
      )}
    </div>
  );
}
