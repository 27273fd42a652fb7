//===- PathFinder.cpp - Search for a path to a violation ------------------===//

#include "Object/Paths/PathFinder.h"
#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "llvm/Support/FormatVariadic.h"
#include <deque>

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

/// The number of violations of a function for which a path is searched, and the
/// number of paths that are tried for each of them.
static constexpr unsigned MaximumSought = 16, MaximumTried = 64;

void PathFinder::findShortestPaths() {
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

PathFinder::Path PathFinder::shortest(dataflow::Node N) const {
  Path Result = {N};
  for (; N != Nodes.entry(); N = Previous[N])
    Result.push_back(Previous[N]);
  return {Result.rbegin(), Result.rend()};
}

bool PathFinder::leadsTo(
    const Path &Candidate,
    function_ref<bool(const AbstractState &)> IsViolated) const {
  AbstractState State = Problem.boundary();
  for (size_t I = 1; I != Candidate.size(); ++I) {
    Problem.transfer(Candidate[I - 1], State);
    if (!Problem.flow(Candidate[I - 1], Candidate[I], State))
      return false;
  }
  return IsViolated(State) && !Feasible.isInfeasible(Candidate);
}

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

std::vector<PathStep> PathFinder::describe(const Path &Found,
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

std::vector<PathStep>
PathFinder::find(dataflow::Node N, const Finding &Violation,
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
