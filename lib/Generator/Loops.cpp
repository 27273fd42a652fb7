//===- Loops.cpp - Loops, in shapes that optimizations look for -----------===//

#include "ProgramGenerator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::SaveAndRestore;

bool ProgramGenerator::loopStatement(Block &B) {
  using Method = bool (ProgramGenerator::*)(Block &);
  struct Row {
    Method TheMethod;
    bool IsExtension;
  };
  static const Row Rows[] = {
#define LOOP(Identifier, Method, Name, Weight, Description)                    \
  {&ProgramGenerator::Method, false},
#define LOOP_EXTENSION(Identifier, Method, Name, Weight, Description)          \
  {&ProgramGenerator::Method, true},
#define CONSTRUCT(Identifier, Name, Weight, Group, Description)
#include "mincaml/Generator/Constructs.def"
  };
  constexpr unsigned First = unsigned(Construct::LoopSum);
  std::vector<unsigned> Weights(std::size(Rows));
  unsigned Sum = 0;
  for (unsigned I = 0; I < std::size(Rows); ++I)
    if (extended() || !Rows[I].IsExtension)
      Sum += Weights[I] = Options.TheWeights[Construct(First + I)];
  if (!C.HasEffects || !affords(300) || Nesting > 8 || !Sum)
    return false;
  SaveAndRestore<unsigned> Deeper(Nesting, Nesting + 2);
  return (this->*Rows[pickConstruct(Weights, First) - First].TheMethod)(B);
}

bool ProgramGenerator::addLoop(Block &B, unsigned Count,
                               std::vector<Accumulator> Accumulators,
                               llvm::function_ref<LoopBody(const Text &)> Make,
                               const Text &LengthOf) {
  enum { Recursive, For, While } Style = Recursive;
  if (extended()) {
    const Construct Styles[] = {Construct::RecursiveLoops, Construct::ForLoops,
                                Construct::WhileLoops};
    unsigned Weights[3];
    for (unsigned I = 0; I < 3; ++I)
      Weights[I] = Options.TheWeights[Styles[I]] + (I == 0);
    Style = decltype(Style)(R.weighted(Weights));
  }
  bool Down = R.percent(25);
  // A range of two steps is also one of all iterations.
  int32_t Step = Style != For && R.percent(12) ? 2 : 1;
  Text Index = name("i");
  Text Read = Style == While ? "!" + Index : Index;
  Text Bound = atom(opaque(int32_t(Count)));
  if (!LengthOf.empty() && extended() && percent(Construct::LengthBound))
    Bound = "Array.length " + LengthOf;
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
    bool PassesBound = !percent(Construct::Captured);
    Text Loop = name("loop"), N = name("n");
    Text Head, Next, Start, Results, Pattern;
    Text Limit = PassesBound || StringRef(Bound).contains(' ') ? N : Bound;
    auto Add = [&](const Text &Name, const Text &Following,
                   const Text &Initial) {
      Head += " " + Name;
      Next += " " + atom(Following);
      Start += " " + atom(Initial);
    };
    Add(Index, Index + (Down ? " - " : " + ") + literal(Step),
        Down ? Bound + " - 1" : "0");
    if (PassesBound)
      Add(N, N, Bound);
    for (size_t I = 0; I < Accumulators.size(); ++I) {
      Accumulator &A = Accumulators[I];
      Add(A.Name, Body.Values[I], A.Start);
      Results += (I ? ", " : "") + A.Name;
      Finals.push_back(name("n"));
      Pattern += (I ? ", " : "") + Finals.back();
    }
    if (Accumulators.size() != 1) {
      Results = "(" + Results + ")";
      Pattern = "(" + Pattern + ")";
    }
    Text Call = Loop + Next;
    if (!Body.Condition.empty())
      Call = "if " + Body.Condition + " then " + Call + " else " + Results;
    Text Inner = Body.Effect.empty() ? Call : atom(Body.Effect) + ";\n" + Call;
    Text Test =
        Down ? Index + " >= 0"
             : Index + Text(Step == 1 ? oneOf(" < ", " <> ", " < ") : " < ") +
                   Limit;
    Text Code = R.percent(30) && (Down || StringRef(Test).contains(" < "))
                    ? "if " + Index + (Down ? " < 0" : " >= " + Limit) +
                          " then " + Results + " else (\n" + indented(Inner) +
                          "\n)"
                    : "if " + Test + " then (\n" + indented(Inner) +
                          "\n) else\n  " + Results;
    if (Limit == N && !PassesBound)
      B.let(N, Bound);
    B.function("let rec " + Loop + Head + " =\n" + indented(Code));
    if (Accumulators.empty())
      B.effect(Loop + Start);
    else
      B.let(Pattern, Loop + Start);
  } else {
    Block Inner;
    if (!Body.Effect.empty())
      Inner.effect(Body.Effect);
    Text Updates;
    for (size_t I = 0; I < Accumulators.size(); ++I) {
      Accumulator &A = Accumulators[I];
      B.let(A.Name, "ref " + atom(A.Start));
      Text New = name("u");
      if (Accumulators.size() > 1)
        Inner.let(New, Body.Values[I]);
      Updates += (I ? "; " : "") + A.Name + " := " +
                 (Accumulators.size() > 1 ? New : atom(Body.Values[I]));
    }
    Text Leave;
    if (Style == While) {
      Text Next =
          Index + " := " + Read + (Down ? " - " : " + ") + literal(Step);
      if (!Body.Condition.empty())
        Next = "if " + Body.Condition + " then (" + Next + ") else " + Index +
               " := " + (Down ? "-1" : Bound);
      Updates += (Updates.empty() ? "" : "; ") + Next;
    } else if (!Body.Condition.empty()) {
      Updates = "if " + Body.Condition + " then (" +
                (Updates.empty() ? "()" : Updates) + ")";
    }
    Text Code = Inner.finish(Updates.empty() ? "()" : Updates);
    if (Style == For) {
      B.effect("for " + Index + " = " +
               (Down ? Bound + " - 1 downto 0" : "0 to " + Bound + " - 1") +
               " do\n" + indented(Code) + "\ndone");
    } else {
      B.let(Index, "ref " + atom(Down ? Bound + " - 1" : "0"));
      B.effect("while !" + Index + (Down ? " >= 0" : " < " + Bound) + " do\n" +
               indented(Code) + "\ndone");
    }
    for (const Accumulator &A : Accumulators) {
      Finals.push_back(name("n"));
      B.let(Finals.back(), "!" + A.Name);
    }
  }
  for (size_t I = 0; I < Finals.size(); ++I) {
    bind(Finals[I], Accumulators[I].Ty);
    output(B, Accumulators[I].Ty, Finals[I]);
  }
  return true;
}

/// An array of elements of this type, for a loop; Length is at least 2.
Text ProgramGenerator::loopArray(Block &B, const Type *Element,
                                 unsigned &Length) {
  if (const Variable *V = R.percent(75) ? pickArray(Element, 2) : nullptr) {
    Length = V->Ty->Length;
    return V->Name;
  }
  Length = R.coin() ? 2u << R.below(4) : 2 + R.below(12);
  const Type *Ty = T.array(Element, Length);
  Text Name = name("a");
  B.let(Name, pure(Ty, 1));
  bind(Name, Ty);
  return Name;
}

static Text at(const Text &Array, const Text &Index) {
  return Array + ".(" + Index + ")";
}

//===- Arrays -------------------------------------------------------------===//

bool ProgramGenerator::sumLoop(Block &B) {
  unsigned N;
  const Type *Ty = numberType();
  Text A = loopArray(B, Ty, N);
  return addLoop(
      B, iterations(N), {{Ty, simplest(Ty)}},
      [&](const Text &I) {
        const Text &S = Scope.back().Name;
        return LoopBody{"",
                        {arithmetic(Ty, {S, at(A, I), pure(Ty, R.below(3))})}};
      },
      "");
}

bool ProgramGenerator::fillLoop(Block &B) {
  unsigned N;
  const Type *Ty = R.percent(70) ? numberType() : anyType(1);
  Text A = loopArray(B, Ty, N);
  addLoop(B, iterations(N), {}, [&](const Text &I) {
    return LoopBody{at(A, I) + " <- " + atom(pure(Ty, 2)), {}};
  });
  output(B, T.array(Ty, N), A);
  return true;
}

/// From one array to another, or the same, perhaps to the next elements.
bool ProgramGenerator::copyLoop(Block &B) {
  unsigned N, M;
  const Type *Ty = numberType();
  Text A = loopArray(B, Ty, N), D = loopArray(B, Ty, M);
  Text Shift = oneOf("", " + 1", "");
  addLoop(
      B, iterations(std::min(N, M) - !Shift.empty()), {}, [&](const Text &I) {
        return R.coin() ? LoopBody{at(D, I + Shift) + " <- " + at(A, I), {}}
                        : LoopBody{at(D, I) + " <- " + at(A, I + Shift), {}};
      });
  output(B, T.array(Ty, M), D);
  return true;
}

bool ProgramGenerator::carriedLoop(Block &B) {
  unsigned N;
  const Type *Ty = numberType();
  Text A = loopArray(B, Ty, N);
  addLoop(B, iterations(N - 1), {}, [&](const Text &I) {
    return LoopBody{at(A, I + " + 1") + " <- " +
                        atom(arithmetic(Ty, {at(A, I), pure(Ty, 1)})),
                    {}};
  });
  output(B, T.array(Ty, N), A);
  return true;
}

bool ProgramGenerator::stencilLoop(Block &B) {
  unsigned N, M;
  const Type *Ty = numberType();
  Text A = loopArray(B, Ty, N), D = loopArray(B, Ty, M);
  unsigned Count = std::min(N, M);
  if (Count < 3)
    return false;
  addLoop(B, iterations(Count - 2), {}, [&](const Text &I) {
    return LoopBody{at(D, I + " + 1") + " <- " +
                        atom(arithmetic(Ty, {at(A, I), at(A, I + " + 1"),
                                             at(A, I + " + 2")})),
                    {}};
  });
  output(B, T.array(Ty, M), D);
  return true;
}

/// A load from a fixed address, with stores that may alias it.
bool ProgramGenerator::invariantLoadLoop(Block &B) {
  unsigned N, M;
  const Type *Ty = numberType();
  Text A = loopArray(B, Ty, N), D = loopArray(B, Ty, M);
  Text Load = at(A, literal(int32_t(R.below(N))));
  bool Stores = R.percent(70);
  return addLoop(B, iterations(M), {{Ty, simplest(Ty)}}, [&](const Text &I) {
    const Text &S = Scope.back().Name;
    return LoopBody{Stores ? at(D, I) + " <- " + atom(arithmetic(Ty, {S, Load}))
                           : "",
                    {arithmetic(Ty, {S, Load, at(D, I)})}};
  });
}

/// Two indices that meet.
bool ProgramGenerator::reverseLoop(Block &B) {
  unsigned N;
  const Type *Ty = numberType();
  Text A = loopArray(B, Ty, N);
  Text Last = literal(int32_t(N) - 1);
  addLoop(B, iterations(R.coin() ? N / 2 : N), {}, [&](const Text &I) {
    Text X = name("x");
    Text Other = at(A, Last + " - " + I);
    return LoopBody{"(let " + X + " = " + at(A, I) + " in " + at(A, I) +
                        " <- " + Other + "; " + Other + " <- " + X + ")",
                    {}};
  });
  output(B, T.array(Ty, N), A);
  return true;
}

/// Indices that come from an array.
bool ProgramGenerator::histogramLoop(Block &B) {
  unsigned N, M;
  Text A = loopArray(B, T.Int, N), D = loopArray(B, T.Int, M);
  addLoop(B, iterations(N, 80), {}, [&](const Text &I) {
    charge(30);
    Text K = name("k");
    return LoopBody{"(let " + K + " = " + (extended() ? "wrap " : "clamp ") +
                        at(A, I) + " " + literal(int32_t(M)) + " in " +
                        at(D, K) + " <- " + at(D, K) + " + " +
                        Text(R.coin() ? "1" : I) + ")",
                    {}};
  });
  output(B, T.array(T.Int, M), D);
  return true;
}

/// A matrix in one array, row by row or column by column.
bool ProgramGenerator::flatLoop(Block &B) {
  unsigned Rows = 2 + R.below(3), Columns = 2 + R.below(3);
  const Type *Ty = numberType();
  const Type *Matrix = T.array(Ty, Rows * Columns);
  if (iterations(Rows * Columns, 60) < Rows * Columns)
    return false;
  Text A = name("a"), Width = literal(int32_t(Columns));
  B.let(A, pure(Matrix, 1));
  bind(A, Matrix);
  addLoop(B, Rows, {}, [&](const Text &I) {
    Block Inner;
    addLoop(Inner, Columns, {}, [&](const Text &J) {
      Text Element = at(A, I + " * " + Width + " + " + J);
      return LoopBody{
          Element + " <- " + atom(arithmetic(Ty, {Element, pure(Ty, 1)})), {}};
    });
    return LoopBody{"(\n" + indented(Inner.finish("()")) + ")", {}};
  });
  output(B, Matrix, A);
  return true;
}

/// Elements at multiples of the counter, quotients and remainders of it.
bool ProgramGenerator::affineLoop(Block &B) {
  unsigned N;
  const Type *Ty = numberType();
  Text A = loopArray(B, Ty, N);
  unsigned Scale = 2 + R.below(3), Offset = R.below(2);
  if (N <= Offset)
    return false;
  Text S = literal(int32_t(Scale));
  addLoop(
      B, iterations((N - Offset + Scale - 1) / Scale), {}, [&](const Text &I) {
        Text Other = oneOf("QUOTIENT", "REMAINDER") == "QUOTIENT"
                         ? I + " / " + S
                         : I + " mod " + literal(int32_t(std::min(Scale, N)));
        return LoopBody{
            at(A, I + " * " + S + " + " + literal(int32_t(Offset))) + " <- " +
                atom(arithmetic(Ty, {at(A, Other), pure(Ty, 1)})),
            {}};
      });
  output(B, T.array(Ty, N), A);
  return true;
}

/// Bounds that the program checks itself.
bool ProgramGenerator::checkedLoop(Block &B) {
  unsigned N;
  const Type *Ty = numberType();
  Text A = loopArray(B, Ty, N);
  return addLoop(
      B, iterations(N + 3), {{Ty, simplest(Ty)}}, [&](const Text &I) {
        const Text S = Scope.back().Name;
        Text Sum = atom(arithmetic(Ty, {S, at(A, I)}));
        Scope[Scope.size() - 2].Range = 0;
        Text Length =
            extended() && R.coin() ? "Array.length " + A : literal(int32_t(N));
        return LoopBody{
            "", {"if " + I + " < " + Length + " then " + Sum + " else " + S}};
      });
}

bool ProgramGenerator::lengthLoop(Block &B) {
  unsigned N;
  const Type *Ty = numberType();
  Text A = loopArray(B, Ty, N);
  if (iterations(N) < N)
    return false;
  return addLoop(
      B, N, {{Ty, simplest(Ty)}},
      [&](const Text &I) {
        Text S = Scope.back().Name;
        return LoopBody{at(A, I) + " <- " + atom(arithmetic(Ty, {at(A, I), S})),
                        {pure(Ty, 2)}};
      },
      A);
}

//===- Scalars ------------------------------------------------------------===//

/// Expressions that do not change, and expressions in one arm of an `if`.
bool ProgramGenerator::invariantLoop(Block &B) {
  const Type *Ty = numberType();
  unsigned Count = iterations(4 + trips(12), 60);
  Text Invariant = atom(pure(Ty, 2));
  bool InArm = R.coin();
  return addLoop(B, Count, {{Ty, simplest(Ty)}}, [&](const Text &) {
    charge(20);
    Text S = Scope.back().Name;
    Text First = arithmetic(Ty, {S, Invariant});
    if (InArm)
      First = "if " + pure(T.Bool, 1) + " then " + atom(First) + " else " + S;
    return LoopBody{"", {arithmetic(Ty, {First, Invariant})}};
  });
}

bool ProgramGenerator::nestedLoops(Block &B) {
  const Type *Ty = numberType();
  unsigned Count = iterations(2 + trips(4), 300);
  if (Count < 2)
    return false;
  return addLoop(B, Count, {{Ty, simplest(Ty)}}, [&](const Text &) {
    Text S = Scope.back().Name, Result;
    Block Inner;
    size_t Size = Scope.size();
    addLoop(Inner, iterations(2 + trips(5)), {{Ty, S}},
            [&](const Text &) { return LoopBody{"", {pure(Ty, 2)}}; });
    Result = Scope.back().Name;
    leaveScope(Size);
    return LoopBody{"", {"(\n" + indented(Inner.finish(Result)) + ")"}};
  });
}

/// A search that stops, or a condition on a float or an array.
bool ProgramGenerator::earlyExitLoop(Block &B) {
  unsigned N;
  const Type *Ty = numberType();
  Text A = loopArray(B, Ty, N);
  return addLoop(B, iterations(N), {{Ty, simplest(Ty)}}, [&](const Text &I) {
    Text S = Scope.back().Name;
    Text Condition =
        R.coin() ? at(A, I) + " <> " + atom(pure(Ty, 1)) : pure(T.Bool, 2);
    return LoopBody{"", {arithmetic(Ty, {S, at(A, I)})}, Condition};
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
    for (size_t I = Scope.size() - Accumulators.size(); I < Scope.size(); ++I) {
      Tys.push_back(Scope[I].Ty);
      Names.push_back(Scope[I].Name);
    }
    return LoopBody{"", exchanged(Tys, Names, 25)};
  });
}

bool ProgramGenerator::floatSumLoop(Block &B) {
  return addLoop(B, iterations(20), {{T.Float, floatLiteral(R, false)}},
                 [&](const Text &I) {
                   Text S = Scope.back().Name;
                   return LoopBody{
                       "",
                       {arithmetic(T.Float, {S, "float_of_int " + I,
                                             floatLiteral(R, true)})}};
                 });
}

/// Any statements in the body.
bool ProgramGenerator::callLoop(Block &B) {
  const Type *Ty = anyType(1, false);
  unsigned Count = iterations(2 + trips(8), 200);
  if (Count < 2)
    return false;
  return addLoop(B, Count, {{Ty, simplest(Ty)}}, [&](const Text &) {
    size_t Size = Scope.size();
    Block Inner;
    statements(Inner, 1 + R.below(3));
    Text Effect =
        Inner.isEmpty() ? "" : "(\n" + indented(Inner.finish("()")) + ")";
    leaveScope(Size);
    return LoopBody{Effect, {pure(Ty, 2)}};
  });
}

/// A counter that wraps around or nearly does.
bool ProgramGenerator::wrappingLoop(Block &B) {
  Text Step = oneOf("1073741824", "715827883", "2147483647", "1000000000", "1");
  Text Start = oneOf("2147483640", "-2147483648", "2147483647", "0");
  return addLoop(B, iterations(12), {{T.Int, atom(Start)}, {T.Int, "0"}},
                 [&](const Text &) {
                   Text K = Scope[Scope.size() - 2].Name, S = Scope.back().Name;
                   return LoopBody{
                       "",
                       {K + " + " + Step, S + " + (if " + K + " < " + K +
                                              " + " + Step + " then 1 else 3)"},
                       R.coin() ? K + " <> " + Step : ""};
                 });
}

//===- Exceptions ---------------------------------------------------------===//

/// A loop that an exception leaves, in handlers of others.
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
    addLoop(Code, Count, {{Ty, simplest(Ty)}}, [&](const Text &I) {
      Text When = I + " = " + literal(int32_t(R.below(12)));
      Text Raise = "if " + When + " then " + raise(Inner, 1);
      if (R.coin())
        Raise += " else if " + pure(T.Bool, 1) + " then " + raise(Outer, 1);
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

/// A handler in each iteration.
bool ProgramGenerator::handlingLoop(Block &B) {
  unsigned Count = iterations(2 + trips(8), 150);
  if (Count < 2)
    return false;
  const Type *Ty = numberType();
  return addLoop(B, Count, {{Ty, simplest(Ty)}}, [&](const Text &I) {
    unsigned N = 1 + R.below(Count);
    ExceptionSet Raised = 1u << InvalidArgument | 1u << DivisionByZero;
    Text Divisor = "(" + I + " - " + literal(int32_t(R.below(Count))) + ")";
    return LoopBody{
        "", {tried(Ty, Raised, 1, [&] {
          C.Raises |= Raised;
          Text Number = R.coin() ? "100 / " + Divisor
                                 : "(Array.make " + literal(int32_t(N)) +
                                       " 7).(" + I + ")";
          return Ty->is(Type::Int) ? Number : "float_of_int (" + Number + ")";
        })}};
  });
}

//===- Strings and data ---------------------------------------------------===//

bool ProgramGenerator::characterLoop(Block &B) {
  Text S = name("s");
  unsigned N = 3 + R.below(9);
  B.let(S, "\"" + Text("loops and lines").substr(0, N) + "\"");
  return addLoop(B, iterations(N), {{T.Int, "0"}}, [&](const Text &I) {
    Text Sum = Scope.back().Name;
    return LoopBody{"", {"Char.code " + S + ".[" + I + "] + 3 * " + Sum}};
  });
}

bool ProgramGenerator::concatenatingLoop(Block &B) {
  return addLoop(
      B, iterations(5, 200), {{T.String, "\"\""}}, [&](const Text &) {
        charge(60);
        Text S = Scope.back().Name;
        return LoopBody{"",
                        {"clip " + S + " ^ clip " + atom(pure(T.String, 1))}};
      });
}

/// Elements of a data type, matched one after the other.
bool ProgramGenerator::matchingLoop(Block &B) {
  const Type *Ty = dataType(1);
  if (Ty->Definition == T.Ref)
    return false;
  const Type *Result = numberType();
  unsigned N;
  Text A = loopArray(B, Ty, N);
  for (unsigned I = 0; I < std::min(N, 4u); ++I)
    B.effect(at(A, literal(int32_t(I))) + " <- " + atom(pure(Ty, 2)));
  return addLoop(
      B, iterations(N, 60), {{Result, simplest(Result)}}, [&](const Text &I) {
        Text S = Scope.back().Name;
        Text Value = annotated(Ty, at(A, I));
        // Nothing may hide the accumulator.
        SaveAndRestore<size_t> Group(GroupStart, 0);
        Text Cases = matchCases(
            Ty, 12, [&] { return arithmetic(Result, {S, pure(Result, 1)}); });
        return LoopBody{"", {"(match " + Value + " with" + Cases + ")"}};
      });
}

/// A list or another value that grows.
bool ProgramGenerator::buildingLoop(Block &B) {
  const Type *Element = scalarType();
  const Type *Ty = T.list(Element);
  if (R.coin())
    Ty = T.option(Element);
  return addLoop(B, iterations(10), {{Ty, Ty->IsRecursive ? "[]" : "None"}},
                 [&](const Text &) {
                   Text S = Scope.back().Name;
                   Text Value = atom(pure(Element, 2));
                   if (Ty->IsRecursive)
                     return LoopBody{"", {Value + " :: " + S}};
                   return LoopBody{"",
                                   {"match " + S + " with None -> Some " +
                                    Value + " | Some o -> if o = " + Value +
                                    " then None else Some o"}};
                 });
}

/// A mutable field, read and written through two names.
bool ProgramGenerator::fieldLoop(Block &B) {
  const Field *F;
  const Variable *V = pickField(numberType(), true, F);
  if (!V)
    return false;
  const Type *Ty = V->Ty, *FieldTy = T.fieldType(Ty, *F);
  Text First = V->Name, Second = name("v");
  Text Other = First;
  if (const Variable *O = pick(Ty))
    Other = O->Name;
  B.let(Second, "if " + pure(T.Bool, 2) + " then " + First + " else " + Other);
  bind(Second, Ty, 12);
  bool IsRef = Ty->Definition == T.Ref;
  auto Get = [&](const Text &Record) {
    return IsRef ? "!" + Record : annotated(Ty, Record) + "." + F->Name;
  };
  auto Set = [&](const Text &Record) {
    return IsRef ? Record + " := "
                 : annotated(Ty, Record) + "." + F->Name + " <- ";
  };
  return addLoop(B, iterations(10), {{FieldTy, simplest(FieldTy)}},
                 [&](const Text &) {
                   Text S = Scope.back().Name;
                   return LoopBody{
                       Set(First) + atom(arithmetic(FieldTy, {Get(Second), S})),
                       {arithmetic(FieldTy, {Get(First), Get(Second)})}};
                 });
}
