//===- Interpreter.cpp - Stack machine that runs a program ----------------===//

#include "mincaml/Interpreter/Interpreter.h"
#include "Observers.h"
#include "ValueText.h"
#include "mincaml/Frontend/ExecutionProfile.h"
#include "mincaml/Frontend/Type.h"
#include "mincaml/Interpreter/Session.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <algorithm>
#include <optional>

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::StringRef;
using llvm::Twine;

static constexpr uint64_t NoLimit = UINT64_MAX;

namespace {

/// How a run ended. For a run-time error of the program, Location is in its
/// text, and Operands are the numbers in the message.
struct Outcome {
  enum class Kind : uint8_t {
    Finished,
    Bounds,       ///< index, length
    StringBounds, ///< index, length
    Division,     ///< none
    Assertion,    ///< none
    Overflow,     ///< operator, left, right
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
  int32_t Operands[3] = {0, 0, 0};
};

} // namespace

static bool isOutside(int32_t Index, const Value *Array) {
  return Index < 0 || Index >= Array[0].Int;
}

/// Arithmetic is done on unsigned numbers, which wrap around on overflow;
/// overflow of signed ones is undefined.
static uint32_t toUnsigned(Value V) { return static_cast<uint32_t>(V.Int); }

static int32_t divide(int32_t Dividend, int32_t Divisor) {
  return Divisor == -1 ? static_cast<int32_t>(-static_cast<uint32_t>(Dividend))
                       : Dividend / Divisor;
}

static int32_t remainder(int32_t Dividend, int32_t Divisor) {
  return Divisor == -1 ? 0 : Dividend % Divisor;
}

/// The distance of a shift: the low five bits, as on SPARC.
static unsigned distance(Value V) { return toUnsigned(V) & 31; }

/// Whether the exact result of an operator is not an int.
static bool overflows(runtime::OverflowOperator Operator, int64_t Left,
                      int64_t Right) {
  using runtime::OverflowOperator;
  auto IsInt = [](int64_t X) { return X == int32_t(X); };
  switch (Operator) {
  case OverflowOperator::Add:
    return !IsInt(Left + Right);
  case OverflowOperator::Subtract:
    return !IsInt(Left - Right);
  case OverflowOperator::Multiply:
    return !IsInt(Left * Right);
  case OverflowOperator::Divide:
    return Right != 0 && !IsInt(Left / Right);
  case OverflowOperator::ShiftLeft:
    if (Right < 0 || Right > 31)
      return Left != 0;
    return !IsInt(Left * (int64_t(1) << Right));
  }
  llvm_unreachable("unknown operator");
}

//===----------------------------------------------------------------------===//
// The machine
//===----------------------------------------------------------------------===//

namespace {

struct ProfileObserver : NoObserver {
  using Range = ExecutionProfile::Range;

  explicit ProfileObserver(size_t NumInstructions)
      : IsExecuted(NumInstructions),
        Ints(NumInstructions, Range{INT32_MAX, INT32_MIN}) {}

  void executed(size_t Index) { IsExecuted[Index] = true; }
  void read(size_t Index, Value V) {
    Range &R = Ints[Index];
    R.Low = std::min(R.Low, V.Int);
    R.High = std::max(R.High, V.Int);
  }

  std::vector<bool> IsExecuted;
  /// The ranges of the int variables that instructions have read.
  std::vector<Range> Ints;
};

/// The limits that a session sets besides those of InterpreterOptions.
struct SessionLimits {
  /// The number of values on the stack.
  static constexpr uint64_t MaxStack = (uint64_t(256) << 20) / sizeof(Value);
  /// The number of steps after which IsInterrupted is called again.
  static constexpr uint64_t Steps = uint64_t(1) << 20;
  std::function<bool()> IsInterrupted;
};

/// Runs one program, once; or, with SessionLimits, one program after another.
class Machine {
public:
  Machine(const Code &TheCode, const InterpreterOptions &Options,
          Console &TheConsole, const SessionLimits *InSession = nullptr)
      : TheCode(TheCode), InSession(InSession),
        Budget(Options.MaxMemory ? Options.MaxMemory / sizeof(Value) : NoLimit),
        StackBudget(SessionLimits::MaxStack), TheHeap(Budget),
        TheStack(InSession ? StackBudget : Budget),
        Context{TheConsole, TheHeap},
        MaxSteps(InSession          ? SessionLimits::Steps
                 : Options.MaxSteps ? Options.MaxSteps
                                    : NoLimit) {}

  /// Runs the program. Observer must have the member functions of NoObserver.
  template <typename Observer> Outcome execute(Observer &Watch) {
    using Kind = Outcome::Kind;
    uint64_t StepsLeft = MaxSteps;
    const Instruction *const Start = TheCode.Instructions.data();
    const Function *Callee = TheCode.Main;
    Value *MainClosure = TheHeap.allocate(1);
    const uint64_t Needed = 1 + Callee->FrameSize;
    if (!MainClosure || (Needed > uint64_t(TheStack.end() - TheStack.begin()) &&
                         !TheStack.grow(Needed)))
      return {Kind::NoMemory};
    MainClosure[0].Callee = Callee;

    // Frame points to slot 0 of the frame, Top to the first free slot after the
    // operands, and Next to the next instruction.
    Value *Frame = TheStack.begin() + 1;
    Value *Top = Frame + Callee->FirstOperand;
    const Instruction *Next = Start + Callee->Entry;
    Frame[-1].Object = MainClosure;
    Frame[Function::linkSlot(0)].Return = {/*ReturnAddress=*/0, /*Distance=*/0};

    auto OffsetOf = [&](const Value *F) { return F - TheStack.begin(); };

    // In a session, a handler around the program takes all exceptions.
    Handlers.clear();
    Context.resume();
    if (InSession)
      Handlers.push_back(
          {/*Target=*/0, /*Slot=*/0, OffsetOf(Frame), OffsetOf(Top)});

    // Makes room for the frame of Callee at NewFrame. This may move the stack.
    auto MakeRoom = [&](Value *&NewFrame) {
      if (LLVM_LIKELY(Callee->FrameSize <= size_t(TheStack.end() - NewFrame)))
        return true;
      ptrdiff_t FrameOffset = OffsetOf(Frame), NewOffset = OffsetOf(NewFrame);
      if (!TheStack.grow(NewOffset + Callee->FrameSize))
        return false;
      Frame = TheStack.begin() + FrameOffset;
      NewFrame = TheStack.begin() + NewOffset;
      return true;
    };

    // Continues at the innermost handler, which receives Exception.
    auto Catch = [&] {
      HasCaught = true;
      const Handler H = Handlers.back();
      Handlers.pop_back();
      Frame = TheStack.begin() + H.Frame;
      Top = TheStack.begin() + H.Top;
      Frame[H.Slot] = Exception;
      Next = Start + H.Target;
      Watch.caught(H.Frame, H.Slot, H.Target, Exception);
    };
    // Continues at the innermost handler after a failure. Returns false if
    // there is no handler, or if handlers cannot take this failure.
    auto Recover = [&](const Outcome &O) {
      if (!catchFailure(O))
        return false;
      Catch();
      return true;
    };

    for (;;) {
      if (LLVM_UNLIKELY(StepsLeft-- == 0)) {
        if (!InSession || InSession->IsInterrupted())
          return {Kind::StepLimit};
        StepsLeft = MaxSteps;
      }
      const Instruction &I = *Next++;
      const size_t Index = &I - Start;
      Watch.executed(Index);
      switch (I.Operation) {
      case Opcode::Constant:
        *Top++ = I.Operand.Constant;
        break;
      case Opcode::Local:
        *Top++ = Frame[I.Index];
        Watch.read(Index, Top[-1]);
        break;
      case Opcode::Captured:
        *Top++ = Frame[-1].Object[1 + I.Index];
        Watch.read(Index, Top[-1]);
        break;
      case Opcode::Self:
        *Top++ = Frame[-1];
        break;
      case Opcode::LoadCell:
        *Top++ = *Cells[I.Index];
        break;
      case Opcode::StoreCell:
        Cells[I.Index] = Top[-1];
        Top[-1] = intValue(0);
        break;
      case Opcode::Closure:
      case Opcode::EmptyClosure:
        Top->Object = allocateClosure(*I.Operand.Callee);
        if (LLVM_UNLIKELY(!Top->Object))
          return {Kind::NoMemory};
        if (I.Operation == Opcode::Closure)
          fillClosure(Top->Object, Frame);
        ++Top;
        break;

      case Opcode::Store:
        Frame[I.Index] = *--Top;
        Watch.bound(Index, OffsetOf(Frame), Frame + I.Index);
        break;
      case Opcode::Unpack:
        --Top;
        std::copy_n(Top->Object, I.Operand.Count, Frame + I.Index);
        Watch.bound(Index, OffsetOf(Frame), Frame + I.Index);
        break;
      case Opcode::Matched:
        Watch.bound(Index, OffsetOf(Frame), Frame + I.Index);
        break;
      case Opcode::Drop:
        --Top;
        break;
      case Opcode::FillClosure:
        fillClosure(Frame[I.Index].Object, Frame);
        break;

      case Opcode::CheckOverflow: {
        // A negation has one operand.
        int32_t Left = Next->Operation == Opcode::Negate ? 0 : Top[-2].Int;
        if (LLVM_UNLIKELY(overflows(runtime::OverflowOperator(I.Index), Left,
                                    Top[-1].Int)))
          return {Kind::Overflow,
                  I.Operand.Location,
                  {int32_t(I.Index), Left, Top[-1].Int}};
        break;
      }
      case Opcode::Not:
        Top[-1].Int = !Top[-1].Int;
        break;
      case Opcode::Negate:
        Top[-1].Int = static_cast<int32_t>(-toUnsigned(Top[-1]));
        break;
      case Opcode::FloatNegate:
        Top[-1].Float = -Top[-1].Float;
        break;
      case Opcode::Divide:
      case Opcode::Remainder: {
        --Top;
        int32_t &Dividend = Top[-1].Int;
        if (LLVM_UNLIKELY(Top->Int == 0)) {
          Outcome O = {Kind::Division, I.Operand.Location};
          if (!Recover(O))
            return O;
        } else if (I.Operation == Opcode::Divide) {
          Dividend = divide(Dividend, Top->Int);
        } else {
          Dividend = remainder(Dividend, Top->Int);
        }
        break;
      }
      case Opcode::ShiftLeft:
        --Top;
        Top[-1].Int =
            static_cast<int32_t>(toUnsigned(Top[-1]) << distance(*Top));
        break;
      case Opcode::ShiftRightLogical:
        --Top;
        Top[-1].Int =
            static_cast<int32_t>(toUnsigned(Top[-1]) >> distance(*Top));
        break;
      case Opcode::ShiftRightArithmetic:
        --Top;
        Top[-1].Int >>= distance(*Top);
        break;
#define INSTRUCTION(Name, Effect)
#define INT_ARITHMETIC(Name, Operator)                                         \
  case Opcode::Name:                                                           \
    --Top;                                                                     \
    Top[-1].Int =                                                              \
        static_cast<int32_t>(toUnsigned(Top[-1]) Operator toUnsigned(*Top));   \
    break;
#define FLOAT_ARITHMETIC(Name, Operator)                                       \
  case Opcode::Name:                                                           \
    --Top;                                                                     \
    Top[-1].Float = Top[-1].Float Operator Top->Float;                         \
    break;
#define COMPARISON(Name, Operator)                                             \
  case Opcode::Int##Name:                                                      \
    --Top;                                                                     \
    Top[-1].Int = Top[-1].Int Operator Top->Int;                               \
    break;                                                                     \
  case Opcode::Float##Name:                                                    \
    --Top;                                                                     \
    Top[-1].Int = Top[-1].Float Operator Top->Float;                           \
    break;
#include "Instructions.def"

      case Opcode::Same:
        --Top;
        Top[-1].Int = Top[-1].Object == Top->Object;
        break;
      case Opcode::NotSame:
        --Top;
        Top[-1].Int = Top[-1].Object != Top->Object;
        break;
      case Opcode::Skip:
        Next += I.Index;
        break;
      case Opcode::Branch:
        --Top;
        if (!Top->Int)
          Next += I.Index;
        break;
      case Opcode::Jump:
        Next += I.Index;
        break;

      case Opcode::Call: {
        Value *NewFrame = Top - I.Index;
        Callee = NewFrame[-1].Object[0].Callee;
        if (!MakeRoom(NewFrame))
          return {Kind::NoMemory};
        NewFrame[Function::linkSlot(I.Index)].Return = {
            static_cast<uint32_t>(Next - Start),
            static_cast<uint32_t>(NewFrame - Frame)};
        Watch.entered(*Callee, OffsetOf(Frame), OffsetOf(NewFrame), NewFrame);
        Frame = NewFrame;
        Top = Frame + Callee->FirstOperand;
        Next = Start + Callee->Entry;
        break;
      }
      case Opcode::TailCall: {
        // The callee reuses the frame and returns to the caller of this
        // function.
        Link Return = Frame[Function::linkSlot(I.Operand.Count)].Return;
        Callee = Top[-int64_t(I.Index) - 1].Object[0].Callee;
        std::copy(Top - I.Index - 1, Top, Frame - 1);
        Value *NewFrame = Frame;
        if (!MakeRoom(NewFrame))
          return {Kind::NoMemory};
        Frame[Function::linkSlot(I.Index)].Return = Return;
        Watch.entered(*Callee, OffsetOf(Frame), OffsetOf(Frame), Frame);
        Top = Frame + Callee->FirstOperand;
        Next = Start + Callee->Entry;
        break;
      }
      case Opcode::Return: {
        Link Return = Frame[Function::linkSlot(I.Index)].Return;
        Frame[-1] = Top[-1];
        Top = Frame;
        Frame -= Return.Distance;
        Next = Start + Return.ReturnAddress;
        break;
      }
      case Opcode::CallExternal:
        Top -= I.Index;
        *Top = I.Operand.External(Context, Top);
        if (LLVM_UNLIKELY(Context.hasEnded())) {
          Outcome O = externalOutcome(*TheCode.Origins[Index]);
          if (!Recover(O))
            return O.TheKind == Kind::Uncaught ? uncaught() : O;
          break;
        }
        ++Top;
        break;

      case Opcode::MakeTuple: {
        Value *Components = Top - I.Index;
        Top = Components + 1;
        Components->Object = makeTuple(Components, I.Index);
        if (LLVM_UNLIKELY(!Components->Object))
          return {Kind::NoMemory};
        break;
      }
      case Opcode::MakeArray: {
        --Top;
        int32_t Size = Top[-1].Int;
        if (LLVM_UNLIKELY(Size < 0)) {
          Outcome O = {Kind::ArraySize, I.Operand.Location, {Size, 0}};
          if (!Recover(O))
            return O;
          break;
        }
        Top[-1].Object = makeArray(Size, *Top);
        if (LLVM_UNLIKELY(!Top[-1].Object))
          return {Kind::NoMemory};
        break;
      }
      case Opcode::ArrayGet: {
        --Top;
        const Value *Array = Top[-1].Object;
        if (LLVM_UNLIKELY(isOutside(Top->Int, Array))) {
          Outcome O = {
              Kind::Bounds, I.Operand.Location, {Top->Int, Array[0].Int}};
          if (!Recover(O))
            return O;
          break;
        }
        Top[-1] = Array[1 + Top->Int];
        break;
      }
      case Opcode::ArrayPut: {
        Top -= 2;
        Value *Array = Top[-1].Object;
        if (LLVM_UNLIKELY(isOutside(Top->Int, Array))) {
          Outcome O = {
              Kind::Bounds, I.Operand.Location, {Top->Int, Array[0].Int}};
          if (!Recover(O))
            return O;
          break;
        }
        Array[1 + Top->Int] = Top[1];
        Top[-1].Int = 0;
        break;
      }
      case Opcode::ArrayLength:
        Top[-1].Int = Top[-1].Object[0].Int;
        break;

      case Opcode::Assert:
        if (LLVM_UNLIKELY(!Top[-1].Int))
          return {Kind::Assertion, I.Operand.Location};
        Top[-1].Int = 0;
        break;

      case Opcode::StringGet: {
        --Top;
        const llvm::StringRef Bytes = bytesOf(Top[-1]);
        const uint32_t Position = toUnsigned(*Top);
        if (LLVM_UNLIKELY(Position >= Bytes.size())) {
          Outcome O = {Kind::StringBounds,
                       I.Operand.Location,
                       {Top->Int, int32_t(Bytes.size())}};
          if (!Recover(O))
            return O;
          break;
        }
        Top[-1].Int = static_cast<unsigned char>(Bytes[Position]);
        break;
      }

      case Opcode::MakeData: {
        Value *Arguments = Top - I.Index;
        Top = Arguments + 1;
        Arguments->Object = makeData(I.Operand.Count, {Arguments, I.Index});
        if (LLVM_UNLIKELY(!Arguments->Object))
          return {Kind::NoMemory};
        break;
      }
      case Opcode::GetField:
        Top[-1] = Top[-1].Object[I.Index];
        break;
      case Opcode::SetField:
        --Top;
        Top[-1].Object[I.Index] = *Top;
        Top[-1].Int = 0;
        break;

      case Opcode::Construct:
        Top -= I.Index;
        if (!makeException(I.Operand.Count, {Top, I.Index}))
          return {Kind::NoMemory};
        *Top++ = Exception;
        break;
      case Opcode::PushHandler:
        Handlers.push_back({static_cast<uint32_t>(Next + I.Index - Start),
                            I.Operand.Count, OffsetOf(Frame), OffsetOf(Top)});
        break;
      case Opcode::PopHandler:
        Handlers.pop_back();
        break;
      case Opcode::HasConstructor:
        Top[-1].Int =
            uint32_t(Top[-1].Object[DataNumber].Int) == I.Operand.Count;
        break;
      case Opcode::Arguments:
        Top[-1].Object += I.Index;
        break;
      case Opcode::Raise:
        Exception = Top[-1];
        if (Handlers.empty())
          return uncaught();
        Catch();
        break;

      case Opcode::Halt:
        return {InSession && Handlers.empty() ? Kind::Uncaught
                                              : Kind::Finished};
      }
      Watch.finished(Index, {TheStack.begin(), OffsetOf(Frame), OffsetOf(Top)});
    }
  }

  /// After Kind::NoMemory, returns whether the memory limit was reached.
  /// Otherwise the system had no more memory.
  bool reachedMemoryLimit() const { return Budget.isExhausted(); }
  /// After Kind::Library, returns the message.
  const std::string &failureMessage() const { return Context.Message; }

  /// After Kind::Uncaught, returns the location in Assert_failure for the
  /// message, or an empty string for another exception.
  std::string failedAssertion() const {
    const Value *Object = Exception.Object;
    if (Object[ExceptionNumber].Int !=
        int32_t(runtime::Exception::Assert_failure))
      return "";
    const Value *Arguments = Object + ExceptionArguments;
    return (bytesOf(Arguments[0]) + ":" + Twine(Arguments[1].Int) + ":" +
            Twine(Arguments[2].Int + 1) + ": ")
        .str();
  }

  /// After Kind::Uncaught, returns the exception as OCaml prints it.
  std::string uncaughtException(StringRef FileName) const {
    uint32_t Number = Exception.Object[ExceptionNumber].Int;
    // Compiled code prints a string with C functions, up to the first zero
    // byte.
    auto Quoted = [](Value String) {
      StringRef Text = bytesOf(String).take_until([](char C) { return !C; });
      return "\"" + Text.str() + "\"";
    };
    const Constructor *X = TheCode.Constructors.lookup(Number);
    std::string Text =
        X ? exceptionName(*X, FileName) : runtime::printedName(Number);
    std::string Arguments =
        X ? printedArguments(*X) : runtime::Exceptions[Number].Arguments;
    for (size_t I = 0; I != Arguments.size(); ++I) {
      Value Argument = Exception.Object[ExceptionArguments + I];
      char Kind = Arguments[I];
      // A constant constructor is printed as its tag.
      if (const Type *Ty = X ? X->Arguments[I]->resolve() : nullptr;
          Ty && Ty->isData()) {
        const Constructor &C =
            *Ty->definition()->Constructors[Argument.Object[DataNumber].Int];
        Kind = C.isConstant() ? 'i' : 'p';
        Argument = intValue(int32_t(C.Tag));
      }
      Text += I ? ", " : "(";
      Text += Kind == 'i' || Kind == 'u' ? std::to_string(Argument.Int)
              : Kind == 's'              ? Quoted(Argument)
                                         : "_";
    }
    return Arguments.empty() ? Text : Text + ")";
  }

  /// Whether a handler has taken an exception.
  bool hasCaught() const { return HasCaught; }

  // For a session.
  std::vector<std::optional<Value>> Cells;
  Value exception() const { return Exception; }
  /// After Kind::NoMemory, returns whether this was because of the stack.
  bool hasStackOverflow() const { return StackBudget.isExhausted(); }
  void forgetStackOverflow() { StackBudget.forget(); }

private:
  /// Returns the outcome after a function of the runtime, called in E, has
  /// ended the program or raised an exception.
  Outcome externalOutcome(const ast::Expression &E) {
    using Kind = Outcome::Kind;
    if (Context.NoMemory)
      return {Kind::NoMemory};
    if (Context.Exited)
      return {Kind::Exit, nullptr, {Context.Status, 0}};
    if (!Context.Raised)
      return {Kind::External};
    if (!Context.Message.empty())
      return {Kind::Library, Context.MessageHasLocation
                                 ? E.Range.Start.getPointer()
                                 : nullptr};
    if (!makeException(uint32_t(Context.Which), Context.Argument))
      return {Kind::NoMemory};
    return {Kind::Uncaught};
  }

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
  bool makeException(uint32_t Number, llvm::ArrayRef<Value> Arguments) {
    Value *Object = TheHeap.allocate(ExceptionArguments + Arguments.size());
    if (!Object)
      return false;
    Object[ExceptionNumber].Int = Number;
    Object[ExceptionFailure].Object = nullptr;
    llvm::copy(Arguments, Object + ExceptionArguments);
    Exception.Object = Object;
    return true;
  }

  /// Sets Exception to the exception that a handler receives for a failed
  /// check. Returns false if there is no handler, or if handlers cannot take
  /// this outcome.
  bool catchFailure(const Outcome &O) {
    using Kind = Outcome::Kind;
    if (Handlers.empty())
      return false;
    runtime::Failure Failure = runtime::Failure::assertion;
    switch (O.TheKind) {
    case Kind::Uncaught:
      // The exception was raised by a function of the runtime.
      Context.resume();
      return true;
    case Kind::Bounds:
      Failure = runtime::Failure::bounds;
      break;
    case Kind::StringBounds:
      Failure = runtime::Failure::string_bounds;
      break;
    case Kind::Division:
      Failure = runtime::Failure::division;
      break;
    case Kind::ArraySize:
      Failure = runtime::Failure::array_size;
      break;
    case Kind::Library:
      break;
    default:
      return false;
    }
    Value Text = {};
    Value Payload = Context.Argument;
    runtime::Exception Which = Context.Which;
    if (O.TheKind == Kind::Library) {
      Text = Context.makeString(Context.Message);
    } else {
      runtime::FailureException Raised = *runtime::exceptionOf(Failure);
      Which = Raised.Which;
      Payload = Context.makeString(Raised.Message);
    }
    Value *Check = TheHeap.allocate(FailureSize);
    if (!Check || Context.NoMemory || !makeException(uint32_t(Which), Payload))
      return false;
    Check[FailureKind].Int = int32_t(O.TheKind);
    Check[FailureLocation].Object =
        reinterpret_cast<Value *>(const_cast<char *>(O.Location));
    Check[FailureOperand0].Int = O.Operands[0];
    Check[FailureOperand1].Int = O.Operands[1];
    Check[FailureMessage] = Text;
    Exception.Object[ExceptionFailure].Object = Check;
    Context.resume();
    return true;
  }

  /// Returns the outcome of a program that does not handle Exception.
  Outcome uncaught() {
    const Value *Check = Exception.Object[ExceptionFailure].Object;
    if (!Check)
      return {Outcome::Kind::Uncaught};
    auto Kind = Outcome::Kind(Check[FailureKind].Int);
    if (Kind == Outcome::Kind::Library)
      Context.Message = bytesOf(Check[FailureMessage]).str();
    return {Kind,
            reinterpret_cast<const char *>(Check[FailureLocation].Object),
            {Check[FailureOperand0].Int, Check[FailureOperand1].Int}};
  }

  /// Makes a closure without its captured variables. Returns null if there is
  /// no memory left.
  Value *allocateClosure(const Function &Callee) {
    Value *Object = TheHeap.allocate(1 + Callee.Captures.size());
    if (Object)
      Object[0].Callee = &Callee;
    return Object;
  }

  /// Sets the captured variables of a closure from the frame of the function
  /// that creates it.
  void fillClosure(Value *Object, const Value *Frame) {
    const Value Self = Frame[-1];
    Value *Field = Object + 1;
    for (const Capture &C : Object[0].Callee->Captures) {
      if (C.From == Opcode::Local)
        *Field++ = Frame[C.Index];
      else if (C.From == Opcode::Captured)
        *Field++ = Self.Object[1 + C.Index];
      else
        *Field++ = Self;
    }
  }

  Value *makeTuple(const Value *Components, uint32_t Size) {
    Value *Object = TheHeap.allocate(Size);
    if (Object)
      std::copy_n(Components, Size, Object);
    return Object;
  }

  /// Creates a value of the constructor with this number.
  Value *makeData(uint32_t Number, llvm::ArrayRef<Value> Arguments) {
    Value *Object = TheHeap.allocate(DataArguments + Arguments.size());
    if (!Object)
      return nullptr;
    Object[DataNumber].Int = Number;
    llvm::copy(Arguments, Object + DataArguments);
    return Object;
  }

  /// Creates an array of Size elements. Size must not be negative.
  Value *makeArray(int32_t Size, Value Initial) {
    Value *Object = TheHeap.allocate(1 + uint64_t(Size));
    if (!Object)
      return nullptr;
    Object[0].Int = Size;
    std::fill_n(Object + 1, Size, Initial);
    return Object;
  }

  const Code &TheCode;
  const SessionLimits *InSession;
  MemoryBudget Budget;
  /// The budget of the stack in a session.
  MemoryBudget StackBudget;
  Heap TheHeap;
  Stack TheStack;
  CallContext Context;
  const uint64_t MaxSteps;
  /// The active handlers, the innermost last.
  std::vector<Handler> Handlers;
  /// The exception that was created or raised last.
  Value Exception = {};
  bool HasCaught = false;
};

} // namespace

//===----------------------------------------------------------------------===//
// The interpreter
//===----------------------------------------------------------------------===//

Interpreter::Interpreter(llvm::MemoryBufferRef Source)
    : Positions(Source), TheCode(std::make_unique<Code>()) {}

Interpreter::~Interpreter() = default;

std::unique_ptr<Interpreter>
Interpreter::create(const ast::Expression &Program,
                    llvm::MemoryBufferRef Source,
                    DiagnosticEngine &Diagnostics) {
  std::unique_ptr<Interpreter> Result(new Interpreter(Source));
  if (!resolve(Program, *Result->TheCode, Diagnostics))
    return nullptr;
  return Result;
}

/// The operation that overflowed.
static std::string overflowText(const Outcome &O) {
  static constexpr const char *Spellings[] = {
#define MINCAML_OVERFLOW(Operator, Spelling) Spelling,
#include "mincaml/Support/RuntimeABI.def"
  };
  std::string Right = std::to_string(O.Operands[2]);
  if (O.Operands[2] < 0)
    Right = "(" + Right + ")";
  return (Twine(O.Operands[1]) + " " + Spellings[O.Operands[0]] + " " + Right)
      .str();
}

/// Prints the message of the outcome, if it has one, and returns the exit
/// status.
static int report(const Outcome &O, const Machine &TheMachine,
                  const SourcePositions &Positions,
                  const InterpreterOptions &Options, Console &TheConsole) {
  SourcePosition P =
      Positions.position(llvm::SMLoc::getFromPointer(O.Location));
  std::string Location = (Positions.fileName() + ":" + Twine(P.Line) + ":" +
                          Twine(P.Column) + ": ")
                             .str();
  auto IsOutside = [&](const char *Kind) {
    TheConsole.fail(Location + "index " + Twine(O.Operands[0]) +
                    " out of bounds for " + Kind + " of length " +
                    Twine(O.Operands[1]));
  };
  switch (O.TheKind) {
  case Outcome::Kind::Finished:
  case Outcome::Kind::Exit:
    TheConsole.flush();
    return TheConsole.failed() ? RuntimeErrorStatus : O.Operands[0];
  case Outcome::Kind::Bounds:
    IsOutside("an array");
    break;
  case Outcome::Kind::StringBounds:
    IsOutside("a string");
    break;
  case Outcome::Kind::Library:
    TheConsole.fail((O.Location ? Location : std::string()) +
                    TheMachine.failureMessage());
    break;
  case Outcome::Kind::Uncaught:
    if (std::string At = TheMachine.failedAssertion(); !At.empty()) {
      TheConsole.fail(At + "assertion failed");
      break;
    }
    TheConsole.die("Fatal error: exception " +
                   TheMachine.uncaughtException(Positions.fileName()));
    break;
  case Outcome::Kind::Division:
    TheConsole.fail(Location + "division by zero");
    break;
  case Outcome::Kind::Assertion:
    TheConsole.fail(Location + "assertion failed");
    break;
  case Outcome::Kind::Overflow:
    TheConsole.fail(Location + "integer overflow: " + overflowText(O));
    break;
  case Outcome::Kind::ArraySize:
    TheConsole.fail(Location + "negative array size " + Twine(O.Operands[0]));
    break;
  case Outcome::Kind::External:
    break;
  case Outcome::Kind::StepLimit:
    TheConsole.fail("step limit reached: " + Twine(Options.MaxSteps) +
                    " steps (--interpret-steps)");
    return StepLimitStatus;
  case Outcome::Kind::NoMemory:
    if (!TheMachine.reachedMemoryLimit())
      TheConsole.fail("out of memory");
    else
      TheConsole.fail("memory limit reached: " + Twine(Options.MaxMemory) +
                      " bytes (--interpret-memory)");
    return MemoryLimitStatus;
  }
  return RuntimeErrorStatus;
}

int Interpreter::run(const InterpreterOptions &Options) const {
  Console TheConsole(Options);
  Machine TheMachine(*TheCode, Options, TheConsole);
  NoObserver Nothing;
  return report(TheMachine.execute(Nothing), TheMachine, Positions, Options,
                TheConsole);
}

int Interpreter::run(const InterpreterOptions &Options,
                     ExecutionProfile &Profile) const {
  Console TheConsole(Options);
  Machine TheMachine(*TheCode, Options, TheConsole);
  ProfileObserver Watch(TheCode->Instructions.size());
  Outcome O = TheMachine.execute(Watch);
  Profile.IsComplete =
      O.TheKind == Outcome::Kind::Finished && !TheMachine.hasCaught();
  for (auto [I, E] : llvm::enumerate(TheCode->Origins)) {
    if (!E || !Watch.IsExecuted[I])
      continue;
    Profile.Evaluated.insert(E);
    const auto *V = llvm::dyn_cast<ast::VariableReference>(E);
    bool IsRead = Watch.Ints[I].Low <= Watch.Ints[I].High;
    if (V && IsRead && V->Ty->resolve()->isInt())
      Profile.Ints.try_emplace(V, Watch.Ints[I]);
  }
  return report(O, TheMachine, Positions, Options, TheConsole);
}

int Interpreter::run(const InterpreterOptions &Options,
                     llvm::raw_ostream &TraceOutput) const {
  Console TheConsole(Options);
  Machine TheMachine(*TheCode, Options, TheConsole);
  Trace TheTrace(*TheCode, Positions, TraceOutput);
  return report(TheMachine.execute(TheTrace), TheMachine, Positions, Options,
                TheConsole);
}

int Interpreter::run(const InterpreterOptions &Options,
                     RunObserver &Observer) const {
  Console TheConsole(Options);
  Machine TheMachine(*TheCode, Options, TheConsole);
  StepRecorder Steps(*TheCode, TheConsole, Observer);
  Outcome O = TheMachine.execute(Steps);
  // The message about a limit does not belong to the program's output.
  if (O.TheKind == Outcome::Kind::StepLimit ||
      O.TheKind == Outcome::Kind::NoMemory)
    Steps.end();
  int Status = report(O, TheMachine, Positions, Options, TheConsole);
  Steps.end();
  return Status;
}

//===----------------------------------------------------------------------===//
// Sessions
//===----------------------------------------------------------------------===//

struct Session::Implementation {
  Implementation(const InterpreterOptions &Options,
                 std::function<bool()> IsInterrupted)
      : Limits{std::move(IsInterrupted)}, TheConsole(Options),
        TheMachine(TheCode, Options, TheConsole, &Limits) {}

  Code TheCode;
  SessionLimits Limits;
  Console TheConsole;
  Machine TheMachine;
};

Session::Session(const InterpreterOptions &Options,
                 std::function<bool()> IsInterrupted)
    : Impl(std::make_unique<Implementation>(Options,
                                            std::move(IsInterrupted))) {}

Session::~Session() = default;

unsigned Session::addCell() {
  Impl->TheMachine.Cells.emplace_back();
  return Impl->TheMachine.Cells.size() - 1;
}

bool Session::isSet(unsigned Cell) const {
  return Impl->TheMachine.Cells[Cell].has_value();
}

Session::Outcome Session::run(const ast::Expression &Program,
                              DiagnosticEngine &Diagnostics) {
  using Result = Outcome::Kind;
  using Ended = ::Outcome::Kind;
  if (!resolve(Program, Impl->TheCode, Diagnostics))
    return {Result::Failed};
  Machine &M = Impl->TheMachine;
  M.forgetStackOverflow();
  NoObserver Nothing;
  const ::Outcome O = M.execute(Nothing);
  Impl->TheConsole.flush();
  if (Impl->TheConsole.failed())
    return {Result::Exited, RuntimeErrorStatus};
  switch (O.TheKind) {
  case Ended::Finished:
    return {Result::Finished};
  case Ended::Uncaught:
    return {Result::Raised};
  case Ended::StepLimit:
    return {Result::Interrupted};
  case Ended::Exit:
    return {Result::Exited, O.Operands[0]};
  case Ended::NoMemory:
    return {M.hasStackOverflow() ? Result::StackOverflow : Result::NoMemory};
  default:
    // With -fcheck-overflow, handlers do not take an overflow.
    return {Result::Overflow, 0, "integer overflow: " + overflowText(O),
            llvm::SMLoc::getFromPointer(O.Location)};
  }
}

namespace {

/// Reads the interpreter's values.
class InterpretedValues final : public ValueReader {
public:
  InterpretedValues(const Code &TheCode, TypeContext &Types)
      : TheCode(TheCode), Types(Types) {}

  static uint64_t bits(Value V) { return llvm::bit_cast<uint64_t>(V); }

  int32_t integer(uint64_t V) const override { return value(V).Int; }
  StringRef string(uint64_t V) const override { return bytesOf(value(V)); }
  const Constructor &constructor(uint64_t V, const Type &Ty) const override {
    const uint32_t Number = value(V).Object[DataNumber].Int;
    if (Ty.isData())
      return *Ty.definition()->Constructors[Number];
    if (Number < std::size(runtime::Exceptions))
      return Types.Constructors.predefined(
          static_cast<runtime::Exception>(Number));
    return *TheCode.Constructors.lookup(Number);
  }
  uint64_t part(uint64_t V, const Type &, const Constructor *X,
                unsigned Number) const override {
    const unsigned First = !X          ? 0
                           : X->Parent ? unsigned(DataArguments)
                                       : unsigned(ExceptionArguments);
    return bits(value(V).Object[First + Number]);
  }
  uint32_t length(uint64_t Array) const override {
    return value(Array).Object[0].Int;
  }
  uint64_t element(uint64_t Array, const Type &,
                   uint32_t Index) const override {
    return bits(value(Array).Object[1 + Index]);
  }

private:
  static Value value(uint64_t Bits) { return llvm::bit_cast<Value>(Bits); }

  const Code &TheCode;
  TypeContext &Types;
};

} // namespace

ValueTree Session::value(unsigned Cell, Type &Ty, TypeContext &Types) const {
  return valueTree(InterpretedValues(Impl->TheCode, Types),
                   InterpretedValues::bits(*Impl->TheMachine.Cells[Cell]), Ty,
                   Types);
}

ValueTree Session::exception(TypeContext &Types) const {
  return valueTree(InterpretedValues(Impl->TheCode, Types),
                   InterpretedValues::bits(Impl->TheMachine.exception()),
                   *Types.exception(), Types);
}

bool Session::isScalar(const Type &Ty) {
  switch (Ty.resolve()->kind()) {
  case Type::Kind::Unit:
  case Type::Kind::Bool:
  case Type::Kind::Int:
  case Type::Kind::Float:
  case Type::Kind::Char:
    return true;
  case Type::Kind::Data:
    return Ty.resolve()->definition()->isEnumeration();
  default:
    return false;
  }
}

void Session::setScalar(unsigned Cell, const Type &Ty, uint64_t Bits) {
  const Type &T = *Ty.resolve();
  Value V = intValue(int32_t(Bits));
  if (T.kind() == Type::Kind::Float)
    V.Float = llvm::bit_cast<double>(Bits);
  else if (T.isData())
    V = constantObject(*T.definition()->Constructors[Bits], Impl->TheCode);
  Impl->TheMachine.Cells[Cell] = V;
}

ast::Expression *Session::literal(unsigned Cell, Type &Ty,
                                  ast::ASTContext &Trees,
                                  llvm::SMRange Range) const {
  const Value V = *Impl->TheMachine.Cells[Cell];
  Type &T = *Ty.resolve();
  ast::Expression *E = nullptr;
  switch (T.kind()) {
  case Type::Kind::Unit:
    E = Trees.make<ast::UnitLiteral>(Range);
    break;
  case Type::Kind::Bool:
    E = Trees.make<ast::BoolLiteral>(Range, V.Int != 0);
    break;
  case Type::Kind::Char:
    E = Trees.make<ast::CharacterLiteral>(Range, uint8_t(V.Int));
    break;
  case Type::Kind::Float:
    E = Trees.make<ast::FloatLiteral>(Range, V.Float);
    break;
  case Type::Kind::Data: {
    const Constructor &X =
        *T.definition()->Constructors[V.Object[DataNumber].Int];
    if (!X.isConstant())
      return nullptr;
    auto *C = Trees.make<ast::Construct>(
        Range, X.Name, Range, llvm::MutableArrayRef<ast::Expression *>());
    C->Constructor = &X;
    E = C;
    break;
  }
  case Type::Kind::Int:
    E = Trees.make<ast::IntLiteral>(Range, V.Int);
    break;
  default:
    return nullptr;
  }
  E->Ty = &T;
  return E;
}

std::optional<std::string> Session::readLine() {
  Input &From = Impl->TheConsole.input();
  if (From.isAtEnd())
    return std::nullopt;
  std::string Line;
  for (int Byte = 0; Byte != '\n' && (Byte = From.readByte()) >= 0;)
    Line += char(Byte);
  return Line;
}
