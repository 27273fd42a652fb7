//===- CheckedValues.h - What a check knows at each point -------*- C++ -*-===//
//
// The facts behind a proof of AllocationCheck.h, for readers: before each
// instruction of an allocated function, which virtual registers of the recorded
// one every register and spill slot holds, on all paths.
//
// The check itself proves most allocations backwards, without these facts; they
// are the solution of its forward problem, which it solves to describe a fault.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ALLOCATIONCHECK_CHECKEDVALUES_H
#define MINCAML_ALLOCATIONCHECK_CHECKEDVALUES_H

#include "mincaml/AllocationCheck/AllocationCheck.h"

namespace mincaml::allocationcheck {

struct CheckedValues {
  /// A virtual register, or a part of it.
  struct Value {
    unsigned Virtual;
    /// As messages of the check call it: "%5", "%5 (bits 0 to 31)".
    std::string Name;
  };
  /// A location, and all values that it holds: indices, in increasing order.
  struct Content {
    unsigned Location;
    llvm::SmallVector<unsigned, 1> Values;

    bool operator==(const Content &) const = default;
  };
  /// A value that a location holds at the end of only some predecessors.
  struct Lost {
    unsigned Location;
    unsigned Value;
    /// The predecessors at whose end, or at a call in which, it holds it.
    llvm::SmallVector<const llvm::MachineBasicBlock *, 2> From;
  };
  struct Block {
    const llvm::MachineBasicBlock *MBB;
    /// False: no path leads to it, and everything is true there.
    bool IsReached = false;
    /// What locations hold at the start of the block, in their order.
    std::vector<Content> Entry;
    /// What predecessors have and the block has not.
    std::vector<Lost> Merged;
    /// For each instruction, the locations that hold something else before it
    /// than before the one in front of it, or than at the start of the block.
    std::vector<std::pair<const llvm::MachineInstr *, std::vector<Content>>>
        Instructions;
    /// The same for the end of the block.
    std::vector<Content> End;
  };

  /// Registers as in machine IR, and "slot 3".
  std::vector<std::string> Locations;
  std::vector<Value> Values;
  /// In the order of the function.
  std::vector<Block> Blocks;
  /// Why there is no proof, in which case there are no blocks; otherwise empty.
  std::string Problem;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_ALLOCATIONCHECK_CHECKEDVALUES_H
