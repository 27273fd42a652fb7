//===- PhiC.cpp - Handlers with phi-c and upsilon nodes -------------------===//

#include "mincaml/Analysis/Handlers/PhiC.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Analysis/Slots/Liveness.h"
#include "mincaml/Support/IRAnnotations.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/SSAUpdater.h"
#include "llvm/Transforms/Utils/ValueMapper.h"
#include <deque>

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Exception handlers of a function
//===----------------------------------------------------------------------===//

/// Whether the phi node has an exception on each edge from a reachable block.
static bool hasException(const PHINode &Phi, const DominatorTree &DT) {
  for (auto [V, From] : zip(Phi.incoming_values(), Phi.blocks())) {
    if (!DT.isReachableFromEntry(From))
      continue;
    if (V == &Phi || isa<UndefValue, ConstantPointerNull>(V))
      return false;
  }
  return true;
}

static const Instruction *findException(const BasicBlock &B,
                                        const DominatorTree &DT) {
  if (B.isLandingPad())
    return B.getLandingPadInst();
  for (const PHINode &Phi : B.phis())
    if (Phi.hasMetadata(HandlerMetadata) && hasException(Phi, DT))
      return &Phi;
  return nullptr;
}

/// The reachable handlers, in program order.
static std::vector<Handler> findHandlers(const Function &F,
                                         const DominatorTree &DT) {
  std::vector<Handler> Result;
  DenseMap<const BasicBlock *, unsigned> Numbers;
  for (const BasicBlock &B : F)
    Numbers[&B] = Numbers.size();
  for (const BasicBlock &B : F) {
    const Instruction *Exception =
        DT.isReachableFromEntry(&B) ? findException(B, DT) : nullptr;
    if (!Exception)
      continue;
    Handler H{&B, Exception, {}};
    for (const BasicBlock *P : predecessors(&B))
      if (DT.isReachableFromEntry(P))
        H.Raising.push_back(P);
    sort(H.Raising, [&](const BasicBlock *X, const BasicBlock *Y) {
      return Numbers.lookup(X) < Numbers.lookup(Y);
    });
    H.Raising.erase(llvm::unique(H.Raising), H.Raising.end());
    Result.push_back(std::move(H));
  }
  return Result;
}

/// The instruction that raises the exception in the block Raising of H: a call
/// whose result the terminator tests, or the terminator itself.
static const Instruction *raisingInstruction(const Handler &H,
                                             const BasicBlock &Raising) {
  const Instruction *End = Raising.getTerminator();
  const auto *Phi = dyn_cast<PHINode>(H.Exception);
  if (!Phi || succ_size(&Raising) == 1)
    return End;
  const Value *Raised = Phi->getIncomingValueForBlock(&Raising);
  if (const auto *Field = dyn_cast<ExtractValueInst>(Raised))
    Raised = Field->getAggregateOperand();
  const auto *Call = dyn_cast<CallInst>(Raised);
  return Call && Call->getParent() == &Raising ? Call : End;
}

//===----------------------------------------------------------------------===//
// The critical region of a handler
//===----------------------------------------------------------------------===//

namespace {

/// A block of a region, with its successors inside the region.
struct RegionBlock {
  const BasicBlock *Block;
  SmallVector<RegionBlock *, 2> Successors;
};

/// The critical region of a handler: the part of a function that starts at the
/// nearest common dominator of the raising blocks and leads to their ends. It
/// contains each block from which a raising block can be reached without
/// passing the start. For each block of the region except the first, all
/// predecessors are in the region as well.
///
/// The handler and the blocks after it are in the region if a loop leads from
/// them back to it.
class CriticalRegion {
public:
  CriticalRegion(const Handler &H, const DominatorTree &DT) {
    const BasicBlock *First = H.Raising.front();
    for (const BasicBlock *B : H.Raising)
      First = DT.findNearestCommonDominator(First, B);

    DenseMap<const BasicBlock *, RegionBlock *> Nodes;
    auto Add = [&](const BasicBlock *B) {
      auto [I, IsNew] = Nodes.try_emplace(B);
      if (IsNew)
        I->second = &Blocks.emplace_back(RegionBlock{B, {}});
    };
    for (const BasicBlock *B : H.Raising)
      Add(B);
    for (size_t I = 0; I < Blocks.size(); ++I)
      if (Blocks[I].Block != First)
        for (const BasicBlock *P : predecessors(Blocks[I].Block))
          if (DT.isReachableFromEntry(P))
            Add(P);
    for (RegionBlock &B : Blocks)
      for (const BasicBlock *S : successors(B.Block))
        if (RegionBlock *Node = Nodes.lookup(S))
          B.Successors.push_back(Node);

    Entry = Nodes.lookup(First);
    Start = is_contained(H.Raising, First) ? raisingInstruction(H, *First)
                                           : First->getTerminator();
  }

  /// The first block.
  RegionBlock *entry() const { return Entry; }
  /// The region starts before this instruction of the first block.
  const Instruction *start() const { return Start; }
  const std::deque<RegionBlock> &blocks() const { return Blocks; }
  /// The instructions of a block that are in the region.
  iterator_range<BasicBlock::const_iterator>
  instructions(const BasicBlock &B) const {
    return make_range(&B == Entry->Block ? Start->getIterator() : B.begin(),
                      B.end());
  }

private:
  std::deque<RegionBlock> Blocks;
  RegionBlock *Entry;
  const Instruction *Start;
};

using RegionGraph = FlowGraph<RegionBlock>;

} // namespace

template <> struct llvm::GraphTraits<RegionBlock *> {
  using NodeRef = RegionBlock *;
  using ChildIteratorType = SmallVectorImpl<RegionBlock *>::iterator;

  static ChildIteratorType child_begin(NodeRef B) {
    return B->Successors.begin();
  }
  static ChildIteratorType child_end(NodeRef B) { return B->Successors.end(); }
};

template <>
struct llvm::GraphTraits<const CriticalRegion *>
    : llvm::GraphTraits<RegionBlock *> {
  static NodeRef getEntryNode(const CriticalRegion *Region) {
    return Region->entry();
  }
};

//===----------------------------------------------------------------------===//
// The variables of a handler
//===----------------------------------------------------------------------===//

/// Whether the phi node has a use other than in phi nodes that are unused
/// themselves.
static bool isUsed(const PHINode &Phi) {
  SmallPtrSet<const Value *, 8> Seen{&Phi};
  SmallVector<const Value *, 8> Pending{&Phi};
  while (!Pending.empty())
    for (const User *U : Pending.pop_back_val()->users()) {
      if (!isa<PHINode>(U))
        return true;
      if (Seen.insert(U).second)
        Pending.push_back(U);
    }
  return false;
}

static std::vector<PhiCVariable> findVariables(const Handler &H,
                                               const Liveness &Live) {
  std::vector<PhiCVariable> Result;
  for (const PHINode &Phi : H.Block->phis())
    if (&Phi != H.Exception)
      Result.push_back({&Phi, /*HasPhi=*/true, isUsed(Phi)});
  const VariableTable &Table = Live.variables();
  const BitVector In = Live.sets(*H.Block).In;
  for (unsigned V : In.set_bits())
    // A token cannot pass through a phi-c node.
    if (V >= Table.slots() && !Table.variable(V)->getType()->isTokenTy())
      Result.push_back({Table.variable(V), /*HasPhi=*/false, /*IsUsed=*/true});
  return Result;
}

static std::vector<std::vector<const Value *>>
findOperands(const Handler &H, ArrayRef<PhiCVariable> Variables) {
  DenseMap<const BasicBlock *, unsigned> Edges;
  for (const BasicBlock *B : H.Raising)
    Edges[B] = Edges.size();
  std::vector<std::vector<const Value *>> Result(
      H.Raising.size(), std::vector<const Value *>(Variables.size()));
  for (auto [V, Variable] : enumerate(Variables)) {
    if (!Variable.HasPhi) {
      for (auto &Edge : Result)
        Edge[V] = Variable.TheValue;
      continue;
    }
    const auto *Phi = cast<PHINode>(Variable.TheValue);
    for (auto [Operand, From] : zip(Phi->incoming_values(), Phi->blocks()))
      if (auto I = Edges.find(From);
          I != Edges.end() && !isa<UndefValue>(Operand))
        Result[I->second][V] = Operand;
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Required contents of the slots
//===----------------------------------------------------------------------===//

namespace {

using Required = Flat<const Value *>::Element;

/// The data-flow problem in PhiC.h: the contents that each slot must have.
class RequiredContentsProblem {
public:
  using LatticeType = Pointwise<Flat<const Value *>>;
  static constexpr Direction TheDirection = Direction::Backward;

  RequiredContentsProblem(const PhiCHandler &H, const CriticalRegion &Region,
                          const RegionGraph &Graph)
      : H(H), Region(Region), Graph(Graph), Size(H.Variables.size()) {
    for (const BasicBlock *B : H.TheHandler.Raising)
      Edges[B] = Edges.size();
    for (const auto &Edge : H.OnEdge)
      for (auto [V, Operand] : enumerate(Edge))
        if (isa_and_nonnull<Instruction>(Operand))
          if (auto &Variables = Users[Operand];
              Variables.empty() || Variables.back() != V)
            Variables.push_back(V);
  }

  LatticeType lattice() const { return LatticeType(Size); }
  std::vector<Required> boundary() const { return lattice().bottom(); }

  void transfer(Node N, std::vector<Required> &Fact) const {
    const RegionBlock *B = Graph.block(N);
    if (!B)
      return;
    if (B == Region.entry()) {
      Fact = lattice().bottom();
      return;
    }
    atEnd(N, Fact);
    for (const Instruction &I : reverse(Region.instructions(*B->Block)))
      across(I, Fact, [](unsigned) {});
  }

  /// Turns the contents that the successors of N require into the contents that
  /// the slots must have at the end of N.
  void atEnd(Node N, std::vector<Required> &Fact) const {
    const BasicBlock *B = Graph.block(N)->Block;
    // The value of an invoke only exists on the edge to its normal destination.
    across(*B->getTerminator(), Fact, [](unsigned) {});
    auto Edge = Edges.find(B);
    if (Edge == Edges.end())
      return;
    for (auto [Contents, Operand] : zip_equal(Fact, H.OnEdge[Edge->second]))
      Contents = Operand ? Required::value(Operand) : Required::bottom();
  }

  /// The backward transfer function of the definition I. Calls Visit for each
  /// variable whose slot must contain the value of I.
  void across(const Instruction &I, std::vector<Required> &Fact,
              function_ref<void(unsigned)> Visit) const {
    auto It = Users.find(&I);
    if (It == Users.end())
      return;
    for (unsigned V : It->second)
      if (Fact[V] == Required::value(&I)) {
        Fact[V] = Required::bottom();
        Visit(V);
      }
  }

private:
  const PhiCHandler &H;
  const CriticalRegion &Region;
  const RegionGraph &Graph;
  unsigned Size;
  DenseMap<const BasicBlock *, unsigned> Edges;
  /// For each value, the variables that have this value on a raising edge.
  DenseMap<const Value *, SmallVector<unsigned, 1>> Users;
};

} // namespace

//===----------------------------------------------------------------------===//
// Upsilon nodes
//===----------------------------------------------------------------------===//

/// The first instruction before which the value of I can be stored.
static const Instruction *placeAfter(const Instruction &I) {
  return isa<PHINode>(I) ? &*I.getParent()->getFirstInsertionPt()
                         : I.getNextNode();
}

/// Places the upsilon nodes of a block, from the last to the first.
static void placeInBlock(PhiCHandler &H, const CriticalRegion &Region,
                         const RequiredContentsProblem &Problem,
                         const RegionGraph &Graph,
                         const Solution<std::vector<Required>> &Result, Node N,
                         ArrayRef<std::vector<Required>> AtEnd) {
  auto Add = [&](unsigned V, const Value *Stored, const Instruction *Before) {
    H.Upsilons.push_back({V, Stored, Before});
  };
  const BasicBlock &B = *Graph.block(N)->Block;
  std::vector<Required> Fact = AtEnd[N];
  for (const Instruction &I : reverse(Region.instructions(B)))
    Problem.across(I, Fact, [&](unsigned V) {
      // The phi-c node of the variable needs no store after it: the slot
      // already contains the value that the phi-c node has loaded.
      if (&I != H.Variables[V].TheValue || &B != H.TheHandler.Block)
        Add(V, &I, placeAfter(I));
    });
  if (Graph.block(N) == Region.entry()) {
    for (auto [V, Contents] : enumerate(Fact))
      if (Contents.isValue())
        Add(V, Contents.value(), Region.start());
    return;
  }
  for (auto [V, Contents] : enumerate(Result.In[N])) {
    if (!Contents.isValue())
      continue;
    // At the start of the handler, the phi-c node has loaded the slot. The next
    // value that the slot must contain is a different one, so it must be
    // stored.
    bool IsLoaded = &B == H.TheHandler.Block && H.Variables[V].HasPhi;
    if (IsLoaded || any_of(Graph.predecessors(N), [&, V = V](Node P) {
          return AtEnd[P][V] != Result.In[N][V];
        }))
      Add(V, Contents.value(), &*B.getFirstInsertionPt());
  }
}

/// Sorts the upsilon nodes by position in the region, then by variable.
static void sortUpsilons(PhiCHandler &H) {
  DenseMap<const Instruction *, unsigned> Positions;
  for (const BasicBlock *B : H.Region)
    for (const Instruction &I : *B)
      Positions[&I] = Positions.size();
  sort(H.Upsilons, [&](const Upsilon &X, const Upsilon &Y) {
    return std::pair(Positions.lookup(X.Before), X.Variable) <
           std::pair(Positions.lookup(Y.Before), Y.Variable);
  });
}

static PhiCHandler transform(const Handler &H, const Liveness &Live,
                             const DominatorTree &DT) {
  PhiCHandler Result;
  Result.TheHandler = H;
  Result.Variables = findVariables(H, Live);
  CriticalRegion Region(H, DT);
  Result.RegionStart = Region.start();
  if (uint64_t(Region.blocks().size()) * Result.Variables.size() >
      PhiCHandler::MaximumSize) {
    Result.IsTooLarge = true;
    return Result;
  }
  Result.OnEdge = findOperands(H, Result.Variables);
  RegionGraph Graph(std::as_const(Region));
  for (const RegionBlock *B : Graph.blocks())
    Result.Region.push_back(B->Block);
  RequiredContentsProblem Problem(Result, Region, Graph);
  auto Solved = solve(Problem, Graph);
  auto AtEnd = Solved.Out;
  for (RegionBlock *B : Graph.blocks())
    Problem.atEnd(*Graph.node(B), AtEnd[*Graph.node(B)]);
  for (RegionBlock *B : Graph.blocks())
    placeInBlock(Result, Region, Problem, Graph, Solved, *Graph.node(B), AtEnd);
  sortUpsilons(Result);
  return Result;
}

//===----------------------------------------------------------------------===//
// Counting
//===----------------------------------------------------------------------===//

/// Whether I might raise an exception if all functions of the module could
/// raise one.
static bool mightRaise(const Instruction &I) {
  const auto *Call = dyn_cast<CallBase>(&I);
  return Call && (!Call->getCalledFunction() ||
                  !Call->getCalledFunction()->isDeclaration());
}

/// Sets PhiCHandler::OtherCalls. An exception of such a call would go to the
/// innermost handler around the call, which is the one with the smallest
/// region.
static void countOtherCalls(std::vector<PhiCHandler> &Handlers,
                            const DominatorTree &DT) {
  DenseSet<const Instruction *> Raising;
  for (const PhiCHandler &H : Handlers)
    for (const BasicBlock *B : H.TheHandler.Raising)
      Raising.insert(raisingInstruction(H.TheHandler, *B));
  std::vector<PhiCHandler *> FromLarge;
  for (PhiCHandler &H : Handlers)
    FromLarge.push_back(&H);
  sort(FromLarge, [](const PhiCHandler *X, const PhiCHandler *Y) {
    // All handlers are in one array, so the order of the pointers is program
    // order.
    return std::pair(Y->Region.size(), X) < std::pair(X->Region.size(), Y);
  });
  DenseMap<const Instruction *, PhiCHandler *> Innermost;
  for (PhiCHandler *H : FromLarge)
    for (const BasicBlock *B : H->Region) {
      // Blocks that the handler dominates are executed after it, and do not
      // count even if a loop makes them part of the region.
      if (DT.dominates(H->TheHandler.Block, B))
        continue;
      auto Start =
          B == H->Region.front() ? H->RegionStart->getIterator() : B->begin();
      for (const Instruction &I : make_range(Start, B->end()))
        if (mightRaise(I) && !Raising.contains(&I))
          Innermost[&I] = H;
    }
  for (auto [Call, H] : Innermost)
    ++H->OtherCalls;
}

std::vector<PhiCHandler> mincaml::makePhiC(const Function &F,
                                           const Liveness &Live,
                                           const DominatorTree &DT) {
  std::vector<PhiCHandler> Result;
  for (const Handler &H : findHandlers(F, DT))
    Result.push_back(transform(H, Live, DT));
  countOtherCalls(Result, DT);
  return Result;
}

//===----------------------------------------------------------------------===//
// The check
//===----------------------------------------------------------------------===//

namespace {

using Contents = Flat<const Value *>::Element;

/// The data-flow equations of checkPhiC().
class ContentsProblem {
public:
  using LatticeType = Pointwise<Flat<const Value *>>;
  static constexpr Direction TheDirection = Direction::Forward;

  ContentsProblem(const PhiCHandler &H, const CriticalRegion &Region,
                  const RegionGraph &Graph)
      : H(H), Region(Region), Graph(Graph) {
    for (const Upsilon &U : H.Upsilons) {
      Upsilons[U.Before].push_back(&U);
      StoredTo[U.Stored].push_back(U.Variable);
    }
    for (auto [V, Variable] : enumerate(H.Variables))
      StoredTo[Variable.TheValue].push_back(V);
  }

  LatticeType lattice() const { return LatticeType(H.Variables.size()); }
  std::vector<Contents> boundary() const {
    return std::vector<Contents>(H.Variables.size(), Contents::top());
  }

  void transfer(Node N, std::vector<Contents> &Fact) const {
    const RegionBlock *B = Graph.block(N);
    if (!B)
      return;
    for (const Instruction &I : Region.instructions(*B->Block)) {
      if (auto It = Upsilons.find(&I); It != Upsilons.end())
        for (const Upsilon *U : It->second)
          Fact[U->Variable] = Contents::value(U->Stored);
      if (!I.isTerminator())
        define(I, Fact);
    }
  }

  /// An invoke defines its value on all edges except the raising one.
  bool flow(Node From, Node To, std::vector<Contents> &Fact) const {
    if (isPlainEdge(From, To))
      return true;
    const Instruction *End = Graph.block(From)->Block->getTerminator();
    const RegionBlock *Target = Graph.block(To);
    const auto *Invoke = dyn_cast<InvokeInst>(End);
    if (!Invoke || !Target || Invoke->getUnwindDest() != Target->Block)
      define(*End, Fact);
    return true;
  }

  bool isPlainEdge(Node From, Node) const {
    const RegionBlock *B = Graph.block(From);
    return !B || B->Block->getTerminator()->getType()->isVoidTy();
  }

private:
  void define(const Instruction &I, std::vector<Contents> &Fact) const {
    auto It = StoredTo.find(&I);
    if (It == StoredTo.end())
      return;
    const bool IsPhiC = isa<PHINode>(I) && I.getParent() == H.TheHandler.Block;
    for (unsigned V : It->second) {
      if (IsPhiC && H.Variables[V].TheValue == &I)
        Fact[V] = Contents::value(&I);
      else if (Fact[V] == Contents::value(&I))
        Fact[V] = Contents::top();
    }
  }

  const PhiCHandler &H;
  const CriticalRegion &Region;
  const RegionGraph &Graph;
  /// The upsilon nodes before each instruction.
  DenseMap<const Instruction *, SmallVector<const Upsilon *, 2>> Upsilons;
  /// For each value, the variables whose slots may contain it.
  DenseMap<const Value *, SmallVector<unsigned, 1>> StoredTo;
};

} // namespace

std::vector<PhiCError> mincaml::checkPhiC(const PhiCHandler &H,
                                          const DominatorTree &DT) {
  std::vector<PhiCError> Errors;
  for (const Upsilon &U : H.Upsilons)
    if (!DT.dominates(U.Stored, U.Before))
      Errors.push_back({nullptr, U.Variable, U.Stored});
  CriticalRegion Region(H.TheHandler, DT);
  RegionGraph Graph(std::as_const(Region));
  ContentsProblem Problem(H, Region, Graph);
  auto Result = solve(Problem, Graph);
  DenseMap<const BasicBlock *, Node> Nodes;
  for (RegionBlock *B : Graph.blocks())
    Nodes[B->Block] = *Graph.node(B);
  for (auto [B, Edge] : zip_equal(H.TheHandler.Raising, H.OnEdge))
    for (auto [V, Operand] : enumerate(Edge)) {
      const Contents &Slot = Result.Out[Nodes.lookup(B)][V];
      if (Operand && Slot != Contents::value(Operand))
        Errors.push_back(
            {B, unsigned(V), Slot.isValue() ? Slot.value() : nullptr});
    }
  return Errors;
}

//===----------------------------------------------------------------------===//
// A copy of a function in phi-c form
//===----------------------------------------------------------------------===//

/// Copies the body of a function, without metadata.
static void copyBody(const Function &F, Function &Copy,
                     ValueToValueMapTy &Map) {
  for (auto [From, To] : zip(F.args(), Copy.args())) {
    To.setName(From.getName());
    Map[&From] = &To;
  }
  for (const BasicBlock &B : F)
    Map[&B] = BasicBlock::Create(F.getContext(), B.getName(), &Copy);
  for (const BasicBlock &B : F)
    for (const Instruction &I : B) {
      Instruction *New = I.clone();
      New->insertInto(cast<BasicBlock>(Map[&B]),
                      cast<BasicBlock>(Map[&B])->end());
      New->setName(I.getName());
      New->eraseMetadataIf([](unsigned, MDNode *) { return true; });
      New->setDebugLoc(DebugLoc());
      Map[&I] = New;
    }
  for (BasicBlock &B : Copy)
    for (Instruction &I : B)
      RemapInstruction(&I, Map,
                       RF_NoModuleLevelChanges | RF_IgnoreMissingLocals);
}

namespace {

/// A copy of a function whose handlers are in phi-c form, for printing. LLVM
/// has no such instructions: an upsilon node is a `freeze` of the stored value,
/// and a phi-c node is a `freeze` of poison.
///
/// A phi-c node replaces a phi node of the handler, or a value that is live
/// into the handler, on the paths through the handler. Where such a path joins
/// a path that does not execute the handler, a new phi node joins the phi-c
/// node and the value.
///
/// The copy is in a separate module and uses the globals of the original.
class PhiCFunction {
public:
  /// Handlers must be those of F. Handlers that are too large stay in phi form.
  PhiCFunction(const Function &F, ArrayRef<PhiCHandler> Handlers)
      : Own(F.getName(), F.getContext()),
        Copy(Function::Create(F.getFunctionType(), GlobalValue::ExternalLinkage,
                              F.getName(), Own)) {
    Own.setDataLayout(F.getDataLayout());
    copyBody(F, *Copy, Map);
    for (const PhiCHandler &H : Handlers)
      if (!H.IsTooLarge)
        replacePhis(H);
    for (const PhiCHandler &H : Handlers)
      if (!H.IsTooLarge)
        addLoads(H);
    // This is done after all phi-c nodes exist, because the region of a handler
    // may contain another handler.
    for (const PhiCHandler &H : Handlers)
      if (!H.IsTooLarge)
        addUpsilons(H);
    for (auto &[V, Loads] : LoadedValues)
      replaceUses(*V, Loads);
    nameUpsilons();
  }

  Function &function() const { return *Copy; }
  /// The copy of a value of the original function. A value outside the function
  /// is its own copy.
  Value *copyOf(const Value *V) const {
    Value *Copied = Map.lookup(V);
    return Copied ? Copied : const_cast<Value *>(V);
  }

  /// The operands of a phi-c node, in program order; null for any other
  /// instruction.
  const std::vector<const Instruction *> *
  phiCOperands(const Instruction &I) const {
    auto It = PhiCs.find(&I);
    return It == PhiCs.end() ? nullptr : &It->second.Operands;
  }
  bool isUnused(const Instruction &PhiC) const {
    return !PhiCs.lookup(&PhiC).IsUsed;
  }
  bool isUpsilon(const Instruction &I) const { return Upsilons.contains(&I); }
  /// Whether a phi node is the exception of a handler in phi-c form.
  bool isException(const Instruction &I) const {
    return Exceptions.contains(&I);
  }
  /// Whether values are live into a handler without passing through a phi-c
  /// node. Live must be the liveness of function().
  bool hasOtherLiveValues(const PhiCHandler &H, const Liveness &Live) const {
    const auto *Block = cast<BasicBlock>(copyOf(H.TheHandler.Block));
    const VariableTable &Table = Live.variables();
    const BitVector In = Live.sets(*Block).In;
    return any_of(In.set_bits(), [&](unsigned V) {
      return V >= Table.slots() && !Table.variable(V)->getType()->isTokenTy();
    });
  }

private:
  struct PhiC {
    std::vector<const Instruction *> Operands;
    bool IsUsed = false;
  };
  /// The phi-c nodes of a value that dominates handlers.
  using Loaded = SmallVector<Instruction *, 2>;

  Instruction *addPhiC(Value &V, const PhiCVariable &Variable,
                       const PhiCHandler &H) {
    // The phi-c nodes are in the order of the variables, before the first
    // instruction of the handler.
    auto *First =
        cast<Instruction>(copyOf(&*H.TheHandler.Block->getFirstInsertionPt()));
    auto *New =
        new FreezeInst(PoisonValue::get(V.getType()), "", First->getIterator());
    PhiCs[New].IsUsed = Variable.IsUsed;
    return New;
  }

  void replacePhis(const PhiCHandler &H) {
    Exceptions.insert(cast<Instruction>(copyOf(H.TheHandler.Exception)));
    for (const PhiCVariable &V : H.Variables) {
      if (!V.HasPhi)
        continue;
      auto *Phi = cast<PHINode>(copyOf(V.TheValue));
      Instruction *New = addPhiC(*Phi, V, H);
      New->takeName(Phi);
      Phi->replaceAllUsesWith(New);
      Phi->eraseFromParent();
      Map[V.TheValue] = New;
    }
  }

  /// Adds phi-c nodes for the values that dominate the handler.
  void addLoads(const PhiCHandler &H) {
    std::vector<Instruction *> &PhiCsOfH = ByVariable[&H];
    for (const PhiCVariable &V : H.Variables) {
      Value *Copied = copyOf(V.TheValue);
      if (V.HasPhi) {
        PhiCsOfH.push_back(cast<Instruction>(Copied));
        continue;
      }
      PhiCsOfH.push_back(addPhiC(*Copied, V, H));
      PhiCsOfH.back()->setName(Copied->hasName() ? Copied->getName() + ".c"
                                                 : "c");
      LoadedValues[Copied].push_back(PhiCsOfH.back());
    }
  }

  void addUpsilons(const PhiCHandler &H) {
    for (const Upsilon &U : H.Upsilons) {
      auto *Before = cast<Instruction>(copyOf(U.Before));
      auto *New = new FreezeInst(copyOf(U.Stored), "", Before->getIterator());
      Upsilons[New] = ByVariable[&H][U.Variable];
    }
  }

  /// Replaces each use of V by the definition that reaches it: V itself, one of
  /// its phi-c nodes Loads, or a new phi node that joins several of these. Each
  /// handler that V is live into has a phi-c node of V.
  void replaceUses(Value &V, ArrayRef<Instruction *> Loads) {
    auto *I = dyn_cast<Instruction>(&V);
    BasicBlock *Defining = I ? I->getParent() : &Copy->getEntryBlock();
    SSAUpdater Updater;
    Updater.Initialize(V.getType(), V.getName());
    Updater.AddAvailableValue(Defining, &V);
    DenseMap<const BasicBlock *, Instruction *> ByBlock;
    for (Instruction *Load : Loads) {
      Updater.AddAvailableValue(Load->getParent(), Load);
      ByBlock[Load->getParent()] = Load;
    }
    for (Use &U : make_early_inc_range(V.uses())) {
      auto *User = cast<Instruction>(U.getUser());
      if (isa<PHINode>(User)) {
        Updater.RewriteUse(U);
      } else if (Instruction *Load = ByBlock.lookup(User->getParent())) {
        U.set(Load);
      } else if (User->getParent() != Defining) {
        Updater.RewriteUse(U);
      }
    }
  }

  /// Numbers the upsilon nodes and lists them as operands of their phi-c nodes.
  void nameUpsilons() {
    unsigned Number = 0;
    for (BasicBlock &B : *Copy)
      for (Instruction &I : B)
        if (const Instruction *PhiC = Upsilons.lookup(&I)) {
          I.setName("u" + Twine(++Number));
          PhiCs[PhiC].Operands.push_back(&I);
        }
  }

  Module Own;
  Function *Copy;
  ValueToValueMapTy Map;
  DenseMap<const Instruction *, PhiC> PhiCs;
  /// For each upsilon node, the phi-c node that loads its value.
  DenseMap<const Instruction *, const Instruction *> Upsilons;
  DenseSet<const Instruction *> Exceptions;
  MapVector<Value *, Loaded> LoadedValues;
  /// The phi-c nodes of a handler, in the order of its variables.
  DenseMap<const PhiCHandler *, std::vector<Instruction *>> ByVariable;
};

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// The sizes of both forms, summed over some handlers.
struct Counts {
  /// AllCalls is the number of raising edges that there would be if all
  /// functions of the module might raise. Product is the number of operands
  /// that the phi nodes would have if each variable had one.
  uint64_t Edges = 0, AllCalls = 0, Variables = 0, Product = 0;
  uint64_t Phis = 0, PhiOperands = 0, Upsilons = 0, Unused = 0;

  void add(const PhiCHandler &H) {
    const uint64_t RaisingEdges = H.TheHandler.Raising.size();
    const uint64_t PhiNodes =
        count_if(H.Variables, [](auto &V) { return V.HasPhi; });
    Edges += RaisingEdges;
    AllCalls += RaisingEdges + H.OtherCalls;
    Variables += H.Variables.size();
    Product += RaisingEdges * H.Variables.size();
    Phis += PhiNodes;
    PhiOperands += RaisingEdges * PhiNodes;
    Upsilons += H.Upsilons.size();
    Unused += count_if(H.Upsilons, [&](const Upsilon &U) {
      return !H.Variables[U.Variable].IsUsed;
    });
  }

  void print(raw_ostream &OS) const {
    OS << " edges=" << Edges << " if-all-calls-raise=" << AllCalls
       << " variables=" << Variables << " edges*variables=" << Product
       << "\n  phi nodes: " << Phis << " with " << PhiOperands
       << " operands\n  phi-c nodes: " << Variables << " with " << Upsilons
       << " operands, upsilon nodes: " << Upsilons << ", unused: " << Unused
       << '\n';
  }
};

class PhiCWriter {
public:
  PhiCWriter(raw_ostream &OS, const Function &F,
             const PhiCFunction &Transformed)
      : OS(OS), Transformed(Transformed),
        Slots(F.getParent(), /*ShouldInitializeAllMetadata=*/false) {
    Slots.incorporateFunction(Transformed.function());
  }

  void printFunction() {
    for (const BasicBlock &B : Transformed.function()) {
      OS << operandName(B, Slots) << ":\n";
      for (const Instruction &I : B)
        printInstruction(I);
    }
  }

  /// Prints the counts and the result of the check, with the names of the
  /// printed function.
  void printReport(const PhiCHandler &H, ArrayRef<PhiCError> Errors,
                   bool HasOtherLiveValues) {
    OS << "handler " << name(*H.TheHandler.Block) << ":";
    if (H.IsTooLarge) {
      OS << " its region is too large\n";
      return;
    }
    Counts C;
    C.add(H);
    C.print(OS);
    if (Errors.empty() && !HasOtherLiveValues)
      OS << "  checked: on each raising edge the slots contain the operands of "
            "the phi nodes\n";
    for (const PhiCError &Error : Errors)
      printError(H, Error);
    if (HasOtherLiveValues)
      OS << "  wrong: a value comes into the handler without a phi-c node\n";
  }

private:
  std::string name(const Value &V) {
    return operandName(*Transformed.copyOf(&V), Slots);
  }

  void printError(const PhiCHandler &H, const PhiCError &Error) {
    OS << "  wrong: " << name(*H.Variables[Error.Variable].TheValue) << " is "
       << (Error.Contents ? name(*Error.Contents) : "not known");
    if (Error.Raising)
      OS << " at the end of " << name(*Error.Raising) << '\n';
    else
      OS << " before it is computed\n";
  }

  void printInstruction(const Instruction &I) {
    const auto *Operands = Transformed.phiCOperands(I);
    if (Transformed.isUpsilon(I)) {
      OS << "  " << operandName(I, Slots) << " = upsilon "
         << operandName(*I.getOperand(0), Slots, /*WithType=*/true);
    } else if (Operands) {
      OS << "  " << operandName(I, Slots) << " = phic " << *I.getType() << " (";
      ListSeparator Comma;
      for (const Instruction *Operand : *Operands)
        OS << Comma << operandName(*Operand, Slots);
      OS << ')' << (Transformed.isUnused(I) ? "  ; unused" : "");
    } else if (isa<PHINode>(I) && Transformed.isException(I)) {
      OS << "  " << operandName(I, Slots) << " = exception " << *I.getType();
    } else {
      I.print(OS, Slots);
    }
    OS << '\n';
  }

  raw_ostream &OS;
  const PhiCFunction &Transformed;
  ModuleSlotTracker Slots;
};

} // namespace

void mincaml::printPhiC(raw_ostream &OS, Function &F,
                        FunctionAnalysisManager &AM) {
  auto &DT = AM.getResult<DominatorTreeAnalysis>(F);
  OS << "phi-c form of '" << F.getName() << "':";
  if (findHandlers(F, DT).empty()) {
    OS << " no handlers\n";
    return;
  }
  auto &Live = AM.getResult<LivenessAnalysis>(F);
  if (Live.isTooLarge()) {
    OS << " the function is too large\n";
    return;
  }
  OS << '\n';
  std::vector<PhiCHandler> Handlers = makePhiC(F, Live, DT);
  PhiCFunction Transformed(F, Handlers);
  PhiCWriter ThePrinter(OS, F, Transformed);
  ThePrinter.printFunction();
  Liveness LiveAfter(Transformed.function());
  for (const PhiCHandler &H : Handlers)
    if (H.IsTooLarge)
      ThePrinter.printReport(H, {}, false);
    else
      ThePrinter.printReport(H, checkPhiC(H, DT),
                             Transformed.hasOtherLiveValues(H, LiveAfter));
  if (Handlers.size() > 1) {
    Counts Total;
    for (const PhiCHandler &H : Handlers)
      if (!H.IsTooLarge)
        Total.add(H);
    OS << "total:";
    Total.print(OS);
  }
}
