import type { Block } from "../data/schema";

/**
 * The headers of the loops around a block, the innermost first. The data has the header
 * of the innermost loop of each block. The next outer loop is the loop of the nearest
 * dominator of that header with a loop depth that is one less.
 */
export function loopsAround(blocks: readonly Block[], block: number): number[] {
  const headers: number[] = [];
  let header = blocks[block]?.loop ?? -1;
  while (header >= 0 && !headers.includes(header)) {
    headers.push(header);
    const depth = blocks[header]?.depth ?? 1;
    let at = blocks[header]?.idom ?? -1;
    let steps = 0;
    while (at >= 0 && (blocks[at]?.depth ?? 0) !== depth - 1 && steps++ < blocks.length) {
      at = blocks[at]?.idom ?? -1;
    }
    header = depth > 1 && at >= 0 ? (blocks[at]?.loop ?? -1) : -1;
  }
  return headers;
}
