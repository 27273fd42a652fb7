//===- ProcedureSummaries.cpp - Summaries of functions --------------------===//

#include "Object/ProcedureSummaries.h"
#include "Object/ArgumentReads.h"
#include "Object/CodeGraph.h"
#include "Object/FlatFrames.h"
#include "Object/FloatArguments.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace mincaml::sparc;
using namespace llvm;

//===- Functions of other files -------------------------------------------===//

std::string mincaml::sparc::symbolName(const FunctionCode &Code,
                                       unsigned Symbol) {
  Expected<CodeSymbol> Found = Code.Program->symbol(Symbol);
  if (Found)
    return Found->Name.str();
  consumeError(Found.takeError());
  return "";
}

std::string mincaml::sparc::externalCallee(const FunctionCode &Code,
                                           unsigned Index) {
  const CodeRelocation *R = Code.relocation(Index);
  if (!R)
    return "";
  // The symbol of these relocations is the thread-local variable.
  if (R->Type == ELF::R_SPARC_TLS_GD_CALL ||
      R->Type == ELF::R_SPARC_TLS_LDM_CALL)
    return "__tls_get_addr";
  Expected<TransferTarget> Target = transferTarget(Code, Index);
  if (!Target) {
    consumeError(Target.takeError());
    return "";
  }
  if (Target->TheKind != TransferTarget::Kind::Symbol)
    return "";
  return symbolName(Code, Target->Symbol);
}

const FunctionFact *mincaml::sparc::factOfReplacement(const FactSet &Facts,
                                                      const FunctionCode &Code,
                                                      unsigned Index) {
  const CodeRelocation *R = Code.relocation(Index);
  if (!R || R->Addend != 0 || !Code.Program->isRelocatable())
    return nullptr;
  Expected<CodeSymbol> Symbol = Code.Program->symbol(R->Symbol);
  if (!Symbol) {
    consumeError(Symbol.takeError());
    return nullptr;
  }
  if (!Symbol->IsDefined || !Symbol->IsWeak)
    return nullptr;
  const FunctionFact *Fact =
      Facts.find(Symbol->Name, Code.Program->architecture().Is64);
  return Fact && !Fact->IsWeak && !Fact->IsInArchive ? Fact : nullptr;
}

//===- Summaries ----------------------------------------------------------===//

/// Whether the name is that of a noreturn function of the C library or of
/// GCC's, LLVM's or MinCaml's runtime library.
static bool isNoReturnName(StringRef Name) {
  if (Name.starts_with("min_caml_fail_"))
    return true;
  return StringSwitch<bool>(Name)
      .Cases({"abort", "exit", "_exit", "_Exit", "quick_exit"}, true)
      .Cases({"__assert_fail", "__assert", "__assert_perror_fail"}, true)
      .Cases({"__stack_chk_fail", "__chk_fail", "__fortify_fail"}, true)
      .Cases({"longjmp", "_longjmp", "siglongjmp", "__longjmp"}, true)
      .Cases({"__libc_fatal", "__libc_longjmp", "__libc_siglongjmp"}, true)
      .Cases({"_Unwind_Resume", "__cxa_throw", "__cxa_rethrow"}, true)
      .Cases({"pthread_exit", "__libc_message", "__malloc_assert"}, true)
      .Cases({"mincaml_rt_fatal", "mincaml_rt_out_of_memory"}, true)
      .Default(false);
}

static RegisterSet range(unsigned First, unsigned Last) {
  RegisterSet Set;
  for (unsigned R = First; R <= Last; ++R)
    Set.set(R);
  return Set;
}

/// The volatile registers ([SPARC-ABI] 3, "Registers"), except those that may
/// contain results.
static RegisterSet volatileRegisters(bool Is64) {
  RegisterSet Set = range(1, Is64 ? 5 : 4);
  Set |= range(reg::O0 + (Is64 ? 4 : 2), reg::O0 + 5);
  Set.set(reg::O7);
  Set |= range(reg::F0 + 8, reg::Count - 1);
  return Set;
}

static RegisterSet resultRegisters(bool Is64) {
  return range(reg::O0, reg::O0 + (Is64 ? 3 : 1)) | range(reg::F0, reg::F0 + 7);
}

static RegisterSet insAsOuts(const RegisterSet &Set) {
  RegisterSet Result;
  for (unsigned K = 0; K != 6; ++K)
    Result[reg::O0 + K] = Set[reg::I0 + K];
  return Result;
}

std::optional<unsigned>
ProcedureSummaries::numberAt(CodeLocation Location) const {
  const CodeFunction *F = Program->functionAt(Location);
  if (!F || F->Begin != Location.Offset)
    return std::nullopt;
  return F - Program->functions().begin();
}

std::optional<unsigned>
ProcedureSummaries::targetNumber(const FunctionCode &Code,
                                 unsigned Index) const {
  if (Facts && factOfReplacement(*Facts, Code, Index))
    return std::nullopt;
  Expected<TransferTarget> T = transferTarget(Code, Index);
  if (!T) {
    consumeError(T.takeError());
    return std::nullopt;
  }
  if (T->TheKind == TransferTarget::Kind::Inside)
    return numberAt(
        {Code.Function->Section, Code.Function->Begin + uint64_t(T->Word) * 4});
  if (T->TheKind == TransferTarget::Kind::OtherCode)
    return numberAt(T->Location);
  return std::nullopt;
}

const FunctionFact *ProcedureSummaries::fact(const FunctionCode &Code,
                                             unsigned Index) const {
  if (!Declared && !Facts)
    return nullptr;
  if (std::string Name = externalCallee(Code, Index); !Name.empty())
    if (const FunctionFact *Fact = fact(Name))
      return Fact;
  return Facts ? factOfReplacement(*Facts, Code, Index) : nullptr;
}

const FunctionFact *ProcedureSummaries::fact(StringRef Name) const {
  bool Is64 = Program->architecture().Is64;
  for (const FactSet *Known : {Declared, Facts})
    if (Known)
      if (const FunctionFact *Fact = Known->find(Name, Is64))
        return Fact;
  return nullptr;
}

const ProcedureSummary *ProcedureSummaries::callee(const FunctionCode &Code,
                                                   unsigned Call) const {
  std::optional<unsigned> Number = calleeNumber(Code, Call);
  return Number ? &Summaries[*Number] : nullptr;
}

static bool isTailCallSlot(const DecodedInstruction &Slot) {
  return Slot.Op == DecodedOperation::Restore || Slot.Writes.test(reg::O7);
}

/// Whether the instruction writes %i7 without changing the window.
static bool changesReturnAddress(const DecodedInstruction &I) {
  return I.Writes.test(reg::I7) && I.Op != DecodedOperation::Save &&
         I.Op != DecodedOperation::Restore;
}

/// Summarizes the registers that a function writes and the functions that it
/// calls.
void ProcedureSummaries::summarizeWords(const FunctionCode &Code,
                                        ProcedureSummary &S) {
  bool HasWindow = false;
  RegisterSet Stored;
  for (unsigned Index = 0; Index != Code.size(); ++Index) {
    const DecodedInstruction &I = Code.Instructions[Index];
    Stored |= storedLocals(I);
    S.ReadsFloats |= (I.Reads & floatRegisters()).any();
    if (I.Op == DecodedOperation::Save) {
      HasWindow = true;
      continue;
    }
    RegisterSet Seen = I.Writes & ~range(reg::O0, reg::I7);
    // `return` restores the caller's window before its delay slot is executed.
    bool IsBehindWindow = Index != 0 && Code.Instructions[Index - 1].Op ==
                                            DecodedOperation::Return;
    if (I.Op == DecodedOperation::Restore || !HasWindow || IsBehindWindow)
      Seen |= I.Writes & range(reg::O0, reg::O7);
    if (HasWindow && !IsBehindWindow)
      Seen |= insAsOuts(I.Writes);
    else
      S.WritesLocals |= I.Writes & range(reg::L0, reg::I7);
    S.Writes |= Seen;

    S.ChangesReturnAddress |= HasWindow && changesReturnAddress(I);
    S.CallsUnknown |= I.Op == DecodedOperation::Opaque;
    if (I.isReturn()) {
      S.ReturnsAfterCall |= I.Immediate == 8;
      S.ReturnsAfterStructure |= I.Immediate == 12;
      S.HasUnknownExit |= I.Immediate != 8 && I.Immediate != 12;
    } else if (I.Op == DecodedOperation::Jump) {
      S.CallsUnknown = true;
      S.HasUnknownExit |= I.Rd == reg::G0;
    } else if (I.Op == DecodedOperation::Call ||
               (I.Op == DecodedOperation::Branch &&
                I.Condition != BranchCondition::Never)) {
      Expected<TransferTarget> T = transferTarget(Code, Index);
      if (!T) {
        consumeError(T.takeError());
        S.CallsUnknown = true;
        continue;
      }
      bool IsCall = I.Op == DecodedOperation::Call;
      if (T->TheKind == TransferTarget::Kind::Inside && !IsCall)
        continue;
      // Padding may contain branches to the end of its section.
      if (T->TheKind == TransferTarget::Kind::Nowhere && !IsCall)
        continue;
      if (IsCall)
        S.Writes.set(reg::O7);
      if (std::optional<unsigned> Callee =
              IsCall ? calleeNumber(Code, Index) : std::nullopt) {
        S.Callees.push_back(*Callee);
        bool IsForStructure =
            Index + 2 < Code.size() &&
            Code.Instructions[Index + 2].Op == DecodedOperation::Unimplemented;
        Summaries[*Callee].IsCalledForStructure |= IsForStructure;
        Summaries[*Callee].IsCalledForOther |= !IsForStructure;
      } else if (!readsPC(Code, Index))
        S.CallsUnknown = true;
      if (IsCall && (T->TheKind == TransferTarget::Kind::Symbol || Facts))
        S.CallsNoReturnName |=
            !calleeNumber(Code, Index) && returns(Code, Index) == Answer::No;
      const DecodedInstruction *Slot = IsCall ? Code.slot(Index) : nullptr;
      if (!IsCall || (Slot && isTailCallSlot(*Slot)))
        recordTailCall(Code, Index, S);
    }
  }
  S.WritesLocals &= ~Stored;
  S.HasUnknownExit |= Code.Function->Continues;
  S.HasUnknownExit |= S.ChangesReturnAddress && S.ReturnsAfterCall;
  S.MayReturnOtherwise = S.HasUnknownExit || !S.TailCallees.empty();
}

Error ProcedureSummaries::recordReturningSymbols(const FunctionCode &Code) {
  static constexpr unsigned MaxSymbols = 1u << 24;
  if (Code.Function->HasHiddenEntries)
    return Error::success();
  BitVector Targets(Code.size());
  for (unsigned Index = 0; Index != Code.size(); ++Index) {
    const DecodedInstruction &I = Code.Instructions[Index];
    // The target may be any instruction.
    if (I.Op == DecodedOperation::Jump && I.Rd == reg::G0 && !I.isReturn())
      return Error::success();
    if (I.Op != DecodedOperation::Branch)
      continue;
    Expected<TransferTarget> T = transferTarget(Code, Index);
    if (!T)
      return T.takeError();
    if (T->TheKind == TransferTarget::Kind::Inside)
      Targets.set(T->Word);
  }
  UnreachableJumps Unreachable(Code);
  for (unsigned Index = 0; Index + 2 < Code.size(); ++Index) {
    const CodeRelocation *R = Code.relocation(Index);
    if (Code.Instructions[Index].Op != DecodedOperation::Call || !R ||
        R->Symbol >= MaxSymbols)
      continue;
    if (R->Symbol >= SeenToReturn.size())
      SeenToReturn.resize(R->Symbol + 1);
    // Compilers emit a nop after a call that does not return, for the sake of
    // debuggers.
    bool IsLast =
        Index + 3 == Code.size() && Code.Instructions[Index + 2].isNop();
    if (IsLast)
      --SeenToReturn[R->Symbol];
    else if (!Targets.test(Index + 2) &&
             !Code.Instructions[Index + 2].isNop() &&
             !Unreachable.contains(Index + 2))
      ++SeenToReturn[R->Symbol];
  }
  return Error::success();
}

Error ProcedureSummaries::summarize(unsigned Number) {
  Expected<FunctionCode> Code =
      FunctionCode::read(*Program, Program->functions()[Number], LLVM);
  if (!Code)
    return Code.takeError();
  summarizeWords(*Code, Summaries[Number]);
  return recordReturningSymbols(*Code);
}

Error ProcedureSummaries::propagateCalls() {
  RegisterSet Everything;
  Everything.set();
  std::vector<SmallVector<unsigned, 2>> Callers(Summaries.size());
  SmallVector<unsigned> Worklist;
  BitVector IsListed(Summaries.size(), true);
  for (auto [Number, S] : enumerate(Summaries)) {
    sort(S.Callees);
    S.Callees.erase(llvm::unique(S.Callees), S.Callees.end());
    for (unsigned Callee : S.Callees)
      Callers[Callee].push_back(Number);
    S.Callees = {};
    if (S.CallsUnknown)
      S.Writes = Everything;
    Worklist.push_back(Number);
  }
  if (Error E = propagateReturns(Callers))
    return E;
  propagateTailCalls();
  while (!Worklist.empty()) {
    unsigned Number = Worklist.pop_back_val();
    IsListed.reset(Number);
    for (unsigned Caller : Callers[Number]) {
      RegisterSet Joined = Summaries[Caller].Writes | Summaries[Number].Writes;
      if (Joined == Summaries[Caller].Writes)
        continue;
      Summaries[Caller].Writes = Joined;
      if (!IsListed.test(Caller)) {
        IsListed.set(Caller);
        Worklist.push_back(Caller);
      }
    }
  }
  return Error::success();
}

const RegisterSet &
ProcedureSummaries::argumentsReadBy(const ProcedureSummary &Callee) const {
  if (!Reads)
    Reads = std::make_unique<ArgumentReads>(*Program, *this, LLVM);
  return Reads->of(&Callee - Summaries.data());
}

ProcedureSummaries::ProcedureSummaries(const ObjectProgram &Program,
                                       Disassembly *LLVM, const FactSet *Facts,
                                       const FactSet *Declared)
    : Program(&Program), LLVM(LLVM), Facts(Facts), Declared(Declared) {}
ProcedureSummaries::ProcedureSummaries(ProcedureSummaries &&) = default;
ProcedureSummaries::~ProcedureSummaries() = default;

Expected<ProcedureSummaries>
ProcedureSummaries::compute(const ObjectProgram &Program, Disassembly *LLVM,
                            const FactSet *Facts, const FactSet *Declared) {
  ProcedureSummaries Result(Program, LLVM, Facts, Declared);
  Result.Summaries.resize(Program.functions().size());
  for (unsigned Number = 0; Number != Result.Summaries.size(); ++Number)
    if (Error E = Result.summarize(Number))
      return E;
  if (Error E = Result.propagateCalls())
    return E;
  return Result;
}

bool ProcedureSummaries::mayReturn(unsigned Number) const {
  const ProcedureSummary &S = Summaries[Number];
  return (S.ReturnsAfterCall || S.ReturnsAfterStructure ||
          S.MayReturnOtherwise) &&
         !isNoReturnName(Program->functions()[Number].Name);
}

CalleeKnowledge::Answer ProcedureSummaries::returns(const FunctionCode &Code,
                                                    unsigned Call) const {
  if (std::optional<unsigned> Number = calleeNumber(Code, Call)) {
    const ProcedureSummary *S = &Summaries[*Number];
    if (!mayReturn(*Number))
      return Answer::No;
    return S->ReturnsAfterCall || S->ReturnsAfterStructure ? Answer::Yes
                                                           : Answer::Unknown;
  }
  const CodeRelocation *R = Code.relocation(Call);
  if (Code.Instructions[Call].Op == DecodedOperation::Jump || !R)
    return Answer::Unknown;
  if (const FunctionFact *Fact = fact(Code, Call)) {
    if (Fact->Returns == ReturnFact::Never)
      return Answer::No;
    if (Fact->Returns == ReturnFact::AfterCall ||
        Fact->Returns == ReturnFact::AfterStructure)
      return Answer::Yes;
  }
  if (isNoReturnName(externalCallee(Code, Call)))
    return Answer::No;
  bool IsSeen = R->Symbol < SeenToReturn.size() && SeenToReturn[R->Symbol] > 0;
  return IsSeen ? Answer::Yes : Answer::Unknown;
}

RegisterSet ProcedureSummaries::clobbered(const FunctionCode &Code,
                                          unsigned Call) const {
  RegisterSet Set = volatileRegisters(Program->architecture().Is64);
  if (const ProcedureSummary *S = callee(Code, Call))
    Set &= S->Writes;
  Set.set(reg::O7);
  return Set;
}

RegisterSet ProcedureSummaries::results(const FunctionCode &Code,
                                        unsigned Call) const {
  RegisterSet Set = resultRegisters(Program->architecture().Is64);
  if (const ProcedureSummary *S = callee(Code, Call))
    Set = (Set & S->Writes) | S->WritesLocals;
  return Set;
}

//===- Tail calls ---------------------------------------------------------===//
//
// A function that ends with a tail call returns to where its callee returns.
// The result is the least solution: functions that only tail-call each
// other do not return.
//
//===----------------------------------------------------------------------===//

void ProcedureSummaries::recordTailCall(const FunctionCode &Code,
                                        unsigned Index,
                                        ProcedureSummary &S) const {
  bool IsIndirect = Code.Instructions[Index].Op == DecodedOperation::Jump;
  std::optional<unsigned> Callee =
      IsIndirect ? std::nullopt : targetNumber(Code, Index);
  if (Callee && !Program->functions()[*Callee].IsPart) {
    S.TailCallees.push_back(*Callee);
    return;
  }
  if (Callee || IsIndirect) {
    S.HasUnknownExit = true;
    return;
  }
  if (returns(Code, Index) == Answer::No)
    return;
  const FunctionFact *Fact = fact(Code, Index);
  if (Fact && Fact->Returns == ReturnFact::AfterCall)
    S.ReturnsAfterCall = true;
  else if (Fact && Fact->Returns == ReturnFact::AfterStructure)
    S.ReturnsAfterStructure = true;
  else
    S.HasUnknownExit = true;
}

void ProcedureSummaries::propagateTailCalls() {
  std::vector<SmallVector<unsigned, 2>> Callers(Summaries.size());
  SmallVector<unsigned> Worklist;
  for (auto [Number, S] : enumerate(Summaries)) {
    sort(S.TailCallees);
    S.TailCallees.erase(llvm::unique(S.TailCallees), S.TailCallees.end());
    for (unsigned Callee : S.TailCallees)
      Callers[Callee].push_back(Number);
    S.MayReturnOtherwise = S.HasUnknownExit;
    Worklist.push_back(Number);
  }
  static constexpr bool ProcedureSummary::*Exits[] = {
      &ProcedureSummary::ReturnsAfterCall,
      &ProcedureSummary::ReturnsAfterStructure,
      &ProcedureSummary::MayReturnOtherwise};
  while (!Worklist.empty()) {
    unsigned Number = Worklist.pop_back_val();
    if (!mayReturn(Number))
      continue;
    for (unsigned Caller : Callers[Number]) {
      bool Changed = false;
      for (bool ProcedureSummary::*Exit : Exits) {
        Changed |= Summaries[Number].*Exit && !(Summaries[Caller].*Exit);
        Summaries[Caller].*Exit |= Summaries[Number].*Exit;
      }
      if (Changed)
        Worklist.push_back(Caller);
    }
  }
}

//===- Functions that do not return ---------------------------------------===//
//
// Determines which functions do not return. A function does not return if its
// control flow graph, in which paths end at calls of functions that do not
// return, reaches no return. The result is the least set of functions that
// contains those without any return and is closed under this rule.
//
// The instructions of a function alone do not show whether it returns: GCC
// leaves unreachable code, often with returns in it, after calls that do not
// return.
//
//===----------------------------------------------------------------------===//

/// Whether the tail call at the end of the block does not return.
static bool tailCallsNoReturn(const FunctionCode &Code, const CodeBlock &B,
                              const CalleeKnowledge &Callees) {
  return Code.Instructions[B.EndWord].Op == DecodedOperation::Call &&
         Callees.returns(Code, B.EndWord) == CalleeKnowledge::Answer::No;
}

bool ProcedureSummaries::callsNoReturn(const FunctionCode &Code) const {
  for (unsigned Index = 0; Index != Code.size(); ++Index)
    if (Code.Instructions[Index].Op == DecodedOperation::Call &&
        returns(Code, Index) == Answer::No)
      return true;
  return false;
}

Error ProcedureSummaries::findExits(unsigned Number) {
  const CodeFunction &F = Program->functions()[Number];
  Expected<FunctionCode> Code = FunctionCode::read(*Program, F, nullptr);
  if (!Code)
    return Code.takeError();
  if (!callsNoReturn(*Code))
    return Error::success();
  Expected<CodeGraph> Graph = CodeGraph::build(*Code, *this);
  if (!Graph)
    return Graph.takeError();
  ProcedureSummary &S = Summaries[Number];
  S.ReturnsAfterCall = S.ReturnsAfterStructure = S.HasUnknownExit = false;
  S.TailCallees.clear();
  for (const CodeBlock &B : Graph->blocks()) {
    switch (B.End) {
    case BlockEnd::Returns: {
      int64_t Offset = Code->Instructions[B.EndWord].Immediate;
      S.ReturnsAfterCall |= Offset == 8;
      S.ReturnsAfterStructure |= Offset == 12;
      S.HasUnknownExit |= Offset != 8 && Offset != 12;
      break;
    }
    case BlockEnd::TailCall:
      if (!tailCallsNoReturn(*Code, B, *this))
        recordTailCall(*Code, B.EndWord, S);
      break;
    case BlockEnd::OtherPart:
    case BlockEnd::Unknown:
    case BlockEnd::Broken:
      S.HasUnknownExit = true;
      break;
    case BlockEnd::PastEnd:
    case BlockEnd::PastEndCall:
      S.HasUnknownExit |= F.Continues;
      break;
    case BlockEnd::Flows:
    case BlockEnd::Stops:
      break;
    }
  }
  S.HasUnknownExit |= S.ChangesReturnAddress && S.ReturnsAfterCall;
  S.MayReturnOtherwise = S.HasUnknownExit || !S.TailCallees.empty();
  return Error::success();
}

Error ProcedureSummaries::propagateReturns(
    ArrayRef<SmallVector<unsigned, 2>> Callers) {
  SmallVector<unsigned> Worklist;
  for (auto [Number, S] : enumerate(Summaries)) {
    if (S.CallsNoReturnName)
      Worklist.push_back(Number);
    if (!mayReturn(Number))
      append_range(Worklist, Callers[Number]);
  }
  sort(Worklist);
  Worklist.erase(llvm::unique(Worklist), Worklist.end());
  while (!Worklist.empty()) {
    unsigned Number = Worklist.pop_back_val();
    // With hidden entries, the graph does not have all of the function's
    // control flow.
    if (!mayReturn(Number) || Program->functions()[Number].HasHiddenEntries)
      continue;
    if (Error E = findExits(Number))
      return E;
    if (!mayReturn(Number))
      append_range(Worklist, Callers[Number]);
  }
  return Error::success();
}
