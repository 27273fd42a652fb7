//===- Input.h - Standard input ---------------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_INPUT_H
#define MINCAML_LIB_INTERPRETER_INPUT_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>
#include <vector>

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

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_INPUT_H
