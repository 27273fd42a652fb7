//===- OutsideCallees.h - What is unknown about callees ---------*- C++ -*-===//
//
// The names of functions of other files, and why the effect of a call is not
// known: a fact about such a function is missing, or the check does not model
// how the callee is found or how it leaves.
//
// A function of this file whose exits are unknown may end with calls of others:
// then facts about those are missing.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_OUTSIDECALLEES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_OUTSIDECALLEES_H

#include "Object/FunctionReport.h"
#include "Object/ProcedureSummaries.h"

namespace mincaml::sparc {

/// The function of another file that a direct call or branch goes to; empty if
/// it goes elsewhere or has no name.
std::string outsideCallee(const FunctionCode &Code, unsigned Index);

/// Why \p Kind is not known of the function that the call or branch at
/// \p Index goes to.
Reasons whyUnknown(const FunctionCode &Code,
                   const ProcedureSummaries &Summaries, unsigned Index,
                   MissingFact::Kind Kind);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_OUTSIDECALLEES_H
