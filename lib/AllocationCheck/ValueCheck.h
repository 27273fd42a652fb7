//===- ValueCheck.h - Check of the values of operands -----------*- C++ -*-===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_VALUECHECK_H
#define MINCAML_LIB_ALLOCATIONCHECK_VALUECHECK_H

#include "Program.h"

namespace mincaml::allocationcheck {

/// Checks that each operand of a program has the value that it needs. Returns
/// the first fault.
std::optional<AllocationFault> checkValues(Program &TheProgram);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_VALUECHECK_H
