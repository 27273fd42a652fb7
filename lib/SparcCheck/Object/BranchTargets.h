//===- BranchTargets.h - Rules about targets of branches --------*- C++ -*-===//
//
// Checks the rule BranchDisplacement on object code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_BRANCHTARGETS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_BRANCHTARGETS_H

#include "Object/CheckedFunction.h"

namespace mincaml::sparc {

/// Checks the target of the instruction if it is a branch or a direct call. If
/// the object's tables are invalid, the rule is unproved.
void checkBranchTarget(const CheckedFunction &F, unsigned Index);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_BRANCHTARGETS_H
