//===- EntryNeeds.h - The registers that entries need -----------*- C++ -*-===//
//
// The entry shape of a block is chosen before the block is planned. Some of its
// values turn out to lose their register before anything reads them, and are
// restored from memory later: moves and restores on the edges would put them
// there in vain. Such values start the block in memory instead.
//
// A value is needed in its register at the start of a block if, before it is
// restored or defined again, an instruction reads it or it is saved, or if it
// is still there at the end of the block, and memory does not have it or a
// successor needs it there. Backward; the least fixed point is computed, so
// that around a loop a value does not need itself.
//
// Needs: the plans of all blocks, before edges are planned. Gives: the same
// plans without the dead entries. Must not change anything else.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_LIVENESS_ENTRYNEEDS_H
#define MINCAML_LIB_REGALLOC_LIVENESS_ENTRYNEEDS_H

namespace mincaml::regalloc {

struct FunctionFacts;
struct FunctionPlan;
class SavePlan;

void dropDeadEntries(const FunctionFacts &Facts, FunctionPlan &Plan,
                     const SavePlan &Saves);

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_LIVENESS_ENTRYNEEDS_H
