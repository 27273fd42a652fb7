//===- DefinitionParser.h - Definitions up to their `in` --------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_DEFINITIONPARSER_H
#define MINCAML_LIB_FRONTEND_PARSER_DEFINITIONPARSER_H

#include "Parser/TokenStream.h"
#include "mincaml/Frontend/AST.h"
#include <vector>

namespace mincaml {

class SequenceParser;

/// Parses `let ... in`, without the body that follows.
class DefinitionParser {
public:
  DefinitionParser(TokenStream &Tokens, ast::ASTContext &Context,
                   SequenceParser &Sequences)
      : Tokens(Tokens), Tok(Tokens.current()), Context(Context),
        Sequences(Sequences) {}

  /// Returns a Let, LetRec or LetTuple without a body. The current token is
  /// `let`, or an `and` that was reported.
  ast::Expression *parse();

private:
  ast::Expression *parseFunction(llvm::SMLoc Start);
  ast::Expression *parseVariable(llvm::SMLoc Start, ast::Binder Name);
  ast::Expression *parseTuplePattern(llvm::SMLoc Start);
  ast::Expression *parseUnitBinding(llvm::SMLoc Start, llvm::SMLoc Pattern);
  ast::Expression *parseBareTuple(llvm::SMLoc Start, ast::Binder First);
  ast::Expression *finishTuple(llvm::SMLoc Start);
  ast::Expression *parseValue();
  bool parseParameter();
  bool parseParenthesizedParameter();
  ast::Binder parseBinder();
  void finishDefinition(llvm::SMLoc Start, llvm::SMLoc ValueStart,
                        llvm::StringRef What);

  void checkDuplicateNames();
  void reportMissingParameter(llvm::StringRef Name, llvm::SMLoc NameEnd);
  void reportMissingRec(llvm::SMLoc LetStart, const ast::Binder &Name);
  void reportMissingIn(llvm::SMLoc Start, llvm::SMLoc ValueStart,
                       llvm::StringRef What);

  TokenStream &Tokens;
  /// The current token.
  const Token &Tok;
  ast::ASTContext &Context;
  SequenceParser &Sequences;
  /// The pattern or parameters being read; these do not nest.
  std::vector<ast::Binder> Binders;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_DEFINITIONPARSER_H
