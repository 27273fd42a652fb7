//===- AddressRegisters.h - Addresses that recursions keep ------*- C++ -*-===//
//
// The private convention of the functions of a recursion on SPARC by which a
// global register contains the high half of the address of a variable, as long
// as one of them is executed.
//
// What LLVM IR, machine IR and the check of machine IR agree on: such a
// function has the metadata !sparc.address.registers, a list of LLVM's names of
// registers and variables,
//
//     !{!{!"G2", ptr @group}, !{!"G3", ptr @group.1}}
//
// The register contains the high half at the function's entry and where it
// returns. Its caller therefore finds it unchanged if it has the same one, and
// has to make it otherwise.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SUPPORT_ADDRESSREGISTERS_H
#define MINCAML_SUPPORT_ADDRESSREGISTERS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class Function;
class GlobalVariable;
} // namespace llvm

namespace mincaml {

struct AddressRegister {
  /// LLVM's name: G2.
  llvm::StringRef Name;
  const llvm::GlobalVariable *Variable;

  bool operator==(const AddressRegister &) const = default;
};

using AddressRegisterList = llvm::SmallVector<AddressRegister, 2>;

/// Those of a function; none of a function without the convention.
AddressRegisterList addressRegistersOf(const llvm::Function &F);

/// Precondition: the function has none.
void setAddressRegisters(llvm::Function &F,
                         llvm::ArrayRef<AddressRegister> Registers);

} // namespace mincaml

#endif // MINCAML_SUPPORT_ADDRESSREGISTERS_H
