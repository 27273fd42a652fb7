//===- ParallelCopy.cpp - Serialization of parallel copies ----------------===//

#include "Edges/ParallelCopy.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace mincaml::regalloc;

SmallVector<CopyStep, 8> mincaml::regalloc::serializeParallelCopy(
    ArrayRef<ParallelMove> Moves,
    function_ref<bool(MCRegister, MCRegister)> Overlap,
    function_ref<MCRegister(const ParallelMove &, ArrayRef<MCRegister>)>
        FreeRegister) {
  SmallVector<CopyStep, 8> Steps, Last;
  SmallVector<ParallelMove, 8> Pending;
  SmallVector<MCRegister, 4> Temporaries;
  for (const ParallelMove &M : Moves)
    if (M.From != M.To)
      Pending.push_back(M);

  while (!Pending.empty()) {
    auto *Ready = find_if(Pending, [&](const ParallelMove &M) {
      return none_of(Pending, [&](const ParallelMove &Other) {
        return Other.Index != M.Index && Overlap(Other.From, M.To);
      });
    });
    if (Ready != Pending.end()) {
      Steps.push_back({CopyStep::Move, Ready->Index, Ready->From, Ready->To});
      Pending.erase(Ready);
      continue;
    }
    ParallelMove &First = Pending.front();
    if (MCRegister Free = FreeRegister(First, Temporaries)) {
      Temporaries.push_back(Free);
      Steps.push_back({CopyStep::BreakCycle, First.Index, First.From, Free});
      First.From = Free;
      continue;
    }
    Steps.push_back(
        {CopyStep::ToMemory, First.Index, First.From, MCRegister()});
    Last.push_back({CopyStep::FromMemory, First.Index, MCRegister(), First.To});
    Pending.erase(Pending.begin());
  }
  Steps.append(Last);
  return Steps;
}
