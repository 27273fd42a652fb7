//===- Hazards.h - Rules about hazards and condition codes ------*- C++ -*-===//
//
// Checks the rules FloatCompareDelay, YRegisterDelay and, for condition codes
// and %y, ConditionDefined on object code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_HAZARDS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_HAZARDS_H

#include "Object/CheckedFunction.h"

namespace mincaml::sparc {

/// \p State is the state before the instruction.
void checkHazards(const CheckedFunction &F, unsigned Index,
                  const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_HAZARDS_H
