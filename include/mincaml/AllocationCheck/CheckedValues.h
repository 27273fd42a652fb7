//===- CheckedValues.h - Values in registers and slots ----------*- C++ -*-===//
//
// A description of a checked allocation (AllocationCheck.h) for display: before
// each instruction of the allocated function, the virtual registers of the
// recorded function whose values each register and spill slot holds on all
// paths.
//
// This is the solution of the forward problem of the checker. The checker itself
// proves most allocations backwards, without it, and solves the forward problem
// only to describe a fault or where the backward proof decides nothing.
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ALLOCATIONCHECK_CHECKEDVALUES_H
#define MINCAML_ALLOCATIONCHECK_CHECKEDVALUES_H

#include "mincaml/AllocationCheck/AllocationCheck.h"

namespace mincaml::allocationcheck {

struct CheckedValues {
  /// A virtual register or a part of it.
  struct Value {
    unsigned Virtual;
    /// The name in messages of the checker: "%5", "%5 (bits 0 to 31)".
    std::string Name;
  };
  /// A location and the indices of all values that it holds, in increasing order.
  struct Content {
    unsigned Location;
    llvm::SmallVector<unsigned, 1> Values;

    bool operator==(const Content &) const = default;
  };
  /// A value that a location holds at the end of only some of the predecessors.
  struct Lost {
    unsigned Location;
    unsigned Value;
    /// The predecessors at whose end, or at a call in which, the location holds it.
    llvm::SmallVector<const llvm::MachineBasicBlock *, 2> From;
  };
  struct Block {
    const llvm::MachineBasicBlock *MBB;
    /// False if no path leads to the block; then it has no contents.
    bool IsReached = false;
    /// The contents of locations at the start of the block, sorted by location.
    std::vector<Content> Entry;
    /// The values that are lost at the join: some predecessors have them.
    std::vector<Lost> Merged;
    /// For each instruction, the locations whose contents before it differ from
    /// those before the previous instruction, or at the start of the block.
    std::vector<std::pair<const llvm::MachineInstr *, std::vector<Content>>>
        Instructions;
    /// The locations whose contents at the end of the block differ from those
    /// before the last instruction.
    std::vector<Content> End;
  };

  /// Names of locations: registers as in machine IR, and "slot 3".
  std::vector<std::string> Locations;
  std::vector<Value> Values;
  /// In the order of the function.
  std::vector<Block> Blocks;
  /// Why the allocation is not proved, in which case there are no blocks.
  std::string Problem;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_ALLOCATIONCHECK_CHECKEDVALUES_H
