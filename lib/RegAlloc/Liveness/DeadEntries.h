//===- DeadEntries.h - Removal of dead entry registers ----------*- C++ -*-===//
//
// The entry assignment of a block (the values in registers at its start) is
// chosen before the block is planned. It may contain a value that loses its
// register before any instruction reads it. Moves and reloads that bring such a
// value into its register on the incoming edges are useless. This phase removes
// the value from the entry, so that it is in memory at the start of the block.
//
// A value of the entry is needed in its register if, before the block reloads
// or redefines it, an instruction reads it or the block spills it. It is also
// needed if it is live out in that register and either its stack slot does not
// hold it or a successor needs it there.
//
// This is a backward problem. The least fixed point is computed, so that a loop
// around which a value is only passed does not make the value needed.
//
// Needs: the plans of all blocks, before edges are planned. Gives: the same
// plans without the dead entries. Must not change anything else.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_LIVENESS_DEADENTRIES_H
#define MINCAML_LIB_REGALLOC_LIVENESS_DEADENTRIES_H

namespace mincaml::regalloc {

struct FunctionAnalyses;
struct FunctionPlan;
class DefinitionSpills;

void removeDeadEntries(const FunctionAnalyses &FA, FunctionPlan &Plan,
                       const DefinitionSpills &DefSpills);

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_LIVENESS_DEADENTRIES_H
