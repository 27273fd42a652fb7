//===- InlineCall.h - One call replaced by a body ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_INLINECALL_H
#define MINCAML_LIB_TRANSFORMS_UTILS_INLINECALL_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

namespace llvm {
class BasicBlock;
class CallInst;
class Function;
} // namespace llvm

namespace mincaml {

/// What keeps a function from being inlined anywhere, in words; null if nothing
/// does. \p InlinedFrames is the size in bytes of the frames of functions that
/// will be inlined into it first.
const char *obstacleInCallee(const llvm::Function &Callee,
                             uint64_t InlinedFrames);

/// The size in bytes of the allocas in the entry block whose size is known.
uint64_t frameSize(const llvm::Function &F);

/// What in a function keeps everything from being inlined into it, or null.
const char *obstacleInCaller(const llvm::Function &Caller);

/// What keeps this call of a function from being replaced by its body in \p
/// Caller although both functions would let it, or null.
const char *obstacleAtCall(const llvm::CallInst &Call,
                           const llvm::Function &Caller);

/// The called function's body, or a copy of it, that replaces the call.
///
/// Copying and inserting are two steps so that of several calls all copies can
/// be made before the first is inserted: a function that calls itself is then
/// taken as it was.
///
/// A call in a copy that is not inserted yet can be copied for, too; what it is
/// in is inserted first.
///
/// Preconditions: none of the three has an obstacle; the call can be reached
/// from the start of its function.
class InlinedBody {
public:
  /// Copies the body.
  static InlinedBody copy(llvm::CallInst &Call);

  /// Takes the body itself and leaves a declaration, which only this call may
  /// use. What calls are in the body are afterwards in the caller.
  static InlinedBody take(llvm::CallInst &Call);

  /// Replaces the call by the body, and erases it. Calls in one block are best
  /// replaced from the last to the first; what follows a call moves.
  ///
  /// - Tail calls: `musttail` in the body remains only where the call itself is
  ///   `musttail`, and then returns from the caller. So a function that loops
  ///   by tail calls still does so in constant stack after it was inlined into
  ///   itself. Elsewhere they become ordinary calls, whose callees could be
  ///   passed addresses in the caller's frame.
  /// - Allocas of the entry block become allocas of the caller's entry block:
  ///   one variable, however often the call is executed. What an earlier
  ///   execution left there may stand for the undefined contents of a new one.
  /// - Locations and variables become inlined ones at the call.
  /// - Alias scopes are those of one execution of the function and are dropped.
  void insert();

  /// The direct calls in the body that can be reached from its start, in the
  /// order of instructions.
  llvm::SmallVector<llvm::CallInst *, 4> calls() const;

private:
  explicit InlinedBody(llvm::CallInst &Call);
  void remap(llvm::ValueToValueMapTy &Map);
  void fixTailCalls();
  void fixLocations();
  void dropAliasScopes();
  void hoistAllocas();
  void insertStraight();
  void insertGraph();

  llvm::CallInst *Call;
  llvm::SmallVector<llvm::BasicBlock *, 8> Blocks;
  bool CalleeHasLocations;
};

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_INLINECALL_H
