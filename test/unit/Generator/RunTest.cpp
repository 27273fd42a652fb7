//===- RunTest.cpp - Running generated programs ---------------------------===//

#include "../Frontend/Program.h"
#include "Options.h"
#include "mincaml/Frontend/ExecutionProfile.h"
#include "mincaml/Interpreter/Interpreter.h"
#include <cstdio>
#include <unistd.h>

using namespace mincaml;
using namespace mincaml::generator;
using namespace mincaml::test;
using llvm::StringRef;

namespace {

struct RunResult {
  int Status = -1;
  /// Whether the run raised no exception and no check failed.
  bool IsComplete = false;
  std::string Output;
  std::string Errors;
};

std::string contents(FILE *File) {
  std::string Text;
  char Buffer[4096];
  rewind(File);
  while (size_t N = fread(Buffer, 1, sizeof(Buffer), File))
    Text.append(Buffer, N);
  fclose(File);
  return Text;
}

RunResult run(StringRef Text, uint64_t MaxSteps) {
  RunResult Result;
  test::Program P(Text);
  EXPECT_TRUE(P.infer()) << P.Output;
  EXPECT_TRUE(P.desugar()) << P.Output;
  auto Machine = Interpreter::create(
      *P.Tree, P.Sources.getMemoryBuffer(P.BufferID)->getMemBufferRef(),
      P.Engine);
  if (!Machine)
    return Result;
  FILE *Output = tmpfile();
  FILE *Errors = tmpfile();
  InterpreterOptions Options;
  Options.MaxSteps = MaxSteps;
  Options.MaxMemory = 1 << 20;
  Options.OutputDescriptor = fileno(Output);
  Options.ErrorDescriptor = fileno(Errors);
  ExecutionProfile Profile;
  Result.Status = Machine->run(Options, Profile);
  Result.IsComplete = Profile.IsComplete;
  Result.Output = contents(Output);
  Result.Errors = contents(Errors);
  return Result;
}

// The bound on the number of steps is an estimate, so that a program may exceed
// it by a factor of two.
TEST(Run, EndsAfterBoundedSteps) {
  for (const Profile &P : profiles())
    for (uint64_t Seed = 0; Seed < 30; ++Seed) {
      SCOPED_TRACE(P.Name.str() + " " + std::to_string(Seed));
      std::string Text = generateProgram(options(P, Seed)).Text;
      RunResult Result = run(Text, 40000);
      EXPECT_EQ(Result.Status, P.EndsInError ? RuntimeErrorStatus : 0)
          << Result.Errors << Text;
      EXPECT_LE(StringRef(Result.Output).count('\n'), 120u);
    }
}

TEST(Run, StepsAreAnOption) {
  auto EndsWithin = [](uint64_t Bound, uint64_t Seed, uint64_t Steps) {
    GeneratorOptions Options = options("loops", Seed);
    Options.Steps = Bound;
    return run(generateProgram(Options).Text, Steps).Status == 0;
  };
  bool SomeTakeMore = false;
  for (uint64_t Seed = 0; Seed < 60; ++Seed) {
    EXPECT_TRUE(EndsWithin(8000, Seed, 16000)) << Seed;
    SomeTakeMore |= !EndsWithin(400000, Seed, 50000);
  }
  EXPECT_TRUE(SomeTakeMore);
}

TEST(Run, PrintsOften) {
  for (const Profile &P : profiles()) {
    if (P.EndsInError)
      continue;
    SCOPED_TRACE(P.Name.str());
    size_t Lines = 0;
    for (uint64_t Seed = 0; Seed < 30; ++Seed)
      Lines += StringRef(run(generateProgram(options(P, Seed)).Text, 0).Output)
                   .count('\n');
    EXPECT_GE(Lines / 30, 6u);
  }
}

// The programs handle all exceptions that they raise, and succeed.
TEST(Run, RaisesExceptions) {
  auto Raising = [](StringRef ProfileName) {
    unsigned Count = 0;
    for (uint64_t Seed = 0; Seed < 60; ++Seed) {
      RunResult Result =
          run(generateProgram(options(ProfileName, Seed)).Text, 0);
      EXPECT_EQ(Result.Status, 0);
      Count += !Result.IsComplete;
    }
    return Count;
  };
  EXPECT_GE(Raising("exceptions"), 40u);
  EXPECT_GE(Raising("default"), 10u);
}

TEST(Run, FailsAtTheAnnouncedPlace) {
  for (bool IsStrict : {false, true})
    for (uint64_t Seed = 0; Seed < 75; ++Seed) {
      SCOPED_TRACE(Seed);
      GeneratorOptions Options = options("errors", Seed);
      Options.Language.Strict = IsStrict;
      GeneratedProgram P = generateProgram(Options);
      EXPECT_TRUE(StringRef(P.Text).starts_with("(* " + P.Expectation + " *)"));
      RunResult Result = run(P.Text, 0);
      EXPECT_EQ(Result.Status, RuntimeErrorStatus) << P.Text;
      EXPECT_EQ(Result.Errors, "mincaml: t.ml:" + P.Expectation + "\n")
          << P.Text;
    }
}

} // namespace
