//===- FlatFrameLowering.cpp - Functions without register windows ---------===//
//
// If the calls of a recursive function are nested more deeply than the
// processor has register windows, each of its frames causes a window overflow
// and an underflow: two traps and 32 memory accesses. A function with a flat
// frame does not execute a `save`. It works in its caller's window, of which it
// changes only %o registers. It keeps the return address and the values that it
// needs after calls in its frame, and restores %o7 and %sp:
//
//     add %sp, -104, %sp
//     st %o7, [%sp+100]
//     ...
//     ld [%sp+100], %o7
//     retl
//     add %sp, 104, %sp
//
// Such a function conforms to the ABI ([SPARC-ABI] 3), so functions with
// and without windows may call each other.
//
// Transforms/Sparc/FlatFrameSelection.cpp decides which functions get a flat
// frame. The first two of three steps are done before and after register
// allocation:
//
//   before  Arguments and results are in %o registers. The %i registers are
//           made live from the entry to all exits, so that an allocator that
//           knows live intervals does not assign them. The return address is
//           stored and loaded. An IR attribute of the function reserves the %l
//           registers.
//   after   The function is marked as having no calls. LLVM's frame lowering
//           then makes it a leaf procedure, with a frame if it has stack slots.
//           If the allocator has assigned an %i or %l register all the same,
//           copies between %o and %i registers at the entry and the exits make
//           it a function with a window.
//
// The third step corrects the call frame information: LLVM describes a leaf
// procedure with a frame as if it had a window.
//
// Preconditions: the first step runs after PHI elimination and before live
// intervals are computed, the second one between register allocation and frame
// lowering, and the third one directly after frame lowering.
//
//===----------------------------------------------------------------------===//

#include "MachinePass.h"
#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "mincaml/Support/IRAnnotations.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/CodeGen/CFIInstBuilder.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/LEB128.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

//===- Registers before and after `save` ----------------------------------===//

/// Returns the name of a register before `save`: "I0" becomes "O0", and "I0_I1"
/// becomes "O0_O1".
static std::string nameBeforeSave(StringRef Name) {
  std::string Result = Name.str();
  llvm::replace(Result, 'I', 'O');
  return Result;
}

WindowRegisters::WindowRegisters(const TargetRegisterInfo &TRI)
    : BeforeSave(TRI.getNumRegs()), OfWindow(TRI.getNumRegs()) {
  StringMap<MCRegister> Registers;
  for (unsigned R = 1; R != TRI.getNumRegs(); ++R) {
    BeforeSave[R] = R;
    Registers[TRI.getName(R)] = R;
  }
  for (unsigned R = 1; R != TRI.getNumRegs(); ++R) {
    std::optional<unsigned> Number = registerNumber(TRI.getName(R));
    if (!Number || *Number < reg::O0 || *Number > reg::I7)
      continue;
    const bool IsArgument = *Number >= reg::I0 && *Number < reg::FP;
    for (MCSuperRegIterator Super(R, &TRI, /*IncludeSelf=*/true);
         Super.isValid(); ++Super)
      if (IsArgument)
        BeforeSave[*Super] = Registers.at(nameBeforeSave(TRI.getName(*Super)));
      else
        OfWindow.set(*Super);
  }
}

bool WindowRegisters::namesWindow(const MachineInstr &MI) const {
  return any_of(MI.operands(), [&](const MachineOperand &MO) {
    return MO.isReg() && MO.getReg().isPhysical() &&
           belongsToWindow(MO.getReg().asMCReg());
  });
}

void WindowRegisters::renameToBefore(MachineInstr &MI) const {
  for (MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.getReg().isPhysical())
      MO.setReg(beforeSave(MO.getReg().asMCReg()));
}

void WindowRegisters::renameLiveIns(MachineBasicBlock &MBB) const {
  const std::vector<MachineBasicBlock::RegisterMaskPair> LiveIns(
      MBB.livein_begin(), MBB.livein_end());
  MBB.clearLiveIns();
  for (MachineBasicBlock::RegisterMaskPair LiveIn : LiveIns) {
    LiveIn.PhysReg = beforeSave(LiveIn.PhysReg);
    MBB.addLiveIn(LiveIn);
  }
}

//===- Functions with flat frames -----------------------------------------===//

static bool hasFlatFrame(const MachineFunction &MF) {
  return MF.getFunction().hasFnAttribute(FlatFrameAttribute);
}

/// Whether control leaves the function at an instruction or stops there.
static bool endsFunction(const MachineInstr &MI) {
  return MI.isReturn() || (MI.getParent()->succ_empty() &&
                           &MI == &*MI.getParent()->getLastNonDebugInstr());
}

/// Returns %i0 to %i5, which belong to the caller of a function without a
/// window.
static SmallVector<MCRegister, 6>
callerRegisters(const TargetRegisterInfo &TRI) {
  return map_to_vector<6>(
      ArrayRef<StringRef>{"I0", "I1", "I2", "I3", "I4", "I5"},
      [&](StringRef Name) { return findRegister(TRI, Name); });
}

static void renameArguments(MachineFunction &MF,
                            const WindowRegisters &Windows) {
  for (MachineBasicBlock &MBB : MF) {
    Windows.renameLiveIns(MBB);
    for (MachineInstr &MI : MBB)
      Windows.renameToBefore(MI);
  }
}

/// Gives the caller's registers live ranges over the whole function.
static void occupyCallerRegisters(MachineFunction &MF,
                                  ArrayRef<MCRegister> Registers) {
  for (MachineBasicBlock &MBB : MF) {
    for (MCRegister R : Registers)
      MBB.addLiveIn(R);
    MBB.sortUniqueLiveIns();
    for (MachineInstr &MI : MBB)
      if (endsFunction(MI))
        for (MCRegister R : Registers)
          MachineInstrBuilder(MF, &MI).addReg(R, RegState::Implicit);
  }
}

/// Stores %o7 at entry and loads it at each exit.
static void keepReturnAddress(MachineFunction &MF, bool Is64) {
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  const MCRegister O7 = findRegister(TRI, "O7");
  const unsigned Size = Is64 ? 8 : 4;
  const int Slot = MF.getFrameInfo().CreateStackObject(Size, Align(Size),
                                                       /*isSpillSlot=*/true);
  auto Access = [&](MachineMemOperand::Flags Flags) {
    return MF.getMachineMemOperand(MachinePointerInfo::getFixedStack(MF, Slot),
                                   Flags, Size, Align(Size));
  };
  MachineBasicBlock &Entry = MF.front();
  Entry.addLiveIn(O7);
  Entry.sortUniqueLiveIns();
  BuildMI(Entry, Entry.begin(), DebugLoc(),
          TII.get(findOpcode(TII, Is64 ? "STXri" : "STri")))
      .addFrameIndex(Slot)
      .addImm(0)
      .addReg(O7)
      .addMemOperand(Access(MachineMemOperand::MOStore));
  const MCInstrDesc &Load = TII.get(findOpcode(TII, Is64 ? "LDXri" : "LDri"));
  for (MachineBasicBlock &MBB : MF) {
    if (!MBB.isReturnBlock())
      continue;
    MachineInstr &Exit = *MBB.getFirstTerminator();
    BuildMI(MBB, Exit, DebugLoc(), Load, O7)
        .addFrameIndex(Slot)
        .addImm(0)
        .addMemOperand(Access(MachineMemOperand::MOLoad));
    MachineInstrBuilder(MF, &Exit).addReg(O7, RegState::Implicit);
  }
}

static bool prepareFlatFrame(MachineFunction &MF) {
  if (!hasFlatFrame(MF) || !MF.getFrameInfo().hasCalls())
    return false;
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  renameArguments(MF, WindowRegisters(TRI));
  keepReturnAddress(MF, MF.getTarget().getTargetTriple().isSPARC64());
  occupyCallerRegisters(MF, callerRegisters(TRI));
  return true;
}

MachineFunctionPass *mincaml::createFlatFramePreparationPass() {
  return new TransformPass<prepareFlatFrame>(
      "SPARC flat frames before register allocation");
}

//===- After register allocation ------------------------------------------===//

/// Removes implicit operands whose register satisfies the predicate.
template <typename PredicateT>
static void removeImplicit(MachineInstr &MI, PredicateT &&IsOne) {
  for (unsigned I = MI.getNumOperands(); I-- > 0;) {
    const MachineOperand &MO = MI.getOperand(I);
    if (MO.isReg() && MO.isImplicit() && IsOne(MO.getReg()))
      MI.removeOperand(I);
  }
}

static void releaseCallerRegisters(MachineFunction &MF,
                                   ArrayRef<MCRegister> Registers) {
  for (MachineBasicBlock &MBB : MF) {
    for (MCRegister R : Registers)
      MBB.removeLiveIn(R);
    for (MachineInstr &MI : MBB)
      if (endsFunction(MI))
        removeImplicit(MI, [&](Register R) {
          return R.isPhysical() && is_contained(Registers, R.asMCReg());
        });
  }
}

/// Whether the function uses an %l or %i register, which it only owns after a
/// `save`.
static bool needsWindow(const MachineFunction &MF) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  const WindowRegisters Windows(TRI);
  const MCRegister SP = findRegister(TRI, "O6"), O7 = findRegister(TRI, "O7");
  for (unsigned R = 1; R != TRI.getNumRegs(); ++R) {
    const StringRef Name = TRI.getName(R);
    if ((Name.starts_with("L") || Name.starts_with("I")) &&
        (Windows.belongsToWindow(R) || Windows.beforeSave(R) != R) &&
        !MF.getRegInfo().reg_nodbg_empty(R) && R != SP && R != O7)
      return true;
  }
  return false;
}

/// Marks the function as having no calls, and removes the implicit uses of %sp
/// by calls, by the pseudo instructions around calls, and by fake uses
/// (FakeUses.cpp). LLVM then makes the function a leaf procedure.
static void makeLeaf(MachineFunction &MF) {
  const MCRegister SP =
      findRegister(*MF.getSubtarget().getRegisterInfo(), "O6");
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (MI.isCall() || MI.isFakeUse() ||
          MF.getSubtarget().getInstrInfo()->isFrameInstr(MI))
        removeImplicit(MI, [=](Register R) { return R == SP; });
  MF.getFrameInfo().setHasCalls(false);
}

/// Copies arguments from %i registers, to which `save` renames the %o registers
/// in which they are passed, to %o registers. At each exit, copies results and
/// the arguments of tail calls from %o to %i registers.
static void makeWindowed(MachineFunction &MF) {
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  const WindowRegisters Windows(TRI);
  const MCInstrDesc &Or = TII.get(findOpcode(TII, "ORrr"));
  const MCRegister G0 = findRegister(TRI, "G0");
  auto Copy = [&](MachineBasicBlock &MBB, MachineBasicBlock::iterator I,
                  MCRegister To, MCRegister From) {
    BuildMI(MBB, I, DebugLoc(), Or, To).addReg(G0).addReg(From);
  };
  for (MCRegister In : callerRegisters(TRI)) {
    const MCRegister Out = Windows.beforeSave(In);
    MachineBasicBlock &Entry = MF.front();
    if (Entry.isLiveIn(Out)) {
      Entry.removeLiveIn(Out);
      Entry.addLiveIn(In);
      Copy(Entry, Entry.begin(), Out, In);
    }
    for (MachineBasicBlock &MBB : MF) {
      if (!MBB.isReturnBlock())
        continue;
      MachineInstr &Exit = *MBB.getFirstTerminator();
      if (!Exit.readsRegister(Out, &TRI))
        continue;
      Copy(MBB, Exit, In, Out);
      Exit.substituteRegister(Out, In, 0, TRI);
    }
  }
}

/// Whether prepareFlatFrame has changed the function. Only it makes %o7 live
/// into a function. MachineFrameInfo::hasCalls() does not tell: the repair of
/// leaf procedures also sets it for functions that call nothing.
static bool isPrepared(const MachineFunction &MF) {
  return hasFlatFrame(MF) && MF.front().isLiveIn(findRegister(
                                 *MF.getSubtarget().getRegisterInfo(), "O7"));
}

static bool completeFlatFrame(MachineFunction &MF) {
  if (!isPrepared(MF))
    return false;
  releaseCallerRegisters(MF,
                         callerRegisters(*MF.getSubtarget().getRegisterInfo()));
  if (needsWindow(MF))
    makeWindowed(MF);
  else
    makeLeaf(MF);
  return true;
}

MachineFunctionPass *mincaml::createFlatFrameCompletionPass() {
  return new TransformPass<completeFlatFrame>(
      "SPARC flat frames after register allocation");
}

//===- After frame lowering -----------------------------------------------===//

/// Returns the number of bytes by which the frame may be smaller. A function
/// may use the area in its caller's frame for its register arguments, at %sp+68
/// or, in 64-bit code, %sp+128 ([SPARC-ABI] 3; [SCD]). If that is large enough
/// for all slots, the frame only moves %sp, so that each activation has an area
/// of its own. The offsets of slots from the new %sp do not change.
static int64_t sharedBytes(const MachineFunction &MF, int64_t Size) {
  // Stack arguments are above that area.
  if (MF.getFrameInfo().getNumFixedObjects() != 0)
    return 0;
  const bool Is64 = MF.getTarget().getTargetTriple().isSPARC64();
  const int64_t Shared = Is64 ? 176 : 88, Room = Is64 ? 48 : 24;
  return Size > Shared && Size - Shared <= Room ? Shared : 0;
}

/// Makes the frame smaller where it is allocated and released. Returns its new
/// size.
static int64_t shrinkFrame(MachineFunction &MF, unsigned Add, MCRegister SP,
                           int64_t Size) {
  const int64_t Shared = sharedBytes(MF, Size);
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (MI.getOpcode() == Add && MI.getOperand(0).getReg() == SP) {
        MachineOperand &MO = MI.getOperand(2);
        MO.setImm(MO.getImm() + (MO.getImm() < 0 ? Shared : -Shared));
      }
  // Objects in the frame keep their distance from %sp and get closer to the
  // caller's frame. Later passes derive one offset from the other.
  MachineFrameInfo &Frame = MF.getFrameInfo();
  for (int I = 0; I < Frame.getObjectIndexEnd(); ++I)
    if (!Frame.isDeadObjectIndex(I))
      Frame.setObjectOffset(I, Frame.getObjectOffset(I) + Shared);
  Frame.setStackSize(Size - Shared);
  return Size - Shared;
}

/// Returns a CFI rule: the register with number \p Register has the value that
/// the DWARF expression \p Operations computes from the canonical frame address
/// plus \p Offset.
static MCCFIInstruction valueRule(unsigned Register, int64_t Offset,
                                  ArrayRef<uint8_t> Operations) {
  SmallString<16> Expression, Rule;
  raw_svector_ostream OfExpression(Expression), OS(Rule);
  OfExpression << char(dwarf::DW_OP_consts);
  encodeSLEB128(Offset, OfExpression);
  OfExpression << char(dwarf::DW_OP_plus) << toStringRef(Operations);
  OS << char(dwarf::DW_CFA_val_expression) << char(Register)
     << char(Expression.size()) << Expression;
  return MCCFIInstruction::createEscape(nullptr, Rule);
}

/// Adds CFI rules for GDB that follow from the other rules. GDB 13 expects the
/// program counter of the caller in a register, and stops with an internal
/// error if the return address, at \p Offset from the canonical frame address,
/// is in memory. But before that it reads rules for %pc and %npc, under
/// register numbers of its own that DWARF for SPARC does not use. On 64-bit
/// SPARC, it takes the canonical frame address, which has no bias, for the
/// caller's %sp.
static void describeCaller(CFIInstBuilder &Builder, bool Is64, int64_t Offset) {
  const unsigned ProgramCounter = Is64 ? 80 : 68, StackPointer = 14;
  for (uint8_t I = 0; I < 2; ++I)
    Builder.insertCFIInst(valueRule(
        ProgramCounter + I, Offset,
        {dwarf::DW_OP_deref, dwarf::DW_OP_plus_uconst, uint8_t(8 + 4 * I)}));
  if (Is64)
    Builder.insertCFIInst(valueRule(StackPointer, -2047, {}));
  // Mark the registers that callees do not preserve, %g1 to %g4 and %o0 to %o5,
  // as undefined. Otherwise GDB shows the values that callees have left in
  // them.
  for (unsigned Register : {1, 2, 3, 4, 8, 9, 10, 11, 12, 13})
    Builder.insertCFIInst(MCCFIInstruction::createUndefined(nullptr, Register));
}

static bool describeFlatFrame(MachineFunction &MF) {
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  const unsigned Add = findOpcode(TII, "ADDri");
  const MCRegister SP = findRegister(TRI, "O6"), O7 = findRegister(TRI, "O7");
  MachineBasicBlock &Entry = MF.front();
  const auto Allocation = find_if(
      Entry, [](const MachineInstr &MI) { return !MI.isMetaInstruction(); });
  if (Allocation == Entry.end() || Allocation->getOpcode() != Add ||
      Allocation->getOperand(0).getReg() != SP)
    return false;
  SmallVector<MachineInstr *, 4> OfWindow;
  MachineInstr *Store = nullptr;
  for (MachineInstr &MI : Entry)
    if (MI.isCFIInstruction())
      OfWindow.push_back(&MI);
    else if (!Store && MI.mayStore() && MI.readsRegister(O7, &TRI))
      Store = &MI;
  int64_t Size = -Allocation->getOperand(2).getImm();
  if (Store)
    Size = shrinkFrame(MF, Add, SP, Size);
  if (OfWindow.empty())
    return Store;
  for (MachineInstr *MI : OfWindow)
    MI->eraseFromParent();
  // In 64-bit code the canonical frame address does not have the bias of %sp.
  const int64_t Bias = MF.getTarget().getTargetTriple().isSPARC64() ? 2047 : 0;
  CFIInstBuilder(Entry, std::next(Allocation), MachineInstr::FrameSetup)
      .buildDefCFAOffset(Bias + Size);
  if (Store) {
    const int64_t Offset = Store->getOperand(1).getImm() - Bias - Size;
    CFIInstBuilder Builder(Entry, std::next(Store->getIterator()),
                           MachineInstr::FrameSetup);
    Builder.buildOffset(O7, Offset);
    describeCaller(Builder, Bias != 0, Offset);
  }
  return true;
}

MachineFunctionPass *mincaml::createFlatFrameDescriptionPass() {
  return new TransformPass<describeFlatFrame>(
      "SPARC flat frames after frame lowering");
}
