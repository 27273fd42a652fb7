import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { historyOf, replay, sameExpression } from "../data/replay";
import { HEIGHT, drawing } from "../data/drawing";
import type { Run } from "../data/schema";
import { useStore, useView } from "../state/store";

const STEP_TIME = 500;
const FRAMES_SHOWN = 30;
const HISTORY_SHOWN = 100;
const DRAWINGS_SHOWN = 12;

/** The values of the selected expression, or else of the expression of the step. */
function History({ run, selected, step, go }: {
  run: Run; selected: number; step: number; go: (step: number) => void;
}): JSX.Element | null {
  const { model } = useStore();
  const ofSelected = useMemo(() => historyOf(run, selected), [run, selected]);
  const origin = ofSelected.length > 0 ? selected : (run.steps[step]?.origin ?? -1);
  const seen = useMemo(() => (origin === selected ? ofSelected : historyOf(run, origin)), [run, origin, ofSelected]);
  if (seen.length === 0 || !model.origins.has(origin)) return null;
  // If there are many values, show those near the step.
  const at = seen.findIndex((occurrence) => occurrence.step >= step);
  const first = Math.max(0, Math.min((at < 0 ? seen.length : at) - HISTORY_SHOWN / 2, seen.length - HISTORY_SHOWN));
  const shown = seen.slice(first, first + HISTORY_SHOWN);
  return (
    <>
      <h3>Values of <code><bdi>{model.origins.text(origin).slice(0, 60)}</bdi></code> in {seen.length === 1 ? "one step" : `${seen.length} steps`}</h3>
      <ol class="history" aria-label="Values">
        {first > 0 && <li class="note">{first} before</li>}
        {shown.map(({ step: index, text }) => (
          <li key={index} class={index === step ? "current" : ""} value={index + 1}>
            <button onClick={() => go(index)}><bdi>{text}</bdi></button>
          </li>
        ))}
        {first + shown.length < seen.length && <li class="note">{seen.length - first - shown.length} more</li>}
      </ol>
    </>
  );
}

/** A list, a tree or another value of several objects, as boxes with links. */
function ValueDrawing({ name, text }: { name: string; text: string }): JSX.Element | null {
  const drawn = useMemo(() => drawing(text), [text]);
  if (!drawn) return null;
  return (
    <figure class="drawing" aria-label={`Objects of ${name}`}>
      <figcaption><bdi>{name}</bdi></figcaption>
      <svg width={drawn.width + 2} height={drawn.height + 2} viewBox={`-1 -1 ${drawn.width + 2} ${drawn.height + 2}`} role="img" aria-label={text}>
        {drawn.links.map((link, index) => <line key={index} {...link} />)}
        {drawn.boxes.map(({ x, y, width, text: inside }, index) => (
          <g key={index}>
            <rect x={x} y={y} width={width} height={HEIGHT} rx={3} />
            <text x={x + width / 2} y={y + 15}>{inside}</text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** Replays the run of the interpreter: the expression, values, stack and output. */
export function RunView(): JSX.Element {
  const store = useStore();
  const view = useView();
  const { model } = store;
  const [playing, setPlaying] = useState(false);
  const { run } = model.data;
  const last = (run?.steps.length ?? 0) - 1;
  const at = Math.max(0, Math.min(view.runStep, last));
  const moment = useMemo(() => run && replay(run, at, "program"), [run, at]);
  const go = (step: number) => {
    const to = Math.max(0, Math.min(last, step));
    store.update({ runStep: to, origin: run?.steps[to]?.origin ?? -1, inlined: -1 });
  };
  // Go to another step without changing the selected expression.
  const stay = (step: number) => store.update({ runStep: step });
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(at + 1), STEP_TIME);
    return () => clearTimeout(timer);
  }, [playing, at]);
  if (!run || !moment || last < 0) return <p class="note">The data has no run of the program.</p>;
  const step = run.steps[at];
  const place = step && model.origins.has(step.origin) ? model.origins.position(step.origin) : undefined;
  const jump = (direction: 1 | -1) => {
    const to = sameExpression(run, at, direction);
    if (to >= 0) go(to);
  };
  const frames = moment.frames.slice(-FRAMES_SHOWN).reverse();
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
      <div class="scroll" tabIndex={0} role="region" aria-label="State of the run">
        <p class="now">
          {place && `${place.line}:${place.column} `}
          {step && model.origins.has(step.origin) && <code><bdi>{model.origins.text(step.origin).slice(0, 200)}</bdi></code>}
          {step?.result !== undefined && <> → <b data-testid="result"><bdi>{step.result}</bdi></b></>}
          {step?.raises !== undefined && <> raises <b><bdi>{step.raises}</bdi></b></>}
          {step?.enter !== undefined && <> {step.tail ? "tail call" : "call"} of <b><bdi>{step.enter}</bdi></b></>}
          {step?.leave && <>, returned to the caller</>}
        </p>
        <h3>Call stack, {moment.frames.length} deep</h3>
        <table class="stack" aria-label="Call stack">
          <tbody>
            {frames.map((frame, index) => (
              <tr key={moment.frames.length - index} class={index === 0 ? "current" : ""}>
                <th scope="row"><bdi>{frame.name}</bdi></th>
                <td>
                  {frame.values.map(([name, value]) => (
                    <span key={name} class="value"><bdi>{name} = {value}</bdi></span>
                  ))}
                </td>
              </tr>
            ))}
            {moment.frames.length > FRAMES_SHOWN && (
              <tr><td colSpan={2}>{moment.frames.length - FRAMES_SHOWN} further out</td></tr>
            )}
          </tbody>
        </table>
        {step?.result !== undefined && <ValueDrawing name="result" text={step.result} />}
        {frames[0]?.values.slice(-DRAWINGS_SHOWN).map(([name, value]) => <ValueDrawing key={name} name={name} text={value} />)}
        <h3>Output so far</h3>
        <pre class="output" data-testid="output"><bdi>{moment.output}</bdi></pre>
        {at === last && run.complete && (run.status ?? 0) !== 0 && <p class="note">The program ended with status {run.status}.</p>}
        <History run={run} selected={view.origin} step={at} go={stay} />
      </div>
    </div>
  );
}
