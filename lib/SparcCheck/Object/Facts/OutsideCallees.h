//===- OutsideCallees.h - Functions of other files --------------*- C++ -*-===//
//
// Which function of another file a call or branch goes to, and what is known
// about it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_OUTSIDECALLEES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_OUTSIDECALLEES_H

#include "Object/CodeGraph.h"
#include "mincaml/SparcCheck/FunctionFacts.h"

namespace mincaml::sparc {

/// Empty if it has no name.
std::string symbolName(const FunctionCode &Code, unsigned Symbol);

/// The function of another file that a direct call or branch goes to; empty if
/// it goes elsewhere or has no name.
std::string outsideCallee(const FunctionCode &Code, unsigned Index);

/// The fact about a global function that replaces the weak one of this file to
/// which the direct call or branch goes; null if there is none.
const FunctionFact *factOfReplacement(const FactSet &Facts,
                                      const FunctionCode &Code, unsigned Index);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_OUTSIDECALLEES_H
