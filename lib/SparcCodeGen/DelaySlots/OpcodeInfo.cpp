//===- OpcodeInfo.cpp - Classification of opcodes -------------------------===//

#include "DelaySlots/OpcodeInfo.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/CodeGen/PseudoSourceValue.h"

using namespace mincaml::sparc;
using namespace llvm;

/// Returns the name of the annulling form of a branch: "BPICCNT" becomes
/// "BPICCANT", and "FBCOND_V9" becomes "FBCONDA_V9".
static std::string annullingName(StringRef Name) {
  StringRef Stem = Name;
  StringRef Suffix;
  for (StringRef S : {"_V9", "NT"})
    if (Stem.consume_back(S))
      Suffix = S;
  return (Stem + "A" + Suffix).str();
}

/// Whether an opcode is a load or an operation on registers that can start in
/// each cycle. Floating-point operations trap only if a program has enabled it.
static bool isHarmlessName(StringRef Name) {
  (void)(Name.consume_back("rr") || Name.consume_back("ri"));
  return StringSwitch<bool>(Name)
      .Cases({"ADD", "SUB", "AND", "ANDN", "OR", "ORN", "XOR", "XNOR"}, true)
      .Cases({"ADDCC", "SUBCC", "ANDCC", "ANDNCC", "ORCC", "ORNCC", "XORCC",
              "XNORCC"},
             true)
      .Cases({"SLL", "SRL", "SRA", "SLLX", "SRLX", "SRAX"}, true)
      .Cases({"FADDS", "FSUBS", "FMULS", "FADDD", "FSUBD", "FMULD"}, true)
      .Cases({"SETHIi", "FMOVS", "FNEGS", "FABSS", "FMOVD", "FNEGD", "FABSD"},
             true)
      .Cases({"LD", "LDUB", "LDSB", "LDUH", "LDSH", "LDX", "LDSW"}, true)
      .Cases({"LDF", "LDDF", "LDD"}, true)
      .Default(false);
}

OpcodeInfo::OpcodeInfo(const TargetSubtargetInfo &Subtarget)
    : TII(*Subtarget.getInstrInfo()), TRI(*Subtarget.getRegisterInfo()),
      Y(findRegister(TRI, "Y")),
      Links{findRegister(TRI, "O7"), findRegister(TRI, "I7")},
      Nop(findOpcode(TII, "NOP")), Always(findOpcode(TII, "BA")),
      Traits(TII.getNumOpcodes()) {
  StringMap<unsigned> Opcodes;
  for (unsigned Opcode = TargetOpcode::GENERIC_OP_END + 1;
       Opcode != TII.getNumOpcodes(); ++Opcode)
    Opcodes[TII.getName(Opcode)] = Opcode;
  for (StringRef Name :
       {"BCOND", "FBCOND", "FBCOND_V9", "BPICC", "BPICCNT", "BPXCC", "BPXCCNT",
        "BPFCC", "BPFCCNT", "BPR", "BPRNT"}) {
    OpcodeTraits &Branch = Traits[Opcodes.at(Name)];
    Branch.Annulling = Opcodes.at(annullingName(Name));
    Branch.BranchesOnFloats =
        Name.starts_with("FB") || Name.starts_with("BPFCC");
  }
  for (const auto &Entry : Opcodes) {
    StringRef Name = Entry.first();
    OpcodeTraits &T = Traits[Entry.second];
    T.ComparesFloats = Name.starts_with("FCMP") || Name.starts_with("V9FCMP");
    T.NeedsCompareDelay = Name == "FBCOND" || Name == "FBCONDA";
    T.ChangesWindow = Name.starts_with("SAVE") || Name.starts_with("RESTORE") ||
                      Name == "FLUSHW";
    // Writes of %y must precede its use by three instructions. A linker may
    // relax instructions with the other relocations together.
    T.IsInSequence = Name.starts_with("WR") || Name.starts_with("TLS_") ||
                     Name.starts_with("GDOP_") || Name == "GETPCX";
    T.HasNoSideEffects = isHarmlessName(Name);
  }
}

std::optional<unsigned> OpcodeInfo::annulling(unsigned Opcode) const {
  if (unsigned Form = Traits[Opcode].Annulling)
    return Form;
  return std::nullopt;
}

bool OpcodeInfo::canBeInSlot(const MachineInstr &MI) const {
  if (MI.isMetaInstruction() || isBarrier(MI) || MI.isPseudo() ||
      MI.isNotDuplicable() || MI.getPreInstrSymbol() ||
      MI.getPostInstrSymbol() || isNop(MI) ||
      Traits[MI.getOpcode()].IsInSequence || TII.getInstSizeInBytes(MI) != 4)
    return false;
  return !MI.readsRegister(Y, &TRI);
}

/// Whether a load never traps, wherever it is executed.
static bool alwaysSucceeds(const MachineMemOperand &Access) {
  if (Access.isVolatile() || Access.isAtomic() || Access.isStore())
    return false;
  const PseudoSourceValue *Source = Access.getPseudoValue();
  return Source && (Source->isConstantPool() || Source->isGOT() ||
                    Source->kind() == PseudoSourceValue::FixedStack);
}

bool OpcodeInfo::isSpeculatable(const MachineInstr &MI) const {
  if (!Traits[MI.getOpcode()].HasNoSideEffects || MI.mayStore() ||
      MI.getMF()->getFunction().hasFnAttribute(Attribute::StrictFP))
    return false;
  return !MI.mayLoad() || MI.isDereferenceableInvariantLoad() ||
         (!MI.memoperands_empty() &&
          all_of(MI.memoperands(), [](const MachineMemOperand *Access) {
            return alwaysSucceeds(*Access);
          }));
}
