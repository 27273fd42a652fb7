//===- LevelPipelineTest.cpp - What -O, -inline and -iter select ----------===//

#include "mincaml/Passes/Passes.h"
#include "llvm/ADT/StringRef.h"
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
  return levelPipeline(Options);
}

TEST(LevelPipeline, Level1IsTheLoopOfMinCaml) {
  EXPECT_EQ(pipeline(1),
            "mincaml-fixpoint<iterations=1000>(mincaml-beta,mincaml-assoc,"
            "mincaml-inline<threshold=50>,mincaml-constfold,mincaml-elim)");
  EXPECT_EQ(pipeline(1, 7, 2),
            "mincaml-fixpoint<iterations=2>(mincaml-beta,mincaml-assoc,"
            "mincaml-inline<threshold=7>,mincaml-constfold,mincaml-elim)");
}

TEST(LevelPipeline, Level2InlinesBeforeAndAfterTailRecursion) {
  auto inlining = [](unsigned Level, std::optional<unsigned> Threshold) {
    std::string Result;
    std::string Text = pipeline(Level, Threshold);
    for (StringRef Rest = Text; !Rest.empty();) {
      Rest = Rest.substr(Rest.find("mincaml-inline<"));
      Rest.consume_front("mincaml-inline<");
      auto [Options, Next] = Rest.split('>');
      if (Options != "threshold=0")
        Result += Options.str() + " ";
      Rest = Next.substr(Next.find("mincaml-inline<"));
    }
    return Result;
  };
  EXPECT_EQ(inlining(2, std::nullopt), "threshold=50 threshold=100;once ");
  EXPECT_EQ(inlining(2, 30), "threshold=30 threshold=30;once ");
  EXPECT_EQ(inlining(2, 400), "threshold=50 threshold=400;once ");
  EXPECT_EQ(inlining(3, 400), inlining(2, 400));
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
