//===- PhysicalLiveness.h - When registers are not to be had ----*- C++ -*-===//
//
// Machine IR before register allocation already names registers: arguments,
// results, operands that an instruction wants in a certain place. Where one of
// them is live its register belongs to nobody else; and a call destroys the
// registers that its register mask does not preserve. Between these places a
// register has gaps in which values can stay.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_REGALLOC_PHYSICALLIVENESS_H
#define MINCAML_REGALLOC_PHYSICALLIVENESS_H

#include "llvm/CodeGen/LiveIntervals.h"
#include <vector>

namespace mincaml {

class PhysicalLiveness {
public:
  PhysicalLiveness(llvm::LiveIntervals &LIS,
                   const llvm::TargetRegisterInfo &TRI);

  /// The first place at or after From where Register is live by itself.
  llvm::SlotIndex nextFixed(llvm::MCRegister Register,
                            llvm::SlotIndex From) const;
  /// The first call at or after From that destroys Register.
  llvm::SlotIndex nextClobber(llvm::MCRegister Register,
                              llvm::SlotIndex From) const;
  /// The first call at or after From.
  llvm::SlotIndex nextCall(llvm::SlotIndex From) const;
  /// How far the gap reaches that Register has at From.
  llvm::SlotIndex gapEnd(llvm::MCRegister Register,
                         llvm::SlotIndex From) const {
    return std::min(nextFixed(Register, From), nextClobber(Register, From));
  }
  /// Whether Value could stay in Register all its life.
  bool isFreeDuring(const llvm::LiveInterval &Value,
                    llvm::MCRegister Register) const;
  /// Returned for "never": the end of the function.
  llvm::SlotIndex never() const { return Last; }

private:
  /// The calls that preserve the same registers.
  struct Calls {
    const uint32_t *Mask;
    std::vector<llvm::SlotIndex> Slots;
  };

  llvm::LiveIntervals &LIS;
  const llvm::TargetRegisterInfo &TRI;
  std::vector<Calls> Groups;
  llvm::SlotIndex Last;
};

} // namespace mincaml

#endif // MINCAML_REGALLOC_PHYSICALLIVENESS_H
