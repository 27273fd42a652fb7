//===- RunWriter.cpp - A run as JSON --------------------------------------===//

#include "RunWriter.h"

using namespace mincaml::explorer;
using namespace llvm;

/// Writes a step. The strings are converted to UTF-8, because programs can print
/// any bytes.
static void writeStep(const Run::Step &Step, json::OStream &J) {
  J.object([&] {
    J.attribute("origin", Step.Expression);
    J.attribute("depth", Step.Depth);
    if (!Step.Enters.empty())
      J.attribute("enter", json::fixUTF8(Step.Enters));
    if (Step.IsTail)
      J.attribute("tail", true);
    if (Step.Leaves)
      J.attribute("leave", true);
    if (Step.ReturnsTo >= 0)
      J.attribute("to", Step.ReturnsTo);
    if (!Step.Values.empty())
      J.attributeArray("values", [&] {
        for (const auto &[Name, Value] : Step.Values)
          J.array([&, &Name = Name, &Value = Value] {
            J.value(json::fixUTF8(Name));
            J.value(json::fixUTF8(Value));
          });
      });
    if (!Step.Reads.empty())
      J.attributeArray("reads", [&] {
        for (const auto &[Variable, Value] : Step.Reads)
          J.array([&, &Variable = Variable, &Value = Value] {
            J.value(Variable);
            J.value(json::fixUTF8(Value));
          });
      });
    if (Step.Result)
      J.attribute("result", json::fixUTF8(*Step.Result));
    if (Step.Raises)
      J.attribute("raises", json::fixUTF8(*Step.Raises));
    if (!Step.Output.empty())
      J.attribute("output", json::fixUTF8(Step.Output));
  });
}

void mincaml::explorer::writeRun(const Run &R, json::OStream &J) {
  J.object([&] {
    J.attributeArray("steps", [&] {
      for (const Run::Step &Step : R.Steps)
        writeStep(Step, J);
    });
    J.attribute("complete", R.HasAllSteps && R.HasEnded);
    J.attribute("limit", int64_t(R.Limit));
    J.attribute("ended", R.HasEnded);
    if (R.HasEnded)
      J.attribute("status", R.Status);
    J.attributeArray("counts", [&] {
      for (auto [Expression, Count] : R.Counts)
        J.array([&, Expression = Expression, Count = Count] {
          J.value(Expression);
          J.value(int64_t(Count));
        });
    });
  });
}
