//===- Definitions.h - Rules about defined registers ------------*- C++ -*-===//
//
// Checks the rules ConditionDefined, for integer and floating-point registers,
// and WindowOwnership, for reads, on object code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_DEFINITIONS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_DEFINITIONS_H

#include "Object/CheckedFunction.h"

namespace mincaml::sparc {

/// Checks the registers that the instruction reads. \p State is the state
/// before it.
void checkDefinitions(const CheckedFunction &F, unsigned Index,
                      const AbstractState &State);

/// Reports that register \p R has a definition only if a path to the
/// instruction does not exist, or if another part of the function defines it.
void reportDoubtfulDefinition(const CheckedFunction &F, unsigned Index,
                              unsigned R);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_DEFINITIONS_H
