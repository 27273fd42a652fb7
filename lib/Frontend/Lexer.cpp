//===- Lexer.cpp - Characters to tokens -----------------------------------===//
//
// What is right is lexed here; LexerErrors.cpp has the helpful messages about
// what is not.
//
//===----------------------------------------------------------------------===//

#include "mincaml/Frontend/Lexer.h"
#include "CharacterClass.h"
#include "mincaml/Support/Diagnostics.h"
#include "mincaml/Support/SourceFile.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

StringRef mincaml::description(TokenKind Kind) {
  static constexpr StringRef Descriptions[] = {
#define TOKEN(Name, Description) Description,
#include "mincaml/Frontend/Token.def"
  };
  return Descriptions[unsigned(Kind)];
}

Lexer::Lexer(const llvm::SourceMgr &Sources, unsigned BufferID,
             const LanguageOptions &Options, DiagnosticEngine &Diagnostics)
    : Options(Options), Diagnostics(Diagnostics),
      Begin(Sources.getMemoryBuffer(BufferID)->getBufferStart()),
      End(Sources.getMemoryBuffer(BufferID)->getBufferEnd()),
      Current(Begin + byteOrderMark(StringRef(Begin, End - Begin)).size()) {}

SMRange Lexer::rangeFrom(const char *Start) const {
  return {SMLoc::getFromPointer(Start), SMLoc::getFromPointer(Current)};
}

Token Lexer::make(TokenKind Kind, const char *Start) const {
  Token T;
  T.Kind = Kind;
  T.Range = rangeFrom(Start);
  return T;
}

/// Skips a comment with the comments in it. False: it is never closed; then
/// everything up to the end of the text belongs to it.
bool Lexer::skipComment() {
  const char *Start = Current;
  const char *Innermost = Current;
  unsigned Depth = 0;
  while (Current != End) {
    StringRef Rest(Current, std::min<size_t>(End - Current, 2));
    if (Rest == "(*") {
      Innermost = Current;
      Current += 2;
      ++Depth;
    } else if (Rest == "*)") {
      Current += 2;
      if (--Depth == 0)
        return true;
    } else {
      StartsLine |= *Current == '\n';
      ++Current;
    }
  }
  if (!Quiet) {
    auto Opening = [](const char *P) {
      return SMRange(SMLoc::getFromPointer(P), SMLoc::getFromPointer(P + 2));
    };
    Diagnostic D =
        Diagnostics.report(Opening(Start), DiagnosticID::UnterminatedComment);
    if (Innermost != Start)
      D.note(Opening(Innermost), "comments nest; this is the last one opened");
  }
  return false;
}

/// Skips blanks and comments. False: there is nothing else left.
bool Lexer::skipBlanks() {
  while (Current != End) {
    switch (*Current) {
    case '\n':
      StartsLine = true;
      [[fallthrough]];
    case ' ':
    case '\t':
    case '\r':
      ++Current;
      continue;
    case '(':
      if (End - Current >= 2 && Current[1] == '*') {
        if (!skipComment())
          return false;
        continue;
      }
      return true;
    default:
      return true;
    }
  }
  return false;
}

Token Lexer::next() {
  for (;;) {
    if (!skipBlanks()) {
      Token T = make(TokenKind::EndOfFile, Current);
      T.StartsLine = StartsLine;
      return T;
    }
    const char *Start = Current;
    bool WasFirst = StartsLine;
    StartsLine = false;
    char C = *Current;
    Token T;
    bool Found = true;
    if (isLower(C) || C == '_')
      T = lexWord(Start);
    else if (isDigit(C))
      T = lexNumber(Start);
    else if (isUpper(C))
      T = lexCapitalized(Start);
    else if (C == '"')
      T = lexString(Start);
    else
      Found = lexPunctuation(Start, T);
    if (Found) {
      T.StartsLine = WasFirst;
      return T;
    }
    // The character was reported and skipped, and nothing stands for it.
    StartsLine = WasFirst;
  }
}

Token Lexer::lexWord(const char *Start) {
  Current = skipWord(Start, End);
  StringRef Text(Start, Current - Start);
  if (Text == "_")
    return make(TokenKind::Underscore, Start);
  TokenKind Kind = llvm::StringSwitch<TokenKind>(Text)
#define KEYWORD(Name, Spelling) .Case(Spelling, TokenKind::Name)
#define RESERVED_WORD(Spelling, Hint) .Case(Spelling, TokenKind::ReservedWord)
#include "mincaml/Frontend/Token.def"
                       .Default(TokenKind::Identifier);
  if (Options.Strict && !Quiet) {
    SMRange Range = rangeFrom(Start);
    if (Kind == TokenKind::Begin)
      Diagnostics.report(Range, DiagnosticID::Extension, "`begin ... end`");
    else if (Text.front() == '_')
      Diagnostics.report(Range, DiagnosticID::Extension,
                         "a name with a leading `_`");
    else if (Text.contains('\''))
      Diagnostics.report(Range, DiagnosticID::Extension, "a name with `'`");
  }
  return make(Kind, Start);
}

/// Goes to the end of a number. True: it has an exponent.
bool Lexer::lexNumberTail(const char *Start) {
  Current = skipDigits(Start, End);
  if (Current == End || (*Current != 'e' && *Current != 'E'))
    return false;
  const char *Exponent = Current + 1;
  if (Exponent != End && (*Exponent == '+' || *Exponent == '-'))
    ++Exponent;
  if (Exponent == End || !isDigit(*Exponent))
    return false;
  Current = skipDigits(Exponent, End);
  return true;
}

Token Lexer::lexNumber(const char *Start) {
  bool IsFloat = lexNumberTail(Start);
  if (!IsFloat && Current != End && *Current == '.') {
    IsFloat = true;
    lexNumberTail(Current + 1);
  }
  if (Current != End && isWordCharacter(*Current))
    return lexMalformedNumber(Start);
  return make(IsFloat ? TokenKind::Float : TokenKind::Integer, Start);
}

/// Finds the longest operator here, MinCaml's or another that students write.
/// False: what stands here was reported and skipped.
bool Lexer::lexPunctuation(const char *Start, Token &Result) {
  StringRef Rest(Start, std::min<size_t>(End - Start, 4));
  size_t Length = 0;
  TokenKind Kind = TokenKind::Invalid;
  StringRef ForeignHint;
#define PUNCTUATION(Name, Spelling)                                            \
  if (sizeof(Spelling) - 1 > Length && Rest.starts_with(Spelling)) {           \
    Length = sizeof(Spelling) - 1;                                             \
    Kind = TokenKind::Name;                                                    \
  }
#define FOREIGN_OPERATOR(Spelling, Hint, Replacement)                          \
  if (sizeof(Spelling) - 1 > Length && Rest.starts_with(Spelling)) {           \
    Length = sizeof(Spelling) - 1;                                             \
    Kind = TokenKind::Replacement;                                             \
    ForeignHint = Hint;                                                        \
  }
#include "mincaml/Frontend/Token.def"
  if (Kind == TokenKind::Star && Rest.starts_with("*)")) {
    Current += 2;
    if (!Quiet)
      Diagnostics.report(rangeFrom(Start), DiagnosticID::StrayCommentEnd);
    return false;
  }
  // Directly after a name or `)` it is a bad `a.(5)` rather than a bad `0.5`.
  if (Kind == TokenKind::Dot && Rest.size() > 1 && isDigit(Rest[1]) &&
      (Start == Begin || !(isWordCharacter(Start[-1]) || Start[-1] == ')'))) {
    Result = lexLeadingDot(Start);
    return true;
  }
  if (!Length)
    return lexUnknown(Start, Result);
  Current = Start + Length;
  Result = make(Kind, Start);
  if (ForeignHint.empty())
    return true;
  reportForeignOperator(Result, ForeignHint);
  return Kind != TokenKind::Invalid;
}

bool mincaml::printTokens(const llvm::SourceMgr &Sources, unsigned BufferID,
                          const LanguageOptions &Options,
                          DiagnosticEngine &Diagnostics,
                          llvm::raw_ostream &OS) {
  static constexpr StringRef Names[] = {
#define TOKEN(Name, Description) #Name,
#include "mincaml/Frontend/Token.def"
  };
  unsigned ErrorsBefore = Diagnostics.errors();
  Lexer TheLexer(Sources, BufferID, Options, Diagnostics);
  for (;;) {
    Token T = TheLexer.next();
    SourcePosition At = Diagnostics.position(T.start());
    OS << At.Line << ':' << At.Column << ' ' << Names[unsigned(T.Kind)];
    if (T.is(TokenKind::EndOfFile))
      break;
    OS << ' ' << T.text() << '\n';
  }
  OS << '\n';
  return Diagnostics.errors() == ErrorsBefore;
}
