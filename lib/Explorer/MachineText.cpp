//===- MachineText.cpp - Recording a machine function ---------------------===//

#include "MachineText.h"
#include "FlowDescription.h"
#include "NearbyOrigin.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetLowering.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml::explorer;
using namespace llvm;

enum class Class : int {
  Prologue,
  Epilogue,
  Spill,
  Reload,
  Copy,
  Constant,
  Jump,
  Nop,
  Generated
};

ArrayRef<StringRef> mincaml::explorer::classes() {
  static constexpr StringRef Names[] = {"prologue", "epilogue", "spill",
                                        "reload",   "copy",     "constant",
                                        "jump",     "nop",      "generated"};
  return Names;
}

/// Whether MI accesses a spill slot of the frame.
static bool accessesSpillSlot(const MachineInstr &MI) {
  const MachineFunction &MF = *MI.getMF();
  SmallVector<const MachineMemOperand *, 2> Accesses;
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  if (!TII.hasLoadFromStackSlot(MI, Accesses))
    TII.hasStoreToStackSlot(MI, Accesses);
  const MachineFrameInfo &Frame = MF.getFrameInfo();
  return any_of(Accesses, [&](const MachineMemOperand *Access) {
    const auto *Stack = dyn_cast_if_present<FixedStackPseudoSourceValue>(
        Access->getPseudoValue());
    return Stack && Frame.isSpillSlotObjectIndex(Stack->getFrameIndex());
  });
}

/// Whether MI only materializes a constant: it reads nothing, or only constant
/// memory.
static bool makesConstant(const MachineInstr &MI) {
  if (MI.isTerminator() || MI.isCall() || MI.mayStore() ||
      MI.hasUnmodeledSideEffects() || !MI.getNumExplicitDefs())
    return false;
  if (MI.mayLoad())
    return MI.isDereferenceableInvariantLoad();
  const MachineRegisterInfo &Registers = MI.getMF()->getRegInfo();
  return none_of(MI.all_uses(), [&](const MachineOperand &Use) {
    return Use.getReg() && !(Use.getReg().isPhysical() &&
                             Registers.isConstantPhysReg(Use.getReg()));
  });
}

/// Whether MI, an OR, copies a register because one of its two source registers
/// is always zero.
static bool copiesRegister(const MachineInstr &MI) {
  const MachineRegisterInfo &Registers = MI.getMF()->getRegInfo();
  return any_of(MI.explicit_uses(), [&](const MachineOperand &Use) {
    return Use.isReg() && Use.getReg().isPhysical() &&
           Registers.isConstantPhysReg(Use.getReg());
  });
}

static Class classOf(const MachineInstr &MI) {
  const TargetInstrInfo &TII = *MI.getMF()->getSubtarget().getInstrInfo();
  // LLVM's SPARC backend does not set FrameSetup and FrameDestroy on the
  // instructions that allocate and release a register window.
  const StringRef Name = TII.getName(MI.getOpcode());
  if (MI.getFlag(MachineInstr::FrameSetup) || Name.starts_with("SAVE"))
    return Class::Prologue;
  if (MI.getFlag(MachineInstr::FrameDestroy) || Name.starts_with("RESTORE"))
    return Class::Epilogue;
  const Register StackPointer = MI.getMF()
                                    ->getSubtarget()
                                    .getTargetLowering()
                                    ->getStackPointerRegisterToSaveRestore();
  if (any_of(MI.all_defs(), [&](const MachineOperand &Def) {
        return Def.getReg() == StackPointer;
      }))
    return MI.getParent()->isReturnBlock() && !MI.getParent()->isEntryBlock()
               ? Class::Epilogue
               : Class::Prologue;
  if (accessesSpillSlot(MI))
    return MI.mayStore() ? Class::Spill : Class::Reload;
  // The backend does not describe these as copies either.
  if (((Name == "ORrr" || Name == "ORXrr") && copiesRegister(MI)) ||
      Name == "FMOVS" || Name == "FMOVD")
    return Class::Copy;
  if (MI.isCopy() || TII.isCopyInstr(MI))
    return Class::Copy;
  // Not every target tells which instruction is its NOP.
  if (Name == "NOP")
    return Class::Nop;
  if (makesConstant(MI))
    return Class::Constant;
  if (MI.isUnconditionalBranch())
    return Class::Jump;
  return Class::Generated;
}

Origin mincaml::explorer::originOf(const MachineInstr &MI,
                                   OriginTable &Origins) {
  Origin From = Origins.find(MI.getDebugLoc().get());
  // A prologue has the location of its function.
  if (From.Expression >= 0 && !MI.getFlag(MachineInstr::FrameSetup))
    return From;
  From.Expression = -1;
  if (MI.isMetaInstruction())
    return From;
  const Class Kind = classOf(MI);
  if (Kind != Class::Prologue && Kind != Class::Epilogue)
    From = findNearby(MI, Origins);
  From.Class = int(Kind);
  return From;
}

/// Prints the first line of a block.
static void printHead(const MachineBasicBlock &MBB, ModuleSlotTracker &Slots,
                      raw_ostream &OS) {
  MBB.printName(OS, MachineBasicBlock::PrintNameIr, &Slots);
  OS << ':';
  if (!MBB.livein_empty()) {
    const TargetRegisterInfo *TRI =
        MBB.getParent()->getSubtarget().getRegisterInfo();
    OS << " ; live in:";
    ListSeparator Comma;
    for (const auto &In : MBB.liveins())
      OS << Comma << ' ' << printReg(In.PhysReg, TRI);
  }
  OS << '\n';
}

std::vector<unsigned>
mincaml::explorer::printFunction(const MachineFunction &MF,
                                 ModuleSlotTracker &Slots, OriginTable &Origins,
                                 LineTable &Lines, std::vector<Block> &Blocks) {
  Slots.incorporateFunction(MF.getFunction());
  const TargetInstrInfo *TII = MF.getSubtarget().getInstrInfo();
  std::string Text;
  raw_string_ostream OS(Text);
  std::vector<Span> Spans;
  unsigned Line = 0;
  for (const MachineBasicBlock &MBB : MF) {
    Block &B = Blocks.emplace_back();
    B.Name = "bb." + std::to_string(MBB.getNumber());
    B.First = Line++;
    printHead(MBB, Slots, OS);
    for (const MachineInstr &MI : MBB.instrs()) {
      OS.indent(MI.isInsideBundle() ? 4 : 2);
      const uint64_t Begin = OS.tell();
      MI.print(OS, Slots, /*IsStandalone=*/false, /*SkipOpers=*/false,
               /*SkipDebugLoc=*/true, /*AddNewLine=*/false, TII);
      const Origin From = originOf(MI, Origins);
      if (From.isKnown())
        Spans.push_back({Begin, OS.tell(), From});
      OS << '\n';
      ++Line;
    }
    B.Last = Line - 1;
  }
  return Lines.addText(Text, Spans);
}

DenseMap<const MachineInstr *, unsigned>
mincaml::explorer::linesOfInstructions(const MachineFunction &MF) {
  DenseMap<const MachineInstr *, unsigned> Result;
  unsigned Line = 0;
  for (const MachineBasicBlock &MBB : MF) {
    ++Line;
    for (const MachineInstr &MI : MBB.instrs()) {
      if (!MI.isDebugInstr())
        Result[&MI] = Line;
      ++Line;
    }
  }
  return Result;
}

void mincaml::explorer::describeFlow(const MachineFunction &MF,
                                     std::vector<Block> &Blocks) {
  // Neither changes the function.
  MachineDominatorTree Dominators(const_cast<MachineFunction &>(MF));
  MachineLoopInfo Loops(Dominators);
  describeFlow(
      MF, Dominators, Loops,
      [](const MachineBasicBlock &MBB,
         MachineBasicBlock::const_succ_iterator It) {
        return MBB.getSuccProbability(It);
      },
      Blocks);
}
