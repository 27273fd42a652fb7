//===- CallingConventions.cpp - Cheaper calls of internal functions -------===//

#include "mincaml/Transforms/Lowering.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

/// The attribute of a function that preserves no registers, and of its calls.
/// LLVM implements it for x86.
static constexpr StringLiteral NoCalleeSaved = "no_callee_saved_registers";

/// Whether all calls of the function are known, and may be changed.
static bool isKnown(const Function &F) {
  return F.hasLocalLinkage() && !F.isDeclaration() && !F.isVarArg() &&
         F.getCallingConv() == CallingConv::Tail &&
         all_of(F.uses(), [&](const Use &U) {
           const auto *Call = dyn_cast<CallInst>(U.getUser());
           return Call && Call->isCallee(&U) &&
                  Call->getCallingConv() == CallingConv::Tail &&
                  Call->getFunctionType() == F.getFunctionType();
         });
}

/// Returns the first instruction from \p I on that is not a debug intrinsic or
/// similar.
static const Instruction &skipMarkers(BasicBlock::const_iterator I) {
  while (I->isDebugOrPseudoInst())
    ++I;
  return *I;
}

/// Whether LLVM has to compile the call to a jump, or may do so since the
/// function returns directly after it. CodeGenPrepare copies a `ret` that
/// follows a branch to the block of the call. There are other calls that LLVM
/// compiles to jumps, but nothing needs these jumps.
static bool mayBeJump(const CallInst &Call) {
  if (Call.isMustTailCall())
    return true;
  if (!Call.isTailCall())
    return false;
  const Instruction *Next = &skipMarkers(std::next(Call.getIterator()));
  if (const auto *Branch = dyn_cast<BranchInst>(Next);
      Branch && Branch->isUnconditional())
    Next = &skipMarkers(Branch->getSuccessor(0)->getFirstNonPHIIt());
  return isa<ReturnInst>(Next);
}

/// Whether all arguments of a function with the convention `fastcc` are in
/// registers.
static bool hasRegisterArguments(const Function &F) {
  unsigned Integers = 0, Floats = 0;
  for (const Argument &A : F.args()) {
    const Type *T = A.getType();
    if (A.hasPassPointeeByValueCopyAttr() ||
        !(T->isPointerTy() || T->isIntegerTy() || T->isFloatTy() ||
          T->isDoubleTy()) ||
        (T->isIntegerTy() && T->getIntegerBitWidth() > 64))
      return false;
    ++(T->isFloatingPointTy() ? Floats : Integers);
  }
  return Integers <= 6 && Floats <= 8;
}

/// Whether the function gets a frame pointer, or needs one for its frame.
static bool hasFramePointer(const Function &F) {
  const StringRef Wanted = F.getFnAttribute("frame-pointer").getValueAsString();
  if (!Wanted.empty() && Wanted != "none")
    return true;
  return any_of(instructions(F), [](const Instruction &I) {
    const auto *A = dyn_cast<AllocaInst>(&I);
    return A && (!A->isStaticAlloca() || A->getAlign() > 16);
  });
}

namespace {
class ConventionSelector {
public:
  ConventionSelector(Module &M, bool FramePointers)
      : M(M), FramePointers(FramePointers || any_of(M, hasFramePointer)) {
    for (Function &F : M)
      if (isKnown(F))
        Known.insert(&F);
    for (Function &F : M)
      collectJumps(F);
  }

  bool run();

private:
  void collectJumps(Function &F);
  SetVector<Function *> functionsWithoutSaves() const;

  Module &M;
  /// Whether functions may have frame pointers.
  bool FramePointers;
  DenseSet<Function *> Known;
  /// The functions that may execute a jump to a function with the convention of
  /// guaranteed tail calls, or be the target of one.
  DenseSet<Function *> NeedTailCalls;
  /// The jumps to known functions, in both directions.
  DenseMap<Function *, SmallVector<Function *, 2>> Targets, Sources;
};
} // namespace

void ConventionSelector::collectJumps(Function &F) {
  for (Instruction &I : instructions(F)) {
    auto *Call = dyn_cast<CallInst>(&I);
    if (!Call || Call->getCallingConv() != CallingConv::Tail ||
        !mayBeJump(*Call))
      continue;
    NeedTailCalls.insert(&F);
    Function *Callee = Call->getCalledFunction();
    if (!Callee || !Known.contains(Callee))
      continue;
    NeedTailCalls.insert(Callee);
    Targets[&F].push_back(Callee);
    Sources[Callee].push_back(&F);
  }
}

/// Adds all functions that the edges lead to from functions in the set.
static void
addReachable(SetVector<Function *> &Set,
             const DenseMap<Function *, SmallVector<Function *, 2>> &Edges) {
  for (unsigned I = 0; I != Set.size(); ++I)
    if (auto Found = Edges.find(Set[I]); Found != Edges.end())
      Set.insert_range(Found->second);
}

/// Returns the recursive functions, and the functions that may jump to them,
/// directly or not: the target of a jump returns to the caller of the jumping
/// function, which must not expect that registers are preserved either.
/// Therefore a recursive function is left out if a function with unknown
/// callers may jump to it. With frame pointers, functions with arguments on the
/// stack are left out, too; `tailcc` always passes some.
SetVector<Function *> ConventionSelector::functionsWithoutSaves() const {
  SetVector<Function *> SaveRegisters;
  for (Function &F : M)
    if (!Known.contains(&F))
      SaveRegisters.insert(&F);
  addReachable(SaveRegisters, Targets);
  SetVector<Function *> Result;
  CallGraph Calls(M);
  for (auto I = scc_begin(&Calls); !I.isAtEnd(); ++I)
    if (I.hasCycle())
      for (const CallGraphNode *Node : *I)
        if (Function *F = Node->getFunction();
            F && !SaveRegisters.contains(F) &&
            (!FramePointers ||
             (!NeedTailCalls.contains(F) && hasRegisterArguments(*F))))
          Result.insert(F);
  addReachable(Result, Sources);
  return Result;
}

bool ConventionSelector::run() {
  const SetVector<Function *> WithoutSaves = functionsWithoutSaves();
  bool Changed = false;
  for (Function &F : M) {
    if (!Known.contains(&F))
      continue;
    const bool IsOrdinary = !NeedTailCalls.contains(&F);
    const bool SavesNothing =
        WithoutSaves.contains(&F) && !F.hasFnAttribute(NoCalleeSaved);
    if (IsOrdinary)
      F.setCallingConv(CallingConv::Fast);
    if (SavesNothing)
      F.addFnAttr(NoCalleeSaved);
    for (User *U : F.users()) {
      auto *Call = cast<CallInst>(U);
      if (IsOrdinary)
        Call->setCallingConv(CallingConv::Fast);
      if (!SavesNothing)
        continue;
      Call->addFnAttr(Attribute::get(M.getContext(), NoCalleeSaved));
      // LLVM compares only the conventions before it replaces a call by a jump.
      if (!WithoutSaves.contains(Call->getFunction()))
        Call->setTailCallKind(CallInst::TCK_NoTail);
    }
    Changed |= IsOrdinary || SavesNothing;
  }
  return Changed;
}

PreservedAnalyses CallingConventionsPass::run(Module &M,
                                              ModuleAnalysisManager &) {
  if (M.getTargetTriple().getArch() != Triple::x86_64 ||
      !ConventionSelector(M, TheOptions.FramePointers).run())
    return PreservedAnalyses::all();
  PreservedAnalyses Preserved;
  Preserved.preserveSet<CFGAnalyses>();
  return Preserved;
}
