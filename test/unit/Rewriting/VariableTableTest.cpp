//===- VariableTableTest.cpp - Variables, scopes and effects --------------===//

#include "TestProgram.h"
#include "mincaml/Rewriting/TreeAnalysis.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::cast;
using llvm::isa;
using llvm::StringRef;

namespace {

/// Returns the variables with their numbers of uses: "x:2 f:1".
std::string describe(const VariableTable &Table) {
  std::string Text;
  for (const rewriting::Variable &V : Table.variables()) {
    Text += Text.empty() ? "" : " ";
    Text += (V.TheBinder->Name + ":" + llvm::Twine(V.Uses.size())).str();
  }
  return Text;
}

std::string describe(StringRef Text) {
  std::unique_ptr<TypedProgram> P = parseProgram(Text);
  return P ? describe(VariableTable(P->Tree)) : "no program";
}

} // namespace

TEST(VariableTable, CountsUses) {
  EXPECT_EQ(describe("let x = 1 in print_int (x + x)"), "x:2");
  EXPECT_EQ(describe("let rec f x y = f y x in print_int (f 1 2)"),
            "f:2 x:1 y:1");
  EXPECT_EQ(describe("let (a, b) = (1, 2) in print_int b"), "a:0 b:1");
}

TEST(VariableTable, KnowsWhatANameStandsFor) {
  // A variable is not in the scope of its own value.
  EXPECT_EQ(describe("let x = 1 in let x = x + x in print_int x"), "x:2 x:1");
  // A parameter hides its function in the body only.
  EXPECT_EQ(describe("let rec f f = f + 1 in print_int (f 1)"), "f:1 f:1");
  EXPECT_EQ(describe("let x = 1 in let rec f x = x in print_int (f x)"),
            "x:1 f:1 x:1");
  // The scope of a definition in an operand ends with the operand.
  EXPECT_EQ(describe("let x = 1 in print_int ((let x = 2 in x) + x)"),
            "x:1 x:1");
  // Nothing refers to `_`.
  EXPECT_EQ(describe("let _ = 1 in let rec f () = () in f ()"), "_:0 f:1 _:0");
}

TEST(VariableTable, FunctionsOfAGroupSeeEachOther) {
  EXPECT_EQ(describe("let k = 1 in let rec f x = g x and g y = f y + k "
                     "and h x = x in print_int (f 1 + h 2)"),
            "k:1 f:2 g:1 h:1 x:1 y:1 x:1");
  // A parameter hides a function of the group only in its own function.
  EXPECT_EQ(describe("let g = 1 in let rec f h = h + 1 and h x = f (x + g) in "
                     "print_int (h g)"),
            "g:2 f:1 h:1 h:1 x:1");
}

TEST(VariableTable, ListsExternals) {
  std::unique_ptr<TypedProgram> P = parseProgram(
      "let sqrt = 1 in print_int (sqrt + foreign 2 + foreign table.(3))");
  ASSERT_TRUE(P);
  VariableTable Table(P->Tree);
  EXPECT_EQ(Table.externals().vec(),
            (std::vector<StringRef>{"foreign", "print_int", "table"}));
}

TEST(VariableTable, TellsCallsFromValues) {
  std::unique_ptr<TypedProgram> P = parseProgram(
      "let rec f x = x in let rec g h = h 1 in print_int (f (g f))");
  ASSERT_TRUE(P);
  VariableTable Table(P->Tree);
  EXPECT_TRUE(Table[0].isFunction());
  EXPECT_FALSE(Table[0].isOnlyCalled());
  EXPECT_TRUE(Table[2].isOnlyCalled());
  EXPECT_TRUE(Table[3].IsParameter);
  EXPECT_FALSE(Table[3].isFunction());
  ASSERT_EQ(Table[0].Uses.size(), 2u);
  EXPECT_TRUE(isa<Apply>(*Table[0].Uses[0].Call));
  EXPECT_EQ(Table[0].Uses[1].Call, nullptr);
  EXPECT_EQ(cast<VariableReference>(*Table[0].Uses[1].Slot)->Name, "f");
}

TEST(VariableTable, FindsFreeNames) {
  std::unique_ptr<TypedProgram> P =
      parseProgram("let rec f x = let y = a x in f (y + b.(0)) + a 1 in "
                   "print_int (f c.(1))");
  ASSERT_TRUE(P);
  auto Names = freeNames(P->Tree);
  EXPECT_EQ(std::vector<StringRef>(Names.begin(), Names.end()),
            (std::vector<StringRef>{"a", "b", "print_int", "c"}));
}

TEST(FreshNames, AreNotTaken) {
  std::unique_ptr<TypedProgram> P =
      parseProgram("let t = 1 in let t2 = 2 in print_int (t + foreign t2)");
  ASSERT_TRUE(P);
  FreshNames TheNames(P->Tree, P->Trees);
  EXPECT_EQ(TheNames.fresh("t"), "t1");
  EXPECT_EQ(TheNames.fresh("t"), "t3");
  EXPECT_EQ(TheNames.fresh("u"), "u");
  EXPECT_EQ(TheNames.fresh("u"), "u1");
  for (StringRef Reserved : {"foreign", "print_int", "create_array", "let",
                             "begin", "match", "mod", "sqrt"})
    EXPECT_NE(TheNames.fresh(Reserved), Reserved);
}

TEST(TreeWalker, TakesNoRecursion) {
  // The trees are a chain of left operands, a chain of definitions, and deep
  // nesting.
  constexpr unsigned Length = 100000;
  std::string Text;
  for (unsigned I = 0; I != Length; ++I)
    Text += "let x" + std::to_string(I % 7) + " = 1 in\n";
  Text += "print_int (1";
  for (unsigned I = 0; I != Length; ++I)
    Text += " + 1";
  Text += ")";
  std::unique_ptr<TypedProgram> P = parseProgram(Text);
  ASSERT_TRUE(P);
  EXPECT_EQ(countNodes(P->Tree), 4 * Length + 3);
  Expression *Deep = P->Trees.make<IntLiteral>(llvm::SMRange(), 1);
  for (unsigned I = 0; I != 10 * Length; ++I)
    Deep = P->Trees.make<Negate>(llvm::SMRange(), Deep);
  EXPECT_EQ(countNodes(Deep), 10 * Length + 1);
  EXPECT_TRUE(freeNames(Deep).empty());
}

TEST(Effects, SeesWhatCanBeMoved) {
  auto IsPure = [](StringRef Value) {
    std::unique_ptr<TypedProgram> P = parseProgram(
        ("let rec f x = x in let a = Array.make 1 2 in let b = true in "
         "let it = " +
         Value + " in ()")
            .str());
    if (!P)
      return false;
    for (Expression *E = P->Tree;; E = *operand(E, 1))
      if (auto *L = llvm::dyn_cast<Let>(E); L && L->Variable.Name == "it")
        return isPureAndTotal(L->Value, 20);
  };
  EXPECT_TRUE(IsPure("1 + 2 * 3 - 4"));
  EXPECT_TRUE(IsPure("(1.5, if b then sqrt 2.0 else 1.0 /. 0.0)"));
  EXPECT_TRUE(IsPure("int_of_float 1e300"));
  EXPECT_TRUE(IsPure("Array.length a"));
  EXPECT_TRUE(IsPure("5 / 2"));
  EXPECT_TRUE(IsPure("(a, f)"));
  EXPECT_FALSE(IsPure("5 / 0"));
  EXPECT_FALSE(IsPure("5 / (1 + 1)"));
  EXPECT_FALSE(IsPure("f 1"));
  EXPECT_FALSE(IsPure("a.(0)"));
  EXPECT_FALSE(IsPure("a.(0) <- 1"));
  EXPECT_FALSE(IsPure("Array.make 1 1"));
  EXPECT_FALSE(IsPure("create_array 1 1"));
  EXPECT_FALSE(IsPure("print_int 1"));
  EXPECT_FALSE(IsPure("read_int ()"));
  EXPECT_FALSE(IsPure("if b then 1 else f 2"));
  EXPECT_FALSE(IsPure("let sqrt = f in sqrt 1"));
  EXPECT_FALSE(IsPure("foreign 1"));
  // The expression is larger than the limit.
  EXPECT_FALSE(IsPure("1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1"));
}
