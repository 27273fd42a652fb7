//===- SourceLocation.h - Source locations of LLVM IR -----------*- C++ -*-===//

#ifndef MINCAML_CODEGEN_SOURCELOCATION_H
#define MINCAML_CODEGEN_SOURCELOCATION_H

#include "llvm/Support/SMLoc.h"

namespace llvm {
class DiagnosticLocation;
class SourceMgr;
} // namespace llvm

namespace mincaml {

/// Returns the location in the main file to which a location of LLVM IR refers;
/// an invalid one if there is none. (SourceMgr::FindLocForLineAndColumn cannot
/// be used for a constant SourceMgr.)
llvm::SMLoc findLocation(const llvm::SourceMgr &Sources,
                         const llvm::DiagnosticLocation &Location);

} // namespace mincaml

#endif // MINCAML_CODEGEN_SOURCELOCATION_H
