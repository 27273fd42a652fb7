import type { JSX } from "preact";
import type { Block } from "../data/schema";
import { DirectedGraph, type GraphNode } from "../graphs/graph";
import { useHighlights } from "../state/highlights";
import { flowEdges } from "./graph";

/** The flow graph of a version, with the results of an analysis in its blocks. */
export function FindingGraph(props: {
  nodes: GraphNode[];
  blocks: readonly Block[];
  title: string;
  focus?: number;
}): JSX.Element {
  const highlights = useHighlights();
  return (
    <DirectedGraph
      nodes={props.nodes}
      edges={flowEdges(props.blocks)}
      label={`Flow graph with ${props.title}`}
      onPaint={(root) => highlights.paint(root)}
      {...(props.focus === undefined ? {} : { focus: props.focus })}
    />
  );
}
