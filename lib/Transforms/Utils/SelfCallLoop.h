//===- SelfCallLoop.h - Loops in place of self-calls ------------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_SELFCALLLOOP_H
#define MINCAML_LIB_TRANSFORMS_UTILS_SELFCALLLOOP_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include "llvm/IR/Instructions.h"

namespace mincaml {

/// The reason why a call that F makes of itself cannot become a jump to its
/// start, whichever call it is, for remarks; empty if there is none.
llvm::StringRef whyFrameCannotBeShared(const llvm::Function &F);

/// The reason why this call of the function that contains it cannot become a
/// jump, for remarks; empty if there is none.
llvm::StringRef whyCallCannotBeJump(const llvm::CallInst &Call);

/// Turns a function into a loop around its body.
///
/// The constructor makes a new entry block with the allocas, so that all
/// iterations share them, and a phi node for each parameter. `jumpInsteadOf`
/// has to be called for each call once all phi nodes exist.
class SelfCallLoop {
public:
  /// \p Calls are calls of \p F in \p F, one in a block.
  SelfCallLoop(llvm::Function &F, llvm::ArrayRef<llvm::CallInst *> Calls);

  llvm::BasicBlock &entry() { return *Entry; }

  /// Makes a phi node that is \p Initial in the first iteration. The caller
  /// adds the values at the calls.
  llvm::PHINode *makePhi(llvm::Value *Initial, const llvm::Twine &Name);

  /// Replaces a value by a phi node, unless it never changes. The value is
  /// Initial in the first iteration, and Next(I) in the iteration after the
  /// I-th call.
  void replaceByPhi(llvm::Value *Initial,
                    llvm::function_ref<llvm::Use &(unsigned)> Next);

  /// Replaces the call and the terminator of its block by a jump to the header
  /// of the loop, and deletes the blocks that become unreachable. Nothing else
  /// may follow the call that uses its result.
  void jumpInsteadOf(llvm::CallInst &Call);

private:
  llvm::SmallVector<llvm::CallInst *, 4> Calls;
  llvm::BasicBlock *Entry;
  /// The former entry block.
  llvm::BasicBlock *Header;
};

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_SELFCALLLOOP_H
