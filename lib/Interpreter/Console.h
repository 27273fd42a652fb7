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

#include "Input.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <cstdint>
#include <string>

namespace mincaml {
struct InterpreterOptions;
}

namespace mincaml::interpreter {

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
