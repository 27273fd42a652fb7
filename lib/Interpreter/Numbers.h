//===- Numbers.h - Parsing of numbers ---------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_NUMBERS_H
#define MINCAML_LIB_INTERPRETER_NUMBERS_H

#include "llvm/ADT/StringRef.h"

namespace mincaml::interpreter {

enum class Parsed { Number, NoNumber, OutOfRange };

/// Parses an int as int_of_string does.
Parsed parseInt(llvm::StringRef Text, int32_t &Result);

/// Parses a float as float_of_string does. Returns false if Text is not a
/// float.
bool parseFloat(llvm::StringRef Text, double &Result);

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_NUMBERS_H
