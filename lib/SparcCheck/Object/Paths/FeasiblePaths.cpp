//===- FeasiblePaths.cpp - Elimination of infeasible paths ----------------===//

#include "Object/Paths/FeasiblePaths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include <algorithm>

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

/// The limit of the product of the numbers of nodes, comparisons and registers
/// of a function. Beyond it, the conditions of the function are not analyzed.
static constexpr uint64_t MaximalWork = 1 << 25;

//===- The state of one register ------------------------------------------===//

void RegisterPaths::set(Property T) {
  PathKnowledge All;
  for (PathKnowledge &Knowledge : On) {
    All.join(Knowledge);
    Knowledge = PathKnowledge();
  }
  On[T] = std::move(All);
}

void RegisterPaths::setUnknown() {
  set(HasValue);
  On.fill(On[HasValue]);
}

bool RegisterPaths::isWithoutValue() const {
  return any_of(
      drop_begin(On, WithoutValue),
      [](const PathKnowledge &Knowledge) { return Knowledge.IsReached; });
}

//===- Conditional branches -----------------------------------------------===//

/// The number of steps of the block before the conditional branch at its end,
/// after which the two edges differ; the number of all steps if there is no
/// such branch. The delay slot comes after the branch.
static unsigned stepsBeforeBranch(const FunctionCode &Code,
                                  const CodeBlock &B) {
  if (B.Successors.size() == 2 && B.Successors[0] != B.Successors[1])
    for (unsigned K : seq(B.Steps.size()))
      if (B.Steps[K].Index == B.EndWord &&
          B.Steps[K].TheKind == Step::Kind::Plain &&
          Code.Instructions[B.EndWord].Op == DecodedOperation::Branch)
        return K;
  return B.Steps.size();
}

//===- The problem --------------------------------------------------------===//

class FeasiblePaths::Problem {
public:
  using LatticeType = RegisterPathsLattice;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Forward;

  Problem(const FeasiblePaths &Paths, unsigned Register, Reason Why)
      : Paths(Paths), Code(Paths.Code), Register(Register), Why(Why) {}

  RegisterPathsLattice lattice() const { return {}; }
  RegisterPaths boundary() const {
    const AbstractState &Entry = Paths.Entry;
    bool IsCertain = Entry.UndefinedWithin[0].test(Register);
    RegisterPaths State;
    State.On[Why == Reason::Clobbered                   ? HasValue
             : IsCertain                                ? WithoutValue
             : Entry.DoubtfullyUndefined.test(Register) ? Doubtful
                                                        : HasValue] =
        Paths.Conditions->atEntry();
    return State;
  }
  void execute(const Step &S, RegisterPaths &State) const;
  void transfer(dataflow::Node N, RegisterPaths &State) const {
    if (const CodeBlock *B = Paths.Nodes.block(N))
      for (const Step &S :
           ArrayRef(B->Steps).take_front(stepsBeforeBranch(Code, *B)))
        execute(S, State);
  }
  bool flow(dataflow::Node From, dataflow::Node To, RegisterPaths &State) const;

private:
  using enum RegisterPaths::Property;
  void enterWindow(RegisterPaths &State) const;
  void leaveWindow(RegisterPaths &State) const;

  const FeasiblePaths &Paths;
  const FunctionCode &Code;
  unsigned Register;
  Reason Why;
};

/// Models a save, like TransferFunctions::saveWindow.
void FeasiblePaths::Problem::enterWindow(RegisterPaths &State) const {
  if (Register >= reg::I0 && Register < reg::NumIntegers)
    State.setUnknown();
  else if (Register >= reg::O0 && Register < reg::I0)
    State.set(Why == Reason::Undefined ? WithoutValue : HasValue);
}

/// Models a restore, like TransferFunctions::restoreWindow.
void FeasiblePaths::Problem::leaveWindow(RegisterPaths &State) const {
  if (Register >= reg::L0 && Register < reg::NumIntegers)
    State.set(HasValue);
  else if (Register >= reg::O0 && Register < reg::L0)
    State.setUnknown();
}

void FeasiblePaths::Problem::execute(const Step &S,
                                     RegisterPaths &State) const {
  for (PathKnowledge &Knowledge : State.On)
    Paths.Conditions->execute(S, Paths.Callees, Knowledge);
  if (S.TheKind == Step::Kind::Callee) {
    if (Paths.Callees.results(Code, S.Index).test(Register))
      State.set(HasValue);
    else if (Paths.Callees.clobbered(Code, S.Index).test(Register))
      State.set(Why == Reason::Clobbered ? WithoutValue : HasValue);
    return;
  }
  const DecodedInstruction &I = Code.Instructions[S.Index];
  if (I.Op == DecodedOperation::Save)
    enterWindow(State);
  else if (I.Op == DecodedOperation::Restore ||
           I.Op == DecodedOperation::Return)
    leaveWindow(State);
  // A system call returns its results and, in %icc, whether it has failed.
  bool IsResult =
      I.Op == DecodedOperation::Trap &&
      (Register == reg::O0 || Register == reg::O0 + 1 || Register == reg::ICC);
  if (I.Writes.test(Register) || IsResult)
    State.set(HasValue);
}

bool FeasiblePaths::Problem::flow(dataflow::Node From, dataflow::Node To,
                                  RegisterPaths &State) const {
  const CodeBlock *B = Paths.Nodes.block(From);
  if (!B || To == Paths.Nodes.exit())
    return true;
  unsigned Branch = stepsBeforeBranch(Code, *B);
  if (Branch != B->Steps.size()) {
    bool IsTaken = Paths.Nodes.block(To) == B->Successors[0];
    bool IsPossible = false;
    for (PathKnowledge &Knowledge : State.On)
      IsPossible |= Paths.Conditions->assume(B->EndWord, IsTaken, Knowledge);
    if (!IsPossible)
      return false;
    for (const Step &S : ArrayRef(B->Steps).drop_front(Branch))
      execute(S, State);
  }
  auto BecomesDoubtful = [&](PathKnowledge &Knowledge) {
    State.On[Doubtful].join(Knowledge);
    Knowledge = PathKnowledge();
  };
  MutableArrayRef<PathKnowledge> Certain =
      MutableArrayRef(State.On).drop_front(WithoutValue);
  if (B->Successors.size() > 1 && Why == Reason::Undefined) {
    BecomesDoubtful(Certain.back());
    std::rotate(Certain.begin(), Certain.end() - 1, Certain.end());
  }
  if (B->DoubtOfEdges == CodeBlock::Doubt::Everywhere ||
      (B->DoubtOfEdges == CodeBlock::Doubt::AtJoins &&
       Paths.Nodes.predecessors(To).size() > 1))
    for_each(Certain, BecomesDoubtful);
  return true;
}

//===- Answers ------------------------------------------------------------===//

const FeasiblePaths::Solution *FeasiblePaths::solution(unsigned Register,
                                                       Reason Why) {
  if (!Conditions)
    Conditions.emplace(Code);
  auto Found = Solutions.find({Register, Why});
  if (Found != Solutions.end())
    return &Found->second;
  if (uint64_t(Nodes.size()) * Conditions->size() * (Solutions.size() + 1) >
      MaximalWork)
    return nullptr;
  return &Solutions
              .try_emplace(
                  {Register, Why},
                  dataflow::solve(Problem(*this, Register, Why), Nodes))
              .first->second;
}

std::optional<RegisterPaths> FeasiblePaths::before(dataflow::Node N,
                                                   const Step &S,
                                                   unsigned Register,
                                                   Reason Why) {
  const Solution *Solved = solution(Register, Why);
  if (!Solved)
    return std::nullopt;
  Problem TheProblem(*this, Register, Why);
  RegisterPaths Result = Solved->In[N];
  for (const Step &Earlier : Nodes.block(N)->Steps) {
    if (Earlier.Index == S.Index && Earlier.TheKind == S.TheKind)
      break;
    TheProblem.execute(Earlier, Result);
  }
  return Result;
}

void FeasiblePaths::refine(dataflow::Node N, const Step &S,
                           AbstractState &State) {
  if (S.TheKind == Step::Kind::Callee)
    return;
  RegisterSet Reads = Code.Instructions[S.Index].Reads;
  RegisterSet Clobbered = Reads & State.Clobbered;
  RegisterSet Undefined = Reads & State.Undefined;
  if ((Clobbered | Undefined).none())
    return;
  for (unsigned R = 1; R != reg::Count; ++R)
    for (Reason Why : {Reason::Clobbered, Reason::Undefined}) {
      if (!(Why == Reason::Clobbered ? Clobbered : Undefined).test(R))
        continue;
      std::optional<RegisterPaths> Paths = before(N, S, R, Why);
      if (!Paths || Paths->isWithoutValue())
        continue;
      bool IsDoubtful = Paths->On[RegisterPaths::Doubtful].IsReached;
      if (Why == Reason::Clobbered)
        State.removeClobbered(R, IsDoubtful);
      else
        State.removeUndefined(R, IsDoubtful);
    }
}

bool FeasiblePaths::isInfeasible(ArrayRef<dataflow::Node> Path) {
  if (!Conditions)
    Conditions.emplace(Code);
  // The register does not matter here; only the conditions do.
  Problem TheProblem(*this, reg::G0, Reason::Clobbered);
  RegisterPaths State = TheProblem.boundary();
  for (size_t I = 1; I < Path.size(); ++I) {
    TheProblem.transfer(Path[I - 1], State);
    if (!TheProblem.flow(Path[I - 1], Path[I], State))
      return true;
  }
  return false;
}
