//===- PhysicalLiveness.h - Liveness of physical registers ------*- C++ -*-===//
//
// Machine IR before register allocation already contains physical registers:
// arguments, results, fixed operands of instructions. Where such a register is
// live, it is not available. A call clobbers the registers that its register
// mask does not preserve. Between these points a physical register is free and
// can hold values; such a range is a lifetime hole of the register.
//
// The sorted list of the calls that clobber a register is built at the first
// query for the register. That takes time linear in the number of calls for
// each register, independent of the number of different masks (with
// -enable-ipra each function has its own). Registers that all calls clobber
// share one list, and so do those that no call clobbers.
//
// Needs: live intervals. Changes nothing.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_LIVENESS_PHYSICALLIVENESS_H
#define MINCAML_LIB_REGALLOC_LIVENESS_PHYSICALLIVENESS_H

#include "llvm/CodeGen/LiveIntervals.h"
#include <vector>

namespace mincaml::regalloc {

class PhysicalLiveness {
public:
  PhysicalLiveness(llvm::LiveIntervals &LIS,
                   const llvm::TargetRegisterInfo &TRI);

  /// The first index at or after From where the physical register is live.
  llvm::SlotIndex nextFixed(llvm::MCRegister Register,
                            llvm::SlotIndex From) const;
  /// The first call at or after From that clobbers Register.
  llvm::SlotIndex nextClobber(llvm::MCRegister Register,
                              llvm::SlotIndex From) const;
  /// The first call at or after From.
  llvm::SlotIndex nextCall(llvm::SlotIndex From) const;
  /// The end of the free range of Register that contains From.
  llvm::SlotIndex freeUntil(llvm::MCRegister Register,
                            llvm::SlotIndex From) const {
    return std::min(nextFixed(Register, From), nextClobber(Register, From));
  }
  /// Whether Value can stay in Register for its whole live interval.
  bool isFreeDuring(const llvm::LiveInterval &Value,
                    llvm::MCRegister Register) const;

private:
  /// The calls that clobber a register.
  struct Calls {
    enum : unsigned char { Unknown, None, Some, All } Which = Unknown;
    std::vector<llvm::SlotIndex> Slots;
  };
  llvm::ArrayRef<llvm::SlotIndex> callsThatClobber(llvm::MCRegister R) const;

  llvm::LiveIntervals &LIS;
  const llvm::TargetRegisterInfo &TRI;
  /// Indexed by register; each element is computed at the first query.
  mutable std::vector<Calls> Clobbering;
  /// The end of the function; as a query result it means "never".
  llvm::SlotIndex Last;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_LIVENESS_PHYSICALLIVENESS_H
