//===- ValueText.h - Values as text -----------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_VALUETEXT_H
#define MINCAML_LIB_INTERPRETER_VALUETEXT_H

#include "Code.h"
#include "mincaml/Frontend/Type.h"
#include <string>

namespace mincaml::interpreter {

/// A value as OCaml writes it: `(1, [|2.5; ...|])`. Takes bounded time: the
/// text has the first elements of arrays, the start of strings, and `...` for
/// what is nested deeply.
std::string valueText(Value V, const Type &Ty, const Code &TheCode);

/// An exception: `Failure "no"`.
std::string exceptionText(Value Exception, const Code &TheCode);

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_VALUETEXT_H
