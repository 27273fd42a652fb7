//===- RegisterMutations.cpp - Faults in the registers of operands --------===//

#include "Mutator.h"

using namespace mincaml;
using namespace mincaml::faults;
using namespace llvm;

/// Whether an explicit operand has a register that allocators assign.
static bool isAssigned(const Mutator &M, const MachineOperand &MO) {
  return MO.isReg() && !MO.isImplicit() && M.isAllocated(MO.getReg());
}

static bool emitsCode(const MachineInstr &MI) {
  return !MI.isMetaInstruction();
}

bool faults::replaceUse(Mutator &M) {
  MachineOperand *MO = M.anyOperand([&](MachineInstr &MI, MachineOperand &MO) {
    return emitsCode(MI) && !M.isTransfer(MI) && isAssigned(M, MO) &&
           MO.isUse() && !MO.isUndef() && !MO.isTied();
  });
  return MO && M.change(*MO, M.otherRegister(*MO));
}

/// Whether an explicit operand also reads the register. If the opcode fixes the
/// register, changing its implicit operand makes no difference: `%cl` beside
/// `%ecx` in a double shift of x86.
static bool isReadExplicitly(const Mutator &M, const MachineInstr &MI,
                             MCRegister Register) {
  return any_of(MI.explicit_uses(), [&](const MachineOperand &MO) {
    return MO.isReg() && MO.getReg().isPhysical() && !MO.isUndef() &&
           M.TRI.isSuperRegisterEq(Register, MO.getReg());
  });
}

bool faults::replaceImplicitUse(Mutator &M) {
  MachineOperand *MO = M.anyOperand([&](MachineInstr &MI, MachineOperand &MO) {
    return emitsCode(MI) && !M.isTransfer(MI) && MO.isReg() &&
           MO.isImplicit() && MO.isUse() && !MO.isUndef() &&
           M.isAllocated(MO.getReg()) &&
           !isReadExplicitly(M, MI, MO.getReg().asMCReg());
  });
  return MO && M.change(*MO, M.otherRegister(*MO));
}

bool faults::replaceDefinition(Mutator &M) {
  MachineOperand *MO = M.anyOperand([&](MachineInstr &MI, MachineOperand &MO) {
    return emitsCode(MI) && !M.isTransfer(MI) && isAssigned(M, MO) &&
           MO.isDef();
  });
  return MO && M.change(*MO, M.otherRegister(*MO));
}

/// Whether an instruction only sets flags, or branches.
static bool decides(const Mutator &M, const MachineInstr &MI) {
  if (MI.isCall() || MI.isReturn() || MI.isInlineAsm() || M.isTransfer(MI))
    return false;
  if (MI.isConditionalBranch() || MI.isIndirectBranch())
    return true;
  bool SetsFlags = false;
  for (const MachineOperand &MO : MI.all_defs()) {
    if (M.isAllocated(MO.getReg()))
      return false;
    SetsFlags |= !MO.isDead();
  }
  return SetsFlags;
}

bool faults::replaceComparison(Mutator &M) {
  MachineOperand *MO = M.anyOperand([&](MachineInstr &MI, MachineOperand &MO) {
    return decides(M, MI) && isAssigned(M, MO) && MO.isUse() && !MO.isUndef();
  });
  return MO && M.change(*MO, M.otherRegister(*MO));
}

bool faults::swapOperands(Mutator &M) {
  struct Pair {
    MachineOperand *Left, *Right;
  };
  std::vector<Pair> Pairs;
  for (MachineInstr *MI : M.instructions([&](MachineInstr &MI) {
         return emitsCode(MI) && !M.isTransfer(MI) && !MI.isInlineAsm();
       })) {
    Mutator::Operands Uses;
    for (MachineOperand &MO : MI->explicit_uses())
      if (isAssigned(M, MO) && !MO.isTied() && !MO.isUndef())
        Uses.push_back(&MO);
    for (unsigned I = 0; I + 1 < Uses.size(); ++I)
      if (Uses[I]->getReg() != Uses[I + 1]->getReg() &&
          is_contained(M.alternatives(*Uses[I]),
                       Uses[I + 1]->getReg().asMCReg()))
        Pairs.push_back({Uses[I], Uses[I + 1]});
  }
  if (Pairs.empty())
    return false;
  Pair P = M.R.pick<Pair>(Pairs);
  MCRegister Left = P.Left->getReg().asMCReg();
  MCRegister Right = P.Right->getReg().asMCReg();
  return M.change(*P.Left, Right) && M.change(*P.Right, Left);
}

bool faults::swapValues(Mutator &M) {
  MachineOperand *Start =
      M.anyOperand([&](MachineInstr &MI, MachineOperand &MO) {
        return emitsCode(MI) && isAssigned(M, MO);
      });
  if (!Start)
    return false;
  MCRegister A = Start->getReg().asMCReg();
  MCRegister B = M.otherRegister(*Start);
  if (!B)
    return false;
  MachineBasicBlock &Block = *Start->getParent()->getParent();
  M.note("swapped " + Twine(M.TRI.getName(A)) + " and " + M.TRI.getName(B) +
         " from " + describe(*Start->getParent()));
  for (MachineInstr &MI :
       make_range(Editor::iterator(Start->getParent()), Block.end()))
    for (MachineOperand &MO : MI.operands())
      if (isAssigned(M, MO) && !MI.isDebugInstr()) {
        if (MO.getReg() == A)
          M.E.setRegister(MO, B);
        else if (MO.getReg() == B)
          M.E.setRegister(MO, A);
      }
  return true;
}

/// Returns another register that the instruction neither reads nor writes.
static MCRegister unrelatedRegister(Mutator &M, const MachineOperand &MO) {
  std::vector<MCRegister> Free;
  for (MCRegister Candidate : M.alternatives(MO))
    if (!M.reads(*MO.getParent(), Candidate) &&
        !M.modifies(*MO.getParent(), Candidate))
      Free.push_back(Candidate);
  return Free.empty() ? MCRegister() : M.R.pick<MCRegister>(Free);
}

bool faults::breakTie(Mutator &M) {
  MachineOperand *MO = M.anyOperand([&](MachineInstr &, MachineOperand &MO) {
    return isAssigned(M, MO) && MO.isUse() && MO.isTied() && !MO.isUndef();
  });
  if (!MO)
    return false;
  MCRegister Other = unrelatedRegister(M, *MO);
  if (!Other)
    return false;
  MachineInstr &MI = *MO->getParent();
  M.E.insertCopy(*MI.getParent(), MI.getIterator(), Other,
                 MO->getReg().asMCReg());
  return M.change(*MO, Other);
}

bool faults::breakPair(Mutator &M) {
  auto Others = [&](const MachineOperand &MO) {
    std::vector<MCRegister> Found;
    MCRegister Old = MO.getReg().asMCReg();
    unsigned Width = M.TRI.getRegSizeInBits(*M.TRI.getMinimalPhysRegClass(Old));
    // Find the other parts of the registers of which it is a part.
    for (MCPhysReg Super : M.TRI.superregs(Old))
      for (MCPhysReg Part : M.TRI.subregs(Super))
        if (!M.TRI.regsOverlap(Part, Old) && M.isAllocated(Part) &&
            M.TRI.getRegSizeInBits(*M.TRI.getMinimalPhysRegClass(Part)) ==
                Width)
          Found.push_back(Part);
    // If it is a pair, use other pairs instead.
    bool IsPair = range_size(M.TRI.regunits(Old)) > 1;
    if (IsPair)
      Found = M.alternatives(MO);
    return Found;
  };
  MachineOperand *MO = M.anyOperand([&](MachineInstr &MI, MachineOperand &MO) {
    return emitsCode(MI) && isAssigned(M, MO) && MO.isUse() && !MO.isUndef() &&
           !MO.isTied() && !Others(MO).empty();
  });
  if (!MO)
    return false;
  std::vector<MCRegister> Found = Others(*MO);
  return M.change(*MO, M.R.pick<MCRegister>(Found));
}

/// Whether \p MO states that \p MI, which writes a part of a register,
/// preserves the rest, and the rest has its own units.
static bool preservesRest(const Mutator &M, const MachineInstr &MI,
                          const MachineOperand &MO) {
  if (!MO.isReg() || !MO.isUse() || !MO.isImplicit() || MO.isUndef() ||
      !MO.getReg())
    return false;
  bool IsWritten = any_of(MI.implicit_operands(), [&](const MachineOperand &D) {
    return D.isReg() && D.isDef() && D.getReg() == MO.getReg();
  });
  return IsWritten && any_of(MI.defs(), [&](const MachineOperand &Part) {
           return Part.isReg() && Part.getReg() &&
                  M.TRI.isSubRegister(MO.getReg(), Part.getReg()) &&
                  range_size(M.TRI.regunits(Part.getReg().asMCReg())) !=
                      range_size(M.TRI.regunits(MO.getReg().asMCReg()));
         });
}

bool faults::forgetRest(Mutator &M) {
  MachineOperand *MO = M.anyOperand([&](MachineInstr &MI, MachineOperand &MO) {
    return preservesRest(M, MI, MO);
  });
  if (!MO)
    return false;
  M.note("operand " + Twine(MO->getOperandNo()) + " becomes undefined in " +
         describe(*MO->getParent()));
  M.E.setUndefined(*MO);
  return true;
}

bool faults::overlapEarlyClobber(Mutator &M) {
  auto EarlyResult = [&](const MachineInstr &MI,
                         const MachineOperand &Use) -> MCRegister {
    for (const MachineOperand &MO : MI.all_defs())
      if (MO.isEarlyClobber() && !MO.isImplicit() &&
          is_contained(M.alternatives(Use), MO.getReg().asMCReg()))
        return MO.getReg().asMCReg();
    return MCRegister();
  };
  MachineOperand *MO = M.anyOperand([&](MachineInstr &MI, MachineOperand &MO) {
    return isAssigned(M, MO) && MO.isUse() && !MO.isTied() && !MO.isUndef() &&
           EarlyResult(MI, MO);
  });
  if (!MO)
    return false;
  MachineInstr &MI = *MO->getParent();
  MCRegister Result = EarlyResult(MI, *MO);
  // An operand that is tied to the result reads it.
  if (M.reads(MI, Result))
    return M.change(*MO, Result);
  M.E.insertCopy(*MI.getParent(), MI.getIterator(), Result,
                 MO->getReg().asMCReg());
  return M.change(*MO, Result);
}

bool faults::violateClass(Mutator &M) {
  auto Misfits = [&](const MachineOperand &MO) {
    std::vector<MCRegister> Found;
    const MachineInstr &MI = *MO.getParent();
    const TargetRegisterClass *Taken =
        MI.getRegClassConstraint(MO.getOperandNo(), &M.TII, &M.TRI);
    if (!Taken)
      return Found;
    for (const TargetRegisterClass *RC : M.TRI.regclasses())
      if (RC->isAllocatable() &&
          M.TRI.getRegSizeInBits(*RC) == M.TRI.getRegSizeInBits(*Taken))
        for (MCPhysReg Candidate : *RC)
          if (M.isAllocated(Candidate) && !Taken->contains(Candidate))
            Found.push_back(Candidate);
    return Found;
  };
  MachineOperand *MO = M.anyOperand([&](MachineInstr &MI, MachineOperand &MO) {
    return emitsCode(MI) && isAssigned(M, MO) && !MO.isTied() &&
           !MO.isUndef() && !Misfits(MO).empty();
  });
  if (!MO)
    return false;
  std::vector<MCRegister> Found = Misfits(*MO);
  return M.change(*MO, M.R.pick<MCRegister>(Found));
}
