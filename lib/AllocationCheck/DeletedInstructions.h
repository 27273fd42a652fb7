//===- DeletedInstructions.h - Instructions that are gone -------*- C++ -*-===//
//
// The effect on variables of a recorded instruction that has been deleted, or
// that only states that two registers are equal.
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
