//===- LoweringCheck.h - Lowering check of SPARC machine IR -----*- C++ -*-===//
//
// The check runs right before machine code is emitted, after delay slots have
// been filled. At this point operands are still exact, so the check sees an
// immediate that the encoder would truncate. The control flow graph and the
// types of callees are known.
//
// The rules are decided
// - by looking at each instruction: ImmediateRange, ArchitectureLevel,
//   IntegerPair, FloatPair, ReservedRegister, Unlowered, TransferInDelaySlot,
//   DelaySlotEntry, CallSlotReturnAddress, DelaySlotFilled;
// - by computing the layout of the function: BranchDisplacement, FallThrough;
// - by a forward analysis of window depth, values of integer registers, defined
//   condition codes and hazard distances (FlowState.h): AddressPair,
//   FrameRegister, WindowOwnership, FloatCompareDelay, YRegisterDelay,
//   ConditionDefined, FrameSize, BelowStackPointer, WindowSaveArea, Alignment,
//   WindowDepth, ReturnAddress;
// - by liveness of registers: LiveAcrossCall, AnnulledEffect, Signature;
// - by comparing what is emitted with what was checked: RoundTrip
//   (ApprovedCode);
// - by comparing code before and after a pass (CodeComparison):
//   SameExecution, SameConditions, SameFrames, SameConstants.
//
// A pointer of unknown value may point anywhere. BelowStackPointer and
// WindowSaveArea are therefore checked only for addresses at a known distance
// from the stack pointer. For other addresses, Alignment relies on the
// alignment of LLVM's memory operands. The text of inline assembly is not
// examined; the check of object code does that.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_LOWERINGCHECK_H
#define MINCAML_SPARCCHECK_LOWERINGCHECK_H

#include "mincaml/SparcCheck/LoweringRules.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/DebugLoc.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <functional>

namespace llvm {
class MachineFunction;
class MachineFunctionPass;
class MachineInstr;
class PassRegistry;
} // namespace llvm

namespace mincaml::sparc {

class ApprovedCode;
class InstructionTable;

/// Which findings a check reports.
enum class CheckLevel : uint8_t { Off, Violations, All };

struct LoweringCheckOptions {
  /// Whether unproved rules are also reported.
  bool Unproved = false;
  /// Called with each finding and its source location, which may be unknown. If
  /// it is empty, violations are errors of the LLVM context, which make `llc`
  /// end with status 1, and unproved rules are warnings.
  std::function<void(const Finding &, const llvm::DebugLoc &)> Report;
  /// Called with each instruction and each rule that was checked for the
  /// instruction, but only for rules that no other check can decide:
  /// ImmediateRange and Unlowered.
  std::function<void(const llvm::MachineInstr &, Rule)> Checked;
  /// Returns whether CodeComparison has proved that the annulled delay slots of
  /// a function have their intended effect. If empty, nothing is proved.
  std::function<bool(const llvm::MachineFunction &)> SlotsAreProved;
  /// If not null, records the instruction words that must be emitted.
  ApprovedCode *Approved = nullptr;
};

/// Checks a machine function for SPARC.
void checkLowering(const llvm::MachineFunction &MF,
                   const LoweringCheckOptions &Options);

/// Creates a pass that checks machine functions for SPARC and ignores those for
/// other targets. It must run as the last pass. It changes nothing.
llvm::MachineFunctionPass *
createLoweringCheckPass(LoweringCheckOptions Options = {});

/// Registers the pass as `mincaml-check-sparc` for `llc -run-pass=`. In this
/// form it also reports unproved rules.
void initializeLoweringCheckPass(llvm::PassRegistry &Registry);

//===- Comparison of code across a pass -----------------------------------===//
//
// Each of these rules compares a function with its code before certain passes:
//
//   SameExecution   filling of delay slots and prediction of branches
//                   (Comparison/PathComparison.cpp in lib/SparcCheck);
//   SameConditions  elimination of compares, and branches on registers
//                   (Comparison/CompareEliminationValidation.cpp);
//   SameFrames      shrink wrapping (Comparison/ShrinkWrappingValidation.cpp);
//   SameConstants   placement of constants
//                   (Comparison/ConstantPlacementValidation.cpp).
//
// A rule needs two passes: one records the function, and one compares it with
// the recording.
//
// Functions with landing pads are not compared, nor are functions with control
// flow that a rule does not model, such as inline assembly that branches.
//
// Source: [Necula], for comparing code before and after a pass
// (docs/sources.md).

/// Creates the two passes of one of these rules. They share the recording of
/// the function that they processed last.
class CodeComparison {
public:
  explicit CodeComparison(Rule TheRule);

  /// Create the passes to run before and after those that the rule is about.
  /// Each function may be called once.
  llvm::MachineFunctionPass *createRecordingPass() const;
  llvm::MachineFunctionPass *
  createComparisonPass(LoweringCheckOptions Options) const;

  /// Whether the function was compared and no difference was found.
  bool isProved(const llvm::MachineFunction &MF) const;

  struct State;

private:
  std::shared_ptr<State> TheState;
};

//===- Check of emitted instruction words ---------------------------------===//
//
// The round-trip rule (RoundTrip in LoweringRules.def): each instruction word
// of an object file is the encoding of the instruction that the check of
// machine IR examined.
//
// During that check, the words that must be emitted are computed for each
// function. LLVM's encoder encodes opcodes and registers, but immediates and
// branch displacements are inserted into their fields here. If a field is
// narrower than the checked range, this always counts as a difference, because
// an encoder that truncates immediates must be found. Bits that a relocation
// fills in are not compared.
//
// The rule is reported as *unproved* for functions with aligned blocks, and for
// functions whose length only the assembly printer knows: those with inline
// assembly, GETPCX or patchable entries.

/// The instruction words that must be emitted for the checked functions.
class ApprovedCode {
public:
  /// Records a function that is about to be emitted.
  void record(const llvm::MachineFunction &MF, InstructionTable &Table);

  /// Compares the object file with all recorded functions. Returns an error if
  /// it cannot be read.
  llvm::Error compare(llvm::MemoryBufferRef Object,
                      llvm::function_ref<void(const Finding &)> Report) const;

private:
  struct ApprovedWord {
    uint32_t Word;
    /// The bits that no relocation fills in.
    uint32_t Mask;
  };
  struct ApprovedFunction {
    std::string Name;
    /// The function's range in Words.
    size_t Begin, End;
    /// Why the function's words are unknown; empty if they are known.
    std::string Reason;
    /// Whether the object file has a symbol for the function.
    bool HasSymbol;
  };

  std::vector<ApprovedWord> Words;
  std::vector<ApprovedFunction> Functions;

  friend class WordRecorder;
};

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_LOWERINGCHECK_H
