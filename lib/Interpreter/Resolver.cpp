//===- Resolver.cpp - Translates the AST to instructions ------------------===//

#include "Resolver.h"
#include "CallContext.h"
#include "Externals.h"
#include "mincaml/Frontend/Desugar.h"
#include "mincaml/Frontend/Visitor.h"
#include "mincaml/Support/Diagnostics.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::SMLoc;
using llvm::StringRef;

using Resolution = ast::VariableReference::Resolution;

static bool isFloat(const ast::Expression &E) {
  return E.Ty->resolve()->isFloat();
}

static const ast::VariableReference *asExternal(const ast::Expression *E) {
  const auto *Reference = llvm::dyn_cast<ast::VariableReference>(E);
  return Reference && Reference->ResolvedTo != Resolution::Local ? Reference
                                                                 : nullptr;
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

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

/// An instruction whose failure is reported at Location.
static Instruction failingAt(Opcode Operation, SMLoc Location) {
  Instruction I = {Operation};
  I.Operand.Location = Location.getPointer();
  return I;
}

// The instructions of nodes with one operand.

static Instruction unaryOperation(const ast::Not &) { return {Opcode::Not}; }

static Instruction unaryOperation(const ast::Negate &E) {
  return {isFloat(E) ? Opcode::FloatNegate : Opcode::Negate};
}

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

//===----------------------------------------------------------------------===//
// Tasks
//===----------------------------------------------------------------------===//

bool Resolver::run(const ast::Expression &Program) {
  unsigned ErrorsBefore = Diagnostics.errors();
  Builder.openFunction(/*NumParameters=*/0);
  Builder.reserveLink();
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

Resolver::Need Resolver::resolve(Task &T) {
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

Resolver::Need Resolver::finish(const Task &T, const Instruction &I) {
  Builder.emit(I);
  if (T.IsTail)
    Builder.emitReturn();
  return {};
}

//===----------------------------------------------------------------------===//
// Variables, operators
//===----------------------------------------------------------------------===//

Resolver::Need Resolver::resolve(const ast::VariableReference &E, Task &T) {
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
  case Resolution::Builtin:
    break;
  case Resolution::ImplicitExternal:
  case Resolution::DeclaredExternal:
    reportExternal(E);
    return finish(T, constant(intValue(0)));
  }
  llvm_unreachable("desugaring leaves no builtin");
}

Resolver::Need Resolver::resolve(const ast::ExternalDefinition &E, Task &T) {
  return T.Stage++ ? Need{} : Need{E.Body, Relation::Result};
}

Resolver::Need Resolver::resolve(const ast::StringLiteral &E, Task &T) {
  std::vector<Value> &Object =
      Result.Strings.emplace_back(stringSize(E.Value.size()));
  writeString(Object.data(), E.Value);
  Value V = {};
  V.Object = Object.data();
  return finish(T, constant(V));
}

static Opcode strictOperator(const ast::Binary &E) {
  switch (E.Operator) {
  case ast::BinaryOperator::Divide:
    return Opcode::Divide;
  case ast::BinaryOperator::Remainder:
    return Opcode::Remainder;
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
  case ast::BinaryOperator::Concatenate:
  case ast::BinaryOperator::And:
  case ast::BinaryOperator::Or:
    break;
  }
  llvm_unreachable("not a strict operator");
}

/// `a && b` is `if a then b else false`, `a || b` is `if a then true else b`.
Resolver::Need Resolver::resolve(const ast::Binary &E, Task &T) {
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
  return finish(T, failingAt(strictOperator(E), E.OperatorLoc));
}

//===----------------------------------------------------------------------===//
// Conditionals, bindings
//===----------------------------------------------------------------------===//

/// Resolves the branches of a conditional, after its condition. A branch that
/// is null has the value Default.
Resolver::Need Resolver::resolveBranches(Task &T, const ast::Expression *Then,
                                         const ast::Expression *Else,
                                         int32_t Default) {
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

Resolver::Need Resolver::resolve(const ast::If &E, Task &T) {
  if (T.Stage == 0) {
    ++T.Stage;
    return {E.Condition};
  }
  return resolveBranches(T, E.Then, E.Else, /*Default=*/0);
}

Resolver::Need Resolver::resolve(const ast::Let &E, Task &T) {
  switch (T.Stage++) {
  case 0:
    return {E.Value};
  case 1: {
    Builder.emit({Opcode::Store, Builder.bind(E.Variable.Name)});
    return {E.Body, Relation::Result};
  }
  default:
    Builder.unbind(1);
    return {};
  }
}

Resolver::Need Resolver::resolve(const ast::LetRec &E, Task &T) {
  const ast::FunctionDefinition &Definition = *E.Function;
  size_t NumParameters = Definition.Parameters.size();
  switch (T.Stage++) {
  case 0:
    Builder.bind(Definition.Name.Name);
    Builder.openFunction(Definition);
    for (const ast::Binder &B : Definition.Parameters)
      Builder.bind(B.Name);
    Builder.reserveLink();
    return {Definition.Body, Relation::Body};
  case 1:
    Builder.unbind(NumParameters);
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
Resolver::Need Resolver::resolve(const ast::LetRecGroup &E, Task &T) {
  const uint32_t Size = E.Functions.size();
  const uint32_t Stage = T.Stage++;
  if (Stage > Size) {
    Builder.unbind(Size);
    return {};
  }
  if (Stage == 0)
    for (const ast::FunctionDefinition *F : E.Functions)
      Builder.bind(F->Name.Name);
  else
    Builder.unbind(E.Functions[Stage - 1]->Parameters.size());
  const uint32_t FirstSlot = Builder.youngestSlot() + 1 - Size;
  if (Stage > 0) {
    Builder.emit(makeClosure(Opcode::EmptyClosure, Builder.closeFunction()));
    Builder.emit({Opcode::Store, FirstSlot + Stage - 1});
  }
  if (Stage == Size) {
    for (uint32_t I = 0; I != Size; ++I)
      Builder.emit({Opcode::FillClosure, FirstSlot + I});
    return {E.Body, Relation::Result};
  }
  const ast::FunctionDefinition &F = *E.Functions[Stage];
  Builder.openFunction(F);
  for (const ast::Binder &B : F.Parameters)
    Builder.bind(B.Name);
  Builder.reserveLink();
  return {F.Body, Relation::Body};
}

Resolver::Need Resolver::resolve(const ast::LetTuple &E, Task &T) {
  switch (T.Stage++) {
  case 0:
    return {E.Value};
  case 1: {
    Instruction Unpack = {Opcode::Unpack, Builder.nextSlot()};
    Unpack.Operand.Count = E.Variables.size();
    for (const ast::Binder &B : E.Variables)
      Builder.bind(B.Name);
    Builder.emit(Unpack);
    return {E.Body, Relation::Result};
  }
  default:
    Builder.unbind(E.Variables.size());
    return {};
  }
}

Resolver::Need Resolver::resolve(const ast::Sequence &E, Task &T) {
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

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

Resolver::Need Resolver::resolve(const ast::Apply &E, Task &T) {
  const ast::VariableReference *External = asExternal(E.Callee);
  if (External && T.Stage == 0) {
    // The callee is an external and is not evaluated.
    ++T.Stage;
    if (External->ResolvedTo != Resolution::RuntimeExternal)
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
    if (T.IsTail)
      Builder.emitReturn();
    return {};
  }
  uint32_t NumArguments = E.Arguments.size();
  if (!T.IsTail)
    return finish(T, {Opcode::Call, NumArguments});
  Instruction TailCall = {Opcode::TailCall, NumArguments};
  TailCall.Operand.Count = Builder.numParameters();
  Builder.emit(TailCall);
  return {};
}

void Resolver::reportExternal(const ast::VariableReference &E) {
  if (Reported.insert(E.Name).second)
    Diagnostics.report(
        E.Range, DiagnosticID::CannotInterpret, ast::sourceName(E.Name),
        E.External ? E.External->Symbol : runtime::SymbolPrefix + E.Name);
}

//===----------------------------------------------------------------------===//
// Tuples, arrays
//===----------------------------------------------------------------------===//

Resolver::Need Resolver::resolve(const ast::Tuple &E, Task &T) {
  uint32_t Stage = T.Stage++;
  if (Stage < E.Elements.size())
    return {E.Elements[Stage]};
  return finish(T, {Opcode::MakeTuple, uint32_t(E.Elements.size())});
}

Resolver::Need Resolver::resolve(const ast::ArrayMake &E, Task &T) {
  switch (T.Stage++) {
  case 0:
    return {E.Size};
  case 1:
    return {E.Initial};
  default:
    return finish(T, failingAt(Opcode::MakeArray, E.Range.Start));
  }
}

Resolver::Need Resolver::resolve(const ast::ArrayGet &E, Task &T) {
  switch (T.Stage++) {
  case 0:
    return {E.Array};
  case 1:
    return {E.Index};
  default:
    return finish(T,
                  failingAt(E.IsString ? Opcode::StringGet : Opcode::ArrayGet,
                            E.Range.Start));
  }
}

Resolver::Need Resolver::resolve(const ast::ArrayPut &E, Task &T) {
  switch (T.Stage++) {
  case 0:
    return {E.Array};
  case 1:
    return {E.Index};
  case 2:
    return {E.Value};
  default:
    return finish(T, failingAt(Opcode::ArrayPut, E.Range.Start));
  }
}

//===----------------------------------------------------------------------===//
// Exceptions and handlers
//===----------------------------------------------------------------------===//

Resolver::Need Resolver::resolve(const ast::ExceptionDefinition &E, Task &T) {
  return T.Stage++ ? Need{} : Need{E.Body, Relation::Result};
}

Resolver::Need Resolver::resolve(const ast::MakeException &E, Task &T) {
  if (E.Argument && T.Stage++ == 0)
    return {E.Argument};
  uint32_t Number = E.Constructor->Number;
  Result.Constructors[Number] = E.Constructor;
  if (E.Argument) {
    Instruction Make = {Opcode::MakeException, 1};
    Make.Operand.Count = Number;
    return finish(T, Make);
  }
  std::vector<Value> &Object = Result.Strings.emplace_back(ExceptionSize);
  Object[ExceptionNumber].Int = Number;
  Instruction I = {Opcode::Constant};
  I.Operand.Constant.Object = Object.data();
  return finish(T, I);
}

/// Emits the test for a case and the binding of its variables. Returns the jump
/// over the case, unless it is the last one.
static uint32_t beginCase(CodeBuilder &Builder, const ast::HandlerCase &Case,
                          bool IsLast, uint32_t Slot) {
  uint32_t Over = 0;
  if (!IsLast) {
    Builder.emit({Opcode::Local, Slot});
    Instruction Test = {Opcode::IsException};
    Test.Operand.Count = Case.Constructor->Number;
    Builder.emit(Test);
    Over = Builder.emit({Opcode::Branch});
  }
  if (!Case.hasPattern())
    return Over;
  Builder.emit({Opcode::Local, Slot});
  if (!IsLast)
    Builder.emit({Opcode::Payload});
  if (!Case.Argument.isTuple()) {
    Builder.emit({Opcode::Store, Builder.bind(Case.Argument.Variable.Name)});
    return Over;
  }
  Instruction Unpack = {Opcode::Unpack, Builder.nextSlot()};
  Unpack.Operand.Count = Case.Argument.Elements.size();
  for (const ast::Pattern &Element : Case.Argument.Elements)
    Builder.bind(Element.Variable.Name);
  Builder.emit(Unpack);
  return Over;
}

Resolver::Need Resolver::resolve(const ast::Try &E, Task &T) {
  uint32_t Stage = T.Stage++;
  if (Stage == 0) {
    // No variable of a program has this name.
    T.Slot = Builder.bind("");
    T.Base = CaseEnds.size();
    Instruction Push = {Opcode::PushHandler};
    Push.Operand.Count = T.Slot;
    T.Pending = Builder.emit(Push);
    return {E.Body};
  }
  const size_t Size = E.Cases.size();
  if (Stage == 1) {
    Builder.emit({Opcode::PopHandler});
    if (T.IsTail)
      Builder.emitReturn();
  } else if (const ast::HandlerCase &Case = E.Cases[Stage - 2];
             Case.hasPattern()) {
    Builder.unbind(Case.Argument.isTuple() ? Case.Argument.Elements.size() : 1);
  }
  if (Stage <= Size) {
    // The next instructions belong to the first or the next case of the
    // handler.
    if (!T.IsTail)
      CaseEnds.push_back(Builder.emit({Opcode::Jump}));
    Builder.setTarget(T.Pending);
    T.Pending = beginCase(Builder, E.Cases[Stage - 1], Stage == Size, T.Slot);
    return {E.Handlers[Stage - 1], Relation::Result};
  }
  Builder.unbind(1);
  for (; CaseEnds.size() > T.Base; CaseEnds.pop_back())
    Builder.setTarget(CaseEnds.back());
  return {};
}
