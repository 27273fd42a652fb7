//===- Input.cpp - Standard input -----------------------------------------===//

#include "Input.h"
#include "Console.h"
#include "mincaml/Interpreter/Interpreter.h"
#include "llvm/ADT/StringExtras.h"
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <poll.h>
#include <unistd.h>

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::StringRef;

static constexpr size_t BufferSize = 64 << 10;
/// The number of characters of the input that a message quotes.
static constexpr size_t QuotedSize = 32;

//===----------------------------------------------------------------------===//
// Characters
//===----------------------------------------------------------------------===//

void Input::refill() {
  TheConsole.flush();
  Next = End = 0;
  if (Descriptor == InterpreterOptions::Nowhere)
    return;
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

/// Returns the next character without consuming it, or EndOfInput at the end or
/// after an error.
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

bool Input::isAtLastBlanks() {
  while (isBlank(peek()))
    advance();
  return isAtEnd();
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

std::string Input::readWord() {
  std::string Word;
  while (isBlank(peek()))
    advance();
  for (int C; (C = peek()) != EndOfInput && !isBlank(C); advance())
    if (Word.size() < LongestWord)
      Word += static_cast<char>(C);
  return Word;
}

std::string mincaml::interpreter::quoteWord(StringRef Word) {
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

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

std::string Input::readLine() {
  std::string Line;
  for (int C; (C = peek()) != EndOfInput && C != '\n'; advance())
    Line += static_cast<char>(C);
  if (peek() == '\n')
    advance();
  return Line;
}
