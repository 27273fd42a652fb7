//===- DebuggerScript.h - What gdb loads with a program ---------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_DEBUGGERSCRIPT_H
#define MINCAML_LIB_DRIVER_DEBUGGERSCRIPT_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Module;
} // namespace llvm

namespace mincaml {

/// Lets gdb load a script in Python with executables that \p M is linked into.
/// It is named by its path, in the section .debug_gdb_scripts: gdb trusts files
/// in the folder that they are installed in, and no code in executables.
void addDebuggerScript(llvm::Module &M, llvm::StringRef Path);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_DEBUGGERSCRIPT_H
