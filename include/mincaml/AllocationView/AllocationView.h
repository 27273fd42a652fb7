//===- AllocationView.h - Tables and pictures of allocations ----*- C++ -*-===//
//
// Shows the values before register allocation, their registers and spill slots
// after it, and the number of instructions that the allocator has added, with
// the reasons. Works for any allocator, because it compares only the code
// before and after allocation.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ALLOCATIONVIEW_ALLOCATIONVIEW_H
#define MINCAML_ALLOCATIONVIEW_ALLOCATIONVIEW_H

#include <functional>
#include <string>

namespace llvm {
class DILocation;
class TargetPassConfig;
class raw_ostream;
} // namespace llvm

namespace mincaml {

enum class AllocationViewForm : unsigned char {
  /// The live range of each virtual register, before allocation.
  Liveness,
  /// The allocated code, the locations of each value, and counts.
  Text,
  /// One line of counts for each function.
  Counts,
  /// Pictures: program points from left to right, a row for each register and
  /// slot, and a colour for each value.
  Dot,
  SVG
};

/// Returns the source text of the expression at a location; it may be empty.
using ExpressionText = std::function<std::string(const llvm::DILocation &)>;

/// Inserts passes into the code generation pipeline that write a view of each
/// function to \p OS. Must be called before the machine passes are added. In
/// pictures, values have the names of variables of the program. Values without
/// such a name are labelled with the expression that \p ExpressionAt returns;
/// \p ExpressionAt may be empty.
void insertAllocationView(llvm::TargetPassConfig &Config,
                          AllocationViewForm Form, llvm::raw_ostream &OS,
                          ExpressionText ExpressionAt = {});

} // namespace mincaml

#endif // MINCAML_ALLOCATIONVIEW_ALLOCATIONVIEW_H
