//===- Mutators.cpp - The custom mutators of libFuzzer --------------------===//

#include "Mutators.h"
#include "Input.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace mincaml;
using namespace mincaml::fuzz;
using llvm::ArrayRef;
using llvm::StringRef;

/// Defined by libFuzzer, or by StandaloneMain.cpp.
extern "C" size_t LLVMFuzzerMutate(uint8_t *Data, size_t Size,
                                   size_t MaximalSize);

/// Replaces, adds or removes the comment with the configuration number.
static std::string configure(StringRef Text, Random &R) {
  if (Text.starts_with("(*") && Text.substr(3).starts_with(" *)"))
    Text = Text.drop_front(6);
  if (R.below(4) == 0)
    return Text.str();
  char Number = char(' ' + R.below(96));
  // If the character is `(`, the blank separates it from the `*`: otherwise the
  // two would open a nested comment.
  return "(*" + std::string(1, Number) + " *)" + Text.str();
}

static std::optional<size_t> write(StringRef Text, uint8_t *Out,
                                   size_t MaximalSize) {
  if (Text.size() > MaximalSize)
    return std::nullopt;
  llvm::copy(Text, Out);
  return Text.size();
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *Data, size_t Size,
                                          size_t MaximalSize, unsigned Seed) {
  Random R(Seed);
  std::string Text = llvm::toStringRef(ArrayRef(Data, Size)).str();
  std::optional<std::string> Mutated;
  auto [Bytes, Tokens, Trees] = TargetWeights;
  size_t Level = R.weighted({Bytes, Tokens, Trees});
  if (Level == 2)
    Mutated = mutateExpressions(Text, R);
  if (Level >= 1 && (!Mutated || Mutated->size() > MaximalSize))
    Mutated = mutateTokens(Text, R);
  if (Mutated) {
    if (R.below(16) == 0)
      Mutated = configure(*Mutated, R);
    if (std::optional<size_t> NewSize = write(*Mutated, Data, MaximalSize))
      return *NewSize;
  }
  return LLVMFuzzerMutate(Data, Size, MaximalSize);
}

extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t *Data, size_t Size,
                                            const uint8_t *Other,
                                            size_t OtherSize, uint8_t *Out,
                                            size_t MaximalSize, unsigned Seed) {
  Random R(Seed);
  StringRef Text = llvm::toStringRef(ArrayRef(Data, Size));
  StringRef Donor = llvm::toStringRef(ArrayRef(Other, OtherSize));
  std::optional<std::string> Crossed;
  auto [Bytes, Tokens, Trees] = TargetWeights;
  if (R.weighted({Bytes + Tokens, Trees}) == 1)
    Crossed = crossExpressions(Text, Donor, R);
  if (!Crossed || Crossed->size() > MaximalSize)
    Crossed = crossTokens(Text, Donor, R);
  if (Crossed)
    if (std::optional<size_t> NewSize = write(*Crossed, Out, MaximalSize))
      return *NewSize;
  return *write(Text.take_front(MaximalSize), Out, MaximalSize);
}
