//===- Literals.cpp - Characters and strings, also in comments ------------===//
//
// The original language has none; there they are reported.
//
//===----------------------------------------------------------------------===//

#include "CharacterClass.h"
#include "mincaml/Frontend/Escapes.h"
#include "mincaml/Frontend/Lexer.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/Twine.h"

using namespace mincaml;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;
using llvm::Twine;

static SMRange rangeOf(StringRef Text) {
  return {SMLoc::getFromPointer(Text.begin()),
          SMLoc::getFromPointer(Text.end())};
}

void Lexer::reportEscape(StringRef Escape, StringRef Hint) {
  if (!Quiet)
    Diagnostics.report(rangeOf(Escape), DiagnosticID::BadEscape,
                       Escape.rtrim("\r\n"), Hint);
}

/// Skips a string; the lexer is at its first quote. Returns false if it is not
/// closed; it then extends to the end of the text. Escape sequences in comments
/// may be malformed.
bool Lexer::skipString(bool IsInComment) {
  const char *Start = Current;
  for (++Current; Current != End && *Current != '"';) {
    if (*Current != '\\') {
      StartsLine |= *Current == '\n';
      ++Current;
      continue;
    }
    StringRef Rest(Current, End - Current);
    Escape E = readEscape(Rest, /*IsInString=*/true);
    if (!E.IsValid && IsInComment)
      E.Length = std::min<size_t>(2, Rest.size());
    StringRef Text = Rest.take_front(E.Length);
    if (!E.IsValid && !IsInComment)
      reportEscape(Text, "; write `\\\\` for a backslash");
    StartsLine |= Text.contains('\n');
    Current += E.Length;
  }
  if (Current != End) {
    ++Current;
    return true;
  }
  if (!Quiet)
    Diagnostics.report(rangeOf({Start, 1}), DiagnosticID::UnterminatedString);
  return false;
}

Token Lexer::lexString(const char *Start) {
  bool IsClosed = skipString(/*IsInComment=*/false);
  StartsLine = false;
  return make(IsClosed ? TokenKind::String : TokenKind::Invalid, Start);
}

/// The length of the character literal that Text begins with, with its quotes;
/// 0 if there is none.
static size_t characterLength(StringRef Text) {
  if (Text.size() < 3 || Text[0] != '\'')
    return 0;
  size_t Length = 2;
  if (Text[1] == '\\') {
    Escape E = readEscape(Text.drop_front(), /*IsInString=*/false);
    if (!E.IsValid)
      return 0;
    Length = 1 + E.Length;
  } else if (Text[1] == '\'' || Text[1] == '\r') {
    return 0;
  }
  return Text.substr(Length).starts_with("'") ? Length + 1 : 0;
}

/// Takes a character literal, or reports what may be meant to be one. Returns
/// false if it is something else.
bool Lexer::lexCharacterLiteral(const char *Start, Token &Result) {
  StringRef Rest(Start, End - Start);
  if (size_t Length = characterLength(Rest)) {
    Current = Start + Length;
    Result = make(TokenKind::Character, Start);
    return true;
  }
  if (Rest.size() < 3)
    return false;
  if (Rest[1] == '\\') {
    Escape E = readEscape(Rest.drop_front(), /*IsInString=*/false);
    StringRef Text = Rest.substr(1, E.Length);
    Current = Text.end();
    // What ends the literal, if that is near.
    constexpr size_t LongestLiteral = 12;
    StringRef Near(Current, std::min<size_t>(End - Current, LongestLiteral));
    size_t Quote = Near.take_until([](char C) { return C == '\n'; }).find('\'');
    if (Quote != StringRef::npos)
      Current += Quote + 1;
    if (!E.IsValid)
      reportEscape(Text, "");
    else if (!Quiet)
      Diagnostics.report(rangeFrom(Start), DiagnosticID::UnterminatedCharacter);
    Result = make(TokenKind::Invalid, Start);
    return true;
  }
  // One character of several bytes.
  StringRef Bytes =
      Rest.drop_front().take_until([](char C) { return isASCII(C); });
  bool IsOne = !Bytes.empty() && Bytes.drop_front().find_if([](char C) {
    return (C & 0xC0) != 0x80;
  }) == StringRef::npos;
  if (!IsOne || !Rest.drop_front(1 + Bytes.size()).starts_with("'"))
    return false;
  Current = Bytes.end() + 1;
  Result = make(TokenKind::Invalid, Start);
  if (!Quiet)
    Diagnostics.report(Result.Range, DiagnosticID::CharacterSize, Bytes,
                       std::to_string(Bytes.size()));
  return true;
}

/// Skips a word, a string or a character literal in a comment, in which quotes
/// do not begin a string and `*)` does not end the comment. Returns false if a
/// string is not closed. Otherwise skips one character.
bool Lexer::skipInComment() {
  char C = *Current;
  if (C == '"')
    return skipString(/*IsInComment=*/true);
  if (isLower(C) || isUpper(C) || C == '_') {
    Current = skipWord(Current, End);
    return true;
  }
  StartsLine |= C == '\n';
  size_t Length = characterLength({Current, size_t(End - Current)});
  Current += std::max<size_t>(Length, 1);
  return true;
}

//===- In the original language -------------------------------------------===//

/// Takes a string up to its end or the end of the line.
Token Lexer::lexForeignString(const char *Start) {
  for (++Current; Current != End && *Current != '\n'; ++Current) {
    if (*Current == '"') {
      ++Current;
      break;
    }
    if (*Current == '\\' && End - Current >= 2 && Current[1] != '\n')
      ++Current;
  }
  Token T = make(TokenKind::Invalid, Start);
  if (!Quiet)
    Diagnostics.report(T.Range, DiagnosticID::StringLiteral);
  return T;
}

/// Takes a character literal, `'c'` or `'\n'`, if there is one here.
bool Lexer::lexForeignCharacter(const char *Start, Token &Result) {
  StringRef Rest(Start, std::min<size_t>(End - Start, 6));
  int Code = -1;
  if (Rest.size() >= 3 && Rest[1] != '\\' && Rest[1] != '\n' &&
      isASCII(Rest[1]) && Rest[2] == '\'') {
    Code = Rest[1];
    Current = Start + 3;
  } else if (Rest.size() >= 4 && Rest[1] == '\\' && Rest[3] == '\'') {
    Code = llvm::StringSwitch<int>(Rest.substr(2, 1))
               .Case("n", '\n')
               .Case("t", '\t')
               .Case("r", '\r')
               .Case("b", '\b')
               .Default(Rest[2]);
    Current = Start + 4;
  } else {
    return false;
  }
  Result = make(TokenKind::Invalid, Start);
  if (!Quiet)
    Diagnostics.report(Result.Range, DiagnosticID::CharacterLiteral, Code)
        .replace(Result.Range, Twine(Code));
  return true;
}
