//===- RunTrace.h - The steps of a run as text ------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_RUNTRACE_H
#define MINCAML_LIB_DRIVER_RUNTRACE_H

#include "mincaml/Interpreter/RunObserver.h"
#include "mincaml/Support/SourcePositions.h"
#include "llvm/Support/raw_ostream.h"

namespace mincaml {

/// Writes each step of a run as one line: the location, the expression, indented
/// by the depth of calls, and the effect of the step.
class RunTrace : public RunObserver {
public:
  /// Writes at most Limit steps of the program in Source.
  RunTrace(llvm::MemoryBufferRef Source, uint64_t Limit, llvm::raw_ostream &OS)
      : Positions(Source), Limit(Limit), OS(OS) {}

  bool step(const RunStep &Step) override;

private:
  void writeEffect(const RunStep &Step);
  void writeBindings(const RunStep &Step);

  SourcePositions Positions;
  uint64_t Limit;
  uint64_t Steps = 0;
  llvm::raw_ostream &OS;
};

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_RUNTRACE_H
