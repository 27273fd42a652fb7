//===- PatternParser.h - Patterns of the extended language ------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_PATTERNPARSER_H
#define MINCAML_LIB_FRONTEND_PARSER_PATTERNPARSER_H

#include "Parser/TypeParser.h"
#include "mincaml/Frontend/AST.h"
#include <vector>

namespace mincaml {

/// Parses what definitions and parameters bind. A pattern that cannot be parsed
/// becomes `_`.
class PatternParser {
public:
  PatternParser(TokenStream &Tokens, ast::ASTContext &Context,
                TypeParser &Types)
      : Tokens(Tokens), Tok(Tokens.current()), Context(Context), Types(Types) {}

  /// A tuple without parentheses, or First alone, which has been read.
  ast::Pattern parseAfter(ast::Pattern First);
  /// A name, `_`, `()`, or a pattern in parentheses, which may have a type: a
  /// parameter.
  ast::Pattern parseSimple();

  /// Whether an operator is alone in parentheses here, as a name.
  bool atOperatorName() const;

private:
  ast::Pattern parseElements(const ast::Pattern &First);
  ast::Pattern parseOperatorName();

  TokenStream &Tokens;
  /// The current token.
  const Token &Tok;
  ast::ASTContext &Context;
  TypeParser &Types;
  /// The components being read; each activation uses what is above the size at
  /// its start.
  std::vector<ast::Pattern> Elements;
};

/// Reports the first name that is bound twice by the patterns, or by the names
/// and the patterns of definitions of one `let`.
void checkDistinctNames(TokenStream &Tokens,
                        llvm::ArrayRef<ast::Pattern> Patterns);
void checkDistinctNames(TokenStream &Tokens,
                        llvm::ArrayRef<ast::Definition> Definitions);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_PATTERNPARSER_H
