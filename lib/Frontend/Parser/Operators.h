//===- Operators.h - Parsing of operators -----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_OPERATORS_H
#define MINCAML_LIB_FRONTEND_PARSER_OPERATORS_H

#include "Parser/TokenStream.h"
#include "mincaml/Frontend/AST.h"
#include <optional>

namespace mincaml {

/// Returns the binary operator of a token, if it is one. A reserved word that
/// is an operator in OCaml, or a user-defined operator, is mapped to an
/// operator of the same precedence.
std::optional<ast::BinaryOperator> binaryOperator(const Token &T);

/// Whether T is an operator that a program cannot define.
bool isStandardOperator(const Token &T);

/// Whether y is an operand of Left in `x LEFT y RIGHT z`.
bool bindsFirst(ast::BinaryOperator Left, ast::BinaryOperator Right);

/// Builds `LEFT OPERATOR RIGHT`.
ast::Expression *makeOperation(ast::ASTContext &Context, llvm::SMRange Range,
                               ast::BinaryOperator Operator,
                               llvm::SMLoc OperatorLoc, ast::Expression *Left,
                               ast::Expression *Right);

/// Builds a call of the user-defined operator Symbol.
ast::Expression *makeSymbolCall(ast::ASTContext &Context, llvm::SMRange Range,
                                const Token &Symbol,
                                llvm::ArrayRef<ast::Expression *> Operands);

/// Builds `PREFIX OPERAND`, where Prefix is `!` or a user-defined operator.
ast::Expression *makePrefixCall(ast::ASTContext &Context, llvm::SMRange Range,
                                const Token &Prefix, ast::Expression *Operand);

/// Builds the function `not`, `Array.make`, `Array.create` or `Array.length` as
/// a value.
ast::Expression *makeKeywordValue(ast::ASTContext &Context, const Token &Name);

/// Parses an operator that is used as a function, `(+)`, after its opening
/// parenthesis. If the parentheses contain anything else, consumes nothing and
/// returns null.
ast::Expression *parseOperatorValue(TokenStream &Tokens,
                                    ast::ASTContext &Context,
                                    llvm::SMRange Opening);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_OPERATORS_H
