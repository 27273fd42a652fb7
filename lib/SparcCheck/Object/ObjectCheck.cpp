//===- ObjectCheck.cpp - The rules on an object file ----------------------===//

#include "mincaml/SparcCheck/ObjectCheck.h"
#include "Object/Paths/FeasiblePaths.h"
#include "Object/RuleChecks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

//===- Search for a path to a violation -----------------------------------===//
//
// Finds a path on which a rule is violated. It is information for the reader
// and does not affect the verdict.
//
// The state before a block is the join of the states on all paths to it.
// Therefore, the analysis is repeated along single paths: first the shortest
// path to the block, then paths that enter a block of the shortest path by
// another edge. The result is the first path on which the violation occurs and
// whose conditions do not exclude each other.
//
// No path is found if the violation needs several paths, such as two paths with
// different window depths that meet, or a path with more detours. Paths are
// searched for only a few violations of a function.

/// The maximum number of violations of a function for which a path is searched,
/// and the maximum number of paths that are tried for each of them.
static constexpr unsigned MaximumSought = 16, MaximumTried = 64;

/// Describes what is known about the window and the registers that the
/// instruction reads.
static std::string describeState(const AbstractState &State,
                                 const RegisterSet &Reads) {
  std::string Text =
      State.Window.isConflict()
          ? "unknown window depth"
          : formatv("window depth {0}", State.Window.depth()).str();
  if (std::string Names = registerNames(State.Clobbered & Reads);
      !Names.empty())
    Text += "; a call may have changed " + Names;
  if (std::string Names =
          registerNames(State.Undefined & Reads & ~State.Clobbered);
      !Names.empty())
    Text += "; not defined: " + Names;
  return Text;
}

namespace {

class PathFinder {
public:
  PathFinder(const FunctionCode &Code, const StateProblem &Problem,
             const StateGraph &Nodes, FeasiblePaths &Feasible)
      : Code(Code), Problem(Problem), Nodes(Nodes), Feasible(Feasible) {}

  /// Finds a path to node \p N such that \p IsViolated holds for the state at
  /// its end. The result is empty if no path is found or if it has no jumps.
  std::vector<PathStep>
  find(dataflow::Node N, const Finding &Violation,
       function_ref<bool(const AbstractState &)> IsViolated) {
    if (Sought == MaximumSought)
      return {};
    ++Sought;
    if (Previous.empty())
      findShortestPaths();
    const Path Shortest = shortest(N);
    if (leadsTo(Shortest, IsViolated))
      return describe(Shortest, Violation);
    unsigned Tried = 1;
    for (size_t I = Shortest.size() - 1; I != 0; --I)
      for (dataflow::Node P : Nodes.predecessors(Shortest[I])) {
        if (P == Shortest[I - 1])
          continue;
        if (Tried++ == MaximumTried)
          return {};
        Path Candidate = shortest(P);
        Candidate.insert(Candidate.end(), Shortest.begin() + I, Shortest.end());
        if (leadsTo(Candidate, IsViolated))
          return describe(Candidate, Violation);
      }
    return {};
  }

private:
  using Path = std::vector<dataflow::Node>;

  void findShortestPaths() {
    Previous.assign(Nodes.size(), Nodes.size());
    Previous[Nodes.entry()] = Nodes.entry();
    std::deque<dataflow::Node> Queue = {Nodes.entry()};
    for (; !Queue.empty(); Queue.pop_front())
      for (dataflow::Node S : Nodes.successors(Queue.front()))
        if (Previous[S] == Nodes.size()) {
          Previous[S] = Queue.front();
          Queue.push_back(S);
        }
  }

  Path shortest(dataflow::Node N) const {
    Path Result = {N};
    for (; N != Nodes.entry(); N = Previous[N])
      Result.push_back(Previous[N]);
    return {Result.rbegin(), Result.rend()};
  }

  bool leadsTo(const Path &Candidate,
               function_ref<bool(const AbstractState &)> IsViolated) const {
    AbstractState State = Problem.boundary();
    for (size_t I = 1; I != Candidate.size(); ++I) {
      Problem.transfer(Candidate[I - 1], State);
      if (!Problem.flow(Candidate[I - 1], Candidate[I], State))
        return false;
    }
    return IsViolated(State) && !Feasible.isInfeasible(Candidate);
  }

  std::vector<PathStep> describe(const Path &Found,
                                 const Finding &Violation) const {
    unsigned Index = (*Violation.Address - Code.address(0)) / 4;
    std::vector<PathStep> Result;
    AbstractState State = Problem.boundary();
    for (size_t I = 1; I != Found.size(); ++I) {
      Problem.transfer(Found[I - 1], State);
      Problem.flow(Found[I - 1], Found[I], State);
      const CodeBlock &B = *Nodes.block(Found[I]);
      if (B.Steps.empty())
        continue; // The block represents a jump table.
      // The step for a callee comes after the slot, but has the index of the
      // call.
      unsigned Last = 0;
      for (const Step &S : B.Steps)
        Last = std::max(Last, S.Index);
      Result.push_back({Code.address(B.Steps.front().Index), Code.address(Last),
                        describeState(State, Code.Instructions[Index].Reads)});
    }
    if (Result.size() < 2)
      Result.clear();
    return Result;
  }

  const FunctionCode &Code;
  const StateProblem &Problem;
  const StateGraph &Nodes;
  FeasiblePaths &Feasible;
  /// The predecessor of each node on a shortest path. The predecessor of the
  /// entry is the entry itself.
  std::vector<dataflow::Node> Previous;
  unsigned Sought = 0;
};

} // namespace

//===- Functions that return structures -----------------------------------===//
//
// Checks the rules ReturnAddress and Signature on object code, for functions
// that return structures in 32-bit code. The caller stores the address of the
// memory for the result at %sp+64 and puts an unimp after the delay slot of the
// call. The callee loads the address and returns to the instruction after the
// unimp ([SPARC-ABI] 3, "Functions Returning Structures").

namespace {

/// Collects the returns of a function and whether they skip an unimp.
class StructureReturns {
public:
  explicit StructureReturns(const CheckedFunction &F) : F(F) {}

  void visit(unsigned Index, const AbstractState &State) {
    const DecodedInstruction &I = F.instruction(Index);
    if (I.Op == DecodedOperation::Load && I.AccessSize == 4 && !I.IsFloatData) {
      RegisterValue Address = F.Semantics.address(Index, State);
      LoadsAddress |= Address.isInitial(reg::SP) &&
                      Address.Offset == StackFrame::StructureAddress;
    }
    if (!I.isReturn())
      return;
    RegisterValue Target = F.Semantics.address(Index, State);
    if (!Target.isInitial(reg::O7))
      return;
    if (Target.Offset == 8)
      AfterCall.push_back(Index);
    else if (Target.Offset == 12)
      AfterStructure.push_back(Index);
  }
  /// Visits the tail call at the end of \p B.
  void visitTailCall(const CodeBlock &B) {
    const DecodedOperation Op = F.instruction(B.EndWord).Op;
    if (Op != DecodedOperation::Call && Op != DecodedOperation::Branch)
      return;
    const ProcedureSummary *Callee = F.Summaries.target(F.Code, B.EndWord);
    bool ReturnsStructure = Callee && Callee->ReturnsAfterStructure &&
                            !Callee->ReturnsAfterCall &&
                            !Callee->MayReturnOtherwise;
    if (const FunctionFact *Fact = F.Summaries.fact(F.Code, B.EndWord))
      ReturnsStructure = Fact->Returns == ReturnFact::AfterStructure ||
                         Fact->Returns == ReturnFact::AfterStructureIfAtAll;
    if (ReturnsStructure)
      TailCalls.push_back(B.EndWord);
  }
  /// Reports returns that contradict each other or the load of the structure's
  /// address.
  void report() const {
    if (F.architecture().Is64)
      return;
    // If the size of a structure is known only at run time, GCC's code returns
    // to the instruction after the delay slot. Then all callers are in the same
    // compilation unit.
    const CodeFunction &Function = *F.Code.Function;
    const ProcedureSummary *Own =
        summaryAt(F.Summaries, {Function.Section, Function.Begin});
    bool AgreesWithCallers = !Function.IsGlobal && Own &&
                             Own->IsCalledForOther &&
                             !Own->IsCalledForStructure;
    for (unsigned Index : AfterCall) {
      if (LoadsAddress && AgreesWithCallers)
        F.Report.unproved(Rule::ReturnAddress, Index,
                          "the function loads the address for a structure from "
                          "the caller's frame, unless that is of dynamic size");
      else if (LoadsAddress)
        F.Report.violated(Rule::ReturnAddress, Index,
                          "the function loads the address for a structure from "
                          "the caller's frame, but returns to the unimp");
      else if (!AfterStructure.empty())
        F.Report.violated(Rule::ReturnAddress, Index,
                          "another return of the function skips an unimp");
    }
    if (!AfterCall.empty())
      for (unsigned Index : TailCalls)
        F.Report.violated(
            Rule::ReturnAddress, Index,
            "the callee of the tail call returns to the instruction after the "
            "caller's unimp, but the other returns of the function do not");
  }

private:
  const CheckedFunction &F;
  bool LoadsAddress = false;
  SmallVector<unsigned, 4> AfterCall, AfterStructure;
  /// The tail calls of functions that return structures.
  SmallVector<unsigned, 2> TailCalls;
};

} // namespace

//===- Words --------------------------------------------------------------===//

/// Whether the instruction changes %sp other than by save, restore or an
/// offset.
static bool assignsStackPointer(const DecodedInstruction &I) {
  return I.Writes.test(reg::SP) && I.Op != DecodedOperation::Save &&
         I.Op != DecodedOperation::Restore && I.Rs1 != reg::SP;
}

/// Whether the instruction loads the size that may follow the call of the
/// function.
///
/// With -mstd-struct-return, a function that returns a structure checks
/// whether the size after the call is the expected one, and only then returns
/// to the instruction after it ([SPARC-ABI] 3, "Functions Returning Structures
/// or Unions").
/// __builtin_return is compiled to the same code:
///
///       ld [%i7+8], %g1
///       cmp %g1, 24
///       be 1f
///        add %i7, 4, %i7
///       ...
///       add %i7, -4, %i7
static bool readsStructureSize(const DecodedInstruction &I) {
  return I.Op == DecodedOperation::Load && I.AccessSize == 4 &&
         !I.IsFloatData && I.Rs1 == reg::I7 && I.HasImmediate &&
         I.Immediate == 8;
}

static void checkWords(CheckedFunction &F, LegalWords &Cache,
                       ObjectCheckResult &Result) {
  for (unsigned Index = 0; Index != F.Code.size(); ++Index) {
    if (!F.Graph.reached().test(Index)) {
      checkUnreached(F, Index, Cache);
      continue;
    }
    ++Result.ReachedWords;
    const DecodedInstruction &I = F.instruction(Index);
    checkRegisterPairs(F, Index);
    checkEncoding(F, Index, Cache);
    F.MovesStackPointer |= assignsStackPointer(I);
    F.ReadsStructureSize |= readsStructureSize(I);
    F.HasCalls |= returnsHere(F.Code, Index) && !callsPCThunk(F.Code, Index);
    if (I.isControlTransfer()) {
      checkBranchTarget(F, Index);
      checkDelaySlot(F, Index);
    }
  }
}

//===- States -------------------------------------------------------------===//

static void checkStep(const CheckedFunction &F, const Step &S,
                      const AbstractState &State) {
  if (S.TheKind == Step::Kind::Callee) {
    checkCall(F, S.Index, State);
    checkFrameAtCall(F, S.Index, State);
    return checkUnwindAtCall(F, S.Index, State);
  }
  checkRegisters(F, S.Index, State);
  checkDefinitions(F, S.Index, State);
  checkHazards(F, S.Index, State);
  checkAnnulledEffect(F, S.Index, State);
  checkReturn(F, S.Index, State);
  checkJump(F, S.Index, State);
  checkStack(F, S.Index, State);
  checkAddressPair(F, S.Index, State);
}

/// Checks a block. \p State is the state before it and becomes the state after
/// it. \p Refine removes properties that hold only on infeasible paths from the
/// state before a step.
static void
checkBlock(const CheckedFunction &F, const CodeBlock &B, AbstractState &State,
           StructureReturns *Returns,
           function_ref<void(const Step &, AbstractState &)> Refine) {
  for (const Step &S : B.Steps) {
    Refine(S, State);
    if (S.TheKind != Step::Kind::Callee && !State.Window.isConflict())
      F.Report.setWindow(S.Index, State.Window.depth());
    checkStep(F, S, State);
    if (Returns && S.TheKind != Step::Kind::Callee)
      Returns->visit(S.Index, State);
    F.Semantics.execute(S, State);
  }
  if (Returns && B.End == BlockEnd::TailCall)
    Returns->visitTailCall(B);
  checkBlockEnd(F, B, State);
  if (B.End == BlockEnd::Stops)
    checkUnwindAtCall(F, B.EndWord, State);
  checkWindowsAtEnd(F, B, State);
  checkRestored(F, B, State);
}

/// Whether the block has the same violation if it is entered in \p State.
static bool isViolated(const CheckedFunction &F, const CodeBlock &B,
                       AbstractState State, const Finding &Violation) {
  ObjectCheckResult Counts;
  FunctionReport Report(F.Code, F.LLVM, /*ReportUnproved=*/false, Counts,
                        [](uint64_t) { return std::string(); });
  CheckedFunction OnPath{
      F.Code,   F.Graph, F.Semantics, F.Summaries, F.Floats,
      F.Frames, F.LLVM,  Report,      F.HasCalls,  F.MovesStackPointer};
  checkBlock(OnPath, B, State, /*Returns=*/nullptr,
             [](const Step &, AbstractState &) {});
  return any_of(Report.findings(), [&](const Finding &Found) {
    return Found.TheRule == Violation.TheRule &&
           Found.TheVerdict == Violation.TheVerdict &&
           Found.Address == Violation.Address;
  });
}

/// Whether an address that \p Steps access may differ if they are executed in
/// state \p A or \p B.
static bool mayDifferInAddresses(const CheckedFunction &F, ArrayRef<Step> Steps,
                                 const AbstractState &A,
                                 const AbstractState &B) {
  // The integer registers that may differ, as a bit set.
  uint32_t Registers = 0;
  for (unsigned R = 0; R != reg::NumIntegers; ++R)
    Registers |= uint32_t(A.Registers[R] != B.Registers[R]) << R;
  bool SavedDiffer = A.Outer != B.Outer || A.Saved != B.Saved;
  if (!Registers && !SavedDiffer)
    return false;
  auto Integers = [](const RegisterSet &Set) {
    return uint32_t((Set & RegisterSet(~0u)).to_ulong());
  };
  for (const Step &S : Steps) {
    if (S.TheKind == Step::Kind::Callee)
      return false;
    const DecodedInstruction &I = F.instruction(S.Index);
    if (I.Op == DecodedOperation::Save || I.Op == DecodedOperation::Restore ||
        I.Op == DecodedOperation::Return)
      return true;
    if ((I.isMemoryAccess() || F.Code.relocation(S.Index)) &&
        (Registers >> I.Rs1) & 1)
      return true;
    bool ReadsThem = Registers & Integers(I.Reads);
    SavedDiffer |= ReadsThem && I.Op == DecodedOperation::Store;
    if (ReadsThem || (SavedDiffer && I.Op == DecodedOperation::Load))
      Registers |= Integers(I.Writes);
    else
      Registers &= ~Integers(I.Writes);
  }
  return false;
}

using AddressCheck = void(const CheckedFunction &F, unsigned Index,
                          const AbstractState &State);

/// Checks the addresses in the first steps of a block that are unknown in the
/// joined state before them, but known in \p OfPath, the state on some of the
/// paths.
static void checkPath(const CheckedFunction &F, ArrayRef<Step> Steps,
                      AbstractState OfPath, const AbstractState &Joined,
                      AddressCheck *CheckAddress) {
  if (OfPath.Window.isDoubtful() ||
      (OfPath.Window == Joined.Window &&
       !mayDifferInAddresses(F, Steps, OfPath, Joined)))
    return;
  AbstractState State = Joined;
  for (const Step &S : Steps) {
    // The effect of a callee is the same on all paths.
    if (S.TheKind == Step::Kind::Callee)
      break;
    const DecodedInstruction &I = F.instruction(S.Index);
    bool IsAddress = I.isMemoryAccess() || F.Code.relocation(S.Index);
    if (IsAddress && !State.Registers[I.Rs1].isExact() &&
        OfPath.Registers[I.Rs1].isExact())
      CheckAddress(F, S.Index, OfPath);
    F.Semantics.execute(S, State);
    F.Semantics.execute(S, OfPath);
  }
}

static void checkAddress(const CheckedFunction &F, unsigned Index,
                         const AbstractState &State) {
  checkAddressPair(F, Index, State);
  if (F.instruction(Index).isMemoryAccess())
    checkStack(F, Index, State);
}

/// Checks the addresses in the block again for each incoming edge, since the
/// join of their states keeps neither symbols nor distances that differ.
///
/// If the block is a loop, also checks the alignment of the addresses in its
/// second iteration, but not whether they are in the right part of the stack:
/// the loop may have only one iteration.
///
/// Only addresses near the start of the block are checked, so that the time is
/// linear in the number of edges.
static void checkPathsTo(const CheckedFunction &F, dataflow::Node N,
                         const StateGraph &Nodes, const StateProblem &Problem,
                         const StateSolution &Solution,
                         const AbstractState &Joined) {
  static constexpr unsigned Near = 32;
  ArrayRef<Step> Steps = ArrayRef(Nodes.block(N)->Steps).take_front(Near);
  bool IsLoop = is_contained(Nodes.predecessors(N), N);
  for (dataflow::Node P : Nodes.predecessors(N)) {
    if (!Nodes.block(P) || !Solution.Reached.test(P))
      continue;
    AbstractState OfPath = Solution.Out[P];
    Problem.flow(P, N, OfPath);
    checkPath(F, Steps, OfPath, Joined, checkAddress);
    if (!IsLoop || P == N)
      continue;
    Problem.transfer(N, OfPath);
    Problem.flow(N, N, OfPath);
    checkPath(F, Steps, std::move(OfPath), Joined, checkAlignment);
  }
}

/// After a conditional move of an address to a register that contained another
/// address, checks the steps that follow for both of them.
static void checkChoices(const CheckedFunction &F, ArrayRef<Step> Steps,
                         AbstractState State) {
  static constexpr unsigned Near = 32;
  for (auto [K, S] : enumerate(Steps)) {
    const DecodedInstruction &I = F.instruction(S.Index);
    bool IsMove = S.TheKind == Step::Kind::Plain &&
                  I.Op == DecodedOperation::ConditionalMove;
    const RegisterValue Choices[] = {
        State.Registers[I.Rd], IsMove
                                   ? F.Semantics.secondOperand(S.Index, State)
                                   : RegisterValue::unknown()};
    F.Semantics.execute(S, State);
    if (!IsMove || State.Registers[I.Rd].isExact())
      continue;
    for (const RegisterValue &Choice : Choices) {
      AbstractState Chosen = State;
      Chosen.Registers[I.Rd] = Choice;
      checkPath(F, Steps.drop_front(K + 1).take_front(Near), std::move(Chosen),
                State, checkAddress);
    }
  }
}

static bool hasConditionalMove(const CheckedFunction &F, ArrayRef<Step> Steps) {
  return any_of(Steps, [&](const Step &S) {
    return F.instruction(S.Index).Op == DecodedOperation::ConditionalMove;
  });
}

/// Checks all rules: first those on single instructions, then those on the
/// state before each step, which a forward analysis (AbstractState) computes.
/// Adds the number of reached instructions to \p Result.
static void checkFunction(const FunctionCode &Code, CodeGraph &Graph,
                          const ProcedureSummaries &Summaries,
                          FloatArguments &Floats, CallFrames &Frames,
                          Disassembly &LLVM, LegalWords &Cache,
                          FunctionReport &Report, ObjectCheckResult &Result) {
  std::optional<unsigned> Number =
      Summaries.numberAt({Code.Function->Section, Code.Function->Begin});
  bool HasFloats =
      Number && mayHaveFloatArguments(*Code.Program, Summaries, *Number);
  TransferFunctions Semantics(Code, Summaries, Frames,
                              HasFloats ? floatRegisters() : RegisterSet());
  CheckedFunction F{Code,   Graph,  Semantics, Summaries,
                    Floats, Frames, LLVM,      Report};
  checkWords(F, Cache, Result);
  StateGraph Nodes(Graph);
  StateProblem Problem(Code, Semantics, Nodes);
  StateSolution Solution = dataflow::solve(Problem, Nodes);
  FeasiblePaths Feasible(Code, Summaries, Nodes, Problem.boundary());
  PathFinder Paths(Code, Problem, Nodes, Feasible);
  StructureReturns Returns(F);
  for (dataflow::Node N = 1; N != Nodes.exit(); ++N) {
    if (!Solution.Reached.test(N))
      continue;
    const CodeBlock &B = *Nodes.block(N);
    checkWindowsAtStart(F, N, Nodes, Solution);
    AbstractState &State = Solution.In[N];
    size_t FirstOfBlock = Report.findings().size();
    if (Nodes.predecessors(N).size() > 1)
      checkPathsTo(F, N, Nodes, Problem, Solution, State);
    if (hasConditionalMove(F, B.Steps))
      checkChoices(F, B.Steps, State);
    checkBlock(F, B, State, &Returns,
               [&](const Step &S, AbstractState &Before) {
                 Feasible.refine(N, S, Before);
               });
    Report.explainDoubts([&](std::optional<unsigned> Register) {
      return whyDoubtful(Code, Summaries, Nodes, Solution, N, Register);
    });
    auto IsViolation = [](const Finding &Found) {
      return Found.TheVerdict == Verdict::Violation;
    };
    if (any_of(Report.findings().drop_front(FirstOfBlock), IsViolation) &&
        Feasible.isUnreachable(N))
      Report.setUnreachable(FirstOfBlock);
    for (Finding &Found : Report.findings().drop_front(FirstOfBlock))
      if (IsViolation(Found))
        Found.Path = Paths.find(N, Found, [&](const AbstractState &AtStart) {
          return isViolated(F, B, AtStart, Found);
        });
  }
  Returns.report();
}

//===- Objects ------------------------------------------------------------===//

void ObjectCheckResult::add(const ObjectCheckResult &Other) {
  for (auto [Sum, Part] : zip_equal(Rules, Other.Rules)) {
    Sum.Checked += Part.Checked;
    Sum.Violations += Part.Violations;
    Sum.Unproved += Part.Unproved;
  }
  Functions += Other.Functions;
  Words += Other.Words;
  ReachedWords += Other.ReachedWords;
}

Expected<ObjectCheckResult> mincaml::sparc::checkObject(
    MemoryBufferRef Buffer, const ObjectCheckOptions &Options,
    function_ref<void(const Finding &)> Report, ObjectCheckTools &Tools) {
  Expected<std::unique_ptr<ObjectProgram>> Program =
      openProgram(Buffer, Options);
  if (!Program)
    return Program.takeError();
  Expected<Toolset *> OfArchitecture =
      Tools.byArchitecture().get((*Program)->architecture());
  if (!OfArchitecture)
    return OfArchitecture.takeError();
  Disassembly &LLVM = *(*OfArchitecture)->LLVM;
  LegalWords &Cache = (*OfArchitecture)->Cache;
  FactSet Declared = declaredFunctions(**Program);
  Declared.correct(Options.Facts);
  Expected<ProcedureSummaries> Summaries =
      ProcedureSummaries::compute(**Program, &LLVM, Options.Facts, &Declared);
  if (!Summaries)
    return Summaries.takeError();
  FloatArguments Floats(**Program, *Summaries, &LLVM);
  ObjectCheckResult Result;
  SourceLines Lines(**Program);
  CallFrames Frames(**Program);
  auto Location = [&](uint64_t Address) { return Lines.find(Address); };
  for (const CodeFunction &F : (*Program)->functions()) {
    Expected<FunctionCode> Code = FunctionCode::read(**Program, F, &LLVM);
    if (!Code)
      return Code.takeError();
    Expected<CodeGraph> Graph = CodeGraph::build(*Code, *Summaries);
    if (!Graph)
      return Graph.takeError();
    ++Result.Functions;
    Result.Words += Code->size();
    FunctionReport OfFunction(*Code, LLVM, Options.ReportUnproved, Result,
                              Location, Options.Observer);
    checkFunction(*Code, *Graph, *Summaries, Floats, Frames, LLVM, Cache,
                  OfFunction, Result);
    for (const Finding &Found : OfFunction.takeFindings())
      Report(Found);
  }
  return Result;
}

void mincaml::sparc::printSummary(const ObjectCheckResult &Result,
                                  raw_ostream &OS) {
  OS << formatv("{0} functions, {1} words, {2} of them reached\n",
                Result.Functions, Result.Words, Result.ReachedWords);
  OS << "rule      checked  violations    unproved\n";
  for (const RuleInfo &Info : allRules()) {
    const RuleCount &C = Result.Rules[size_t(Info.TheRule)];
    if (!(Info.Deciders & Decider::Object))
      continue;
    double Share = C.Checked ? 100.0 * C.Unproved / C.Checked : 0;
    OS << formatv("{0} {1,10} {2,11} {3,11} {4,6:f1}%  {5}\n", Info.ID,
                  C.Checked, C.Violations, C.Unproved, Share, Info.Title);
  }
}
