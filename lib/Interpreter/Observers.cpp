//===- Observers.cpp - Observers of the machine ---------------------------===//

#include "Observers.h"
#include "ValueText.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include <string>

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::raw_ostream;
using llvm::StringRef;

/// Returns the variables that an instruction binds.
static llvm::SmallVector<const ast::Binder *, 4>
variablesOf(const Code &TheCode, size_t Index) {
  const ast::Expression &E = *TheCode.Origins[Index];
  llvm::SmallVector<const ast::Binder *, 4> Variables;
  if (const auto *L = llvm::dyn_cast<ast::Let>(&E))
    Variables.push_back(&L->Variable);
  if (const auto *T = llvm::dyn_cast<ast::LetTuple>(&E))
    for (const ast::Binder &B : T->Variables)
      Variables.push_back(&B);
  const Instruction &I = TheCode.Instructions[Index];
  if (I.Operation == Opcode::Matched)
    Variables = ast::boundVariables(
        llvm::cast<ast::Match>(E).Cases[I.Operand.Count].ThePattern);
  return Variables;
}

//===----------------------------------------------------------------------===//
// The trace of calls and bindings
//===----------------------------------------------------------------------===//

void Trace::entered(const Function &Callee, ptrdiff_t Caller, ptrdiff_t Frame,
                    const Value *Parameters) {
  const ast::FunctionDefinition *F = Callee.Definition;
  unsigned Call = Calls.lookup(Caller);
  if (F && !ast::isCompilerGenerated(F->Name.Name)) {
    Call = ++Last;
    OS << "call " << Call << ' ' << F->Name.Name << ' '
       << Positions.position(F->Name.Range.Start).Line << '\n';
  }
  Calls[Frame] = Call;
  if (F)
    for (auto [I, B] : llvm::enumerate(F->Parameters))
      bind(Call, B, Parameters[I]);
}

void Trace::bound(size_t Index, ptrdiff_t Frame, const Value *Slots) {
  const unsigned Call = Calls.lookup(Frame);
  for (auto [I, B] : llvm::enumerate(variablesOf(TheCode, Index)))
    bind(Call, *B, Slots[I]);
}

void Trace::bind(unsigned Call, const ast::Binder &B, Value V) {
  if (ast::isCompilerGenerated(B.Name) || B.Name == "_")
    return;
  const Type *Ty = B.Ty->resolve();
  const bool IsWord =
      Ty->isInt() || Ty->isBool() || Ty->kind() == Type::Kind::Char;
  if (!IsWord && !Ty->isFloat() && !Ty->isData())
    return;
  OS << "bind " << Call << ' ' << Positions.position(B.Range.Start).Line << ' '
     << B.Name << ' ';
  if (IsWord)
    OS << V.Int;
  else if (Ty->isFloat())
    OS << llvm::format("%.17g", V.Float);
  else
    OS << valueText(V, *Ty, TheCode);
  OS << '\n';
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// Whether desugaring generated E as a part of the source expression that has
/// the same range.
static bool isCompilerGenerated(const ast::Expression &E) {
  // In the source, an operator is between its operands, not at the start.
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

/// Whether calls of F are shown. Of the functions that the frontend has named,
/// only anonymous functions are visible.
static bool isVisible(const Function &F) {
  if (!F.Definition)
    return false;
  StringRef Name = F.Definition->Name.Name;
  return !ast::isCompilerGenerated(Name) || ast::sourceName(Name) == "fun";
}

const Type &interpreter::resultType(const ast::Expression &E,
                                    Opcode Operation) {
  const Type *Ty = E.Ty->resolve();
  // If a runtime function is used as a value, E is a reference to it, and the
  // instruction is in the body of the function that calls it.
  const bool IsCall =
      Operation == Opcode::CallExternal || Operation == Opcode::MakeArray;
  return IsCall && llvm::isa<ast::VariableReference>(E) ? *Ty->result() : *Ty;
}

StepRecorder::StepRecorder(const Code &TheCode, Console &TheConsole,
                           RunObserver &Observer)
    : TheCode(TheCode), TheConsole(TheConsole), Observer(Observer),
      Counts(TheCode.Instructions.size()), Heap(TheCode) {
  TheConsole.copyTo(&Printed);
}

StepRecorder::~StepRecorder() { TheConsole.copyTo(nullptr); }

//===----------------------------------------------------------------------===//
// Events of the machine
//===----------------------------------------------------------------------===//

void StepRecorder::executed(size_t Index) {
  ++Counts[Index];
  if (IsSilent)
    return;
  IsExecuting = true;
  Heap.executed(Index);
  Current.Expression = TheCode.Origins[Index];
  Current.Depth = Calls.lookup(Frame).Depth;
}

void StepRecorder::read(size_t Index, Value V) {
  if (IsSilent)
    return;
  const auto *Variable =
      llvm::dyn_cast<ast::VariableReference>(TheCode.Origins[Index]);
  if (!Variable || ast::isCompilerGenerated(Variable->Name) ||
      Variable->Ty->resolve()->isFunction())
    return;
  Current.Reads.push_back({Variable, valueText(V, *Variable->Ty, TheCode)});
}

void StepRecorder::entered(const Function &Callee, ptrdiff_t Caller,
                           ptrdiff_t NewFrame, const Value *Parameters) {
  if (IsSilent)
    return;
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
  Heap.entered(Callee, Caller, NewFrame, New.Depth);
  if (Callee.Definition)
    for (auto [I, B] : llvm::enumerate(Callee.Definition->Parameters))
      bind(B, Parameters[I]);
}

void StepRecorder::bound(size_t Index, ptrdiff_t, const Value *Slots) {
  if (IsSilent)
    return;
  for (auto [I, B] : llvm::enumerate(variablesOf(TheCode, Index)))
    bind(*B, Slots[I]);
}

void StepRecorder::bind(const ast::Binder &B, Value V) {
  if (ast::isCompilerGenerated(B.Name) || B.Name == "_" ||
      B.Ty->resolve()->isUnit())
    return;
  Current.Bindings.push_back(
      {ast::sourceName(B.Name), valueText(V, *B.Ty, TheCode)});
}

void StepRecorder::caught(ptrdiff_t HandlerFrame, uint32_t Slot, size_t Target,
                          Value Exception) {
  if (IsSilent)
    return;
  Current.Raises = exceptionText(Exception, TheCode);
  Heap.caught(HandlerFrame, Slot, Target, Exception);
}

void StepRecorder::finished(size_t Index, const StackState &State) {
  if (IsSilent)
    return;
  Heap.finished(Index, State);
  IsExecuting = false;
  const Call Before = Calls.lookup(Frame);
  Frame = State.Frame;
  if (Current.Raises)
    return add();
  const Opcode Operation = TheCode.Instructions[Index].Operation;
  switch (Operation) {
  // Literals, reads and jumps are not steps, and neither are the instructions
  // for handlers that desugaring has made.
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
  case Opcode::HasConstructor:
  case Opcode::Arguments:
  case Opcode::Skip:
  case Opcode::Raise:
  case Opcode::Halt:
    return;
  case Opcode::Store:
  case Opcode::Unpack:
  case Opcode::Matched:
  case Opcode::Call:
  case Opcode::TailCall:
    if (!Current.Bindings.empty() || !Current.Enters.empty())
      add();
    return;
  case Opcode::Return:
    if (Before.IsOwner)
      exitCall(Before, State.top());
    return;
  default: {
    // The tests of patterns are not steps.
    if (llvm::isa<ast::Match>(*Current.Expression))
      return;
    if (isCompilerGenerated(*Current.Expression) && Printed.empty())
      return;
    const Type &Ty = resultType(*Current.Expression, Operation);
    if (!isCompilerGenerated(*Current.Expression) && !Ty.isUnit())
      Current.Result = valueText(State.top(), Ty, TheCode);
    add();
  }
  }
}

/// Records the end of a call. If the last step computed the result of the call,
/// the end becomes part of that step.
void StepRecorder::exitCall(const Call &Ended, Value Result) {
  if (Last && Last->Expression == Current.Expression &&
      Last->Depth == Ended.Depth && !Last->ReturnsTo && Last->Enters.empty()) {
    Last->ReturnsTo = Ended.Caller;
    std::optional<HeapChange> Change = Heap.takeChange();
    if (Last->Heap && Change)
      Last->Heap->append(std::move(*Change));
    else
      Last->Heap.reset();
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
  Current.Heap = Heap.takeChange();
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
/// instructions, which may have different counts. The largest count is taken:
/// the instruction that carries out the operation is executed at least as often
/// as the others, apart from jumps, which end only one of two branches.
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
