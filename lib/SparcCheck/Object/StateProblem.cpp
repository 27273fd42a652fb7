//===- StateProblem.cpp - The forward analysis of object code -------------===//

#include "Object/StateProblem.h"

using namespace mincaml;
using namespace mincaml::sparc;

void StateProblem::transfer(dataflow::Node N, AbstractState &State) const {
  if (const CodeBlock *B = Nodes.block(N))
    for (const Step &S : B->Steps)
      Semantics.execute(S, State);
}

bool StateProblem::isDoubtfulEdge(dataflow::Node From,
                                  dataflow::Node To) const {
  const CodeBlock &B = *Nodes.block(From);
  return B.DoubtOfEdges == CodeBlock::Doubt::Everywhere ||
         (B.DoubtOfEdges == CodeBlock::Doubt::AtJoins &&
          Nodes.predecessors(To).size() > 1);
}

bool StateProblem::flow(dataflow::Node From, dataflow::Node To,
                        AbstractState &State) const {
  const CodeBlock *B = Nodes.block(From);
  if (!B || To == Nodes.exit())
    return true;
  if (B->Successors.size() > 1)
    State.passBranch();
  // On this edge, the slot is annulled.
  if (B->AnnulledSlot && (B->Successors.size() == 1 ||
                          Nodes.block(To)->Number != B->Successors[0]->Number))
    // Never is not used here, because it shrinks as the state grows, and the
    // transfer function must be monotone.
    State.Skipped |= Code.Instructions[*B->AnnulledSlot].Writes &
                     (State.Undefined | State.Clobbered);
  if (isDoubtfulEdge(From, To))
    State.setDoubtful();
  return true;
}
