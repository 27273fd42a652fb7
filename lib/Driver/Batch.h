//===- Batch.h - Many command lines in one process --------------*- C++ -*-===//

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
/// \p Command receives the command line, including the program name, and runs
/// in a child process: a failure does not affect the other commands, and the
/// startup time is spent only once. Prints `LINE STATUS` after each command. The
/// status 128 + N means signal N; 124 means a timeout, as for timeout(1).
///
/// Returns an error if the file cannot be read, a quote is not closed, a
/// redirection has no file name, or a child process cannot be created.
llvm::Error
runBatch(const BatchOptions &Batch, llvm::StringRef ProgramPath,
         llvm::function_ref<int(llvm::ArrayRef<const char *>)> Command,
         llvm::raw_ostream &OS);

/// The text from the quote on that is not closed, if Text is split into words as
/// in a shell. Empty if all quotes are closed.
llvm::StringRef findOpenQuote(llvm::StringRef Text);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_BATCH_H
