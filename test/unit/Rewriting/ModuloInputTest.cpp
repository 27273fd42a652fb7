//===- ModuloInputTest.cpp - Variants that use a profile ------------------===//
//
// test/lit/Rewriting tests the behavior of these variants.
//
//===----------------------------------------------------------------------===//

#include "TestProgram.h"
#include "mincaml/Rewriting/Variants.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::rewriting;
using llvm::StringRef;

namespace {

constexpr unsigned ModuloInputSeeds = 40;

std::string variantByProfile(StringRef Text, VariantKind Kind, uint64_t Seed,
                             Profiler Profile = profileOf) {
  VariantOptions Options;
  Options.Kind = Kind;
  Options.Seed = Seed;
  Options.Rate = 100;
  Options.Profile = std::move(Profile);
  std::unique_ptr<TypedProgram> P = parseProgram(Text);
  return P ? makeVariant(std::move(P), Options) : "no program";
}

constexpr StringRef Branches =
    "let rec f x = if x < 10 then x + 1 else 77 in print_int (f 3)";

} // namespace

TEST(ExecutionProfile, SaysWhatIsEvaluated) {
  std::unique_ptr<TypedProgram> P =
      parseProgram("let rec f n = if n <= 0 then 5 else f (n - 2) in\n"
                   "let rec g y = y in print_int (f 7)");
  ASSERT_TRUE(P);
  std::optional<ExecutionProfile> Profile = profileOf(*P);
  ASSERT_TRUE(Profile);
  EXPECT_TRUE(Profile->IsComplete);
  auto *F = llvm::cast<ast::LetRec>(P->Tree);
  auto *G = llvm::cast<ast::LetRec>(F->Body);
  EXPECT_TRUE(Profile->Evaluated.contains(F));
  EXPECT_TRUE(Profile->Evaluated.contains(F->Function->Body));
  EXPECT_TRUE(Profile->Evaluated.contains(G));
  EXPECT_FALSE(Profile->Evaluated.contains(G->Function->Body));
  // n was 7, 5, 3, 1, -1 where it is compared.
  auto *If = llvm::cast<ast::If>(F->Function->Body);
  auto *N = llvm::cast<ast::VariableReference>(
      llvm::cast<ast::Binary>(If->Condition)->Left);
  ASSERT_TRUE(Profile->Ints.contains(N));
  EXPECT_EQ(Profile->Ints.lookup(N).Low, -1);
  EXPECT_EQ(Profile->Ints.lookup(N).High, 7);
}

TEST(ExecutionProfile, StopsAtAnError) {
  std::unique_ptr<TypedProgram> P =
      parseProgram("let x = (Array.make 1 0).(1) in print_int 3");
  ASSERT_TRUE(P);
  std::optional<ExecutionProfile> Profile = profileOf(*P);
  ASSERT_TRUE(Profile);
  EXPECT_FALSE(Profile->IsComplete);
  EXPECT_FALSE(
      Profile->Evaluated.contains(llvm::cast<ast::Let>(P->Tree)->Body));
}

TEST(Unevaluated, ChangesOnlyTheBranchThatIsNotTaken) {
  std::string Taken = "let rec f x =\n  if x < 10 then\n    x + 1\n  else ";
  std::string After = "in\nprint_int (f 3)\n";
  StringRef Original = "\n    77\n";
  unsigned Changed = 0, Removed = 0;
  for (unsigned Seed = 0; Seed != ModuloInputSeeds; ++Seed) {
    std::string Text =
        variantByProfile(Branches, VariantKind::Unevaluated, Seed);
    EXPECT_TRUE(StringRef(Text).starts_with(StringRef(Taken).rtrim())) << Text;
    EXPECT_TRUE(StringRef(Text).ends_with(After)) << Text;
    Changed += Text != unchanged(Branches);
    Removed += !StringRef(Text).contains("77");
  }
  EXPECT_TRUE(StringRef(unchanged(Branches)).contains(Original));
  EXPECT_EQ(Changed, ModuloInputSeeds);
  EXPECT_GT(Removed, ModuloInputSeeds / 8);
  EXPECT_LT(Removed, ModuloInputSeeds);
}

// If the unevaluated body were replaced, nothing would determine the type of
// the parameter.
TEST(Unevaluated, LeavesNoTypeUndetermined) {
  StringRef Text = "let rec f x = x + 1 in print_int 1";
  for (unsigned Seed = 0; Seed != ModuloInputSeeds; ++Seed) {
    std::unique_ptr<TypedProgram> P =
        parseProgram(variantByProfile(Text, VariantKind::Unevaluated, Seed));
    ASSERT_TRUE(P);
    EXPECT_EQ(P->warnings(), 0u) << P->text();
  }
}

TEST(Neutral, InsertsBranches) {
  for (unsigned Seed = 0; Seed != ModuloInputSeeds; ++Seed) {
    std::string Text = variantByProfile(Branches, VariantKind::Neutral, Seed);
    EXPECT_NE(Text, unchanged(Branches));
    // The other branch has not run, so that its values are unknown and it must
    // not change.
    EXPECT_NE(Text.find("77"), std::string::npos) << Text;
  }
}

TEST(Neutral, WritesBack) {
  StringRef Text = "let a = Array.make 2 3 in print_int (a.(1) + 0)";
  unsigned Written = 0;
  for (unsigned Seed = 0; Seed != ModuloInputSeeds; ++Seed)
    Written += variantByProfile(Text, VariantKind::Neutral, Seed)
                   .find("a.(1) <- a.(1)") != std::string::npos;
  EXPECT_GT(Written, ModuloInputSeeds / 4);
}

TEST(ModuloInput, WithoutAProfileNothingChanges) {
  auto None = [](TypedProgram &) { return std::nullopt; };
  for (VariantKind Kind : {VariantKind::Unevaluated, VariantKind::Neutral}) {
    EXPECT_TRUE(needsProfile(Kind));
    EXPECT_EQ(variantByProfile(Branches, Kind, 1, None), unchanged(Branches));
  }
  EXPECT_FALSE(needsProfile(VariantKind::Mix));
}

TEST(ModuloInput, IsAFunctionOfTheSeed) {
  std::string First = variantByProfile(Branches, VariantKind::ModuloInput, 5);
  EXPECT_EQ(variantByProfile(Branches, VariantKind::ModuloInput, 5), First);
  EXPECT_NE(variantByProfile(Branches, VariantKind::ModuloInput, 6), First);
}
