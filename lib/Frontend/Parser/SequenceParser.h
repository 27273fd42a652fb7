//===- SequenceParser.h - Definitions and expressions with `;` --*- C++ -*-===//
//
// The loosest level of the grammar, and with it the whole parser: recursive
// descent with one token of lookahead. Nesting in the text recurses here;
// chains in the text (`let ... in let ... in`, `a; b; c`, `1 + 2 + 3`,
// `else if`, `a.(i).(j)`) are loops. What a loop has collected is kept on
// stacks that all activations share, so that stack frames stay small.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_SEQUENCEPARSER_H
#define MINCAML_LIB_FRONTEND_PARSER_SEQUENCEPARSER_H

#include "Parser/DefinitionParser.h"
#include "Parser/ExpressionParser.h"
#include <vector>

namespace mincaml {

/// What a sequence is part of.
enum class SequenceContext : uint8_t {
  Value,    ///< of a definition: `in` follows
  Operand,  ///< or a condition: an `else` after it belongs to an outer `if`
  TopLevel, ///< of the program: a definition or `;;` may follow
  Other,    ///< of an expression in brackets
};

/// Parses sequences, and nested ones through its expression and definition
/// parsers, which call back here.
class SequenceParser {
public:
  SequenceParser(TokenStream &Tokens, ast::ASTContext &Context)
      : Tokens(Tokens), Tok(Tokens.current()), Context(Context),
        Expressions(Tokens, Context, *this),
        Definitions(Tokens, Context, *this) {}

  /// First is a definition that the sequence begins with and that was parsed.
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
  /// The definitions and first halves of sequences whose rest is being parsed.
  /// Each activation uses what is above the size at its start.
  std::vector<ast::Expression *> Spine;
  /// How many brackets around the current token are open.
  unsigned Brackets = 0;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_SEQUENCEPARSER_H
