//===- DoubtfulCalls.cpp - Origins of doubtful states ---------------------===//

#include "Object/Facts/DoubtfulCalls.h"
#include "Object/Facts/MissingFacts.h"
#include "llvm/ADT/BitVector.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

/// Whether the register, or the window depth, has no meaningful value in the
/// state, or has one only if some paths do not exist.
static bool isSuspect(const AbstractState &State,
                      std::optional<unsigned> Register) {
  if (!Register)
    return true;
  return State.DoubtfullyClobbered.test(*Register) ||
         State.DoubtfullyUndefined.test(*Register);
}

static bool isDoubtful(const AbstractState &State,
                       std::optional<unsigned> Register) {
  if (!Register)
    return State.Window.isDoubtful();
  return isSuspect(State, Register) && !State.Clobbered.test(*Register) &&
         !State.Undefined.test(*Register);
}

DoubtReasons DoubtfulCalls::find(dataflow::Node N,
                                 std::optional<unsigned> Register) const {
  static constexpr unsigned MaxFacts = 4;
  Reasons OfCalls, OfTables;
  BitVector Seen(Nodes.size());
  SmallVector<dataflow::Node> Queue{N};
  Seen.set(N);
  for (size_t At = 0; At != Queue.size(); ++At) {
    for (dataflow::Node P : Nodes.predecessors(Queue[At])) {
      const CodeBlock *B = Nodes.block(P);
      if (!B || !Solution.Reached.test(P) ||
          !isSuspect(Solution.Out[P], Register))
        continue;
      if (Problem.isDoubtfulEdge(P, Queue[At]) && B->Steps.empty())
        OfTables.NotModelled = {
            "which of several jumps uses which table is not modelled"};
      else if (Problem.isDoubtfulEdge(P, Queue[At]) &&
               OfCalls.Needs.size() < MaxFacts)
        OfCalls.add(whyUnknown(Code, Summaries, B->EndWord,
                               MissingFact::Kind::Returns));
      if (isDoubtful(Solution.Out[P], Register) && !Seen.test(P)) {
        Seen.set(P);
        Queue.push_back(P);
      }
    }
  }
  bool IsOfCall = !OfCalls.Needs.empty() || !OfCalls.NotModelled.empty();
  OfCalls.add(OfTables);
  return {IsOfCall ? "unless the call before does not return"
                   : "unless no jump through a table leads here",
          std::move(OfCalls)};
}
