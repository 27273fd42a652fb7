//===- SlotOrigins.cpp - Origins of delay slot instructions ---------------===//

#include "mincaml/SparcCodeGen/SlotOrigins.h"
#include "llvm/CodeGen/MachineInstr.h"

using namespace mincaml;
using namespace llvm;

StringRef mincaml::describe(SlotOrigin Origin) {
  switch (Origin) {
  case SlotOrigin::Above:
    return "from above";
  case SlotOrigin::Target:
    return "from the target";
  case SlotOrigin::AnnulledTarget:
    return "from the target, executed if taken";
  case SlotOrigin::FallThrough:
    return "from the path below, harmless if taken";
  case SlotOrigin::Return:
    return "copied with the return, instead of a branch to it";
  case SlotOrigin::NothingForCall:
    return "nothing above is independent of the call";
  case SlotOrigin::NothingForJump:
    return "nothing above is independent of the jump";
  case SlotOrigin::NothingAtTarget:
    return "nothing at the target can be copied";
  case SlotOrigin::NothingSafe:
    return "nothing at the target can be copied, nothing below is safe on "
           "both paths";
  case SlotOrigin::SharedBelow:
    return "nothing at the target can be copied, what is below has other "
           "ways to it";
  case SlotOrigin::Count:
    break;
  }
  llvm_unreachable("no origin");
}

StringRef SlotOrigins::comment(const MachineInstr &Transfer) const {
  if (!Transfer.hasDelaySlot(MachineInstr::IgnoreBundle) ||
      !Transfer.isBundledWithSucc())
    return "";
  const MachineInstr &Slot = *std::next(Transfer.getIterator());
  if (Slot.isBundledWithSucc())
    return "";
  auto Found = Origins.find(&Transfer);
  return Found == Origins.end() ? "filled by LLVM" : describe(Found->second);
}
