//===- ProgramGenerator.h - Makes one program -------------------*- C++ -*-===//
//
// The state of the generator and its methods by theme, each theme a source
// file. The rows of Constructs.def name the methods that make constructs; this
// class declares them from there.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_PROGRAMGENERATOR_H
#define MINCAML_LIB_GENERATOR_PROGRAMGENERATOR_H

#include "Prelude.h"
#include "Scope.h"
#include "TreeBuilder.h"
#include "TypeTable.h"
#include "mincaml/Generator/Generator.h"
#include "mincaml/Support/Random.h"

namespace mincaml::generator {

using ast::Expression;
using llvm::ArrayRef;
using llvm::StringRef;
using Kind = ValueType::Kind;
using Types = llvm::SmallVector<const ValueType *, 8>;
using Names = llvm::SmallVector<StringRef, 8>;
using Expressions = llvm::SmallVector<Expression *, 8>;

/// A counted loop: which values its counter has and what it works with.
struct LoopShape {
  /// The counter is From, From + Step, ... as long as it is before To, that is
  /// less, or greater if Step is negative.
  int32_t From = 0;
  int32_t To = 0;
  int32_t Step = 1;
  /// If not empty, a variable that has the bound, and is To at most.
  StringRef Bound;
  Types Accumulators;
  /// Their values at first; any, if there are none here.
  Expressions Initial;
  /// Variables outside that it uses: captured or passed to it.
  llvm::SmallVector<Variable, 4> Uses;

  int32_t trips() const;
};

/// The body of a loop while it is being made.
struct LoopBody {
  StringRef Counter;
  Names Accumulators;
  /// The names of LoopShape::Uses.
  Names Uses;
  /// What is done in each iteration.
  Block Statements;
  /// The accumulators for the next iteration, to be filled in.
  Expressions Next;
  /// If set, the loop ends where this holds.
  Expression *Exit = nullptr;
};

/// A parameter of the function that is the loop: its name, its value at first
/// and for the next iteration.
struct LoopParameter {
  StringRef Name;
  Expression *First;
  Expression *Next;
};

class ProgramGenerator {
public:
  ProgramGenerator(const GeneratorOptions &Options, ast::ASTContext &Context);
  GeneratedTree run();

private:
  using ExpressionMethod = Expression *(ProgramGenerator::*)(const ValueType *,
                                                             unsigned);
  using BlockMethod = bool (ProgramGenerator::*)(Block &);
  using FailureMethod = Expression *(ProgramGenerator::*)();
  /// The constructs of a group.
  template <typename Method> struct Choices {
    std::vector<unsigned> Weights;
    std::vector<Method> Methods;
    std::vector<Construct> Constructs;
    void add(unsigned Weight, Method M, Construct C) {
      Weights.push_back(Weight);
      Methods.push_back(M);
      Constructs.push_back(C);
    }
  };
  /// Calls a method of the group. A result that is true counts as use of the
  /// construct.
  template <typename Method, typename... Arguments>
  auto make(const Choices<Method> &Group, Arguments &&...As) {
    size_t I = R.weighted(Group.Weights);
    auto Result = (this->*Group.Methods[I])(std::forward<Arguments>(As)...);
    if (Result)
      Used.set(unsigned(Group.Constructs[I]));
    return Result;
  }

  /// Variables bound while one of these lives go out of scope with it.
  class ScopeGuard {
  public:
    explicit ScopeGuard(ProgramGenerator &G) : G(G), Mark(G.InScope.mark()) {}
    ~ScopeGuard() { G.InScope.leave(Mark); }

  private:
    ProgramGenerator &G;
    size_t Mark;
  };

  /// Sets a member for as long as it lives.
  template <typename Value> class Restore {
  public:
    Restore(Value &V, Value New) : V(V), Old(std::exchange(V, New)) {}
    ~Restore() { V = Old; }

  private:
    Value &V;
    Value Old;
  };

  //===- ProgramGenerator.cpp: the program as a whole ---------------------===//

  void chooseTypes();
  const ValueType *randomType(unsigned Depth);
  /// A type among those that the program has chosen.
  const ValueType *someType();
  const ValueType *someScalar();
  const ValueType *someNumber();
  uint32_t someLength();
  unsigned someDepth();
  bool knob(Construct C) { return R.percent(std::min(W[C], 100u)); }
  bool extended() const { return !Options.Language.Strict; }

  /// A name that nothing has, or that hides a variable that may be hidden.
  StringRef newName(StringRef Prefix, bool MayHide = false);
  StringRef newName(const ValueType *T, bool MayHide = false);
  /// Binds a variable that nothing else is known of.
  void bind(StringRef Name, const ValueType *T);
  const Variable *pickOfType(const ValueType *T);
  /// An array of numbers with at least MinLength elements; of Element if given.
  const Variable *pickArray(uint32_t MinLength,
                            const ValueType *Element = nullptr);

  Meter &meter() { return *TheMeter; }
  /// Runs Make with a meter of its own and returns that meter.
  Meter measure(Cost Limit, llvm::function_ref<void()> Make);
  /// Runs Make, which may spend Share at most of what is left.
  void limited(Cost Share, llvm::function_ref<void()> Make);

  void noteAtEnd(Block &B);
  Expression *help(Helper H, ArrayRef<Expression *> Arguments);

  //===- Expressions.cpp, Numbers.cpp, Values.cpp -------------------------===//

  Expression *expression(const ValueType *T, unsigned Depth);
  /// An expression beside others that are evaluated in an order that OCaml
  /// does not share: without effects if the program must not depend on it.
  Expression *operand(const ValueType *T, unsigned Depth);
  /// The simplest expression of a type, or a variable.
  Expression *leaf(const ValueType *T);
  Expression *literal(const ValueType *T);
  int32_t edgeInteger();
  Expression *edgeFloat();
  /// An index of an array of this length, which must not be 0.
  Expression *index(uint32_t Length);
  /// Another expression of that type, if there is a call to make.
  Expression *callOf(const Variable &F, unsigned Depth);
  Expression *callValueOf(const Variable &F, unsigned Depth);
  Expressions arguments(const ValueType *Function, unsigned Depth,
                        int32_t Fuel);
  /// Whether what costs C can be done here, and may have its effect.
  bool permits(Cost C, bool IsPure);
  Expression *functionValue(const ValueType *T, unsigned Depth);
  Expression *makeArray(const ValueType *T, Expression *Initial);
  /// A value of the type that depends on both values, or, for compound types,
  /// one of them.
  Expression *combine(const ValueType *T, Expression *A, Expression *B);

  //===- Witnesses.cpp ----------------------------------------------------===//

  /// The body of a function that may never be called, with uses of those
  /// parameters whose types it leaves open.
  Expression *decideTypes(ArrayRef<StringRef> Parameters,
                          ArrayRef<const ValueType *> ParameterTypes,
                          Expression *Body);
  Expression *witness(const ValueType *T);

  //===- Effects.cpp: what shows ------------------------------------------===//

  /// Mixes a value into the checksum and prints it. Null: this value cannot be
  /// shown, or would cost too much.
  Expression *note(const ValueType *T, Expression *Value);
  void noteVariable(Block &B, StringRef Name, const ValueType *T);
  /// Mixes a number into the checksum.
  Expression *mix(const ValueType *T, Expression *Value);
  Expression *effect(unsigned Depth);
  Expression *tick(const ValueType *T, Expression *Value);

  //===- Statements.cpp, Blocks.cpp ---------------------------------------===//

  void fill(Block &B, unsigned Statements);
  void statement(Block &B);
  /// Some statements and a value.
  Expression *block(const ValueType *T, unsigned Statements, unsigned Depth);
  /// Adds a definition, binds the variable and perhaps notes its value.
  StringRef define(Block &B, const ValueType *T, Expression *Value,
                   bool MayHide = false);
  /// Adds `let (x, y) = Value` and binds the names.
  Names takeApart(Block &B, const ValueType *T, Expression *Value);
  Expression *deepIf(const ValueType *T, unsigned Levels);

  //===- Functions.cpp, Recursion.cpp -------------------------------------===//

  /// Adds a definition and returns the variable, which is not bound yet. Make
  /// returns the body, given the parameters. The first parameter is in
  /// [0, Fuel] if that is not negative.
  Variable
  defineFunction(Block &B, StringRef Name,
                 ArrayRef<const ValueType *> Parameters,
                 const ValueType *Result, Cost Limit,
                 llvm::function_ref<Expression *(ArrayRef<StringRef>)> Make,
                 int32_t Fuel = -1);
  Names newParameters(ArrayRef<const ValueType *> Types);
  /// Calls a function that was just defined and notes the result. What would
  /// cost too much is called where it is not run, so that its parameters have
  /// types.
  void demonstrate(Block &B, const Variable &F);
  Expression *deadCall(const Variable &F);
  Types parameterTypes(unsigned Most);
  /// What a function may cost that is called a few times.
  Cost callLimit();
  /// `Fuel <= 0` and the like.
  Expression *outOfFuel(StringRef Fuel);

  //===- Loops.cpp: what loops have in common -----------------------------===//

  /// How many iterations can be paid for, up to Most; 0 if none.
  int32_t affordableTrips(int32_t Most);
  /// A loop of up to Most iterations; of none if that cannot be paid for.
  LoopShape countedLoop(int32_t Most);
  /// A loop over some or all elements of an array of this length, MarginLow
  /// and MarginHigh away from its ends.
  LoopShape elementLoop(uint32_t Length, int32_t MarginLow = 0,
                        int32_t MarginHigh = 0);
  /// Makes the loop and runs it; Make fills in the body. Returns true.
  bool emitLoop(Block &B, const LoopShape &Shape,
                llvm::function_ref<void(LoopBody &)> Make);
  StringRef nameBound(Block &B, const LoopShape &Shape);
  void enterLoop(const LoopShape &Shape, LoopBody &Body, bool IsCaptured,
                 llvm::SmallVectorImpl<LoopParameter> &Parameters);
  Expression *loopFunction(const LoopShape &Shape, const LoopBody &Body,
                           StringRef Name, StringRef Bound,
                           ArrayRef<LoopParameter> Parameters);
  void runLoop(Block &B, const LoopShape &Shape, Expression *Call,
               bool HasEffect);
  Expression *loopTest(const LoopShape &Shape, StringRef Counter,
                       Expression *Bound, bool &IsExitTest);
  Expression *element(StringRef Array, StringRef Counter, int32_t Offset = 0);

  //===- Failures.cpp -----------------------------------------------------===//

  void fail(Block &B);
  Expression *failure();
  /// Says that this node will fail, and how.
  Expression *fails(Expression *Node, const llvm::Twine &Message);
  std::pair<uint32_t, Expression *> failingArray();
  Expression *hidden(int32_t Value);
  int32_t indexBelow();
  int32_t indexBeyond(uint32_t Length);
  Expression *effectBefore();

  //===- One method for each row of Constructs.def ------------------------===//

#define EXPRESSION(Method, Name, Weight, Types, Description)                   \
  Expression *expression##Method(const ValueType *T, unsigned Depth);
#define STATEMENT(Method, Name, Weight, Description)                           \
  bool statement##Method(Block &B);
#define FUNCTION(Method, Name, Weight, Description)                            \
  bool function##Method(Block &B);
#define LOOP(Method, Name, Weight, Description) bool loop##Method(Block &B);
#define FAILURE(Method, Name, Weight, Description)                             \
  Expression *failure##Method();
#define FAILURE_CONTEXT(Method, Name, Weight, Description)                     \
  bool failIn##Method(Block &B);
#include "mincaml/Generator/Constructs.def"

  //===- State ------------------------------------------------------------===//

  const GeneratorOptions &Options;
  const Weights &W;
  ast::ASTContext &Context;
  Random R;
  TypeTable Table;
  const ValueType *const Unit = Table.unit();
  const ValueType *const Bool = Table.boolean();
  const ValueType *const Int = Table.integer();
  const ValueType *const Float = Table.floating();
  TreeBuilder Build;
  Scope InScope;
  Meter *TheMeter = nullptr;
  /// False in operands, if the program must not depend on their order.
  bool EffectsAllowed = true;
  /// How many blocks are around the statement being made.
  unsigned BlockDepth = 0;
  unsigned NameCounter = 0;
  /// Compound types that values of this program have.
  Types Palette;
  std::optional<ExpectedFailure> Failure;
  ConstructSet Used;

  /// By type: the constructs that make expressions of it.
  Choices<ExpressionMethod> ExpressionChoices[7];
  Choices<BlockMethod> StatementChoices, FunctionChoices, LoopChoices,
      ContextChoices;
  Choices<FailureMethod> FailureChoices;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_PROGRAMGENERATOR_H
