//===- PartialRedundancy.cpp - Busy and lazy code motion ------------------===//

#include "mincaml/Analysis/Expressions/PartialRedundancy.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/ModuleSlotTracker.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

using Carry = PhiTranslation::Carry;

//===----------------------------------------------------------------------===//
// Set algebra
//===----------------------------------------------------------------------===//

static BitVector operator&(BitVector A, const BitVector &B) {
  A &= B;
  return A;
}
static BitVector operator|(BitVector A, const BitVector &B) {
  A |= B;
  return A;
}
/// The set difference.
static BitVector operator-(BitVector A, const BitVector &B) {
  A.reset(B);
  return A;
}

namespace {

/// A gen-kill problem whose sets of expressions are translated on the edges.
template <Direction D, Lattice L>
class ExpressionProblem : public GenKillProblem<D, L> {
public:
  ExpressionProblem(unsigned Facts, std::vector<GenKill> Rows,
                    const PhiTranslation &Edges, Carry What)
      : GenKillProblem<D, L>(Facts, std::move(Rows)), Edges(Edges), What(What) {
  }

  bool flow(Node From, Node To, BitVector &Fact) const {
    if constexpr (D == Direction::Forward)
      Edges.forward(From, To, Fact, What);
    else
      Edges.backward(To, From, Fact, What);
    return true;
  }
  bool isPlainEdge(Node From, Node To) const {
    return !Edges.changes(D == Direction::Forward ? To : From, What);
  }

private:
  const PhiTranslation &Edges;
  Carry What;
};

/// The down-safety problem. An expression is down-safe at a point if every path
/// from there computes it before killing it. For an expression that may trap,
/// infinite paths count as well. They contain a retreating edge of the reverse
/// post order, because each cycle does. Across such an edge, an expression that
/// may trap is down-safe only if Promised contains it for the target of the
/// edge, that is, if the previous solution has found it down-safe there.
class DownSafetyProblem
    : public ExpressionProblem<Direction::Backward, MustHold> {
public:
  DownSafetyProblem(unsigned Facts, std::vector<GenKill> Rows,
                    const PhiTranslation &Edges, const BitVector &Traps,
                    const std::vector<BitVector> &Promised, bool MovesTraps)
      : ExpressionProblem(Facts, std::move(Rows), Edges, Carry::Computations),
        Traps(Traps), Promised(Promised), MovesTraps(MovesTraps),
        HasNoTraps(Traps.none()) {}

  bool flow(Node Successor, Node N, BitVector &Fact) const {
    if (!MovesTraps)
      Fact.reset(Traps);
    else if (Successor <= N)
      Fact.reset(Traps - Promised[Successor]);
    return ExpressionProblem::flow(Successor, N, Fact);
  }
  bool isPlainEdge(Node Successor, Node N) const {
    return (HasNoTraps || (MovesTraps && Successor > N)) &&
           ExpressionProblem::isPlainEdge(Successor, N);
  }

private:
  const BitVector &Traps;
  const std::vector<BitVector> &Promised;
  bool MovesTraps, HasNoTraps;
};

} // namespace

//===----------------------------------------------------------------------===//
// Candidates
//===----------------------------------------------------------------------===//

PartialRedundancy::PartialRedundancy(Function &F, AAResults &AA,
                                     const LoopInfo &LI, Candidates Which,
                                     Kills Known, const Values *Operands)
    : Expressions(F, ExpressionTable::Calls::Exclude),
      Split(std::make_unique<SplitGraph>(F)), Graph(*Split) {
  Edges.build(Graph, Expressions);
  choose(LI, Which, Operands);
  if (Known == Kills::All)
    Expressions.findClobbers(AA);
  else
    findKillsThatMatter(AA);
  findLocalPredicates();
  findSafety();
  findEarliest();
  findLatest();
}

/// Whether the operands of some occurrence of an expression are variables or
/// invariant in the loop around it. Its value may then survive an iteration.
static bool mayOutliveIteration(const Expression &E, const LoopInfo &LI) {
  for (const Instruction *Occurrence : E.Occurrences) {
    const Loop *Around = LI.getLoopFor(Occurrence->getParent());
    if (Around && all_of(E.Operands, [&](ExpressionOperand Operand) {
          return Operand.isVariable() ||
                 Around->isLoopInvariant(Operand.getValue());
        }))
      return true;
  }
  return false;
}

void PartialRedundancy::choose(const LoopInfo &LI, Candidates Which,
                               const Values *Operands) {
  // Expressions that are translated to each other are kept or removed together.
  const unsigned Size = Expressions.size();
  IntEqClasses Groups(Size);
  for (Node N = 1; N < Graph.exit(); ++N)
    for (Node P : Graph.predecessors(N))
      for (PhiTranslation::Pair Pair : Edges.pairs(P, N))
        Groups.join(Pair.After, Pair.Before);
  Groups.compress();
  std::vector<SmallVector<unsigned, 2>> Members(Groups.getNumClasses());
  for (unsigned E = 0; E < Size; ++E)
    Members[Groups[E]].push_back(E);

  // Each of the sets may take a megabyte.
  const unsigned Maximum = std::max(64u, (1u << 23) / Graph.size());
  BitVector Kept(Size);
  unsigned Count = 0;
  for (ArrayRef<unsigned> Group : Members) {
    unsigned Occurrences = 0;
    bool MayOutlive = false;
    if (Operands && none_of(Group, [&](unsigned E) {
          return any_of(Expressions[E].Operands, [&](ExpressionOperand Of) {
            return Operands->contains(Of.getValue());
          });
        }))
      continue;
    for (unsigned E : Group) {
      Occurrences += Expressions[E].Occurrences.size();
      MayOutlive |= mayOutliveIteration(Expressions[E], LI);
    }
    if (Which == Candidates::Repeated && Occurrences < 2 && !MayOutlive)
      continue;
    if (Count + Group.size() > Maximum) {
      IsTruncated = true;
      continue;
    }
    Count += Group.size();
    Expressions.mergeTags(Group);
    for (unsigned E : Group)
      Kept.set(E);
  }
  SmallVector<int, 64> NewNumber(Size, -1);
  int Next = 0;
  for (unsigned E : Kept.set_bits())
    NewNumber[E] = Next++;
  Expressions.keepOnly(Kept);
  Edges.renumber(NewNumber);
}

//===----------------------------------------------------------------------===//
// Kills
//===----------------------------------------------------------------------===//

/// The gen and kill sets of a block for down-safety (expressions that are
/// computed before they are killed) and for up-safety (expressions that are not
/// killed after they are computed).
static std::pair<GenKill, GenKill> localSafety(BasicBlock &Block,
                                               const ExpressionTable &Table) {
  GenKill Down(Table.size()), Up(Table.size());
  for (Instruction &I : Block) {
    if (isa<PHINode>(I))
      continue;
    if (auto E = Table.computedBy(I)) {
      if (!Down.Kill.test(*E))
        Down.Gen.set(*E);
      Up.Gen.set(*E);
    }
    Table.forEachKilledBy(I, [&](unsigned E) {
      Up.Gen.reset(E);
      Down.Kill.set(E);
    });
  }
  Up.Kill = Down.Kill;
  return {std::move(Down), std::move(Up)};
}

/// Finds the kills that can influence a placement. The number of pairs of a
/// write and a read grows with the square of the size of the function, so alias
/// analysis is not queried for most of them.
///
/// Let U0 and D0 be up-safety and down-safety if no write killed a read and
/// nothing trapped; both contain the sets with all kills. Let E be an
/// expression that is neither in U0 before a write nor in D0 after it. Whether
/// the write kills E does not matter:
///
/// - The write can only remove E from up-safety if E is in U0 before it, and
///   from down-safety if E is in D0 after it.
/// - No temporary for E is live across the write. It would have been computed
///   on every path to the write: either by the program, and then E is in U0; or
///   at an insertion point from which every path computes E. If some path from
///   there reaches the write without computing E, every path after the write
///   computes it, and E is in D0.
void PartialRedundancy::findKillsThatMatter(AAResults &AA) {
  const unsigned Size = Expressions.size();
  Expressions.findReaders();
  std::vector<GenKill> Down(Graph.size(), GenKill(Size)), Up = Down;
  for (Node N = 1; N < Graph.exit(); ++N)
    if (BasicBlock *Block = Graph.block(N)->Block)
      std::tie(Down[N], Up[N]) = localSafety(*Block, Expressions);
  using UpSafety = ExpressionProblem<Direction::Forward, MustHold>;
  using DownSafety = ExpressionProblem<Direction::Backward, MustHold>;
  auto Before =
      solve(UpSafety(Size, std::move(Up), Edges, Carry::Values), Graph);
  auto After = solve(
      DownSafety(Size, std::move(Down), Edges, Carry::Computations), Graph);

  ClobberQuery Query(AA);
  for (Node N = 1; N < Graph.exit(); ++N) {
    BasicBlock *Block = Graph.block(N)->Block;
    if (!Block)
      continue;
    BitVector Fact = std::move(After.Out[N]);
    auto Kill = [&](unsigned E) { Fact.reset(E); };
    for (Instruction &I : reverse(*Block)) {
      if (isa<PHINode>(I))
        break;
      Expressions.addClobbers(I, Fact, Query);
      Expressions.forEachKilledBy(I, Kill);
      if (auto E = Expressions.computedBy(I))
        Fact.set(*E);
    }
    Fact = std::move(Before.In[N]);
    for (Instruction &I : *Block) {
      if (isa<PHINode>(I))
        continue;
      if (auto E = Expressions.computedBy(I))
        Fact.set(*E);
      Expressions.addClobbers(I, Fact, Query);
      Expressions.forEachKilledBy(I, Kill);
    }
  }
}

//===----------------------------------------------------------------------===//
// Local predicates
//===----------------------------------------------------------------------===//

void PartialRedundancy::findLocalPredicates() {
  const unsigned Size = Expressions.size();
  BitVector Traps(Size);
  for (unsigned E = 0; E < Size; ++E)
    Traps[E] = Expressions[E].MayTrap;
  Runs.resize(Graph.size());
  NComp = XComp = empty();
  Transp = Passes = Sets(Graph.size(), BitVector(Size, true));
  for (Node N = 1; N < Graph.exit(); ++N)
    if (BasicBlock *Block = Graph.block(N)->Block)
      scan(N, *Block, Traps);
}

void PartialRedundancy::scan(Node N, BasicBlock &Block,
                             const BitVector &Traps) {
  bool IsPastBarrier = false;
  DenseMap<unsigned, unsigned> Open; // The runs since the last kill.
  for (Instruction &I : Block) {
    // Phi nodes are assigned to on the edges.
    if (isa<PHINode>(I))
      continue;
    if (auto E = Expressions.computedBy(I)) {
      auto [Run, IsNew] = Open.try_emplace(*E, Runs[N].size());
      if (IsNew)
        Runs[N].push_back({*E,
                           &I,
                           {},
                           Transp[N].test(*E) && !NComp[N].test(*E) &&
                               !(IsPastBarrier && Traps.test(*E)),
                           false});
      else
        Runs[N][Run->second].Others.push_back(&I);
      if (Runs[N][Run->second].IsEntry)
        NComp[N].set(*E);
    }
    auto Kill = [&](unsigned E) {
      Transp[N].reset(E);
      Open.erase(E);
    };
    Expressions.forEachKilledBy(I, Kill);
    // A variable cannot be read before the alloca of its slot.
    if (auto *Slot = dyn_cast<AllocaInst>(&I))
      for_each(Expressions.usersOf(ExpressionOperand::variable(Slot)), Kill);
    IsPastBarrier |=
        !I.isTerminator() && !isGuaranteedToTransferExecutionToSuccessor(&I);
  }
  for (auto [E, Run] : Open)
    if (!Runs[N][Run].IsEntry) {
      Runs[N][Run].IsExit = true;
      XComp[N].set(E);
    }
  Passes[N] = IsPastBarrier ? Transp[N] - Traps : Transp[N];
}

//===----------------------------------------------------------------------===//
// Safety
//===----------------------------------------------------------------------===//

void PartialRedundancy::findSafety() {
  const unsigned Size = Expressions.size();
  const BitVector All(Size, true);
  BitVector Traps(Size);
  for (unsigned E = 0; E < Size; ++E)
    Traps[E] = Expressions[E].MayTrap;

  std::vector<GenKill> Up(Graph.size(), GenKill(Size));
  std::vector<GenKill> Down = Up;
  for (Node N = 0; N < Graph.size(); ++N) {
    Up[N].Gen = XComp[N] | (Transp[N] & NComp[N]);
    Up[N].Kill = All - Transp[N];
    Down[N].Gen = NComp[N] | (Passes[N] & XComp[N]);
    Down[N].Kill = All - Passes[N];
  }

  using UpSafety = ExpressionProblem<Direction::Forward, MustHold>;
  auto UpSafe =
      solve(UpSafety(Size, std::move(Up), Edges, Carry::Values), Graph);
  NUpSafe = std::move(UpSafe.In);
  XUpSafe = empty();
  for (Node N = 0; N < Graph.size(); ++N)
    XUpSafe[N] = Transp[N] & (NComp[N] | NUpSafe[N]);

  Sets Promised = empty();
  Solution<BitVector> DownSafe;
  // The number of iterations is about the depth of the loop nest. If the limit
  // is reached, expressions that may trap are not moved.
  for (int IterationsLeft = 10;; --IterationsLeft) {
    DownSafe = solve(DownSafetyProblem(Size, Down, Edges, Traps, Promised,
                                       /*MovesTraps=*/IterationsLeft > 0),
                     Graph);
    if (Traps.none() || IterationsLeft == 0 || DownSafe.In == Promised)
      break;
    Promised = DownSafe.In;
  }
  NDownSafe = std::move(DownSafe.In);
  XDownSafe = std::move(DownSafe.Out);
  for (Node N = 0; N < Graph.size(); ++N)
    XDownSafe[N] |= XComp[N];
}

//===----------------------------------------------------------------------===//
// Busy and lazy code motion
//===----------------------------------------------------------------------===//

void PartialRedundancy::findEarliest() {
  NEarliest = XEarliest = empty();
  for (Node N = 1; N < Graph.exit(); ++N) {
    BitVector Before(Expressions.size(), true);
    for (Node P : Graph.predecessors(N)) {
      BitVector AtEnd = XComp[P] | XUpSafe[P] | XDownSafe[P];
      Edges.forward(P, N, AtEnd, Carry::Computations);
      Before &= AtEnd;
    }
    NEarliest[N] = NDownSafe[N] - NUpSafe[N] - Before;
    XEarliest[N] = XDownSafe[N] - XUpSafe[N] - Passes[N];
  }
}

void PartialRedundancy::findLatest() {
  const unsigned Size = Expressions.size();
  const BitVector All(Size, true);
  std::vector<GenKill> Rows(Graph.size(), GenKill(Size));
  for (Node N = 0; N < Graph.size(); ++N) {
    Rows[N].Gen = (XEarliest[N] | (NEarliest[N] - NComp[N])) - XComp[N];
    Rows[N].Kill = NComp[N] | XComp[N] | (All - NDownSafe[N]);
  }
  using Delaying = ExpressionProblem<Direction::Forward, MustHold>;
  NDelayed =
      solve(Delaying(Size, std::move(Rows), Edges, Carry::Computations), Graph)
          .In;
  XDelayed = NLatest = XLatest = empty();
  for (Node N = 0; N < Graph.size(); ++N) {
    NDelayed[N] = NEarliest[N] | (NDelayed[N] & NDownSafe[N]);
    XDelayed[N] = XEarliest[N] | (NDelayed[N] - NComp[N]);
    NLatest[N] = NDelayed[N] & NComp[N];
  }
  for (Node N = 0; N < Graph.size(); ++N) {
    BitVector CannotWait = XComp[N];
    for (Node S : Graph.successors(N)) {
      BitVector Stays = NDownSafe[S] - NDelayed[S];
      Edges.backward(N, S, Stays, Carry::Computations);
      CannotWait |= Stays;
    }
    XLatest[N] = XDelayed[N] & CannotWait;
  }
  LazilyNeeded = neededAtStart(NLatest, XLatest, NUsed, XUsed);
}

/// Computes the liveness of the temporaries if they are assigned at the given
/// insertion points. Returns for each node the expressions whose temporary is
/// live at its start. Also sets NUsed and XUsed.
PartialRedundancy::Sets PartialRedundancy::neededAtStart(const Sets &NInsert,
                                                         const Sets &XInsert,
                                                         Sets &NUsed,
                                                         Sets &XUsed) const {
  const unsigned Size = Expressions.size();
  const BitVector All(Size, true);
  std::vector<GenKill> Rows(Graph.size(), GenKill(Size));
  for (Node N = 0; N < Graph.size(); ++N) {
    BitVector Lives = Transp[N] - XInsert[N];
    Rows[N].Gen = (NComp[N] | (Lives & XComp[N])) - NInsert[N];
    Rows[N].Kill = NInsert[N] | (All - Lives);
  }
  using Liveness = ExpressionProblem<Direction::Backward, MayHold>;
  auto Result =
      solve(Liveness(Size, std::move(Rows), Edges, Carry::Values), Graph);
  XUsed = std::move(Result.Out);
  NUsed = empty();
  for (Node N = 0; N < Graph.size(); ++N)
    NUsed[N] = (Transp[N] & (XComp[N] | XUsed[N])) - XInsert[N];
  return std::move(Result.In);
}

PartialRedundancy::Placement PartialRedundancy::busy() const {
  Placement Result;
  Result.NInsert = NEarliest;
  Result.XInsert = XEarliest;
  Result.NReplace = NComp;
  Result.XReplace = XComp;
  Sets NUsed, XUsed;
  Result.Needed = neededAtStart(NEarliest, XEarliest, NUsed, XUsed);
  checkCover(Result);
  return Result;
}

PartialRedundancy::Placement PartialRedundancy::lazy() const {
  Placement Result;
  Result.NInsert = Result.XInsert = Result.NReplace = Result.XReplace = empty();
  Result.Needed = LazilyNeeded;
  for (Node N = 0; N < Graph.size(); ++N) {
    Result.NInsert[N] = NLatest[N] & NUsed[N];
    Result.XInsert[N] = XLatest[N] & XUsed[N];
    Result.NReplace[N] = NComp[N] - (NLatest[N] - NUsed[N]);
    Result.XReplace[N] = XComp[N] - (XLatest[N] - XUsed[N]);
  }
  checkCover(Result);
  return Result;
}

/// Sets Placement::IsCovered. It follows from the equations that all
/// computations are covered; this check does not rely on them.
void PartialRedundancy::checkCover(Placement &Result) const {
  const unsigned Size = Expressions.size();
  const BitVector All(Size, true);
  std::vector<GenKill> Rows(Graph.size(), GenKill(Size));
  for (Node N = 0; N < Graph.size(); ++N) {
    Rows[N].Gen = Result.XInsert[N] | (Transp[N] & Result.NInsert[N]);
    Rows[N].Kill = All - Transp[N];
  }
  using Cover = ExpressionProblem<Direction::Forward, MustHold>;
  auto Has = solve(Cover(Size, std::move(Rows), Edges, Carry::Values), Graph);
  for (Node N = 0; N < Graph.size(); ++N) {
    BitVector AtStart = Has.In[N] | Result.NInsert[N];
    BitVector AtEnd = (Transp[N] & AtStart) | Result.XInsert[N];
    // A.test(B): A has an element that is not in B.
    if (Result.NReplace[N].test(AtStart) || Result.XReplace[N].test(AtEnd) ||
        Result.Needed[N].test(Has.In[N]))
      Result.IsCovered = false;
  }
}

//===----------------------------------------------------------------------===//
// The flow graph with critical edges split
//===----------------------------------------------------------------------===//

static bool isCritical(const BasicBlock &From, const BasicBlock &To) {
  return isa<BranchInst, SwitchInst>(From.getTerminator()) && !To.isEHPad() &&
         !From.getUniqueSuccessor() && !To.getUniquePredecessor();
}

SplitGraph::SplitGraph(Function &F) {
  DenseMap<const BasicBlock *, SplitNode *> Nodes;
  for (BasicBlock &Block : F) {
    Blocks.push_back({&Block, nullptr, nullptr, {}});
    Nodes[&Block] = &Blocks.back();
  }
  for (BasicBlock &From : F) {
    SplitNode *Node = Nodes[&From];
    SmallSetVector<BasicBlock *, 4> Successors(succ_begin(&From),
                                               succ_end(&From));
    for (BasicBlock *To : Successors) {
      if (!isCritical(From, *To)) {
        Node->Successors.push_back(Nodes[To]);
        continue;
      }
      Blocks.push_back({nullptr, &From, To, {Nodes[To]}});
      Node->Successors.push_back(&Blocks.back());
    }
  }
}

//===----------------------------------------------------------------------===//
// Phi translation of expressions
//===----------------------------------------------------------------------===//

void PhiTranslation::build(const Graph &G, ExpressionTable &Expressions) {
  Closed.resize(G.size());
  // There is no insertion point before the first block.
  Closed.set(1);
  for (Node N = 1; N < G.exit(); ++N)
    for (Node P : G.predecessors(N)) {
      const SplitNode *From = G.block(P);
      bool CanEnd =
          From && From->source()->getTerminator() &&
          isa<BranchInst, SwitchInst>(From->source()->getTerminator());
      bool IsEdgeOfItsOwn =
          G.predecessors(N).size() == 1 || G.successors(P).size() == 1;
      if (!CanEnd || !IsEdgeOfItsOwn ||
          (G.block(N)->Block && G.block(N)->Block->isEHPad()))
        Closed.set(N);
    }

  DenseMap<const BasicBlock *, Node> Nodes;
  for (Node N = 1; N < G.exit(); ++N)
    if (const BasicBlock *Block = G.block(N)->Block)
      Nodes[Block] = N;
  // The table grows during the loop: a translated expression may have phi nodes
  // of earlier blocks as operands. The number of expressions is finite, so the
  // loop ends even if phi nodes depend on themselves; the limit bounds its
  // time.
  const unsigned Limit = 2 * Expressions.size() + 1000;
  for (unsigned E = 0; E < Expressions.size(); ++E) {
    SmallSetVector<const BasicBlock *, 2> PhiBlocks;
    for (ExpressionOperand Operand : Expressions[E].Operands)
      if (auto *Phi = dyn_cast<PHINode>(Operand.getValue()))
        PhiBlocks.insert(Phi->getParent());
    for (const BasicBlock *Block : PhiBlocks) {
      auto Entry = Nodes.find(Block);
      if (Entry == Nodes.end())
        continue;
      Node N = Entry->second;
      Defined[N].push_back(E);
      if (Expressions.size() + G.predecessors(N).size() > Limit)
        continue;
      for (Node P : G.predecessors(N))
        Pairs[{P, N}].push_back(
            {E, Expressions.translate(E, *Block, *G.block(P)->source())});
    }
  }
}

void PhiTranslation::renumber(ArrayRef<int> NewNumber) {
  for (auto &[N, List] : Defined) {
    std::vector<unsigned> New;
    for (unsigned E : List)
      if (NewNumber[E] >= 0)
        New.push_back(NewNumber[E]);
    List = std::move(New);
  }
  for (auto &[Edge, List] : Pairs) {
    std::vector<Pair> New;
    for (Pair P : List)
      if (NewNumber[P.After] >= 0 && NewNumber[P.Before] >= 0)
        New.push_back(
            {unsigned(NewNumber[P.After]), unsigned(NewNumber[P.Before])});
    List = std::move(New);
  }
}

ArrayRef<PhiTranslation::Pair> PhiTranslation::pairs(Node From, Node To) const {
  auto Entry = Pairs.find({From, To});
  return Entry == Pairs.end() ? ArrayRef<Pair>()
                              : ArrayRef<Pair>(Entry->second);
}

bool PhiTranslation::changes(Node To, Carry What) const {
  return (What == Carry::Computations && Closed.test(To)) ||
         Defined.contains(To);
}

// All phi nodes of a block are assigned to in parallel: the translations of the
// expressions in the old set are determined first, then the expressions with phi
// nodes of the block are removed, and then the translations are added.

void PhiTranslation::carry(Node From, Node To, BitVector &Fact, Carry What,
                           unsigned Pair::*Read, unsigned Pair::*Made) const {
  if (What == Carry::Computations && Closed.test(To)) {
    Fact.reset();
    return;
  }
  auto Here = Defined.find(To);
  if (Here == Defined.end())
    return;
  SmallVector<unsigned, 16> New;
  for (const Pair &P : pairs(From, To))
    if (Fact.test(P.*Read))
      New.push_back(P.*Made);
  for (unsigned E : Here->second)
    Fact.reset(E);
  for (unsigned E : New)
    Fact.set(E);
}

void PhiTranslation::forward(Node From, Node To, BitVector &Fact,
                             Carry What) const {
  carry(From, To, Fact, What, &Pair::Before, &Pair::After);
}

void PhiTranslation::backward(Node From, Node To, BitVector &Fact,
                              Carry What) const {
  carry(From, To, Fact, What, &Pair::After, &Pair::Before);
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

using Sets = PartialRedundancy::Sets;
using Node = PartialRedundancy::Node;

static std::string nameOf(const SplitNode &Block) {
  if (Block.Block)
    return operandName(*Block.Block);
  return operandName(*Block.From) + "->" + operandName(*Block.To);
}

std::vector<std::pair<StringRef, Sets>> PartialRedundancy::predicates() const {
  auto Complement = [](Sets Of) {
    for (BitVector &Set : Of)
      Set.flip();
    return Of;
  };
  return {{"NComp", NComp},
          {"XComp", XComp},
          {"Transp", Transp},
          {"NuSafe", NUpSafe},
          {"XuSafe", XUpSafe},
          {"NdSafe", NDownSafe},
          {"XdSafe", XDownSafe},
          {"NEarliest", NEarliest},
          {"XEarliest", XEarliest},
          {"NDelayed", NDelayed},
          {"XDelayed", XDelayed},
          {"NLatest", NLatest},
          {"XLatest", XLatest},
          {"NIsolated", Complement(NUsed)},
          {"XIsolated", Complement(XUsed)}};
}

bool PartialRedundancy::isOfInterest(unsigned E) const {
  return !Expressions[E].Occurrences.empty() ||
         any_of(NDownSafe, [&](const BitVector &Set) { return Set.test(E); });
}

static void printTable(raw_ostream &OS, const PartialRedundancy &Result,
                       ArrayRef<std::pair<StringRef, Sets>> Columns,
                       unsigned E) {
  size_t Width = 5;
  for (Node N = 1; N < Result.Graph.exit(); ++N)
    Width = std::max(Width, nameOf(*Result.Graph.block(N)).size());
  OS << "    " << left_justify("block", Width);
  for (const auto &[Name, Column] : Columns)
    OS << ' ' << Name;
  OS << '\n';
  for (Node N = 1; N < Result.Graph.exit(); ++N) {
    std::string Row;
    raw_string_ostream Line(Row);
    Line << "    " << left_justify(nameOf(*Result.Graph.block(N)), Width);
    for (const auto &[Name, Column] : Columns)
      Line << ' ' << left_justify(Column[N].test(E) ? "1" : "-", Name.size());
    OS << StringRef(Row).rtrim() << '\n';
  }
}

static PartialRedundancy analyze(Function &F, FunctionAnalysisManager &AM) {
  return PartialRedundancy(F, AM.getResult<AAManager>(F),
                           AM.getResult<LoopAnalysis>(F),
                           PartialRedundancy::Candidates::All);
}

void mincaml::printPartialRedundancy(raw_ostream &OS, Function &F,
                                     FunctionAnalysisManager &AM) {
  const PartialRedundancy Result = analyze(F, AM);
  ModuleSlotTracker Names(F.getParent());
  Names.incorporateFunction(F);
  OS << "Partial redundancy in '" << F.getName() << "':\n";
  if (Result.IsTruncated)
    OS << "  (too large, not all expressions)\n";
  const auto Predicates = Result.predicates();
  for (unsigned E = 0; E < Result.Expressions.size(); ++E) {
    if (!Result.isOfInterest(E))
      continue;
    OS << "  e" << E + 1 << " = ";
    Result.Expressions.print(OS, E, Names);
    OS << '\n';
    printTable(OS, Result, Predicates, E);
  }
}

void mincaml::printPartialRedundancyGraph(raw_ostream &OS, Function &F,
                                          FunctionAnalysisManager &AM) {
  const PartialRedundancy Result = analyze(F, AM);
  DenseMap<const BasicBlock *, Node> Nodes;
  for (Node N = 1; N < Result.Graph.exit(); ++N)
    if (const BasicBlock *Block = Result.Graph.block(N)->Block)
      Nodes[Block] = N;
  printAnnotatedCFG(
      OS, F, "Partial redundancy", [&](const BasicBlock &Block) -> std::string {
        auto Entry = Nodes.find(&Block);
        if (Entry == Nodes.end())
          return "unreachable\n";
        const std::pair<StringRef, const Sets *> Lines[] = {
            {"NComp", &Result.NComp},         {"XComp", &Result.XComp},
            {"Transp", &Result.Transp},       {"NdSafe", &Result.NDownSafe},
            {"XdSafe", &Result.XDownSafe},    {"NEarliest", &Result.NEarliest},
            {"XEarliest", &Result.XEarliest}, {"NLatest", &Result.NLatest},
            {"XLatest", &Result.XLatest}};
        std::string Text;
        for (auto [Name, Set] : Lines)
          Text +=
              (Name + " " + expressionSet((*Set)[Entry->second]) + "\n").str();
        return Text;
      });
}
