//===- Process.h - Child processes ------------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_PROCESS_H
#define MINCAML_LIB_DRIVER_PROCESS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/ErrorOr.h"
#include <sys/types.h>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mincaml {

/// What a shell reports for a process that signal N ended is this + N.
inline constexpr int SignalStatus = 128;

/// Prints a command as one line that a POSIX shell reads back.
void printCommand(llvm::raw_ostream &OS, llvm::ArrayRef<llvm::StringRef> Words);

/// In a child process: asks for SIGTERM when its parent, \p Parent, ends.
void endWithParent(pid_t Parent);

/// Runs \p Body in a child process, whose exit status it returns, and waits for
/// it. Signals do there what they do in any program. Returns the exit status,
/// SignalStatus + N if signal N ended it, or the error when there can be no
/// child.
llvm::ErrorOr<int> runInChild(llvm::function_ref<int()> Body);

/// The same for a program, Command.front().
llvm::ErrorOr<int> execute(llvm::ArrayRef<llvm::StringRef> Command);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_PROCESS_H
