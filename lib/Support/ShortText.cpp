//===- ShortText.cpp - The start of a text, on one line -------------------===//

#include "mincaml/Support/ShortText.h"

using namespace llvm;

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
    return Result;
  // Not in the middle of a character.
  size_t Size = std::min(Longest, Result.size());
  while (Size && (Result[Size] & 0xC0) == 0x80)
    --Size;
  return Result.substr(0, Size) + "...";
}
