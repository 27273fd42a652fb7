//===- CallContext.h - What functions of the runtime work with --*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_CALLCONTEXT_H
#define MINCAML_LIB_INTERPRETER_CALLCONTEXT_H

#include "Console.h"
#include "Memory.h"
#include "mincaml/Support/RuntimeABI.h"

namespace mincaml::interpreter {

/// Passed to every function of the runtime. It may end the program: by an error
/// of the console, or as below.
class CallContext {
public:
  CallContext(Console &TheConsole, Heap &TheHeap)
      : TheConsole(TheConsole), TheHeap(TheHeap) {}

  Console &console() { return TheConsole; }

  /// A new string.
  Value makeString(llvm::StringRef Bytes);

  /// Raises an exception, which ends the program if nothing handles it.
  Value raise(runtime::Exception Which, Value Argument = {});
  /// The same for an argument that is a string. If nothing handles it, the
  /// message is Text; it begins with the place of the call if compiled code
  /// tells it to the function.
  Value fail(const llvm::Twine &Text, runtime::Exception Which,
             llvm::StringRef Argument, bool HasPlace = true);
  /// The same for End_of_file, which Reader finds.
  Value endOfFile(llvm::StringRef Reader);
  Value exit(int32_t Code);

  bool hasEnded() const { return Ended || TheConsole.failed(); }
  bool isOutOfMemory() const { return NoMemory; }
  const std::string &message() const { return Message; }
  bool isPlaced() const { return Placed; }
  void setMessage(llvm::StringRef Text) { Message = Text.str(); }
  bool hasRaised() const { return Raised; }
  runtime::Exception raised() const { return Which; }
  Value argument() const { return Argument; }
  /// A handler takes the exception.
  void resume() {
    Ended = Raised = false;
    Message.clear();
  }
  bool hasExited() const { return Exited; }
  int32_t status() const { return Status; }

private:
  Console &TheConsole;
  Heap &TheHeap;
  bool Ended = false;
  bool NoMemory = false;
  bool Exited = false;
  int32_t Status = 0;
  std::string Message;
  bool Placed = false;
  bool Raised = false;
  runtime::Exception Which = runtime::Exception::Exit;
  Value Argument = {};
};

/// The number of values that a string of this length takes.
inline uint64_t stringSize(size_t Length) {
  return 1 + (Length + sizeof(Value) - 1) / sizeof(Value);
}
/// Makes an object of that size a string.
void writeString(Value *Object, llvm::StringRef Bytes);

inline llvm::StringRef bytesOf(const Value &String) {
  return {reinterpret_cast<const char *>(String.Object + 1),
          size_t(String.Object[0].Int)};
}

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_CALLCONTEXT_H
