//===- Input.cpp - Standard input -----------------------------------------===//

#include "Input.h"
#include "Console.h"
#include "llvm/ADT/StringExtras.h"
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <poll.h>
#include <unistd.h>

using namespace mincaml::interpreter;
using llvm::StringRef;

static constexpr size_t BufferSize = 64 << 10;
/// The number of characters of the input that a message quotes.
static constexpr size_t QuotedSize = 32;
/// Longer floats are an error.
static constexpr size_t LongestFloat = 4094;

//===----------------------------------------------------------------------===//
// Characters
//===----------------------------------------------------------------------===//

void Input::refill() {
  TheConsole.flush();
  Next = End = 0;
  Buffer.resize(BufferSize);
  while (!TheConsole.failed()) {
    ssize_t Count = ::read(Descriptor, Buffer.data(), Buffer.size());
    if (Count >= 0) {
      End = Count;
      return;
    }
    if (errno == EAGAIN || errno == EWOULDBLOCK) {
      pollfd Ready = {Descriptor, POLLIN, 0};
      poll(&Ready, 1, /*timeout=*/-1);
    } else if (errno != EINTR) {
      TheConsole.fail("cannot read standard input: " +
                      llvm::Twine(std::strerror(errno)));
    }
  }
}

/// The next character, which stays in the input. EndOfInput after an error.
int Input::peek() {
  if (Next == End)
    refill();
  if (Next == End)
    return EndOfInput;
  return static_cast<unsigned char>(Buffer[Next]);
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

bool Input::isAtLastBlanks() {
  while (isBlank(peek()))
    advance();
  return isAtEnd();
}

/// Reports an error and returns false if nothing follows.
bool Input::skipBlanks(StringRef Reader) {
  if (!isAtLastBlanks())
    return true;
  TheConsole.fail(Reader + ": end of input");
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

/// Word and the rest of the word that follows in the input, as far as messages
/// quote it.
std::string Input::restOfWord(std::string Word) {
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

int32_t Input::readInt() {
  if (!skipBlanks("read_int"))
    return 0;
  std::string Word;
  bool IsNegative = peek() == '-';
  if (IsNegative || peek() == '+') {
    Word += static_cast<char>(peek());
    advance();
  }
  if (!isDigit(peek())) {
    TheConsole.fail("read_int: expected an integer, found \"" +
                    restOfWord(std::move(Word)) + "\"");
    return 0;
  }

  int64_t Magnitude = 0;
  const int64_t Largest = IsNegative ? -int64_t(INT32_MIN) : INT32_MAX;
  for (; isDigit(peek()); advance()) {
    if (Word.size() <= QuotedSize)
      Word += static_cast<char>(peek());
    // The value of a number that is too large does not matter.
    if (Magnitude <= Largest)
      Magnitude = Magnitude * 10 + (peek() - '0');
  }
  if (Magnitude > Largest) {
    TheConsole.fail("read_int: integer out of range: " + quote(Word));
    return 0;
  }
  return static_cast<int32_t>(IsNegative ? -Magnitude : Magnitude);
}

double Input::readFloat() {
  if (!skipBlanks("read_float"))
    return 0;
  std::string Word;
  for (; isFloatCharacter(peek()) && Word.size() <= LongestFloat; advance())
    Word += static_cast<char>(peek());
  char *NumberEnd = nullptr;
  double Result = std::strtod(Word.c_str(), &NumberEnd);
  if (Word.empty() || *NumberEnd || Word.size() > LongestFloat) {
    TheConsole.fail("read_float: expected a float, found \"" +
                    restOfWord(std::move(Word)) + "\"");
    return 0;
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

std::string Input::readLine() {
  std::string Line;
  if (peek() == EndOfInput) {
    TheConsole.fail("read_line: end of input");
    return Line;
  }
  for (int C; (C = peek()) != EndOfInput && C != '\n'; advance())
    Line += static_cast<char>(C);
  if (peek() == '\n')
    advance();
  return Line;
}
