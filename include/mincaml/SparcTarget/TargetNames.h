//===- TargetNames.h - Lookup of registers and opcodes by name --*- C++ -*-===//
//
// LLVM's headers with the numbers of registers and opcodes are private to its
// SPARC target, but the names are part of its public tables.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCTARGET_TARGETNAMES_H
#define MINCAML_SPARCTARGET_TARGETNAMES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"

namespace mincaml::sparc {

/// The register that LLVM calls \p Name, which must exist. Takes time linear in
/// the number of registers.
inline llvm::MCRegister findRegister(const llvm::TargetRegisterInfo &TRI,
                                     llvm::StringRef Name) {
  for (unsigned R = 1; R != TRI.getNumRegs(); ++R)
    if (Name == TRI.getName(R))
      return R;
  llvm_unreachable("no SPARC register has this name");
}

/// The opcode that LLVM calls \p Name, which must exist. Takes time linear in
/// the number of opcodes.
inline unsigned findOpcode(const llvm::TargetInstrInfo &TII,
                           llvm::StringRef Name) {
  for (unsigned Opcode = 0; Opcode != TII.getNumOpcodes(); ++Opcode)
    if (TII.getName(Opcode) == Name)
      return Opcode;
  llvm_unreachable("no SPARC instruction has this name");
}

} // namespace mincaml::sparc

#endif // MINCAML_SPARCTARGET_TARGETNAMES_H
