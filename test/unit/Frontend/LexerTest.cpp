//===- LexerTest.cpp ------------------------------------------------------===//

#include "Program.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::test;
using llvm::StringRef;

namespace {

constexpr StringRef Names[] = {
#define TOKEN(Name, Description) #Name,
#include "mincaml/Frontend/Token.def"
};

/// Returns the kinds of the tokens of a text, without the last one.
std::string kinds(StringRef Text) {
  Program P(Text);
  std::string Kinds;
  for (const Token &T : P.tokens())
    Kinds += (Names[unsigned(T.Kind)] + " ").str();
  EXPECT_TRUE(StringRef(Kinds).ends_with("EndOfFile "));
  return StringRef(Kinds)
      .drop_back(StringRef("EndOfFile ").size())
      .rtrim()
      .str();
}

std::string lexerCodes(StringRef Text) {
  Program P(Text);
  P.tokens();
  return P.codes();
}

TEST(Lexer, EveryFixedTokenHasItsKind) {
#define KEYWORD(Name, Spelling) EXPECT_EQ(kinds(Spelling), #Name);
#define PUNCTUATION(Name, Spelling) EXPECT_EQ(kinds(Spelling), #Name);
#include "mincaml/Frontend/Token.def"
}

TEST(Lexer, EveryForeignTokenIsReported) {
  // The extended language has some of them.
  auto IsExtension = [](llvm::StringRef Spelling) {
    return Spelling == "==" || Spelling == "!=";
  };
#define RESERVED_WORD(Spelling, Hint)                                          \
  EXPECT_EQ(kinds(Spelling),                                                   \
            StringRef(Spelling) == "or" ? "BarBar" : "ReservedWord");          \
  EXPECT_EQ(reservedWordHint(Spelling), Hint);
#define FOREIGN_OPERATOR(Spelling, Hint, Replacement)                          \
  EXPECT_TRUE(lexerCodes(Spelling) == "MC0119" || IsExtension(Spelling) ||     \
              kinds(Spelling) == "InfixSymbol" ||                              \
              kinds(Spelling) == "AmpersandAmpersand")                         \
      << Spelling;
#include "mincaml/Frontend/Token.def"
}

TEST(Lexer, TakesTheLongestToken) {
  EXPECT_EQ(kinds("x<-y"), "Identifier LeftArrow Identifier");
  EXPECT_EQ(kinds("x< -y"), "Identifier Less Minus Identifier");
  EXPECT_EQ(kinds("a<=b<>c"),
            "Identifier LessEqual Identifier LessGreater Identifier");
  EXPECT_EQ(kinds("1-.2"), "Integer MinusDot Integer");
  EXPECT_EQ(kinds("1.-.2."), "Float MinusDot Float");
  EXPECT_EQ(kinds("1.-2"), "Float Minus Integer");
  EXPECT_EQ(kinds("iff"), "Identifier");
  EXPECT_EQ(kinds("if_"), "Identifier");
  EXPECT_EQ(kinds("a.(1)"), "Identifier Dot LeftParen Integer RightParen");
  EXPECT_EQ(kinds("1.(1)"), "Float LeftParen Integer RightParen");
  EXPECT_EQ(kinds("-1"), "Minus Integer");
}

TEST(Lexer, Numbers) {
  EXPECT_EQ(kinds("0 007 1234567890123"), "Integer Integer Integer");
  EXPECT_EQ(kinds("1. 1.5 1e5 1E5 1e+5 1e-5 1.e5 1.5e5"),
            "Float Float Float Float Float Float Float Float");
  EXPECT_EQ(lexerCodes("1e"), "MC0113");
  EXPECT_EQ(lexerCodes("1e+"), "MC0113");
  EXPECT_EQ(lexerCodes("0xg 0x 0x_1 0b2 0o8 0x1p3 1a 1.5f 1.5e5x"),
            "MC0113 MC0113 MC0113 MC0113 MC0113 MC0113 MC0113 MC0113 MC0113");
  EXPECT_EQ(kinds("0x10 0XfF_0 0o17 0b1_1 1_0 1__0_ 1_0.5_0e1_0"),
            "Integer Integer Integer Integer Integer Integer Float");
  EXPECT_EQ(lexerCodes(".5"), "MC0114");
  EXPECT_EQ(kinds(".5e5"), "Float");
  EXPECT_EQ(kinds("a.5"), "Identifier Dot Integer");
}

TEST(Lexer, Words) {
  EXPECT_EQ(kinds("_ __ _x x_ x' x1 xY"),
            "Underscore Identifier Identifier Identifier Identifier "
            "Identifier Identifier");
  EXPECT_EQ(kinds("List.len Foo.Bar.baz Foo.Bar"),
            "QualifiedName QualifiedName Constructor");
  EXPECT_EQ(kinds("X Not_found x"), "Constructor Constructor Identifier");
  EXPECT_EQ(kinds("Array.make Array.makes"), "ArrayMake QualifiedName");
}

TEST(Lexer, Comments) {
  EXPECT_EQ(kinds("a(**)b"), "Identifier Identifier");
  EXPECT_EQ(kinds("(* (* *) *) x"), "Identifier");
  EXPECT_EQ(kinds("(* *) *) x"), "Identifier");
  EXPECT_EQ(lexerCodes("(* *) *) x"), "MC0111");
  EXPECT_EQ(lexerCodes("x (* (* *)"), "MC0110");
  EXPECT_EQ(kinds("x (*"), "Identifier");
  EXPECT_EQ(kinds("(*)*)"), "");
  EXPECT_EQ(kinds("( * )"), "LeftParen Star RightParen");
}

TEST(Lexer, BlanksAndByteOrderMark) {
  EXPECT_EQ(kinds(" \t\r\nx\r\n"), "Identifier");
  EXPECT_EQ(kinds("\xEF\xBB\xBFx"), "Identifier");
  EXPECT_EQ(lexerCodes("x\f"), "MC0112");
}

TEST(Lexer, StringsAndCharacters) {
  EXPECT_EQ(kinds("\"a\\\"b\" x"), "String Identifier");
  EXPECT_EQ(kinds("\"a\nx\" \"\""), "String String");
  EXPECT_EQ(kinds("\"a"), "Invalid");
  EXPECT_EQ(lexerCodes("\"a"), "MC0131");
  EXPECT_EQ(lexerCodes("\"\\"), "MC0130 MC0131");
  EXPECT_EQ(kinds("'a' '\\n' '\\'' '\"' x'"),
            "Character Character Character Character Identifier");
  EXPECT_EQ(lexerCodes("'\\q' '\xC3\xA4' '\\n"), "MC0130 MC0132 MC0133");
  EXPECT_EQ(lexerCodes("'"), "MC0112");
  EXPECT_EQ(kinds("(* '\"' \"*)\" don't *) x"), "Identifier");
  EXPECT_EQ(lexerCodes("(* \" *)"), "MC0146");
}

TEST(Lexer, NonASCIIIsReportedOncePerRun) {
  EXPECT_EQ(lexerCodes("\xC3\xA4\xC3\xB6 \xC3\xA4"), "MC0105 MC0105");
  EXPECT_EQ(lexerCodes("\xFF\xFE \xC3\xA4\xE9"), "MC0104 MC0104");
}

TEST(Lexer, Brackets) {
  EXPECT_EQ(kinds("[1]::{x}"), "LeftBracket Integer RightBracket ColonColon "
                               "LeftBrace Identifier RightBrace");
  EXPECT_EQ(kinds("[|]|[|"), "LeftArray RightBracket Bar LeftArray");
  EXPECT_EQ(kinds("s.[0]"), "Identifier DotLeftBracket Integer RightBracket");
}

TEST(Lexer, RangesAndLineStarts) {
  Program P("let x =\n  (* c *) 10 (*\n*) in");
  std::vector<Token> Tokens = P.tokens();
  ASSERT_EQ(Tokens.size(), 6u);
  EXPECT_TRUE(Tokens[0].StartsLine);
  EXPECT_FALSE(Tokens[1].StartsLine);
  EXPECT_TRUE(Tokens[3].StartsLine);
  EXPECT_EQ(Tokens[3].text(), "10");
  EXPECT_TRUE(Tokens[4].StartsLine);
  EXPECT_EQ(Tokens[4].text(), "in");
  EXPECT_FALSE(Tokens[5].StartsLine);
}

TEST(Lexer, StrictModeRefusesNames) {
  LanguageOptions Strict;
  Strict.Strict = true;
  Program P("x' _y begin Array.length _", Strict);
  P.tokens();
  EXPECT_EQ(P.codes(), "MC0210 MC0210 MC0210 MC0210");
}

TEST(Lexer, QuietLexerReportsNothing) {
  Program P("0x1 $ 'a' \"s\" X ! .5 \xC3\xA4 *) (*");
  Lexer TheLexer(P.Sources, P.BufferID, P.Language, P.Engine);
  TheLexer.setQuiet(true);
  while (!TheLexer.next().is(TokenKind::EndOfFile))
    ;
  EXPECT_EQ(P.Output, "");
}

} // namespace
