//===- InitialElements.cpp - Arrays that are filled before use ------------===//

#include "mincaml/Analysis/Ranges/InitialElements.h"
#include "EquationGraph.h"
#include "mincaml/Analysis/Interprocedural/Effects.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/PatternMatch.h"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;

/// The maximum numbers of blocks and instructions that are visited.
static constexpr unsigned MaximumBlocks = 64;
static constexpr unsigned MaximumInstructions = 2048;

namespace {

/// The number Base + Offset, or Offset alone.
struct Number {
  const Value *Base = nullptr;
  int64_t Offset = 0;

  bool operator==(const Number &) const = default;
};

/// The state of the walk: the elements with indices less than Stored have been
/// stored, or all elements if IsFull.
struct StoredPrefix {
  Number Stored;
  bool IsFull = false;

  bool operator==(const StoredPrefix &) const = default;
};

class FillingWalk {
public:
  FillingWalk(const CallBase &Array, const DominatorTree &DT)
      : Array(Array), DT(DT), DL(Array.getDataLayout()),
        Length(numberOf(*Array.getArgOperand(0))) {
    for (const User *U : Array.users())
      if (const auto *GEP = dyn_cast<GetElementPtrInst>(U))
        if (std::optional<Number> Index =
                elementIndex(*GEP, *Array.getArgOperand(1)->getType());
            Index && Index->Base)
          Indices.insert(Index->Base);
  }

  bool run() {
    walkAll();
    // The first walk may have visited code before it found the store of the
    // array to a variable. In a loop, this code may also be executed after the
    // store.
    if (Succeeds && IsInVariable)
      walkAll();
    return Succeeds;
  }

private:
  using Edge = std::pair<const BasicBlock *, const BasicBlock *>;

  void walkAll() {
    Visited = Executed = 0;
    AtStart.clear();
    OnEdges.clear();
    Assumed.clear();
    walk(*Array.getParent(), std::next(Array.getIterator()), StoredPrefix());
    unsigned Postponed = 0;
    while (!Pending.empty() && Succeeds) {
      const BasicBlock &B = *Pending.front();
      Pending.pop_front();
      // A loop leads back to the call, which creates another array. Nothing
      // refers to the previous array any more, unless it is in a variable.
      if (&B == Array.getParent()) {
        Succeeds &= !IsInVariable;
        continue;
      }
      if (AtStart.contains(&B))
        continue;
      // Visit B after its predecessors. If all pending blocks have been
      // postponed, the other predecessors are reached only through one of them.
      if (Postponed < Pending.size() &&
          any_of(
              predecessors(&B),
              [&](auto *From) { return !stateOn(From, &B); })) {
        ++Postponed;
        Pending.push_back(&B);
        continue;
      }
      Postponed = 0;
      const std::optional<StoredPrefix> State = stateAtStart(B);
      if (State && !State->IsFull)
        walk(B, B.begin(), *State);
    }
    // Verify the assumptions: the edge is never taken, is only taken when all
    // elements are stored, or has the assumed state.
    Succeeds &= all_of(Assumed, [&](auto &OnEdge) {
      std::optional<StoredPrefix> State =
          stateOn(OnEdge.first.first, OnEdge.first.second);
      return !State || State->IsFull || *State == OnEdge.second;
    });
    Pending.clear();
  }

  static Number numberOf(const Value &V) {
    Number Result = {&V, 0};
    const APInt *C = nullptr;
    const Value *Next = nullptr;
    if (!hasInterval(*V.getType()))
      return Result;
    const unsigned Width = V.getType()->getIntegerBitWidth();
    // The sum wraps in the type of the value.
    auto Add = [&](const APInt &A) {
      return (A + APInt(64, uint64_t(Result.Offset), /*isSigned=*/true)
                      .trunc(Width))
          .getSExtValue();
    };
    for (unsigned Depth = 0; Depth < 8; ++Depth) {
      if (const auto *Int = dyn_cast<ConstantInt>(Result.Base))
        return {nullptr, Add(Int->getValue())};
      if (!match(Result.Base, m_Add(m_Value(Next), m_APInt(C))))
        break;
      Result = {Next, Add(*C)};
    }
    return Result;
  }

  /// The state on an edge; std::nullopt if the edge has not been taken.
  std::optional<StoredPrefix> stateOn(const BasicBlock *From,
                                      const BasicBlock *To) const {
    auto I = OnEdges.find({From, To});
    return I == OnEdges.end() ? std::nullopt : std::optional(I->second);
  }

  /// Joins the states on the edges into B. Edges that have not been taken yet
  /// are assumed to agree. Fails with std::nullopt if the states cannot be
  /// joined.
  std::optional<StoredPrefix> stateAtStart(const BasicBlock &B) {
    SmallVector<std::pair<const BasicBlock *, StoredPrefix>, 2> Known;
    SmallVector<const BasicBlock *, 2> Unknown;
    for (const BasicBlock *From : predecessors(&B))
      if (std::optional<StoredPrefix> State = stateOn(From, &B))
        Known.push_back({From, *State});
      else
        Unknown.push_back(From);
    const StoredPrefix Common = Known.front().second;
    const bool IsSame =
        all_of(Known, [&](auto &OnEdge) { return OnEdge.second == Common; });
    // A phi node that is an index into the array. On each known edge, its
    // operand is the number of elements that have been stored.
    const PHINode *Counter = nullptr;
    for (const PHINode &Phi : B.phis())
      if (!Counter && Indices.contains(&Phi) &&
          all_of(Known, [&](auto &OnEdge) {
            return OnEdge.second ==
                   StoredPrefix{
                       numberOf(*Phi.getIncomingValueForBlock(OnEdge.first))};
          }))
        Counter = &Phi;
    if (Counter && !(IsSame && Unknown.empty()))
      return assume(B, {{Counter, 0}}, Unknown, Counter);
    if (IsSame)
      return assume(B, Common, Unknown, nullptr);
    Succeeds = false;
    return std::nullopt;
  }

  StoredPrefix assume(const BasicBlock &B, const StoredPrefix &State,
                      ArrayRef<const BasicBlock *> Unknown,
                      const PHINode *Phi) {
    for (const BasicBlock *From : Unknown)
      Assumed[{From, &B}] =
          Phi ? StoredPrefix{numberOf(*Phi->getIncomingValueForBlock(From))}
              : State;
    AtStart[&B] = State;
    return State;
  }

  void walk(const BasicBlock &B, BasicBlock::const_iterator I,
            StoredPrefix State) {
    if (++Visited > MaximumBlocks) {
      Succeeds = false;
      return;
    }
    for (; I != B.end() && Succeeds && !State.IsFull; ++I) {
      Succeeds &= ++Executed <= MaximumInstructions;
      execute(*I, State);
    }
    if (!Succeeds)
      return;
    const Instruction &Last = *B.getTerminator();
    // After the function has returned, other code may read the array through
    // the variable.
    if (Last.getNumSuccessors() == 0 && !State.IsFull && IsInVariable &&
        !isa<UnreachableInst>(Last))
      Succeeds = false;
    for (const BasicBlock *To : successors(&B)) {
      StoredPrefix Next = State;
      Next.IsFull |= isEnough(B, *To, State.Stored);
      if (Next.IsFull)
        Next = {{}, true};
      OnEdges[{&B, To}] = Next;
      for (const PHINode &Phi : To->phis())
        Succeeds &= Next.IsFull || !isBased(*Phi.getIncomingValueForBlock(&B));
      // In a block that the call does not dominate, nothing refers to the
      // array, and the values in the state may have been recomputed.
      if (!DT.dominates(Array.getParent(), To)) {
        Succeeds &= Next.IsFull || !IsInVariable;
        continue;
      }
      if (!AtStart.contains(To))
        Pending.push_back(To);
    }
  }

  /// The index of the element that an address refers to; std::nullopt if it is
  /// not the address of an element of the array.
  std::optional<Number> elementIndex(const Value &Address, Type &Ty) const {
    if (&Address == &Array)
      return Number();
    const auto *GEP = dyn_cast<GetElementPtrInst>(&Address);
    if (!GEP || GEP->getPointerOperand() != &Array ||
        GEP->getNumIndices() != 1 ||
        DL.getTypeAllocSize(GEP->getSourceElementType()) !=
            DL.getTypeStoreSize(&Ty))
      return std::nullopt;
    const Value &Index = *GEP->getOperand(1);
    // Targets with 64-bit addresses extend the index.
    if (const auto *Extended = dyn_cast<CastInst>(&Index);
        Extended && isa<SExtInst, ZExtInst>(Extended))
      return numberOf(*Extended->getOperand(0));
    return numberOf(Index);
  }

  bool isLengthAddress(const Value &Address) const {
    APInt Distance(DL.getIndexTypeSizeInBits(Address.getType()), 0);
    const Value *Base = Address.stripAndAccumulateConstantOffsets(
        DL, Distance, /*AllowNonInbounds=*/true);
    return Base == &Array &&
           Distance.getSExtValue() == AbstractMemory::lengthDistance();
  }

  bool leadsElsewhere(const Value &Address) const {
    auto Objects = underlyingObjects(Address);
    return !Objects.empty() && all_of(Objects, [&](const Value *Object) {
      return Object != &Array && !Variables.contains(Object) &&
             (isa<GlobalVariable>(Object) || isFresh(*Object));
    });
  }

  void execute(const Instruction &I, StoredPrefix &State) {
    if (const auto *Store = dyn_cast<StoreInst>(&I)) {
      if (isBased(*Store->getValueOperand()))
        return storeToVariable(*Store);
      const Value &Address = *Store->getPointerOperand();
      if (Store->isSimple() &&
          Store->getValueOperand()->getType() ==
              Array.getArgOperand(1)->getType() &&
          elementIndex(Address, *Store->getValueOperand()->getType()) ==
              State.Stored) {
        Succeeds &= State.Stored.Offset < INT32_MAX;
        ++State.Stored.Offset;
        State.IsFull =
            State.Stored == Length || (!State.Stored.Base && !Length.Base &&
                                       State.Stored.Offset >= Length.Offset);
      }
      return;
    }
    if (const auto *Load = dyn_cast<LoadInst>(&I)) {
      const Value &Address = *Load->getPointerOperand();
      if (!Load->isSimple() || !isLengthAddress(Address))
        Succeeds &=
            !isBased(Address) && (!IsInVariable || leadsElsewhere(Address));
      return;
    }
    // Address computations are harmless; the uses of the address are checked
    // instead.
    if (isa<GetElementPtrInst>(I))
      return;
    if (any_of(I.operands(), [&](const Use &U) { return isBased(*U); }))
      Succeeds = false;
    if (IsInVariable && I.mayThrow())
      Succeeds = false;
    if (IsInVariable && I.mayReadFromMemory()) {
      const auto *Call = dyn_cast<CallBase>(&I);
      Succeeds &= Call && Call->onlyAccessesInaccessibleMemOrArgMem() &&
                  none_of(Call->args(), [&](const Use &U) {
                    return U->getType()->isPointerTy() && !leadsElsewhere(*U);
                  });
    }
  }

  /// Whether V is visibly an address in the array. Other values, such as phi
  /// nodes, can only be addresses in it after a use that makes the walk fail.
  bool isBased(const Value &V) const {
    const Value *Base = &V;
    for (unsigned Depth = 0; Depth < 8; ++Depth)
      if (const auto *GEP = dyn_cast<GetElementPtrInst>(Base))
        Base = GEP->getPointerOperand();
    return Base == &Array || isa<GetElementPtrInst>(Base);
  }

  void storeToVariable(const StoreInst &Store) {
    const auto *Variable = dyn_cast<GlobalVariable>(Store.getPointerOperand());
    if (!Variable || !Variable->hasLocalLinkage() || !Store.isSimple()) {
      Succeeds = false;
      return;
    }
    IsInVariable = true;
    Variables.insert(Variable);
  }

  /// Whether the edge is only taken if Stored is at least Length.
  bool isEnough(const BasicBlock &From, const BasicBlock &To,
                const Number &Stored) const {
    const auto *Branch = dyn_cast<BranchInst>(From.getTerminator());
    if (!Branch || !Branch->isConditional() ||
        Branch->getSuccessor(0) == Branch->getSuccessor(1))
      return false;
    const auto *Comparison = dyn_cast<ICmpInst>(Branch->getCondition());
    if (!Comparison || !Comparison->getOperand(0)->getType()->isIntegerTy(32))
      return false;
    CmpInst::Predicate P = Branch->getSuccessor(0) == &To
                               ? Comparison->getPredicate()
                               : Comparison->getInversePredicate();
    Number L = numberOf(*Comparison->getOperand(0));
    Number R = numberOf(*Comparison->getOperand(1));
    if (R == Stored) {
      std::swap(L, R);
      P = CmpInst::getSwappedPredicate(P);
    }
    if (!(L == Stored))
      return false;
    const bool IsStrict = P == CmpInst::ICMP_SGT || P == CmpInst::ICMP_UGT;
    if (!IsStrict && P != CmpInst::ICMP_SGE && P != CmpInst::ICMP_UGE &&
        P != CmpInst::ICMP_EQ)
      return false;
    if (R.Base || Length.Base)
      return !IsStrict && R == Length;
    return R.Offset + IsStrict >= Length.Offset;
  }

  const CallBase &Array;
  const DominatorTree &DT;
  const DataLayout &DL;
  const Number Length;
  bool Succeeds = true;
  /// Whether the array has been stored to one of the Variables.
  bool IsInVariable = false;
  SmallPtrSet<const Value *, 2> Variables;
  /// The values that index elements, without added constants.
  SmallPtrSet<const Value *, 8> Indices;
  unsigned Visited = 0, Executed = 0;
  std::deque<const BasicBlock *> Pending;
  DenseMap<const BasicBlock *, StoredPrefix> AtStart;
  DenseMap<Edge, StoredPrefix> OnEdges;
  /// The states that are assumed on edges that had not been taken yet.
  DenseMap<Edge, StoredPrefix> Assumed;
};

} // namespace

bool mincaml::isFilledBeforeUse(const CallBase &Array,
                                const DominatorTree &DT) {
  return !Array.getFunction()->callsFunctionThatReturnsTwice() &&
         FillingWalk(Array, DT).run();
}

bool mincaml::makesArray(const CallBase &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (Call.hasOperandBundles() || !Callee || !Callee->isDeclaration() ||
      !Call.getType()->isPointerTy() || Call.arg_size() == 0 ||
      !Call.getArgOperand(0)->getType()->isIntegerTy(32))
    return false;
  StringRef Name = Callee->getName();
#define MINCAML_ARRAY_CONSTRUCTOR(Element, Symbol, CType)                      \
  if (Name == #Symbol)                                                         \
    return true;
#include "mincaml/Support/RuntimeABI.def"
  return false;
}
