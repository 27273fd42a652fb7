//===- FormatTypes.h - Types of Printf functions ----------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_FORMATTYPES_H
#define MINCAML_LIB_FRONTEND_INFERENCE_FORMATTYPES_H

#include "Builtins.h"
#include "mincaml/Frontend/AST.h"

namespace mincaml {

class DiagnosticEngine;

/// Returns the type that a function of Printf has in this call, which depends
/// on the format. If the first argument is not a valid format literal, reports
/// an error and returns null.
Type *formatType(const ast::Apply *A, Builtin B, TypeContext &Types,
                 DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_FORMATTYPES_H
