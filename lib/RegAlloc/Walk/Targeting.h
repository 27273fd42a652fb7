//===- Targeting.h - The registers in which a value is preferred -*- C++ -*-==//
//
// Register targeting (`target` in MinCaml): computing a value in the register
// in which it is needed later avoids a move. The hints, best first:
//
// - the register in which the header of the loop around the block expects it;
// - the register that it is copied to: the argument of a call, a result; or the
//   preferred registers of the value that it is copied to; for a pair that is
//   copied by halves, the pair of the halves' targets;
// - the register that the current instruction copies it from; for a pair whose
//   halves are copied from registers, the pair of these;
// - the register that it had last, so that branches of a conditional agree.
//
// Calls clobber registers: the search for copies stops at the first call.
//
// Needs: the entries of the enclosing loops, the registers that values had
// last, the state of the walk. Gives hints. Must not change anything.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_WALK_TARGETING_H
#define MINCAML_LIB_REGALLOC_WALK_TARGETING_H

#include "Walk/BlockState.h"
#include "mincaml/RegAlloc/AllocationTrace.h"

namespace mincaml::regalloc {

class Targeting {
public:
  Targeting(const FunctionFacts &Facts, const FunctionPlan &Plan,
            const ValueHistories &History, const BlockState &State);

  struct Hint {
    llvm::MCRegister Register;
    RegisterTrial::Source From;
  };
  using Hints = llvm::SmallVector<Hint, 8>;
  /// The registers that Value should have at From, the best first.
  Hints target(llvm::Register Value, llvm::SlotIndex From) const;
  /// The pair whose halves are those that the current instruction and later
  /// ones copy to Value, if Value can stay in it and nothing changes the other
  /// half before it is copied, too. Otherwise no register.
  llvm::MCRegister pairOfArrivingParts(llvm::Register Value) const;
  /// Whether the gap of Hint ends at GapEnd because a subregister of Value is
  /// copied there to the register that it already is.
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
    /// The target; for a copy of a subregister, the register that has the
    /// target as the same subregister.
    llvm::Register To;
    bool IsOfPart;
  };
  /// The copies from each value, by value.
  std::vector<llvm::SmallVector<CopyFrom, 1>> Copies;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_WALK_TARGETING_H
