//===- CommonSubexpressions.cpp - Common subexpressions -------------------===//

#include "Utils/ExpressionTemporaries.h"
#include "Utils/Utils.h"
#include "mincaml/Analysis/Expressions/AvailableExpressions.h"
#include "mincaml/Transforms/Scalar.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

#define DEBUG_TYPE "mincaml-cse"

static void remarkRedundant(const Instruction &I,
                            OptimizationRemarkEmitter &Remarks,
                            const char *PassName) {
  Remarks.emit([&] {
    return OptimizationRemark(PassName, "Redundant", &I)
           << "removed " << ore::NV("Operation", I.getOpcodeName())
           << ": its value is available on every path to here";
  });
}

namespace {

class Elimination {
public:
  Elimination(Function &F, const AvailableExpressions &Result,
              OptimizationRemarkEmitter &Remarks, const char *PassName)
      : Result(Result), Expressions(Result.Expressions), Remarks(Remarks),
        PassName(PassName), Temporaries(F, Expressions),
        Sources(Expressions.size()), Removed(Expressions.size()),
        NeedsTemporary(Expressions.size()) {}

  bool run(DominatorTree &DT) {
    for (Node N = 1; N < Result.Graph.exit(); ++N)
      walk(N);
    bool Changed = false;
    for (unsigned E = 0; E < Expressions.size(); ++E) {
      if (Removed[E].empty())
        continue;
      Changed = true;
      SmallVector<Instruction *, 4> Computations;
      for (Source S : Sources[E]) {
        if (S.Point == S.TheValue)
          Computations.push_back(S.Point);
        if (!NeedsTemporary.test(E))
          continue;
        if (S.Point == S.TheValue)
          Temporaries.assignAfter(E, *S.Point);
        else
          Temporaries.assign(E, *S.TheValue, *S.Point);
      }
      intersectFlagsAndMetadata(Computations, Removed[E]);
    }
    if (Changed)
      Temporaries.finish(DT);
    return Changed;
  }

private:
  /// The origin of an expression's value.
  struct Source {
    /// The instruction that computes or stores the value.
    Instruction *Point;
    Value *TheValue;
  };

  void walk(Node N) {
    BitVector Available = Result.Available.In[N];
    // The values of the expressions that have been computed or used in this
    // block.
    DenseMap<unsigned, Value *> Local;
    auto Define = [&](unsigned E, Instruction &Point, Value &TheValue) {
      Available.set(E);
      Local[E] = &TheValue;
      Sources[E].push_back({&Point, &TheValue});
    };
    for (Instruction &I : *Result.Graph.block(N)) {
      if (auto E = Expressions.computedBy(I)) {
        if (Available.test(*E))
          remove(I, *E, Local);
        else
          Define(*E, I, I);
      }
      Expressions.forEachKilledBy(I, [&](unsigned E) {
        Available.reset(E);
        Local.erase(E);
      });
      if (auto *Store = dyn_cast<StoreInst>(&I))
        if (auto E = Expressions.providedBy(*Store))
          Define(*E, I, *Store->getValueOperand());
    }
  }

  void remove(Instruction &I, unsigned E, DenseMap<unsigned, Value *> &Local) {
    remarkRedundant(I, Remarks, PassName);
    Value *&Known = Local[E];
    if (!Known) {
      Known = Temporaries.use(E, I);
      NeedsTemporary.set(E);
    }
    Temporaries.replace(I, *Known);
    Removed[E].push_back(&I);
  }

  const AvailableExpressions &Result;
  const ExpressionTable &Expressions;
  OptimizationRemarkEmitter &Remarks;
  const char *PassName;
  ExpressionTemporaries Temporaries;
  std::vector<SmallVector<Source, 2>> Sources;
  std::vector<SmallVector<Instruction *, 2>> Removed;
  BitVector NeedsTemporary;
};

} // namespace

/// Returns the expressions that may be redundant: they occur twice, or a store
/// provides their value. Sets IsTruncated if there are too many.
static ExpressionTable candidates(Function &F, SubexpressionKind Which,
                                  bool &IsTruncated) {
  ExpressionTable Table(F, ExpressionTable::Calls::Include);
  // The addresses of stores. They are collected, because constants may have no
  // use lists to search for stores.
  DenseSet<const Value *> Stored;
  for (const Instruction &I : instructions(F))
    if (const auto *Store = dyn_cast<StoreInst>(&I))
      Stored.insert(Store->getPointerOperand());
  BitVector Kept(Table.size());
  for (unsigned E = 0; E < Table.size(); ++E) {
    const Instruction &I = *Table[E].Template;
    if (Which == SubexpressionKind::MemoryReads && !isa<LoadInst>(I) &&
        !isa<CallInst>(I))
      continue;
    if (Table[E].Occurrences.size() > 1)
      Kept.set(E);
    // A store to the address of the load provides its value.
    else if (const auto *Load = dyn_cast<LoadInst>(&I))
      if (!Table[E].Operands[0].isVariable() &&
          Stored.contains(Load->getPointerOperand()))
        Kept.set(E);
  }
  // Each kind of set has one bit for each block and expression. The limit keeps
  // it below 4 MB, unless there are more than 2^19 blocks.
  unsigned Maximum = std::max<size_t>(64, (1u << 25) / F.size());
  IsTruncated = Kept.count() > Maximum;
  for (unsigned Count = Kept.count(); Count > Maximum; --Count)
    Kept.reset(Kept.find_last());
  Table.keepOnly(Kept);
  return Table;
}

bool mincaml::eliminateAvailableExpressions(Function &F, AAResults &AA,
                                            DominatorTree &DT,
                                            OptimizationRemarkEmitter &Remarks,
                                            const char *PassName,
                                            SubexpressionKind Which) {
  bool IsTruncated = false;
  ExpressionTable Table = candidates(F, Which, IsTruncated);
  if (IsTruncated)
    Remarks.emit([&] {
      return OptimizationRemarkMissed(PassName, "TooLarge",
                                      &*F.begin()->begin())
             << "the function is too large: not all of its expressions were "
                "analyzed";
    });
  if (Table.size() == 0)
    return false;
  auto Result = AvailableExpressions::withFewQueries(F, std::move(Table), AA);
  return Elimination(F, Result, Remarks, PassName).run(DT);
}

/// Removes computations that are dominated by one of the same expression.
///
/// On SSA values, the dominating computation makes the expression available,
/// because the operands cannot change in between. A walk down the dominator
/// tree visits each instruction after its operands have been replaced, so it
/// removes a chain of redundant computations in one pass.
static bool removeDominated(DominatorTree &DT,
                            OptimizationRemarkEmitter &Remarks) {
  bool Changed = false;
  // Maps an expression to the last computation of it that stays. A computation
  // that does not dominate the current block dominates no block that the walk
  // visits later.
  ExpressionMap<Instruction *> Computations;
  DT.updateDFSNumbers();
  for (const DomTreeNode *Tree : depth_first(&DT))
    for (Instruction &I : make_early_inc_range(*Tree->getBlock())) {
      if (!isExpression(I, /*WithCalls=*/false) || isa<LoadInst>(I))
        continue;
      SmallVector<const void *, 4> Operands(I.operand_values());
      Instruction *&Known = Computations[expressionKey(I, Operands)];
      if (!Known || !DT.dominates(Known->getParent(), I.getParent())) {
        Known = &I;
        continue;
      }
      remarkRedundant(I, Remarks, DEBUG_TYPE);
      intersectFlagsAndMetadata(Known, &I);
      I.replaceAllUsesWith(Known);
      I.eraseFromParent();
      Changed = true;
    }
  return Changed;
}

PreservedAnalyses CommonSubexpressionsPass::run(Function &F,
                                                FunctionAnalysisManager &AM) {
  if (hasHiddenControlFlow(F))
    return PreservedAnalyses::all();
  auto &AA = AM.getResult<AAManager>(F);
  auto &DT = AM.getResult<DominatorTreeAnalysis>(F);
  auto &Remarks = AM.getResult<OptimizationRemarkEmitterAnalysis>(F);
  bool Changed = false;
  // Each iteration may make operands equal that were different before.
  constexpr unsigned MaximumIterations = 10;
  for (unsigned Iteration = 0;; ++Iteration) {
    Changed |= removeDominated(DT, Remarks);
    if (Iteration == MaximumIterations) {
      Remarks.emit([&] {
        return OptimizationRemarkMissed(DEBUG_TYPE, "ManyIterations",
                                        &*F.begin()->begin())
               << "stopped after " << ore::NV("Iterations", MaximumIterations)
               << " iterations: some expressions may still be redundant";
      });
      break;
    }
    if (!eliminateAvailableExpressions(F, AA, DT, Remarks, DEBUG_TYPE,
                                       SubexpressionKind::All))
      break;
    Changed = true;
  }
  return preservingCFG(Changed);
}
