import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { select } from "../state/actions";
import { useStore, useView } from "../state/store";
import { highlightedRows } from "../text/text-view";

const LONGEST = 44;

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

/** The selected expression, the enclosing ones, and the calls that inlined its code. */
export function StatusBar(): JSX.Element {
  const store = useStore();
  const view = useView();
  const { origins } = store.model;
  const known = origins.has(view.origin);
  const parents = useMemo(
    () => (known ? origins.parents(view.origin).reverse() : []),
    [view.origin],
  );
  const words = useMemo(() => {
    if (!known) return 0;
    return highlightedRows(store.model.assembly(""), origins.highlight(view.origin).relation).exact.length;
  }, [view.origin]);
  if (!known) {
    return (
      <footer class="status" aria-live="polite">
        <span class="hint">
          Click an expression or an instruction to see what belongs together. ? shows the keys.
        </span>
      </footer>
    );
  }
  const { total, origins: ofOrigins } = store.model.data.executions ?? { total: 0, origins: undefined };
  const executions = ofOrigins && (ofOrigins.find(([origin]) => origin === view.origin)?.[1] ?? 0);
  const place = origins.position(view.origin);
  const chain = origins.chain(view.inlined);
  const crumb = (origin: number) => (
    <button key={origin} class="link" title={origins.kind(origin)} onClick={() => select(store, origin, view.inlined)}>
      <bdi>{excerpt(origins.text(origin))}</bdi>
    </button>
  );
  return (
    <footer class="status" aria-live="polite">
      <nav aria-label="Expressions around the selected one">
        {parents.slice(-4).map((origin) => [crumb(origin), " › "])}
        <strong class="selected" data-testid="selected">
          <bdi>{excerpt(origins.text(view.origin))}</bdi>
        </strong>
      </nav>
      <span>
        {origins.kind(view.origin)}, {place.file}:{place.line}:{place.column}
        {origins.functionName(view.origin) !== undefined && `, in ${origins.functionName(view.origin)}`}
      </span>
      <span>
        {words} {words === 1 ? "line" : "lines"} of assembly
        {executions !== undefined && <span data-testid="executed">, executed {executions.toLocaleString("en")} instructions ({((100 * executions) / Math.max(1, total)).toFixed(1)} %)</span>}
      </span>
      {chain.length > 0 && (
        <span class="chain">
          inlined by the call{chain.length > 1 ? "s" : ""}{" "}
          {chain.filter((call) => origins.has(call)).map((call, index) => {
            const at = origins.position(call);
            return [
              index > 0 ? " ← " : "",
              <button key={call} class="link" title={origins.text(call)} onClick={() => select(store, call)}>
                {at.line}:{at.column}
              </button>,
            ];
          })}
        </span>
      )}
      <button title="Select the expression around it (u)" onClick={() => {
        const parent = parents[parents.length - 1];
        if (parent !== undefined) select(store, parent, view.inlined);
      }}>outer</button>
      <button title="Nothing selected (Escape)" onClick={() => select(store, -1)}>clear</button>
    </footer>
  );
}
