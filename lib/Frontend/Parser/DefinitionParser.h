//===- DefinitionParser.h - Parser of definitions ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_DEFINITIONPARSER_H
#define MINCAML_LIB_FRONTEND_PARSER_DEFINITIONPARSER_H

#include "Parser/PatternParser.h"
#include "Parser/TokenStream.h"
#include "mincaml/Frontend/AST.h"
#include "llvm/Support/Compiler.h"
#include <vector>

namespace mincaml {

class SequenceParser;

/// Parses `let ... in`, without the body that follows.
class DefinitionParser {
public:
  DefinitionParser(TokenStream &Tokens, ast::ASTContext &Context,
                   SequenceParser &Sequences)
      : Tokens(Tokens), Tok(Tokens.current()), Context(Context),
        Sequences(Sequences), Types(Tokens, Context),
        Patterns(Tokens, Context, Types) {}

  /// Parses a definition. The current token is `let`, or an `and` that was
  /// reported. At the top level, the `in` may be absent. Returns a Let, LetRec,
  /// LetTuple or LetDefinitions without a body.
  ast::Expression *parse(bool AtTopLevel = false);
  /// Parses the parameters of a function, at least one, up to a token of the
  /// kind Before.
  void parseParameters(ast::FunctionDefinition &Function, TokenKind Before);

  /// Whether the `in` of the last definition was missing, and the next
  /// definition at the top level follows.
  bool lacksBody() const { return LacksBody; }

private:
  // Functions of one group are not inlined into those of another: a single
  // frame with the variables of all of them would need more stack for each
  // level of nesting.

  // The extended language.
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *
  parseExtended(llvm::SMLoc Start, bool IsRecursive, bool AtTopLevel);
  ast::Definition parseTarget(bool IsRecursive);
  ast::Expression *takeFunction(ast::Definition &D, ast::Expression *Value,
                                llvm::SMLoc ValueStart);
  void setParameters(ast::FunctionDefinition &Function,
                     llvm::ArrayRef<ast::Pattern> Parameters);
  ast::Expression *
  makeDefinitions(llvm::SMLoc Start, bool IsRecursive, bool IsTopLevel,
                  llvm::MutableArrayRef<ast::Definition> NewOnes,
                  llvm::MutableArrayRef<ast::Expression *> NewValues);

  // The original language.
  ast::Expression *parseFunction(llvm::SMLoc Start);
  ast::Expression *parseVariable(llvm::SMLoc Start, ast::Binder Name);
  ast::Expression *parseTuplePattern(llvm::SMLoc Start);
  ast::Expression *parseUnitBinding(llvm::SMLoc Start, llvm::SMLoc Pattern);
  ast::Expression *parseBareTuple(llvm::SMLoc Start, ast::Binder First);
  ast::Expression *finishTuple(llvm::SMLoc Start);
  bool parseParameter();
  bool parseParenthesizedParameter();
  ast::Binder parseBinder();

  // Both languages.
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseValue();
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *skipDefinition(llvm::SMLoc Start);
  LLVM_ATTRIBUTE_NOINLINE void finishDefinition(llvm::SMLoc Start,
                                                llvm::SMLoc ValueStart,
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
  /// The pattern or the parameters that are being parsed in the original
  /// language. These do not nest.
  std::vector<ast::Binder> Binders;
  TypeParser Types;
  PatternParser Patterns;
  /// The definitions that are being parsed, and their values. Each activation
  /// uses the elements above the size at its start.
  std::vector<ast::Definition> Definitions;
  std::vector<ast::Expression *> Values;
  bool LacksBody = false;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_DEFINITIONPARSER_H
