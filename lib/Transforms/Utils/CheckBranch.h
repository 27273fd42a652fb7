//===- CheckBranch.h - Branches that end the program or go on ---*- C++ -*-===//

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

/// Which successor of a branch does not end the program: the only one, or the
/// other one of two; nothing if both end it, or neither.
std::optional<unsigned> successorThatGoesOn(const llvm::BranchInst &Branch);

/// `Left Passes Right` is what a conditional branch asks for; if not, the
/// program ends.
struct CheckBranch {
  llvm::BranchInst *Branch;
  /// Which successor goes on.
  bool PassesIfTrue;
  llvm::CmpPredicate Passes;
  llvm::Value *Left, *Right;

  /// Nothing for other branches, and for those that do not compare integers.
  static std::optional<CheckBranch> of(llvm::BranchInst &Branch);
};

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_CHECKBRANCH_H
