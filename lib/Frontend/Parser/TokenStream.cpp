//===- TokenStream.cpp - Token stream and error recovery ------------------===//

#include "Characters.h"
#include "Parser/Parser.h"

using namespace mincaml;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

//===- Classes of tokens --------------------------------------------------===//

bool mincaml::startsArgument(const Token &T) {
  switch (T.Kind) {
  case TokenKind::LeftParen:
  case TokenKind::Begin:
  case TokenKind::True:
  case TokenKind::False:
  case TokenKind::Integer:
  case TokenKind::Float:
  case TokenKind::Character:
  case TokenKind::String:
  case TokenKind::Identifier:
  case TokenKind::QualifiedName:
  case TokenKind::Constructor:
  case TokenKind::Underscore:
  case TokenKind::Exclamation:
  case TokenKind::PrefixSymbol:
  case TokenKind::LeftArray:
  case TokenKind::LeftBracket:
  case TokenKind::LeftBrace:
  case TokenKind::Label:
  case TokenKind::LabelColon:
  case TokenKind::OptionalLabel:
  case TokenKind::OptionalLabelColon:
  case TokenKind::Invalid:
    return true;
  default:
    return false;
  }
}

bool mincaml::isLabel(const Token &T) {
  return T.isOneOf(TokenKind::Label, TokenKind::LabelColon,
                   TokenKind::LabelParen, TokenKind::OptionalLabel,
                   TokenKind::OptionalLabelColon,
                   TokenKind::OptionalLabelParen);
}

bool mincaml::startsParameter(const Token &T) {
  return T.isOneOf(TokenKind::Identifier, TokenKind::Underscore,
                   TokenKind::LeftParen, TokenKind::Invalid);
}

bool mincaml::startsPattern(const Token &T) {
  return startsParameter(T) ||
         T.isOneOf(TokenKind::Constructor, TokenKind::True, TokenKind::False,
                   TokenKind::Integer, TokenKind::Float, TokenKind::Character,
                   TokenKind::String, TokenKind::Minus, TokenKind::LeftArray,
                   TokenKind::LeftBracket, TokenKind::LeftBrace,
                   TokenKind::Lazy);
}

bool mincaml::startsExpression(const Token &T) {
  switch (T.Kind) {
  case TokenKind::LetOperator:
  case TokenKind::Let:
  case TokenKind::If:
  case TokenKind::Not:
  case TokenKind::Minus:
  case TokenKind::MinusDot:
  case TokenKind::ArrayCreate:
  case TokenKind::ArrayMake:
  case TokenKind::ArrayLength:
  case TokenKind::Assert:
  case TokenKind::Lazy:
  case TokenKind::Fun:
  case TokenKind::For:
  case TokenKind::While:
  case TokenKind::Try:
  case TokenKind::ReservedWord:
    return true;
  default:
    return startsArgument(T);
  }
}

bool mincaml::startsItem(const Token &T) {
  return T.isOneOf(TokenKind::Type, TokenKind::Exception, TokenKind::External,
                   TokenKind::Module, TokenKind::Open, TokenKind::Include);
}

std::string mincaml::describe(const Token &T) {
  if (T.isOneOf(TokenKind::Identifier, TokenKind::QualifiedName,
                TokenKind::Constructor))
    return ("the name '" + T.text() + "'").str();
  if (T.isOneOf(TokenKind::Integer, TokenKind::Float))
    return ("the number " + T.text()).str();
  // `||` and `&&` have other spellings.
  if (T.isOneOf(TokenKind::ReservedWord, TokenKind::BarBar,
                TokenKind::AmpersandAmpersand, TokenKind::InfixSymbol,
                TokenKind::PrefixSymbol, TokenKind::LetOperator,
                TokenKind::AndOperator) ||
      isLabel(T))
    return ("`" + T.text() + "`").str();
  return description(T.Kind).str();
}

//===- Reading ------------------------------------------------------------===//

bool TokenStream::atReserved(StringRef Word) const {
  return Current.is(TokenKind::ReservedWord) && Current.text() == Word;
}

bool TokenStream::atArgument() const {
  if (startsArgument(Current))
    return true;
  // In the extended language, these are functions.
  return !Options.Strict &&
         Current.isOneOf(TokenKind::Not, TokenKind::ArrayCreate,
                         TokenKind::ArrayMake, TokenKind::ArrayLength);
}

void TokenStream::next() {
  if (Abandoned)
    return;
  PreviousEnd = Current.end();
  Current = TheLexer.next();
}

bool TokenStream::consume(TokenKind Kind) {
  if (!Current.is(Kind))
    return false;
  Recovering = false;
  next();
  return true;
}

bool TokenStream::expect(TokenKind Kind, SMRange NoteAt, StringRef Note) {
  if (consume(Kind))
    return true;
  if (separateSymbol(Kind)) {
    next();
    return true;
  }
  if (beginError()) {
    Diagnostic D =
        Diagnostics.report(Current.Range, DiagnosticID::ExpectedToken,
                           description(Kind), describe(Current));
    if (!Note.empty())
      D.note(NoteAt, Note);
  }
  Recovering = true;
  return false;
}

bool TokenStream::separateSymbol(TokenKind First) {
  StringRef Start = description(First).trim('`');
  StringRef Symbol = Current.text();
  std::string Separated = separatedSymbol(Symbol);
  if (!Current.is(TokenKind::InfixSymbol) ||
      !StringRef(Separated).starts_with((Start + " ").str()))
    return false;
  if (beginError())
    Diagnostics
        .report(Current.Range, DiagnosticID::JoinedOperators, Symbol, Separated)
        .replace(Current.Range, Separated);
  Current.Kind = First;
  Current.Range.End = SMLoc::getFromPointer(Symbol.begin() + Start.size());
  TheLexer.skipTo(Current.Range.End);
  return true;
}

Lexer TokenStream::reread(SMLoc Loc) const {
  Lexer Copy = TheLexer;
  Copy.setQuiet(true);
  Copy.skipTo(Loc);
  return Copy;
}

//===- Errors -------------------------------------------------------------===//

bool TokenStream::beginError() {
  Failed = true;
  return !Recovering && !Abandoned && !Diagnostics.hasStopped();
}

void TokenStream::deepen() {
  if (++Depth <= Options.NestingLimit || Abandoned)
    return;
  if (beginError())
    Diagnostics.report(Current.Range, DiagnosticID::NestingTooDeep,
                       Options.NestingLimit);
  abandon();
}

/// Makes the text appear to end at the current token.
void TokenStream::abandon() {
  Abandoned = true;
  Current.Kind = TokenKind::EndOfFile;
}

bool mincaml::opensBracket(const Token &T) {
  return T.isOneOf(TokenKind::LabelParen, TokenKind::OptionalLabelParen,
                   TokenKind::LeftParen, TokenKind::Begin, TokenKind::LeftArray,
                   TokenKind::LeftBracket, TokenKind::DotLeftBracket,
                   TokenKind::LeftBrace);
}

bool mincaml::closesBracket(const Token &T) {
  return T.isOneOf(TokenKind::RightParen, TokenKind::End, TokenKind::RightArray,
                   TokenKind::RightBracket, TokenKind::RightBrace);
}

void TokenStream::skipToSync() {
  Recovering = true;
  TheLexer.setQuiet(true);
  for (unsigned Open = 0; !Current.is(TokenKind::EndOfFile); next()) {
    if (opensBracket(Current)) {
      ++Open;
      continue;
    }
    bool Closes = closesBracket(Current);
    if (Open) {
      Open -= Closes;
      continue;
    }
    if (Closes ||
        Current.isOneOf(TokenKind::In, TokenKind::Then, TokenKind::Else,
                        TokenKind::Semicolon, TokenKind::SemicolonSemicolon,
                        TokenKind::Let) ||
        startsItem(Current) ||
        Current.isOneOf(TokenKind::Comma, TokenKind::Do, TokenKind::Done,
                        TokenKind::With, TokenKind::Bar))
      break;
  }
  TheLexer.setQuiet(false);
}

bool TokenStream::atItem() const {
  return !Options.Strict &&
         (Current.is(TokenKind::Let) || startsItem(Current)) &&
         Current.StartsLine &&
         Diagnostics.position(Current.start()).Column == 1;
}

void TokenStream::skipToItem() {
  Recovering = true;
  TheLexer.setQuiet(true);
  while (!atItem() &&
         !Current.isOneOf(TokenKind::SemicolonSemicolon, TokenKind::EndOfFile))
    next();
  TheLexer.setQuiet(false);
  Recovering = !atItem();
}

void TokenStream::skipModule() {
  Recovering = true;
  TheLexer.setQuiet(true);
  for (unsigned Open = 0; !Current.is(TokenKind::EndOfFile); next()) {
    if (Current.isOneOf(TokenKind::Struct, TokenKind::Begin) ||
        atReserved("sig") || atReserved("object"))
      ++Open;
    else if (Current.is(TokenKind::End) && Open-- == 0)
      break;
    else if (!Open && Current.StartsLine &&
             (startsItem(Current) ||
              Current.isOneOf(TokenKind::Let, TokenKind::SemicolonSemicolon)))
      break;
    else if (!Open && Current.is(TokenKind::In))
      break;
  }
  TheLexer.setQuiet(false);
  Recovering = !(startsItem(Current) || Current.is(TokenKind::Let));
}

void TokenStream::skipForeignConstruct() {
  bool IsLoop = atReserved("while") || atReserved("for");
  bool ExtendsFarRight = atReserved("match") || atReserved("try") ||
                         atReserved("fun") || atReserved("function");
  // A class contains definitions, at which skipToSync would stop.
  bool IsItem = atReserved("class");
  if (!IsLoop && !ExtendsFarRight) {
    // The lexer must not report the text that is skipped.
    TheLexer.setQuiet(!Options.Strict);
    next();
    if (IsItem && !Options.Strict)
      skipToItem();
    else
      skipToSync();
    return;
  }
  // A keyword of the extended language is a reserved word of the original one.
  auto AtWord = [this](StringRef Word) { return Current.text() == Word; };
  Recovering = true;
  TheLexer.setQuiet(true);
  unsigned Open = 0;
  for (; !Current.is(TokenKind::EndOfFile); next()) {
    if (atItem())
      break;
    if (Current.isOneOf(TokenKind::LeftParen, TokenKind::Begin,
                        TokenKind::Let) ||
        AtWord("do")) {
      ++Open;
    } else if (Current.isOneOf(TokenKind::RightParen, TokenKind::End,
                               TokenKind::In) ||
               AtWord("done")) {
      if (!Open)
        break;
      --Open;
      if (IsLoop && !Open && atReserved("done")) {
        next();
        break;
      }
    } else if (Current.is(TokenKind::SemicolonSemicolon)) {
      break;
    }
  }
  TheLexer.setQuiet(false);
}
