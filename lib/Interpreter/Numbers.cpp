//===- Numbers.cpp - Parsing of numbers -----------------------------------===//

#include "Numbers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <cstdlib>
#include <string>
#include <utility>

using namespace mincaml::interpreter;
using llvm::StringRef;

Parsed mincaml::interpreter::parseInt(StringRef Text, int32_t &Result) {
  bool IsNegative = Text.consume_front("-");
  if (!IsNegative)
    Text.consume_front("+");
  unsigned Base = 10;
  // A decimal number must be in the range of int. With a prefix, all 32 bits
  // may be given.
  uint64_t Largest = IsNegative ? uint64_t(1) << 31 : INT32_MAX;
  constexpr std::pair<StringRef, unsigned> Prefixes[] = {
      {"0x", 16}, {"0o", 8}, {"0b", 2}, {"0u", 10}};
  for (auto [Prefix, ItsBase] : Prefixes)
    if (Text.consume_front_insensitive(Prefix)) {
      Base = ItsBase;
      Largest = UINT32_MAX;
      break;
    }
  if (Text.empty() || Text.front() == '_')
    return Parsed::NoNumber;
  uint64_t Magnitude = 0;
  for (char Digit : Text) {
    if (Digit == '_')
      continue;
    unsigned Value = llvm::hexDigitValue(Digit);
    if (Value >= Base)
      return Parsed::NoNumber;
    // A number that is too large is only recognized as such; its value does not
    // matter.
    if (Magnitude <= Largest)
      Magnitude = Magnitude * Base + Value;
  }
  Result = int32_t(IsNegative ? -Magnitude : Magnitude);
  return Magnitude <= Largest ? Parsed::Number : Parsed::OutOfRange;
}

bool mincaml::interpreter::parseFloat(StringRef Text, double &Result) {
  std::string Digits;
  llvm::copy_if(Text, std::back_inserter(Digits),
                [](char Byte) { return Byte != '_'; });
  char *End = nullptr;
  Result = std::strtod(Digits.c_str(), &End);
  return !Digits.empty() && End == Digits.c_str() + Digits.size();
}
