//===- Console.h - Standard input, output and error -------------*- C++ -*-===//
//
// Standard input, output and error of a program. Output is buffered. Standard
// error is written at each newline; before that, and before the program waits
// for input, standard output is written, so that both appear in the order in
// which they were printed.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_INTERPRETER_CONSOLE_H
#define MINCAML_LIB_INTERPRETER_CONSOLE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <cstdint>
#include <string>
#include <vector>

namespace mincaml {
struct InterpreterOptions;
}

namespace mincaml::interpreter {

class Console;

/// Reads words and lines, and reports errors to the console.
class Input {
public:
  Input(Console &TheConsole, int Descriptor)
      : TheConsole(TheConsole), Descriptor(Descriptor) {}

  /// Skips blanks and reads a word, up to a blank or the end of the input.
  std::string readWord();
  /// Whether the input has no more characters.
  bool isAtEnd() { return peek() == EndOfInput; }
  /// Skips blanks and returns whether the input has no more characters.
  bool isAtLastBlanks();
  /// Reads a line; the result does not contain the newline.
  std::string readLine();

private:
  static constexpr int EndOfInput = -1;
  int peek();
  void advance() { ++Next; }
  void refill();

  Console &TheConsole;
  const int Descriptor;
  std::vector<char> Buffer;
  size_t Next = 0;
  size_t End = 0;
};

/// The start of a word of the input, in printable form.
std::string quoteWord(llvm::StringRef Word);

/// A number must be shorter than this. Longer words are cut off.
constexpr size_t LongestWord = 4096;

enum class Stream : uint8_t { Output, Error };

/// Reports errors of reading and writing. `failed` is true from the first error
/// on: the program must then end with RuntimeErrorStatus.
class Console {
public:
  explicit Console(const InterpreterOptions &Options);
  Console(const Console &) = delete;
  Console &operator=(const Console &) = delete;

  void printByte(Stream S, char Byte);
  void printText(Stream S, llvm::StringRef Text);
  void printInt(Stream S, int32_t Int);
  /// Prints a float as OCaml does, but every NaN as "nan".
  void printFloat(Stream S, double Float);

  /// The text that `printFloat` prints.
  static std::string formatFloat(double Float);

  /// Appends everything that is printed from now on, on both streams, to Text
  /// as well. Null stops that.
  void copyTo(std::string *Text) { Copy = Text; }

  Input &input() { return TheInput; }
  /// The value of Sys.argv.
  llvm::ArrayRef<std::string> arguments() const { return Arguments; }

  /// Writes the buffered output.
  void flush();
  /// Writes the buffered output and then, to standard error, `mincaml: ` and
  /// Message. Only the first error is reported.
  void fail(const llvm::Twine &Message);
  /// Writes the buffered output and then, to standard error, Text. Only the
  /// first error is reported.
  void die(const llvm::Twine &Text);
  bool failed() const { return HasFailed; }

private:
  struct Buffer {
    int Descriptor;
    bool EndsAtNewline;
    size_t Size;
    std::string Text;
  };

  void copy(llvm::StringRef Text) {
    if (Copy)
      *Copy += Text;
  }
  Buffer &buffer(Stream S) { return S == Stream::Output ? Output : Error; }
  void print(Stream S, llvm::StringRef Text);
  int writeOut(Buffer &B);
  int writePending();

  Buffer Output;
  Buffer Error;
  Input TheInput;
  std::vector<std::string> Arguments;
  std::string *Copy = nullptr;
  bool HasFailed = false;
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_CONSOLE_H
