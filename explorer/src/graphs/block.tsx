import type { JSX } from "preact";
import type { CodeLevel, Model } from "../data/model";
import type { Block } from "../data/schema";
import { cutLine } from "../text/segments";
import { splitHidden, characterName } from "../text/characters";
import type { NodeSize } from "./layout";

/** The maximum length of a line of a block in a graph. */
const COLUMNS = 64;

export interface BlockText {
  lines: number[];
  /** The annotation of an analysis for each line. */
  notes?: (string | undefined)[];
  /** The number of lines that are not shown. */
  more: number;
}

/**
 * The lines of a block that a graph shows, at most `most`. The label, empty lines and
 * debug records are omitted.
 */
export function blockText(
  model: Model,
  all: readonly number[],
  block: Block,
  most: number,
  notes?: ReadonlyMap<number, string>,
): BlockText {
  const places = all
    .slice(block.first, block.last + 1)
    .map((line, index) => ({ line, note: notes?.get(block.first + index) }))
    .filter(({ line }, index) => {
      const text = model.lineText(line);
      if (text.trim() === "") return false;
      const label = /^(?:[-\w$."]+:|bb\.\d+.*:)(?:\s|$)/.test(text);
      return !(index === 0 && label) && !/^\s*(?:#dbg_|DBG_)/.test(text) && !/^define\b/.test(text) && text !== "}";
    });
  const shown = places.length <= most ? places : places.slice(0, most - 1);
  return {
    lines: shown.map(({ line }) => line),
    more: places.length - shown.length,
    ...(notes ? { notes: shown.map(({ note }) => note) } : {}),
  };
}

function indented(text: string): number {
  return text.length - text.trimStart().length;
}

/** The size of a block in the graph, for a given size of a character. */
export function blockSize(
  model: Model,
  name: string,
  text: BlockText,
  extra: readonly string[],
  character: { width: number; height: number },
): NodeSize {
  const longest = Math.max(
    name.length + 4,
    10,
    ...extra.map((line) => line.length + 1),
    ...text.lines.map((line) => {
      const full = model.lineText(line);
      return Math.min(full.length - indented(full), COLUMNS);
    }),
  );
  const count = 1 + text.lines.length + (text.more > 0 ? 1 : 0) + extra.length;
  return {
    width: Math.ceil((longest + 1) * character.width) + 14,
    height: Math.ceil(count * character.height) + 8,
  };
}

function CodeLine({ model, level, line }: { model: Model; level: CodeLevel; line: number }): JSX.Element {
  const text = model.lineText(line);
  const skip = indented(text);
  const language = level === "ir" ? "llvm" : "mir";
  let at = 0;
  const segments = cutLine(text, model.tokensOfLine(language, line), model.spansOfLine(line), skip + COLUMNS);
  return (
    <div class="code-line" title={text.length - skip > COLUMNS ? text.trim() : undefined}>
      {segments.map((segment, index) => {
        const from = at;
        at += segment.text.length;
        const shown = segment.text.slice(Math.max(0, skip - from));
        if (shown === "") return null;
        const parts = splitHidden(shown).map((part, number) =>
          part.hidden ? (
            <span key={number} class="hidden-character">{characterName(part.text)}</span>
          ) : (
            part.text
          ),
        );
        return segment.span ? (
          <span
            key={index}
            class={segment.style}
            data-origin={segment.span.origin}
            data-inlined={segment.span.inlined}
          >
            {parts}
          </span>
        ) : (
          <span key={index} class={segment.style}>{parts}</span>
        );
      })}
    </div>
  );
}

export function BlockContent(props: {
  model: Model;
  level: CodeLevel;
  name: string;
  text: BlockText;
  above?: readonly JSX.Element[];
  below?: readonly JSX.Element[];
}): JSX.Element {
  return (
    <>
      {props.above}
      <div class="block-name">
        <bdi>{props.name}</bdi>
      </div>
      {props.text.lines.map((line, index) => {
        const note = props.text.notes?.[index];
        return [
          <CodeLine key={index} model={props.model} level={props.level} line={line} />,
          note !== undefined && <div key={`note ${index}`} class="facts-line">{"  "}↳ <bdi>{note}</bdi></div>,
        ];
      })}
      {props.text.more > 0 && <div class="code-line more-lines">… {props.text.more} more lines</div>}
      {props.below}
    </>
  );
}
