//===- Builtins.cpp - Built-in names --------------------------------------===//

#include "Builtins.h"
#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mincaml;

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
