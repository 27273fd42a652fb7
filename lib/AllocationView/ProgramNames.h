//===- ProgramNames.h - Source names of values ------------------*- C++ -*-===//

#ifndef MINCAML_LIB_ALLOCATIONVIEW_PROGRAMNAMES_H
#define MINCAML_LIB_ALLOCATIONVIEW_PROGRAMNAMES_H

#include "mincaml/AllocationView/AllocationView.h"
#include <string>
#include <vector>

namespace llvm {
class MachineFunction;
}

namespace mincaml {

/// Returns the source name of each virtual register, indexed by number. It is
/// the variable that debug information has for it, the parameter that it holds
/// (also in a loop that was made from a recursive function), or the expression
/// that defines it. It is empty if unknown: debug information has no variables
/// without -g, \p ExpressionAt may be empty, and parameters are known only if
/// the target passes each of them in one register.
///
/// \p MF must not have been allocated.
std::vector<std::string> programNames(const llvm::MachineFunction &MF,
                                      const ExpressionText &ExpressionAt);

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONVIEW_PROGRAMNAMES_H
