//===- ValueFacts.h - Rematerializable and undefined values -----*- C++ -*-===//
//
// Properties of values that no decision of the allocator changes.
//
// Rematerializable: one instruction computes the value from constants, so that
// it is computed again instead of restored, and never saved.
//
// Undefined: a variable may be defined on only some of the paths to a join; the
// others have an IMPLICIT_DEF. If no instruction reads that definition, it gets
// neither a register nor a stack slot, and is removed. After the join the
// variable is in the location where the other paths have it. All later reads
// see what is in that location, so that what is made of it (the instruction
// freeze) is the same at each read.
//
// Needs: live intervals, the uses of all values. Changes nothing.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_LIVENESS_VALUEFACTS_H
#define MINCAML_LIB_REGALLOC_LIVENESS_VALUEFACTS_H

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/TargetOpcodes.h"
#include <vector>

namespace mincaml::regalloc {

class NextUses;

/// Whether control may have left the block before anything that is inserted
/// after MI: its results cannot be saved there.
inline bool definesOnEdges(const llvm::MachineInstr &MI) {
  return MI.isTerminator() ||
         MI.getOpcode() == llvm::TargetOpcode::INLINEASM_BR;
}

class ValueFacts {
public:
  ValueFacts(llvm::MachineFunction &MF, const llvm::LiveIntervals &LIS,
             const NextUses &Uses);

  bool isRematerializable(llvm::Register Value) const {
    return Originals[Value.virtRegIndex()];
  }
  /// The definition of a rematerializable value.
  const llvm::MachineInstr &original(llvm::Register Value) const {
    return *Originals[Value.virtRegIndex()];
  }
  /// Whether a terminator or an `asm goto` defines Value.
  bool isDefinedByTerminator(llvm::Register Value) const {
    return DefinedByTerminator.test(Value.virtRegIndex());
  }
  /// Whether Value is undefined somewhere.
  bool hasUndefined(llvm::Register Value) const {
    return HasUndefined.test(Value.virtRegIndex());
  }
  /// Whether Value, which is live at At, is undefined there.
  bool isUndefined(llvm::Register Value, llvm::SlotIndex At) const;
  bool isUndefinedAtEnd(llvm::Register Value,
                        const llvm::MachineBasicBlock &MBB) const {
    return isUndefined(Value, LIS.getMBBEndIdx(&MBB).getPrevSlot());
  }
  /// The definitions of undefined values, which are to be removed.
  llvm::ArrayRef<llvm::MachineInstr *> undefinedDefinitions() const {
    return UndefinedDefinitions;
  }
  /// Whether Value, in no register after the instruction at At, has a value
  /// that its stack slot holds.
  bool isInMemory(llvm::Register Value, llvm::SlotIndex At) const;

private:
  void findRematerializable(llvm::MachineFunction &MF);
  void findUndefined(llvm::MachineFunction &MF, const NextUses &Uses);

  const llvm::LiveIntervals &LIS;
  /// By value: the definition if it is rematerializable.
  std::vector<const llvm::MachineInstr *> Originals;
  /// By value.
  llvm::BitVector DefinedByTerminator, HasUndefined;
  /// The value numbers that are undefined.
  llvm::DenseSet<const llvm::VNInfo *> Undefined;
  llvm::SmallVector<llvm::MachineInstr *, 0> UndefinedDefinitions;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_LIVENESS_VALUEFACTS_H
