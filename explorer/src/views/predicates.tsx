import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { PredicateRow, Predicates } from "../data/schema";
import { BlockContent, blockSize, blockText } from "../graphs/block";
import { useCharacterSize } from "../graphs/character";
import type { GraphNode } from "../graphs/graph";
import { useStore, useView } from "../state/store";
import { FindingGraph } from "./finding-graph";
import { loopClass } from "./graph";
import { setText } from "./solution";

const SET_WIDTH = 54;
/**
 * The predicates for computations that code motion inserts at the start or end of a
 * block.
 */
const AT_START = ["NEarliest", "NLatest"];
const AT_END = ["XEarliest", "XLatest"];

/**
 * The predicates of code motion: the insertion points in the flow graph, and all
 * predicates of an expression as a table.
 */
export function PredicatesView({ predicates }: { predicates: Predicates }): JSX.Element {
  const { model } = useStore();
  const view = useView();
  const character = useCharacterSize(view.fontSize);
  const [chosen, setChosen] = useState(0);
  const element = Math.min(chosen, predicates.domain.length - 1);
  const version = model.data.ir[predicates.function]?.versions[predicates.version];
  const blocks = version?.blocks ?? [];
  const lineOf = (row: PredicateRow, name: string) =>
    `${name} ${setText((row.sets[predicates.names.indexOf(name)] ?? []).map((one) => predicates.domain[one] ?? ""), SET_WIDTH)}`;
  const nodes = blocks.map((block, index): GraphNode => {
    const row = predicates.rows.find((candidate) => candidate.block === index);
    const code = blockText(model, version?.lines ?? [], block, 10);
    const above = row ? AT_START.map((name) => lineOf(row, name)) : [];
    const below = row ? AT_END.map((name) => lineOf(row, name)) : [];
    const show = (lines: string[]) => lines.map((line) => <div key={line} class="facts-line"><bdi>{line}</bdi></div>);
    return {
      ...blockSize(model, block.name, code, [...above, ...below], character),
      className: loopClass(blocks, index),
      label: `block ${block.name}`,
      content: (
        <BlockContent model={model} level="ir" name={block.name} text={code} above={show(above)} below={show(below)} />
      ),
    };
  });
  return (
    <>
      <div class="controls">
        <label>
          Expression{" "}
          <select value={element} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {predicates.domain.map((text, index) => <option key={index} value={index}>{text}</option>)}
          </select>
        </label>
      </div>
      <div class="split">
        <FindingGraph nodes={nodes} blocks={blocks} title={predicates.title} />
        <div class="scroll table" tabIndex={0} role="region" aria-label="Table of facts">
          <table class="facts predicates" aria-label={predicates.title}>
            <thead>
              <tr>
                <th scope="col">block</th>
                {predicates.names.map((name) => <th key={name} scope="col">{name}</th>)}
              </tr>
            </thead>
            <tbody>
              {predicates.rows.map((row, index) => (
                <tr key={index}>
                  <th scope="row"><bdi>{row.name}</bdi></th>
                  {row.sets.map((set, column) => (
                    <td key={column} class={set.includes(element) ? "holds" : ""}>{set.includes(element) ? "1" : "-"}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  );
}
