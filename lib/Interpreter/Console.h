//===- Console.h - Standard input, output and error -------------*- C++ -*-===//
//
// What a program reads and prints. Output is kept back; standard error is
// written at each newline and standard output before it, and before input is
// waited for, so that both come out in the order they were printed.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_INTERPRETER_CONSOLE_H
#define MINCAML_LIB_INTERPRETER_CONSOLE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <cstdint>
#include <string>
#include <vector>

namespace mincaml {
struct InterpreterOptions;
}

namespace mincaml::interpreter {

enum class Stream : uint8_t { Output, Error };

/// When something goes wrong it is reported and `failed` is true from then on:
/// the program has to end with RuntimeErrorStatus.
class Console {
public:
  explicit Console(const InterpreterOptions &Options);

  void printByte(Stream S, char Byte);
  void printInt(Stream S, int32_t Int);
  /// As OCaml does, but every NaN is "nan".
  void printFloat(Stream S, double Float);

  /// Reads a number after blanks; it ends at the first character that cannot
  /// belong to it, which stays in the input. 0 after a failure.
  int32_t readInt();
  double readFloat();

  /// Writes what has been kept back.
  void flush();
  /// Writes what has been kept back and then, to standard error, `mincaml: `
  /// and Message.
  void fail(const llvm::Twine &Message);
  bool failed() const { return HasFailed; }

private:
  struct Buffer {
    int Descriptor;
    bool EndsAtNewline;
    size_t Size;
    std::string Text;
  };

  Buffer &buffer(Stream S) { return S == Stream::Output ? Output : Error; }
  void print(Stream S, llvm::StringRef Text);
  int writeOut(Buffer &B);
  int writePending();

  static constexpr int EndOfInput = -1;
  int peek();
  void advance() { ++InputNext; }
  void refill();
  bool skipBlanks(llvm::StringRef Reader);
  std::string restOfWord(std::string Word);

  Buffer Output;
  Buffer Error;
  int InputDescriptor;
  std::vector<char> Input;
  size_t InputNext = 0;
  size_t InputEnd = 0;
  bool HasFailed = false;
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_CONSOLE_H
