//===- Batch.h - Many command lines in one run ------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_BATCH_H
#define MINCAML_LIB_DRIVER_BATCH_H

#include "mincaml/Driver/Options.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mincaml {

/// Executes a batch file: every line contains the arguments of one command,
/// quoted as in a shell; `<FILE`, `>FILE` and `2>FILE` redirect its standard
/// input, output and error. Empty lines and lines that start with `#` are
/// skipped.
///
/// \p Command receives the command line, program name included, and runs in a
/// child process: a failure does not affect the other commands, and the startup
/// time is spent once. Prints `LINE STATUS` after each command, where 128 + N
/// means signal N and 124, the status of the utility timeout, a timeout.
///
/// Errors: a file that cannot be read, a quote that is not closed, a
/// redirection without a file name, a child process that cannot be created.
llvm::Error
runBatch(const BatchOptions &Batch, llvm::StringRef ProgramPath,
         llvm::function_ref<int(llvm::ArrayRef<const char *>)> Command,
         llvm::raw_ostream &OS);

/// The text from a quote on that is not closed, if Text is split into words as
/// in a shell; empty if there is none.
llvm::StringRef findOpenQuote(llvm::StringRef Text);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_BATCH_H
