//===- OperatorChecks.cpp - Type checks of operators ----------------------===//

#include "Inference/Inference.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;
using llvm::Twine;

namespace {

/// Returns the corresponding operator for the other number type, or an empty
/// string.
StringRef counterpart(BinaryOperator Operator) {
  StringRef Own = spelling(Operator);
  if (group(Operator) == OperatorGroup::FloatArithmetic)
    return Own.drop_back();
  return llvm::StringSwitch<StringRef>(Own)
      .Case("+", "+.")
      .Case("-", "-.")
      .Case("*", "*.")
      .Case("/", "/.")
      .Default("");
}

bool takesFloats(BinaryOperator Operator) {
  return group(Operator) == OperatorGroup::FloatArithmetic ||
         group(Operator) == OperatorGroup::Exponentiation;
}

/// Whether an expression needs no parentheses as an argument.
bool isSimple(const Expression *E) {
  return isa<VariableReference, ArrayGet, FloatLiteral, IntLiteral>(E);
}

/// Wraps an int expression in a conversion.
void insertConversion(Diagnostic &D, const Expression *E) {
  if (isSimple(E)) {
    D.insert(E->Range.Start, "float_of_int ");
    return;
  }
  D.insert(E->Range.Start, "float_of_int (");
  D.insert(E->Range.End, ")");
}

} // namespace

/// Whether the left operand is a call without parentheses whose last argument
/// can have the type Wanted, as in `print_string "a" ^ b`. Then the operator may
/// be meant to be part of this argument.
static bool isCallBefore(const Binary *B, const Type *Wanted) {
  const auto *A = dyn_cast<Apply>(B->Left);
  const Type *Last = A ? A->Arguments.back()->Ty : nullptr;
  const char *End = B->Left->Range.End.getPointer();
  return Last && (Last->resolve() == Wanted || Last->resolve()->isVariable()) &&
         !StringRef(End, B->OperatorLoc.getPointer() - End).contains(')');
}

/// Explains the precedence of calls if the left operand is a call.
static void noteCallBefore(Diagnostic &D, const Binary *B, const Type *Wanted) {
  if (!isCallBefore(B, Wanted))
    return;
  StringRef Operator = spelling(B->Operator);
  D.note(SMRange(), "a call ends before an operator: `f x " + Operator +
                        " y` is `(f x) " + Operator + " y`; write `f (x " +
                        Operator + " y)`");
}

bool OperatorChecks::checkConcatenation(const Binary *B, Type *Left,
                                        Type *Right) {
  const bool LeftWasOpen = Left->resolve()->isVariable();
  Type *String = Types.string();
  auto IsNumber = [](const Expression *E) {
    return isa<IntLiteral, FloatLiteral>(resultExpression(E));
  };
  // In `x ^ 2`, `^` was probably meant as the power.
  if (LeftWasOpen && IsNumber(B->Right)) {
    Diagnostics
        .report(resultExpression(B->Right)->Range, DiagnosticID::OperandType,
                "^", String->str(), Right->str(), "")
        .highlight(operatorRange(B->OperatorLoc, "^"))
        .note(SMRange(), "`^` joins strings; the power of floats is "
                         "`x ** 2.0`, and a square `x * x`");
    return false;
  }
  if (Left->resolve()->isUnit() && isa<Apply>(B->Left)) {
    Diagnostic D = Diagnostics.report(B->Left->Range, DiagnosticID::OperandType,
                                      "^", String->str(), Left->str(), "");
    D.highlight(operatorRange(B->OperatorLoc, "^"));
    noteCallBefore(D, B, String);
    return false;
  }
  return checkOperand("^", B->OperatorLoc, String, B->Left, Left) &&
         checkOperand("^", B->OperatorLoc, String, B->Right, Right);
}

bool OperatorChecks::checkOperand(StringRef Operator, SMLoc OperatorLoc,
                                  Type *Wanted, const Expression *Operand,
                                  Type *Found) {
  if (unifyAt(U, Found, Wanted, Operand))
    return true;
  StringRef Hint;
  StringRef Replacement;
  Type *Resolved = Found->resolve();
  if (Operator == "-" && Resolved->isFloat()) {
    Hint = "; use `-.`";
    Replacement = "-.";
  } else if (Operator == "-." && Resolved->isInt()) {
    Hint = "; use `-`";
    Replacement = "-";
  } else if (Operator == "^") {
    Hint = Resolved->isInt()     ? "; convert it with `string_of_int`"
           : Resolved->isFloat() ? "; convert it with `string_of_float`"
           : Resolved->is(Type::Kind::Char)
               ? "; convert it with `String.make 1`"
               : "";
  }
  const Expression *At = resultExpression(Operand);
  Diagnostic D =
      Diagnostics.report(At->Range, DiagnosticID::OperandType, Operator,
                         Wanted->str(), Found->str(), Hint);
  if (!Replacement.empty())
    D.replace(operatorRange(OperatorLoc, Operator), Replacement);
  Explanations.note(D, Operand);
  return false;
}

void OperatorChecks::checkArgumentOfNot(const Not *N) {
  const Expression *Argument = N->Operand;
  const char *Start = N->Range.Start.getPointer();
  StringRef Between(Start, Argument->Range.Start.getPointer() - Start);
  if (!isa<Apply, ArrayMake, ArrayLength, Not>(Argument) ||
      Between.contains('(') || Between.contains("begin"))
    return;
  Diagnostics.report(Argument->Range, DiagnosticID::ArgumentOfNot)
      .insert(Argument->Range.Start, "(")
      .insert(Argument->Range.End, ")");
}

Type *OperatorChecks::checkArithmetic(const Binary *B, Type *Left, Type *Right,
                                      ArrayRef<Expression *> Enclosing) {
  bool IsFloat = takesFloats(B->Operator);
  Type *Wanted = IsFloat ? Types.floating() : Types.integer();
  auto Fits = [Wanted](Type *T) {
    T = T->resolve();
    return T->isVariable() || T == Wanted;
  };
  bool Subtracts = B->Operator == BinaryOperator::Subtract ||
                   B->Operator == BinaryOperator::FloatSubtract;
  if (Subtracts && Left->resolve()->isFunction()) {
    reportSubtraction(Diagnostics, B, Left);
    return U.poison();
  }
  // Report at most one error for the operator. Do this before unification, so
  // that the operator does not determine the type of an open operand.
  if (!Fits(Left)) {
    reportArithmetic(B, B->Left, Left, B->Right, Right, Enclosing);
    return U.poison();
  }
  if (!Fits(Right)) {
    if (!Replaced.contains(B) || !Right->resolve()->isFloat())
      reportArithmetic(B, B->Right, Right, B->Left, Left, Enclosing);
    return U.poison();
  }
  // After an error in one operand, the result has no known type: the operator
  // may be the wrong one.
  if (U.isPoison(Left) || U.isPoison(Right))
    return U.poison();
  unifyAt(U, Left, Wanted, B->Left);
  unifyAt(U, Right, Wanted, B->Right);
  if (!Options.Strict && Options.WarnsOfOverflow)
    checkConstants(B);
  return Wanted;
}

/// The exact result of an operation on ints that adds, subtracts, multiplies,
/// divides, or shifts left, by a valid divisor or distance; std::nullopt for
/// other operations.
static std::optional<int64_t> evaluate(BinaryOperator Operator, int64_t Left,
                                       int64_t Right) {
  switch (Operator) {
  case BinaryOperator::Add:
    return Left + Right;
  case BinaryOperator::Subtract:
    return Left - Right;
  case BinaryOperator::Multiply:
    return Left * Right;
  case BinaryOperator::ShiftLeft:
    if (Right < 0 || Right > 31)
      return std::nullopt;
    return Left * (int64_t(1) << Right);
  case BinaryOperator::Divide:
    return Right == 0 ? std::nullopt : std::optional(Left / Right);
  default:
    return std::nullopt;
  }
}

/// Warns if B is an operation on literals whose exact result is out of the
/// range of int. Larger expressions of literals are evaluated, too.
void OperatorChecks::checkConstants(const Binary *B) {
  auto ValueOf = [&](const Expression *E) -> std::optional<int32_t> {
    if (const auto *Literal = dyn_cast<IntLiteral>(E))
      return Literal->Value;
    auto I = Constants.find(E);
    return I == Constants.end() ? std::nullopt : std::optional(I->second);
  };
  std::optional<int32_t> Left = ValueOf(B->Left), Right = ValueOf(B->Right);
  if (!Left || !Right)
    return;
  std::optional<int64_t> Exact = evaluate(B->Operator, *Left, *Right);
  if (!Exact)
    return;
  if (llvm::isInt<32>(*Exact)) {
    Constants[B] = int32_t(*Exact);
    return;
  }
  Diagnostics.report(B->Range, DiagnosticID::ConstantOverflow, *Exact,
                     Options.ChecksOverflow
                         ? std::string("this is a run-time error")
                         : ("it wraps around to " +
                            llvm::Twine(int32_t(*Exact)) +
                            "; with -fcheck-overflow, it is a run-time error")
                               .str());
}

/// Called after an error in B, which has an operand of type float. Suggests
/// replacing the operators of the enclosing operations, too, such as the second
/// `*` of `3.14 * r * r`.
void OperatorChecks::replaceEnclosing(Diagnostic &D, const Binary *B,
                                      ArrayRef<Expression *> Enclosing) {
  for (const Expression *E : llvm::reverse(Enclosing)) {
    const auto *Outer = dyn_cast<Binary>(E);
    if (!Outer || Outer->Left != B || takesFloats(Outer->Operator) ||
        counterpart(Outer->Operator).empty())
      return;
    D.replace(operatorRange(Outer->OperatorLoc, spelling(Outer->Operator)),
              counterpart(Outer->Operator));
    if (isa<IntLiteral>(Outer->Right))
      fixLiteral(D, Outer->Right, Types.floating());
    Replaced.insert(Outer);
    B = Outer;
  }
}

/// Reports an operand of the wrong type, as in `x + 1.0`, and suggests another
/// operator, a literal or a conversion.
void OperatorChecks::reportArithmetic(const Binary *B,
                                      const Expression *Operand, Type *Found,
                                      const Expression *Other, Type *OtherType,
                                      ArrayRef<Expression *> Enclosing) {
  bool IsFloat = takesFloats(B->Operator);
  Type *Wanted = IsFloat ? Types.floating() : Types.integer();
  Found = Found->resolve();
  OtherType = OtherType->resolve();
  const Expression *At = resultExpression(Operand);
  bool IsIntLiteral = isa<IntLiteral>(At);
  bool OtherIsOpen = OtherType->isVariable();
  StringRef Better = counterpart(B->Operator);

  if (Found->is(Type::Kind::String) && B->Operator == BinaryOperator::Add)
    Better = "^";
  enum { None, Swap, SwapAndConvert, Convert, Enclose } Repair = None;
  std::string Hint;
  if (Better.empty() && Found->isFloat()) {
    Hint = "; `int_of_float` converts it";
  } else if (!IsFloat && Found->isFloat()) {
    Repair = OtherType->isInt() ? SwapAndConvert : Swap;
    Hint = ("; use `" + Better + "`").str();
    if (Repair == SwapAndConvert)
      Hint += " and convert the other operand with `float_of_int`";
  } else if (IsFloat && Found->isInt()) {
    Repair =
        OtherType->isInt() || (OtherIsOpen && !IsIntLiteral) ? Swap : Convert;
    if (Repair == Swap)
      Hint = ("; use `" + Better + "`").str();
    else if (IsIntLiteral)
      Hint = "; write a float";
    else
      Hint = "; convert it with `float_of_int`";
  } else if (Better == "^" && OtherType == Wanted && Operand == B->Left &&
             isCallBefore(B, Wanted)) {
    Repair = Enclose;
  } else if (Better == "^") {
    Repair = Swap;
    Hint = "; use `^`";
  } else if (Found->isReference()) {
    Hint = "; `!` reads the value of a reference";
  } else if (Found->isFunction()) {
    Hint = "; to call it, write its arguments after it";
  }

  Diagnostic D = Diagnostics.report(At->Range, DiagnosticID::OperandType,
                                    spelling(B->Operator), Wanted->str(),
                                    Found->str(), Hint);
  SMRange Operator = operatorRange(B->OperatorLoc, spelling(B->Operator));
  D.highlight(Operator);
  if (Repair == Swap || Repair == SwapAndConvert)
    D.replace(Operator, Better);
  if (!IsFloat && Found->isFloat() && Repair != None)
    replaceEnclosing(D, B, Enclosing);
  const Expression *ToConvert = Repair == SwapAndConvert ? Other
                                : Repair == Convert      ? Operand
                                                         : nullptr;
  if (ToConvert && isa<IntLiteral>(resultExpression(ToConvert)))
    fixLiteral(D, ToConvert, Types.floating());
  else if (ToConvert)
    insertConversion(D, ToConvert);
  if (Found->isReference())
    fixLiteral(D, Operand, Wanted);
  if ((Found->isUnit() || Repair == Enclose) && Operand == B->Left)
    noteCallBefore(D, B, Wanted);
  if (Repair == Enclose) {
    D.insert(cast<Apply>(B->Left)->Arguments.back()->Range.Start, "(");
    D.insert(B->Right->Range.End, ")");
  }
  if (isa<Not>(B->Left) && Operand == B->Left)
    D.note(SMRange(), "`not` ends before an operator: `not x = y` is `(not x) "
                      "= y`; write `not (x = y)`");
  fixMissingUnit(D, At, Found);
  Explanations.note(D, Operand);
}

void mincaml::reportSubtraction(DiagnosticEngine &Diagnostics, const Binary *B,
                                Type *Function) {
  StringRef Left(B->Range.Start.getPointer(),
                 B->OperatorLoc.getPointer() - B->Range.Start.getPointer());
  StringRef Right(B->OperatorLoc.getPointer(),
                  B->Range.End.getPointer() - B->OperatorLoc.getPointer());
  Diagnostic D = Diagnostics.report(
      operatorRange(B->OperatorLoc, spelling(B->Operator)),
      DiagnosticID::NegativeArgument, (Left.rtrim() + " " + Right).str(),
      (Left.rtrim() + " (" + Right + ")").str());
  D.highlight(B->Range);
  D.insert(B->OperatorLoc, "(");
  D.insert(B->Range.End, ")");
  D.note(SMRange(), "the left operand is a function: " + Function->str());
}

//===- Comparisons --------------------------------------------------------===//

/// Explains `0 < x < 10`, where the left operand is a comparison without
/// parentheses.
static void noteChain(Diagnostic &D, const Binary *B, Type *Right) {
  const auto *First = dyn_cast<Binary>(B->Left);
  if (!First || group(First->Operator) != OperatorGroup::Comparison ||
      Right->resolve()->isBool())
    return;
  const char *End = First->Range.End.getPointer();
  if (StringRef(End, B->OperatorLoc.getPointer() - End).contains(')'))
    return;
  StringRef Middle(First->Right->Range.Start.getPointer(),
                   First->Right->Range.End.getPointer() -
                       First->Right->Range.Start.getPointer());
  if (isSimple(First->Right))
    D.insert(B->OperatorLoc, "&& " + Middle + " ");
  D.note(SMRange(), "each comparison has two operands: `0 < x && x < 10`");
}

bool OperatorChecks::checkComparison(const Binary *B, Type *Left, Type *Right) {
  bool Equal = Left->resolve()->isVariable()
                   ? unifyAt(U, Left, Right, B->Left)
                   : unifyAt(U, Right, Left, B->Right);
  if (!Equal) {
    const Expression *At = resultExpression(B->Right);
    Diagnostic D = Diagnostics.report(At->Range, DiagnosticID::TypeMismatch,
                                      "the right operand of `" +
                                          spelling(B->Operator) + "`",
                                      Right->str(), Left->str());
    D.highlight(resultExpression(B->Left)->Range);
    noteChain(D, B, Right);
    const bool IsOfReference = Left->resolve()->isReference() &&
                               group(B->Operator) == OperatorGroup::Comparison;
    const bool IsAssignment = IsOfReference &&
                              B->Operator == BinaryOperator::Equal &&
                              Discarded.contains(B);
    if (IsAssignment)
      D.replace(operatorRange(B->OperatorLoc, "="), ":=");
    else if (isa<IntLiteral, FloatLiteral>(At))
      fixLiteral(D, B->Right, Left);
    else
      fixLiteral(D, B->Left, Right);
    if (IsAssignment)
      D.note(SMRange(), "`=` compares; `:=` assigns to a reference");
    else if (IsOfReference)
      D.note(SMRange(), "to compare the contents of a reference, write `!r = "
                        "e`; to assign to the reference, write `r := e`");
    Explanations.note(D, B->Right);
    Explanations.note(D, B->Left);
    return false;
  }
  if (group(B->Operator) == OperatorGroup::Identity) {
    warnOfIdentity(B, Left);
    return true;
  }
  U.setCompared(Left, B);
  if (isDecided(Left->resolve()))
    checkComparable(B, Left);
  else
    OpenComparisons.push_back(B);
  return true;
}

/// Warns if `==` compares strings or floats, where it is rarely meant: those with
/// equal contents can have different addresses.
void OperatorChecks::warnOfIdentity(const Binary *B, Type *Left) {
  Type *T = Left->resolve();
  if (!T->is(Type::Kind::String) && !T->isFloat())
    return;
  const bool IsEqual = B->Operator == BinaryOperator::Same;
  Diagnostics
      .report(operatorRange(B->OperatorLoc, spelling(B->Operator)),
              DiagnosticID::IdentityOfValues, spelling(B->Operator), T->str(),
              IsEqual ? "=" : "<>")
      .replace(operatorRange(B->OperatorLoc, spelling(B->Operator)),
               IsEqual ? "=" : "<>");
}

/// Whether values of a type can be compared. Their type contains no exceptions,
/// and functions only in the definitions of data types; a comparison that
/// reaches such a function raises an exception. The answer is also true if this
/// depends on variables in the type that are still open.
bool OperatorChecks::canBeCompared(Type *Root) const {
  if (Options.Strict)
    return Root->isInt() || Root->isFloat() || Root->isBool() ||
           Root->isVariable();
  std::vector<Type *> Pending{Root};
  std::vector<Type *> InDefinitions;
  llvm::DenseSet<const Type *> Visited;
  llvm::DenseSet<const DataType *> VisitedDefinitions;
  while (!Pending.empty() || !InDefinitions.empty()) {
    const bool IsInDefinition = Pending.empty();
    std::vector<Type *> &From = IsInDefinition ? InDefinitions : Pending;
    Type *T = From.back()->resolve();
    From.pop_back();
    if (T->isFunction() && !IsInDefinition)
      return false;
    if ((!T->isTuple() && !T->isArray() && !T->isData()) ||
        !Visited.insert(T).second)
      continue;
    for (unsigned I = 0; I != T->size(); ++I)
      From.push_back(T->operand(I));
    if (T->isArray())
      From.push_back(T->element());
    if (T->isData() && VisitedDefinitions.insert(T->definition()).second)
      for (const Constructor *X : T->definition()->Constructors)
        llvm::append_range(InDefinitions, X->Arguments);
  }
  return true;
}

StringRef OperatorChecks::comparedTypes() const {
  return Options.Strict ? "ints, floats and bools"
                        : "values that contain no functions";
}

/// Whether the type is known well enough to decide if its values can be
/// compared.
bool OperatorChecks::isDecided(const Type *T) const {
  return !T->isVariable() && !T->isTuple() && !T->isArray() && !T->size();
}

/// Reports an error if values of Found, the type of both operands, cannot be
/// compared.
void OperatorChecks::checkComparable(const Binary *B, Type *Found) {
  Found = Found->resolve();
  if (canBeCompared(Found)) {
    checkComparedType(B->Range, Found, Diagnostics);
    return;
  }
  StringRef Operator = spelling(B->Operator);
  Diagnostics
      .report(operatorRange(B->OperatorLoc, Operator),
              DiagnosticID::NotComparable, Operator, Found->str(),
              comparedTypes())
      .highlight(resultExpression(B->Left)->Range)
      .highlight(resultExpression(B->Right)->Range);
}

void OperatorChecks::addComparison(const VariableReference *V, Type *Compared) {
  Comparers.push_back({V, Compared, nullptr});
  U.setCompared(Compared, V);
}

void OperatorChecks::addInstance(const VariableReference *V, Type *Compared,
                                 const Expression *Comparison) {
  Comparers.push_back({V, Compared, Comparison});
  U.setCompared(Compared, Comparison);
}

/// Returns the source range of the comparison operator or function.
static SMRange comparisonRange(const Expression *E) {
  const auto *B = dyn_cast<Binary>(E);
  return B ? operatorRange(B->OperatorLoc, spelling(B->Operator)) : E->Range;
}

void OperatorChecks::checkOpenComparisons() {
  for (const Comparer &C : Comparers) {
    Type *Found = C.Compared->resolve();
    if (canBeCompared(Found)) {
      checkComparedType(C.V->Range, Found, Diagnostics);
      continue;
    }
    if (C.Comparison)
      Diagnostics
          .report(C.V->Range, DiagnosticID::InstanceNotComparable, C.V->Name,
                  Found->str(), comparedTypes())
          .note(comparisonRange(C.Comparison), "the comparison is here");
    else
      Diagnostics.report(C.V->Range, DiagnosticID::NotComparable, C.V->Name,
                         Found->str(), comparedTypes());
  }
  for (const Binary *B : OpenComparisons)
    checkComparable(B, B->Left->Ty);
}

//===- Types that desugaring expands --------------------------------------===//

static bool isSmall(const Type *Ty) {
  constexpr unsigned MaximalSize = 1000;
  unsigned Budget = MaximalSize;
  std::vector<const Type *> Pending{Ty->resolve()};
  for (; !Pending.empty() && Budget; --Budget) {
    const Type *T = Pending.back();
    Pending.pop_back();
    if (T->isArray())
      Pending.push_back(T->element());
    if (T->isTuple())
      for (unsigned I = 0; I != T->size(); ++I)
        Pending.push_back(T->operand(I));
  }
  return Budget;
}

bool mincaml::checkArbitraryValue(const Expression &E,
                                  DiagnosticEngine &Diagnostics) {
  if (isSmall(E.Ty))
    return true;
  Diagnostics.report(E.Range, DiagnosticID::ArbitraryValue,
                     isa<Assert>(E) ? "`assert false`" : "an empty array",
                     E.Ty->str());
  return false;
}

bool mincaml::checkComparedType(SMRange Comparison, const Type *Compared,
                                DiagnosticEngine &Diagnostics) {
  if (isSmall(Compared))
    return true;
  Diagnostics.report(Comparison, DiagnosticID::LargeComparison,
                     Compared->str());
  return false;
}
