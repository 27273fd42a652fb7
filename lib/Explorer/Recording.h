//===- Recording.h - All recorded data --------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_RECORDING_H
#define MINCAML_LIB_EXPLORER_RECORDING_H

#include "Allocations.h"
#include "Analyses/AnalysisCollector.h"
#include "Assembly.h"
#include "LineTable.h"
#include "MachineRecorder.h"
#include "MergedValues.h"
#include "Omission.h"
#include "OriginTable.h"
#include "PassRecorder.h"
#include "Run.h"
#include "Versions.h"
#include "mincaml/Explorer/Explorer.h"

namespace mincaml::explorer {

/// The text of a program in a stage before LLVM IR.
struct Stage {
  std::string ID;
  std::string Title;
  std::vector<unsigned> Lines;
};

struct Recording {
  Recording(ExplorerProgram Program, llvm::MemoryBufferRef Source)
      : Program(std::move(Program)), Source(Source), Origins(Source) {}

  ExplorerProgram Program;
  llvm::MemoryBufferRef Source;
  OriginTable Origins;
  MergedValues Merged;
  LineTable Lines;
  std::vector<Stage> Stages;
  std::vector<PassRun> PassRuns;
  VersionTable IR;
  Findings Found;
  VersionTable Machine;
  std::vector<Allocation> Allocations;
  Assembly TheAssembly;
  std::optional<Run> TheRun;
  std::vector<Omission> Omitted;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_RECORDING_H
