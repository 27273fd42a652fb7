//===- Observers.cpp - Observers of the machine ---------------------------===//

#include "Observers.h"
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

static std::string valueText(Value V, const Type &Ty, const Code &TheCode);

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
// Values as text
//===----------------------------------------------------------------------===//

namespace {

class ValueWriter {
public:
  ValueWriter(const Code &TheCode, raw_ostream &OS)
      : TheCode(TheCode), OS(OS) {}

  /// Maps the parameters of a data type to the type arguments of Data, which is
  /// an instance of this data type. The types of a constructor's arguments
  /// refer to these parameters.
  struct Environment {
    const Type *Data;
    /// The environment for the type variables in Data; null if it contains
    /// none.
    const Environment *Outer;
  };

  void write(Value V, const Type &Ty, const Environment *Here, unsigned Depth) {
    const bool IsObject = Ty.isTuple() || Ty.isArray() || Ty.isData();
    if (Depth > MaximumDepth || (IsObject && !RemainingObjects)) {
      OS << "...";
      return;
    }
    RemainingObjects -= IsObject;
    switch (Ty.kind()) {
    case Type::Kind::Unit:
      OS << "()";
      return;
    case Type::Kind::Bool:
      OS << (V.Int ? "true" : "false");
      return;
    case Type::Kind::Int:
      OS << V.Int;
      return;
    case Type::Kind::Float:
      OS << Console::formatFloat(V.Float);
      return;
    case Type::Kind::Char:
      OS << '\'';
      writeCharacter(static_cast<unsigned char>(V.Int), '\'');
      OS << '\'';
      return;
    case Type::Kind::String:
      writeString(V);
      return;
    case Type::Kind::Exception:
      writeException(V, Depth);
      return;
    case Type::Kind::Function:
      OS << "<fun>";
      return;
    case Type::Kind::Tuple:
      writeTuple(V, Ty, Here, Depth);
      return;
    case Type::Kind::Array:
      writeArray(V, Ty, Here, Depth);
      return;
    case Type::Kind::Data:
      writeData(V, Ty, Here, Depth);
      return;
    case Type::Kind::Variable:
      writeAtVariable(V, Ty, Here, Depth);
      return;
    }
    llvm_unreachable("covered switch");
  }

  void writeException(Value V, unsigned Depth) {
    const uint32_t Number = V.Object[ExceptionNumber].Int;
    const Value *Arguments = V.Object + ExceptionArguments;
    if (const Constructor *X = TheCode.Constructors.lookup(Number))
      return writeConstructor(*X, Arguments, nullptr, Depth);
    // The runtime has raised the exception.
    const runtime::ExceptionRow &Row = runtime::Exceptions[Number];
    OS << Row.Name;
    if (!*Row.Arguments)
      return;
    OS << ' ';
    writeString(Arguments[0]);
  }

private:
  static constexpr unsigned MaximumDepth = 8;
  static constexpr int MaximumElements = 8;
  static constexpr size_t MaximumCharacters = 40;

  void writeCharacter(unsigned char C, char Quote) {
    switch (C) {
    case '\n':
      OS << "\\n";
      return;
    case '\t':
      OS << "\\t";
      return;
    case '\r':
      OS << "\\r";
      return;
    case '\\':
      OS << "\\\\";
      return;
    default:
      if (C == static_cast<unsigned char>(Quote))
        OS << '\\' << Quote;
      else if (llvm::isPrint(static_cast<char>(C)))
        OS << C;
      else
        OS << '\\' << llvm::format("%03u", unsigned(C));
    }
  }

  void writeString(Value V) {
    const StringRef Bytes = bytesOf(V);
    OS << '"';
    for (char C : Bytes.take_front(MaximumCharacters))
      writeCharacter(static_cast<unsigned char>(C), '"');
    OS << (Bytes.size() > MaximumCharacters ? "\"..." : "\"");
  }

  void writeArray(Value V, const Type &Ty, const Environment *Here,
                  unsigned Depth) {
    const Value *Elements = V.Object + 1;
    const int32_t Length = V.Object[0].Int;
    OS << "[|";
    for (int32_t I = 0; I != std::min(Length, MaximumElements); ++I) {
      OS << (I ? "; " : "");
      write(Elements[I], *Ty.element(), Here, Depth + 1);
    }
    if (Length > MaximumElements)
      OS << "; ... " << Length << " in all";
    OS << "|]";
  }

  void writeTuple(Value V, const Type &Ty, const Environment *Here,
                  unsigned Depth) {
    const unsigned Size = Ty.size();
    OS << '(';
    for (unsigned I = 0; I != std::min<unsigned>(Size, MaximumElements); ++I) {
      OS << (I ? ", " : "");
      write(V.Object[I], *Ty.operand(I), Here, Depth + 1);
    }
    OS << (Size > MaximumElements ? ", ...)" : ")");
  }

  /// Writes a value whose type is a type variable. This can be a parameter of a
  /// data type, or a type that was never determined, such as the element type
  /// of an empty array.
  void writeAtVariable(Value V, const Type &Ty, const Environment *Here,
                       unsigned Depth) {
    if (Here)
      for (auto [I, Parameter] :
           llvm::enumerate(Here->Data->definition()->Parameters))
        if (Parameter->resolve() == &Ty)
          return write(V, *Here->Data->operand(I), Here->Outer, Depth);
    OS << "<poly>";
  }

  void writeData(Value V, const Type &Ty, const Environment *Here,
                 unsigned Depth) {
    const Constructor &X = constructorOf(V, Ty);
    const Environment Inside{&Ty, Here};
    if (!X.isConstant() && isListLike(*Ty.definition()))
      return writeList(V, Ty, Inside, Depth);
    writeConstructor(X, V.Object + DataArguments, &Inside, Depth);
  }

  static const Constructor &constructorOf(Value V, const Type &Ty) {
    return *Ty.definition()->Constructors[V.Object[DataNumber].Int];
  }

  /// Whether the values of the type are written as `[1; 2]`. This is the case
  /// if its constructors are `[]` and `::`, and the tail of a list has the same
  /// type.
  static bool isListLike(const DataType &D) {
    if (D.Constructors.size() != 2 || D.NumConstants != 1)
      return false;
    const Constructor &First = *D.Constructors.front();
    const Constructor &X = First.isConstant() ? *D.Constructors.back() : First;
    if (ast::sourceName(X.Name) != "::" || X.Arguments.size() != 2)
      return false;
    const Type *Tail = X.Arguments[1]->resolve();
    if (!Tail->isData() || Tail->definition() != &D)
      return false;
    for (auto [I, Parameter] : llvm::enumerate(D.Parameters))
      if (Tail->operand(I) != Parameter->resolve())
        return false;
    return true;
  }

  void writeList(Value V, const Type &Ty, const Environment &Inside,
                 unsigned Depth) {
    OS << '[';
    for (int I = 0;; ++I) {
      const Constructor &X = constructorOf(V, Ty);
      if (X.isConstant())
        break;
      OS << (I ? "; " : "");
      if (I == MaximumElements) {
        OS << "...";
        break;
      }
      write(V.Object[DataArguments], *X.Arguments[0]->resolve(), &Inside,
            Depth + 1);
      V = V.Object[DataArguments + 1];
    }
    OS << ']';
  }

  /// Writes a value of the constructor X: `A`, `B 1`, `C (1, 2)`, `{x = 1; y =
  /// 2}` or `D {x = 1}`.
  void writeConstructor(const Constructor &X, const Value *Arguments,
                        const Environment *Here, unsigned Depth) {
    const bool HasName = !X.Parent || !X.Parent->IsRecord;
    if (HasName)
      OS << ast::sourceName(X.Name) << (X.isConstant() ? "" : " ");
    if (X.isConstant())
      return;
    const bool HasFields = !X.Fields.empty();
    const int Size = X.Arguments.size();
    if (Size == 1 && !HasFields)
      return writeOnlyArgument(Arguments[0], *X.Arguments[0]->resolve(), Here,
                               Depth + 1);
    OS << (HasFields ? '{' : '(');
    StringRef Separator = HasFields ? "; " : ", ";
    for (int I = 0; I != std::min(Size, MaximumElements); ++I) {
      OS << (I ? Separator : "");
      if (HasFields)
        OS << X.Fields[I].Name << " = ";
      write(Arguments[I], *X.Arguments[I]->resolve(), Here, Depth + 1);
    }
    if (Size > MaximumElements)
      OS << Separator << "...";
    OS << (HasFields ? '}' : ')');
  }

  /// Writes the only argument of a constructor, in parentheses if it is a
  /// negative number or a constructor with arguments.
  void writeOnlyArgument(Value V, const Type &Ty, const Environment *Here,
                         unsigned Depth) {
    std::string Text;
    llvm::raw_string_ostream Inner(Text);
    ValueWriter Writer(TheCode, Inner);
    Writer.RemainingObjects = RemainingObjects;
    Writer.write(V, Ty, Here, Depth);
    RemainingObjects = Writer.RemainingObjects;
    const bool NeedsParentheses =
        Text.front() == '-' ||
        (llvm::isUpper(Text.front()) && StringRef(Text).contains(' '));
    OS << (NeedsParentheses ? "(" + Text + ")" : Text);
  }

  const Code &TheCode;
  raw_ostream &OS;
  /// The number of tuples, arrays and values of data types that may still be
  /// written.
  unsigned RemainingObjects = 50;
};

} // namespace

/// Returns a value in the form in which OCaml prints it: `(1, [|2.5; ...|])`.
/// The length of the text, and the time to create it, are bounded: it contains
/// only the first elements of arrays and lists and the start of strings, and
/// `...` stands for deeply nested parts and for the rest of a large value.
static std::string valueText(Value V, const Type &Ty, const Code &TheCode) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  ValueWriter(TheCode, OS).write(V, *Ty.resolve(), nullptr, 0);
  return Text;
}

/// Returns an exception in the form in which OCaml prints it, such as `Failure
/// "no"`.
static std::string exceptionText(Value Exception, const Code &TheCode) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  ValueWriter(TheCode, OS).writeException(Exception, 0);
  return Text;
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

/// Returns the type of the value that an instruction of E computes.
static const Type &resultType(const ast::Expression &E, Opcode Operation) {
  const Type *Ty = E.Ty->resolve();
  // If a runtime function is used as a value, E is a reference to it, and the
  // instruction is in the body of the function that calls it.
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

void StepRecorder::executed(size_t Index) {
  ++Counts[Index];
  if (IsSilent)
    return;
  IsExecuting = true;
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

void StepRecorder::caught(ptrdiff_t, Value Exception) {
  if (!IsSilent)
    Current.Raises = exceptionText(Exception, TheCode);
}

void StepRecorder::finished(size_t Index, ptrdiff_t NewFrame,
                            const Value *Top) {
  if (IsSilent)
    return;
  IsExecuting = false;
  const Call Before = Calls.lookup(Frame);
  Frame = NewFrame;
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
      exitCall(Before, Top[-1]);
    return;
  default: {
    // The tests of patterns are not steps.
    if (llvm::isa<ast::Match>(*Current.Expression))
      return;
    if (isCompilerGenerated(*Current.Expression) && Printed.empty())
      return;
    const Type &Ty = resultType(*Current.Expression, Operation);
    if (!isCompilerGenerated(*Current.Expression) && !Ty.isUnit())
      Current.Result = valueText(Top[-1], Ty, TheCode);
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
