//===- SequenceParser.h - Parser of sequences -------------------*- C++ -*-===//
//
// This is the top of a recursive-descent parser with one token of lookahead:
// the level of the grammar that binds loosest. Nesting in the text recurses
// here. Chains in the text (`let ... in let ... in`, `a; b; c`, `1 + 2 + 3`,
// `else if`, `a.(i).(j)`) are loops, whose partial results are on stacks that
// all activations share, so that stack frames stay small.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_SEQUENCEPARSER_H
#define MINCAML_LIB_FRONTEND_PARSER_SEQUENCEPARSER_H

#include "Parser/DefinitionParser.h"
#include "Parser/ExpressionParser.h"
#include <vector>

namespace mincaml {

/// The construct that a sequence is part of.
enum class SequenceContext : uint8_t {
  Value,    ///< value of a definition: `in` follows
  Operand,  ///< operand or condition: an `else` belongs to an outer `if`
  TopLevel, ///< top level of the program: a definition or `;;` may follow
  Other,    ///< expression in brackets
};

/// Parses sequences. Its expression and definition parsers call it back for
/// nested sequences.
class SequenceParser {
public:
  SequenceParser(TokenStream &Tokens, ast::ASTContext &Context)
      : Tokens(Tokens), Tok(Tokens.current()), Context(Context),
        Expressions(Tokens, Context, *this),
        Definitions(Tokens, Context, *this) {}

  /// Parses a sequence. If First is not null, it is a definition that begins
  /// the sequence and has already been parsed.
  ast::Expression *parse(SequenceContext Where,
                         ast::Expression *First = nullptr);

  DefinitionParser &definitions() { return Definitions; }

private:
  bool continues(SequenceContext Where);

  TokenStream &Tokens;
  /// The current token.
  const Token &Tok;
  ast::ASTContext &Context;
  ExpressionParser Expressions;
  DefinitionParser Definitions;
  /// The definitions and sequences whose continuation is being parsed. Each
  /// activation uses the elements above the size at its start.
  std::vector<ast::Expression *> Spine;
  /// The number of open brackets around the current token.
  unsigned Brackets = 0;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_SEQUENCEPARSER_H
