//===- Operands.cpp - Operands and binders of an expression ---------------===//

#include "mincaml/Frontend/Operands.h"
#include "mincaml/Frontend/Visitor.h"

using namespace mincaml::ast;

static Expression *&expressionOf(Expression *&Element) { return Element; }
static Expression *&expressionOf(FunctionDefinition *F) { return F->Body; }

Expression **mincaml::ast::operand(Expression *E, unsigned I) {
  Expression **Found = nullptr;
  dispatchSurface(*E, [&](auto &Node) {
    forEachOperandField(Node, [&](auto &Field) {
      if (Found)
        return;
      if constexpr (std::is_same_v<decltype(Field), Expression *&>) {
        if (I == 0 && Field)
          Found = &Field;
        --I;
      } else if (I < Field.size()) {
        Found = &expressionOf(Field[I]);
      } else {
        I -= Field.size();
      }
    });
  });
  return Found;
}

void mincaml::ast::appendOperands(
    const Expression *E, llvm::SmallVectorImpl<const Expression *> &Operands) {
  dispatchSurface(*E, [&](const auto &Node) {
    forEachOperandField(Node, [&](const auto &Field) {
      if constexpr (std::is_convertible_v<decltype(Field), Expression *>) {
        if (Field)
          Operands.push_back(Field);
      } else {
        for (auto *Element : Field)
          Operands.push_back(expressionOf(Element));
      }
    });
  });
}

static void visitPattern(const Pattern &P,
                         llvm::function_ref<void(const Binder &)> Visit) {
  if (!P.isTuple() || P.isNamedTuple())
    Visit(P.Variable);
  for (const Pattern &Element : P.Elements)
    visitPattern(Element, Visit);
}

static void visitFunction(const FunctionDefinition &F,
                          llvm::function_ref<void(const Binder &)> Visit) {
  Visit(F.Name);
  for (size_t I = 0; I != F.Parameters.size(); ++I) {
    if (F.Patterns.empty())
      Visit(F.Parameters[I]);
    else
      visitPattern(F.Patterns[I], Visit);
  }
}

void mincaml::ast::forEachBinder(
    const HandlerCase &Case, llvm::function_ref<void(const Binder &)> Visit) {
  if (Case.hasPattern())
    visitPattern(Case.Argument, Visit);
}

void mincaml::ast::forEachBinder(
    const Expression &E, llvm::function_ref<void(const Binder &)> Visit) {
  if (const auto *L = llvm::dyn_cast<Let>(&E)) {
    Visit(L->Variable);
  } else if (const auto *X = llvm::dyn_cast<ExternalDefinition>(&E)) {
    Visit(X->Variable);
  } else if (const auto *L = llvm::dyn_cast<LetRec>(&E)) {
    visitFunction(*L->Function, Visit);
  } else if (const auto *L = llvm::dyn_cast<LetRecGroup>(&E)) {
    for (const FunctionDefinition *F : L->Functions)
      visitFunction(*F, Visit);
  } else if (const auto *F = llvm::dyn_cast<Fun>(&E)) {
    visitFunction(*F->Function, Visit);
  } else if (const auto *F = llvm::dyn_cast<For>(&E)) {
    Visit(F->Variable);
  } else if (const auto *L = llvm::dyn_cast<LetTuple>(&E)) {
    for (const Binder &B : L->Variables)
      Visit(B);
  } else if (const auto *T = llvm::dyn_cast<Try>(&E)) {
    for (const HandlerCase &C : T->Cases)
      forEachBinder(C, Visit);
  } else if (const auto *L = llvm::dyn_cast<LetDefinitions>(&E)) {
    for (const Definition &D : L->Definitions) {
      if (D.Function)
        visitFunction(*D.Function, Visit);
      else
        visitPattern(D.Target, Visit);
    }
  }
}
