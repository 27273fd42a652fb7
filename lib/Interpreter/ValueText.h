//===- ValueText.h - Values as text -----------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_VALUETEXT_H
#define MINCAML_LIB_INTERPRETER_VALUETEXT_H

#include "Code.h"
#include "mincaml/Frontend/Type.h"
#include <string>

namespace mincaml::interpreter {

/// A value as OCaml prints it: `(1, [|2.5; ...|])`. The text, and the time to
/// make it, are bounded: it has only the first elements of arrays and the start
/// of strings, and `...` instead of deeply nested parts.
std::string valueText(Value V, const Type &Ty, const Code &TheCode);

/// An exception as OCaml prints it, such as `Failure "no"`.
std::string exceptionText(Value Exception, const Code &TheCode);

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_VALUETEXT_H
