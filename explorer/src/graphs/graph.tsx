import type { JSX, ComponentChildren } from "preact";
import { useMemo, useRef, useState, useLayoutEffect } from "preact/hooks";
import { layOut, pathOf, type EdgeInput, type NodeSize } from "./layout";

export interface GraphNode extends NodeSize {
  content: ComponentChildren;
  className: string;
  label: string;
}

const ZOOMS = [0.25, 0.35, 0.5, 0.7, 0.85, 1, 1.25, 1.5, 2];

/** A directed graph. Nodes are elements of the page; edges are drawn below them. */
export function DirectedGraph(props: {
  nodes: GraphNode[];
  edges: EdgeInput[];
  label: string;
  /** The node that is scrolled into view when this changes. */
  focus?: number;
  onPaint?(root: HTMLElement): void;
  onNode?(node: number): void;
}): JSX.Element {
  const { nodes, edges } = props;
  const root = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const shape = JSON.stringify([nodes.map(({ width, height }) => [width, height]), edges]);
  const placed = useMemo(() => layOut(nodes, edges), [shape]);
  const step = (by: 1 | -1) => {
    const nearest = ZOOMS.reduce((best, value, index) =>
      Math.abs(value - zoom) < Math.abs((ZOOMS[best] as number) - zoom) ? index : best, 0);
    setZoom(ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, nearest + by))] as number);
  };
  const fit = () => {
    const box = root.current;
    if (!box) return;
    const share = Math.min(box.clientWidth / placed.width, box.clientHeight / placed.height);
    setZoom(Math.max(0.1, Math.min(1, share)));
  };
  useLayoutEffect(() => {
    // Fit the graph into the window if it remains readable; otherwise show its top.
    const box = root.current;
    if (!box || box.clientWidth === 0) return;
    const share = Math.min(box.clientWidth / placed.width, box.clientHeight / placed.height);
    setZoom(share >= 1 ? 1 : Math.max(0.7, share));
    // Scroll to the first node, which need not be in the middle of a wide graph.
    const first = placed.nodes[0];
    const middle = first ? first.x + first.width / 2 : placed.width / 2;
    box.scrollLeft = middle * Math.max(0.7, Math.min(1, share)) - box.clientWidth / 2;
  }, [placed]);
  useLayoutEffect(() => {
    if (root.current) props.onPaint?.(root.current);
  });
  useLayoutEffect(() => {
    const node = props.focus === undefined ? undefined : placed.nodes[props.focus];
    const box = root.current;
    if (!node || !box) return;
    const [left, top] = [node.x * zoom, node.y * zoom];
    if (top < box.scrollTop || top + node.height * zoom > box.scrollTop + box.clientHeight) {
      box.scrollTop = Math.max(0, top - box.clientHeight / 4);
    }
    if (left < box.scrollLeft || left + node.width * zoom > box.scrollLeft + box.clientWidth) {
      box.scrollLeft = Math.max(0, left - box.clientWidth / 4);
    }
  }, [props.focus, placed]);
  return (
    <div class="graph">
      <div class="zoom pair">
        <button aria-label="Smaller" onClick={() => step(-1)}>−</button>
        <span>{Math.round(zoom * 100)}%</span>
        <button aria-label="Larger" onClick={() => step(1)}>+</button>
        <button onClick={fit}>fit</button>
      </div>
      <div class="scroll canvas" ref={root} tabIndex={0} role="region" aria-label={props.label}>
        <div class="room" style={{ width: `${placed.width * zoom}px`, height: `${placed.height * zoom}px` }}>
          <div class="plane" style={{ transform: `scale(${zoom})` }}>
            <svg width={placed.width} height={placed.height} aria-hidden="true">
              <defs>
                <marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
                  <path d="M0,0 L10,5 L0,10 z" class="arrow" />
                </marker>
              </defs>
              {placed.edges.map((edge, index) => (
                <g key={index} class={`edge${edge.back ? " back" : ""} ${edge.className ?? ""}`}>
                  <path d={pathOf(edge.points)} marker-end="url(#arrow)" />
                  {edge.label !== undefined && edge.labelAt && (
                    <text x={edge.labelAt.x} y={edge.labelAt.y + 4}>{edge.label}</text>
                  )}
                </g>
              ))}
            </svg>
            {nodes.map((node, index) => {
              const at = placed.nodes[index];
              if (!at) return null;
              return (
                <div
                  key={index}
                  class={`node ${node.className}`}
                  data-node={index}
                  aria-label={node.label}
                  role="group"
                  style={{
                    left: `${at.x}px`,
                    top: `${at.y}px`,
                    width: `${at.width}px`,
                    height: `${at.height}px`,
                  }}
                  onClick={() => props.onNode?.(index)}
                >
                  {node.content}
                </div>
              );
            })}
          </div>
        </div>
      </div>
    </div>
  );
}
