//===- Operators.h - Operators between and instead of operands --*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_OPERATORS_H
#define MINCAML_LIB_FRONTEND_PARSER_OPERATORS_H

#include "Parser/TokenStream.h"
#include "mincaml/Frontend/AST.h"
#include <optional>

namespace mincaml {

/// The operator that a token is, if it is one. A word that is an operator in
/// OCaml, or an operator that the program defines, counts as one of the same
/// precedence.
std::optional<ast::BinaryOperator> binaryOperator(const Token &T);

/// Whether it is an operator that a program cannot define.
bool isStandardOperator(const Token &T);

/// Whether in `x LEFT y RIGHT z` the operator Left takes y.
bool bindsFirst(ast::BinaryOperator Left, ast::BinaryOperator Right);

/// The expression `LEFT OPERATOR RIGHT`.
ast::Expression *makeOperation(ast::ASTContext &Context, llvm::SMRange Range,
                               ast::BinaryOperator Operator,
                               llvm::SMLoc OperatorLoc, ast::Expression *Left,
                               ast::Expression *Right);

/// The same, a call of the operator that the token Symbol is.
ast::Expression *makeSymbolCall(ast::ASTContext &Context, llvm::SMRange Range,
                                const Token &Symbol,
                                llvm::ArrayRef<ast::Expression *> Operands);

/// The expression `PREFIX OPERAND`, of `!` or an operator that the program
/// defines.
ast::Expression *makePrefixCall(ast::ASTContext &Context, llvm::SMRange Range,
                                const Token &Prefix, ast::Expression *Operand);

/// The function `not`, `Array.make`, `Array.create` or `Array.length` as a
/// value.
ast::Expression *makeKeywordValue(ast::ASTContext &Context, const Token &Name);

/// `(+)`, after the parenthesis: a function. Returns null, without taking a
/// token, if no operator follows that is alone in parentheses.
ast::Expression *parseOperatorValue(TokenStream &Tokens,
                                    ast::ASTContext &Context,
                                    llvm::SMRange Opening);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_OPERATORS_H
