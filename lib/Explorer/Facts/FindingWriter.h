//===- FindingWriter.h - Findings as JSON -----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_FACTS_FINDINGWRITER_H
#define MINCAML_LIB_EXPLORER_FACTS_FINDINGWRITER_H

#include "Facts/Findings.h"
#include "llvm/Support/JSON.h"

namespace mincaml::explorer {

/// Writes the fields `analyses`, `notes` and `predicates`.
void writeFindings(const Findings &All, llvm::json::OStream &J);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_FACTS_FINDINGWRITER_H
