//===- ValueProperties.h - Properties of values -----------------*- C++ -*-===//
//
// Properties of values that do not depend on decisions of the allocator.
//
// Rematerializable values: a single instruction computes the value from
// constants. The value is recomputed instead of reloaded, and never spilled.
//
// Undefined values: a variable may be defined on only some of the paths to a
// join; the others have an IMPLICIT_DEF. If no instruction reads the
// IMPLICIT_DEF, it is removed and gets neither a register nor a stack slot.
// After the join, the variable is in the location that it has on the other
// paths. All later reads use that same location, so that a `freeze` has the
// same result for all of them.
//
// Needs: live intervals, the uses of all values. Changes nothing.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_LIVENESS_VALUEPROPERTIES_H
#define MINCAML_LIB_REGALLOC_LIVENESS_VALUEPROPERTIES_H

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/TargetOpcodes.h"
#include <vector>

namespace mincaml::regalloc {

class NextUses;

/// Whether control may leave the block at MI, before an instruction that is
/// inserted after MI. The results of such an MI cannot be spilled there.
inline bool definesOnEdges(const llvm::MachineInstr &MI) {
  return MI.isTerminator() ||
         MI.getOpcode() == llvm::TargetOpcode::INLINEASM_BR;
}

class ValueProperties {
public:
  ValueProperties(llvm::MachineFunction &MF, const llvm::LiveIntervals &LIS,
                  const NextUses &Uses);

  bool isRematerializable(llvm::Register Value) const {
    return Rematerializable[Value.virtRegIndex()];
  }
  /// The definition of a rematerializable value.
  const llvm::MachineInstr &definition(llvm::Register Value) const {
    return *Rematerializable[Value.virtRegIndex()];
  }
  /// Whether a terminator or an `asm goto` defines Value.
  bool isDefinedByTerminator(llvm::Register Value) const {
    return DefinedByTerminator.test(Value.virtRegIndex());
  }
  /// Whether Value is undefined at some point.
  bool hasUndefined(llvm::Register Value) const {
    return HasUndefined.test(Value.virtRegIndex());
  }
  /// Whether Value, which is live at At, is undefined there.
  bool isUndefined(llvm::Register Value, llvm::SlotIndex At) const;
  bool isUndefinedAtEnd(llvm::Register Value,
                        const llvm::MachineBasicBlock &MBB) const {
    return isUndefined(Value, LIS.getMBBEndIdx(&MBB).getPrevSlot());
  }
  /// The definitions of undefined values, which the rewriter removes.
  llvm::ArrayRef<llvm::MachineInstr *> undefinedDefinitions() const {
    return UndefinedDefinitions;
  }
  /// Whether the stack slot holds Value, which must not be in a register after
  /// the instruction at At.
  bool isInMemory(llvm::Register Value, llvm::SlotIndex At) const;

private:
  void findRematerializable(llvm::MachineFunction &MF);
  void findUndefined(llvm::MachineFunction &MF, const NextUses &Uses);

  const llvm::LiveIntervals &LIS;
  /// Indexed by value: the definition if it is rematerializable, or null.
  std::vector<const llvm::MachineInstr *> Rematerializable;
  /// Indexed by value.
  llvm::BitVector DefinedByTerminator, HasUndefined;
  /// The undefined value numbers.
  llvm::DenseSet<const llvm::VNInfo *> Undefined;
  llvm::SmallVector<llvm::MachineInstr *, 0> UndefinedDefinitions;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_LIVENESS_VALUEPROPERTIES_H
