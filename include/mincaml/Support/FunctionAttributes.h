//===- FunctionAttributes.h - Function attributes of MinCaml ----*- C++ -*-===//
//
// String attributes of LLVM functions. Passes on LLVM IR use them to tell
// passes on machine IR what they have decided.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SUPPORT_FUNCTIONATTRIBUTES_H
#define MINCAML_SUPPORT_FUNCTIONATTRIBUTES_H

#include "llvm/ADT/StringRef.h"

namespace mincaml {

/// The function does not allocate a register window
/// (Transforms/Sparc/FlatFrames.h).
inline constexpr llvm::StringLiteral FlatFrameAttribute = "mincaml-flat-frame";

} // namespace mincaml

#endif // MINCAML_SUPPORT_FUNCTIONATTRIBUTES_H
