//===- ExceptionText.h - The text of uncaught exceptions --------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_EXCEPTIONTEXT_H
#define MINCAML_FRONTEND_EXCEPTIONTEXT_H

#include "mincaml/Frontend/Type.h"

namespace mincaml {

/// Returns the name of an exception as OCaml prints it: `Not_found`, or
/// `Main.E` if the program in main.ml defines E.
std::string exceptionName(const ExceptionConstructor &X,
                          llvm::StringRef FileName);

/// Returns one character for each argument of X: `i` for an int, a char or a
/// bool, which are printed as ints; `u` for unit, which is printed as 0 and not
/// stored; `s` for a string; `f` for a float and `p` for a pointer, which are
/// not printed.
std::string printedArguments(const ExceptionConstructor &X);

} // namespace mincaml

#endif // MINCAML_FRONTEND_EXCEPTIONTEXT_H
