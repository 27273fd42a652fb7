//===- Picture.h - Pictures of an allocation --------------------*- C++ -*-===//

#ifndef MINCAML_LIB_ALLOCATIONVIEW_PICTURE_H
#define MINCAML_LIB_ALLOCATIONVIEW_PICTURE_H

#include "AllocatedFunction.h"

namespace mincaml {

/// Values are called by Names, by their numbers, unless these are empty.
///
/// For Graphviz, whose tables cannot be hatched: slots are striped.
void drawAllocationDot(const AllocatedFunction &View,
                       const llvm::MachineFunction &MF,
                       llvm::ArrayRef<std::string> Names,
                       llvm::raw_ostream &OS);

/// One SVG picture of the functions that are added, one below the other. Slots
/// are hatched.
class AllocationPicture {
public:
  void add(const AllocatedFunction &View, const llvm::MachineFunction &MF,
           llvm::ArrayRef<std::string> Names);
  void write(llvm::raw_ostream &OS) const;

private:
  std::string Functions;
  /// Of what has been added, in pixels.
  unsigned Width = 0, Height = 0;
};

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONVIEW_PICTURE_H
