//===- Input.h - Standard input ---------------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_INPUT_H
#define MINCAML_LIB_INTERPRETER_INPUT_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace mincaml::interpreter {

class Console;

/// Reads words and lines. Reports errors to the console.
class Input {
public:
  Input(Console &TheConsole, int Descriptor)
      : TheConsole(TheConsole), Descriptor(Descriptor) {}

  /// Reads a word, which may follow blanks, up to a blank or the end of the
  /// input.
  std::string readWord();
  /// Whether no more characters follow.
  bool isAtEnd() { return peek() == EndOfInput; }
  /// The same after blanks.
  bool isAtLastBlanks();
  /// Without the end of the line.
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

/// The words that are no shorter are no numbers.
constexpr size_t LongestWord = 4096;

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_INPUT_H
