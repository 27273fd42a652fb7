//===- Escapes.cpp - Escape sequences -------------------------------------===//

#include "Characters.h"
#include "mincaml/Frontend/Lexer.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"

using namespace mincaml;
using llvm::StringRef;

/// Reads `\065`, `\x41` or `\o101`, where the prefix has Prefix characters and
/// the code has Digits digits.
static Escape readCode(StringRef Text, size_t Prefix, size_t Digits,
                       unsigned Base) {
  StringRef Number = Text.substr(Prefix, Digits);
  size_t Read = Number.take_while(llvm::isAlnum).size();
  Escape Result{Prefix + Read, false, {}};
  unsigned Code;
  if (Read == Digits && !Number.getAsInteger(Base, Code) && Code <= 0xFF) {
    Result.IsValid = true;
    Result.Bytes.push_back(char(Code));
  }
  return Result;
}

/// Reads `\u{e9}`, a Unicode character.
static Escape readUnicode(StringRef Text) {
  constexpr size_t MaxDigits = 6;
  StringRef Rest = Text.drop_front(2);
  Escape Result{2, false, {}};
  if (!Rest.consume_front("{"))
    return Result;
  StringRef Digits = Rest.take_while(llvm::isHexDigit);
  Result.Length += 1 + Digits.size();
  if (!Rest.drop_front(Digits.size()).starts_with("}"))
    return Result;
  ++Result.Length;
  unsigned Code;
  char Bytes[UNI_MAX_UTF8_BYTES_PER_CODE_POINT];
  char *End = Bytes;
  if (Digits.size() > MaxDigits || Digits.getAsInteger(16, Code) ||
      !llvm::ConvertCodePointToUTF8(Code, End))
    return Result;
  Result.IsValid = true;
  Result.Bytes = StringRef(Bytes, End - Bytes);
  return Result;
}

Escape mincaml::readEscape(StringRef Text, bool IsInString) {
  if (Text.size() < 2)
    return {Text.size(), false, {}};
  auto Simple = [](char C) { return Escape{2, true, StringRef(&C, 1)}; };
  switch (char C = Text[1]) {
  case '\\':
  case '\'':
  case '"':
  case ' ':
    return Simple(C);
  case 'n':
    return Simple('\n');
  case 't':
    return Simple('\t');
  case 'r':
    return Simple('\r');
  case 'b':
    return Simple('\b');
  case 'x':
    return readCode(Text, 2, 2, 16);
  case 'o':
    return readCode(Text, 2, 3, 8);
  case 'u':
    if (IsInString)
      return readUnicode(Text);
    break;
  case '\r':
  case '\n':
    if (IsInString && (C == '\n' || Text.substr(2).starts_with("\n"))) {
      size_t LineBreak = C == '\n' ? 2 : 3;
      StringRef Blanks = Text.drop_front(LineBreak).take_while(
          [](char B) { return B == ' ' || B == '\t'; });
      return {LineBreak + Blanks.size(), true, {}};
    }
    break;
  default:
    if (isDigit(C))
      return readCode(Text, 1, 3, 10);
  }
  // The sequence is invalid. If a character that is not ASCII follows the
  // backslash, the sequence contains all of its bytes.
  size_t Length = 2;
  while (!isASCII(Text[1]) && Length < Text.size() &&
         (Text[Length] & 0xC0) == 0x80)
    ++Length;
  return {Length, false, {}};
}

std::string mincaml::literalValue(StringRef Literal) {
  if (Literal.front() == '{') {
    const size_t QuoteLength = Literal.find('|') + 1;
    return Literal.drop_front(QuoteLength).drop_back(QuoteLength).str();
  }
  const bool IsString = Literal.front() == '"';
  StringRef Rest = Literal.drop_front().drop_back();
  std::string Result;
  while (!Rest.empty()) {
    if (Rest.front() != '\\') {
      StringRef Plain = Rest.take_until([](char C) { return C == '\\'; });
      Result += Plain;
      Rest = Rest.drop_front(Plain.size());
      continue;
    }
    Escape E = readEscape(Rest, IsString);
    Result += E.IsValid ? StringRef(E.Bytes) : Rest.take_front(E.Length);
    Rest = Rest.drop_front(E.Length);
  }
  return Result;
}

//===- Writing ------------------------------------------------------------===//

static void append(std::string &Text, uint8_t Byte, char Quote) {
  constexpr StringRef Letters = "n\nt\tr\rb\b";
  size_t Letter = Letters.find(char(Byte));
  if (Byte == uint8_t(Quote) || Byte == '\\') {
    Text += '\\';
    Text += char(Byte);
  } else if (Byte >= ' ' && Byte < 0x7F) {
    Text += char(Byte);
  } else if (Letter != StringRef::npos) {
    Text += '\\';
    Text += Letters[Letter - 1];
  } else {
    Text += '\\';
    Text += char('0' + Byte / 100);
    Text += char('0' + Byte / 10 % 10);
    Text += char('0' + Byte % 10);
  }
}

std::string mincaml::quoteCharacter(uint8_t Byte) {
  std::string Text = "'";
  append(Text, Byte, '\'');
  return Text + '\'';
}

std::string mincaml::quoteString(StringRef Bytes) {
  std::string Text = "\"";
  for (char C : Bytes)
    append(Text, uint8_t(C), '"');
  return Text + '"';
}
