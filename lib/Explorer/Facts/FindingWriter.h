//===- FindingWriter.h - Findings as JSON -----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_FACTS_FINDINGWRITER_H
#define MINCAML_LIB_EXPLORER_FACTS_FINDINGWRITER_H

#include "Facts/Findings.h"
#include "Parts.h"

namespace mincaml::explorer {

/// Writes the fields `analyses`, `notes` and `predicates`; what was found, to
/// \p Apart if that is not null.
void writeFindings(const Findings &All, llvm::json::OStream &J, Parts *Apart);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_FACTS_FINDINGWRITER_H
