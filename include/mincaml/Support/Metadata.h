//===- Metadata.h - Metadata of LLVM IR that is this project's --*- C++ -*-===//
//
// The kinds of metadata, beside LLVM's own, by which IR generation tells passes
// what they could not find out. A pass may drop any of it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SUPPORT_METADATA_H
#define MINCAML_SUPPORT_METADATA_H

#include "llvm/ADT/StringRef.h"

namespace mincaml {

/// On a phi node: its value is the exception that a handler was entered with.
/// So its block is a handler, and its incoming edges are those that raise.
///
/// It is on the phi node because that lives exactly as long as the statement is
/// true. Whoever redirects an edge of the handler has to update the phi node;
/// who copies the handler copies it, too; without it nothing is said.
inline constexpr llvm::StringLiteral HandlerMetadata = "mincaml.handler";

/// On a variable: it is the argument area, where arguments are passed that have
/// no register (docs/code-generation.md). Who calls a function stores them
/// there after any other call, the function loads them before any other, so
/// that nothing reads what is there when a function returns.
inline constexpr llvm::StringLiteral ArgumentAreaMetadata = "mincaml.arguments";

} // namespace mincaml

#endif // MINCAML_SUPPORT_METADATA_H
