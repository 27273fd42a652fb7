import type { JSX } from "preact";
import { useMemo, useState, useLayoutEffect, useRef } from "preact/hooks";
import { findingKey, versionsOf } from "../data/findings";
import type { CodeLevel } from "../data/model";
import type { CodeFunction, Remark } from "../data/schema";
import { alignLines, changedWords, foldSame, type DifferenceRow, type WordMark } from "../difference/align";
import { select } from "../state/actions";
import { useHighlights } from "../state/highlights";
import { originHandlers } from "../state/pointing";
import { usePrinting } from "../state/printing";
import { useStore, useView } from "../state/store";
import { openColumn, type Column } from "../state/view";
import { cutLine } from "../text/segments";
import { splitHidden, characterName } from "../text/characters";
import { LINE_LIMIT } from "../text/row";

/** The number of rows of a difference that are shown at first. */
const SHOWN = 400;

function Half(props: { line: number; level: CodeLevel; words: WordMark[]; kind: string }): JSX.Element {
  const { model } = useStore();
  if (props.line < 0) return <td class="code absent" />;
  const language = props.level === "ir" ? "llvm" : "mir";
  const text = model.lineText(props.line);
  const segments = cutLine(
    text,
    model.tokensOfLine(language, props.line),
    model.spansOfLine(props.line),
    LINE_LIMIT,
  );
  const parts: JSX.Element[] = [];
  let at = 0;
  segments.forEach((segment, index) => {
    // Split the segment at the boundaries of changed words.
    const end = at + segment.text.length;
    const cuts = new Set([at, end]);
    for (const { from, to } of props.words) {
      if (from > at && from < end) cuts.add(from);
      if (to > at && to < end) cuts.add(to);
    }
    const sorted = [...cuts].sort((left, right) => left - right);
    const inner = sorted.slice(0, -1).map((from, number) => {
      const changed = props.words.some((word) => word.from <= from && from < word.to);
      const shown = splitHidden(text.slice(from, sorted[number + 1])).map((part, piece) =>
        part.hidden ? (
          <span key={piece} class="hidden-character">{characterName(part.text)}</span>
        ) : (
          part.text
        ),
      );
      return changed ? <mark key={number}>{shown}</mark> : <span key={number}>{shown}</span>;
    });
    const span = segment.span;
    parts.push(
      span ? (
        <span
          key={index}
          class={segment.style}
          data-origin={span.origin}
          data-inlined={span.inlined}
          data-class={span.class >= 0 ? span.class : undefined}
        >
          {inner}
        </span>
      ) : (
        <span key={index} class={segment.style}>{inner}</span>
      ),
    );
    at = end;
  });
  return <td class={`code ${props.kind}`}>{parts}</td>;
}

function RowOf(props: {
  row: DifferenceRow;
  before: readonly number[];
  after: readonly number[];
  level: CodeLevel;
}): JSX.Element {
  const { model } = useStore();
  const { row, before, after, level } = props;
  const left = row.before < 0 ? -1 : (before[row.before] as number);
  const right = row.after < 0 ? -1 : (after[row.after] as number);
  const words =
    row.kind === "changed"
      ? changedWords(model.lineText(left), model.lineText(right))
      : { before: [], after: [] };
  return (
    <tr class={row.kind}>
      <td class="number">{row.before < 0 ? "" : row.before + 1}</td>
      <Half line={left} level={level} words={words.before} kind={row.kind === "same" ? "" : "removed"} />
      <td class="sign" aria-label={row.kind}>
        {{ same: "", changed: "≠", removed: "−", added: "+" }[row.kind]}
      </td>
      <td class="number">{row.after < 0 ? "" : row.after + 1}</td>
      <Half line={right} level={level} words={words.after} kind={row.kind === "same" ? "" : "added"} />
    </tr>
  );
}

function FunctionDifference(props: { level: CodeLevel; code: CodeFunction; version: number }): JSX.Element {
  const { code, version, level } = props;
  const printing = usePrinting();
  const [shown, setShown] = useState(SHOWN);
  const [context, setContext] = useState(6);
  const before = code.versions[version - 1]?.lines ?? [];
  const after = code.versions[version]?.lines ?? [];
  const rows = useMemo(() => alignLines(before, after), [before, after]);
  const folded = useMemo(() => rows && foldSame(rows, context), [rows, context]);
  if (code.versions[version]?.deleted) {
    return <p class="note">{code.name}: the function was removed by this pass.</p>;
  }
  if (!rows || !folded) {
    return <p class="note">{code.name}: nearly everything differs; see the two columns.</p>;
  }
  const changed = rows.filter((row) => row.kind !== "same").length;
  const visible = printing ? folded : folded.slice(0, shown);
  return (
    <section class="function-difference">
      <h3>
        {code.name} <small>{version === 0 ? "made here" : `${changed} lines differ`}</small>
      </h3>
      <table class="difference" aria-label={`Difference of ${code.name}`}>
        <tbody>
          {visible.map((row, index) =>
            row.kind === "fold" ? (
              <tr key={index} class="fold">
                <td colSpan={5}>
                  <button onClick={() => setContext(Infinity)}>
                    {row.count} {row.count === 1 ? "line" : "lines"} without change
                  </button>
                </td>
              </tr>
            ) : (
              <RowOf key={index} row={row} before={before} after={after} level={level} />
            ),
          )}
        </tbody>
      </table>
      {folded.length > visible.length && (
        <button onClick={() => setShown(shown * 4)}>
          {folded.length - visible.length} more rows
        </button>
      )}
    </section>
  );
}

export function Remarks({ remarks }: { remarks: readonly Remark[] }): JSX.Element | null {
  const store = useStore();
  const [all, setAll] = useState(false);
  if (remarks.length === 0) return null;
  const shown = all ? remarks : remarks.slice(0, 12);
  return (
    <ul class="remarks" aria-label="Remarks">
      {shown.map((remark, index) => {
        const { origins } = store.model;
        const known = remark.origin !== undefined && origins.has(remark.origin);
        const place = known ? origins.position(remark.origin as number) : undefined;
        return (
          <li key={index} class={remark.kind}>
            <span class="kind">{remark.kind}</span> {remark.text}{" "}
            {place && (
              <button class="link" onClick={() => select(store, remark.origin as number)}>
                {place.file}:{place.line}:{place.column}
              </button>
            )}
          </li>
        );
      })}
      {shown.length < remarks.length && (
        <li>
          <button onClick={() => setAll(true)}>{remarks.length - shown.length} more remarks</button>
        </li>
      )}
    </ul>
  );
}

/**
 * Links to the analysis results that the selected pass used for the functions it changed.
 */
function UsedFacts({ changed, uses }: {
  changed: readonly { code: CodeFunction; version: number }[];
  uses: readonly string[];
}): JSX.Element | null {
  const store = useStore();
  const { data, findings } = store.model;
  const found = changed.flatMap(({ code, version }) =>
    findings.of(data.ir.indexOf(code))
      .filter(({ of }) => uses.includes(of.id) && versionsOf(of).includes(version - 1))
      .map(({ of }) => ({ name: code.name, of })),
  );
  if (found.length === 0) return null;
  return (
    <p class="used">
      Facts it used:{" "}
      {found.map(({ name, of }) => (
        <button key={findingKey(of)} class="link" onClick={() => {
          const facts: Column = { kind: "facts", argument: "" };
          store.update({ columns: openColumn(store.view.columns, facts), analysis: findingKey(of), solverStep: -1 });
        }}>
          {of.title}, <bdi>{name}</bdi>
        </button>
      ))}
    </p>
  );
}

/** The changes of the selected pass, before and after side by side. */
export function DifferenceView(): JSX.Element {
  const store = useStore();
  const view = useView();
  const highlights = useHighlights();
  const root = useRef<HTMLDivElement>(null);
  const { model } = store;
  const pass = model.data.passes[view.pass];
  const changed = useMemo(() => model.changedBy(view.pass), [model, view.pass]);
  const shown = view.function === "" ? changed : changed.filter(({ code }) => code.name === view.function);
  useLayoutEffect(() => {
    if (root.current) highlights.paint(root.current);
  });
  return (
    <div
      class="scroll"
      ref={root}
      tabIndex={0}
      role="region"
      aria-label="Difference"
      {...originHandlers(store, highlights)}
    >
      <h2 class="pass-title">
        {view.pass}: {pass?.name}
      </h2>
      <Remarks remarks={pass?.remarks ?? []} />
      <UsedFacts changed={shown.filter(({ level }) => level === "ir")} uses={pass?.uses ?? []} />
      {shown.length === 0 && (
        <p class="note">
          {changed.length > 0
            ? `This pass changed ${changed.length} other functions, not ${view.function}.`
            : pass?.changed
              ? "The passes inside this one changed something; what they changed is shown with them."
              : "This pass changed nothing."}
        </p>
      )}
      {shown.map(({ level, code, version }) => (
        <FunctionDifference
          key={`${level} ${code.name} ${view.pass}`}
          level={level}
          code={code}
          version={version}
        />
      ))}
    </div>
  );
}
