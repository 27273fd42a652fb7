//===- GlobalValueNumbering.cpp - Global value numbering ------------------===//

#include "Utils/ExpressionTemporaries.h"
#include "Utils/Utils.h"
#include "mincaml/Analysis/Expressions/ValueNumbers.h"
#include "mincaml/Transforms/Scalar.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace mincaml;
using namespace llvm;

#define DEBUG_TYPE "mincaml-gvn"

/// The maximum number of conditions that are derived from one branch.
static constexpr unsigned MaximumImpliedConditions = 64;
/// The maximum number of times that values are numbered again because loads
/// were removed.
static constexpr unsigned MaximumIterations = 10;

namespace {

class ValueReplacer {
public:
  ValueReplacer(Function &F, DominatorTree &DT,
                OptimizationRemarkEmitter &Remarks)
      : F(F), DT(DT), Remarks(Remarks), Numbers(F, DT) {}

  bool run() {
    for (Argument &A : F.args())
      lead(Numbers.of(A), A);
    // The stack is explicit, because the dominator tree may be too deep for
    // recursion.
    struct Visit {
      DomTreeNode *Node;
      DomTreeNode::iterator NextChild;
      size_t UndoSize;
    };
    SmallVector<Visit, 32> Path;
    auto Enter = [&](DomTreeNode *Node) {
      Path.push_back({Node, Node->begin(), Undo.size()});
      enter(*Node->getBlock());
    };
    Enter(DT.getRootNode());
    while (!Path.empty()) {
      Visit &Last = Path.back();
      if (Last.NextChild != Last.Node->end()) {
        Enter(*Last.NextChild++);
        continue;
      }
      for (; Undo.size() > Last.UndoSize; Undo.pop_back())
        Leaders[Undo.back().first] = Undo.back().second;
      Path.pop_back();
    }
    RecursivelyDeleteTriviallyDeadInstructionsPermissive(MaybeDead);
    return Changed;
  }

private:
  void enter(BasicBlock &Block) {
    addImpliedByBranch(Block);
    for (Instruction &I : make_early_inc_range(Block)) {
      if (!isa<PHINode>(I))
        for_each(I.operands(), [&](Use &U) { replaceByConstant(U); });
      Changed |= replace(I);
    }
    replaceIncoming(Block);
  }

  /// Derives values from the branch to Block. They hold only if Block has a
  /// single incoming edge.
  void addImpliedByBranch(const BasicBlock &Block) {
    const BasicBlock *Predecessor = Block.getSinglePredecessor();
    if (!Predecessor || !DT.isReachableFromEntry(Predecessor))
      return;
    const Instruction *Terminator = Predecessor->getTerminator();
    if (const auto *Branch = dyn_cast<BranchInst>(Terminator);
        Branch && Branch->isConditional()) {
      if (Branch->getSuccessor(0) != Branch->getSuccessor(1))
        addImplied(*Branch->getCondition(), Branch->getSuccessor(0) == &Block);
    } else if (const auto *Switch = dyn_cast<SwitchInst>(Terminator)) {
      ConstantInt *Case = const_cast<SwitchInst *>(Switch)->findCaseDest(
          const_cast<BasicBlock *>(&Block));
      ValueNumber N = Numbers.of(*Switch->getCondition());
      if (Case && Switch->getDefaultDest() != &Block && N && !N.isConstant())
        lead(N, *Case);
    }
  }

  void addImplied(Value &TheCondition, bool TheTruth) {
    using namespace PatternMatch;
    SmallVector<std::pair<Value *, bool>, 4> Worklist = {
        {&TheCondition, TheTruth}};
    // A condition may occur in another one many times, and conditions may grow
    // from branch to branch. Seen bounds the work.
    SmallPtrSet<Value *, 8> Seen;
    while (!Worklist.empty() && Seen.size() < MaximumImpliedConditions) {
      auto [Condition, IsTrue] = Worklist.pop_back_val();
      ValueNumber N = Numbers.of(*Condition);
      if (!N || N.isConstant() || !Seen.insert(Condition).second)
        continue;
      auto *Truth = ConstantInt::getBool(F.getContext(), IsTrue);
      lead(N, *Truth);
      Value *A, *B;
      if (match(Condition, m_Not(m_Value(A)))) {
        Worklist.push_back({A, !IsTrue});
      } else if (IsTrue
                     ? match(Condition, m_LogicalAnd(m_Value(A), m_Value(B)))
                     : match(Condition, m_LogicalOr(m_Value(A), m_Value(B)))) {
        Worklist.push_back({A, IsTrue});
        Worklist.push_back({B, IsTrue});
      }
      auto *Compare = dyn_cast<CmpInst>(Condition);
      if (!Compare)
        continue;
      if (ValueNumber Inverse = Numbers.ofInverse(*Compare))
        lead(Inverse, *ConstantInt::getBool(F.getContext(), !IsTrue));
      if (Compare->getPredicate() !=
          (IsTrue ? CmpInst::ICMP_EQ : CmpInst::ICMP_NE))
        continue;
      for (auto [Same, Other] :
           {std::pair(Compare->getOperand(0), Compare->getOperand(1)),
            std::pair(Compare->getOperand(1), Compare->getOperand(0))})
        if (auto *C = dyn_cast<ConstantInt>(Same);
            C && Other->getType()->isIntegerTy())
          if (ValueNumber OfOther = Numbers.of(*Other);
              OfOther && !OfOther.isConstant())
            lead(OfOther, *C);
    }
  }

  /// Replaces an operand by the constant that branches imply for it. Operands
  /// have already been replaced by other values that they equal.
  void replaceByConstant(Use &Operand) {
    if (isa<Constant>(Operand) || !Operand->getType()->isIntegerTy())
      return;
    ValueNumber N = Numbers.of(*Operand);
    auto *C = N ? dyn_cast_or_null<Constant>(leader(N)) : nullptr;
    if (!C)
      return;
    MaybeDead.push_back(Operand.get());
    Operand.set(C);
    Changed = true;
  }

  void replaceIncoming(BasicBlock &Block) {
    for (BasicBlock *Successor : successors(&Block))
      for (PHINode &Phi : Successor->phis())
        for (Use &Incoming : Phi.incoming_values())
          if (Phi.getIncomingBlock(Incoming) == &Block)
            replaceByConstant(Incoming);
  }

  /// Replaces I by the leader of its number, or makes it the leader.
  bool replace(Instruction &I) {
    ValueNumber N = Numbers.of(I);
    if (!N || I.getType()->isVoidTy())
      return false;
    Value *Leader = leader(N);
    if (!Leader) {
      lead(N, I);
      return false;
    }
    // A branch may imply what a call or a volatile load returned. Then the uses
    // are replaced, but the instruction stays.
    bool IsRedundant = isa<PHINode>(I) || isExpression(I, /*WithCalls=*/true);
    if (Leader->getType() != I.getType() || !IsRedundant)
      return false;
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "SameValue", &I)
             << "removed " << ore::NV("Operation", I.getOpcodeName()) << ": "
             << (isa<Constant>(Leader) ? "its value is known here"
                                       : "the same value has been computed");
    });
    if (auto *Other = dyn_cast<Instruction>(Leader);
        Other && Other->getOpcode() == I.getOpcode()) {
      if (isa<PHINode>(I))
        Other->andIRFlags(&I);
      else
        intersectFlagsAndMetadata(Other, &I);
    }
    for (Value *Operand : I.operands())
      if (isa<Instruction>(Operand))
        MaybeDead.push_back(Operand);
    I.replaceAllUsesWith(Leader);
    I.eraseFromParent();
    return true;
  }

  /// The value that replaces those with number N in the current block.
  Value *leader(ValueNumber N) const {
    if (Constant *C = N.getConstant())
      return C;
    return Leaders.lookup(N.opaque());
  }
  /// Makes Leader the leader of N until the walk has finished the current
  /// block's subtree.
  void lead(ValueNumber N, Value &Leader) {
    Value *&Entry = Leaders[N.opaque()];
    Undo.push_back({N.opaque(), Entry});
    Entry = &Leader;
  }

  Function &F;
  DominatorTree &DT;
  OptimizationRemarkEmitter &Remarks;
  ValueNumbers Numbers;
  DenseMap<const void *, Value *> Leaders;
  /// The previous leaders, which are restored when the walk returns from a
  /// block.
  std::vector<std::pair<const void *, Value *>> Undo;
  SmallVector<WeakTrackingVH, 16> MaybeDead;
  bool Changed = false;
};

} // namespace

PreservedAnalyses GlobalValueNumberingPass::run(Function &F,
                                                FunctionAnalysisManager &AM) {
  if (hasHiddenControlFlow(F))
    return PreservedAnalyses::all();
  auto &AA = AM.getResult<AAManager>(F);
  auto &DT = AM.getResult<DominatorTreeAnalysis>(F);
  auto &Remarks = AM.getResult<OptimizationRemarkEmitterAnalysis>(F);
  bool Changed = false;
  // Removing a load may make other values equal.
  for (unsigned Iteration = 0; Iteration < MaximumIterations; ++Iteration) {
    Changed |= ValueReplacer(F, DT, Remarks).run();
    if (!eliminateAvailableExpressions(F, AA, DT, Remarks, DEBUG_TYPE,
                                       SubexpressionKind::MemoryReads))
      break;
    Changed = true;
  }
  return preservingCFG(Changed);
}
