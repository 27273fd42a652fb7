//===- Resolver.cpp - Translates the AST to instructions ------------------===//
//
// Translates a syntax tree to instructions in the order of evaluation, and
// replaces names by the locations of variables.
//
// The tree may be of any depth. An explicit stack of tasks replaces recursion:
// each task is an expression whose operands are being resolved.
//
//===----------------------------------------------------------------------===//

#include "Runtime.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <cassert>
#include <map>
#include <tuple>

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::SMLoc;
using llvm::StringRef;

using Resolution = ast::VariableReference::Resolution;

//===----------------------------------------------------------------------===//
// Functions and variables
//===----------------------------------------------------------------------===//

/// Returns the number of values by which an instruction makes the stack grow.
static int effect(const Instruction &I) {
  switch (I.Operation) {
#define INSTRUCTION(Name, Effect)                                              \
  case Opcode::Name:                                                           \
    return Effect;
#define VARIADIC(Name, Effect)                                                 \
  case Opcode::Name:                                                           \
    return Effect - static_cast<int>(I.Index);
#include "Instructions.def"
  }
  llvm_unreachable("covered switch");
}

namespace {

/// Collects the instructions of functions while their bodies are being
/// resolved. Knows the location of every variable in scope: a slot of the
/// frame, a captured variable of the running closure, or the running closure
/// itself. Closures are flat: a closure contains all variables from outside
/// that its function and the functions inside it need.
class CodeBuilder {
public:
  /// Emits the Halt instruction, to which Main returns.
  explicit CodeBuilder(Code &Result) : Result(Result) {
    if (!Result.Instructions.empty()) // Another phrase of a session.
      return;
    Result.Instructions.push_back({Opcode::Halt});
    Result.Origins.push_back(nullptr);
  }

  /// Begins a function inside the current one and binds its parameters. The
  /// name of its definition must be bound in the enclosing function.
  void openFunction(const ast::FunctionDefinition &Definition) {
    openFunction(Definition.Parameters.size());
    current().TheFunction->Definition = &Definition;
    current().Self = InScope.lookup(Definition.Name.Name);
    current().NextSlot = 0;
    for (const ast::Binder &B : Definition.Parameters)
      bind(B);
    // The slot of the link is after the parameters.
    ++current().NextSlot;
  }

  /// Begins a function that has no definition.
  void openFunction(uint32_t NumParameters) {
    OpenFunction &F = Functions.emplace_back();
    F.TheFunction = &Result.Functions.emplace_back();
    F.TheFunction->NumParameters = NumParameters;
    F.NextSlot = Function::linkSlot(NumParameters) + 1;
  }

  /// Ends the current function, with the scopes of its parameters, and returns
  /// it. The enclosing function becomes current again.
  const Function *closeFunction() {
    OpenFunction &Open = current();
    Function *F = Open.TheFunction;
    if (F->Definition)
      unbind(F->NumParameters);
    F->Entry = Result.Instructions.size();
    for (VariableScope &Scope : F->Variables) {
      Scope.Begin += F->Entry;
      Scope.End += F->Entry;
    }
    F->FirstOperand =
        std::max(Open.MaxSlots, Function::linkSlot(F->NumParameters) + 1);
    F->FrameSize = F->FirstOperand + Open.MaxDepth;
    llvm::append_range(Result.Instructions, Open.Instructions);
    llvm::append_range(Result.Origins, Open.Origins);
    Functions.pop_back();
    return F;
  }

  uint32_t numParameters() const {
    return Functions.back().TheFunction->NumParameters;
  }

  /// Sets the expression that the next instructions are part of.
  void setOrigin(const ast::Expression *E) { Origin = E; }

  /// Appends an instruction to the current function and returns its index
  /// there.
  uint32_t emit(const Instruction &I) {
    OpenFunction &F = current();
    F.Depth += effect(I);
    assert(F.Depth >= 0 && "an instruction pops more than there is");
    F.MaxDepth = std::max(F.MaxDepth, F.Depth);
    F.Instructions.push_back(I);
    F.Origins.push_back(Origin);
    return F.Instructions.size() - 1;
  }

  void emitReturn() { emit({Opcode::Return, numParameters()}); }

  /// Sets the target of a jump of the current function to the next instruction.
  void setTarget(uint32_t Jump) {
    std::vector<Instruction> &Instructions = current().Instructions;
    Instructions[Jump].Index = Instructions.size() - Jump - 1;
  }

  /// Begins the scope of a variable and returns its slot.
  uint32_t bind(const ast::Binder &B) { return bind(B.Name, &B); }

  /// Begins the scope of a variable that is not in the syntax tree.
  uint32_t bindTemporary() {
    // An empty name does not shadow a variable of the program.
    return bind("", nullptr);
  }

  /// Ends the scopes of the Count variables that were bound last.
  void unbind(size_t Count) {
    for (; Count; --Count) {
      const Variable &V = Variables.back();
      OpenFunction &F = Functions[V.Owner];
      InScope[V.Name] = V.Shadowed;
      F.TheFunction->Variables[V.Scope].End = F.Instructions.size();
      --F.NextSlot;
      Variables.pop_back();
    }
  }

  /// Return the slots of the variable that was bound last, and of the next
  /// variable.
  uint32_t youngestSlot() const { return Variables.back().Slot; }
  uint32_t nextSlot() const { return Functions.back().NextSlot; }

  /// Returns the location of the variable of this name in the current function.
  /// The functions between the current function and the one that binds the
  /// variable capture it.
  Capture locate(StringRef Name) {
    assert(InScope.contains(Name) && "inference has found it");
    VariableID V = InScope.lookup(Name);
    size_t Level = Functions.size() - 1;
    Capture Location;
    for (;; --Level) {
      const OpenFunction &F = Functions[Level];
      if (Variables[V].Owner == Level) {
        Location = {Opcode::Local, Variables[V].Slot, Variables[V].Binder};
        break;
      }
      if (F.Self == V) {
        Location = {Opcode::Self, 0, Variables[V].Binder};
        break;
      }
      auto I = F.Captured.find(V);
      if (I != F.Captured.end()) {
        Location = {Opcode::Captured, I->second, Variables[V].Binder};
        break;
      }
    }
    while (++Level != Functions.size()) {
      OpenFunction &F = Functions[Level];
      uint32_t Index = F.TheFunction->Captures.size();
      F.TheFunction->Captures.push_back(Location);
      F.Captured[V] = Index;
      Location = {Opcode::Captured, Index, Variables[V].Binder};
    }
    return Location;
  }

private:
  using VariableID = uint32_t;
  static constexpr VariableID NoVariable = ~VariableID(0);

  /// A variable in scope.
  struct Variable {
    StringRef Name;
    const ast::Binder *Binder;
    /// The index in Functions of the function that binds the variable.
    uint32_t Owner;
    uint32_t Slot;
    /// The index of its scope in the function.
    uint32_t Scope;
    /// The variable of the same name that this one shadows.
    VariableID Shadowed;
  };

  /// A function whose body is being resolved.
  struct OpenFunction {
    Function *TheFunction;
    VariableID Self = NoVariable;
    std::vector<Instruction> Instructions;
    std::vector<const ast::Expression *> Origins;
    llvm::DenseMap<VariableID, uint32_t> Captured;
    uint32_t NextSlot = 0;
    uint32_t MaxSlots = 0;
    int32_t Depth = 0;
    int32_t MaxDepth = 0;
  };
  OpenFunction &current() { return Functions.back(); }

  uint32_t bind(StringRef Name, const ast::Binder *Binder) {
    OpenFunction &F = current();
    std::vector<VariableScope> &Scopes = F.TheFunction->Variables;
    uint32_t Slot = F.NextSlot++;
    VariableID V = Variables.size();
    auto [Visible, IsNew] = InScope.try_emplace(Name, NoVariable);
    Variables.push_back({Name, Binder, uint32_t(Functions.size() - 1), Slot,
                         uint32_t(Scopes.size()), Visible->second});
    Scopes.push_back({Binder, Slot, uint32_t(F.Instructions.size())});
    Visible->second = V;
    F.MaxSlots = std::max(F.MaxSlots, F.NextSlot);
    return Slot;
  }

  Code &Result;
  const ast::Expression *Origin = nullptr;
  std::deque<OpenFunction> Functions;
  std::vector<Variable> Variables;
  llvm::DenseMap<StringRef, VariableID> InScope;
};

} // namespace

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

static bool isFloat(const ast::Expression &E) {
  return E.Ty->resolve()->isFloat();
}

static const ast::VariableReference *asExternal(const ast::Expression *E) {
  const auto *Reference = llvm::dyn_cast<ast::VariableReference>(E);
  return Reference && Reference->ResolvedTo != Resolution::Local &&
                 Reference->ResolvedTo != Resolution::Stored
             ? Reference
             : nullptr;
}

static Value literalValue(const ast::UnitLiteral &) { return intValue(0); }

static Value literalValue(const ast::BoolLiteral &E) {
  return intValue(E.Value);
}

static Value literalValue(const ast::IntLiteral &E) {
  return intValue(E.Value);
}

static Value literalValue(const ast::CharacterLiteral &E) {
  return intValue(E.Value);
}

static Value literalValue(const ast::FloatLiteral &E) {
  Value V;
  V.Float = E.Value;
  return V;
}

static Instruction constant(Value V) {
  Instruction I = {Opcode::Constant};
  I.Operand.Constant = V;
  return I;
}

static Instruction makeClosure(Opcode Operation, const Function *F) {
  Instruction I = {Operation};
  I.Operand.Callee = F;
  return I;
}

static Instruction counting(Opcode Operation, uint32_t Count,
                            uint32_t Index = 0) {
  Instruction I = {Operation, Index};
  I.Operand.Count = Count;
  return I;
}

/// Returns an instruction whose failure is reported at Location.
static Instruction failingAt(Opcode Operation, SMLoc Location) {
  Instruction I = {Operation};
  I.Operand.Location = Location.getPointer();
  return I;
}

// The functions below return the instructions of nodes with one operand.

static Instruction unaryOperation(const ast::Not &) { return {Opcode::Not}; }

static Instruction unaryOperation(const ast::FloatNegate &) {
  return {Opcode::FloatNegate};
}

static Instruction unaryOperation(const ast::ArrayLength &) {
  return {Opcode::ArrayLength};
}

static Instruction unaryOperation(const ast::Assert &E) {
  return failingAt(Opcode::Assert, E.Range.Start);
}

static Instruction unaryOperation(const ast::Raise &) {
  return {Opcode::Raise};
}

/// Returns the position of the first argument in the object of a constructor's
/// value.
static uint32_t firstArgument(const Constructor &X) {
  return X.Parent ? uint32_t(DataArguments) : uint32_t(ExceptionArguments);
}

static Instruction unaryOperation(const ast::GetField &E) {
  return {Opcode::GetField, firstArgument(*E.Constructor) + E.Index};
}

/// Returns the instruction that calls a runtime external with the arguments on
/// the stack.
static Instruction callExternal(StringRef Name, uint32_t NumArguments,
                                SMLoc Location) {
  if (ast::isArrayConstructor(Name))
    return failingAt(Opcode::MakeArray, Location);
  Instruction I = {Opcode::CallExternal, NumArguments};
  I.Operand.External = findExternal(Name);
  return I;
}

static runtime::OverflowOperator overflowOperator(const ast::Binary &E) {
  switch (E.Operator) {
#define MINCAML_OVERFLOW(Operator, Spelling)                                   \
  case ast::BinaryOperator::Operator:                                          \
    return runtime::OverflowOperator::Operator;
#include "mincaml/Support/RuntimeABI.def"
  default:
    llvm_unreachable("not an operator that overflows");
  }
}

static Opcode strictOperator(const ast::Binary &E) {
  switch (E.Operator) {
  case ast::BinaryOperator::Divide:
    return Opcode::Divide;
  case ast::BinaryOperator::Remainder:
    return Opcode::Remainder;
  case ast::BinaryOperator::Same:
    return Opcode::Same;
  case ast::BinaryOperator::NotSame:
    return Opcode::NotSame;
  case ast::BinaryOperator::ShiftLeft:
    return Opcode::ShiftLeft;
  case ast::BinaryOperator::ShiftRightLogical:
    return Opcode::ShiftRightLogical;
  case ast::BinaryOperator::ShiftRightArithmetic:
    return Opcode::ShiftRightArithmetic;
#define INSTRUCTION(Name, Effect)
#define INT_ARITHMETIC(Name, Operator)                                         \
  case ast::BinaryOperator::Name:                                              \
    return Opcode::Name;
#define FLOAT_ARITHMETIC(Name, Operator) INT_ARITHMETIC(Name, Operator)
#define COMPARISON(Name, Operator)                                             \
  case ast::BinaryOperator::Name:                                              \
    return isFloat(*E.Left) ? Opcode::Float##Name : Opcode::Int##Name;
#include "Instructions.def"
  case ast::BinaryOperator::Power:
  case ast::BinaryOperator::Pipe:
  case ast::BinaryOperator::ApplyTo:
  case ast::BinaryOperator::Cons:
  case ast::BinaryOperator::Concatenate:
  case ast::BinaryOperator::And:
  case ast::BinaryOperator::Or:
    break;
  }
  llvm_unreachable("not a strict operator");
}

/// Returns the instruction whose value is a string literal. A function that is
/// translated several times, such as for several phrases of a session, has one
/// object for each of its literals.
static Instruction stringConstant(Code &Result, StringRef Bytes, SMLoc Start) {
  auto [Known, IsNew] =
      Result.Literals.try_emplace({Start.getPointer(), Bytes.str()});
  if (IsNew) {
    std::vector<Value> &Object =
        Result.Objects.emplace_back(stringSize(Bytes.size()));
    writeString(Object.data(), Bytes);
    Known->second.Object = Object.data();
  }
  return constant(Known->second);
}

Value interpreter::constantObject(const Constructor &X, Code &Result) {
  auto [Known, IsNew] =
      Result.ConstantObjects.try_emplace({X.Parent == nullptr, X.Number});
  if (IsNew) {
    std::vector<Value> &Object = Result.Objects.emplace_back(firstArgument(X));
    Object[DataNumber].Int = X.Number;
    Known->second.Object = Object.data();
  }
  return Known->second;
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {

/// The objects that a match destructures and that a guard can change. Their
/// parts are read once and kept for all cases, so that a guard does not
/// influence the cases after it.
class SharedParts {
public:
  explicit SharedParts(CodeBuilder &Builder) : Builder(Builder) {}

  struct Slots {
    /// The slot of the flag that tells whether the parts have been read.
    uint32_t Flag = 0;
    uint32_t First = 0;
  };

  /// The position of a part in the matched value. For each object on the way to
  /// the part, it contains the constructor, the number of parts, and the index
  /// of the part.
  using Path = std::vector<std::tuple<const Constructor *, size_t, size_t>>;

  /// Reserves slots for the objects that P destructures.
  void reserve(const ast::Pattern &P) {
    Path Here;
    reserve(P, Here);
  }

  /// Returns the slots for the object that P destructures, or null.
  const Slots *find(const ast::Pattern &P, const Path &Here) const {
    if (Known.empty())
      return nullptr;
    auto I = Known.find(keyOf(P, Here));
    return I == Known.end() ? nullptr : &I->second;
  }

  /// Returns the number of reserved slots.
  uint32_t size() const { return Size; }

private:
  static bool isMutable(const ast::Pattern &P) {
    if (P.Elements.empty())
      return false;
    return P.is(ast::Pattern::Kind::Array) ||
           (P.is(ast::Pattern::Kind::Construct) &&
            llvm::any_of(P.TheConstructor->Fields,
                         [](const Field &F) { return F.IsMutable; }));
  }

  static Path keyOf(const ast::Pattern &P, Path Here) {
    Here.push_back({P.TheConstructor, P.Elements.size(), P.Elements.size()});
    return Here;
  }

  void reserve(const ast::Pattern &P, Path &Here) {
    if (isMutable(P)) {
      auto [I, IsNew] = Known.try_emplace(keyOf(P, Here));
      if (IsNew) {
        I->second.Flag = bind();
        I->second.First = Builder.nextSlot();
        for (size_t N = 0; N != P.Elements.size(); ++N)
          bind();
        Builder.emit(constant(intValue(0)));
        Builder.emit({Opcode::Store, I->second.Flag});
      }
    }
    for (size_t N = 0; N != P.Elements.size(); ++N) {
      if (P.is(ast::Pattern::Kind::Or)) {
        reserve(P.Elements[N], Here);
        continue;
      }
      Here.push_back({P.TheConstructor, P.Elements.size(), N});
      reserve(P.Elements[N], Here);
      Here.pop_back();
    }
  }

  uint32_t bind() {
    ++Size;
    return Builder.bindTemporary();
  }

  CodeBuilder &Builder;
  std::map<Path, Slots> Known;
  uint32_t Size = 0;
};

/// Emits the tests that a value must pass to match a pattern. Unlike in the
/// decision trees of compiled code, the tests are in the order in which the
/// pattern is written.
class PatternEmitter {
public:
  /// Jumps to the code for values that do not match the pattern are appended to
  /// Failures.
  PatternEmitter(Code &Result, CodeBuilder &Builder, const SharedParts &Shared,
                 std::vector<uint32_t> &Failures)
      : Result(Result), Builder(Builder), Shared(Shared), Failures(Failures) {}

  /// Binds the variables of P. Emits code that sets them if the value in Slot
  /// matches.
  void emit(const ast::Pattern &P, uint32_t Slot) {
    for (const ast::Binder *B : ast::boundVariables(P)) {
      ++NumBound;
      Builder.bind(*B);
    }
    test(P, Slot);
  }

  /// Returns the number of variables that have been bound.
  uint32_t numBound() const { return NumBound; }

private:
  void failUnless(const Instruction &Test) {
    Builder.emit(Test);
    Failures.push_back(Builder.emit({Opcode::Branch}));
  }

  // The recursion is bounded: LanguageOptions::NestingLimit also limits
  // patterns.
  void test(const ast::Pattern &P, uint32_t Slot) {
    if (P.Variable.Name != "_") {
      Builder.emit({Opcode::Local, Slot});
      Builder.emit({Opcode::Store, Builder.locate(P.Variable.Name).Index});
    }
    switch (P.TheKind) {
    case ast::Pattern::Kind::Variable:
      return;
    case ast::Pattern::Kind::Literal:
      compare(Slot, P.Literal,
              P.Last ? Opcode::IntGreaterEqual : Opcode::IntEqual);
      if (P.Last)
        compare(Slot, P.Last, Opcode::IntLessEqual);
      return;
    case ast::Pattern::Kind::Construct:
      Builder.emit({Opcode::Local, Slot});
      failUnless(counting(Opcode::HasConstructor, P.TheConstructor->Number));
      testParts(P, Slot, firstArgument(*P.TheConstructor));
      return;
    case ast::Pattern::Kind::Tuple:
      testParts(P, Slot, /*FirstPart=*/0);
      return;
    case ast::Pattern::Kind::Array:
      Builder.emit({Opcode::Local, Slot});
      Builder.emit({Opcode::ArrayLength});
      Builder.emit(constant(intValue(int32_t(P.Elements.size()))));
      failUnless({Opcode::IntEqual});
      // In an array, the elements follow the length.
      testParts(P, Slot, /*FirstPart=*/1);
      return;
    case ast::Pattern::Kind::Or:
      testAlternatives(P, Slot);
      return;
    case ast::Pattern::Kind::Record:
      break;
    }
    llvm_unreachable("inference turns patterns of records into constructors");
  }

  void compare(uint32_t Slot, const ast::Expression *Literal, Opcode IntTest) {
    Builder.emit({Opcode::Local, Slot});
    if (const auto *S = llvm::dyn_cast<ast::StringLiteral>(Literal)) {
      Builder.emit(stringConstant(Result, S->Value, S->Range.Start));
      failUnless(callExternal("String.equal", 2, Literal->Range.Start));
      return;
    }
    ast::dispatch(*Literal, [&](const auto &Node) {
      if constexpr (requires { literalValue(Node); })
        Builder.emit(constant(literalValue(Node)));
    });
    failUnless({isFloat(*Literal) ? Opcode::FloatEqual : IntTest});
  }

  void testParts(const ast::Pattern &P, uint32_t Slot, uint32_t FirstPart) {
    if (P.Elements.empty())
      return;
    uint32_t First = readParts(P, Slot, FirstPart);
    for (size_t I = 0; I != P.Elements.size(); ++I) {
      Here.push_back({P.TheConstructor, P.Elements.size(), I});
      test(P.Elements[I], First + I);
      Here.pop_back();
    }
  }

  /// Emits code that reads the parts of the object in Slot, and returns the
  /// slot of the first part.
  uint32_t readParts(const ast::Pattern &P, uint32_t Slot, uint32_t FirstPart) {
    auto Unpack = [&](uint32_t First) {
      Builder.emit({Opcode::Local, Slot});
      if (FirstPart)
        Builder.emit({Opcode::Arguments, FirstPart});
      Builder.emit(counting(Opcode::Unpack, P.Elements.size(), First));
    };
    if (const SharedParts::Slots *Known = Shared.find(P, Here)) {
      Builder.emit({Opcode::Local, Known->Flag});
      uint32_t IfUnread = Builder.emit({Opcode::Branch});
      uint32_t IfRead = Builder.emit({Opcode::Skip});
      Builder.setTarget(IfUnread);
      Unpack(Known->First);
      Builder.emit(constant(intValue(1)));
      Builder.emit({Opcode::Store, Known->Flag});
      Builder.setTarget(IfRead);
      return Known->First;
    }
    uint32_t First = Builder.nextSlot();
    for (size_t I = 0; I != P.Elements.size(); ++I) {
      ++NumBound;
      Builder.bindTemporary();
    }
    Unpack(First);
    return First;
  }

  void testAlternatives(const ast::Pattern &P, uint32_t Slot) {
    std::vector<uint32_t> Successes;
    for (const ast::Pattern &Alternative : P.Elements) {
      size_t Base = Failures.size();
      test(Alternative, Slot);
      if (&Alternative == &P.Elements.back())
        break;
      Successes.push_back(Builder.emit({Opcode::Skip}));
      for (; Failures.size() > Base; Failures.pop_back())
        Builder.setTarget(Failures.back());
    }
    for (uint32_t Jump : Successes)
      Builder.setTarget(Jump);
  }

  Code &Result;
  CodeBuilder &Builder;
  const SharedParts &Shared;
  std::vector<uint32_t> &Failures;
  SharedParts::Path Here;
  uint32_t NumBound = 0;
};

} // namespace

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

namespace {

class Resolver {
public:
  Resolver(Code &Result, DiagnosticEngine &Diagnostics)
      : Result(Result), Builder(Result), Diagnostics(Diagnostics) {}

  /// Returns false if errors were reported.
  bool run(const ast::Expression &Program) {
    unsigned ErrorsBefore = Diagnostics.errors();
    Builder.openFunction(/*NumParameters=*/0);
    Tasks.push_back({&Program, /*IsTail=*/true});
    while (!Tasks.empty()) {
      Builder.setOrigin(Tasks.back().Node);
      Need N = resolve(Tasks.back());
      if (!N.Subexpression) {
        Tasks.pop_back();
        continue;
      }
      bool IsTail = N.To == Relation::Body ||
                    (N.To == Relation::Result && Tasks.back().IsTail);
      Tasks.push_back({N.Subexpression, IsTail});
    }
    Result.Main = Builder.closeFunction();
    return Diagnostics.errors() == ErrorsBefore;
  }

private:
  struct Task {
    const ast::Expression *Node;
    /// Whether the expression is in tail position: its value is then the result
    /// of the function.
    bool IsTail;
    /// The number of times that the task has been resumed.
    uint32_t Stage = 0;
    /// The jump whose target is set when the task is resumed.
    uint32_t Pending = 0;
    /// These members are for matches: the slot of the matched value or the
    /// exception, the size of CaseEnds at the start of the match, the size of
    /// Failures at the start of the current case, and the number of variables
    /// that this case has bound.
    uint32_t Slot = 0;
    uint32_t EndsBase = 0;
    uint32_t FailuresBase = 0;
    uint32_t NumBound = 0;
  };

  /// The relation of an expression to the expression that contains it.
  enum class Relation : uint8_t {
    Operand,
    Result, ///< both have the same value
    Body,   ///< the body of a function
  };

  /// The subexpression that must be resolved before a task is resumed; null if
  /// the task is done.
  struct Need {
    const ast::Expression *Subexpression = nullptr;
    Relation To = Relation::Operand;
  };

  Need resolve(Task &T) {
    return ast::dispatch(*T.Node, [&](const auto &Node) -> Need {
      if constexpr (requires { literalValue(Node); }) {
        return finish(T, constant(literalValue(Node)));
      } else if constexpr (requires { unaryOperation(Node); }) {
        if (T.Stage++)
          return finish(T, unaryOperation(Node));
        const ast::Expression *Operand = nullptr;
        ast::forEachOperandField(
            Node, [&](ast::Expression *Field) { Operand = Field; });
        return {Operand};
      } else
        return resolve(Node, T);
    });
  }

  // There is one function for each class of node with several operands. Each of
  // them starts or resumes the task T.
  Need resolve(const ast::VariableReference &E, Task &T) {
    switch (E.ResolvedTo) {
    case Resolution::Local: {
      Capture Location = Builder.locate(E.Name);
      return finish(T, {Location.From, Location.Index});
    }
    case Resolution::RuntimeExternal: {
      // The value is the closure of a function that only calls the external.
      uint32_t NumParameters = E.Ty->resolve()->size();
      Builder.openFunction(NumParameters);
      for (uint32_t I = 0; I != NumParameters; ++I)
        Builder.emit({Opcode::Local, I});
      Builder.emit(callExternal(E.Name, NumParameters, E.Range.Start));
      Builder.emitReturn();
      return finish(T, makeClosure(Opcode::Closure, Builder.closeFunction()));
    }
    case Resolution::Stored:
      return finish(T, {Opcode::LoadCell, E.Cell});
    case Resolution::Builtin:
    case Resolution::StoreFunction: // It is only called.
      break;
    case Resolution::ImplicitExternal:
    case Resolution::DeclaredExternal:
      reportExternal(E);
      return finish(T, constant(intValue(0)));
    }
    llvm_unreachable("desugaring leaves no builtin");
  }

  Need resolve(const ast::StringLiteral &E, Task &T) {
    return finish(T, stringConstant(Result, E.Value, E.Range.Start));
  }

  Need resolve(const ast::Negate &E, Task &T) {
    if (T.Stage++ == 0)
      return {E.Operand};
    if (E.ChecksOverflow && !isFloat(E))
      checkOverflow(runtime::OverflowOperator::Subtract, E.Range.Start);
    return finish(T, {isFloat(E) ? Opcode::FloatNegate : Opcode::Negate});
  }

  /// `a && b` is `if a then b else false`, `a || b` is `if a then true else b`.
  Need resolve(const ast::Binary &E, Task &T) {
    if (T.Stage == 0) {
      ++T.Stage;
      return {E.Left};
    }
    if (ast::group(E.Operator) == ast::OperatorGroup::Logical) {
      bool IsAnd = E.Operator == ast::BinaryOperator::And;
      return resolveBranches(T, IsAnd ? E.Right : nullptr,
                             IsAnd ? nullptr : E.Right, /*Default=*/!IsAnd);
    }
    if (T.Stage++ == 1)
      return {E.Right};
    if (E.Operator == ast::BinaryOperator::Concatenate)
      return finish(T, callExternal("^", 2, E.OperatorLoc));
    if (E.ChecksOverflow)
      checkOverflow(overflowOperator(E), E.OperatorLoc);
    return finish(T, failingAt(strictOperator(E), E.OperatorLoc));
  }

  Need resolve(const ast::If &E, Task &T) {
    if (T.Stage == 0) {
      ++T.Stage;
      return {E.Condition};
    }
    return resolveBranches(T, E.Then, E.Else, /*Default=*/0);
  }

  Need resolve(const ast::Let &E, Task &T) {
    switch (T.Stage++) {
    case 0:
      return {E.Value};
    case 1: {
      Builder.emit({Opcode::Store, Builder.bind(E.Variable)});
      return {E.Body, Relation::Result};
    }
    default:
      Builder.unbind(1);
      return {};
    }
  }

  Need resolve(const ast::LetRec &E, Task &T) {
    switch (T.Stage++) {
    case 0:
      Builder.bind(E.Function->Name);
      Builder.openFunction(*E.Function);
      return {E.Function->Body, Relation::Body};
    case 1:
      Builder.emit(makeClosure(Opcode::Closure, Builder.closeFunction()));
      Builder.emit({Opcode::Store, Builder.youngestSlot()});
      return {E.Body, Relation::Result};
    default:
      Builder.unbind(1);
      return {};
    }
  }

  /// The closures are allocated first and filled afterwards, because each may
  /// capture the others.
  Need resolve(const ast::LetRecGroup &E, Task &T) {
    const uint32_t Size = E.Functions.size();
    const uint32_t Stage = T.Stage++;
    if (Stage > Size) {
      Builder.unbind(Size);
      return {};
    }
    if (Stage == 0)
      for (const ast::FunctionDefinition *F : E.Functions)
        Builder.bind(F->Name);
    else
      Builder.emit(makeClosure(Opcode::EmptyClosure, Builder.closeFunction()));
    const uint32_t FirstSlot = Builder.youngestSlot() + 1 - Size;
    if (Stage > 0)
      Builder.emit({Opcode::Store, FirstSlot + Stage - 1});
    if (Stage == Size) {
      for (uint32_t I = 0; I != Size; ++I)
        Builder.emit({Opcode::FillClosure, FirstSlot + I});
      return {E.Body, Relation::Result};
    }
    const ast::FunctionDefinition &F = *E.Functions[Stage];
    Builder.openFunction(F);
    return {F.Body, Relation::Body};
  }

  Need resolve(const ast::LetTuple &E, Task &T) {
    switch (T.Stage++) {
    case 0:
      return {E.Value};
    case 1: {
      Instruction Unpack =
          counting(Opcode::Unpack, E.Variables.size(), Builder.nextSlot());
      for (const ast::Binder &B : E.Variables)
        Builder.bind(B);
      Builder.emit(Unpack);
      return {E.Body, Relation::Result};
    }
    default:
      Builder.unbind(E.Variables.size());
      return {};
    }
  }

  Need resolve(const ast::Apply &E, Task &T) {
    const ast::VariableReference *External = asExternal(E.Callee);
    if (External && T.Stage == 0) {
      // The callee is an external and is not evaluated.
      ++T.Stage;
      if (External->ResolvedTo != Resolution::RuntimeExternal &&
          External->ResolvedTo != Resolution::StoreFunction)
        reportExternal(*External);
    }
    uint32_t Stage = T.Stage++;
    if (Stage == 0)
      return {E.Callee};
    if (Stage <= E.Arguments.size())
      return {E.Arguments[Stage - 1]};

    if (External) {
      if (External->ResolvedTo == Resolution::RuntimeExternal)
        return finish(
            T, callExternal(External->Name, E.Arguments.size(), E.Range.Start));
      if (External->ResolvedTo == Resolution::StoreFunction)
        return finish(T, {Opcode::StoreCell, External->Cell});
      if (T.IsTail)
        Builder.emitReturn();
      return {};
    }
    uint32_t NumArguments = E.Arguments.size();
    if (!T.IsTail)
      return finish(T, {Opcode::Call, NumArguments});
    Builder.emit(
        counting(Opcode::TailCall, Builder.numParameters(), NumArguments));
    return {};
  }

  Need resolve(const ast::Tuple &E, Task &T) {
    return resolveOperands(T, E.Elements,
                           {Opcode::MakeTuple, uint32_t(E.Elements.size())});
  }

  Need resolve(const ast::ArrayMake &E, Task &T) {
    return resolveOperands(T, {E.Size, E.Initial},
                           failingAt(Opcode::MakeArray, E.Range.Start));
  }

  Need resolve(const ast::ArrayGet &E, Task &T) {
    return resolveOperands(
        T, {E.Array, E.Index},
        failingAt(E.IsString ? Opcode::StringGet : Opcode::ArrayGet,
                  E.Range.Start));
  }

  Need resolve(const ast::ArrayPut &E, Task &T) {
    return resolveOperands(T, {E.Array, E.Index, E.Value},
                           failingAt(Opcode::ArrayPut, E.Range.Start));
  }

  Need resolve(const ast::Sequence &E, Task &T) {
    switch (T.Stage++) {
    case 0:
      return {E.First};
    case 1:
      Builder.emit({Opcode::Drop});
      return {E.Second, Relation::Result};
    default:
      return {};
    }
  }

  Need resolve(const ast::TypeDefinition &E, Task &T) {
    return T.Stage++ ? Need{} : Need{E.Body, Relation::Result};
  }

  Need resolve(const ast::ExceptionDefinition &E, Task &T) {
    return T.Stage++ ? Need{} : Need{E.Body, Relation::Result};
  }

  Need resolve(const ast::ExternalDefinition &E, Task &T) {
    return T.Stage++ ? Need{} : Need{E.Body, Relation::Result};
  }

  Need resolve(const ast::Construct &E, Task &T) {
    const Constructor &X = *E.Constructor;
    if (!X.Parent)
      Result.Constructors[X.Number] = &X;
    if (!E.Arguments.empty())
      return resolveOperands(
          T, E.Arguments,
          counting(X.Parent ? Opcode::MakeData : Opcode::Construct, X.Number,
                   E.Arguments.size()));
    return finish(T, constant(constantObject(X, Result)));
  }

  Need resolve(const ast::SetField &E, Task &T) {
    return resolveOperands(
        T, {E.Object, E.Value},
        {Opcode::SetField, firstArgument(*E.Constructor) + E.Index});
  }

  /// Appends the cases to Order in the order of their tests: first the cases
  /// for values, then those for exceptions. Returns the number of cases for
  /// values.
  static size_t orderCases(const ast::Match &E, std::vector<size_t> &Order) {
    for (bool OfExceptions : {false, true})
      for (size_t I = 0; I != E.Cases.size(); ++I)
        if (E.Cases[I].IsException == OfExceptions)
          Order.push_back(I);
    return llvm::count_if(
        E.Cases, [](const ast::MatchCase &Case) { return !Case.IsException; });
  }

  /// Stage 0 starts the evaluation of the scrutinee. Each case has two further
  /// stages: the first tests its pattern, and the second follows the evaluation
  /// of its guard.
  Need resolve(const ast::Match &E, Task &T) {
    std::vector<size_t> Order;
    const size_t NumValues = orderCases(E, Order);
    const bool HasHandler = NumValues != Order.size();
    if (T.Stage == 0) {
      ++T.Stage;
      T.Slot = Builder.bindTemporary();
      T.EndsBase = CaseEnds.size();
      T.FailuresBase = Failures.size();
      SharedParts &Shared = MatchParts.emplace_back(Builder);
      bool HasGuards = false;
      for (size_t I = 0; I != E.Cases.size(); ++I)
        HasGuards |= E.hasGuard(I);
      if (HasGuards)
        for (const ast::MatchCase &Case : E.Cases)
          Shared.reserve(Case.ThePattern);
      if (HasHandler)
        T.Pending = Builder.emit(counting(Opcode::PushHandler, T.Slot));
      return {E.Scrutinee};
    }
    const size_t Number = (T.Stage - 1) / 2;
    if (T.Stage % 2 == 0) {
      ++T.Stage;
      Failures.push_back(Builder.emit({Opcode::Branch}));
      return {E.Bodies[Order[Number]], Relation::Result};
    }
    if (Number == 0) {
      if (HasHandler)
        Builder.emit({Opcode::PopHandler});
      if (E.IsTry)
        endCase(T);
      else
        Builder.emit({Opcode::Store, T.Slot});
    } else {
      // In tail position, the body has already returned.
      if (!T.IsTail)
        endCase(T);
      beginNextCase(T);
    }
    if (Number == NumValues && !E.IsTry)
      failMatch(E, T, /*IsLast=*/!HasHandler);
    if (Number == NumValues && HasHandler)
      Builder.setTarget(T.Pending);
    if (Number == Order.size())
      return endMatch(T, HasHandler);

    const size_t Case = Order[Number];
    PatternEmitter Pattern(Result, Builder, MatchParts.back(), Failures);
    uint32_t First = Builder.nextSlot();
    Pattern.emit(E.Cases[Case].ThePattern, T.Slot);
    T.NumBound = Pattern.numBound();
    Builder.emit(counting(Opcode::Matched, Case, First));
    ++T.Stage;
    if (E.hasGuard(Case))
      return {E.Guards[Case]};
    ++T.Stage;
    return {E.Bodies[Case], Relation::Result};
  }

  /// Ends a case whose value is on the stack.
  void endCase(const Task &T) {
    if (T.IsTail)
      Builder.emitReturn();
    else
      CaseEnds.push_back(Builder.emit({Opcode::Jump}));
  }

  /// Makes the failed tests of the current case jump to the next instruction.
  void beginNextCase(Task &T) {
    Builder.unbind(std::exchange(T.NumBound, 0));
    for (; Failures.size() > T.FailuresBase; Failures.pop_back())
      Builder.setTarget(Failures.back());
  }

  /// Emits the code for a value that no case of a match matches.
  void failMatch(const ast::Match &E, const Task &T, bool IsLast) {
    const auto Number = uint32_t(runtime::Exception::Match_failure);
    Builder.emit(stringConstant(Result, E.Failure.FileName, E.Range.Start));
    Builder.emit(constant(intValue(E.Failure.Line)));
    Builder.emit(constant(intValue(E.Failure.Column)));
    Builder.emit(counting(Opcode::Construct, Number, 3));
    Builder.emit({Opcode::Raise});
    if (!IsLast)
      endCase(T);
    else if (T.IsTail)
      Builder.emitReturn();
  }

  /// Emits the end of a match: code that raises an exception again if no case
  /// matches it.
  Need endMatch(const Task &T, bool HasHandler) {
    if (HasHandler) {
      Builder.emit({Opcode::Local, T.Slot});
      Builder.emit({Opcode::Raise});
      if (T.IsTail)
        Builder.emitReturn();
    }
    Builder.unbind(1 + MatchParts.back().size());
    MatchParts.pop_back();
    for (; CaseEnds.size() > T.EndsBase; CaseEnds.pop_back())
      Builder.setTarget(CaseEnds.back());
    return {};
  }

  /// Resolves the branches of a conditional, after its condition. A null branch
  /// has the value Default.
  Need resolveBranches(Task &T, const ast::Expression *Then,
                       const ast::Expression *Else, int32_t Default) {
    switch (T.Stage++) {
    case 1:
      T.Pending = Builder.emit({Opcode::Branch});
      if (Then)
        return {Then, Relation::Result};
      finish(T, constant(intValue(Default)));
      ++T.Stage;
      [[fallthrough]];
    case 2: {
      // A branch in tail position ends with a return and needs no jump.
      uint32_t OverThen = T.Pending;
      if (!T.IsTail)
        T.Pending = Builder.emit({Opcode::Jump});
      Builder.setTarget(OverThen);
      if (Else)
        return {Else, Relation::Result};
      finish(T, constant(intValue(Default)));
      [[fallthrough]];
    }
    default:
      if (!T.IsTail)
        Builder.setTarget(T.Pending);
      return {};
    }
  }

  /// Resolves an operation on Operands, which are evaluated in this order.
  Need resolveOperands(Task &T,
                       llvm::ArrayRef<const ast::Expression *> Operands,
                       const Instruction &Operation) {
    uint32_t Stage = T.Stage++;
    return Stage < Operands.size() ? Need{Operands[Stage]}
                                   : finish(T, Operation);
  }

  /// Ends a task with the instruction that computes its value.
  Need finish(const Task &T, const Instruction &I) {
    Builder.emit(I);
    if (T.IsTail)
      Builder.emitReturn();
    return {};
  }

  void checkOverflow(runtime::OverflowOperator Operator, SMLoc Location) {
    Instruction I = failingAt(Opcode::CheckOverflow, Location);
    I.Index = uint32_t(Operator);
    Builder.emit(I);
  }

  void reportExternal(const ast::VariableReference &E) {
    if (Reported.insert(E.Name).second)
      Diagnostics.report(
          E.Range, DiagnosticID::CannotInterpret, ast::sourceName(E.Name),
          E.External ? E.External->Symbol : runtime::SymbolPrefix + E.Name);
  }

  Code &Result;
  CodeBuilder Builder;
  DiagnosticEngine &Diagnostics;
  std::vector<Task> Tasks;
  llvm::DenseSet<StringRef> Reported;
  /// The jumps from the ends of cases to the ends of the enclosing matches.
  std::vector<uint32_t> CaseEnds;
  /// The jumps that are taken if the current cases of the enclosing matches
  /// fail.
  std::vector<uint32_t> Failures;
  /// The shared parts of each enclosing match.
  std::vector<SharedParts> MatchParts;
};

} // namespace

bool mincaml::interpreter::resolve(const ast::Expression &Program, Code &Result,
                                   DiagnosticEngine &Diagnostics) {
  return Resolver(Result, Diagnostics).run(Program);
}
