//===- RandomInputTest.cpp - Random inputs --------------------------------===//
//
// Runs the front end on random bytes, random tokens and random expressions. For
// any input there must be either errors or a tree, and parsing the printed tree
// must give an equal tree.
//
//===----------------------------------------------------------------------===//

#include "Program.h"
#include "mincaml/Frontend/AST.h"
#include "gtest/gtest.h"
#include <random>

using namespace mincaml;
using namespace mincaml::test;

namespace {

class RandomInput : public testing::TestWithParam<unsigned> {
protected:
  unsigned random(unsigned Bound) { return Generator() % Bound; }

  std::string bytes() {
    std::string Text;
    for (unsigned I = random(200); I; --I)
      Text += char(random(256));
    return Text;
  }

  std::string tokens() {
    static constexpr const char *Words[] = {"let x =",
                                            "let rec f x =",
                                            "let (x, y) =",
                                            "in",
                                            "if",
                                            "then",
                                            "else",
                                            "(",
                                            ")",
                                            "begin",
                                            "end",
                                            "()",
                                            "true",
                                            "not",
                                            "-",
                                            "-.",
                                            "+",
                                            "*.",
                                            "=",
                                            "<-",
                                            "&&",
                                            ";",
                                            ";;",
                                            ",",
                                            ".",
                                            ".(",
                                            "x",
                                            "f",
                                            "_",
                                            "1",
                                            "2.0",
                                            "2147483648",
                                            "Array.make",
                                            "let",
                                            "rec",
                                            "and",
                                            "fun",
                                            "match",
                                            "while",
                                            "done",
                                            "mod",
                                            ":",
                                            ":=",
                                            "[",
                                            "]",
                                            "{",
                                            "}",
                                            "::",
                                            "|",
                                            "->",
                                            "with",
                                            "type",
                                            "type t =",
                                            "of",
                                            "mutable",
                                            "E",
                                            "x.y",
                                            "{ x =",
                                            "\"s",
                                            "'a'",
                                            "List.map",
                                            "(*",
                                            "*)",
                                            "\n",
                                            "f x",
                                            "a.(0)",
                                            "print_int",
                                            "x + 1.0",
                                            "create_array",
                                            "f (-1)",
                                            "a.(0) <- 1",
                                            "Array.length",
                                            "1e999",
                                            "'"};
    std::string Text;
    for (unsigned I = random(60); I; --I)
      Text += std::string(Words[random(std::size(Words))]) + " ";
    return Text;
  }

  std::string expression(unsigned Depth) {
    static constexpr const char *Leaves[] = {"x",  "y",    "f",        "a",
                                             "1",  "2.5",  "true",     "()",
                                             "-1", "-0.5", "print_int"};
    if (!Depth)
      return Leaves[random(std::size(Leaves))];
    auto Sub = [&] { return expression(Depth - 1 - random(Depth)); };
    auto Simple = [&] { return "(" + Sub() + ")"; };
    static constexpr const char *Operators[] = {
        " + ", " - ", " * ",  " / ",  " +. ", " -. ", " *. ", " /. ",
        " = ", " < ", " <> ", " >= ", " && ", " || ", "; ",   ", "};
    switch (random(18)) {
    case 16:
      return "let f x y = " + Sub() + " in " + Sub();
    case 17:
      return "let rec g x = (let f = fun x y -> " + Sub() + " in " + Sub() +
             ") in " + Sub();
    case 0:
      return "if " + Sub() + " then " + Sub() + " else " + Sub();
    case 1:
      return "if " + Sub() + " then " + Sub();
    case 2:
      return "let x = " + Sub() + " in " + Sub();
    case 3:
      return "let rec f x y = " + Sub() + " in " + Sub();
    case 4:
      return "let rec g () = " + Sub() + " in " + Sub();
    case 5:
      return "let (x, y) = " + Sub() + " in " + Sub();
    case 6:
      return Simple() + " " + Simple();
    case 7:
      return "f " + Simple() + " " + Simple();
    case 8:
      return Simple() + ".(" + Sub() + ")";
    case 9:
      return "a.(" + Sub() + ") <- " + Sub();
    case 10:
      return "Array.make " + Simple() + " " + Simple();
    case 11:
      return std::string(random(2) ? "- " : "-. ") + Sub();
    case 12:
      return "not " + Sub();
    case 13:
      return Simple();
    default:
      return Sub() + Operators[random(std::size(Operators))] + Sub();
    }
  }

  /// Runs the front end on a text and on its printed tree.
  void check(const std::string &Text) {
    LanguageOptions Language;
    Language.NestingLimit = 1000;
    DiagnosticOptions Options;
    Options.ErrorLimit = 0;
    if (random(2))
      Options.Format = DiagnosticOptions::OutputFormat::JSON;
    Language.Strict = random(4) == 0;
    Program P(Text, Language, Options);
    ASSERT_EQ(P.parse() == nullptr, P.Engine.hadError()) << Text;
    if (!P.Tree)
      return;
    std::string Printed = P.print();
    ASSERT_EQ(P.infer(), !P.Engine.hadError()) << Text;
    if (!P.Engine.hadError())
      EXPECT_FALSE(P.printTyped().empty());

    Program Again(Printed);
    ASSERT_TRUE(Again.parse()) << Text << "\nprints\n"
                               << Printed << Again.Output;
    ASSERT_TRUE(ast::equal(*P.Tree, *Again.Tree)) << Text;
    ASSERT_EQ(Again.print(), Printed) << Text;

    if (P.Engine.hadError())
      return;
    ASSERT_TRUE(P.desugar()) << Text << P.Output;
    std::string Problems;
    llvm::raw_string_ostream ProblemsOS(Problems);
    EXPECT_TRUE(verifyCore(*P.Tree, ProblemsOS)) << Text << Problems;
  }

  std::mt19937 Generator{GetParam()};
};

TEST_P(RandomInput, Bytes) {
  for (unsigned I = 0; I != 500; ++I)
    check(bytes());
}

TEST_P(RandomInput, Tokens) {
  for (unsigned I = 0; I != 1000; ++I)
    check(tokens());
}

TEST_P(RandomInput, Expressions) {
  for (unsigned I = 0; I != 1000; ++I)
    check(expression(6));
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomInput, testing::Range(1u, 5u));

} // namespace
