//===- CodeLayout.cpp - Rules about the layout of code --------------------===//

#include "Machine/RuleChecks.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mincaml::sparc;
using namespace llvm;

/// The size of the longest expansion of GETPCX, which is that for the large
/// code model, in bytes.
static constexpr unsigned ReadPCBytes = 7 * 4;

static unsigned sizeOf(const MachineInstr &MI, InstructionTable &Table) {
  if (MI.isInlineAsm())
    return Table.TII.getInstSizeInBytes(MI);
  if (!isEmitted(MI) || MI.isPosition())
    return 0;
  return Table[MI].TheOperation == Operation::ReadPC ? ReadPCBytes : 4;
}

/// Checks the branch at offset \p At. \p Starts has the offset of each block,
/// by block number, in bytes. The size of inline assembly is LLVM's estimate.
static void checkBranch(const CheckedMachineFunction &F, const MachineInstr &MI,
                        uint64_t At, ArrayRef<uint64_t> Starts,
                        bool HasInlineAsm) {
  const MachineOperand &MO = MI.getOperand(0);
  if (!MO.isMBB())
    return F.Report.unproved(Rule::BranchDisplacement, MI,
                             "the target is a symbol");
  const MachineBasicBlock *Target = MO.getMBB();
  if (Target->getParent() != &F.MF || !MI.getParent()->isSuccessor(Target))
    return F.Report.violation(Rule::BranchDisplacement, MI,
                              "the target is not a successor of the block");
  int64_t Words = static_cast<int64_t>(Starts[Target->getNumber()] - At) / 4;
  unsigned Bits = F.Table[MI].BranchBits;
  if (isIntN(Bits, Words))
    return;
  std::string Detail =
      formatv("a displacement of {0} instructions does not fit in {1} bits",
              Words, Bits);
  if (HasInlineAsm)
    F.Report.unproved(Rule::BranchDisplacement, MI,
                      Detail + " if LLVM's estimate of the size of inline "
                               "assembly is right");
  else
    F.Report.violation(Rule::BranchDisplacement, MI, Detail);
}

static const MachineInstr *lastInstruction(const MachineBasicBlock &MBB) {
  // This is the control transfer of the last bundle, if there is one.
  for (const MachineInstr &MI : reverse(MBB.instrs()))
    if (!MI.isBundledWithPred() && !MI.isMetaInstruction() && !MI.isPosition())
      return &MI;
  return nullptr;
}

static bool doesNotReturn(const MachineInstr &Call) {
  for (const MachineOperand &MO : Call.operands())
    if (MO.isGlobal())
      if (const auto *F = dyn_cast<Function>(MO.getGlobal()))
        return F->doesNotReturn();
  return false;
}

static void checkEnd(const CheckedMachineFunction &F,
                     const MachineBasicBlock &MBB) {
  const MachineInstr *Last = lastInstruction(MBB);
  if (Last && Last->isBarrier())
    return;
  MachineFunction::const_iterator Next = std::next(MBB.getIterator());
  bool IsLast = Next == F.MF.end();
  if (!IsLast && MBB.isSuccessor(&*Next))
    return;
  bool EndsInBranch = Last && Last->isBranch();
  if (!MBB.succ_empty() || EndsInBranch) {
    // An asm goto may continue only at its labels, and a call may only throw.
    bool OnlyThrows = all_of(MBB.successors(), [](const auto *Successor) {
      return Successor->isEHPad();
    });
    if (Last && (Last->isInlineAsm() || (Last->isCall() && OnlyThrows)))
      F.Report.unproved(Rule::FallThrough, *Last,
                        "unless control does not continue after it");
    else if (Last)
      F.Report.violation(Rule::FallThrough, *Last,
                         "the next block is not a successor");
    else
      F.Report.violation(Rule::FallThrough, F.MF,
                         "%bb." + Twine(MBB.getNumber()) +
                             " is empty, and the next block is not its "
                             "successor");
    return;
  }
  // The block ends with `unreachable`.
  if (Last && Last->isCall() && doesNotReturn(*Last))
    return;
  StringRef Reason = "unless the end of the block is unreachable, as the "
                     "program states";
  if (Last && Last->isCall())
    Reason = "unless the callee does not return";
  if (Last)
    F.Report.unproved(Rule::FallThrough, *Last, Reason);
  else
    F.Report.unproved(Rule::FallThrough, F.MF, Reason);
}

void mincaml::sparc::checkLayout(const CheckedMachineFunction &F) {
  std::vector<uint64_t> Starts(F.MF.getNumBlockIDs());
  bool HasInlineAsm = false;
  uint64_t Offset = 0;
  for (const MachineBasicBlock &MBB : F.MF) {
    // Assume the longest possible padding.
    if (MBB.getAlignment() > Align(4))
      Offset += MBB.getAlignment().value() - 4;
    Starts[MBB.getNumber()] = Offset;
    for (const MachineInstr &MI : MBB.instrs()) {
      Offset += sizeOf(MI, F.Table);
      HasInlineAsm |= MI.isInlineAsm();
    }
  }
  for (const MachineBasicBlock &MBB : F.MF) {
    Offset = Starts[MBB.getNumber()];
    for (const MachineInstr &MI : MBB.instrs()) {
      if (F.Table[MI].BranchBits)
        checkBranch(F, MI, Offset, Starts, HasInlineAsm);
      Offset += sizeOf(MI, F.Table);
    }
    checkEnd(F, MBB);
  }
}
