//===- Scope.h - The names of variables in the core -------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_DESUGAR_SCOPE_H
#define MINCAML_LIB_FRONTEND_DESUGAR_SCOPE_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include <vector>

namespace mincaml {

/// The variables in scope, under their names in the text and in the core. These
/// differ where a definition of the core would otherwise see a name that it
/// does not see in the text.
class Scope {
public:
  size_t size() const { return Variables.size(); }

  void add(llvm::StringRef Name, llvm::StringRef CoreName) {
    unsigned &Innermost = Index[Name];
    Variables.push_back({Name, CoreName, Innermost, 0});
    Innermost = Variables.size();
  }

  void leave(size_t Size) {
    for (; Variables.size() > Size; Variables.pop_back())
      Index[Variables.back().Name] = Variables.back().Shadowed;
  }

  /// The name in the core of the variable that Name refers to. Counts this use.
  llvm::StringRef use(llvm::StringRef Name) {
    if (unsigned I = Index.lookup(Name)) {
      ++Variables[I - 1].Uses;
      return Variables[I - 1].CoreName;
    }
    ++FreeUses[Name];
    return Name;
  }

  /// Whether Name has a meaning so far: a variable, or an external that was
  /// used.
  bool isTaken(llvm::StringRef Name) const {
    return Index.lookup(Name) || FreeUses.contains(Name);
  }

  /// How often the variable that Name refers to was used so far.
  unsigned uses(llvm::StringRef Name) const {
    if (unsigned I = Index.lookup(Name))
      return Variables[I - 1].Uses;
    return FreeUses.lookup(Name);
  }

private:
  struct Variable {
    llvm::StringRef Name;
    llvm::StringRef CoreName;
    /// One more than the index of the variable of the same name; 0: none.
    unsigned Shadowed;
    unsigned Uses;
  };
  std::vector<Variable> Variables;
  llvm::DenseMap<llvm::StringRef, unsigned> Index;
  /// Of names that are not in scope: externals.
  llvm::DenseMap<llvm::StringRef, unsigned> FreeUses;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_DESUGAR_SCOPE_H
