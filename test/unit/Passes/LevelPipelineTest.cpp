//===- LevelPipelineTest.cpp - What -O, -inline and -iter select ----------===//

#include "mincaml/Passes/Pipelines.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace llvm;

static std::string pipeline(unsigned Level,
                            std::optional<unsigned> InlineThreshold = {},
                            unsigned Iterations = 1000) {
  PipelineOptions Options;
  Options.OptimizationLevel = Level;
  Options.InlineThreshold = InlineThreshold;
  Options.Iterations = Iterations;
  std::string Text;
  raw_string_ostream OS(Text);
  cantFail(printPipeline(/*Target=*/nullptr, Options, OS));
  return Text;
}

TEST(LevelPipeline, Level1IsTheLoopOfMinCamlAndRemovesChecks) {
  EXPECT_EQ(pipeline(1),
            "function(mincaml-promote),"
            "mincaml-fixpoint<iterations=1000>(function(mincaml-beta),"
            "function(mincaml-assoc),mincaml-inline<threshold=50;iterations=1;"
            "unrolled=80;gain=30;tail-loops>,mincaml-local-references,"
            "function(mincaml-constfold),mincaml-elim),"
            "function(mincaml-tailrec<loops>),"
            "mincaml-inline<threshold=0;iterations=1;unrolled=0;once>,"
            "mincaml-fixpoint<iterations=1000>(function(mincaml-beta),"
            "function(mincaml-assoc),mincaml-local-references,"
            "function(mincaml-constfold),mincaml-elim),"
            "function(mincaml-gvn),mincaml-abcd,"
            "mincaml-fixpoint<iterations=1000>(function(mincaml-beta),"
            "function(mincaml-assoc),mincaml-local-references,"
            "function(mincaml-constfold),mincaml-elim),"
            "mincaml-merge-functions\n");
  EXPECT_EQ(pipeline(1, 7, 2),
            "function(mincaml-promote),"
            "mincaml-fixpoint<iterations=2>(function(mincaml-beta),"
            "function(mincaml-assoc),mincaml-inline<threshold=7;iterations=1>,"
            "mincaml-local-references,"
            "function(mincaml-constfold),mincaml-elim),"
            "mincaml-merge-functions\n");
}

TEST(LevelPipeline, Level2InlinesBeforeAndAfterTailRecursion) {
  auto inlining = [](unsigned Level, std::optional<unsigned> Threshold) {
    std::string Result;
    std::string Text = pipeline(Level, Threshold);
    for (StringRef Rest = Text; !Rest.empty();) {
      Rest = Rest.substr(Rest.find("mincaml-inline<"));
      Rest.consume_front("mincaml-inline<");
      auto [Options, Next] = Rest.split('>');
      Result += Options.str() + " ";
      Rest = Next.substr(Next.find("mincaml-inline<"));
    }
    return Result;
  };
  EXPECT_EQ(
      inlining(2, std::nullopt),
      "threshold=50;iterations=1;unrolled=80;bodies=32;gain=40;loops-first "
      "threshold=100;iterations=1;unrolled=0;looping=10;once "
      "threshold=40;iterations=1;unrolled=400;bodies=32;gain=20;looping=10 ");
  // A threshold on the command line sets no budgets for recursions.
  EXPECT_EQ(
      inlining(2, 30),
      "threshold=30;iterations=1;loops-first threshold=30;iterations=1;once ");
  EXPECT_EQ(
      inlining(2, 400),
      "threshold=50;iterations=1;loops-first threshold=400;iterations=1;once ");
  // LLVM's loop passes follow.
  EXPECT_EQ(inlining(3, 400),
            "threshold=50;iterations=1;loops-first;vector-loops "
            "threshold=400;iterations=1;once ");
}

TEST(LevelPipeline, LLVMsPipelinesStayOneElement) {
  EXPECT_EQ(pipeline(0), "default<O0>\n");
  constexpr StringLiteral Last = ",mincaml-merge-functions\n";
  EXPECT_TRUE(StringRef(pipeline(3)).ends_with((",default<O3>" + Last).str()));
  // The budgets of recursions differ, too.
  std::string Level3 = pipeline(3, 100);
  constexpr StringLiteral Difference = ";vector-loops";
  const size_t Position = Level3.find(Difference);
  ASSERT_NE(Position, std::string::npos);
  Level3.erase(Position, Difference.size());
  const std::string Level2 = pipeline(2, 100);
  StringRef Shared = Level2;
  ASSERT_TRUE(Shared.consume_back(Last));
  EXPECT_TRUE(StringRef(Level3).starts_with(Shared));
}

TEST(LevelPipeline, Level2MakesLoopsBeforeItImprovesThem) {
  std::string Text = pipeline(2);
  size_t TailRecursion = Text.find("mincaml-tailrec");
  ASSERT_NE(TailRecursion, std::string::npos);
  for (const char *LoopPass : {"mincaml-licm", "mincaml-strength"}) {
    size_t Position = Text.find(LoopPass);
    EXPECT_NE(Position, std::string::npos) << LoopPass;
    EXPECT_GT(Position, TailRecursion) << LoopPass;
  }
}
