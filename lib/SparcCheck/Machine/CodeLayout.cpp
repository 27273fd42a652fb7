//===- CodeLayout.cpp - SPARC rules about places in a function ------------===//
//
// BranchDisplacement, FallThrough.
//
//===----------------------------------------------------------------------===//

#include "MachineChecks.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mincaml::sparc;
using namespace llvm;

namespace {

class LayoutCheck {
public:
  LayoutCheck(const MachineFunction &MF, InstructionTable &Table,
              Reporter &Report);

  void check();

private:
  unsigned size(const MachineInstr &MI) const;
  void checkBranch(const MachineInstr &MI, uint64_t At) const;
  void checkEnd(const MachineBasicBlock &MBB) const;
  const MachineInstr *lastInstruction(const MachineBasicBlock &MBB) const;

  const MachineFunction &MF;
  InstructionTable &Table;
  Reporter &Report;
  /// By number of the block. Sizes are upper bounds where inline assembly
  /// comes in, as LLVM estimates it.
  std::vector<uint64_t> Starts;
  bool HasInlineAsm = false;
};

} // namespace

/// The most words that GETPCX becomes: the large code model takes them.
static constexpr unsigned ReadPCBytes = 7 * 4;

unsigned LayoutCheck::size(const MachineInstr &MI) const {
  if (MI.isInlineAsm())
    return Table.TII.getInstSizeInBytes(MI);
  if (!isEmitted(MI) || MI.isPosition())
    return 0;
  return Table[MI].TheOperation == Operation::ReadPC ? ReadPCBytes : 4;
}

LayoutCheck::LayoutCheck(const MachineFunction &MF, InstructionTable &Table,
                         Reporter &Report)
    : MF(MF), Table(Table), Report(Report), Starts(MF.getNumBlockIDs()) {
  uint64_t Place = 0;
  for (const MachineBasicBlock &MBB : MF) {
    // At the worst, all of the padding is needed.
    if (MBB.getAlignment() > Align(4))
      Place += MBB.getAlignment().value() - 4;
    Starts[MBB.getNumber()] = Place;
    for (const MachineInstr &MI : MBB.instrs()) {
      Place += size(MI);
      HasInlineAsm |= MI.isInlineAsm();
    }
  }
}

void LayoutCheck::checkBranch(const MachineInstr &MI, uint64_t At) const {
  const MachineOperand &MO = MI.getOperand(0);
  if (!MO.isMBB()) {
    Report.unproved(Rule::BranchDisplacement, MI, "the target is a symbol");
    return;
  }
  const MachineBasicBlock *Target = MO.getMBB();
  if (Target->getParent() != &MF || !MI.getParent()->isSuccessor(Target)) {
    Report.violation(Rule::BranchDisplacement, MI,
                     "the target is not among the successors of the block");
    return;
  }
  int64_t Words = static_cast<int64_t>(Starts[Target->getNumber()] - At) / 4;
  unsigned Bits = Table[MI].BranchBits;
  if (isIntN(Bits, Words))
    return;
  std::string Detail =
      formatv("{0} instructions do not fit in {1} bits", Words, Bits);
  if (HasInlineAsm)
    Report.unproved(Rule::BranchDisplacement, MI,
                    "by LLVM's estimate of inline assembly, " + Detail);
  else
    Report.violation(Rule::BranchDisplacement, MI, Detail);
}

const MachineInstr *
LayoutCheck::lastInstruction(const MachineBasicBlock &MBB) const {
  // The control transfer of the last bundle, or the last instruction.
  for (const MachineInstr &MI : reverse(MBB.instrs()))
    if (!MI.isBundledWithPred() && !MI.isMetaInstruction() && !MI.isPosition())
      return &MI;
  return nullptr;
}

static bool returnsNever(const MachineInstr &Call) {
  for (const MachineOperand &MO : Call.operands())
    if (MO.isGlobal())
      if (const auto *F = dyn_cast<Function>(MO.getGlobal()))
        return F->doesNotReturn();
  return false;
}

void LayoutCheck::checkEnd(const MachineBasicBlock &MBB) const {
  const MachineInstr *Last = lastInstruction(MBB);
  if (Last && Last->isBarrier())
    return;
  MachineFunction::const_iterator Next = std::next(MBB.getIterator());
  bool IsLast = Next == MF.end();
  if (!IsLast && MBB.isSuccessor(&*Next))
    return;
  bool GoesSomewhere = Last && Last->isBranch();
  if (!MBB.succ_empty() || GoesSomewhere) {
    // All of an asm goto's targets may be labels of its own, and what a call
    // throws may be all that is left of it.
    bool OnlyThrows = all_of(MBB.successors(), [](const auto *Successor) {
      return Successor->isEHPad();
    });
    if (Last && (Last->isInlineAsm() || (Last->isCall() && OnlyThrows))) {
      Report.unproved(Rule::FallThrough, *Last, "it may never be left");
      return;
    }
    if (Last)
      Report.violation(Rule::FallThrough, *Last,
                       "what follows is not among its successors");
    else
      Report.violation(Rule::FallThrough, MF,
                       "%bb." + Twine(MBB.getNumber()) +
                           " is empty, and what follows is not among its "
                           "successors");
    return;
  }
  // The program says that this place is never reached.
  if (Last && Last->isCall() && returnsNever(*Last))
    return;
  StringRef Reason = "the program says that this is never left";
  if (Last && Last->isCall())
    Reason = "the callee is not known never to return";
  if (Last)
    Report.unproved(Rule::FallThrough, *Last, Reason);
  else
    Report.unproved(Rule::FallThrough, MF, Reason);
}

void LayoutCheck::check() {
  for (const MachineBasicBlock &MBB : MF) {
    uint64_t Place = Starts[MBB.getNumber()];
    for (const MachineInstr &MI : MBB.instrs()) {
      if (Table[MI].BranchBits)
        checkBranch(MI, Place);
      Place += size(MI);
    }
    checkEnd(MBB);
  }
}

void mincaml::sparc::checkLayout(const MachineFunction &MF,
                                 InstructionTable &Table, Reporter &Report) {
  LayoutCheck(MF, Table, Report).check();
}
