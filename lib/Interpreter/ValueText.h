//===- ValueText.h - Values as text -----------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_VALUETEXT_H
#define MINCAML_LIB_INTERPRETER_VALUETEXT_H

#include "Runtime.h"
#include <string>

namespace mincaml {
class Type;
}

namespace mincaml::interpreter {

/// Returns a value in the form in which OCaml prints it: `(1, [|2.5; ...|])`.
/// The length of the text, and the time to create it, are bounded: it contains
/// only the first elements of arrays and lists and the start of strings, and
/// `...` stands for deeply nested parts and for the rest of a large value.
std::string valueText(Value V, const Type &Ty, const Code &TheCode);

/// Returns an exception in the form in which OCaml prints it, such as `Failure
/// "no"`.
std::string exceptionText(Value Exception, const Code &TheCode);

/// Returns a string as a literal of OCaml, with only its first characters if it
/// is long.
std::string stringText(Value String, const Code &TheCode);

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_VALUETEXT_H
