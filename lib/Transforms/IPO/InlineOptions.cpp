//===- InlineOptions.cpp - Parsing of mincaml-inline's options ------------===//

#include "Utils/PassOptions.h"
#include "mincaml/Transforms/IPO/Inline.h"

using namespace mincaml;
using namespace llvm;

static constexpr std::pair<StringLiteral, bool InlineCallsPass::Options::*>
    Flags[] = {{"once", &InlineCallsPass::Options::Once},
               {"loops-first", &InlineCallsPass::Options::LoopsFirst},
               {"vector-loops", &InlineCallsPass::Options::VectorLoops},
               {"all-loops", &InlineCallsPass::Options::AllLoops},
               {"tail-loops", &InlineCallsPass::Options::TailLoops}};

Expected<InlineCallsPass::Options>
InlineCallsPass::parseOptions(StringRef Text) {
  Options Result;
  Error Problem = parsePassOptions(
      Text, "mincaml-inline",
      "threshold=N, iterations=N, unrolled=N, bodies=N, gain=N, "
      "looping=N, once, loops-first, vector-loops, all-loops or tail-loops",
      [&](StringRef Option) {
        for (auto [Name, Flag] : Flags)
          if (Option == Name)
            return Result.*Flag = true;
        if (Option.starts_with("unrolled="))
          return takeNumber(Option, "unrolled=", Result.Unrolled.emplace());
        return takeNumber(Option, "threshold=", Result.Threshold) ||
               takeNumber(Option, "bodies=", Result.Bodies) ||
               takeNumber(Option, "gain=", Result.Gain) ||
               takeNumber(Option, "looping=", Result.Looping) ||
               takeNumber(Option, "iterations=", Result.Iterations);
      });
  if (Problem)
    return std::move(Problem);
  return Result;
}

void InlineCallsPass::printPipeline(
    raw_ostream &OS, function_ref<StringRef(StringRef)> PassNameOfClass) {
  OS << PassNameOfClass(name()) << "<threshold=" << TheOptions.Threshold
     << ";iterations=" << TheOptions.Iterations
     << (TheOptions.Unrolled ? ";unrolled=" + utostr(*TheOptions.Unrolled) : "")
     << (TheOptions.Bodies ? ";bodies=" + utostr(TheOptions.Bodies) : "")
     << (TheOptions.Gain ? ";gain=" + utostr(TheOptions.Gain) : "")
     << (TheOptions.Looping != ~0u ? ";looping=" + utostr(TheOptions.Looping)
                                   : "");
  for (auto [Name, Flag] : Flags)
    if (TheOptions.*Flag)
      OS << ';' << Name;
  OS << '>';
}
