//===- Scope.h - Scopes of desugaring ---------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_DESUGAR_SCOPE_H
#define MINCAML_LIB_FRONTEND_DESUGAR_SCOPE_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include <vector>

namespace mincaml {

/// The variables in scope, with their names in the text and in the core. The
/// two differ where a definition would otherwise be visible in the core at a
/// place where it is not visible in the text.
class Scope {
public:
  size_t size() const { return Variables.size(); }

  void add(llvm::StringRef Name, llvm::StringRef CoreName) {
    unsigned &Innermost = Index[Name];
    Variables.push_back({Name, CoreName, Innermost, 0});
    Innermost = Variables.size();
  }

  void endScope(size_t Size) {
    for (; Variables.size() > Size; Variables.pop_back())
      Index[Variables.back().Name] = Variables.back().Shadowed;
  }

  /// Returns the core name of the variable that Name refers to, and counts this
  /// use.
  llvm::StringRef use(llvm::StringRef Name) {
    if (unsigned I = Index.lookup(Name)) {
      ++Variables[I - 1].Uses;
      return Variables[I - 1].CoreName;
    }
    ++FreeUses[Name];
    return Name;
  }

  /// Whether Name already has a meaning: it is a variable in scope, or an
  /// external that has been used.
  bool isTaken(llvm::StringRef Name) const {
    return Index.lookup(Name) || FreeUses.contains(Name);
  }

  /// The number of uses so far of the variable that Name refers to.
  unsigned uses(llvm::StringRef Name) const {
    if (unsigned I = Index.lookup(Name))
      return Variables[I - 1].Uses;
    return FreeUses.lookup(Name);
  }

private:
  struct Variable {
    llvm::StringRef Name;
    llvm::StringRef CoreName;
    /// One more than the index of the variable of the same name that this one
    /// shadows; 0 if there is none.
    unsigned Shadowed;
    unsigned Uses;
  };
  std::vector<Variable> Variables;
  llvm::DenseMap<llvm::StringRef, unsigned> Index;
  /// The number of uses of each name that is not in scope, such as an external.
  llvm::DenseMap<llvm::StringRef, unsigned> FreeUses;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_DESUGAR_SCOPE_H
