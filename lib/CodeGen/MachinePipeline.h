//===- MachinePipeline.h - Pipeline of machine passes -----------*- C++ -*-===//

#ifndef MINCAML_LIB_CODEGEN_MACHINEPIPELINE_H
#define MINCAML_LIB_CODEGEN_MACHINEPIPELINE_H

#include "ObservedPassManager.h"
#include "mincaml/CodeGen/CodeGen.h"
#include "mincaml/SparcCheck/ApprovedCode.h"
#include "mincaml/SparcCheck/CodeComparison.h"
#include "mincaml/SparcCodeGen/DebugValueRepair.h"
#include "mincaml/SparcCodeGen/SlotOrigins.h"
#include "llvm/Support/CodeGen.h"

namespace llvm {
class CodeGenTargetMachineImpl;
class MachineModuleInfo;
class TargetPassConfig;
} // namespace llvm

namespace mincaml {

/// LLVM's passes from a prepared module to one output, with passes of this
/// project inserted:
///
/// - on 32-bit SPARC, after instruction selection: floating-point arguments in
///   registers;
/// - around register allocation: the checker (AllocationCheck.h) and views;
/// - on SPARC: the repairs and optimizations of SparcCodeGen and, as the last
///   pass that sees machine IR, the lowering check (LoweringCheck.h).
class MachinePipeline {
public:
  MachinePipeline(llvm::TargetMachine &Machine, const CodeGenOptions &Options,
                  const CodeOutput &Output, DiagnosticEngine &Diagnostics);

  /// Returns false after reporting an error.
  bool run(llvm::Module &M);

private:
  bool addMachinePasses();
  void addAllocationPasses(llvm::TargetPassConfig &Config);
  void addWindowPasses(llvm::TargetPassConfig &Config);
  void addConstantPlacement(llvm::TargetPassConfig &Config);
  bool eliminatesCompares() const;
  bool predictsBranches() const;
  void addCompareElimination(llvm::TargetPassConfig &Config);
  sparc::LoweringCheckOptions checkOptions();
  void addSlotPasses(llvm::TargetPassConfig &Config);
  void addSparcPasses();
  void addLoweringCheck();
  bool addPrinter(llvm::raw_pwrite_stream &OS, llvm::CodeGenFileType Type);
  bool addOutput();
  void compareWithApproved();
  void report(const sparc::Finding &F, llvm::SMLoc Location);
  bool reportUnsupported(llvm::StringRef Reason);

  llvm::CodeGenTargetMachineImpl &Machine;
  const CodeGenOptions &Options;
  const CodeOutput &Output;
  DiagnosticEngine &Diagnostics;
  /// The words that an object file must contain. They are compared with the
  /// emitted object file before it is written.
  std::optional<sparc::ApprovedCode> Approved;
  llvm::SmallVector<char, 0> Object;
  llvm::raw_svector_ostream ObjectStream;
  sparc::CodeComparison Slots{sparc::Rule::SameExecution};
  sparc::CodeComparison Conditions{sparc::Rule::SameConditions};
  sparc::CodeComparison Constants{sparc::Rule::SameConstants};
  sparc::CodeComparison Frames{sparc::Rule::SameFrames};
  DebugValueRepair DebugValues;
  SlotOrigins Origins;
  /// False if -stop-after= or a similar option ends the pipeline early.
  bool Complete = true;
  llvm::MachineModuleInfo *MMI = nullptr;
  /// The last member: it owns passes that refer to the other members.
  ObservedPassManager PM;
};

} // namespace mincaml

#endif // MINCAML_LIB_CODEGEN_MACHINEPIPELINE_H
