//===- AllocationTrace.h - Traces of register allocators --------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_ALLOCATIONTRACE_H
#define MINCAML_LIB_EXPLORER_ALLOCATIONTRACE_H

#include "mincaml/AllocationView/AllocationData.h"
#include "mincaml/RegAlloc/AllocationTrace.h"
#include "llvm/ADT/DenseMap.h"
#include <map>

namespace llvm::json {
class OStream;
}

namespace mincaml::explorer {

/// The trace of one of MinCaml's allocators: how it chose the registers of a
/// function.
class AllocationTrace {
public:
  /// \p PointOf has the program points of the instructions of \p MF.
  AllocationTrace(
      std::vector<RegisterTrial> Trials,
      const llvm::DenseMap<const llvm::MachineInstr *, unsigned> &PointOf,
      const llvm::MachineFunction &MF);

  /// Writes the attribute `trials` of an allocation.
  void write(const AllocationData &Facts, llvm::json::OStream &J) const;

private:
  void nameRegister(llvm::MCRegister R, const llvm::TargetRegisterInfo &TRI);

  std::vector<RegisterTrial> Trials;
  /// The program point of each trial.
  std::vector<unsigned> Points;
  /// The index in Registers of each register that occurs, by its LLVM number.
  std::map<unsigned, unsigned> Indices;
  std::vector<std::string> Registers;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_ALLOCATIONTRACE_H
