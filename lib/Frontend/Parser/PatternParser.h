//===- PatternParser.h - Parser of patterns ---------------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_PATTERNPARSER_H
#define MINCAML_LIB_FRONTEND_PARSER_PATTERNPARSER_H

#include "Parser/TypeParser.h"
#include "mincaml/Frontend/AST.h"
#include <vector>

namespace mincaml {

/// Parses the patterns of definitions and parameters in the extended language.
/// A pattern that cannot be parsed becomes `_`.
class PatternParser {
public:
  PatternParser(TokenStream &Tokens, ast::ASTContext &Context,
                TypeParser &Types)
      : Tokens(Tokens), Tok(Tokens.current()), Context(Context), Types(Types) {}

  /// Parses the rest of a pattern after First: a tuple without parentheses, or
  /// First alone.
  ast::Pattern parseAfter(ast::Pattern First);
  /// Parses a parameter: a name, `_`, `()`, or a pattern in parentheses, which
  /// may have a type.
  ast::Pattern parseSimple();

  /// Whether the current token begins an operator in parentheses, which is a
  /// name.
  bool atOperatorName() const;

private:
  ast::Pattern parseElements(const ast::Pattern &First);
  ast::Pattern parseOperatorName();

  TokenStream &Tokens;
  /// The current token.
  const Token &Tok;
  ast::ASTContext &Context;
  TypeParser &Types;
  /// The components that are being parsed. Each activation uses the elements
  /// above the size at its start.
  std::vector<ast::Pattern> Elements;
};

/// Reports the first name that is bound twice in one of the patterns, or in the
/// definitions of one `let`.
void checkDistinctNames(TokenStream &Tokens,
                        llvm::ArrayRef<ast::Pattern> Patterns);
void checkDistinctNames(TokenStream &Tokens,
                        llvm::ArrayRef<ast::Definition> Definitions);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_PATTERNPARSER_H
