//===- Formats.h - Expansion of calls of Printf -----------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_FORMATS_H
#define MINCAML_LIB_FRONTEND_FORMATS_H

#include "mincaml/Frontend/AST.h"

namespace mincaml {

/// Returns what a call of a function of Printf is short for, if its format has
/// conversions that are functions of the library, or if it does not print to standard
/// output or error or return a string; null otherwise. Function is the name of the
/// callee without its module. The new expression has other calls of Printf, whose
/// formats have simpler conversions, and of the library.
///
///   printf "%S" s         becomes   printf "%s" (Printf.quoted' s)
///   printf "a%a" f x      becomes   printf "a"; f stdout x
///   fprintf c "%d" n      becomes   Printf.output' c (Printf.sprintf "%d" n)
///   printf "%S"           becomes   fun s -> printf "%s" (Printf.quoted' s)
ast::Expression *expandFormat(const ast::Apply &Call, llvm::StringRef Function,
                              ast::ASTContext &Trees);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_FORMATS_H
