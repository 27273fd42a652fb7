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
  /// Whether another instruction can as well be executed on the other side of
  /// them: neither side writes a register that the other one uses, nor memory
  /// that the other one accesses.
  bool allowExchange(const llvm::MachineInstr &MI) const;

private:
  bool uses(const llvm::BitVector &Units, llvm::Register R) const;

  const llvm::TargetRegisterInfo &TRI;
  llvm::BitVector Read, Written;
  bool Loads = false, Stores = false;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_DEPENDENCES_H
