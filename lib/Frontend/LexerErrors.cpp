//===- LexerErrors.cpp - What is no token ---------------------------------===//
//
// Every function here is called where no token of MinCaml stands. It says so,
// unless the parser is skipping text, and takes what belongs together, so that
// one mistake gives one message.
//
//===----------------------------------------------------------------------===//

#include "CharacterClass.h"
#include "mincaml/Frontend/Lexer.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mincaml;
using llvm::SMLoc;
using llvm::StringRef;
using llvm::Twine;

StringRef mincaml::reservedWordHint(StringRef Word) {
  return llvm::StringSwitch<StringRef>(Word)
#define RESERVED_WORD(Spelling, Hint) .Case(Spelling, Hint)
#include "mincaml/Frontend/Token.def"
      .Default("");
}

namespace {

/// The decimal number that was meant by one of another base or with
/// underscores or a suffix; empty if that is not clear.
std::string plainNumber(StringRef Text) {
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
  // The suffixes of OCaml's other integer types.
  if (Rest == "l" || Rest == "L" || Rest == "n")
    return Plain.substr(0, Plain.size() - 1);
  if (Rest.consume_front(".") && llvm::all_of(Rest, isDigit))
    return Plain;
  return "";
}

/// What to write instead of a name of OCaml's library.
struct LibraryName {
  StringRef Name;
  StringRef Hint;
  StringRef Replacement;
};

constexpr LibraryName LibraryNames[] = {
    {"Array.get", "write `a.(i)`", ""},
    {"Array.set", "write `a.(i) <- x`", ""},
    {"Array.size", "write `Array.length`", "Array.length"},
    {"Array.make_float", "write `create_float_array n 0.0`", ""},
    {"Float.of_int", "write `float_of_int`", "float_of_int"},
    {"Float.to_int", "write `int_of_float`", "int_of_float"},
    {"Float.abs", "write `abs_float`", "abs_float"},
    {"Float.sqrt", "write `sqrt`", "sqrt"},
    {"Int.to_float", "write `float_of_int`", "float_of_int"},
    {"True", "write `true`", "true"},
    {"False", "write `false`", "false"},
};

} // namespace

Token Lexer::lexMalformedNumber(const char *Start) {
  Current = skipWord(Current, End);
  if (End - Current >= 2 && *Current == '.' && isDigit(Current[1]))
    Current = skipWord(Current + 1, End);
  Token T = make(TokenKind::Invalid, Start);
  if (Quiet)
    return T;
  std::string Plain = plainNumber(T.text());
  Diagnostic D =
      Diagnostics.report(T.Range, DiagnosticID::MalformedNumber, T.text(),
                         Plain.empty() ? "" : "; write `" + Plain + "`");
  if (!Plain.empty())
    D.replace(T.Range, Plain);
  return T;
}

Token Lexer::lexCapitalized(const char *Start) {
  Current = skipWord(Start, End);
  while (End - Current >= 2 && *Current == '.' && isWordCharacter(Current[1]) &&
         !isDigit(Current[1]))
    Current = skipWord(Current + 1, End);
  Token T = make(TokenKind::Invalid, Start);
  StringRef Text = T.text();
  T.Kind = llvm::StringSwitch<TokenKind>(Text)
               .Case("Array.make", TokenKind::ArrayMake)
               .Case("Array.create", TokenKind::ArrayCreate)
               .Case("Array.length", TokenKind::ArrayLength)
               .Default(TokenKind::Invalid);
  if (Quiet)
    return T;
  if (T.is(TokenKind::ArrayLength) && Options.Strict)
    Diagnostics.report(T.Range, DiagnosticID::Extension, "`Array.length`");
  if (!T.is(TokenKind::Invalid))
    return T;

  const auto *Known =
      llvm::find_if(LibraryNames, [Text](const LibraryName &Library) {
        return Library.Name == Text;
      });
  if (Known != std::end(LibraryNames)) {
    Diagnostic D = Diagnostics.report(T.Range, DiagnosticID::Capitalized, Text,
                                      Known->Hint);
    if (!Known->Replacement.empty())
      D.replace(T.Range, Known->Replacement);
  } else if (Text.contains('.')) {
    Diagnostics.report(T.Range, DiagnosticID::Capitalized, Text,
                       "there are no modules");
  } else {
    std::string Small = Text.str();
    Small[0] = llvm::toLower(Small[0]);
    Diagnostics
        .report(T.Range, DiagnosticID::Capitalized, Text,
                "names begin with a small letter")
        .replace(T.Range, Small);
  }
  return T;
}

/// Takes the string up to its end, or to the end of the line.
Token Lexer::lexString(const char *Start) {
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

/// Takes `'c'` or `'\n'`, if that is what stands here.
bool Lexer::lexCharacter(const char *Start, Token &Result) {
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

/// Takes `.5`, which goes on as a float.
Token Lexer::lexLeadingDot(const char *Start) {
  lexNumberTail(Start + 1);
  Token T = make(TokenKind::Float, Start);
  if (!Quiet)
    Diagnostics.report(T.Range, DiagnosticID::LeadingDot, T.text())
        .insert(T.start(), "0");
  return T;
}

void Lexer::reportForeignOperator(const Token &T, StringRef Hint) {
  // Brackets come in pairs, and one of them is enough to mention.
  char Last = T.text().back();
  if (Last == '[' || Last == '{')
    ++OpenBrackets;
  else if ((Last == ']' || Last == '}') && OpenBrackets && OpenBrackets--)
    return;
  if (Quiet)
    return;
  Diagnostic D = Diagnostics.report(T.Range, DiagnosticID::ForeignOperator,
                                    T.text(), Hint);
  StringRef Replacement = Hint;
  if (!T.is(TokenKind::Invalid) && Replacement.consume_front("write `") &&
      Replacement.consume_back("`"))
    D.replace(T.Range, Replacement);
}

bool Lexer::lexUnknown(const char *Start, Token &Result) {
  if (*Start == '\'' && lexCharacter(Start, Result))
    return true;
  ++Current;
  if (isASCII(*Start)) {
    if (!Quiet) {
      bool IsPrintable = *Start > ' ' && *Start != '\x7F';
      Diagnostics.report(rangeFrom(Start), DiagnosticID::UnknownCharacter,
                         IsPrintable ? "`" + StringRef(Start, 1).str() + "`"
                                     : "the control character 0x" +
                                           llvm::utohexstr(*Start));
    }
    return false;
  }
  while (Current != End && !isASCII(*Current))
    ++Current;
  if (!Quiet)
    Diagnostics.report(rangeFrom(Start), DiagnosticID::NonASCII,
                       StringRef(Start, Current - Start));
  return false;
}
