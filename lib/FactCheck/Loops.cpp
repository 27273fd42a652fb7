//===- Loops.cpp - Checks of induction variables and Do-all loops ---------===//

#include "Checks.h"
#include "mincaml/Analysis/Loops/DoAll.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

namespace {

class InductionChecks {
public:
  InductionChecks(FunctionChecks &Checks, const LoopInduction &Induction)
      : Checks(Checks), Induction(Induction), TheLoop(*Induction.TheLoop) {}

  void run();

private:
  void checkVariable(const BasicInductionVariable &Variable);
  void checkRange(const BasicInductionVariable &Variable);
  void checkBounds(const TripBounds &Bounds);
  void checkValue(Instruction &I, const AffineValue &Affine);
  Value *toWidth(IRBuilderBase &Builder, const Value *V, unsigned Width) const;
  Constant *site(const Instruction &At, const Twine &Text) {
    return Checks.TheHooks.site(AnalysisResult::Induction, At, Text.str());
  }

  FunctionChecks &Checks;
  const LoopInduction &Induction;
  const Loop &TheLoop;
};

} // namespace

/// Converts an integer or a pointer to an integer of the given width.
Value *InductionChecks::toWidth(IRBuilderBase &Builder, const Value *V,
                                unsigned Width) const {
  auto *Given = const_cast<Value *>(V);
  Type *T = Builder.getIntNTy(Width);
  return V->getType()->isPointerTy() ? Builder.CreatePtrToInt(Given, T)
                                     : Builder.CreateSExtOrTrunc(Given, T);
}

void InductionChecks::run() {
  constexpr unsigned MaximumValues = 200;
  if (Induction.IsTooLarge || !canCount(TheLoop))
    return;
  for (const BasicInductionVariable &Variable : Induction.Variables)
    if (Variable.Step.getBitWidth() <= 64 &&
        Checks.Defined.isDefined(*Variable.Phi, *Variable.Phi)) {
      checkVariable(Variable);
      checkRange(Variable);
    }
  for (const TripBounds &Bounds : Induction.Bounds)
    checkBounds(Bounds);
  unsigned Values = 0;
  for (BasicBlock *B : TheLoop.blocks())
    for (Instruction &I : *B)
      if (auto Found = Induction.Values.find(&I);
          Found != Induction.Values.end() && ++Values <= MaximumValues)
        checkValue(I, Found->second);
}

/// Checks that the first value is the start and that each other one is the
/// previous one plus the step; if the variable is exact, also that this does
/// not wrap.
void InductionChecks::checkVariable(const BasicInductionVariable &Variable) {
  auto *Phi = const_cast<PHINode *>(Variable.Phi);
  unsigned Width = Variable.Step.getBitWidth();
  Type *T = IntegerType::get(Checks.F.getContext(), Width);
  auto Previous = Checks.addVariable(T, 0);
  auto Counter = Checks.counterOf(TheLoop);
  std::string Text = "induction variable " + Checks.name(*Phi) + " steps by " +
                     toString(Variable.Step, 10, /*Signed=*/true);
  bool HasStart = Variable.Start &&
                  Checks.Dominators.dominates(Variable.Start, Phi) &&
                  Checks.Defined.isDefined(*Variable.Start, *Phi);
  // Only integers are compared: an exact step that wraps would be poison.
  bool IsExact = Variable.IsExact && Phi->getType()->isIntegerTy();
  Constant *Site = site(*Phi, Text);
  Constant *ExactSite = site(*Phi, Text + " and does not wrap");
  Checks.ThePlan.after(
      *Phi, Stage::Check, [=, this, &Variable](IRBuilderBase &Builder) {
        Value *Now = toWidth(Builder, Phi, Width);
        Value *IsFirst = Builder.CreateICmpEQ(
            Builder.CreateLoad(Builder.getInt32Ty(), Counter->Slot),
            Builder.getInt32(0));
        Value *Old = Builder.CreateLoad(T, Previous->Slot);
        Value *Step = ConstantInt::get(T, Variable.Step);
        Value *First = HasStart ? toWidth(Builder, Variable.Start, Width) : Now;
        Checks.equal(
            Builder, Site,
            Builder.CreateSelect(IsFirst, First, Builder.CreateAdd(Old, Step)),
            Now);
        if (IsExact) {
          Value *IsGreater = Builder.CreateICmpSGT(Now, Old);
          if (Variable.Step.isNegative())
            IsGreater = Builder.CreateICmpSLT(Now, Old);
          Checks.holds(Builder, ExactSite,
                       Builder.CreateOr(IsFirst, IsGreater));
        }
        Builder.CreateStore(Now, Previous->Slot);
      });
}

void InductionChecks::checkRange(const BasicInductionVariable &Variable) {
  if (!Variable.Range)
    return;
  auto *Phi = const_cast<PHINode *>(Variable.Phi);
  auto [Least, Greatest] = *Variable.Range;
  Checks.planHolds(
      Plan::Side::After, *Phi, Stage::Check, AnalysisResult::Induction,
      Checks.name(*Phi) + " is from " + toString(Least, 10, true) + " to " +
          toString(Greatest, 10, true),
      [=, this, Least = Least, Greatest = Greatest](IRBuilderBase &Builder) {
        Value *Now = toWidth(Builder, Phi, Least.getBitWidth());
        return Builder.CreateAnd(
            Builder.CreateICmpSGE(Now, ConstantInt::get(Now->getType(), Least)),
            Builder.CreateICmpSLE(Now,
                                  ConstantInt::get(Now->getType(), Greatest)));
      });
}

/// Checks that the branch stays in the loop exactly if the bound says so, and
/// the known number of times. Its condition is defined, since a branch on undef
/// or poison is undefined behavior.
void InductionChecks::checkBounds(const TripBounds &Bounds) {
  auto *Branch = const_cast<BranchInst *>(
      dyn_cast<BranchInst>(Bounds.Exiting->getTerminator()));
  unsigned Width = Bounds.Offset.getBitWidth();
  if (!Branch || !Branch->isConditional() || Width > 64 ||
      !Checks.Dominators.dominates(Bounds.Bound, Branch) ||
      !Checks.Defined.isDefined(*Bounds.Variable, *Branch) ||
      !Checks.Defined.isDefined(*Bounds.Bound, *Branch))
    return;
  bool StaysIfTrue = TheLoop.contains(Branch->getSuccessor(0));
  auto Counter = Checks.counterOf(TheLoop);
  std::string Text = describeBounds(Induction, Bounds);
  Constant *Site = site(*Branch, Text);
  std::optional<uint64_t> Iterations =
      Bounds.Iterations && Bounds.Iterations->getActiveBits() <= 31
          ? std::optional(Bounds.Iterations->getZExtValue())
          : std::nullopt;
  Constant *CountSite =
      Iterations ? site(*Branch, Text + ", " + Twine(*Iterations) + " times")
                 : nullptr;
  Checks.ThePlan.before(
      *Branch, Stage::Check, [=, this, &Bounds](IRBuilderBase &Builder) {
        Value *Stays = Branch->getCondition();
        if (!StaysIfTrue)
          Stays = Builder.CreateNot(Stays);
        Value *Number = Builder.CreateAdd(
            toWidth(Builder, Bounds.Variable, Width),
            ConstantInt::get(Builder.getContext(), Bounds.Offset));
        Checks.equal(Builder, Site,
                     Builder.CreateICmp(Bounds.Predicate, Number,
                                        const_cast<Value *>(Bounds.Bound)),
                     Stays);
        if (Iterations)
          Checks.equal(
              Builder, CountSite,
              Builder.CreateICmpULT(
                  Builder.CreateLoad(Builder.getInt32Ty(), Counter->Slot),
                  Builder.getInt32(*Iterations)),
              Stays);
      });
}

/// Checks that the value is Base + Scale * Variable + Offset.
void InductionChecks::checkValue(Instruction &I, const AffineValue &Affine) {
  unsigned Width = Affine.Offset.getBitWidth();
  if (isa<PHINode>(I) || !Affine.Variable || Width > 64 || !canInsertAfter(I) ||
      !Checks.isComparable(I) || !Checks.Defined.isDefined(I, I) ||
      !Checks.Defined.isDefined(*Affine.Variable, I) ||
      (Affine.Base && !Checks.Dominators.dominates(Affine.Base, &I)))
    return;
  Constant *Site =
      site(I, Checks.name(I) + " is " +
                  (Affine.Base ? Checks.name(*Affine.Base) + " + " : "") +
                  toString(Affine.Scale, 10, true) + " * " +
                  Checks.name(*Affine.Variable) + " + " +
                  toString(Affine.Offset, 10, true));
  Checks.ThePlan.after(I, Stage::Check, [=, this, &I](IRBuilderBase &Builder) {
    Value *Sum =
        Builder.CreateMul(toWidth(Builder, Affine.Variable, Width),
                          ConstantInt::get(Builder.getContext(), Affine.Scale));
    Sum = Builder.CreateAdd(
        Sum, ConstantInt::get(Builder.getContext(), Affine.Offset));
    if (Affine.Base)
      Sum = Builder.CreateAdd(Sum, toWidth(Builder, Affine.Base, Width));
    Checks.equal(Builder, Site, Sum, toWidth(Builder, &I, Width));
  });
}

void mincaml::planInduction(FunctionChecks &Checks) {
  const auto &Variables =
      Checks.AM.getResult<InductionVariablesAnalysis>(Checks.F);
  for (const LoopInduction &Induction : Variables.loops()) {
    auto Loop = std::make_shared<InductionChecks>(Checks, Induction);
    Loop->run();
    Checks.keep(Loop);
  }
}

/// Registers the iteration of every load and store in a Do-all loop.
static void checkDoAll(FunctionChecks &Checks, const Loop &TheLoop) {
  Hooks &TheHooks = Checks.TheHooks;
  auto Execution = Checks.addVariable(TheHooks.wordType(), 0);
  auto Counter = Checks.counterOf(TheLoop);
  for (BasicBlock *B : entering(TheLoop))
    Checks.ThePlan.before(*B->getTerminator(), Stage::Update,
                          [=, &TheHooks](IRBuilderBase &Builder) {
                            Builder.CreateStore(
                                TheHooks.call(Builder, Hook::loop_begin, {}),
                                Execution->Slot);
                          });
  std::string Text = " in do-all loop " + Checks.name(*TheLoop.getHeader());
  for (BasicBlock *B : TheLoop.blocks())
    for (Instruction &I : *B) {
      auto *Pointer = const_cast<Value *>(getLoadStorePointerOperand(&I));
      if (!Pointer || Pointer->getType()->getPointerAddressSpace() != 0)
        continue;
      TypeSize Size = TheHooks.layout().getTypeStoreSize(getLoadStoreType(&I));
      Constant *Site =
          TheHooks.site(AnalysisResult::DoAll, I, Checks.describe(I) + Text);
      Checks.ThePlan.before(
          I, Stage::Check, [=, &TheHooks, &I](IRBuilderBase &Builder) {
            Type *Word = Builder.getInt32Ty();
            TheHooks.call(
                Builder, isa<StoreInst>(I) ? Hook::loop_write : Hook::loop_read,
                {Site, Builder.CreateLoad(Word, Execution->Slot),
                 Builder.CreateLoad(Word, Counter->Slot), Pointer,
                 Builder.getInt64(Size.getFixedValue())});
          });
    }
}

void mincaml::planDoAll(FunctionChecks &Checks) {
  for (const DoAllLoop &Found :
       Checks.AM.getResult<DoAllAnalysis>(Checks.F).loops())
    if (Found.isDoAll() && canCount(*Found.Induction->TheLoop))
      checkDoAll(Checks, *Found.Induction->TheLoop);
}
