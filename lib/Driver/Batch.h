//===- Batch.h - Many command lines in one go -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_BATCH_H
#define MINCAML_LIB_DRIVER_BATCH_H

#include "mincaml/Driver/Options.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mincaml {

/// Carries out a batch file: every line holds the arguments of one command,
/// quoted as in a shell, and `>FILE` and `2>FILE` say where its standard output
/// and error go. Empty lines and lines that start with `#` are skipped.
///
/// \p Command gets an argument vector, ended by a null pointer, and runs in a
/// child process: nothing that goes wrong there reaches the others, and
/// starting up is paid for once. Prints `LINE STATUS` after each, where
/// 128 + N is signal N and 124, as the utility timeout has it, means that the
/// time was up.
///
/// Errors: a file that cannot be read, a redirection that cannot be opened or
/// has no name, no child process.
llvm::Error runBatch(const BatchOptions &Batch, llvm::StringRef ProgramPath,
                     llvm::function_ref<int(int, char **)> Command,
                     llvm::raw_ostream &OS);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_BATCH_H
