//===- FreeVariablesTest.cpp - Tests of free variables --------------------===//

#include "mincaml/KNormal/FreeVariables.h"
#include "TestProgram.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::knormal;

namespace {

/// Returns a line "f: x y" for each function with free variables, and "f!: x y"
/// if it becomes a closure.
std::string describe(llvm::StringRef Source, unsigned LiftLimit = 8) {
  TestProgram P(Source);
  FreeVariables FV(*P.renamed(), LiftLimit);
  std::string Text;
  for (const FunctionInfo &F : FV.functions()) {
    if (!F.Source || F.Free.empty())
      continue;
    Text += F.Variable->TheBinder.TheName->Source;
    Text += F.isClosure() ? "!:" : ":";
    for (const VariableInfo *X : F.Free)
      Text += (" " + X->TheBinder.TheName->Text).str();
    Text += "\n";
  }
  return Text;
}

} // namespace

TEST(FreeVariables, NothingAtTheTopLevel) {
  EXPECT_EQ(describe("let a = read_int () in"
                     " let rec f x = a + x in let rec g x = f (f a) in"
                     " let rec h k = k (f 1) in print_int (h g)"),
            "");
}

TEST(FreeVariables, AFunctionThatIsOnlyNestedNeedsNothingForOthers) {
  // f defines g but does not use it.
  EXPECT_EQ(describe("let rec o a = let rec f x = let rec g y = a + y in x in"
                     " f a in print_int (o 1)"),
            "g: a.1\n");
}

TEST(FreeVariables, WhoDefinesAClosureFillsIt) {
  EXPECT_EQ(describe("let rec o a ="
                     "   let rec f x = let rec g y = a + x + y in g in"
                     "   (f a) 1 in print_int (o 1)"),
            "f: a.1\n"
            "g!: a.1 x.1\n");
}

TEST(FreeVariables, UsersOfAClosureNeedItsName) {
  EXPECT_EQ(describe("let rec o a ="
                     "   let rec g y = a + y in"
                     "   let rec f x = g x in"
                     "   let rec h x = f (x + 1) in"
                     "   let (k, l) = (g, h) in l (k 1) in print_int (o 1)"),
            "g!: a.1\n"
            "f: g.1\n"
            "h!: g.1\n");
}

TEST(FreeVariables, DemotionShortensTheSetsOfCallers) {
  llvm::StringRef Source =
      "let rec o a b c ="
      "   let rec f x = a + b + c + x in"
      "   let rec g x = f (x + 1) in"
      "   let rec h x = g (x + a) in h 1 in print_int (o 1 2 3)";
  EXPECT_EQ(describe(Source, 3), "f: a.1 b.1 c.1\n"
                                 "g: a.1 b.1 c.1\n"
                                 "h: a.1 b.1 c.1\n");
  EXPECT_EQ(describe(Source, 2), "f!: a.1 b.1 c.1\n"
                                 "g: f.1\n"
                                 "h: a.1 f.1\n");
}

TEST(FreeVariables, RecursionThroughNesting) {
  EXPECT_EQ(describe("let rec o a ="
                     "   let rec f x ="
                     "     let rec g y ="
                     "       if y < 1 then a else if x < y then f y else g x in"
                     "     g (x - 1) in f 3 in print_int (o 1)"),
            "f: a.1\n"
            "g: a.1 x.1\n");
}

TEST(FreeVariables, DemotionWithinACycle) {
  // f and g call each other. Once g is a closure, f, which defines it, needs
  // what g captures.
  llvm::StringRef Source =
      "let rec o a b ="
      "   let rec f x ="
      "     let rec g y = if y < a then b else if x < y then f y else g x in"
      "     g (x - 1) in f 3 in print_int (o 1 2)";
  EXPECT_EQ(describe(Source, 2), "f: a.1 b.1\n"
                                 "g!: a.1 b.1 x.1\n");
  EXPECT_EQ(describe(Source, 1), "f!: a.1 b.1\n"
                                 "g!: a.1 b.1 f.1 x.1\n");
}

TEST(FreeVariables, DemotionWithinACycleLeavesNothingSuperfluous) {
  // Only after c has been propagated to q from s is it known that q needs too
  // many variables. By then, a and b may have been propagated to r.
  EXPECT_EQ(describe("let rec o a b c ="
                     "   let rec q x ="
                     "     let rec s y = if y < 0 then q y else c in"
                     "     let rec r y = if y < 0 then q y else 0 in"
                     "     a + b + s x + r x in"
                     "   q 1 in print_int (o 1 2 3)",
                     2),
            "q!: a.1 b.1 c.1\n"
            "s: c.1 q.1\n"
            "r: q.1\n");
}
