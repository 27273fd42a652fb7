//===- AllocationView.h - Tables and pictures of allocations ----*- C++ -*-===//
//
// Shows which values there are before register allocation, where they are after
// it, and how many instructions the allocator has added, and why. Works for any
// allocator, because it looks only at the code before and after it.
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
  /// Counts: a line for each function.
  Counts,
  /// Pictures: program points across, registers and slots down, a colour for
  /// each value.
  Dot,
  SVG
};

/// The text of the expression of the program at a location; may be empty.
using ExpressionText = std::function<std::string(const llvm::DILocation &)>;

/// Inserts the passes that write a view of each function to \p OS into the code
/// generation pipeline. To be called before the machine passes are added.
/// Pictures call values as the program does, by \p ExpressionAt, which may be
/// empty, if it has no name for them.
void insertAllocationView(llvm::TargetPassConfig &Config,
                          AllocationViewForm Form, llvm::raw_ostream &OS,
                          ExpressionText ExpressionAt = {});

} // namespace mincaml

#endif // MINCAML_ALLOCATIONVIEW_ALLOCATIONVIEW_H
