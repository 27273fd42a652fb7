//===- RunWriter.h - A run as JSON ------------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_RUNWRITER_H
#define MINCAML_LIB_EXPLORER_RUNWRITER_H

#include "Run.h"
#include "llvm/Support/JSON.h"

namespace mincaml::explorer {

/// Writes the value of `run`.
void writeRun(const Run &R, llvm::json::OStream &J);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_RUNWRITER_H
