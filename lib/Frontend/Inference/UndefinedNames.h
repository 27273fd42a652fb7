//===- UndefinedNames.h - Messages about names not in scope -----*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_UNDEFINEDNAMES_H
#define MINCAML_LIB_FRONTEND_INFERENCE_UNDEFINEDNAMES_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/Diagnostics.h"

namespace mincaml {

/// As in OCaml, an operator that nothing defines is a name that is not defined.
void reportUndefinedOperator(DiagnosticEngine &Diagnostics,
                             const ast::VariableReference &V);

/// A function without `rec`, whose name is B, uses its own name, or seems to:
/// text that follows a definition at the top level is a part of it.
void reportNotVisible(DiagnosticEngine &Diagnostics,
                      const ast::VariableReference &V, const ast::Binder &B);

/// Reports a word of another language or a name of OCaml's library, and says
/// what to write instead. Returns false if V is none.
bool reportForeignName(DiagnosticEngine &Diagnostics,
                       const ast::VariableReference &V);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_UNDEFINEDNAMES_H
