//===- AllocateFunction.cpp - The phases of an allocation -----------------===//

#include "AllocateFunction.h"
#include "Edges/EdgeMoves.h"
#include "Edges/EntryAssignment.h"
#include "Liveness/DeadEntries.h"
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
  const FunctionAnalyses FA(MF, A, Policy);
  FunctionPlan Plan(MF.getNumBlockIDs());
  DefinitionSpills DefSpills(FA);
  ValueHistories History(FA.numValues());
  findUnsplittableEdges(FA, Plan);

  // Assign registers block by block and place spill code.
  EntryAssignment Entries(FA, Plan, History);
  ChoiceLog Log(Tracer);
  BlockWalk Walk(FA, Plan, DefSpills, History, Log);
  for (MachineBasicBlock *MBB : FA.Order) {
    Plan.of(*MBB).Entry = Entries.assignmentOf(*MBB);
    Walk.run(*MBB);
    if (Plan.Failure)
      return Plan.Failure;
  }

  // Plan the code on edges.
  removeDeadEntries(FA, Plan, DefSpills);
  planEdges(FA, Plan, DefSpills);
  if (Plan.Failure)
    return Plan.Failure;

  Log.finish(MF);
  return Rewriter(MF, FA, Plan, DefSpills, History, A.Remarks).run();
}
