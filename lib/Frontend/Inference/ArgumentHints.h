//===- ArgumentHints.h - What was meant by an argument ----------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_ARGUMENTHINTS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_ARGUMENTHINTS_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/Diagnostics.h"

namespace mincaml {

/// Adds to the message that argument \p I of a call has the type Found and not
/// that of the parameter what a beginner probably has to write instead: another
/// conversion of a format, another function that prints, a conversion.
void noteArgument(Diagnostic &D, const ast::Apply &A, unsigned I, Type *Found,
                  Type *Parameter);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_ARGUMENTHINTS_H
