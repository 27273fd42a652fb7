//===- Runtime.h - Code, memory, console, runtime functions -----*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_RUNTIME_H
#define MINCAML_LIB_INTERPRETER_RUNTIME_H

#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace mincaml {
class DiagnosticEngine;
struct Constructor;
struct InterpreterOptions;
} // namespace mincaml
namespace mincaml::ast {
struct Binder;
struct Expression;
struct FunctionDefinition;
} // namespace mincaml::ast

namespace mincaml::interpreter {

//===----------------------------------------------------------------------===//
// Instructions
//
// The instructions of a function are in the order in which its nodes are
// evaluated, operands before their operator. They work on the frame of the
// function on the stack:
//
//   closure | parameters | link | variables | operands
//           ^ slot 0
//
// The caller pushes the closure and the arguments. The call stores the link.
// The return replaces the closure with the result.
//
//===----------------------------------------------------------------------===//

struct CallContext;
struct Function;

/// The return information of a call.
struct Link {
  /// Index into Code::Instructions.
  uint32_t ReturnAddress;
  /// The distance from slot 0 of the caller to slot 0 of the callee.
  uint32_t Distance;
};

/// A value of the machine. It needs no tag that tells which field is in use,
/// because programs are typed.
union Value {
  /// An int, a bool (0 or 1) or unit (0).
  int32_t Int;
  double Float;
  /// A pointer to an object, which consists of values. A tuple consists of its
  /// components, an array of its length as an int and its elements, a string of
  /// its length as an int and its bytes, eight in each value, and a closure of
  /// its function and its captured variables. A value of a constructor consists
  /// of the number of the constructor, an int, and the arguments. An exception
  /// has another field before the arguments: see ExceptionField.
  Value *Object;
  const Function *Callee;
  Link Return;
};

inline Value intValue(int32_t Int) {
  Value V = {};
  V.Int = Int;
  return V;
}
static_assert(sizeof(Value) == 8, "InterpreterOptions::MaxMemory says so");

/// The fields of the object of an exception. The arguments of the constructor
/// follow.
enum ExceptionField : uint8_t {
  ExceptionNumber, ///< the number of the constructor, an int
  /// The object that describes the failed check that raised the exception, or
  /// null.
  ExceptionFailure,
  ExceptionArguments
};

/// The fields of the object of a constructor of a data type. The arguments of
/// the constructor follow. The number has the same position as in exceptions.
enum DataField : uint8_t { DataNumber = ExceptionNumber, DataArguments };

/// The fields of the object that describes a failed check.
enum FailureField : uint8_t {
  FailureKind,     ///< Outcome::Kind, an int
  FailureLocation, ///< a pointer into the text, as Object
  FailureOperand0,
  FailureOperand1,
  FailureMessage, ///< a string, for Outcome::Kind::Library
  FailureSize
};

using ExternalFunction = Value (*)(CallContext &, const Value *Arguments);

enum class Opcode : uint8_t {
#define INSTRUCTION(Name, Effect) Name,
#include "Instructions.def"
};

/// An instruction. Instructions.def says what Index and Operand mean.
struct Instruction {
  Opcode Operation;
  uint32_t Index = 0;
  union {
    Value Constant;
    const Function *Callee;
    ExternalFunction External;
    /// The location in the source text for a run-time error.
    const char *Location;
    uint32_t Count;
  } Operand = {};
};

/// A variable of the enclosing function that a closure captures.
struct Capture {
  /// The instruction that reads the variable in the enclosing function: Local,
  /// Captured or Self.
  Opcode From;
  uint32_t Index;
  const ast::Binder *Variable = nullptr;
};

/// The scope of a variable: the instructions from Begin to before End, as
/// indices into Code::Instructions. One of them, or the call of the function,
/// writes the variable to its slot.
struct VariableScope {
  /// Null if the variable is not in the syntax tree: it holds the value that a
  /// match examines, or a part of it.
  const ast::Binder *Variable;
  uint32_t Slot;
  uint32_t Begin;
  uint32_t End = 0;
};

struct Function {
  uint32_t NumParameters = 0;
  /// Index into Code::Instructions.
  uint32_t Entry = 0;
  /// The slot of the first operand. It follows the link and the variables.
  uint32_t FirstOperand = 0;
  /// The number of slots of a frame, not including the closure.
  uint32_t FrameSize = 0;
  std::vector<Capture> Captures;
  /// The parameters and variables, in the order in which their scopes begin.
  std::vector<VariableScope> Variables;
  /// Null for Main and for functions that only call an external.
  const ast::FunctionDefinition *Definition = nullptr;

  static uint32_t linkSlot(uint32_t NumParameters) { return NumParameters; }
};

/// A program. It starts with Main, which has no parameters and no captures and
/// returns to instruction 0, the only Halt.
struct Code {
  std::vector<Instruction> Instructions;
  /// The expression that each instruction is part of; null for Halt.
  std::vector<const ast::Expression *> Origins;
  /// A deque, so that elements do not move.
  std::deque<Function> Functions;
  /// The objects of constants: string literals, and the values of constructors
  /// without arguments.
  std::deque<std::vector<Value>> Objects;
  /// The string literals, by their places in the text and their bytes. All
  /// literals of the library are at the place where the program uses it.
  std::map<std::pair<const char *, std::string>, Value> Literals;
  /// The constructors of the exceptions that the program makes, by their
  /// numbers.
  llvm::DenseMap<uint32_t, const Constructor *> Constructors;
  /// The objects of constructors without arguments, by their numbers. The key
  /// also says whether the constructor is an exception.
  std::map<std::pair<bool, uint32_t>, Value> ConstantObjects;
  const Function *Main = nullptr;
};

/// Translates a program to instructions (Resolver.cpp). Returns false if errors
/// were reported.
bool resolve(const ast::Expression &Program, Code &Result,
             DiagnosticEngine &Diagnostics);

/// Returns the object of a constructor without arguments. Constructors with equal
/// numbers share one object, because types keep them apart.
Value constantObject(const Constructor &X, Code &TheCode);

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// The number of values that heap and stack together may still allocate. Memory
/// counts as requested, not as provided by the system, so that the count is the
/// same on every machine.
class MemoryBudget {
public:
  explicit MemoryBudget(uint64_t Values) : Left(Values) {}

  /// Takes memory from the budget. Returns false if less than that is left.
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
  void forget() { IsExhausted = false; }

private:
  uint64_t Left;
  bool IsExhausted = false;
};

struct FreeDeleter {
  void operator()(void *Memory) const { free(Memory); }
};
using Block = std::unique_ptr<Value, FreeDeleter>;

/// The heap. It frees all objects at once, when it is destroyed.
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

/// The stack. It is one block of memory, which may move when the stack grows.
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
  /// Reads a byte; returns -1 at the end of the input.
  int readByte();

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

/// Returns the start of a word of the input in printable form.
std::string quoteWord(llvm::StringRef Word);

/// A word that is read as a number must be shorter than this. Longer words are
/// cut off.
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
  /// Returns a float in the form in which OCaml prints it, except that every
  /// NaN is "nan".
  static std::string formatFloat(double Float);

  /// Appends everything that is printed from now on, to either stream, also to
  /// Text. A null Text ends the copying.
  void copyTo(std::string *Text) { Copy = Text; }

  Input &input() { return TheInput; }
  /// Returns the value of Sys.argv.
  llvm::ArrayRef<std::string> arguments() const { return Arguments; }

  /// Writes the buffered output.
  void flush();
  /// Reports an error: writes the buffered output, and then `mincaml: ` and
  /// Message to standard error. Only the first error is reported.
  void fail(const llvm::Twine &Message);
  /// Reports an error: writes the buffered output, and then Text to standard
  /// error. Only the first error is reported.
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
/// the program by an error of the console, or by calling one of the functions
/// below.
struct CallContext {
  Console &TheConsole;
  Heap &TheHeap;
  bool Ended = false;
  bool NoMemory = false;
  /// Whether the program has called `exit`; Status is the exit status.
  bool Exited = false;
  int32_t Status = 0;
  /// Whether an exception was raised, the exception, and the message if nothing
  /// handles it. MessageHasLocation says whether the message starts with the
  /// location of the call.
  bool Raised = false;
  runtime::Exception Which = runtime::Exception::Exit;
  Value Argument = {};
  std::string Message = {};
  bool MessageHasLocation = false;

  /// Allocates a string. If this fails, the program ends.
  Value makeString(llvm::StringRef Bytes);

  /// Raises an exception, which ends the program if nothing handles it.
  Value raise(runtime::Exception Which, Value Argument = {});
  /// Raises an exception whose argument is a string. If nothing handles the
  /// exception, the message is Text. HasLocation is true for functions to which
  /// compiled code passes their location.
  Value fail(const llvm::Twine &Text, runtime::Exception Which,
             llvm::StringRef Argument, bool HasLocation = true);
  /// Raises End_of_file after the function Reader has found the end of the
  /// input.
  Value endOfFile(llvm::StringRef Reader);
  Value exit(int32_t Code);

  bool hasEnded() const { return Ended || TheConsole.failed(); }
  /// Continues the program after a handler has taken the exception.
  void resume() {
    Ended = Raised = false;
    Message.clear();
  }
};

/// Returns the number of values that a string of this length occupies.
inline uint64_t stringSize(size_t Length) {
  return 1 + (Length + sizeof(Value) - 1) / sizeof(Value);
}
/// Initializes an object of stringSize(Bytes.size()) values as a string.
void writeString(Value *Object, llvm::StringRef Bytes);

inline llvm::StringRef bytesOf(const Value &String) {
  return {reinterpret_cast<const char *>(String.Object + 1),
          size_t(String.Object[0].Int)};
}

/// Returns the function of the runtime or of the library with this name, which
/// has a row in RuntimeABI.def. Each function has at least one parameter, which
/// may be unit. After an input or output error, the console has failed.
ExternalFunction findExternal(llvm::StringRef Name);

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_RUNTIME_H
