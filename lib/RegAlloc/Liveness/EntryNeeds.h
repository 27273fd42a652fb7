//===- EntryNeeds.h - The registers that entries need -----------*- C++ -*-===//
//
// The entry shape of a block is chosen before the block is planned. Some of its
// values turn out to lose their register before anything reads them, and to be
// restored from memory later, so that moves and restores of them on the edges
// would be useless. Such values are in memory at the start of the block
// instead.
//
// A value is needed in its register at the start of a block if, before it is
// restored or redefined, an instruction reads it or it is saved, or if it is
// live out in that register and either is not saved or is needed there by a
// successor. A backward problem; the least fixed point is computed, so that a
// value does not need itself around a loop.
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
