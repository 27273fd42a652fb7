//===- Runtime.h - Memory, console and runtime functions --------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_RUNTIME_H
#define MINCAML_LIB_INTERPRETER_RUNTIME_H

#include "Code.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

namespace mincaml {
struct InterpreterOptions;
}

namespace mincaml::interpreter {

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// The number of values that heap and stack may have together. Memory counts as
/// requested, not as provided by the system, so that the count is the same on
/// every machine.
class MemoryBudget {
public:
  explicit MemoryBudget(uint64_t Values) : Left(Values) {}

  /// Takes memory from the budget. Returns false if fewer values are left.
  bool take(uint64_t Values) {
    if (Values > Left) {
      IsExhausted = true;
      return false;
    }
    Left -= Values;
    return true;
  }
  /// Whether `take` has returned false.
  bool isExhausted() const { return IsExhausted; }

private:
  uint64_t Left;
  bool IsExhausted = false;
};

struct FreeDeleter {
  void operator()(void *Memory) const { free(Memory); }
};
using Block = std::unique_ptr<Value, FreeDeleter>;

/// The heap. Objects are freed only with the heap itself.
class Heap {
public:
  explicit Heap(MemoryBudget &Budget) : Budget(Budget) {}

  /// Returns memory for an object of Size values, or null if the budget or the
  /// system's memory is exhausted.
  Value *allocate(uint64_t Size) {
    if (!Budget.take(Size))
      return nullptr;
    if (Size > uint64_t(End - Next))
      return allocateInNewBlock(Size);
    Value *Object = Next;
    Next += Size;
    return Object;
  }

private:
  Value *allocateInNewBlock(uint64_t Size);
  Value *newBlock(uint64_t Size);

  MemoryBudget &Budget;
  Value *Next = nullptr;
  Value *End = nullptr;
  std::vector<Block> Blocks;
};

/// The stack: one block of memory, which may move when it grows.
class Stack {
public:
  explicit Stack(MemoryBudget &Budget) : Budget(Budget) {}

  Value *begin() const { return Memory.get(); }
  /// The end of the part that has been taken from the budget.
  Value *end() const { return Memory.get() + Size; }

  /// Makes the stack at least NewSize values large. Returns false, and leaves
  /// the stack unchanged, if the budget or the system's memory is exhausted.
  bool grow(uint64_t NewSize);

private:
  MemoryBudget &Budget;
  Block Memory;
  uint64_t Size = 0;
  uint64_t Capacity = 0;
};

//===----------------------------------------------------------------------===//
// Input and output
//===----------------------------------------------------------------------===//

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

/// Standard input, output and error of a program. Output is buffered. Standard
/// error is written at each newline; before that, and before the program waits
/// for input, standard output is written, so that both appear in the order in
/// which they were printed.
///
/// Reports errors of reading and writing. `failed` is true from the first error
/// on: the program must then end with RuntimeErrorStatus.
class Console {
public:
  explicit Console(const InterpreterOptions &Options);
  Console(const Console &) = delete;
  Console &operator=(const Console &) = delete;

  void print(Stream S, llvm::StringRef Text);
  /// A float as OCaml prints it, but every NaN as "nan".
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
  int writeOut(Buffer &B);
  int writePending();

  Buffer Output;
  Buffer Error;
  Input TheInput;
  std::vector<std::string> Arguments;
  std::string *Copy = nullptr;
  bool HasFailed = false;
};

//===----------------------------------------------------------------------===//
// Functions of the runtime
//===----------------------------------------------------------------------===//

/// The context that every function of the runtime receives. A function can end
/// the program, by an error of the console or by one of the functions below.
struct CallContext {
  Console &TheConsole;
  Heap &TheHeap;
  bool Ended = false;
  bool NoMemory = false;
  /// Whether the program has called `exit`, with this status.
  bool Exited = false;
  int32_t Status = 0;
  /// The exception that was raised, and the message if nothing handles it.
  /// MessageHasLocation: the message starts with the location of the call.
  bool Raised = false;
  runtime::Exception Which = runtime::Exception::Exit;
  Value Argument = {};
  std::string Message = {};
  bool MessageHasLocation = false;

  /// Allocates a string. If that fails, the program ends.
  Value makeString(llvm::StringRef Bytes);

  /// Raises an exception, which ends the program if nothing handles it.
  Value raise(runtime::Exception Which, Value Argument = {});
  /// Raises an exception whose argument is a string. If nothing handles it, the
  /// message is Text. HasLocation is true for the functions that receive their
  /// location from compiled code.
  Value fail(const llvm::Twine &Text, runtime::Exception Which,
             llvm::StringRef Argument, bool HasLocation = true);
  /// Raises End_of_file, after the function Reader found the end of the input.
  Value endOfFile(llvm::StringRef Reader);
  Value exit(int32_t Code);

  bool hasEnded() const { return Ended || TheConsole.failed(); }
  /// Continues the program, after a handler has taken the exception.
  void resume() {
    Ended = Raised = false;
    Message.clear();
  }
};

/// The number of values that a string of this length occupies.
inline uint64_t stringSize(size_t Length) {
  return 1 + (Length + sizeof(Value) - 1) / sizeof(Value);
}
/// Initializes an object of that size as a string.
void writeString(Value *Object, llvm::StringRef Bytes);

inline llvm::StringRef bytesOf(const Value &String) {
  return {reinterpret_cast<const char *>(String.Object + 1),
          size_t(String.Object[0].Int)};
}

/// The function of the runtime or of the library with this name, a row of
/// RuntimeABI.def. Each has at least one parameter, which may be unit. After an
/// input or output error, the console has failed.
ExternalFunction findExternal(llvm::StringRef Name);

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_RUNTIME_H
