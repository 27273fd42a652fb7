//===- PartialRedundancyElimination.cpp - PRE -----------------------------===//

#include "Utils/ExpressionTemporaries.h"
#include "mincaml/Analysis/Expressions/PartialRedundancy.h"
#include "mincaml/Transforms/Scalar.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace mincaml;
using namespace llvm;

#define DEBUG_TYPE "mincaml-pre"

using Node = PartialRedundancy::Node;
using Placement = PartialRedundancy::Placement;

static Instruction &startOf(BasicBlock &Block) {
  return Block.isEntryBlock() ? *Block.getFirstNonPHIOrDbgOrAlloca()
                              : *Block.getFirstInsertionPt();
}

namespace {

class CodeMotion {
public:
  CodeMotion(Function &F, const PartialRedundancy &Analysis,
             const Placement &Where, DominatorTree &DT,
             OptimizationRemarkEmitter &Remarks)
      : Analysis(Analysis), Where(Where), DT(DT), Remarks(Remarks),
        Temporaries(F, Analysis.Expressions),
        Groups(Analysis.Expressions.size()),
        Active(Analysis.Expressions.size()) {}

  using Values = ExpressionTemporaries::Values;
  /// Returns whether anything changed. Adds to Operands those values whose
  /// users may be moved now: values that have replaced others, and the operands
  /// of inserted computations.
  bool run(Values &Operands) {
    findGroups();
    if (Active.none())
      return false;
    Blocks.resize(Analysis.Graph.size());
    for (Node N = 1; N < Analysis.Graph.exit(); ++N)
      Blocks[N] = Analysis.Graph.block(N)->source();
    for (Node N = 1; N < Analysis.Graph.exit(); ++N)
      rewriteRuns(N);
    for (Node N = 1; N < Analysis.Graph.exit(); ++N)
      insertComputations(N);
    // The phi nodes come last, because they use values that are computed at the
    // ends of blocks, and precede computations at the starts of blocks.
    for (Node N = 1; N < Analysis.Graph.exit(); ++N)
      insertPhiNodes(N);
    intersectFlags();
    Temporaries.finish(DT);
    for (WeakTrackingVH &Handle : Phis)
      if (auto *Phi = dyn_cast_or_null<PHINode>(Handle))
        if (Value *Only = Phi->hasConstantValue(); Only && Only != Phi) {
          Phi->replaceAllUsesWith(Only);
          Phi->eraseFromParent();
        }
    Temporaries.addReplacing(Operands);
    for (const Group &G : Members)
      for (const WeakTrackingVH &I : G.Inserted)
        if (auto *Computation = dyn_cast_or_null<Instruction>(I))
          Operands.insert(Computation->op_begin(), Computation->op_end());
    return true;
  }

private:
  /// The computations of a group of expressions. These get values from each
  /// other through phi nodes.
  struct Group {
    SmallVector<Instruction *, 4> Kept, Removed;
    SmallVector<WeakTrackingVH, 2> Inserted;
    DebugLoc Location;
  };

  /// Whether the first computation of a run is removed. It stays if the
  /// expression is to be computed there, or if the run is neither an entry nor
  /// an exit run.
  bool isRemoved(Node N, const LocalRun &Run) const {
    unsigned E = Run.Expression;
    if (Run.IsEntry)
      return Where.NReplace[N].test(E) && !Where.NInsert[N].test(E);
    if (Run.IsExit)
      return Where.XReplace[N].test(E) && !Where.XInsert[N].test(E);
    return false;
  }

  void findGroups() {
    for (Node N = 1; N < Analysis.Graph.exit(); ++N)
      for (Node P : Analysis.Graph.predecessors(N))
        for (PhiTranslation::Pair Pair : Analysis.Edges.pairs(P, N))
          if (Where.Needed[N].test(Pair.After))
            Groups.join(Pair.After, Pair.Before);
    Groups.compress();
    Members.resize(Groups.getNumClasses());
    for (Node N = 1; N < Analysis.Graph.exit(); ++N)
      for (const LocalRun &Run : Analysis.Runs[N]) {
        Group &G = groupOf(Run.Expression);
        (isRemoved(N, Run) ? G.Removed : G.Kept).push_back(Run.First);
        G.Removed.append(Run.Others.begin(), Run.Others.end());
      }
    for (Group &G : Members)
      for (const Instruction *I : G.Removed)
        G.Location = DebugLoc(
            I == G.Removed.front()
                ? I->getDebugLoc().get()
                : DILocation::getMergedLocation(G.Location, I->getDebugLoc()));
    for (unsigned E = 0; E < Analysis.Expressions.size(); ++E)
      Active[E] = !groupOf(E).Removed.empty();
  }

  void rewriteRuns(Node N) {
    for (const LocalRun &Run : Analysis.Runs[N]) {
      unsigned E = Run.Expression;
      if (!Active.test(E))
        continue;
      Value *TheValue = Run.First;
      if (isRemoved(N, Run)) {
        remark(*Run.First, "its value has been computed on every path to here");
        TheValue = Temporaries.use(E, *Run.First);
        Temporaries.replace(*Run.First, *TheValue);
      } else if ((Run.IsEntry && Where.NInsert[N].test(E)) ||
                 (Run.IsExit && Where.XInsert[N].test(E))) {
        Temporaries.assignAfter(E, *Run.First);
      }
      for (Instruction *Other : Run.Others) {
        remark(*Other, "its value has been computed in the same block");
        Temporaries.replace(*Other, *TheValue);
      }
    }
  }

  void insertComputations(Node N) {
    BitVector AtStart = Where.NInsert[N], AtEnd = Where.XInsert[N];
    AtStart.reset(Analysis.NComp[N]);
    AtEnd.reset(Analysis.XComp[N]);
    AtStart &= Active;
    AtEnd &= Active;
    if (AtStart.none() && AtEnd.none())
      return;
    const SplitNode &Location = *Analysis.Graph.block(N);
    BasicBlock *&Block = Blocks[N];
    if (!Location.Block) {
      Instruction *Terminator = Location.From->getTerminator();
      Block = SplitCriticalEdge(
          Terminator, GetSuccessorNumber(Location.From, Location.To),
          // LoopInfo is not passed: with it, SplitCriticalEdge would also split
          // other edges.
          CriticalEdgeSplittingOptions(&DT).setMergeIdenticalEdges());
      assert(Block && "the edge is critical and can be split");
    }
    for (unsigned E : AtStart.set_bits())
      insert(E, startOf(*Block));
    for (unsigned E : AtEnd.set_bits())
      insert(E, *Block->getTerminator());
  }

  /// Inserts phi nodes for expressions that, translated through the phi nodes
  /// of a block, are other expressions in the predecessors. A new phi node
  /// combines the values of these expressions.
  void insertPhiNodes(Node N) {
    BasicBlock *Block = Analysis.Graph.block(N)->Block;
    if (!Block || Where.Needed[N].none() || !isa<PHINode>(Block->front()))
      return;
    DenseMap<const BasicBlock *, ArrayRef<PhiTranslation::Pair>> PairsFrom;
    for (Node P : Analysis.Graph.predecessors(N))
      if (Blocks[P])
        PairsFrom[Blocks[P]] = Analysis.Edges.pairs(P, N);
    if (PairsFrom.empty())
      return;
    // The pairs of all edges into the block are in the same order, one for each
    // expression.
    ArrayRef<PhiTranslation::Pair> Any = PairsFrom.begin()->second;
    for (unsigned I = 0; I < Any.size(); ++I) {
      unsigned E = Any[I].After;
      if (!Where.Needed[N].test(E) || !Active.test(E))
        continue;
      auto *Phi = PHINode::Create(Analysis.Expressions[E].Template->getType(),
                                  pred_size(Block), "t", Block->begin());
      DenseMap<BasicBlock *, Value *> Incoming;
      for (BasicBlock *Predecessor : predecessors(Block)) {
        Value *&From = Incoming[Predecessor];
        auto Pairs = PairsFrom.find(Predecessor);
        if (!From && Pairs == PairsFrom.end()) // An unreachable block.
          From = PoisonValue::get(Phi->getType());
        else if (!From)
          From = Temporaries.use(Pairs->second[I].Before,
                                 *Predecessor->getTerminator());
        Phi->addIncoming(From, Predecessor);
      }
      Temporaries.assign(E, *Phi, startOf(*Block));
      Phis.push_back(Phi);
    }
  }

  void insert(unsigned E, Instruction &Before) {
    Value *TheValue = Temporaries.compute(E, Before);
    if (auto *I = dyn_cast<Instruction>(TheValue)) {
      I->setDebugLoc(groupOf(E).Location);
      groupOf(E).Kept.push_back(I);
      groupOf(E).Inserted.push_back(I);
      Remarks.emit([&] {
        return OptimizationRemarkAnalysis(DEBUG_TYPE, "Inserted",
                                          I->getDebugLoc(), I->getParent())
               << "computes " << ore::NV("Operation", I->getOpcodeName())
               << " here, so that it need not be computed later";
      });
    }
    Temporaries.assign(E, *TheValue, Before);
  }

  void intersectFlags() {
    for (unsigned Number = 0; Number < Members.size(); ++Number) {
      Group &G = Members[Number];
      if (G.Removed.empty())
        continue;
      for (Value *Inserted : G.Inserted)
        if (auto *Load = dyn_cast<LoadInst>(Inserted))
          for (const Instruction *I : G.Removed)
            Load->setAlignment(
                std::min(Load->getAlign(), cast<LoadInst>(I)->getAlign()));
      intersectFlagsAndMetadata(G.Kept, G.Removed);
    }
  }

  void remark(const Instruction &I, StringRef Why) {
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Redundant", &I)
             << "removed " << ore::NV("Operation", I.getOpcodeName()) << ": "
             << Why;
    });
  }

  Group &groupOf(unsigned E) { return Members[Groups[E]]; }

  const PartialRedundancy &Analysis;
  const Placement &Where;
  DominatorTree &DT;
  OptimizationRemarkEmitter &Remarks;
  ExpressionTemporaries Temporaries;
  IntEqClasses Groups;
  /// The expressions of groups from which a computation is removed.
  BitVector Active;
  std::vector<Group> Members;
  /// The block of each node. If the node is an edge, this is the block where
  /// the edge starts, or the block that splits it.
  std::vector<BasicBlock *> Blocks;
  std::vector<WeakTrackingVH> Phis;
};

} // namespace

/// The work that may be left after an iteration. An expression with an operand
/// that is itself an expression can only move after the operand has moved, and
/// inserted computations may make others partially redundant. So only
/// expressions with an operand that the iteration replaced or inserted have to
/// be examined.

namespace {

struct RemainingWork {
  /// If true, all expressions have to be examined; otherwise, those with one of
  /// Operands.
  bool IsAll = true;
  SmallPtrSet<const Value *, 16> Operands;
};

} // namespace

/// Moves computations once. Returns whether anything changed, and sets
/// Remaining to the work that may be left.
static bool moveOnce(Function &F, AAResults &AA, DominatorTree &DT,
                     OptimizationRemarkEmitter &Remarks,
                     PartialRedundancyEliminationPass::Motion How,
                     RemainingWork &Remaining) {
  using Motion = PartialRedundancyEliminationPass::Motion;
  using Candidates = PartialRedundancy::Candidates;
  LoopInfo LI(DT);
  // Lazy code motion only moves expressions that can be redundant: those that
  // are computed at several places, or in several iterations of a loop.
  PartialRedundancy Analysis(
      F, AA, LI, How == Motion::Busy ? Candidates::All : Candidates::Repeated,
      PartialRedundancy::Kills::ThatMatter,
      Remaining.IsAll ? nullptr : &Remaining.Operands);
  Remaining.IsAll = Analysis.IsTruncated;
  Remaining.Operands.clear();
  if (Analysis.IsTruncated)
    Remarks.emit([&] {
      return OptimizationRemarkMissed(DEBUG_TYPE, "TooLarge",
                                      &*F.begin()->begin())
             << "the function is too large: not all of its expressions were "
                "analyzed";
    });
  if (Analysis.Expressions.size() == 0)
    return false;
  Placement Where = How == PartialRedundancyEliminationPass::Motion::Busy
                        ? Analysis.busy()
                        : Analysis.lazy();
  if (!Where.IsCovered) {
    Remarks.emit([&] {
      return OptimizationRemarkMissed(DEBUG_TYPE, "NotCovered",
                                      &*F.begin()->begin())
             << "gave up: a value would be missing on some path";
    });
    return false;
  }
  return CodeMotion(F, Analysis, Where, DT, Remarks).run(Remaining.Operands);
}

static bool isEmpty(const RemainingWork &Remaining) {
  return !Remaining.IsAll &&
         none_of(Remaining.Operands, [](const Value *Operand) {
           // The users of a constant may be in other functions.
           return !isa<Instruction, Argument>(Operand) ||
                  any_of(Operand->users(), [](const User *TheUser) {
                    return isa<PHINode>(TheUser) ||
                           isExpression(*cast<Instruction>(TheUser),
                                        /*WithCalls=*/false);
                  });
         });
}

Expected<PartialRedundancyEliminationPass::Options>
PartialRedundancyEliminationPass::parseOptions(StringRef Text,
                                               StringRef PassName) {
  if (Text.empty() || Text == "lazy")
    return Options{Motion::Lazy};
  if (Text == "busy")
    return Options{Motion::Busy};
  return createStringError(PassName + " takes 'busy' or 'lazy', not '" + Text +
                           "'");
}

PreservedAnalyses
PartialRedundancyEliminationPass::run(Function &F,
                                      FunctionAnalysisManager &AM) {
  if (hasHiddenControlFlow(F) || any_of(F, [](const BasicBlock &Block) {
        return isa<FuncletPadInst, CatchSwitchInst>(*Block.getFirstNonPHIIt());
      }))
    return PreservedAnalyses::all();
  auto &AA = AM.getResult<AAManager>(F);
  auto &DT = AM.getResult<DominatorTreeAnalysis>(F);
  auto &Remarks = AM.getResult<OptimizationRemarkEmitterAnalysis>(F);
  bool Changed = false;
  RemainingWork Remaining;
  constexpr unsigned MaximumIterations = 10;
  for (unsigned Iteration = 0;
       Iteration < MaximumIterations && !isEmpty(Remaining); ++Iteration) {
    if (!moveOnce(F, AA, DT, Remarks, TheOptions.How, Remaining))
      break;
    Changed = true;
  }
  if (!Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses Preserved;
  Preserved.preserve<DominatorTreeAnalysis>();
  return Preserved;
}

void PartialRedundancyEliminationPass::printPipeline(
    raw_ostream &OS, function_ref<StringRef(StringRef)> PassNameOfClass) {
  OS << PassNameOfClass(name())
     << (TheOptions.How == Motion::Busy ? "<busy>" : "<lazy>");
}
