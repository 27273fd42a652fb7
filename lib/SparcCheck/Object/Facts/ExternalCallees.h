//===- ExternalCallees.h - Functions of other files -------------*- C++ -*-===//
//
// Determines the function of another file to which a call or branch goes, and
// the fact about it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_EXTERNALCALLEES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_EXTERNALCALLEES_H

#include "Object/CodeGraph.h"
#include "mincaml/SparcCheck/FunctionFacts.h"

namespace mincaml::sparc {

/// The name of a symbol, or "" if it has none.
std::string symbolName(const FunctionCode &Code, unsigned Symbol);

/// The name of the function of another file to which a direct call or branch
/// goes. The result is empty if it goes elsewhere or if the function has no
/// name.
std::string externalCallee(const FunctionCode &Code, unsigned Index);

/// The fact about the global function that replaces a weak function of this
/// file, to which the direct call or branch goes; null if there is none.
const FunctionFact *factOfReplacement(const FactSet &Facts,
                                      const FunctionCode &Code, unsigned Index);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_EXTERNALCALLEES_H
