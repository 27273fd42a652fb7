//===- Executor.cpp - Symbolic execution of all paths ---------------------===//

#include "Encoding/Encoding.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/CFG.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

/// The maximum number of executed instructions, including all copies.
static constexpr unsigned InstructionLimit = 5000;

namespace {

/// The state on one edge into a copy of a basic block.
struct Incoming {
  State Before;
  const BasicBlock *From;
};

} // namespace

/// A condition that distinguishes A from B. If both are the successors of one
/// branch, it is the condition of that branch; otherwise it is the path
/// condition of A.
static Term selector(const State &A, const State &B) {
  // At the start of the function, the path condition is just the condition of
  // the branch, not a conjunction.
  if (isSame(A.PathCondition, !B.PathCondition))
    return A.PathCondition;
  if (auto X = conjuncts(A.PathCondition))
    if (auto Y = conjuncts(B.PathCondition))
      if (isSame(X->first, Y->first) && isSame(X->second, !Y->second))
        return X->second;
  return A.PathCondition;
}

static SymbolicValue joinValues(Term Condition, const SymbolicValue &A,
                                const SymbolicValue &B) {
  SymbolicValue Result;
  for (auto [X, Y] : zip_equal(A.Leaves, B.Leaves)) {
    Scalar L{ite(Condition, X.Bits, Y.Bits),
             ite(Condition, X.Poison, Y.Poison)};
    if (X.Provenance)
      L.Provenance = ite(Condition, X.Provenance, Y.Provenance);
    Result.Leaves.push_back(L);
  }
  takeUndefs(Result, {&A, &B});
  return Result;
}

/// Joins two states; A is taken if its path condition holds.
static State joinStates(EncodingContext &EC, const State &A, const State &B) {
  Term Condition = selector(A, B);
  State Result;
  Result.PathCondition = A.PathCondition || B.PathCondition;
  Result.Events = ite(Condition, A.Events, B.Events);
  Result.LastFreeEvent = ite(Condition, A.LastFreeEvent, B.LastFreeEvent);
  Result.Memory = EC.Memory.join(Condition, A.Memory, B.Memory);
  Result.Escaped = A.Escaped;
  Result.Escaped.insert(B.Escaped.begin(), B.Escaped.end());
  Result.Held = A.Held;
  for (const auto &[Block, Blocks] : B.Held)
    Result.Held[Block].insert(Blocks.begin(), Blocks.end());
  for (const auto &[V, Value] : A.Values) {
    auto Found = B.Values.find(V);
    if (Found != B.Values.end())
      Result.Values[V] = joinValues(Condition, Value, Found->second);
  }
  return Result;
}

static State joinAll(EncodingContext &EC,
                     std::vector<Incoming> &IncomingStates) {
  State Result = std::move(IncomingStates.back().Before);
  for (size_t I = IncomingStates.size() - 1; I-- > 0;)
    Result = joinStates(EC, IncomingStates[I].Before, Result);
  return Result;
}

namespace {

class Executor {
public:
  Executor(FunctionEncoding &S, const Function &F, unsigned Bound)
      : S(S), F(F), Bound(Bound) {}

  void run() {
    ReversePostOrderTraversal<const Function *> Order(&F);
    for (const BasicBlock *BB : Order) {
      Numbers[BB] = Blocks.size();
      Blocks.push_back(BB);
    }
    enter();
    if (S.hasGivenUp())
      return;
    Pending[{0, 0}].push_back({S.Now, nullptr});
    while (!Pending.empty() && !S.hasGivenUp()) {
      auto First = Pending.begin();
      Copy Where = First->first;
      std::vector<Incoming> IncomingStates = std::move(First->second);
      Pending.erase(First);
      const BasicBlock &BB = *Blocks[Where.second];
      if (enterBlock(std::move(IncomingStates), BB))
        runBlock(Where, BB);
    }
    if (S.hasGivenUp())
      return;
    if (!Returns.empty()) {
      S.Now = joinAll(S.EC, Returns);
      if (!F.getReturnType()->isVoidTy())
        S.Result = S.Now.Values[&F];
      S.Exit = S.Now;
    }
    encodeAliasMetadata(S);
  }

private:
  /// A copy of a basic block: the number of back edges taken before it, and the
  /// number of the block.
  using Copy = std::pair<unsigned, unsigned>;

  /// Creates the arguments, which are the same for both functions.
  void enter() {
    EncodingContext &EC = S.EC;
    for (const Argument &A : F.args()) {
      auto Leaves = leavesOf(A.getType(), EC.DL);
      if (!Leaves)
        return S.giveUp("an argument of an unsupported type");
      SymbolicValue Value;
      for (auto [I, L] : enumerate(*Leaves)) {
        std::string Name =
            ("arg." + Twine(A.getArgNo()) + "." + Twine(I)).str();
        Scalar X{variable(EC.C, Name, scalarWidth(L.Ty, EC.DL)),
                 variable(EC.C, Name + ".poison", 0)};
        if (L.Ty->isPointerTy()) {
          X.Provenance = A.hasNoAliasAttr()
                             ? EC.argumentBlock(A.getArgNo())
                             : concat(bits(EC.C, 3, 0),
                                      variable(EC.C, Name + ".block", 13));
          if (A.getDereferenceableBytes() || A.hasStructRetAttr())
            S.NeverFreed.insert(X.Provenance.id());
        }
        applyAttributes(S, F.getAttributes().getParamAttrs(A.getArgNo()), L.Ty,
                        X);
        // For a noundef argument, applyAttributes() has made poison undefined
        // behaviour. A constant condition avoids case distinctions later.
        if (A.hasAttribute(Attribute::NoUndef))
          X.Poison = boolean(EC.C, false);
        Value.Leaves.push_back(X);
      }
      S.Now.Values[&A] = std::move(Value);
    }
  }

  /// Joins the states on the edges into a block. Returns false if no edge is
  /// feasible.
  bool enterBlock(std::vector<Incoming> IncomingStates, const BasicBlock &BB) {
    llvm::erase_if(IncomingStates, [](const Incoming &Way) {
      return isFalse(Way.Before.PathCondition);
    });
    if (IncomingStates.empty())
      return false;
    for (Incoming &Way : IncomingStates) {
      S.Now = std::move(Way.Before);
      SmallVector<std::pair<const PHINode *, SymbolicValue>, 4> Values;
      for (const PHINode &Phi : BB.phis()) {
        if (!leavesOf(Phi.getType(), S.EC.DL)) {
          S.giveUp("a value of an unsupported type");
          return false;
        }
        Values.emplace_back(&Phi,
                            S.value(Phi.getIncomingValueForBlock(Way.From)));
      }
      if (S.hasGivenUp())
        return false;
      for (auto &[Phi, Value] : Values)
        S.Now.Values[Phi] = std::move(Value);
      Way.Before = std::move(S.Now);
    }
    S.Now = joinAll(S.EC, IncomingStates);
    return true;
  }

  void runBlock(Copy Where, const BasicBlock &BB) {
    for (const Instruction &I : BB) {
      if (isa<PHINode>(I) || I.isTerminator())
        continue;
      if (++Executed > InstructionLimit)
        return S.giveUp("too many instructions");
      encodeInstruction(S, I);
      if (S.hasGivenUp() || isFalse(S.Now.PathCondition))
        return;
    }
    leave(Where, BB);
  }

  void leave(Copy Where, const BasicBlock &BB) {
    const Instruction &End = *BB.getTerminator();
    Term Always = boolean(S.EC.C, true);
    if (const auto *Return = dyn_cast<ReturnInst>(&End)) {
      if (F.doesNotReturn())
        return S.undefinedIf(Always);
      if (const Value *V = Return->getReturnValue()) {
        SymbolicValue Value = S.use(V);
        if (S.hasGivenUp())
          return;
        for (auto [L, Part] :
             zip_equal(Value.Leaves, *leavesOf(V->getType(), S.EC.DL))) {
          applyAttributes(S, F.getAttributes().getRetAttrs(), Part.Ty, L);
          if (L.Provenance)
            S.escape(L.Provenance);
        }
        S.Now.Values[&F] = std::move(Value);
      }
      Returns.push_back({S.Now, &BB});
      return;
    }
    if (isa<UnreachableInst>(End))
      return S.undefinedIf(Always);
    if (const auto *Branch = dyn_cast<BranchInst>(&End)) {
      if (Branch->isUnconditional())
        return go(Where, BB, *Branch->getSuccessor(0), Always);
      Term Holds = truth(decide(Branch->getCondition()).Bits);
      if (Branch->getSuccessor(0) == Branch->getSuccessor(1))
        return go(Where, BB, *Branch->getSuccessor(0), Always);
      go(Where, BB, *Branch->getSuccessor(0), Holds);
      return go(Where, BB, *Branch->getSuccessor(1), !Holds);
    }
    if (const auto *Switch = dyn_cast<SwitchInst>(&End)) {
      Term Selected = decide(Switch->getCondition()).Bits;
      MapVector<const BasicBlock *, Term> Targets;
      auto Add = [&](const BasicBlock *Target, Term Holds) {
        auto [Position, IsNew] = Targets.try_emplace(Target, Holds);
        if (!IsNew)
          Position->second = Position->second || Holds;
      };
      Term Rest = Always;
      for (const auto &Case : Switch->cases()) {
        Term Holds =
            eq(Selected, bits(S.EC.C, Case.getCaseValue()->getValue()));
        Add(Case.getCaseSuccessor(), Holds);
        Rest = Rest && !Holds;
      }
      Add(Switch->getDefaultDest(), Rest);
      for (auto [Target, Condition] : Targets)
        go(Where, BB, *Target, Condition);
      return;
    }
    S.giveUp("the instruction " + Twine(End.getOpcodeName()));
  }

  void go(Copy From, const BasicBlock &BB, const BasicBlock &To,
          Term Condition) {
    unsigned Number = Numbers.lookup(&To);
    Copy Next{From.first, Number};
    State After = S.Now;
    After.PathCondition = S.Now.PathCondition && Condition;
    if (isFalse(After.PathCondition))
      return;
    if (Number <= From.second && ++Next.first > Bound) {
      S.BeyondBound = S.BeyondBound || After.PathCondition;
      return;
    }
    Pending[Next].push_back({std::move(After), &BB});
  }

  /// The value of the condition of a branch. Branching on poison is undefined
  /// behaviour, and so is branching on undef, which could have two values.
  Scalar decide(const Value *Condition) {
    SymbolicValue One = S.use(Condition);
    if (S.hasGivenUp())
      return {boolean(S.EC.C, true), boolean(S.EC.C, false)};
    S.undefinedIf(One.Leaves.front().Poison);
    if (!One.Undefs.empty()) {
      SymbolicValue Other = S.use(Condition);
      S.undefinedIf(!eq(One.Leaves.front().Bits, Other.Leaves.front().Bits));
    }
    return One.Leaves.front();
  }

  FunctionEncoding &S;
  const Function &F;
  unsigned Bound;
  unsigned Executed = 0;
  DenseMap<const BasicBlock *, unsigned> Numbers;
  std::vector<const BasicBlock *> Blocks;
  std::map<Copy, std::vector<Incoming>> Pending;
  std::vector<Incoming> Returns;
};

} // namespace

void validation::execute(FunctionEncoding &S, const Function &F,
                         unsigned Bound) {
  if (F.hasPersonalityFn())
    return S.giveUp("exception handling");
  if (F.isVarArg())
    return S.giveUp("a function with a variable number of arguments");
  Executor(S, F, Bound).run();
}
