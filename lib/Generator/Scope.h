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
  /// What a call may raise.
  ExceptionSet Raises = 0;
  /// The depth of the recursion of a function is its first argument, which must
  /// be in [0, Fuel]. It can be called, but not be a value.
  int32_t Fuel = -1;
  /// Another variable may take its name: the code that follows need not refer
  /// to it.
  bool MayBeHidden = false;
};

/// The variables in scope, innermost last.
class Scope {
public:
  using Predicate = llvm::function_ref<bool(const Variable &)>;

  explicit Scope(Random &R) : R(R) {}

  void bind(Variable V);

  /// A position to return to with leave.
  size_t mark() const { return Entries.size(); }
  void leave(size_t Mark);

  /// Hides all variables before this position, for the body of a function that
  /// captures nothing. Returns the position that was set before.
  size_t setFloor(size_t NewFloor) { return std::exchange(Floor, NewFloor); }

  /// One of the variables that Wanted accepts; null if there is none. It
  /// usually comes from the innermost ones, sometimes from further out. The
  /// pointer is valid until the next change.
  const Variable *pick(Predicate Wanted) const;
  /// A variable that can be used as a value of the type.
  const Variable *pickOfType(const ValueType *T) const;
  /// An array of numbers with at least MinLength elements; of Element if given.
  const Variable *pickArray(uint32_t MinLength,
                            const ValueType *Element = nullptr) const;

private:
  struct Entry {
    Variable TheVariable;
    bool IsVisible = true;
    /// The index of the entry that it hides, or -1.
    int Hidden = -1;
  };
  Random &R;
  std::vector<Entry> Entries;
  llvm::StringMap<int> Innermost;
  size_t Floor = 0;
};

/// Variables bound during its lifetime go out of scope at its end.
class ScopeGuard {
public:
  explicit ScopeGuard(Scope &InScope)
      : InScope(InScope), Mark(InScope.mark()) {}
  ~ScopeGuard() { InScope.leave(Mark); }
  ScopeGuard(const ScopeGuard &) = delete;
  ScopeGuard &operator=(const ScopeGuard &) = delete;

private:
  Scope &InScope;
  size_t Mark;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_SCOPE_H
