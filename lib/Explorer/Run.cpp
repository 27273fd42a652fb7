//===- Run.cpp - A run of the program, step by step -----------------------===//

#include "Run.h"
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
  New.Enters = Step.Enters;
  New.IsTail = Step.IsTail;
  New.Leaves = Step.ReturnsTo != nullptr;
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
