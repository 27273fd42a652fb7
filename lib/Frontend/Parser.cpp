//===- Parser.cpp - Tokens, errors and sequences --------------------------===//

#include "mincaml/Frontend/Parser.h"
#include "ParserImpl.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

Expression *mincaml::parse(const llvm::SourceMgr &Sources, unsigned BufferID,
                           ASTContext &Context, const LanguageOptions &Options,
                           DiagnosticEngine &Diagnostics) {
  return Parser(Sources, BufferID, Context, Options, Diagnostics)
      .parseProgram();
}

Expression *Parser::parseProgram() {
  // The lexer reports on its own.
  unsigned ErrorsBefore = Diagnostics.errors();
  next();
  if (Tok.is(TokenKind::EndOfFile)) {
    if (Diagnostics.errors() == ErrorsBefore)
      Diagnostics.report(Tok.start(), DiagnosticID::EmptyProgram);
    return nullptr;
  }
  Expression *Program = parseSequence(Place::Other);
  if (!Tok.is(TokenKind::EndOfFile) && beginError())
    reportTrailingText();
  if (Failed || Diagnostics.errors() != ErrorsBefore)
    return nullptr;
  return Program;
}

//===- Tokens -------------------------------------------------------------===//

void Parser::next() {
  if (Abandoned)
    return;
  PreviousEnd = Tok.end();
  Tok = TheLexer.next();
}

bool Parser::consume(TokenKind Kind) {
  if (!Tok.is(Kind))
    return false;
  Recovering = false;
  next();
  return true;
}

bool Parser::expect(TokenKind Kind) {
  if (consume(Kind))
    return true;
  if (beginError())
    Diagnostics.report(Tok.Range, DiagnosticID::ExpectedToken,
                       description(Kind), describe(Tok));
  Recovering = true;
  return false;
}

bool Parser::startsArgument() const {
  switch (Tok.Kind) {
  case TokenKind::LeftParen:
  case TokenKind::Begin:
  case TokenKind::True:
  case TokenKind::False:
  case TokenKind::Integer:
  case TokenKind::Float:
  case TokenKind::Identifier:
  case TokenKind::Underscore:
  case TokenKind::Invalid:
    return true;
  default:
    return false;
  }
}

bool Parser::startsParameter() const {
  return Tok.is(TokenKind::Identifier) || Tok.is(TokenKind::Underscore) ||
         Tok.is(TokenKind::LeftParen) || Tok.is(TokenKind::Invalid);
}

bool Parser::startsExpression() const {
  switch (Tok.Kind) {
  case TokenKind::Let:
  case TokenKind::If:
  case TokenKind::Not:
  case TokenKind::Minus:
  case TokenKind::MinusDot:
  case TokenKind::ArrayCreate:
  case TokenKind::ArrayMake:
  case TokenKind::ArrayLength:
  case TokenKind::ReservedWord:
    return true;
  default:
    return startsArgument();
  }
}

/// What messages call a token.
std::string Parser::describe(const Token &T) {
  if (T.is(TokenKind::Identifier))
    return ("the name '" + T.text() + "'").str();
  if (T.is(TokenKind::Integer) || T.is(TokenKind::Float))
    return ("the number " + T.text()).str();
  if (T.is(TokenKind::ReservedWord))
    return ("`" + T.text() + "`").str();
  return description(T.Kind).str();
}

bool Parser::isReservedWord(StringRef Word) const {
  return Tok.is(TokenKind::ReservedWord) && Tok.text() == Word;
}

//===- Errors -------------------------------------------------------------===//

/// To be called before any error is reported. False: it would only follow from
/// an earlier one.
bool Parser::beginError() {
  Failed = true;
  return !Recovering && !Abandoned;
}

Expression *Parser::placeholder() {
  return Context.make<UnitLiteral>(SMRange(Tok.start(), Tok.start()));
}

void Parser::deepen() {
  if (++Depth <= Options.NestingLimit || Abandoned)
    return;
  if (beginError())
    Diagnostics.report(Tok.Range, DiagnosticID::NestingTooDeep,
                       Options.NestingLimit);
  Failed = true;
  abandon();
}

/// Pretends that the text ends here.
void Parser::abandon() {
  Abandoned = true;
  Tok.Kind = TokenKind::EndOfFile;
}

/// Skips to a token that ends what could not be understood.
void Parser::skipToSync() {
  Recovering = true;
  TheLexer.setQuiet(true);
  for (unsigned Open = 0; !Tok.is(TokenKind::EndOfFile); next()) {
    if (Tok.is(TokenKind::LeftParen) || Tok.is(TokenKind::Begin)) {
      ++Open;
      continue;
    }
    bool Closes = Tok.is(TokenKind::RightParen) || Tok.is(TokenKind::End);
    if (Open) {
      Open -= Closes;
      continue;
    }
    if (Closes || Tok.is(TokenKind::In) || Tok.is(TokenKind::Then) ||
        Tok.is(TokenKind::Else) || Tok.is(TokenKind::Semicolon) ||
        Tok.is(TokenKind::SemicolonSemicolon) || Tok.is(TokenKind::Let) ||
        Tok.is(TokenKind::Comma))
      break;
  }
  TheLexer.setQuiet(false);
}

/// Skips a loop up to its `done`, a `match` or a `fun` up to where an
/// expression has to end, with everything in between.
void Parser::skipForeignConstruct() {
  bool IsLoop = isReservedWord("while") || isReservedWord("for");
  bool TakesAll = isReservedWord("match") || isReservedWord("try") ||
                  isReservedWord("fun") || isReservedWord("function");
  if (!IsLoop && !TakesAll) {
    next();
    skipToSync();
    return;
  }
  Recovering = true;
  TheLexer.setQuiet(true);
  unsigned Open = 0;
  for (; !Tok.is(TokenKind::EndOfFile); next()) {
    if (Tok.is(TokenKind::LeftParen) || Tok.is(TokenKind::Begin) ||
        Tok.is(TokenKind::Let) || isReservedWord("do")) {
      ++Open;
    } else if (Tok.is(TokenKind::RightParen) || Tok.is(TokenKind::End) ||
               Tok.is(TokenKind::In) || isReservedWord("done")) {
      if (!Open)
        break;
      --Open;
      if (IsLoop && !Open && isReservedWord("done")) {
        next();
        break;
      }
    } else if (Tok.is(TokenKind::SemicolonSemicolon)) {
      break;
    }
  }
  TheLexer.setQuiet(false);
}

void Parser::reportForeignWord() {
  if (beginError())
    Diagnostics.report(Tok.Range, DiagnosticID::ForeignWord, Tok.text(),
                       reservedWordHint(Tok.text()));
}

void Parser::reportTypeAnnotation(TokenKind SkipTo) {
  if (beginError())
    Diagnostics.report(Tok.Range, DiagnosticID::TypeAnnotation);
  while (!Tok.is(SkipTo) && !Tok.is(TokenKind::EndOfFile) &&
         !Tok.is(TokenKind::In) && !Tok.is(TokenKind::Semicolon) &&
         !Tok.is(TokenKind::Comma))
    next();
  Recovering = true;
}

void Parser::reportExtension(SMRange Range, StringRef What) {
  if (Options.Strict && beginError())
    Diagnostics.report(Range, DiagnosticID::Extension, What);
}

void Parser::reportTrailingText() {
  if (Tok.is(TokenKind::Else) || Tok.is(TokenKind::Then))
    Diagnostics.report(Tok.Range, DiagnosticID::StrayElse, Tok.text())
        .note(SMRange(),
              "`;` ends an `if`; put parentheses around a branch that "
              "has several expressions");
  else
    Diagnostics.report(Tok.Range, DiagnosticID::TrailingText, describe(Tok));
}

void Parser::reportDoubleSemicolon(bool EndsDefinition) {
  SMRange Range = Tok.Range;
  bool Report = beginError();
  next();
  if (!Report)
    return;
  Diagnostics.report(Range, DiagnosticID::DoubleSemicolon)
      .replace(Range, EndsDefinition                 ? " in"
                      : Tok.is(TokenKind::EndOfFile) ? ""
                                                     : ";");
}

//===- Sequences ----------------------------------------------------------===//

/// The loosest level: definitions and expressions with `;` between them. Each
/// becomes the body, or the second half, of the one before.
Expression *Parser::parseSequence(Place Where) {
  NestingLevel Level(*this);
  size_t Base = Spine.size();
  Expression *Last = nullptr;
  SMLoc End;
  for (;;) {
    if (Tok.is(TokenKind::Let) ||
        (Spine.size() > Base && isReservedWord("and"))) {
      Spine.push_back(parseDefinition());
      continue;
    }
    SMLoc Start = Tok.start();
    Last = parseExpression();
    End = PreviousEnd;
    if (!continuesSequence(Where))
      break;
    Spine.push_back(
        Context.make<Sequence>(SMRange(Start, Start), Last, nullptr));
  }
  for (; Spine.size() > Base; Spine.pop_back()) {
    Expression *E = Spine.back();
    E->Range.End = End;
    if (auto *S = llvm::dyn_cast<Sequence>(E))
      S->Second = Last;
    else if (auto *L = llvm::dyn_cast<Let>(E))
      L->Body = Last;
    else if (auto *F = llvm::dyn_cast<LetRec>(E))
      F->Body = Last;
    else
      llvm::cast<LetTuple>(E)->Body = Last;
    Last = E;
  }
  return Last;
}

/// After an expression: is there another one in this sequence? Takes the `;`,
/// and a `;` that nothing follows.
bool Parser::continuesSequence(Place Where) {
  if (Tok.is(TokenKind::LeftArrow)) {
    if (beginError())
      Diagnostics.report(Tok.Range, DiagnosticID::BadAssignment);
    Recovering = true;
    next();
    return true;
  }
  if (consume(TokenKind::Semicolon))
    return startsExpression() || Tok.is(TokenKind::Else);
  if (Tok.is(TokenKind::Else) && Where != Place::Operand) {
    if (beginError())
      reportTrailingText();
    next();
    return true;
  }
  if (Where == Place::Value && (Tok.is(TokenKind::SemicolonSemicolon) ||
                                isReservedWord("and") || Tok.StartsLine))
    return false;
  if (Tok.is(TokenKind::SemicolonSemicolon)) {
    reportDoubleSemicolon(false);
    return startsExpression();
  }
  if (!startsExpression())
    return false;
  // Something that begins an expression, but that no argument begins with.
  if (Tok.is(TokenKind::ReservedWord)) {
    reportForeignWord();
    skipForeignConstruct();
    return consume(TokenKind::Semicolon) && startsExpression();
  }
  if (beginError()) {
    if (Tok.StartsLine)
      Diagnostics.report(Tok.Range, DiagnosticID::MissingSemicolon)
          .insert(PreviousEnd, ";");
    else
      Diagnostics.report(Tok.Range, DiagnosticID::ArgumentNeedsParentheses,
                         describe(Tok));
  }
  Recovering = !Tok.StartsLine;
  return true;
}
