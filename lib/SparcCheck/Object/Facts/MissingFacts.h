//===- MissingFacts.h - Missing facts about callees -------------*- C++ -*-===//
//
// Determines why the effect of a call is not known: a fact about a function of
// another file is missing, or the check does not model how the target or the
// exit of the callee is computed.
//
// A function of this file whose exits are unknown may end with tail calls. Then
// facts about their callees are missing.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_MISSINGFACTS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_MISSINGFACTS_H

#include "Object/FunctionReport.h"
#include "Object/ProcedureSummaries.h"

namespace mincaml::sparc {

/// Returns the reasons why \p Kind is not known about the target of the call or
/// branch at \p Index.
Reasons whyUnknown(const FunctionCode &Code,
                   const ProcedureSummaries &Summaries, unsigned Index,
                   MissingFact::Kind Kind);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_MISSINGFACTS_H
