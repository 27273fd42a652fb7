//===- MissingFacts.h - What is unknown about callees -----------*- C++ -*-===//
//
// Why the effect of a call is not known: a fact about a function of another
// file is missing, or the check does not model how the callee is found or how
// it leaves.
//
// A function of this file whose exits are unknown may end with calls of others:
// then facts about those are missing.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_MISSINGFACTS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_MISSINGFACTS_H

#include "Object/FunctionReport.h"
#include "Object/ProcedureSummaries.h"

namespace mincaml::sparc {

/// Why \p Kind is not known of the function that the call or branch at
/// \p Index goes to.
Reasons whyUnknown(const FunctionCode &Code,
                   const ProcedureSummaries &Summaries, unsigned Index,
                   MissingFact::Kind Kind);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_MISSINGFACTS_H
