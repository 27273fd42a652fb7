//===- CallContext.h - State passed to runtime functions --------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_CALLCONTEXT_H
#define MINCAML_LIB_INTERPRETER_CALLCONTEXT_H

#include "Console.h"
#include "Memory.h"
#include "mincaml/Support/RuntimeABI.h"

namespace mincaml::interpreter {

/// The context that every function of the runtime receives. A function can end
/// the program, by an error of the console or by one of the functions below.
class CallContext {
public:
  CallContext(Console &TheConsole, Heap &TheHeap)
      : TheConsole(TheConsole), TheHeap(TheHeap) {}

  Console &console() { return TheConsole; }

  /// Allocates a string. If that fails, the program ends.
  Value makeString(llvm::StringRef Bytes);

  /// Raises an exception, which ends the program if nothing handles it.
  Value raise(runtime::Exception Which, Value Argument = {});
  /// Raises an exception whose argument is a string. If nothing handles it, the
  /// message is Text. HasLocation says that the message starts with the
  /// location of the call, which is so for the functions that receive their
  /// location from compiled code.
  Value fail(const llvm::Twine &Text, runtime::Exception Which,
             llvm::StringRef Argument, bool HasLocation = true);
  /// Raises End_of_file, after the function Reader found the end of the input.
  Value endOfFile(llvm::StringRef Reader);
  Value exit(int32_t Code);

  bool hasEnded() const { return Ended || TheConsole.failed(); }
  bool isOutOfMemory() const { return NoMemory; }
  const std::string &message() const { return Message; }
  bool hasLocation() const { return MessageHasLocation; }
  void setMessage(llvm::StringRef Text) { Message = Text.str(); }
  bool hasRaised() const { return Raised; }
  runtime::Exception raised() const { return Which; }
  Value argument() const { return Argument; }
  /// Continues the program, after a handler has taken the exception.
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
  bool MessageHasLocation = false;
  bool Raised = false;
  runtime::Exception Which = runtime::Exception::Exit;
  Value Argument = {};
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

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_CALLCONTEXT_H
