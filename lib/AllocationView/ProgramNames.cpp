//===- ProgramNames.cpp - What the program calls values -------------------===//

#include "ProgramNames.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"

using namespace mincaml;
using namespace llvm;

namespace {

class Namer {
public:
  Namer(const MachineFunction &MF, const ExpressionText &ExpressionAt)
      : MF(MF), MRI(MF.getRegInfo()), ExpressionAt(ExpressionAt),
        Names(MRI.getNumVirtRegs()) {}

  std::vector<std::string> run() {
    nameVariables();
    nameParameters();
    if (ExpressionAt)
      nameExpressions();
    return std::move(Names);
  }

private:
  void name(Register R, StringRef Name) {
    if (R.isVirtual() && Names[R.virtRegIndex()].empty())
      Names[R.virtRegIndex()] = Name;
  }
  void nameVariables();
  void nameParameters();
  void nameExpressions();

  const MachineFunction &MF;
  const MachineRegisterInfo &MRI;
  const ExpressionText &ExpressionAt;
  std::vector<std::string> Names;
};

} // namespace

void Namer::nameVariables() {
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB)
      if (MI.isNonListDebugValue() && MI.getDebugOperand(0).isReg())
        name(MI.getDebugOperand(0).getReg(), MI.getDebugVariable()->getName());
}

/// The registers of arguments are in the order of the parameters. Where a
/// parameter takes several registers, or memory, there is another number of
/// them.
void Namer::nameParameters() {
  const Function &F = MF.getFunction();
  const auto LiveIns = MRI.liveins();
  if (LiveIns.size() != F.arg_size())
    return;
  for (const auto &[In, A] : zip_equal(LiveIns, F.args()))
    name(In.second, A.getName());
}

void Namer::nameExpressions() {
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB)
      if (const DILocation *Location = MI.getDebugLoc().get();
          Location && !MI.isDebugInstr())
        for (const MachineOperand &MO : MI.all_defs())
          if (MO.getReg().isVirtual() &&
              Names[MO.getReg().virtRegIndex()].empty())
            name(MO.getReg(), ExpressionAt(*Location));
}

std::vector<std::string>
mincaml::programNames(const MachineFunction &MF,
                      const ExpressionText &ExpressionAt) {
  return Namer(MF, ExpressionAt).run();
}
