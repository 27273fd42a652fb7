//===- ProgramNames.cpp - What the program calls values -------------------===//

#include "ProgramNames.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
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

/// The phi node at the head of a loop, made from a recursion, that has the
/// value of a parameter in each iteration, or null. Optimizations name it after
/// the parameter, with a suffix; other phi nodes that a parameter flows into
/// are variables of their own, and do not head a loop.
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

/// Names registers that copies at the end of a block set to a parameter, and
/// others to other values: what phi nodes become.
void Namer::nameLoopParameters() {
  const Function &F = MF.getFunction();
  const auto LiveIns = MRI.liveins();
  if (LiveIns.size() != F.arg_size() || F.isDeclaration())
    return;
  const DominatorTree Dominators(const_cast<Function &>(F));
  // Names of what is copied from a register in a block.
  DenseMap<std::pair<Register, const BasicBlock *>, StringRef> NameOf;
  for (const auto &[In, A] : zip_equal(LiveIns, F.args())) {
    const PHINode *Phi = loopParameter(A, Dominators);
    if (!Phi)
      continue;
    for (const auto &[Value, From] :
         zip_equal(Phi->incoming_values(), Phi->blocks()))
      if (Value == &A) {
        NameOf.try_emplace({In.second, From}, A.getName());
        // The parameter's register may have become one with the phi node's.
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
