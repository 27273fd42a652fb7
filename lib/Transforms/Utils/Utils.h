//===- Utils.h - Helpers of several passes ----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_UTILS_H
#define MINCAML_LIB_TRANSFORMS_UTILS_UTILS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/Analysis.h"
#include "llvm/IR/CmpPredicate.h"
#include "llvm/IR/Function.h"
#include "llvm/Transforms/Utils/ValueMapper.h"
#include <optional>
#include <string>

namespace llvm {
class BranchInst;
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// Whether a module pass may change F: it has a body, and is neither optnone,
/// naked nor a coroutine that has not been split. (Function passes skip optnone
/// functions automatically.)
inline bool mayTransform(const llvm::Function &F) {
  return !F.isDeclaration() &&
         !F.hasFnAttribute(llvm::Attribute::OptimizeNone) &&
         !F.hasFnAttribute(llvm::Attribute::Naked) && !F.isPresplitCoroutine();
}

/// Returns the analyses that a pass preserves if it does not change the
/// control-flow graph.
inline llvm::PreservedAnalyses preservingCFG(bool Changed = true) {
  auto Preserved = Changed ? llvm::PreservedAnalyses::none()
                           : llvm::PreservedAnalyses::all();
  Preserved.preserveSet<llvm::CFGAnalyses>();
  return Preserved;
}

/// Returns the analyses that a module pass preserves if it has invalidated the
/// analyses of each function that it changed.
llvm::PreservedAnalyses preservingFunctions(bool Changed);

/// Whether code is generated for an instruction: not for phi nodes, jumps,
/// returns, allocas of fixed size, and intrinsics that only inform the
/// optimizer.
bool becomesCode(const llvm::Instruction &I);

/// Whether the program ends in a block.
bool endsProgram(const llvm::BasicBlock &B);

/// The index of the successor in which the program continues: 0 for an
/// unconditional branch; nothing for a conditional branch if both successors
/// end the program, or neither does.
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

/// Whether a copy of these blocks can be executed conditionally in their place.
/// The blocks must not contain convergent calls, calls that cannot be
/// duplicated, or tokens that are used outside of them, and their addresses
/// must not be taken.
bool canCopy(llvm::ArrayRef<llvm::BasicBlock *> Blocks);

/// Adds an operand for each copied predecessor of \p To to its phi nodes.
/// \p Map maps blocks and instructions to their copies.
void addIncomingOfCopies(llvm::BasicBlock &To, llvm::ValueToValueMapTy &Map);

// Accesses with undefined behavior
//
// A load or store has undefined behavior if its pointer is null, undef or
// poison, an integer that is not aligned as the access requires, or an address
// that is outside of a variable or misaligned in it. A program without
// undefined behavior never reaches such an access. If the path to the access
// stayed in the code, later passes would process values of wrong types on it,
// and the check of machine code would find accesses that no processor allows.

/// Replaces accesses that are never reached, and the code after them, by
/// `unreachable`, and removes the branches that lead only there. The code
/// before an access stays up to the last call, which may print, exit or never
/// return. \p PassName is used for remarks.
void removePathsTo(llvm::ArrayRef<llvm::Instruction *> Accesses,
                   llvm::Function &F, llvm::OptimizationRemarkEmitter &Remarks,
                   const char *PassName);

/// Applies removePathsTo() to all accesses in a function that have undefined
/// behavior, except volatile and atomic ones and those outside of address space
/// 0. Returns whether there were any.
bool removeImpossibleAccesses(llvm::Function &F,
                              llvm::OptimizationRemarkEmitter &Remarks,
                              const char *PassName);

/// Whether all calls of the function are known and can be rewritten with it.
/// The function must be internal, and its only uses must be direct calls by
/// plain call instructions with its own type and convention. It must have a
/// fixed number of parameters that are passed as values. It must neither call
/// nor be called by `musttail` in a convention that requires equal prototypes
/// for that (all but tailcc and swifttailcc).
bool canChangePrototype(const llvm::Function &F);

/// Like canChangePrototype(), but the function may have other uses as well. Its
/// convention must allow any function to tail-call any other (tailcc).
bool canSplitOffDirectCalls(const llvm::Function &F);

/// Moves the body to a new function for the direct calls. F becomes a function
/// that tail-calls it, for the other uses.
llvm::Function *splitOffDirectCalls(llvm::Function &F);

/// A parameter of the new function.
struct NewParameter {
  /// The number of the old parameter, if it is kept.
  std::optional<unsigned> OldNumber;
  /// The type and name of a new parameter.
  llvm::Type *Ty = nullptr;
  std::string Name;
};

/// Creates a function with the body of F and these parameters, redirects all
/// calls to it, and erases F. Without KeepResult, the new function returns
/// nothing. ArgumentFor returns the argument that a call passes for a new
/// parameter with a given number.
///
/// Preconditions: canChangePrototype(F); the parameters and the result that are
/// removed are not needed, because their remaining uses become poison; where a
/// call is `musttail`, both functions return the same type afterwards.
llvm::Function *changePrototype(
    llvm::Function &F, llvm::ArrayRef<NewParameter> Parameters, bool KeepResult,
    llvm::function_ref<llvm::Value *(llvm::CallInst &, unsigned)> ArgumentFor =
        nullptr);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_UTILS_H
