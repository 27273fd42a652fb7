//===- Literals.cpp - Character and string literals -----------------------===//
//
// The lexer's functions for character and string literals, and for comments, in
// which such literals are recognized, too. In the original language, which has
// no such literals, they are errors.
//
//===----------------------------------------------------------------------===//

#include "CharacterClass.h"
#include "mincaml/Frontend/Escapes.h"
#include "mincaml/Frontend/Lexer.h"
#include "mincaml/Support/Diagnostics.h"
#include "mincaml/Support/ShownText.h"
#include "llvm/ADT/STLExtras.h"
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

static void reportEscape(DiagnosticEngine &Diagnostics, StringRef Escape,
                         StringRef Hint) {
  Diagnostics.report(rangeOf(Escape), DiagnosticID::BadEscape,
                     Escape.rtrim("\r\n"), Hint);
}

/// Reports malformed escape sequences in a string.
static void checkEscapes(DiagnosticEngine &Diagnostics, StringRef String) {
  const bool IsUTF8 = !findInvalidUTF8(String);
  for (size_t I = String.find('\\'); I < String.size();
       I = String.find('\\', I)) {
    Escape E = readEscape(String.drop_front(I), /*IsInString=*/true);
    StringRef Text = String.substr(I, E.Length);
    I += E.Length;
    if (E.IsValid)
      continue;
    if (IsUTF8)
      reportEscape(Diagnostics, Text, "; write `\\\\` for a backslash");
    else
      Diagnostics.report(rangeOf(Text), DiagnosticID::KeptBackslash, Text);
  }
}

/// Returns the end of the string that Text begins with; null if it is not
/// closed.
static const char *findStringEnd(StringRef Text) {
  for (size_t I = 1; I < Text.size(); I += Text[I] == '\\' ? 2 : 1)
    if (Text[I] == '"')
      return Text.begin() + I + 1;
  return nullptr;
}

void Lexer::reportUnterminatedString(const char *Start) {
  if (!Quiet)
    Diagnostics.report(rangeOf({Start, 1}), DiagnosticID::UnterminatedString);
}

Token Lexer::lexString(const char *Start) {
  const char *StringEnd = findStringEnd({Start, size_t(End - Start)});
  Current = StringEnd ? StringEnd : End;
  if (!Quiet)
    checkEscapes(Diagnostics, {Start, size_t(Current - Start)});
  if (!StringEnd)
    reportUnterminatedString(Start);
  return make(StringEnd ? TokenKind::String : TokenKind::Invalid, Start);
}

/// Returns the length of the character literal, with its quotes, that Text
/// begins with; 0 if there is none.
static size_t literalLength(StringRef Text) {
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

/// Reads a character literal, or reports text that was probably meant to be
/// one. Returns false for anything else.
bool Lexer::lexCharacterLiteral(const char *Start, Token &Result) {
  StringRef Rest(Start, End - Start);
  if (size_t Length = literalLength(Rest)) {
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
    // The literal extends to its closing quote, if that is near.
    constexpr size_t LongestLiteral = 12;
    StringRef Near(Current, std::min<size_t>(End - Current, LongestLiteral));
    size_t Quote = Near.take_until([](char C) { return C == '\n'; }).find('\'');
    if (Quote != StringRef::npos)
      Current += Quote + 1;
    if (!E.IsValid && !Quiet)
      reportEscape(Diagnostics, Text, "");
    else if (!Quiet)
      Diagnostics.report(rangeFrom(Start), DiagnosticID::UnterminatedCharacter);
    Result = make(TokenKind::Invalid, Start);
    return true;
  }
  // The text may be a single character of several bytes.
  constexpr size_t LongestCharacter = 4;
  StringRef Bytes =
      Rest.drop_front().take_until([](char C) { return isASCII(C); });
  const bool IsUTF8 = Bytes.size() == mincaml::characterLength(Bytes);
  if (Bytes.empty() || Bytes.size() > LongestCharacter ||
      !(IsUTF8 || findInvalidUTF8(Bytes)) ||
      !Rest.drop_front(1 + Bytes.size()).starts_with("'"))
    return false;
  Current = Bytes.end() + 1;
  Result = make(TokenKind::Invalid, Start);
  if (!Quiet)
    Diagnostics.report(Result.Range, DiagnosticID::CharacterSize, Bytes,
                       std::to_string(Bytes.size()), IsUTF8 ? " in UTF-8" : "");
  return true;
}

//===- In comments --------------------------------------------------------===//
//
// The functions below read comments like OCaml's lexer: a quote in a word or in
// a character literal does not begin a string, and `*)` in a string does not
// end the comment.
//
//===----------------------------------------------------------------------===//

/// Returns the length of the text that a single quote begins in a comment.
static size_t quoteLength(StringRef Text) {
  StringRef Rest = Text.drop_front();
  if (Rest.starts_with("'"))
    return 2;
  // A line break with its carriage returns counts as one character.
  const size_t Returns =
      Rest.take_while([](char C) { return C == '\r'; }).size();
  if (Rest.substr(Returns).starts_with("\n'"))
    return Returns + 3;
  // OCaml accepts any three digits here, also above 255.
  constexpr size_t DecimalLength = 6;
  if (Rest.starts_with("\\") && Rest.substr(4).starts_with("'") &&
      llvm::all_of(Rest.slice(1, 4), isDigit))
    return DecimalLength;
  return std::max<size_t>(literalLength(Text), 1);
}

/// Returns the opening of a quoted string, `{|`, `{name|` or
/// `{%extension name|`; empty if none begins at the start of Text.
static StringRef quotedStringOpening(StringRef Text) {
  auto IsLetter = [](char C) { return isLower(C) || C == '_'; };
  StringRef Rest = Text.drop_front();
  if (Rest.consume_front("%")) {
    (void)Rest.consume_front("%");
    do {
      if (Rest.empty() || !(IsLetter(Rest.front()) || isUpper(Rest.front())))
        return "";
      Rest = Rest.drop_while(isWordCharacter);
    } while (Rest.consume_front("."));
    Rest = Rest.ltrim(" \t\f");
  }
  Rest = Rest.drop_while(IsLetter);
  return Rest.consume_front("|") ? Text.drop_back(Rest.size()) : "";
}

/// Returns the end of the quoted string that Text begins with; null if it is
/// not closed.
static const char *findQuotedStringEnd(StringRef Text, StringRef Opening) {
  StringRef Name = Opening.drop_back();
  Name =
      Name.drop_front(Name.find_last_not_of("abcdefghijklmnopqrstuvwxyz_") + 1);
  const size_t Length = Text.find(("|" + Name + "}").str(), Opening.size());
  return Length == StringRef::npos ? nullptr
                                   : Text.begin() + Length + Name.size() + 2;
}

/// Skips a word, a string or a character literal in a comment, or else one
/// character. Returns false if a string is not closed.
bool Lexer::skipInComment() {
  const char *Start = Current;
  StringRef Rest(Start, End - Start);
  const char C = *Start;
  StringRef Opening = C == '{' ? quotedStringOpening(Rest) : StringRef();
  if (C == '"')
    Current = findStringEnd(Rest);
  else if (!Opening.empty())
    Current = findQuotedStringEnd(Rest, Opening);
  else if (isLower(C) || isUpper(C) || C == '_')
    Current = skipWord(Start, End);
  else
    Current = Start + (C == '\'' ? quoteLength(Rest) : 1);
  const bool IsClosed = Current;
  if (!IsClosed) {
    Current = End;
    reportUnterminatedString(Start);
  }
  StartsLine |= StringRef(Start, Current - Start).contains('\n');
  return IsClosed;
}

//===- In the original language -------------------------------------------===//

/// Consumes a string up to its end or the end of the line.
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

/// Consumes a character literal, `'c'` or `'\n'`, if there is one.
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
