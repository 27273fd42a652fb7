//===- Externals.cpp - The functions of the runtime -----------------------===//

#include "Externals.h"
#include "Console.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <cmath>

using namespace mincaml::interpreter;

namespace {

Value unit() {
  Value V = {};
  V.Int = 0;
  return V;
}

//===----------------------------------------------------------------------===//
// Input and output
//===----------------------------------------------------------------------===//

template <Stream S> Value printNewline(Console &C, Value) {
  C.printByte(S, '\n');
  return unit();
}

template <Stream S> Value printByte(Console &C, Value V) {
  C.printByte(S, static_cast<char>(V.Int));
  return unit();
}

template <Stream S> Value printInt(Console &C, Value V) {
  C.printInt(S, V.Int);
  return unit();
}

template <Stream S> Value printFloat(Console &C, Value V) {
  C.printFloat(S, V.Float);
  return unit();
}

Value readInt(Console &C, Value) {
  Value Result = {};
  Result.Int = C.input().readInt();
  return Result;
}

Value readFloat(Console &C, Value) {
  Value Result;
  Result.Float = C.input().readFloat();
  return Result;
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

template <double (*F)(double)> Value math(Console &, Value V) {
  V.Float = F(V.Float);
  return V;
}

Value intOfFloat(Console &, Value V) {
  double Truncated = std::trunc(V.Float);
  // False for a NaN.
  bool Fits = Truncated >= INT32_MIN && Truncated <= INT32_MAX;
  Value Result = {};
  Result.Int = Fits ? static_cast<int32_t>(Truncated) : INT32_MIN;
  return Result;
}

Value floatOfInt(Console &, Value V) {
  Value Result;
  Result.Float = V.Int;
  return Result;
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

constexpr ExternalFunction external_print_newline =
    printNewline<Stream::Output>;
constexpr ExternalFunction external_print_int = printInt<Stream::Output>;
constexpr ExternalFunction external_print_byte = printByte<Stream::Output>;
constexpr ExternalFunction external_print_char = printByte<Stream::Output>;
constexpr ExternalFunction external_print_float = printFloat<Stream::Output>;
constexpr ExternalFunction external_prerr_newline = printNewline<Stream::Error>;
constexpr ExternalFunction external_prerr_int = printInt<Stream::Error>;
constexpr ExternalFunction external_prerr_byte = printByte<Stream::Error>;
constexpr ExternalFunction external_prerr_float = printFloat<Stream::Error>;
constexpr ExternalFunction external_read_int = readInt;
constexpr ExternalFunction external_read_float = readFloat;
constexpr ExternalFunction external_abs_float = math<std::fabs>;
constexpr ExternalFunction external_fabs = math<std::fabs>;
constexpr ExternalFunction external_sqrt = math<std::sqrt>;
constexpr ExternalFunction external_floor = math<std::floor>;
constexpr ExternalFunction external_ceil = math<std::ceil>;
constexpr ExternalFunction external_cos = math<std::cos>;
constexpr ExternalFunction external_sin = math<std::sin>;
constexpr ExternalFunction external_tan = math<std::tan>;
constexpr ExternalFunction external_atan = math<std::atan>;
constexpr ExternalFunction external_exp = math<std::exp>;
constexpr ExternalFunction external_log = math<std::log>;
constexpr ExternalFunction external_int_of_float = intOfFloat;
constexpr ExternalFunction external_truncate = intOfFloat;
constexpr ExternalFunction external_float_of_int = floatOfInt;
constexpr ExternalFunction external_float = floatOfInt;

struct External {
  llvm::StringRef Name;
  ExternalFunction Function;
};

/// A row of RuntimeABI.def without a function above does not compile.
constexpr External Externals[] = {
#define MINCAML_EXTERNAL(Name, Parameter, Result, Effect)                      \
  {#Name, external_##Name},
#include "mincaml/Support/RuntimeABI.def"
};

} // namespace

ExternalFunction mincaml::interpreter::findExternal(llvm::StringRef Name) {
  const External *E = llvm::find_if(
      Externals, [&](const External &E) { return E.Name == Name; });
  if (E == std::end(Externals))
    llvm_unreachable("type inference knows no other runtime externals");
  return E->Function;
}
