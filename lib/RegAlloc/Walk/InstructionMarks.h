//===- InstructionMarks.h - Marks on values and register units --*- C++ -*-===//
//
// Sets of values and register units that are cleared at each instruction.
// Clearing takes constant time: a mark is the serial number of its instruction.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_WALK_INSTRUCTIONMARKS_H
#define MINCAML_LIB_REGALLOC_WALK_INSTRUCTIONMARKS_H

#include "llvm/CodeGen/Register.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include <vector>

namespace mincaml::regalloc {

class InstructionMarks {
public:
  InstructionMarks(const llvm::TargetRegisterInfo &TRI, unsigned NumValues)
      : TRI(TRI), UsedBy(NumValues), DefinedBy(NumValues),
        UnitReadBy(TRI.getNumRegUnits()) {}

  void clear() { ++Serial; }

  /// The set of values that the instruction reads.
  bool isUsed(llvm::Register Value) const {
    return UsedBy[Value.virtRegIndex()] == Serial;
  }
  void markUsed(llvm::Register Value) { UsedBy[Value.virtRegIndex()] = Serial; }

  /// The set of results that already have a register.
  bool isDefined(llvm::Register Value) const {
    return DefinedBy[Value.virtRegIndex()] == Serial;
  }
  void markDefined(llvm::Register Value) {
    DefinedBy[Value.virtRegIndex()] = Serial;
  }
  void unmarkDefined(llvm::Register Value) {
    DefinedBy[Value.virtRegIndex()] = 0;
  }

  /// The set of registers that the instruction reads.
  bool isRead(llvm::MCRegister Register) const {
    return llvm::any_of(TRI.regunits(Register), [&](llvm::MCRegUnit Unit) {
      return UnitReadBy[static_cast<unsigned>(Unit)] == Serial;
    });
  }
  void markRead(llvm::MCRegister Register) {
    for (llvm::MCRegUnit Unit : TRI.regunits(Register))
      UnitReadBy[static_cast<unsigned>(Unit)] = Serial;
  }

private:
  const llvm::TargetRegisterInfo &TRI;
  unsigned Serial = 1;
  std::vector<unsigned> UsedBy, DefinedBy, UnitReadBy;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_WALK_INSTRUCTIONMARKS_H
