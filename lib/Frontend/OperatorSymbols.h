//===- OperatorSymbols.h - Operators that programs define -------*- C++ -*-===//
//
// As in OCaml, a run of operator characters is one operator: language.md,
// section 1. Its first characters decide how tightly it binds. In the tree such
// an operator is a variable whose name is the run.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_OPERATORSYMBOLS_H
#define MINCAML_LIB_FRONTEND_OPERATORSYMBOLS_H

#include "mincaml/Frontend/AST.h"
#include <string>

namespace mincaml {

/// The operator characters at the beginning of Text; empty if the first of them
/// cannot begin an operator.
llvm::StringRef leadingSymbol(llvm::StringRef Text);

/// Whether the run is a prefix operator, as `!!` is.
bool isPrefixSymbol(llvm::StringRef Symbol);

/// Whether the name of a variable is an operator.
bool isSymbolName(llvm::StringRef Name);

/// The operator of the language with the precedence and the associativity of an
/// infix operator.
ast::BinaryOperator operatorLike(llvm::StringRef Symbol);

/// The run with blanks between operators of the language, `+ -` for `+-`; empty
/// if it does not consist of those that can follow each other.
std::string separatedSymbol(llvm::StringRef Symbol);

/// What to write instead of an operator of other languages, which a program can
/// define here; or empty.
llvm::StringRef habitHint(llvm::StringRef Symbol);

/// What to write instead of an operator of OCaml that only programs can define;
/// empty if there is nothing.
llvm::StringRef foreignOperatorHint(llvm::StringRef Symbol);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_OPERATORSYMBOLS_H
