//===- StepRecorder.cpp - Turns instructions into steps -------------------===//

#include "StepRecorder.h"
#include "Console.h"
#include "ValueText.h"
#include "mincaml/Frontend/Desugar.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::StringRef;

/// Whether desugaring generated E as a part of the source expression that has
/// the same range.
static bool isCompilerGenerated(const ast::Expression &E) {
  // In the source, an operator is between its operands and not at the start.
  if (const auto *B = llvm::dyn_cast<ast::Binary>(&E);
      B && B->OperatorLoc == E.Range.Start)
    return true;
  llvm::SmallVector<const ast::Expression *, 4> Operands;
  ast::appendOperands(&E, Operands);
  return llvm::any_of(Operands, [&](const ast::Expression *Operand) {
    return Operand && Operand->Range.Start == E.Range.Start &&
           Operand->Range.End == E.Range.End;
  });
}

/// Whether calls of F are shown. Those of anonymous functions are.
static bool isVisible(const Function &F) {
  if (!F.Definition)
    return false;
  StringRef Name = F.Definition->Name.Name;
  return !ast::isCompilerGenerated(Name) || ast::sourceName(Name) == "fun";
}

/// The type of the value that an instruction of E computes.
static const Type &resultType(const ast::Expression &E, Opcode Operation) {
  const Type *Ty = E.Ty->resolve();
  // A runtime function used as a value: the instruction is in the body of the
  // function that calls it.
  return Operation == Opcode::CallExternal &&
                 llvm::isa<ast::VariableReference>(E)
             ? *Ty->result()
             : *Ty;
}

StepRecorder::StepRecorder(const Code &TheCode, Console &TheConsole,
                           RunObserver &Observer)
    : TheCode(TheCode), TheConsole(TheConsole), Observer(Observer),
      Counts(TheCode.Instructions.size()) {
  TheConsole.copyTo(&Printed);
}

StepRecorder::~StepRecorder() { TheConsole.copyTo(nullptr); }

//===----------------------------------------------------------------------===//
// Events of the machine
//===----------------------------------------------------------------------===//

void StepRecorder::begin(size_t Index) {
  IsExecuting = true;
  Current.Expression = TheCode.Origins[Index];
  Current.Depth = Calls.lookup(Frame).Depth;
}

void StepRecorder::addRead(size_t Index, Value V) {
  const auto *Variable =
      llvm::dyn_cast<ast::VariableReference>(TheCode.Origins[Index]);
  if (!Variable || ast::isCompilerGenerated(Variable->Name) ||
      Variable->Ty->resolve()->isFunction())
    return;
  Current.Reads.push_back({Variable, valueText(V, *Variable->Ty, TheCode)});
}

void StepRecorder::call(const Function &Callee, ptrdiff_t Caller,
                        ptrdiff_t NewFrame, const Value *Parameters) {
  const Call Outer = Calls.lookup(Caller);
  const bool IsTail = Caller == NewFrame;
  Call New = Outer;
  if (!isVisible(Callee)) {
    New.IsOwner &= IsTail;
  } else {
    Current.Enters = ast::sourceName(Callee.Definition->Name.Name);
    Current.IsTail = IsTail && Outer.IsOwner;
    if (!Current.IsTail)
      New = {Outer.Depth + 1, true, Current.Expression};
  }
  Calls[NewFrame] = New;
  if (Callee.Definition)
    for (auto [I, B] : llvm::enumerate(Callee.Definition->Parameters))
      bind(B, Parameters[I]);
}

void StepRecorder::bindVariables(size_t Index, const Value *Slots) {
  const ast::Expression *Origin = TheCode.Origins[Index];
  if (const auto *L = llvm::dyn_cast<ast::Let>(Origin))
    bind(L->Variable, Slots[0]);
  else if (const auto *T = llvm::dyn_cast<ast::LetTuple>(Origin))
    for (auto [I, B] : llvm::enumerate(T->Variables))
      bind(B, Slots[I]);
}

void StepRecorder::bind(const ast::Binder &B, Value V) {
  if (ast::isCompilerGenerated(B.Name) || B.Name == "_" ||
      B.Ty->resolve()->isUnit())
    return;
  Current.Bindings.push_back(
      {ast::sourceName(B.Name), valueText(V, *B.Ty, TheCode)});
}

void StepRecorder::caught(ptrdiff_t, Value Exception) {
  if (!IsSilent)
    Current.Raises = exceptionText(Exception, TheCode);
}

void StepRecorder::finish(size_t Index, ptrdiff_t NewFrame, const Value *Top) {
  IsExecuting = false;
  const Call Before = Calls.lookup(Frame);
  Frame = NewFrame;
  if (Current.Raises)
    return add();
  const Opcode Operation = TheCode.Instructions[Index].Operation;
  switch (Operation) {
  // Literals, reads and jumps are not steps, nor are the instructions that
  // desugaring made from handlers.
  case Opcode::Constant:
  case Opcode::Local:
  case Opcode::Captured:
  case Opcode::Self:
  case Opcode::Closure:
  case Opcode::EmptyClosure:
  case Opcode::FillClosure:
  case Opcode::Drop:
  case Opcode::Branch:
  case Opcode::Jump:
  case Opcode::PushHandler:
  case Opcode::PopHandler:
  case Opcode::IsException:
  case Opcode::Payload:
  case Opcode::Raise:
  case Opcode::Halt:
    return;
  case Opcode::Store:
  case Opcode::Unpack:
  case Opcode::Call:
  case Opcode::TailCall:
    if (!Current.Bindings.empty() || !Current.Enters.empty())
      add();
    return;
  case Opcode::Return:
    if (Before.IsOwner)
      exitCall(Before, Top[-1]);
    return;
  default: {
    if (isCompilerGenerated(*Current.Expression) && Printed.empty())
      return;
    const Type &Ty = resultType(*Current.Expression, Operation);
    if (!isCompilerGenerated(*Current.Expression) && !Ty.isUnit())
      Current.Result = valueText(Top[-1], Ty, TheCode);
    add();
  }
  }
}

/// Records the end of a call, as part of the step that computed its value if
/// that is the last one.
void StepRecorder::exitCall(const Call &Ended, Value Result) {
  if (Last && Last->Expression == Current.Expression &&
      Last->Depth == Ended.Depth && !Last->ReturnsTo && Last->Enters.empty()) {
    Last->ReturnsTo = Ended.Caller;
    return;
  }
  Current.ReturnsTo = Ended.Caller;
  if (const Type *Ty = Current.Expression->Ty->resolve(); !Ty->isUnit())
    Current.Result = valueText(Result, *Ty, TheCode);
  add();
}

//===----------------------------------------------------------------------===//
// Calls of the observer
//===----------------------------------------------------------------------===//

/// Completes the current step and begins another one.
void StepRecorder::add() {
  Current.Output = std::exchange(Printed, {});
  flush();
  Last = std::exchange(Current, {});
}

void StepRecorder::flush() {
  if (Last && !IsSilent && !Observer.step(*Last)) {
    IsSilent = true;
    TheConsole.copyTo(nullptr);
  }
  Last.reset();
}

/// Reports how often each expression was evaluated. An expression has several
/// instructions, executed at different times. The count is the largest one,
/// because the instruction that carries out the operation is executed no less
/// often than the others, except that only one of two branches ends with a
/// jump.
void StepRecorder::countExpressions() {
  llvm::MapVector<const ast::Expression *, uint64_t> Greatest;
  for (auto [E, Count] : llvm::zip_equal(TheCode.Origins, Counts))
    if (E && Count) {
      uint64_t &Known = Greatest[E];
      Known = std::max(Known, Count);
    }
  for (auto [E, Count] : Greatest)
    Observer.counted(*E, Count);
}

void StepRecorder::end() {
  if (std::exchange(IsExecuting, false) && !IsSilent && Current.Expression)
    add();
  if (Last)
    Last->Output += std::exchange(Printed, {});
  flush();
  if (!std::exchange(HasEnded, true))
    countExpressions();
}
