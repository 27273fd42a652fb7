//===- Run.cpp - A run of the program, step by step -----------------------===//

#include "Recorders.h"
#include "Writer.h"
#include "mincaml/Interpreter/Interpreter.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

bool RunRecorder::step(const RunStep &Step) {
  if (Result.Steps.size() == Result.Limit) {
    Result.HasAllSteps = false;
    return false;
  }
  Run::Step New;
  New.Expression = find(Step.Expression);
  New.Depth = Step.Depth;
  New.Callee = Step.Enters;
  New.IsTail = Step.IsTail;
  New.Returns = Step.ReturnsTo != nullptr;
  New.ReturnsTo = find(Step.ReturnsTo);
  for (const RunStep::Binding &B : Step.Bindings)
    New.Values.push_back({B.Name.str(), B.Value});
  for (const RunStep::Read &R : Step.Reads)
    if (int Variable = find(R.Variable); Variable >= 0)
      New.Reads.push_back({Variable, R.Value});
  New.Result = Step.Result;
  New.Raises = Step.Raises;
  New.Output = Step.Output;
  Result.Steps.push_back(std::move(New));
  return true;
}

void RunRecorder::counted(const ast::Expression &E, uint64_t Count) {
  if (int Expression = find(&E); Expression >= 0)
    Result.Counts.push_back({Expression, Count});
}

Run RunRecorder::take(int Status) {
  // Several expressions may come from one source expression. Take the largest of
  // their counts.
  std::map<int, uint64_t> Greatest;
  for (auto [Expression, Count] : Result.Counts) {
    uint64_t &Known = Greatest[Expression];
    Known = std::max(Known, Count);
  }
  Result.Counts.assign(Greatest.begin(), Greatest.end());
  Result.HasEnded = Status != StepLimitStatus && Status != MemoryLimitStatus;
  Result.Status = Status;
  return std::move(Result);
}

/// Writes a step. The strings are converted to UTF-8, because programs can print
/// any bytes.
static void writeStep(const Run::Step &Step, json::OStream &J) {
  J.attribute("origin", Step.Expression);
  J.attribute("depth", Step.Depth);
  if (!Step.Callee.empty())
    J.attribute("enter", json::fixUTF8(Step.Callee));
  if (Step.IsTail)
    J.attribute("tail", true);
  if (Step.Returns)
    J.attribute("leave", true);
  if (Step.ReturnsTo >= 0)
    J.attribute("to", Step.ReturnsTo);
  if (!Step.Values.empty())
    J.attributeArray("values", [&] {
      for (const auto &[Name, Value] : Step.Values)
        writeTuple(J, json::fixUTF8(Name), json::fixUTF8(Value));
    });
  if (!Step.Reads.empty())
    J.attributeArray("reads", [&] {
      for (const auto &[Variable, Value] : Step.Reads)
        writeTuple(J, Variable, json::fixUTF8(Value));
    });
  if (Step.Result)
    J.attribute("result", json::fixUTF8(*Step.Result));
  if (Step.Raises)
    J.attribute("raises", json::fixUTF8(*Step.Raises));
  if (!Step.Output.empty())
    J.attribute("output", json::fixUTF8(Step.Output));
}

void mincaml::explorer::writeRun(const Run &R, json::OStream &J) {
  J.attributeObject("run", [&] {
    writeObjects("steps", R.Steps, J,
                 [&](const Run::Step &Step) { writeStep(Step, J); });
    J.attribute("complete", R.HasAllSteps && R.HasEnded);
    J.attribute("limit", int64_t(R.Limit));
    J.attribute("ended", R.HasEnded);
    if (R.HasEnded)
      J.attribute("status", R.Status);
    J.attributeArray("counts", [&] {
      for (auto [Expression, Count] : R.Counts)
        writeTuple(J, Expression, Count);
    });
  });
}
