//===- ContextChecks.cpp - Type checks against the context ----------------===//

#include "Inference/ContextChecks.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

//===- Expressions of a fixed type ----------------------------------------===//

void ContextChecks::checkExpected(const Expression *E, Type *Found,
                                  Type *Expected, StringRef What,
                                  const TypeExpression *Annotation) {
  if (unifyAt(U, Found, Expected, E))
    return;
  const Expression *At = resultExpression(E);
  Diagnostic D = Diagnostics.report(At->Range, DiagnosticID::TypeMismatch, What,
                                    Found->str(), Expected->str());
  fixLiteral(D, E, Expected);
  if (Annotation)
    D.note(Annotation->Range, "the type is stated here");
  Explanations.note(D, E);
}

void ContextChecks::checkAnnotation(SMRange Pattern, Type *Found,
                                    Type *Expected,
                                    const TypeExpression &Annotation) {
  if (!U.unify(Found, Expected, Annotation.Range))
    Diagnostics
        .report(Pattern, DiagnosticID::TypeMismatch, "this part", Found->str(),
                Expected->str())
        .note(Annotation.Range, "the type is stated here");
}

/// Adds a fix-it that calls a function of type `unit -> t` that is only named.
static void fixMissingUnit(Diagnostic &D, const Expression *E, Type *Found) {
  Found = Found->resolve();
  if (Found->isFunction() && Found->size() == 1 && Found->operand(0)->isUnit())
    D.insert(E->Range.End, " ()")
        .note(SMRange(),
              "to call a function that takes unit, write `()` after it");
}

void ContextChecks::checkSequence(const Expression *First, Type *Found) {
  if (unifyAt(U, Found, Types.unit(), First))
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
  Explanations.note(D, First);
}

void ContextChecks::checkProgram(const Expression *Program, Type *Found) {
  checkUnit(Program, Found, DiagnosticID::ProgramType);
}

void ContextChecks::checkTopLevel(const Expression *E, Type *Found) {
  checkUnit(E, Found, DiagnosticID::TopLevelType);
}

void ContextChecks::checkUnit(const Expression *E, Type *Found,
                              DiagnosticID Message) {
  if (unifyAt(U, Found, Types.unit(), E))
    return;
  const Expression *At = resultExpression(E);
  Diagnostic D = Diagnostics.report(At->Range, Message, Found->str());
  fixMissingUnit(D, At, Found);
  Found = Found->resolve();
  if (Found->isInt())
    D.note(SMRange(), "`print_int` prints an int");
  else if (Found->isFloat())
    D.note(SMRange(), "`print_float` prints a float");
  else if (Found->is(Type::Kind::String))
    D.note(SMRange(), "`print_string` prints a string");
  else if (Found->is(Type::Kind::Char))
    D.note(SMRange(), "`print_char` prints a char");
}

void ContextChecks::checkResult(const FunctionDefinition *F, Type *Found,
                                Type *Result) {
  if (unifyAt(U, Found, Result, F->Body))
    return;
  const Expression *At = resultExpression(F->Body);
  Diagnostic D = Diagnostics.report(At->Range, DiagnosticID::ResultType,
                                    F->Name.Name, Found->str(), Result->str());
  fixLiteral(D, At, Result);
  SMRange BoundAt = U.boundAt(Result);
  if (BoundAt.isValid())
    D.note(BoundAt, "the result is used here");
}

//===- Conditions and branches --------------------------------------------===//

void ContextChecks::checkCondition(const Expression *E, Type *Found) {
  if (unifyAt(U, Found, Types.boolean(), E))
    return;
  const Expression *At = resultExpression(E);
  Diagnostic D =
      Diagnostics.report(At->Range, DiagnosticID::ConditionType, Found->str());
  if (Found->resolve()->isInt())
    D.note(SMRange(), "a number is not a condition; compare it: `e <> 0`");
  Explanations.note(D, E);
}

bool ContextChecks::checkBranch(const Expression *E, Type *Found,
                                const Expression *First, Type *FirstType) {
  if (unifyAt(U, Found, FirstType, E))
    return true;
  const Expression *At = resultExpression(E);
  const Expression *FirstAt = resultExpression(First);
  Diagnostic D = Diagnostics.report(At->Range, DiagnosticID::BranchTypes,
                                    Found->str(), FirstType->str());
  if (isa<IntLiteral, FloatLiteral>(At))
    fixLiteral(D, E, FirstType);
  else
    fixLiteral(D, First, Found);
  D.note(FirstAt->Range, "the first branch has type " + FirstType->str());
  Explanations.note(D, E);
  return false;
}

bool ContextChecks::checkElseless(const If *I, Type *Found) {
  if (unifyAt(U, Found, Types.unit(), I->Then))
    return true;
  const Expression *At = resultExpression(I->Then);
  Diagnostic D =
      Diagnostics.report(At->Range, DiagnosticID::ElselessIf, Found->str());
  D.note(SMRange(), "without `else` there is no value for the other case; "
                    "write `if c then a else b`");
  Explanations.note(D, I->Then);
  return false;
}

//===- Arrays and tuples --------------------------------------------------===//

void ContextChecks::reportNotAnArray(const Expression *E, Type *Found) {
  const Expression *At = resultExpression(E);
  Diagnostic D = Diagnostics.report(At->Range, DiagnosticID::NotAnArray,
                                    describe(At), Found->str());
  if (Found->is(Type::Kind::String))
    D.note(SMRange(), "`s.[i]` is a character of a string");
  Explanations.note(D, E);
}

void ContextChecks::checkStored(const Expression *Value, Type *Found,
                                Type *Element, const Expression *Holder,
                                DiagnosticID Message) {
  if (unifyAt(U, Found, Element, Value))
    return;
  const Expression *At = resultExpression(Value);
  Diagnostic D =
      Diagnostics.report(At->Range, Message, Found->str(), Element->str());
  fixLiteral(D, Value, Element);
  Explanations.note(D, Holder);
  Explanations.note(D, Value);
}

void ContextChecks::checkLoopBody(const Expression *E, Type *Found) {
  checkUnit(E, Found, DiagnosticID::LoopBodyType);
}

void ContextChecks::reportNotAReference(const Expression *E, SMRange Operator,
                                        Type *Found) {
  const Expression *At = resultExpression(E);
  StringRef Spelling(Operator.Start.getPointer(),
                     Operator.End.getPointer() - Operator.Start.getPointer());
  Diagnostic D = Diagnostics.report(At->Range, DiagnosticID::NotAReference,
                                    Spelling, describe(At), Found->str());
  D.highlight(Operator);
  if (Spelling == ":=" && isa<ArrayGet>(At))
    D.replace(Operator, "<-")
        .note(SMRange(), "`<-` assigns to an element of an array");
  else if (Spelling == "!" && Found->isBool())
    D.replace(Operator, "not ").note(SMRange(), "`not` negates");
  else if (Spelling == ":=")
    D.note(SMRange(), "a variable that changes is a reference: "
                      "`let x = ref 0 in x := 1`");
  Explanations.note(D, E);
}

void ContextChecks::reportTuplePattern(SMRange Pattern, size_t Size,
                                       const Expression *Value, Type *Found) {
  const Expression *At = resultExpression(Value);
  if (Found->isTuple()) {
    Diagnostics.report(At->Range, DiagnosticID::TupleSize, Found->size(), Size)
        .highlight(Pattern);
    return;
  }
  Diagnostic D = Diagnostics.report(At->Range, DiagnosticID::NotATuple,
                                    Found->str(), Size);
  D.highlight(Pattern);
  Explanations.note(D, Value);
}

void ContextChecks::checkUnitPattern(const Pattern &P, const Expression *Value,
                                     Type *Found) {
  if (unifyAt(U, Found, Types.unit(), Value))
    return;
  const Expression *At = resultExpression(Value);
  Diagnostic D =
      Diagnostics.report(At->Range, DiagnosticID::UnitPattern, Found->str());
  D.highlight(P.Range);
  fixMissingUnit(D, At, At->Ty ? At->Ty : Found);
  Explanations.note(D, Value);
}
