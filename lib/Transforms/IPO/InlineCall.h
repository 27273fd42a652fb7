//===- InlineCall.h - Inlining of one call ----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_IPO_INLINECALL_H
#define MINCAML_LIB_TRANSFORMS_IPO_INLINECALL_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

namespace llvm {
class BasicBlock;
class CallInst;
class Function;
} // namespace llvm

namespace mincaml {

/// The reason why a function cannot be inlined anywhere, for remarks; null if
/// there is none. \p InlinedFrames is the size in bytes of the frames of
/// functions that will be inlined into it first.
const char *obstacleInCallee(const llvm::Function &Callee,
                             uint64_t InlinedFrames);

/// The size in bytes of the allocas in the entry block whose size is known.
uint64_t frameSize(const llvm::Function &F);

/// The reason why nothing can be inlined into a function, or null.
const char *obstacleInCaller(const llvm::Function &Caller);

/// The reason why this call cannot be replaced by the body of its callee in
/// \p Caller although both functions allow it, or null.
const char *obstacleAtCall(const llvm::CallInst &Call,
                           const llvm::Function &Caller);

/// The called function's body, or a copy of it, that replaces the call.
///
/// Copying and inserting are separate steps, so that all copies can be made
/// before the first is inserted: a function that calls itself is copied
/// unchanged.
///
/// A body can also be copied for a call in a copy that has not been inserted;
/// the copy that contains the call has to be inserted first.
///
/// Preconditions: none of the three functions above returns a reason; the call
/// is reachable in its function.
class InlinedBody {
public:
  /// Copies the body.
  static InlinedBody copy(llvm::CallInst &Call);

  /// Takes the body itself and leaves a declaration. This call must be the only
  /// use of the function. The calls in the body are in the caller after the
  /// insertion.
  static InlinedBody take(llvm::CallInst &Call);

  /// Replaces the call by the body, and erases it. Calls in one block are best
  /// replaced from the last to the first, because the instructions after a call
  /// move.
  ///
  /// - Tail calls: `musttail` in the body is only kept if the replaced call
  ///   itself is `musttail`; the inlined call then returns from the caller. So
  ///   a function that loops by tail calls still runs in constant stack space
  ///   after it has been inlined into itself. Otherwise `musttail` calls become
  ///   ordinary calls, because their callees may get addresses in the caller's
  ///   frame.
  /// - Allocas of the entry block become allocas of the caller's entry block,
  ///   which are shared by all executions of the call. The values of an earlier
  ///   execution are a valid choice for the undefined contents of a new one.
  /// - Locations and variables become inlined ones at the call.
  /// - Alias scopes are dropped, because they refer to one execution of the
  ///   function.
  void insert();

  /// The direct calls in the body that are reachable from its start, in the
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

#endif // MINCAML_LIB_TRANSFORMS_IPO_INLINECALL_H
