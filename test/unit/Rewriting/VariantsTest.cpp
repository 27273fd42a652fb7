//===- VariantsTest.cpp - Properties of variants --------------------------===//
//
// test/lit/Rewriting tests the behavior of variants.
//
//===----------------------------------------------------------------------===//

#include "mincaml/Rewriting/Variants.h"
#include "Helpers/LargeStack.h"
#include "TestProgram.h"
#include "mincaml/Rewriting/TreeAnalysis.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <set>

using namespace mincaml;
using namespace mincaml::rewriting;
using llvm::StringRef;

namespace {

constexpr unsigned VariantSeeds = 60;

std::string variantAtRate(StringRef Text, VariantKind Kind, uint64_t Seed,
                          unsigned Rate = 20, LanguageOptions Language = {}) {
  VariantOptions Options;
  Options.Kind = Kind;
  Options.Seed = Seed;
  Options.Rate = Rate;
  Options.Language = Language;
  Options.Profile = profileOf;
  std::unique_ptr<TypedProgram> P = parseProgram(Text, Language);
  return P ? makeVariant(std::move(P), Options) : "no program";
}

/// Returns the positions of the uses of each variable, which do not depend on
/// names.
std::vector<std::vector<unsigned>> bindings(const VariableTable &Table) {
  std::vector<std::vector<unsigned>> Result;
  for (const rewriting::Variable &V : Table.variables()) {
    Result.emplace_back();
    for (const VariableUse &U : V.Uses)
      Result.back().push_back(U.Position);
  }
  return Result;
}

/// Programs in which a careless renaming would capture a variable.
constexpr StringRef Traps[] = {
    // Names that hide other variables.
    "let x = 1 in let x = x + 1 in let y = x in let x = y + x in print_int x",
    // A function, its parameters, and variables of the same names in enclosing
    // scopes.
    "let f = 1 in let rec g f x = f + x in let rec f x = g x x in\n"
    "let x = f 2 in print_int (f x); print_int (g x 3)",
    "let rec f f = f + 1 in let g = f 1 in print_int (g + f g)",
    "let rec f x = let rec g y = if y < x then f y else g (y - x) in g x in\n"
    "print_int (f 1)",
    // The components of a pattern and the parameters of a function must differ
    // from each other.
    "let (a, b) = (1, 2) in let (b, a) = (a, b) in print_int (a - b)",
    "let rec f a b c d e = f b c d e a in print_int (f 1 2 3 4 5)",
    // Variables with the names of externals that the program also uses.
    "let rec sqrt print_int = print_int + 1 in print_int (sqrt 2)",
    "let x = print_int in let rec print_int y = x (y + 1) in print_int 1",
    "let rec abs x = x in\n"
    "let rec g foreign = foreign 1 in print_int (g abs + foreign 2)",
    // Definitions in disjoint scopes.
    "print_int ((let a = 1 in a) + (let b = 2 in b) + (let c = 3 in c));\n"
    "let a = 1 in let b = 2 in print_int (a + b)",
    "let rec f () = let _ = 1 in let _ = 2 in 3 in print_int (f ())",
};

} // namespace

TEST(Alpha, NeverCaptures) {
  for (StringRef Trap : Traps) {
    std::unique_ptr<TypedProgram> P = parseProgram(Trap);
    ASSERT_TRUE(P) << Trap.str();
    VariableTable Before(P->Tree);
    for (unsigned Seed = 0; Seed != VariantSeeds; ++Seed) {
      std::string Text = variantAtRate(Trap, VariantKind::Alpha, Seed);
      std::unique_ptr<TypedProgram> V = parseProgram(Text);
      ASSERT_TRUE(V) << Text;
      VariableTable After(V->Tree);
      EXPECT_EQ(bindings(Before), bindings(After)) << Text;
      EXPECT_EQ(Before.externals().vec(), After.externals().vec()) << Text;
    }
  }
}

TEST(Alpha, RenamesEverythingButWhatHasNoName) {
  std::string Text = variantAtRate(
      "let long_name = 1 in let rec f () = long_name in print_int (f ())",
      VariantKind::Alpha, 1);
  EXPECT_EQ(Text.find("long_name"), std::string::npos);
  EXPECT_EQ(Text.find("rec f "), std::string::npos);
  EXPECT_NE(Text.find("() ="), std::string::npos);
  EXPECT_NE(Text.find("print_int"), std::string::npos);
}

TEST(Alpha, HidesVariablesSometimes) {
  StringRef Text = "let x = 1 in let y = x in let z = y in print_int z";
  unsigned Hidden = 0;
  for (unsigned Seed = 0; Seed != VariantSeeds; ++Seed) {
    std::unique_ptr<TypedProgram> P =
        parseProgram(variantAtRate(Text, VariantKind::Alpha, Seed));
    ASSERT_TRUE(P);
    VariableTable Table(P->Tree);
    std::set<std::string> Names;
    for (const rewriting::Variable &V : Table.variables())
      Names.insert(V.TheBinder->Name.str());
    Hidden += Names.size() < Table.variables().size();
  }
  EXPECT_GT(Hidden, VariantSeeds / 4);
  EXPECT_LT(Hidden, VariantSeeds);
}

TEST(Alpha, UsesNoReservedName) {
  for (unsigned Seed = 0; Seed != VariantSeeds; ++Seed) {
    std::unique_ptr<TypedProgram> P =
        parseProgram(variantAtRate(Traps[1], VariantKind::Alpha, Seed));
    ASSERT_TRUE(P);
    VariableTable Table(P->Tree);
    for (const rewriting::Variable &V : Table.variables())
      EXPECT_FALSE(rewriting::FreshNames::isReserved(V.TheBinder->Name));
  }
}

/// Properties that every kind of variant has.
class EveryVariant : public testing::TestWithParam<VariantKind> {};

TEST_P(EveryVariant, IsAProgramWithoutWarnings) {
  StringRef Text =
      "let rec f x y = if x < y then x - y else f (x - 1) y in\n"
      "let rec apply g a = g a.(0) (Array.length a) in\n"
      "let a = Array.make 3 (f 1 2) in\n"
      "let (p, q, r) = (1.5, true, f) in\n"
      "a.(1) <- apply r a;\n"
      "print_int (a.(1) + (if q && p > 1.0 then 1 else 2));\n"
      "let sum = a.(0) in let twice = p *. 2.0 in print_float twice";
  for (unsigned Rate : {20, 60, 100})
    for (unsigned Seed = 0; Seed != 15; ++Seed) {
      std::string Result = variantAtRate(Text, GetParam(), Seed, Rate);
      std::unique_ptr<TypedProgram> P = parseProgram(Result);
      ASSERT_TRUE(P) << Result;
      EXPECT_EQ(P->warnings(), 0u) << Result;
      EXPECT_NE(Result, unchanged(Text));
    }
}

TEST_P(EveryVariant, HasNoExtensionsThatTheProgramHasNot) {
  LanguageOptions Strict;
  Strict.Strict = true;
  StringRef Text =
      "let rec f x y = if x < y then x - y else f (x - 1) y in\n"
      "let rec apply g a = g a.(0) 3 in\n"
      "let a = Array.make 3 (f 1 2) in let g = f in let t = (1, 2.5) in\n"
      "let (p, q) = t in let k = p + 3 in\n"
      "a.(1) <- apply g a; print_float (q *. 1.5); print_int (a.(1) + k)";
  for (unsigned Seed = 0; Seed != 20; ++Seed) {
    std::string Result = variantAtRate(Text, GetParam(), Seed, 70, Strict);
    EXPECT_TRUE(parseProgram(Result, Strict)) << Result;
  }
}

TEST_P(EveryVariant, DependsOnTheSeedOnly) {
  StringRef Text = "let x = 1 in let rec f y = y + x in print_int (f 2 + f x)";
  EXPECT_EQ(variantAtRate(Text, GetParam(), 5),
            variantAtRate(Text, GetParam(), 5));
}

TEST_P(EveryVariant, TakesNoHarmFromSize) {
  // The text has many definitions, statements, operands and else-ifs.
  std::string Text;
  for (unsigned I = 0; I != 3000; ++I) {
    std::string Name = "x" + std::to_string(I);
    Text += "let " + Name + " = " + std::to_string(I) + " + 1 in\nprint_int " +
            Name + ";\n";
  }
  Text += "print_int (0";
  for (unsigned I = 0; I != 3000; ++I)
    Text += " + x" + std::to_string(I);
  Text += ");\n";
  for (unsigned I = 0; I != 3000; ++I)
    Text += "if x1 = " + std::to_string(I) + " then print_int 1 else\n";
  Text += "()";
  if (GetParam() == VariantKind::Mix)
    return;
  withLargeStack([&] {
    std::string Result = variantAtRate(Text, GetParam(), 1, 5);
    EXPECT_TRUE(parseProgram(Result));
  });
}

TEST_P(EveryVariant, LeavesAProgramWithNothingToChange) {
  // Some kinds wrap the expression; the others do not change it.
  std::string Result = variantAtRate("()", GetParam(), 1);
  EXPECT_TRUE(parseProgram(Result)) << Result;
}

constexpr VariantKind Kinds[] = {
#define VARIANT(Enum, Name, Description) VariantKind::Enum,
#include "mincaml/Rewriting/Variants.def"
};

INSTANTIATE_TEST_SUITE_P(Kinds, EveryVariant, testing::ValuesIn(Kinds));
