//===- Handlers.cpp - Printing of `try` -----------------------------------===//

#include "Printing/Printer.h"

using namespace mincaml;
using namespace mincaml::ast;

void Printer::printHandled(const HandlerCase &Case) {
  Heads.handled(Case);
  if (Case.Literal)
    printInline(Case.Literal, Simple);
}

void Printer::printTryBlock(const Try *T) {
  OS << "try";
  ++Indentation;
  newLine();
  printBlock(T->Body);
  --Indentation;
  newLine();
  OS << "with";
  for (size_t I = 0; I != T->Cases.size(); ++I) {
    newLine();
    OS << "| ";
    printHandled(T->Cases[I]);
    OS << " ->";
    const Expression *Handler = T->Handlers[I];
    // The next case would belong to a `try` at its end.
    bool IsOpen =
        I + 1 != T->Cases.size() &&
        (isDefinitionOrSequence(Handler) || llvm::isa<If, Fun, Try>(Handler));
    OS << (IsOpen ? " (" : "");
    ++Indentation;
    newLine();
    printBlock(Handler);
    --Indentation;
    if (!IsOpen)
      continue;
    newLine();
    OS << ')';
  }
}

void Printer::printInlineTry(const Try *T) {
  OS << "try ";
  printInline(T->Body, Loosest);
  OS << " with ";
  for (size_t I = 0; I != T->Cases.size(); ++I) {
    OS << (I ? " | " : "");
    printHandled(T->Cases[I]);
    OS << " -> ";
    printInline(T->Handlers[I], Loosest);
  }
}
