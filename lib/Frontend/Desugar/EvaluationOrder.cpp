//===- EvaluationOrder.cpp - OCaml's order of evaluation ------------------===//
//
// Later stages evaluate the operands of an expression from left to right, and
// OCaml's compilers mostly from right to left (language.md, section 2). This
// stage makes the order explicit: it hoists operands that must be evaluated
// before others into new definitions.
//
//   f (g x) (h y)   becomes   let y' = h y in f (g x) y'
//
// Operands are not hoisted if the order cannot be observed, for example if all
// but one of them have no effects. The stage knows the effects of calls of most
// functions: `fib (n - 1) + fib (n - 2)` does not change. This keeps live
// ranges short: when the operands of a sum are evaluated from right to left,
// all of them are live until the first addition.
//
// As in Desugar.cpp, the stage recurses only on nested expressions, and
// iterates along chains of definitions and of left operands. All definitions
// that a chain of left operands needs precede the whole chain, because the
// leftmost operand is evaluated last.
//
//===----------------------------------------------------------------------===//

#include "Desugar/Builders.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"
#include <optional>
#include <utility>
#include <vector>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::StringRef;

namespace {

/// The set of effects that the evaluation of an expression may have. Reads of
/// memory count as effects, because other operands may write it.
using Effects = unsigned;
enum Effect : Effects {
  NoEffect = 0,
  ReadsMemory = 1, ///< memory that assignments can change
  ChecksBounds = 2,
  Divides = 4,  ///< may raise Division_by_zero
  Recurses = 8, ///< may not terminate
  AnyEffect = 16
};

/// Whether the order of evaluation of two expressions can be observed. The
/// exceptions of two bounds checks are equal, and so are those of two
/// divisions.
bool isOrdered(Effects A, Effects B) {
  auto Differ = [](Effects X, Effects Y) {
    return ((X & AnyEffect) && Y != NoEffect) ||
           ((X & ChecksBounds) && (Y & (Divides | Recurses))) ||
           ((X & Divides) && (Y & Recurses));
  };
  return Differ(A, B) || Differ(B, A);
}

struct Operand {
  Expression **Slot;
  Effects Has;
};

class EvaluationOrder : CoreBuilder {
public:
  using CoreBuilder::CoreBuilder;

  void run(Expression *&Program);

private:
  Effects fix(Expression *&E);
  Effects fixFunctions(ArrayRef<FunctionDefinition *> Functions,
                       llvm::MutableArrayRef<Expression *> Bodies,
                       bool IsRecursive);
  Effects fixValue(const Binder &Name, Expression *&Value);
  void setKnown(const Binder &Name, const FunctionDefinition &F,
                Effects OfCalls);
  Effects effectsOfComparison(const Expression *Compared);
  bool mayContainFunctions(const Type *Root);
  Effects effectsOfCall(const Apply &A);
  Effects fixDefinition(Expression *E);
  Effects fixLeftSpine(Expression *&E);
  Effects fixOperation(Expression *E, Effects Left);
  Effects fixCall(Apply *Outer);
  void fixPartialCall(FunctionDefinition &F, ArrayRef<Operand> Arguments);
  Effects fixLeaf(Expression *E);
  Effects fixMatch(Match *M);
  Effects fixBranches(If *First);
  Effects fixRecord(Record *R);
  void readFields(Record &R, const Binder &Base,
                  std::vector<std::optional<Effects>> &Written,
                  std::vector<size_t> &Positions);
  Effects fixAll(Expression *E);
  Effects fixFromRight(llvm::MutableArrayRef<Expression *> Operands);
  Effects fixInOrder(ArrayRef<Operand> Operands);
  void hoist(const Operand &O);

  /// A function whose name no other variable of the program has. Therefore it
  /// can be identified by its name.
  struct KnownFunction {
    size_t NumParameters;
    Effects OfCalls;
  };
  llvm::DenseMap<StringRef, KnownFunction> Known;
  llvm::DenseMap<StringRef, unsigned> Variables;
  /// For types that are compared, whether the comparison can reach a function.
  llvm::DenseMap<const Type *, bool> ComparisonsMayRaise;
  unsigned FunctionDepth = 0;
  // Stacks that all activations share. Each activation uses the elements above
  // the size at its start.
  std::vector<Expression *> Spine;
  /// The operands of the current spine that are hoisted. Later elements are
  /// evaluated before earlier ones.
  using NewVariable = std::pair<Binder, Expression *>;
  std::vector<NewVariable> Hoisted;
};

} // namespace

//===- The walk -----------------------------------------------------------===//

void EvaluationOrder::run(Expression *&Program) {
  forEachExpression(*Program, [this](const Expression &E) {
    forEachBinder(E, [this](const Binder &B) { ++Variables[B.Name]; });
  });
  fix(Program);
}

/// Fixes the order of evaluation in Root, which may be replaced. Returns its
/// effects.
Effects EvaluationOrder::fix(Expression *&Root) {
  Effects All = NoEffect;
  Expression **Slot = &Root;
  while (Expression **Next = continuation(*Slot)) {
    All |= fixDefinition(*Slot);
    if (!*Next) // The end of a program.
      return All;
    Slot = Next;
  }
  return All | fixLeftSpine(*Slot);
}

static Expression *withoutAnnotation(Expression *E) {
  while (auto *A = dyn_cast<Annotated>(E))
    E = A->Operand;
  return E;
}

static bool cannotFail(const Pattern &P) {
  return P.isVariable() ||
         (P.isTuple() && llvm::all_of(P.Elements, cannotFail));
}

/// Fixes the order in a link of a chain, except in its continuation.
Effects EvaluationOrder::fixDefinition(Expression *E) {
  if (auto *L = dyn_cast<LetDefinitions>(E)) {
    if (L->IsRecursive) {
      std::vector<FunctionDefinition *> Functions;
      for (const Definition &D : L->Definitions)
        Functions.push_back(D.Function);
      fixFunctions(Functions, L->Values, /*IsRecursive=*/true);
      return NoEffect;
    }
    Effects All = NoEffect;
    for (auto [D, Value] : llvm::zip_equal(L->Definitions, L->Values)) {
      if (D.Function) {
        fixFunctions(D.Function, Value, /*IsRecursive=*/false);
        continue;
      }
      // OCaml compiles this definition like a match, which evaluates the
      // components of the tuple from left to right.
      auto *T = dyn_cast<Tuple>(withoutAnnotation(Value));
      const bool IsMatch =
          T && D.Target.Opening.isValid() &&
          D.Target.Opening.getPointer() <= L->Range.Start.getPointer();
      All |= IsMatch                 ? fixAll(T)
             : D.Target.isVariable() ? fixValue(D.Target.Variable, Value)
                                     : fix(Value);
      // Matching the pattern may fail, or read mutable fields.
      if (!cannotFail(D.Target))
        All |= AnyEffect;
    }
    return All;
  }
  if (auto *L = dyn_cast<LetRec>(E)) {
    fixFunctions(L->Function, L->Function->Body, /*IsRecursive=*/true);
    return NoEffect;
  }
  if (auto *L = dyn_cast<Let>(E))
    return fixValue(L->Variable, L->Value);
  if (auto *L = dyn_cast<LetTuple>(E))
    return fix(L->Value);
  if (auto *T = dyn_cast<TopLevelExpression>(E))
    return fix(T->Value);
  if (auto *S = dyn_cast<Sequence>(E))
    return fix(S->First);
  return NoEffect;
}

/// Whether E begins with an operand that is evaluated after the other operands,
/// or before operands that are never hoisted.
static bool beginsWithOperand(const Expression *E) {
  return isa<Binary, Not, Negate, FloatNegate, ArrayGet, ArrayPut, ArrayLength,
             Assert, Dereference, Assign, GetField, SetField, Raise, Annotated>(
      E);
}

Effects EvaluationOrder::fixLeftSpine(Expression *&E) {
  const size_t Base = Spine.size();
  const size_t HoistedBase = Hoisted.size();
  Expression **Slot = &E;
  for (; beginsWithOperand(*Slot); Slot = operand(*Slot, 0))
    Spine.push_back(*Slot);
  Effects Has = continuation(*Slot) ? fix(*Slot) : fixLeaf(*Slot);
  while (Spine.size() > Base) {
    Expression *Operation = Spine.back();
    Spine.pop_back();
    Has = fixOperation(Operation, Has);
  }
  for (size_t I = HoistedBase; I != Hoisted.size(); ++I)
    E = let(Hoisted[I].first, Hoisted[I].second, E);
  Hoisted.resize(HoistedBase);
  return Has;
}

/// Fixes the order in the bodies of functions, and returns the effects of their
/// calls. For recursive functions, the first walk assumes that a call has no
/// effect, except that it may not terminate. The effects that it finds are
/// complete, because effects only accumulate, and the second walk uses them for
/// the calls.
Effects
EvaluationOrder::fixFunctions(ArrayRef<FunctionDefinition *> Functions,
                              llvm::MutableArrayRef<Expression *> Bodies,
                              bool IsRecursive) {
  Effects Calls = NoEffect;
  auto Assume = [&](Effects Has) {
    for (const FunctionDefinition *F : Functions)
      setKnown(F->Name, *F, Has);
  };
  // The second walk doubles the time for each level of nested functions.
  constexpr unsigned DeepestFunction = 3;
  const bool WalksTwice = IsRecursive && FunctionDepth < DeepestFunction;
  if (IsRecursive)
    Assume(WalksTwice ? Recurses : AnyEffect);
  ++FunctionDepth;
  for (Expression *&Body : Bodies)
    Calls |= fix(Body);
  for (const FunctionDefinition *F : Functions)
    if (!llvm::all_of(F->Patterns, cannotFail))
      Calls |= AnyEffect; // Match_failure
  if (WalksTwice) {
    Assume(Calls);
    if (Calls & ~Recurses)
      for (Expression *&Body : Bodies)
        fix(Body);
  }
  --FunctionDepth;
  if (!IsRecursive)
    Assume(Calls);
  return Calls;
}

/// Fixes the order in the value of a variable, which may be a function.
Effects EvaluationOrder::fixValue(const Binder &Name, Expression *&Value) {
  auto *F = dyn_cast<Fun>(Value);
  if (!F)
    return fix(Value);
  FunctionDefinition &Function = *F->Function;
  setKnown(Name, Function,
           fixFunctions(&Function, Function.Body, /*IsRecursive=*/false));
  return NoEffect;
}

void EvaluationOrder::setKnown(const Binder &Name, const FunctionDefinition &F,
                               Effects OfCalls) {
  if (Variables.lookup(Name.Name) == 1)
    Known[Name.Name] = {F.Parameters.size(), OfCalls};
}

//===- Operations ---------------------------------------------------------===//

/// Fixes the order among all operands of E, and in those after the first one.
/// Left is the effects of the first operand.
Effects EvaluationOrder::fixOperation(Expression *E, Effects Left) {
  llvm::SmallVector<Operand, 3> FromLeft = {{operand(E, 0), Left}};
  for (unsigned I = 1; Expression **Next = operand(E, I); ++I)
    FromLeft.push_back({Next, fix(*Next)});
  Effects All = NoEffect;
  for (const Operand &O : FromLeft)
    All |= O.Has;
  auto FromRight = [&] {
    std::reverse(FromLeft.begin(), FromLeft.end());
    fixInOrder(FromLeft);
  };

  switch (E->TheKind) {
  case Expression::Kind::Binary: {
    auto *B = cast<Binary>(E);
    OperatorGroup Group = group(B->Operator);
    if (Group == OperatorGroup::Logical)
      return All;
    FromRight();
    if (Group == OperatorGroup::Comparison)
      return All | effectsOfComparison(B->Left);
    if (Group == OperatorGroup::Concatenation)
      return All | ReadsMemory; // The library's Bytes mutates its strings.
    const auto *Divisor = dyn_cast<IntLiteral>(B->Right);
    const bool MayRaise = (B->Operator == BinaryOperator::Divide ||
                           B->Operator == BinaryOperator::Remainder) &&
                          !(Divisor && Divisor->Value);
    return All | (MayRaise ? Divides : NoEffect);
  }
  case Expression::Kind::ArrayGet:
    // `ocamlopt` evaluates `s.[i]` from left to right, `ocaml` does not.
    if (!cast<ArrayGet>(E)->IsString)
      FromRight();
    return All | ReadsMemory | ChecksBounds;
  case Expression::Kind::GetField: {
    const auto *G = cast<GetField>(E);
    return All | (G->Constructor->Fields[G->Index].IsMutable ? ReadsMemory
                                                             : NoEffect);
  }
  case Expression::Kind::Dereference:
    return All | ReadsMemory;
  case Expression::Kind::ArrayPut:
  case Expression::Kind::SetField:
  case Expression::Kind::Assign:
    FromRight();
    return AnyEffect;
  case Expression::Kind::Assert:
  case Expression::Kind::Raise:
    return AnyEffect;
  default:
    return All;
  }
}

/// Whether values of the type can contain functions. Only the definitions of
/// data types can contain them, because inference rejects comparisons of types
/// that contain functions elsewhere.
bool EvaluationOrder::mayContainFunctions(const Type *Root) {
  std::vector<const Type *> Pending{Root};
  llvm::DenseSet<const Type *> Visited;
  llvm::DenseSet<const DataType *> VisitedDefinitions;
  while (!Pending.empty()) {
    const Type *T = Pending.back()->resolve();
    Pending.pop_back();
    // An exception may have any argument.
    if (T->isFunction() || T->is(Type::Kind::Exception))
      return true;
    if ((!T->isTuple() && !T->isArray() && !T->isData()) ||
        !Visited.insert(T).second)
      continue;
    for (unsigned I = 0; I != T->size(); ++I)
      Pending.push_back(T->operand(I));
    if (T->isArray())
      Pending.push_back(T->element());
    if (T->isData() && VisitedDefinitions.insert(T->definition()).second)
      for (const Constructor *X : T->definition()->Constructors)
        llvm::append_range(Pending, X->Arguments);
  }
  return false;
}

/// Returns the effects of comparing values of the type of Compared. The
/// comparison of two functions raises an exception.
Effects EvaluationOrder::effectsOfComparison(const Expression *Compared) {
  const Type *T = Compared->Ty->resolve();
  if (T->isInt() || T->isFloat() || T->isBool() || T->isUnit() ||
      T->is(Type::Kind::Char))
    return NoEffect;
  auto [Known, IsNew] = ComparisonsMayRaise.try_emplace(T);
  if (IsNew)
    Known->second = mayContainFunctions(T);
  // Arrays and records may be mutable, and so are the strings that Bytes uses.
  return Known->second ? AnyEffect : ReadsMemory;
}

static bool comparesArguments(Builtin B) {
  return B == Builtin::min || B == Builtin::max || B == Builtin::compare ||
         B == Builtin::same_key;
}

/// Returns the effects of a call of a builtin, without those of its operands.
static Effects effectsOf(Builtin B) {
  switch (B) {
  case Builtin::incr:
  case Builtin::decr:
  case Builtin::raise:
  case Builtin::format_output:
  case Builtin::format_error:
  case Builtin::hash_value:
  case Builtin::hash_view:
  case Builtin::exception_text:
    return AnyEffect;
  case Builtin::format_string:
    return ReadsMemory;
  case Builtin::string_get:
    return ChecksBounds;
  default:
    return NoEffect;
  }
}

/// The effect of a function of the runtime.
static runtime::Effect runtimeEffect(StringRef Name) {
  if (const runtime::LibraryFunction *F = runtime::findLibraryFunction(Name))
    return F->TheEffect;
  return llvm::StringSwitch<runtime::Effect>(Name)
#define MINCAML_EXTERNAL(Name, Parameter, Result, ItsEffect)                   \
  .Case(#Name, runtime::Effect::ItsEffect)
#include "mincaml/Support/RuntimeABI.def"
      .Default(runtime::Effect::WRITES);
}

static bool isString(const Expression *E) {
  return E->Ty->resolve()->is(Type::Kind::String);
}

/// Returns the effects of the call A, without those of its operands.
Effects EvaluationOrder::effectsOfCall(const Apply &A) {
  const auto *V = dyn_cast<VariableReference>(A.Callee);
  if (!V)
    return AnyEffect;
  // A call that lacks arguments only creates a function.
  if (V->ResolvedTo == VariableReference::Resolution::Local) {
    auto I = Known.find(V->Name);
    if (I == Known.end() || A.Arguments.size() > I->second.NumParameters)
      return A.Arguments.size() < V->NumParameters ? NoEffect : AnyEffect;
    return A.Arguments.size() < I->second.NumParameters ? NoEffect
                                                        : I->second.OfCalls;
  }
  if (A.Arguments.size() != V->NumParameters)
    return A.Arguments.size() < V->NumParameters ? NoEffect : AnyEffect;
  if (V->ResolvedTo == VariableReference::Resolution::Builtin)
    return comparesArguments(*findBuiltin(V->Name))
               ? effectsOfComparison(A.Arguments.front())
               : effectsOf(*findBuiltin(V->Name));
  if (V->ResolvedTo != VariableReference::Resolution::RuntimeExternal)
    return AnyEffect;
  switch (runtimeEffect(V->Name)) {
  case runtime::Effect::PURE:
    return llvm::any_of(A.Arguments, isString) ? ReadsMemory : NoEffect;
  case runtime::Effect::ALLOCATES:
  case runtime::Effect::READS:
    return ReadsMemory;
  default:
    return AnyEffect;
  }
}

/// Returns the builtin that A calls with all of its arguments, and possibly
/// more. Returns null if there is none.
static const VariableReference *calledBuiltin(const Apply &A) {
  const auto *V = dyn_cast<VariableReference>(A.Callee);
  return V && V->ResolvedTo == VariableReference::Resolution::Builtin &&
                 A.Arguments.size() >= V->NumParameters
             ? V
             : nullptr;
}

/// Whether the arguments of a call are evaluated from left to right. `ocamlopt`
/// does so for some functions that it replaces by instructions, depending on
/// the argument types that are known at the call; `ocaml` does not.
static bool isFromLeft(const Apply &A) {
  if (A.IsFromLeft)
    return true;
  if (const auto *V = dyn_cast<VariableReference>(A.Callee);
      V && (V->Name == "Bytes.get" || V->Name == "Bytes.set"))
    return A.Arguments.size() == V->NumParameters;
  const VariableReference *V = calledBuiltin(A);
  if (!V || A.Arguments.size() != V->NumParameters)
    return false;
  const Builtin B = *findBuiltin(V->Name);
  if (B != Builtin::compare)
    return B == Builtin::string_get;
  const Type *T = A.Arguments.front()->Ty->resolve();
  return T->isInt() || T->isFloat() || T->isBool() || T->isUnit() ||
         T->is(Type::Kind::Char) ||
         (T->isData() && T->definition()->isEnumeration());
}

/// Fixes the order in a call and in the calls that compute its callee: `f x y`
/// and `y |> f x` are single calls, as in OCaml. If the callee is neither a
/// known function nor the result of a call, it is evaluated before the
/// arguments, as by `ocamlopt` (but not by `ocaml`).
Effects EvaluationOrder::fixCall(Apply *Outer) {
  llvm::SmallVector<Operand, 4> Operands;
  Effects All = NoEffect;
  auto AddArguments = [&](Apply *A) {
    for (Expression *&Argument : llvm::reverse(A->Arguments)) {
      Operands.push_back({&Argument, fix(Argument)});
      All |= Operands.back().Has;
    }
  };
  AddArguments(Outer);
  if (Outer->LacksArguments) {
    std::reverse(Operands.begin(), Operands.end());
    fixPartialCall(*cast<Fun>(Outer->Callee)->Function, Operands);
    return AnyEffect;
  }
  Expression **Callee = &Outer->Callee;
  bool IsOneCall = true;
  for (;; IsOneCall = false) {
    auto *Inner = dyn_cast<Apply>(*Callee);
    if (!Inner || Inner->LacksArguments || calledBuiltin(*Inner))
      break;
    AddArguments(Inner);
    Callee = &Inner->Callee;
  }
  const Expression *Function = withoutAnnotation(*Callee);
  const bool IsKnown = isa<VariableReference, Fun>(Function);
  if (IsOneCall && isFromLeft(*Outer))
    return All | effectsOfCall(*Outer);
  // The other arguments belong to a call of the result of the builtin.
  if (const VariableReference *Called = calledBuiltin(*Outer);
      Called && IsOneCall)
    std::rotate(Operands.begin(), Operands.end() - Called->NumParameters,
                Operands.end());
  const auto *V = dyn_cast<VariableReference>(Function);
  const bool MayCall =
      !IsOneCall && !(V && Operands.size() <= V->NumParameters);
  Operands.insert(IsKnown ? Operands.end() : Operands.begin(),
                  {Callee, fix(*Callee)});
  // The calls that return functions are evaluated after all arguments.
  if (MayCall)
    Operands.push_back({nullptr, AnyEffect});
  All = fixInOrder(Operands);
  return IsOneCall ? All | effectsOfCall(*Outer) : AnyEffect;
}

/// Fixes the order of a call that lacks labelled arguments: inference has made
/// it a call of a new function F, whose body calls the function itself. First,
/// the arguments before the first missing one are evaluated from right to left,
/// then the function, and then the other arguments from left to right.
void EvaluationOrder::fixPartialCall(FunctionDefinition &F,
                                     ArrayRef<Operand> Arguments) {
  auto *Inner = cast<Apply>(F.Body);
  size_t First = 0;
  for (Expression *Passed : Inner->Arguments) {
    // The argument for an optional parameter is wrapped in Some, or is None.
    if (auto *C = dyn_cast<Construct>(Passed)) {
      if (C->Arguments.empty())
        continue;
      Passed = C->Arguments.front();
    }
    if (First == Arguments.size() ||
        cast<VariableReference>(Passed)->Name != F.Parameters[First].Name)
      break;
    ++First;
  }
  // If the function were not hoisted, it would be evaluated in the body of F,
  // after the last argument has been passed.
  const Operand Callee = {&Inner->Callee, fix(Inner->Callee)};
  if (Callee.Has != NoEffect) {
    hoist(Callee);
    for (const Operand &O : Arguments.take_front(First))
      hoist(O);
    return;
  }
  std::vector<Operand> Operands(Arguments.begin(), Arguments.end());
  std::reverse(Operands.begin(), Operands.begin() + First);
  fixInOrder(Operands);
}

//===- Other expressions --------------------------------------------------===//

/// Fixes the order in an expression that does not begin with an operand.
Effects EvaluationOrder::fixLeaf(Expression *E) {
  switch (E->TheKind) {
  case Expression::Kind::Apply:
    return fixCall(cast<Apply>(E));
  case Expression::Kind::If:
    return fixBranches(cast<If>(E));
  case Expression::Kind::Fun:
    ++FunctionDepth;
    fix(cast<Fun>(E)->Function->Body);
    --FunctionDepth;
    return NoEffect;
  case Expression::Kind::For:
  case Expression::Kind::While:
    return fixAll(E) | AnyEffect;
  case Expression::Kind::Match:
    return fixMatch(cast<Match>(E));
  case Expression::Kind::Record:
    return fixRecord(cast<Record>(E));
  case Expression::Kind::Construct: {
    auto *C = cast<Construct>(E);
    if (C->Constructor->hasInlineRecord())
      if (auto *R = dyn_cast<Record>(C->Arguments.front()))
        return fixRecord(R);
    return fixFromRight(C->Arguments);
  }
  case Expression::Kind::Tuple:
    return fixFromRight(cast<Tuple>(E)->Elements);
  case Expression::Kind::ArrayLiteral:
    return fixFromRight(cast<ArrayLiteral>(E)->Elements);
  case Expression::Kind::ListLiteral:
    return fixFromRight(cast<ListLiteral>(E)->Elements);
  case Expression::Kind::ArrayMake: {
    auto *M = cast<ArrayMake>(E);
    Operand Operands[] = {{&M->Initial, fix(M->Initial)},
                          {&M->Size, fix(M->Size)}};
    fixInOrder(Operands);
    return AnyEffect; // The size may be negative.
  }
  default:
    return fixAll(E);
  }
}

Effects EvaluationOrder::fixMatch(Match *M) {
  // For a match on a tuple, OCaml does not create the tuple, and evaluates its
  // components from left to right. This is not so if a case handles an
  // exception.
  Effects All = ReadsMemory; // Patterns of arrays and mutable fields.
  Expression *Scrutinee = withoutAnnotation(M->Scrutinee);
  if (isa<Tuple>(Scrutinee) &&
      llvm::none_of(M->Cases, [](const MatchCase &C) { return C.IsException; }))
    All |= fixAll(Scrutinee);
  else
    All |= fix(M->Scrutinee);
  for (Expression *&Guard : M->Guards)
    All |= fix(Guard);
  for (Expression *&Body : M->Bodies)
    All |= fix(Body);
  return M->IsExhaustive ? All : AnyEffect;
}

/// Fixes the order in an `if` with all of its `else if`s.
Effects EvaluationOrder::fixBranches(If *I) {
  Effects All = NoEffect;
  for (;;) {
    All |= fix(I->Condition) | fix(I->Then);
    if (!I->Else)
      return All;
    auto *Next = dyn_cast<If>(I->Else);
    if (!Next)
      return All | fix(I->Else);
    I = Next;
  }
}

/// Whether a mutable field of X gets no new value, so that it is read from the
/// base.
static bool takesMutableField(const Constructor &X,
                              ArrayRef<std::optional<Effects>> Written) {
  return llvm::any_of(llvm::zip_equal(X.Fields, Written), [](const auto &Pair) {
    const auto &[F, Has] = Pair;
    return F.IsMutable && !Has;
  });
}

/// Fixes the order in a record expression. OCaml evaluates the fields from the
/// last to the first, in the order of the type definition. The fields of the
/// record before `with` are read in the same order.
Effects EvaluationOrder::fixRecord(Record *R) {
  const Constructor &X = *R->Constructor;
  Effects Base = R->Base ? fix(R->Base) : NoEffect;
  Effects Values = NoEffect;
  std::vector<std::optional<Effects>> Written(X.Fields.size());
  std::vector<size_t> Positions;
  for (auto [Name, Value] : llvm::zip_equal(R->Names, R->Values)) {
    auto *F = llvm::find_if(X.Fields, [&](const Field &Candidate) {
      return unqualifiedName(Candidate.Name) == unqualifiedName(Name.Name);
    });
    Positions.push_back(F - X.Fields.begin());
    Effects Has = fix(Value);
    Written[Positions.back()] = Has;
    Values |= Has;
  }
  NewVariable Whole;
  if (R->Base && (Values & AnyEffect) && takesMutableField(X, Written)) {
    Binder Name = fresh("record", R->Base->Range, R->Base->Ty);
    // An inline record cannot be the value of another variable.
    if (const auto *V = dyn_cast<VariableReference>(R->Base);
        V && X.hasInlineRecord()) {
      Name = {V->Name, V->Range, V->Ty};
    } else {
      Whole = {Name, R->Base};
      R->Base = reference(Name, R->Base->Range);
    }
    Base = NoEffect;
    readFields(*R, Name, Written, Positions);
  }
  std::vector<Operand> Operands;
  std::vector<Expression **> Slots(X.Fields.size());
  for (auto [Position, Value] : llvm::zip_equal(Positions, R->Values))
    Slots[Position] = &Value;
  if (R->Base)
    Operands.push_back({&R->Base, Base});
  for (size_t I = X.Fields.size(); I--;)
    if (Slots[I])
      Operands.push_back({Slots[I], *Written[I]});
  Effects All = fixInOrder(Operands);
  if (Whole.second)
    Hoisted.push_back(Whole);
  return R->Base ? All | ReadsMemory : All;
}

/// Makes the reads of mutable fields of the base explicit. Values with effects
/// may change these fields.
void EvaluationOrder::readFields(Record &R, const Binder &Base,
                                 std::vector<std::optional<Effects>> &Written,
                                 std::vector<size_t> &Positions) {
  const Constructor &X = *R.Constructor;
  std::vector<FieldName> Names = R.Names.vec();
  std::vector<Expression *> Values = R.Values.vec();
  for (auto [I, F] : llvm::enumerate(X.Fields)) {
    if (Written[I] || !F.IsMutable)
      continue;
    Type *Ty = Types.argumentTypes(Base.Ty->resolve(), X)[I];
    Values.push_back(getField(reference(Base, R.Range), X, I, Ty, R.Range));
    Names.push_back({F.Name, R.Range});
    Positions.push_back(I);
    Written[I] = ReadsMemory;
  }
  R.Names = Trees.copy(ArrayRef(Names));
  R.Values = Trees.copy(ArrayRef(Values));
}

/// Fixes the order in each operand of E. The operands themselves are evaluated
/// from left to right.
Effects EvaluationOrder::fixAll(Expression *E) {
  Effects All = NoEffect;
  for (unsigned I = 0; Expression **Operand = operand(E, I); ++I)
    All |= fix(*Operand);
  return All;
}

Effects
EvaluationOrder::fixFromRight(llvm::MutableArrayRef<Expression *> Expressions) {
  llvm::SmallVector<Operand, 4> Operands;
  for (Expression *&E : llvm::reverse(Expressions))
    Operands.push_back({&E, fix(E)});
  return fixInOrder(Operands);
}

//===- Definitions --------------------------------------------------------===//

/// Fixes the order of operands, which are given in the order of their
/// evaluation. If the order can be observed, hoists all operands that have
/// effects, except the last of these.
Effects EvaluationOrder::fixInOrder(ArrayRef<Operand> Operands) {
  Effects Later = NoEffect;
  bool IsVisible = false;
  for (const Operand &O : llvm::reverse(Operands)) {
    IsVisible = IsVisible || isOrdered(O.Has, Later);
    Later |= O.Has;
  }
  if (!IsVisible)
    return Later;
  bool IsLast = true;
  for (const Operand &O : llvm::reverse(Operands)) {
    if (O.Has == NoEffect)
      continue;
    if (!IsLast && O.Slot)
      hoist(O);
    IsLast = false;
  }
  return Later;
}

/// Replaces the operand by a new variable, and defines the variable as the
/// operand.
void EvaluationOrder::hoist(const Operand &O) {
  Expression *Value = *O.Slot;
  Binder Name = fresh(OperandName, Value->Range, Value->Ty);
  *O.Slot = reference(Name, Value->Range);
  Hoisted.push_back({Name, Value});
}

Expression *mincaml::fixEvaluationOrder(Expression &Program, ASTContext &Trees,
                                        TypeContext &Types,
                                        const LanguageOptions &Options) {
  Expression *Root = &Program;
  if (!Options.Strict)
    EvaluationOrder(Trees, Types).run(Root);
  return Root;
}
