//===- FactWriter.h - Facts as JSON -----------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_FACTWRITER_H
#define MINCAML_LIB_EXPLORER_FACTWRITER_H

#include "Facts.h"
#include "llvm/Support/JSON.h"

namespace mincaml::explorer {

/// Writes one element of `analyses`.
void writeFacts(const Facts &F, llvm::json::OStream &J);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_FACTWRITER_H
