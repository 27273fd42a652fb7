import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { sameExpression } from "../data/replay";
import { useStore, useView } from "../state/store";

const STEP_TIME = 500;

/** The selected step of the run, the last step, and a function that selects a step. */
export function useRunStep(): { at: number; last: number; go: (step: number) => void } {
  const store = useStore();
  const view = useView();
  const { run } = store.model.data;
  const last = (run?.steps.length ?? 0) - 1;
  const at = Math.max(0, Math.min(view.runStep, last));
  const go = (step: number) => {
    const to = Math.max(0, Math.min(last, step));
    store.update({ runStep: to, origin: run?.steps[to]?.origin ?? -1, inlined: -1 });
  };
  return { at, last, go };
}

/** The expression of the selected step, and what it did. */
export function RunStepText(): JSX.Element | null {
  const { model } = useStore();
  const { at } = useRunStep();
  const step = model.data.run?.steps[at];
  if (!step) return null;
  const known = model.origins.has(step.origin);
  const place = known ? model.origins.position(step.origin) : undefined;
  return (
    <p class="now">
      {place && `${place.line}:${place.column} `}
      {known && <code><bdi>{model.origins.text(step.origin).slice(0, 200)}</bdi></code>}
      {step.result !== undefined && <> → <b data-testid="result"><bdi>{step.result}</bdi></b></>}
      {step.raises !== undefined && <> raises <b><bdi>{step.raises}</bdi></b></>}
      {step.enter !== undefined && <> {step.tail ? "tail call" : "call"} of <b><bdi>{step.enter}</bdi></b></>}
      {step.leave && <>, returned to the caller</>}
    </p>
  );
}

/** Buttons and keys that select a step of the run, and below them what the step shows. */
export function RunPlayer({ children }: { children: ComponentChildren }): JSX.Element | null {
  const { run } = useStore().model.data;
  const { at, last, go } = useRunStep();
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(at + 1), STEP_TIME);
    return () => clearTimeout(timer);
  }, [playing, at]);
  if (!run) return null;
  const jump = (direction: 1 | -1) => {
    const to = sameExpression(run, at, direction);
    if (to >= 0) go(to);
  };
  return (
    <div
      class="fill run-view"
      onKeyDown={(event) => {
        if (event.target instanceof HTMLInputElement) return;
        const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (by === undefined) return;
        go(at + by);
        event.preventDefault();
      }}
    >
      <div class="player" role="group" aria-label="Replay">
        <button aria-label="First step" onClick={() => go(0)}>|◀</button>
        <button aria-label="Previous step" onClick={() => go(at - 1)}>◀</button>
        <button onClick={() => {
          if (!playing && at >= last) go(0);
          setPlaying(!playing);
        }}>{playing ? "stop" : "play"}</button>
        <button aria-label="Next step" onClick={() => go(at + 1)}>▶</button>
        <button aria-label="Last step" onClick={() => go(last)}>▶|</button>
        <input type="range" min={0} max={last} value={at} aria-label="Step of the run"
          onInput={(event) => go(Number(event.currentTarget.value))} />
        <span data-testid="run-step">step {at + 1} of {last + 1}{!run.complete && ` (the first ${run.steps.length}; --explorer-steps shows more)`}</span>
        <button title="The last time this expression was evaluated" onClick={() => jump(-1)}>same, before</button>
        <button title="The next time this expression is evaluated" onClick={() => jump(1)}>same, next</button>
      </div>
      {children}
    </div>
  );
}
