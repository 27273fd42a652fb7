//===- ProgramGenerator.h - Generates a program -----------------*- C++ -*-===//
//
// The generator chooses data types and then statements, until the program is
// long enough. An expression is generated for a given type from the variables
// in scope. All code is text: a string for each expression, a Block for a
// sequence.
//
// While code is generated, its context records
//  - the cost of running it, times the iterations of the loops around it. Code
//    that costs more than the limit is not generated;
//  - the exceptions that something handles: others are not raised;
//  - whether it may have effects. Most operands of an expression have none,
//    because effects make the order of evaluation visible;
//  - how large a value may be, in nodes of recursive types, so that functions
//    over values and comparisons have bounded costs.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_PROGRAMGENERATOR_H
#define MINCAML_LIB_GENERATOR_PROGRAMGENERATOR_H

#include "Types.h"
#include "mincaml/Generator/Generator.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Twine.h"
#include <optional>

namespace mincaml::generator {

using Text = std::string;
using llvm::StringRef;
using llvm::Twine;

/// An upper bound on the cost of running code.
struct Cost {
  uint64_t Steps = 0;
  /// The number of lines of output.
  uint64_t Lines = 0;
};

/// The largest size of values, in nodes of recursive types. Results of
/// functions, elements and fields have at most the usual size, and some
/// variables the large one.
constexpr unsigned UsualSize = 12;
constexpr unsigned LargeSize = 30;

/// The label of a parameter.
struct Label {
  /// What a call writes before the argument: `~name:`, or `?name:` if the
  /// argument is an option; empty if the parameter has no label.
  Text Prefix;
  bool IsOptional = false;
};

/// A known function.
struct FunctionInfo {
  Text Name;
  std::vector<const Type *> Parameters;
  /// The labels of the parameters; empty if no parameter has one.
  std::vector<Label> Labels;
  const Type *Result = nullptr;
  Cost TheCost;
  bool HasEffects = false;
  ExceptionSet Raises = 0;
  /// If this is not 0, the first argument is an int that bounds the recursion.
  /// The argument must not be greater than this.
  unsigned Fuel = 0;
};

struct Variable {
  Text Name;
  const Type *Ty = nullptr;
  /// The function, if the variable is a known function. Ty is then null.
  const FunctionInfo *Function = nullptr;
  /// The largest size of its value.
  unsigned Size = 0;
  /// If this is not 0, the variable is an int in [0, Range).
  unsigned Range = 0;
  /// Whether a later variable has the same name.
  bool IsHidden = false;
  /// The index of the variable that this one shadows; -1 if there is none.
  int Hides = -1;
};

/// A sequence of definitions and effects.
class Block {
public:
  /// At the top level of a program, definitions are not connected by `in`.
  explicit Block(bool IsTop = false) : IsTop(IsTop) {}

  void let(const Twine &Pattern, const Twine &Value);
  /// Adds the definition of a function, such as "let rec f x =\n  body".
  void function(const Twine &Definition);
  void effect(const Twine &Expression);
  /// Returns the text of the block with a value at its end.
  Text finish(const Twine &Value);
  unsigned lines() const { return Lines; }
  bool isTop() const { return IsTop; }

private:
  bool IsTop;
  Text Content;
  unsigned Lines = 0;

  void add(const Twine &Line);
};

/// Returns the format with the texts in place of $0, $1, ..., and with the
/// texts as operands in place of #0, #1, ... Unlike the operands of `+`, the
/// elements of a list in braces are evaluated in order, so that a seed gives
/// the same program with every compiler.
Text filled(StringRef Format, llvm::ArrayRef<Text> Texts);
/// Returns the code with all lines indented by two columns.
Text indented(StringRef Code);
/// Returns the code as an operand or argument: in parentheses, unless it is a
/// name, a literal or the like.
Text atom(const Text &Code);
/// Returns a literal.
Text literal(int32_t Value);
Text floatLiteral(Random &R, bool AtEdge);

/// A pattern as a tree, which can be refined and then printed.
struct Pattern {
  enum Kind : uint8_t { Wildcard, Literal, Tuple, Array, Construct, Or };
  Kind TheKind = Wildcard;
  const Type *Ty = nullptr;
  unsigned Constructor = 0;
  Text Literals = {};
  std::vector<Pattern> Parts = {};
  /// The variable that is bound to the matched value; empty if there is none.
  Text Name = {};
};

class ProgramGenerator {
public:
  explicit ProgramGenerator(const GeneratorOptions &Options);

  GeneratedProgram run();

private:
  enum TypeSet : unsigned {
    Unit = 1 << Type::Unit,
    Bool = 1 << Type::Bool,
    Int = 1 << Type::Int,
    Float = 1 << Type::Float,
    Char = 1 << Type::Char,
    String = 1 << Type::String,
    Tuple = 1 << Type::Tuple,
    Array = 1 << Type::Array,
    Function = 1 << Type::Function,
    Data = 1 << Type::Data,
    Number = Int | Float,
    Scalar = Unit | Bool | Number | Char | String,
    Any = 0xffff,
    /// This bit marks a construct that is an extension of the language.
    Extended = 1 << 16,
    /// This bit marks a construct for whose operands visibleOrder may generate
    /// effects.
    Ordered = 1 << 17
  };

  /// A construct and the member function that generates it: one of Make and
  /// Add.
  struct Row {
    Construct TheConstruct;
    Group TheGroup;
    unsigned Types;
    Text (ProgramGenerator::*Make)(const Type *, unsigned) = nullptr;
    bool (ProgramGenerator::*Add)(Block &) = nullptr;
  };
  static const Row Rows[];

  /// The context that the head of this file describes.
  struct CodeContext {
    Cost Spent, Limit;
    uint64_t Factor = 1;
    bool HasEffects = true;
    ExceptionSet Handled = 0;
    /// The largest size that the generated value may have.
    unsigned Room = UsualSize;
    // These two members record what the code does.
    bool DoesEffects = false;
    ExceptionSet Raises = 0;
  };

  const GeneratorOptions &Options;
  Random R;
  Types T;
  CodeContext C;
  std::vector<Variable> Scope;
  std::deque<FunctionInfo> Infos;
  /// The type of the argument of each user exception, or null.
  std::vector<const Type *> ExceptionArguments;
  /// The types for whose values the program contains a mixing function.
  std::vector<const Type *> Mixed;
  /// The depth to which mixing functions traverse values.
  Text MixDepth = "5";
  unsigned NextName = 0;
  /// The first variable of the current pattern or list of parameters, whose
  /// variables must have different names.
  size_t GroupStart = SIZE_MAX;
  unsigned Nesting = 0;
  /// The approximate maximum number of expressions in a statement of the
  /// program. It is needed because the costs count only one branch of many.
  static constexpr unsigned MostExpressions = 160;
  unsigned Expressions = 0;
  std::optional<Text> FailureMessage;
  ConstructSet Used;
  /// The operands of an expression that visibleOrder generates.
  struct VisibleOperands {
    /// The number of operands that have a visible effect.
    unsigned Count = 0;
    /// The number that the effect of the first operand shows.
    int32_t FirstKey = 0;
    /// Whether the operands print, instead of changing the checksum.
    bool Prints = false;
    /// The type of the variable that operands alternately read and change, or
    /// null if they have other effects.
    const Type *Ty = nullptr;
    /// The value of the variable, and the format of an assignment to it.
    Text Value = {}, Assignment = {};
    bool AssignsNext = false;
  };
  /// Null except while visibleOrder generates such an expression.
  VisibleOperands *Visible = nullptr;

  // Choices.
  bool extended() const { return !Options.Language.Strict; }
  bool percent(Construct Percentage) {
    return R.percent(Options.TheWeights[Percentage]);
  }
  bool choose(Group G, unsigned Types, unsigned Tries,
              llvm::function_ref<bool(const Row &)> Try, unsigned Marks = 0);
  bool add(Group G, Block &B, unsigned Tries = 1);
  template <typename... Ts> Text oneOf(Ts... Choices) {
    const char *All[] = {Choices...};
    return All[R.below(sizeof...(Ts))];
  }

  // Costs.
  bool affords(Cost Wanted) const;
  bool affords(uint64_t Steps) const { return affords(Cost{Steps, 0}); }
  void charge(Cost Spent);
  void charge(uint64_t Steps) { charge(Cost{Steps, 0}); }
  /// Generates alternatives, of which a run executes only one.
  std::vector<Text> branches(unsigned Count,
                             llvm::function_ref<Text(unsigned)>);
  /// Returns a random number below Most, or below a multiple of Most if --steps
  /// is large.
  unsigned trips(unsigned Most);
  /// Returns the number of iterations for a loop whose body costs at least
  /// Steps. It is at most Most.
  uint64_t iterations(uint64_t Most, uint64_t Steps = 30);

  // Names and scope.
  Text name(StringRef Prefix);
  Variable &bind(const Text &Name, const Type *Ty, unsigned Size = UsualSize);
  Text bindNew(StringRef Prefix, const Type *Ty, unsigned Size = UsualSize);
  void leaveScope(size_t Size);
  Text bindTuple(const Type *Ty);
  Text scoped(llvm::function_ref<Text()> Make);
  /// Returns a random variable for which the condition holds, or null. The
  /// pointer is valid until another variable is bound.
  const Variable *pick(llvm::function_ref<bool(const Variable &)> Condition);
  const Variable *pick(const Type *Ty);
  const Variable *pickArray(const Type *Element, unsigned Length = 1);

  // Types.
  const Type *scalarType();
  const Type *numberType() { return R.coin() ? T.Int : T.Float; }
  const Type *anyType(unsigned Depth = 2, bool Functions = true);
  const Type *functionType(unsigned Depth);
  const Type *dataType(unsigned Depth);
  const Type *comparableType();

  // Expressions.
  Text expr(const Type *Ty, unsigned Depth);
  Text expr(const Type *Ty) { return expr(Ty, depth()); }
  Text arg(const Type *Ty, unsigned Depth) { return atom(operand(Ty, Depth)); }
  /// Generates an expression for one of several operands, often without
  /// effects.
  Text operand(const Type *Ty, unsigned Depth);
  Text visibleOperand(const Type *Ty, unsigned Depth);
  Text pure(const Type *Ty, unsigned Depth);
  Text simplest(const Type *Ty);
  Text opaque(int32_t Value);
  unsigned depth() { return percent(Construct::Deep) ? 5 : 3; }
  Text index(unsigned Length);
  /// Returns a statement that mixes a value into the checksum, or an empty
  /// text.
  Text mix(const Type *Ty, const Text &Value);
  Text note(const Type *Ty, const Text &Value);
  Text binary(const Type *Ty, const Text &Operator, unsigned Depth);
  Text compared(const Type *Ty, unsigned Depth);
  Text arguments(llvm::ArrayRef<const Type *> Parameters, unsigned Depth);
  Text labelledArguments(const FunctionInfo &F, size_t Count, unsigned Depth);
  Text inAnyOrder(llvm::ArrayRef<Text> Arguments);
  Text callText(const FunctionInfo &F, unsigned Depth);
  void chargeCall(const FunctionInfo &F, unsigned Times = 1);
  Text call(const FunctionInfo &F, unsigned Depth);
  ExceptionSet someExceptions();
  Exception someException();
  Text handlers(const Type *Ty, ExceptionSet Raised, unsigned Depth, bool Wild,
                StringRef Prefix);
  /// Generates a `try` around code that may raise some exceptions. If there are
  /// cases for the value of the code, generates a `match` instead.
  Text tried(const Type *Ty, ExceptionSet More, unsigned Depth,
             llvm::function_ref<Text()> Body,
             llvm::function_ref<Text()> ValueCases = nullptr);
  Text raise(Exception E, unsigned Depth);
  Text arithmetic(const Type *Ty, llvm::ArrayRef<Text> Operands);
  Text lambda(const Type *Ty, unsigned Depth);
  bool mayRaise(ExceptionSet S) const { return (S & ~C.Handled) == 0; }
  bool hasRoom(const Type *Ty) const {
    return !Ty->IsRecursive || C.Room >= UsualSize;
  }

  /// The types that a signature's type variables stand for.
  using Instance = std::array<const Type *, 3>;
  bool matchSignature(StringRef &S, const Type *Ty, Instance &Variables);
  const Type *signatureType(StringRef &S, Instance &Variables);

  // Data.
  Text construct(const Type *Ty, unsigned Constructor, unsigned Depth,
                 bool Simple);
  Text constructText(const Type *Ty, unsigned Constructor,
                     llvm::ArrayRef<Text> Values);
  const Type *recursiveType(bool Cyclic);
  Text annotated(const Type *Ty, const Text &Value);
  Text scrutinee(const Type *Ty, unsigned Depth, unsigned &Size);
  static Pattern wildcards(Pattern::Kind K, const Type *Ty,
                           llvm::ArrayRef<const Type *> Parts);
  Pattern constructorPattern(const Type *Ty, unsigned Constructor);
  bool takeApart(Pattern &P);
  Text boundParameter(const Type *Ty);
  bool drawParts(unsigned Depth, Text &Parts, Text &Value);
  void addAlternative(Pattern &P);
  void bindNames(Pattern &P, unsigned Size);
  bool bindSame(Pattern &P, size_t First);
  static void forgetNames(Pattern &P);
  Text bound(Pattern P, unsigned Size = UsualSize);
  Text patternText(const Pattern &P);
  Text unnamedText(const Pattern &P);
  Text operandText(const Pattern &P);
  Text guard(size_t First);
  bool refine(Pattern &P, std::vector<Pattern> &Result);
  std::vector<Pattern> cover(const Type *Ty, unsigned Refinements);
  Text matchCases(const Type *Scrutinee, unsigned Size,
                  llvm::function_ref<Text()> Body);
  Text matchOf(const Type *Matched, const Type *Ty, unsigned Depth,
               llvm::function_ref<Text()> Body);
  const Variable *pickField(const Type *Ty, bool Mutable, const Field *&F);
  Text fieldText(const Type *Ty, const Text &Value, const Field &F);
  Text assignmentText(const Type *Ty, const Text &Record, const Field &F,
                      const Text &Value);
  Text mixFunctions(bool IsTop);

  // Functions.
  struct Signature {
    std::vector<const Type *> Parameters;
    const Type *Result;
    /// Whether parameters may have labels.
    bool MayHaveLabels = false;
  };
  /// Defines a function. Make generates its body from the names of the
  /// parameters.
  FunctionInfo *defineFunction(
      Block &B, StringRef Prefix, const Signature &S, bool IsRecursive,
      llvm::function_ref<Text(FunctionInfo &, llvm::ArrayRef<Text>)> Make);
  Text labelled(const Text &Parameter, const Type *Ty, bool IsLast,
                bool MayHaveLabel, const Text &Default, Label &L);
  Text functionText(const FunctionInfo &F, llvm::ArrayRef<Text> Parameters,
                    const Text &Body);
  template <typename Maker> CodeContext inFunction(Maker Make);
  Text body(const Type *Result, bool MayLet = true);
  Signature signature(unsigned Parameters, bool MayHaveLabels = false);
  void useFunction(Block &B, const FunctionInfo &F);
  bool usedFunction(Block &B, const Signature &S,
                    llvm::function_ref<Text(llvm::ArrayRef<Text>)> Make);
  /// Defines a recursive function with fuel, and uses it. Step generates the
  /// value of the recursive case from the function, the text of the smaller
  /// fuel, and the names of the parameters.
  bool fuelled(Block &B, const Signature &S, unsigned Calls,
               llvm::function_ref<Text(const FunctionInfo &, const Text &,
                                       llvm::ArrayRef<Text>)>
                   Step,
               llvm::StringRef Prefix = "f");
  std::vector<const Type *>
  otherParameters(llvm::ArrayRef<const Type *> Useful);
  std::vector<Text> exchanged(llvm::ArrayRef<const Type *> Tys,
                              llvm::ArrayRef<Text> Names, unsigned Expressions);

  // Statements.
  void statement(Block &B);
  void statements(Block &B, unsigned Count);
  /// Defines a variable, and often prints its value.
  Text define(Block &B, const Type *Ty, const Text &Value,
              unsigned Size = UsualSize, bool MayShadow = false);
  void output(Block &B, const Type *Ty, const Text &Value);
  void outputAtEnd(Block &B);
  bool printWith(Block &B, const Text &Prefix);

  // Loops.
  struct Accumulator {
    const Type *Ty;
    Text Start;
    Text Name = {};
  };
  struct LoopBody {
    Text Effect;
    /// The new values of the accumulators.
    std::vector<Text> Values;
    /// The condition under which the loop continues.
    Text Condition;

    LoopBody() = default;
    LoopBody(Text Effect, std::vector<Text> Values, Text Condition = {})
        : Effect(std::move(Effect)), Values(std::move(Values)),
          Condition(std::move(Condition)) {}
    /// A body without effects that computes the new value of the only
    /// accumulator.
    LoopBody(Text Value) : Values{std::move(Value)} {}
  };
  struct LoopArray {
    const Type *Ty;
    Text Name;
    unsigned Length;
    /// Returns the text of an element.
    Text operator[](const Text &Index) const {
      return Name + ".(" + Index + ")";
    }
  };
  /// Adds a loop over [0, Count). Make generates its body from the name of the
  /// index. Defines variables for the final values of the accumulators.
  bool addLoop(Block &B, unsigned Count, std::vector<Accumulator> Accumulators,
               llvm::function_ref<LoopBody(const Text &)> Make,
               const Text &LengthOf = {});
  bool accumulate(Block &B, unsigned Count, const Type *Ty,
                  llvm::function_ref<LoopBody(const Text &, const Text &)> Make,
                  const Text &LengthOf = {});
  bool writeLoop(Block &B, const LoopArray &A, unsigned Count,
                 llvm::function_ref<Text(const Text &)> Effect);
  LoopArray loopArray(Block &B, const Type *Element);

  // Errors.
  void fail(Block &B);
  Text failing();
  Text hidden(int32_t Value);
  int32_t wrongIndex(unsigned Length);
  Text arrayToMiss(unsigned &Length);
  Text failureText(const Text &Code, const Twine &Message);

  // The member functions that generate the constructs.
#define EXPRESSION(Group, Identifier, Method, Name, Weight, Types, Text_)      \
  Text Method(const Type *Ty, unsigned Depth);
#define STATEMENT(Group, Identifier, Method, Name, Weight, Language, Text_)    \
  bool Method(Block &B);
#include "mincaml/Generator/Constructs.def"
};

/// Returns the helper functions that the code uses.
Text helperText(StringRef Code, bool IsTop);

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_PROGRAMGENERATOR_H
