//===- JSONPositions.cpp - Positions of values in JSON text ---------------===//

#include "Object/Facts/JSONPositions.h"
#include "llvm/Support/JSON.h"

using namespace mincaml::sparc;
using namespace llvm;

std::pair<unsigned, unsigned>
JSONPositions::lineAndColumn(size_t Offset) const {
  StringRef Before = Text.take_front(Offset);
  size_t LineStart = Before.rfind('\n');
  size_t Column =
      LineStart == StringRef::npos ? Offset + 1 : Before.size() - LineStart;
  return {Before.count('\n') + 1, Column};
}

std::optional<size_t> JSONPositions::nestedTooDeeply() const {
  static constexpr unsigned Deepest = 16;
  unsigned Depth = 0;
  for (size_t At = 0; At < Text.size(); ++At) {
    char C = Text[At];
    if (C == '"') {
      At = skipString(At) - 1;
    } else if (C == '[' || C == '{') {
      if (++Depth > Deepest)
        return At;
    } else if ((C == ']' || C == '}') && Depth != 0) {
      --Depth;
    }
  }
  return std::nullopt;
}

std::string JSONPositions::messageOf(StringRef Error, size_t &Offset) {
  // A message looks like "[3:5, byte=34]: Expected , or ] after array element".
  StringRef Bytes = Error.split("byte=").second;
  auto [Number, Message] = Bytes.split("]: ");
  unsigned long long Value = 0;
  if (Number.getAsInteger(10, Value) || Message.empty())
    return Error.str();
  Offset = Value;
  return Message.str();
}

size_t JSONPositions::skipSpace(size_t At) const {
  return std::min(Text.find_first_not_of(" \t\r\n", At), Text.size());
}

/// The offset after the string at \p At, or the end of the text if the string
/// is not terminated.
size_t JSONPositions::skipString(size_t At) const {
  for (++At; At < Text.size() && Text[At] != '"'; ++At)
    if (Text[At] == '\\')
      ++At;
  return std::min(At + 1, Text.size());
}

size_t JSONPositions::skipValue(size_t At) const {
  unsigned Depth = 0;
  while (At < Text.size()) {
    char C = Text[At];
    if (C == '"') {
      At = skipString(At);
    } else if (C == '[' || C == '{') {
      ++Depth;
      ++At;
      continue;
    } else if (C == ']' || C == '}') {
      --Depth;
      ++At;
    } else if (Depth != 0) {
      ++At;
      continue;
    } else {
      return std::min(Text.find_first_of(",]} \t\r\n", At), Text.size());
    }
    if (Depth == 0)
      return At;
  }
  return At;
}

std::vector<size_t> JSONPositions::elements(size_t Array) const {
  std::vector<size_t> Result;
  size_t At = skipSpace(Array + 1);
  while (At < Text.size() && Text[At] != ']') {
    Result.push_back(At);
    At = skipSpace(skipValue(At));
    if (At < Text.size() && Text[At] == ',')
      At = skipSpace(At + 1);
  }
  return Result;
}

JSONPositions::Members JSONPositions::members(size_t Object) const {
  Members Result;
  size_t At = skipSpace(Object + 1);
  while (At < Text.size() && Text[At] != '}') {
    size_t End = skipString(At);
    size_t Colon = skipSpace(End);
    size_t Value = skipSpace(Colon + 1);
    // The name may contain escapes.
    Expected<json::Value> Name = json::parse(Text.slice(At, End));
    if (!Name) {
      consumeError(Name.takeError());
      return Result;
    }
    Result.push_back({Name->getAsString().value_or("").str(), At, Value});
    At = skipSpace(skipValue(Value));
    if (At < Text.size() && Text[At] == ',')
      At = skipSpace(At + 1);
  }
  return Result;
}
