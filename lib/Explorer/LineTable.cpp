//===- LineTable.cpp - Lines of text with origins -------------------------===//

#include "LineTable.h"
#include "mincaml/Support/PrintableText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace mincaml::explorer;
using namespace llvm;

std::vector<unsigned> mincaml::explorer::utf16Positions(StringRef Text) {
  std::vector<unsigned> Result;
  Result.reserve(Text.size() + 1);
  unsigned Length = 0;
  while (!Text.empty()) {
    // validUTF8 replaces each invalid byte by one character.
    const size_t Bytes = std::max<size_t>(characterLength(Text), 1);
    Result.push_back(Length);
    // A character of four bytes has two UTF-16 code units.
    Length += Bytes == 4 ? 2 : 1;
    Result.insert(Result.end(), Bytes - 1, Length);
    Text = Text.drop_front(Bytes);
  }
  Result.push_back(Length);
  return Result;
}

/// Adds a line if it is new, and returns its index. The offsets of Spans are in
/// bytes from the start of the line.
unsigned LineTable::add(StringRef Text, ArrayRef<Span> Spans) {
  std::string Key = Text.str();
  for (const Span &S : Spans)
    for (uint64_t Number : {S.Begin, S.End, uint64_t(S.From.Expression),
                            uint64_t(S.From.Inlined), uint64_t(S.From.Class)}) {
      Key += '\n';
      Key += std::to_string(Number);
    }
  auto [It, IsNew] = Indices.try_emplace(Key, Lines.size());
  if (!IsNew)
    return It->second;
  Line &New = Lines.emplace_back();
  New.Text = Text.str();
  New.Spans.assign(Spans.begin(), Spans.end());
  if (isASCII(Text))
    return It->second;
  const std::vector<unsigned> Units = utf16Positions(Text);
  for (Span &S : New.Spans) {
    S.Begin = Units[S.Begin];
    S.End = Units[S.End];
  }
  return It->second;
}

std::vector<unsigned> LineTable::addText(StringRef Text, ArrayRef<Span> Spans) {
  std::vector<unsigned> Result;
  SmallVector<Span, 8> OfLine;
  uint64_t Offset = 0;
  Text.consume_back("\n");
  while (true) {
    const size_t End = std::min(Text.find('\n', Offset), Text.size());
    while (!Spans.empty() && Spans.front().End <= Offset)
      Spans = Spans.drop_front();
    OfLine.clear();
    for (const Span &S : Spans) {
      if (S.Begin >= End)
        break;
      const uint64_t From = std::max(S.Begin, Offset);
      const uint64_t To = std::min<uint64_t>(S.End, End);
      if (From < To)
        OfLine.push_back({From - Offset, To - Offset, S.From});
    }
    Result.push_back(add(Text.slice(Offset, End), OfLine));
    if (End == Text.size())
      return Result;
    Offset = End + 1;
  }
}
