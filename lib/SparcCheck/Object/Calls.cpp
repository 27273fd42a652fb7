//===- Calls.cpp - Rules about calls, returns and jumps -------------------===//

#include "Object/RuleChecks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;

void mincaml::sparc::checkReturn(const CheckedFunction &F, unsigned Index,
                                 const AbstractState &State) {
  const DecodedInstruction &I = F.instruction(Index);
  if (!I.isReturn())
    return;
  StringRef Name(registerName(I.Rs1));
  RegisterValue Target = F.Semantics.address(Index, State);
  bool IsCopy = I.Rs1 != reg::O7 && I.Rs1 != reg::I7;
  if (IsCopy && !Target.isInitial(reg::O7)) {
    // LiveAcrossCall reports a copy that a call has clobbered.
    if (State.Clobbered.test(I.Rs1))
      return;
    StringRef Unknown = "the target of the jump is unknown";
    if (State.DoubtfullyClobbered.test(I.Rs1))
      return F.Report.doubtful(Rule::BranchDisplacement, Index, Unknown, I.Rs1);
    return F.Report.unproved(Rule::BranchDisplacement, Index,
                             Unknown + ": what " + Name +
                                 " contains is not modelled");
  }
  if (!Target.isInitial(reg::O7)) {
    bool IsLost =
        State.Clobbered.test(I.Rs1) || State.certainlyUndefined().test(I.Rs1) ||
        Target.isExact() ||
        State.Registers[I.Rs1].TheKind == RegisterValue::Kind::CallSite;
    if (!IsLost && State.DoubtfullyClobbered.test(I.Rs1))
      return F.Report.doubtful(Rule::ReturnAddress, Index,
                               Name + " may contain another value", I.Rs1);
    if (!IsLost)
      return F.Report.unproved(Rule::ReturnAddress, Index,
                               Name + " may contain another value: how it is "
                                      "computed is not modelled");
    return F.Report.violated(Rule::ReturnAddress, Index,
                             Name + " does not contain the return address");
  }
  bool MayBeStructure = !F.architecture().Is64;
  if (Target.Offset == 8 || (Target.Offset == 12 && MayBeStructure))
    return F.Report.holds(Rule::ReturnAddress, Index);
  F.Report.violated(
      Rule::ReturnAddress, Index,
      formatv("it returns to {0} bytes after the call", Target.Offset));
}

static RegisterSet missingArguments(const RegisterSet &ReadByCallee,
                                    const AbstractState &State) {
  return ReadByCallee & (State.Never | State.certainlyUndefined());
}

/// Checks that the registers that the callee reads contain arguments. \p
/// MayRead contains the registers that it reads on some paths only.
static void checkArguments(const CheckedFunction &F, unsigned Index,
                           const RegisterSet &ReadByCallee,
                           const RegisterSet &MayRead,
                           const AbstractState &State) {
  RegisterSet Missing = missingArguments(ReadByCallee, State);
  RegisterSet Doubtful = missingArguments(MayRead & ~ReadByCallee, State);
  if (Missing.none() && Doubtful.none())
    return F.Report.holds(Rule::Signature, Index);
  for (unsigned R = 1; R != reg::Count; ++R)
    if (Doubtful.test(R))
      F.Report.unproved(Rule::Signature, Index,
                        Twine("the callee may read ") + registerName(R) +
                            ", which has no definition on some path");
  for (unsigned R = 1; R != reg::Count; ++R)
    if (Missing.test(R))
      F.Report.violated(Rule::Signature, Index,
                        Twine("the callee reads ") + registerName(R) +
                            ", which has no definition on " +
                            (State.Never.test(R) ? "any path" : "some path"));
}

/// Returns the address that an indirect call jumps to, if it is known and the
/// delay slot does not change its register.
static std::optional<RegisterValue> calledAddress(const CheckedFunction &F,
                                                  unsigned Index,
                                                  const AbstractState &State) {
  const DecodedInstruction &I = F.instruction(Index);
  if (I.Op != DecodedOperation::Jump)
    return std::nullopt;
  const DecodedInstruction *Slot = F.Code.slot(Index);
  if (!Slot || (Slot->Writes & I.Reads).any())
    return std::nullopt;
  RegisterValue Target = F.Semantics.address(Index, State);
  if (!Target.isAddressPart(WholeAddress))
    return std::nullopt;
  return Target;
}

/// Returns the callee of a call, or null if it is not in the program.
static const ProcedureSummary *findCallee(const CheckedFunction &F,
                                          unsigned Index,
                                          const AbstractState &State) {
  if (F.instruction(Index).Op == DecodedOperation::Call)
    return F.Summaries.callee(F.Code, Index);
  std::optional<RegisterValue> Target = calledAddress(F, Index, State);
  if (!Target)
    return nullptr;
  std::optional<CodeLocation> Location =
      F.program().codeLocation(Target->Base, Target->Offset);
  return Location ? summaryAt(F.Summaries, *Location) : nullptr;
}

/// Returns the name of the callee of an indirect call; nothing if the callee is
/// not known to be in another file.
static std::optional<std::string> externalNameOf(const CheckedFunction &F,
                                                 unsigned Index,
                                                 const AbstractState &State) {
  std::optional<RegisterValue> Target = calledAddress(F, Index, State);
  if (!Target || Target->Offset != 0)
    return std::nullopt;
  // The base of an address may be a section, for which symbol() returns no
  // name.
  std::optional<CodeSymbol> Symbol =
      expectedToOptional(F.program().symbol(Target->Base));
  if (!Symbol || Symbol->IsDefined || Symbol->Name.empty())
    return std::nullopt;
  return Symbol->Name.str();
}

/// Reports that the rule is unproved because \p Kind is unknown about the
/// callee.
static void reportUnknown(const CheckedFunction &F, Rule R, unsigned Index,
                          const AbstractState &State, MissingFact::Kind Kind) {
  F.Report.unproved(R, Index, [&] {
    if (std::optional<std::string> Name = externalNameOf(F, Index, State))
      return Reasons{{{*Name, Kind}}, {}};
    return whyUnknown(F.Code, F.Summaries, Index, Kind);
  });
}

namespace {

/// A summary of the callee of a call, from its code or from a fact.
struct KnownCallee {
  /// The registers that it reads, as in a FunctionFact.
  std::optional<RegisterSet> Reads, MayRead;
  /// The floating-point registers that it may read besides Reads, if they are
  /// known (FloatArguments).
  RegisterSet Floats;
  /// Whether it may return to +8 (after the call) or to +12 (over the unimp of
  /// a structure).
  bool ToCall = false, ToStructure = false;
  /// Whether it may also return elsewhere.
  bool MayReturnOtherwise = true;

  KnownCallee() = default;
  KnownCallee(const CheckedFunction &F, const ProcedureSummary &Summary)
      : Reads(F.Summaries.argumentsReadBy(Summary)),
        Floats(F.Floats.of(Summary)), ToCall(Summary.ReturnsAfterCall),
        ToStructure(Summary.ReturnsAfterStructure),
        MayReturnOtherwise(Summary.MayReturnOtherwise) {}
  explicit KnownCallee(const FunctionFact &Fact)
      : Reads(Fact.Reads), MayRead(Fact.MayRead),
        ToCall(Fact.Returns == ReturnFact::AfterCall ||
               Fact.Returns == ReturnFact::AfterCallIfAtAll),
        ToStructure(Fact.Returns == ReturnFact::AfterStructure ||
                    Fact.Returns == ReturnFact::AfterStructureIfAtAll),
        MayReturnOtherwise(!ToCall && !ToStructure) {}
};

} // namespace

static KnownCallee knownCallee(const CheckedFunction &F, unsigned Index,
                               const AbstractState &State) {
  if (const ProcedureSummary *Callee = findCallee(F, Index, State))
    return KnownCallee(F, *Callee);
  const FunctionFact *Fact = nullptr;
  if (F.instruction(Index).Op == DecodedOperation::Call)
    Fact = F.Summaries.fact(F.Code, Index);
  else if (std::optional<std::string> Name = externalNameOf(F, Index, State))
    Fact = F.Summaries.fact(*Name);
  return Fact ? KnownCallee(*Fact) : KnownCallee();
}

static void checkArguments(const CheckedFunction &F, unsigned Index,
                           const KnownCallee &Callee,
                           const AbstractState &State) {
  if (Callee.Reads)
    checkArguments(F, Index, *Callee.Reads, Callee.Floats, State);
  else if (Callee.MayRead && missingArguments(*Callee.MayRead, State).none())
    F.Report.holds(Rule::Signature, Index);
  else
    reportUnknown(F, Rule::Signature, Index, State,
                  MissingFact::Kind::Arguments);
}

/// Checks that a call that is followed by an unimp passes the address of a
/// structure. \p State is the state after its delay slot.
static void checkStructureAddress(const CheckedFunction &F, unsigned Index,
                                  const AbstractState &State) {
  if (State.MayLackStructureAddress)
    F.Report.violated(
        Rule::Signature, Index,
        "on some path nothing stores the address for the structure at %sp+64");
  else
    F.Report.holds(Rule::Signature, Index);
}

void mincaml::sparc::checkCall(const CheckedFunction &F, unsigned Index,
                               const AbstractState &State) {
  bool HasSize = !F.architecture().Is64 && Index + 2 < F.Code.size() &&
                 F.instruction(Index + 2).Op == DecodedOperation::Unimplemented;
  if (HasSize)
    checkStructureAddress(F, Index, State);
  KnownCallee Callee = knownCallee(F, Index, State);
  checkArguments(F, Index, Callee, State);
  if (F.architecture().Is64)
    return;
  if (Callee.MayReturnOtherwise && Callee.Reads &&
      F.instruction(Index).Op == DecodedOperation::Jump)
    return F.Report.unproved(Rule::ReturnAddress, Index,
                             "the check does not know how the callee returns");
  if (Callee.MayReturnOtherwise)
    return reportUnknown(F, Rule::ReturnAddress, Index, State,
                         MissingFact::Kind::ReturnsStructure);
  if (HasSize && Callee.ToCall && !Callee.ToStructure)
    return F.Report.violated(
        Rule::ReturnAddress, Index,
        "the callee returns to the unimp after the delay slot");
  if (!HasSize && Callee.ToStructure && !Callee.ToCall)
    return F.Report.violated(
        Rule::ReturnAddress, Index,
        "the callee skips the instruction after the delay slot");
  F.Report.holds(Rule::ReturnAddress, Index);
}

/// Checks the arguments of a tail call.
static void checkArgumentsOfTailCall(const CheckedFunction &F, unsigned Index,
                                     const AbstractState &State) {
  if (F.instruction(Index).Op == DecodedOperation::Jump)
    return;
  if (const ProcedureSummary *Callee = F.Summaries.target(F.Code, Index))
    return checkArguments(F, Index, KnownCallee(F, *Callee), State);
  const FunctionFact *Fact = F.Summaries.fact(F.Code, Index);
  checkArguments(F, Index, Fact ? KnownCallee(*Fact) : KnownCallee(), State);
}

/// Checks that a function that exits without a window of its own restores %sp.
static void checkFinalStackPointer(const CheckedFunction &F, const CodeBlock &B,
                                   const AbstractState &State) {
  const RegisterValue &StackPointer = State.Registers[reg::SP];
  if (State.Window.is(0) && StackPointer.isInitial(reg::SP) &&
      StackPointer.Offset != 0)
    F.Report.violated(
        Rule::FrameRegister, B.EndWord,
        formatv("%sp is changed by {0} at the end", StackPointer.Offset));
}

void mincaml::sparc::checkBlockEnd(const CheckedFunction &F, const CodeBlock &B,
                                   const AbstractState &State) {
  switch (B.End) {
  case BlockEnd::PastEnd:
    if (F.Code.Function->Continues)
      return F.Report.unproved(Rule::FallThrough, B.EndWord,
                               "another symbol is within the function");
    return F.Report.violated(Rule::FallThrough, B.EndWord, "");
  case BlockEnd::PastEndCall:
    return reportUnknown(F, Rule::FallThrough, B.EndWord, State,
                         MissingFact::Kind::Returns);
  case BlockEnd::TailCall:
    checkReturnAddressOfTailCall(F, B.EndWord, State);
    checkArgumentsOfTailCall(F, B.EndWord, State);
    [[fallthrough]];
  case BlockEnd::Returns:
    checkFinalStackPointer(F, B, State);
    [[fallthrough]];
  case BlockEnd::OtherPart:
    return F.Report.holds(Rule::FallThrough, B.EndWord);
  case BlockEnd::Stops:
    if (returnsHere(F.Code, B.EndWord))
      checkArguments(F, B.EndWord, knownCallee(F, B.EndWord, State), State);
    return F.Report.holds(Rule::FallThrough, B.EndWord);
  case BlockEnd::Unknown:
    // Code that only this jump reaches is checked by checkUnreached() alone.
    return F.Report.unproved(
        Rule::BranchDisplacement, B.EndWord,
        formatv("the target of the jump is unknown; {0} instructions of the "
                "function that nothing else reaches are not checked",
                F.Code.size() - F.Graph.reached().count())
            .str());
  case BlockEnd::Flows:
  case BlockEnd::Broken:
    return;
  }
}

//===- Branches and direct calls ------------------------------------------===//

static void checkBranch(const CheckedFunction &F, unsigned Index,
                        const TransferTarget &Target) {
  switch (Target.TheKind) {
  case TransferTarget::Kind::Inside:
    F.Report.holds(Rule::BranchDisplacement, Index);
    return checkDelaySlotEntry(F, Index, Target.Word);
  case TransferTarget::Kind::Symbol:
    return F.Report.holds(Rule::BranchDisplacement, Index);
  case TransferTarget::Kind::Nowhere:
    return F.Report.violated(Rule::BranchDisplacement, Index,
                             "the target is outside of the code");
  case TransferTarget::Kind::OtherCode:
    break;
  }
  const CodeFunction *Other = F.program().functionAt(Target.Location);
  const CodeFunction &Own = *F.Code.Function;
  if (Other && Other->Begin == Target.Location.Offset && !Other->IsPart)
    return F.Report.holds(Rule::BranchDisplacement, Index);
  // GCC splits f.cold from f, and assembly code may have several entries.
  bool HasSameName =
      Other && Other->Name.split('.').first == Own.Name.split('.').first;
  bool IsToPart =
      Other && Other->IsPart && Other->Begin == Target.Location.Offset;
  bool IsFromPart = Other && Own.IsPart && !Other->IsPart;
  if (HasSameName && (IsToPart || IsFromPart))
    return F.Report.holds(Rule::BranchDisplacement, Index);
  if (!Other || Own.Continues || Other->Continues || HasSameName)
    return F.Report.unproved(
        Rule::BranchDisplacement, Index,
        "the target may be in another part of the function");
  F.Report.violated(Rule::BranchDisplacement, Index,
                    "the target is in the middle of " + Other->Name);
}

static void checkCallTarget(const CheckedFunction &F, unsigned Index,
                            const TransferTarget &Target) {
  switch (Target.TheKind) {
  case TransferTarget::Kind::Symbol:
    return F.Report.holds(Rule::BranchDisplacement, Index);
  case TransferTarget::Kind::Nowhere:
    if (F.program().isRelocatable())
      return F.Report.violated(Rule::BranchDisplacement, Index,
                               "the target is outside of the code");
    return F.Report.unproved(Rule::BranchDisplacement, Index,
                             "the target is outside of the known code");
  case TransferTarget::Kind::Inside:
    // `call .+8` reads the program counter.
    if (Target.Word == 0 || Target.Word == Index + 2)
      return F.Report.holds(Rule::BranchDisplacement, Index);
    return F.Report.violated(Rule::BranchDisplacement, Index,
                             "the target is in the middle of the function");
  case TransferTarget::Kind::OtherCode:
    break;
  }
  const CodeFunction *Callee = F.program().functionAt(Target.Location);
  if (!Callee)
    return F.Report.unproved(Rule::BranchDisplacement, Index,
                             "the target has no symbol");
  if (Callee->Begin == Target.Location.Offset)
    return F.Report.holds(Rule::BranchDisplacement, Index);
  F.Report.violated(Rule::BranchDisplacement, Index,
                    "the target is in the middle of " + Callee->Name);
}

void mincaml::sparc::checkBranchTarget(const CheckedFunction &F,
                                       unsigned Index) {
  bool IsBranch = F.instruction(Index).Op == DecodedOperation::Branch;
  if (!IsBranch && F.instruction(Index).Op != DecodedOperation::Call)
    return;
  Expected<TransferTarget> Target = transferTarget(F.Code, Index);
  if (!Target)
    return F.Report.unproved(Rule::BranchDisplacement, Index,
                             toString(Target.takeError()));
  IsBranch ? checkBranch(F, Index, *Target)
           : checkCallTarget(F, Index, *Target);
}

//===- Jumps through registers --------------------------------------------===//

void mincaml::sparc::checkReturnAddressOfTailCall(const CheckedFunction &F,
                                                  unsigned Index,
                                                  const AbstractState &State) {
  const RegisterValue &Address = State.Registers[reg::O7];
  if (Address == RegisterValue::initial(reg::O7))
    F.Report.holds(Rule::ReturnAddress, Index);
  else if (Address.isExact() || State.Clobbered.test(reg::O7) ||
           State.certainlyUndefined().test(reg::O7))
    F.Report.violated(
        Rule::ReturnAddress, Index,
        "%o7 does not contain the return address at the tail call");
  else if (State.DoubtfullyClobbered.test(reg::O7))
    F.Report.doubtful(Rule::ReturnAddress, Index,
                      "%o7 may not contain the return address at the tail call",
                      reg::O7);
  else
    F.Report.unproved(
        Rule::ReturnAddress, Index,
        "%o7 may not contain the return address at the tail call: how it is "
        "computed is not modelled");
}

/// Whether data contains addresses of instructions in the middle of the
/// function, to which a jump may go.
static bool hasTableTargets(const CheckedFunction &F) {
  const CodeFunction &Own = *F.Code.Function;
  ArrayRef<uint64_t> Taken = F.program().addressTaken(Own.Section);
  const uint64_t *First = upper_bound(Taken, Own.Begin);
  return First != Taken.end() && *First < Own.End;
}

enum class JumpTarget : uint8_t { Unknown, Inside, OtherFunction, Wrong };

/// Classifies the target of a jump, and reports a target that is known to be
/// wrong.
static JumpTarget checkTarget(const CheckedFunction &F, unsigned Index,
                              const RegisterValue &Target) {
  auto Wrong = [&](const Twine &Detail) {
    F.Report.violated(Rule::BranchDisplacement, Index, Detail);
    return JumpTarget::Wrong;
  };
  if (!F.program().isRelocatable())
    return JumpTarget::Unknown;
  // An argument cannot be an address within the function unless data contains
  // such addresses.
  bool IsArgument = Target.TheKind == RegisterValue::Kind::Initial &&
                    Target.RegisterOrPart >= reg::O0 &&
                    Target.RegisterOrPart < reg::SP && Target.Offset == 0;
  if (IsArgument)
    return hasTableTargets(F) || F.Code.Function->HasHiddenEntries
               ? JumpTarget::Unknown
               : JumpTarget::OtherFunction;
  if (!Target.isAddressPart(WholeAddress))
    return JumpTarget::Unknown;
  std::string Name = F.program().baseName(Target.Base);
  if (Target.Offset % 4)
    return Wrong("the target is between two words of " + Name);
  if (F.program().isData(Target.Base))
    return Wrong("the target is in " + Name);
  std::optional<CodeLocation> Location =
      F.program().codeLocation(Target.Base, Target.Offset);
  if (!Location)
    return JumpTarget::OtherFunction;
  const CodeFunction *Other = F.program().functionAt(*Location);
  if (!Other || Other == F.Code.Function || Other->IsPart)
    return JumpTarget::Inside;
  if (Other->Begin == Location->Offset)
    return JumpTarget::OtherFunction;
  if (Other->Continues || F.Code.Function->Continues)
    return JumpTarget::Unknown;
  return Wrong("the target is in the middle of " + Other->Name);
}

void mincaml::sparc::checkJump(const CheckedFunction &F, unsigned Index,
                               const AbstractState &State) {
  const DecodedInstruction &I = F.instruction(Index);
  if (I.Op != DecodedOperation::Jump || I.isReturn())
    return;
  const DecodedInstruction *Slot = F.Code.slot(Index);
  if (!Slot)
    return;
  RegisterValue Address = F.Semantics.address(Index, State);
  if (I.Rd == reg::G0 && Address.isInitial(reg::O7))
    return F.Report.violated(
        Rule::ReturnAddress, Index,
        formatv("it returns to {0} bytes after the call", Address.Offset));
  JumpTarget Target = checkTarget(F, Index, Address);
  // If the slot executes a restore or sets %o7, the end of the block is checked
  // as a tail call.
  if (Target != JumpTarget::OtherFunction || I.Rd != reg::G0 ||
      Slot->Op == DecodedOperation::Restore || Slot->Writes.test(reg::O7))
    return;
  if (State.Window.is(0))
    return checkReturnAddressOfTailCall(F, Index, State);
  if (!State.Window.isConflict() && !State.Window.isDoubtful())
    F.Report.violated(
        Rule::WindowDepth, Index,
        formatv("it goes to another function; {0} saves have no restore",
                unsigned(State.Window.depth()))
            .str());
}
