//===- SpillSlots.h - Spill slots -------------------------------*- C++ -*-===//
//
// Checks that an accessed frame object is a spill slot that register allocation
// has created, and that it is large enough and sufficiently aligned. Assigns
// locations to the bits of spill slots.
//
// The position of a value in a slot matters: on a big-endian machine the word
// at the start of a slot is the high word of a value of two words.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_SPILLSLOTS_H
#define MINCAML_LIB_ALLOCATIONCHECK_SPILLSLOTS_H

#include "Program.h"

namespace mincaml::allocationcheck {

class SpillSlots {
public:
  SpillSlots(const CheckInput &Input, Program &TheProgram)
      : Input(Input), TheProgram(TheProgram) {}

  /// Checks an access of MI to the first Bits bits of a frame object.
  std::optional<AllocationFault> check(const llvm::MachineInstr &MI,
                                       int FrameIndex, unsigned Bits,
                                       llvm::Align Alignment) const;
  /// Returns the location of bits [Bit, Bit + Length) of a register in a slot
  /// that holds the first Bits bits of the register.
  Location location(int FrameIndex, llvm::MCRegister Register, unsigned Bit,
                    unsigned Length, unsigned Bits);

private:
  const CheckInput &Input;
  Program &TheProgram;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_SPILLSLOTS_H
