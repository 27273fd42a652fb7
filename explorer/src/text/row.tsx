import type { JSX } from "preact";
import { memo } from "preact/compat";
import { characterName, hasHidden, splitHidden } from "./characters";
import type { Line } from "./document";
import { cutLine, type Segment } from "./segments";

/** Longer lines are truncated; the reader can extend them. */
export const LINE_LIMIT = 2_000;

function visible(text: string): JSX.Element[] | string {
  if (!hasHidden(text)) return text;
  return splitHidden(text).map(({ text: part, hidden }, index) =>
    hidden ? (
      <span key={index} class="hidden-character" title={characterName(part)}>
        {characterName(part)}
      </span>
    ) : (
      <bdi key={index}>{part}</bdi>
    ),
  );
}

function SegmentElement({ segment, index }: { segment: Segment; index: number }): JSX.Element {
  const { span } = segment;
  const style = segment.style === "" ? undefined : segment.style;
  if (!span) return <span class={style}>{visible(segment.text)}</span>;
  return (
    <span
      class={style}
      data-segment={index}
      data-origin={span.origin}
      data-inlined={span.inlined}
      data-class={span.class >= 0 ? span.class : undefined}
    >
      {visible(segment.text)}
    </span>
  );
}

export interface RowProps {
  line: Line;
  index: number;
  top: number | undefined;
  limit: number;
  current: boolean;
  gutterWidth: number;
  more(index: number): void;
}

/** The segments of a line. Their indices are the values of data-segment. */
export function segmentsOf(line: Line, limit: number): Segment[] {
  return cutLine(line.text, line.tokens(), line.spans, limit);
}

/** One line of a document. */
export const Row = memo(function Row(props: RowProps): JSX.Element {
  const { line, index, limit } = props;
  const style = props.top === undefined ? {} : { top: `${props.top}px` };
  if (line.heading) {
    return (
      <div class="row heading" style={style} data-row={index}>
        {visible(line.text)}
      </div>
    );
  }
  const rest = line.text.length - limit;
  return (
    <div
      class={`row ${line.marks ?? ""}${props.current ? " current" : ""}`}
      style={style}
      data-row={index}
      data-key={line.key}
      data-executed={line.executed}
    >
      {props.gutterWidth > 0 && (
        <span class="gutter" style={{ width: `${props.gutterWidth + 1}ch` }} aria-hidden="true">
          {line.gutter}
        </span>
      )}
      <code>
        {segmentsOf(line, limit).map((segment, number) => (
          <SegmentElement key={number} segment={segment} index={number} />
        ))}
        {rest > 0 && (
          <button class="more" onClick={() => props.more(index)}>
            … {rest.toLocaleString("en")} more characters
          </button>
        )}
      </code>
    </div>
  );
});
