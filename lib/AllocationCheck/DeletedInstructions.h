//===- DeletedInstructions.h - Instructions that are gone -------*- C++ -*-===//
//
// What a recorded instruction means for variables that is not there any more,
// or that only states that two registers are equal.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_DELETEDINSTRUCTIONS_H
#define MINCAML_LIB_ALLOCATIONCHECK_DELETEDINSTRUCTIONS_H

#include "Expressions.h"

namespace mincaml::allocationcheck {

void writeDeleted(unsigned Recorded, const CheckInput &Input,
                  const ExpressionTable &Expressions, NodeWriter &Writer);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_DELETEDINSTRUCTIONS_H
