//===- Parser.cpp - Text to syntax tree -----------------------------------===//

#include "mincaml/Frontend/Parser.h"
#include "Parser/ProgramParser.h"
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
      Options.Strict
          ? SequenceParser(Tokens, Context).parse(SequenceContext::Other)
          : ProgramParser(Tokens, Context).parse();
  if (!Tokens.current().is(TokenKind::EndOfFile))
    reportTrailingText(Tokens);
  if (!Program && Diagnostics.errors() == ErrorsBefore)
    Diagnostics.report(Tokens.current().start(), DiagnosticID::EmptyProgram);
  if (Tokens.hasFailed() || Diagnostics.errors() != ErrorsBefore)
    return nullptr;
  return Program;
}
