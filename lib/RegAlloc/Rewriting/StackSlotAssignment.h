//===- StackSlotAssignment.h - Stack slots of spilled values ----*- C++ -*-===//
//
// Assigns a stack slot to each value that the plan reloads somewhere
// (`stackmap` in MinCaml). Two values share a slot if, in layout order, the
// live interval of one starts after that of the other has ended. Small frames
// matter: SPARC reaches only 4 KiB from the frame pointer with one instruction.
//
// No slots are shared in functions that call setjmp or similar functions: a
// value that is live after the second return must survive the code that follows
// the first. Values share a slot only if their classes have the same largest
// legal superclass, since vectors of scalable length are in another part of the
// frame.
//
// Needs: the complete plan. Gives: the slot of each reloaded value. Changes
// only the function's frame information.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_REWRITING_STACKSLOTASSIGNMENT_H
#define MINCAML_LIB_REGALLOC_REWRITING_STACKSLOTASSIGNMENT_H

#include "FunctionPlan.h"
#include "Liveness/FunctionAnalyses.h"

namespace mincaml::regalloc {

class StackSlotAssignment {
public:
  StackSlotAssignment(llvm::MachineFunction &MF, const FunctionAnalyses &FA,
                      const FunctionPlan &Plan);

  /// Whether Value is reloaded anywhere, so that its spills are needed.
  bool isReloaded(llvm::Register Value) const {
    return Reloaded.test(Value.virtRegIndex());
  }
  /// The slot of a value that is reloaded.
  int slotOf(llvm::Register Value) const { return Slots[Value.virtRegIndex()]; }
  unsigned numSlots() const { return NumSlots; }

private:
  void findReloaded(const FunctionAnalyses &FA, const FunctionPlan &Plan);
  void assign(llvm::MachineFunction &MF, const FunctionAnalyses &FA);

  /// Indexed by value.
  llvm::BitVector Reloaded;
  std::vector<int> Slots;
  unsigned NumSlots = 0;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_REWRITING_STACKSLOTASSIGNMENT_H
