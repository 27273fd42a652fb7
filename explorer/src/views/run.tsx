import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { historyOf, replay } from "../data/replay";
import { HEIGHT, drawing } from "../data/drawing";
import type { Run } from "../data/schema";
import { useStore, useView } from "../state/store";
import { RunPlayer, RunStepText, useRunStep } from "./player";

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
  const { run } = store.model.data;
  const { at, last } = useRunStep();
  const moment = useMemo(() => run && replay(run, at, "program"), [run, at]);
  // Go to another step without changing the selected expression.
  const stay = (step: number) => store.update({ runStep: step });
  if (!run || !moment || last < 0) return <p class="note">The data has no run of the program.</p>;
  const step = run.steps[at];
  const frames = moment.frames.slice(-FRAMES_SHOWN).reverse();
  return (
    <RunPlayer>
      <div class="scroll" tabIndex={0} role="region" aria-label="State of the run">
        <RunStepText />
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
    </RunPlayer>
  );
}
