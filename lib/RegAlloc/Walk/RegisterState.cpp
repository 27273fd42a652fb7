//===- RegisterState.cpp - Table of registers and values ------------------===//

#include "Walk/RegisterState.h"

using namespace llvm;
using namespace mincaml::regalloc;

bool RegisterState::isFree(MCRegister Register) const {
  return all_of(TRI.regunits(Register),
                [&](MCRegUnit Unit) { return !owner(Unit).isValid(); });
}

void RegisterState::set(llvm::Register Value, Location New) {
  const unsigned Index = Value.virtRegIndex();
  Location &Old = Locations[Index];
  if (Old.Register != New.Register) {
    if (Old.Register) {
      for (MCRegUnit Unit : TRI.regunits(Old.Register))
        Owners[static_cast<unsigned>(Unit)] = llvm::Register();
      Present[Slots[Index] - 1] = Present.back();
      Slots[Present.back().virtRegIndex()] = Slots[Index];
      Present.pop_back();
      Slots[Index] = 0;
    }
    if (New.Register) {
      for (MCRegUnit Unit : TRI.regunits(New.Register))
        Owners[static_cast<unsigned>(Unit)] = Value;
      Present.push_back(Value);
      Slots[Index] = Present.size();
    }
  }
  Old = New;
}

void RegisterState::assign(llvm::Register Value, MCRegister Register,
                           bool InSlot) {
  Journal.push_back({Value, Locations[Value.virtRegIndex()]});
  set(Value, {Register, InSlot});
}

void RegisterState::release(llvm::Register Value) {
  if (registerOf(Value))
    assign(Value, MCRegister(), false);
}

void RegisterState::setInSlot(llvm::Register Value, bool InSlot) {
  assign(Value, registerOf(Value), InSlot);
}

void RegisterState::reset() {
  while (!Present.empty())
    set(Present.back(), {});
  Journal.clear();
}

void RegisterState::rollback(size_t Checkpoint) {
  while (Journal.size() > Checkpoint) {
    set(Journal.back().Value, Journal.back().Before);
    Journal.pop_back();
  }
}
