//===- Builtins.cpp - Built-in names, and the formats of Printf -----------===//

#include "Builtins.h"
#include "Characters.h"
#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mincaml;
using llvm::StringRef;

std::optional<Builtin> mincaml::findBuiltin(llvm::StringRef Name) {
  return llvm::StringSwitch<std::optional<Builtin>>(Name)
#define BUILTIN(Name, Type) .Case(#Name, Builtin::Name)
#define MODULE_BUILTIN(Name, Spelling, Type) .Case(Spelling, Builtin::Name)
#define ALIAS(Spelling, Name) .Case(Spelling, Builtin::Name)
#include "mincaml/Frontend/Builtins.def"
      .Default(std::nullopt);
}

llvm::ArrayRef<llvm::StringRef> mincaml::builtinNames() {
  static constexpr llvm::StringRef Names[] = {
#define BUILTIN(Name, Type) #Name,
#define MODULE_BUILTIN(Name, Spelling, Type) Spelling,
#define ALIAS(Spelling, Name) Spelling,
#include "mincaml/Frontend/Builtins.def"
  };
  return Names;
}

BuiltinType mincaml::builtinType(Builtin B, TypeContext &Types) {
  Type *Int = Types.integer();
  switch (B) {
  case Builtin::ref: {
    Type *A = Types.variable();
    return {Types.function(A, Types.reference(A)), nullptr, A};
  }
  case Builtin::incr:
  case Builtin::decr:
    return {Types.function(Types.reference(Int), Types.unit())};
  case Builtin::ignore: {
    Type *A = Types.variable();
    return {Types.function(A, Types.unit()), nullptr, A};
  }
  case Builtin::fst:
  case Builtin::snd: {
    Type *Components[] = {Types.variable(), Types.variable()};
    return {
        Types.function(Types.tuple(Components), Components[B == Builtin::snd]),
        nullptr, Components[B == Builtin::fst]};
  }
  case Builtin::succ:
  case Builtin::pred:
  case Builtin::abs:
  case Builtin::lnot:
    return {Types.function(Int, Int)};
  case Builtin::min:
  case Builtin::max: {
    Type *C = Types.variable();
    return {Types.function({C, C}, C), C, C};
  }
  case Builtin::compare: {
    Type *C = Types.variable();
    return {Types.function({C, C}, Int), C, C};
  }
  case Builtin::string_of_bool:
    return {Types.function(Types.boolean(), Types.string())};
  case Builtin::int_of_char:
    return {Types.function(Types.character(), Int)};
  case Builtin::char_of_int:
    return {Types.function(Int, Types.character())};
  case Builtin::int_to_string:
    return {Types.function(Int, Types.string())};
  case Builtin::string_length:
    return {Types.function(Types.string(), Int)};
  case Builtin::string_get:
    return {Types.function({Types.string(), Int}, Types.character())};
  // These types lack the parameters that depend on the format
  // (formatType in Inference/TypeInference.cpp).
  case Builtin::format_output:
  case Builtin::format_error:
    return {Types.function(Types.string(), Types.unit())};
  case Builtin::format_string:
    return {Types.function(Types.string(), Types.string())};
  case Builtin::raise: {
    Type *A = Types.variable();
    return {Types.function(Types.exception(), A), nullptr, A};
  }
  case Builtin::min_int:
  case Builtin::max_int:
    return {Int};
  case Builtin::infinity:
  case Builtin::neg_infinity:
  case Builtin::nan:
  case Builtin::max_float:
  case Builtin::min_float:
  case Builtin::epsilon_float:
    return {Types.floating()};
  }
  llvm_unreachable("covered switch");
}

//===----------------------------------------------------------------------===//
// Formats of Printf
//===----------------------------------------------------------------------===//

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
