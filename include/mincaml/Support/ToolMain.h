//===- ToolMain.h - What the programs have in common ------------*- C++ -*-===//
//
// Signals, limits of the process, and standard output that cannot be written.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SUPPORT_TOOLMAIN_H
#define MINCAML_SUPPORT_TOOLMAIN_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstddef>
#include <sys/types.h>

namespace mincaml {

/// Runs the main function of a program and returns its exit status.
/// - Signals that end the process remove its temporary files first, however
///   many arrive. Those that were ignored at startup, for example by nohup,
///   stay ignored.
/// - Text for standard output that cannot be written is an error when the
///   process exits.
/// - If memory is exhausted, the process says that and ends.
/// - The stack is large enough for command lines, whatever `ulimit -s` says.
int toolMain(const char *Name, int ArgC, char **ArgV,
             llvm::function_ref<int()> Main);

/// Signals that end this process end this group of processes first, and wait
/// until it is gone, so that it makes no more files. 0: there is none.
void setChildGroup(pid_t Group);

/// The stack on which programs may nest as deeply as LanguageOptions says.
inline constexpr size_t LargestStackSize = size_t(1) << 30;

/// The size of the stack to compile on: LargestStackSize, or less if the memory
/// of the process is limited (`ulimit -v`, `ulimit -d`). Ends the process if
/// there is too little.
size_t possibleStackSize();

/// How deep a program may nest on such a stack, if it may nest as deep as Limit
/// on the largest.
unsigned possibleNesting(unsigned Limit, size_t StackSize);

/// Runs Body on a thread with a stack of this size. Signals interrupt that
/// thread, not the caller, which waits. Ends the process if it may not have
/// another thread.
void runOnStack(size_t Size, llvm::function_ref<void()> Body);

} // namespace mincaml

#endif // MINCAML_SUPPORT_TOOLMAIN_H
