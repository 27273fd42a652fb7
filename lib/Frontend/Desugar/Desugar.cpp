//===- Desugar.cpp - The walk of desugaring -------------------------------===//

#include "mincaml/Frontend/Desugar.h"
#include "Desugar/Desugarer.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/Twine.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::cast;
using llvm::dyn_cast;
using llvm::StringRef;

Expression *mincaml::desugar(Expression &Program, ASTContext &Trees,
                             TypeContext &Types) {
  return Desugarer(Trees, Types).desugar(&Program);
}

StringRef mincaml::ast::sourceName(StringRef Name) {
  return Name.split('#').first;
}

/// A chain of definitions and sequences, and what ends it.
Expression *Desugarer::desugar(Expression *E) {
  size_t Base = Spine.size();
  size_t ScopeSize = Names.size();
  while (Expression *Next = append(E))
    E = Next;
  Expression *Result = closeSpine(Base, desugarLeftSpine(E));
  Names.leave(ScopeSize);
  return Result;
}

/// Makes a chain of what Spine has from Base on, with Last at its end.
Expression *Desugarer::closeSpine(size_t Base, Expression *Last) {
  for (; Spine.size() > Base; Spine.pop_back()) {
    Expression *Link = Spine.back();
    // The last effect of a program is its value.
    auto *S = dyn_cast<Sequence>(Link);
    if (S && isEndOfProgram(Last)) {
      Last = S->First;
      continue;
    }
    *continuation(Link) = Last;
    Link->Ty = Last->Ty;
    Last = Link;
  }
  return Last;
}

/// Appends what E is in the core to Spine, if E is a definition or a sequence,
/// and returns what follows it; otherwise null.
Expression *Desugarer::append(Expression *E) {
  if (auto *L = dyn_cast<Let>(E)) {
    L->Value = desugar(L->Value);
    bind(L->Variable);
  } else if (auto *L = dyn_cast<LetRec>(E)) {
    bind(L->Function->Name);
    desugarBody(L->Function);
  } else if (auto *L = dyn_cast<LetTuple>(E)) {
    L->Value = desugar(L->Value);
    for (Binder &B : L->Variables)
      bind(B);
  } else if (auto *S = dyn_cast<Sequence>(E)) {
    S->First = desugar(S->First);
  } else if (auto *D = dyn_cast<LetDefinitions>(E)) {
    appendDefinitions(D);
    return D->Body;
  } else if (auto *T = dyn_cast<TopLevelExpression>(E)) {
    Expression *Value = desugar(T->Value);
    Spine.push_back(Trees.make<Sequence>(T->Range, Value, nullptr));
    return T->Body;
  } else {
    return nullptr;
  }
  Spine.push_back(E);
  return *continuation(E);
}

/// Whether the first operand precedes the others in the text without
/// parentheses, so that operands may form a chain.
static bool hasLeftOperand(const Expression *E) {
  return llvm::isa<Binary, Not, Negate, FloatNegate, Apply, ArrayGet, ArrayPut,
                   ArrayLength>(E);
}

Expression *Desugarer::desugarLeftSpine(Expression *E) {
  size_t Base = LeftSpine.size();
  for (; hasLeftOperand(E); E = *operand(E, 0))
    LeftSpine.push_back(E);
  Expression *Result = desugarLeaf(E);
  while (LeftSpine.size() > Base) {
    E = LeftSpine.back();
    LeftSpine.pop_back();
    *operand(E, 0) = Result;
    desugarOperands(E, 1);
    Result = E;
  }
  return Result;
}

Expression *Desugarer::desugarLeaf(Expression *E) {
  if (continuation(E))
    return desugar(E);
  if (auto *V = dyn_cast<VariableReference>(E))
    V->Name = Names.use(V->Name);
  else if (auto *I = dyn_cast<If>(E))
    desugarBranches(I);
  else
    desugarOperands(E, 0);
  return E;
}

void Desugarer::desugarOperands(Expression *E, unsigned First) {
  for (unsigned I = First; Expression **Operand = operand(E, I); ++I)
    *Operand = desugar(*Operand);
}

/// An `if` with all of its `else if`s.
void Desugarer::desugarBranches(If *I) {
  for (;;) {
    I->Condition = desugar(I->Condition);
    I->Then = desugar(I->Then);
    if (!I->Else)
      return;
    auto *Next = dyn_cast<If>(I->Else);
    if (!Next) {
      I->Else = desugar(I->Else);
      return;
    }
    I = Next;
  }
}

//===- Parts of the core --------------------------------------------------===//

/// A binder with a new name. It is not in scope.
Binder Desugarer::fresh(StringRef Prefix, llvm::SMRange Range, Type *Ty) {
  std::string Name =
      (llvm::Twine(Prefix) + "#" + llvm::Twine(++LastNumber)).str();
  return {Trees.intern(Name), Range, Ty};
}

Expression *Desugarer::reference(const Binder &B, llvm::SMRange Range) {
  auto *V = Trees.make<VariableReference>(Range, B.Name);
  V->Ty = B.Ty;
  return V;
}

/// Brings a variable into scope under its own name.
void Desugarer::bind(const Binder &B) {
  if (B.Name != "_")
    Names.add(B.Name, B.Name);
}
