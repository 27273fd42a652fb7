//===- OperandMatching.cpp - Matching of operands -------------------------===//

#include "OperandMatching.h"
#include "Faults.h"
#include "Recording.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

/// Whether an implicit operand can match a recorded one.
static bool fits(const MachineOperand &MO, const MachineOperand &Recorded) {
  return isImplicitRegister(MO) && MO.isDef() == Recorded.isDef() &&
         (Recorded.getReg().isPhysical() ? MO.getReg() == Recorded.getReg()
                                         : MO.getReg().isPhysical());
}

/// Whether an operand for a superregister covers a recorded implicit operand.
static bool isCovered(const MachineInstr &MI, const MachineOperand &Recorded,
                      const TargetRegisterInfo &TRI) {
  return any_of(MI.operands(), [&](const MachineOperand &MO) {
    return MO.isReg() && MO.getReg().isPhysical() &&
           MO.isDef() == Recorded.isDef() && Recorded.getReg().isPhysical() &&
           TRI.isSubRegisterEq(MO.getReg(), Recorded.getReg());
  });
}

/// Whether a new operand overlaps the register of a matched operand. If that
/// operand defines a subregister and the rest of the register is undefined, the
/// new operand may overlap the rest: it may be marked as written.
static bool isRelated(const CheckInput &Input, const MachineOperand &New,
                      const MatchedInstruction &I) {
  return any_of(I.Pairs, [&](const OperandPair &P) {
    if (P.isCovered())
      return true;
    const MachineOperand &Other = I.MI.getOperand(P.Final);
    if (!Other.isReg() || !Other.getReg() || !New.getReg().isPhysical() ||
        !Other.getReg().isPhysical())
      return false;
    MCRegister Whole = Other.getReg();
    const MachineOperand &Old = I.Operands[P.Recorded].Operand;
    if (New.isDef() && Old.isReg() && Old.isDef() && Old.isUndef() &&
        Old.getReg().isVirtual() && Old.getSubReg())
      if (MCRegister Super = Input.TRI.getMatchingSuperReg(
              Whole, Old.getSubReg(), Input.Before.classOf(Old.getReg())))
        Whole = Super;
    return Input.TRI.regsOverlap(Whole, New.getReg());
  });
}

std::optional<AllocationFault>
allocationcheck::matchOperands(const CheckInput &Input, MatchedInstruction &I) {
  const MachineInstr &MI = I.MI;
  I.Pairs.clear();
  unsigned Explicit = 0, Implicit = 0;
  BitVector Used(MI.getNumOperands());
  auto Pair = [&](unsigned Recorded, unsigned Final) {
    Used.set(Final);
    I.Pairs.push_back({Recorded, Final});
  };
  for (unsigned Index = 0; Index < I.Operands.size(); ++Index) {
    const MachineOperand &Recorded = I.Operands[Index].Operand;
    if (!isImplicitRegister(Recorded)) {
      while (isImplicitRegister(MI.getOperand(Explicit)))
        ++Explicit;
      Pair(Index, Explicit++);
      continue;
    }
    unsigned Next = Implicit;
    while (Next < MI.getNumOperands() &&
           (Used.test(Next) || !fits(MI.getOperand(Next), Recorded)))
      ++Next;
    if (Next < MI.getNumOperands()) {
      Pair(Index, Next);
      Implicit = Next + 1;
    } else if (isCovered(MI, Recorded, Input.TRI)) {
      I.Pairs.push_back({Index, OperandPair::Covered});
    } else {
      return faultIn(MI, formatv("operand {0} of '{1}' is missing", Index,
                                 describe(Input.Before, I.Recorded, Input.MF)));
    }
  }
  for (auto [Index, MO] : enumerate(MI.operands()))
    if (!Used.test(Index) && MO.isReg() && MO.getReg() &&
        !isRelated(Input, MO, I))
      return faultIn(MI, formatv("the new implicit operand {0} overlaps no "
                                 "register that the instruction had before "
                                 "allocation",
                                 printReg(MO.getReg(), &Input.TRI)));
  return std::nullopt;
}
