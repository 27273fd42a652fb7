//===- Machine.h - Runs the code of a program -------------------*- C++ -*-===//

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

/// How a run ended. For run-time errors of the program, Location is in its
/// text, and Operands are the numbers of the message.
struct Outcome {
  enum class Kind : uint8_t {
    Finished,
    Bounds,       ///< index, length
    StringBounds, ///< index, length
    Division,     ///< none
    Assertion,    ///< none
    ArraySize,    ///< size
    Library,      ///< failureMessage is the message
    External,     ///< the console has reported it
    Exit,         ///< status
    Uncaught,     ///< uncaughtException is the exception
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
  /// The same; adds what happens to the profile.
  Outcome run(ExecutionProfile &Profile);
  /// The same; tells the trace of calls and bindings.
  Outcome run(Trace &TheTrace);
  /// The same; tells the recorder of each instruction.
  Outcome run(StepRecorder &Steps);

  /// After Kind::NoMemory: whether the limit was reached; otherwise the system
  /// had no more memory.
  bool reachedMemoryLimit() const { return Budget.isExhausted(); }
  /// After Kind::Library.
  const std::string &failureMessage() const { return Context.message(); }
  /// After Kind::Uncaught: as OCaml prints it.
  std::string uncaughtException(llvm::StringRef FileName) const;

private:
  /// An observer is told of every instruction before and after it is executed,
  /// of every variable that is read or bound, of every call, and of every
  /// exception that a handler takes.
  template <typename Observer> Outcome execute(Observer &Watch);

  /// How a function of the runtime has ended the program that calls it in E.
  Outcome externalOutcome(const ast::Expression &E);

  /// A `try` whose body is being evaluated, by offsets: the stack may move.
  struct Handler {
    uint32_t Target;
    uint32_t Slot;
    ptrdiff_t Frame;
    ptrdiff_t Top;
  };
  /// Returns false if there is no memory left.
  bool makeException(uint32_t Number, Value Payload);
  /// Makes Exception what a handler sees of a failed check. Returns false if no
  /// handler sees it.
  bool catchFailure(const Outcome &O);
  /// How Exception ends the program.
  Outcome uncaught();

  /// Makes a closure without its captured variables. Returns null if there is
  /// no memory left.
  Value *allocateClosure(const Function &Callee);
  /// Sets them from the frame of the function that creates the closure.
  void fillClosure(Value *Object, const Value *Frame);
  Value *makeTuple(const Value *Components, uint32_t Size);
  /// Size must not be negative.
  Value *makeArray(int32_t Size, Value Initial);

  const Code &TheCode;
  MemoryBudget Budget;
  Heap TheHeap;
  Stack TheStack;
  CallContext Context;
  const uint64_t MaxSteps;
  /// Innermost last.
  std::vector<Handler> Handlers;
  /// The last one that was raised.
  Value Exception = {};
  bool HasCaught = false;
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_MACHINE_H
