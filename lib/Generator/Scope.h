//===- Scope.h - The variables that can be used -----------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_SCOPE_H
#define MINCAML_LIB_GENERATOR_SCOPE_H

#include "TypeTable.h"
#include "mincaml/Support/Random.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <vector>

namespace mincaml::generator {

struct Variable {
  Variable(llvm::StringRef Name, const ValueType *Type)
      : Name(Name), Type(Type) {}

  llvm::StringRef Name;
  const ValueType *Type;
  /// Int: it is in [Low, High].
  int32_t Low = INT32_MIN;
  int32_t High = INT32_MAX;
  /// A function whose definition is known: what a call costs, and whether it
  /// has no effect.
  std::optional<Cost> CallCost;
  bool IsPure = false;
  /// A function that recurses as often as its first argument says, which must
  /// be in [0, Fuel]. It can be called, but not be a value.
  int32_t Fuel = -1;
  /// Another variable may take its name, which the code being made does not
  /// need any more.
  bool MayBeHidden = false;
};

/// The variables in scope, innermost last.
class Scope {
public:
  using Predicate = llvm::function_ref<bool(const Variable &)>;

  void bind(Variable V);

  /// Where the scope is, to come back to.
  size_t mark() const { return Entries.size(); }
  void leave(size_t Mark);

  /// Makes everything outside of here invisible, or visible again: the body of
  /// a function that captures nothing. Returns what was set before.
  size_t setFloor(size_t NewFloor) { return std::exchange(Floor, NewFloor); }

  bool isBound(llvm::StringRef Name) const { return Innermost.contains(Name); }

  /// One of the variables that Wanted accepts; null if there is none. It looks
  /// at those near by as a rule and now and then further out. The pointer is
  /// valid until the next change.
  const Variable *pick(Random &R, Predicate Wanted) const;

private:
  struct Entry {
    Variable TheVariable;
    bool IsVisible = true;
    /// The index of the entry that it hides, or -1.
    int Hidden = -1;
  };
  std::vector<Entry> Entries;
  llvm::StringMap<int> Innermost;
  size_t Floor = 0;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_SCOPE_H
