//===- Process.h - Child processes ------------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_PROCESS_H
#define MINCAML_LIB_DRIVER_PROCESS_H

#include "mincaml/Driver/Options.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/ErrorOr.h"
#include <string>
#include <sys/types.h>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mincaml {

/// The status of a process that signal N ended is SignalStatus + N, as in a
/// shell.
inline constexpr int SignalStatus = 128;

/// Prints a command as one line of a POSIX shell.
void printCommand(llvm::raw_ostream &OS, llvm::ArrayRef<llvm::StringRef> Words);

/// Runs \p Body in a child process and waits for it. The child has the default
/// signal handlers and exits with the status that Body returns. Returns the
/// exit status, SignalStatus + N if signal N ended the child, or an error if no
/// child can be created. With InOwnGroup, the child has a process group of its
/// own: signals for the group of this process do not reach it, but it ends with
/// this process (setChildGroup). If Forwarded is a signal, which this process
/// must block, it is also sent to the child when this process gets it.
llvm::ErrorOr<int> runInChild(llvm::function_ref<int()> Body,
                              bool InOwnGroup = false, int Forwarded = 0);

/// Runs the program Command.front() in a child process, like runInChild.
llvm::ErrorOr<int> execute(llvm::ArrayRef<llvm::StringRef> Command);

/// Runs a program in a process group of its own and stores its standard error
/// in \p Errors. The program is asked for messages in English, so that they can
/// be parsed.
llvm::ErrorOr<int> execute(llvm::ArrayRef<llvm::StringRef> Command,
                           std::string &Errors);

/// Executes a batch file: every line contains the arguments of one command,
/// quoted as in a shell; `<FILE`, `>FILE` and `2>FILE` redirect its standard
/// input, output and error, and words `NAME=VALUE` in front of the arguments
/// set environment variables. Empty lines and lines that start with `#` are
/// skipped.
///
/// \p Command receives the command line, including the program name, and runs
/// in a child process: a failure does not affect the other commands, and the
/// startup time is spent only once. Prints `LINE STATUS` after each command.
/// The status 128 + N means signal N; 124 means a timeout, as for timeout(1).
///
/// Returns an error if the file cannot be read, a quote is not closed, a
/// redirection has no file name, or a child process cannot be created.
llvm::Error
runBatch(const BatchOptions &Batch, llvm::StringRef ProgramPath,
         llvm::function_ref<int(llvm::ArrayRef<const char *>)> Command,
         llvm::raw_ostream &OS);

/// Splits Text into words as a shell does, and returns the part of Text that
/// begins with a quote that is not closed. Returns an empty text if all quotes
/// are closed.
llvm::StringRef findOpenQuote(llvm::StringRef Text);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_PROCESS_H
