//===- MachinePasses.h - Insertion of machine passes ------------*- C++ -*-===//
//
// Inserts this project's machine passes, of which most are for SPARC, into
// LLVM's code generation pipeline, and for optimizations also the passes that
// compare the code before and after the optimization. The table
// MachinePasses.def lists their positions.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_MACHINEPASSES_MACHINEPASSES_H
#define MINCAML_MACHINEPASSES_MACHINEPASSES_H

#include "mincaml/SparcCheck/LoweringCheck.h"
#include "mincaml/SparcCodeGen/Passes.h"
#include <functional>

namespace llvm {
class Pass;
class PassRegistry;
class TargetMachine;
class TargetPassConfig;
} // namespace llvm

namespace mincaml {

/// Selects the passes to run. Passes that the target cannot use are never
/// inserted.
struct MachinePassOptions {
  /// Fill delay slots that LLVM leaves empty.
  bool FillDelaySlots = false;
  /// Shrink-wrap the allocation of register windows.
  bool ShrinkWrap = false;
  /// Use the result of one comparison for several branches.
  bool EliminateCompares = false;
  /// On 64-bit SPARC: use branches and conditional moves on register contents
  /// where 32-bit numbers are compared with zero.
  bool RegisterBranches = false;
  /// On 64-bit SPARC: predict branches that are probably not taken as not
  /// taken.
  bool PredictBranches = false;
  /// Do not allocate register windows in deeply recursive functions.
  bool FlatFrames = false;
  /// On 32-bit SPARC: pass floating-point arguments of internal functions in
  /// floating-point registers.
  bool FloatRegisterArguments = false;
  /// Group the data that the code addresses, and share the high halves of
  /// addresses.
  bool ShareAddresses = false;
  /// Repair errors in the code that LLVM's backend generates.
  bool RepairsBackend = true;
  sparc::CheckLevel Checks = sparc::CheckLevel::Violations;
};

/// Inserts the passes of one pipeline.
class MachinePasses {
public:
  enum class Stage : uint8_t { BeforePlugins, AfterPlugins, BeforeEmission };

  /// Inserts a pass after the pass of LLVM with this ID, or as the last one if
  /// the ID is null.
  using Inserter = std::function<void(const void *After, llvm::Pass *P)>;

  /// \p Check determines what the lowering check reports and records, and how
  /// it and the comparisons report. \p Origins may be null; see
  /// createDelaySlotFillingPass.
  MachinePasses(const llvm::TargetMachine &Machine,
                const MachinePassOptions &Options,
                sparc::LoweringCheckOptions Check, SlotOrigins *Origins,
                Inserter InsertPass);

  /// Disables the passes of LLVM that passes of this project replace. Must be
  /// called before Config adds its passes.
  static void disableReplacedPasses(llvm::TargetPassConfig &Config);

  /// Inserts the passes of a stage. Must be called once for each stage; for
  /// BeforePlugins and AfterPlugins, before the target adds its own passes.
  void insert(Stage TheStage) const;

private:
  llvm::Pass *createLoweringCheck() const;

  /// The options, restricted to what the target can use.
  MachinePassOptions O;
  bool IsSparc;
  bool IsV8;
  /// False if an option such as -stop-after= ends the pipeline early. The last
  /// comparison, which frees its recording, then does not run.
  bool ReachesEmission;
  sparc::LoweringCheckOptions Check;
  SlotOrigins *Origins;
  Inserter InsertPass;
  sparc::CodeComparison SameExecution{sparc::Rule::SameExecution};
  sparc::CodeComparison SameConditions{sparc::Rule::SameConditions};
  sparc::CodeComparison SameConstants{sparc::Rule::SameConstants};
  sparc::CodeComparison SameFrames{sparc::Rule::SameFrames};
  DebugValueRepair DebugValues;
};

/// Registers the passes by name, for -run-pass=, -print-after= and the like.
void registerMachinePasses(llvm::PassRegistry &Registry);

} // namespace mincaml

#endif // MINCAML_MACHINEPASSES_MACHINEPASSES_H
