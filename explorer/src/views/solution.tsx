import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Model } from "../data/model";
import type { Analysis, FactSets } from "../data/schema";
import { BlockContent, blockSize, blockText } from "../graphs/block";
import { useCharacterSize } from "../graphs/character";
import type { GraphNode } from "../graphs/graph";
import { statesAt, type BlockState } from "../graphs/solver";
import { goToSolverStep, select, solverStep } from "../state/actions";
import { useStore, useView } from "../state/store";
import { FindingGraph } from "./finding-graph";
import { loopClass } from "./graph";

const SET_WIDTH = 60;
const STEP_TIME = 900;

/** The names of a set, as many as fit, and the number of the remaining ones. */
export function setText(names: readonly string[], width: number): string {
  if (names.length === 0) return "∅";
  let text = "";
  for (const [index, name] of names.entries()) {
    const next = text === "" ? name : `${text}, ${name}`;
    const rest = names.length - index;
    if (next.length > width && index > 0) return `{${text}, … ${rest} more}`;
    text = next;
  }
  return `{${text}}`;
}

function SetCell(props: {
  analysis: Analysis;
  elements: readonly number[] | undefined;
  changed?: readonly number[];
}): JSX.Element {
  const store = useStore();
  const { analysis, elements } = props;
  if (!elements) return <td class="set unknown">—</td>;
  if (elements.length === 0) return <td class="set">∅</td>;
  const changed = new Set(props.changed ?? []);
  return (
    <td class="set">
      {elements.map((element) => {
        const origin = analysis.origins?.[element] ?? -1;
        const name = analysis.domain[element] ?? `#${element}`;
        const known = store.model.origins.has(origin);
        return (
          <span
            key={element}
            class={`element${changed.has(element) ? " new" : ""}`}
            {...(known
              ? { "data-origin": origin, "data-inlined": -1, onClick: () => select(store, origin) }
              : {})}
          >
            <bdi>{name}</bdi>
          </span>
        );
      })}
    </td>
  );
}

function Table(props: {
  analysis: Analysis;
  names: readonly string[];
  states: readonly BlockState[];
  current: number;
}): JSX.Element {
  const { analysis, states } = props;
  const hasGen = analysis.blocks.some((block: FactSets) => block.gen !== undefined);
  const hasKill = analysis.blocks.some((block: FactSets) => block.kill !== undefined);
  return (
    <table class="facts" aria-label={analysis.title}>
      <thead>
        <tr>
          <th scope="col">block</th>
          {hasGen && <th scope="col">gen</th>}
          {hasKill && <th scope="col">kill</th>}
          <th scope="col">in</th>
          <th scope="col">out</th>
        </tr>
      </thead>
      <tbody>
        {analysis.blocks.map((block, index) => {
          const state = states[index];
          return (
            <tr key={index} class={index === props.current ? "current" : ""}>
              <th scope="row"><bdi>{props.names[index] ?? `b${index}`}</bdi></th>
              {hasGen && <SetCell analysis={analysis} elements={block.gen ?? []} />}
              {hasKill && <SetCell analysis={analysis} elements={block.kill ?? []} />}
              <SetCell analysis={analysis} elements={state?.visited ? state.in : undefined}
                changed={state?.changedIn ?? []} />
              <SetCell analysis={analysis} elements={state?.visited ? state.out : undefined}
                changed={state?.changedOut ?? []} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Player({ analysis, names }: { analysis: Analysis; names: readonly string[] }): JSX.Element {
  const store = useStore();
  const view = useView();
  const [playing, setPlaying] = useState(false);
  const steps = analysis.steps ?? [];
  const at = solverStep(view, steps.length);
  const go = (step: number) => goToSolverStep(store, steps.length, step);
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= steps.length) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(at + 1), STEP_TIME);
    return () => clearTimeout(timer);
  }, [playing, at]);
  if (steps.length === 0) {
    return <p class="note">The data has the result of this analysis, not the solver's steps.</p>;
  }
  const step = at < steps.length ? steps[at] : undefined;
  return (
    <div class="player" role="group" aria-label="Solver">
      <button aria-label="First step" onClick={() => go(0)}>|◀</button>
      <button aria-label="Previous step" onClick={() => go(at - 1)}>◀</button>
      <button aria-label={playing ? "Stop" : "Play"} onClick={() => {
        if (!playing && at >= steps.length) go(0);
        setPlaying(!playing);
      }}>{playing ? "stop" : "play"}</button>
      <button aria-label="Next step" onClick={() => go(at + 1)}>▶</button>
      <button aria-label="Result" onClick={() => go(steps.length)}>▶|</button>
      <input
        type="range"
        min={0}
        max={steps.length}
        value={at}
        aria-label="Step of the solver"
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <span data-testid="solver-step">
        {step ? (
          <>
            step {at + 1} of {steps.length}: <b>{names[step.block]}</b>,{" "}
            {step.changed ? "changed" : "no change"}
          </>
        ) : (
          `result, after ${steps.length} steps`
        )}
      </span>
      {step?.worklist && (
        <span class="worklist">
          worklist:{" "}
          {step.worklist.length === 0 ? "empty" : step.worklist.map((block, index) => (
            <span key={index} class="chip"><bdi>{names[block]}</bdi></span>
          ))}
        </span>
      )}
    </div>
  );
}

function FactGraph(props: {
  model: Model;
  analysis: Analysis;
  states: readonly BlockState[];
  current: number;
  waiting: ReadonlySet<number>;
}): JSX.Element {
  const view = useView();
  const { model, analysis, states } = props;
  const character = useCharacterSize(view.fontSize);
  const version = model.data.ir[analysis.function]?.versions[analysis.version];
  const blocks = version?.blocks ?? [];
  const text = (elements: readonly number[]) =>
    setText(elements.map((element) => analysis.domain[element] ?? `#${element}`), SET_WIDTH - 6);
  const nodes = blocks.map((block, index): GraphNode => {
    const code = blockText(model, version?.lines ?? [], block, 10);
    const final = analysis.blocks[index] ?? { in: [], out: [] };
    const state = states[index];
    // Reserve space for the final sets, so that the layout does not change during steps.
    const room = [`in  ${text(final.in)}`, `out ${text(final.out)}`];
    const line = (name: string, elements: readonly number[], changed: readonly number[]) => (
      <div key={name} class={`facts-line${changed.length > 0 ? " changed" : ""}`}>
        {name.padEnd(4)}
        {state?.visited ? <bdi>{text(elements)}</bdi> : "—"}
      </div>
    );
    return {
      ...blockSize(model, block.name, code, room, character),
      className: `${loopClass(blocks, index)}${index === props.current ? " current" : ""}${
        props.waiting.has(index) ? " waiting" : ""}`,
      label: `block ${block.name}`,
      content: (
        <BlockContent
          model={model}
          level="ir"
          name={block.name}
          text={code}
          above={[line("in", state?.in ?? [], state?.changedIn ?? [])]}
          below={[line("out", state?.out ?? [], state?.changedOut ?? [])]}
        />
      ),
    };
  });
  return (
    <FindingGraph
      nodes={nodes}
      blocks={blocks}
      title={analysis.title}
      {...(props.current >= 0 ? { focus: props.current } : {})}
    />
  );
}

/** A solution: its sets in the flow graph and as a table, and the steps of the solver. */
export function SolutionView({ analysis }: { analysis: Analysis }): JSX.Element {
  const { model } = useStore();
  const view = useView();
  const states = useMemo(() => statesAt(analysis, view.solverStep), [analysis, view.solverStep]);
  const step = analysis.steps?.[view.solverStep];
  const blocks = model.data.ir[analysis.function]?.versions[analysis.version]?.blocks ?? [];
  const names = blocks.map(({ name }) => name);
  return (
    <>
      <Player analysis={analysis} names={names} />
      <div class="split">
        <FactGraph
          model={model}
          analysis={analysis}
          states={states}
          current={step?.block ?? -1}
          waiting={new Set(step?.worklist ?? [])}
        />
        <div class="scroll table" tabIndex={0} role="region" aria-label="Table of facts">
          <Table analysis={analysis} names={names} states={states} current={step?.block ?? -1} />
        </div>
      </div>
    </>
  );
}
