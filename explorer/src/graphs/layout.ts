import { Graph, layout } from "@dagrejs/dagre";

export interface NodeSize {
  width: number;
  height: number;
}

export interface EdgeInput {
  from: number;
  to: number;
  label?: string;
  className?: string;
}

export interface Placed {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedEdge extends EdgeInput {
  points: { x: number; y: number }[];
  labelAt: { x: number; y: number } | undefined;
  back: boolean;
}

export interface Layout {
  width: number;
  height: number;
  nodes: Placed[];
  edges: PlacedEdge[];
}

const LABEL_WIDTH = 44;
const LABEL_CHARACTER = 6.5;

/** Places the nodes of a directed graph in layers, from top to bottom. */
export function layOut(sizes: readonly NodeSize[], edges: readonly EdgeInput[]): Layout {
  const graph = new Graph({ directed: true, multigraph: true });
  graph.setGraph({ rankdir: "TB", nodesep: 28, ranksep: 36, marginx: 16, marginy: 16 });
  graph.setDefaultEdgeLabel(() => ({}));
  sizes.forEach(({ width, height }, index) => graph.setNode(String(index), { width, height }));
  edges.forEach(({ from, to, label }, index) => {
    const room = label === undefined ? {} : { width: Math.max(LABEL_WIDTH, label.length * LABEL_CHARACTER), height: 16, labelpos: "c" };
    graph.setEdge(String(from), String(to), room, String(index));
  });
  layout(graph);
  const nodes = sizes.map((size, index): Placed => {
    const node = graph.node(String(index)) as { x: number; y: number };
    return { x: node.x - size.width / 2, y: node.y - size.height / 2, ...size };
  });
  const placed = edges.map((edge, index): PlacedEdge => {
    const found = graph.edge(String(edge.from), String(edge.to), String(index)) as {
      points: { x: number; y: number }[];
      x?: number;
      y?: number;
    };
    return {
      ...edge,
      points: found.points,
      labelAt:
        edge.label !== undefined && found.x !== undefined && found.y !== undefined
          ? { x: found.x, y: found.y }
          : undefined,
      back: (nodes[edge.to] as Placed).y <= (nodes[edge.from] as Placed).y,
    };
  });
  const size = graph.graph() as { width?: number; height?: number };
  return { width: size.width ?? 0, height: size.height ?? 0, nodes, edges: placed };
}

/** A curve through the points of an edge. */
export function pathOf(points: readonly { x: number; y: number }[]): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const at = (point: { x: number; y: number }) => `${round(point.x)},${round(point.y)}`;
  const [first, ...rest] = points;
  if (!first) return "";
  if (rest.length < 2) return `M${at(first)}${rest.map((point) => `L${at(point)}`).join("")}`;
  let path = `M${at(first)}`;
  for (let index = 0; index < rest.length - 1; ++index) {
    const control = rest[index] as { x: number; y: number };
    const next = rest[index + 1] as { x: number; y: number };
    const end =
      index === rest.length - 2
        ? next
        : { x: (control.x + next.x) / 2, y: (control.y + next.y) / 2 };
    path += `Q${at(control)} ${at(end)}`;
  }
  return path;
}
