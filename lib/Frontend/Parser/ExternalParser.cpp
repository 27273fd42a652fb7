//===- ExternalParser.cpp - Parser of externals ---------------------------===//

#include "Parser/ExternalParser.h"
#include "Parser/SyntaxErrors.h"
#include "mincaml/Frontend/Escapes.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

/// Parses the string that contains the symbol. Reports a second string, which
/// OCaml allows.
static StringRef parseSymbol(TokenStream &Tokens, ASTContext &Context) {
  const Token &Tok = Tokens.current();
  SMRange Range = Tok.Range;
  if (!Tok.is(TokenKind::String)) {
    Tokens.expect(TokenKind::String);
    Tokens.skipToItem();
    return "";
  }
  StringRef Symbol = Context.intern(literalValue(Tok.text()));
  Tokens.next();
  if (Tok.is(TokenKind::String)) {
    if (Tokens.beginError())
      Tokens.diagnostics()
          .report(Tok.Range, DiagnosticID::SecondExternalSymbol)
          .replace({Range.Start, Tok.end()}, Tok.text());
    Tokens.skipToItem();
  }
  return Symbol;
}

Expression *mincaml::parseExternalDefinition(TokenStream &Tokens,
                                             ASTContext &Context,
                                             TypeParser &Types) {
  const Token &Tok = Tokens.current();
  SMLoc Start = Tok.start();
  Tokens.consume(TokenKind::External);
  Binder Variable{"_", Tok.Range};
  StringRef Symbol;
  SMRange SymbolRange = Tok.Range;
  unsigned Arity = 0;
  if (Tok.is(TokenKind::Identifier))
    Variable.Name = Context.intern(Tok.text());
  if (!Tokens.expect(TokenKind::Identifier) ||
      !Tokens.expect(TokenKind::Colon)) {
    Tokens.skipToItem();
  } else {
    const TypeExpression *Annotation = Types.parse();
    Variable.Annotation = Annotation;
    // `t -> (t -> t)` is the same type as `t -> t -> t`.
    for (const TypeExpression *T = Annotation;
         T->TheKind == TypeExpression::Kind::Function; T = T->Operands.back())
      Arity += T->Operands.size() - 1;
    if (Tokens.consume(TokenKind::Equal)) {
      SymbolRange = Tok.Range;
      Symbol = parseSymbol(Tokens, Context);
    } else {
      if (Tokens.beginError())
        Tokens.diagnostics().report(
            Tok.Range, DiagnosticID::ExpectedToken,
            "`=` and a string, the name of the function in C", describe(Tok));
      Tokens.skipToItem();
    }
  }
  return Context.make<ExternalDefinition>(Tokens.from(Start), Variable, Symbol,
                                          SymbolRange, Arity, nullptr);
}
