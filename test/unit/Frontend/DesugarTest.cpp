//===- DesugarTest.cpp --------------------------------------------------===//

#include "Helpers/LargeStack.h"
#include "Program.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Frontend.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::test;
using llvm::StringRef;

namespace {

std::string problems(const Program &P) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  verifyCore(*P.Tree, OS);
  return Text;
}

TEST(Desugar, VerifierFindsSurfaceExpressions) {
  Program P("let f (x, y) = for i = x to y do print_int i done\n"
            "let () = f (1, 2)");
  ASSERT_TRUE(P.infer()) << P.Output;
  EXPECT_NE(
      problems(P).find("LetDefinitions: is not an expression of the core"),
      std::string::npos);
  ASSERT_TRUE(P.desugar()) << P.Output;
  EXPECT_EQ(problems(P), "");
}

TEST(Desugar, VerifierFindsMissingTypes) {
  Program P("print_int 1");
  ASSERT_TRUE(P.parse());
  EXPECT_NE(problems(P).find("Apply: has no type"), std::string::npos);
}

TEST(Desugar, ProgramsOfTheCoreStayAsTheyAre) {
  Program P("let rec f x () = let (a, _) = x in a.(0) <- 1; a in\n"
            "if true then () else let _ = f (Array.make 1 2, 3) () in ()");
  ASSERT_TRUE(P.infer()) << P.Output;
  std::string Before = P.print();
  ast::Expression *Root = P.Tree;
  ASSERT_TRUE(P.desugar()) << P.Output;
  EXPECT_EQ(P.Tree, Root);
  EXPECT_EQ(P.print(), Before);
}

TEST(Desugar, PrintedNamesAreNotTaken) {
  Program P("let f x = x in let f x = f (f x) in let f_1 = 2 in\n"
            "print_int (f f_1)");
  ASSERT_TRUE(P.infer()) << P.Output;
  ASSERT_TRUE(P.desugar()) << P.Output;
  Program Again(P.print());
  ASSERT_TRUE(Again.infer()) << Again.Output;
  EXPECT_NE(P.print().find("f_2 f_1"), std::string::npos) << P.print();
}

/// Checks that a large nested or chained program can be desugared.
void checkLarge(std::string Text) {
  withLargeStack([&Text] {
    Program P(Text);
    ASSERT_TRUE(P.infer()) << P.Output.substr(0, 1000);
    ASSERT_TRUE(P.desugar()) << P.Output;
    EXPECT_EQ(problems(P), "");
    EXPECT_FALSE(P.print().empty());
  });
}

std::string repeat(StringRef Text, unsigned Count) {
  std::string Result;
  for (unsigned I = 0; I != Count; ++I)
    Result += Text;
  return Result;
}

TEST(Desugar, ChainsOfAnyLength) {
  constexpr unsigned Count = 20000;
  checkLarge(repeat("let f x = x + 1\n", Count));
  checkLarge("let f x = 1\n" + repeat("let f x = f x\n", Count));
  checkLarge(repeat("let () = print_newline ();; print_newline ()\n", Count));
  checkLarge("let x = 0" + repeat(" and _ = 1", Count));
  checkLarge("let a = [|" + repeat("1; ", Count) + "|]");
  checkLarge("let f " + repeat("(_, ()) ", 1000) + " = ()");
}

TEST(Desugar, DeepNesting) {
  constexpr unsigned Depth = 10000;
  checkLarge("let f = " + repeat("fun x -> ", Depth) + "1");
  checkLarge("let r = " + repeat("ref (", Depth) + "1" + repeat(")", Depth) +
             " let x = " + repeat("! ", Depth) + "r");
  checkLarge(repeat("for i = 1 to 2 do ", Depth) + "()" +
             repeat(" done", Depth));
  checkLarge("let _ = fun " + repeat("((), ", Depth) + "_" +
             repeat(")", Depth) + " -> ()");
  checkLarge("let a = " + repeat("[|", Depth) + "1" + repeat("|]", Depth));
}

TEST(Desugar, NestingLimit) {
  LanguageOptions Language;
  Language.NestingLimit = 100;
  for (StringRef Opening : {"fun x -> ", "! ", "[|", "while ",
                            "for i = ", "let (", "let f (", "x := "}) {
    Program P(repeat(Opening, 1000), Language);
    EXPECT_FALSE(P.parse());
    EXPECT_NE(P.Output, "");
  }
}

} // namespace
