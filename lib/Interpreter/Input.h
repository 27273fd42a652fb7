//===- Input.h - Standard input ---------------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_INPUT_H
#define MINCAML_LIB_INTERPRETER_INPUT_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace mincaml::interpreter {

class Console;

/// Reads numbers. Reports errors to the console.
class Input {
public:
  Input(Console &TheConsole, int Descriptor)
      : TheConsole(TheConsole), Descriptor(Descriptor) {}

  /// Reads a number, which may follow blanks. It ends at the first character
  /// that cannot belong to it, which stays in the input. Returns 0 after an
  /// error.
  int32_t readInt();
  double readFloat();
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
  bool skipBlanks(llvm::StringRef Reader);
  std::string restOfWord(std::string Word);

  Console &TheConsole;
  const int Descriptor;
  std::vector<char> Buffer;
  size_t Next = 0;
  size_t End = 0;
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_INPUT_H
