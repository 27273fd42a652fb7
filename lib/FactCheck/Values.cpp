//===- Values.cpp - Checks of constants, value numbers and intervals ------===//

#include "Checks.h"
#include "mincaml/Analysis/Constants/ConstantPropagation.h"
#include "mincaml/Analysis/Expressions/ValueNumbers.h"
#include "mincaml/Analysis/Ranges/Constructors.h"
#include "mincaml/Analysis/Ranges/ValueAnalysis.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/PostOrderIterator.h"

using namespace mincaml;
using namespace llvm;
using dataflow::Interval;

/// Whether a branch may depend on the result of freezing an undefined value,
/// for which the analysis may choose any value.
static bool dependsOnFreeze(const FunctionChecks &Checks) {
  return any_of(instructions(Checks.F), [&](const Instruction &I) {
    return isa<FreezeInst>(I) && !Checks.Defined.isDefined(*I.getOperand(0), I);
  });
}

/// The predecessors from which B is never entered, according to constant
/// propagation.
static SmallVector<const BasicBlock *, 2>
infeasibleEdges(BasicBlock &B, const ConstantPropagation &Constants) {
  SmallVector<const BasicBlock *, 2> Result;
  for (const BasicBlock *From : predecessors(&B))
    if (!Constants.isFeasible(*From, B) && !is_contained(Result, From))
      Result.push_back(From);
  return Result;
}

/// Checks that B is never entered on an infeasible edge. A new phi node tells
/// from which predecessor the block is entered.
static void checkEdges(FunctionChecks &Checks, BasicBlock &B,
                       const ConstantPropagation &Constants) {
  auto Never = infeasibleEdges(B, Constants);
  if (Never.empty() || !canInsertAtStart(B))
    return;
  std::string Text = "never enters " + Checks.name(B) + " from";
  for (const BasicBlock *From : Never)
    Text += ' ' + Checks.name(*From);
  Constant *Site =
      Checks.TheHooks.site(AnalysisResult::Constants, B.front(), Text);
  Checks.ThePlan.before(
      *B.getFirstInsertionPt(), Stage::Check,
      [=, &B, &Checks](IRBuilderBase &Builder) {
        auto *IsTaken = PHINode::Create(Builder.getInt1Ty(), 2, "facts");
        IsTaken->insertBefore(B.begin());
        for (BasicBlock *From : predecessors(&B))
          IsTaken->addIncoming(Builder.getInt1(!is_contained(Never, From)),
                               From);
        Checks.holds(Builder, Site, IsTaken);
      });
}

void mincaml::planConstants(FunctionChecks &Checks) {
  const auto &Constants =
      Checks.AM.getResult<ConstantPropagationAnalysis>(Checks.F);
  bool ChecksEdges = !dependsOnFreeze(Checks);
  for (BasicBlock &B : Checks.F) {
    if (!Checks.Dominators.isReachableFromEntry(&B))
      continue;
    if (ChecksEdges)
      checkEdges(Checks, B, Constants);
    for (Instruction &I : B) {
      Constant *Known =
          Constants.isReached(B) ? Constants.constantOf(I) : nullptr;
      if (!Known || !Checks.isComparable(I) || !canInsertAfter(I) ||
          !Checks.Defined.isDefined(I, I))
        continue;
      Constant *Site = Checks.TheHooks.site(AnalysisResult::Constants, I,
                                            Checks.name(I) + " is always " +
                                                Checks.name(*Known));
      Checks.ThePlan.after(I, Stage::Check,
                           [=, &I, &Checks](IRBuilderBase &Builder) {
                             Checks.equal(Builder, Site, Known, &I);
                           });
    }
  }
}

namespace {

class ValueNumberChecks {
public:
  explicit ValueNumberChecks(FunctionChecks &Checks)
      : Checks(Checks),
        Numbers(Checks.AM.getResult<ValueNumbersAnalysis>(Checks.F)) {}

  void run() {
    for (Argument &A : Checks.F.args())
      if (ValueNumber N = Numbers.of(A))
        addLeader(N, A);
    for (BasicBlock *B : ReversePostOrderTraversal<Function *>(&Checks.F))
      for (Instruction &I : *B)
        check(I);
  }

private:
  void check(Instruction &I) {
    ValueNumber N = Numbers.of(I);
    if (!N)
      return;
    if (auto *Store = dyn_cast<StoreInst>(&I)) {
      // N is the number of the stored value, and of later loads of the slot.
      Value *Stored = Store->getValueOperand();
      if (!isa<Constant>(Stored))
        addLeader(N, *Stored);
      return;
    }
    Value *Equal = leader(N, I);
    if (Equal && Equal->getType() == I.getType() && Equal != &I)
      compare(I, *Equal, /*IsInverse=*/false);
    else if (!N.isConstant())
      addLeader(N, I);
    const auto *Compare = dyn_cast<CmpInst>(&I);
    if (ValueNumber Inverse = Compare && Compare->getType()->isIntegerTy(1)
                                  ? Numbers.ofInverse(*Compare)
                                  : ValueNumber())
      if (Value *Opposite = leader(Inverse, I);
          Opposite && Opposite->getType() == I.getType())
        compare(I, *Opposite, /*IsInverse=*/true);
  }

  void compare(Instruction &I, Value &Equal, bool IsInverse) {
    if (!Checks.isComparable(I) || !canInsertAfter(I) ||
        !Checks.Defined.isDefined(I, I) || !Checks.Defined.isDefined(Equal, I))
      return;
    Constant *Site = Checks.TheHooks.site(
        AnalysisResult::ValueNumbers, I,
        Checks.name(I) +
            (IsInverse ? " is the opposite of " : " has the value of ") +
            Checks.name(Equal));
    Checks.ThePlan.after(
        I, Stage::Check,
        [=, &I, &Equal, &Checks = Checks](IRBuilderBase &Builder) {
          Checks.equal(Builder, Site,
                       IsInverse ? Builder.CreateNot(&Equal) : &Equal, &I);
        });
  }

  /// A value with the number N that dominates I, or null.
  Value *leader(ValueNumber N, const Instruction &I) {
    if (Constant *Known = N.getConstant())
      return Known;
    for (Value *V : Leaders.lookup(N.opaque()))
      if (V->getType() == I.getType() && Checks.Dominators.dominates(V, &I))
        return V;
    return nullptr;
  }

  void addLeader(ValueNumber N, Value &V) {
    // Bounds the search for a leader that dominates.
    constexpr unsigned MaximumLeaders = 8;
    auto &Known = Leaders[N.opaque()];
    if (Known.size() < MaximumLeaders)
      Known.push_back(&V);
  }

  FunctionChecks &Checks;
  const ValueNumbers &Numbers;
  /// Some values with each number.
  DenseMap<const void *, SmallVector<Value *, 4>> Leaders;
};

} // namespace

void mincaml::planValueNumbers(FunctionChecks &Checks) {
  ValueNumberChecks(Checks).run();
}

//===- Intervals of integers ----------------------------------------------===//

static bool isBounded(const Value &V, const Interval &Range) {
  return Range != Interval::all(V.getType()->getIntegerBitWidth());
}

static Value *isIn(IRBuilderBase &Builder, Value *V, const Interval &Range) {
  if (Range.isEmpty())
    return Builder.getFalse();
  auto Bound = [&](int64_t Number) {
    return ConstantInt::getSigned(V->getType(), Number);
  };
  return Builder.CreateAnd(Builder.CreateICmpSGE(V, Bound(Range.Low)),
                           Builder.CreateICmpSLE(V, Bound(Range.High)));
}

/// Plans a check of V, before or after an instruction.
static void checkRange(FunctionChecks &Checks, Plan::Side Where,
                       Instruction &At, Value &V, const Interval &Range) {
  std::string Text = Checks.name(V);
  if (Range.isEmpty())
    Text += " is never computed";
  else
    Text += " is from " + std::to_string(Range.Low) + " to " +
            std::to_string(Range.High);
  Checks.planHolds(
      Where, At, Stage::Check, AnalysisResult::Ranges, Text,
      [=, &V](IRBuilderBase &Builder) { return isIn(Builder, &V, Range); });
}

void mincaml::planRanges(FunctionChecks &Checks) {
  const auto &Values =
      Checks.ModuleAM.getResult<ModuleValueAnalysis>(*Checks.F.getParent());
  // The condition of a branch is checked at the start of the block that it
  // leads to.
  for (const auto &[Number, Pi] : enumerate(Values.piNodes(Checks.F).nodes())) {
    const Interval Range = Values.ofPi(Checks.F, Number).Range;
    auto &B = const_cast<BasicBlock &>(*Pi.To);
    auto &V = const_cast<Value &>(*Pi.Variable);
    if (Pi.isInteger() && isBounded(V, Range) && B.getSinglePredecessor() &&
        canInsertAtStart(B) &&
        Checks.Defined.isDefined(V, *B.getFirstInsertionPt()))
      checkRange(Checks, Plan::Side::Before, *B.getFirstInsertionPt(), V,
                 Range);
  }
  for (Instruction &I : instructions(Checks.F)) {
    if (!I.getType()->isIntegerTy() || !Checks.isComparable(I) ||
        !Checks.Dominators.isReachableFromEntry(I.getParent()) ||
        !canInsertAfter(I) || !Checks.Defined.isDefined(I, I))
      continue;
    const Interval Range = Values.of(I).Range;
    if (isBounded(I, Range))
      checkRange(Checks, Plan::Side::After, I, I, Range);
  }
}

//===- Constructors -------------------------------------------------------===//

/// Whether the analysis claims more about V than its interval says.
static bool isClaim(const Value &V, const AbstractValue &Claimed) {
  if (V.getType()->isPointerTy())
    return V.getType()->getPointerAddressSpace() == 0 &&
           !Claimed.Numbers.hasFromNull() &&
           (Claimed.Objects == ObjectSets::None ||
            Claimed.Range == Interval::constant(0));
  // The members of a set must fit into the type.
  return V.getType()->getIntegerBitWidth() > 8 &&
         Claimed.Numbers != NumberSet::of(Claimed.Range);
}

/// Whether the value of V, an integer or a pointer, is one that is claimed.
static Value *isOneOf(IRBuilderBase &Builder, Value *V,
                      const AbstractValue &Claimed, const DataLayout &Layout) {
  const bool IsPointer = V->getType()->isPointerTy();
  if (IsPointer)
    V = Builder.CreatePtrToInt(V, Layout.getIntPtrType(V->getType()));
  uint64_t Members = 0;
  for (unsigned Number : Claimed.Numbers.members())
    Members |= uint64_t(1) << Number;
  Type *Ty = V->getType();
  auto IsBelow = [&](uint64_t Limit) {
    return Builder.CreateICmpULT(V, ConstantInt::get(Ty, Limit));
  };
  // A shift by 64 or more is poison, so another number selects bit 63, which is
  // not a member.
  Value *IsSmall = IsBelow(NumberSet::Limit);
  Value *Shift = Builder.CreateZExtOrTrunc(
      Builder.CreateSelect(IsSmall, V, ConstantInt::get(Ty, 63)),
      Builder.getInt64Ty());
  Value *IsMember =
      Builder.CreateTrunc(Builder.CreateLShr(Builder.getInt64(Members), Shift),
                          Builder.getInt1Ty());
  Value *IsOther = Builder.getInt1(Claimed.Numbers.hasOthers());
  if (IsPointer && Claimed.Objects != ObjectSets::None)
    IsOther = Builder.CreateOr(
        IsOther, Builder.CreateNot(IsBelow(runtime::CONSTANT_LIMIT)));
  return Builder.CreateSelect(IsSmall, IsMember, IsOther);
}

void mincaml::planConstructors(FunctionChecks &Checks) {
  const auto &Values =
      Checks.ModuleAM.getResult<ModuleValueAnalysis>(*Checks.F.getParent());
  auto Check = [&](Plan::Side Where, Instruction &At, Value &V,
                   const AbstractValue &Claimed) {
    if (!isClaim(V, Claimed) || !Checks.Defined.isDefined(V, At))
      return;
    Checks.planHolds(
        Where, At, Stage::Check, AnalysisResult::Constructors,
        Checks.name(V) + " is " +
            describeConstructors(Values, Claimed, *V.getType(), /*Depth=*/0),
        [=, &V, &Checks](IRBuilderBase &Builder) {
          return isOneOf(Builder, &V, Claimed, Checks.TheHooks.layout());
        });
  };
  BasicBlock &Entry = Checks.F.getEntryBlock();
  if (canInsertAtStart(Entry))
    for (Argument &A : Checks.F.args())
      if (isTracked(*A.getType()))
        Check(Plan::Side::Before, *Entry.getFirstInsertionPt(), A,
              Values.of(A));
  for (const auto &[Number, Pi] : enumerate(Values.piNodes(Checks.F).nodes())) {
    auto &B = const_cast<BasicBlock &>(*Pi.To);
    if (B.getSinglePredecessor() && canInsertAtStart(B))
      Check(Plan::Side::Before, *B.getFirstInsertionPt(),
            const_cast<Value &>(*Pi.Variable), Values.ofPi(Checks.F, Number));
  }
  for (Instruction &I : instructions(Checks.F))
    if (isTracked(*I.getType()) &&
        Checks.Dominators.isReachableFromEntry(I.getParent()) &&
        canInsertAfter(I))
      Check(Plan::Side::After, I, I, Values.of(I));
}
