//===- Reproducer.h - Reproducers of internal errors ------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_REPRODUCER_H
#define MINCAML_LIB_DRIVER_REPRODUCER_H

#include "mincaml/Driver/Options.h"
#include "llvm/ADT/StringRef.h"

namespace mincaml {

/// Writes the text of the program and a command that compiles it with the same
/// options to a new temporary directory, and prints its path.
void writeReproducer(const DriverOptions &Options, llvm::StringRef Source);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_REPRODUCER_H
