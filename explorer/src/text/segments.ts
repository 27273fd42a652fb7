import type { Token } from "./highlight";

/** A part of a line that comes from one expression. */
export interface Span {
  from: number;
  to: number;
  origin: number;
  inlined: number;
  class: number;
}

/** A part of a line that becomes one element of the page. */
export interface Segment {
  text: string;
  style: string;
  span: Span | undefined;
}

/**
 * Splits a line at the boundaries of tokens and spans. Both are disjoint and sorted. At
 * most `limit` characters are kept.
 */
export function cutLine(
  text: string,
  tokens: readonly Token[],
  spans: readonly Span[],
  limit = Infinity,
): Segment[] {
  const length = Math.min(text.length, limit);
  const segments: Segment[] = [];
  let token = 0;
  let span = 0;
  for (let at = 0; at < length; ) {
    while (token < tokens.length && (tokens[token] as Token).to <= at) ++token;
    while (span < spans.length && (spans[span] as Span).to <= at) ++span;
    let end = length;
    const nextToken = tokens[token];
    const nextSpan = spans[span];
    let style = "";
    let of: Span | undefined;
    if (nextToken) {
      if (nextToken.from <= at) {
        style = nextToken.style;
        end = Math.min(end, nextToken.to);
      } else {
        end = Math.min(end, nextToken.from);
      }
    }
    if (nextSpan) {
      if (nextSpan.from <= at) {
        of = nextSpan;
        end = Math.min(end, nextSpan.to);
      } else {
        end = Math.min(end, nextSpan.from);
      }
    }
    segments.push({ text: text.slice(at, end), style, span: of });
    at = end;
  }
  return segments;
}
