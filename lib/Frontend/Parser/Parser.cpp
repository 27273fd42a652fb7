//===- Parser.cpp - Text to syntax tree -----------------------------------===//

#include "mincaml/Frontend/Parser.h"
#include "Parser/SequenceParser.h"
#include "Parser/SyntaxErrors.h"

using namespace mincaml;

ast::Expression *mincaml::parse(const llvm::SourceMgr &Sources,
                                unsigned BufferID, ast::ASTContext &Context,
                                const LanguageOptions &Options,
                                DiagnosticEngine &Diagnostics) {
  // The lexer reports errors of its own.
  unsigned ErrorsBefore = Diagnostics.errors();
  TokenStream Tokens(Sources, BufferID, Options, Diagnostics);
  Tokens.next();
  if (Tokens.current().is(TokenKind::EndOfFile)) {
    if (Diagnostics.errors() == ErrorsBefore)
      Diagnostics.report(Tokens.current().start(), DiagnosticID::EmptyProgram);
    return nullptr;
  }
  ast::Expression *Program =
      SequenceParser(Tokens, Context).parse(SequenceContext::Other);
  if (!Tokens.current().is(TokenKind::EndOfFile))
    reportTrailingText(Tokens);
  if (Tokens.hasFailed() || Diagnostics.errors() != ErrorsBefore)
    return nullptr;
  return Program;
}
