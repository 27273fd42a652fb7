//===- Runtime.cpp - Memory and functions of the runtime ------------------===//

#include "Runtime.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <sys/resource.h>
#include <utility>

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::StringRef;
using llvm::Twine;
using runtime::Exception;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// The sizes of heap blocks, in values. A large object gets a block of its own.
static constexpr uint64_t HeapBlockSize = uint64_t(1) << 17;
static constexpr uint64_t LargeObjectSize = HeapBlockSize / 8;

/// The stack is taken from the budget in pieces of this size.
static constexpr uint64_t StackPieceSize = uint64_t(1) << 9;

Value *Heap::newBlock(uint64_t Size) {
  auto *Memory = static_cast<Value *>(malloc(Size * sizeof(Value)));
  if (Memory)
    Blocks.emplace_back(Memory);
  return Memory;
}

Value *Heap::allocateInNewBlock(uint64_t Size) {
  if (Size >= LargeObjectSize)
    return newBlock(Size);
  Value *Memory = newBlock(HeapBlockSize);
  if (!Memory)
    return nullptr;
  Next = Memory + Size;
  End = Memory + HeapBlockSize;
  return Memory;
}

bool Stack::grow(uint64_t NewSize) {
  NewSize = (NewSize + StackPieceSize - 1) / StackPieceSize * StackPieceSize;
  if (!Budget.take(NewSize - Size))
    return false;
  if (NewSize > Capacity) {
    // Pages that are never touched take no physical memory.
    uint64_t NewCapacity = std::max(NewSize, 2 * Capacity);
    void *Moved = realloc(Memory.get(), NewCapacity * sizeof(Value));
    if (!Moved)
      return false;
    (void)Memory.release();
    Memory.reset(static_cast<Value *>(Moved));
    Capacity = NewCapacity;
  }
  Size = NewSize;
  return true;
}

//===----------------------------------------------------------------------===//
// The state of a call
//===----------------------------------------------------------------------===//

void mincaml::interpreter::writeString(Value *Object, StringRef Bytes) {
  Object[0].Int = Bytes.size();
  if (!Bytes.empty())
    std::memcpy(Object + 1, Bytes.data(), Bytes.size());
}

Value CallContext::makeString(StringRef Bytes) {
  Value Result = {};
  Result.Object = Bytes.size() < INT32_MAX
                      ? TheHeap.allocate(stringSize(Bytes.size()))
                      : nullptr;
  if (Result.Object)
    writeString(Result.Object, Bytes);
  else
    Ended = NoMemory = true;
  return Result;
}

Value CallContext::raise(Exception What, Value ItsArgument) {
  Ended = Raised = true;
  Which = What;
  Argument = ItsArgument;
  return {};
}

Value CallContext::fail(const Twine &Text, Exception What,
                        StringRef ItsArgument, bool HasLocation) {
  Message = Text.str();
  MessageHasLocation = HasLocation;
  Value String = makeString(ItsArgument);
  return NoMemory ? Value{} : raise(What, String);
}

Value CallContext::endOfFile(StringRef Reader) {
  Message = (Reader + ": end of input").str();
  MessageHasLocation = false;
  // If the read has failed, the console has reported the error, so no exception
  // is raised.
  return TheConsole.failed() ? Value{} : raise(runtime::Exception::End_of_file);
}

Value CallContext::exit(int32_t Code) {
  Ended = Exited = true;
  Status = Code & 255;
  return {};
}

namespace {

//===----------------------------------------------------------------------===//
// Parsing of numbers
//===----------------------------------------------------------------------===//

enum class Parsed { Number, NoNumber, OutOfRange };

/// Parses an int as int_of_string does.
Parsed parseInt(StringRef Text, int32_t &Result) {
  bool IsNegative = Text.consume_front("-");
  if (!IsNegative)
    Text.consume_front("+");
  unsigned Base = 10;
  // A decimal number must be in the range of int. With a prefix, it may have
  // any 32 bits.
  uint64_t Largest = IsNegative ? uint64_t(1) << 31 : INT32_MAX;
  constexpr std::pair<StringRef, unsigned> Prefixes[] = {
      {"0x", 16}, {"0o", 8}, {"0b", 2}, {"0u", 10}};
  for (auto [Prefix, ItsBase] : Prefixes)
    if (Text.consume_front_insensitive(Prefix)) {
      Base = ItsBase;
      Largest = UINT32_MAX;
      break;
    }
  if (Text.empty() || Text.front() == '_')
    return Parsed::NoNumber;
  uint64_t Magnitude = 0;
  for (char Digit : Text) {
    if (Digit == '_')
      continue;
    unsigned Value = llvm::hexDigitValue(Digit);
    if (Value >= Base)
      return Parsed::NoNumber;
    // For a number that is too large, only this fact matters, not the value.
    if (Magnitude <= Largest)
      Magnitude = Magnitude * Base + Value;
  }
  Result = int32_t(IsNegative ? -Magnitude : Magnitude);
  return Magnitude <= Largest ? Parsed::Number : Parsed::OutOfRange;
}

/// Parses a float as float_of_string does. Returns false if Text is not a
/// float.
bool parseFloat(StringRef Text, double &Result) {
  std::string Digits;
  llvm::copy_if(Text, std::back_inserter(Digits),
                [](char Byte) { return Byte != '_'; });
  char *End = nullptr;
  Result = std::strtod(Digits.c_str(), &End);
  return !Digits.empty() && End == Digits.c_str() + Digits.size();
}

//===----------------------------------------------------------------------===//
// Input and output
//===----------------------------------------------------------------------===//

Value print(CallContext &C, Stream S, StringRef Text) {
  C.TheConsole.print(S, Text);
  return intValue(0);
}

template <Stream S> Value printNewline(CallContext &C, const Value *) {
  return print(C, S, "\n");
}

template <Stream S> Value printByte(CallContext &C, const Value *As) {
  const char Byte = static_cast<char>(As[0].Int);
  return print(C, S, StringRef(&Byte, 1));
}

template <Stream S> Value printInt(CallContext &C, const Value *As) {
  return print(C, S, std::to_string(As[0].Int));
}

template <Stream S> Value printFloat(CallContext &C, const Value *As) {
  return print(C, S, Console::formatFloat(As[0].Float));
}

template <Stream S> Value printString(CallContext &C, const Value *As) {
  return print(C, S, bytesOf(As[0]));
}

template <Stream S> Value printLine(CallContext &C, const Value *As) {
  print(C, S, bytesOf(As[0]));
  return print(C, S, "\n");
}

Value failRead(CallContext &C, const Twine &Reason, StringRef Word,
               StringRef Conversion) {
  return C.fail(Reason + "\"" + quoteWord(Word) + "\"", Exception::Failure,
                Conversion, /*HasLocation=*/false);
}

Value readInt(CallContext &C, const Value *) {
  Input &In = C.TheConsole.input();
  if (In.isAtLastBlanks())
    return C.endOfFile("read_int");
  std::string Word = In.readWord();
  Value Result = {};
  Parsed P = Parsed::NoNumber;
  if (Word.size() < LongestWord)
    P = parseInt(Word, Result.Int);
  if (P == Parsed::NoNumber)
    return failRead(C, "read_int: expected an integer, found ", Word,
                    "int_of_string");
  if (P == Parsed::OutOfRange)
    return failRead(C, "read_int: integer out of range: ", Word,
                    "int_of_string");
  return Result;
}

Value readFloat(CallContext &C, const Value *) {
  Input &In = C.TheConsole.input();
  if (In.isAtLastBlanks())
    return C.endOfFile("read_float");
  std::string Word = In.readWord();
  Value Result = {};
  if (Word.size() >= LongestWord || !parseFloat(Word, Result.Float))
    return failRead(C, "read_float: expected a float, found ", Word,
                    "float_of_string");
  return Result;
}

Value readLine(CallContext &C, const Value *) {
  if (C.TheConsole.input().isAtEnd())
    return C.endOfFile("read_line");
  return C.makeString(C.TheConsole.input().readLine());
}

Value readByte(CallContext &C, const Value *) {
  Value Result = {};
  Result.Int = C.TheConsole.input().readByte();
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
  // The comparisons are false for a NaN.
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

template <double (*Function)(double, double)>
Value binary(CallContext &, const Value *As) {
  Value V = {};
  V.Float = Function(As[0].Float, As[1].Float);
  return V;
}

Value scale(CallContext &, const Value *As) {
  Value V = {};
  V.Float = ldexp(As[0].Float, As[1].Int);
  return V;
}

Value multiplyAdd(CallContext &, const Value *As) {
  Value V = {};
  V.Float = fma(As[0].Float, As[1].Float, As[2].Float);
  return V;
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

/// Formats a number. The conversions of Printf have the same meaning as in C.
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
  // Remove the sign of a NaN, which C may print.
  if (std::isnan(Float))
    Float = NAN;
  StringRef Conversion = bytesOf(As[0]);
  if (std::isfinite(Float) || Conversion[1] != '0')
    return format(C, Conversion, Float);
  // C does not pad infinities and NaNs with zeros.
  size_t Width = 0;
  Conversion.drop_front(2).consumeInteger(10, Width);
  std::string Text = std::isnan(Float) ? "nan" : "inf";
  if (llvm::isUpper(Conversion.back()))
    Text = StringRef(Text).upper();
  const size_t Sign = Float < 0;
  if (Text.size() + Sign < Width)
    Text.insert(0, Width - Text.size() - Sign, '0');
  return C.makeString((Sign ? "-" : "") + Text);
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
  // Compiled code prints the string with C functions, up to the first zero
  // byte.
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
  return intValue(C.TheConsole.arguments().size());
}

Value argument(CallContext &C, const Value *As) {
  return C.makeString(C.TheConsole.arguments()[As[0].Int]);
}

/// A prompt runs compiled phrases in child processes, so their time counts too.
Value processorTime(CallContext &, const Value *) {
  Value Result = {};
  for (auto Who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage Usage = {};
    getrusage(Who, &Usage);
    for (const timeval &Time : {Usage.ru_utime, Usage.ru_stime})
      Result.Float += double(Time.tv_sec) + double(Time.tv_usec) / 1e6;
  }
  return Result;
}

/// Returns the bytes of a string that the library has created and may change.
char *mutableBytesOf(const Value &String) {
  return reinterpret_cast<char *>(String.Object + 1);
}

Value setCharacter(CallContext &, const Value *As) {
  mutableBytesOf(As[0])[As[1].Int] = char(As[2].Int);
  return {};
}

Value fill(CallContext &, const Value *As) {
  std::memset(mutableBytesOf(As[0]) + As[1].Int, As[3].Int, As[2].Int);
  return {};
}

Value blit(CallContext &, const Value *As) {
  std::memmove(mutableBytesOf(As[2]) + As[3].Int,
               mutableBytesOf(As[0]) + As[1].Int, As[4].Int);
  return {};
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
// The tables of functions
//===----------------------------------------------------------------------===//

// A row of RuntimeABI.def without a function here is a compile-time error.

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

constexpr ExternalFunction library_String_print = printString<Stream::Output>;
constexpr ExternalFunction library_String_print_line =
    printLine<Stream::Output>;
constexpr ExternalFunction library_String_print_error =
    printString<Stream::Error>;
constexpr ExternalFunction library_String_print_error_line =
    printLine<Stream::Error>;
constexpr ExternalFunction library_String_read_line = readLine;
constexpr ExternalFunction library_Input_byte = readByte;
constexpr ExternalFunction library_String_concatenate = concatenate;
constexpr ExternalFunction library_String_make = make;
constexpr ExternalFunction library_String_sub = sub;
constexpr ExternalFunction library_String_equal = equal;
constexpr ExternalFunction library_String_compare = compare;
constexpr ExternalFunction library_Float_power = binary<pow>;
constexpr ExternalFunction library_Float_remainder = binary<fmod>;
constexpr ExternalFunction library_Float_arc_tangent2 = binary<atan2>;
constexpr ExternalFunction library_Float_arc_cosine = math<acos>;
constexpr ExternalFunction library_Float_arc_sine = math<asin>;
constexpr ExternalFunction library_Float_hyperbolic_cosine = math<cosh>;
constexpr ExternalFunction library_Float_hyperbolic_sine = math<sinh>;
constexpr ExternalFunction library_Float_hyperbolic_tangent = math<tanh>;
constexpr ExternalFunction library_Float_decimal_logarithm = math<log10>;
constexpr ExternalFunction library_Float_exponential_minus_one = math<expm1>;
constexpr ExternalFunction library_Float_logarithm_plus_one = math<log1p>;
constexpr ExternalFunction library_Float_hyperbolic_arc_cosine = math<acosh>;
constexpr ExternalFunction library_Float_hyperbolic_arc_sine = math<asinh>;
constexpr ExternalFunction library_Float_hyperbolic_arc_tangent = math<atanh>;
constexpr ExternalFunction library_Float_hypotenuse = binary<hypot>;
constexpr ExternalFunction library_Float_copy_sign = binary<copysign>;
constexpr ExternalFunction library_Float_scale = scale;
constexpr ExternalFunction library_Float_cube_root = math<cbrt>;
constexpr ExternalFunction library_Float_binary_exponential = math<exp2>;
constexpr ExternalFunction library_Float_binary_logarithm = math<log2>;
constexpr ExternalFunction library_Float_error_function = math<erf>;
constexpr ExternalFunction library_Float_complementary_error_function =
    math<erfc>;
constexpr ExternalFunction library_Float_round = math<round>;
constexpr ExternalFunction library_Float_multiply_add = multiplyAdd;
constexpr ExternalFunction library_Float_next_after = binary<nextafter>;
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
constexpr ExternalFunction library_Sys_time = processorTime;

constexpr ExternalFunction library_String_set = setCharacter;
constexpr ExternalFunction library_String_fill = fill;
constexpr ExternalFunction library_String_blit = blit;

constexpr std::pair<StringRef, ExternalFunction> Externals[] = {
#define MINCAML_EXTERNAL(Name, Parameter, Result, Effect)                      \
  {#Name, external_##Name},
#define MINCAML_LIBRARY(Spelling, Name, Parameter1, Parameter2, Parameter3,    \
                        Parameter4, Parameter5, Result, Effect)                \
  {Spelling, library_##Name},
#include "mincaml/Support/RuntimeABI.def"
};

} // namespace

ExternalFunction mincaml::interpreter::findExternal(StringRef Name) {
  const auto *E =
      llvm::find_if(Externals, [&](const auto &E) { return E.first == Name; });
  if (E == std::end(Externals))
    llvm_unreachable("type inference knows no other runtime externals");
  return E->second;
}