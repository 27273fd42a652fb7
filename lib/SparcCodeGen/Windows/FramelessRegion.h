//===- FramelessRegion.h - Blocks that need no frame ------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCODEGEN_WINDOWS_FRAMELESSREGION_H
#define MINCAML_LIB_SPARCCODEGEN_WINDOWS_FRAMELESSREGION_H

#include "Windows/WindowRegisters.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/CodeGen/MachineFunction.h"

namespace mincaml::sparc {

/// The largest set of blocks around the entry of a function that can be
/// executed before its frame is allocated. The allocation is a `save` or, in a
/// function with a flat frame, an addition to %sp. No block of the region needs
/// the frame, and each block except the entry has only predecessors in the
/// region. This class only analyzes the function.
class FramelessRegion {
public:
  FramelessRegion(llvm::MachineFunction &MF, const WindowRegisters &Windows);

  /// The blocks to which control leaves the region, except sharedReturns().
  /// Empty if there is no region, or if the transformation does not pay off.
  llvm::ArrayRef<llvm::MachineBasicBlock *> exits() const {
    return Exits.getArrayRef();
  }
  /// Short return blocks with predecessors in the region and outside of it. The
  /// region is to return by copies of them.
  llvm::ArrayRef<llvm::MachineBasicBlock *> sharedReturns() const {
    return SharedReturns.getArrayRef();
  }
  /// The blocks of the region. The entry is the first one.
  llvm::ArrayRef<llvm::MachineBasicBlock *> blocks() const {
    return Blocks.getArrayRef();
  }
  bool contains(const llvm::MachineBasicBlock &MBB) const {
    return Blocks.contains(const_cast<llvm::MachineBasicBlock *>(&MBB));
  }

  /// Whether the function has no window of its own.
  bool isFlat() const { return IsFlat; }
  /// %o7, which contains the return address in a function without a window.
  llvm::MCRegister returnAddress() const { return ReturnAddress; }
  /// The instruction that allocates the frame.
  llvm::MachineInstr *allocation() const { return Allocation; }
  /// The instructions of the entry block that move after the allocation, in
  /// order.
  llvm::ArrayRef<llvm::MachineInstr *> afterAllocation() const {
    return AfterAllocation;
  }
  /// Whether an instruction of an epilogue only undoes effects of the frame
  /// allocation.
  bool isRelease(const llvm::MachineInstr &MI) const;
  bool namesFrame(const llvm::MachineInstr &MI) const;

private:
  bool findPrologue();
  bool chooseAfterAllocation();
  bool canMoveAfterAllocation(const llvm::MachineInstr &MI,
                              const llvm::BitVector &Written) const;
  bool needsFrame(const llvm::MachineInstr &MI) const;
  bool needsFrame(const llvm::MachineBasicBlock &MBB) const;
  bool allocatesFrame(const llvm::MachineInstr &MI) const;
  bool addsToStackPointer(const llvm::MachineInstr &MI, bool Allocates) const;
  bool movesReturnAddress(const llvm::MachineInstr &MI) const;
  void shrink();
  void findExits();
  size_t numCopied(const llvm::MachineBasicBlock &Return) const;
  bool canBeCopied(const llvm::MachineBasicBlock &MBB) const;
  bool isWorthIt() const;
  void addWritten(const llvm::MachineInstr &MI, llvm::BitVector &Units) const;

  llvm::MachineFunction &MF;
  const WindowRegisters &Windows;
  const llvm::TargetRegisterInfo &TRI;
  unsigned Save, Restore, Add, Or;
  llvm::MCRegister StackPointer, FramePointer, ReturnAddress, Zero, Scratch;
  bool IsFlat = false;
  llvm::MachineInstr *Allocation = nullptr;
  llvm::SmallVector<llvm::MachineInstr *, 8> AfterAllocation;
  llvm::SmallSetVector<llvm::MachineBasicBlock *, 8> Blocks, Exits,
      SharedReturns;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_WINDOWS_FRAMELESSREGION_H
