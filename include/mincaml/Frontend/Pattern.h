//===- Pattern.h - What definitions and parameters bind ---------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_PATTERN_H
#define MINCAML_FRONTEND_PATTERN_H

#include "mincaml/Frontend/TypeExpression.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"

namespace mincaml {
class Type;
struct TypeScheme;
} // namespace mincaml

namespace mincaml::ast {

/// A name being bound. `_` has the name "_"; each one is a new variable, to
/// which nothing can refer.
struct Binder {
  llvm::StringRef Name;
  llvm::SMRange Range;
  Type *Ty = nullptr;
  /// The parameter `()`: named "_", and of type unit.
  bool IsUnitPattern = false;
  /// The type that the program gives it; null if there is none. Surface only.
  const TypeExpression *Annotation = nullptr;
  /// Set by inference if the definition is polymorphic; surface only.
  const TypeScheme *Scheme = nullptr;
};

/// What a definition or a parameter binds: a name, `_` or `()`, or a tuple of
/// patterns. Surface only.
struct Pattern {
  /// Its type is that of the pattern. Of a tuple, it has the name after `as`,
  /// or
  /// "_".
  Binder Variable;
  /// Of a tuple, two or more; otherwise empty.
  llvm::MutableArrayRef<Pattern> Elements;
  llvm::SMRange Range;
  Type *Ty = nullptr;

  bool isTuple() const { return !Elements.empty(); }
  bool isNamedTuple() const { return isTuple() && Variable.Name != "_"; }
};

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_PATTERN_H
