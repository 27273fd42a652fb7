//===- Metadata.h - Kinds of metadata of MinCaml ----------------*- C++ -*-===//
//
// The kinds of LLVM IR metadata that this project adds to LLVM's own. IR
// generation uses them to tell passes what they could not find out by
// themselves. A pass may drop any of it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SUPPORT_METADATA_H
#define MINCAML_SUPPORT_METADATA_H

#include "llvm/ADT/StringRef.h"

namespace mincaml {

/// Marks a phi node whose value is the exception that a handler was entered
/// with. Its block is therefore a handler, and the incoming edges are the edges
/// on which an exception is raised.
///
/// The metadata is attached to the phi node because the phi node exists exactly
/// as long as the statement is true: a pass that redirects an edge of the
/// handler has to update the phi node, and a pass that copies the handler also
/// copies the phi node. A block without such a phi node may be a handler, too.
inline constexpr llvm::StringLiteral HandlerMetadata = "mincaml.handler";

/// Marks the variable that is the argument area, which passes the arguments
/// that do not fit in registers (docs/code-generation.md). A caller stores them
/// there after all other calls; the callee loads them before its first call.
/// Therefore the contents of the area are dead when a function returns.
inline constexpr llvm::StringLiteral ArgumentAreaMetadata = "mincaml.arguments";

} // namespace mincaml

#endif // MINCAML_SUPPORT_METADATA_H
