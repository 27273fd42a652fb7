//===- ModuloInput.cpp - Variants `unevaluated` and `neutral` -------------===//

#include "VariantBuilder.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

namespace {

/// Changes the largest expressions that the run does not evaluate.
class Unevaluated : public TreeWalker {
public:
  Unevaluated(VariantBuilder &Builder, const ExecutionProfile &Profile,
              bool MayRemove)
      : Builder(Builder), Profile(Profile), MayRemove(MayRemove) {}

private:
  bool isEvaluated(Expression *E) const {
    llvm::SmallVector<Expression *, 32> Rest = {E};
    while (!Rest.empty()) {
      Expression *Part = Rest.pop_back_val();
      if (Profile.Evaluated.contains(Part))
        return true;
      for (unsigned I = 0; Expression **Slot = operand(Part, I); ++I)
        if (*Slot)
          Rest.push_back(*Slot);
    }
    return false;
  }

  static bool evaluatesAllOperands(const Expression &E) {
    if (const auto *B = dyn_cast<Binary>(&E))
      return group(B->Operator) != OperatorGroup::Logical;
    return !continuation(&E) && !isa<If, Match>(&E);
  }

  bool isAbsentGuard() const {
    const auto *M = llvm::dyn_cast_or_null<Match>(parent());
    if (!M || operandNumber() == 0 || operandNumber() > M->Guards.size())
      return false;
    // The operands of a match are the scrutinee, the guards and the bodies.
    return !M->hasGuard(operandNumber() - 1);
  }

  bool enter(Expression *&Slot) override {
    // The name of a callee is not replaced, because an external function is not
    // a value.
    if (isFormat() || (isCallee() && isa<VariableReference>(Slot)))
      return true;
    // The guard of a case without `when` is not an expression of the program.
    if (isAbsentGuard())
      return true;
    if (isEvaluated(Slot))
      return true;
    // The run has evaluated the parent but not this operand, because another
    // operand has raised an exception. The compiled variant may evaluate this
    // operand first: the order matters only if both operands have effects.
    if (parent() && evaluatesAllOperands(*parent()) && isEvaluated(parent()))
      return false;
    // Sometimes change parts of the expression instead.
    if (!Builder.choose())
      return true;
    if (Expression *New = change(Slot)) {
      Slot = New;
      ++Builder.Changes;
    }
    return false;
  }

  Expression *change(Expression *E) {
    Random &Choice = Builder.Choice;
    TreeBuilder &Build = Builder.Build;
    Expression *Other = Choice.percent(30)
                            ? Builder.Values.pure(E->Ty, scope())
                            : Builder.Values.unsafeExpression(E->Ty, scope());
    if (!Other || (MayRemove && Choice.percent(50)))
      return Other;
    Expression *Condition = Choice.percent(30)
                                ? Build.boolean(Choice.coin())
                                : Builder.Values.trueCondition(scope());
    return Choice.coin() ? Build.conditional(Condition, Other, E)
                         : Build.conditional(Condition, E, Other);
  }

  VariantBuilder &Builder;
  const ExecutionProfile &Profile;
  bool MayRemove;
};

/// Inserts branches that the run does not take, and stores that write back an
/// element of an array.
class Neutral : public Replacer {
public:
  Neutral(VariantBuilder &Builder, const ExecutionProfile &Profile)
      : Replacer(Builder), Profile(Profile) {}

private:
  using Range = ExecutionProfile::Range;

  Expression *replace(Expression *E) override {
    if (isCallee() || !Profile.Evaluated.contains(E))
      return nullptr;
    if (auto *Get = dyn_cast<ArrayGet>(E))
      if (Expression *New = writeBack(*Get))
        return New;
    const VariableReference *V = observed(E);
    return V ? guard(E, *V) : nullptr;
  }

  /// Returns a reference to an int variable whose values are known when E is
  /// evaluated. It is E itself, or an operand that is evaluated whenever E is.
  /// Returns null if there is no such reference.
  const VariableReference *observed(Expression *E) {
    if (isKnown(E))
      return cast<VariableReference>(E);
    // If the run was aborted, an operand of E may not have been evaluated.
    if (!Profile.IsComplete || isa<LetRec, LetRecGroup>(E))
      return nullptr;
    bool IsStrict = isa<Apply, Tuple, ArrayMake, ArrayGet, ArrayPut>(E);
    if (const auto *B = dyn_cast<Binary>(E))
      IsStrict = group(B->Operator) != OperatorGroup::Logical;
    for (unsigned I = 0; Expression **Slot = operand(E, I); ++I) {
      // Other expressions always evaluate their first operand.
      if (I > 0 && !IsStrict)
        break;
      if (*Slot && isKnown(*Slot))
        return cast<VariableReference>(*Slot);
    }
    return nullptr;
  }

  bool isKnown(Expression *E) const {
    const auto *V = dyn_cast<VariableReference>(E);
    return V && Profile.Ints.contains(V);
  }

  /// Builds `if x > MAX then OTHER else E` or a similar test, where MAX is the
  /// largest value of x in the run.
  Expression *guard(Expression *E, const VariableReference &V) {
    Random &Choice = Builder.Choice;
    TreeBuilder &Build = Builder.Build;
    Range R = Profile.Ints.lookup(&V);
    bool IsAbove = Choice.coin();
    if (IsAbove ? R.High == INT32_MAX : R.Low == INT32_MIN)
      return nullptr;
    Expression *Other = Builder.Values.unsafeExpression(E->Ty, scope());
    if (!Other)
      return nullptr;
    // The bound is either the extreme value that occurs, or further away.
    int64_t Distance = Choice.percent(60) ? 0 : Choice.below(1000);
    auto X = [&] { return Build.variable(V.Name, V.Ty); };
    auto Bound = int32_t(std::clamp<int64_t>(
        IsAbove ? R.High + Distance : R.Low - Distance, INT32_MIN, INT32_MAX));
    if (Choice.percent(25)) {
      // Test for equality with a value outside of the range.
      if (Bound == (IsAbove ? INT32_MAX : INT32_MIN))
        return nullptr;
      Expression *Value = Build.integer(IsAbove ? Bound + 1 : Bound - 1);
      return Build.conditional(Build.binary(BinaryOperator::Equal, X(), Value),
                               Other, E);
    }
    if (Choice.coin())
      return Build.conditional(
          Build.binary(IsAbove ? BinaryOperator::Greater : BinaryOperator::Less,
                       X(), Build.integer(Bound)),
          Other, E);
    return Build.conditional(Build.binary(IsAbove
                                              ? BinaryOperator::LessEqual
                                              : BinaryOperator::GreaterEqual,
                                          X(), Build.integer(Bound)),
                             E, Other);
  }

  /// Builds `a.(i) <- a.(i); a.(i)`.
  Expression *writeBack(ArrayGet &Get) {
    auto Atom = [](const Expression *E) {
      return isa<VariableReference, IntLiteral>(E);
    };
    // An access to a string looks the same, but strings cannot be written.
    if (!Get.Array->Ty->isArray() || !Atom(Get.Array) || !Atom(Get.Index) ||
        !Builder.Choice.percent(60))
      return nullptr;
    TreeBuilder &Build = Builder.Build;
    auto Again = [&](const Expression *E) -> Expression * {
      if (const auto *V = dyn_cast<VariableReference>(E))
        return Build.variable(V->Name, V->Ty);
      return Build.integer(cast<IntLiteral>(E)->Value);
    };
    // Get itself becomes the second of two reads. If the access is out of
    // bounds, the first read fails with the same error.
    Expression *Read = Build.arrayGet(Again(Get.Array), Again(Get.Index));
    Expression *Put = Build.arrayPut(Again(Get.Array), Again(Get.Index), Read);
    return Build.sequence(Put, &Get);
  }

  const ExecutionProfile &Profile;
};

} // namespace

void mincaml::rewriting::changeUnevaluated(VariantBuilder &Builder,
                                           const ExecutionProfile &Profile,
                                           bool MayRemove) {
  Unevaluated(Builder, Profile, MayRemove).walk(Builder.Program.Tree);
}

void mincaml::rewriting::insertNeutral(VariantBuilder &Builder,
                                       const ExecutionProfile &Profile) {
  Neutral(Builder, Profile).walk(Builder.Program.Tree);
}
