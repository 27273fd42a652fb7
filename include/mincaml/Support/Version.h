//===- Version.h - The output of --version ----------------------*- C++ -*-===//

#ifndef MINCAML_SUPPORT_VERSION_H
#define MINCAML_SUPPORT_VERSION_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mincaml {

/// Prints the name and the version of the program, the commit that it was built
/// from, and the version of LLVM.
void printVersion(llvm::StringRef Program, llvm::raw_ostream &OS);

} // namespace mincaml

#endif // MINCAML_SUPPORT_VERSION_H
