//===- GeneratorTest.cpp - Properties of generated programs ---------------===//

#include "mincaml/Generator/Generator.h"
#include "../Frontend/Program.h"
#include "Options.h"
#include "mincaml/Frontend/AST.h"

using namespace mincaml;
using namespace mincaml::generator;
using namespace mincaml::test;

namespace {

constexpr uint64_t Seeds = 40;

std::string print(const ast::Expression &Tree) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  ast::printAST(Tree, OS);
  return Text;
}

/// Checks that the program has types, and that its printed tree parses to an equal
/// tree.
void check(const GeneratorOptions &Options) {
  std::string Text = generateProgram(Options).Text;
  test::Program P(Text, Options.Language);
  ASSERT_TRUE(P.parse()) << P.Output << Text;
  test::Program Printed(print(*P.Tree), Options.Language);
  ASSERT_TRUE(Printed.parse()) << Printed.Output << Text;
  EXPECT_EQ(print(*P.Tree), print(*Printed.Tree));
  // The default of an optional parameter and a lazy pattern become matches on
  // variables that the compiler names. The printed names are other ones.
  if (!llvm::StringRef(Text).contains(" ?") &&
      !llvm::StringRef(Text).contains("lazy"))
    EXPECT_TRUE(ast::equal(*P.Tree, *Printed.Tree)) << Text;
  EXPECT_TRUE(P.infer()) << P.Output << Text;
  EXPECT_TRUE(P.Tree->Ty->isUnit());
}

TEST(Generator, ProgramsAreWellTyped) {
  for (const Profile &P : profiles())
    for (uint64_t Seed = 0; Seed < Seeds; ++Seed) {
      SCOPED_TRACE(P.Name.str() + " " + std::to_string(Seed));
      check(options(P, Seed));
    }
}

TEST(Generator, WithoutExtensions) {
  for (const Profile &P : profiles())
    for (uint64_t Seed = 0; Seed < Seeds; ++Seed) {
      SCOPED_TRACE(P.Name.str() + " " + std::to_string(Seed));
      GeneratorOptions Options = options(P, Seed);
      Options.Language.Strict = true;
      check(Options);
    }
}

// Gives each construct an extreme weight: first so high that it is the only one
// of its group, then zero.
TEST(Generator, ExtremeWeights) {
  for (unsigned I = 0; I < NumConstructs; ++I) {
    SCOPED_TRACE(constructName(generator::Construct(I)).str());
    GeneratorOptions Options;
    Options.Seed = I;
    std::string Name = constructName(generator::Construct(I)).str();
    ASSERT_FALSE(bool(Options.TheWeights.set(Name + "=1000000")));
    check(Options);
    if (llvm::Error E = Options.TheWeights.set(Name + "=0"))
      llvm::consumeError(std::move(E));
    check(Options);
  }
}

TEST(Generator, Sizes) {
  for (unsigned Size : {0u, 1u, 5u, 400u, 5000u}) {
    SCOPED_TRACE(Size);
    GeneratorOptions Options;
    Options.Size = Size;
    check(Options);
    Options.EndsInError = true;
    check(Options);
  }
}

TEST(Generator, SizeIsNumberOfLines) {
  size_t Lines = 0;
  constexpr size_t Programs = 50;
  constexpr size_t Size = 300;
  for (uint64_t Seed = 0; Seed < Programs; ++Seed) {
    GeneratorOptions Options;
    Options.Seed = Seed;
    Options.Size = Size;
    Lines += llvm::StringRef(generateProgram(Options).Text).count('\n');
  }
  EXPECT_GT(Lines / Programs, Size);
  EXPECT_LT(Lines / Programs, Size * 3 / 2);
}

TEST(Generator, IsAFunctionOfTheSeed) {
  GeneratorOptions Options;
  Options.Seed = 17;
  std::string First = generateProgram(Options).Text;
  EXPECT_EQ(generateProgram(Options).Text, First);
  Options.Seed = 18;
  EXPECT_NE(generateProgram(Options).Text, First);
  Options.Seed = ~uint64_t(0);
  EXPECT_NE(generateProgram(Options).Text, First);
}

} // namespace
