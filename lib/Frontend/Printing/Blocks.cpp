//===- Blocks.cpp - Printing on several lines -----------------------------===//

#include "Printing/Printer.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::dyn_cast;
using llvm::isa;

/// Begins a line. Indentation is limited, because deeply nested programs would
/// be mostly blanks.
void Printer::newLine() {
  constexpr unsigned MaximalIndentation = 40;
  OS << '\n';
  OS.indent(2 * std::min(Indentation, MaximalIndentation));
}

/// Prints a definition or the first operand of a sequence, and returns the
/// expression that follows it; null if E is neither. Sets HasRest to false if
/// nothing is to be printed after it.
const Expression *Printer::printLink(const Expression *E, bool &HasRest) {
  MarkedText Marked(OS, Marks, E->Range);
  if (const auto *L = dyn_cast<Let>(E)) {
    OS << "let ";
    Heads.binder(L->Variable);
    OS << " =";
    printBlockValue(L->Value);
    return L->Body;
  }
  if (const auto *T = dyn_cast<LetTuple>(E)) {
    OS << "let ";
    Heads.pattern(T);
    OS << " =";
    printBlockValue(T->Value);
    return T->Body;
  }
  if (const auto *F = dyn_cast<LetRec>(E)) {
    Heads.functionHead("let rec ", F->Function);
    printBlockValue(F->Function->Body, "in", /*IsBody=*/true);
    return F->Body;
  }
  if (const auto *G = dyn_cast<LetRecGroup>(E)) {
    printGroup(G);
    return G->Body;
  }
  if (const auto *D = dyn_cast<LetDefinitions>(E)) {
    printDefinitions(D);
    HasRest = !D->IsTopLevel || printRest(D->Body);
    return D->Body;
  }
  if (const auto *T = dyn_cast<TopLevelExpression>(E)) {
    printBlock(T->Value);
    printRest(T->Body);
    return T->Body;
  }
  if (const auto *T = dyn_cast<TypeDefinition>(E)) {
    OS << "type " << T->Name << " = ";
    T->Definition->print(OS);
    HasRest = printRest(T->Body);
    return T->Body;
  }
  if (const auto *X = dyn_cast<ExceptionDefinition>(E)) {
    Heads.exception(X);
    HasRest = printRest(X->Body);
    return X->Body;
  }
  if (const auto *X = dyn_cast<ExternalDefinition>(E)) {
    Heads.external(X);
    HasRest = printRest(X->Body);
    return X->Body;
  }
  const auto *S = dyn_cast<Sequence>(E);
  if (!S)
    return nullptr;
  if (isDefinitionOrSequence(S->First))
    printParenthesizedBlock(S->First);
  else if (isa<If, For, While>(S->First))
    printLast(S->First);
  else
    printInline(S->First, Loosest);
  OS << ';';
  return S->Second;
}

void Printer::printBlock(const Expression *E) {
  for (;;) {
    if (!Indentation)
      Heads.beginOutermost();
    bool HasRest = true;
    const Expression *Next = printLink(E, HasRest);
    if (!HasRest)
      return;
    if (!Next)
      break;
    E = Next;
    newLine();
  }
  printLast(E);
}

/// Prints an expression that is not a definition or a sequence.
void Printer::printLast(const Expression *E) {
  MarkedText Marked(OS, Marks, E->Range);
  if (const auto *I = dyn_cast<If>(E)) {
    printIfBlock(I);
  } else if (const auto *T = dyn_cast<Try>(E)) {
    printTryBlock(T);
  } else if (const auto *F = dyn_cast<For>(E)) {
    printForHead(F);
    printLoopBody(F->Body);
  } else if (const auto *W = dyn_cast<While>(E)) {
    OS << "while ";
    printInline(W->Condition, Loosest);
    OS << " do";
    printLoopBody(W->Body);
  } else if (const auto *F = dyn_cast<Fun>(E)) {
    printFunHead(F);
    ++Indentation;
    newLine();
    printBlock(F->Function->Body);
    --Indentation;
  } else {
    printInline(E, Loosest);
  }
}

void Printer::printParenthesizedBlock(const Expression *E) {
  OS << '(';
  ++Indentation;
  newLine();
  printBlock(E);
  --Indentation;
  newLine();
  OS << ')';
}

void Printer::printForHead(const For *F) {
  OS << "for " << Names[F->Variable.Name] << " = ";
  printInline(F->From, Loosest);
  OS << (F->IsDownward ? " downto " : " to ");
  printInline(F->To, Loosest);
  OS << " do";
}

void Printer::printLoopBody(const Expression *Body) {
  ++Indentation;
  newLine();
  printBlock(Body);
  --Indentation;
  newLine();
  OS << "done";
}

void Printer::printFunHead(const Fun *F) {
  OS << "fun";
  Heads.parameters(F->Function);
  OS << " ->";
}

/// Prints the separator between an item at the top level and the rest of the
/// program. Returns false if there is no rest.
bool Printer::printRest(const Expression *Rest) {
  if (isEndOfProgram(Rest))
    return false;
  const auto *Next = dyn_cast<LetDefinitions>(Rest);
  if ((Next && Next->IsTopLevel) ||
      isa<TypeDefinition, ExceptionDefinition, ExternalDefinition>(Rest))
    return true;
  newLine();
  OS << ";;";
  return true;
}

void Printer::printDefinitions(const LetDefinitions *L) {
  for (size_t I = 0; I != L->Definitions.size(); ++I) {
    if (I)
      newLine();
    Heads.definition(L, I);
    bool IsLast = I + 1 == L->Definitions.size();
    printBlockValue(L->Values[I], IsLast && !L->IsTopLevel ? "in" : "",
                    L->Definitions[I].Function != nullptr);
  }
}

void Printer::printGroup(const LetRecGroup *L) {
  for (const FunctionDefinition *F : L->Functions) {
    bool IsFirst = F == L->Functions.front();
    if (!IsFirst)
      newLine();
    Heads.functionHead(IsFirst ? "let rec " : "and ", F);
    printBlockValue(F->Body, F == L->Functions.back() ? "in" : "",
                    /*IsBody=*/true);
  }
}

/// Prints the value of a definition, and End, the word that follows it. The
/// body of a function always begins on a new line.
void Printer::printBlockValue(const Expression *E, llvm::StringRef End,
                              bool IsBody) {
  if (!isDefinitionOrSequence(E) && !isa<If, For, While, Fun, Try>(E) &&
      !IsBody) {
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
  bool NeedsParentheses = isDefinitionOrSequence(E) || isa<If, Fun, Try>(E);
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
