//===- Formats.h - Expansion of formats of Printf ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_FORMATS_H
#define MINCAML_LIB_FRONTEND_FORMATS_H

#include "mincaml/Frontend/AST.h"

namespace mincaml {

/// Expands a call of a function of Printf into calls of library functions and
/// of Printf functions with simpler formats. This is necessary for conversions
/// that library functions implement, and for functions that neither print to
/// standard output or error nor return a string. Returns null for other calls.
/// Function is the name of the callee without its module.
///
///   printf "%S" s         becomes   printf "%s" (Printf.quoted' s)
///   printf "a%a" f x      becomes   printf "a"; f stdout x
///   fprintf c "%d" n      becomes   Printf.output' c (Printf.sprintf "%d" n)
///   printf "%S"           becomes   fun s -> printf "%s" (Printf.quoted' s)
ast::Expression *expandFormat(const ast::Apply &Call, llvm::StringRef Function,
                              ast::ASTContext &Trees);

/// Returns the value of a format that is passed to a function other than those
/// of Printf: a value of the type `format4` of the library, which Stdlib.ml
/// explains. The only names with a module path in the expression are those of
/// built-in functions.
///
///   log "%d:%S" 1 s    where    let log fmt = Printf.ksprintf print_endline fmt
ast::Expression *expandFormatValue(const ast::StringLiteral &Format,
                                   ast::ASTContext &Trees);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_FORMATS_H
