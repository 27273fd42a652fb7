//===- Stack.cpp - Rules about the stack and memory -----------------------===//

#include "Machine/RuleChecks.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace mincaml::sparc;
using namespace llvm;

//===- Frames -------------------------------------------------------------===//

/// Returns the remainder of the address modulo \p Alignment, or modulo a
/// smaller power of two if only that is known, and the modulus.
static std::pair<int64_t, int64_t> remainder(const RegisterValue &V,
                                             int64_t Alignment) {
  RegisterValue Residue = V.residue();
  int64_t Known = std::min<int64_t>(int64_t(1) << Residue.Bits, Alignment);
  return {Residue.Offset % Known, Known};
}

static void checkFrameSize(const CheckedMachineFunction &F,
                           const MachineInstr &MI, int64_t Size, bool IsFlat) {
  // 32-bit functions without calls also allocate the argument area.
  int64_t Minimum = F.HasCalls || !F.Table.is64Bit() ? F.Frame.Minimum
                                                     : F.Frame.WindowSaveArea;
  int64_t WithoutCalls =
      F.Table.is64Bit() ? F.Frame.WindowSaveArea : F.Frame.Minimum;
  if (Size >= Minimum || (IsFlat && F.Frame.fitsInArgumentArea(Size)))
    return;
  // In functions with dynamic allocas, LLVM allocates outgoing arguments at
  // each call.
  if (F.MF.getFrameInfo().hasVarSizedObjects() && Size >= WithoutCalls)
    F.Report.unproved(Rule::FrameSize, MI,
                      Twine(Size) +
                          " bytes, unless each call allocates the "
                          "rest of " +
                          Twine(Minimum));
  else
    F.Report.violation(Rule::FrameSize, MI,
                       Twine(Size) + " bytes, at least " + Twine(Minimum) +
                           " are required");
}

/// Checks the allocation of a frame whose size is not known to be aligned. \p S
/// is the state before it.
static void checkDynamicSize(const CheckedMachineFunction &F,
                             const MachineInstr &MI, const FlowState &S) {
  if (F.Table[MI].TheOperation == Operation::Subtract) {
    const RegisterValue Size = F.Semantics.operand(MI.getOperand(2), S);
    if (Size.TheKind == RegisterValue::Kind::Initial && !Size.isStack())
      return F.Report.violation(Rule::FrameSize, MI,
                                "its size is an argument that is not rounded");
    // Code that rounds the size at all must round it to the alignment of the
    // ABI.
    if (Size.alignment() != 0)
      return F.Report.violation(
          Rule::FrameSize, MI,
          "its size is a multiple of " + Twine(1u << Size.alignment()) +
              " bytes, not of " + Twine(F.Frame.Alignment));
  }
  F.Report.unproved(Rule::FrameSize, MI, "the size of the frame is unknown");
}

void mincaml::sparc::checkFrame(const CheckedMachineFunction &F,
                                const MachineInstr &MI, const FlowState &S,
                                const RegisterValue &New) {
  if (!New.isStack())
    return F.Report.violation(Rule::FrameSize, MI,
                              "the new %sp is not computed from the old one");
  RegisterValue Start = New.residue();
  Start = RegisterValue::modulo(Start.TheKind, Start.Bits,
                                Start.Offset + F.Frame.Bias);
  auto [Rest, Known] = remainder(Start, F.Frame.Alignment);
  if (Rest != 0)
    F.Report.violation(Rule::FrameSize, MI,
                       "%sp is not a multiple of " + Twine(F.Frame.Alignment));
  else if (Known < F.Frame.Alignment)
    checkDynamicSize(F, MI, S);
  // Without a window, only an allocation at entry creates a frame.
  std::optional<int64_t> Size = distance(F.StackPointerAtEntry, New);
  const bool HasWindow =
      F.Table[MI].TheOperation == Operation::Save || S.Window.is(1);
  const bool IsAtEntry = S.Registers[reg::SP] == F.StackPointerAtEntry;
  if (Size && (HasWindow || (*Size > 0 && IsAtEntry)))
    checkFrameSize(F, MI, *Size, /*IsFlat=*/!HasWindow);
}

void mincaml::sparc::checkStackAtEnd(const CheckedMachineFunction &F,
                                     const MachineInstr &MI,
                                     const FlowState &S) {
  if (!exitsFunction(F.Table[MI].TheOperation) || !S.Window.is(0))
    return;
  std::optional<int64_t> Moved =
      distance(S.Registers[reg::SP], F.StackPointerAtEntry);
  if (!Moved)
    F.Report.unproved(Rule::FrameRegister, MI,
                      "the value of %sp at the end is unknown");
  else if (*Moved != 0)
    F.Report.violation(Rule::FrameRegister, MI,
                       "at the end %sp is its value at entry plus " +
                           Twine(*Moved));
}

//===- Accesses -----------------------------------------------------------===//

/// The reason why an access is unproved if a correct program can contain it
/// only on a path that is never taken.
static constexpr char ComputedInIR[] =
    "; the program itself computes this address, on a path that may never be "
    "taken";

/// Whether the pointer of an access comes from LLVM IR and is not known to be
/// sufficiently aligned there.
static bool isMisalignedInIR(const MachineMemOperand &Access, Align Required,
                             const DataLayout &DL) {
  auto *Pointer = const_cast<Value *>(Access.getValue());
  return Pointer && commonAlignment(getKnownAlignment(Pointer, DL),
                                    Access.getOffset()) < Required;
}

/// Whether LLVM IR accesses a local variable, but the access is not known to be
/// within its bounds.
static bool leavesVariableInIR(const MachineMemOperand &Access, int64_t Size,
                               const DataLayout &DL) {
  const Value *Pointer = Access.getValue();
  if (!Pointer || !isa<AllocaInst>(getUnderlyingObject(Pointer)))
    return false;
  APInt Offset(DL.getIndexTypeSizeInBits(Pointer->getType()), 0);
  const auto *Variable =
      dyn_cast<AllocaInst>(Pointer->stripAndAccumulateConstantOffsets(
          DL, Offset, /*AllowNonInbounds=*/true));
  std::optional<TypeSize> Whole;
  if (Variable)
    Whole = Variable->getAllocationSize(DL);
  const int64_t Start = Offset.getSExtValue() + Access.getOffset();
  return !Whole || Whole->isScalable() || Start < 0 ||
         Start + Size > int64_t(Whole->getFixedValue());
}

/// Reports an access to a part of the stack that the function must not use.
static void reportStackAccess(const CheckedMachineFunction &F, Rule R,
                              const MachineInstr &MI, const Twine &Detail) {
  const int64_t Size = F.Table[MI].AccessSize;
  if (any_of(MI.memoperands(), [&](const MachineMemOperand *Access) {
        return leavesVariableInIR(*Access, Size, F.MF.getDataLayout());
      }))
    return F.Report.unproved(R, MI, Detail + ComputedInIR);
  F.Report.violation(R, MI, Detail);
}

/// Checks that no load reads the argument area after a call, which may have
/// overwritten it.
static void checkArgumentArea(const CheckedMachineFunction &F,
                              const MachineInstr &MI,
                              const RegisterValue &Address,
                              std::optional<int64_t> Above,
                              const FlowState &S) {
  if (!F.Table[MI].Loads || !S.ArgumentArea.mayBeUsed())
    return;
  std::optional<OutgoingArgumentArea::Distance> AtCalls =
      S.ArgumentArea.distanceOf(Address, Above, F.Frame.Bias);
  if (!AtCalls || !F.Frame.isInArgumentArea(AtCalls->Bytes))
    return;
  const std::string Word = ("the word " + Twine(AtCalls->Bytes) +
                            " bytes above %sp, which belongs to the callee")
                               .str();
  if (AtCalls->IsCertain)
    reportStackAccess(F, Rule::LiveAcrossCall, MI, Word);
  else
    F.Report.unproved(Rule::LiveAcrossCall, MI,
                      Word + ", unless the earlier calls had another %sp");
}

/// Checks an access \p Above bytes above %sp in a function that works in its
/// caller's window. Such a function shares the start of its caller's frame with
/// the caller and with its own callees. \p FromEntry is the distance of the
/// access from %sp at entry, in bytes.
static void checkFlatAccess(const CheckedMachineFunction &F,
                            const MachineInstr &MI, int64_t Above,
                            int64_t FromEntry) {
  const InstructionInfo &Info = F.Table[MI];
  if (Info.Stores && Above != FromEntry &&
      FromEntry >= F.Frame.WindowSaveArea &&
      FromEntry + Info.AccessSize > F.Frame.Minimum &&
      F.MF.getFrameInfo().getNumFixedObjects() == 0)
    reportStackAccess(F, Rule::FrameSize, MI,
                      "the store is " + Twine(FromEntry) +
                          " bytes above %sp at entry, in the caller's frame");
}

static void checkStackAccess(const CheckedMachineFunction &F,
                             const MachineInstr &MI,
                             const RegisterValue &Address, const FlowState &S) {
  const InstructionInfo &Info = F.Table[MI];
  RegisterInfo Base = F.Table.reg(MI.getOperand(Info.AddressOperand).getReg());
  bool IsFromStackPointer =
      Base.Bank == RegisterFile::Integer && Base.Number == reg::SP;
  std::optional<int64_t> Above = F.Semantics.aboveStackPointer(MI, S);
  checkArgumentArea(F, MI, Address, Above, S);
  if (!Above) {
    std::optional<int64_t> FromEntry = distance(Address, F.StackPointerAtEntry);
    if (FromEntry && *FromEntry >= F.Frame.Bias - F.FixedFrame)
      return;
    if (Address.isStack() || IsFromStackPointer)
      F.Report.unproved(Rule::BelowStackPointer, MI,
                        "the distance from %sp is unknown");
    return;
  }
  std::optional<int64_t> FromEntry = distance(Address, F.StackPointerAtEntry);
  if (FromEntry)
    *FromEntry -= F.Frame.Bias;
  if (FromEntry && S.Window.is(0))
    checkFlatAccess(F, MI, *Above, *FromEntry);
  auto IsInSaveArea = [&](int64_t Offset) {
    return Info.Stores && Offset >= 0 && Offset < F.Frame.WindowSaveArea;
  };
  if (*Above < 0)
    reportStackAccess(F, Rule::BelowStackPointer, MI,
                      Twine(-*Above) + " bytes below");
  else if (IsInSaveArea(*Above))
    reportStackAccess(F, Rule::WindowSaveArea, MI,
                      Twine(*Above) + " bytes above %sp" +
                          (F.Frame.Bias ? " plus the bias" : ""));
  else if (FromEntry && IsInSaveArea(*FromEntry))
    reportStackAccess(F, Rule::WindowSaveArea, MI,
                      Twine(*FromEntry) + " bytes above the caller's %sp");
}

static void checkAlignment(const CheckedMachineFunction &F,
                           const MachineInstr &MI,
                           const RegisterValue &Address) {
  int64_t Size = F.Table[MI].AccessSize;
  if (Size == 1)
    return;
  auto [Rest, Known] = remainder(Address, Size);
  if (Rest != 0) {
    const std::string Detail =
        formatv("the address is {0} modulo {1}", Rest, Known);
    if (none_of(MI.memoperands(), [&](const MachineMemOperand *Access) {
          return isMisalignedInIR(*Access, Align(Size), F.MF.getDataLayout());
        }))
      return F.Report.violation(Rule::Alignment, MI, Detail);
    return F.Report.unproved(Rule::Alignment, MI, Detail + ComputedInIR);
  }
  if (Known == Size)
    return;
  if (MI.memoperands_empty())
    return F.Report.unproved(Rule::Alignment, MI,
                             "the alignment of the address is unknown");
  for (const MachineMemOperand *MMO : MI.memoperands())
    if (MMO->getAlign().value() < static_cast<uint64_t>(Size))
      return F.Report.violation(Rule::Alignment, MI,
                                "the memory operand guarantees an alignment "
                                "of only " +
                                    Twine(MMO->getAlign().value()));
}

void mincaml::sparc::checkAccess(const CheckedMachineFunction &F,
                                 const MachineInstr &MI, const FlowState &S) {
  const InstructionInfo &Info = F.Table[MI];
  // An address that is not in a register is reported as Unlowered.
  if (!Info.AccessSize || !MI.getOperand(Info.AddressOperand).isReg())
    return;
  RegisterValue Address = F.Semantics.address(MI, S);
  checkStackAccess(F, MI, Address, S);
  checkAlignment(F, MI, Address);
}
