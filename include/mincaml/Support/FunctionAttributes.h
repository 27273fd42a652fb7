//===- FunctionAttributes.h - Attributes that are this project's -*- C++
//-*-===//
//
// String attributes of LLVM functions, by which passes on LLVM IR tell passes
// on machine IR what they have decided.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SUPPORT_FUNCTIONATTRIBUTES_H
#define MINCAML_SUPPORT_FUNCTIONATTRIBUTES_H

#include "llvm/ADT/StringRef.h"

namespace mincaml {

/// The function gets no register window (Transforms/Sparc/FlatFrames.h).
inline constexpr llvm::StringLiteral FlatFrameAttribute = "mincaml-flat-frame";

} // namespace mincaml

#endif // MINCAML_SUPPORT_FUNCTIONATTRIBUTES_H
