//===- Lines.cpp - Printing on one line -----------------------------------===//

#include "OperatorSymbols.h"
#include "Printing/Printer.h"
#include "mincaml/Frontend/Escapes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Format.h"
#include <cmath>
#include <cstdlib>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::StringRef;

static bool isNegativeLiteral(const Expression *E) {
  if (const auto *I = dyn_cast<IntLiteral>(E))
    return I->Value < 0;
  const auto *F = dyn_cast<FloatLiteral>(E);
  return F && std::signbit(F->Value);
}

static Level levelOf(const Expression *E) {
  switch (E->TheKind) {
  case Expression::Kind::Binary:
    return Level(precedence(cast<Binary>(E)->Operator));
  case Expression::Kind::Not:
  case Expression::Kind::Negate:
  case Expression::Kind::FloatNegate:
    return Prefix;
  case Expression::Kind::Apply:
    switch (cast<Apply>(E)->Written) {
    case Apply::Notation::Plain:
      return Application;
    case Apply::Notation::ApplyTo:
      return Level(precedence(BinaryOperator::ApplyTo));
    case Apply::Notation::Pipe:
      return Level(precedence(BinaryOperator::Pipe));
    }
    llvm_unreachable("covered switch");
  case Expression::Kind::ArrayMake:
  case Expression::Kind::ArrayLength:
  case Expression::Kind::Assert:
  case Expression::Kind::Raise:
    return Application;
  case Expression::Kind::MakeException:
    return cast<MakeException>(E)->Argument &&
                   !hasTupleValue(*cast<MakeException>(E))
               ? Application
               : Simple;
  case Expression::Kind::ArrayPut:
  case Expression::Kind::Assign:
    return Loosest;
  default:
    // printLeaf adds parentheses where they are missing.
    return isNegativeLiteral(E) ? Prefix : Simple;
  }
}

/// Whether an operand of `-` begins with an operator, which must be separated
/// by a blank.
static bool beginsWithSymbol(const Expression *E) {
  if (levelOf(E) <= Prefix)
    return levelOf(E) == Prefix;
  while (!isa<Dereference>(E)) {
    if (const auto *A = dyn_cast<Apply>(E))
      E = A->Callee;
    else if (const auto *G = dyn_cast<ArrayGet>(E))
      E = G->Array;
    else
      return false;
    if (levelOf(E) < Simple)
      return false;
  }
  return true;
}

/// Whether E is `f @@ x`, which needs parentheses as a left operand of `^`.
static bool isApplyTo(const Expression *E) {
  const auto *A = dyn_cast<Apply>(E);
  return A && A->Written == Apply::Notation::ApplyTo;
}

/// If E has a leftmost operand that may form a chain, prints the text before
/// it, returns it, and sets Minimum to the level that it needs. Returns null
/// otherwise.
const Expression *Printer::printBeforeLeft(const Expression *E,
                                           unsigned &Minimum) {
  Minimum = Simple;
  switch (E->TheKind) {
  case Expression::Kind::Binary: {
    const auto *B = cast<Binary>(E);
    Minimum = precedence(B->Operator) +
              (isRightAssociative(B->Operator) || isApplyTo(B->Left));
    return B->Left;
  }
  case Expression::Kind::Apply: {
    const auto *A = cast<Apply>(E);
    if (A->Written == Apply::Notation::Pipe) {
      Minimum = precedence(BinaryOperator::Pipe);
      return A->Arguments.front();
    }
    if (A->Written == Apply::Notation::ApplyTo)
      Minimum = precedence(BinaryOperator::ApplyTo) + 1;
    // Without parentheses, the argument would become that of the constructor.
    else if (isa<MakeException>(A->Callee))
      Minimum = Simple + 1;
    return A->Callee;
  }
  case Expression::Kind::ArrayGet:
    return cast<ArrayGet>(E)->Array;
  case Expression::Kind::ArrayPut:
    return cast<ArrayPut>(E)->Array;
  case Expression::Kind::Assign:
    Minimum = Operand;
    return cast<Assign>(E)->Target;
  case Expression::Kind::Dereference: {
    const Expression *Operand = cast<Dereference>(E)->Operand;
    // `!` binds tighter than `.(`.
    Minimum = isa<ArrayGet>(Operand) ? Simple + 1 : unsigned(Simple);
    OS << (isa<Dereference>(Operand) ? "! " : "!");
    return Operand;
  }
  case Expression::Kind::Not:
    // In OCaml, `not f x` is a call with two arguments.
    OS << "not ";
    return cast<Not>(E)->Operand;
  case Expression::Kind::Negate: {
    const Expression *Operand = cast<Negate>(E)->Operand;
    // A literal directly after the sign would be read as a negative one.
    bool IsLiteral = isa<IntLiteral, FloatLiteral>(Operand);
    Minimum = IsLiteral ? Simple + 1 : unsigned(Prefix);
    OS << (!IsLiteral && beginsWithSymbol(Operand) ? "- " : "-");
    return Operand;
  }
  case Expression::Kind::FloatNegate: {
    const Expression *Operand = cast<FloatNegate>(E)->Operand;
    Minimum = Prefix;
    OS << (beginsWithSymbol(Operand) ? "-. " : "-.");
    return Operand;
  }
  default:
    return nullptr;
  }
}

void Printer::printAfterLeft(const Expression *E) {
  switch (E->TheKind) {
  case Expression::Kind::Binary: {
    const auto *B = cast<Binary>(E);
    OS << ' ' << spelling(B->Operator) << ' ';
    printInline(B->Right,
                precedence(B->Operator) + !isRightAssociative(B->Operator));
    break;
  }
  case Expression::Kind::Apply: {
    const auto *A = cast<Apply>(E);
    if (A->Written == Apply::Notation::Pipe) {
      OS << " |> ";
      printInline(A->Callee, precedence(BinaryOperator::Pipe) + 1);
      break;
    }
    if (A->Written == Apply::Notation::ApplyTo)
      OS << " @@";
    unsigned Minimum = A->Written == Apply::Notation::ApplyTo
                           ? precedence(BinaryOperator::ApplyTo)
                           : unsigned(Simple);
    for (const Expression *Argument : A->Arguments) {
      OS << ' ';
      printInline(Argument, Minimum);
    }
    break;
  }
  case Expression::Kind::ArrayGet: {
    const auto *Get = cast<ArrayGet>(E);
    OS << (Get->IsString ? ".[" : ".(");
    printInline(Get->Index, Loosest);
    OS << (Get->IsString ? ']' : ')');
    break;
  }
  case Expression::Kind::ArrayPut:
    OS << ".(";
    printInline(cast<ArrayPut>(E)->Index, Loosest);
    OS << ") <- ";
    printInline(cast<ArrayPut>(E)->Value, Operand);
    break;
  case Expression::Kind::Assign:
    OS << " := ";
    printInline(cast<Assign>(E)->Value, Operand);
    break;
  default:
    break;
  }
}

/// Prints E, in parentheses if it binds looser than Minimum.
void Printer::printInline(const Expression *E, unsigned Minimum) {
  size_t Base = Pending.size();
  bool IsArray = false;
  for (;;) {
    // Without parentheses, `1.(0)` would begin with the float `1.`.
    bool NeedsParentheses =
        levelOf(E) < Minimum || (IsArray && isa<IntLiteral, FloatLiteral>(E));
    if (Marks)
      Marks->begin(OS.tell(), E->Range);
    if (NeedsParentheses)
      OS << '(';
    const Expression *Left = printBeforeLeft(E, Minimum);
    if (!Left) {
      printLeaf(E);
      if (NeedsParentheses)
        OS << ')';
      if (Marks)
        Marks->end(OS.tell());
      break;
    }
    Pending.push_back({E, NeedsParentheses});
    IsArray = isa<ArrayGet, ArrayPut>(E);
    E = Left;
  }
  while (Pending.size() > Base) {
    PendingNode P = Pending.back();
    Pending.pop_back();
    printAfterLeft(P.Node);
    if (P.HasParentheses)
      OS << ')';
    if (Marks)
      Marks->end(OS.tell());
  }
}

void Printer::printLeaf(const Expression *E) {
  switch (E->TheKind) {
  case Expression::Kind::UnitLiteral:
    OS << "()";
    break;
  case Expression::Kind::BoolLiteral:
    OS << (cast<BoolLiteral>(E)->Value ? "true" : "false");
    break;
  case Expression::Kind::IntLiteral:
    OS << cast<IntLiteral>(E)->Value;
    break;
  case Expression::Kind::FloatLiteral:
    printFloat(cast<FloatLiteral>(E)->Value);
    break;
  case Expression::Kind::CharacterLiteral:
    OS << quoteCharacter(cast<CharacterLiteral>(E)->Value);
    break;
  case Expression::Kind::StringLiteral:
    OS << quoteString(cast<StringLiteral>(E)->Value);
    break;
  case Expression::Kind::VariableReference: {
    StringRef Name = cast<VariableReference>(E)->Name;
    // The name of this runtime function is a conversion such as `%d`. The
    // conversion is also its first argument.
    bool IsConversion = Name.starts_with("%") && !isSymbolName(Name);
    OS << (IsConversion ? "Printf.sprintf" : Names[Name]);
    break;
  }
  case Expression::Kind::Tuple: {
    OS << '(';
    llvm::ListSeparator Comma;
    for (const Expression *Element : cast<Tuple>(E)->Elements) {
      OS << Comma;
      printInline(Element, Operand);
    }
    OS << ')';
    break;
  }
  case Expression::Kind::Annotated: {
    const auto *A = cast<Annotated>(E);
    OS << '(';
    printInline(A->Operand, Loosest);
    OS << " : ";
    A->Annotation->print(OS);
    OS << ')';
    break;
  }
  case Expression::Kind::ArrayLiteral: {
    OS << "[|";
    llvm::ListSeparator Semicolon("; ");
    for (const Expression *Element : cast<ArrayLiteral>(E)->Elements) {
      OS << Semicolon;
      printInline(Element, Operand);
    }
    OS << "|]";
    break;
  }
  case Expression::Kind::ArrayMake:
    OS << "Array.make ";
    printInline(cast<ArrayMake>(E)->Size, Simple);
    OS << ' ';
    printInline(cast<ArrayMake>(E)->Initial, Simple);
    break;
  case Expression::Kind::ArrayLength:
    OS << (cast<ArrayLength>(E)->IsString ? "String.length " : "Array.length ");
    printInline(cast<ArrayLength>(E)->Array, Simple);
    break;
  case Expression::Kind::MakeException: {
    const auto *C = cast<MakeException>(E);
    if (hasTupleValue(*C)) {
      printTupleValue(*C);
      break;
    }
    OS << Names[C->Name];
    if (!C->Argument)
      break;
    OS << ' ';
    printInline(C->Argument, Simple);
    break;
  }
  case Expression::Kind::Raise:
    OS << "raise ";
    printInline(cast<Raise>(E)->Operand, Simple);
    break;
  case Expression::Kind::Assert:
    OS << "assert ";
    printInline(cast<Assert>(E)->Condition, Simple);
    break;
  default:
    OS << '(';
    printInlineBlock(E);
    OS << ')';
  }
}

/// Prints a definition, sequence or conditional on one line.
void Printer::printInlineBlock(const Expression *E) {
  for (;;) {
    if (const auto *L = dyn_cast<Let>(E)) {
      OS << "let ";
      Heads.binder(L->Variable);
      OS << " = ";
      printInline(L->Value, Loosest);
      OS << " in ";
      E = L->Body;
    } else if (const auto *T = dyn_cast<LetTuple>(E)) {
      OS << "let ";
      Heads.pattern(T);
      OS << " = ";
      printInline(T->Value, Loosest);
      OS << " in ";
      E = T->Body;
    } else if (const auto *F = dyn_cast<LetRec>(E)) {
      Heads.functionHead("let rec ", F->Function);
      OS << ' ';
      printInline(F->Function->Body, Loosest);
      OS << " in ";
      E = F->Body;
    } else if (const auto *G = dyn_cast<LetRecGroup>(E)) {
      for (const FunctionDefinition *Definition : G->Functions) {
        bool IsFirst = Definition == G->Functions.front();
        Heads.functionHead(IsFirst ? "let rec " : "and ", Definition);
        OS << ' ';
        printInline(Definition->Body, Loosest);
        OS << ' ';
      }
      OS << "in ";
      E = G->Body;
    } else if (const auto *D = dyn_cast<LetDefinitions>(E)) {
      for (size_t I = 0; I != D->Definitions.size(); ++I) {
        Heads.definition(D, I);
        OS << ' ';
        printInline(D->Values[I], Loosest);
        OS << ' ';
      }
      OS << "in ";
      E = D->Body;
    } else if (const auto *S = dyn_cast<Sequence>(E)) {
      printInline(S->First, Loosest);
      OS << "; ";
      E = S->Second;
    } else {
      break;
    }
  }
  if (const auto *F = dyn_cast<For>(E)) {
    printForHead(F);
    OS << ' ';
    printInline(F->Body, Loosest);
    OS << " done";
    return;
  }
  if (const auto *W = dyn_cast<While>(E)) {
    OS << "while ";
    printInline(W->Condition, Loosest);
    OS << " do ";
    printInline(W->Body, Loosest);
    OS << " done";
    return;
  }
  if (const auto *F = dyn_cast<Fun>(E)) {
    printFunHead(F);
    OS << ' ';
    printInline(F->Function->Body, Loosest);
    return;
  }
  if (const auto *T = dyn_cast<Try>(E)) {
    printInlineTry(T);
    return;
  }
  const auto *I = dyn_cast<If>(E);
  if (!I) {
    printInline(E, Loosest);
    return;
  }
  for (;;) {
    OS << "if ";
    printInline(I->Condition, Loosest);
    OS << " then ";
    printInline(I->Then, Loosest);
    if (!I->Else)
      return;
    OS << " else ";
    const auto *Next = dyn_cast<If>(I->Else);
    if (!Next) {
      printInline(I->Else, Loosest);
      return;
    }
    I = Next;
  }
}

/// Prints the shortest text that is read as the same number.
void Printer::printFloat(double Value) {
  if (std::isinf(Value)) {
    OS << (Value < 0 ? "-1e999" : "1e999");
    return;
  }
  if (std::isnan(Value)) {
    OS << "nan";
    return;
  }
  char Text[40];
  for (int Digits = 15; Digits <= 17; ++Digits) {
    snprintf(Text, sizeof(Text), "%.*g", Digits, Value);
    if (std::strtod(Text, nullptr) == Value)
      break;
  }
  OS << Text;
  if (!llvm::StringRef(Text).contains_insensitive('e') &&
      !llvm::StringRef(Text).contains('.'))
    OS << ".0";
}
