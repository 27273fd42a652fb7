//===- ASTPrinter.cpp - Syntax tree to text -------------------------------===//
//
// Definitions, sequences and conditionals that are not operands take several
// lines ("blocks"); everything else is printed on one line. Like the parser,
// the printer recurses on nesting only.
//
//===----------------------------------------------------------------------===//

#include "mincaml/Frontend/ASTPrinter.h"
#include "PrintedNames.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <cstdlib>
#include <vector>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

namespace {

/// How tightly expressions bind, above the operators of Syntax.def.
enum Level : unsigned {
  Loosest = 0, ///< assignments
  Operand = 1, ///< of a comma
  Prefix = 6,
  Application = 7,
  Simple = 8,
};

class Printer {
public:
  Printer(llvm::raw_ostream &OS, const Expression &Program, bool WithTypes)
      : OS(OS), Names(Program), WithTypes(WithTypes) {}

  void printBlock(const Expression *E);

private:
  struct PendingNode {
    const Expression *Node;
    bool HasParentheses;
  };

  void newLine();
  void printBinder(const Binder &B);
  void printTypedBinder(const Binder &B);
  void printPattern(const LetTuple *T);
  void printPattern(const Pattern &P);
  void printFunctionHead(llvm::StringRef Keyword, const FunctionDefinition *F);
  void printHead(const LetDefinitions *L, size_t I);
  void printDefinitions(const LetDefinitions *L);
  bool printRest(const Expression *Rest);
  void printBlockValue(const Expression *E, llvm::StringRef End = "in",
                       bool IsBody = false);
  void printIfBlock(const If *I);
  void printBranch(const Expression *E);
  void printInline(const Expression *E, unsigned Minimum);
  void printInlineBlock(const Expression *E);
  void printLeaf(const Expression *E);
  void printAfterLeft(const Expression *E);
  const Expression *printBeforeLeft(const Expression *E, unsigned &Minimum);
  void printFloat(double Value);

  llvm::raw_ostream &OS;
  const PrintedNames Names;
  const bool WithTypes;
  unsigned Indentation = 0;
  std::vector<PendingNode> Pending;
};

bool isDefinitionOrSequence(const Expression *E) {
  return continuation(E) != nullptr;
}

bool isNegativeLiteral(const Expression *E) {
  if (const auto *I = dyn_cast<IntLiteral>(E))
    return I->Value < 0;
  const auto *F = dyn_cast<FloatLiteral>(E);
  return F && std::signbit(F->Value);
}

Level levelOf(const Expression *E) {
  switch (E->TheKind) {
  case Expression::Kind::Binary:
    return Level(precedence(cast<Binary>(E)->Operator));
  case Expression::Kind::Not:
  case Expression::Kind::Negate:
  case Expression::Kind::FloatNegate:
    return Prefix;
  case Expression::Kind::Apply:
  case Expression::Kind::ArrayMake:
  case Expression::Kind::ArrayLength:
    return Application;
  case Expression::Kind::ArrayPut:
    return Loosest;
  default:
    // printLeaf adds parentheses where they are missing.
    return isNegativeLiteral(E) ? Prefix : Simple;
  }
}

} // namespace

/// Indentation is limited: deeply nested programs would be mostly blanks.
void Printer::newLine() {
  constexpr unsigned MaximalIndentation = 40;
  OS << '\n';
  OS.indent(2 * std::min(Indentation, MaximalIndentation));
}

//===- Binders ------------------------------------------------------------===//

void Printer::printBinder(const Binder &B) {
  OS << Names[B.Name];
  if (WithTypes)
    OS << " : " << B.Ty->str();
}

/// In parentheses if there is a type.
void Printer::printTypedBinder(const Binder &B) {
  if (B.IsUnitPattern) {
    OS << "()";
    return;
  }
  OS << (WithTypes ? "(" : "");
  printBinder(B);
  OS << (WithTypes ? ")" : "");
}

void Printer::printPattern(const LetTuple *T) {
  OS << '(';
  llvm::ListSeparator Comma;
  for (const Binder &B : T->Variables) {
    OS << Comma;
    printTypedBinder(B);
  }
  OS << ')';
}

void Printer::printPattern(const Pattern &P) {
  if (!P.isTuple()) {
    printTypedBinder(P.Variable);
    return;
  }
  OS << '(';
  llvm::ListSeparator Comma;
  for (const Pattern &Element : P.Elements) {
    OS << Comma;
    printPattern(Element);
  }
  OS << ')';
}

void Printer::printFunctionHead(llvm::StringRef Keyword,
                                const FunctionDefinition *F) {
  OS << Keyword << Names[F->Name.Name];
  for (size_t I = 0; I != F->Parameters.size(); ++I) {
    OS << ' ';
    if (F->Patterns.empty())
      printTypedBinder(F->Parameters[I]);
    else
      printPattern(F->Patterns[I]);
  }
  if (WithTypes)
    OS << " : " << F->Name.Ty->result()->str();
  OS << " =";
}

/// Prints definition number I up to its `=`.
void Printer::printHead(const LetDefinitions *L, size_t I) {
  llvm::StringRef Keyword = I ? "and " : L->IsRecursive ? "let rec " : "let ";
  const Definition &D = L->Definitions[I];
  if (D.Function) {
    printFunctionHead(Keyword, D.Function);
    return;
  }
  OS << Keyword;
  if (D.Target.isTuple() || D.Target.Variable.IsUnitPattern)
    printPattern(D.Target);
  else
    printBinder(D.Target.Variable);
  OS << " =";
}

//===- Blocks -------------------------------------------------------------===//

void Printer::printBlock(const Expression *E) {
  for (;;) {
    if (const auto *L = dyn_cast<Let>(E)) {
      OS << "let ";
      printBinder(L->Variable);
      OS << " =";
      printBlockValue(L->Value);
      E = L->Body;
    } else if (const auto *T = dyn_cast<LetTuple>(E)) {
      OS << "let ";
      printPattern(T);
      OS << " =";
      printBlockValue(T->Value);
      E = T->Body;
    } else if (const auto *F = dyn_cast<LetRec>(E)) {
      printFunctionHead("let rec ", F->Function);
      printBlockValue(F->Function->Body, "in", /*IsBody=*/true);
      E = F->Body;
    } else if (const auto *D = dyn_cast<LetDefinitions>(E)) {
      printDefinitions(D);
      E = D->Body;
      if (D->IsTopLevel && !printRest(E))
        return;
    } else if (const auto *T = dyn_cast<TopLevelExpression>(E)) {
      printBlock(T->Value);
      E = T->Body;
      printRest(E);
    } else if (const auto *S = dyn_cast<Sequence>(E)) {
      if (const auto *I = dyn_cast<If>(S->First))
        printIfBlock(I);
      else
        printInline(S->First, Loosest);
      OS << ';';
      E = S->Second;
    } else {
      break;
    }
    newLine();
  }
  if (const auto *I = dyn_cast<If>(E))
    printIfBlock(I);
  else
    printInline(E, Loosest);
}

/// Prints what separates an item of the top level from the rest of the program.
/// Returns false if there is no rest.
bool Printer::printRest(const Expression *Rest) {
  if (isEndOfProgram(Rest))
    return false;
  const auto *Next = dyn_cast<LetDefinitions>(Rest);
  if (Next && Next->IsTopLevel)
    return true;
  newLine();
  OS << ";;";
  return true;
}

void Printer::printDefinitions(const LetDefinitions *L) {
  for (size_t I = 0; I != L->Definitions.size(); ++I) {
    if (I)
      newLine();
    printHead(L, I);
    bool IsLast = I + 1 == L->Definitions.size();
    printBlockValue(L->Values[I], IsLast && !L->IsTopLevel ? "in" : "",
                    L->Definitions[I].Function != nullptr);
  }
}

/// Prints the value of a definition, and the word that ends it. A function's
/// body takes lines of its own.
void Printer::printBlockValue(const Expression *E, llvm::StringRef End,
                              bool IsBody) {
  if (!isDefinitionOrSequence(E) && !isa<If>(E) && !IsBody) {
    OS << ' ';
    printInline(E, Loosest);
    OS << (End.empty() ? "" : " ") << End;
    return;
  }
  ++Indentation;
  newLine();
  printBlock(E);
  --Indentation;
  if (End.empty())
    return;
  newLine();
  OS << End;
}

void Printer::printIfBlock(const If *I) {
  for (;;) {
    OS << "if ";
    printInline(I->Condition, Loosest);
    OS << " then";
    printBranch(I->Then);
    if (!I->Else)
      return;
    newLine();
    OS << "else";
    const auto *Next = dyn_cast<If>(I->Else);
    if (!Next) {
      printBranch(I->Else);
      return;
    }
    OS << ' ';
    I = Next;
  }
}

void Printer::printBranch(const Expression *E) {
  // A `;` would end the branch, and an `else` would belong to an `if` in it.
  bool NeedsParentheses = isDefinitionOrSequence(E) || isa<If>(E);
  if (NeedsParentheses)
    OS << " (";
  ++Indentation;
  newLine();
  printBlock(E);
  --Indentation;
  if (NeedsParentheses) {
    newLine();
    OS << ')';
  }
}

//===- One line -----------------------------------------------------------===//

/// Prints what precedes the first operand of E and returns that operand and, in
/// Minimum, the level that it needs; null if E does not begin with an operand.
const Expression *Printer::printBeforeLeft(const Expression *E,
                                           unsigned &Minimum) {
  Minimum = Simple;
  switch (E->TheKind) {
  case Expression::Kind::Binary: {
    const auto *B = cast<Binary>(E);
    Minimum = precedence(B->Operator);
    return B->Left;
  }
  case Expression::Kind::Apply:
    return cast<Apply>(E)->Callee;
  case Expression::Kind::ArrayGet:
    return cast<ArrayGet>(E)->Array;
  case Expression::Kind::ArrayPut:
    return cast<ArrayPut>(E)->Array;
  case Expression::Kind::Not:
    // To OCaml, `not f x` would be a call with two arguments.
    OS << "not ";
    return cast<Not>(E)->Operand;
  case Expression::Kind::Negate: {
    const Expression *Operand = cast<Negate>(E)->Operand;
    // A literal directly after the sign would be read as a negative one.
    bool IsLiteral = isa<IntLiteral, FloatLiteral>(Operand);
    Minimum = IsLiteral ? Simple + 1 : unsigned(Prefix);
    OS << (levelOf(Operand) == Prefix && !IsLiteral ? "- " : "-");
    return Operand;
  }
  case Expression::Kind::FloatNegate: {
    const Expression *Operand = cast<FloatNegate>(E)->Operand;
    Minimum = Prefix;
    OS << (levelOf(Operand) == Prefix ? "-. " : "-.");
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
    printInline(B->Right, precedence(B->Operator) + 1);
    break;
  }
  case Expression::Kind::Apply:
    for (const Expression *Argument : cast<Apply>(E)->Arguments) {
      OS << ' ';
      printInline(Argument, Simple);
    }
    break;
  case Expression::Kind::ArrayGet:
    OS << ".(";
    printInline(cast<ArrayGet>(E)->Index, Loosest);
    OS << ')';
    break;
  case Expression::Kind::ArrayPut:
    OS << ".(";
    printInline(cast<ArrayPut>(E)->Index, Loosest);
    OS << ") <- ";
    printInline(cast<ArrayPut>(E)->Value, Operand);
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
    // `1.(0)` would begin with the float `1.`.
    bool NeedsParentheses =
        levelOf(E) < Minimum || (IsArray && isa<IntLiteral, FloatLiteral>(E));
    if (NeedsParentheses)
      OS << '(';
    const Expression *Left = printBeforeLeft(E, Minimum);
    if (!Left) {
      printLeaf(E);
      if (NeedsParentheses)
        OS << ')';
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
  case Expression::Kind::VariableReference:
    OS << Names[cast<VariableReference>(E)->Name];
    break;
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
  case Expression::Kind::ArrayMake:
    OS << "Array.make ";
    printInline(cast<ArrayMake>(E)->Size, Simple);
    OS << ' ';
    printInline(cast<ArrayMake>(E)->Initial, Simple);
    break;
  case Expression::Kind::ArrayLength:
    OS << "Array.length ";
    printInline(cast<ArrayLength>(E)->Array, Simple);
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
      printBinder(L->Variable);
      OS << " = ";
      printInline(L->Value, Loosest);
      OS << " in ";
      E = L->Body;
    } else if (const auto *T = dyn_cast<LetTuple>(E)) {
      OS << "let ";
      printPattern(T);
      OS << " = ";
      printInline(T->Value, Loosest);
      OS << " in ";
      E = T->Body;
    } else if (const auto *F = dyn_cast<LetRec>(E)) {
      printFunctionHead("let rec ", F->Function);
      OS << ' ';
      printInline(F->Function->Body, Loosest);
      OS << " in ";
      E = F->Body;
    } else if (const auto *D = dyn_cast<LetDefinitions>(E)) {
      for (size_t I = 0; I != D->Definitions.size(); ++I) {
        printHead(D, I);
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

void mincaml::ast::printAST(const Expression &Program, llvm::raw_ostream &OS) {
  Printer(OS, Program, false).printBlock(&Program);
  OS << '\n';
}

void mincaml::ast::printTyped(const Expression &Program,
                              llvm::raw_ostream &OS) {
  Printer(OS, Program, true).printBlock(&Program);
  OS << '\n';
}
