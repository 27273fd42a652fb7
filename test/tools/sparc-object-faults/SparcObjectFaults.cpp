//===- SparcObjectFaults.cpp - Fault injection for SPARC objects ----------===//
//
//   sparc-object-faults [-per-rule=N] [-rule=SPLnnn]... FILE.o...
//
// Changes words of correct object code such that the code violates one rule, at
// most N times for each rule and file, and checks each mutant. Prints for each
// rule the number of mutants and how many of them the check caught by a
// violation of that same rule. Exits with status 1 if the check missed one.
//
//===----------------------------------------------------------------------===//

#include "Object/Files/DebugInformation.h"
#include "Object/ProcedureSummaries.h"
#include "mincaml/SparcCheck/ObjectCheck.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml::sparc;
using namespace llvm;

namespace {

constexpr uint32_t Nop = 0x01000000;
constexpr uint32_t Retl = 0x81c3e008;

/// Positions in a function and the words to write there.
using Change = SmallVector<std::pair<unsigned, uint32_t>, 3>;

/// A function that is to be changed.
struct Subject {
  const CodeArchitecture &Architecture;
  const FunctionCode &Code;
  const CodeGraph &Graph;
  const ProcedureSummaries &Summaries;
  CallFrames &Frames;

  unsigned size() const { return Code.size(); }
  const DecodedInstruction &at(unsigned I) const {
    return Code.Instructions[I];
  }
  uint32_t word(unsigned I) const { return Code.Instructions[I].Word; }
  unsigned op3(unsigned I) const { return (word(I) >> 19) & 0x3f; }
  bool hasWindow() const { return at(0).Op == DecodedOperation::Save; }
  bool isLeaf() const {
    return none_of(Code.Instructions, [](const DecodedInstruction &W) {
      return W.Op == DecodedOperation::Save;
    });
  }
  /// Whether the word is executed and is neither a control transfer nor in a
  /// delay slot, and has neither a branch to it nor a relocation.
  bool isPlain(unsigned I) const {
    return I < size() && Graph.reached().test(I) && !Graph.slots().test(I) &&
           !Graph.branchTargets().test(I) && !at(I).isControlTransfer() &&
           !Code.relocation(I);
  }
  /// Whether the word is an arithmetic instruction with an integer result.
  bool isArithmetic(unsigned I) const {
    return isPlain(I) && word(I) >> 30 == 2 && op3(I) < 0x28 && at(I).Rd &&
           at(I).Rd != reg::SP && at(I).Rd != reg::O7;
  }
  bool isCall(unsigned I) const {
    return Graph.reached().test(I) && at(I).Op == DecodedOperation::Call &&
           I + 2 < size() && at(I + 1).Op != DecodedOperation::Restore &&
           !at(I + 1).Writes.test(reg::O7);
  }
  bool isReturn(unsigned I) const {
    return Graph.reached().test(I) && at(I).Op == DecodedOperation::Jump &&
           at(I).isReturn();
  }
  bool isConditional(unsigned I) const {
    return Graph.reached().test(I) && !Code.relocation(I) &&
           at(I).Op == DecodedOperation::Branch &&
           at(I).Condition == BranchCondition::Sometimes;
  }
  bool isStackAccess(unsigned I) const {
    return isPlain(I) && at(I).isMemoryAccess() && at(I).HasImmediate &&
           (at(I).Rs1 == reg::SP || at(I).Rs1 == reg::FP) && hasWindow();
  }
  /// Whether the function's own arguments may be in floating-point registers.
  bool mayHaveFloatArguments() const {
    std::optional<unsigned> Number =
        Summaries.numberAt({Code.Function->Section, Code.Function->Begin});
    return Architecture.Is64 || !Number ||
           mincaml::sparc::mayHaveFloatArguments(*Code.Program, Summaries,
                                                 *Number);
  }
  /// Whether the function calls itself. Without its return it would recurse
  /// forever, so that control would not run past its end.
  bool callsItself() const {
    for (unsigned I = 0; I != size(); ++I)
      if (at(I).Op == DecodedOperation::Call)
        if (std::optional<TransferTarget> T =
                expectedToOptional(transferTarget(Code, I));
            T && T->TheKind == TransferTarget::Kind::Inside)
          return true;
    return false;
  }
  /// Whether the word is in a loop, as far as direct branches show.
  bool isInLoop(unsigned I) const {
    for (unsigned J = I; J != size(); ++J)
      if (at(J).Op == DecodedOperation::Branch &&
          int64_t(J) + at(J).Immediate / 4 <= int64_t(I))
        return true;
    return false;
  }
  std::optional<unsigned> freeLocal() const {
    for (unsigned R = reg::L0; R != reg::I0; ++R)
      if (none_of(Code.Instructions, [&](const DecodedInstruction &W) {
            return W.Reads.test(R) || W.Writes.test(R);
          }))
        return R;
    return std::nullopt;
  }
};

} // namespace

static uint32_t withRd(uint32_t Word, unsigned R) {
  return (Word & ~(UINT32_C(31) << 25)) | (R << 25);
}
static uint32_t withRs1(uint32_t Word, unsigned R) {
  return (Word & ~(UINT32_C(31) << 14)) | (R << 14);
}
static uint32_t withImmediate(uint32_t Word, int Immediate) {
  return (Word & ~UINT32_C(0x1fff)) | 0x2000 | (Immediate & 0x1fff);
}
static uint32_t withOp3(uint32_t Word, unsigned Op3) {
  return (Word & ~(UINT32_C(0x3f) << 19)) | (Op3 << 19);
}
static uint32_t withDisplacement(const DecodedInstruction &I, int Words) {
  unsigned Kind = (I.Word >> 22) & 7;
  uint32_t Mask = Kind == 1 || Kind == 5 ? 0x7ffff : 0x3fffff;
  return (I.Word & ~Mask) | (Words & Mask);
}

/// Returns a change that violates rule \p R at word \p I; empty if there is none.
static Change breakEncoding(Rule R, const Subject &S, unsigned I) {
  switch (R) {
  case Rule::BranchDisplacement:
    if (S.isConditional(I) && ((S.word(I) >> 22) & 7) != 3)
      return {{I, withDisplacement(S.at(I), 0x3ffff)}};
    return {};
  case Rule::AddressPair: {
    const CodeRelocation *Relocation = S.Code.relocation(I);
    if (Relocation && Relocation->Type == ELF::R_SPARC_LO10 &&
        S.Graph.reached().test(I))
      return {{I, withRs1(S.word(I), 0)}};
    return {};
  }
  case Rule::ArchitectureLevel:
    if (S.isArithmetic(I))
      return {{I, withOp3(S.word(I), S.Architecture.HasV9 ? 0x19 : 0x09)}};
    return {};
  case Rule::RoundTrip:
    if (S.isArithmetic(I) && !S.at(I).HasImmediate)
      return {{I, withOp3(S.word(I), 0x25) | 0xfe0}};
    return {};
  default:
    return {};
  }
}

static Change breakRegisters(Rule R, const Subject &S, unsigned I) {
  switch (R) {
  case Rule::IntegerPair:
    if (S.isPlain(I) && S.word(I) >> 30 == 3 && S.op3(I) == 0 &&
        (S.at(I).Rd & 1))
      return {{I, withOp3(S.word(I), 3)}};
    return {};
  case Rule::FloatPair:
    if (!S.Architecture.HasV9 && S.isPlain(I) && S.word(I) >> 30 == 3 &&
        S.op3(I) == 0x23)
      return {{I, S.word(I) | UINT32_C(1) << 25}};
    return {};
  case Rule::ReservedRegister:
    if (S.isArithmetic(I))
      return {{I, withRd(S.word(I), 7)}};
    return {};
  case Rule::FrameRegister:
    if (S.isArithmetic(I) && S.hasWindow())
      return {{I, withRd(withRs1(S.word(I), 0), reg::I7)}};
    return {};
  case Rule::WindowOwnership:
    if (S.isArithmetic(I) && S.isLeaf())
      return {{I, withRd(S.word(I), reg::L0)}};
    return {};
  case Rule::LiveAcrossCall:
    if (S.isPlain(I) && I >= 2 && S.isCall(I - 2) && S.isArithmetic(I))
      return {{I, withRs1(S.word(I), reg::O7)}};
    return {};
  default:
    return {};
  }
}

static Change breakSlots(Rule R, const Subject &S, unsigned I) {
  switch (R) {
  case Rule::TransferInDelaySlot:
    if (S.Graph.slots().test(I) && S.Graph.reached().test(I) &&
        !S.Code.relocation(I))
      return {{I, 0x10800002}};
    return {};
  case Rule::DelaySlotEntry:
    if (S.isConditional(I) && ((S.word(I) >> 22) & 7) != 3)
      return {{I, withDisplacement(S.at(I), 1)}};
    return {};
  case Rule::CallSlotReturnAddress:
    if (S.isCall(I) && !S.Code.relocation(I + 1))
      return {{I + 1, 0x9e03e008}};
    return {};
  case Rule::AnnulledEffect:
    // Compute in the slot a value that is needed after it.
    if (std::optional<unsigned> Free = S.freeLocal();
        Free && S.hasWindow() && !S.isInLoop(I) && S.isConditional(I) &&
        S.isPlain(I + 2) && !S.Code.relocation(I + 1) && I + 1 < S.size() &&
        !S.Graph.branchTargets().test(I + 1))
      return {{I, S.word(I) | UINT32_C(1) << 29},
              {I + 1, withRd(0x80102001, *Free)},
              {I + 2, withRd(withRs1(0x80002001, *Free), *Free)}};
    return {};
  case Rule::DelaySlotFilled:
    if (I + 1 == S.size() && I >= 1 && S.isReturn(I - 1))
      return {{I - 1, Nop}, {I, Retl}};
    return {};
  default:
    return {};
  }
}

/// Whether only plain words precede word \p I.
static bool isStraightTo(const Subject &S, unsigned I) {
  for (unsigned J = 0; J != I; ++J)
    if (S.at(J).isControlTransfer() || S.Graph.branchTargets().test(J))
      return false;
  return !S.Graph.branchTargets().test(I);
}

static Change breakHazards(Rule R, const Subject &S, unsigned I) {
  switch (R) {
  case Rule::FloatCompareDelay:
    if (!S.Architecture.HasV9 && S.isConditional(I) && S.at(I).IsFloatBranch &&
        I >= 2 && S.at(I - 2).Op == DecodedOperation::FloatCompare &&
        S.isPlain(I - 1))
      return {{I - 2, Nop}, {I - 1, S.word(I - 2)}};
    return {};
  case Rule::YRegisterDelay:
    if (!S.Architecture.HasV9 && S.at(I).Op == DecodedOperation::Divide &&
        I >= 4 && S.at(I - 4).Op == DecodedOperation::WriteY &&
        S.isPlain(I - 1))
      return {{I - 4, Nop}, {I - 1, S.word(I - 4)}};
    return {};
  case Rule::ConditionDefined: {
    if (!S.isConditional(I) || !S.at(I).Reads.test(reg::ICC) ||
        !isStraightTo(S, I))
      return {};
    Change Gone;
    for (unsigned J = 0; J != I; ++J)
      if (S.at(J).Writes.test(reg::ICC))
        Gone.push_back({J, Nop});
    return Gone;
  }
  default:
    return {};
  }
}

static Change breakStack(Rule R, const Subject &S, unsigned I) {
  int Bias = S.Architecture.Is64 ? 2047 : 0;
  switch (R) {
  case Rule::FrameSize:
    if (S.at(I).Op == DecodedOperation::Save && S.at(I).HasImmediate &&
        S.at(I).Rd == reg::SP && S.Graph.reached().test(I))
      return {{I, withImmediate(S.word(I), I % 2 ? -80 : -1004)}};
    return {};
  case Rule::BelowStackPointer:
    if (S.isStackAccess(I))
      return {{I, withImmediate(withRs1(S.word(I), reg::SP), Bias - 8)}};
    return {};
  case Rule::WindowSaveArea:
    if (S.isStackAccess(I) && S.at(I).Op == DecodedOperation::Store)
      return {{I, withImmediate(withRs1(S.word(I), reg::SP), Bias + 16)}};
    return {};
  case Rule::Alignment:
    if (S.isStackAccess(I) && S.at(I).AccessSize >= 2)
      return {{I, withImmediate(S.word(I), S.at(I).Immediate + 1)}};
    return {};
  case Rule::WindowDepth:
    if (S.isReturn(I) && I + 1 < S.size() && S.hasWindow() &&
        S.at(I + 1).Op == DecodedOperation::Restore)
      return {{I + 1, Nop}};
    return {};
  default:
    return {};
  }
}

static Change breakCalls(Rule R, const Subject &S, unsigned I) {
  switch (R) {
  case Rule::ReturnAddress:
    if (S.isReturn(I))
      return {{I, withImmediate(S.word(I), 16)}};
    return {};
  case Rule::Signature: {
    // Remove all writes of an argument that the callee reads.
    const ProcedureSummary *Callee =
        S.isCall(I) ? S.Summaries.callee(S.Code, I) : nullptr;
    if (!Callee || !S.hasWindow() || !isStraightTo(S, I))
      return {};
    for (unsigned A = reg::O0; A != reg::UpperDouble; ++A) {
      bool IsFloat = A >= reg::F0;
      if (!S.Summaries.argumentsReadBy(*Callee).test(A) ||
          (A >= reg::SP && !IsFloat) || (IsFloat && S.mayHaveFloatArguments()))
        continue;
      Change Gone;
      bool CanGo = true;
      for (unsigned J = 1; J != I + 2; ++J)
        if (J != I && S.at(J).Writes.test(A)) {
          // The instruction may write only this register, or the pair of a double.
          RegisterSet Others = S.at(J).Writes;
          Others.reset(A).reset(IsFloat ? A ^ 1 : A);
          CanGo &= !S.Code.relocation(J) && Others.none();
          Gone.push_back({J, Nop});
        }
      if (CanGo && !Gone.empty())
        return Gone;
    }
    return {};
  }
  case Rule::FallThrough:
    // Without a call before it: otherwise it would depend on whether that call
    // returns.
    if (I + 2 == S.size() && S.isReturn(I) && !S.Code.relocation(I + 1) &&
        I >= 1 && S.isPlain(I - 1) && !S.at(I - 1).isNop() && !S.callsItself())
      return {{I, Nop}, {I + 1, Nop}};
    return {};
  case Rule::UnwindInformation:
    // Allocate a frame, but no window.
    if (S.at(I).Op != DecodedOperation::Save || S.at(I).Rd != reg::SP)
      return {};
    for (unsigned Call = I + 1; Call < S.size(); ++Call)
      if (S.isCall(Call) && isStraightTo(S, Call) &&
          S.Frames.row(S.Code.address(Call)))
        return {{I, withOp3(S.word(I), 0)}};
    return {};
  default:
    return {};
  }
}

static Change breakRule(Rule R, const Subject &S, unsigned I) {
  switch (ruleInfo(R).Group) {
  case RuleGroup::Encoding:
    return breakEncoding(R, S, I);
  case RuleGroup::Registers:
    return breakRegisters(R, S, I);
  case RuleGroup::DelaySlots:
    return breakSlots(R, S, I);
  case RuleGroup::Hazards:
    return breakHazards(R, S, I);
  case RuleGroup::Stack:
    return breakStack(R, S, I);
  case RuleGroup::Calls:
    return breakCalls(R, S, I);
  }
  llvm_unreachable("covered switch");
}

namespace {

struct Tally {
  unsigned Made = 0, Caught = 0;
};

class Faults {
public:
  explicit Faults(unsigned PerRule, ArrayRef<std::string> Wanted)
      : PerRule(PerRule), Tallies(allRules().size()) {
    for (const RuleInfo &Info : allRules())
      if ((Info.Deciders & Decider::Object) &&
          (Wanted.empty() || is_contained(Wanted, Info.ID)))
        Rules.push_back(&Info);
  }
  Error run(StringRef Path);
  bool print() const;

private:
  void tryRule(Rule R, const Subject &S, uint64_t FileOffset,
               std::string &Bytes, StringRef Path, unsigned &Made);

  unsigned PerRule;
  std::vector<const RuleInfo *> Rules;
  std::vector<Tally> Tallies;
};

} // namespace

/// Makes mutants of the function, as far as the rule can be violated in it.
void Faults::tryRule(Rule R, const Subject &S, uint64_t FileOffset,
                     std::string &Bytes, StringRef Path, unsigned &Made) {
  for (unsigned I = 0; I != S.size() && Made < PerRule; ++I) {
    Change C = breakRule(R, S, I);
    if (C.empty())
      continue;
    for (auto [Word, Value] : C)
      support::endian::write32be(Bytes.data() + FileOffset + Word * 4, Value);
    bool IsCaught = false;
    ObjectCheckTools Tools;
    Expected<ObjectCheckResult> Result = checkObject(
        MemoryBufferRef(Bytes, Path), ObjectCheckOptions(),
        [&](const Finding &F) { IsCaught |= F.TheRule == R; }, Tools);
    if (!Result)
      consumeError(Result.takeError());
    ++Made;
    ++Tallies[size_t(R)].Made;
    Tallies[size_t(R)].Caught += IsCaught;
    if (!IsCaught)
      outs() << formatv("missed: {0} in {1}: {2} at word {3}\n", ruleInfo(R).ID,
                        Path, S.Code.Function->Name, I);
    for (auto [Word, Value] : C)
      support::endian::write32be(Bytes.data() + FileOffset + Word * 4,
                                 S.word(Word));
  }
}

Error Faults::run(StringRef Path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> File = MemoryBuffer::getFile(Path);
  if (!File)
    return errorCodeToError(File.getError());
  std::string Bytes = (*File)->getBuffer().str();
  Expected<std::unique_ptr<ObjectProgram>> Program =
      ObjectProgram::read(**File);
  if (!Program)
    return Program.takeError();
  Expected<ProcedureSummaries> Summaries =
      ProcedureSummaries::compute(**Program, nullptr, nullptr);
  if (!Summaries)
    return Summaries.takeError();
  CallFrames Frames(**Program);
  std::vector<unsigned> Made(allRules().size());
  for (const CodeFunction &F : (*Program)->functions()) {
    Expected<FunctionCode> Code = FunctionCode::read(**Program, F, nullptr);
    if (!Code)
      return Code.takeError();
    Expected<CodeGraph> Graph = CodeGraph::build(*Code, *Summaries);
    if (!Graph)
      return Graph.takeError();
    Subject S{(*Program)->architecture(), *Code, *Graph, *Summaries, Frames};
    uint64_t Offset = reinterpret_cast<const char *>(
                          (*Program)->sections()[F.Section].Bytes.data()) -
                      (*File)->getBufferStart() + F.Begin;
    for (const RuleInfo *Info : Rules)
      tryRule(Info->TheRule, S, Offset, Bytes, Path,
              Made[size_t(Info->TheRule)]);
  }
  return Error::success();
}

bool Faults::print() const {
  bool AllCaught = true;
  for (const RuleInfo *Info : Rules) {
    const Tally &T = Tallies[size_t(Info->TheRule)];
    outs() << formatv("{0}: {1} of {2}  {3}\n", Info->ID, T.Caught, T.Made,
                      Info->Title);
    AllCaught &= T.Caught == T.Made;
  }
  return AllCaught;
}

int main(int ArgC, char **ArgV) {
  static cl::list<std::string> Files(cl::Positional, cl::desc("objects"));
  static cl::opt<unsigned> PerRule("per-rule", cl::init(5),
                                   cl::desc("Mutants for each rule and file"));
  static cl::list<std::string> Rules("rule", cl::desc("Only of this rule"));
  cl::ParseCommandLineOptions(ArgC, ArgV, "Mutants for sparc-lint\n");
  InitializeAllTargetInfos();
  InitializeAllTargets();
  InitializeAllTargetMCs();
  InitializeAllDisassemblers();
  Faults All(PerRule, Rules);
  for (const std::string &Path : Files)
    if (Error E = All.run(Path)) {
      errs() << Path << ": " << toString(std::move(E)) << '\n';
      return 1;
    }
  return All.print() ? 0 : 1;
}
