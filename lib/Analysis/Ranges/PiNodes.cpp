//===- PiNodes.cpp - Extended SSA form ------------------------------------===//

#include "mincaml/Analysis/Ranges/PiNodes.h"
#include "mincaml/Analysis/Ranges/AbstractValue.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/PatternMatch.h"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;

/// The maximum number of conditions that are examined in an expression of
/// `and`, `or` and `not`, of cases that the default of a switch excludes, and of
/// sums of one value. Without limits, the number of nodes would grow with the
/// square of the length of a chain.
static constexpr unsigned MaximumConditions = 8;
static constexpr unsigned MaximumCases = 16;
static constexpr unsigned MaximumSums = 4;

namespace mincaml {

class PiNodeBuilder {
public:
  PiNodeBuilder(PiNodes &Result, const DominatorTree &DT)
      : Result(Result), DT(DT) {}

  /// Renames values in a walk over the dominator tree, with a stack of names
  /// for each value ([Cytron]).
  void run() {
    SmallVector<Visit, 16> Path;
    enter(Path, DT.getRootNode());
    while (!Path.empty()) {
      Visit &Last = Path.back();
      if (Last.Next != Last.Node->end()) {
        const DomTreeNode *Child = *Last.Next++;
        enter(Path, Child);
        continue;
      }
      forget(Last.NamesBefore);
      Path.pop_back();
    }
  }

private:
  struct Visit {
    const DomTreeNode *Node;
    DomTreeNode::const_iterator Next;
    size_t NamesBefore;
  };
  /// A value that a comparison bounds, as Variable + Offset, as its square, or
  /// as the address of a number.
  struct BoundedValue {
    const Value *Variable;
    APInt Offset;
    bool IsSquare;
    /// The load that has read the number from the address Variable, or null.
    const LoadInst *Loaded;
  };

  void enter(SmallVectorImpl<Visit> &Path, const DomTreeNode *Node) {
    const BasicBlock &B = *Node->getBlock();
    Path.push_back({Node, Node->begin(), Renamed.size()});
    if (const BasicBlock *From = dominatingPredecessor(B))
      addEdge(*From, B);
    for (const Instruction &I : B) {
      if (isa<PHINode>(I))
        continue;
      for (const Use &U : I.operands())
        setName(U);
      nameAddress(I);
    }
    const BasicBlock *Last = nullptr;
    for (const BasicBlock *To : successors(&B)) {
      if (To == Last)
        continue;
      Last = To;
      renamePhiOperands(B, *To);
    }
  }

  /// The only predecessor of B from which the edge is not a back edge; this
  /// edge dominates B. Null if there are several such predecessors.
  const BasicBlock *dominatingPredecessor(const BasicBlock &B) const {
    const BasicBlock *Result = nullptr;
    for (const BasicBlock *From : predecessors(&B)) {
      if (DT.dominates(&B, From))
        continue;
      if (Result)
        return nullptr;
      Result = From;
    }
    return Result;
  }

  /// Sets the names of the operands that the phi nodes of To read on the edge.
  void renamePhiOperands(const BasicBlock &From, const BasicBlock &To) {
    if (To.phis().empty())
      return;
    const size_t Before = Renamed.size();
    if (!To.getSinglePredecessor())
      addEdge(From, To);
    for (const PHINode &Phi : To.phis())
      for (unsigned I = 0; I < Phi.getNumIncomingValues(); ++I)
        if (Phi.getIncomingBlock(I) == &From)
          setName(Phi.getOperandUse(I));
    forget(Before);
  }

  void addEdge(const BasicBlock &From, const BasicBlock &To) {
    if (const auto *Switch = dyn_cast<SwitchInst>(From.getTerminator()))
      return addSwitchEdge(*Switch, To);
    const auto *Branch = dyn_cast<BranchInst>(From.getTerminator());
    if (!Branch || !Branch->isConditional() ||
        Branch->getSuccessor(0) == Branch->getSuccessor(1))
      return;
    unsigned Left = MaximumConditions;
    addCondition(From, To, *Branch->getCondition(),
                 Branch->getSuccessor(0) == &To, Left);
  }

  /// Adds the conditions of an edge of a switch that belongs to a single case or
  /// to the default.
  void addSwitchEdge(const SwitchInst &Switch, const BasicBlock &To) {
    const Value &Condition = *Switch.getCondition();
    if (!hasInterval(*Condition.getType()) || isa<Constant>(Condition) ||
        count(successors(&Switch), &To) != 1)
      return;
    const BasicBlock &From = *Switch.getParent();
    auto Add = [&](CmpInst::Predicate P, const ConstantInt &Number) {
      addAbout(From, To, Condition, P, {&Number});
    };
    if (Switch.getDefaultDest() != &To)
      return Add(CmpInst::ICMP_EQ,
                 *find_if(Switch.cases(), [&](const auto &Case) {
                    return Case.getCaseSuccessor() == &To;
                  })->getCaseValue());
    if (Switch.getNumCases() <= MaximumCases)
      for (const auto &Case : Switch.cases())
        Add(CmpInst::ICMP_NE, *Case.getCaseValue());
  }

  /// Adds pi nodes for V, of which a condition is known, and for the values that
  /// V is computed from.
  void addAbout(const BasicBlock &From, const BasicBlock &To, const Value &V,
                CmpInst::Predicate P, PiName Other) {
    for (const BoundedValue &S : statementsAbout(V, From))
      addNode(From, To, S, P, Other);
  }

  void addCondition(const BasicBlock &From, const BasicBlock &To,
                    const Value &Condition, bool Holds, unsigned &Left) {
    if (Left == 0)
      return;
    --Left;
    const Value *A = nullptr, *B = nullptr;
    if (match(&Condition, m_Not(m_Value(A))))
      return addCondition(From, To, *A, !Holds, Left);
    if (Holds ? match(&Condition, m_LogicalAnd(m_Value(A), m_Value(B)))
              : match(&Condition, m_LogicalOr(m_Value(A), m_Value(B)))) {
      addCondition(From, To, *A, Holds, Left);
      addCondition(From, To, *B, Holds, Left);
      return;
    }
    const auto *Comparison = dyn_cast<ICmpInst>(&Condition);
    if (!Comparison || !isTracked(*Comparison->getOperand(0)->getType()))
      return;
    const CmpInst::Predicate Predicate =
        Holds ? Comparison->getPredicate() : Comparison->getInversePredicate();
    const Value &L = *Comparison->getOperand(0),
                &R = *Comparison->getOperand(1);
    // The names of both sides before the branch.
    const PiName NameOfL = nameOf(L), NameOfR = nameOf(R);
    addAbout(From, To, L, Predicate, NameOfR);
    addAbout(From, To, R, CmpInst::getSwappedPredicate(Predicate), NameOfL);
  }

  SmallVector<BoundedValue, 4> statementsAbout(const Value &V,
                                               const BasicBlock &From) const {
    SmallVector<BoundedValue, 4> Statements;
    if (isa<Constant>(V))
      return Statements;
    if (V.getType()->isPointerTy())
      return {{&V, APInt(1, 0), false, nullptr}};
    const unsigned Width = V.getType()->getIntegerBitWidth();
    Statements.push_back({&V, APInt::getZero(Width), false, nullptr});
    if (const auto *Load = dyn_cast<LoadInst>(&V);
        Load && Load->isSimple() && isTracked(*Load->getPointerOperandType()) &&
        !isa<Constant, GetElementPtrInst>(Load->getPointerOperand()))
      Statements.push_back(
          {Load->getPointerOperand(), APInt::getZero(Width), false, Load});
    const Value *X = nullptr;
    const APInt *C = nullptr;
    if (match(&V, m_Add(m_Value(X), m_APInt(C))) && !isa<Constant>(X))
      Statements.push_back({X, *C, false, nullptr});
    else if (match(&V, m_Sub(m_Value(X), m_APInt(C))) && !isa<Constant>(X))
      Statements.push_back({X, -*C, false, nullptr});
    else if (match(&V, m_Mul(m_Value(X), m_Deferred(X))) && !isa<Constant>(X))
      Statements.push_back({X, APInt::getZero(Width), true, nullptr});
    unsigned Sums = 0, Looked = 0;
    for (const User *U : V.users()) {
      if (++Looked > 4 * MaximumSums || Sums == MaximumSums)
        break;
      const auto *Sum = dyn_cast<Instruction>(U);
      if (!Sum)
        continue;
      APInt Offset;
      if (match(Sum, m_Add(m_Specific(&V), m_APInt(C))))
        Offset = -*C;
      else if (match(Sum, m_Sub(m_Specific(&V), m_APInt(C))))
        Offset = *C;
      else
        continue;
      if (DT.dominates(Sum, From.getTerminator())) {
        Statements.push_back({Sum, Offset, false, nullptr});
        ++Sums;
      }
    }
    return Statements;
  }

  void addNode(const BasicBlock &From, const BasicBlock &To,
               const BoundedValue &S, CmpInst::Predicate Predicate,
               PiName Other) {
    const unsigned Number = Result.Nodes.size();
    Result.Nodes.push_back({&From, &To, S.Variable, nameOf(*S.Variable),
                            Predicate, Other, S.Offset, S.IsSquare, S.Loaded});
    Stacks[S.Variable].push_back(Number);
    Renamed.push_back(S.Variable);
  }

  void setName(const Use &U) {
    auto I = Stacks.find(U.get());
    if (I != Stacks.end() && !I->second.empty())
      Result.Names[&U] = I->second.back();
  }

  void nameAddress(const Instruction &Access) {
    const auto *GEP = dyn_cast_or_null<GetElementPtrInst>(
        getLoadStorePointerOperand(&Access));
    if (!GEP)
      return;
    for (const Use &Index : GEP->indices()) {
      auto I = Stacks.find(Index.get());
      if (I != Stacks.end() && !I->second.empty())
        Result.NamesAtAccesses[{&Access, &Index}] = I->second.back();
    }
  }

  PiName nameOf(const Value &V) const {
    auto I = Stacks.find(&V);
    if (I == Stacks.end() || I->second.empty())
      return {&V};
    return {&V, I->second.back()};
  }

  void forget(size_t Until) {
    while (Renamed.size() > Until)
      Stacks[Renamed.pop_back_val()].pop_back();
  }

  PiNodes &Result;
  const DominatorTree &DT;
  DenseMap<const Value *, SmallVector<unsigned, 2>> Stacks;
  /// The values whose stacks have grown, in the order of the pushes.
  SmallVector<const Value *, 32> Renamed;
};

} // namespace mincaml

std::string
mincaml::conditionOf(const PiNode &Pi,
                     function_ref<std::string(const Value &)> Name) {
  std::string Left = Name(*Pi.Variable);
  if (Pi.Loaded)
    Left = "*" + Left;
  else if (Pi.IsSquare)
    Left += " * " + Left;
  else if (Pi.Offset != 0)
    Left += " + " + toString(Pi.Offset, 10, /*Signed=*/true);
  return Left + " " + CmpInst::getPredicateName(Pi.Predicate).str() + " " +
         Name(*Pi.Other.V);
}

PiNodes::PiNodes(const Function &F, const DominatorTree &DT) {
  if (!F.isDeclaration())
    PiNodeBuilder(*this, DT).run();
}

PiName PiNodes::nameOf(const Use &U) const {
  auto I = Names.find(&U);
  if (I == Names.end())
    return {U.get()};
  return {U.get(), I->second};
}

PiName PiNodes::nameAt(const Instruction &Access, const Use &Index) const {
  auto I = NamesAtAccesses.find({&Access, &Index});
  if (I == NamesAtAccesses.end())
    return nameOf(Index);
  return {Index.get(), I->second};
}
