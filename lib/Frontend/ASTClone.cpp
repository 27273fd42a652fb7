//===- ASTClone.cpp - Cloning of syntax trees -----------------------------===//

#include "mincaml/Frontend/ASTClone.h"
#include "mincaml/Frontend/Visitor.h"
#include "llvm/ADT/STLExtras.h"
#include <vector>

using namespace mincaml::ast;

namespace {

/// Copies nodes iteratively. A new copy first refers to the operands of the
/// original; these references are on the list Pending until copies replace
/// them.
class Cloner {
public:
  explicit Cloner(ASTContext &Trees) : Trees(Trees) {}

  Expression *clone(const Expression &Root) {
    Expression *Copy = cloneNode(Root);
    while (!Pending.empty()) {
      Expression **Operand = Pending.back();
      Pending.pop_back();
      *Operand = cloneNode(**Operand);
    }
    // A LetDefinitions has the bodies of its functions as operands, in Values.
    // Their copies must be stored in the functions, too.
    for (LetDefinitions *L : Groups)
      for (auto [D, Value] : llvm::zip_equal(L->Definitions, L->Values))
        if (D.Function)
          D.Function->Body = Value;
    return Copy;
  }

private:
  Expression *cloneNode(const Expression &E) {
    return dispatchSurface(E, [this](const auto &Original) -> Expression * {
      auto *Copy =
          Trees.make<std::remove_cvref_t<decltype(Original)>>(Original);
      cloneBinders(*Copy);
      forEachOperandField(*Copy, [&](auto &Field) { append(Field); });
      return Copy;
    });
  }

  void append(Expression *&Operand) {
    if (Operand)
      Pending.push_back(&Operand);
  }

  void append(llvm::MutableArrayRef<Expression *> &Operands) {
    cloneArray(Operands);
    for (Expression *&Operand : Operands)
      append(Operand);
  }

  void append(llvm::MutableArrayRef<FunctionDefinition *> &Functions) {
    for (FunctionDefinition *F : Functions)
      append(F->Body);
  }

  template <typename Element>
  void cloneArray(llvm::MutableArrayRef<Element> &Elements) {
    Elements = Trees.copy(llvm::ArrayRef<Element>(Elements));
  }

  void clonePattern(Pattern &P) {
    cloneArray(P.Elements);
    for (Pattern &Element : P.Elements)
      clonePattern(Element);
  }

  void cloneFunction(FunctionDefinition *&F) {
    F = Trees.make<FunctionDefinition>(*F);
    cloneArray(F->Parameters);
    cloneArray(F->Patterns);
    for (Pattern &P : F->Patterns)
      clonePattern(P);
  }

  // Each overload copies what a node refers to besides its operands.
  void cloneBinders(Expression &) {}
  void cloneBinders(LetRec &L) { cloneFunction(L.Function); }
  void cloneBinders(LetRecGroup &L) {
    cloneArray(L.Functions);
    for (FunctionDefinition *&F : L.Functions)
      cloneFunction(F);
  }
  void cloneBinders(Fun &F) { cloneFunction(F.Function); }
  void cloneBinders(LetTuple &L) { cloneArray(L.Variables); }
  void cloneBinders(Try &T) {
    cloneArray(T.Cases);
    for (HandlerCase &C : T.Cases)
      clonePattern(C.Argument);
  }
  void cloneBinders(LetDefinitions &L) {
    Groups.push_back(&L);
    cloneArray(L.Definitions);
    for (Definition &D : L.Definitions) {
      clonePattern(D.Target);
      if (D.Function)
        cloneFunction(D.Function);
    }
  }

  ASTContext &Trees;
  std::vector<Expression **> Pending;
  std::vector<LetDefinitions *> Groups;
};

} // namespace

Expression *mincaml::ast::clone(const Expression &E, ASTContext &Trees) {
  return Cloner(Trees).clone(E);
}
