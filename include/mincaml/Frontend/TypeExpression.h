//===- TypeExpression.h - Types in the program text -------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_TYPEEXPRESSION_H
#define MINCAML_FRONTEND_TYPEEXPRESSION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"

namespace llvm {
class raw_ostream;
}

namespace mincaml::ast {

/// A type as it is written in an annotation or in the definition of an
/// abbreviation.
struct TypeExpression {
  enum class Kind : uint8_t {
    Any,         ///< `_`
    Variable,    ///< `'a`, with its Name
    Constructor, ///< `int`, `t array`: Name, applied to the Operands
    Tuple,       ///< `t * t`
    Function     ///< `t -> t`: the parameters, then the result
  };

  Kind TheKind;
  llvm::SMRange Range;
  llvm::StringRef Name;
  llvm::ArrayRef<TypeExpression *> Operands;

  /// Prints in OCaml's syntax.
  void print(llvm::raw_ostream &OS) const;
};

/// Returns a part of the type that is left open, `_` or `'a`; null if there is
/// none.
const TypeExpression *findOpenPart(const TypeExpression &T);

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_TYPEEXPRESSION_H
