//===- OperandMatching.cpp - Matching of operands -------------------------===//

#include "Matching.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

//===- Matching of operands -----------------------------------------------===//

/// Whether MO is an implicit operand that can match a recorded one.
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
/// new operand may overlap the rest, which an allocator may mark as written.
static bool isRelated(const CheckInput &Input, const MachineOperand &New,
                      const MatchedInstruction &I) {
  return any_of(I.Pairs, [&](const OperandPair &P) {
    const MachineOperand &Other = P.isCovered() ? I.Operands[P.Recorded].Operand
                                                : I.MI.getOperand(P.Final);
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

OptionalFault allocationcheck::matchOperands(const CheckInput &Input,
                                             MatchedInstruction &I) {
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

//===- Register constraints of operands -----------------------------------===//

MCRegister allocationcheck::wholeRegister(const CheckInput &Input,
                                          const MachineOperand &Recorded,
                                          MCRegister Assigned) {
  const TargetRegisterClass *Class = Input.TRI.getLargestLegalSuperClass(
      Input.Before.classOf(Recorded.getReg()), Input.MF);
  if (!Recorded.getSubReg())
    return Class->contains(Assigned) ? Assigned : MCRegister();
  return Input.TRI.getMatchingSuperReg(Assigned, Recorded.getSubReg(), Class);
}

/// Whether the class of a recorded operand has a register that the instruction
/// allows. If not, the code was wrong before allocation: for VE, LLVM passes a
/// half of a register to instructions that take a whole one.
static bool couldSatisfy(const CheckInput &Input, const MachineOperand &MO,
                         const TargetRegisterClass &Constraint) {
  const TargetRegisterClass *Class = Input.Before.classOf(MO.getReg());
  return MO.getSubReg()
             ? Input.TRI.getMatchingSuperRegClass(Class, &Constraint,
                                                  MO.getSubReg()) != nullptr
             : Input.TRI.getCommonSubClass(Class, &Constraint) != nullptr;
}

static OptionalFault checkRegister(const CheckInput &Input,
                                   const MatchedInstruction &I,
                                   const OperandPair &P) {
  const TargetRegisterInfo &TRI = Input.TRI;
  const MachineOperand &Old = I.recorded(P), &New = I.MI.getOperand(P.Final);
  Register Virtual = Old.getReg();
  auto Fail = [&](const Twine &Message) {
    return faultIn(I.MI, formatv("operand {0} ({1}) ", P.Final,
                                 printReg(Virtual, &TRI, Old.getSubReg())) +
                             Message);
  };
  if (!Virtual.isVirtual()) {
    if (New.getReg() != Virtual || New.getSubReg() != Old.getSubReg())
      return Fail(formatv("has become {0}",
                          printReg(New.getReg(), &TRI, New.getSubReg())));
    return std::nullopt;
  }
  if (!New.getReg().isPhysical() || New.getSubReg())
    return Fail("is not assigned a physical register");
  MCRegister Assigned = New.getReg();
  auto FailAssigned = [&](const Twine &Message) {
    return Fail(
        formatv("is assigned {0}, which is ", printReg(Assigned, &TRI)) +
        Message);
  };
  // LoongArch writes results that are not read to $r0, which is always 0.
  const bool IsDiscarded =
      New.isDef() && New.isDead() && TRI.isConstantPhysReg(Assigned);
  if (Input.MRI.isReserved(Assigned) && !IsDiscarded)
    return FailAssigned("reserved");
  const TargetRegisterClass *Constraint =
      I.MI.getRegClassConstraint(P.Final, &Input.TII, &TRI);
  if (Constraint && !Constraint->contains(Assigned) &&
      couldSatisfy(Input, Old, *Constraint))
    return FailAssigned(Twine("not in register class ") +
                        TRI.getRegClassName(Constraint));
  if (!wholeRegister(Input, Old, Assigned))
    return FailAssigned(Twine("not in register class ") +
                        TRI.getRegClassName(Input.Before.classOf(Virtual)));
  return std::nullopt;
}

static OptionalFault checkTies(const CheckInput &Input,
                               const MatchedInstruction &I) {
  DenseMap<unsigned, unsigned> Final;
  for (const OperandPair &P : I.Pairs)
    Final[P.Recorded] = P.Final;
  for (const OperandPair &P : I.Pairs) {
    const RecordedOperand &O = I.Operands[P.Recorded];
    if (O.TiedTo < 0 || O.Operand.isDef() || P.isCovered())
      continue;
    const MachineOperand &Use = I.MI.getOperand(P.Final);
    const MachineOperand &Def = I.MI.getOperand(Final.lookup(O.TiedTo));
    // An operand of SystemZ's RISBG may be tied without having a register.
    if (!Use.getReg() && !O.Operand.getReg())
      continue;
    if (Use.getReg() != Def.getReg())
      return faultIn(I.MI, formatv("operands {0} and {1} are tied, but are "
                                   "assigned {2} and {3}",
                                   Final.lookup(O.TiedTo), P.Final,
                                   printReg(Def.getReg(), &Input.TRI),
                                   printReg(Use.getReg(), &Input.TRI)));
  }
  return std::nullopt;
}

/// Checks that results do not overlap each other, and that early-clobber
/// results do not overlap operands that are read.
static OptionalFault checkOverlaps(const CheckInput &Input,
                                   const MatchedInstruction &I) {
  const TargetRegisterInfo &TRI = Input.TRI;
  // Whether operands of different registers are assigned overlapping registers.
  // Two operands that were physical before allocation may overlap.
  auto Overlap = [&](const OperandPair &A, const OperandPair &B) {
    Register OldA = I.recorded(A).getReg(), OldB = I.recorded(B).getReg();
    if (OldA == OldB || (OldA.isPhysical() && OldB.isPhysical()))
      return false;
    Register NewA = I.MI.getOperand(A.Final).getReg();
    Register NewB = I.MI.getOperand(B.Final).getReg();
    return NewA.isPhysical() && NewB.isPhysical() &&
           TRI.regsOverlap(NewA, NewB);
  };
  SmallVector<OperandPair, 4> Defs, Uses;
  for (const OperandPair &P : I.Pairs) {
    const MachineOperand &MO = I.recorded(P);
    if (P.isCovered() || !MO.isReg() || !MO.getReg())
      continue;
    if (MO.isDef())
      Defs.push_back(P);
    else if (!MO.isUndef())
      Uses.push_back(P);
  }
  for (auto [Index, Def] : enumerate(Defs)) {
    const MachineOperand &Result = I.recorded(Def);
    for (const OperandPair &Other : ArrayRef(Defs).drop_front(Index + 1))
      if (!(Result.isDead() && I.recorded(Other).isDead()) &&
          Overlap(Def, Other))
        return faultIn(I.MI, formatv("results {0} and {1} are assigned "
                                     "overlapping registers, {2} and {3}",
                                     printReg(Result.getReg(), &TRI),
                                     printReg(I.recorded(Other).getReg(), &TRI),
                                     printReg(I.assigned(Def), &TRI),
                                     printReg(I.assigned(Other), &TRI)));
    if (!Result.isEarlyClobber())
      continue;
    for (const OperandPair &Use : Uses)
      if (Overlap(Def, Use) &&
          I.Operands[Use.Recorded].TiedTo != static_cast<int>(Def.Recorded))
        return faultIn(I.MI,
                       formatv("early-clobber result {0} is assigned {1}, "
                               "which overlaps {2} of operand {3}",
                               printReg(Result.getReg(), &TRI),
                               printReg(I.assigned(Def), &TRI),
                               printReg(I.assigned(Use), &TRI),
                               printReg(I.recorded(Use).getReg(), &TRI)));
  }
  return std::nullopt;
}

OptionalFault allocationcheck::checkConstraints(const CheckInput &Input,
                                                const MatchedInstruction &I) {
  for (const OperandPair &P : I.Pairs)
    if (!P.isCovered() && I.recorded(P).isReg() &&
        (I.recorded(P).getReg() || I.MI.getOperand(P.Final).getReg()))
      if (auto Fault = checkRegister(Input, I, P))
        return Fault;
  if (auto Fault = checkTies(Input, I))
    return Fault;
  return checkOverlaps(Input, I);
}
