//===- SyntaxErrors.cpp - Syntax errors -----------------------------------===//

#include "Characters.h"
#include "Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mincaml;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

static StringRef textOf(SMRange Range) {
  return {Range.Start.getPointer(),
          size_t(Range.End.getPointer() - Range.Start.getPointer())};
}

SMRange mincaml::findWordBefore(const TokenStream &Tokens,
                                llvm::ArrayRef<StringRef> Words) {
  SMLoc Here = Tokens.current().start();
  unsigned Column = Tokens.diagnostics().position(Here).Column;
  if (!Column)
    return {};
  Lexer Line =
      Tokens.reread(SMLoc::getFromPointer(Here.getPointer() - (Column - 1)));
  SMRange Found;
  for (Token T = Line.next(); T.start().getPointer() < Here.getPointer();
       T = Line.next())
    if (T.is(TokenKind::Identifier) && llvm::is_contained(Words, T.text()))
      Found = T.Range;
  return Found;
}

/// Returns the first occurrence of one of Words between Start and the current
/// token, or an invalid range.
static SMRange findWordFrom(const TokenStream &Tokens, SMLoc Start,
                            llvm::ArrayRef<StringRef> Words) {
  const char *Here = Tokens.current().start().getPointer();
  Lexer Text = Tokens.reread(Start);
  for (Token T = Text.next();
       T.start().getPointer() < Here && !T.is(TokenKind::EndOfFile);
       T = Text.next())
    if (T.is(TokenKind::Identifier) && llvm::is_contained(Words, T.text()))
      return T.Range;
  return {};
}

/// Words of other languages that correspond to `with`.
static constexpr StringRef HandlerWords[] = {"catch", "except", "rescue"};

/// Reports one of HandlerWords if the range is valid. Must be called after
/// TokenStream::beginError.
static bool reportHandlerWord(TokenStream &Tokens, SMRange Word) {
  if (!Word.isValid())
    return false;
  Tokens.diagnostics()
      .report(Word, DiagnosticID::ForeignWord, textOf(Word),
              "handlers follow `with`: `try ... with E -> ...`")
      .replace(Word, "with");
  return true;
}

void mincaml::reportWildcard(TokenStream &Tokens) {
  if (!Tokens.beginError())
    return;
  if (reportHandlerWord(Tokens, findWordBefore(Tokens, HandlerWords)))
    Tokens.setRecovering(true);
  else
    Tokens.diagnostics().report(Tokens.current().Range,
                                DiagnosticID::WildcardExpression);
}

void mincaml::reportMissingWith(TokenStream &Tokens, SMRange Word) {
  // Call beginError first, so that only one of several nested constructs
  // searches the text.
  if (!Tokens.beginError() ||
      reportHandlerWord(Tokens, findWordFrom(Tokens, Word.End, HandlerWords)))
    return;
  SMRange Finally = findWordFrom(Tokens, Word.End, {"finally"});
  if (Finally.isValid())
    Tokens.diagnostics().report(
        Finally, DiagnosticID::ForeignWord, "finally",
        "`Fun.protect ~finally:(fun () -> e2) (fun () -> e1)` evaluates e1, "
        "and then e2 in any case");
  else if (*Word.Start.getPointer() == 't')
    Tokens.diagnostics()
        .report(Tokens.current().Range, DiagnosticID::TryWithoutWith,
                "the body of `try`", describe(Tokens.current()))
        .note(Word, "the `try` is here: `try e with E -> ...`");
  else
    Tokens.diagnostics()
        .report(Tokens.current().Range, DiagnosticID::TryWithoutWith,
                "the expression of `match`", describe(Tokens.current()))
        .note(Word, "the `match` is here: `match e with p -> ...`");
}

/// Returns the text in messages for the start of the construct that a token
/// closes. Opening is the text of the construct's first token, if it is known.
static StringRef openingOf(TokenKind Closing, StringRef Opening = "") {
  switch (Closing) {
  case TokenKind::End:
    return Opening == "struct" ? "`struct`" : "`begin`";
  case TokenKind::Done:
    return "the loop";
  case TokenKind::RightArray:
    return "`[|`";
  case TokenKind::RightBracket:
    return Opening.starts_with(".") ? "`.[`" : "`[`";
  case TokenKind::RightBrace:
    return "`{`";
  default:
    return "`(`";
  }
}

bool mincaml::isMatchingWord(const Token &T) {
  return T.is(TokenKind::ReservedWord) &&
         (T.text() == "match" || T.text() == "function" || T.text() == "as" ||
          T.text() == "when");
}

void mincaml::reportForeignWord(TokenStream &Tokens) {
  const Token &Word = Tokens.current();
  if (!Tokens.beginError())
    return;
  DiagnosticEngine &Diagnostics = Tokens.diagnostics();
  StringRef Text = Word.text();
  if (Tokens.options().Strict || !isMatchingWord(Word))
    Diagnostics.report(Word.Range, DiagnosticID::ForeignWord, Text,
                       reservedWordHint(Text));
  else if (Text == "match" || Text == "function")
    Diagnostics.report(Word.Range, DiagnosticID::ArgumentNeedsParentheses,
                       describe(Word));
  else
    Diagnostics
        .report(Word.Range, DiagnosticID::ExpectedExpression, describe(Word))
        .note(SMRange(), Text == "as" ? "`as` follows a pattern: `p as x`"
                                      : "`when` follows the pattern of a case: "
                                        "`p when e1 -> e2`");
}

bool mincaml::reportConjunction(TokenStream &Tokens) {
  const Token &T = Tokens.current();
  if (T.text() != "and" && !T.is(TokenKind::Bar))
    return false;
  // After a missing `then`, the word may begin another definition or case.
  if (!Tokens.lineAfter(T.end()).contains(" then"))
    return false;
  if (Tokens.beginFollowingError())
    Tokens.diagnostics()
        .report(T.Range, DiagnosticID::ExpectedToken,
                description(TokenKind::Then), describe(T))
        .replace(T.Range, T.text() == "and" ? "&&" : "||")
        .note(SMRange(),
              "`a && b` is true if both conditions are, and `a || b` "
              "if one of them is");
  Tokens.next();
  return true;
}

bool mincaml::reportQuotedText(TokenStream &Tokens) {
  const Token &T = Tokens.current();
  StringRef Text = T.text();
  if (!Text.consume_front("'"))
    return false;
  SMRange Range = T.Range;
  if (!Text.consume_back("'")) {
    // The text may have several words.
    StringRef Line = Tokens.lineAfter(T.end());
    const size_t Length = Line.find('\'');
    if (T.Kind != TokenKind::TypeVariable || Length == StringRef::npos)
      return false;
    Range.End = SMLoc::getFromPointer(Line.data() + Length + 1);
    Text = StringRef(Text.data(), Line.data() + Length - Text.data());
  }
  if (Tokens.beginError())
    Tokens.diagnostics()
        .report(Range, DiagnosticID::CharacterSize, Text,
                std::to_string(Text.size()),
                "; a string is written in double quotes")
        .replace(Range, ("\"" + Text + "\"").str());
  while (Tokens.current().end().getPointer() < Range.End.getPointer() &&
         !Tokens.current().is(TokenKind::EndOfFile))
    Tokens.next();
  return true;
}

/// If Arrow is the `->` of a case that begins its line and lacks its `|`,
/// returns the range of its pattern.
static SMRange caseBefore(const TokenStream &Tokens, const Token &Arrow) {
  if (!Arrow.is(TokenKind::Arrow))
    return SMRange();
  StringRef Before = Tokens.textBefore(Arrow.start());
  StringRef Pattern = Before.substr(Before.rfind('\n') + 1).trim();
  if (Pattern.empty() || Pattern.contains("->") || Pattern.contains('|') ||
      Pattern.contains("fun ") || !Before.contains("->"))
    return SMRange();
  return {SMLoc::getFromPointer(Pattern.begin()),
          SMLoc::getFromPointer(Pattern.end())};
}

void mincaml::reportTrailingText(TokenStream &Tokens) {
  if (reportQuotedText(Tokens))
    return;
  const Token &First = Tokens.current();
  if (!(First.isOneOf(TokenKind::Else, TokenKind::Then)
            ? Tokens.beginError()
            : Tokens.beginFollowingError()))
    return;
  SMRange Word;
  if (First.is(TokenKind::Then))
    Word = findWordBefore(Tokens, {"elif", "elsif", "elseif"});
  if (Word.isValid())
    Tokens.diagnostics()
        .report(Word, DiagnosticID::ForeignWord, textOf(Word),
                "write `else if`")
        .replace(Word, "else if");
  else if (First.isOneOf(TokenKind::Else, TokenKind::Then))
    Tokens.diagnostics()
        .report(First.Range, DiagnosticID::StrayElse, First.text())
        .note(SMRange(),
              "a `;` ends the `if` before it; remove the `;`, or put "
              "parentheses around a branch that has several expressions");
  else if (First.isOneOf(TokenKind::RightParen, TokenKind::End,
                         TokenKind::RightArray, TokenKind::RightBracket,
                         TokenKind::RightBrace, TokenKind::Done))
    Tokens.diagnostics().report(First.Range, DiagnosticID::StrayClosing,
                                First.text(), openingOf(First.Kind));
  else if (SMRange Case = caseBefore(Tokens, First); Case.isValid())
    Tokens.diagnostics()
        .report(Case, DiagnosticID::ExpectedToken,
                (description(TokenKind::Bar) + " before a case").str(),
                "`" + textOf(Case) + "`")
        .insert(Case.Start, "| ");
  else
    Tokens.diagnostics().report(First.Range, DiagnosticID::TrailingText,
                                describe(First));
}

void mincaml::reportNestedItem(TokenStream &Tokens) {
  const Token &Tok = Tokens.current();
  if (Tokens.beginError()) {
    if (Tok.is(TokenKind::External))
      Tokens.diagnostics()
          .report(Tok.Range, DiagnosticID::NestedExternal)
          .note(SMRange(), "move it before the definition that contains it");
    else
      Tokens.diagnostics()
          .report(Tok.Range, DiagnosticID::NestedException)
          .note(SMRange(), "to define the exception at the top level, move it "
                           "before the definition that contains it");
  }
  Tokens.next();
  Tokens.skipToSync();
}

void mincaml::reportTypeAnnotation(TokenStream &Tokens, TokenKind SkipTo) {
  if (Tokens.beginError())
    Tokens.diagnostics().report(Tokens.current().Range,
                                DiagnosticID::TypeAnnotation);
  while (!Tokens.current().is(SkipTo) &&
         !Tokens.current().isOneOf(TokenKind::EndOfFile, TokenKind::In,
                                   TokenKind::Semicolon, TokenKind::Comma))
    Tokens.next();
  Tokens.setRecovering(true);
}

Diagnostic mincaml::reportBadAssignment(TokenStream &Tokens) {
  bool IsStrict = Tokens.options().Strict;
  return Tokens.diagnostics().report(Tokens.current().Range,
                                     DiagnosticID::BadAssignment,
                                     IsStrict ? "" : " or a field of a record",
                                     IsStrict ? "" : ", `r.x <- e`");
}

void mincaml::reportDoubleSemicolon(TokenStream &Tokens, bool EndsDefinition) {
  SMRange Range = Tokens.current().Range;
  bool Report = Tokens.beginError();
  Tokens.next();
  if (!Report)
    return;
  Tokens.diagnostics()
      .report(Range, DiagnosticID::DoubleSemicolon,
              Tokens.options().Strict
                  ? ": in MinCaml, a program is one expression"
                  : ": it ends a definition; within one, `;` separates "
                    "expressions")
      .replace(Range, EndsDefinition                              ? " in"
                      : Tokens.current().is(TokenKind::EndOfFile) ? ""
                                                                  : ";");
}

void mincaml::reportExtension(TokenStream &Tokens, SMRange Range,
                              StringRef What) {
  if (Tokens.options().Strict && Tokens.beginError())
    Tokens.diagnostics().report(Range, DiagnosticID::Extension, What);
}

void mincaml::expectClosing(TokenStream &Tokens, TokenKind Closing,
                            SMRange Opening) {
  if (Tokens.options().Strict && Tokens.current().is(TokenKind::Colon))
    reportTypeAnnotation(Tokens, Closing);
  if (Tokens.consume(Closing))
    return;
  if (Tokens.beginError()) {
    const Token &Found = Tokens.current();
    Diagnostic D = Tokens.diagnostics().report(
        Found.Range, DiagnosticID::UnclosedParenthesis, description(Closing),
        openingOf(Closing, textOf(Opening)), describe(Found));
    StringRef Parameters(Opening.End.getPointer(),
                         Found.start().getPointer() - Opening.End.getPointer());
    if (Closing == TokenKind::RightParen && Found.is(TokenKind::Arrow) &&
        !Parameters.trim().empty() &&
        !llvm::isDigit(Parameters.ltrim().front()) &&
        llvm::all_of(Parameters,
                     [](char C) { return isWordCharacter(C) || C == ' '; }))
      D.insert(Opening.End, "fun ")
          .note(SMRange(), "a function without a name is `fun x -> e`");
    else
      D.note(Opening, "it was opened here");
  }
  Tokens.skipToSync();
  Tokens.consume(Closing);
}

ast::Expression *mincaml::makePlaceholder(const TokenStream &Tokens,
                                          ast::ASTContext &Context) {
  return Context.make<ast::UnitLiteral>(
      SMRange(Tokens.current().start(), Tokens.current().start()),
      /*Placeholder=*/true);
}

void mincaml::reportArgumentOfNot(TokenStream &Tokens, SMRange Range,
                                  StringRef What) {
  if (!Tokens.options().Strict && Tokens.beginError())
    Tokens.diagnostics().report(Range, DiagnosticID::ArgumentNeedsParentheses,
                                What);
}

void mincaml::checkArgumentOfNot(TokenStream &Tokens) {
  const Token &Tok = Tokens.current();
  if (Tok.isOneOf(TokenKind::If, TokenKind::Let, TokenKind::Fun, TokenKind::For,
                  TokenKind::While, TokenKind::Assert))
    reportArgumentOfNot(Tokens, Tok.Range, describe(Tok));
}
