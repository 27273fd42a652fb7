//===- Passes.h - Passes on SPARC machine code ------------------*- C++ -*-===//
//
// Optimizations of SPARC machine code, and repairs of the code that LLVM's
// SPARC backend generates. The source file of each pass describes what it does
// and where in the pipeline it runs.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCODEGEN_PASSES_H
#define MINCAML_SPARCCODEGEN_PASSES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include <memory>

namespace llvm {
class MachineFunctionPass;
class MachineInstr;
class PassRegistry;
class TargetMachine;
} // namespace llvm

namespace mincaml {

/// Registers those passes for `llc -run-pass=` that have a name there, such as
/// `mincaml-delay-slots`.
void initializeSparcCodeGenPasses(llvm::PassRegistry &Registry);

llvm::MachineFunctionPass *createBranchPredictionPass();
llvm::MachineFunctionPass *createCompareEliminationPass();
llvm::MachineFunctionPass *createConstantPlacementPass();
llvm::MachineFunctionPass *createLeafProcedureRepairPass();
llvm::MachineFunctionPass *createRegisterBranchesPass();
llvm::MachineFunctionPass *createShrinkWrappingPass();
llvm::MachineFunctionPass *createTailCallTargetRepairPass();
llvm::MachineFunctionPass *createYRegisterDelayPass();

//===- FlatFrameLowering.cpp ----------------------------------------------===//

/// The step of flat frame lowering before register allocation.
llvm::MachineFunctionPass *createFlatFramePreparationPass();
/// The step after register allocation.
llvm::MachineFunctionPass *createFlatFrameCompletionPass();
/// The step after frame lowering, for every function without a window.
llvm::MachineFunctionPass *createFlatFrameDescriptionPass();

//===- FloatArgumentLowering.cpp ------------------------------------------===//

/// Whether code for the target can use the calling convention for arguments in
/// %f registers (Support/IRAnnotations.h). Position-independent code cannot: it
/// would load the addresses of the variables that represent the registers from
/// the global offset table, and would first compute the address of the table.
bool canPassFloatsInRegisters(const llvm::TargetMachine &Machine);
/// Precondition: runs directly after instruction selection.
llvm::MachineFunctionPass *createFloatArgumentsPass();

//===- Repairs.cpp: empty delay slots for debugging -----------------------===//

llvm::MachineFunctionPass *createDelaySlotBarrierPass();
llvm::MachineFunctionPass *createDelaySlotBarrierRemovalPass();

//===- DelaySlotFilling.cpp -----------------------------------------------===//

/// Where the instruction in a delay slot comes from. Values from NothingForCall
/// on state why the slot has a `nop`.
enum class SlotOrigin : unsigned char {
  Above,
  Target,
  AnnulledTarget,
  FallThrough,
  Return,
  NothingForCall,
  NothingForJump,
  NothingAtTarget,
  NothingSafe,
  SharedBelow,
  Count
};

/// Returns text such as "from above".
llvm::StringRef describe(SlotOrigin Origin);

/// The origins for the function that the delay slot filling pass processed
/// last, for comments in assembly and for remarks. They are valid until the
/// instructions of that function are deleted.
class SlotOrigins {
public:
  void clear() { Origins.clear(); }
  void set(const llvm::MachineInstr &Transfer, SlotOrigin Origin) {
    Origins[&Transfer] = Origin;
  }
  /// Returns the assembly comment on the delay slot of a bundled control
  /// transfer; empty if the transfer does not have exactly one instruction in
  /// its slot.
  llvm::StringRef comment(const llvm::MachineInstr &Transfer) const;

private:
  llvm::DenseMap<const llvm::MachineInstr *, SlotOrigin> Origins;
};

/// Creates the delay slot filling pass. It records in \p Origins, which may be
/// null, how it filled each slot. \p Origins must outlive the pass.
llvm::MachineFunctionPass *
createDelaySlotFillingPass(SlotOrigins *Origins = nullptr);

//===- DebugValueRepair.cpp -----------------------------------------------===//

/// Creates the passes that repair debug values. They share a recording of the
/// function that they processed last.
class DebugValueRepair {
public:
  DebugValueRepair();

  /// Each of these functions may be called once.
  llvm::MachineFunctionPass *createRecordingPass() const;
  llvm::MachineFunctionPass *createRepairPass() const;
  llvm::MachineFunctionPass *createDefinitionRemovalPass() const;
  llvm::MachineFunctionPass *createDefinitionAdditionPass() const;

  struct State;

private:
  std::shared_ptr<State> TheState;
};

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_PASSES_H
