//===- ProcedureSummaries.cpp - Summaries of functions --------------------===//

#include "Object/ProcedureSummaries.h"
#include "Object/RuleChecks.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace mincaml::sparc;
using namespace llvm;

//===- Unnamed arguments --------------------------------------------------===//
//
// Recognizes the registers of arguments that may not have been passed.
//
// A variadic function stores the registers of all unnamed arguments, up to the
// last argument register, in the argument area of the caller's frame. It may
// also read one of these registers directly, whether an argument was passed in
// it or not, for example to pass it on:
//
//   int fcntl(int fd, int cmd, ...):
//         save %sp, -96, %sp
//         st %i2, [%fp+76]
//         ...
//         st %i5, [%fp+88]
//         mov %i2, %o2
//         ta 0x10
//
// A call such as fcntl(fd, F_GETFD) correctly sets only two arguments.

/// Returns the registers among %o0 to %o5 whose arguments may be unnamed.
static RegisterSet variadicArguments(const FunctionCode &Code) {
  bool Is64 = Code.Program->architecture().Is64;
  StackFrame Frame(Is64);
  int64_t Area = Frame.Bias + Frame.argumentArea();
  int64_t Size = Is64 ? 8 : 4;
  RegisterSet Stored;
  for (const DecodedInstruction &I : Code.Instructions) {
    if (I.Op != DecodedOperation::Store || I.IsFloatData || !I.HasImmediate)
      continue;
    bool IsOut = I.Rs1 == reg::SP;
    if (!IsOut && I.Rs1 != reg::FP)
      continue;
    unsigned First = IsOut ? reg::O0 : reg::I0;
    for (unsigned K = 0; K != 6; ++K) {
      int64_t Offset = Area + K * Size - I.Immediate;
      if (Offset >= 0 && Offset < I.AccessSize &&
          First + K == I.Rd + unsigned(Offset / Size))
        Stored.set(reg::O0 + K);
    }
  }
  RegisterSet Unnamed;
  for (unsigned K = 6; K-- != 0 && Stored.test(reg::O0 + K);)
    Unnamed.set(reg::O0 + K);
  return Unnamed;
}

//===- Arguments that a function reads ------------------------------------===//
//
// Computes the argument registers that a function reads on every path from its
// entry before it writes them.
//
// The function's code is walked from its entry, through branches, tail calls,
// and calls that return. A path that the walk does not follow to its end is
// assumed to read nothing more. The number of visited instructions is limited,
// so that the time is linear in the number of functions.
//
// A variadic function copies and stores all argument registers, whether an
// argument was passed in them or not. Therefore, a copy or store does not count
// as a read unless the copy is read or returned. Registers whose arguments may
// be unnamed do not count either.

static constexpr unsigned MaxWords = 64;

namespace mincaml::sparc {

class ArgumentReads {
public:
  ArgumentReads(const ObjectProgram &Program,
                const ProcedureSummaries &Summaries, Disassembly *LLVM)
      : Program(Program), Summaries(Summaries), LLVM(LLVM),
        Results(Program.functions().size()) {}

  /// Returns the registers that the function reads, as the caller's window
  /// names them: a subset of %o0 to %o5, and of %f0 to %f31 in 64-bit code and
  /// where these may contain arguments (FloatArguments).
  const RegisterSet &of(unsigned Function) {
    if (Results[Function])
      return *Results[Function];
    Results[Function] = RegisterSet();
    CodeFunction Prefix = Program.functions()[Function];
    // Only the start of a long function is decoded. The walk ends where this
    // part ends.
    Prefix.End = std::min<uint64_t>(Prefix.End, Prefix.Begin + 4 * MaxWords);
    if (Prefix.IsPart)
      return *Results[Function];
    std::optional<FunctionCode> Code =
        expectedToOptional(FunctionCode::read(Program, Prefix, LLVM));
    if (!Code)
      return *Results[Function];
    unsigned Budget = 2 * MaxWords;
    Path Start;
    Start.Budget = &Budget;
    Start.HasFloatArguments =
        Program.architecture().Is64 ||
        mayHaveFloatArguments(Program, Summaries, Function);
    Start.Argument.fill(Path::NoArgument);
    for (unsigned K = 0; K != 6; ++K)
      Start.Argument[reg::O0 + K] = K;
    Results[Function] = walk(*Code, 0, Start) & ~variadicArguments(*Code);
    return *Results[Function];
  }

private:
  /// The state of the walk on one path.
  struct Path {
    static constexpr int8_t NoArgument = -1;

    RegisterSet Read;
    /// The argument that each integer register of the current window contains.
    std::array<int8_t, reg::NumIntegers> Argument;
    /// The floating-point registers that the path has written.
    RegisterSet Written;
    bool HasWindow = false;
    bool HasFloatArguments = false;
    /// The number of instructions that may still be visited on all paths.
    unsigned *Budget = nullptr;

    void enterWindow() {
      std::copy_n(Argument.begin() + reg::O0, 8, Argument.begin() + reg::I0);
      std::fill_n(Argument.begin() + reg::O0, 16, NoArgument);
      HasWindow = true;
    }
    void leaveWindow() {
      std::copy_n(Argument.begin() + reg::I0, 8, Argument.begin() + reg::O0);
      std::fill_n(Argument.begin() + reg::L0, 16, NoArgument);
      HasWindow = false;
    }
  };

  RegisterSet walk(const FunctionCode &Code, uint64_t At, Path P) {
    for (; At < Code.size() && *P.Budget; ++At) {
      --*P.Budget;
      const DecodedInstruction &I = Code.Instructions[At];
      switch (I.Op) {
      case DecodedOperation::Branch:
        return branch(Code, At, P);
      case DecodedOperation::Jump:
        read(I.Reads, P);
        if (I.Rd != reg::O7) {
          if (const DecodedInstruction *Slot = Code.slot(At))
            step(*Slot, P);
          if (I.isReturn())
            readResults(P);
          return P.Read;
        }
        [[fallthrough]];
      case DecodedOperation::Call:
        if (!call(Code, At, P))
          return P.Read;
        ++At;
        if (At + 1 < Code.size() &&
            Code.Instructions[At + 1].Op == DecodedOperation::Unimplemented)
          ++At;
        break;
      case DecodedOperation::Return: {
        const DecodedInstruction *Slot = Code.slot(At);
        if (step(I, P) && Slot && step(*Slot, P))
          readResults(P);
        return P.Read;
      }
      default:
        if (!step(I, P))
          return P.Read;
      }
    }
    return P.Read;
  }

  RegisterSet branch(const FunctionCode &Code, unsigned At, Path P) {
    const DecodedInstruction &I = Code.Instructions[At];
    bool IsConditional = I.Condition == BranchCondition::Sometimes;
    read(I.Reads, P);
    Path Taken = P;
    if (I.hasDelaySlot()) {
      const DecodedInstruction *Slot = Code.slot(At);
      if (!Slot || !step(*Slot, Taken) || (!I.Annul && !step(*Slot, P)))
        return P.Read;
    }
    RegisterSet OfTaken = Taken.Read, OfOther;
    if (I.Condition != BranchCondition::Never) {
      std::optional<TransferTarget> T = knownTarget(Code, At);
      if (T && T->TheKind == TransferTarget::Kind::Inside) {
        OfTaken = walk(Code, T->Word, Taken);
      } else if (T) {
        readByCallee(Code, At, Taken);
        OfTaken = Taken.Read;
      }
      if (!IsConditional)
        return OfTaken;
    }
    OfOther = walk(Code, uint64_t(At) + (I.IsCompareBranch ? 1 : 2), P);
    return IsConditional ? OfTaken & OfOther : OfOther;
  }

  /// Updates the path for a call. Returns whether the path continues after it.
  bool call(const FunctionCode &Code, unsigned At, Path &P) {
    const DecodedInstruction *Slot = Code.slot(At);
    if (!Slot || !step(*Slot, P))
      return false;
    if (readsPC(Code, At))
      return true;
    readByCallee(Code, At, P);
    // After the call, these registers contain results of the callee, or no
    // meaningful value.
    for (unsigned R = 0; R != reg::L0; ++R)
      P.Argument[R] = Path::NoArgument;
    P.Written |= floatRegisters();
    return P.HasWindow &&
           Summaries.returns(Code, At) == CalleeKnowledge::Answer::Yes;
  }

  /// Updates the path for one instruction. Returns false if the path is not
  /// followed further.
  bool step(const DecodedInstruction &I, Path &P) const {
    // The registers that the instruction writes are unknown.
    if (I.IsExtension && !LLVM)
      return false;
    RegisterSet Reads = I.Reads;
    if (I.Op == DecodedOperation::Store && !I.IsFloatData)
      for (unsigned R : {unsigned(I.Rd), I.Rd | 1u})
        if (onlyMoves(I, R))
          Reads.reset(R);
    int8_t Result = Path::NoArgument;
    if (I.isIntegerCopy()) {
      Result = P.Argument[I.Rs2];
      Reads.reset();
    }
    read(Reads, P);
    switch (I.Op) {
    case DecodedOperation::Trap:
    case DecodedOperation::Opaque:
    case DecodedOperation::Unimplemented:
      return false;
    case DecodedOperation::Save:
      if (P.HasWindow)
        return false;
      P.enterWindow();
      break;
    case DecodedOperation::Restore:
    case DecodedOperation::Return:
      if (!P.HasWindow)
        return false;
      P.leaveWindow();
      break;
    default:
      break;
    }
    forEachInteger(I.Writes, [&](unsigned R) { P.Argument[R] = Result; });
    P.Written |= I.Writes;
    return true;
  }

  void read(const RegisterSet &Set, Path &P) const {
    forEachInteger(Set, [&](unsigned R) {
      if (P.Argument[R] != Path::NoArgument)
        P.Read.set(reg::O0 + P.Argument[R]);
    });
    if (P.HasFloatArguments)
      P.Read |= Set & ~P.Written & floatRegisters();
  }
  /// Records that the function returns the values in the result registers.
  void readResults(Path &P) const {
    for (unsigned K = 0; K != 2; ++K) {
      unsigned R = (P.HasWindow ? reg::I0 : reg::O0) + K;
      // A function whose argument is still in the result register most likely
      // returns nothing.
      if (P.Argument[R] != int8_t(K))
        read(RegisterSet().set(R), P);
    }
  }

  /// Records the reads of the function to which the instruction at \p At
  /// transfers control; it reads its arguments in the window that is current
  /// there. A function of which nothing is known is assumed to read the
  /// registers to which the code has copied arguments.
  void readByCallee(const FunctionCode &Code, unsigned At, Path &P) {
    if (Code.Instructions[At].Op != DecodedOperation::Jump) {
      if (std::optional<unsigned> Callee = Summaries.targetNumber(Code, At))
        return read(of(*Callee), P);
      if (const FunctionFact *Fact = Summaries.fact(Code, At);
          Fact && Fact->Reads)
        return read(*Fact->Reads, P);
    }
    for (unsigned K = 0; K != 6; ++K)
      if (P.Argument[reg::O0 + K] != int8_t(K))
        read(RegisterSet().set(reg::O0 + K), P);
  }

  const ObjectProgram &Program;
  const ProcedureSummaries &Summaries;
  /// Completes the register sets of instructions of extensions. May be null.
  Disassembly *LLVM;
  /// The cached results. A result is the empty set while it is being computed,
  /// so that a recursive call adds nothing.
  std::vector<std::optional<RegisterSet>> Results;
};

} // namespace mincaml::sparc

//===- Functions of other files -------------------------------------------===//

std::string mincaml::sparc::symbolName(const FunctionCode &Code,
                                       unsigned Symbol) {
  std::optional<CodeSymbol> Found =
      expectedToOptional(Code.Program->symbol(Symbol));
  return Found ? Found->Name.str() : "";
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
  std::optional<TransferTarget> Target = knownTarget(Code, Index);
  return Target && Target->TheKind == TransferTarget::Kind::Symbol
             ? symbolName(Code, Target->Symbol)
             : "";
}

/// Returns the fact about the global function that replaces a weak function of
/// this file, to which the direct call or branch goes; null if there is none.
static const FunctionFact *factOfReplacement(const FactSet &Facts,
                                             const FunctionCode &Code,
                                             unsigned Index) {
  const CodeRelocation *R = Code.relocation(Index);
  if (!R || R->Addend != 0 || !Code.Program->isRelocatable())
    return nullptr;
  std::optional<CodeSymbol> Symbol =
      expectedToOptional(Code.Program->symbol(R->Symbol));
  if (!Symbol || !Symbol->IsDefined || !Symbol->IsWeak)
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

/// Returns the volatile registers ([SPARC-ABI] 3, "Registers"), except those
/// that may contain results.
static RegisterSet volatileRegisters(bool Is64) {
  return (registerRange(1, Is64 ? 5 : 4) |
          registerRange(reg::O0 + (Is64 ? 4 : 2), reg::O0 + 5) |
          registerRange(reg::F0 + 8, reg::Count - 1))
      .set(reg::O7);
}

static RegisterSet resultRegisters(bool Is64) {
  return registerRange(reg::O0, reg::O0 + (Is64 ? 3 : 1)) |
         registerRange(reg::F0, reg::F0 + 7);
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
  std::optional<TransferTarget> T = knownTarget(Code, Index);
  if (!T)
    return std::nullopt;
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
    RegisterSet Seen = I.Writes & ~registerRange(reg::O0, reg::I7);
    // `return` restores the caller's window before its delay slot is executed.
    bool IsBehindWindow = Index != 0 && Code.Instructions[Index - 1].Op ==
                                            DecodedOperation::Return;
    if (I.Op == DecodedOperation::Restore || !HasWindow || IsBehindWindow)
      Seen |= I.Writes & registerRange(reg::O0, reg::O7);
    if (HasWindow && !IsBehindWindow)
      Seen |= insAsOuts(I.Writes);
    else
      S.WritesLocals |= I.Writes & registerRange(reg::L0, reg::I7);
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
      std::optional<TransferTarget> T = knownTarget(Code, Index);
      if (!T) {
        S.CallsUnknown = true;
        continue;
      }
      bool IsCall = I.Op == DecodedOperation::Call;
      // Padding may contain branches to the end of its section.
      if (!IsCall && (T->TheKind == TransferTarget::Kind::Inside ||
                      T->TheKind == TransferTarget::Kind::Nowhere))
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
      if (!IsCall || (Slot && leavesFunction(*Slot)))
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

Error ProcedureSummaries::propagateCalls() {
  RegisterSet Everything;
  Everything.set();
  std::vector<SmallVector<unsigned, 2>> Callers(Summaries.size());
  SetVector<unsigned> Worklist;
  for (auto [Number, S] : enumerate(Summaries)) {
    sort(S.Callees);
    S.Callees.erase(llvm::unique(S.Callees), S.Callees.end());
    for (unsigned Callee : S.Callees)
      Callers[Callee].push_back(Number);
    S.Callees = {};
    if (S.CallsUnknown)
      S.Writes = Everything;
    Worklist.insert(Number);
  }
  if (Error E = propagateReturns(Callers))
    return E;
  propagateTailCalls();
  while (!Worklist.empty()) {
    unsigned Number = Worklist.pop_back_val();
    for (unsigned Caller : Callers[Number]) {
      RegisterSet Joined = Summaries[Caller].Writes | Summaries[Number].Writes;
      if (Joined == Summaries[Caller].Writes)
        continue;
      Summaries[Caller].Writes = Joined;
      Worklist.insert(Caller);
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
  for (auto [Number, F] : enumerate(Program.functions())) {
    Expected<FunctionCode> Code = FunctionCode::read(Program, F, LLVM);
    if (!Code)
      return Code.takeError();
    Result.summarizeWords(*Code, Result.Summaries[Number]);
    if (Error E = Result.recordReturningSymbols(*Code))
      return E;
  }
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

/// Whether the tail call at the end of the block does not return.
static bool tailCallsNoReturn(const FunctionCode &Code, const CodeBlock &B,
                              const CalleeKnowledge &Callees) {
  return Code.Instructions[B.EndWord].Op == DecodedOperation::Call &&
         Callees.returns(Code, B.EndWord) == CalleeKnowledge::Answer::No;
}

Error ProcedureSummaries::findExits(unsigned Number) {
  const CodeFunction &F = Program->functions()[Number];
  Expected<FunctionCode> Code = FunctionCode::read(*Program, F, nullptr);
  if (!Code)
    return Code.takeError();
  if (none_of(seq(Code->size()), [&](unsigned Index) {
        return Code->Instructions[Index].Op == DecodedOperation::Call &&
               returns(*Code, Index) == Answer::No;
      }))
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

//===- Arguments in floating-point registers ------------------------------===//

RegisterSet mincaml::sparc::floatRegisters() {
  return registerRange(reg::F0, reg::UpperDouble - 1);
}

bool mincaml::sparc::mayHaveFloatArguments(const ObjectProgram &Program,
                                           const ProcedureSummaries &Summaries,
                                           unsigned Function) {
  const CodeFunction &F = Program.functions()[Function];
  return !Program.architecture().Is64 && !F.IsGlobal && !F.IsPart &&
         Summaries.summary(Function).IsCalledForOther;
}

FloatArguments::FloatArguments(const ObjectProgram &Program,
                               const ProcedureSummaries &Summaries,
                               Disassembly *LLVM)
    : Program(Program), Summaries(Summaries), LLVM(LLVM),
      Results(Program.functions().size()) {
  for (auto [Number, F] : enumerate(Program.functions()))
    AreRead |= !F.IsGlobal && Summaries.summary(Number).ReadsFloats;
}

const RegisterSet &FloatArguments::of(unsigned Function) {
  std::optional<RegisterSet> &Result = Results[Function];
  if (Result)
    return *Result;
  Result = RegisterSet();
  if (!AreRead || !mayHaveFloatArguments(Program, Summaries, Function))
    return *Result;
  if (std::optional<FunctionCode> Code = expectedToOptional(
          FunctionCode::read(Program, Program.functions()[Function], LLVM)))
    Result = compute(*Code);
  return *Result;
}

RegisterSet FloatArguments::compute(const FunctionCode &Code) {
  RegisterSet Read;
  std::optional<CodeGraph> Graph =
      expectedToOptional(CodeGraph::build(Code, Summaries));
  if (!Graph)
    return Read;
  // For each block, the registers that may still have, at its start, the values
  // that they had at entry.
  std::vector<RegisterSet> Unchanged(Graph->size());
  std::vector<const CodeBlock *> Worklist{Graph->entry()};
  Unchanged[Graph->entry()->Number] = floatRegisters();
  while (!Worklist.empty()) {
    const CodeBlock &B = *Worklist.back();
    Worklist.pop_back();
    RegisterSet Now = Unchanged[B.Number];
    for (const Step &S : B.Steps) {
      if (S.TheKind == Step::Kind::Callee) {
        Read |= Now & readByCallee(Code, S.Index);
        Now &= ~Summaries.clobbered(Code, S.Index) &
               ~Summaries.results(Code, S.Index);
      } else {
        Read |= Now & Code.Instructions[S.Index].Reads;
        Now &= ~Code.Instructions[S.Index].Writes;
      }
    }
    if (B.End == BlockEnd::TailCall || B.End == BlockEnd::Stops)
      Read |= Now & readByCallee(Code, B.EndWord);
    for (const CodeBlock *Next : B.Successors) {
      RegisterSet &Into = Unchanged[Next->Number];
      if ((Now & ~Into).none())
        continue;
      Into |= Now;
      Worklist.push_back(Next);
    }
  }
  return Read;
}
