//===- Printer.h - Allocation and liveness as text --------------*- C++ -*-===//

#ifndef MINCAML_LIB_ALLOCATIONVIEW_PRINTER_H
#define MINCAML_LIB_ALLOCATIONVIEW_PRINTER_H

#include "AllocatedFunction.h"

namespace llvm {
class LiveIntervals;
} // namespace llvm

namespace mincaml {

/// Prints a table of the live ranges of virtual registers, with a column for
/// each instruction.
void printLiveness(const llvm::MachineFunction &MF,
                   const llvm::LiveIntervals &Intervals, llvm::raw_ostream &OS);

/// Prints the annotated code, the locations of each value, and counts.
void printAllocation(const AllocatedFunction &View,
                     const llvm::MachineFunction &MF, llvm::raw_ostream &OS);

/// Prints the counts in one line: the name of the function, then `name=number`
/// pairs.
void printAllocationCounts(const AllocatedFunction &View,
                           const llvm::MachineFunction &MF,
                           llvm::raw_ostream &OS);

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONVIEW_PRINTER_H
