//===- ObjectCheck.cpp - The lowering rules, checked on bytes -------------===//

#include "FunctionChecker.h"
#include "SourceLines.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/ELF.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

namespace {

/// The forward problem that AbstractState.h describes.
class StateProblem {
public:
  using LatticeType = AbstractStateLattice;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Forward;

  StateProblem(const FunctionCode &Code, const AbstractMachine &Machine,
               const StateGraph &Nodes)
      : Code(Code), Machine(Machine), Nodes(Nodes) {}

  AbstractStateLattice lattice() const { return {}; }
  AbstractState boundary() const { return Machine.entryState(); }
  void transfer(dataflow::Node N, AbstractState &State) const {
    if (const CodeBlock *B = Nodes.block(N))
      for (const Step &S : B->Steps)
        Machine.execute(S, State);
  }
  bool flow(dataflow::Node From, dataflow::Node To, AbstractState &State) const;

private:
  const FunctionCode &Code;
  const AbstractMachine &Machine;
  const StateGraph &Nodes;
};

} // namespace

bool StateProblem::flow(dataflow::Node From, dataflow::Node To,
                        AbstractState &State) const {
  const CodeBlock *B = Nodes.block(From);
  if (!B || To == Nodes.exit())
    return true;
  // Around an annulled slot.
  if (B->SkippedSlot && Nodes.block(To)->Number != B->Successors[0]->Number)
    State.Skipped |= Code.Words[*B->SkippedSlot].Writes & State.Never;
  bool IsDoubtful = B->DoubtOfEdges == CodeBlock::Doubt::Everywhere ||
                    (B->DoubtOfEdges == CodeBlock::Doubt::AtJoins &&
                     Nodes.predecessors(To).size() > 1);
  if (IsDoubtful) {
    State.Destroyed.reset();
    State.Undefined.reset();
    State.Skipped.reset();
    State.IsDepthDoubtful = true;
  }
  return true;
}

std::string FunctionChecker::symbolName(unsigned Symbol) const {
  Expected<CodeSymbol> S = Context.Program.symbol(Symbol);
  if (S)
    return S->Name.str();
  consumeError(S.takeError());
  return formatv("symbol {0}", Symbol);
}

/// "     1c: add %o0, 1, %o0", with the relocation.
std::string FunctionChecker::line(unsigned Index) const {
  uint64_t Address = Code.address(Index);
  std::string Text =
      formatv("{0}: {1}", format_hex_no_prefix(Address, 8),
              Context.LLVM.text(Code.Words[Index].Word, Address));
  const CodeRelocation *R = Code.relocation(Index);
  if (!R)
    return Text;
  Text += formatv("  ! {0} {1}",
                  object::getELFRelocationTypeName(ELF::EM_SPARC, R->Type),
                  symbolName(R->Symbol));
  if (R->Addend)
    Text += formatv("{0}{1}", R->Addend < 0 ? "" : "+", R->Addend);
  return Text;
}

void FunctionChecker::report(Rule R, Verdict V, unsigned Index,
                             const Twine &Detail) {
  RuleCount &Count = Context.Result.Rules[size_t(R)];
  ++Count.Places;
  // A word in two blocks is one place.
  if (!Said.insert(uint64_t(Index) << 9 | uint64_t(R) << 1 |
                   (V == Verdict::Violation))
           .second) {
    --Count.Places;
    return;
  }
  ++(V == Verdict::Violation ? Count.Violations : Count.Unproved);
  if (V == Verdict::Unproved && !Context.Options.ReportUnproved)
    return;
  Finding F;
  F.TheRule = R;
  F.TheVerdict = V;
  F.Function = Code.Function->Name.str();
  F.Address = Code.address(Index);
  F.Instruction = Context.LLVM.text(Code.Words[Index].Word, *F.Address);
  F.Location = Context.Location(*F.Address);
  F.Detail = Detail.str();
  static constexpr unsigned Around = 2;
  unsigned First = Index < Around ? 0 : Index - Around;
  for (unsigned I = First; I <= Index + Around && I < Code.size(); ++I)
    F.Neighbourhood.push_back(line(I));
  Findings.push_back(std::move(F));
}

void FunctionChecker::run() {
  checkWords();
  StateGraph Nodes(Graph);
  StateProblem Problem(Code, Machine, Nodes);
  StateSolution Solution = dataflow::solve(Problem, Nodes);
  for (dataflow::Node N = 1; N != Nodes.exit(); ++N) {
    if (!Solution.Reached.test(N))
      continue;
    const CodeBlock &B = *Nodes.block(N);
    checkJoin(N, Nodes, Solution);
    AbstractState State = std::move(Solution.In[N]);
    for (const Step &S : B.Steps) {
      checkStep(S, State);
      Machine.execute(S, State);
    }
    checkEnds(B);
    checkBlockEnd(B, State);
  }
  sort(Findings, [](const Finding &A, const Finding &B) {
    return std::tie(*A.Address, A.TheRule, A.Detail) <
           std::tie(*B.Address, B.TheRule, B.Detail);
  });
  for (const Finding &F : Findings)
    Context.Report(F);
}

bool ObjectCheckResult::hasViolation() const {
  return any_of(Rules, [](const RuleCount &C) { return C.Violations != 0; });
}

Expected<ObjectCheckResult>
mincaml::sparc::checkObject(MemoryBufferRef Buffer,
                            const ObjectCheckOptions &Options,
                            function_ref<void(const Finding &)> Report) {
  Expected<std::unique_ptr<ObjectProgram>> Program =
      ObjectProgram::read(Buffer);
  if (!Program)
    return Program.takeError();
  ArchitectureLevel Level = Options.Level.value_or((*Program)->architecture());
  if (Level.is64() != (*Program)->architecture().is64())
    return createStringError("the file is not for this architecture");
  (*Program)->setArchitecture(Level);
  Expected<std::unique_ptr<Disassembly>> LLVM = Disassembly::create(Level);
  if (!LLVM)
    return LLVM.takeError();
  Expected<ProcedureSummaries> Summaries =
      ProcedureSummaries::compute(**Program);
  if (!Summaries)
    return Summaries.takeError();
  ObjectCheckResult Result;
  ObjectLines Lines(**Program);
  CheckContext Context{**Program,
                       Level,
                       *Summaries,
                       **LLVM,
                       WordCache(),
                       Options,
                       Result,
                       Report,
                       [&](uint64_t Address) { return Lines.find(Address); }};
  for (const CodeFunction &F : (*Program)->functions()) {
    Expected<FunctionCode> Code = FunctionCode::read(**Program, F, LLVM->get());
    if (!Code)
      return Code.takeError();
    Expected<CodeGraph> Graph = CodeGraph::build(*Code, *Summaries);
    if (!Graph)
      return Graph.takeError();
    ++Result.Functions;
    Result.Words += Code->size();
    FunctionChecker(Context, *Code, *Graph).run();
  }
  return Result;
}

void mincaml::sparc::printSummary(const ObjectCheckResult &Result,
                                  raw_ostream &OS) {
  OS << formatv("{0} functions, {1} words, {2} of them reached\n",
                Result.Functions, Result.Words, Result.ReachedWords);
  OS << "rule       places  violations    unproved\n";
  for (const RuleInfo &Info : allRules()) {
    const RuleCount &C = Result.Rules[size_t(Info.TheRule)];
    if (!(Info.Deciders & Decider::Object))
      continue;
    double Share = C.Places ? 100.0 * C.Unproved / C.Places : 0;
    OS << formatv("{0} {1,10} {2,11} {3,11} {4,6:f1}%  {5}\n", Info.ID,
                  C.Places, C.Violations, C.Unproved, Share, Info.Title);
  }
}
