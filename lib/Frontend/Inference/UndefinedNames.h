//===- UndefinedNames.h - Messages about undefined names --------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_UNDEFINEDNAMES_H
#define MINCAML_LIB_FRONTEND_INFERENCE_UNDEFINEDNAMES_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/Diagnostics.h"

namespace mincaml {

/// Reports an undefined user-defined operator. As in OCaml, such an operator is
/// an ordinary name.
void reportUndefinedOperator(DiagnosticEngine &Diagnostics,
                             const ast::VariableReference &V);

/// Reports that the function B, defined without `rec`, uses its own name. If
/// the use is on a later line that starts in the first column, the message says
/// instead that this line is an expression that follows a definition at the top
/// level, which the parser has taken for a part of the definition.
void reportNotVisible(DiagnosticEngine &Diagnostics,
                      const ast::VariableReference &V, const ast::Binder &B);

/// Reports a word of another language or a name of OCaml's library, and says
/// what to write instead. Returns false if V is neither.
bool reportForeignName(DiagnosticEngine &Diagnostics,
                       const ast::VariableReference &V);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_UNDEFINEDNAMES_H
