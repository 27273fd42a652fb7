//===- ClosureConvertTest.cpp - Tests of closure conversion ---------------===//

#include "Interpreter.h"
#include "TestProgram.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::knormal;

static void expectClosed(llvm::StringRef Source, llvm::StringRef Expected,
                         const ClosureOptions &Options = {}) {
  TestProgram P(Source);
  EXPECT_EQ(unindented(P.closedText(Options)), unindented(Expected))
      << Source.str();
  EXPECT_EQ(interpret(*P.open()), interpret(P.closed(Options)));
}

TEST(ClosureConvert, KnownFunctionsAreCalledDirectly) {
  expectClosed(
      "let rec f x = if x < 1 then 0 else f (x - 1) in print_int (f 3)",
      R"(fun f.1 (x.1 : int) : int =
                    let tmp.1 : int = 1 in
                    if x.1 < tmp.1 then
                      0
                    else
                      let tmp.2 : int = 1 in
                      let tmp.3 : int = x.1 - tmp.2 in
                      direct f.1 tmp.3

                  main =
                    let tmp.4 : int = 3 in
                    let tmp.5 : int = direct f.1 tmp.4 in
                    external print_int tmp.5)");
}

TEST(ClosureConvert, VariablesOfMainAreStatic) {
  expectClosed("let a = Array.make 3 0 in"
               " let b = Array.make 3 0 in"
               " let rec f i = a.(i) + a.(0) in print_int (f 1 + b.(0))",
               R"(static a.1 : int array

                  fun f.1 (i.1 : int) : int =
                    let tmp.5 : int = a.1.(i.1) in
                    let tmp.6 : int = 0 in
                    let tmp.7 : int = a.1.(tmp.6) in
                    tmp.5 + tmp.7

                  main =
                    let tmp.1 : int = 3 in
                    let tmp.2 : int = 0 in
                    let a.1 : int array = Array.make tmp.1 tmp.2 in
                    let tmp.3 : int = 3 in
                    let tmp.4 : int = 0 in
                    let b.1 : int array = Array.make tmp.3 tmp.4 in
                    let tmp.8 : int = 1 in
                    let tmp.9 : int = direct f.1 tmp.8 in
                    let tmp.10 : int = 0 in
                    let tmp.11 : int = b.1.(tmp.10) in
                    let tmp.12 : int = tmp.9 + tmp.11 in
                    external print_int tmp.12)");
}

TEST(ClosureConvert, StaticsInBranchesAndPatternsOfMain) {
  TestProgram P("let (p, q) = (read_int (), read_int ()) in"
                " let u = (if p < q then"
                "   let z = p + q in let rec f x = z + x in f 1 else q) in"
                " let rec g x = p + u in print_int (g 1)");
  EXPECT_EQ(TestProgram::names(P.closed().Statics), "p.1 z.1 u.1");
  EXPECT_TRUE(P.function("f")->Lifted.empty());
  EXPECT_TRUE(P.function("f")->Captured.empty());
}

TEST(ClosureConvert, LiteralsAndUnitsAreBoundAgain) {
  expectClosed("let n = 10 in let x = 1.5 in let b = true in let u = () in"
               " let rec f i v ="
               "   let rec g j = if b then (print_newline v; print_newline u;"
               "     i + j + n) else truncate x in g i in"
               " print_int (f 1 ())",
               R"(fun g.1 (j.1 : int) [lifted: i.1 : int] : int =
                    let n.1 : int = 10 in
                    let x.1 : float = 1.5 in
                    let b.1 : bool = true in
                    let u.1 : unit = () in
                    let v.1 : unit = () in
                    if b.1 then
                      let tmp.1 : unit = external print_newline v.1 in
                      let tmp.2 : unit = external print_newline u.1 in
                      let tmp.3 : int = i.1 + j.1 in
                      tmp.3 + n.1
                    else
                      external truncate x.1

                  fun f.1 (i.1 : int) (v.1 : unit) : int =
                    direct g.1 i.1 i.1

                  main =
                    let n.1 : int = 10 in
                    let x.1 : float = 1.5 in
                    let b.1 : bool = true in
                    let u.1 : unit = () in
                    let tmp.4 : int = 1 in
                    let tmp.5 : unit = () in
                    let tmp.6 : int = direct f.1 tmp.4 tmp.5 in
                    external print_int tmp.6)");
}

TEST(ClosureConvert, DropsNamesOfNothing) {
  // The statement `u;` has no effect.
  expectClosed("let u = print_int 1 in u; print_int 2",
               R"(main =
                    let tmp.1 : int = 1 in
                    let u.1 : unit = external print_int tmp.1 in
                    let tmp.3 : int = 2 in
                    external print_int tmp.3)");
}

TEST(ClosureConvert, LiftedVariablesComeFromAllFunctionsCalled) {
  expectClosed("let rec f x y ="
               "   let rec g z = z + x in"
               "   let rec h z = if z < 1 then y else h (g z) in"
               "   h (g x) in"
               " print_int (f 1 2)",
               R"(fun g.1 (z.1 : int) [lifted: x.1 : int] : int =
                    z.1 + x.1

                  fun h.1 (z.2 : int) [lifted: x.1 : int, y.1 : int] : int =
                    let tmp.1 : int = 1 in
                    if z.2 < tmp.1 then
                      y.1
                    else
                      let tmp.2 : int = direct g.1 z.2 x.1 in
                      direct h.1 tmp.2 x.1 y.1

                  fun f.1 (x.1 : int) (y.1 : int) : int =
                    let tmp.3 : int = direct g.1 x.1 x.1 in
                    direct h.1 tmp.3 x.1 y.1

                  main =
                    let tmp.4 : int = 1 in
                    let tmp.5 : int = 2 in
                    let tmp.6 : int = direct f.1 tmp.4 tmp.5 in
                    external print_int tmp.6)");
}

TEST(ClosureConvert, EscapingFunctionsCapture) {
  expectClosed("let rec make_adder x = let rec adder y = x + y in adder in"
               " print_int ((make_adder 3) 7)",
               R"(fun adder.1 (y.1 : int) [captured: x.1 : int] : int =
                    x.1 + y.1

                  fun make_adder.1 (x.1 : int) : int -> int =
                    let adder.1 : int -> int = closure adder.1 [x.1] in
                    adder.1

                  main =
                    let tmp.1 : int = 3 in
                    let tmp.2 : int -> int = direct make_adder.1 tmp.1 in
                    let tmp.3 : int = 7 in
                    let tmp.4 : int = indirect tmp.2 tmp.3 in
                    external print_int tmp.4)");
}

TEST(ClosureConvert, EscapingFunctionsThatCaptureNothing) {
  expectClosed("let rec f x = x + 123 in"
               " let rec g y = f in"
               " print_int ((g 456) (f 789))",
               R"(fun f.1 (x.1 : int) [static closure] : int =
                    let tmp.1 : int = 123 in
                    x.1 + tmp.1

                  fun g.1 (y.1 : int) : int -> int =
                    let f.1 : int -> int = static closure f.1 in
                    f.1

                  main =
                    let tmp.2 : int = 456 in
                    let tmp.3 : int -> int = direct g.1 tmp.2 in
                    let tmp.4 : int = 789 in
                    let tmp.5 : int = direct f.1 tmp.4 in
                    let tmp.6 : int = indirect tmp.3 tmp.5 in
                    external print_int tmp.6)");
}

TEST(ClosureConvert, ClosuresCallThemselvesThroughTheirOwn) {
  expectClosed("let rec f x ="
               "   let rec g y = if y < x then y else g (y - x) in"
               "   let rec h z = g in"
               "   (h 0) x in"
               " print_int (f 4)",
               R"(fun g.1 (y.1 : int) [captured: x.1 : int] : int =
                    let g.1 : int -> int = own closure in
                    if y.1 < x.1 then
                      y.1
                    else
                      let tmp.1 : int = y.1 - x.1 in
                      direct g.1 tmp.1 [closure: g.1]

                  fun h.1 (z.1 : int) [lifted: g.1 : int -> int] : int -> int =
                    g.1

                  fun f.1 (x.1 : int) : int =
                    let g.1 : int -> int = closure g.1 [x.1] in
                    let tmp.2 : int = 0 in
                    let tmp.3 : int -> int = direct h.1 tmp.2 g.1 in
                    indirect tmp.3 x.1

                  main =
                    let tmp.4 : int = 4 in
                    let tmp.5 : int = direct f.1 tmp.4 in
                    external print_int tmp.5)");
}

TEST(ClosureConvert, TooManyVariablesMakeAClosure) {
  const char *Source = "let rec f x y z ="
                       "   let rec g w = w + x + y + z in g (g 1) in"
                       " print_int (f 1 2 3)";
  TestProgram P(Source);
  P.closed({3});
  EXPECT_EQ(TestProgram::names(P.function("g")->Lifted), "x.1 y.1 z.1");
  P.closed({2});
  EXPECT_EQ(TestProgram::names(P.function("g")->Captured), "x.1 y.1 z.1");
  expectClosed(
      Source,
      R"(fun g.1 (w.1 : int) [captured: x.1 : int, y.1 : int, z.1 : int] : int =
                    let tmp.1 : int = w.1 + x.1 in
                    let tmp.2 : int = tmp.1 + y.1 in
                    tmp.2 + z.1

                  fun f.1 (x.1 : int) (y.1 : int) (z.1 : int) : int =
                    let g.1 : int -> int = closure g.1 [x.1, y.1, z.1] in
                    let tmp.3 : int = 1 in
                    let tmp.4 : int = direct g.1 tmp.3 [closure: g.1] in
                    direct g.1 tmp.4 [closure: g.1]

                  main =
                    let tmp.5 : int = 1 in
                    let tmp.6 : int = 2 in
                    let tmp.7 : int = 3 in
                    let tmp.8 : int = direct f.1 tmp.5 tmp.6 tmp.7 in
                    external print_int tmp.8)",
      {2});
}

TEST(ClosureConvert, MutualRecursionByNesting) {
  expectClosed("let rec even x ="
               "   let rec odd y = if y > 0 then even (y - 1) else"
               "     if y < 0 then even (y + 1) else x < 0 in"
               "   if x > 0 then odd (x - 1) else"
               "     if x < 0 then odd (x + 1) else true in"
               " if even 7 then print_int 1 else print_int 0",
               R"(fun odd.1 (y.1 : int) [lifted: x.1 : int] : bool =
                    let tmp.1 : int = 0 in
                    if y.1 > tmp.1 then
                      let tmp.2 : int = 1 in
                      let tmp.3 : int = y.1 - tmp.2 in
                      direct even.1 tmp.3
                    else
                      let tmp.4 : int = 0 in
                      if y.1 < tmp.4 then
                        let tmp.5 : int = 1 in
                        let tmp.6 : int = y.1 + tmp.5 in
                        direct even.1 tmp.6
                      else
                        let tmp.7 : int = 0 in
                        x.1 < tmp.7

                  fun even.1 (x.1 : int) : bool =
                    let tmp.8 : int = 0 in
                    if x.1 > tmp.8 then
                      let tmp.9 : int = 1 in
                      let tmp.10 : int = x.1 - tmp.9 in
                      direct odd.1 tmp.10 x.1
                    else
                      let tmp.11 : int = 0 in
                      if x.1 < tmp.11 then
                        let tmp.12 : int = 1 in
                        let tmp.13 : int = x.1 + tmp.12 in
                        direct odd.1 tmp.13 x.1
                      else
                        true

                  main =
                    let tmp.14 : int = 7 in
                    let tmp.15 : bool = direct even.1 tmp.14 in
                    if tmp.15 then
                      let tmp.16 : int = 1 in
                      external print_int tmp.16
                    else
                      let tmp.17 : int = 0 in
                      external print_int tmp.17)");
}

TEST(ClosureConvert, AClosureSeenFromInsideItself) {
  // h is nested in g and uses g, which captures x; g passes its own closure.
  TestProgram P("let rec f x ="
                "   let rec g y ="
                "     let rec h z = if z > 9 then (z, g) else (x + y, g) in"
                "     let (a, b) = h y in if a > 9 then a else b (a + 1) in"
                "   let (c, d) = (g, x) in c d in"
                " print_int (f 1)");
  EXPECT_EQ(interpret(P.closed()), interpret(*P.open()));
  EXPECT_EQ(TestProgram::names(P.function("g")->Captured), "x.1");
  EXPECT_EQ(TestProgram::names(P.function("h")->Lifted), "x.1 g.1 y.1");
}

TEST(ClosureConvert, RenamedFunctionsStayKnown) {
  expectClosed("let rec f x = x in let g = f in let h = g in print_int (h 1)",
               R"(fun f.1 (x.1 : int) : int =
                    x.1

                  main =
                    let tmp.1 : int = 1 in
                    let tmp.2 : int = direct f.1 tmp.1 in
                    external print_int tmp.2)");
}

TEST(ClosureConvert, OtherNamesOfAVariableStayForTheDebugger) {
  expectClosed("let rec f x = let y = x in let rec g z = y + z in g y in"
               " print_int (f 1)",
               R"(fun g.1 (z.1 : int) [lifted: x.1 : int] : int =
                    x.1 + z.1

                  fun f.1 (x.1 : int) : int =
                    let y.1 : int = x.1 in
                    direct g.1 x.1 x.1

                  main =
                    let tmp.1 : int = 1 in
                    let tmp.2 : int = direct f.1 tmp.1 in
                    external print_int tmp.2)");
}

TEST(ClosureConvert, ParametersAreCalledIndirectly) {
  TestProgram P("let rec twice f x = f (f x) in"
                " let rec inc x = x + 1 in print_int (twice inc 1)");
  std::string Text = P.closedText();
  EXPECT_NE(Text.find("indirect f.1 x.1"), std::string::npos) << Text;
  EXPECT_TRUE(P.function("inc")->HasStaticClosure);
  EXPECT_FALSE(P.function("twice")->HasStaticClosure);
}

TEST(ClosureConvert, ClosuresNobodyUsesAreNotMade) {
  // Only g itself uses g as a value.
  TestProgram P("let rec id f = f in"
                " let rec f x ="
                "   let rec g y = let h = id g in h (x + y) in x in"
                " print_int (f 1)");
  std::string Text = P.closedText();
  EXPECT_EQ(Text.find("= closure"), std::string::npos) << Text;
  EXPECT_NE(Text.find("own closure"), std::string::npos) << Text;
}

TEST(ClosureConvert, InnerFunctionsComeFirst) {
  TestProgram P("let rec a x = let rec b y = let rec c z = z in c y in b x in"
                " let rec d x = a x in print_int (d 1)");
  std::string Order;
  for (const ClosedFunction *F : P.closed().Functions)
    Order += F->Label->Source;
  EXPECT_EQ(Order, "cbad");
}
