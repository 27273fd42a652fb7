//===- Dependences.h - Dependences between instructions ---------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_DEPENDENCES_H
#define MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_DEPENDENCES_H

#include "llvm/ADT/BitVector.h"
#include "llvm/CodeGen/MachineFunction.h"

namespace mincaml::sparc {

/// The registers and the memory that a sequence of instructions reads and
/// writes.
class Dependences {
public:
  explicit Dependences(const llvm::MachineFunction &MF);

  void add(const llvm::MachineInstr &MI);
  /// Adds a branch, call, jump or return as seen from its delay slot. Its
  /// arguments and results are not added, because they are read and written
  /// after the slot. \p Links are the registers of return addresses.
  void addTransfer(const llvm::MachineInstr &MI,
                   llvm::ArrayRef<llvm::MCRegister> Links);
  /// Whether an instruction can be moved past the sequence: neither of them
  /// writes a register that the other one uses, or memory that the other one
  /// accesses.
  bool canMovePast(const llvm::MachineInstr &MI) const;

private:
  void add(llvm::MCRegister R, bool IsDef);
  bool uses(const llvm::BitVector &Units, llvm::Register R) const;

  const llvm::TargetRegisterInfo &TRI;
  llvm::BitVector Read, Written;
  bool Loads = false, Stores = false;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_DEPENDENCES_H
