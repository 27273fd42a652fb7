//===- PrintableText.cpp - Program text in messages and outputs -----------===//

#include "mincaml/Support/PrintableText.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Unicode.h"

using namespace mincaml;
using namespace llvm;

size_t mincaml::characterLength(StringRef Text) {
  if (Text.empty())
    return 0;
  const auto *Bytes = reinterpret_cast<const UTF8 *>(Text.begin());
  const auto *End = reinterpret_cast<const UTF8 *>(Text.end());
  return isLegalUTF8Sequence(Bytes, End) ? getNumBytesForUTF8(*Bytes) : 0;
}

const char *mincaml::findInvalidUTF8(StringRef Text) {
  while (!Text.empty()) {
    const size_t Length = characterLength(Text);
    if (!Length)
      return Text.begin();
    Text = Text.drop_front(Length);
  }
  return nullptr;
}

/// Returns a copy of Text in which parts are replaced. Replace is called for
/// each character, and for each byte that is not part of a character. It
/// returns the replacement, or an empty string to keep the part.
static std::string replaced(StringRef Text,
                            function_ref<std::string(StringRef)> Replace) {
  std::string Result;
  while (!Text.empty()) {
    const size_t Length = std::max<size_t>(characterLength(Text), 1);
    StringRef Character = Text.take_front(Length);
    std::string Replacement = Replace(Character);
    Result += Replacement.empty() ? Character : StringRef(Replacement);
    Text = Text.drop_front(Length);
  }
  return Result;
}

std::string mincaml::validUTF8(StringRef Text) {
  return replaced(Text, [](StringRef Character) {
    return characterLength(Character) ? "" : "\xEF\xBF\xBD";
  });
}

static std::string escape(StringRef Character) {
  const uint8_t First = Character.front();
  if (Character == "\n" || Character == "\t" ||
      sys::unicode::columnWidthUTF8(Character) >= 0)
    return "";
  if (Character.size() == 1)
    return {'\\', char('0' + First / 100), char('0' + First / 10 % 10),
            char('0' + First % 10)};
  const UTF8 *Bytes = Character.bytes_begin();
  UTF32 Code = 0;
  (void)convertUTF8Sequence(&Bytes, Character.bytes_end(), &Code,
                            strictConversion);
  return "\\u{" + utohexstr(Code, /*LowerCase=*/true) + "}";
}

std::string mincaml::printableText(StringRef Text) {
  return replaced(Text, escape);
}

std::string mincaml::shortText(StringRef Text) {
  constexpr size_t Longest = 40;
  std::string Result;
  while (!Text.empty() && Result.size() <= Longest) {
    auto [Line, Rest] = Text.split('\n');
    if (!Result.empty())
      Result += ' ';
    Result += Line.trim();
    Text = Rest;
  }
  for (char &C : Result)
    if (static_cast<unsigned char>(C) < ' ')
      C = ' ';
  if (Result.size() <= Longest && Text.empty())
    return validUTF8(Result);
  // Do not cut in the middle of a character.
  size_t Size = std::min(Longest, Result.size());
  while (Size && (Result[Size] & 0xC0) == 0x80)
    --Size;
  return validUTF8(StringRef(Result).take_front(Size)) + "...";
}
