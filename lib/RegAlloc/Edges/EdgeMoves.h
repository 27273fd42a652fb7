//===- EdgeMoves.h - Moves and spill code on edges --------------*- C++ -*-===//
//
// Plans the code that brings values from their locations at the end of a block
// to those that the successor expects. On each edge, the values that must be in
// memory are spilled first; then one parallel copy moves the values that stay
// in registers; then the values that come from memory are reloaded. The code is
// inserted at the end of the predecessor if that has no other successor, and in
// a new block on the edge otherwise.
//
// An edge is unsplittable if neither is possible. Unsplittable are the edges to
// exception pads, to the targets of `asm goto`, from the return of an exception
// handler, and after terminators that LLVM cannot redirect. Across an
// unsplittable edge all values are in memory; those that must be spilled are
// spilled in the predecessor. Exceptions and `asm goto` leave a block from its
// middle; only the results of an `asm goto` are live across its edges in
// registers.
//
// Needs: the plans of all blocks, with final entries. Gives: the plan of each
// edge. Must not change the plans of blocks, except to spill a value at its
// definition instead of on the edge.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_EDGES_EDGEMOVES_H
#define MINCAML_LIB_REGALLOC_EDGES_EDGEMOVES_H

#include "Spilling/DefinitionSpills.h"

namespace mincaml::regalloc {

/// Marks the blocks that have an incoming unsplittable edge. Needs: nothing
/// planned yet.
void findUnsplittableEdges(const FunctionAnalyses &FA, FunctionPlan &Plan);

void planEdges(const FunctionAnalyses &FA, FunctionPlan &Plan,
               DefinitionSpills &DefSpills);

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_EDGES_EDGEMOVES_H
