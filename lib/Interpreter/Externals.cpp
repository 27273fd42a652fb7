//===- Externals.cpp - Functions of the runtime ---------------------------===//

#include "Externals.h"
#include "CallContext.h"
#include "Numbers.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <cmath>

using namespace mincaml;
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

template <Stream S> Value printNewline(CallContext &C, const Value *) {
  C.console().printByte(S, '\n');
  return unit();
}

template <Stream S> Value printByte(CallContext &C, const Value *As) {
  C.console().printByte(S, static_cast<char>(As[0].Int));
  return unit();
}

template <Stream S> Value printInt(CallContext &C, const Value *As) {
  C.console().printInt(S, As[0].Int);
  return unit();
}

template <Stream S> Value printFloat(CallContext &C, const Value *As) {
  C.console().printFloat(S, As[0].Float);
  return unit();
}

Value fail(CallContext &C, const llvm::Twine &Reason, llvm::StringRef Word,
           llvm::StringRef Conversion) {
  return C.fail(Reason + "\"" + quoteWord(Word) + "\"",
                runtime::Exception::Failure, Conversion, /*HasPlace=*/false);
}

Value readInt(CallContext &C, const Value *) {
  Input &In = C.console().input();
  if (In.isAtLastBlanks())
    return C.endOfFile("read_int");
  std::string Word = In.readWord();
  Value Result = {};
  Parsed P = Parsed::NoNumber;
  if (Word.size() < LongestWord)
    P = parseInt(Word, Result.Int);
  if (P == Parsed::NoNumber)
    return fail(C, "read_int: expected an integer, found ", Word,
                "int_of_string");
  if (P == Parsed::OutOfRange)
    return fail(C, "read_int: integer out of range: ", Word, "int_of_string");
  return Result;
}

Value readFloat(CallContext &C, const Value *) {
  Input &In = C.console().input();
  if (In.isAtLastBlanks())
    return C.endOfFile("read_float");
  std::string Word = In.readWord();
  Value Result = {};
  if (Word.size() >= LongestWord || !parseFloat(Word, Result.Float))
    return fail(C, "read_float: expected a float, found ", Word,
                "float_of_string");
  return Result;
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

template <double (*F)(double)> Value math(CallContext &, const Value *As) {
  Value Result;
  Result.Float = F(As[0].Float);
  return Result;
}

Value intOfFloat(CallContext &, const Value *As) {
  double Truncated = std::trunc(As[0].Float);
  // This is false for a NaN.
  bool Fits = Truncated >= INT32_MIN && Truncated <= INT32_MAX;
  Value Result = {};
  Result.Int = Fits ? static_cast<int32_t>(Truncated) : INT32_MIN;
  return Result;
}

Value floatOfInt(CallContext &, const Value *As) {
  Value Result;
  Result.Float = As[0].Int;
  return Result;
}

//===----------------------------------------------------------------------===//
// The table of functions
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

/// A row of RuntimeABI.def without a function above is a compile-time error.
constexpr External Externals[] = {
#define MINCAML_EXTERNAL(Name, Parameter, Result, Effect)                      \
  {#Name, external_##Name},
#include "mincaml/Support/RuntimeABI.def"
};

} // namespace

ExternalFunction mincaml::interpreter::findExternal(llvm::StringRef Name) {
  if (ExternalFunction F = findLibraryFunction(Name))
    return F;
  const External *E = llvm::find_if(
      Externals, [&](const External &E) { return E.Name == Name; });
  if (E == std::end(Externals))
    llvm_unreachable("type inference knows no other runtime externals");
  return E->Function;
}
