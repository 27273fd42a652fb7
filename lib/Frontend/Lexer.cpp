//===- Lexer.cpp - The lexer ----------------------------------------------===//

#include "mincaml/Frontend/Lexer.h"
#include "Characters.h"
#include "Names.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Support/Diagnostics.h"
#include "mincaml/Support/PrintableText.h"
#include "mincaml/Support/RuntimeABI.h"
#include "mincaml/Support/SourceFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <utility>

using namespace mincaml;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;
using llvm::Twine;

StringRef mincaml::description(TokenKind Kind) {
  static constexpr StringRef Descriptions[] = {
#define TOKEN(Name, Description) Description,
#include "mincaml/Frontend/Token.def"
  };
  return Descriptions[unsigned(Kind)];
}

StringRef mincaml::reservedWordHint(StringRef Word) {
  return llvm::StringSwitch<StringRef>(Word)
#define RESERVED_WORD(Spelling, Hint) .Case(Spelling, Hint)
#define EXTENSION_KEYWORD(Name, Spelling, Hint) .Case(Spelling, Hint)
#include "mincaml/Frontend/Token.def"
      .Default("");
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

/// Skips a comment and the comments nested in it. Returns false if it is not
/// closed; it then extends to the end of the text.
bool Lexer::skipComment() {
  const char *Start = Current;
  auto AtEnd = llvm::scope_exit([&] {
    if (Comments)
      Comments->push_back(rangeFrom(Start));
    if (!InvalidInComment)
      InvalidInComment = findInvalidUTF8(StringRef(Start, Current - Start));
  });
  const char *Innermost = Current;
  const char *FirstString = nullptr;
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
    } else if (Options.Strict) {
      StartsLine |= *Current == '\n';
      ++Current;
    } else {
      const char *Before = Current;
      if (!skipInComment()) {
        if (!Quiet)
          reportStringInComment(Start, FirstString ? FirstString : Before,
                                Before);
        return false;
      }
      if (*Before == '"' && !FirstString)
        FirstString = Before;
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
    else if (Innermost + 2 != End && Innermost[2] == ')')
      D.replace(SMRange(SMLoc::getFromPointer(Start),
                        SMLoc::getFromPointer(Start + 3)),
                "( * )")
          .note(SMRange(), "the operator `*` as a function is written `( * )`");
  }
  return false;
}

/// Skips blanks and comments. Returns false at the end of the text.
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

/// Whether an attribute begins with T, which has just been read.
bool Lexer::startsAttribute(const Token &T) const {
  return T.is(TokenKind::LeftBracket) && !Options.Strict && Current != End &&
         *Current == '@';
}

/// Skips an attribute, such as `[@inline]` or `[@@deriving show]`, whose `[`
/// has been read. Its payload may be any text with balanced brackets. Therefore
/// reports only that the attribute is not closed; it then extends to the end of
/// the text.
void Lexer::skipAttribute(const Token &Opening) {
  const bool WasQuiet = std::exchange(Quiet, true);
  Token T = Opening;
  for (unsigned Open = 1; Open && !T.is(TokenKind::EndOfFile);) {
    T = lexToken();
    Open += T.isOneOf(TokenKind::LeftParen, TokenKind::LeftBracket,
                      TokenKind::LeftArray, TokenKind::DotLeftBracket,
                      TokenKind::LeftBrace);
    Open -= T.isOneOf(TokenKind::RightParen, TokenKind::RightBracket,
                      TokenKind::RightArray, TokenKind::RightBrace);
  }
  Quiet = WasQuiet;
  if (T.is(TokenKind::EndOfFile) && !Quiet)
    Diagnostics.report(Opening.Range, DiagnosticID::UnterminatedAttribute);
}

Token Lexer::next() {
  Token T = lexToken();
  while (startsAttribute(T)) {
    const bool WasFirst = T.StartsLine;
    skipAttribute(T);
    T = lexToken();
    T.StartsLine |= WasFirst;
  }
  return T;
}

/// Reads a token. The `[` of an attribute is a token of its own.
Token Lexer::lexToken() {
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
      T = Options.Strict ? lexForeignString(Start) : lexString(Start);
    else if (C == '{' && !Options.Strict && lexQuotedString(Start, T))
      Found = true;
    else
      Found = lexPunctuation(Start, T);
    if (Found) {
      T.StartsLine = WasFirst;
      return T;
    }
    // The character was reported and skipped, and no token takes its place.
    StartsLine = WasFirst;
  }
}

Token Lexer::lexWord(const char *Start) {
  Current = skipWord(Start, End);
  StringRef Text(Start, Current - Start);
  if (Text == "_")
    return make(TokenKind::Underscore, Start);
  if (!Options.Strict && (Text == "let" || Text == "and") && Current != End &&
      StringRef("$&*+-/<=>@^|").contains(*Current)) {
    Current = leadingSymbol(StringRef(Current, End - Current)).end();
    return make(Text == "let" ? TokenKind::LetOperator : TokenKind::AndOperator,
                Start);
  }
  if (Text == "or" && !Options.Strict) // OCaml's old spelling of `||`.
    return make(TokenKind::BarBar, Start);
  TokenKind Kind = llvm::StringSwitch<TokenKind>(Text)
#define KEYWORD(Name, Spelling) .Case(Spelling, TokenKind::Name)
#define EXTENSION_KEYWORD(Name, Spelling, Hint)                                \
  .Case(Spelling, Options.Strict ? TokenKind::ReservedWord : TokenKind::Name)
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

/// Skips digits, which may have underscores among them in the extended
/// language.
static const char *skipDigits(const char *P, const char *End, bool Strict) {
  while (P != End && (isDigit(*P) || (*P == '_' && !Strict)))
    ++P;
  return P;
}

/// Skips to the end of a number. Returns whether it has an exponent.
bool Lexer::lexNumberTail(const char *Start) {
  Current = skipDigits(Start, End, Options.Strict);
  if (Current == End || (*Current != 'e' && *Current != 'E'))
    return false;
  const char *Exponent = Current + 1;
  if (Exponent != End && (*Exponent == '+' || *Exponent == '-'))
    ++Exponent;
  if (Exponent == End || !isDigit(*Exponent))
    return false;
  Current = skipDigits(Exponent, End, Options.Strict);
  return true;
}

/// Reads a number with a prefix, such as `0x1F`. Returns false if it is
/// malformed.
bool Lexer::lexPrefixedNumber(const char *Start) {
  StringRef Word(Start, skipWord(Start, End) - Start);
  if (Word.size() < 3)
    return false;
  StringRef Digits = Word.drop_front(2);
  unsigned Radix = llvm::StringSwitch<unsigned>(Word.take_front(2).lower())
                       .Case("0x", 16)
                       .Case("0o", 8)
                       .Case("0b", 2)
                       .Default(0);
  auto IsDigit = [Radix](char C) { return llvm::hexDigitValue(C) < Radix; };
  if (Digits.empty() || !IsDigit(Digits.front()) ||
      !llvm::all_of(Digits, [&](char C) { return C == '_' || IsDigit(C); }))
    return false;
  Current = Digits.end();
  return true;
}

Token Lexer::lexNumber(const char *Start) {
  if (!Options.Strict && lexPrefixedNumber(Start))
    return make(TokenKind::Integer, Start);
  bool IsFloat = lexNumberTail(Start);
  // `0..9` begins with an int.
  bool IsInterval =
      !Options.Strict && StringRef(Current, End - Current).starts_with("..");
  if (!IsFloat && !IsInterval && Current != End && *Current == '.') {
    IsFloat = true;
    lexNumberTail(Current + 1);
  }
  if (Current != End && isWordCharacter(*Current))
    return lexMalformedNumber(Start);
  return make(IsFloat ? TokenKind::Float : TokenKind::Integer, Start);
}

/// Whether a run of operator characters is an operator that a program can
/// define. Length is the length of the longest token of Token.def at this
/// position, and Hint is its hint if the token is foreign.
static bool isProgramOperator(StringRef Symbol, size_t Length, StringRef Hint) {
  if (Symbol.empty() || Symbol.size() < Length)
    return false;
  // OCaml treats these as other tokens or as prefix operators.
  if (Symbol == "&" || Symbol == "~" || Symbol == "?" || Symbol == "!==")
    return false;
  return Symbol.size() > Length || !Hint.empty();
}

/// Reads the longest operator or punctuation of MinCaml or of another language.
/// Returns false if the text was reported and skipped.
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
#define EXTENSION_PUNCTUATION(Name, Spelling, Hint)                            \
  if (sizeof(Spelling) - 1 > Length && Rest.starts_with(Spelling)) {           \
    Length = sizeof(Spelling) - 1;                                             \
    Kind = Options.Strict ? TokenKind::Invalid : TokenKind::Name;              \
    ForeignHint = Options.Strict ? StringRef(Hint) : StringRef();              \
  }
// In the original language, this row takes precedence over that of an extension
// with the same spelling, which has no replacement.
#define FOREIGN_OPERATOR(Spelling, Hint, Replacement)                          \
  if (sizeof(Spelling) - 1 + (Kind == TokenKind::Invalid) > Length &&          \
      Rest.starts_with(Spelling)) {                                            \
    Length = sizeof(Spelling) - 1;                                             \
    Kind = TokenKind::Replacement;                                             \
    ForeignHint = Hint;                                                        \
  }
#include "mincaml/Frontend/Token.def"
  if (StringRef Symbol = leadingSymbol(StringRef(Start, End - Start));
      !Options.Strict && isProgramOperator(Symbol, Length, ForeignHint)) {
    Current = Symbol.end();
    Result = make(isPrefixSymbol(Symbol) ? TokenKind::PrefixSymbol
                                         : TokenKind::InfixSymbol,
                  Start);
    return true;
  }
  if (!Options.Strict && lexLabel(Start, Result))
    return true;
  if (Kind == TokenKind::Star && Rest.starts_with("*)")) {
    Current += 2;
    if (!Quiet)
      Diagnostics.report(rangeFrom(Start), DiagnosticID::StrayCommentEnd);
    return false;
  }
  // Directly after a name or `)`, the text is a malformed `a.(5)` rather than a
  // malformed `0.5`.
  if (Kind == TokenKind::Dot && Rest.size() > 1 && isDigit(Rest[1]) &&
      (Start == Begin || !(isWordCharacter(Start[-1]) || Start[-1] == ')'))) {
    Result = lexLeadingDot(Start);
    return true;
  }
  if (!Length)
    return lexUnknown(Start, Result);
  // `M.[|` is an array with the names of M.
  if (Kind == TokenKind::DotLeftBracket &&
      Rest.substr(Length).starts_with("|")) {
    Kind = TokenKind::Dot;
    Length = 1;
  }
  Current = Start + Length;
  // OCaml allows blanks within `.[`: `s. [0]`.
  if (Kind == TokenKind::Dot && !Options.Strict) {
    StringRef After = StringRef(Current, End - Current).ltrim(" \t\r\n");
    if (After.starts_with("[") && !After.starts_with("[|")) {
      Kind = TokenKind::DotLeftBracket;
      Current = After.begin() + 1;
    }
  }
  Result = make(Kind, Start);
  // OCaml's old spelling of `&&` is valid.
  if (ForeignHint.empty() || (Result.text() == "&" && !Options.Strict))
    return true;
  reportForeignOperator(Result, ForeignHint);
  return Kind != TokenKind::Invalid;
}

/// Reads `~x`, `~x:`, or the `~(` of `~(x : t)`. Returns false if there is no
/// label.
bool Lexer::lexLabel(const char *Start, Token &Result) {
  if ((*Start != '~' && *Start != '?') || End - Start < 2)
    return false;
  const char *Name = Start + 1;
  if (*Name != '(' && *Name != '_' && !isLower(*Name))
    return false;
  Current = skipWord(Name, End);
  const bool IsOptional = *Start == '?';
  TokenKind Kind = IsOptional ? TokenKind::OptionalLabel : TokenKind::Label;
  if (*Name == '(') {
    ++Current;
    Kind = IsOptional ? TokenKind::OptionalLabelParen : TokenKind::LabelParen;
  } else if (Current != End && *Current == ':') {
    ++Current;
    Kind = IsOptional ? TokenKind::OptionalLabelColon : TokenKind::LabelColon;
  }
  Result = make(Kind, Start);
  return true;
}

//===- Errors -------------------------------------------------------------===//
//
// The functions below are called where no token of MinCaml begins. Each reports
// this, unless the lexer is quiet. Each consumes all text that belongs to the
// mistake, so that one mistake gives one message.
//
//===----------------------------------------------------------------------===//

/// Returns the decimal spelling of a number that is in another base, has
/// underscores, or has a suffix; empty if it is not clear which number was
/// meant.
static std::string plainNumber(StringRef Text) {
  std::string Plain;
  llvm::copy_if(Text, std::back_inserter(Plain),
                [](char C) { return C != '_'; });
  if (llvm::all_of(Plain, isDigit))
    return Plain;
  uint32_t Value;
  if (!StringRef(Plain).getAsInteger(0, Value))
    return std::to_string(Value);
  StringRef Rest = Plain;
  Rest = Rest.drop_while(isDigit);
  // These are the suffixes of OCaml's other integer types.
  if (Rest == "l" || Rest == "L" || Rest == "n")
    return Plain.substr(0, Plain.size() - 1);
  if (Rest.consume_front(".") && llvm::all_of(Rest, isDigit))
    return Plain;
  return "";
}

Token Lexer::lexMalformedNumber(const char *Start) {
  Current = skipWord(Current, End);
  if (End - Current >= 2 && *Current == '.' && isDigit(Current[1]))
    Current = skipWord(Current + 1, End);
  Token T = make(TokenKind::Invalid, Start);
  if (Quiet)
    return T;
  // Report each text once: a name that begins with a digit can have many uses.
  if (!MalformedNumbers.insert(T.text()).second)
    return T;
  std::string Plain = plainNumber(T.text());
  StringRef Letters = T.text().drop_while(isDigit);
  bool IsName = Plain.empty() && !T.text().starts_with("0") &&
                Letters.size() > 1 && llvm::all_of(Letters, isWordCharacter) &&
                !Letters.starts_with_insensitive("e");
  Diagnostic D =
      Diagnostics.report(T.Range, DiagnosticID::MalformedNumber, T.text(),
                         !Plain.empty() ? "; write `" + Plain + "`"
                         : IsName       ? "; a name begins with a letter"
                                        : "");
  if (!Plain.empty())
    D.replace(T.Range, Plain);
  return T;
}

Token Lexer::lexCapitalized(const char *Start) {
  const char *Last = Start;
  Current = skipWord(Start, End);
  // In `M.r.x`, x is a field.
  while ((isUpper(*Last) || Options.Strict) && End - Current >= 2 &&
         *Current == '.' && isWordCharacter(Current[1]) &&
         !isDigit(Current[1])) {
    Last = Current + 1;
    Current = skipWord(Last, End);
  }
  Token T = make(TokenKind::Invalid, Start);
  StringRef Text = T.text();
  T.Kind = llvm::StringSwitch<TokenKind>(Text)
               .Case("Array.make", TokenKind::ArrayMake)
               .Case("Array.create", TokenKind::ArrayCreate)
               .Case("Array.length", TokenKind::ArrayLength)
               .Default(Options.Strict   ? TokenKind::Invalid
                        : isUpper(*Last) ? TokenKind::Constructor
                                         : TokenKind::QualifiedName);
  if (Quiet)
    return T;
  if (T.is(TokenKind::ArrayLength) && Options.Strict)
    Diagnostics.report(T.Range, DiagnosticID::Extension, "`Array.length`");
  if (!T.is(TokenKind::Invalid))
    return T;
  reportCapitalized(Diagnostics, T.Range, Text, Options.Strict);
  return T;
}

/// Reads `.5`, which becomes a float.
Token Lexer::lexLeadingDot(const char *Start) {
  lexNumberTail(Start + 1);
  Token T = make(TokenKind::Float, Start);
  if (!Quiet)
    Diagnostics.report(T.Range, DiagnosticID::LeadingDot, T.text())
        .insert(T.start(), "0");
  return T;
}

void Lexer::reportForeignOperator(const Token &T, StringRef Hint) {
  // The original language has no square brackets and braces. Only the opening
  // one of a pair is reported.
  char Last = T.text().back();
  if (Last == '[' || Last == '{')
    ++OpenBrackets;
  else if ((Last == ']' || Last == '}') && OpenBrackets && OpenBrackets--)
    return;
  if (Quiet)
    return;
  // Other languages have `a[0]` and `c ? x : y`.
  if (T.text() == "[" && T.start().getPointer() != Begin &&
      (isWordCharacter(T.start().getPointer()[-1]) ||
       T.start().getPointer()[-1] == ')'))
    Hint = "an element of an array is `a.(i)`";
  else if (T.text() == "?" && Current != End && *Current == ' ')
    Hint = "write `if ... then ... else ...`";
  Diagnostic D = Diagnostics.report(T.Range, DiagnosticID::ForeignOperator,
                                    T.text(), Hint);
  StringRef Replacement = Hint;
  if (!T.is(TokenKind::Invalid) && Replacement.consume_front("write `") &&
      Replacement.consume_back("`"))
    D.replace(T.Range, Replacement);
}

/// Reports a string in single quotes that begins with a capital letter. Others
/// are read as type variables (see reportQuotedText).
bool Lexer::lexTextInSingleQuotes(const char *Start, Token &Result) {
  StringRef Line = lineAfter(SMLoc::getFromPointer(Start + 1));
  const size_t Length = Line.find('\'');
  if (Length == StringRef::npos || Line.take_front(Length).contains('"'))
    return false;
  Current = Start + 1 + Length + 1;
  StringRef Text = Line.take_front(Length);
  if (!Quiet)
    Diagnostics
        .report(rangeFrom(Start), DiagnosticID::CharacterSize, Text,
                std::to_string(Length),
                "; a string is written in double quotes")
        .replace(rangeFrom(Start), ("\"" + Text + "\"").str());
  Result = make(TokenKind::Invalid, Start);
  return true;
}

bool Lexer::lexUnknown(const char *Start, Token &Result) {
  if (*Start == '\'' && (Options.Strict ? lexForeignCharacter(Start, Result)
                                        : lexCharacterLiteral(Start, Result)))
    return true;
  if (*Start == '\'' && !Options.Strict && Start + 1 != End &&
      isLower(Start[1])) {
    Current = skipWord(Start + 1, End);
    Result = make(TokenKind::TypeVariable, Start);
    return true;
  }
  if (!isASCII(*Start) && !Options.Strict && lexQuotedText(Start, Result))
    return true;
  if (*Start == '\'' && !Options.Strict && lexTextInSingleQuotes(Start, Result))
    return true;
  ++Current;
  if (isASCII(*Start)) {
    if (!Quiet) {
      bool IsPrintable = *Start > ' ' && *Start != '\x7F';
      Diagnostic D = Diagnostics.report(
          rangeFrom(Start), DiagnosticID::UnknownCharacter,
          *Start == '`' ? "a backquote"
          : IsPrintable ? "`" + StringRef(Start, 1).str() + "`"
                        : "the control character 0x" + llvm::utohexstr(*Start));
      if (*Start == '`')
        D.note(SMRange(),
               Options.Strict
                   ? "there are no polymorphic variants; use numbers"
                   : "there are no polymorphic variants; define a type, `type "
                     "t = A | B`");
    }
    return false;
  }
  while (Current != End && !isASCII(*Current))
    ++Current;
  if (Quiet)
    return false;
  StringRef Text(Start, Current - Start);
  if (const char *Bad = findInvalidUTF8(Text))
    Diagnostics.report(SMLoc::getFromPointer(Bad), DiagnosticID::InvalidUTF8,
                       Bad - Begin, llvm::utohexstr(uint8_t(*Bad)));
  else
    reportNonASCII(Text);
  return false;
}

/// A character that is often written instead of an ASCII character.
struct LookAlike {
  StringRef Character;
  StringRef ASCII;
  /// The name of the character, if it is invisible.
  StringRef Name;
};

static constexpr LookAlike LookAlikes[] = {
    {"\u201C", "\"", ""},
    {"\u201D", "\"", ""},
    {"\u201E", "\"", ""},
    {"\u00AB", "\"", ""},
    {"\u00BB", "\"", ""},
    {"\u2018", "'", ""},
    {"\u2019", "'", ""},
    {"\u00B4", "'", ""},
    {"\u2032", "'", ""},
    {"\u2010", "-", ""},
    {"\u2011", "-", ""},
    {"\u2012", "-", ""},
    {"\u2013", "-", ""},
    {"\u2014", "-", ""},
    {"\u2212", "-", ""},
    {"\u00D7", "*", ""},
    {"\u00F7", "/", ""},
    {"\u2192", "->", ""},
    {"\u2190", "<-", ""},
    {"\u2264", "<=", ""},
    {"\u2265", ">=", ""},
    {"\u2260", "<>", ""},
    {"\u00A0", " ", "a no-break space"},
    {"\u202F", " ", "a narrow no-break space"},
    {"\u2002", " ", "an en space"},
    {"\u2003", " ", "an em space"},
    {"\u2009", " ", "a thin space"},
    {"\u3000", " ", "a full-width space"},
    {"\u200B", "", "a zero-width space"},
    {"\uFEFF", "", "a byte order mark"},
};

/// Reports characters of UTF-8 that are not ASCII. For the first one, the
/// message contains its name, if it is invisible, and the ASCII character to
/// use instead.
void Lexer::reportNonASCII(StringRef Text) {
  StringRef First = Text.take_front(characterLength(Text));
  const LookAlike *Known = llvm::find_if(
      LookAlikes, [&](const LookAlike &L) { return L.Character == First; });
  std::string What = "'" + Text.str() + "'";
  if (Known == std::end(LookAlikes)) {
    Diagnostics.report(rangeFrom(Text.begin()), DiagnosticID::NonASCII, What,
                       "");
    return;
  }
  if (!Known->Name.empty())
    What = Known->Name;
  std::string Hint = Known->ASCII == " " ? "; write a blank"
                     : Known->ASCII.empty()
                         ? "; remove it"
                         : "; write `" + Known->ASCII.str() + "`";
  Diagnostic D = Diagnostics.report(rangeFrom(Text.begin()),
                                    DiagnosticID::NonASCII, What, Hint);
  if (First == Text)
    D.replace(rangeFrom(Text.begin()), Known->ASCII);
}

/// Reports a string or a character in typographic quotes, and reads up to its
/// end. Returns false for anything else.
bool Lexer::lexQuotedText(const char *Start, Token &Result) {
  static constexpr std::pair<StringRef, StringRef> Quotes[] = {
      {"\u201C", "\u201D"},
      {"\u201E", "\u201C"},
      {"\u201D", "\u201D"},
      {"\u00AB", "\u00BB"},
      {"\u2018", "\u2019"}};
  StringRef Line = StringRef(Start, End - Start).take_until([](char C) {
    return C == '\n';
  });
  for (auto [Opening, Closing] : Quotes) {
    StringRef Rest = Line;
    if (!Rest.consume_front(Opening))
      continue;
    size_t Length = Rest.find(Closing);
    if (Length == StringRef::npos)
      continue;
    StringRef Text = Rest.take_front(Length);
    Current = Text.end() + Closing.size();
    Result = make(TokenKind::Invalid, Start);
    StringRef Quote = Opening == "\u2018" && Text.size() == 1 ? "'" : "\"";
    if (!Quiet)
      Diagnostics
          .report(Result.Range, DiagnosticID::NonASCII,
                  "'" + Opening.str() + "'", "; write `" + Quote.str() + "`")
          .replace(Result.Range, Quote + Text + Quote);
    return true;
  }
  return false;
}

//===- Printing -----------------------------------------------------------===//

bool mincaml::printTokens(const llvm::SourceMgr &Sources, unsigned BufferID,
                          const LanguageOptions &Options,
                          DiagnosticEngine &Diagnostics, llvm::raw_ostream &OS,
                          SourceRanges *Marks) {
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
    OS << ' ';
    SourceRangeScope Text(OS, Marks, T.Range);
    if (T.is(TokenKind::String))
      OS << quoteString(literalValue(T.text())) << '\n';
    else
      OS << printableText(T.text()) << '\n';
  }
  OS << '\n';
  return Diagnostics.errors() == ErrorsBefore;
}

//===----------------------------------------------------------------------===//
// Character and string literals
//
// Comments are read here, too, because literals in them are recognized. The
// original language has no such literals; there, they are errors.
//===----------------------------------------------------------------------===//

static SMRange rangeOf(StringRef Text) {
  return {SMLoc::getFromPointer(Text.begin()),
          SMLoc::getFromPointer(Text.end())};
}

static void reportEscape(DiagnosticEngine &Diagnostics, StringRef Escape,
                         StringRef Hint) {
  Diagnostics.report(rangeOf(Escape), DiagnosticID::BadEscape,
                     Escape.rtrim("\r\n"), Hint);
}

/// Returns a hint for an escape sequence such as `\0`, which has too few
/// digits.
static std::string decimalEscapeHint(StringRef Escape) {
  StringRef Digits = Escape.drop_front().take_while(isDigit);
  constexpr size_t NumDigits = 3;
  if (Digits.empty() || Digits.size() >= NumDigits)
    return "";
  return "; it needs three digits: write `\\" +
         std::string(NumDigits - Digits.size(), '0') + Digits.str() + "`";
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
    std::string Hint = decimalEscapeHint(Text);
    if (!Hint.empty())
      reportEscape(Diagnostics, Text, Hint);
    else if (IsUTF8)
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
  if (Quiet)
    return;
  if (DoubtfulString)
    Start = DoubtfulString;
  Diagnostics.report(rangeOf({Start, 1}), DiagnosticID::UnterminatedString);
}

Token Lexer::lexString(const char *Start) {
  const char *StringEnd = findStringEnd({Start, size_t(End - Start)});
  Current = StringEnd ? StringEnd : End;
  if (!Quiet)
    checkEscapes(Diagnostics, {Start, size_t(Current - Start)});
  StringRef Text(Start, Current - Start);
  if (!StringEnd)
    reportUnterminatedString(Start);
  else if (!DoubtfulString && Text.contains('\n') && Current != End &&
           isWordCharacter(*Current))
    DoubtfulString = Start;
  return make(StringEnd ? TokenKind::String : TokenKind::Invalid, Start);
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

/// Reads `{|...|}` or `{name|...|name}`, in which no character has a special
/// meaning. Returns false if no quoted string begins here.
bool Lexer::lexQuotedString(const char *Start, Token &Result) {
  StringRef Rest(Start, End - Start);
  StringRef Opening = quotedStringOpening(Rest);
  if (Opening.empty() || Opening.starts_with("{%"))
    return false;
  const char *StringEnd = findQuotedStringEnd(Rest, Opening);
  Current = StringEnd ? StringEnd : End;
  if (!StringEnd && !Quiet)
    Diagnostics.report(rangeOf(Opening), DiagnosticID::UnterminatedString);
  Result = make(StringEnd ? TokenKind::String : TokenKind::Invalid, Start);
  return true;
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
    // The literal extends to its closing quote, if there is one nearby.
    constexpr size_t LongestLiteral = 12;
    StringRef Near(Current, std::min<size_t>(End - Current, LongestLiteral));
    size_t Quote = Near.take_until([](char C) { return C == '\n'; }).find('\'');
    if (Quote != StringRef::npos)
      Current += Quote + 1;
    StringRef Literal(Start, Current - Start);
    const size_t Length = Literal.size() - 2;
    if (!E.IsValid && !Quiet)
      reportEscape(Diagnostics, Text, decimalEscapeHint(Text));
    else if (Quote != StringRef::npos && !Quiet && Text == "\\\\" &&
             Length == 3)
      // `'\\n'` was probably meant to be `'\n'`.
      Diagnostics
          .report(rangeFrom(Start), DiagnosticID::CharacterSize,
                  "`" + Literal.substr(1, Length).str() + "`", "2",
                  "; write `'" + Literal.substr(2, Length - 1).str() + "'`")
          .replace(rangeFrom(Start),
                   "'" + Literal.substr(2, Length - 1).str() + "'");
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

/// Returns the length of the single quote at the start of Text, which is part
/// of a comment, together with the text that belongs to the quote.
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

/// Reports a string in a comment that is not closed. It begins at String, and
/// the first string of the comment at First.
void Lexer::reportStringInComment(const char *Comment, const char *First,
                                  const char *String) {
  Diagnostic D = Diagnostics.report(rangeOf({Comment, 2}),
                                    DiagnosticID::UnterminatedCommentString);
  D.note(rangeOf({First, 1}),
         *First == '"'
             ? "a `\"` begins a string in a comment, too; remove this one, or "
               "write another one where the string ends"
             : "a quoted string begins here, although this is a comment");
  if (String != First)
    D.note(rangeOf({String, 1}), "the string that is not closed begins here");
}

/// Skips a word, a string, a character literal or another single character in a
/// comment. Returns false if a string is not closed.
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
  if (!IsClosed)
    Current = End;
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
