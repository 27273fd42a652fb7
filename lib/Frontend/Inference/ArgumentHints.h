//===- ArgumentHints.h - Hints for wrong arguments --------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_ARGUMENTHINTS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_ARGUMENTHINTS_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/Diagnostics.h"

namespace mincaml {

/// Adds a hint to the message that argument \p I of a call has type Found
/// instead of Parameter: what a beginner probably has to write instead. This is
/// another conversion in a format, another function that prints, or a
/// conversion of the value.
void noteArgument(Diagnostic &D, const ast::Apply &A, unsigned I, Type *Found,
                  Type *Parameter);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_ARGUMENTHINTS_H
