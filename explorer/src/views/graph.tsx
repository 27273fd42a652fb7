import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { blockCount, type CodeLevel, type Model } from "../data/model";
import type { Block, Version } from "../data/schema";
import { BlockContent, blockSize, blockText } from "../graphs/block";
import { useCharacterSize } from "../graphs/character";
import { DirectedGraph, type GraphNode } from "../graphs/graph";
import type { EdgeInput } from "../graphs/layout";
import { loopsAround } from "../graphs/loops";
import { useHighlights } from "../state/highlights";
import { originHandlers } from "../state/pointing";
import { useStore, useView } from "../state/store";

/** A graph with more blocks than this shows only their names. */
export const MOST_WITH_CODE = 150;
const MOST_BLOCKS = 600;

function percent(probability: number): string | undefined {
  if (!(probability >= 0) || probability >= 0.9995) return undefined;
  const hundredths = probability * 100;
  return hundredths < 1 && hundredths > 0 ? "<1%" : `${Math.round(hundredths)}%`;
}

export function flowEdges(blocks: readonly Block[]): EdgeInput[] {
  return blocks.flatMap(({ to }, from) =>
    to.map(([target, probability]): EdgeInput => {
      const label = percent(probability);
      return label === undefined ? { from, to: target } : { from, to: target, label };
    }),
  );
}

export function dominatorEdges(blocks: readonly Block[]): EdgeInput[] {
  return blocks.flatMap(({ idom }, block) =>
    idom !== undefined && idom >= 0 ? [{ from: idom, to: block }] : [],
  );
}

export function loopClass(blocks: readonly Block[], block: number): string {
  const headers = loopsAround(blocks, block);
  const depth = Math.min(headers.length, 4);
  return `${depth > 0 ? `loop loop-${depth}` : ""}${headers[0] === block ? " header" : ""}`;
}

/**
 * The function that a graph shows: the selected one, or else the one with the most
 * blocks.
 */
export function functionWithBlocks(model: Model, level: CodeLevel, name: string, pass: number): string {
  if (name !== "") return name;
  // The function with the most blocks is usually the most interesting one.
  let most = 0;
  let best = "";
  for (const code of model.code(level)) {
    const blocks = blockCount(code.versions[model.versionAt(code, pass)]);
    if (blocks <= most) continue;
    most = blocks;
    best = code.name;
  }
  return best;
}

export function GraphOf(props: {
  level: CodeLevel;
  name: string;
  version: Version;
  dominators: boolean;
  allLines: boolean;
}): JSX.Element {
  const store = useStore();
  const view = useView();
  const highlights = useHighlights();
  const { model } = store;
  const character = useCharacterSize(view.fontSize);
  const { version, level } = props;
  const blocks = version.blocks ?? [];
  const nodes = useMemo(
    () =>
      blocks.map((block, index): GraphNode => {
        const most = blocks.length > MOST_WITH_CODE ? 0 : props.allLines ? Infinity : 14;
        const text = most === 0 ? { lines: [], more: 0 } : blockText(model, version.lines ?? [], block, most);
        return {
          ...blockSize(model, block.name, text, [], character),
          className: loopClass(blocks, index),
          label: `block ${block.name}`,
          content: <BlockContent model={model} level={level} name={block.name} text={text} />,
        };
      }),
    [version, character.width, character.height, props.allLines],
  );
  const edges = useMemo(
    () => (props.dominators ? dominatorEdges(blocks) : flowEdges(blocks)),
    [version, props.dominators],
  );
  if (blocks.length > MOST_BLOCKS) {
    return <p class="note">{props.name} has {blocks.length} blocks; graphs of up to {MOST_BLOCKS} are drawn.</p>;
  }
  return (
    <div
      class="fill"
      {...originHandlers(store, highlights)}
    >
      <DirectedGraph
        nodes={nodes}
        edges={edges}
        label={`${props.dominators ? "Dominator tree" : "Flow graph"} of ${props.name}`}
        onPaint={(root) => highlights.paint(root)}
      />
    </div>
  );
}

/** The flow graph or the dominator tree of a function after the selected pass. */
export function GraphView(): JSX.Element {
  const { model } = useStore();
  const view = useView();
  const [level, setLevel] = useState<CodeLevel>("ir");
  const [dominators, setDominators] = useState(false);
  const [allLines, setAllLines] = useState(false);
  const pass = level === "mir" ? Math.max(view.pass, model.firstMachinePass) : view.pass;
  const name = functionWithBlocks(model, level, view.function, pass);
  const version = model.version(level, name, pass);
  return (
    <>
      <div class="controls">
        <label>
          <select value={level} aria-label="Code" onChange={(event) => setLevel(event.currentTarget.value as CodeLevel)}>
            <option value="ir">LLVM IR</option>
            <option value="mir">machine IR</option>
          </select>
        </label>
        <label>
          <select value={dominators ? "dominators" : "flow"} aria-label="Edges"
            onChange={(event) => setDominators(event.currentTarget.value === "dominators")}>
            <option value="flow">flow graph</option>
            <option value="dominators">dominator tree</option>
          </select>
        </label>
        <label>
          <input type="checkbox" checked={allLines} onChange={() => setAllLines(!allLines)} /> all lines
        </label>
        <span class="at"><bdi>{name}</bdi></span>
      </div>
      {version?.blocks?.length ? (
        <GraphOf level={level} name={name} version={version} dominators={dominators} allLines={allLines} />
      ) : (
        <p class="note">{name === "" ? "No function" : name} has no blocks after this pass.</p>
      )}
    </>
  );
}
