//===- StepRecorder.h - Turns instructions into steps -----------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_STEPRECORDER_H
#define MINCAML_LIB_INTERPRETER_STEPRECORDER_H

#include "Code.h"
#include "mincaml/Interpreter/RunObserver.h"
#include "llvm/ADT/DenseMap.h"

namespace mincaml::interpreter {

class Console;

/// An observer of the machine that combines instructions into steps and passes
/// these to a RunObserver.
class StepRecorder {
public:
  /// Starts to record what TheConsole prints.
  StepRecorder(const Code &TheCode, Console &TheConsole, RunObserver &Observer);
  StepRecorder(const StepRecorder &) = delete;
  StepRecorder &operator=(const StepRecorder &) = delete;
  ~StepRecorder();

  void executed(size_t Index) {
    ++Counts[Index];
    if (!IsSilent)
      begin(Index);
  }
  void read(size_t Index, Value V) {
    if (!IsSilent)
      addRead(Index, V);
  }
  void entered(const Function &Callee, ptrdiff_t Caller, ptrdiff_t Frame,
               const Value *Parameters) {
    if (!IsSilent)
      call(Callee, Caller, Frame, Parameters);
  }
  void bound(size_t Index, ptrdiff_t, const Value *Slots) {
    if (!IsSilent)
      bindVariables(Index, Slots);
  }
  /// A handler takes the exception that the current instruction raised. The
  /// first parameter is the frame of the handler.
  void caught(ptrdiff_t, Value Exception);
  /// The instruction has been executed. Execution continues in Frame; Top is
  /// the end of the operands there.
  void finished(size_t Index, ptrdiff_t Frame, const Value *Top) {
    if (!IsSilent)
      finish(Index, Frame, Top);
  }

  /// The program has ended, possibly in the middle of an instruction, and the
  /// console has printed the reason.
  void end();

private:
  /// The call that a frame of the machine belongs to.
  struct Call {
    unsigned Depth = 0;
    /// The call begins and ends with the frame.
    bool IsOwner = false;
    const ast::Expression *Caller = nullptr;
  };

  void begin(size_t Index);
  void addRead(size_t Index, Value V);
  void call(const Function &Callee, ptrdiff_t Caller, ptrdiff_t NewFrame,
            const Value *Parameters);
  void bindVariables(size_t Index, const Value *Slots);
  void finish(size_t Index, ptrdiff_t NewFrame, const Value *Top);
  void bind(const ast::Binder &B, Value V);
  void exitCall(const Call &Ended, Value Result);
  void add();
  void flush();

  void countExpressions();

  const Code &TheCode;
  Console &TheConsole;
  RunObserver &Observer;
  /// The number of times that each instruction was executed.
  std::vector<uint64_t> Counts;
  /// The observer wants no more steps.
  bool IsSilent = false;
  bool HasEnded = false;
  /// The calls, by the offset of their frames in the stack.
  llvm::DenseMap<ptrdiff_t, Call> Calls;
  ptrdiff_t Frame = 0;
  /// The step under construction: the variables read since the last step, and
  /// the effects of the instruction that is being executed.
  RunStep Current;
  bool IsExecuting = false;
  /// The last step, not yet passed on, because the return that follows may be
  /// part of it.
  std::optional<RunStep> Last;
  std::string Printed;
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_STEPRECORDER_H
