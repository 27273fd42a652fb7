//===- ASTEqualityTest.cpp ------------------------------------------------===//

#include "Program.h"
#include "mincaml/Frontend/AST.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::test;
using llvm::StringRef;

namespace {

bool equal(StringRef A, StringRef B) {
  Program P(A), Q(B);
  EXPECT_TRUE(P.parse()) << A.str();
  EXPECT_TRUE(Q.parse()) << B.str();
  return P.Tree && Q.Tree && ast::equal(*P.Tree, *Q.Tree);
}

/// Programs of which no two are equal. They contain every class of node, with
/// each of its fields varied.
constexpr StringRef Different[] = {
    "let f x = 1 in 1",
    "let f y = 1 in 1",
    "let f x = 2 in 1",
    "let f x = 1 in 2",
    "let f x = 1",
    "let rec f x = 1",
    "let f (x, _) = 1 in 1",
    "let f (x, y) = 1 in 1",
    "let () = 1 in 1",
    "let () = 1 and y = 2 in 1",
    "let () = 1 and z = 2 in 1",
    "let (x, (y, z)) = 1 in 1",
    "let ((x, y), z) = 1 in 1",
    "x;; 1",
    "x;; 2",
    "y;; 2",
    "fun x -> x",
    "fun y -> x",
    "fun x -> y",
    "fun x y -> x",
    "for i = 1 to 2 do () done",
    "for j = 1 to 2 do () done",
    "for i = 1 downto 2 do () done",
    "for i = 1 to 3 do () done",
    "for i = 1 to 2 do x done",
    "while x do () done",
    "while y do () done",
    "while x do y done",
    "!x",
    "!y",
    "x := 1",
    "x := 2",
    "y := 1",
    "[||]",
    "[|1|]",
    "[|1; 2|]",
    "()",
    "true",
    "false",
    "0",
    "1",
    "-1",
    "-(1)",
    "-x",
    "0.0",
    "-0.0",
    "5e-324",
    "-.x",
    "-.y",
    "x",
    "y",
    "not x",
    "not y",
    "x + y",
    "y + x",
    "x - y",
    "x + y + x",
    "x + (y + x)",
    "if x then y",
    "if x then y else ()",
    "if x then y else z",
    "if x then z else y",
    "if z then y else z",
    "let x = y in z",
    "let y = y in z",
    "let x = z in z",
    "let x = y in y",
    "let _ = y in z",
    "let rec f x = y in z",
    "let rec g x = y in z",
    "let rec f y = y in z",
    "let rec f _ = y in z",
    "let rec f () = y in z",
    "let rec f x y = y in z",
    "let rec f x = x in z",
    "let rec f x = y in y",
    "let (x, y) = z in x",
    "let (x, z) = z in x",
    "let (x, y, z) = z in x",
    "let (x, y) = x in x",
    "let (x, y) = z in y",
    "f x",
    "g x",
    "f y",
    "f x x",
    "(f x) x",
    "(x, y)",
    "(y, x)",
    "(x, y, x)",
    "((x, y), x)",
    "Array.make x y",
    "Array.make y y",
    "Array.make x x",
    "Array.length x",
    "Array.length y",
    "x.(y)",
    "y.(y)",
    "x.(x)",
    "x.(y) <- z",
    "y.(y) <- z",
    "x.(x) <- z",
    "x.(y) <- x",
    "x; y",
    "y; y",
    "x; x",
    "x; y; x",
    "(x; y); x",
};

TEST(ASTEquality, DifferentTrees) {
  for (StringRef A : Different)
    for (StringRef B : Different)
      EXPECT_EQ(equal(A, B), A == B) << A.str() << " and " << B.str();
}

TEST(ASTEquality, IgnoresPlacesAndParentheses) {
  EXPECT_TRUE(equal("let x = 1 in x + 2", "let x =\n  (1)\nin (x) + 2"));
  EXPECT_TRUE(equal("Array.make 1 2", "Array.create 1 2"));
  EXPECT_TRUE(equal("begin x end", "(* a *) x"));
}

TEST(ASTEquality, IgnoresTypes) {
  Program P("let x = 1 in print_int x"), Q("let x = 1 in print_int x");
  ASSERT_TRUE(P.infer());
  ASSERT_TRUE(Q.parse());
  EXPECT_TRUE(ast::equal(*P.Tree, *Q.Tree));
}

/// Chains of left operands and of continuations that would overflow any stack.
TEST(ASTEquality, LongChains) {
  std::string Sums = "x", Lets, Sequence;
  for (unsigned I = 0; I != 200000; ++I) {
    Sums += " + x";
    Lets += "let x = x in ";
    Sequence += "x; ";
  }
  for (const std::string &Text : {Sums, Lets + "x", Sequence + "x"}) {
    EXPECT_TRUE(equal(Text, Text));
    EXPECT_FALSE(equal(Text, Text.substr(0, Text.size() - 1) + "y"));
  }
}

} // namespace
