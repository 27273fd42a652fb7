//===- ContextChecks.cpp - Type checks against the context ----------------===//

#include "Inference/Inference.h"
#include "Names.h"
#include "mincaml/Frontend/Frontend.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;
using llvm::Twine;

//===- Parts of messages --------------------------------------------------===//

const Expression *mincaml::resultExpression(const Expression *E) {
  while (const Expression *Next = continuation(E))
    E = Next;
  return E;
}

bool mincaml::unifyAt(Unifier &U, Type *Found, Type *Expected,
                      const Expression *At) {
  return U.unify(Found, Expected, resultExpression(At)->Range);
}

const Symbol *TypeExplanations::symbolOf(const Expression *E) const {
  const auto *V = dyn_cast<VariableReference>(E);
  return V ? Symbols.lookup(V->Name) : nullptr;
}

std::string mincaml::describe(const Expression *E) {
  if (const auto *V = dyn_cast<VariableReference>(E);
      V && !isCompilerGenerated(V->Name)) {
    // See expandFormat and ModuleResolver::visit.
    if (StringRef Name = V->Name;
        Name.starts_with("Printf.") && Name.consume_back("'"))
      return findBuiltin(Name) ? ("'" + Name + "'").str()
                               : "a conversion of the format";
    return ("'" + sourceName(V->Name) + "'").str();
  }
  if (isa<IntLiteral, FloatLiteral, BoolLiteral, UnitLiteral, CharacterLiteral,
          StringLiteral>(E))
    return "this literal";
  return "this expression";
}

std::string mincaml::nameInText(const Binder &B) {
  if (B.Name != "_" || !B.Range.isValid())
    return sourceName(B.Name).str();
  StringRef Text(B.Range.Start.getPointer(),
                 B.Range.End.getPointer() - B.Range.Start.getPointer());
  // The length is limited because patterns nest: the texts of all of them
  // together could be quadratic in the size of the program.
  constexpr size_t MaximalLength = 40;
  if (Text.size() <= MaximalLength)
    return Text.str();
  return (Text.take_front(MaximalLength) + "...").str();
}

std::string mincaml::describeParameter(const Binder &B) {
  return isCompilerGenerated(B.Name) ? "the parameter"
                                     : "the parameter '" + nameInText(B) + "'";
}

void mincaml::fixLiteral(Diagnostic &D, const Expression *E, Type *Expected) {
  E = resultExpression(E);
  Expected = Expected->resolve();
  if (isa<IntLiteral>(E) && Expected->isFloat()) {
    D.insert(E->Range.End, ".0");
    return;
  }
  if (isa<VariableReference>(E) && E->Ty && E->Ty->resolve()->isReference() &&
      !Expected->isReference()) {
    D.insert(E->Range.Start, "!");
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

/// If E is a call of a known function with too few arguments, adds a note.
static void notePartialCall(Diagnostic &D, const Expression *E) {
  const auto *A = dyn_cast<Apply>(E);
  const auto *Callee = A ? dyn_cast<VariableReference>(A->Callee) : nullptr;
  size_t Given = A ? A->Arguments.size() : 0;
  if (!Callee || Callee->NumParameters <= Given)
    return;
  // `f x (y, z)` was probably meant to be `f x y z`.
  if (const auto *T = dyn_cast<Tuple>(A->Arguments.back());
      T && Given - 1 + T->Elements.size() == Callee->NumParameters)
    D.note(T->Range, "arguments are written one after the other, without "
                     "commas: `f x y`; this is one argument, a tuple");
  D.note(A->Range, "'" + sourceName(Callee->Name) + "' takes " +
                       Twine(Callee->NumParameters) + " arguments, but " +
                       Twine(Given) + (Given == 1 ? " is" : " are") +
                       " given: the result is a function that takes the "
                       "remaining arguments");
}

void TypeExplanations::noteTuple(Diagnostic &D, const Expression *E) const {
  const Type *Ty = E->Ty ? E->Ty->resolve() : nullptr;
  if (Ty && Ty->isData() && Ty->size() == 1)
    Ty = Ty->operand(0);
  if (!Ty || !Ty->isTuple())
    return;
  for (auto [Tuple, Text] : TupleNotes)
    if (Tuple->Ty && Tuple->Ty->resolve() == Ty) {
      D.note(Tuple->Range, Text);
      return;
    }
}

void TypeExplanations::note(Diagnostic &D, const Expression *E) const {
  notePartialCall(D, resultExpression(E));
  // The function that E calls may end with such a call.
  if (const auto *A = dyn_cast<Apply>(resultExpression(E)))
    if (const Symbol *S = symbolOf(A->Callee);
        S && !S->isOfLibrary() && S->Function &&
        S->Function->Parameters.size() == A->Arguments.size())
      notePartialCall(D, resultExpression(S->Function->Body));
  noteTuple(D, resultExpression(E));
  const Symbol *S = symbolOf(E);
  if (!S || S->isOfLibrary())
    return;
  SMRange BoundAt = U.boundAt(S->Ty);
  if (BoundAt.isValid() && BoundAt.Start == S->Range.Start && !S->Function) {
    // The definition of an optional parameter determines its type.
    D.note(BoundAt,
           "'" + sourceName(S->Name) +
               "' is an optional parameter without a default, so its type is " +
               S->Ty->resolve()->str());
  } else if (BoundAt.isValid() && BoundAt.Start != E->Range.Start) {
    D.note(BoundAt, "'" + sourceName(S->Name) + "' has type " +
                        S->Ty->resolve()->str() + U.cause(BoundAt));
    noteElement(D, BoundAt);
  } else {
    D.note(S->Range, "'" + sourceName(S->Name) + "' is defined here");
  }
}

void mincaml::noteElement(Diagnostic &D, SMRange At) {
  if (D.sourceAfter(At.End).starts_with("["))
    D.note(SMRange(), "`a[i]` calls a function with a list; an element of an "
                      "array is `a.(i)`");
}

SMRange mincaml::operatorRange(SMLoc Loc, StringRef Spelling) {
  return {Loc, SMLoc::getFromPointer(Loc.getPointer() + Spelling.size())};
}

//===- Expressions of a fixed type ----------------------------------------===//

bool ContextChecks::checkExpected(const Expression *E, Type *Found,
                                  Type *Expected, StringRef What,
                                  const TypeExpression *Annotation) {
  if (unifyAt(U, Found, Expected, E))
    return true;
  const Expression *At = resultExpression(E);
  Diagnostic D = Diagnostics.report(At->Range, DiagnosticID::TypeMismatch, What,
                                    Found->str(), Expected->str());
  fixLiteral(D, E, Expected);
  if (What == "the index" && isa<Tuple>(At))
    D.note(SMRange(), "an element of a matrix, an array of arrays, is "
                      "`m.(i).(j)`");
  if (What.contains("assert")) {
    StringRef Rest = D.sourceAfter(E->Range.End).ltrim(") ");
    if (!Rest.empty() && StringRef("=<>+-*/").contains(Rest.front()))
      D.note(SMRange(), "`assert` ends before an operator: `assert x = y` is "
                        "`(assert x) = y`; write `assert (x = y)`");
  }
  if (Annotation)
    D.note(Annotation->Range, "the type is stated here");
  Explanations.note(D, E);
  return false;
}

void ContextChecks::checkAnnotation(SMRange Pattern, Type *Found,
                                    Type *Expected,
                                    const TypeExpression &Annotation) {
  if (!U.unify(Found, Expected, Annotation.Range))
    Diagnostics
        .report(Pattern, DiagnosticID::TypeMismatch, "this pattern",
                Found->str(), Expected->str())
        .note(Annotation.Range, "the type is stated here");
}

void mincaml::fixMissingUnit(Diagnostic &D, const Expression *E, Type *Found) {
  Found = Found->resolve();
  if (Found->isFunction() && Found->size() == 1 && Found->operand(0)->isUnit())
    D.insert(E->Range.End, " ()")
        .note(SMRange(),
              "to call a function that takes unit, write `()` after it");
}

/// Explains `let x = 5;` with an expression in the first column of a later line.
void ContextChecks::noteSemicolon(Diagnostic &D, const Expression *First,
                                  const Expression *Second) {
  if (!Second || Options.Strict)
    return;
  const SMLoc Next = Second->Range.Start;
  const char *End = First->Range.End.getPointer();
  StringRef Between(End, Next.getPointer() - End);
  if (!Between.starts_with(";") || !Between.contains('\n') ||
      Diagnostics.position(Next).Column != 1 ||
      !SeparateLines.insert(Next.getPointer()).second)
    return;
  D.replace(operatorRange(First->Range.End, ";"), "")
      .insert(Next, "let () = ")
      .note(SMRange(), "at the top level, there is no `;` between definitions, "
                       "and an expression after a definition needs `let () =`");
}

bool ContextChecks::checkSequence(const Expression *First, Type *Found,
                                  const Expression *Second, Type *Expected) {
  if (unifyAt(U, Found, Types.unit(), First))
    return true;
  const Expression *At = resultExpression(First);
  Diagnostic D =
      Diagnostics.report(At->Range, DiagnosticID::SequenceType, Found->str());
  fixMissingUnit(D, At, Found);
  noteSemicolon(D, At, Second);
  Expected = Expected ? Expected->resolve() : nullptr;
  if (Expected && !Expected->isVariable() && !Expected->isUnit() &&
      Expected->kind() == Found->resolve()->kind())
    D.note(SMRange(),
           "the `;` continues the case of the `match`; put parentheses around "
           "the `match` if it ends before the `;`");
  const auto *B = dyn_cast<Binary>(At);
  if (B && B->Operator == BinaryOperator::Equal && isa<ArrayGet>(B->Left))
    D.replace({B->OperatorLoc,
               SMLoc::getFromPointer(B->OperatorLoc.getPointer() + 1)},
              "<-")
        .note(SMRange(), "`=` compares; `<-` assigns");
  Explanations.note(D, First);
  return false;
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

void ContextChecks::checkItem(const Expression *E, Type *Found) {
  Found = Found->resolve();
  if (Options.Strict)
    checkUnit(E, Found, DiagnosticID::ProgramType);
  else if (Found->isFunction() || Found->isVariable())
    checkUnit(E, Found, DiagnosticID::TopLevelType);
}

void ContextChecks::checkOptional(const Binder &P, Type *Found, Type *Option) {
  if (!U.unify(Found, Option, P.Range))
    Diagnostics.report(P.Range, DiagnosticID::OptionalParameter, P.Name,
                       Found->str());
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

bool ContextChecks::checkBound(const Expression *E, Type *Found,
                               StringRef What) {
  if (!Found->resolve()->isFloat())
    return checkExpected(E, Found, Types.integer(), What);
  // A literal of the other type would change what the loop computes.
  Diagnostic D =
      Diagnostics.report(resultExpression(E)->Range, DiagnosticID::TypeMismatch,
                         What, Found->str(), Types.integer()->str());
  D.note(SMRange(), "the variable of a `for` is an int; compute a float from "
                    "it, such as `0.1 *. float_of_int i`");
  Explanations.note(D, E);
  return false;
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
  fixLiteral(D, E, Types.boolean());
  fixMissingUnit(D, At, Found);
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

bool ContextChecks::checkCase(const Match &M, const Expression *Body,
                              Type *Found, Type *Expected) {
  if (unifyAt(U, Found, Expected, Body))
    return true;
  Diagnostic D = Diagnostics.report(resultExpression(Body)->Range,
                                    M.IsTry ? DiagnosticID::HandlerType
                                            : DiagnosticID::CaseType,
                                    Found->str(), Expected->str());
  fixLiteral(D, Body, Expected);
  Explanations.note(D, Body);
  return false;
}

//===- Arrays and tuples --------------------------------------------------===//

void ContextChecks::reportNotAnArray(const Expression *E, Type *Found) {
  const Expression *At = resultExpression(E);
  Diagnostic D = Diagnostics.report(At->Range, DiagnosticID::NotAnArray,
                                    describe(At), Found->str());
  if (Found->is(Type::Kind::String))
    D.note(SMRange(), "`s.[i]` is a character of a string");
  else if (Found->isData() && Found->definition()->Name == "list")
    D.note(SMRange(), "`List.nth l i` is an element of a list");
  Explanations.note(D, E);
}

bool ContextChecks::checkString(const ArrayGet &G, Type *Found) {
  if (unifyAt(U, Found, Types.string(), G.Array))
    return true;
  Diagnostic D = Diagnostics.report(
      resultExpression(G.Array)->Range, DiagnosticID::TypeMismatch,
      "the expression before `.[`", Found->str(), Types.string()->str());
  if (Found->resolve()->isArray())
    D.note(SMRange(), "`a.(i)` is an element of an array");
  Explanations.note(D, G.Array);
  return false;
}

bool ContextChecks::checkSize(const ArrayMake &M, Type *Found, Type *Initial) {
  if (!Found->resolve()->isFloat() || !Initial->resolve()->isInt())
    return checkExpected(M.Size, Found, Types.integer(),
                         "the size of an array");
  Diagnostics
      .report(resultExpression(M.Size)->Range, DiagnosticID::TypeMismatch,
              "the size of an array", Found->str(), Types.integer()->str())
      .note(SMRange(), "the size comes first, then the value of the elements: "
                       "`Array.make 10 0.0`");
  return false;
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
  else if (Spelling == ":=" && isa<GetField>(At))
    D.replace(Operator, "<-")
        .note(SMRange(), "`<-` assigns to a mutable field of a record");
  else if (Spelling == "!" && Found->isBool())
    D.replace(Operator, "not ").note(SMRange(), "`not` negates");
  else if (Spelling == ":=")
    D.note(
        SMRange(),
        "a variable that changes must be a reference, and `!` reads its value: "
        "`let x = ref 0 in x := !x + 1`");
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
