//===- Failures.cpp - Run-time errors and the code around them ------------===//
//
// A failing expression is in code that runs once, or until the error, and that
// no other code can call.
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::SaveAndRestore;

/// Code that begins where the error is located.
Text ProgramGenerator::failureText(const Text &Code, const Twine &Message) {
  FailureMessage = Message.str();
  return "\x01" + Code;
}

/// A value that is not visible in the text.
Text ProgramGenerator::hidden(int32_t Value) {
  if (R.coin())
    return literal(Value);
  if (R.coin())
    return "(Array.make 1 " + atom(literal(Value)) + ").(0)";
  return "hide 1 " + atom(literal(Value));
}

Text ProgramGenerator::failing() {
  using Method = Text (ProgramGenerator::*)();
  static const Method Methods[] = {
#define FAILURE(Identifier, Method, Name, Weight, Description)                 \
  &ProgramGenerator::Method,
#define CONSTRUCT(Identifier, Name, Weight, Group, Description)
#include "mincaml/Generator/Constructs.def"
  };
  constexpr unsigned First = unsigned(Construct::FailureRead);
  std::vector<unsigned> Weights;
  for (unsigned I = 0; I < std::size(Methods); ++I)
    Weights.push_back(Options.TheWeights[Construct(First + I)]);
  for (;;) {
    Text Code = (this->*Methods[pickConstruct(Weights, First) - First])();
    if (!Code.empty())
      return Code;
    Weights.assign(Weights.size(), 1);
  }
}

void ProgramGenerator::fail(Block &B) {
  using Method = bool (ProgramGenerator::*)(Block &);
  static const Method Methods[] = {
#define FAILURE_CONTEXT(Identifier, Method, Name, Weight, Description)         \
  &ProgramGenerator::Method,
#define CONSTRUCT(Identifier, Name, Weight, Group, Description)
#include "mincaml/Generator/Constructs.def"
  };
  constexpr unsigned First = unsigned(Construct::FailInStatement);
  std::vector<unsigned> Weights;
  for (unsigned I = 0; I < std::size(Methods); ++I)
    Weights.push_back(Options.TheWeights[Construct(First + I)]);
  // The program must fail even if nothing is left of the budget. This costs
  // little.
  SaveAndRestore<Cost> Limit(C.Limit,
                             {C.Spent.Steps + 2000, C.Spent.Lines + 6});
  while (!(this->*Methods[pickConstruct(Weights, First) - First])(B))
    Weights.assign(Weights.size(), 1);
}

//===- Errors -------------------------------------------------------------===//

static Text outOfBounds(int32_t Index, unsigned Length) {
  return "index " + std::to_string(Index) +
         " out of bounds for an array of length " + std::to_string(Length);
}

/// An index that an array of this length does not have.
int32_t ProgramGenerator::wrongIndex(unsigned Length) {
  constexpr int32_t Low[] = {-1, -1, -2, -3, -4, -4096, -4097, INT32_MIN};
  constexpr int32_t Distances[] = {0, 0, 0, 1, 2, 7, 4096, 1 << 29};
  if (R.percent(40))
    return R.pick<int32_t>(Low);
  return R.percent(5) ? INT32_MAX
                      : int32_t(Length) + R.pick<int32_t>(Distances);
}

/// An array of ints to miss, and its length.
Text ProgramGenerator::arrayToMiss(unsigned &Length) {
  if (const Variable *V = R.percent(80) ? pickArray(T.Int) : nullptr) {
    Length = V->Ty->Length;
    return V->Name;
  }
  Length = R.below(6);
  return "(Array.make " + literal(int32_t(Length)) + " 7)";
}

Text ProgramGenerator::failingRead() {
  unsigned Length;
  Text Array = arrayToMiss(Length);
  int32_t Index = wrongIndex(Length);
  return failureText(Array + ".(" + hidden(Index) + ")",
                     outOfBounds(Index, Length));
}

Text ProgramGenerator::failingWrite() {
  unsigned Length;
  Text Array = arrayToMiss(Length);
  int32_t Index = wrongIndex(Length);
  return "(" +
         failureText(Array + ".(" + hidden(Index) + ") <- " +
                         atom(pure(T.Int, 1)),
                     outOfBounds(Index, Length)) +
         "; 3)";
}

Text ProgramGenerator::failingSize() {
  constexpr int32_t Sizes[] = {-1, -2, -7, -4097, INT32_MIN};
  int32_t Size = R.pick<int32_t>(Sizes);
  Text Name = name("a");
  return "(let " + Name + " = " +
         failureText("Array.make " + atom(hidden(Size)) + " " +
                         atom(simplest(T.Int)),
                     "negative array size " + Twine(Size)) +
         " in " + Name + ".(0))";
}

Text ProgramGenerator::failingDivision() {
  if (!extended())
    return "";
  Text Left = atom(pure(T.Int, 1));
  return Left + " " + failureText("/ " + atom(hidden(0)), "division by zero");
}

Text ProgramGenerator::failingAssertion() {
  if (!extended())
    return "";
  int32_t Value = R.between(-99, 99);
  return "(" +
         failureText("assert (" + hidden(Value) + " <> " + literal(Value) + ")",
                     "assertion failed") +
         "; 4)";
}

//===- Code around failing expressions ------------------------------------===//

bool ProgramGenerator::failInStatement(Block &B) {
  define(B, T.Int, failing());
  return true;
}

/// In an operand, an argument or a component, with others before and after.
bool ProgramGenerator::failInOperand(Block &B) {
  Text Before = atom(operand(T.Int, 1)), Failing = failing();
  Text After = atom(pure(T.Int, 1));
  switch (R.below(3)) {
  case 0:
    define(B, T.Int, Before + " + (" + Failing + ")");
    break;
  case 1:
    define(B, T.Int, "hide 1 (" + Before + " - (" + Failing + "))");
    break;
  default:
    define(B, T.tuple({T.Int, T.Int, T.Int}),
           "(" + Before + ", " + Failing + ", " + After + ")");
  }
  return true;
}

bool ProgramGenerator::failInBranch(Block &B) {
  Text Condition = hidden(3) + " = 3";
  define(B, T.Int,
         "if " + Condition + " then (" + failing() + ") else " +
             atom(pure(T.Int, 1)));
  return true;
}

bool ProgramGenerator::failInFunction(Block &B) {
  Text Name = name("f"), Parameter = name("p");
  Text Body = scoped([&] {
    bind(Parameter, T.Int);
    return failing();
  });
  bool InTail = R.coin();
  B.function("let rec " + Name + " " + Parameter + " =\n  if " + Parameter +
             " > 3 then (" + Body + ") else " + (InTail ? "" : "3 + ") + Name +
             " (" + Parameter + " + 1)");
  define(B, T.Int, Name + " " + atom(hidden(1)));
  return true;
}

/// In some iteration of a loop over an array that is too short.
bool ProgramGenerator::failInLoop(Block &B) {
  Text Array = name("a"), Loop = name("loop"), I = name("i"), S = name("s");
  unsigned Length = R.below(9);
  int32_t Step = R.percent(25) ? 3 : 1,
          Start = R.coin() ? 0 : int32_t(R.below(3));
  bool Down = R.percent(25);
  int32_t Index = Start;
  if (Down) {
    Step = -Step;
    Index = Start = int32_t(Length) - 1;
  }
  while (Index >= 0 && Index < int32_t(Length))
    Index += Step;
  B.let(Array,
        "Array.make " + literal(int32_t(Length)) + " " + atom(simplest(T.Int)));
  bool Writes = R.coin();
  Text Access = failureText(Array + ".(" + I + ")", outOfBounds(Index, Length));
  Text Next = Loop + " (" + I + " + " + atom(literal(Step)) + ") ";
  Text Body =
      Writes ? "(" + Access + " <- " + S + ";\n    " + Next + "(" + S + " + 1))"
             : Next + "(" + S + " + " + Access + ")";
  Text Bound = hidden(Down ? -5 : int32_t(Length) + 5);
  B.function("let rec " + Loop + " " + I + " " + S + " =\n  if " + I +
             (Down ? " > " : " < ") + atom(Bound) + " then\n    " + Body +
             "\n  else " + S);
  define(B, T.Int, Loop + " " + atom(literal(Start)) + " 0");
  return true;
}

/// At one of several constant indices.
bool ProgramGenerator::failInConstantIndices(Block &B) {
  Text Array = name("a");
  unsigned Length = 1 + R.below(4);
  B.let(Array, "Array.make " + atom(hidden(int32_t(Length))) + " 2");
  for (unsigned I = 0; I < Length; ++I)
    if (R.percent(70))
      B.effect(Array + ".(" + literal(int32_t(I)) + ") <- " +
               atom(pure(T.Int, 1)));
  Text Last = literal(int32_t(Length));
  define(B, T.Int,
         Array + ".(0) + " +
             failureText(Array + ".(" + Last + ")",
                         outOfBounds(int32_t(Length), Length)));
  return true;
}

bool ProgramGenerator::failInClosure(Block &B) {
  Text Table = name("table"), F = name("f"), G = name("f"), X = name("u");
  Text Body = failing();
  B.let(Table,
        "Array.make 2 (let rec " + F + " " + X + " = " + X + " in " + F + ")");
  B.effect(Table + ".(1) <- (let rec " + G + " " + X + " = " + Body + " in " +
           G + ")");
  define(B, T.Int, Table + ".(" + hidden(1) + ") 5");
  return true;
}
