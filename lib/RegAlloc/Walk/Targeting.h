//===- Targeting.h - The registers in which a value is preferred -*- C++ -*-==//
//
// Register targeting (`target` in MinCaml): if a value is computed in the
// register in which it is needed later, a move is saved. Preferred are
//
// - the register in which the header of the loop around the block expects it;
// - the register that it is copied to: the argument of a call, a result; or the
//   preferred registers of the value that it is copied to; for a pair that is
//   copied by halves, the pair of the halves' targets;
// - the register that it is copied from, if the current instruction does so;
//   for a pair whose halves arrive in registers, the pair of these;
// - the register that it had last, so that both arms of a conditional agree.
//
// A call clobbers registers on the way: the look-ahead stops at the first.
//
// Needs: the entries of the enclosing loops, the registers that values had
// last, the state of the walk. Gives hints. Must not change anything.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_WALK_TARGETING_H
#define MINCAML_LIB_REGALLOC_WALK_TARGETING_H

#include "Walk/BlockState.h"

namespace mincaml::regalloc {

class Targeting {
public:
  Targeting(const FunctionFacts &Facts, const FunctionPlan &Plan,
            const ValueHistories &History, const BlockState &State);

  using Hints = llvm::SmallVector<llvm::MCRegister, 8>;
  /// The registers in which Value is preferred at From, the best first.
  Hints target(llvm::Register Value, llvm::SlotIndex From) const;
  /// The pair in which all parts of Value arrive and can stay, if the current
  /// instruction copies the first part out of it and nothing changes the other
  /// parts until they are copied, too. Otherwise no register.
  llvm::MCRegister pairOfArrivingParts(llvm::Register Value) const;
  /// Whether the gap of Hint ends at GapEnd because a part of Value is copied
  /// there to where it is in Hint already.
  bool endsWithCopyOfPart(llvm::Register Value, llvm::MCRegister Hint,
                          llvm::SlotIndex GapEnd) const;

private:
  void collectCopies();
  void targetCopies(llvm::Register Value, llvm::SlotIndex From,
                    llvm::SlotIndex Until, unsigned Depth, Hints &Result) const;

  const FunctionFacts &Facts;
  const FunctionPlan &Plan;
  const ValueHistories &History;
  const BlockState &State;

  struct CopyFrom {
    llvm::SlotIndex At;
    /// The target; for a part, the register of which that is the same part.
    llvm::Register To;
    bool IsOfPart;
  };
  /// The copies from each value, by value.
  std::vector<llvm::SmallVector<CopyFrom, 1>> Copies;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_WALK_TARGETING_H
