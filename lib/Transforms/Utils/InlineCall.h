//===- InlineCall.h - One call replaced by a body ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_INLINECALL_H
#define MINCAML_LIB_TRANSFORMS_UTILS_INLINECALL_H

#include "llvm/ADT/SmallVector.h"

namespace llvm {
class BasicBlock;
class CallInst;
class Function;
} // namespace llvm

namespace mincaml {

/// What in its body keeps a function from being inlined anywhere, in words;
/// null if nothing does.
const char *obstacleInCallee(const llvm::Function &Callee);

/// What in a function keeps everything from being inlined into it, or null.
const char *obstacleInCaller(const llvm::Function &Caller);

/// What keeps this call of a function from being replaced by its body although
/// both functions would let it, or null.
const char *obstacleAtCall(const llvm::CallInst &Call);

/// A copy of the called function's body that replaces the call.
///
/// Copying and inserting are two steps so that of several calls all copies can
/// be made before the first is inserted: a function that calls itself is then
/// taken as it was.
///
/// Preconditions: none of the three has an obstacle; the call can be reached
/// from the start of its function.
class InlinedBody {
public:
  explicit InlinedBody(llvm::CallInst &Call);

  /// Replaces the call by the copy, and erases it. Calls in one block are best
  /// replaced from the last to the first; what follows a call moves.
  ///
  /// - Tail calls: `musttail` in the copy remains only where the call itself is
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

private:
  void fixTailCalls();
  void fixLocations();
  void dropAliasScopes();
  void hoistAllocas();
  void insertStraight();
  void insertGraph();

  llvm::CallInst &Call;
  llvm::SmallVector<llvm::BasicBlock *, 8> Blocks;
  bool CalleeHasLocations;
};

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_INLINECALL_H
