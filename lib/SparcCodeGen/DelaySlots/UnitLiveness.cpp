//===- UnitLiveness.cpp - Liveness of register units ----------------------===//

#include "DelaySlots/UnitLiveness.h"
#include "mincaml/DataFlow/Solver.h"
#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

using Graph = dataflow::FlowGraph<const MachineBasicBlock>;

namespace {

class LivenessProblem {
public:
  using LatticeType = dataflow::MayHold;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Backward;

  LivenessProblem(const Graph &TheGraph, const MachineFunction &MF,
                  const OpcodeInfo &Opcodes);

  LatticeType lattice() const { return LatticeType(NumUnits); }
  BitVector boundary() const { return BitVector(NumUnits); }
  void transfer(dataflow::Node N, BitVector &Live) const {
    if (const MachineBasicBlock *MBB = TheGraph.block(N))
      walk(*MBB, Live);
  }

private:
  void walk(const MachineBasicBlock &MBB, BitVector &Live) const;
  void define(const MachineInstr &MI, BitVector &Live) const;
  void read(const MachineInstr &MI, BitVector &Live) const;
  const BitVector &clobbered(const uint32_t *Mask) const;

  const Graph &TheGraph;
  const OpcodeInfo &Opcodes;
  const TargetInstrInfo &TII;
  const TargetRegisterInfo &TRI;
  unsigned NumUnits;
  /// Register units that are live after a return from a leaf procedure, after a
  /// return from a function with a window, and units that `save` and `restore`
  /// rename.
  BitVector AfterLeaf, AtReturn, Renamed;
  mutable DenseMap<const uint32_t *, BitVector> Clobbered;
};

} // namespace

LivenessProblem::LivenessProblem(const Graph &TheGraph,
                                 const MachineFunction &MF,
                                 const OpcodeInfo &Opcodes)
    : TheGraph(TheGraph), Opcodes(Opcodes),
      TII(*MF.getSubtarget().getInstrInfo()),
      TRI(*MF.getSubtarget().getRegisterInfo()), NumUnits(TRI.getNumRegUnits()),
      AfterLeaf(NumUnits), AtReturn(NumUnits), Renamed(NumUnits) {
  for (unsigned R = 1; R != TRI.getNumRegs(); ++R) {
    std::optional<unsigned> Number = registerNumber(TRI.getName(R));
    if (!Number || *Number <= reg::G1 || *Number >= reg::NumIntegers)
      continue;
    // After a return, %g1 and the volatile registers %o0 to %o5 are dead.
    for (MCRegUnit Unit : TRI.regunits(MCRegister(R))) {
      if (*Number >= reg::O0)
        Renamed.set(to_underlying(Unit));
      if (*Number < reg::O0 || *Number >= reg::SP)
        AfterLeaf.set(to_underlying(Unit));
      if (*Number < reg::O0 || *Number == reg::SP || *Number >= reg::FP)
        AtReturn.set(to_underlying(Unit));
    }
  }
}

const BitVector &LivenessProblem::clobbered(const uint32_t *Mask) const {
  auto [I, IsNew] = Clobbered.try_emplace(Mask, NumUnits);
  if (IsNew)
    for (unsigned R = 1; R != TRI.getNumRegs(); ++R)
      if (MachineOperand::clobbersPhysReg(Mask, R) &&
          hasSingleElement(TRI.regunits(MCRegister(R))))
        I->second.set(to_underlying(*TRI.regunits(MCRegister(R)).begin()));
  return I->second;
}

void LivenessProblem::define(const MachineInstr &MI, BitVector &Live) const {
  for (const MachineOperand &MO : MI.operands()) {
    if (MO.isRegMask())
      Live.reset(clobbered(MO.getRegMask()));
    else if (MO.isReg() && MO.isDef() && MO.getReg().isPhysical())
      for (MCRegUnit Unit : TRI.regunits(MO.getReg().asMCReg()))
        Live.reset(to_underlying(Unit));
  }
}

void LivenessProblem::read(const MachineInstr &MI, BitVector &Live) const {
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.readsReg() && MO.getReg().isPhysical())
      for (MCRegUnit Unit : TRI.regunits(MO.getReg().asMCReg()))
        Live.set(to_underlying(Unit));
}

void LivenessProblem::walk(const MachineBasicBlock &MBB,
                           BitVector &Live) const {
  const BitVector AtEnd = Live;
  for (auto I = MBB.instr_end(), B = MBB.instr_begin(); I != B;) {
    auto Last = --I;
    while (I->isBundledWithPred())
      --I;
    const MachineInstr &MI = *I;
    // Control may also leave a block in the middle, from calls to landing pads.
    if (MI.isBranch() || MI.isCall() ||
        MI.getOpcode() == TargetOpcode::INLINEASM_BR)
      Live |= AtEnd;
    if (MI.isReturn() && MI.isCall())
      Live.set();
    else if (MI.isReturn())
      Live |= TII.getName(MI.getOpcode()) == "RET" ? AtReturn : AfterLeaf;
    else if (MI.isCall())
      define(MI, Live);
    read(MI, Live);
    for (auto Slot = Last; Slot != I; --Slot) {
      define(*Slot, Live);
      // The slot reads registers of this window, even if it is a `restore`.
      read(*Slot, Live);
    }
    if (Opcodes.changesWindow(MI))
      Live |= Renamed;
    else if (!MI.isCall() && !MI.isReturn() && !MI.isMetaInstruction())
      define(MI, Live);
    read(MI, Live);
  }
}

UnitLiveness::UnitLiveness(const MachineFunction &MF, const OpcodeInfo &Opcodes)
    : TRI(*MF.getSubtarget().getRegisterInfo()) {
  Graph TheGraph(MF);
  auto Solution =
      dataflow::solve(LivenessProblem(TheGraph, MF, Opcodes), TheGraph);
  for (dataflow::Node N = 1; N != TheGraph.exit(); ++N)
    LiveIn[TheGraph.block(N)] = std::move(Solution.In[N]);
}

bool UnitLiveness::readsResultOf(const MachineBasicBlock &B,
                                 const MachineInstr &MI) const {
  auto Live = LiveIn.find(&B);
  if (Live == LiveIn.end())
    return true;
  return any_of(MI.operands(), [&](const MachineOperand &MO) {
    return MO.isRegMask() ||
           (MO.isReg() && MO.isDef() && MO.getReg().isPhysical() &&
            !TRI.isConstantPhysReg(MO.getReg()) &&
            any_of(TRI.regunits(MO.getReg().asMCReg()), [&](MCRegUnit Unit) {
              return Live->second.test(to_underlying(Unit));
            }));
  });
}
