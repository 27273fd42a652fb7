//===- Expressions.cpp - Checks of available and down-safe expressions ----===//

#include "Checks.h"
#include "mincaml/Analysis/Expressions/AvailableExpressions.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

/// The maximum number of expressions that are checked in a function, and the
/// maximum number of points at which an expression is computed again.
static constexpr unsigned MaximumExpressions = 200;
static constexpr unsigned MaximumComputations = 600;

namespace {

/// The variables of the instrumented function that describe an expression.
struct Memory {
  /// An enumerator of State, and the bits of the value.
  std::shared_ptr<FunctionChecks::Variable> State, Bits;
};

enum State : uint32_t {
  /// The expression has not been computed on the executed path (available), or
  /// is not expected to be computed (anticipated).
  None = 0,
  /// The value is in Bits.
  WithValue = 1,
  /// The value may be undefined, or cannot be computed at this point.
  WithoutValue = 2,
};

/// The common part of the checks of both analyses.
class ExpressionChecks {
public:
  ExpressionChecks(FunctionChecks &Checks, const ExpressionTable &Expressions,
                   AnalysisResult Kind)
      : Checks(Checks), Expressions(Expressions), Kind(Kind),
        Memories(Expressions.size()) {}

protected:
  /// Whether E is checked: the first MaximumExpressions comparable expressions
  /// are.
  bool isFollowed(unsigned E) {
    if (Memories[E])
      return true;
    if (Followed == MaximumExpressions ||
        !Checks.isComparable(*Expressions[E].Template))
      return false;
    ++Followed;
    Memories[E] =
        Memory{Checks.addVariable(Checks.TheHooks.wordType(), None),
               Checks.addVariable(Checks.TheHooks.number(0)->getType(), 0)};
    return true;
  }

  /// Whether E can be computed before an instruction: it is not a call, and its
  /// operands dominate the instruction.
  bool canCompute(unsigned E, const Instruction &Before) const {
    const Expression &X = Expressions[E];
    return !isa<CallBase>(X.Template) &&
           all_of(X.Operands, [&](const ExpressionOperand &Operand) {
             return Checks.Dominators.dominates(Operand.getValue(), &Before);
           });
  }

  /// Computes E by a copy without flags and metadata that could make the result
  /// poison.
  Value *compute(unsigned E, IRBuilderBase &Builder) const {
    const Expression &X = Expressions[E];
    SmallVector<Value *, 3> Operands;
    for (auto [Operand, Used] : zip(X.Operands, X.Template->operands()))
      Operands.push_back(
          Operand.isVariable()
              ? Builder.CreateLoad(Used->getType(), Operand.getValue())
              : Operand.getValue());
    Instruction *Copy = X.Template->clone();
    for (auto [Number, Operand] : enumerate(Operands))
      Copy->setOperand(Number, Operand);
    Copy->dropPoisonGeneratingFlags();
    Copy->dropUnknownNonDebugMetadata();
    if (auto *Load = dyn_cast<LoadInst>(Copy))
      for (const Instruction *Occurrence : X.Occurrences)
        Load->setAlignment(
            std::min(Load->getAlign(), cast<LoadInst>(Occurrence)->getAlign()));
    Builder.Insert(Copy);
    return Copy;
  }

  void remember(const Memory &To, IRBuilderBase &Builder, Value *V,
                bool IsDefined) const {
    To.State->store(Builder,
                    Builder.getInt32(IsDefined ? WithValue : WithoutValue));
    if (IsDefined)
      To.Bits->store(Builder, Checks.TheHooks.bits(Builder, V));
  }

  /// Compares V with the remembered value. If there is none, V is compared with
  /// itself.
  void compare(const Memory &With, IRBuilderBase &Builder, Constant *Site,
               Value *V) const {
    Value *Bits = Checks.TheHooks.bits(Builder, V);
    Value *HasValue =
        Builder.CreateICmpEQ(state(With, Builder), Builder.getInt32(WithValue));
    Value *Expected =
        Builder.CreateSelect(HasValue, With.Bits->load(Builder), Bits);
    Checks.TheHooks.call(
        Builder, Hook::equal,
        {Site, Expected, Bits,
         Builder.getInt32(unsigned(*kindOf(*V, Checks.TheHooks.layout())))});
  }

  Value *state(const Memory &Of, IRBuilderBase &Builder) const {
    return Of.State->load(Builder);
  }
  Constant *site(const Instruction &At, unsigned E, const char *Text) {
    return Checks.TheHooks.site(
        Kind, At, Checks.describe(*Expressions[E].Template) + Text);
  }

  FunctionChecks &Checks;
  const ExpressionTable &Expressions;
  AnalysisResult Kind;
  std::vector<std::optional<Memory>> Memories;
  unsigned Followed = 0, Computations = 0;
};

class AvailableChecks : public ExpressionChecks {
public:
  AvailableChecks(FunctionChecks &Checks, const AvailableExpressions &Result)
      : ExpressionChecks(Checks, Result.Expressions, AnalysisResult::Available),
        Result(Result) {}

  void run() {
    for (Node N = 1; N < Result.Graph.exit(); ++N)
      visitBlock(*Result.Graph.block(N), N);
  }

private:
  void visitBlock(BasicBlock &B, Node N) {
    BitVector Now = Result.Available.In[N];
    auto Remember = [&](Instruction &I, unsigned E, Value &V) {
      if (!isFollowed(E) || !canInsertAfter(I))
        return;
      bool IsDefined = Checks.Defined.isDefined(V, I);
      Checks.ThePlan.after(I, Stage::Update,
                           [=, this, &V](IRBuilderBase &Builder) {
                             remember(*Memories[E], Builder, &V, IsDefined);
                           });
    };
    for (Instruction &I : B) {
      if (auto E = Expressions.computedBy(I)) {
        if (Now.test(*E) && isFollowed(*E) && canInsertAfter(I)) {
          bool IsDefined = Checks.Defined.isDefined(I, I);
          Constant *Missing =
              site(I, *E, " is available, but was not computed");
          Constant *Changed = site(I, *E, " is available");
          Checks.ThePlan.after(
              I, Stage::Check, [=, this, &I](IRBuilderBase &Builder) {
                const Memory &M = *Memories[*E];
                Checks.holds(Builder, Missing, state(M, Builder));
                if (IsDefined)
                  compare(M, Builder, Changed, &I);
              });
        }
        Remember(I, *E, I);
        Now.set(*E);
      }
      Expressions.forEachKilledBy(I, [&](unsigned E) { Now.reset(E); });
      if (auto *Store = dyn_cast<StoreInst>(&I))
        if (auto E = Expressions.providedBy(*Store)) {
          Remember(I, *E, *Store->getValueOperand());
          Now.set(*E);
        }
    }
    if (B.getTerminatingMustTailCall() ||
        isa<UnreachableInst>(B.getTerminator()))
      return;
    for (unsigned E : Result.Available.Out[N].set_bits())
      checkAtEnd(*B.getTerminator(), E);
  }

  /// Checks at the end of a block that the expression has been computed, and
  /// that computing it again gives the same value. This cannot trap if the
  /// expression has been computed before and nothing has changed.
  void checkAtEnd(Instruction &End, unsigned E) {
    if (!isFollowed(E) || !canCompute(E, End) ||
        Computations == MaximumComputations)
      return;
    ++Computations;
    Constant *Missing = site(End, E, " is available, but was not computed");
    Constant *Changed = site(End, E, " is available");
    Checks.ThePlan.before(End, Stage::Update,
                          [=, this](IRBuilderBase &Builder) {
                            const Memory &M = *Memories[E];
                            Checks.holds(Builder, Missing, state(M, Builder));
                            // If operands are undefined, no value has been
                            // remembered. Freezing makes the result one value,
                            // which equals itself.
                            compare(M, Builder, Changed,
                                    Builder.CreateFreeze(compute(E, Builder)));
                          });
  }

  const AvailableExpressions &Result;
};

class AnticipatedChecks : public ExpressionChecks {
public:
  AnticipatedChecks(FunctionChecks &Checks,
                    const AnticipatedExpressions &Result)
      : ExpressionChecks(Checks, Result.Expressions,
                         AnalysisResult::Anticipated),
        Result(Result) {}

  void run() {
    for (Node N = 1; N < Result.Graph.exit(); ++N) {
      BasicBlock &B = *Result.Graph.block(N);
      // The set at the start is only checked for the entry block. In other
      // blocks, that point is the same as the ends of the predecessors.
      if (&B == &Checks.F.getEntryBlock())
        expect(*B.getFirstInsertionPt(), Result.Anticipated.In[N]);
      if (!B.getTerminatingMustTailCall())
        expect(*B.getTerminator(), Result.Anticipated.Out[N]);
      for (Instruction &I : B)
        meet(I);
    }
    for (BasicBlock &B : Checks.F)
      if (isa<ReturnInst>(B.getTerminator()))
        checkReturn(*B.getTerminator());
  }

private:
  /// Checks that expressions are anticipated at At: they will be computed later
  /// with the operand values that they have at At. If an expression is
  /// anticipated already, its operands must not have changed since.
  void expect(Instruction &At, const BitVector &Set) {
    for (unsigned E : Set.set_bits()) {
      if (!isFollowed(E))
        continue;
      const Expression &X = Expressions[E];
      bool IsComputed = !X.MayTrap && !X.ReadsMemory && canCompute(E, At) &&
                        Computations < MaximumComputations;
      // If operands may be undefined, so may the value.
      IsComputed = IsComputed &&
                   all_of(X.Operands, [&](const ExpressionOperand &Operand) {
                     return !Operand.isVariable() &&
                            Checks.Defined.isDefined(*Operand.getValue(), At);
                   });
      Computations += IsComputed;
      Constant *Site = site(At, E, " is anticipated");
      // Stage::Update comes after the check of a computation that directly
      // precedes At.
      Checks.ThePlan.before(
          At, Stage::Update, [=, this](IRBuilderBase &Builder) {
            Value *V = IsComputed ? compute(E, Builder) : nullptr;
            if (V)
              compare(*Memories[E], Builder, Site, V);
            remember(*Memories[E], Builder, V, IsComputed);
          });
    }
  }

  void meet(Instruction &I) {
    auto E = Expressions.computedBy(I);
    if (!E || !isFollowed(*E) || !canInsertAfter(I))
      return;
    bool IsDefined = Checks.Defined.isDefined(I, I);
    Constant *Site = site(I, *E, " was anticipated");
    Checks.ThePlan.after(I, Stage::Check,
                         [=, this, &I](IRBuilderBase &Builder) {
                           const Memory &M = *Memories[*E];
                           if (IsDefined)
                             compare(M, Builder, Site, &I);
                           M.State->store(Builder, Builder.getInt32(None));
                         });
  }

  void checkReturn(Instruction &Return) {
    CallInst *TailCall = Return.getParent()->getTerminatingMustTailCall();
    Instruction &At = TailCall ? *TailCall : Return;
    for (unsigned E = 0; E < Memories.size(); ++E) {
      if (!Memories[E])
        continue;
      Checks.planHolds(Plan::Side::Before, At, Stage::Leave, Kind,
                       Checks.describe(*Expressions[E].Template) +
                           " was anticipated, but has not been computed",
                       [=, this](IRBuilderBase &Builder) {
                         return Builder.CreateICmpEQ(
                             state(*Memories[E], Builder),
                             Builder.getInt32(None));
                       });
    }
  }

  const AnticipatedExpressions &Result;
};

} // namespace

void mincaml::planAvailable(FunctionChecks &Checks) {
  auto All = std::make_shared<AvailableChecks>(
      Checks, Checks.AM.getResult<AvailableExpressionsAnalysis>(Checks.F));
  All->run();
  Checks.keep(All);
}

void mincaml::planAnticipated(FunctionChecks &Checks) {
  auto All = std::make_shared<AnticipatedChecks>(
      Checks, Checks.AM.getResult<AnticipatedExpressionsAnalysis>(Checks.F));
  All->run();
  Checks.keep(All);
}
