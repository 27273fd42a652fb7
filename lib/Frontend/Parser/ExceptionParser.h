//===- ExceptionParser.h - Parser of exceptions -----------------*- C++ -*-===//
//
//   definition ::= "exception" Name ["of" type]
//   try        ::= "try" sequence "with" ["|"] case {"|" case}
//   case       ::= pattern {"|" pattern} "->" sequence
//   pattern    ::= Name [parameter | literal] | parameter
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_EXCEPTIONPARSER_H
#define MINCAML_LIB_FRONTEND_PARSER_EXCEPTIONPARSER_H

#include "Parser/PatternParser.h"

namespace mincaml {

class ExpressionParser;
class SequenceParser;

class ExceptionParser {
public:
  ExceptionParser(TokenStream &Tokens, ast::ASTContext &Context,
                  TypeParser &Types, ExpressionParser &Expressions,
                  SequenceParser &Sequences)
      : Tokens(Tokens), Tok(Tokens.current()), Context(Context),
        Expressions(Expressions), Sequences(Sequences),
        Patterns(Tokens, Context, Types) {}

  /// Parses `E` or `E e`. Several arguments are a tuple in parentheses.
  ast::Expression *parseMakeException();
  /// Parses a `try`, which extends as far as possible.
  ast::Expression *parseTry();

private:
  ast::HandlerCase parseCasePattern();
  void parseArgument(ast::HandlerCase &Case);
  bool atConstructorInParentheses() const;
  bool atLiteral() const;

  TokenStream &Tokens;
  /// The current token.
  const Token &Tok;
  ast::ASTContext &Context;
  ExpressionParser &Expressions;
  SequenceParser &Sequences;
  PatternParser Patterns;
};

/// Parses `exception E of t` at the top level.
ast::Expression *parseExceptionDefinition(TokenStream &Tokens,
                                          ast::ASTContext &Context,
                                          TypeParser &Types);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_EXCEPTIONPARSER_H
