//===- Machine.h - Runs the code of a program -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_MACHINE_H
#define MINCAML_LIB_INTERPRETER_MACHINE_H

#include "Memory.h"

namespace mincaml {
struct ExecutionProfile;
struct InterpreterOptions;
} // namespace mincaml

namespace mincaml::interpreter {

/// How a run ended. For run-time errors of the program, Location is in its
/// text, and Operands are the numbers of the message.
struct Outcome {
  enum class Kind : uint8_t {
    Finished,
    Bounds,    ///< index, length
    Division,  ///< none
    Assertion, ///< none
    ArraySize, ///< size
    External,  ///< the console has reported it
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

  /// After Kind::NoMemory: whether the limit was reached; otherwise the system
  /// had no more memory.
  bool reachedMemoryLimit() const { return Budget.isExhausted(); }

private:
  /// An observer is told of every instruction before it is executed, and of
  /// every variable that is read.
  template <typename Observer> Outcome execute(Observer &Watch);

  /// Makes a closure from the frame of the function that creates it. Returns
  /// null if there is no memory left.
  Value *makeClosure(const Function &Callee, const Value *Frame);
  Value *makeTuple(const Value *Components, uint32_t Size);
  /// Size must not be negative.
  Value *makeArray(int32_t Size, Value Initial);

  const Code &TheCode;
  Console &TheConsole;
  MemoryBudget Budget;
  Heap TheHeap;
  Stack TheStack;
  const uint64_t MaxSteps;
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_MACHINE_H
