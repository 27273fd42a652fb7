//===- SlotNotes.h - Where delay slots were filled from ---------*- C++ -*-===//
//
// What DelaySlotFilling.h has done to the slots of a function, for comments in
// assembly and for remarks.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCODEGEN_SLOTNOTES_H
#define MINCAML_SPARCCODEGEN_SLOTNOTES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class MachineInstr;
} // namespace llvm

namespace mincaml {

/// Where the instruction in a slot comes from or, from FirstEmpty on, why there
/// is a `nop`.
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

/// "from above".
llvm::StringRef describe(SlotOrigin Origin);

/// Of the function that the pass has seen last, until its instructions are
/// deleted.
class SlotNotes {
public:
  void clear() { Origins.clear(); }
  void set(const llvm::MachineInstr &Transfer, SlotOrigin Origin) {
    Origins[&Transfer] = Origin;
  }
  /// What a comment says about the slot of a bundled transfer; empty for
  /// transfers without a slot of one instruction.
  llvm::StringRef comment(const llvm::MachineInstr &Transfer) const;

private:
  llvm::DenseMap<const llvm::MachineInstr *, SlotOrigin> Origins;
};

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_SLOTNOTES_H
