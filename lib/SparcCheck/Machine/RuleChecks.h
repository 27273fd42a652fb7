//===- RuleChecks.h - Checks of the rules on machine IR ---------*- C++ -*-===//
//
// The rules that the check of machine IR decides, by the source file that
// checks them. Most rules of a group (LoweringRules.def) are checked in the
// source file with the group's name, and those of the group Registers in
// RegistersAndWindows.cpp. In addition there are
// - CodeLayout.cpp, for rules that depend on the layout of the function;
// - Liveness.cpp, for rules that depend on liveness;
// - FlowCheck.cpp, which solves the forward data-flow problem and calls the
//   checks that depend on its solution. It also checks the group Hazards;
// - ApprovedCode.cpp and the folder Comparison, which check the rules that
//   compare code.
// A parameter \p S is the state before the instruction unless the comment of
// the function says otherwise.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_RULECHECKS_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_RULECHECKS_H

#include "Domain/FlowState.h"
#include "Machine/InstructionTable.h"
#include "mincaml/DataFlow/FlowGraph.h"
#include "mincaml/SparcCheck/LoweringCheck.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstr.h"

namespace mincaml::sparc {

//===- Transfer functions for machine IR ----------------------------------===//
//
// The transfer functions of the forward analysis of machine IR on FlowState.
// FlowState::Undefined tracks only condition codes and %y, because LLVM's
// verifier checks that other registers are defined.

/// The address that a symbolic operand denotes.
struct SymbolicAddress {
  /// A number that identifies the symbol; 0 if the operand names no symbol.
  uint32_t Symbol = 0;
  int64_t Offset = 0;
  /// The alignment of the symbol, as far as the module determines it.
  uint64_t Alignment = 1;
};

class InstructionSemantics {
public:
  explicit InstructionSemantics(InstructionTable &Table)
      : Table(Table), Arithmetic(Table.is64Bit()) {}

  /// Applies the effect of the instruction itself. The instruction in its delay
  /// slot, if there is one, is executed between execute() and finish().
  void execute(const llvm::MachineInstr &MI, FlowState &S) const;
  /// Applies the effect of the callee, after the delay slot of a call.
  void finish(const llvm::MachineInstr &MI, FlowState &S) const;

  /// Returns the value of a register or immediate operand.
  RegisterValue operand(const llvm::MachineOperand &MO,
                        const FlowState &S) const;
  /// Returns the address of a memory access.
  RegisterValue address(const llvm::MachineInstr &MI, const FlowState &S) const;
  /// Returns the distance of the address of a memory access from %sp plus the
  /// bias, if it is known.
  std::optional<int64_t> aboveStackPointer(const llvm::MachineInstr &MI,
                                           const FlowState &S) const;
  /// Returns the symbol or block that an operand names. For an alias into a
  /// variable of the module, this is the variable with the alias's offset.
  SymbolicAddress symbolic(const llvm::MachineOperand &MO) const;

  InstructionTable &table() const { return Table; }

private:
  RegisterValue result(const llvm::MachineInstr &MI, const FlowState &S) const;
  RegisterValue access(const llvm::MachineInstr &MI, FlowState &S) const;
  void define(const llvm::MachineInstr &MI, const RegisterValue &V,
              FlowState &S) const;
  RegisterValue name(const llvm::MachineInstr &MI, const RegisterValue &V,
                     FlowState &S) const;
  uint32_t symbol(const llvm::MachineOperand &MO) const;
  uint32_t number(const void *Key) const {
    // The two lowest bits distinguish these numbers from those of constant-pool
    // and jump-table entries.
    auto [I, IsNew] = Numbers.try_emplace(Key, NextNumber << 2 | 3);
    NextNumber += IsNew;
    return I->second;
  }

  InstructionTable &Table;
  ValueArithmetic Arithmetic;
  /// The numbers of instructions and symbols, in the order of first use.
  mutable llvm::DenseMap<const void *, uint32_t> Numbers;
  mutable llvm::StringMap<uint32_t> Names;
  mutable uint32_t NextNumber = 1;
};

//===- Findings -----------------------------------------------------------===//

/// Builds findings and passes them to a sink.
class Reporter {
public:
  using Sink =
      llvm::function_ref<void(const Finding &, const llvm::DebugLoc &)>;

  using Listener = std::function<void(const llvm::MachineInstr &, Rule)>;

  /// \p Checked may be empty.
  Reporter(Sink Report, bool Unproved, const Listener &Checked)
      : Report(Report), Unproved(Unproved), Checked(Checked) {}

  /// Records that a rule that only this check can decide was checked for an
  /// instruction.
  void checked(Rule R, const llvm::MachineInstr &MI) {
    if (Checked)
      Checked(MI, R);
  }

  void violation(Rule R, const llvm::MachineInstr &MI,
                 const llvm::Twine &Detail) {
    report(R, Verdict::Violation, *MI.getMF(), &MI, Detail);
  }
  void unproved(Rule R, const llvm::MachineInstr &MI,
                const llvm::Twine &Reason) {
    report(R, Verdict::Unproved, *MI.getMF(), &MI, Reason);
  }
  /// Report a finding about the function as a whole.
  void violation(Rule R, const llvm::MachineFunction &MF,
                 const llvm::Twine &Detail) {
    report(R, Verdict::Violation, MF, nullptr, Detail);
  }
  void unproved(Rule R, const llvm::MachineFunction &MF,
                const llvm::Twine &Reason) {
    report(R, Verdict::Unproved, MF, nullptr, Reason);
  }

private:
  void report(Rule R, Verdict V, const llvm::MachineFunction &MF,
              const llvm::MachineInstr *MI, const llvm::Twine &Detail);

  Sink Report;
  bool Unproved;
  const Listener &Checked;
};

/// Calls \p Check with a reporter that passes findings to the destination that
/// the options specify.
void withReporter(const llvm::MachineFunction &MF,
                  const LoweringCheckOptions &Options,
                  llvm::function_ref<void(Reporter &)> Check);

/// A machine function during the check.
struct CheckedMachineFunction {
  CheckedMachineFunction(const llvm::MachineFunction &MF,
                         InstructionTable &Table, Reporter &Report);

  const llvm::MachineFunction &MF;
  InstructionTable &Table;
  InstructionSemantics Semantics;
  Reporter &Report;
  StackFrame Frame;
  RegisterValue StackPointerAtEntry;
  bool HasCalls = false;
  /// The number of bytes that `save` allocates. Dynamic allocas are below them.
  int64_t FixedFrame = 0;
};

//===- Encoding.cpp -------------------------------------------------------===//
//
// The rules ImmediateRange, AddressPair, ArchitectureLevel and Unlowered.

/// Checks each instruction and its operands in isolation.
void checkInstructions(const CheckedMachineFunction &F);
/// Checks AddressPair.
void checkAddressPair(const CheckedMachineFunction &F,
                      const llvm::MachineInstr &MI, const FlowState &S);

/// Whether an operand is an immediate to which ImmediateRange applies.
bool hasCheckedRange(const llvm::MachineInstr &MI, unsigned Index,
                     InstructionTable &Table);

//===- RegistersAndWindows.cpp --------------------------------------------===//
//
// IntegerPair, FloatPair, ReservedRegister, FrameRegister, WindowDepth and
// WindowOwnership.

/// Checks a register operand in isolation.
void checkRegisterOperand(const CheckedMachineFunction &F,
                          const llvm::MachineInstr &MI, unsigned Index);
/// Checks the registers that the instruction writes.
void checkDefinitions(const CheckedMachineFunction &F,
                      const llvm::MachineInstr &MI, const FlowState &S);

/// Checks that the instruction reads no %l or %i register of the caller's
/// window.
void checkUses(const CheckedMachineFunction &F, const llvm::MachineInstr &MI,
               const FlowState &S);
/// Checks that, of the registers \p R, the instruction writes neither %l and %i
/// of the caller's window nor %fp and %i7 of the function's own window.
void checkWindowWrite(const CheckedMachineFunction &F,
                      const llvm::MachineInstr &MI, RegisterInfo R,
                      const FlowState &S);
/// Checks the save or restore \p MI.
void checkWindowChange(CheckedMachineFunction &F, const llvm::MachineInstr &MI,
                       const FlowState &S);
/// Checks that all paths to a block have the same window depth. \p S is the
/// state at its start.
void checkWindowAtJoin(const CheckedMachineFunction &F,
                       const llvm::MachineBasicBlock &MBB, const FlowState &S);
/// Checks a control transfer that leaves the function; \p S is the state after
/// its delay slot.
void checkWindowAtEnd(const CheckedMachineFunction &F,
                      const llvm::MachineInstr &MI, const FlowState &S);

//===- Stack.cpp ----------------------------------------------------------===//
//
// FrameSize, BelowStackPointer, WindowSaveArea and Alignment.

/// Checks the frame that \p MI creates by changing %sp to \p New.
void checkFrame(const CheckedMachineFunction &F, const llvm::MachineInstr &MI,
                const FlowState &S, const RegisterValue &New);
void checkAccess(const CheckedMachineFunction &F, const llvm::MachineInstr &MI,
                 const FlowState &S);
/// Checks a control transfer that leaves the function; \p S is the state after
/// its delay slot.
void checkStackAtEnd(const CheckedMachineFunction &F,
                     const llvm::MachineInstr &MI, const FlowState &S);

//===- Calls.cpp ----------------------------------------------------------===//
//
// ReturnAddress and Signature.

/// Whether the operation is a return or a tail call.
bool exitsFunction(Operation Op);

void checkReturnAddress(const CheckedMachineFunction &F,
                        const llvm::MachineInstr &MI, const FlowState &S);
/// Checks the return address that a tail call passes; \p S is the state after
/// its delay slot.
void checkTailCall(const CheckedMachineFunction &F,
                   const llvm::MachineInstr &MI, const FlowState &S);
/// Checks that a direct call has an `unimp` after its delay slot if and only if
/// the callee returns a structure.
void checkStructureCall(const CheckedMachineFunction &F,
                        const llvm::MachineInstr &MI);

/// Checks arguments of direct calls and results of returns.
void checkSignatures(const CheckedMachineFunction &F);

/// Returns the function that a call or tail call names, or null if its operand
/// is not a function.
const llvm::Function *calledFunction(const llvm::MachineInstr &Call);

/// Returns the registers in which a function receives floating-point arguments
/// by MinCaml's private convention (Support/IRAnnotations.h).
llvm::SmallVector<llvm::MCRegister, 8>
floatArgumentRegisters(const llvm::Function &F, const InstructionTable &Table);
/// Returns how many V8 words or V9 slots the arguments of a function take;
/// nothing if it is variadic or if an argument is not a plain pointer or a
/// number of up to 64 bits.
std::optional<unsigned> argumentSlots(const llvm::Function &F, bool Is64Bit);

//===- DelaySlots.cpp -----------------------------------------------------===//
//
// TransferInDelaySlot, DelaySlotEntry, CallSlotReturnAddress and
// DelaySlotFilled.

void checkDelaySlots(const CheckedMachineFunction &F);

//===- CodeLayout.cpp -----------------------------------------------------===//
//
// BranchDisplacement and FallThrough.

void checkLayout(const CheckedMachineFunction &F);

//===- Liveness.cpp -------------------------------------------------------===//
//
// LiveAcrossCall, AnnulledEffect, and Signature for registers that are read at
// entry.

/// Returns the register units that are live at the start of each reachable
/// block.
llvm::DenseMap<const llvm::MachineBasicBlock *, llvm::BitVector>
liveAtStart(const llvm::MachineFunction &MF, InstructionTable &Table);

/// Checks the rules above. \p SlotsAreProved states that annulled delay slots
/// are proved to have their intended effect (SameExecution).
void checkLiveness(const CheckedMachineFunction &F, bool SlotsAreProved);

//===- FlowCheck.cpp ------------------------------------------------------===//
//
// FloatCompareDelay, YRegisterDelay, ConditionDefined, and the rules above that
// depend on data-flow states.

/// Solves the forward data-flow problem on FlowState, and checks the rules that
/// depend on the state before or after an instruction.
void checkFlow(CheckedMachineFunction &F);

/// How blocks with edges to landing pads are treated. Distinct: the exits to
/// the landing pads, which are at calls, are distinguished from the other
/// exits. Any: every exit of such a block may lead to any of its successors.
enum class LandingPads : uint8_t { Any, Distinct };

/// Returns the set of nodes whose blocks have distinct exits: for each
/// successor, it is known at which instructions control may exit to it. Control
/// exits such a block only by direct branches, at its end and, with
/// LandingPads::Distinct, at calls. The block has several branches, one branch
/// that annuls its delay slot, or edges to landing pads.
llvm::BitVector nodesWithDistinctExits(
    const dataflow::FlowGraph<const llvm::MachineBasicBlock> &Graph,
    InstructionTable &Table, LandingPads Pads);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_RULECHECKS_H
