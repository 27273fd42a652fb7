//===- Picture.h - Pictures of an allocation --------------------*- C++ -*-===//

#ifndef MINCAML_LIB_ALLOCATIONVIEW_PICTURE_H
#define MINCAML_LIB_ALLOCATIONVIEW_PICTURE_H

#include "AllocatedFunction.h"

namespace mincaml {

/// Draws an allocation as a Graphviz table. Values are labelled by their Names,
/// indexed by number, or by their numbers if the name is empty. Slots are
/// striped, since Graphviz tables cannot be hatched.
void drawAllocationDot(const AllocatedFunction &View,
                       const llvm::MachineFunction &MF,
                       llvm::ArrayRef<std::string> Names,
                       llvm::raw_ostream &OS);

/// An SVG picture of the functions that are added, one below the other. Slots are
/// hatched.
class AllocationPicture {
public:
  void add(const AllocatedFunction &View, const llvm::MachineFunction &MF,
           llvm::ArrayRef<std::string> Names);
  void write(llvm::raw_ostream &OS) const;

private:
  std::string Functions;
  /// The size of the functions added so far, in pixels.
  unsigned Width = 0, Height = 0;
};

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONVIEW_PICTURE_H
