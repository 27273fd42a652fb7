//===- TreeWalker.cpp - Traversal of syntax trees -------------------------===//

#include "mincaml/Rewriting/TreeWalker.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::ArrayRef;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

size_t mincaml::rewriting::countNodes(Expression *E) {
  std::vector<Expression *> Pending{E};
  size_t Count = 0;
  while (!Pending.empty()) {
    Expression *Node = Pending.back();
    Pending.pop_back();
    ++Count;
    for (unsigned I = 0; Expression **Slot = operand(Node, I); ++I)
      Pending.push_back(*Slot);
  }
  return Count;
}

bool TreeWalker::enter(Expression *&) { return true; }
void TreeWalker::leave(Expression *&) {}

Expression *TreeWalker::parent() const {
  return Path.size() > 1 ? *Path[Path.size() - 2].Slot : nullptr;
}

unsigned TreeWalker::operandNumber() const {
  return Path.size() > 1 ? Path[Path.size() - 2].NextOperand - 1 : 0;
}

bool TreeWalker::isCallee() const {
  const Expression *Parent = parent();
  return Parent && isa<Apply>(Parent) && operandNumber() == 0;
}

bool TreeWalker::isFormat() const {
  const auto *Call = llvm::dyn_cast_or_null<Apply>(parent());
  if (!Call || operandNumber() > 1)
    return false;
  // In the core language, the callee is `%d`, `%f` or `%s` of the library.
  const auto *V = dyn_cast<VariableReference>(Call->Callee);
  return V && V->Name.starts_with("%");
}

/// Whether operand number I of E is in tail position if E is.
static bool passesTail(const Expression *E, unsigned I) {
  switch (E->TheKind) {
  case Expression::Kind::If:
  case Expression::Kind::Let:
  case Expression::Kind::LetRec:
  case Expression::Kind::LetTuple:
  case Expression::Kind::Sequence:
  case Expression::Kind::Try:
    return I > 0;
  case Expression::Kind::LetRecGroup:
    return I == cast<LetRecGroup>(E)->Functions.size();
  case Expression::Kind::Binary:
    return I > 0 && group(cast<Binary>(E)->Operator) == OperatorGroup::Logical;
  default:
    return false;
  }
}

/// The function whose body is operand number I of E, or null.
static const FunctionDefinition *functionOf(const Expression *E, unsigned I) {
  if (auto *R = dyn_cast<LetRec>(E); R && I == 0)
    return R->Function;
  if (auto *G = dyn_cast<LetRecGroup>(E); G && I < G->Functions.size())
    return G->Functions[I];
  return nullptr;
}

/// Brings into scope the variables that E binds in its operand number I.
void TreeWalker::bind(Expression *E, unsigned I) {
  if (auto *L = dyn_cast<Let>(E)) {
    if (I == 1)
      Variables.add(L->Variable);
  } else if (auto *R = dyn_cast<LetRec>(E)) {
    Variables.add(R->Function->Name, R->Function);
  } else if (auto *G = dyn_cast<LetRecGroup>(E); G && I == 0) {
    // The functions stay in scope from the first operand to the last.
    for (const FunctionDefinition *F : G->Functions)
      Variables.add(F->Name, F);
    Path.back().ScopeSize = Variables.size();
  } else if (auto *T = dyn_cast<Try>(E)) {
    if (I > 0)
      forEachBinder(T->Cases[I - 1],
                    [&](const Binder &B) { Variables.add(B); });
  } else if (auto *T = dyn_cast<LetTuple>(E)) {
    if (I == 1)
      for (const Binder &B : T->Variables)
        Variables.add(B);
  }
  if (const FunctionDefinition *F = functionOf(E, I))
    for (const Binder &P : F->Parameters)
      Variables.add(P);
}

void TreeWalker::push(Expression **Slot, unsigned FunctionDepth, bool IsTail) {
  Path.push_back(
      {Slot, 0, NextPosition++, FunctionDepth, IsTail, Variables.size()});
}

void TreeWalker::walk(Expression *&Root) {
  NextPosition = 0;
  push(&Root, 0, false);
  if (!enter(Root)) {
    Path.pop_back();
    return;
  }
  while (!Path.empty()) {
    Frame &Top = Path.back();
    Variables.leave(Top.ScopeSize);
    Expression *E = *Top.Slot;
    unsigned I = Top.NextOperand++;
    Expression **Slot = operand(E, I);
    if (!Slot) {
      if (auto *G = dyn_cast<LetRecGroup>(E))
        Variables.leave(Top.ScopeSize - G->Functions.size());
      leave(*Top.Slot);
      Path.pop_back();
      continue;
    }
    bind(E, I);
    bool IsBody = functionOf(E, I) != nullptr;
    push(Slot, Top.FunctionDepth + IsBody,
         IsBody || (Top.IsTail && passesTail(E, I)));
    if (!enter(*Slot))
      Path.pop_back();
  }
}
