//===- EquivalenceTest.cpp - Equivalence of all forms ---------------------===//

#include "Helpers/LargeStack.h"
#include "Interpreter.h"
#include "RandomProgram.h"
#include "TestProgram.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::knormal;

/// Checks that all forms of the program print the same for any lift limit.
/// Needs a large stack, because the interpreter recurses on the program.
static void expectSameMeaning(llvm::StringRef Source) {
  TestProgram P(Source);
  std::string Expected = interpret(*P.open());
  EXPECT_EQ(interpret(*P.renamed()), Expected) << Source.str();
  for (unsigned LiftLimit : {0, 1, 2, 8, 1000})
    EXPECT_EQ(interpret(P.closed({LiftLimit})), Expected)
        << Source.str() << "\nlift limit " << LiftLimit << '\n'
        << P.closedText({LiftLimit});
}

TEST(Equivalence, RandomPrograms) {
  withLargeStack([] {
    for (unsigned Seed = 1; Seed <= 1000 && !::testing::Test::HasFailure();
         ++Seed)
      expectSameMeaning(randomProgram(Seed, 40 + Seed % 200));
  });
}

TEST(Equivalence, ClosuresOfClosures) {
  expectSameMeaning(R"(
    let rec compose f g = let rec composed x = g (f x) in composed in
    let rec power f n =
      if n <= 0 then (let rec id x = x in id)
      else compose f (power f (n - 1)) in
    let rec add n = let rec add_n x = x + n in add_n in
    print_int ((power (add 3) 5) 1);
    let rec sum n =
      let rec loop i acc =
        let rec step k = if i > n then acc else loop (i + 1) (acc + k * n) in
        step i in
      loop 0 0 in
    print_int (sum 10))");
}

TEST(Equivalence, MutualRecursionAcrossLevels) {
  expectSameMeaning(R"(
    let rec a n p =
      let rec b m q =
        let rec c l r =
          if l <= 0 then p + q + r + n
          else if l > 5 then a (l - 2) (r + 1) + m
          else b (l - 1) (q + r) in
        if m <= 0 then c 0 q else c (m + n - 1) (q + 2) in
      if n <= 0 then p else b (n - 1) p in
    print_int (a 6 7))");
}
