//===- MachineRecorder.h - Recording code generation ------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_MACHINERECORDER_H
#define MINCAML_LIB_EXPLORER_MACHINERECORDER_H

#include "Allocations.h"
#include "Assembly.h"
#include "OriginTable.h"
#include "Stopwatch.h"
#include "Versions.h"
#include "mincaml/CodeGen/CodeObserver.h"

namespace llvm {
class Function;
class MachineFunction;
class Module;
class ModuleSlotTracker;
} // namespace llvm

namespace mincaml::explorer {

/// Records the passes of code generation, the versions of the functions that
/// they change, and the assembly.
class MachineRecorder : public CodeObserver {
public:
  MachineRecorder(OriginTable &Origins, LineTable &Lines,
                  std::vector<PassRun> &Passes, VersionTable &IR,
                  VersionTable &Machine, AllocationRecorder &Allocations,
                  Assembly &Code);
  ~MachineRecorder() override;

  llvm::FunctionPass *createPassAfter(const llvm::Pass &P, bool IsOurs,
                                      llvm::MachineModuleInfo &MMI) override;
  void addAllocationPasses(llvm::TargetPassConfig &Config) override;
  void checked(const llvm::MachineInstr &MI, sparc::Rule R) override;
  std::unique_ptr<llvm::MCStreamer>
  createStreamer(llvm::TargetMachine &TM, llvm::MCContext &Context) override;
  std::unique_ptr<llvm::AsmPrinterHandler>
  createHandler(llvm::AsmPrinter &Printer) override;

  /// Records a function after a pass. \p MF is null if the function has no
  /// machine code yet.
  void record(llvm::Function &F, const llvm::MachineFunction *MF,
              unsigned Pass);

private:
  /// The module that is being compiled, and the numbers of its unnamed values.
  const llvm::Module *TheModule = nullptr;
  std::unique_ptr<llvm::ModuleSlotTracker> Slots;
  /// The hash of each LLVM IR function after the last pass.
  llvm::StringMap<uint64_t> Hashes;
  /// The number of instructions of each function after the last pass.
  llvm::StringMap<unsigned> Counts;
  Stopwatch Watch;
  /// The time at which the last pass ended.
  Stopwatch::Clock::duration LastEnd{};
  OriginTable &Origins;
  LineTable &Lines;
  std::vector<PassRun> &Passes;
  VersionTable &IR;
  VersionTable &Machine;
  AllocationRecorder &Allocations;
  Assembly &Code;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_MACHINERECORDER_H
