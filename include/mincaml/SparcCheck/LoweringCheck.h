//===- LoweringCheck.h - SPARC rules on machine IR --------------*- C++ -*-===//
//
// The lowering check on machine IR, right before it is emitted and after delay
// slots are filled. Operands are still exact here, so that an immediate that
// would be truncated when encoded can be seen; and the control flow graph and
// the types of calls are known.
//
// How rules are decided:
// - by looking at each instruction: ImmediateRange, ArchitectureLevel,
//   IntegerPair, FloatPair, ReservedRegister, Unlowered, TransferInDelaySlot,
//   DelaySlotEntry, CallSlotReturnAddress, DelaySlotFilled;
// - by laying the function out: BranchDisplacement, FallThrough;
// - by a forward analysis of window depth, values of integer registers, defined
//   condition codes and distances (FlowState.h): AddressPair, FrameRegister,
//   WindowOwnership, FloatCompareDelay, YRegisterDelay, ConditionDefined,
//   FrameSize, BelowStackPointer, WindowSaveArea, Alignment, WindowDepth,
//   ReturnAddress;
// - by liveness of registers: LiveAcrossCall, AnnulledEffect, Signature;
// - by comparing what is emitted with what was checked: RoundTrip
//   (ApprovedCode.h);
// - by comparing code before and after a pass (CodeComparison.h):
//   SameExecution, SameConditions, SameFrames, SameConstants.
//
// A pointer of unknown value may point anywhere; BelowStackPointer and
// WindowSaveArea apply to addresses that are known relative to the stack. For
// other addresses, Alignment relies on the alignment that LLVM's memory
// operands state. The text of inline assembly is not examined; the check of
// object code does that.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_LOWERINGCHECK_H
#define MINCAML_SPARCCHECK_LOWERINGCHECK_H

#include "mincaml/SparcCheck/LoweringRules.h"
#include "llvm/IR/DebugLoc.h"
#include <functional>

namespace llvm {
class MachineFunction;
class MachineFunctionPass;
class MachineInstr;
class PassRegistry;
} // namespace llvm

namespace mincaml::sparc {

class ApprovedCode;

/// Which findings a check reports.
enum class CheckLevel : uint8_t { Off, Violations, All };

struct LoweringCheckOptions {
  /// Also report what is not proved.
  bool Unproved = false;
  /// Called with each finding and its source location, which may be unknown. By
  /// default violations are errors of the LLVM context, which end `llc` with
  /// status 1, and unproved rules are warnings.
  std::function<void(const Finding &, const llvm::DebugLoc &)> Report;
  /// Called with each instruction and the rules that only this check decides
  /// for it: the ranges of its immediates, that it is lowered.
  std::function<void(const llvm::MachineInstr &, Rule)> Checked;
  /// Whether annulled slots of a function are known to do what was meant, by
  /// CodeComparison.h; none if empty.
  std::function<bool(const llvm::MachineFunction &)> SlotsAreProved;
  /// If not null, records the words that the functions must be emitted as.
  ApprovedCode *Approved = nullptr;
};

/// Checks a machine function for SPARC, without changing it.
void checkLowering(const llvm::MachineFunction &MF,
                   const LoweringCheckOptions &Options);

/// Checks machine functions for SPARC and ignores others. Must run as the last
/// pass. Changes nothing.
llvm::MachineFunctionPass *
createLoweringCheckPass(LoweringCheckOptions Options = {});

/// Registers the pass as `mincaml-check-sparc`, for `llc -run-pass=`; then it
/// also reports what is not proved.
void initializeLoweringCheckPass(llvm::PassRegistry &Registry);

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_LOWERINGCHECK_H
