//===- EdgeMoves.h - From the end of a block to the next entry --*- C++ -*-===//
//
// On an edge, the values that must be in memory are saved first; then one
// parallel copy moves those that stay in registers; then those that come from
// memory are restored. The code is at the end of the predecessor if that has no
// other successor, and in a new block otherwise. An edge is rigid if neither is
// possible: edges to exception pads, to the targets of `asm goto`, from the
// return of a handler, and after terminators that LLVM cannot redirect. Across
// a rigid edge all values are in memory; those that need a save are saved in
// the predecessor. Exceptions and `asm goto` leave in the middle of a block;
// only the results of an `asm goto` are live across its edges in registers.
//
// Needs: the plans of all blocks, with final entries. Gives: the plan of each
// edge. Must not change the plans of blocks, except to save a value at its
// definition instead of on the edge.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_EDGES_EDGEMOVES_H
#define MINCAML_LIB_REGALLOC_EDGES_EDGEMOVES_H

#include "Spilling/SavePlan.h"

namespace mincaml::regalloc {

/// Marks the blocks that a rigid edge leads to. Needs: nothing planned yet.
void findRigidEdges(const FunctionFacts &Facts, FunctionPlan &Plan);

void planEdges(const FunctionFacts &Facts, FunctionPlan &Plan, SavePlan &Saves);

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_EDGES_EDGEMOVES_H
