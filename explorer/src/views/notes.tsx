import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Notes } from "../data/schema";
import { blockText, blockSize, BlockContent } from "../graphs/block";
import { useCharacterSize } from "../graphs/character";
import type { GraphNode } from "../graphs/graph";
import { useStore, useView } from "../state/store";
import { FindingGraph } from "./finding-graph";
import { loopClass, MOST_WITH_CODE } from "./graph";

/** The maximum numbers of lines of a block in the graph, and of rows of the table. */
const MOST_LINES = 40;
const MOST_ROWS = 1000;

/** The annotation of each line. Several annotations of a line are joined. */
export function notesByLine(notes: Notes): Map<number, string> {
  const byLine = new Map<number, string>();
  for (const [line, text] of notes.lines) {
    const before = byLine.get(line);
    byLine.set(line, before === undefined ? text : `${before}; ${text}`);
  }
  return byLine;
}

/** The annotations of an analysis in the blocks of the flow graph and as a table. */
export function NotesView({ notes }: { notes: Notes }): JSX.Element {
  const { model } = useStore();
  const view = useView();
  const character = useCharacterSize(view.fontSize);
  const version = model.data.ir[notes.function]?.versions[notes.version];
  const blocks = version?.blocks ?? [];
  const lines = version?.lines ?? [];
  const byLine = useMemo(() => notesByLine(notes), [notes]);
  const nodes = useMemo(
    () =>
      blocks.map((block, index): GraphNode => {
        const text = blockText(model, lines, block, MOST_LINES, byLine);
        const shown = text.notes?.flatMap((note) => (note === undefined ? [] : [`  ↳ ${note}`])) ?? [];
        return {
          ...blockSize(model, block.name, text, shown, character),
          className: loopClass(blocks, index),
          label: `block ${block.name}`,
          content: <BlockContent model={model} level="ir" name={block.name} text={text} />,
        };
      }),
    [notes, character.width, character.height],
  );
  const inBlocks = nodes.length <= MOST_WITH_CODE;
  return (
    <div class="split">
      {inBlocks && (
        <FindingGraph nodes={nodes} blocks={blocks} title={notes.title} />
      )}
      <div class="scroll table" tabIndex={0} role="region" aria-label="Table of facts">
        <table class="facts" aria-label={notes.title}>
          <thead>
            <tr><th scope="col">line</th><th scope="col">code</th><th scope="col">{notes.title}</th></tr>
          </thead>
          <tbody>
            {[...byLine].slice(0, MOST_ROWS).map(([line, text]) => {
              const shared = lines[line];
              const span = shared === undefined ? undefined : model.spansOfLine(shared)[0];
              return (
                <tr key={line}>
                  <th scope="row">{line + 1}</th>
                  <td class="noted-code">
                    <span {...(span ? { "data-origin": span.origin, "data-inlined": span.inlined } : {})}>
                      <bdi>{shared === undefined ? "" : model.lineText(shared).trim()}</bdi>
                    </span>
                  </td>
                  <td class="noted"><bdi>{text}</bdi></td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {byLine.size > MOST_ROWS && <p class="note">{byLine.size - MOST_ROWS} more lines</p>}
      </div>
    </div>
  );
}
