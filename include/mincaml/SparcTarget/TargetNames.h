//===- TargetNames.h - Registers and instructions by name -------*- C++ -*-===//
//
// The target's numbers of registers and opcodes are private to it, their names
// are not.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCTARGET_TARGETNAMES_H
#define MINCAML_SPARCTARGET_TARGETNAMES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"

namespace mincaml::sparc {

inline llvm::Register findRegister(const llvm::TargetRegisterInfo &TRI,
                                   llvm::StringRef Name) {
  for (unsigned R = 1; R != TRI.getNumRegs(); ++R)
    if (Name == TRI.getName(R))
      return R;
  llvm_unreachable("SPARC has this register");
}

inline unsigned findOpcode(const llvm::TargetInstrInfo &TII,
                           llvm::StringRef Name) {
  for (unsigned Opcode = 0; Opcode != TII.getNumOpcodes(); ++Opcode)
    if (TII.getName(Opcode) == Name)
      return Opcode;
  llvm_unreachable("SPARC has this instruction");
}

} // namespace mincaml::sparc

#endif // MINCAML_SPARCTARGET_TARGETNAMES_H
