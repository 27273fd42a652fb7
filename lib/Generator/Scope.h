//===- Scope.h - Variables in scope -----------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_SCOPE_H
#define MINCAML_LIB_GENERATOR_SCOPE_H

#include "Types.h"
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
  /// The range of an int variable.
  int32_t Low = INT32_MIN;
  int32_t High = INT32_MAX;
  /// The cost of a call, and whether a call has no effect, if the variable is a
  /// function whose definition is known.
  std::optional<Cost> CallCost;
  bool IsPure = false;
  /// The exceptions that a call may raise.
  ExceptionSet Raises = 0;
  /// If not negative, the first argument of the function is the depth of its
  /// recursion and must be in [0, Fuel]. Such a function can be called but not
  /// used as a value.
  int32_t Fuel = -1;
  /// Another variable may shadow this one, because no later code has to refer
  /// to it.
  bool MayBeShadowed = false;
};

/// The variables in scope, innermost last.
class Scope {
public:
  using Predicate = llvm::function_ref<bool(const Variable &)>;

  explicit Scope(Random &R) : R(R) {}

  void bind(Variable V);

  /// A position for `leave`.
  size_t mark() const { return Entries.size(); }
  void leave(size_t Mark);

  /// Hides all variables before this position, for the body of a function that
  /// captures nothing. Returns the position that was set before.
  size_t setFloor(size_t NewFloor) { return std::exchange(Floor, NewFloor); }

  /// Returns one of the variables that Wanted accepts, or null if there is
  /// none. It is usually one of the innermost variables and sometimes one from
  /// further out. The pointer is valid until the next change of the scope.
  const Variable *pick(Predicate Wanted) const;
  /// Returns a variable that can be used as a value of the type, or null.
  const Variable *pickOfType(const ValueType *T) const;
  /// Returns an array of numbers with at least MinLength elements, or null. If
  /// Element is given, the elements have that type.
  std::optional<Variable> pickArray(uint32_t MinLength,
                                    const ValueType *Element = nullptr) const;

private:
  struct Entry {
    Variable TheVariable;
    bool IsVisible = true;
    /// The index of the entry that this one shadows, or -1.
    int Shadowed = -1;
  };
  Random &R;
  std::vector<Entry> Entries;
  llvm::StringMap<int> Innermost;
  size_t Floor = 0;
};

/// When it is destroyed, ends the scope of the variables that were bound during
/// its lifetime.
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
