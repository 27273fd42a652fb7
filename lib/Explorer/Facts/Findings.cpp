//===- Findings.cpp - Sizes of analysis results ---------------------------===//

#include "Facts/Findings.h"
#include "llvm/ADT/ArrayRef.h"

using namespace mincaml::explorer;
using namespace llvm;

static uint64_t sizeOf(ArrayRef<std::string> Texts) {
  uint64_t Size = 0;
  for (const std::string &Text : Texts)
    Size += Text.size();
  return Size;
}

uint64_t mincaml::explorer::sizeOf(const Facts &A) {
  // These sizes include the names of the fields.
  constexpr uint64_t SizeOfBlock = 12, SizeOfStep = 18;
  uint64_t Size = ::sizeOf(A.Domain) + SizeOfBlock * A.Blocks.size() +
                  SizeOfStep * A.Steps.size();
  for (const Facts::Sets &S : A.Blocks)
    Size += S.Gen.size() + S.Kill.size() + S.In.size() + S.Out.size();
  for (const Facts::Step &S : A.Steps)
    Size += S.In.size() + S.Out.size() + S.Worklist.size();
  return Size;
}

uint64_t mincaml::explorer::sizeOf(const Notes &A) {
  uint64_t Size = 0;
  for (const auto &[Line, Text] : A.Lines)
    Size += 1 + Text.size();
  return Size;
}

uint64_t mincaml::explorer::sizeOf(const Predicates &A) {
  uint64_t Size = ::sizeOf(A.Domain);
  for (const Predicates::Row &Row : A.Rows)
    for (const std::vector<unsigned> &Set : Row.Sets)
      Size += 1 + Set.size();
  return Size;
}
