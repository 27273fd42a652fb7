//===- FindingWriter.h - Findings as JSON -----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_FACTS_FINDINGWRITER_H
#define MINCAML_LIB_EXPLORER_FACTS_FINDINGWRITER_H

#include "Facts/Findings.h"
#include "Parts.h"

namespace mincaml::explorer {

/// Writes the fields `analyses`, `notes` and `predicates`. If \p Apart is not
/// null, the bodies of the findings go there.
void writeFindings(const Findings &All, llvm::json::OStream &J, Parts *Apart);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_FACTS_FINDINGWRITER_H
