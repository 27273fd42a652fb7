//===- Dependences.h - Instructions that can change places ------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_DEPENDENCES_H
#define MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_DEPENDENCES_H

#include "llvm/ADT/BitVector.h"
#include "llvm/CodeGen/MachineFunction.h"

namespace mincaml::sparc {

/// What some instructions, which follow each other, read and write.
class Dependences {
public:
  explicit Dependences(const llvm::MachineFunction &MF);

  void add(const llvm::MachineInstr &MI);
  /// A branch, call, jump or return as seen from its slot. Arguments and
  /// results are read and written after that. \p Links: where return addresses
  /// are.
  void addTransfer(const llvm::MachineInstr &MI,
                   llvm::ArrayRef<llvm::MCRegister> Links);
  /// Whether another instruction can as well be executed on the other side of
  /// them: neither side writes a register that the other one uses, nor memory
  /// that the other one accesses.
  bool allowExchange(const llvm::MachineInstr &MI) const;

private:
  void add(llvm::MCRegister R, bool IsDef);
  bool uses(const llvm::BitVector &Units, llvm::Register R) const;

  const llvm::TargetRegisterInfo &TRI;
  llvm::BitVector Read, Written;
  bool Loads = false, Stores = false;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_DEPENDENCES_H
