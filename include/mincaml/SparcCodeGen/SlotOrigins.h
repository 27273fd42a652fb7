//===- SlotOrigins.h - Origins of delay slot instructions -------*- C++ -*-===//
//
// Records how the pass of DelaySlotFilling.h has filled the delay slots of a
// function, for comments in assembly and for remarks.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCODEGEN_SLOTORIGINS_H
#define MINCAML_SPARCCODEGEN_SLOTORIGINS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class MachineInstr;
} // namespace llvm

namespace mincaml {

/// Where the instruction in a delay slot comes from. Values from FirstEmpty on
/// state why the slot has a `nop`.
enum class SlotOrigin : unsigned char {
  Above,
  Target,
  AnnulledTarget,
  FallThrough,
  Return,
  NothingForCall,
  NothingForJump,
  NothingAtTarget,
  NothingSafe,
  SharedBelow,
  Count,
  FirstEmpty = NothingForCall
};

/// Returns text such as "from above".
llvm::StringRef describe(SlotOrigin Origin);

/// The origins for the function that the pass has seen last. They are valid
/// until its instructions are deleted.
class SlotOrigins {
public:
  void clear() { Origins.clear(); }
  void set(const llvm::MachineInstr &Transfer, SlotOrigin Origin) {
    Origins[&Transfer] = Origin;
  }
  /// Returns the assembly comment on the delay slot of a bundled transfer;
  /// empty for transfers without a slot of one instruction.
  llvm::StringRef comment(const llvm::MachineInstr &Transfer) const;

private:
  llvm::DenseMap<const llvm::MachineInstr *, SlotOrigin> Origins;
};

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_SLOTORIGINS_H
