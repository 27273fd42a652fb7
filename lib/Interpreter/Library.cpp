//===- Library.cpp - Functions of OCaml's library -------------------------===//

#include "CallContext.h"
#include "Externals.h"
#include "Numbers.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>
#include <cstdio>

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::StringRef;
using llvm::Twine;
using runtime::Exception;

namespace {

//===----------------------------------------------------------------------===//
// Input and output
//===----------------------------------------------------------------------===//

template <Stream S> Value print(CallContext &C, const Value *As) {
  C.console().printText(S, bytesOf(As[0]));
  return intValue(0);
}

template <Stream S> Value printLine(CallContext &C, const Value *As) {
  C.console().printText(S, bytesOf(As[0]));
  C.console().printByte(S, '\n');
  return intValue(0);
}

Value readLine(CallContext &C, const Value *) {
  if (C.console().input().isAtEnd())
    return C.endOfFile("read_line");
  return C.makeString(C.console().input().readLine());
}

//===----------------------------------------------------------------------===//
// Strings
//===----------------------------------------------------------------------===//

Value concatenate(CallContext &C, const Value *As) {
  return C.makeString((bytesOf(As[0]) + bytesOf(As[1])).str());
}

Value make(CallContext &C, const Value *As) {
  if (As[0].Int < 0)
    return C.fail("String.make: negative size " + Twine(As[0].Int),
                  Exception::Invalid_argument, "Bytes.create");
  return C.makeString(std::string(As[0].Int, char(As[1].Int)));
}

Value sub(CallContext &C, const Value *As) {
  StringRef Whole = bytesOf(As[0]);
  int64_t Start = As[1].Int;
  int64_t Length = As[2].Int;
  if (Start < 0 || Length < 0 || Start + Length > int64_t(Whole.size()))
    return C.fail(
        "String.sub: start " + Twine(Start) + " and length " + Twine(Length) +
            " are out of bounds for a string of length " + Twine(Whole.size()),
        Exception::Invalid_argument, "String.sub / Bytes.sub");
  return C.makeString(Whole.substr(Start, Length));
}

Value equal(CallContext &, const Value *As) {
  return intValue(bytesOf(As[0]) == bytesOf(As[1]));
}

template <double (*Function)(double)>
Value unary(CallContext &, const Value *As) {
  Value V = {};
  V.Float = Function(As[0].Float);
  return V;
}

template <double (*Function)(double, double)>
Value binary(CallContext &, const Value *As) {
  Value V = {};
  V.Float = Function(As[0].Float, As[1].Float);
  return V;
}

Value compare(CallContext &, const Value *As) {
  return intValue(bytesOf(As[0]).compare(bytesOf(As[1])));
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

Value ofInt(CallContext &C, const Value *As) {
  return C.makeString(std::to_string(As[0].Int));
}

Value ofFloat(CallContext &C, const Value *As) {
  return C.makeString(Console::formatFloat(As[0].Float));
}

/// Formats a number; the conversions of Printf are those of C.
template <typename Number>
Value format(CallContext &C, StringRef Conversion, Number Argument) {
  char Text[2048];
  snprintf(Text, sizeof(Text), Conversion.str().c_str(), Argument);
  return C.makeString(Text);
}

Value formatInt(CallContext &C, const Value *As) {
  return format(C, bytesOf(As[0]), As[1].Int);
}

Value formatFloat(CallContext &C, const Value *As) {
  double Float = As[1].Float;
  // C may print the sign of a NaN.
  return format(C, bytesOf(As[0]), std::isnan(Float) ? NAN : Float);
}

/// Formats a string with `%10s` or `%-10s`.
Value pad(CallContext &C, const Value *As) {
  StringRef Conversion = bytesOf(As[0]).drop_front().drop_back();
  bool AtTheLeft = Conversion.consume_front("-");
  size_t Width = 0;
  Conversion.getAsInteger(10, Width);
  std::string Text = bytesOf(As[1]).str();
  if (Text.size() < Width)
    Text.insert(AtTheLeft ? Text.size() : 0, Width - Text.size(), ' ');
  return C.makeString(Text);
}

/// Raises Failure, because Text cannot be converted to a value of the given
/// kind.
Value failConversion(CallContext &C, StringRef Function, StringRef Kind,
                     StringRef Text) {
  constexpr size_t LongestQuote = 40;
  // Compiled code prints the string with C, up to the first zero byte.
  StringRef Quote = Text.take_front(LongestQuote).take_until([](char Byte) {
    return Byte == '\0';
  });
  return C.fail(Function + ": not " + Kind + ": \"" + Quote +
                    (Text.size() > LongestQuote ? "...\"" : "\""),
                Exception::Failure, Function);
}

Value toInt(CallContext &C, const Value *As) {
  int32_t Int = 0;
  if (parseInt(bytesOf(As[0]), Int) != Parsed::Number)
    return failConversion(C, "int_of_string", "an int", bytesOf(As[0]));
  return intValue(Int);
}

Value toFloat(CallContext &C, const Value *As) {
  Value Result = {};
  if (!parseFloat(bytesOf(As[0]), Result.Float))
    return failConversion(C, "float_of_string", "a float", bytesOf(As[0]));
  return Result;
}

Value argumentCount(CallContext &C, const Value *) {
  return intValue(C.console().arguments().size());
}

Value argument(CallContext &C, const Value *As) {
  return C.makeString(C.console().arguments()[As[0].Int]);
}

Value code(CallContext &, const Value *As) { return As[0]; }

Value ofCode(CallContext &C, const Value *As) {
  if (As[0].Int < 0 || As[0].Int > 255)
    return C.fail("Char.chr: " + Twine(As[0].Int) +
                      " is not the code of a character",
                  Exception::Invalid_argument, "Char.chr");
  return As[0];
}

//===----------------------------------------------------------------------===//
// Exceptions and exit
//===----------------------------------------------------------------------===//

/// Raises Failure. If nothing handles it, the part of the argument before a
/// zero byte is printed, as in OCaml.
Value failWith(CallContext &C, const Value *As) {
  return C.raise(Exception::Failure, As[0]);
}

Value invalidArgument(CallContext &C, const Value *As) {
  return C.raise(Exception::Invalid_argument, As[0]);
}

Value exitProgram(CallContext &C, const Value *As) { return C.exit(As[0].Int); }

//===----------------------------------------------------------------------===//
// The table of functions
//===----------------------------------------------------------------------===//

constexpr ExternalFunction library_String_print = print<Stream::Output>;
constexpr ExternalFunction library_String_print_line =
    printLine<Stream::Output>;
constexpr ExternalFunction library_String_print_error = print<Stream::Error>;
constexpr ExternalFunction library_String_print_error_line =
    printLine<Stream::Error>;
constexpr ExternalFunction library_String_read_line = readLine;
constexpr ExternalFunction library_String_concatenate = concatenate;
constexpr ExternalFunction library_String_make = make;
constexpr ExternalFunction library_String_sub = sub;
constexpr ExternalFunction library_String_equal = equal;
constexpr ExternalFunction library_String_compare = compare;
constexpr ExternalFunction library_Float_power = binary<pow>;
constexpr ExternalFunction library_Float_remainder = binary<fmod>;
constexpr ExternalFunction library_Float_arc_tangent2 = binary<atan2>;
constexpr ExternalFunction library_Float_arc_cosine = unary<acos>;
constexpr ExternalFunction library_Float_arc_sine = unary<asin>;
constexpr ExternalFunction library_Float_hyperbolic_cosine = unary<cosh>;
constexpr ExternalFunction library_Float_hyperbolic_sine = unary<sinh>;
constexpr ExternalFunction library_Float_hyperbolic_tangent = unary<tanh>;
constexpr ExternalFunction library_Float_decimal_logarithm = unary<log10>;
constexpr ExternalFunction library_String_of_int = ofInt;
constexpr ExternalFunction library_String_of_float = ofFloat;
constexpr ExternalFunction library_String_format_int = formatInt;
constexpr ExternalFunction library_String_format_float = formatFloat;
constexpr ExternalFunction library_String_pad = pad;
constexpr ExternalFunction library_String_to_int = toInt;
constexpr ExternalFunction library_String_to_float = toFloat;
constexpr ExternalFunction library_Char_code = code;
constexpr ExternalFunction library_Char_of_code = ofCode;
constexpr ExternalFunction library_Failure_raise = failWith;
constexpr ExternalFunction library_Failure_invalid_argument = invalidArgument;
constexpr ExternalFunction library_Exit_program = exitProgram;

constexpr ExternalFunction library_Sys_argument_count = argumentCount;
constexpr ExternalFunction library_Sys_argument = argument;

/// The functions in the order of the table. A row without a function above is a
/// compile-time error.
constexpr ExternalFunction Functions[] = {
#define MINCAML_LIBRARY(Spelling, Name, Parameter1, Parameter2, Parameter3,    \
                        Result, Effect)                                        \
  library_##Name,
#include "mincaml/Support/RuntimeABI.def"
};

} // namespace

ExternalFunction mincaml::interpreter::findLibraryFunction(StringRef Name) {
  const runtime::LibraryFunction *Row = runtime::findLibraryFunction(Name);
  return Row ? Functions[Row - runtime::LibraryFunctions] : nullptr;
}
