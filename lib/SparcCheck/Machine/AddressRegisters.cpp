//===- AddressRegisters.cpp - Addresses that recursions keep --------------===//

#include "Machine/AddressRegisters.h"
#include "Domain/AddressParts.h"
#include "Machine/Calls.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"

using namespace mincaml::sparc;
using namespace llvm;

static void report(const CheckedMachineFunction &F, const MachineInstr &MI,
                   const KeptAddress &Kept, const Twine &Where) {
  F.Report.violation(Rule::KeptAddress, MI,
                     Twine(registerName(Kept.Register)) +
                         " does not contain the high half of " +
                         Kept.Variable->getName() + " " + Where);
}

/// Whether a register contains the high half, if that of another place in the
/// variable, one from which it cannot differ.
static bool contains(const RegisterValue &V, const KeptAddress &Kept) {
  const unsigned Low = Kept.Value.isAddressPart(ELF::R_SPARC_HI22)
                           ? ELF::R_SPARC_LO10
                           : ELF::R_SPARC_L44;
  return V.isAddressPart(Kept.Value.RegisterOrPart) &&
         V.Base == Kept.Value.Base &&
         (V.Offset == 0 ||
          shareHighHalf(V.Offset, 0,
                        Kept.Variable->getAlign().valueOrOne().value(), Low));
}

void mincaml::sparc::checkConvention(const CheckedMachineFunction &F) {
  const Function &Checked = F.MF.getFunction();
  if (F.Semantics.keptAddresses(F.MF).empty())
    return;
  if (!Checked.hasLocalLinkage())
    F.Report.violation(Rule::KeptAddress, F.MF,
                       "other modules may call the function");
  if (Checked.hasAddressTaken())
    F.Report.violation(Rule::KeptAddress, F.MF,
                       "the function may be called through its address");
}

void mincaml::sparc::checkKeptUse(const CheckedMachineFunction &F,
                                  const MachineInstr &MI, const FlowState &S) {
  if (MI.isCall() || MI.isReturn())
    return;
  for (const KeptAddress &Kept : F.Semantics.keptAddresses(F.MF)) {
    const MCRegister R = F.Table.integer(Kept.Register);
    // What makes it in several steps reads it.
    if (MI.readsRegister(R, &F.Table.TRI) &&
        !MI.modifiesRegister(R, &F.Table.TRI) &&
        !contains(S.Registers[Kept.Register], Kept))
      report(F, MI, Kept, "here");
  }
}

void mincaml::sparc::checkKeptTransfer(const CheckedMachineFunction &F,
                                       const MachineInstr &MI,
                                       const FlowState &S) {
  const Operation Op = F.Table[MI].TheOperation;
  if (Op == Operation::Call || Op == Operation::TailCall) {
    for (const KeptAddress &Kept : F.Semantics.keptByCallee(MI))
      if (!contains(S.Registers[Kept.Register], Kept))
        report(F, MI, Kept, "at the call of a function that expects it");
  }
  if (!leavesFunction(Op))
    return;
  // A function that is called in tail position leaves what it keeps itself.
  const KeptAddressList Passed = F.Semantics.keptByCallee(MI);
  for (const KeptAddress &Kept : F.Semantics.keptAddresses(F.MF))
    if (Op == Operation::Return
            ? !contains(S.Registers[Kept.Register], Kept)
            : none_of(Passed, [&](const KeptAddress &Other) {
                return Other.Register == Kept.Register &&
                       Other.Variable == Kept.Variable;
              }))
      report(F, MI, Kept, "where the function is left");
}
