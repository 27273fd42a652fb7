//===- Remarks.cpp - Optimization remarks on an allocation ----------------===//

#include "Rewriting/Remarks.h"
#include "FunctionPlan.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/raw_ostream.h"
#include <numeric>

using namespace llvm;
using namespace mincaml;

void regalloc::remarkSpillCode(MachineOptimizationRemarkEmitter &Remarks,
                               const Action &A, const MachineBasicBlock &MBB,
                               const DebugLoc &Where) {
  Remarks.emit([&] {
    const TargetRegisterInfo &TRI =
        *MBB.getParent()->getSubtarget().getRegisterInfo();
    const bool IsSpill = A.TheKind == Action::Spill;
    MachineOptimizationRemarkMissed R("regalloc", IsSpill ? "Save" : "Restore",
                                      Where, &MBB);
    R << ore::NV("Register", TRI.getName(IsSpill ? A.From : A.To))
      << (IsSpill ? " is saved" : " is restored") << ", because of "
      << ore::NV("Reason", ReasonNames[static_cast<unsigned>(A.Why)]);
    return R;
  });
}

void regalloc::remarkStatistics(MachineOptimizationRemarkEmitter &Remarks,
                                const MachineFunction &MF,
                                const char *Allocator,
                                const AllocationStatistics &Statistics) {
  Remarks.emit([&] {
    MachineOptimizationRemarkAnalysis R("regalloc", "Allocation", DebugLoc(),
                                        &MF.front());
    auto Sum = [&](StringRef Name,
                   const std::array<unsigned, Reasons> &Counts) {
      R << ore::NV(Name, std::accumulate(Counts.begin(), Counts.end(), 0u))
        << " " << Name;
      StringRef Separator = " (";
      for (unsigned I = 0; I < Reasons; ++I)
        if (Counts[I]) {
          R << Separator.str() << ReasonNames[I] << " "
            << ore::NV((Name + "." + ReasonNames[I]).str(), Counts[I]);
          Separator = ", ";
        }
      R << (Separator == ", " ? "), " : ", ");
    };
    R << Allocator << ": ";
    Sum("saves", Statistics.Spills);
    Sum("restores", Statistics.Reloads);
    Sum("rematerializations", Statistics.Rematerializations);
    Sum("moves", Statistics.Moves);
    R << ore::NV("copies", Statistics.RemovedCopies) << " copies removed, "
      << ore::NV("slots", Statistics.StackSlots) << " stack slots, "
      << ore::NV("backtracks", Statistics.Backtracks) << " backtracks over "
      << ore::NV("replanned", Statistics.Replanned) << " instructions";
    return R;
  });
}
