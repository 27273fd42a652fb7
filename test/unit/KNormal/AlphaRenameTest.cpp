//===- AlphaRenameTest.cpp - Tests of alpha renaming ----------------------===//

#include "Interpreter.h"
#include "TestProgram.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::knormal;

static void expectRenamed(llvm::StringRef Source, llvm::StringRef Expected) {
  TestProgram P(Source);
  EXPECT_EQ(unindented(P.renamedText()), unindented(Expected)) << Source.str();
  EXPECT_EQ(interpret(*P.open()), interpret(*P.renamed()));
}

TEST(AlphaRename, NumbersBindersOfTheSameIdentifier) {
  expectRenamed("let x = 1 in let x = x + x in let y = x in print_int y",
                R"(let x.1 : int = 1 in
                   let x.2 : int = x.1 + x.1 in
                   let y.1 : int = x.2 in
                   external print_int y.1)");
}

TEST(AlphaRename, ScopesEndWhereTheyEnd) {
  expectRenamed("let x = 1 in let y = (let x = 2 in x) in print_int (x + y)",
                R"(let x.1 : int = 1 in
                   let y.1 : int =
                     let x.2 : int = 2 in
                     x.2
                   in
                   let tmp.1 : int = x.1 + y.1 in
                   external print_int tmp.1)");
}

TEST(AlphaRename, FunctionsSeeThemselvesAndTheirParameters) {
  expectRenamed("let rec f f = f + 1 in"
                " let rec g x = if x < 1 then x else g (f x - 2) in"
                " print_int (g 1)",
                R"(let rec f.1 (f.2 : int) : int =
                     let tmp.1 : int = 1 in
                     f.2 + tmp.1
                   in
                   let rec g.1 (x.1 : int) : int =
                     let tmp.2 : int = 1 in
                     if x.1 < tmp.2 then
                       x.1
                     else
                       let tmp.3 : int = f.1 x.1 in
                       let tmp.4 : int = 2 in
                       let tmp.5 : int = tmp.3 - tmp.4 in
                       g.1 tmp.5
                   in
                   let tmp.6 : int = 1 in
                   let tmp.7 : int = g.1 tmp.6 in
                   external print_int tmp.7)");
}

TEST(AlphaRename, BranchesAndTuplePatterns) {
  expectRenamed("let a = 3 in"
                " if a < a then let (a, b) = (1, 2) in print_int (a + b)"
                " else let (b, a) = (a, a) in print_int (b - a)",
                R"(let a.1 : int = 3 in
                   if a.1 < a.1 then
                     let tmp.1 : int = 1 in
                     let tmp.2 : int = 2 in
                     let tmp.3 : int * int = (tmp.1, tmp.2) in
                     let (a.2 : int), (b.1 : int) = tmp.3 in
                     let tmp.4 : int = a.2 + b.1 in
                     external print_int tmp.4
                   else
                     let tmp.5 : int * int = (a.1, a.1) in
                     let (b.2 : int), (a.3 : int) = tmp.5 in
                     let tmp.6 : int = b.2 - a.3 in
                     external print_int tmp.6)");
}

TEST(AlphaRename, AnIdentifierNamedLikeATemporary) {
  expectRenamed("let tmp = 1 in print_int (tmp + 2)",
                R"(let tmp.3 : int = 1 in
                   let tmp.1 : int = 2 in
                   let tmp.2 : int = tmp.3 + tmp.1 in
                   external print_int tmp.2)");
}

TEST(AlphaRename, KeepsNamesOfTheSource) {
  TestProgram P("let x = 1 in print_int (x + 1)");
  auto *X = llvm::cast<Let>(P.renamed());
  EXPECT_EQ(X->Variable.TheName->Text, "x.1");
  EXPECT_EQ(X->Variable.TheName->Source, "x");
  EXPECT_TRUE(llvm::cast<Let>(X->Body)->Variable.TheName->isTemporary());
}
