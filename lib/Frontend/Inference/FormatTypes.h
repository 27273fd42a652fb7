//===- FormatTypes.h - The types of the functions of Printf -----*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_FORMATTYPES_H
#define MINCAML_LIB_FRONTEND_INFERENCE_FORMATTYPES_H

#include "Builtins.h"
#include "mincaml/Frontend/AST.h"

namespace mincaml {

class DiagnosticEngine;

/// The type that a function of Printf has in this call. Returns null, after
/// reporting that, if there is no valid format.
Type *formatType(const ast::Apply *A, Builtin B, TypeContext &Types,
                 DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_FORMATTYPES_H
