//===- Pattern.h - Patterns of definitions and parameters -------*- C++ -*-===//

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

/// A bound variable. `_` is named "_"; each occurrence is a separate variable
/// that nothing can refer to.
struct Binder {
  llvm::StringRef Name;
  llvm::SMRange Range;
  Type *Ty = nullptr;
  /// The variable stands for the pattern `()`. It is named "_" and has type
  /// unit.
  bool IsUnitPattern = false;
  /// The annotated type; null if there is none. Surface only.
  const TypeExpression *Annotation = nullptr;
  /// Set by inference if the definition is polymorphic; surface only.
  const TypeScheme *Scheme = nullptr;
};

/// A pattern: a name, `_`, `()`, or a tuple of patterns. Surface only.
struct Pattern {
  /// The variable of a pattern that is not a tuple. For a tuple, it has the
  /// name after `as`, or "_" if there is none. Its type is that of the pattern.
  Binder Variable;
  /// The elements of a tuple, two or more; empty for other patterns.
  llvm::MutableArrayRef<Pattern> Elements;
  llvm::SMRange Range;
  Type *Ty = nullptr;

  bool isTuple() const { return !Elements.empty(); }
  bool isNamedTuple() const { return isTuple() && Variable.Name != "_"; }
};

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_PATTERN_H
