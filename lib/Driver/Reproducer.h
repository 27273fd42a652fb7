//===- Reproducer.h - What an internal error leaves -------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_REPRODUCER_H
#define MINCAML_LIB_DRIVER_REPRODUCER_H

#include "mincaml/Driver/Options.h"
#include "llvm/ADT/StringRef.h"

namespace mincaml {

/// Writes the program's text and a command that compiles it in the same way to
/// a new directory for temporary files, and says where.
void writeReproducer(const DriverOptions &Options, llvm::StringRef Source);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_REPRODUCER_H
