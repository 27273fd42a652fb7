//===- Machine.h - Stack machine that runs a program ------------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_MACHINE_H
#define MINCAML_LIB_INTERPRETER_MACHINE_H

#include "CallContext.h"
#include <cstddef>
#include <vector>

namespace mincaml {
struct ExecutionProfile;
struct InterpreterOptions;
} // namespace mincaml

namespace mincaml::interpreter {

class StepRecorder;
class Trace;

/// The way in which a run ended. For run-time errors of the program, Location
/// is in its text, and Operands are the numbers in the message.
struct Outcome {
  enum class Kind : uint8_t {
    Finished,
    Bounds,       ///< index, length
    StringBounds, ///< index, length
    Division,     ///< none
    Assertion,    ///< none
    ArraySize,    ///< size
    Library,      ///< the message is failureMessage
    External,     ///< the console has reported it
    Exit,         ///< status
    Uncaught,     ///< the exception is uncaughtException
    StepLimit,
    NoMemory,
  };
  Kind TheKind;
  const char *Location = nullptr;
  int32_t Operands[2] = {0, 0};
};

/// A machine runs one program once.
class Machine {
public:
  Machine(const Code &TheCode, const InterpreterOptions &Options,
          Console &TheConsole);

  Outcome run();
  /// Runs the program and records in Profile what was evaluated.
  Outcome run(ExecutionProfile &Profile);
  /// Runs the program and writes its calls and bindings to the trace.
  Outcome run(Trace &TheTrace);
  /// Runs the program and passes each instruction to the recorder.
  Outcome run(StepRecorder &Steps);

  /// After Kind::NoMemory: whether the limit was reached. Otherwise the system
  /// had no more memory.
  bool reachedMemoryLimit() const { return Budget.isExhausted(); }
  /// After Kind::Library: the message.
  const std::string &failureMessage() const { return Context.message(); }
  /// After Kind::Uncaught: the exception, as OCaml prints it.
  std::string uncaughtException(llvm::StringRef FileName) const;

private:
  /// Runs the program. The observer is called before and after each
  /// instruction, when a variable is read or bound, at each call, and when a
  /// handler takes an exception.
  template <typename Observer> Outcome execute(Observer &Watch);

  /// The outcome after a function of the runtime, called in E, has ended the
  /// program or raised an exception.
  Outcome externalOutcome(const ast::Expression &E);

  /// A `try` whose body is being evaluated. Frame and Top are offsets, because
  /// the stack may move.
  struct Handler {
    uint32_t Target;
    uint32_t Slot;
    ptrdiff_t Frame;
    ptrdiff_t Top;
  };
  /// Sets Exception to a new exception. Returns false if there is no memory
  /// left.
  bool makeException(uint32_t Number, Value Payload);
  /// Sets Exception to the exception that a handler sees for a failed check.
  /// Returns false if there is no handler, or the outcome is not one that a
  /// handler can take.
  bool catchFailure(const Outcome &O);
  /// The outcome of a program that does not handle Exception.
  Outcome uncaught();

  /// Makes a closure without its captured variables. Returns null if there is
  /// no memory left.
  Value *allocateClosure(const Function &Callee);
  /// Sets the captured variables of a closure from the frame of the function
  /// that creates it.
  void fillClosure(Value *Object, const Value *Frame);
  Value *makeTuple(const Value *Components, uint32_t Size);
  /// Makes an array of Size elements; Size must not be negative.
  Value *makeArray(int32_t Size, Value Initial);

  const Code &TheCode;
  MemoryBudget Budget;
  Heap TheHeap;
  Stack TheStack;
  CallContext Context;
  const uint64_t MaxSteps;
  /// The active handlers, the innermost last.
  std::vector<Handler> Handlers;
  /// The exception that was made or raised last.
  Value Exception = {};
  bool HasCaught = false;
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_MACHINE_H
