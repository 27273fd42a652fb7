//===- ProgramNames.cpp - Source names of values --------------------------===//

#include "AllocatedFunction.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

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
    nameLoopParameters();
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
  void nameLoopParameters();
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

/// Names the registers of arguments, which are in the order of the parameters.
/// If a parameter takes several registers, or memory, there are not as many
/// registers as parameters, and none is named.
void Namer::nameParameters() {
  const Function &F = MF.getFunction();
  const auto LiveIns = MRI.liveins();
  if (LiveIns.size() != F.arg_size())
    return;
  for (const auto &[In, A] : zip_equal(LiveIns, F.args()))
    name(In.second, A.getName());
}

/// Returns the phi node that has the value of a parameter in each iteration of
/// a loop that was made from a recursive function, or null. Optimizations name
/// the phi node after the parameter, with a suffix. Other phi nodes that a
/// parameter flows into are separate variables, and are not in the header of a
/// loop.
static const PHINode *loopParameter(const Argument &A,
                                    const DominatorTree &Dominators) {
  for (const User *U : A.users()) {
    const auto *Phi = dyn_cast<PHINode>(U);
    if (!Phi || A.getName().empty())
      continue;
    StringRef Suffix = Phi->getName();
    const bool HasName =
        Suffix.consume_front(A.getName()) &&
        (Suffix.empty() || isDigit(Suffix.front()) || Suffix.front() == '.');
    if (HasName && any_of(Phi->blocks(), [&](const BasicBlock *From) {
          return Dominators.dominates(Phi->getParent(), From);
        }))
      return Phi;
  }
  return nullptr;
}

/// Names the registers that a loop parameter's phi node becomes: copies at the
/// ends of blocks set such a register to the parameter, or to other values.
void Namer::nameLoopParameters() {
  const Function &F = MF.getFunction();
  const auto LiveIns = MRI.liveins();
  if (LiveIns.size() != F.arg_size() || F.isDeclaration())
    return;
  const DominatorTree Dominators(const_cast<Function &>(F));
  // For each register and block, the name of the value that a copy in the block
  // reads from the register.
  DenseMap<std::pair<Register, const BasicBlock *>, StringRef> NameOf;
  for (const auto &[In, A] : zip_equal(LiveIns, F.args())) {
    const PHINode *Phi = loopParameter(A, Dominators);
    if (!Phi)
      continue;
    for (const auto &[Value, From] :
         zip_equal(Phi->incoming_values(), Phi->blocks()))
      if (Value == &A) {
        NameOf.try_emplace({In.second, From}, A.getName());
        // The parameter's register may have been coalesced with the phi node's.
        NameOf.try_emplace({In.first, From}, A.getName());
      }
  }
  if (NameOf.empty())
    return;
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB)
      if (MI.isCopy() && MI.getOperand(0).getReg().isVirtual() &&
          !MRI.hasOneDef(MI.getOperand(0).getReg()))
        if (StringRef Name =
                NameOf.lookup({MI.getOperand(1).getReg(), MBB.getBasicBlock()});
            !Name.empty())
          name(MI.getOperand(0).getReg(), Name);
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
