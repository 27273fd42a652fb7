//===- Scope.h - The variables in scope -------------------------*- C++ -*-===//

#ifndef MINCAML_REWRITING_SCOPE_H
#define MINCAML_REWRITING_SCOPE_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/DenseMap.h"
#include <vector>

namespace mincaml::rewriting {

/// A variable in scope. Function is its definition if a `let rec` binds it.
struct ScopedVariable {
  const ast::Binder *TheBinder;
  const ast::FunctionDefinition *Function;
  /// The index, plus one, of the variable of the same name that this one
  /// shadows; 0 if it shadows none.
  unsigned Shadowed;
};

/// The variables in scope, innermost last. The names of binders must not change
/// while they are in scope.
class Scope {
public:
  size_t size() const { return Variables.size(); }

  /// Adds a variable. `_` is counted as well, but lookup never returns it.
  void add(const ast::Binder &B,
           const ast::FunctionDefinition *Function = nullptr) {
    unsigned Shadowed = 0;
    if (B.Name != "_") {
      unsigned &Innermost = Index[B.Name];
      Shadowed = std::exchange(Innermost, unsigned(Variables.size() + 1));
    }
    Variables.push_back({&B, Function, Shadowed});
  }

  /// Removes the innermost variables until Size are left.
  void leave(size_t Size) {
    for (; Variables.size() > Size; Variables.pop_back())
      if (Variables.back().TheBinder->Name != "_")
        Index[Variables.back().TheBinder->Name] = Variables.back().Shadowed;
  }

  /// The variable that a name refers to; null if it is external.
  const ScopedVariable *lookup(llvm::StringRef Name) const {
    unsigned I = Index.lookup(Name);
    return I ? &Variables[I - 1] : nullptr;
  }

  llvm::ArrayRef<ScopedVariable> variables() const { return Variables; }

  /// Returns whether no inner variable shadows this one.
  bool isVisible(const ScopedVariable &V) const {
    return lookup(V.TheBinder->Name) == &V;
  }

private:
  std::vector<ScopedVariable> Variables;
  llvm::DenseMap<llvm::StringRef, unsigned> Index;
};

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_SCOPE_H
