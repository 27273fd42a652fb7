//===- Loops.cpp - Loops, in shapes that optimizations look for -----------===//

#include "ProgramGenerator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::ArrayRef;
using llvm::SaveAndRestore;

bool ProgramGenerator::loopStatement(Block &B) {
  if (!C.HasEffects || !affords(300) || Nesting > 8)
    return false;
  SaveAndRestore<unsigned> Deeper(Nesting, Nesting + 2);
  return add(Group::Loop, B);
}

bool ProgramGenerator::addLoop(Block &B, unsigned Count,
                               std::vector<Accumulator> Accumulators,
                               llvm::function_ref<LoopBody(const Text &)> Make,
                               const Text &LengthOf) {
  enum { Recursive, For, While } Style = Recursive;
  if (extended()) {
    const auto &W = Options.TheWeights;
    unsigned Weights[] = {W[Construct::RecursiveLoops] + 1,
                          W[Construct::ForLoops], W[Construct::WhileLoops]};
    Style = decltype(Style)(R.weighted(Weights));
  }
  const bool Down = R.percent(25);
  // With a step of 2, the index is also in the range from 0 to Count - 1.
  const Text Step = Style != For && R.percent(12) ? "2" : "1";
  const Text Index = name("i");
  const Text Read = Style == While ? "!" + Index : Index;
  Text Bound = atom(opaque(int32_t(Count)));
  if (!LengthOf.empty() && extended() && percent(Construct::LengthBound))
    Bound = "Array.length " + LengthOf;
  const Text First = Down ? Bound + " - 1" : "0";
  const Text Next = filled("$0 $1 $2", {Read, Down ? "-" : "+", Step});
  charge(10);

  size_t Size = Scope.size();
  bind(Read, T.Int).Range = Count;
  for (Accumulator &A : Accumulators) {
    A.Name = name("s");
    bind(Style == Recursive ? A.Name : "!" + A.Name, A.Ty);
  }
  LoopBody Body;
  {
    SaveAndRestore<uint64_t> Factor(C.Factor, C.Factor * std::max(Count, 1u));
    charge(14 + 4 * Accumulators.size());
    Body = Make(Read);
  }
  leaveScope(Size);
  C.DoesEffects |= !Body.Effect.empty();

  std::vector<Text> Finals;
  if (Style == Recursive) {
    const bool PassesBound = !percent(Construct::Captured);
    const Text Loop = name("loop"), N = name("n");
    const Text Limit =
        PassesBound || StringRef(Bound).contains(' ') ? N : Bound;
    Text Head = Loop + " " + Index, Call = Loop + " " + atom(Next),
         Start = Loop + " " + atom(First), Results, Pattern;
    if (PassesBound) {
      Head += " " + N;
      Call += " " + N;
      Start += " " + atom(Bound);
    } else if (Limit == N) {
      B.let(N, Bound);
    }
    for (const auto &[A, Value] : llvm::zip_equal(Accumulators, Body.Values)) {
      Head += " " + A.Name;
      Call += " " + atom(Value);
      Start += " " + atom(A.Start);
      Results += (Results.empty() ? "" : ", ") + A.Name;
      Finals.push_back(name("n"));
      Pattern += (Pattern.empty() ? "" : ", ") + Finals.back();
    }
    if (Accumulators.size() != 1) {
      Results = "(" + Results + ")";
      Pattern = "(" + Pattern + ")";
    }
    if (!Body.Condition.empty())
      Call = filled("if $0 then $1 else $2", {Body.Condition, Call, Results});
    if (!Body.Effect.empty())
      Call = filled("#0;\n$1", {Body.Effect, Call});
    // `<>` can end only a loop with the step 1.
    const Text Below = !Down && Step == "1" ? oneOf("<", "<>", "<") : "<";
    Text Code;
    if (R.percent(30) && Below == "<")
      Code = filled(
          "if $0 $1 then $2 else (\n$3\n)",
          {Index, Down ? "< 0" : ">= " + Limit, Results, indented(Call)});
    else
      Code = filled("if $0 $1 then (\n$2\n) else\n  $3",
                    {Index, Down ? ">= 0" : Below + " " + Limit, indented(Call),
                     Results});
    B.function(filled("let rec $0 =\n$1", {Head, indented(Code)}));
    if (Accumulators.empty())
      B.effect(Start);
    else
      B.let(Pattern, Start);
  } else {
    Block Inner;
    if (!Body.Effect.empty())
      Inner.effect(Body.Effect);
    Text Updates;
    auto Update = [&](const Text &S) {
      Updates += (Updates.empty() ? "" : "; ") + S;
    };
    for (const auto &[A, Value] : llvm::zip_equal(Accumulators, Body.Values)) {
      B.let(A.Name, "ref " + atom(A.Start));
      Text New = Value;
      // All new values are computed before any accumulator is changed.
      if (Accumulators.size() > 1)
        Inner.let(New = name("u"), Value);
      Update(filled("$0 := #1", {A.Name, New}));
    }
    if (Style == While) {
      Text Advance = filled("$0 := $1", {Index, Next});
      if (!Body.Condition.empty())
        Advance = filled("if $0 then ($1) else $2 := $3",
                         {Body.Condition, Advance, Index, Down ? "-1" : Bound});
      Update(Advance);
    } else if (!Body.Condition.empty()) {
      Updates = filled("if $0 then ($1)",
                       {Body.Condition, Updates.empty() ? "()" : Updates});
    }
    Text Code = indented(Inner.finish(Updates.empty() ? "()" : Updates));
    if (Style == For) {
      B.effect(filled(Down ? "for $0 = $1 downto 0 do\n$3\ndone"
                           : "for $0 = 0 to $2 - 1 do\n$3\ndone",
                      {Index, First, Bound, Code}));
    } else {
      B.let(Index, "ref " + atom(First));
      B.effect(filled("while !$0 $1 do\n$2\ndone",
                      {Index, Down ? ">= 0" : "< " + Bound, Code}));
    }
    for (const Accumulator &A : Accumulators)
      B.let(Finals.emplace_back(name("n")), "!" + A.Name);
  }
  for (const auto &[Name, A] : llvm::zip_equal(Finals, Accumulators)) {
    bind(Name, A.Ty);
    output(B, A.Ty, Name);
  }
  return true;
}

/// Generates a loop with one accumulator, whose name is passed to Make.
bool ProgramGenerator::accumulate(
    Block &B, unsigned Count, const Type *Ty,
    llvm::function_ref<LoopBody(const Text &, const Text &)> Make,
    const Text &LengthOf) {
  return addLoop(
      B, Count, {{Ty, simplest(Ty)}},
      [&](const Text &I) { return Make(I, Text(Scope.back().Name)); },
      LengthOf);
}

/// Generates a loop that writes an array, and prints the array after the loop.
bool ProgramGenerator::writeLoop(
    Block &B, const LoopArray &A, unsigned Count,
    llvm::function_ref<Text(const Text &)> Effect) {
  addLoop(B, Count, {}, [&](const Text &I) { return LoopBody{Effect(I), {}}; });
  output(B, T.array(A.Ty, A.Length), A.Name);
  return true;
}

/// Returns an array for a loop. Its length is at least 2.
ProgramGenerator::LoopArray ProgramGenerator::loopArray(Block &B,
                                                        const Type *Element) {
  if (const Variable *V = R.percent(75) ? pickArray(Element, 2) : nullptr)
    return {Element, V->Name, V->Ty->Length};
  unsigned Length = R.coin() ? 2u << R.below(4) : 2 + R.below(12);
  const Type *Ty = T.array(Element, Length);
  Text Name = name("a");
  B.let(Name, pure(Ty, 1));
  bind(Name, Ty);
  return {Element, Name, Length};
}

static Text write(const Text &Element, const Text &Value) {
  return filled("$0 <- #1", {Element, Value});
}

//===- Arrays -------------------------------------------------------------===//

bool ProgramGenerator::sumLoop(Block &B) {
  LoopArray A = loopArray(B, numberType());
  return accumulate(
      B, iterations(A.Length), A.Ty, [&](const Text &I, const Text &S) {
        return LoopBody{"",
                        {arithmetic(A.Ty, {S, A[I], pure(A.Ty, R.below(3))})}};
      });
}

bool ProgramGenerator::fillLoop(Block &B) {
  LoopArray A = loopArray(B, R.percent(70) ? numberType() : anyType(1));
  return writeLoop(B, A, iterations(A.Length),
                   [&](const Text &I) { return write(A[I], pure(A.Ty, 2)); });
}

/// Generates a loop that copies elements of an array to another array or to the
/// same array, perhaps with a shift by one element.
bool ProgramGenerator::copyLoop(Block &B) {
  LoopArray A = loopArray(B, numberType()), D = loopArray(B, A.Ty);
  Text Shift = oneOf("", " + 1", "");
  unsigned Count = std::min(A.Length, D.Length) - !Shift.empty();
  return writeLoop(B, D, iterations(Count), [&](const Text &I) {
    return R.coin() ? write(D[I + Shift], A[I]) : write(D[I], A[I + Shift]);
  });
}

bool ProgramGenerator::carriedLoop(Block &B) {
  LoopArray A = loopArray(B, numberType());
  return writeLoop(B, A, iterations(A.Length - 1), [&](const Text &I) {
    return write(A[I + " + 1"], arithmetic(A.Ty, {A[I], pure(A.Ty, 1)}));
  });
}

bool ProgramGenerator::stencilLoop(Block &B) {
  LoopArray A = loopArray(B, numberType()), D = loopArray(B, A.Ty);
  unsigned Count = std::min(A.Length, D.Length);
  if (Count < 3)
    return false;
  return writeLoop(B, D, iterations(Count - 2), [&](const Text &I) {
    return write(D[I + " + 1"],
                 arithmetic(A.Ty, {A[I], A[I + " + 1"], A[I + " + 2"]}));
  });
}

/// Generates a loop that loads from a fixed address and may contain stores that
/// may alias the load.
bool ProgramGenerator::invariantLoadLoop(Block &B) {
  LoopArray A = loopArray(B, numberType()), D = loopArray(B, A.Ty);
  Text Load = A[literal(int32_t(R.below(A.Length)))];
  bool Stores = R.percent(70);
  return accumulate(
      B, iterations(D.Length), A.Ty, [&](const Text &I, const Text &S) {
        return LoopBody{Stores ? write(D[I], arithmetic(A.Ty, {S, Load})) : "",
                        {arithmetic(A.Ty, {S, Load, D[I]})}};
      });
}

/// Generates a loop over an array with one index from each end.
bool ProgramGenerator::reverseLoop(Block &B) {
  LoopArray A = loopArray(B, numberType());
  Text Last = literal(int32_t(A.Length) - 1);
  return writeLoop(B, A, iterations(R.coin() ? A.Length / 2 : A.Length),
                   [&](const Text &I) {
                     return filled("(let $0 = $1 in $1 <- $2; $2 <- $0)",
                                   {name("x"), A[I], A[Last + " - " + I]});
                   });
}

/// Generates a loop that takes indices from an array.
bool ProgramGenerator::histogramLoop(Block &B) {
  LoopArray A = loopArray(B, T.Int), D = loopArray(B, T.Int);
  return writeLoop(B, D, iterations(A.Length, 80), [&](const Text &I) {
    charge(30);
    Text K = name("k");
    return filled("(let $0 = $1 $2 $3 in $4 <- $4 + $5)",
                  {K, extended() ? "wrap" : "clamp", A[I],
                   literal(int32_t(D.Length)), D[K], R.coin() ? "1" : I});
  });
}

/// Generates nested loops over a matrix that is stored row by row in one array.
bool ProgramGenerator::flatLoop(Block &B) {
  unsigned Rows = 2 + R.below(3), Columns = 2 + R.below(3);
  if (iterations(Rows * Columns, 60) < Rows * Columns)
    return false;
  LoopArray A{numberType(), name("a"), Rows * Columns};
  const Type *Matrix = T.array(A.Ty, A.Length);
  B.let(A.Name, pure(Matrix, 1));
  bind(A.Name, Matrix);
  return writeLoop(B, A, Rows, [&](const Text &I) {
    Block Inner;
    addLoop(Inner, Columns, {}, [&](const Text &J) {
      Text Element =
          A[filled("$0 * $1 + $2", {I, literal(int32_t(Columns)), J})];
      return LoopBody{
          write(Element, arithmetic(A.Ty, {Element, pure(A.Ty, 1)})), {}};
    });
    return "(\n" + indented(Inner.finish("()")) + ")";
  });
}

/// Generates a loop that accesses elements at affine functions of the counter,
/// and at its quotients or remainders.
bool ProgramGenerator::affineLoop(Block &B) {
  LoopArray A = loopArray(B, numberType());
  unsigned Scale = 2 + R.below(3), Offset = R.below(2);
  Text S = literal(int32_t(Scale));
  unsigned Count = (A.Length - Offset + Scale - 1) / Scale;
  return writeLoop(B, A, iterations(Count), [&](const Text &I) {
    Text Element = A[filled("$0 * $1 + $2", {I, S, literal(int32_t(Offset))})];
    Text Other =
        R.coin() ? A[I + " / " + S]
                 : A[I + " mod " + literal(int32_t(std::min(Scale, A.Length)))];
    return write(Element, arithmetic(A.Ty, {Other, pure(A.Ty, 1)}));
  });
}

/// Generates a loop that compares the index with the length before each access.
bool ProgramGenerator::checkedLoop(Block &B) {
  LoopArray A = loopArray(B, numberType());
  return accumulate(
      B, iterations(A.Length + 3), A.Ty, [&](const Text &I, const Text &S) {
        Scope[Scope.size() - 2].Range = 0;
        return LoopBody{
            "",
            {filled("if $0 < $1 then #2 else $3",
                    {I,
                     extended() && R.coin() ? "Array.length " + A.Name
                                            : literal(int32_t(A.Length)),
                     arithmetic(A.Ty, {S, A[I]}), S})}};
      });
}

bool ProgramGenerator::lengthLoop(Block &B) {
  LoopArray A = loopArray(B, numberType());
  if (iterations(A.Length) < A.Length)
    return false;
  return accumulate(
      B, A.Length, A.Ty,
      [&](const Text &I, const Text &S) {
        return LoopBody{write(A[I], arithmetic(A.Ty, {A[I], S})),
                        {pure(A.Ty, 2)}};
      },
      A.Name);
}

//===- Scalars ------------------------------------------------------------===//

/// Generates a loop whose body contains a loop-invariant expression, which may
/// be in only one arm of an `if`.
bool ProgramGenerator::invariantLoop(Block &B) {
  const Type *Ty = numberType();
  unsigned Count = iterations(4 + trips(12), 60);
  Text Invariant = pure(Ty, 2);
  bool InArm = R.coin();
  return accumulate(B, Count, Ty, [&](const Text &, const Text &S) {
    charge(20);
    Text First = arithmetic(Ty, {S, Invariant});
    if (InArm)
      First = filled("if $0 then #1 else $2", {pure(T.Bool, 1), First, S});
    return LoopBody{"", {arithmetic(Ty, {First, Invariant})}};
  });
}

bool ProgramGenerator::nestedLoops(Block &B) {
  const Type *Ty = numberType();
  unsigned Count = iterations(2 + trips(4), 300);
  if (Count < 2)
    return false;
  return accumulate(B, Count, Ty, [&](const Text &, const Text &S) {
    return "(\n" + scoped([&] {
             Block Inner;
             addLoop(Inner, iterations(2 + trips(5)), {{Ty, S}},
                     [&](const Text &) { return LoopBody{"", {pure(Ty, 2)}}; });
             return indented(Inner.finish(Scope.back().Name));
           }) +
           ")";
  });
}

/// Generates a loop with a second exit: its condition depends on an array
/// element or on another expression.
bool ProgramGenerator::earlyExitLoop(Block &B) {
  LoopArray A = loopArray(B, numberType());
  return accumulate(
      B, iterations(A.Length), A.Ty, [&](const Text &I, const Text &S) {
        Text Condition = R.coin() ? filled("$0 <> #1", {A[I], pure(A.Ty, 1)})
                                  : pure(T.Bool, 2);
        return LoopBody{"", {arithmetic(A.Ty, {S, A[I]})}, Condition};
      });
}

bool ProgramGenerator::rotateLoop(Block &B) {
  std::vector<Accumulator> Accumulators;
  for (unsigned I = 0, E = 2 + R.below(R.percent(30) ? 16 : 4); I < E; ++I) {
    const Type *Ty = R.percent(85) ? numberType() : anyType(1, false);
    Accumulators.push_back({Ty, simplest(Ty)});
  }
  unsigned Count = iterations(2 + trips(10), 40 + 8 * Accumulators.size());
  return addLoop(B, Count, Accumulators, [&](const Text &) {
    std::vector<const Type *> Tys;
    std::vector<Text> Names;
    for (const Variable &V : ArrayRef(Scope).take_back(Accumulators.size())) {
      Tys.push_back(V.Ty);
      Names.push_back(V.Name);
    }
    return LoopBody{"", exchanged(Tys, Names, 25)};
  });
}

bool ProgramGenerator::floatSumLoop(Block &B) {
  return accumulate(
      B, iterations(20), T.Float, [&](const Text &I, const Text &S) {
        return arithmetic(T.Float,
                          {S, "float_of_int " + I, floatLiteral(R, true)});
      });
}

/// Generates a loop with arbitrary statements in its body.
bool ProgramGenerator::callLoop(Block &B) {
  const Type *Ty = anyType(1, false);
  unsigned Count = iterations(2 + trips(8), 200);
  if (Count < 2)
    return false;
  return accumulate(B, Count, Ty, [&](const Text &, const Text &) {
    Text Effect = scoped([&] {
      Block Inner;
      statements(Inner, 1 + R.below(3));
      return Inner.lines() ? "(\n" + indented(Inner.finish("()")) + ")" : "";
    });
    return LoopBody{Effect, {pure(Ty, 2)}};
  });
}

/// Generates a loop with an additional counter that wraps around, or nearly
/// does.
bool ProgramGenerator::wrappingLoop(Block &B) {
  Text Step = oneOf("1073741824", "715827883", "2147483647", "1000000000", "1");
  Text Start = oneOf("2147483640", "-2147483648", "2147483647", "0");
  return addLoop(
      B, iterations(12), {{T.Int, atom(Start)}, {T.Int, "0"}},
      [&](const Text &) {
        Text K = Scope[Scope.size() - 2].Name, S = Scope.back().Name;
        Text Sum = K + " + " + Step;
        return LoopBody{
            "",
            {Sum, filled("$0 + (if $1 < $2 then 1 else 3)", {S, K, Sum})},
            R.coin() ? K + " <> " + Step : ""};
      });
}

//===- Exceptions ---------------------------------------------------------===//

/// Generates a loop that ends with an exception, inside handlers for this and
/// another exception.
bool ProgramGenerator::raisingLoop(Block &B) {
  if (ExceptionArguments.empty())
    return false;
  auto E = [&] {
    return Exception(FirstUserException + R.below(ExceptionArguments.size()));
  };
  Exception Inner = E(), Outer = E();
  const Type *Ty = numberType();
  unsigned Count = iterations(2 + trips(8), 80);
  auto Loop = [&] {
    Block Code;
    accumulate(Code, Count, Ty, [&](const Text &I, const Text &) {
      Text Raise = filled("if $0 = $1 then $2",
                          {I, literal(int32_t(R.below(12))), raise(Inner, 1)});
      if (R.coin())
        Raise +=
            filled(" else if $0 then $1", {pure(T.Bool, 1), raise(Outer, 1)});
      return LoopBody{Raise, {pure(Ty, 2)}};
    });
    return "(\n" + indented(Code.finish(Scope.back().Name)) + ")";
  };
  Text Value = tried(Ty, 1u << Outer, 1, [&] {
    return tried(Ty, 1u << Inner | 1u << Outer, 1, Loop);
  });
  define(B, Ty, Value);
  return true;
}

/// Generates a loop with an exception handler in its body.
bool ProgramGenerator::handlingLoop(Block &B) {
  unsigned Count = iterations(2 + trips(8), 150);
  if (Count < 2)
    return false;
  const Type *Ty = numberType();
  return accumulate(B, Count, Ty, [&](const Text &I, const Text &) {
    ExceptionSet Raised = 1u << InvalidArgument | 1u << DivisionByZero;
    return tried(Ty, Raised, 1, [&] {
      C.Raises |= Raised;
      Text Number =
          filled(R.coin() ? "100 / ($0 - $1)" : "(Array.make $1 7).($0)",
                 {I, literal(int32_t(R.below(Count)))});
      return Ty->is(Type::Int) ? Number : filled("float_of_int ($0)", {Number});
    });
  });
}

//===- Strings and data ---------------------------------------------------===//

bool ProgramGenerator::characterLoop(Block &B) {
  Text String = name("s");
  unsigned N = 3 + R.below(9);
  B.let(String, "\"" + Text("loops and lines").substr(0, N) + "\"");
  return accumulate(B, iterations(N), T.Int, [&](const Text &I, const Text &S) {
    return filled("Char.code $0.[$1] + 3 * $2", {String, I, S});
  });
}

bool ProgramGenerator::concatenatingLoop(Block &B) {
  return accumulate(
      B, iterations(5, 200), T.String, [&](const Text &, const Text &S) {
        charge(60);
        return filled("clip $0 ^ clip #1", {S, pure(T.String, 1)});
      });
}

/// Generates a loop that matches the elements of an array of a data type.
bool ProgramGenerator::matchingLoop(Block &B) {
  const Type *Ty = dataType(1);
  if (Ty->Definition == T.Ref)
    return false;
  const Type *Result = numberType();
  LoopArray A = loopArray(B, Ty);
  for (unsigned I = 0; I < std::min(A.Length, 4u); ++I)
    B.effect(write(A[literal(int32_t(I))], pure(Ty, 2)));
  return accumulate(
      B, iterations(A.Length, 60), Result, [&](const Text &I, const Text &S) {
        // Nothing may shadow the accumulator.
        SaveAndRestore<size_t> Group(GroupStart, 0);
        auto Body = [&] { return arithmetic(Result, {S, pure(Result, 1)}); };
        return filled("(match $0 with$1)",
                      {annotated(Ty, A[I]), matchCases(Ty, UsualSize, Body)});
      });
}

/// Generates a loop that builds a list, or changes an option.
bool ProgramGenerator::buildingLoop(Block &B) {
  const Type *Element = scalarType();
  if (R.coin())
    return accumulate(
        B, iterations(10), T.option(Element), [&](const Text &, const Text &S) {
          return filled("match $0 with None -> Some #1 | Some o -> "
                        "if o = #1 then None else Some o",
                        {S, pure(Element, 2)});
        });
  return addLoop(B, iterations(10), {{T.list(Element), "[]"}},
                 [&](const Text &) -> LoopBody {
                   Text S = Scope.back().Name;
                   return filled("#0 :: $1", {pure(Element, 2), S});
                 });
}

/// Generates a loop that reads and writes a mutable field through two names.
bool ProgramGenerator::fieldLoop(Block &B) {
  const Field *F;
  const Variable *V = pickField(numberType(), true, F);
  if (!V)
    return false;
  const Type *Ty = V->Ty, *FieldTy = T.fieldType(Ty, *F);
  Text First = V->Name, Second = name("v");
  const Variable *Other = pick(Ty);
  Text Name = Other ? Other->Name : First;
  B.let(Second,
        filled("if $0 then $1 else $2", {pure(T.Bool, 2), First, Name}));
  bind(Second, Ty);
  auto Get = [&](const Text &Record) { return fieldText(Ty, Record, *F); };
  return accumulate(
      B, iterations(10), FieldTy, [&](const Text &, const Text &S) {
        return LoopBody{assignmentText(Ty, First, *F,
                                       arithmetic(FieldTy, {Get(Second), S})),
                        {arithmetic(FieldTy, {Get(First), Get(Second)})}};
      });
}
