//===- Console.cpp - Standard output and error ----------------------------===//

#include "Console.h"
#include "mincaml/Interpreter/Interpreter.h"
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <poll.h>
#include <unistd.h>

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::StringRef;

static constexpr size_t OutputBufferSize = 64 << 10;
static constexpr size_t ErrorBufferSize = 512;

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

/// Writes Text, or as much of it as possible. Returns 0 or the error number.
static int writeAll(int Descriptor, StringRef Text) {
  if (Descriptor == InterpreterOptions::Nowhere)
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

/// Writes both buffers. Returns the error number of standard output, or 0. An
/// error of standard error cannot be reported.
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

void Console::print(Stream S, StringRef Text) {
  copy(Text);
  Buffer &B = buffer(S);
  if (B.Text.size() + Text.size() > B.Size)
    flush();
  B.Text += Text;
  if (B.EndsAtNewline && Text.ends_with('\n'))
    flush();
}

void Console::printByte(Stream S, char Byte) { print(S, StringRef(&Byte, 1)); }

void Console::printInt(Stream S, int32_t Int) { print(S, std::to_string(Int)); }

/// Prints a text of any length, in pieces that fit in the buffer.
void Console::printText(Stream S, StringRef Text) {
  copy(Text);
  Buffer &B = buffer(S);
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

void Console::printFloat(Stream S, double Float) {
  print(S, formatFloat(Float));
}
