//===- DebuggerScript.h - The gdb script of executables ---------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_DEBUGGERSCRIPT_H
#define MINCAML_LIB_DRIVER_DEBUGGERSCRIPT_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Module;
} // namespace llvm

namespace mincaml {

/// Makes gdb load a Python script for executables that \p M is linked into. The
/// section .debug_gdb_scripts contains the path of the script, not its text: gdb
/// trusts scripts in its auto-load directories, but not scripts that are
/// contained in executables.
void addDebuggerScript(llvm::Module &M, llvm::StringRef Path);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_DEBUGGERSCRIPT_H
