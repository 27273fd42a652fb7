//===- Console.cpp - Standard input, output and error ---------------------===//

#include "Runtime.h"
#include "mincaml/Interpreter/Interpreter.h"
#include "llvm/ADT/StringExtras.h"
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <poll.h>
#include <unistd.h>

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::StringRef;

static constexpr size_t OutputBufferSize = 64 << 10;
static constexpr size_t ErrorBufferSize = 512;
static constexpr size_t InputBufferSize = 64 << 10;
/// The number of characters of the input that a message quotes.
static constexpr size_t QuotedSize = 32;

Console::Console(const InterpreterOptions &Options)
    : Output{Options.OutputDescriptor,
             isatty(Options.OutputDescriptor) == 1,
             OutputBufferSize,
             {}},
      Error{Options.ErrorDescriptor, true, ErrorBufferSize, {}},
      TheInput(*this, Options.InputDescriptor), Arguments(Options.Arguments) {}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// Writes Text, or as much of it as possible. Returns 0 or an error number.
static int writeAll(int Descriptor, StringRef Text) {
  if (Descriptor == InterpreterOptions::NullDescriptor)
    return 0;
  while (!Text.empty()) {
    ssize_t Count = ::write(Descriptor, Text.data(), Text.size());
    if (Count > 0) {
      Text = Text.drop_front(Count);
    } else if (Count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
      pollfd Ready = {Descriptor, POLLOUT, 0};
      poll(&Ready, 1, /*timeout=*/-1);
    } else if (Count == 0 || errno != EINTR) {
      return Count == 0 ? EIO : errno;
    }
  }
  return 0;
}

int Console::writeOut(Buffer &B) {
  int Problem = writeAll(B.Descriptor, B.Text);
  B.Text.clear();
  return Problem;
}

/// Writes both buffers. Returns the error number for standard output, or 0. An
/// error when writing standard error cannot be reported.
int Console::writePending() {
  int Problem = writeOut(Output);
  writeOut(Error);
  return Problem;
}

static void printLine(int Descriptor, const llvm::Twine &Text) {
  writeAll(Descriptor, (Text + "\n").str());
}

void Console::flush() {
  int Problem = writePending();
  if (!Problem || HasFailed)
    return;
  HasFailed = true;
  printLine(Error.Descriptor, "mincaml: cannot write to standard output: " +
                                  llvm::Twine(std::strerror(Problem)));
}

void Console::fail(const llvm::Twine &Message) { die("mincaml: " + Message); }

void Console::die(const llvm::Twine &Text) {
  if (HasFailed)
    return;
  flush();
  HasFailed = true;
  copy((Text + "\n").str());
  printLine(Error.Descriptor, Text);
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// Prints a text of any length, in pieces that fit in the buffer.
void Console::print(Stream S, StringRef Text) {
  copy(Text);
  Buffer &B = S == Stream::Output ? Output : Error;
  bool HasNewline = B.EndsAtNewline && Text.contains('\n');
  for (; !Text.empty(); Text = Text.drop_front(std::min(Text.size(), B.Size))) {
    StringRef Piece = Text.take_front(B.Size);
    if (B.Text.size() + Piece.size() > B.Size)
      flush();
    B.Text += Piece;
  }
  if (HasNewline)
    flush();
}

std::string Console::formatFloat(double Float) {
  if (std::isnan(Float))
    return "nan";
  char Digits[32];
  snprintf(Digits, sizeof(Digits), "%.12g", Float);
  std::string Text = Digits;
  if (Text.find_first_not_of("-0123456789") == std::string::npos)
    Text += '.';
  return Text;
}

//===----------------------------------------------------------------------===//
// Reading characters
//===----------------------------------------------------------------------===//

void Input::refill() {
  TheConsole.flush();
  Next = End = 0;
  if (Descriptor == InterpreterOptions::NullDescriptor)
    return;
  Buffer.resize(InputBufferSize);
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
// Reading words
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
// Reading lines
//===----------------------------------------------------------------------===//

int Input::readByte() {
  const int Byte = peek();
  if (Byte != EndOfInput)
    advance();
  return Byte;
}

std::string Input::readLine() {
  std::string Line;
  for (int C; (C = peek()) != EndOfInput && C != '\n'; advance())
    Line += static_cast<char>(C);
  if (peek() == '\n')
    advance();
  return Line;
}
