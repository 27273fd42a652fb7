//===- TypeParser.h - Types in annotations ----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_TYPEPARSER_H
#define MINCAML_LIB_FRONTEND_PARSER_TYPEPARSER_H

#include "Parser/TokenStream.h"
#include "mincaml/Frontend/AST.h"
#include <vector>

namespace mincaml {

/// Parses types. One that cannot be parsed becomes `_`.
class TypeParser {
public:
  TypeParser(TokenStream &Tokens, ast::ASTContext &Context)
      : Tokens(Tokens), Tok(Tokens.current()), Context(Context) {}

  /// A type after the current `:`, which is taken; null if there is none.
  ast::TypeExpression *parseAnnotation();
  /// `t -> t`, or a type that binds tighter.
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
  /// The operands being read; each activation uses what is above the size at
  /// its start.
  std::vector<ast::TypeExpression *> Operands;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_TYPEPARSER_H
