//===- MachinePass.h - Shared parts of the machine passes -------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCODEGEN_MACHINEPASS_H
#define MINCAML_LIB_SPARCCODEGEN_MACHINEPASS_H

#include "mincaml/SparcCodeGen/Passes.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/Target/TargetMachine.h"
#include <optional>
#include <vector>

namespace mincaml::sparc {

/// A pass that calls a function, which returns whether it has changed the code.
template <bool (*Transform)(llvm::MachineFunction &), bool PreservesAll = false>
class TransformPass : public llvm::MachineFunctionPass {
public:
  static inline char ID = 0;
  explicit TransformPass(const char *Name)
      : MachineFunctionPass(ID), Name(Name) {}

  llvm::StringRef getPassName() const override { return Name; }
  void getAnalysisUsage(llvm::AnalysisUsage &AU) const override {
    if (PreservesAll)
      AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(llvm::MachineFunction &MF) override {
    return Transform(MF);
  }

private:
  const char *Name;
};

/// A pass that calls TransformT::run() for SPARC functions after register
/// allocation. The \p TransformT is created from a subtarget and kept for the
/// next function, because most modules have only one subtarget.
template <typename TransformT>
class SubtargetPass : public llvm::MachineFunctionPass {
public:
  static inline char ID = 0;
  SubtargetPass() : MachineFunctionPass(ID) {}

  llvm::StringRef getPassName() const override { return TransformT::Name; }
  void getAnalysisUsage(llvm::AnalysisUsage &AU) const override {
    if (TransformT::PreservesCFG)
      AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(llvm::MachineFunction &MF) override {
    if (!MF.getTarget().getTargetTriple().isSPARC() ||
        MF.getProperties().hasFailedRegAlloc())
      return false;
    if (Subtarget != &MF.getSubtarget()) {
      Subtarget = &MF.getSubtarget();
      Transform.emplace(*Subtarget);
    }
    return Transform->run(MF);
  }

private:
  const llvm::TargetSubtargetInfo *Subtarget = nullptr;
  std::optional<TransformT> Transform;
};

/// Emits a remark of a pass about a function, if remarks are enabled.
/// \p Describe appends the text to the remark.
template <typename RemarkT = llvm::MachineOptimizationRemark,
          typename DescribeT>
void emitFunctionRemark(llvm::MachineFunction &MF, const char *Pass,
                        llvm::StringRef Name, DescribeT Describe) {
  llvm::MachineOptimizationRemarkEmitter ORE(MF, /*MBFI=*/nullptr);
  ORE.emit([&] {
    RemarkT Remark(Pass, Name,
                   llvm::DiagnosticLocation(MF.getFunction().getSubprogram()),
                   &MF.front());
    Describe(Remark);
    return Remark;
  });
}

/// The effect of `save` on the registers of one subtarget.
class WindowRegisters {
public:
  explicit WindowRegisters(const llvm::TargetRegisterInfo &TRI);

  /// Returns the name of an %i register, or of a pair of them, before the
  /// `save`. Other registers are returned unchanged.
  llvm::MCRegister beforeSave(llvm::MCRegister R) const {
    return BeforeSave[R.id()];
  }
  /// Whether `save` changes the meaning of a register: all registers of the
  /// window except %i0 to %i5, which are arguments.
  bool belongsToWindow(llvm::MCRegister R) const {
    return OfWindow.test(R.id());
  }
  bool namesWindow(const llvm::MachineInstr &MI) const;

  /// Gives the registers of an instruction, or the live-ins of a block, their
  /// names before the `save`.
  void renameToBefore(llvm::MachineInstr &MI) const;
  void renameLiveIns(llvm::MachineBasicBlock &MBB) const;

private:
  std::vector<llvm::MCRegister> BeforeSave;
  llvm::BitVector OfWindow;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_MACHINEPASS_H
