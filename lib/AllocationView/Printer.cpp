//===- Printer.cpp - Allocation and liveness as text ----------------------===//

#include "AllocatedFunction.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include <map>

using namespace mincaml;
using namespace llvm;

/// The maximum number of columns of a table; the remaining columns go to
/// further tables.
static constexpr unsigned TableWidth = 100;

namespace {

/// Prints instructions. Metadata to which only machine code refers is numbered
/// after the metadata of the module; LLVM would print its address.
class InstructionPrinter {
public:
  explicit InstructionPrinter(const MachineFunction &MF)
      : Tracker(MF.getFunction().getParent()) {
    Tracker.setProcessHook(
        [&MF](AbstractSlotTrackerStorage *Numbers, const Module *, bool) {
          for (const MachineBasicBlock &MBB : MF)
            for (const MachineInstr &MI : MBB)
              for (const MachineMemOperand *Memory : MI.memoperands())
                for (const MDNode *N : std::initializer_list<const MDNode *>{
                         Memory->getAAInfo().TBAA, Memory->getAAInfo().Scope,
                         Memory->getAAInfo().NoAlias, Memory->getRanges()})
                  if (N)
                    Numbers->createMetadataSlot(N);
        });
    Tracker.incorporateFunction(MF.getFunction());
  }

  std::string text(const MachineInstr &MI) {
    std::string Text;
    raw_string_ostream OS(Text);
    MI.print(OS, Tracker, /*IsStandalone=*/false, /*SkipOpers=*/false,
             /*SkipDebugLoc=*/true, /*AddNewLine=*/false);
    return Text;
  }

private:
  ModuleSlotTracker Tracker;
};

} // namespace

static std::string blockName(const MachineBasicBlock &MBB) {
  std::string Name;
  raw_string_ostream OS(Name);
  MBB.printName(OS, MachineBasicBlock::PrintNameIr);
  return Name;
}

//===- Liveness -----------------------------------------------------------===//

/// Returns D if the instruction defines the value, U if it uses the value, B
/// for both, = if the value is live across it, and . if the value is not live.
static char mark(const MachineInstr &MI, Register R,
                 const LiveInterval &Interval, SlotIndex Index) {
  bool Reads = false, Writes = false;
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.getReg() == R) {
      Reads |= MO.readsReg();
      Writes |= MO.isDef();
    }
  if (Reads && Writes)
    return 'B';
  if (Reads || Writes)
    return Writes ? 'D' : 'U';
  return Interval.liveAt(Index.getRegSlot()) ? '=' : '.';
}

void mincaml::printLiveness(const MachineFunction &MF,
                            const LiveIntervals &Intervals, raw_ostream &OS) {
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  const TargetRegisterInfo &TRI = *MRI.getTargetRegisterInfo();
  InstructionPrinter Printer(MF);
  std::vector<const MachineInstr *> Points;
  OS << "liveness of " << MF.getName() << ":\n";
  for (const MachineBasicBlock &MBB : MF) {
    OS << "      " << blockName(MBB) << ":\n";
    for (const MachineInstr &MI : MBB)
      if (!MI.isDebugInstr()) {
        OS << formatv("{0,5}   {1}\n", Points.size(), Printer.text(MI));
        Points.push_back(&MI);
      }
  }
  std::vector<Register> Values;
  for (unsigned I = 0; I != MRI.getNumVirtRegs(); ++I) {
    Register R = Register::index2VirtReg(I);
    if (!MRI.reg_nodbg_empty(R) && Intervals.hasInterval(R))
      Values.push_back(R);
  }
  for (size_t From = 0; From < Points.size(); From += TableWidth) {
    size_t To = std::min(Points.size(), From + TableWidth);
    OS << formatv("points {0} to {1}:\n", From, To - 1);
    for (Register R : Values) {
      const LiveInterval &Interval = Intervals.getInterval(R);
      std::string Row;
      for (size_t P = From; P != To; ++P)
        Row += mark(*Points[P], R, Interval,
                    Intervals.getInstructionIndex(*Points[P]));
      if (Row.find_first_not_of('.') == std::string::npos)
        continue;
      const TargetRegisterClass *Class = MRI.getRegClassOrNull(R);
      OS << formatv("  %{0,-6} {1,-12} {2}\n", R.virtRegIndex(),
                    Class ? TRI.getRegClassName(Class) : "", Row);
    }
  }
}

//===- Allocation ---------------------------------------------------------===//

static constexpr AllocationReason AllReasons[] = {AllocationReason::Call,
                                                  AllocationReason::Pressure,
                                                  AllocationReason::Other};

static void printCode(const AllocatedFunction &View, const MachineFunction &MF,
                      raw_ostream &OS) {
  InstructionPrinter Printer(MF);
  const MachineBasicBlock *Block = nullptr;
  for (const auto &[Number, P] : enumerate(View.Points)) {
    if (P.MI->getParent() != Block) {
      Block = P.MI->getParent();
      OS << "      " << blockName(*Block) << ":\n";
    }
    OS << formatv("{0,5}   {1}", Number, Printer.text(*P.MI));
    if (P.Kind != AllocatedKind::Program) {
      OS << "  ; " << kindName(P.Kind);
      if (P.Value >= 0)
        OS << " %" << P.Value;
      if (P.Kind == AllocatedKind::Spill || P.Kind == AllocatedKind::Reload)
        OS << " (" << reasonName(P.Reason) << ')';
    }
    OS << '\n';
  }
}

static void printAssignment(const AllocatedFunction &View,
                            const TargetRegisterInfo &TRI, raw_ostream &OS) {
  std::map<int, std::vector<const AllocatedRange *>> Values;
  for (const AllocatedRange &R : View.Ranges)
    Values[R.Value].push_back(&R);
  OS << "  assignment:\n";
  for (auto &[Value, Ranges] : Values) {
    sort(Ranges, [](const AllocatedRange *A, const AllocatedRange *B) {
      return std::tuple(A->First, A->Slot, A->Register.id()) <
             std::tuple(B->First, B->Slot, B->Register.id());
    });
    OS << "    %" << Value << ':';
    for (const AllocatedRange *R : Ranges) {
      if (R->Register)
        OS << ' ' << printReg(R->Register, &TRI);
      else
        OS << " slot " << R->Slot;
      OS << formatv(" [{0}, {1}]", R->First, R->Last);
    }
    OS << '\n';
  }
}

static void printWithReasons(const AllocatedFunction &View, StringRef Name,
                             AllocatedKind Kind, raw_ostream &OS) {
  OS << formatv("    {0,-18} {1}", Name, View.count(Kind));
  const char *Separator = "  (";
  for (AllocationReason Reason : AllReasons)
    if (unsigned Number = View.count(Kind, Reason)) {
      OS << Separator << reasonName(Reason) << ' ' << Number;
      Separator = ", ";
    }
  OS << (View.count(Kind) ? ")\n" : "\n");
}

void mincaml::printAllocation(const AllocatedFunction &View,
                              const MachineFunction &MF, raw_ostream &OS) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  OS << "allocation of " << MF.getName() << ":\n";
  printCode(View, MF, OS);
  printAssignment(View, TRI, OS);
  OS << "  counts:\n";
  printWithReasons(View, "spills", AllocatedKind::Spill, OS);
  printWithReasons(View, "reloads", AllocatedKind::Reload, OS);
  unsigned Fixed = View.count(AllocatedKind::FixedMove);
  unsigned Program = View.count(AllocatedKind::ProgramMove);
  unsigned Added = View.count(AllocatedKind::AddedMove);
  OS << formatv("    moves              {0}  (fixed register {1}, program {2}, "
                "added "
                "{3})\n",
                Fixed + Program + Added, Fixed, Program, Added)
     << formatv("    rematerializations {0}\n",
                View.count(AllocatedKind::Rematerialization));
}

void mincaml::printAllocationCounts(const AllocatedFunction &View,
                                    const MachineFunction &MF,
                                    raw_ostream &OS) {
  auto Print = [&](StringRef Name, unsigned Number) {
    OS << ' ' << Name << '=' << Number;
  };
  OS << MF.getName();
  Print("instructions", View.Points.size());
  for (auto [Name, Kind] : {std::pair("saves", AllocatedKind::Spill),
                            std::pair("restores", AllocatedKind::Reload)}) {
    Print(Name, View.count(Kind));
    for (AllocationReason Reason : AllReasons)
      Print((Twine(Name) + "-" + reasonName(Reason)).str(),
            View.count(Kind, Reason));
  }
  Print("moves-fixed", View.count(AllocatedKind::FixedMove));
  Print("moves-program", View.count(AllocatedKind::ProgramMove));
  Print("moves-added", View.count(AllocatedKind::AddedMove));
  Print("again", View.count(AllocatedKind::Rematerialization));
  OS << '\n';
}
