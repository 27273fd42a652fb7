//===- Observers.h - Observers of the machine -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_OBSERVERS_H
#define MINCAML_LIB_INTERPRETER_OBSERVERS_H

#include "HeapRecorder.h"
#include "Runtime.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Interpreter/RunObserver.h"
#include "mincaml/Support/SourceFile.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/raw_ostream.h"

namespace mincaml::interpreter {

/// The stack of the machine after an instruction. Frame is the frame in which
/// execution continues, and Top the offset of the first free element.
struct StackState {
  const Value *Stack;
  ptrdiff_t Frame;
  ptrdiff_t Top;

  Value top() const { return Stack[Top - 1]; }
};

/// Returns the type of the value that an instruction of E computes.
const Type &resultType(const ast::Expression &E, Opcode Operation);

/// An observer that ignores everything. The machine calls the member functions
/// of its observer. They identify instructions by their index, and frames by
/// their offset in the stack.
struct NoObserver {
  /// The instruction is about to be executed.
  void executed(size_t) {}
  /// The instruction has read a variable.
  void read(size_t, Value) {}
  /// A function has been called. The frames are those of caller and callee; for
  /// a tail call both are the same.
  void entered(const Function &, ptrdiff_t, ptrdiff_t, const Value *) {}
  /// The instruction has stored the values of the variables that it binds in
  /// their slots.
  void bound(size_t, ptrdiff_t, const Value *) {}
  /// A handler takes the exception that the current instruction raised. The
  /// parameters are the frame of the handler, the slot for the exception, the
  /// first instruction of the handler, and the exception.
  void caught(ptrdiff_t, uint32_t, size_t, Value) {}
  /// The instruction has been executed.
  void finished(size_t, const StackState &) {}
};

/// An observer of the machine that writes a trace: one line for each call and
/// for each binding, in the order of the run:
///
///     call 3 sum 7      sum, defined in line 7, is called; this is call 3
///     bind 3 9 x 42     in call 3, the variable x of line 9 is bound to 42
///
/// Calls are numbered from 1; 0 is the program. Only ints, bools, chars and
/// floats are written, and no variables that desugaring introduced. A call of a
/// function that desugaring introduced, such as that of a `for`, is part of the
/// enclosing call.
class Trace : public NoObserver {
public:
  Trace(const Code &TheCode, const SourcePositions &Positions,
        llvm::raw_ostream &OS)
      : TheCode(TheCode), Positions(Positions), OS(OS) {
    Calls[0] = 0;
  }

  void entered(const Function &Callee, ptrdiff_t Caller, ptrdiff_t Frame,
               const Value *Parameters);
  void bound(size_t Index, ptrdiff_t Frame, const Value *Slots);

private:
  void bind(unsigned Call, const ast::Binder &B, Value V);

  const Code &TheCode;
  const SourcePositions &Positions;
  llvm::raw_ostream &OS;
  /// Maps frames to the numbers of their calls.
  llvm::DenseMap<ptrdiff_t, unsigned> Calls;
  unsigned Last = 0;
};

/// An observer of the machine that combines instructions into steps and passes
/// these to a RunObserver.
class StepRecorder {
public:
  /// Starts to record what TheConsole prints.
  StepRecorder(const Code &TheCode, Console &TheConsole, RunObserver &Observer);
  StepRecorder(const StepRecorder &) = delete;
  StepRecorder &operator=(const StepRecorder &) = delete;
  ~StepRecorder();

  void executed(size_t Index);
  void read(size_t Index, Value V);
  void entered(const Function &Callee, ptrdiff_t Caller, ptrdiff_t NewFrame,
               const Value *Parameters);
  void bound(size_t Index, ptrdiff_t, const Value *Slots);
  void caught(ptrdiff_t HandlerFrame, uint32_t Slot, size_t Target,
              Value Exception);
  void finished(size_t Index, const StackState &State);

  /// Must be called after the program has ended, possibly in the middle of an
  /// instruction, and after the console has printed the reason.
  void end();

private:
  /// The call that a frame of the machine belongs to.
  struct Call {
    unsigned Depth = 0;
    /// Whether the call begins and ends with the frame.
    bool IsOwner = false;
    const ast::Expression *Caller = nullptr;
  };

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
  /// Whether the observer wants no more steps.
  bool IsSilent = false;
  bool HasEnded = false;
  /// Maps the offsets of frames in the stack to their calls.
  llvm::DenseMap<ptrdiff_t, Call> Calls;
  ptrdiff_t Frame = 0;
  HeapRecorder Heap;
  /// The step under construction: the variables read since the last step, and
  /// the effects of the instruction that is being executed.
  RunStep Current;
  bool IsExecuting = false;
  /// The last step. It is passed on later, because the return that follows may
  /// be a part of it.
  std::optional<RunStep> Last;
  std::string Printed;
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_OBSERVERS_H
