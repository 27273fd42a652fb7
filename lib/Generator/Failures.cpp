//===- Failures.cpp - Run-time errors and the code around them ------------===//
//
// The code that contains a failing expression does not run beyond the error. No
// other code can call it.
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::SaveAndRestore;

/// Returns Code with a mark at its start, which is the location of the error.
/// Records the expected message.
Text ProgramGenerator::failureText(const Text &Code, const Twine &Message) {
  FailureMessage = Message.str();
  return "\x01" + Code;
}

/// Returns an expression for Value, which may hide the value from the compiler.
Text ProgramGenerator::hidden(int32_t Value) {
  if (R.coin())
    return literal(Value);
  if (R.coin())
    return filled("(Array.make 1 #0).(0)", {literal(Value)});
  return filled("hide 1 #0", {literal(Value)});
}

Text ProgramGenerator::failing() {
  Text Code;
  choose(Group::Failure, Int, 1, [&](const Row &Row) {
    Code = (this->*Row.Make)(T.Int, 1);
    return true;
  });
  return Code.empty() ? failingRead(T.Int, 1) : Code;
}

void ProgramGenerator::fail(Block &B) {
  // The program must fail even if the budget is spent, so raise the limit a
  // little.
  SaveAndRestore<Cost> Limit(C.Limit,
                             {C.Spent.Steps + 2000, C.Spent.Lines + 6});
  add(Group::FailureContext, B);
}

//===- Errors -------------------------------------------------------------===//

static Text outOfBounds(int32_t Index, unsigned Length) {
  return "index " + std::to_string(Index) +
         " out of bounds for an array of length " + std::to_string(Length);
}

/// Returns an index that an array of this length does not have.
int32_t ProgramGenerator::wrongIndex(unsigned Length) {
  constexpr int32_t Low[] = {-1, -1, -2, -3, -4, -4096, -4097, INT32_MIN};
  constexpr int32_t Distances[] = {0, 0, 0, 1, 2, 7, 4096, 1 << 29};
  if (R.percent(40))
    return R.pick<int32_t>(Low);
  return R.percent(5) ? INT32_MAX
                      : int32_t(Length) + R.pick<int32_t>(Distances);
}

/// Returns an array of ints for an access out of bounds, and sets Length to its
/// length.
Text ProgramGenerator::arrayToMiss(unsigned &Length) {
  if (const Variable *V = R.percent(80) ? pickArray(T.Int) : nullptr) {
    Length = V->Ty->Length;
    return V->Name;
  }
  Length = R.below(6);
  return "(Array.make " + literal(int32_t(Length)) + " 7)";
}

Text ProgramGenerator::failingRead(const Type *, unsigned) {
  unsigned Length;
  Text Array = arrayToMiss(Length);
  int32_t Index = wrongIndex(Length);
  return failureText(filled("$0.($1)", {Array, hidden(Index)}),
                     outOfBounds(Index, Length));
}

Text ProgramGenerator::failingWrite(const Type *, unsigned) {
  unsigned Length;
  Text Array = arrayToMiss(Length);
  int32_t Index = wrongIndex(Length);
  Text Write = filled("$0.($1) <- #2", {Array, hidden(Index), pure(T.Int, 1)});
  return filled("($0; 3)", {failureText(Write, outOfBounds(Index, Length))});
}

Text ProgramGenerator::failingSize(const Type *, unsigned) {
  constexpr int32_t Sizes[] = {-1, -2, -7, -4097, INT32_MIN};
  int32_t Size = R.pick<int32_t>(Sizes);
  Text Make = filled("Array.make #0 #1", {hidden(Size), simplest(T.Int)});
  return filled(
      "(let $0 = $1 in $0.(0))",
      {name("a"), failureText(Make, "negative array size " + Twine(Size))});
}

Text ProgramGenerator::failingDivision(const Type *, unsigned) {
  return filled("#0 $1",
                {pure(T.Int, 1),
                 failureText(filled("/ #0", {hidden(0)}), "division by zero")});
}

Text ProgramGenerator::failingAssertion(const Type *, unsigned) {
  int32_t Value = R.between(-99, 99);
  Text Assert = filled("assert ($0 <> $1)", {hidden(Value), literal(Value)});
  return filled("($0; 4)", {failureText(Assert, "assertion failed")});
}

//===- Code around failing expressions ------------------------------------===//

bool ProgramGenerator::failInStatement(Block &B) {
  define(B, T.Int, failing());
  return true;
}

/// Generates an error in an operand, an argument or a tuple component, after
/// another operand or component.
bool ProgramGenerator::failInOperand(Block &B) {
  std::vector<Text> Texts = {operand(T.Int, 1), failing(), pure(T.Int, 1)};
  switch (R.below(3)) {
  case 0:
    define(B, T.Int, filled("#0 + ($1)", Texts));
    break;
  case 1:
    define(B, T.Int, filled("hide 1 (#0 - ($1))", Texts));
    break;
  default:
    define(B, T.tuple({T.Int, T.Int, T.Int}), filled("(#0, $1, #2)", Texts));
  }
  return true;
}

bool ProgramGenerator::failInBranch(Block &B) {
  define(B, T.Int,
         filled("if $0 = 3 then ($1) else #2",
                {hidden(3), failing(), pure(T.Int, 1)}));
  return true;
}

bool ProgramGenerator::failInFunction(Block &B) {
  Text Name = name("f"), Parameter = name("p");
  Text Body = scoped([&] {
    bind(Parameter, T.Int);
    return failing();
  });
  B.function(filled("let rec $0 $1 =\n  if $1 > 3 then ($2) else $3$0 ($1 + 1)",
                    {Name, Parameter, Body, R.coin() ? "" : "3 + "}));
  define(B, T.Int, filled("$0 #1", {Name, hidden(1)}));
  return true;
}

/// Generates a loop over an array that is too short: the error is in one of the
/// iterations.
bool ProgramGenerator::failInLoop(Block &B) {
  Text Array = name("a"), Loop = name("loop"), I = name("i"), S = name("s");
  const int32_t Length = int32_t(R.below(9));
  const bool Down = R.percent(25);
  const int32_t Step = (R.percent(25) ? 3 : 1) * (Down ? -1 : 1);
  const int32_t Start = Down ? Length - 1 : R.coin() ? 0 : int32_t(R.below(3));
  int32_t Index = Start;
  while (Index >= 0 && Index < Length)
    Index += Step;
  B.let(Array, filled("Array.make $0 #1", {literal(Length), simplest(T.Int)}));
  Text Access = failureText(filled("$0.($1)", {Array, I}),
                            outOfBounds(Index, unsigned(Length)));
  Text Next = filled("$0 ($1 + #2)", {Loop, I, literal(Step)});
  Text Body = R.coin()
                  ? filled("($0 <- $1;\n    $2 ($1 + 1))", {Access, S, Next})
                  : filled("$2 ($1 + $0)", {Access, S, Next});
  Text Bound = hidden(Down ? -5 : Length + 5);
  B.function(filled("let rec $0 $1 $2 =\n  if $1 $3 #4 then\n    $5\n  else $2",
                    {Loop, I, S, Down ? ">" : "<", Bound, Body}));
  define(B, T.Int, filled("$0 #1 0", {Loop, literal(Start)}));
  return true;
}

/// Generates a function with a loop over `start + i * step`. The first calls
/// stay in bounds, and the last one does not.
bool ProgramGenerator::failInSharedLoop(Block &B) {
  const int32_t Length = 1 + int32_t(R.below(20));
  const int32_t From = int32_t(R.below(uint32_t(Length)));
  // The product of a large step and i may wrap around to a small number.
  constexpr int32_t Steps[] = {1, 1, -1, -1, 2, -3, 7, 1 << 30, INT32_MIN};
  const int32_t By = R.pick<int32_t>(Steps);
  auto IndexAt = [&](int32_t I) {
    return int32_t(uint32_t(From) + uint32_t(I) * uint32_t(By));
  };
  int32_t Times = 0;
  while (uint32_t(IndexAt(Times)) < uint32_t(Length))
    ++Times;
  Text Array = name("a"), Loop = name("loop"), Start = name("s"),
       Step = name("d"), I = name("i"), End = name("n");
  B.let(Array, filled("Array.make #0 2", {hidden(Length)}));
  Text Value =
      R.coin() ? I : filled("tick_int $0 $1", {literal(R.between(0, 19)), I});
  Text Access = failureText(
      filled("$0.($1 + $2 * $3) <- $4", {Array, Start, I, Step, Value}),
      outOfBounds(IndexAt(Times), unsigned(Length)));
  B.function(filled("let rec $0 $1 $2 $3 $4 =\n  if $3 < $4 then ($5;\n    $0 "
                    "$1 $2 ($3 + 1) $4) else $3",
                    {Loop, Start, Step, I, End, Access}));
  auto Call = [&](int32_t First, int32_t Distance, int32_t Count) {
    define(B, T.Int,
           filled("$0 #1 #2 0 #3",
                  {Loop, hidden(First), hidden(Distance), hidden(Count)}));
  };
  Call(From, 1, Length - From);
  if (R.coin())
    Call(Length - 1, -1, Length);
  Call(From, By, Times + 1 + int32_t(R.below(5)));
  return true;
}

/// Generates a function that reads one array at all indices of another one. In
/// the first call, the array that is read is longer; in the second call, it is
/// shorter.
bool ProgramGenerator::failInOtherArray(Block &B) {
  const unsigned Length = R.below(12), More = 1 + R.below(4);
  Text Short = name("a"), Long = name("a"), Loop = name("loop"),
       Bound = name("b"), Read = name("a"), I = name("i"), S = name("s");
  auto LetArray = [&](const Text &Name, unsigned Size) {
    B.let(Name, filled("Array.make #0 $1",
                       {hidden(int32_t(Size)), literal(int32_t(R.below(10)))}));
  };
  LetArray(Short, Length);
  LetArray(Long, Length + More);
  Text Access = failureText(filled("$0.($1)", {Read, I}),
                            outOfBounds(int32_t(Length), Length));
  B.function(filled("let rec $0 $1 $2 $3 $4 =\n  if $3 $5 Array.length $1 "
                    "then\n    $0 $1 $2 ($3 + 1) ($4 + $6)\n  else $4",
                    {Loop, Bound, Read, I, S, oneOf("<", "<>"), Access}));
  // The arguments are the arrays, or elements of an array of arrays.
  if (R.coin()) {
    Text Both = name("m");
    B.let(Both, filled("Array.make 2 $0", {Short}));
    B.effect(filled("$0.(1) <- $1", {Both, Long}));
    Short = filled("$0.(#1)", {Both, hidden(0)});
    Long = filled("$0.(#1)", {Both, hidden(1)});
  }
  define(B, T.Int,
         filled("$0 $1 $2 0 #3", {Loop, Short, Long, pure(T.Int, 1)}));
  define(B, T.Int,
         filled("$0 $1 $2 0 #3", {Loop, Long, Short, pure(T.Int, 1)}));
  return true;
}

/// Generates a function that writes to several constant indices of an array.
/// The array of the first call is long enough, and that of the second call is
/// not.
bool ProgramGenerator::failInConstantIndices(Block &B) {
  std::vector<int32_t> Indices(2 + R.below(4));
  for (int32_t &Index : Indices)
    Index = int32_t(R.below(6));
  const int32_t Greatest = *llvm::max_element(Indices);
  const auto Length = int32_t(R.below(uint32_t(Greatest) + 1));
  Text F = name("f"), Array = name("a"), Body;
  bool Fails = false;
  for (int32_t Index : Indices) {
    Text Write =
        filled("$0.($1) <- #2", {Array, literal(Index), operand(T.Int, 1)});
    if (!Fails && Index >= Length) {
      Write = failureText(Write, outOfBounds(Index, unsigned(Length)));
      Fails = true;
    }
    Body += Write + ";\n  ";
  }
  B.function(filled("let rec $0 $1 =\n  $2$1.($3)",
                    {F, Array, Body, literal(Indices.front())}));
  for (int32_t Size : {Greatest + 1 + int32_t(R.below(3)), Length}) {
    Text Argument = name("a");
    B.let(Argument, filled("Array.make #0 2", {hidden(Size)}));
    define(B, T.Int, filled("$0 $1", {F, Argument}));
  }
  return true;
}

bool ProgramGenerator::failInClosure(Block &B) {
  Text Table = name("table");
  B.let(Table, filled("Array.make 2 (let rec $0 $1 = $1 in $0)",
                      {name("f"), name("u")}));
  B.effect(filled("$0.(1) <- (let rec $1 $2 = $3 in $1)",
                  {Table, name("f"), name("u"), failing()}));
  define(B, T.Int, filled("$0.($1) 5", {Table, hidden(1)}));
  return true;
}
