import type { JSX } from "preact";
import { versionsOf, type AnyFinding } from "../data/findings";
import type { Model } from "../data/model";
import { goToSolverStep, solverStep } from "../state/actions";
import { useHighlights } from "../state/highlights";
import { originHandlers } from "../state/pointing";
import { useStore, useView } from "../state/store";
import { NotesView } from "./notes";
import { PredicatesView } from "./predicates";
import { SolutionView } from "./solution";

/** The analyses of a function, each once, in the order of the data. */
function analysesOf(findings: readonly AnyFinding[]): [string, string][] {
  return [...new Map(findings.map(({ of }) => [of.id, of.title] as const))];
}

/** The passes after which there is a version that an analysis was run on. */
function passesOf(model: Model, { of }: AnyFinding): number[] {
  const versions = model.data.ir[of.function]?.versions ?? [];
  return model.findings
    .of(of.function)
    .filter((other) => other.of.id === of.id)
    .flatMap((other) => versionsOf(other.of))
    .map((version) => versions[version]?.pass ?? 0)
    .sort((left, right) => left - right);
}

function Body({ finding }: { finding: AnyFinding }): JSX.Element {
  switch (finding.kind) {
    case "solution": return <SolutionView analysis={finding.of} />;
    case "predicates": return <PredicatesView predicates={finding.of} />;
    case "notes": return <NotesView notes={finding.of} />;
  }
}

/** The result of an analysis of a function after the selected pass. */
export function FactsView(): JSX.Element {
  const store = useStore();
  const view = useView();
  const highlights = useHighlights();
  const { model } = store;
  const { passes } = model.data;
  const finding = model.findings.shown(view.analysis, view.function, view.pass);
  if (!finding) {
    return <p class="note">The data has no analysis of {view.function === "" ? "any function" : view.function}.</p>;
  }
  const { of } = finding;
  const code = model.data.ir[of.function];
  const isPinned = view.analysis.includes("@");
  const current = code ? model.versionAt(code, view.pass) : -1;
  const version = !isPinned && versionsOf(of).includes(current) ? current : of.version;
  const pass = code?.versions[version]?.pass ?? 0;
  const all = passesOf(model, finding);
  const earlier = all.filter((other) => other < pass).pop();
  const later = all.find((other) => other > pass);
  const go = (to: number | undefined) => {
    if (to !== undefined) store.update({ pass: to, analysis: of.id, function: code?.name ?? "", solverStep: -1 });
  };
  const steps = finding.kind === "solution" ? (finding.of.steps?.length ?? 0) : 0;
  return (
    <div
      class="fill facts-view"
      ref={(element) => { if (element) highlights.paint(element); }}
      {...originHandlers(store, highlights)}
      onKeyDown={(event) => {
        if (steps === 0 || event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
        if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
          goToSolverStep(store, steps, solverStep(store.view, steps) + (event.key === "ArrowRight" ? 1 : -1));
          event.preventDefault();
        }
      }}
    >
      <div class="controls">
        <label>
          Analysis{" "}
          <select value={of.id}
            onChange={(event) => store.update({ analysis: event.currentTarget.value, solverStep: -1 })}>
            {analysesOf(model.findings.of(of.function)).map(([id, title]) => (
              <option key={id} value={id}>{title}</option>
            ))}
          </select>
        </label>
        <span class="pair">
          <button title="The version before that it was computed for" aria-label="Earlier version"
            disabled={earlier === undefined} onClick={() => go(earlier)}>◀</button>
          <button title="The next version that it was computed for" aria-label="Later version"
            disabled={later === undefined} onClick={() => go(later)}>▶</button>
        </span>
        <span class="at" data-testid="finding">
          <bdi>{code?.name}</bdi>
          {finding.kind === "solution" && `, ${finding.of.direction}${finding.of.meet === undefined ? "" : `, meet: ${finding.of.meet}`}`}
          , after {pass}: {passes[pass]?.name}
        </span>
      </div>
      <Body finding={finding} />
    </div>
  );
}
