//===- Stack.cpp - Rules about the stack and memory -----------------------===//

#include "Object/Stack.h"
#include "Domain/AddressParts.h"
#include "Rules/StackFrame.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mincaml::sparc;
using namespace llvm;

//===- Frames -------------------------------------------------------------===//

static void checkFrame(const CheckedFunction &F, unsigned Index,
                       const RegisterValue &NewStackPointer, bool MayBeEmpty) {
  bool Is64 = F.architecture().Is64;
  StackFrame Frame(Is64);
  if (!NewStackPointer.isInitial(reg::SP)) {
    if (!Is64 && NewStackPointer.alignment() >= Log2_32(Frame.Alignment))
      return F.Report.holds(Rule::FrameSize);
    return F.Report.unproved(Rule::FrameSize, Index,
                             "the size of the frame is unknown");
  }
  int64_t Size = -NewStackPointer.Offset;
  if (Size == 0 && MayBeEmpty)
    return F.Report.holds(Rule::FrameSize);
  // A function without calls needs no room for the arguments of callees.
  bool IsWindow = F.word(Index).Op == WordOperation::Save;
  int64_t Minimum =
      F.HasCalls || (IsWindow && !Is64) ? Frame.Minimum : Frame.WindowSaveArea;
  if (Size < Minimum && Size >= Frame.WindowSaveArea && F.MovesStackPointer)
    return F.Report.unproved(
        Rule::FrameSize, Index,
        formatv("{0} bytes, unless each call allocates the rest of {1}", Size,
                Minimum)
            .str());
  if (Size < Minimum)
    return F.Report.violated(
        Rule::FrameSize, Index,
        formatv("{0} bytes, at least {1} are required", Size, Minimum).str());
  if (Size % Frame.Alignment)
    return F.Report.violated(
        Rule::FrameSize, Index,
        formatv("{0} bytes, not a multiple of {1}", Size, Frame.Alignment)
            .str());
  F.Report.holds(Rule::FrameSize);
}

static void checkNewStackPointer(const CheckedFunction &F, unsigned Index,
                                 const AbstractState &State) {
  const InstructionWord &I = F.word(Index);
  if (I.Op == WordOperation::Restore)
    return;
  if (I.Op == WordOperation::Save && I.Rd != reg::SP)
    return F.Report.violated(Rule::FrameSize, Index,
                             "the new window has no stack pointer");
  RegisterValue New = I.isMemoryAccess() ? RegisterValue::unknown()
                                         : F.Semantics.result(Index, State);
  checkFrame(F, Index, New, I.Op != WordOperation::Save && State.Window.is(0));
}

//===- Accesses -----------------------------------------------------------===//

/// Whether the word may be a stack probe: GCC's -fstack-check and
/// -fstack-clash-protection store zeros below %sp, so that a stack overflow
/// traps before the frame is allocated. They compute the address in a register
/// other than %sp and %fp. A load from there is a violation of its own.
static bool mayBeStackProbe(const InstructionWord &I, bool Is64) {
  return I.Op == WordOperation::Store && !I.IsFloatData && I.Rd == reg::G0 &&
         I.AccessSize == (Is64 ? 8 : 4) &&
         (I.HasImmediate || I.Rs2 == reg::G0) && I.Rs1 != reg::SP &&
         I.Rs1 != reg::FP;
}

static void checkStackAccess(const CheckedFunction &F, unsigned Index,
                             const RegisterValue &Address,
                             const AbstractState &State) {
  const InstructionWord &I = F.word(Index);
  StackFrame Frame(F.architecture().Is64);
  const RegisterValue &StackPointer = State.Registers[reg::SP];
  std::optional<int64_t> FromStackPointer, FromEntry;
  if (I.Rs1 == reg::SP && I.HasImmediate)
    FromStackPointer = I.Immediate - Frame.Bias;
  else if (Address.isInitial(reg::SP) && StackPointer.isInitial(reg::SP))
    FromStackPointer = Address.Offset - StackPointer.Offset - Frame.Bias;
  if (Address.isInitial(reg::SP))
    FromEntry = Address.Offset - Frame.Bias;
  if (!FromStackPointer && !FromEntry)
    return;
  // GCC's memory barrier for V8: an atomic access to an unused byte.
  if (I.Op == WordOperation::LoadStore && I.AccessSize == 1 && I.Rd == reg::G0)
    return F.Report.holds(Rule::BelowStackPointer);
  if (!FromStackPointer) {
    // The frames of callers are above the stack pointer.
    if (*FromEntry < 0)
      F.Report.unproved(Rule::BelowStackPointer, Index,
                        "the distance from %sp is unknown");
  } else if (*FromStackPointer < 0 &&
             mayBeStackProbe(I, F.architecture().Is64)) {
    F.Report.unproved(Rule::BelowStackPointer, Index,
                      formatv("{0} bytes below, unless it is a stack probe, "
                              "whose value nothing reads",
                              -*FromStackPointer)
                          .str());
  } else if (*FromStackPointer < 0) {
    F.Report.violated(Rule::BelowStackPointer, Index,
                      formatv("{0} bytes below", -*FromStackPointer).str());
  } else {
    F.Report.holds(Rule::BelowStackPointer);
  }
  if (I.Op == WordOperation::Load)
    return;
  auto IsInSaveArea = [&](std::optional<int64_t> Offset) {
    return Offset && *Offset > -int64_t(I.AccessSize) &&
           *Offset < Frame.WindowSaveArea;
  };
  if (IsInSaveArea(FromStackPointer))
    F.Report.violated(Rule::WindowSaveArea, Index,
                      formatv("{0} bytes above %sp", *FromStackPointer).str());
  else if (IsInSaveArea(FromEntry))
    F.Report.violated(
        Rule::WindowSaveArea, Index,
        formatv("{0} bytes above the caller's %sp", *FromEntry).str());
  else
    F.Report.holds(Rule::WindowSaveArea);
}

static void checkAlignment(const CheckedFunction &F, unsigned Index,
                           const RegisterValue &Address) {
  // A quad access is aligned if its parts are; compilers rarely emit it.
  unsigned Size = std::min<unsigned>(F.word(Index).AccessSize, 8);
  if (Size <= 1)
    return;
  if (Address.alignment() >= Log2_32(Size))
    return F.Report.holds(Rule::Alignment);
  std::string Access = formatv("an access to {0} bytes", Size);
  if (Address.isConstant() || Address.isInitial(reg::SP))
    return F.Report.violated(Rule::Alignment, Index, Access);
  if (Address.isAddressPart(WholeAddress)) {
    uint64_t Known = F.program().baseAlignment(Address.Base);
    if (Address.Offset % std::min<uint64_t>(Known, Size))
      return F.Report.violated(Rule::Alignment, Index, Access);
    return F.Report.unproved(Rule::Alignment, Index,
                             Access + "; the alignment of " +
                                 F.program().baseName(Address.Base) +
                                 " is unknown");
  }
  F.Report.unproved(Rule::Alignment, Index,
                    Access + "; the alignment of the address is unknown");
}

void mincaml::sparc::checkStack(const CheckedFunction &F, unsigned Index,
                                const AbstractState &State) {
  const InstructionWord &I = F.word(Index);
  if (I.Op == WordOperation::Restore || I.Op == WordOperation::Return)
    if (State.Window.is(0))
      F.Report.violated(Rule::WindowDepth, Index, "no save precedes it");
  if (I.Op == WordOperation::Save || I.Writes.test(reg::SP))
    checkNewStackPointer(F, Index, State);
  if (!I.isMemoryAccess())
    return;
  RegisterValue Address = F.Semantics.address(Index, State);
  if (!I.IsAlternateSpace || Address.isInitial(reg::SP))
    checkStackAccess(F, Index, Address, State);
  checkAlignment(F, Index, Address);
}

//===- Windows ------------------------------------------------------------===//

void mincaml::sparc::checkWindowsAtStart(const CheckedFunction &F,
                                         dataflow::Node N,
                                         const StateGraph &Nodes,
                                         const StateSolution &Solution) {
  if (F.Code.Function->IsPart)
    return; // Reported at its ends.
  const AbstractState &State = Solution.In[N];
  if (!State.Window.isConflict())
    return F.Report.holds(Rule::WindowDepth);
  for (dataflow::Node P : Nodes.predecessors(N))
    if (Solution.Reached.test(P) && Solution.Out[P].Window.isConflict())
      return; // Reported there.
  const CodeBlock &B = *Nodes.block(N);
  unsigned Word = B.Steps.empty() ? B.EndWord : B.Steps.front().Index;
  if (State.Window.isDoubtful())
    F.Report.unproved(Rule::WindowDepth, Word,
                      "unless the call before does not return");
  else
    F.Report.violated(Rule::WindowDepth, Word,
                      "paths with different numbers of saves meet here");
}

void mincaml::sparc::checkWindowsAtEnd(const CheckedFunction &F,
                                       const CodeBlock &B,
                                       const AbstractState &State) {
  auto Unproved = [&](const Twine &Reason) {
    F.Report.unproved(Rule::WindowDepth, B.EndWord, Reason);
  };
  switch (B.End) {
  case BlockEnd::Unknown:
    return Unproved("the target of the jump is unknown");
  case BlockEnd::OtherPart:
    return Unproved("the target is in another part of the function");
  case BlockEnd::Returns:
  case BlockEnd::TailCall:
    break;
  default:
    return;
  }
  if (State.Window.isConflict())
    // A violation is reported where the paths meet.
    Unproved(F.Code.Function->IsPart
                 ? "the window is that of another part of the function"
                 : "the number of saves depends on the path");
  else if (State.Window.is(0))
    F.Report.holds(Rule::WindowDepth);
  else if (State.Window.isDoubtful())
    Unproved("unless the call before does not return");
  else
    F.Report.violated(
        Rule::WindowDepth, B.EndWord,
        formatv("{0} saves have no restore", unsigned(State.Window.depth()))
            .str());
}
