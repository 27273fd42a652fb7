//===- ParserTest.cpp -----------------------------------------------------===//

#include "Program.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <cmath>

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::test;
using llvm::cast;
using llvm::StringRef;

namespace {

/// Parses a text and prints the tree on one line.
std::string tree(StringRef Text) {
  Program P(Text);
  if (!P.parse())
    return "error: " + P.codes();
  std::string Printed;
  for (char C : P.print()) {
    if (C == '\n')
      C = ' ';
    if (C != ' ' || !StringRef(Printed).ends_with(" "))
      Printed += C;
  }
  return StringRef(Printed).rtrim().str();
}

std::string codes(StringRef Text) {
  Program P(Text);
  EXPECT_FALSE(P.parse()) << Text.str();
  return P.codes();
}

std::string strictCodes(StringRef Text) {
  LanguageOptions Strict;
  Strict.Strict = true;
  Program P(Text, Strict);
  EXPECT_EQ(P.parse() == nullptr, P.Engine.hadError());
  return P.codes();
}

bool isBinary(const Expression *E, BinaryOperator Operator) {
  const auto *B = llvm::dyn_cast<Binary>(E);
  return B && B->Operator == Operator;
}

TEST(Parser, Literals) {
  EXPECT_EQ(tree("()"), "()");
  EXPECT_EQ(tree("( )"), "()");
  EXPECT_EQ(tree("begin end"), "()");
  EXPECT_EQ(tree("true"), "true");
  EXPECT_EQ(tree("2147483647"), "2147483647");
  EXPECT_EQ(tree("-2147483648"), "-2147483648");
  EXPECT_EQ(tree("- 2147483648"), "-2147483648");
  EXPECT_EQ(tree("-(2147483648)"), "error: MC0115");
  EXPECT_EQ(tree("1 - 2147483648"), "error: MC0115");
  EXPECT_EQ(tree("2147483648"), "error: MC0115");
  EXPECT_EQ(tree("99999999999999999999999"), "error: MC0115");
  EXPECT_EQ(tree("1."), "1.0");
  EXPECT_EQ(tree("1e10"), "10000000000.0");
  EXPECT_EQ(tree("1e999"), "1e999");
}

// The bytes that follow an unterminated buffer in memory must not influence the
// result.
TEST(Parser, ReadsNothingPastTheEnd) {
  constexpr StringRef Text = R"ml(type point = float * float type t = A | B
exception Found of int
external sine : float -> float = "sin"
let s = "a\n\065" let c = '\x41' (* "*)" 'c' *) let h = 0x1f - 0b01 + 1.5e-3
let rec f (x : int) = if not (x <> 0x) then a.(x) <- -.1. else f x -1
let () = try f 3; raise (Found 1) with Found n -> print_int n | _ -> ();;
while !r do incr r done; for i = 1 to 3 do r := i done; match x with y -> z
)ml";
  for (size_t Size = 0; Size <= Text.size(); ++Size) {
    StringRef Prefix = Text.take_front(Size);
    Program Alone(Prefix);
    Alone.parse();
    for (StringRef After : {"{", "|", "A", "1", "e1", "x", "=", "\"", "'", "*)",
                            ".(", ";;", " ", "\n"}) {
      Program Followed(Prefix, {}, {}, After);
      Followed.parse();
      EXPECT_EQ(Alone.Output, Followed.Output)
          << Prefix.str() << ", followed by " << After.str();
    }
  }
}

TEST(Parser, NegativeLiterals) {
  Program P("-1.5");
  EXPECT_EQ(cast<FloatLiteral>(P.parse())->Value, -1.5);
  Program Zero("-0.0");
  EXPECT_TRUE(std::signbit(cast<FloatLiteral>(Zero.parse())->Value));
  EXPECT_EQ(cast<IntLiteral>(Program("-5").parse())->Value, -5);
  EXPECT_TRUE(llvm::isa<Negate>(Program("-(5)").parse()));
  EXPECT_TRUE(llvm::isa<Negate>(Program("- -5").parse()));
  EXPECT_TRUE(llvm::isa<Negate>(Program("-5 x").parse()));
  EXPECT_TRUE(llvm::isa<FloatNegate>(Program("-.5.0").parse()));
  EXPECT_TRUE(isBinary(Program("f -1").parse(), BinaryOperator::Subtract));
}

TEST(Parser, Precedence) {
  EXPECT_EQ(tree("(a + b) + c"), "a + b + c");
  EXPECT_EQ(tree("a + (b + c)"), "a + (b + c)");
  EXPECT_EQ(tree("a - b * c"), "a - b * c");
  EXPECT_EQ(tree("(a - b) * c"), "(a - b) * c");
  EXPECT_EQ(tree("a = b < c"), "a = b < c");
  EXPECT_EQ(tree("a = (b < c)"), "a = (b < c)");
  EXPECT_EQ(tree("a || b && c = d"), "a || b && c = d");
  EXPECT_EQ(tree("(a || b) && c"), "(a || b) && c");
  EXPECT_EQ(tree("not a = b"), "not a = b");
  EXPECT_EQ(tree("not (a = b)"), "not (a = b)");
  EXPECT_EQ(tree("-a * b"), "-a * b");
  EXPECT_EQ(tree("-(a * b)"), "-(a * b)");
  EXPECT_EQ(tree("-f x"), "-f x");
  EXPECT_EQ(tree("not (f x)"), "not (f x)");
  EXPECT_EQ(tree("not f x"), "not (f x)");
  EXPECT_EQ(tree("- - a"), "- -a");
  EXPECT_EQ(tree("a - -b"), "a - -b");
}

TEST(Parser, TheLooseOnes) {
  EXPECT_EQ(tree("if a then b; c"), "if a then b; c");
  EXPECT_EQ(tree("if a then (b; c)"), "if a then ( b; c )");
  EXPECT_EQ(tree("if a then b, c else d, e"), "if a then (b, c) else (d, e)");
  EXPECT_EQ(tree("1 + if a then b else c + d"), "1 + (if a then b else c + d)");
  EXPECT_EQ(tree("a.(0) <- b, c; d"), "a.(0) <- (b, c); d");
  EXPECT_EQ(tree("x, a.(0) <- b"), "(x, (a.(0) <- b))");
  EXPECT_EQ(tree("let x = a; b in c; d"), "let x = a; b in c; d");
  EXPECT_EQ(tree("(let x = a in b); c"), "( let x = a in b ); c");
  EXPECT_EQ(tree("1 + let x = a in b; c"), "1 + (let x = a in b; c)");
  EXPECT_EQ(tree("if a then let x = b in c; d else e"),
            "if a then ( let x = b in c; d ) else e");
  EXPECT_EQ(tree("if a then if b then c else d"),
            "if a then ( if b then c else d )");
}

TEST(Parser, OnlyElementsAreAssigned) {
  EXPECT_EQ(codes("x <- 1"), "MC0217");
  EXPECT_EQ(codes("(a.(0)) <- 1"), "MC0217");
  EXPECT_EQ(codes("f a.(0) <- 1"), "MC0217");
  EXPECT_EQ(codes("a.(0) <- 1 a.(1) <- 2"), "MC0222");
  EXPECT_EQ(codes("f x\na.(0) <- 1; y <- 1"), "MC0222 MC0217");
  EXPECT_EQ(tree("(a).(0) <- 1"), "a.(0) <- 1");
  EXPECT_EQ(tree("1 + a.(0) <- 1"), "1 + (a.(0) <- 1)");
}

TEST(Parser, Binders) {
  Program P("let rec f () (x) _ y = x in let _ = f in let (_, z) = f in z");
  auto *F = cast<LetRec>(P.parse());
  llvm::ArrayRef<Binder> Parameters = F->Function->Parameters;
  ASSERT_EQ(Parameters.size(), 4u);
  EXPECT_TRUE(Parameters[0].IsUnitPattern);
  EXPECT_EQ(Parameters[0].Name, "_");
  EXPECT_EQ(Parameters[1].Name, "x");
  EXPECT_FALSE(Parameters[2].IsUnitPattern);
  EXPECT_EQ(Parameters[2].Name, "_");
  auto *L = cast<Let>(F->Body);
  EXPECT_EQ(L->Variable.Name, "_");
  EXPECT_EQ(cast<LetTuple>(L->Body)->Variables[1].Name, "z");
}

TEST(Parser, RangesLeaveOutParentheses) {
  Program P("(f (x)) + (let y = (1) in (y))");
  const char *Start = P.Sources.getMemoryBuffer(1)->getBufferStart();
  auto Text = [](const Expression *E) {
    return StringRef(E->Range.Start.getPointer(),
                     E->Range.End.getPointer() - E->Range.Start.getPointer());
  };
  auto *B = cast<Binary>(P.parse());
  EXPECT_EQ(Text(B), "(f (x)) + (let y = (1) in (y))");
  EXPECT_EQ(B->OperatorLoc.getPointer() - Start, 8);
  EXPECT_EQ(Text(B->Left), "f (x)");
  auto *L = cast<Let>(B->Right);
  EXPECT_EQ(Text(L), "let y = (1) in (y)");
  EXPECT_EQ(Text(L->Value), "1");
  EXPECT_EQ(Text(L->Body), "y");
}

TEST(Parser, OneErrorForOneMistake) {
  EXPECT_EQ(codes(""), "MC0201");
  EXPECT_EQ(codes("(* *)"), "MC0201");
  EXPECT_EQ(codes("(*"), "MC0110");
  EXPECT_EQ(codes("("), "MC0202");
  EXPECT_EQ(codes("(x"), "MC0204");
  EXPECT_EQ(codes("x)"), "MC0241");
  EXPECT_EQ(codes("let"), "MC0203");
  EXPECT_EQ(codes("let x"), "MC0203");
  EXPECT_EQ(codes("let x ="), "MC0202");
  EXPECT_EQ(strictCodes("let x = 1"), "MC0205");
  EXPECT_EQ(codes("let x = 1 in"), "MC0202");
  EXPECT_EQ(codes("let rec"), "MC0203");
  EXPECT_EQ(codes("let rec f"), "MC0215 MC0203");
  EXPECT_EQ(codes("let x = let y = let z = 1"), "MC0205");
  EXPECT_EQ(codes("if"), "MC0202");
  EXPECT_EQ(codes("if a"), "MC0203");
  EXPECT_EQ(codes("if a then b else"), "MC0202");
  EXPECT_EQ(codes("else"), "MC0208");
  EXPECT_EQ(codes("in"), "MC0202");
  EXPECT_EQ(codes("f x y +"), "MC0202");
  EXPECT_EQ(codes("* 1"), "MC0202");
  EXPECT_EQ(codes("1 + * 2"), "MC0202");
  EXPECT_EQ(codes("a.1"), "MC0224");
  EXPECT_EQ(codes("a.(1"), "MC0204");
  EXPECT_EQ(codes("begin a)"), "MC0204");
  EXPECT_EQ(strictCodes("fun x -> x"), "MC0120");
  EXPECT_EQ(strictCodes("match x with | 1 -> 2 | _ -> let y = 1 in y"),
            "MC0120");
  EXPECT_EQ(strictCodes("for i = 1 to 10 do f i; g i done; h ()"), "MC0120");
  EXPECT_EQ(strictCodes("let f x = x in f 1"), "MC0206");
  EXPECT_EQ(strictCodes("let () = f 1"), "MC0213");
  EXPECT_EQ(strictCodes("let x = 1 and y = 2 in x"), "MC0120");
}

TEST(Parser, IndependentErrorsAreAllReported) {
  EXPECT_EQ(codes("f (1 + ); g (2 * ); h ( , 3)"), "MC0202 MC0202 MC0202");
  EXPECT_EQ(strictCodes("let x = 1\nlet y = 2\nlet z = 3 in f x"),
            "MC0205 MC0205");
  EXPECT_EQ(strictCodes("let f x = x in let g y = y in f .5"),
            "MC0206 MC0206 MC0114");
}

TEST(Parser, OneErrorForOneMistakeInTheExtendedLanguage) {
  EXPECT_EQ(codes("let x = 1\nlet y = 2\nlet z = 3 in f x"), "MC0227");
  EXPECT_EQ(codes("let f (+ 1) = x in f 1"), "MC0225");
  EXPECT_EQ(codes("let (x, x) = y"), "MC0223");
  EXPECT_EQ(codes("let x = 1 and x = y"), "MC0226");
  EXPECT_EQ(codes("let rec (x, y) = y"), "MC0203");
  EXPECT_EQ(codes("fun -> x"), "MC0203");
  EXPECT_EQ(codes("fun x = x"), "MC0203");
  EXPECT_EQ(codes("for i = 1 do x done"), "MC0203");
  EXPECT_EQ(codes("for i = 1 to 2 do x"), "MC0204");
  EXPECT_EQ(codes("while true do done"), "MC0202");
  EXPECT_EQ(codes("[| 1; 2"), "MC0204");
  EXPECT_EQ(codes("f !"), "MC0202");
  EXPECT_EQ(codes("x := "), "MC0202");
  EXPECT_EQ(codes(";;"), "MC0201");
  EXPECT_EQ(codes("let x = f match y with 1 -> 2\nlet y = new c"),
            "MC0221 MC0120");
  EXPECT_EQ(codes("type t = { x : int"), "MC0204");
  EXPECT_EQ(codes("type t = A of\nlet x = 1"), "MC0229");
  EXPECT_EQ(codes("let x = { y = 1"), "MC0204");
  EXPECT_EQ(codes("let x = { 1 }"), "MC0203");
  EXPECT_EQ(codes("let x = [1; 2)"), "MC0204");
  EXPECT_EQ(codes("let { x; 1 } = y"), "MC0203");
  EXPECT_EQ(codes("let [x; y = z"), "MC0204");
  EXPECT_EQ(codes("let x = 1 :: ;; let y = 2"), "MC0202");
}

TEST(Parser, StrictModeNamesExtensions) {
  EXPECT_EQ(strictCodes("let rec f x _ = x + 1 in f (-1) (Array.make 1 0)"),
            "");
  EXPECT_EQ(strictCodes("let (x, _) = t in if not x then a; () else ()"),
            "MC0207 MC0208");
  EXPECT_EQ(strictCodes("1 * 2"), "MC0210");
  EXPECT_EQ(strictCodes("1 / 2"), "MC0210");
  EXPECT_EQ(strictCodes("a && b || c"), "MC0210 MC0210");
  EXPECT_EQ(strictCodes("if a then b"), "MC0207");
  EXPECT_EQ(strictCodes("let rec f () = 1 in f"), "MC0210");
  EXPECT_EQ(strictCodes("let rec f (x) = 1 in f"), "MC0210");
  EXPECT_EQ(strictCodes("let _ = 1 in ()"), "MC0210");
  EXPECT_EQ(strictCodes("Array.length a"), "MC0210");
}

TEST(Parser, NestingIsLimited) {
  LanguageOptions Options;
  Options.NestingLimit = 10;
  auto Nested = [&](StringRef Open, StringRef Close, unsigned Depth) {
    std::string Text;
    for (unsigned I = 0; I != Depth; ++I)
      Text += Open;
    Text += "x";
    for (unsigned I = 0; I != Depth; ++I)
      Text += Close;
    Program P(Text, Options);
    P.parse();
    return P.codes();
  };
  for (auto [Open, Close] :
       {std::pair("(", ")"), std::pair("a.(", ")"),
        std::pair("if x then ", " else x"), std::pair("x + (", ")"),
        std::pair("let y = ", " in x"), std::pair("let rec f y = ", " in x"),
        std::pair("x |> ", ""), std::pair("- ", ""), std::pair("", ".(0)"),
        std::pair("if x then x else ", ""), std::pair("a.(0) <- ", "")}) {
    EXPECT_EQ(Nested(Open, Close, 5), "") << Open;
    EXPECT_EQ(Nested(Open, Close, 50), "MC0211") << Open;
  }
  // Chains do not count as nesting.
  for (StringRef Link : {"x; ", "let y = x in ", "x + ", "let rec f x = x in ",
                         "let (y, z) = x in "})
    EXPECT_EQ(Nested(Link, "", 1000), "") << Link.str();
}

TEST(Parser, LongChains) {
  std::string Text;
  for (unsigned I = 0; I != 100000; ++I)
    Text += "let x = 1 - 1 in f x; ";
  Program P(Text);
  ASSERT_TRUE(P.parse());
  EXPECT_TRUE(P.infer()) << P.Output;
  EXPECT_GT(P.printTyped().size(), Text.size());
}

} // namespace
