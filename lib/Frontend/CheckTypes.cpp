//===- CheckTypes.cpp - Types of arguments, arrays, bodies, ... -----------===//

#include "TypeInferenceImpl.h"
#include "llvm/ADT/StringExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;
using llvm::Twine;

//===- What messages are made of ------------------------------------------===//

const Symbol *TypeInference::symbolOf(const Expression *E) const {
  const auto *V = dyn_cast<VariableReference>(E);
  return V ? Symbols.lookup(V->Name) : nullptr;
}

std::string TypeInference::describe(const Expression *E) const {
  if (const auto *V = dyn_cast<VariableReference>(E))
    return ("'" + V->Name + "'").str();
  if (isa<IntLiteral, FloatLiteral, BoolLiteral, UnitLiteral>(E))
    return "this literal";
  return "this expression";
}

/// Offers the literal of the type that is expected: `1.0` for `1`.
void TypeInference::fixLiteral(Diagnostic &D, const Expression *E,
                               Type *Expected) {
  E = resultExpression(E);
  Expected = Expected->resolve();
  if (isa<IntLiteral>(E) && Expected->isFloat()) {
    D.insert(E->Range.End, ".0");
    return;
  }
  const auto *F = dyn_cast<FloatLiteral>(E);
  if (!F || !Expected->isInt())
    return;
  auto Value = static_cast<int32_t>(
      std::clamp(F->Value, double(INT32_MIN), double(INT32_MAX)));
  if (Value == F->Value)
    D.replace(E->Range, Twine(Value));
}

/// Says where the type of a variable comes from.
void TypeInference::noteReason(Diagnostic &D, const Expression *E) {
  const Symbol *S = symbolOf(E);
  if (!S)
    return;
  SMRange Decided = U.decidedAt(S->Ty);
  if (Decided.isValid() && Decided.Start != E->Range.Start)
    D.note(Decided, "'" + S->Name + "' has type " + S->Ty->resolve()->str() +
                        " because of its use here");
  else
    D.note(S->Range, "'" + S->Name + "' is defined here");
}

void TypeInference::reportCycles() {
  for (SMRange R : U.findCycles())
    Diagnostics.report(R, DiagnosticID::CyclicType);
}

//===- Places with a fixed type -------------------------------------------===//

void TypeInference::checkExpected(const Expression *E, Type *Found,
                                  Type *Expected, StringRef What) {
  if (unify(Found, Expected, E))
    return;
  const Expression *At = resultExpression(E);
  Diagnostic D = Diagnostics.report(At->Range, DiagnosticID::TypeMismatch, What,
                                    Found->str(), Expected->str());
  fixLiteral(D, E, Expected);
  noteReason(D, E);
}

/// Offers to call a function of unit that is only named.
static void fixMissingUnit(Diagnostic &D, const Expression *E, Type *Found) {
  Found = Found->resolve();
  if (Found->isFunction() && Found->size() == 1 && Found->operand(0)->isUnit())
    D.insert(E->Range.End, " ()")
        .note(SMRange(), "to call a function of unit write `()` after it");
}

void TypeInference::checkSequence(const Expression *First, Type *Found) {
  if (unify(Found, Types.unit(), First))
    return;
  const Expression *At = resultExpression(First);
  Diagnostic D =
      Diagnostics.report(At->Range, DiagnosticID::SequenceType, Found->str());
  fixMissingUnit(D, At, Found);
  const auto *B = dyn_cast<Binary>(At);
  if (B && B->Operator == BinaryOperator::Equal && isa<ArrayGet>(B->Left))
    D.replace({B->OperatorLoc,
               SMLoc::getFromPointer(B->OperatorLoc.getPointer() + 1)},
              "<-")
        .note(SMRange(), "`=` compares; `<-` assigns");
  noteReason(D, First);
}

void TypeInference::checkProgram(const Expression *Program, Type *Found) {
  if (unify(Found, Types.unit(), Program))
    return;
  const Expression *At = resultExpression(Program);
  Diagnostic D =
      Diagnostics.report(At->Range, DiagnosticID::ProgramType, Found->str());
  fixMissingUnit(D, At, Found);
  Found = Found->resolve();
  if (Found->isInt())
    D.note(SMRange(), "`print_int` prints an int");
  else if (Found->isFloat())
    D.note(SMRange(), "`print_float` prints a float");
}

//===- Functions ----------------------------------------------------------===//

void TypeInference::checkResult(const FunctionDefinition *F, Type *Found,
                                Type *Result) {
  if (unify(Found, Result, F->Body))
    return;
  const Expression *At = resultExpression(F->Body);
  Diagnostic D = Diagnostics.report(At->Range, DiagnosticID::ResultType,
                                    F->Name.Name, Found->str(), Result->str());
  fixLiteral(D, At, Result);
  SMRange Decided = U.decidedAt(Result);
  if (Decided.isValid())
    D.note(Decided, "the result is used here");
}

static std::string callee(const Apply *A) {
  const auto *V = dyn_cast<VariableReference>(A->Callee);
  return V ? ("'" + V->Name + "'").str() : "this function";
}

static std::string plural(size_t Count) {
  return std::to_string(Count) + (Count == 1 ? " argument" : " arguments");
}

bool TypeInference::checkArgument(const Apply *A, unsigned I, Type *Found,
                                  Type *Parameter) {
  const Expression *Argument = A->Arguments[I];
  if (unify(Found, Parameter, Argument))
    return true;
  // Was the type decided by the function itself, or by an earlier call?
  const Symbol *S = symbolOf(A->Callee);
  const FunctionDefinition *F = S ? S->Function : nullptr;
  SMRange Decided = U.decidedAt(F   ? F->Parameters[I].Ty
                                : S ? S->Ty
                                    : A->Callee->Ty);
  auto IsWithin = [](SMRange Inner, SMRange Outer) {
    return Inner.Start.getPointer() >= Outer.Start.getPointer() &&
           Inner.End.getPointer() <= Outer.End.getPointer();
  };
  bool ByEarlierCall = Decided.isValid() && !(F && IsWithin(Decided, F->Range));

  const Expression *At = resultExpression(Argument);
  if (ByEarlierCall) {
    Diagnostics
        .report(At->Range, DiagnosticID::Monomorphic, callee(A), I + 1,
                Found->str(), Parameter->str())
        .note(Decided, "the first use is here; a function has one type, so "
                       "define one for each");
    return false;
  }
  Diagnostic D =
      Diagnostics.report(At->Range, DiagnosticID::ArgumentType, I + 1,
                         callee(A), Found->str(), Parameter->str());
  fixLiteral(D, Argument, Parameter);
  if (F && Decided.isValid())
    D.note(Decided, "the parameter '" + F->Parameters[I].Name + "' of " +
                        callee(A) + " has type " + Parameter->str() +
                        " because of its use here");
  else if (S)
    D.note(S->Range, callee(A) + " is defined here");
  noteReason(D, Argument);
  return false;
}

bool TypeInference::checkArgumentCount(const Apply *A, Type *Callee,
                                       const Expression *Parent) {
  size_t Given = A->Arguments.size();
  size_t Wanted = Callee->size();
  if (Given == Wanted)
    return true;
  if (Given > Wanted) {
    reportTooManyArguments(A, Callee);
    return false;
  }
  // `f x -1`: a subtraction that looks like an argument.
  const auto *B = llvm::dyn_cast_or_null<Binary>(Parent);
  if (B && Given + 1 == Wanted &&
      (B->Operator == BinaryOperator::Subtract ||
       B->Operator == BinaryOperator::FloatSubtract)) {
    const char *Operator = B->OperatorLoc.getPointer();
    if (llvm::isSpace(Operator[-1]) &&
        !llvm::isSpace(Operator[spelling(B->Operator).size()])) {
      reportSubtraction(
          B, Types.function(Callee->operand(Given), Callee->result()));
      return false;
    }
  }
  Diagnostic D =
      Diagnostics.report(A->Range, DiagnosticID::TooFewArguments, callee(A),
                         Wanted, Twine(Given) + (Given == 1 ? " is" : " are"));
  if (const Symbol *S = symbolOf(A->Callee))
    D.note(S->Range,
           callee(A) + " is defined here, with type " + Callee->str());
  else
    D.note(SMRange(), callee(A) + " has type " + Callee->str());
  return false;
}

void TypeInference::reportTooManyArguments(const Apply *A, Type *Callee) {
  size_t Wanted = Callee->size();
  const Expression *LastRight = A->Arguments[Wanted - 1];
  const Expression *FirstWrong = A->Arguments[Wanted];
  Diagnostic D =
      Diagnostics.report(FirstWrong->Range, DiagnosticID::TooManyArguments,
                         callee(A), plural(Wanted), A->Arguments.size());
  D.highlight(A->Callee->Range);
  if (Diagnostics.position(LastRight->Range.End).Line !=
      Diagnostics.position(FirstWrong->Range.Start).Line) {
    D.insert(LastRight->Range.End, ";")
        .note(SMRange(), "expressions that are evaluated one after the other "
                         "have `;` between them");
  } else if (Wanted == 1 && LastRight->Ty->resolve()->isFunction()) {
    D.insert(LastRight->Range.Start, "(").insert(A->Range.End, ")");
    D.note(SMRange(), "an argument that is a call needs parentheses");
  }
  if (const Symbol *S = symbolOf(A->Callee))
    D.note(S->Range,
           callee(A) + " is defined here, with type " + Callee->str());
}

void TypeInference::reportNotAFunction(const Apply *A, Type *Callee) {
  Diagnostic D =
      Diagnostics.report(A->Callee->Range, DiagnosticID::NotAFunction,
                         describe(A->Callee), Callee->str());
  const Expression *First = A->Arguments.front();
  D.highlight(First->Range);
  if (Diagnostics.position(A->Callee->Range.End).Line !=
      Diagnostics.position(First->Range.Start).Line)
    D.insert(A->Callee->Range.End, ";")
        .note(SMRange(), "expressions that are evaluated one after the other "
                         "have `;` between them");
  noteReason(D, A->Callee);
}

//===- Arrays and tuples --------------------------------------------------===//

void TypeInference::reportNotAnArray(const Expression *E, Type *Found) {
  const Expression *At = resultExpression(E);
  Diagnostic D = Diagnostics.report(At->Range, DiagnosticID::NotAnArray,
                                    describe(At), Found->str());
  noteReason(D, E);
}

void TypeInference::checkElement(const ArrayPut *P, Type *Found,
                                 Type *Element) {
  if (unify(Found, Element, P->Value))
    return;
  const Expression *At = resultExpression(P->Value);
  Diagnostic D = Diagnostics.report(At->Range, DiagnosticID::ElementType,
                                    Found->str(), Element->str());
  fixLiteral(D, P->Value, Element);
  noteReason(D, P->Array);
  noteReason(D, P->Value);
}

void TypeInference::reportTuplePattern(const LetTuple *L, Type *Found) {
  size_t Size = L->Variables.size();
  const Expression *At = resultExpression(L->Value);
  SMRange Pattern(L->Variables.front().Range.Start,
                  L->Variables.back().Range.End);
  if (Found->isTuple()) {
    Diagnostics.report(At->Range, DiagnosticID::TupleSize, Found->size(), Size)
        .highlight(Pattern);
    return;
  }
  Diagnostic D = Diagnostics.report(At->Range, DiagnosticID::NotATuple,
                                    Found->str(), Size);
  D.highlight(Pattern);
  noteReason(D, L->Value);
}
