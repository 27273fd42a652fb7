//===- ProgramGenerator.h - Generates one program ---------------*- C++ -*-===//
//
// One class, because everything may contain everything: expressions contain
// functions, whose blocks contain loops, whose bodies contain expressions. Its
// methods are *makers*, which make what several constructs contain (expressions
// of a type, definitions of functions, blocks, loops), and *constructs*, the
// methods that the rows of Constructs.def name and that makers choose among.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_PROGRAMGENERATOR_H
#define MINCAML_LIB_GENERATOR_PROGRAMGENERATOR_H

#include "Types.h"
#include "mincaml/Generator/Generator.h"
#include "llvm/ADT/STLExtras.h"
#include <bitset>
#include <initializer_list>
#include <variant>

namespace mincaml::generator {

using ast::Expression;
using llvm::ArrayRef;
using llvm::SaveAndRestore;
using llvm::StringRef;
using Kind = ValueType::Kind;
using NameList = llvm::SmallVector<StringRef, 8>;
using ExpressionList = llvm::SmallVector<Expression *, 8>;

//===- Building trees --------------------------------------------------------===//

using Operator = ast::BinaryOperator;

constexpr Operator Comparisons[] = {
    Operator::Equal,   Operator::NotEqual,  Operator::Less,
    Operator::Greater, Operator::LessEqual, Operator::GreaterEqual};

/// An operand of a node: an expression, the name of a variable, or an int. The
/// builder makes the nodes of variables and ints.
using Operand = std::variant<ast::Expression *, llvm::StringRef, int32_t>;

/// Makes nodes without locations. Each node costs one step. A node must have
/// only one parent.
class TreeBuilder {
public:
  using Expression = ast::Expression;
  using Expressions = llvm::ArrayRef<Expression *>;

  TreeBuilder(ast::ASTContext &Context, Budget &Costs)
      : Context(Context), Costs(Costs) {}

  /// The approximate number of lines of the printed tree. Callers add 1 for an
  /// expression that is on a line of its own.
  unsigned Lines = 0;

  /// Makes a node of any class. The arguments are those of its constructor,
  /// after the location.
  template <typename Node, typename... Arguments>
  Expression *make(Arguments &&...As) {
    Costs.meter().spend({1, 0});
    return Context.make<Node>(llvm::SMRange(), std::forward<Arguments>(As)...);
  }

  Expression *node(const Operand &O) {
    if (const auto *Name = std::get_if<llvm::StringRef>(&O))
      return variable(*Name);
    if (const auto *Value = std::get_if<int32_t>(&O))
      return integer(*Value);
    return std::get<Expression *>(O);
  }
  Expression *unit() { return make<ast::UnitLiteral>(); }
  Expression *boolean(bool V) { return make<ast::BoolLiteral>(V); }
  Expression *integer(int32_t V) { return make<ast::IntLiteral>(V); }
  Expression *floating(double V) { return make<ast::FloatLiteral>(V); }
  Expression *variable(llvm::StringRef Name) {
    return make<ast::VariableReference>(Context.intern(Name));
  }
  Expression *negate(Expression *E) { return make<ast::Negate>(E); }
  Expression *floatNegate(Expression *E) { return make<ast::FloatNegate>(E); }
  Expression *binary(Operator O, Operand A, Operand B) {
    return make<ast::Binary>(O, llvm::SMLoc(), node(A), node(B));
  }
  Expression *add(Operand A, Operand B) { return binary(Operator::Add, A, B); }
  Expression *subtract(Operand A, Operand B) {
    return binary(Operator::Subtract, A, B);
  }
  /// Else may be null, for an `if` of type unit in the extended language.
  Expression *conditional(Operand C, Operand T, Operand E) {
    Lines += 2;
    return make<ast::If>(node(C), node(T), node(E));
  }
  Expression *call(Operand Callee, Expressions Arguments) {
    return make<ast::Apply>(node(Callee), Context.copy(Arguments));
  }
  Expression *call(Operand Callee, std::initializer_list<Operand> Arguments) {
    llvm::SmallVector<Expression *, 8> Nodes;
    for (const Operand &Argument : Arguments)
      Nodes.push_back(node(Argument));
    return call(Callee, Nodes);
  }
  Expression *tuple(Expressions Elements) {
    return make<ast::Tuple>(Context.copy(Elements));
  }
  Expression *arrayMake(Operand Size, Operand Initial) {
    return make<ast::ArrayMake>(node(Size), node(Initial));
  }
  Expression *get(Operand Array, Operand Index) {
    return make<ast::ArrayGet>(node(Array), node(Index));
  }
  Expression *put(Operand Array, Operand Index, Operand Value) {
    return make<ast::ArrayPut>(node(Array), node(Index), node(Value));
  }
  Expression *arrayLength(Operand Array) {
    return make<ast::ArrayLength>(node(Array));
  }
  Expression *sequence(Operand First, Operand Second) {
    return make<ast::Sequence>(node(First), node(Second));
  }
  /// The bodies of these definitions are null if they are added to a Block.
  Expression *let(llvm::StringRef Name, Operand Value,
                  Expression *Body = nullptr);
  Expression *letTuple(llvm::ArrayRef<llvm::StringRef> Names, Expression *Value,
                       Expression *Body = nullptr);
  /// Makes `fun x y -> e`.
  Expression *function(llvm::ArrayRef<llvm::StringRef> Parameters,
                       Expression *Body);
  /// Makes a definition of a function. A parameter named "" is `()`.
  Expression *letRec(llvm::StringRef Name,
                     llvm::ArrayRef<llvm::StringRef> Parameters,
                     Expression *FunctionBody, Expression *Body = nullptr);

private:
  ast::ASTContext &Context;
  Budget &Costs;
};

/// A sequence of definitions and effects, to which `finish` adds a last
/// expression. The definitions have a null body until then.
class Block {
public:
  void add(ast::Expression *DefinitionOrEffect) {
    Parts.push_back(DefinitionOrEffect);
  }
  /// Combines the last Count definitions, which must define functions, into one
  /// definition `let rec ... and ...`.
  void joinFunctions(size_t Count, ast::ASTContext &Context);
  /// Returns the block as a `fun`. It must consist of one definition of a
  /// function.
  ast::Expression *asValue(TreeBuilder &Build) const;
  /// Returns the block with Last as its last expression.
  ast::Expression *finish(Operand Last, TreeBuilder &Build) const;

private:
  std::vector<ast::Expression *> Parts;
};

//===- Programs --------------------------------------------------------------===//

/// The helper functions that programs may use, in the order of their
/// definitions.
enum class Helper : unsigned {
  Checksum, ///< an array, not a function
  Mix,
  Split,
  Normalise,
  MixFloat,
  NoteInt,
  NoteFloat,
  NoteBool,
  MixInts,
  MixFloats,
  Wrap,
  Clamp,
  Limit,
  Coarse,
  TickInt,
  TickFloat,
  ShowInt,
  Hide,
  Clip,
  Part,
  NoteString,
};
constexpr unsigned NumHelpers = unsigned(Helper::NoteString) + 1;

/// The helper functions that a program uses.
class Prelude {
public:
  static StringRef name(Helper H);
  /// The largest cost of a call.
  static Cost callCost(Helper H);

  /// Adds the helpers that the program refers to.
  void useNamesIn(const ast::Expression *Program);
  /// Adds the definitions of all helpers in use to a block.
  void define(Block &B, ast::ASTContext &Context) const;

private:
  void use(Helper H);

  std::bitset<NumHelpers> Used;
};

/// A counted loop: the values of its counter, and the variables that it works
/// with.
struct LoopShape {
  /// The counter is From, From + Step, ... as long as it is less than To or, if
  /// Step is negative, greater than To.
  int32_t From = 0;
  int32_t To = 0;
  int32_t Step = 1;
  /// If not empty, a variable that contains the bound, which is at most To.
  StringRef Bound;
  TypeList Accumulators;
  /// The initial values of the accumulators; `addLoop` chooses them if this is
  /// empty.
  ExpressionList Initial;
  /// The variables outside of the loop that it uses: captured or passed as
  /// parameters.
  llvm::SmallVector<Variable, 4> Uses;

  int32_t trips() const {
    int32_t Distance = Step > 0 ? To - From : From - To;
    int32_t Stride = std::abs(Step);
    return Distance <= 0 ? 0 : (Distance + Stride - 1) / Stride;
  }
};

/// The body of a loop while it is being made.
struct LoopBody {
  StringRef Counter;
  NameList Accumulators;
  /// The names of LoopShape::Uses.
  NameList Uses;
  /// The statements of an iteration.
  Block Statements;
  /// The values of the accumulators in the next iteration, to be filled in.
  ExpressionList Next;
  /// If set, a condition on which the loop ends early.
  Expression *Exit = nullptr;
};

class ProgramGenerator {
public:
  ProgramGenerator(const GeneratorOptions &Options, ast::ASTContext &Context);
  GeneratedTree run();

private:
  /// The constructs of a group of Constructs.def. A method returns false or
  /// null if it cannot make its construct here.
  template <typename Result, typename... Arguments> struct Choices {
    using Method = Result (ProgramGenerator::*)(Arguments...);
    std::vector<unsigned> Weights;
    std::vector<std::pair<Construct, Method>> Constructs;

    void add(unsigned Weight, Construct C, Method M) {
      Weights.push_back(Weight);
      Constructs.push_back({C, M});
    }
    /// Chooses a construct and tries to make it.
    Result make(ProgramGenerator &G, Arguments... As) const {
      auto [C, M] = Constructs[G.R.weighted(Weights)];
      Result Made = (G.*M)(As...);
      if (Made)
        G.Used.set(unsigned(C));
      return Made;
    }
  };

  const GeneratorOptions &Options;
  ast::ASTContext &Context;
  Random R;
  TypeTable Table;
  const ValueType *const Unit = Table.scalar(Kind::Unit);
  const ValueType *const Bool = Table.scalar(Kind::Bool);
  const ValueType *const Int = Table.scalar(Kind::Int);
  const ValueType *const Float = Table.scalar(Kind::Float);
  const ValueType *const Char = Table.scalar(Kind::Char);
  const ValueType *const String = Table.scalar(Kind::String);
  ProgramTypes Types;
  ExceptionTable Exceptions;
  Budget Costs;
  TreeBuilder Build{Context, Costs};
  Scope InScope{R};
  /// Whether expressions may have effects. False in operands if the program
  /// must not depend on the order of their evaluation.
  bool EffectsAllowed = true;
  /// The exceptions that an expression may raise here, because enclosing code
  /// or a caller handles them.
  ExceptionSet Raisable = 0;
  /// Whether the cases of a handler that `guard` adds are being made.
  bool IsGuarding = false;
  /// The number of blocks around the statement being made.
  unsigned BlockDepth = 0;
  unsigned NameCounter = 0;
  ConstructSet Used;
  /// The failure that was made, if any.
  std::optional<ExpectedFailure> Failure;

  /// The constructs that make expressions of each kind of type.
  Choices<Expression *, const ValueType *, unsigned> Expressions[NumKinds];
  Choices<bool, Block &> Statements, Functions, Loops, FailureContexts;
  Choices<Expression *> Failures;

#define EXPRESSION(Identifier, Method, Name, Weight, Types, Description)       \
  Expression *Method(const ValueType *T, unsigned Depth);
#define STATEMENT(Identifier, Method, Name, Weight, Description)               \
  bool Method(Block &B);
#define FUNCTION(Identifier, Method, Name, Weight, Description)                \
  bool Method(Block &B);
#define LOOP(Identifier, Method, Name, Weight, Description)                    \
  bool Method(Block &B);
#define FAILURE(Identifier, Method, Name, Weight, Description)                 \
  Expression *Method();
#define FAILURE_CONTEXT(Identifier, Method, Name, Weight, Description)         \
  bool Method(Block &B);
#include "mincaml/Generator/Constructs.def"

  //===- The program ------------------------------------------------------===//

  /// Outputs some of the values that are still in scope, so that their
  /// computation is not dead.
  void outputAtEnd(Block &B);
  Meter &meter() { return Costs.meter(); }
  bool extended() const { return !Options.Language.Strict; }
  /// Returns true with the probability of a PERCENTAGE of Constructs.def.
  bool chance(Construct C);
  /// Returns an unused name or, if MayShadow, sometimes that of a variable that
  /// may be shadowed.
  StringRef newName(StringRef Prefix, bool MayShadow = false);
  /// A new name that suits a value of the type.
  StringRef newName(const ValueType *T, bool MayShadow = false);
  /// Binds a variable of which only the type is known.
  void bind(StringRef Name, const ValueType *T) { InScope.bind({Name, T}); }
  /// Whether an expression of this cost can be afforded here and, if it has an
  /// effect, effects are allowed.
  bool permits(Cost C, bool IsPure) {
    return meter().affords(C) && (IsPure || EffectsAllowed);
  }
  /// Whether one of these exceptions may be raised here. If so, records that
  /// the code being made may raise them.
  bool mayRaise(ExceptionSet Raised);
  /// A random depth for an expression.
  unsigned someDepth();
  /// A number of iterations that can be afforded, up to \p Most; 0 if none can.
  int32_t affordableTrips(int32_t Most);
  /// An int expression without effects, from whose text the value cannot be
  /// seen.
  Expression *opaque(int32_t Value);
  /// A literal or, with the probability `opaque` of Constructs.def, an opaque
  /// expression.
  Expression *maybeOpaque(int32_t Value);
  /// Makes a call of a helper function.
  Expression *help(Helper H, std::initializer_list<Operand> Arguments);

  //===- Expressions ------------------------------------------------------===//

  Expression *expression(const ValueType *T, unsigned Depth);
  /// Makes an operand, argument or component. OCaml evaluates these in another
  /// order, so that it has no effect if the program must not depend on the
  /// order.
  Expression *operand(const ValueType *T, unsigned Depth);
  /// Makes the simplest expression of a type, or uses a variable.
  Expression *simplest(const ValueType *T);
  /// Makes an index for an array of this length, which must not be 0.
  Expression *index(uint32_t Length);
  Expression *makeArray(const ValueType *T, Expression *Initial);
  /// Makes a value of the type that depends on both values or, for compound
  /// types, on one of them.
  Expression *combine(const ValueType *T, Operand A, Operand B);
  /// A small constant of a scalar type.
  Expression *literal(const ValueType *T);
  Expression *edgeFloat();
  /// Chooses a type whose values can be compared at a cost that can be
  /// afforded.
  const ValueType *comparedType();
  /// Makes two values of the type, which are often equal.
  std::pair<Expression *, Expression *> comparedOperands(const ValueType *T,
                                                         unsigned Depth);
  /// Makes a string that a longer one may contain.
  Expression *shortString(unsigned Depth);
  /// Makes a call of a Printf function with a format and arguments for its
  /// conversions.
  Expression *formatCall(StringRef Function, unsigned Depth);
  /// Adds a conversion to the format and returns its argument.
  Expression *formatConversion(std::string &Format, unsigned Depth);

  //===- Effects ----------------------------------------------------------===//

  /// Outputs a value: mixes it into the checksum and prints both. Returns null
  /// if the value cannot be printed or that would cost too much.
  Expression *output(const ValueType *T, Expression *Value);
  /// Outputs a variable. All elements of an array of numbers are mixed into the
  /// checksum; of another array, one element is output.
  void outputVariable(Block &B, StringRef Name, const ValueType *T);
  /// Mixes a number into the checksum.
  Expression *mix(const ValueType *T, Expression *Value);
  /// Returns an expression with the value of a number, whose evaluation has an
  /// effect that makes the order of evaluation visible.
  Expression *withEffect(const ValueType *T, Expression *Value);
  /// Makes an expression of type unit that has an effect, if possible.
  Expression *effect(unsigned Depth);

  //===- Calls ------------------------------------------------------------===//

  /// Makes arguments of the types of the parameters. The first one is in [0, \p
  /// Fuel] if \p Fuel is not negative.
  ExpressionList arguments(const ValueType *Function, unsigned Depth,
                           int32_t Fuel);
  /// Makes a call, written as `f x`, `x |> f` or `f @@ x`. The callee must have
  /// no effect.
  Expression *writeCall(Expression *Callee, ArrayRef<Expression *> Arguments);
  /// Makes a call of a value of a function type, with a handler if it needs
  /// one.
  Expression *apply(Expression *Callee, const ValueType *Function,
                    ExpressionList Arguments);
  /// Makes a call of a function whose definition is known, with a handler if it
  /// needs one.
  Expression *call(const Variable &F, unsigned Depth);
  /// Makes a call of a function value or of an element of an array of
  /// functions.
  Expression *callValue(const Variable &V, unsigned Depth);
  /// Makes a call in a branch that is never taken, which determines the types
  /// of the parameters.
  Expression *deadCall(const Variable &F);
  Expression *localPartialApplication(const ValueType *T, unsigned Depth);
  /// Makes a call with arguments for the first \p Types, sometimes written with
  /// an application operator. \p Callee must have no effect.
  Expression *applyPartially(Expression *Callee,
                             ArrayRef<const ValueType *> Types, unsigned Depth);
  /// Makes a function that the library calls \p Calls times. Returns null if
  /// that costs too much.
  Expression *passedFunction(ArrayRef<const ValueType *> Parameters,
                             const ValueType *Result, uint64_t Calls,
                             unsigned Depth);
  /// Returns an array in scope, with elements of this type if it is not null,
  /// or null.
  const Variable *someArray(const ValueType *Element = nullptr);

  //===- Exceptions -------------------------------------------------------===//

  struct HandlerCases;
  using Variables =
      llvm::SmallVector<std::pair<StringRef, const ValueType *>, 4>;
  /// Makes `try e with ...` of type \p T. \p Make makes e, which may raise
  /// anything. \p Depth is the depth of the expressions that the cases
  /// evaluate. The exceptions in \p Always have a case even if nothing raises
  /// them.
  Expression *handle(const ValueType *T, unsigned Depth,
                     llvm::function_ref<Expression *()> Make,
                     ExceptionSet Always = 0);
  /// Adds a handler to an expression that may raise \p Raises, if some of these
  /// exceptions must not be raised here.
  Expression *guard(Expression *E, const ValueType *T, ExceptionSet Raises);
  /// Makes `raise (E x)`. E must be one of Raisable.
  Expression *raise(unsigned E, unsigned Depth);
  /// Chooses an exception that may be raised here, preferably one that the
  /// program defines. There must be one.
  unsigned someRaisable();
  Expression *withCases(Expression *Body, ExceptionSet Raised,
                        const ValueType *T, unsigned Depth,
                        ExceptionSet Always = 0);
  void addCase(HandlerCases &Cs, unsigned E, const ValueType *T,
               unsigned Depth);
  void addLiteralCase(HandlerCases &Cs, unsigned E, const ValueType *T,
                      unsigned Depth);
  /// Adds a case for every exception. \p Rest are the exceptions that the other
  /// cases do not take.
  void addLastCase(HandlerCases &Cs, ExceptionSet Rest, const ValueType *T,
                   unsigned Depth);
  /// Makes a pattern. Its named variables come into scope and are added to \p
  /// Bound.
  ast::Pattern pattern(ArrayRef<const ValueType *> Types, Variables &Bound);
  ast::Pattern pattern(const ValueType *T, Variables &Bound);
  ast::Pattern constructPattern(StringRef Name, const ast::Pattern *Argument);
  /// An index that may be out of bounds.
  Expression *possiblyFailingIndex(uint32_t Length, unsigned Depth);
  /// Adds a definition of the value or, if it is of type unit, the value
  /// itself.
  void addValue(Block &B, const ValueType *T, Expression *Value);
  /// Makes `if e then raise ... else e`.
  Expression *raiseSometimes(const ValueType *T, unsigned E);
  /// Defines a recursive function with a handler of E around each recursive
  /// call. With a probability of \p Raising percent it may raise E at the end
  /// of the recursion, and with half of that before.
  std::optional<Variable> recursionThatHandles(Block &B, const ValueType *T,
                                               unsigned E, unsigned Raising);
  /// Makes a loop that raises E under a condition, followed by a value.
  Expression *loopToRaise(const ValueType *T, unsigned E);

  //===- Functions --------------------------------------------------------===//

  /// Adds a definition and returns the variable, which is not bound yet. \p
  /// Make makes the body, given the parameters. The first parameter is in [0,
  /// \p Fuel] if \p Fuel is not negative. The body raises only exceptions of \p
  /// MayRaise.
  Variable
  defineFunction(Block &B, StringRef Name,
                 ArrayRef<const ValueType *> Parameters,
                 const ValueType *Result, Cost Limit,
                 llvm::function_ref<Expression *(ArrayRef<StringRef>)> Make,
                 int32_t Fuel = -1, ExceptionSet MayRaise = 0);
  NameList newParameters(ArrayRef<const ValueType *> Parameters);
  /// The exceptions that the body of a function may raise: all with the
  /// probability `raising` of Constructs.def, otherwise none.
  ExceptionSet someRaises();
  /// The cost limit of a function that is called a few times.
  Cost callLimit();
  /// A condition that is equivalent to `Fuel <= 0` if Fuel is not negative.
  Expression *outOfFuel(StringRef Fuel);
  /// The fuel for a recursive call.
  Expression *lessFuel(StringRef Fuel);
  /// Returns the body of a function that may never be called, with added uses
  /// of the parameters whose types it does not determine.
  Expression *fixParameterTypes(ArrayRef<StringRef> Parameters,
                                ArrayRef<const ValueType *> ParameterTypes,
                                Expression *Body);
  /// Makes a value of exactly this type that uses no variable in scope.
  Expression *exampleOfType(const ValueType *T);
  /// Makes a value of type \p Result (an int, a float, or a tuple of both) that
  /// depends on the position of each parameter.
  Expression *digest(ArrayRef<StringRef> Names,
                     ArrayRef<const ValueType *> Parameters,
                     const ValueType *Result);
  /// Makes arguments from the parameters in other positions: some exchanged,
  /// duplicated, dropped or changed.
  ExpressionList permutation(ArrayRef<StringRef> Names,
                             ArrayRef<const ValueType *> Parameters);

  struct Group;
  struct GroupMember;
  Group makeGroup(int32_t Fuel, bool HasOneType);
  Variable defineGroup(Block &B, const Group &G, Cost Limit);
  Expression *groupBody(const Group &G, ArrayRef<StringRef> Given);
  Expression *groupCallee(const Group &G, const GroupMember *&Called);

  struct Closure;
  /// Chooses the type of a value that functions pass on, often a tuple of an
  /// int and a float.
  const ValueType *typeOfPassedValue();
  /// Makes a closure with a parameter of type \p Key. \p Make makes its body.
  Closure passingClosure(const ValueType *Key, const ValueType *Result,
                         llvm::function_ref<Expression *()> Make);
  /// Returns the variable, or a conditional with the variable in at least one
  /// branch.
  Expression *passOn(StringRef Name, const ValueType *T);
  /// Adds code that uses a value that was passed on: binds it or its
  /// components, and may note them. Returns an expression of type \p Result
  /// that may depend on it.
  Expression *usePassedValue(Block &Body, const ValueType *T, Expression *Value,
                             const ValueType *Result);
  /// Calls the function a few times.
  void callRepeatedly(Block &B, const Variable &F);

  //===- Blocks -----------------------------------------------------------===//

  /// Adds one statement.
  void statement(Block &B);
  /// Adds up to \p Count statements.
  void fill(Block &B, unsigned Count);
  /// Makes a block of up to \p Count statements and a value.
  Expression *block(const ValueType *T, unsigned Count, unsigned Depth);
  /// Adds a definition, binds the variable and sometimes outputs its value.
  StringRef define(Block &B, const ValueType *T, Expression *Value,
                   bool MayShadow = false);
  /// Adds `let (x, y) = Value` and binds the names.
  NameList destructure(Block &B, const ValueType *T, Expression *Value);
  /// Binds a function that was just defined, calls it and outputs the result. If
  /// a run would cost too much, the call is in a branch that is never taken and
  /// only determines the types of the parameters.
  void defineAndCall(Block &B, const Variable &F);
  /// Does the same for a recursive function. A call of it makes at most \p Calls
  /// calls. Returns true.
  bool callRecursion(Block &B, Variable F, int32_t Fuel, uint64_t Calls);
  Expression *nestedIf(const ValueType *T, unsigned Levels);

  //===- Loops ------------------------------------------------------------===//

  /// Chooses a loop of up to Most iterations. It has none if that cannot be
  /// afforded.
  LoopShape countedLoop(int32_t Most);
  /// Chooses a loop over some or all elements of an array of this length,
  /// except the first MarginLow and the last MarginHigh ones. It has no
  /// iterations if that cannot be afforded.
  LoopShape loopOverElements(uint32_t Length, int32_t MarginLow = 0,
                             int32_t MarginHigh = 0);
  /// Adds the loop and its call. Make fills in the body. Returns true.
  bool addLoop(Block &B, const LoopShape &Shape,
               llvm::function_ref<void(LoopBody &)> Make);
  /// Makes a read of the element at Counter + Offset.
  Expression *element(StringRef Array, StringRef Counter, int32_t Offset = 0);

  struct LoopParameter;
  /// Returns the length of an array that the loop uses, if that is the bound of
  /// the loop, or null. \p Names are the names of the uses.
  Expression *lengthAsBound(const LoopShape &Shape, ArrayRef<StringRef> Names);
  /// Defines a variable with the bound of the loop and returns its name. The
  /// name is empty if the bound is to be written where it is needed.
  StringRef nameBound(Block &B, const LoopShape &Shape);
  /// Binds the variables that the body can use. Adds parameters for those that
  /// the loop does not capture.
  void enterLoop(const LoopShape &Shape, LoopBody &Body, bool IsCaptured,
                 llvm::SmallVectorImpl<LoopParameter> &Parameters);
  /// Makes the body of the function: the test, the iteration with the call for
  /// the next one, and the result.
  Expression *loopFunction(const LoopShape &Shape, const LoopBody &Body,
                           StringRef Name, StringRef Bound,
                           ArrayRef<LoopParameter> Parameters);
  /// Makes a test that holds if the loop continues or, if IsExitTest is set, if
  /// it ends.
  Expression *loopTest(const LoopShape &Shape, StringRef Counter,
                       Expression *Bound, bool &IsExitTest);
  /// Adds the call that runs the loop, and outputs its results.
  void runLoop(Block &B, const LoopShape &Shape, Expression *Call,
               bool HasEffect);

  struct Reference;
  /// Makes a `for` or `while` loop that assigns to references.
  bool referenceLoop(Block &B, bool IsWhile);
  Reference defineReference(Block &B, const ValueType *Content,
                            Expression *Initial);
  Expression *dereference(const Reference &To);
  Expression *assign(const Reference &To, Expression *Value);
  /// Makes an iteration: assignments, some of them in a handler, and perhaps an
  /// exception between them.
  Expression *assigningIteration(ArrayRef<Reference> References);
  Expression *assigningLoop(Block &B, ArrayRef<Reference> References,
                            int32_t Trips, bool IsWhile);

  //===- Run-time errors --------------------------------------------------===//

  /// Adds code that fails.
  void fail(Block &B);
  /// Makes an expression of type int whose evaluation ends the program with an
  /// error.
  Expression *failure() { return Failures.make(*this); }
  /// Records that this node will fail with this message.
  Expression *fails(Expression *Node, const llvm::Twine &Message);
  /// Records that this access to an array of this length will fail.
  Expression *failsBounds(Expression *Access, int32_t Index, uint32_t Length);
  /// Returns the value as a literal, a computation or a load from memory.
  Expression *hidden(int32_t Value);
  /// Makes an int expression with an effect that must be visible before the
  /// error.
  Expression *effectBefore();
  /// Returns the length of an int array and an expression for it.
  std::pair<uint32_t, Expression *> arrayToMiss();
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_PROGRAMGENERATOR_H
