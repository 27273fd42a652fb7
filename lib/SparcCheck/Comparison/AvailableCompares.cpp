//===- AvailableCompares.cpp - Available condition codes ------------------===//

#include "Comparison/AvailableCompares.h"
#include "mincaml/DataFlow/Solver.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

namespace {

/// The data-flow problem of available compares.
class AvailabilityProblem {
public:
  using LatticeType = dataflow::MustHold;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Forward;

  AvailabilityProblem(const AvailableCompares::Graph &TheGraph,
                      const RecordedCode &Code,
                      const AvailableCompares &Compares, unsigned Size)
      : TheGraph(TheGraph), Code(Code), Compares(Compares), Size(Size) {}

  LatticeType lattice() const { return LatticeType(Size); }
  BitVector boundary() const { return BitVector(Size); }
  void transfer(dataflow::Node N, BitVector &Available) const {
    const MachineBasicBlock *MBB = TheGraph.block(N);
    if (!MBB)
      return;
    for (const RecordedCode::Item &I : Code[Code.numberOf(MBB)].Items)
      Compares.step(*I.MI, Available);
  }

private:
  const AvailableCompares::Graph &TheGraph;
  const RecordedCode &Code;
  const AvailableCompares &Compares;
  unsigned Size;
};

} // namespace

/// Whether an instruction only sets condition codes, and computes them from its
/// operands alone.
static bool isCompare(const MachineInstr &MI, const InstructionTable &Table) {
  if (MI.isCall() || MI.isInlineAsm() || MI.mayLoadOrStore())
    return false;
  bool SetsCodes = false;
  for (const MachineOperand &MO : MI.operands()) {
    if (!MO.isReg() || !MO.getReg().isPhysical())
      continue;
    const RegisterInfo R = Table.reg(MO.getReg());
    const bool IsCodes = R.Bank == RegisterFile::State && R.Number != reg::Y;
    if (MO.isUse() && R.Bank == RegisterFile::State)
      return false;
    if (MO.isDef() && !IsCodes && !Table.TRI.isConstantPhysReg(MO.getReg()))
      return false;
    SetsCodes |= MO.isDef() && IsCodes;
  }
  return SetsCodes;
}

AvailableCompares::AvailableCompares(const RecordedCode &Code,
                                     const Graph &TheGraph,
                                     InstructionTable &Table)
    : Table(Table) {
  for (unsigned B = 0; B != Code.numberOfBlocks(); ++B)
    for (const RecordedCode::Item &I : Code[B].Items)
      if (auto *MI = const_cast<MachineInstr *>(I.MI);
          isCompare(*MI, Table) &&
          Numbers.try_emplace(MI, Compares.size()).second)
        Compares.push_back(MI);
  const auto Solution = dataflow::solve(
      AvailabilityProblem(TheGraph, Code, *this, Compares.size()), TheGraph);
  for (unsigned B = 0; B != Code.numberOfBlocks(); ++B)
    if (const auto N = TheGraph.node(Code[B].MBB))
      Starts[Code[B].MBB] = Solution.In[*N];
}

AvailableCompares::Set
AvailableCompares::atStart(const MachineBasicBlock &MBB) const {
  auto Found = Starts.find(&MBB);
  return Found == Starts.end() ? Set(Compares.size()) : Found->second;
}

void AvailableCompares::step(const MachineInstr &MI, Set &Available) const {
  const Operation Op = Table[MI].TheOperation;
  // LLVM models only writes of %y.
  const bool WritesState = Op == Operation::WriteState &&
                           !MI.modifiesRegister(Table.y(), &Table.TRI);
  const bool IsLabel = MI.isPosition() && !MI.isCFIInstruction();
  if (MI.isCall() || MI.isInlineAsm() || IsLabel || WritesState ||
      Op == Operation::Save || Op == Operation::Restore)
    Available.reset();
  for (unsigned I : Available.set_bits())
    if (any_of(Compares[I]->operands(), [&](const MachineOperand &MO) {
          return MO.isReg() && MO.getReg().isPhysical() &&
                 !Table.TRI.isConstantPhysReg(MO.getReg()) &&
                 MI.modifiesRegister(MO.getReg(), &Table.TRI);
        }))
      Available.reset(I);
  if (isCompare(MI, Table))
    Available.set(Numbers.at(const_cast<MachineInstr *>(&MI)));
}

bool AvailableCompares::contains(const Set &Available,
                                 const MachineInstr &Compare) const {
  auto Found = Numbers.find(const_cast<MachineInstr *>(&Compare));
  return Found != Numbers.end() && Available.test(Found->second);
}
