//===- EdgeMoves.h - From the end of a block to the next entry --*- C++ -*-===//
//
// On an edge, first the values that must be in memory are saved, then one
// parallel copy brings those that stay in registers to their locations, and
// those that come from memory are restored. The code is at the end of the
// predecessor if that has no other successor, and in a block of its own
// otherwise. An edge is rigid if neither is possible: to exception pads, to the
// targets of `asm goto`, and after terminators that LLVM cannot redirect. There
// all values are in memory, and those that have to be saved are saved before.
// Exceptions and `asm goto` leave in the middle of a block; only what the
// latter computes itself arrives in registers.
//
// Needs: the plans of all blocks, with final entries. Gives: the plan of each
// edge. Must not change the plans of blocks, except that a value may be saved
// at its definition instead of on the edge.
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
