//===- CheckedAllocation.h - Results of the allocation checker --*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_CHECKEDALLOCATION_H
#define MINCAML_LIB_EXPLORER_CHECKEDALLOCATION_H

#include "mincaml/AllocationView/AllocationData.h"
#include "llvm/ADT/ArrayRef.h"

namespace llvm::json {
class OStream;
}

namespace mincaml::explorer {

/// The state of the allocation checker before each instruction of an allocated
/// function. It refers to lines and block indices instead of instructions and
/// blocks, because later passes change the code.
class CheckedAllocation {
public:
  /// \p Points has the program point of each instruction, in the order of
  /// \p Found.
  CheckedAllocation(allocationcheck::CheckedValues Found,
                    llvm::ArrayRef<unsigned> Points,
                    const llvm::MachineFunction &MF);

  /// Writes the attribute `check` of an allocation.
  void write(const AllocationData &Facts, llvm::json::OStream &J) const;

private:
  using Content = allocationcheck::CheckedValues::Content;
  struct Instruction {
    unsigned Line;
    unsigned Point;
    std::vector<Content> Changes;
  };
  struct Lost {
    unsigned Location;
    unsigned Value;
    llvm::SmallVector<unsigned, 2> From;
  };
  struct Block {
    bool IsReached;
    std::vector<Content> Entry;
    std::vector<Lost> Merged;
    /// The index of the first instruction.
    unsigned First;
    std::vector<Content> End;
  };

  std::string Problem;
  std::vector<std::string> Locations;
  std::vector<allocationcheck::CheckedValues::Value> Values;
  std::vector<Block> Blocks;
  std::vector<Instruction> Instructions;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_CHECKEDALLOCATION_H
