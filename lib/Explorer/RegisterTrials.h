//===- RegisterTrials.h - What an allocator tried ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_REGISTERTRIALS_H
#define MINCAML_LIB_EXPLORER_REGISTERTRIALS_H

#include "mincaml/AllocationView/AllocationFacts.h"
#include "mincaml/RegAlloc/AllocationTrace.h"
#include "llvm/ADT/DenseMap.h"
#include <map>

namespace llvm::json {
class OStream;
}

namespace mincaml::explorer {

/// How one of MinCaml's allocators chose the registers of a function.
class RegisterTrials {
public:
  /// \p PointOf are the points of the instructions of \p MF.
  RegisterTrials(
      std::vector<RegisterTrial> Trials,
      const llvm::DenseMap<const llvm::MachineInstr *, unsigned> &PointOf,
      const llvm::MachineFunction &MF);

  /// Writes the attribute `trials` of an allocation.
  void write(const AllocationFacts &Facts, llvm::json::OStream &J) const;

  size_t numberOfTrials() const { return Trials.size(); }
  size_t numberOfCandidates() const;

private:
  void nameRegister(llvm::MCRegister R, const llvm::TargetRegisterInfo &TRI);

  std::vector<RegisterTrial> Trials;
  /// By trial.
  std::vector<unsigned> Points;
  /// The registers that occur, by their numbers, with indices of their names.
  std::map<unsigned, unsigned> Indices;
  std::vector<std::string> Registers;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_REGISTERTRIALS_H
