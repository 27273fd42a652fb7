//===- Numbers.h - Numbers of texts -----------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_NUMBERS_H
#define MINCAML_LIB_INTERPRETER_NUMBERS_H

#include "llvm/ADT/StringRef.h"

namespace mincaml::interpreter {

enum class Parsed { Number, NoNumber, OutOfRange };

/// What int_of_string makes of a text.
Parsed parseInt(llvm::StringRef Text, int32_t &Result);

/// What float_of_string makes of a text. False if it is no number.
bool parseFloat(llvm::StringRef Text, double &Result);

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_NUMBERS_H
