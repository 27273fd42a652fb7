//===- Input.cpp - Standard input -----------------------------------------===//

#include "Console.h"
#include "llvm/ADT/StringExtras.h"
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <poll.h>
#include <unistd.h>

using namespace mincaml::interpreter;
using llvm::StringRef;

static constexpr size_t InputBufferSize = 64 << 10;
/// Characters of the input that a message quotes.
static constexpr size_t QuotedSize = 32;
/// Longer floats are refused.
static constexpr size_t LongestFloat = 4094;

//===----------------------------------------------------------------------===//
// Characters
//===----------------------------------------------------------------------===//

void Console::refill() {
  flush();
  InputNext = InputEnd = 0;
  Input.resize(InputBufferSize);
  while (!HasFailed) {
    ssize_t Count = ::read(InputDescriptor, Input.data(), Input.size());
    if (Count >= 0) {
      InputEnd = Count;
      return;
    }
    if (errno == EAGAIN || errno == EWOULDBLOCK) {
      pollfd Ready = {InputDescriptor, POLLIN, 0};
      poll(&Ready, 1, /*timeout=*/-1);
    } else if (errno != EINTR) {
      fail("cannot read standard input: " + llvm::Twine(std::strerror(errno)));
    }
  }
}

/// The next character, which stays in the input. Nothing comes after a failure.
int Console::peek() {
  if (InputNext == InputEnd)
    refill();
  if (InputNext == InputEnd)
    return EndOfInput;
  return static_cast<unsigned char>(Input[InputNext]);
}

static bool isBlank(int C) {
  return C == ' ' || C == '\t' || C == '\n' || C == '\r';
}

static bool isDigit(int C) { return C >= '0' && C <= '9'; }

/// Characters of 1, -2.5e+3, infinity, nan and 0x1p-4.
static bool isFloatCharacter(int C) {
  return isDigit(C) || (C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z') ||
         C == '+' || C == '-' || C == '.';
}

/// False: there is nothing more.
bool Console::skipBlanks(StringRef Reader) {
  while (isBlank(peek()))
    advance();
  if (peek() != EndOfInput)
    return true;
  fail(Reader + ": end of input");
  return false;
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

/// The start of a word of the input, in printable form.
static std::string quote(StringRef Word) {
  std::string Result;
  for (char C : Word.take_front(QuotedSize)) {
    if (llvm::isPrint(C)) {
      Result += C;
      continue;
    }
    Result += "\\x";
    Result += llvm::hexdigit(static_cast<unsigned char>(C) >> 4, true);
    Result += llvm::hexdigit(static_cast<unsigned char>(C) & 15, true);
  }
  if (Word.size() > QuotedSize)
    Result += "...";
  return Result;
}

/// Word and what follows it, as far as a message is interested.
std::string Console::restOfWord(std::string Word) {
  for (; Word.size() <= QuotedSize; advance()) {
    int C = peek();
    if (C == EndOfInput || isBlank(C))
      break;
    Word += static_cast<char>(C);
  }
  return quote(Word);
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

int32_t Console::readInt() {
  if (!skipBlanks("read_int"))
    return 0;
  std::string Word;
  bool IsNegative = peek() == '-';
  if (IsNegative || peek() == '+') {
    Word += static_cast<char>(peek());
    advance();
  }
  if (!isDigit(peek())) {
    fail("read_int: expected an integer, found \"" +
         restOfWord(std::move(Word)) + "\"");
    return 0;
  }

  int64_t Magnitude = 0;
  const int64_t Largest = IsNegative ? -int64_t(INT32_MIN) : INT32_MAX;
  for (; isDigit(peek()); advance()) {
    if (Word.size() <= QuotedSize)
      Word += static_cast<char>(peek());
    // Any number that is too large will do for one.
    if (Magnitude <= Largest)
      Magnitude = Magnitude * 10 + (peek() - '0');
  }
  if (Magnitude > Largest) {
    fail("read_int: integer out of range: " + quote(Word));
    return 0;
  }
  return static_cast<int32_t>(IsNegative ? -Magnitude : Magnitude);
}

double Console::readFloat() {
  if (!skipBlanks("read_float"))
    return 0;
  std::string Word;
  for (; isFloatCharacter(peek()) && Word.size() <= LongestFloat; advance())
    Word += static_cast<char>(peek());
  char *End = nullptr;
  double Result = std::strtod(Word.c_str(), &End);
  if (Word.empty() || *End || Word.size() > LongestFloat) {
    fail("read_float: expected a float, found \"" +
         restOfWord(std::move(Word)) + "\"");
    return 0;
  }
  return Result;
}
