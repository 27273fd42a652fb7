//===- Formats.cpp - Printf format strings --------------------------------===//

#include "Formats.h"
#include "Characters.h"
#include <optional>

using namespace mincaml;
using llvm::StringRef;

/// Returns the kind of argument that a conversion with this letter takes.
static std::optional<FormatPiece::Kind> kindOf(char Letter) {
  using Kind = FormatPiece::Kind;
  if (StringRef("diuxXo").contains(Letter))
    return Kind::Int;
  if (StringRef("feEgG").contains(Letter))
    return Kind::Float;
  if (Letter == 'c')
    return Kind::Char;
  if (Letter == 's')
    return Kind::String;
  if (Letter == 'b' || Letter == 'B')
    return Kind::Bool;
  return std::nullopt;
}

/// The maximal number of digits of a width or a precision: longer output than
/// 999 characters is not supported.
static constexpr size_t MaxDigits = 3;

/// Whether a conversion means the same as in C. OCaml ignores meaningless flags
/// and precisions, with warnings.
static bool isSupported(FormatPiece::Kind Kind, StringRef Flags,
                        StringRef Width, bool HasPrecision) {
  using PieceKind = FormatPiece::Kind;
  if (Width.size() > MaxDigits || Flags.size() > 1)
    return false;
  switch (Kind) {
  case PieceKind::Int:
    return !HasPrecision;
  case PieceKind::Float:
    return true;
  case PieceKind::String:
    return !HasPrecision && (Flags.empty() || Flags == "-");
  default:
    return !HasPrecision && Flags.empty() && Width.empty();
  }
}

Format mincaml::parseFormat(StringRef Rest) {
  using Kind = FormatPiece::Kind;
  Format Result;
  while (!Rest.empty()) {
    StringRef Text = Rest.take_until([](char C) { return C == '%'; });
    if (!Text.empty())
      Result.Pieces.push_back({Kind::Text, Text});
    Rest = Rest.drop_front(Text.size());
    if (Rest.empty())
      break;
    if (Rest.starts_with("%%")) {
      Result.Pieces.push_back({Kind::Text, Rest.take_front(1)});
      Rest = Rest.drop_front(2);
      continue;
    }
    StringRef Tail = Rest.drop_front();
    StringRef Flags =
        Tail.take_while([](char C) { return StringRef("-0+ ").contains(C); });
    Tail = Tail.drop_front(Flags.size());
    StringRef Width = Tail.take_while(isDigit);
    Tail = Tail.drop_front(Width.size());
    bool HasPrecision = Tail.consume_front(".");
    StringRef Precision = HasPrecision ? Tail.take_while(isDigit) : StringRef();
    Tail = Tail.drop_front(Precision.size());
    std::optional<Kind> Known =
        Tail.empty() ? std::nullopt : kindOf(Tail.front());
    size_t Length = Tail.data() - Rest.data() + !Tail.empty();
    if (!Known || !isSupported(*Known, Flags, Width, HasPrecision) ||
        (HasPrecision && Precision.empty()) || Precision.size() > MaxDigits) {
      Result.Malformed = Rest.take_front(Length);
      return Result;
    }
    Result.Pieces.push_back({*Known, Rest.take_front(Length)});
    Rest = Rest.drop_front(Length);
  }
  return Result;
}
