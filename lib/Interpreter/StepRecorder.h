//===- StepRecorder.h - The machine's instructions as steps -----*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_STEPRECORDER_H
#define MINCAML_LIB_INTERPRETER_STEPRECORDER_H

#include "Code.h"
#include "mincaml/Interpreter/RunObserver.h"
#include "llvm/ADT/DenseMap.h"

namespace mincaml::interpreter {

class Console;

/// An observer of the machine that tells a RunObserver of steps.
class StepRecorder {
public:
  /// Notes from here on what TheConsole prints.
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
  /// A handler, in a frame, takes an exception of the instruction.
  void caught(ptrdiff_t, Value Exception);
  /// The instruction is done, and goes on in a frame, with Top behind the
  /// operands there.
  void finished(size_t Index, ptrdiff_t Frame, const Value *Top) {
    if (!IsSilent)
      finish(Index, Frame, Top);
  }

  /// The program has ended, perhaps in an instruction, and the console has been
  /// told why.
  void end();

private:
  /// The call that a frame of the machine belongs to.
  struct Call {
    unsigned Depth = 0;
    /// It begins and ends with the frame.
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
  void leave(const Call &Ended, Value Result);
  void add();
  void flush();

  void countExpressions();

  const Code &TheCode;
  Console &TheConsole;
  RunObserver &Observer;
  /// How often each instruction was executed.
  std::vector<uint64_t> Counts;
  /// The observer does not want more steps.
  bool IsSilent = false;
  bool HasEnded = false;
  /// By the offset of the frame in the stack.
  llvm::DenseMap<ptrdiff_t, Call> Calls;
  ptrdiff_t Frame = 0;
  /// What has been read since the last step, and what the instruction that is
  /// being executed does.
  RunStep Current;
  bool IsExecuting = false;
  /// The last step, which the return that follows may be part of.
  std::optional<RunStep> Last;
  std::string Printed;
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_STEPRECORDER_H
