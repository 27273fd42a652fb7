//===- NormalizeTest.cpp - Tests of K-normalization -----------------------===//

#include "Interpreter.h"
#include "TestProgram.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::knormal;

static void expectOpen(llvm::StringRef Source, llvm::StringRef Expected) {
  EXPECT_EQ(unindented(TestProgram(Source).openText()), unindented(Expected))
      << Source.str();
}

TEST(Normalize, NamesOperandsLeftToRight) {
  expectOpen("let a = read_int () in let b = read_int () in"
             " print_int (a * b - (b + 1) / a)",
             R"(let tmp.1 : unit = () in
                let a : int = external read_int tmp.1 in
                let tmp.2 : unit = () in
                let b : int = external read_int tmp.2 in
                let tmp.3 : int = a * b in
                let tmp.4 : int = 1 in
                let tmp.5 : int = b + tmp.4 in
                let tmp.6 : int = tmp.5 / a in
                let tmp.7 : int = tmp.3 - tmp.6 in
                external print_int tmp.7)");
}

TEST(Normalize, GivesNoLetToVariables) {
  expectOpen("let rec f x y = x in let a = 1 in print_int (f a a)",
             R"(let rec f (x : int) (y : int) : int =
                  x
                in
                let a : int = 1 in
                let tmp.1 : int = f a a in
                external print_int tmp.1)");
}

TEST(Normalize, EvaluatesComputedCalleeBeforeArguments) {
  EXPECT_EQ(
      interpret(*TestProgram("let rec f x = x + x in"
                             " print_int ((print_int 1; f) (print_int 2; 3))")
                     .open()),
      "1 2 6 ");
}

TEST(Normalize, KeepsTheOrderOfEvaluation) {
  const char *Source = R"(
    let rec p x = print_int x; x in
    let rec f a b c = a + b + c in
    let x = f (p 1) (p 2) (p 3) in
    let (y, z) = (p 4, p 5) in
    let a = Array.make (p 6) (p 7) in
    a.(p 5) <- p 8;
    print_int (a.(p 0));
    print_int (if p 9 < p 10 then p 11 else p 12);
    print_int (if p 10 > p 9 && p 1 = p 1 || p 0 = p 0 then p 13 else 0);
    let c = p 1 <= p 2 in
    if not c then print_int 99 else ()
  )";
  EXPECT_EQ(interpret(*TestProgram(Source).open()),
            "3 2 1 5 4 7 6 8 5 0 7 10 9 11 11 9 10 1 1 13 13 2 1 ");
}

TEST(Normalize, KeepsScopeOfBindingsInOperands) {
  // The inner a must not capture the outer a, which is already an operand.
  expectOpen("let a = 1 in print_int (a + (let a = 2 in a + a) + a)",
             R"(let a : int = 1 in
                let tmp.1 : int =
                  let a : int = 2 in
                  a + a
                in
                let tmp.2 : int = a + tmp.1 in
                let tmp.3 : int = tmp.2 + a in
                external print_int tmp.3)");
}

TEST(Normalize, FusesComparisonAndBranch) {
  expectOpen("let x = 1.5 in if x <= 2.5 then print_int 1 else print_int 2",
             R"(let x : float = 1.5 in
                let tmp.1 : float = 2.5 in
                if x <= tmp.1 then
                  let tmp.2 : int = 1 in
                  external print_int tmp.2
                else
                  let tmp.3 : int = 2 in
                  external print_int tmp.3)");
}

TEST(Normalize, NegatedConditionSwapsBranchesNotTheComparison) {
  // For a NaN, `not (x < y)` differs from `x >= y`.
  expectOpen("let x = 1.0 in print_int (if not (x < x) then 1 else 2)",
             R"(let x : float = 1. in
                let tmp.1 : int =
                  if x < x then
                    2
                  else
                    1
                in
                external print_int tmp.1)");
}

TEST(Normalize, ConditionOnABool) {
  expectOpen("let b = true in if b then print_int 1",
             R"(let b : bool = true in
                if b then
                  let tmp.1 : int = 1 in
                  external print_int tmp.1
                else
                  ())");
}

TEST(Normalize, AndBecomesBranchesIfElseIsTiny) {
  expectOpen("let a = 1 in if a < 2 && a > 0 then print_int a",
             R"(let a : int = 1 in
                let tmp.1 : int = 2 in
                if a < tmp.1 then
                  let tmp.2 : int = 0 in
                  if a > tmp.2 then
                    external print_int a
                  else
                    ()
                else
                  ())");
}

TEST(Normalize, OrBecomesBranchesIfThenIsTiny) {
  expectOpen("let a = 1 in print_int (if a < a || a > a then a else a + a)",
             R"(let a : int = 1 in
                let tmp.1 : int =
                  if a < a then
                    a
                  else
                    if a > a then
                      a
                    else
                      a + a
                in
                external print_int tmp.1)");
}

TEST(Normalize, BindsTheBoolRatherThanDuplicateABranch) {
  expectOpen("let a = 1 in"
             " if a < 2 && a > 0 then print_int 1 else print_int 2",
             R"(let a : int = 1 in
                let tmp.1 : int = 2 in
                let tmp.3 : bool =
                  if a < tmp.1 then
                    let tmp.2 : int = 0 in
                    a > tmp.2
                  else
                    false
                in
                if tmp.3 then
                  let tmp.4 : int = 1 in
                  external print_int tmp.4
                else
                  let tmp.5 : int = 2 in
                  external print_int tmp.5)");
}

TEST(Normalize, NestedConditionsDuplicateNoBranch) {
  std::string Condition = "a < 1";
  for (unsigned Depth = 0; Depth != 20; ++Depth) {
    Condition = Depth % 2 ? "(" + Condition + " || not (a < 2))"
                          : "(" + Condition + " && (a < 3 && a < 4))";
    std::string Text = TestProgram("let a = 1 in if " + Condition +
                                   " then print_int 1 else print_int 2")
                           .openText();
    EXPECT_EQ(llvm::StringRef(Text).count("external print_int"), 2u) << Text;
  }
}

TEST(Normalize, LogicalOperatorsAsValuesKeepTailCalls) {
  expectOpen("let rec f x = x = 0 || f (x - 1) in"
             " if f 3 then print_int 1",
             R"(let rec f (x : int) : bool =
                  let tmp.1 : int = 0 in
                  if x = tmp.1 then
                    true
                  else
                    let tmp.2 : int = 1 in
                    let tmp.3 : int = x - tmp.2 in
                    f tmp.3
                in
                let tmp.4 : int = 3 in
                let tmp.5 : bool = f tmp.4 in
                if tmp.5 then
                  let tmp.6 : int = 1 in
                  external print_int tmp.6
                else
                  ())");
}

TEST(Normalize, SequencesAndWildcards) {
  expectOpen("let _ = 3 in let rec f () = print_newline () in f (); f ()",
             R"(let tmp.1 : int = 3 in
                let rec f (tmp.2 : unit) : unit =
                  let tmp.3 : unit = () in
                  external print_newline tmp.3
                in
                let tmp.4 : unit = () in
                let tmp.5 : unit = f tmp.4 in
                let tmp.6 : unit = () in
                f tmp.6)");
}

TEST(Normalize, TuplesAndArrays) {
  expectOpen("let a = Array.make 2 (1, 2.0) in"
             " let (x, y) = a.(0) in"
             " a.(1) <- (x + 1, -. y); print_int (- Array.length a)",
             R"(let tmp.1 : int = 2 in
                let tmp.2 : int = 1 in
                let tmp.3 : float = 2. in
                let tmp.4 : int * float = (tmp.2, tmp.3) in
                let a : (int * float) array = Array.make tmp.1 tmp.4 in
                let tmp.5 : int = 0 in
                let tmp.6 : int * float = a.(tmp.5) in
                let (x : int), (y : float) = tmp.6 in
                let tmp.7 : int = 1 in
                let tmp.8 : int = 1 in
                let tmp.9 : int = x + tmp.8 in
                let tmp.10 : float = -. y in
                let tmp.11 : int * float = (tmp.9, tmp.10) in
                let tmp.12 : unit = a.(tmp.7) <- tmp.11 in
                let tmp.13 : int = Array.length a in
                let tmp.14 : int = - tmp.13 in
                external print_int tmp.14)");
}

TEST(Normalize, ArrayConstructorsAreNoCalls) {
  expectOpen("let a = create_array 1 true in"
             " let b = create_float_array 1 0.0 in ()",
             R"(let tmp.1 : int = 1 in
                let tmp.2 : bool = true in
                let a : bool array = Array.make tmp.1 tmp.2 in
                let tmp.3 : int = 1 in
                let tmp.4 : float = 0. in
                let b : float array = Array.make tmp.3 tmp.4 in
                ())");
}

TEST(Normalize, EtaExpandsExternalsUsedAsValues) {
  expectOpen("let rec twice f x = f x; f x in twice print_int 1",
             R"(let rec twice (f : int -> unit) (x : int) : unit =
                  let tmp.1 : unit = f x in
                  f x
                in
                let rec print_int.1 (tmp.2 : int) : unit =
                  external print_int tmp.2
                in
                let tmp.3 : int = 1 in
                twice print_int.1 tmp.3)");
}

TEST(Normalize, EtaExpandsArrayConstructorsAtEachType) {
  TestProgram P("let (f, g) = (create_array, create_array) in"
                " let a = f 2 3 in let b = g 2 1.5 in print_int a.(1)");
  EXPECT_EQ(interpret(*P.open()), "3 ");
  EXPECT_EQ(interpret(P.closed()), "3 ");
}

TEST(Normalize, DivisionErrorsPointAtTheOperator) {
  llvm::StringRef Source = "let a = 7 in print_int (a / a)";
  TestProgram P(Source);
  auto *A = llvm::cast<Let>(P.open());
  auto *Division = llvm::cast<Let>(A->Body)->Value;
  EXPECT_EQ(llvm::StringRef(Division->Loc.getPointer()).take_front(3), "/ a");
}

TEST(Normalize, ArrayErrorsPointAtTheAccess) {
  TestProgram P("let a = Array.make 1 2 in a.(0) <- 3");
  Expression *E = P.open();
  while (auto *L = llvm::dyn_cast<Let>(E)) {
    if (llvm::isa<ArrayMake>(L->Value))
      EXPECT_TRUE(llvm::StringRef(L->Value->Loc.getPointer())
                      .starts_with("Array.make 1"));
    E = L->Body;
  }
  EXPECT_TRUE(llvm::StringRef(E->Loc.getPointer()).starts_with("a.(0) <- 3"));
}
