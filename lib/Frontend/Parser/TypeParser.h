//===- TypeParser.h - Parser of types ---------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_TYPEPARSER_H
#define MINCAML_LIB_FRONTEND_PARSER_TYPEPARSER_H

#include "Parser/TokenStream.h"
#include "mincaml/Frontend/AST.h"
#include <vector>

namespace mincaml {

/// Parses types. A type that cannot be parsed becomes `_`.
class TypeParser {
public:
  TypeParser(TokenStream &Tokens, ast::ASTContext &Context)
      : Tokens(Tokens), Tok(Tokens.current()), Context(Context) {}

  /// If the current token is `:`, parses it and the type after it; otherwise
  /// returns null.
  ast::TypeExpression *parseAnnotation();
  /// Parses `t -> t`, or a type that binds tighter.
  ast::TypeExpression *parse();

private:
  ast::TypeExpression *parseTuple();
  ast::TypeExpression *parsePostfix();
  bool skipQuantifier();
  ast::TypeExpression *parseAtom();
  ast::TypeExpression *make(ast::TypeExpression::Kind Kind, llvm::SMLoc Start,
                            llvm::StringRef Name, size_t Base);

  TokenStream &Tokens;
  /// The current token.
  const Token &Tok;
  ast::ASTContext &Context;
  /// The operands that are being parsed. Each activation uses the elements
  /// above the size at its start.
  std::vector<ast::TypeExpression *> Operands;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_TYPEPARSER_H
