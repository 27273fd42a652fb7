//===- PhysicalLiveness.h - When registers are not to be had ----*- C++ -*-===//
//
// Machine IR before register allocation already names registers: arguments,
// results, operands that an instruction wants in a certain place. Where one of
// them is live its register belongs to nobody else; and a call destroys the
// registers that its register mask does not preserve. Between these places a
// register has gaps in which values can stay.
//
// The calls that destroy a register are looked up in a sorted list, which is
// made when the register is first asked for. That takes a time linear in the
// number of calls for each register, however many different masks there are
// (with -enable-ipra each function has its own). Registers that all calls
// destroy share one list, and so do those that none destroys.
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
  /// The calls that destroy a register.
  struct Calls {
    enum : unsigned char { Unknown, None, Some, All } Which = Unknown;
    std::vector<llvm::SlotIndex> Slots;
  };
  llvm::ArrayRef<llvm::SlotIndex> callsThatDestroy(llvm::MCRegister R) const;

  llvm::LiveIntervals &LIS;
  const llvm::TargetRegisterInfo &TRI;
  /// By register; made when asked for.
  mutable std::vector<Calls> Destroying;
  llvm::SlotIndex Last;
};

} // namespace mincaml

#endif // MINCAML_REGALLOC_PHYSICALLIVENESS_H
