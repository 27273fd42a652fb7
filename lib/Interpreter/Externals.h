//===- Externals.h - Functions of the runtime -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_EXTERNALS_H
#define MINCAML_LIB_INTERPRETER_EXTERNALS_H

#include "Code.h"
#include "llvm/ADT/StringRef.h"

namespace mincaml::interpreter {

/// The function of the runtime or of the library with this name, a row of
/// RuntimeABI.def. Each has at least one parameter, which may be unit. After an
/// input or output error, the console has failed.
ExternalFunction findExternal(llvm::StringRef Name);

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_EXTERNALS_H
