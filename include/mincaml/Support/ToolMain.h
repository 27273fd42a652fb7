//===- ToolMain.h - The common part of the main functions -------*- C++ -*-===//
//
// For all programs of this project: handles --version, signals, limits of the
// process, and failures to write to standard output.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SUPPORT_TOOLMAIN_H
#define MINCAML_SUPPORT_TOOLMAIN_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <cstddef>
#include <sys/types.h>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mincaml {

/// Prints the name and the version of the program, the commit that it was built
/// from, and the version of LLVM.
void printVersion(llvm::StringRef Program, llvm::raw_ostream &OS);

/// Runs the main function of a program and returns its exit status.
/// - Before a signal ends the process, the temporary files are removed, even if
///   more signals arrive. Signals that were ignored at startup, for example by
///   nohup, stay ignored.
/// - If text cannot be written to standard output, the process exits with an
///   error.
/// - If memory is exhausted, the process reports that and ends.
/// - The stack is large enough for command lines, whatever `ulimit -s` says.
int toolMain(const char *Name, int ArgC, char **ArgV,
             llvm::function_ref<int()> Main);

/// Sets the process group of the child processes; 0 means none. When a signal
/// ends this process, the group is ended first. This process waits for it,
/// because the group could otherwise still create files.
void setChildGroup(pid_t Group);

/// The size of the stack on which programs may nest as deeply as
/// LanguageOptions allows.
inline constexpr size_t LargestStackSize = size_t(1) << 30;

/// The size of the stack to compile on: LargestStackSize, or less if the memory
/// of the process is limited (`ulimit -v`, `ulimit -d`). Ends the process if
/// there is not enough memory.
size_t possibleStackSize();

/// The nesting depth that a program may have on a stack of StackSize, where
/// Limit is the depth for LargestStackSize.
unsigned possibleNesting(unsigned Limit, size_t StackSize);

/// Runs Body on a thread with a stack of this size. Signals interrupt that
/// thread, not the caller, which waits. Ends the process if the thread cannot
/// be created.
void runOnStack(size_t Size, llvm::function_ref<void()> Body);

} // namespace mincaml

#endif // MINCAML_SUPPORT_TOOLMAIN_H
