//===- ExceptionText.h - How uncaught exceptions are printed ----*- C++ -*-===//

#ifndef MINCAML_FRONTEND_EXCEPTIONTEXT_H
#define MINCAML_FRONTEND_EXCEPTIONTEXT_H

#include "mincaml/Frontend/Type.h"

namespace mincaml {

/// `Not_found`; `Main.E` if the program in main.ml defines E, as in OCaml.
std::string exceptionName(const ExceptionConstructor &X,
                          llvm::StringRef FileName);

/// A character for each argument of X: `i` for an int, a char or a bool, which
/// are printed as ints, `u` for unit, which is printed as 0 and not stored, `s`
/// for a string; `f` for a float and `p` for a pointer, which are not printed.
std::string printedArguments(const ExceptionConstructor &X);

} // namespace mincaml

#endif // MINCAML_FRONTEND_EXCEPTIONTEXT_H
