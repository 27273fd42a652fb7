import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useHighlights } from "../state/highlights";
import { hoverHandlers, elementWithOrigin, selectPiece } from "../state/pointing";
import { usePrinting } from "../state/printing";
import { useStore, useView } from "../state/store";
import { useVisibleRows } from "../state/visible-rows";
import type { TextDocument } from "./document";
import { LINE_LIMIT, Row, segmentsOf } from "./row";

/** The maximum number of lines of a document that are printed. */
const PRINTED = 3_000;

export interface TextViewProps {
  document: TextDocument;
  label: string;
  /** The row that is scrolled into view when this changes. */
  target?: number;
  onLine?(key: string): void;
  /** The rows that are marked as current. */
  current?: ReadonlySet<number>;
}

interface Cursor {
  row: number;
  segment: number;
}

/**
 * The rows that are highlighted for an expression: all, and those with relation "self".
 */
export function highlightedRows(
  document: TextDocument,
  relation: (origin: number, inlined: number) => string | undefined,
): { exact: number[]; all: number[] } {
  const exact: number[] = [];
  const all: number[] = [];
  for (let row = 0; row < document.count; ++row) {
    let highlighted = false;
    let self = false;
    for (const span of document.spans(row)) {
      const found = relation(span.origin, span.inlined);
      highlighted ||= found !== undefined;
      self ||= found === "self";
    }
    if (highlighted) all.push(row);
    if (self) exact.push(row);
  }
  return { exact, all };
}

/** Shows a document. Only the visible lines are in the page. */
export function TextView(props: TextViewProps): JSX.Element {
  const { document: text } = props;
  const store = useStore();
  const view = useView();
  const highlights = useHighlights();
  const printing = usePrinting();
  const [limits, setLimits] = useState<ReadonlyMap<string, number>>(new Map());
  const [cursor, setCursor] = useState<Cursor | undefined>(undefined);
  const fromHere = useRef(false);
  const height = Math.round(view.fontSize * 1.55);
  const { scroller, range, measure } = useVisibleRows(height, [text.id]);


  const reveal = (row: number) => {
    const element = scroller.current;
    if (!element) return;
    const top = row * height;
    if (top >= element.scrollTop && top + height <= element.scrollTop + element.clientHeight) return;
    element.scrollTop = Math.max(0, top - element.clientHeight / 3);
    measure();
  };

  const highlighted = useMemo(() => {
    if (view.origin < 0) return { exact: [], all: [] };
    const highlight = store.model.origins.highlight(view.origin);
    return highlightedRows(text, highlight.relation);
  }, [text.id, view.origin]);

  // Scroll to the selected expression if it was selected in another column.
  useEffect(() => {
    if (fromHere.current) {
      fromHere.current = false;
      return;
    }
    const rows = highlighted.exact.length > 0 ? highlighted.exact : highlighted.all;
    const element = scroller.current;
    if (rows.length === 0 || !element) return;
    const first = element.scrollTop / height;
    const last = (element.scrollTop + element.clientHeight) / height - 1;
    if (!rows.some((row) => row >= first && row <= last)) reveal(rows[0] as number);
  }, [highlighted]);

  useEffect(() => {
    if (props.target !== undefined && props.target >= 0) reveal(props.target);
  }, [props.target, text.id]);

  useLayoutEffect(() => {
    if (scroller.current) highlights.paint(scroller.current);
  });

  const pick = (element: Element | null) => {
    const piece = elementWithOrigin(element);
    const row = element?.closest("[data-row]");
    const key = row?.getAttribute("data-key");
    if (key) props.onLine?.(key);
    if (!piece) return;
    fromHere.current = true;
    selectPiece(store, piece);
    setCursor({
      row: Number(row?.getAttribute("data-row")),
      segment: Number(piece.getAttribute("data-segment")),
    });
  };

  const limitOf = (key: string) => limits.get(key) ?? LINE_LIMIT;
  const segmentsWithSpans = (row: number): number[] => {
    const line = text.line(row);
    if (line.heading) return [];
    return segmentsOf(line, limitOf(line.key)).flatMap((segment, index) =>
      segment.span ? [index] : [],
    );
  };

  const goTo = (wanted: number) => {
    const row = Math.min(text.count - 1, Math.max(0, wanted));
    reveal(row);
    setCursor({ row, segment: segmentsWithSpans(row)[0] ?? -1 });
    const line = text.line(row);
    if (!line.heading) props.onLine?.(line.key);
  };
  // If there is no cursor, the first key press moves to the first visible line.
  const moveRow = (by: number) =>
    goTo(cursor ? cursor.row + by : Math.ceil((scroller.current?.scrollTop ?? 0) / height));
  const moveSegment = (by: 1 | -1) => {
    if (!cursor) return moveRow(0);
    const segments = segmentsWithSpans(cursor.row);
    const next = by > 0
      ? segments.find((segment) => segment > cursor.segment)
      : segments.filter((segment) => segment < cursor.segment).pop();
    if (next !== undefined) setCursor({ row: cursor.row, segment: next });
  };
  const page = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 2);

  const keys: Record<string, () => void> = {
    ArrowDown: () => moveRow(1),
    ArrowUp: () => moveRow(-1),
    ArrowRight: () => moveSegment(1),
    ArrowLeft: () => moveSegment(-1),
    PageDown: () => moveRow(page()),
    PageUp: () => moveRow(-page()),
    Home: () => goTo(0),
    End: () => goTo(text.count - 1),
    Enter: () => {
      if (cursor) {
        pick(
          scroller.current?.querySelector(
            `[data-row="${cursor.row}"] [data-segment="${cursor.segment}"]`,
          ) ?? null,
        );
      }
    },
    l: () => {
      const rows = highlighted.exact.length > 0 ? highlighted.exact : highlighted.all;
      const next = rows.find((row) => row > (cursor?.row ?? -1)) ?? rows[0];
      if (next !== undefined) goTo(next);
    },
  };

  const first = printing ? 0 : Math.min(range.first, Math.max(0, text.count - 1));
  const last = printing ? Math.min(PRINTED, text.count) : Math.min(range.last, text.count);
  const rows: JSX.Element[] = [];
  for (let row = first; row < last; ++row) {
    const line = text.line(row);
    rows.push(
      <Row
        key={line.key}
        line={line}
        index={row}
        top={printing ? undefined : row * height}
        limit={limitOf(line.key)}
        gutterWidth={text.gutterWidth}
        current={props.current?.has(row) ?? false}
        more={(index) => {
          const { key } = text.line(index);
          setLimits(new Map(limits).set(key, limitOf(key) * 10));
        }}
      />,
    );
  }
  useLayoutEffect(() => {
    for (const old of scroller.current?.querySelectorAll("[data-cursor]") ?? []) {
      old.removeAttribute("data-cursor");
    }
    if (!cursor) return;
    const row = scroller.current?.querySelector(`[data-row="${cursor.row}"]`);
    const piece = row?.querySelector(`[data-segment="${cursor.segment}"]`);
    (piece ?? row)?.setAttribute("data-cursor", "");
  });

  return (
    <div
      class="text"
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={props.label}
      onScroll={measure}
      {...hoverHandlers(highlights)}
      onClick={(event) => {
        if (!(event.target as Element).closest("button")) pick(event.target as Element);
      }}
      onKeyDown={(event) => {
        const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
        if (!action) return;
        action();
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div class="lines" style={printing ? {} : { height: `${text.count * height}px` }}>
        {rows}
      </div>
    </div>
  );
}
