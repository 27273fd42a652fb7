//===- Ranges.cpp - Checks of the intervals of integers -------------------===//

#include "Checks.h"
#include "mincaml/Analysis/Ranges/ValueAnalysis.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace mincaml;
using namespace llvm;
using dataflow::Interval;

namespace {

class RangeChecks {
public:
  RangeChecks(FunctionChecks &Checks, const ValueAnalysis &Values)
      : Checks(Checks), Values(Values) {}

  void run();

private:
  Constant *site(const Instruction &At, const Value &V, const Interval &Range);
  void checkPi(const PiNode &Pi, const Interval &Range);

  FunctionChecks &Checks;
  const ValueAnalysis &Values;
};

} // namespace

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

Constant *RangeChecks::site(const Instruction &At, const Value &V,
                            const Interval &Range) {
  std::string Text = Checks.name(V);
  if (Range.isEmpty())
    Text += " is never computed";
  else
    Text += " is from " + std::to_string(Range.Low) + " to " +
            std::to_string(Range.High);
  return Checks.TheHooks.site(AnalysisResult::Ranges, At, Text);
}

/// Checks the condition of a branch at the start of the block that it leads to.
void RangeChecks::checkPi(const PiNode &Pi, const Interval &Range) {
  auto &B = const_cast<BasicBlock &>(*Pi.To);
  auto *V = const_cast<Value *>(Pi.Variable);
  if (!isBounded(*V, Range) || !B.getSinglePredecessor() ||
      !canInsertAtStart(B))
    return;
  Instruction &At = *B.getFirstInsertionPt();
  if (!Checks.Defined.isDefined(*V, At))
    return;
  Constant *Site = site(At, *V, Range);
  FunctionChecks *C = &Checks;
  Checks.ThePlan.before(At, Stage::Check, [=](IRBuilderBase &Builder) {
    C->holds(Builder, Site, isIn(Builder, V, Range));
  });
}

void RangeChecks::run() {
  for (const auto &[Number, Pi] : enumerate(Values.piNodes(Checks.F).nodes()))
    checkPi(Pi, Values.ofPi(Checks.F, Number).Range);
  for (Instruction &I : instructions(Checks.F)) {
    if (!I.getType()->isIntegerTy() || !Checks.isComparable(I) ||
        !Checks.Dominators.isReachableFromEntry(I.getParent()) ||
        !canInsertAfter(I) || !Checks.Defined.isDefined(I, I))
      continue;
    const Interval Range = Values.of(I).Range;
    if (!isBounded(I, Range))
      continue;
    Constant *Site = site(I, I, Range);
    FunctionChecks *C = &Checks;
    Checks.ThePlan.after(I, Stage::Check, [=, &I](IRBuilderBase &Builder) {
      C->holds(Builder, Site, isIn(Builder, &I, Range));
    });
  }
}

void mincaml::planRanges(FunctionChecks &Checks, const ValueAnalysis &Values) {
  RangeChecks(Checks, Values).run();
}
