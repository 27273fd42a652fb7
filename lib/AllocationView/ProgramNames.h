//===- ProgramNames.h - What the program calls values -----------*- C++ -*-===//

#ifndef MINCAML_LIB_ALLOCATIONVIEW_PROGRAMNAMES_H
#define MINCAML_LIB_ALLOCATIONVIEW_PROGRAMNAMES_H

#include "mincaml/AllocationView/AllocationView.h"
#include <string>
#include <vector>

namespace llvm {
class MachineFunction;
}

namespace mincaml {

/// For each virtual register, by its number, what the program calls its value:
/// the variable that debug information has for it, the parameter that it is,
/// also in the loop that a recursion has become, or the expression that defines
/// it. Empty if that is not known: debug information has no variables without
/// -g, \p ExpressionAt may be empty, and parameters are known only where the
/// target passes each in one register.
///
/// \p MF has not been allocated.
std::vector<std::string> programNames(const llvm::MachineFunction &MF,
                                      const ExpressionText &ExpressionAt);

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONVIEW_PROGRAMNAMES_H
