//===- ProgramParser.h - Parser of the top level ----------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_PROGRAMPARSER_H
#define MINCAML_LIB_FRONTEND_PARSER_PROGRAMPARSER_H

#include "Parser/SequenceParser.h"
#include <vector>

namespace mincaml {

/// Parses a program of the extended language: definitions without `in`, and
/// expressions, which begin the program or follow `;;`.
class ProgramParser {
public:
  ProgramParser(TokenStream &Tokens, ast::ASTContext &Context)
      : Tokens(Tokens), Tok(Tokens.current()), Context(Context),
        Sequences(Tokens, Context), Types(Tokens, Context) {}

  /// Parses the program. Returns null if it contains no expression and no
  /// definition.
  ast::Expression *parse();

private:
  /// The item before the current token.
  enum class Previous : uint8_t { Nothing, Definition, Expression };

  void parseItem(Previous Before);
  ast::Expression *parseTypeDefinition();
  void reportExpression(Previous Before, llvm::SMRange Range, bool IsLet);
  ast::Expression *connect();

  TokenStream &Tokens;
  /// The current token.
  const Token &Tok;
  ast::ASTContext &Context;
  SequenceParser Sequences;
  TypeParser Types;
  /// The items parsed so far: definitions without `in`, and expressions.
  std::vector<ast::Expression *> Items;
  /// The end of the item before the one that is being parsed.
  llvm::SMLoc PreviousEnd;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_PROGRAMPARSER_H
