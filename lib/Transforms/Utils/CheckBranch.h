//===- CheckBranch.h - Branches that may end the program --------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_CHECKBRANCH_H
#define MINCAML_LIB_TRANSFORMS_UTILS_CHECKBRANCH_H

#include "llvm/IR/CmpPredicate.h"
#include <optional>

namespace llvm {
class BasicBlock;
class BranchInst;
class Value;
} // namespace llvm

namespace mincaml {

/// Whether the program ends in a block.
bool endsProgram(const llvm::BasicBlock &B);

/// The number of the only successor of a branch that does not end the program;
/// nothing if all successors end it, or two do not.
std::optional<unsigned> continuingSuccessor(const llvm::BranchInst &Branch);

/// A conditional branch that continues if `Left Passes Right` holds, and ends
/// the program otherwise.
struct CheckBranch {
  llvm::BranchInst *Branch;
  /// Whether execution continues with the first successor.
  bool PassesIfTrue;
  llvm::CmpPredicate Passes;
  llvm::Value *Left, *Right;

  /// Returns nothing for other branches and for those that do not compare
  /// integers.
  static std::optional<CheckBranch> of(llvm::BranchInst &Branch);
};

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_CHECKBRANCH_H
