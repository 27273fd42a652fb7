//===- ConstantFolding.cpp - Constant folding -----------------------------===//

#include "Scalar/FreshMemory.h"
#include "Scalar/Reassociation.h"
#include "Scalar/Simplify.h"
#include "Utils/ImpossibleAccesses.h"
#include "mincaml/Analysis/Constants/ConstantPropagation.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Transforms/Scalar.h"
#include "mincaml/Transforms/UpToDate.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

#define DEBUG_TYPE "mincaml-constfold"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;

//===----------------------------------------------------------------------===//
// Conditions implied by branches
//===----------------------------------------------------------------------===//

/// Each branch visits all uses of its condition. Values with more uses than
/// this are not replaced, because a long chain of comparisons of one value
/// would take quadratic time.
static constexpr unsigned MaximumConditionUses = 64;

namespace {

class ConditionReplacer {
public:
  ConditionReplacer(DominatorTree &DT, OptimizationRemarkEmitter &Remarks)
      : DT(DT), Remarks(Remarks) {}

  bool visit(BranchInst &Branch) {
    if (!Branch.isConditional() ||
        Branch.getSuccessor(0) == Branch.getSuccessor(1) ||
        !DT.isReachableFromEntry(Branch.getParent()))
      return false;
    Value *Condition = Branch.getCondition(), *X;
    Constant *C;
    bool Changed = replace(Branch, 0, *Condition,
                           ConstantInt::getTrue(Branch.getContext()));
    Changed |= replace(Branch, 1, *Condition,
                       ConstantInt::getFalse(Branch.getContext()));
    if (match(Condition,
              m_SpecificICmp(CmpInst::ICMP_EQ, m_Value(X), m_ImmConstant(C))))
      Changed |= replace(Branch, 0, *X, C);
    else if (match(Condition, m_SpecificICmp(CmpInst::ICMP_NE, m_Value(X),
                                             m_ImmConstant(C))))
      Changed |= replace(Branch, 1, *X, C);
    return Changed;
  }

private:
  bool replace(BranchInst &Branch, unsigned Successor, Value &X, Constant *C) {
    if (!isa<ConstantInt>(C) || isa<Constant>(X) ||
        X.hasNUsesOrMore(MaximumConditionUses))
      return false;
    BasicBlockEdge Edge(Branch.getParent(), Branch.getSuccessor(Successor));
    if (replaceDominatedUsesWith(&X, C, DT, Edge) == 0)
      return false;
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "KnownCondition", &Branch)
             << operandName(X) << " is " << operandName(*C)
             << " on the edge from this branch to "
             << operandName(*Edge.getEnd());
    });
    return true;
  }

  DominatorTree &DT;
  OptimizationRemarkEmitter &Remarks;
};

} // namespace

/// Replaces uses that an edge of a branch dominates by the constant that the
/// branch implies: after `if c then a else b`, c is true in a and false in b,
/// and if c is `x = 5`, x is 5 in a.
///
/// As a branch on undef or poison is undefined, c, and therefore x, has a value
/// there. Only integers are replaced: equal floats may be 0.0 and -0.0, and
/// equal pointers may have different provenance.
///
/// Returns whether any use was replaced.
static bool replaceKnownConditions(Function &F, DominatorTree &DT,
                                   OptimizationRemarkEmitter &Remarks) {
  ConditionReplacer Replacer(DT, Remarks);
  bool Changed = false;
  for (BasicBlock &B : F)
    if (auto *Branch = dyn_cast<BranchInst>(B.getTerminator()))
      Changed |= Replacer.visit(*Branch);
  return Changed;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {

class ConstantPropagator {
public:
  ConstantPropagator(Function &F, OptimizationRemarkEmitter &Remarks)
      : F(F), Remarks(Remarks) {}

  /// Applies the steps until nothing changes. Each may enable the others: the
  /// load of a field of a known closure yields a constant, and a decided branch
  /// leaves one store of two.
  void run(const ConstantPropagation &Constants) {
    bool More = apply(Constants);
    More |= rewrite();
    while (More) {
      Changed = true;
      More = apply(ConstantPropagation(F));
      More |= rewrite();
    }
  }

  bool Changed = false;
  bool ChangedControlFlow = false;

private:
  bool apply(const ConstantPropagation &Constants) {
    bool Applied = replaceConstants(Constants);
    if (decideBranches()) {
      // This also removes the operands of phi nodes that come from such blocks.
      EliminateUnreachableBlocks(F);
      Applied = ChangedControlFlow = true;
    }
    if (removeImpossibleAccesses(F, Remarks, DEBUG_TYPE))
      Applied = ChangedControlFlow = true;
    return Applied;
  }

  bool replaceConstants(const ConstantPropagation &Constants) {
    bool Replaced = false;
    for (BasicBlock &B : F) {
      if (!Constants.isReached(B))
        continue;
      for (Instruction &I : make_early_inc_range(B)) {
        if (I.getType()->isVoidTy())
          continue;
        Constant *C = Constants.constantOf(I);
        if (!C)
          continue;
        if (!I.use_empty()) {
          Remarks.emit([&] {
            return OptimizationRemark(DEBUG_TYPE, "Constant", &I)
                   << operandName(I) << " is always " << operandName(*C);
          });
          I.replaceAllUsesWith(C);
          Replaced = true;
        }
        if (isInstructionTriviallyDead(&I)) {
          I.eraseFromParent();
          Replaced = true;
        }
      }
    }
    return Replaced;
  }

  bool decideBranches() {
    bool Decided = false;
    for (BasicBlock &B : F)
      if (BasicBlock *Target = decidedTarget(*B.getTerminator())) {
        Remarks.emit([&] {
          return OptimizationRemark(DEBUG_TYPE, "BranchDecided",
                                    B.getTerminator())
                 << "this branch always goes to " << operandName(*Target);
        });
        jumpTo(B, *Target);
        Decided = true;
      }
    return Decided;
  }

  /// The successor that a branch or switch on a constant takes; null for other
  /// terminators.
  static BasicBlock *decidedTarget(Instruction &Terminator) {
    if (auto *Branch = dyn_cast<BranchInst>(&Terminator)) {
      auto *C = Branch->isConditional()
                    ? dyn_cast<ConstantInt>(Branch->getCondition())
                    : nullptr;
      return C ? Branch->getSuccessor(C->isZero() ? 1 : 0) : nullptr;
    }
    if (auto *Switch = dyn_cast<SwitchInst>(&Terminator))
      if (auto *C = dyn_cast<ConstantInt>(Switch->getCondition()))
        return Switch->findCaseValue(C)->getCaseSuccessor();
    return nullptr;
  }

  static void jumpTo(BasicBlock &B, BasicBlock &Target) {
    Instruction *Old = B.getTerminator();
    bool IsKept = false;
    for (BasicBlock *Successor : successors(&B)) {
      if (Successor == &Target && !IsKept)
        IsKept = true;
      else
        Successor->removePredecessor(&B);
    }
    auto *New = BranchInst::Create(&Target, Old->getIterator());
    New->copyMetadata(*Old, {LLVMContext::MD_loop, LLVMContext::MD_dbg});
    Old->eraseFromParent();
  }

  bool rewrite() {
    DominatorTree DT(F);
    bool Rewritten = replaceKnownLoads(F, DT, Remarks);
    Rewritten |= replaceKnownConditions(F, DT, Remarks);
    while (rewriteOnce())
      Rewritten = true;
    return Rewritten;
  }

  /// Visits operands before users, except in loops. Instructions that lose
  /// their last use are erased at the end, so that the walk never meets an
  /// erased instruction.
  bool rewriteOnce() {
    bool Rewritten = false;
    SmallVector<WeakTrackingVH, 16> MaybeDead;
    for (BasicBlock *B : ReversePostOrderTraversal<Function *>(&F))
      for (Instruction &I : make_early_inc_range(*B)) {
        SmallVector<Value *, 3> Before(I.operands());
        Value *New = simplify(I);
        if (!New && isa<BinaryOperator>(I))
          New = reassociate(cast<BinaryOperator>(I));
        if (!New)
          continue;
        Rewritten = true;
        MaybeDead.append(Before.begin(), Before.end());
        if (New != &I)
          replace(I, *New);
      }
    RecursivelyDeleteTriviallyDeadInstructionsPermissive(MaybeDead);
    return Rewritten;
  }

  static void replace(Instruction &I, Value &New) {
    // An instruction without uses is one that simplify or reassociate has just
    // created.
    if (auto *NewInstruction = dyn_cast<Instruction>(&New);
        NewInstruction && NewInstruction->use_empty()) {
      NewInstruction->setDebugLoc(I.getDebugLoc());
      NewInstruction->takeName(&I);
    }
    I.replaceAllUsesWith(&New);
    I.eraseFromParent();
  }

  Function &F;
  OptimizationRemarkEmitter &Remarks;
};

} // namespace

static PreservedAnalyses fold(Function &F, FunctionAnalysisManager &AM) {
  ConstantPropagator Folder(F,
                            AM.getResult<OptimizationRemarkEmitterAnalysis>(F));
  // The result is not requested from the analysis manager, which would keep it
  // for every function of the module.
  Folder.run(ConstantPropagation(F));
  if (!Folder.Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses Preserved;
  if (!Folder.ChangedControlFlow)
    Preserved.preserveSet<CFGAnalyses>();
  return Preserved;
}

PreservedAnalyses
mincaml::ConstantFoldingPass::run(Function &F, FunctionAnalysisManager &AM) {
  if (F.isPresplitCoroutine())
    return PreservedAnalyses::all();
  return runUnlessUpToDate<UpToDateFunctionAnalysis>(
      name(), F, AM, [&] { return fold(F, AM); });
}
