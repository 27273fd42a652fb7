//===- LoweringCheck.h - SPARC rules on machine IR --------------*- C++ -*-===//
//
// The lowering check on machine IR, immediately before it is emitted and after
// delay slots are filled. Operands are still exact here, so that an immediate
// that would wrap when encoded can be seen; and the control flow graph and
// types of calls are known.
//
// What is decided how:
// - by looking at each instruction: ImmediateRange, ArchitectureLevel,
//   IntegerPair, FloatPair, ReservedRegister, Unlowered, TransferInDelaySlot,
//   DelaySlotEntry, CallSlotReturnAddress, DelaySlotFilled;
// - by laying the function out: BranchDisplacement, FallThrough;
// - by a forward analysis of window depth, values of integer registers, defined
//   condition codes and distances (MachineState.h): AddressPair, FrameRegister,
//   WindowOwnership, FloatCompareDelay, YRegisterDelay, ConditionDefined,
//   FrameSize, BelowStackPointer, WindowSaveArea, Alignment, WindowDepth,
//   ReturnAddress;
// - by liveness of registers: LiveAcrossCall, AnnulledEffect, Signature;
// - by comparing what is emitted with what was checked: RoundTrip
//   (ApprovedCode.h).
//
// A pointer of unknown value may point anywhere; BelowStackPointer and
// WindowSaveArea are about addresses that are known relative to the stack.
// Alignment takes the alignment that LLVM's memory operands state for the rest.
// The text of inline assembly is not looked at, the check of object code does
// that.
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
class PassRegistry;
} // namespace llvm

namespace mincaml::sparc {

class ApprovedCode;

/// What a check tells.
enum class CheckLevel : uint8_t { Off, Violations, All };

struct LoweringCheckOptions {
  /// Tell what is not proved, too.
  bool Unproved = false;
  /// Takes each finding and the place in the source, which may be unknown. By
  /// default violations are errors of the LLVM context, which end `llc` with
  /// status 1, and what is not proved are warnings.
  std::function<void(const Finding &, const llvm::DebugLoc &)> Report;
  /// Takes down what the functions have to become, if it is there.
  ApprovedCode *Approved = nullptr;
};

/// Checks a machine function for SPARC, without changing it.
void checkLowering(const llvm::MachineFunction &MF,
                   const LoweringCheckOptions &Options);

/// Checks machine functions for SPARC; others are left alone. To run last of
/// all passes. Changes nothing.
llvm::MachineFunctionPass *
createLoweringCheckPass(LoweringCheckOptions Options = {});

/// Makes the pass known as `mincaml-check-sparc`, for `llc -run-pass=`; there
/// it tells what is not proved.
void initializeLoweringCheckPass(llvm::PassRegistry &Registry);

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_LOWERINGCHECK_H
