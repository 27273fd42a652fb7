//===- Process.h - Child processes ------------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_PROCESS_H
#define MINCAML_LIB_DRIVER_PROCESS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/ErrorOr.h"
#include <string>
#include <sys/types.h>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mincaml {

/// As in a shell, the status of a process that signal N ended is this + N.
inline constexpr int SignalStatus = 128;

/// Prints a command as one line of a POSIX shell.
void printCommand(llvm::raw_ostream &OS, llvm::ArrayRef<llvm::StringRef> Words);

/// Called in a child process: requests SIGTERM for when \p Parent ends.
void endWithParent(pid_t Parent);

/// Runs \p Body in a child process, which exits with the status that it returns
/// and has the default signal handlers, and waits for it. Returns the exit
/// status, SignalStatus + N if signal N ended the child, or an error if no
/// child can be created. With InOwnGroup, signals for the group of this process
/// do not reach the child, which ends with this process (setChildGroup).
llvm::ErrorOr<int> runInChild(llvm::function_ref<int()> Body,
                              bool InOwnGroup = false);

/// The same for a program, Command.front().
llvm::ErrorOr<int> execute(llvm::ArrayRef<llvm::StringRef> Command);

/// Runs a program whose messages are read, in a group of its own. Its messages
/// are in English, and \p Errors gets what it writes to standard error.
llvm::ErrorOr<int> execute(llvm::ArrayRef<llvm::StringRef> Command,
                           std::string &Errors);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_PROCESS_H
