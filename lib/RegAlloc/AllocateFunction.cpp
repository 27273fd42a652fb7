//===- AllocateFunction.cpp - The phases of an allocation -----------------===//

#include "AllocateFunction.h"
#include "Edges/EdgeMoves.h"
#include "Edges/EntryShapes.h"
#include "Liveness/EntryNeeds.h"
#include "Rewriting/Rewriter.h"
#include "Walk/BlockWalk.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::regalloc;

std::optional<AllocationFailure>
regalloc::allocateFunction(MachineFunction &MF, const Analyses &A,
                           const AllocationPolicy &Policy,
                           AllocationTracer *Tracer) {
  // Analysis results that no decision of the allocator changes: liveness, next
  // uses, pressure.
  const FunctionFacts Facts(MF, A, Policy);
  FunctionPlan Plan(MF.getNumBlockIDs());
  SavePlan Saves(Facts);
  ValueHistories History(Facts.numValues());
  findRigidEdges(Facts, Plan);

  // Assign registers block by block and place spill code.
  EntryShapes Entries(Facts, Plan, History);
  ChoiceLog Log(Tracer);
  BlockWalk Walk(Facts, Plan, Saves, History, Log);
  for (MachineBasicBlock *MBB : Facts.Order) {
    Plan.of(*MBB).Entry = Entries.shapeOf(*MBB);
    Walk.run(*MBB);
    if (Plan.Failure)
      return Plan.Failure;
  }

  // Plan the code on edges.
  dropDeadEntries(Facts, Plan, Saves);
  planEdges(Facts, Plan, Saves);
  if (Plan.Failure)
    return Plan.Failure;

  Log.finish(MF);
  return Rewriter(MF, Facts, Plan, Saves, History, A.Remarks).run();
}
