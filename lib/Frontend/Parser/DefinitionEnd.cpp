//===- DefinitionEnd.cpp - The `in` of a definition -----------------------===//

#include "Parser/DefinitionParser.h"
#include "Parser/SyntaxErrors.h"

using namespace mincaml;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

/// Parses the `in`, or reports that it is missing. What is the name that is
/// defined, "_" for a unit pattern, or "(" for a tuple.
void DefinitionParser::finishDefinition(SMLoc Start, SMLoc ValueStart,
                                        StringRef What) {
  if (Tokens.consume(TokenKind::In))
    return;
  if (Tokens.options().Strict && Tok.is(TokenKind::SemicolonSemicolon)) {
    reportDoubleSemicolon(Tokens, /*EndsDefinition=*/true);
    if (Tok.is(TokenKind::EndOfFile))
      Tokens.setRecovering(true);
    return;
  }
  if (Tokens.atReserved("and")) {
    reportForeignWord(Tokens);
    return;
  }
  if (Tok.is(TokenKind::Else) || Tok.is(TokenKind::Then))
    reportTrailingText(Tokens);
  else
    reportMissingIn(Start, ValueStart, What);
  // The body most likely begins here, although the `in` is missing.
  Tokens.setRecovering(!(startsExpression(Tok) && Tok.StartsLine));
}

namespace {

/// The place where an `in` is missing.
struct MissingIn {
  llvm::SMLoc InsertAt;
  /// The token that follows the missing `in`.
  Token Next;
  /// The `;` that was written instead of `in`; invalid if there is none.
  llvm::SMLoc Semicolon;
};

} // namespace

/// Finds where the `in` of a definition was most likely meant to be: before the
/// first line of the value that is indented no further than the `let`; or
/// instead of the first `;` of the value; or before the current token.
static MissingIn findMissingIn(const TokenStream &Tokens, SMLoc ValueStart,
                               unsigned LetColumn) {
  MissingIn Result{Tokens.previousEnd(), Tokens.current(), SMLoc()};
  Lexer Value = Tokens.reread(ValueStart);
  unsigned Open = 0;
  Token Last;
  for (Token T = Value.next();
       T.start().getPointer() < Tokens.current().start().getPointer();
       Last = T, T = Value.next()) {
    if (T.is(TokenKind::LeftParen) || T.is(TokenKind::Begin) ||
        T.is(TokenKind::Let) || T.is(TokenKind::Do)) {
      ++Open;
    } else if (T.is(TokenKind::RightParen) || T.is(TokenKind::End) ||
               T.is(TokenKind::In) || T.is(TokenKind::Done)) {
      Open -= Open != 0;
    }
    bool Opens = Open == 1 && T.is(TokenKind::LeftParen);
    if (Open && !Opens)
      continue;
    if (T.StartsLine && Last.Range.isValid() &&
        (Opens || T.is(TokenKind::Identifier)) &&
        Tokens.diagnostics().position(T.start()).Column <= LetColumn) {
      Result.InsertAt = Last.end();
      Result.Next = T;
      Result.Semicolon = Last.is(TokenKind::Semicolon) ? Last.start() : SMLoc();
      break;
    }
    if (T.is(TokenKind::Semicolon) && !Result.Semicolon.isValid())
      Result.Semicolon = T.start();
  }
  return Result;
}

void DefinitionParser::reportMissingIn(SMLoc Start, SMLoc ValueStart,
                                       StringRef What) {
  if (!Tokens.beginError())
    return;
  DiagnosticEngine &Diagnostics = Tokens.diagnostics();
  MissingIn Missing =
      findMissingIn(Tokens, ValueStart, Diagnostics.position(Start).Column);
  std::string Name = What == "_"   ? "this value"
                     : What == "(" ? "this tuple"
                                   : ("'" + What + "'").str();
  SMRange LetRange(Start, SMLoc::getFromPointer(Start.getPointer() + 3));
  if (Missing.Semicolon.isValid()) {
    SMRange Range(Missing.Semicolon,
                  SMLoc::getFromPointer(Missing.Semicolon.getPointer() + 1));
    Diagnostics
        .report(Range, DiagnosticID::MissingIn, Name,
                Tokens.options().Strict
                    ? describe(Tok)
                    : description(TokenKind::Semicolon).str())
        .replace(Range, " in")
        .note(LetRange, "the definition begins here");
    return;
  }
  Diagnostics
      .report(Missing.InsertAt, DiagnosticID::MissingIn, Name,
              describe(Missing.Next))
      .insert(Missing.InsertAt, " in")
      .note(LetRange, "the definition begins here");
}
