//===- Externals.h - The functions of the runtime ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_EXTERNALS_H
#define MINCAML_LIB_INTERPRETER_EXTERNALS_H

#include "Code.h"
#include "llvm/ADT/StringRef.h"

namespace mincaml::interpreter {

/// The function of a row of RuntimeABI.def. Each has one parameter, which may
/// be unit. After an error, the console has failed.
ExternalFunction findExternal(llvm::StringRef Name);

/// The function of a row MINCAML_LIBRARY, by its spelling, or null.
ExternalFunction findLibraryFunction(llvm::StringRef Name);

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_EXTERNALS_H
