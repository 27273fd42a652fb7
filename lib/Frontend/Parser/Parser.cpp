//===- Parser.cpp - The parser --------------------------------------------===//

#include "mincaml/Frontend/Parser.h"
#include "Parser/ProgramParser.h"
#include "Parser/SyntaxErrors.h"
#include "llvm/ADT/StringExtras.h"

using namespace mincaml;
using llvm::SMLoc;

/// Warns of the first comment that is not UTF-8.
static void checkComments(const TokenStream &Tokens) {
  SMLoc Invalid = Tokens.invalidInComment();
  if (Invalid.isValid())
    Tokens.diagnostics().report(
        Invalid, DiagnosticID::CommentEncoding,
        llvm::utohexstr(uint8_t(*Invalid.getPointer())));
}

ast::Expression *mincaml::parse(const llvm::SourceMgr &Sources,
                                unsigned BufferID, ast::ASTContext &Context,
                                const LanguageOptions &Options,
                                DiagnosticEngine &Diagnostics) {
  // The lexer reports errors, too, so that Tokens.hasFailed() alone is not
  // enough.
  unsigned ErrorsBefore = Diagnostics.errors();
  TokenStream Tokens(Sources, BufferID, Options, Diagnostics);
  Tokens.next();
  if (Tokens.current().is(TokenKind::EndOfFile)) {
    checkComments(Tokens);
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
  checkComments(Tokens);
  if (!Program && Diagnostics.errors() == ErrorsBefore)
    Diagnostics.report(Tokens.current().start(), DiagnosticID::EmptyProgram);
  if (Tokens.hasFailed() || Diagnostics.errors() != ErrorsBefore)
    return nullptr;
  return Program;
}
