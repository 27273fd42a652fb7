//===- Run.h - A run of the program, step by step ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_RUN_H
#define MINCAML_LIB_EXPLORER_RUN_H

#include "OriginTable.h"
#include "mincaml/Interpreter/RunObserver.h"
#include "llvm/Support/JSON.h"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mincaml::explorer {

/// The trace of a run of the program in the interpreter.
struct Run {
  /// A RunStep with indices instead of expressions.
  struct Step {
    int Expression = -1;
    unsigned Depth = 0;
    std::string Callee;
    bool IsTail = false;
    bool Returns = false;
    int ReturnsTo = -1;
    std::vector<std::pair<std::string, std::string>> Values;
    std::vector<std::pair<int, std::string>> Reads;
    std::optional<std::string> Result;
    std::optional<std::string> Raises;
    std::string Output;
  };

  std::vector<Step> Steps;
  /// The maximum number of steps.
  size_t Limit = 0;
  /// Whether Steps has all steps until the run ended.
  bool HasAllSteps = true;
  /// The expressions with the number of their evaluations.
  std::vector<std::pair<int, uint64_t>> Counts;
  /// Whether the program ended within the limits of the interpreter.
  bool HasEnded = true;
  int Status = 0;
};

class RunRecorder : public RunObserver {
public:
  RunRecorder(const OriginTable &Origins, size_t Limit) : Origins(Origins) {
    Result.Limit = Limit;
  }

  bool step(const RunStep &Step) override;
  void counted(const ast::Expression &E, uint64_t Count) override;

  /// Returns the run. Status is the exit status of the interpreter.
  Run take(int Status);

private:
  int find(const ast::Expression *E) const {
    return E ? Origins.find(E->Range) : -1;
  }

  const OriginTable &Origins;
  Run Result;
};

/// Writes the value of `run`.
void writeRun(const Run &R, llvm::json::OStream &J);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_RUN_H
