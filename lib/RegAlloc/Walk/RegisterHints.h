//===- RegisterHints.h - Register hints -------------------------*- C++ -*-===//
//
// Register targeting (`target` in MinCaml): hints that place a value in the
// register in which it is needed later, which avoids a move. The hints, best
// first:
//
// - the register in which the header of the enclosing loop expects the value;
// - the register that the value is copied to (the argument of a call, a
// result),
//   or the preferred registers of the value that it is copied to; for a pair
//   that is copied by halves, the pair of the halves' targets;
// - the register that the current instruction copies the value from; for a pair
//   whose halves are copied from registers, the pair of these;
// - the register that the value had last, so that the branches of a conditional
//   agree.
//
// Calls clobber registers, so that the search for copies stops at the first
// call.
//
// Needs: the entries of the enclosing loops, the registers that values had
// last, the state of the walk. Gives: hints. Must not change anything.
//
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_WALK_REGISTERHINTS_H
#define MINCAML_LIB_REGALLOC_WALK_REGISTERHINTS_H

#include "Walk/BlockState.h"
#include "mincaml/RegAlloc/AllocationTrace.h"

namespace mincaml::regalloc {

class RegisterHints {
public:
  RegisterHints(const FunctionAnalyses &FA, const FunctionPlan &Plan,
                const ValueHistories &History, const BlockState &State);

  struct Hint {
    llvm::MCRegister Register;
    RegisterTrial::Source From;
  };
  using Hints = llvm::SmallVector<Hint, 8>;
  /// The registers that Value should have at From, best first.
  Hints hintsFor(llvm::Register Value, llvm::SlotIndex From) const;
  /// The register pair whose halves the current instruction and later ones copy
  /// to Value. No register if Value cannot stay in that pair, or if something
  /// changes the other half before it is copied, too.
  llvm::MCRegister pairOfCopiedHalves(llvm::Register Value) const;
  /// Whether Hint is free only until FreeUntil because a subregister of Value
  /// is copied there to the register in which it already is.
  bool endsWithCopyOfPart(llvm::Register Value, llvm::MCRegister Hint,
                          llvm::SlotIndex FreeUntil) const;

private:
  void collectCopies();
  void addCopyHints(llvm::Register Value, llvm::SlotIndex From,
                    llvm::SlotIndex Until, unsigned Depth, Hints &Result) const;

  const FunctionAnalyses &FA;
  const FunctionPlan &Plan;
  const ValueHistories &History;
  const BlockState &State;

  struct CopyFrom {
    llvm::SlotIndex At;
    /// The target. For a copy of a subregister: the register whose same
    /// subregister is the target.
    llvm::Register To;
    bool IsOfPart;
  };
  /// The copies of each value, indexed by value.
  std::vector<llvm::SmallVector<CopyFrom, 1>> Copies;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_WALK_REGISTERHINTS_H
