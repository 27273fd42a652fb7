//===- RegisterState.h - Which value is in which register -------*- C++ -*-===//
//
// What the MinCaml reading notes call regenv: the table of registers and
// variables at one point of the program. A value is in one register or in
// none; a register may be a pair, which shares units with its halves.
//
// Every change can be taken back: backtracking returns to an earlier state.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_REGALLOC_REGISTERSTATE_H
#define MINCAML_REGALLOC_REGISTERSTATE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/Register.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include <vector>

namespace mincaml {

/// A value in a register; Saved if memory has the value too.
struct Residence {
  llvm::Register Value;
  llvm::MCRegister Register;
  bool Saved = false;
};

class RegisterState {
public:
  RegisterState(const llvm::TargetRegisterInfo &TRI, unsigned Values)
      : TRI(TRI), Owners(TRI.getNumRegUnits()), Places(Values),
        Slots(Values, 0) {}

  /// No register if Value is in memory.
  llvm::MCRegister registerOf(llvm::Register Value) const {
    return Places[Value.virtRegIndex()].Register;
  }
  bool isSaved(llvm::Register Value) const {
    return Places[Value.virtRegIndex()].Saved;
  }
  /// No value if the unit is free.
  llvm::Register owner(llvm::MCRegUnit Unit) const {
    return Owners[static_cast<unsigned>(Unit)];
  }
  bool isFree(llvm::MCRegister Register) const;
  /// The values in registers, in no particular but in a reproducible order.
  llvm::ArrayRef<llvm::Register> values() const { return Present; }

  void assign(llvm::Register Value, llvm::MCRegister Register, bool Saved);
  void release(llvm::Register Value);
  void setSaved(llvm::Register Value, bool Saved);

  /// Forgets everything, also how to go back.
  void reset();
  /// A point to which rollback can return.
  size_t checkpoint() const { return Journal.size(); }
  void rollback(size_t Checkpoint);

private:
  struct Place {
    llvm::MCRegister Register;
    bool Saved = false;
  };
  /// What was the case before a change.
  struct Change {
    llvm::Register Value;
    Place Before;
  };

  void set(llvm::Register Value, Place New);

  const llvm::TargetRegisterInfo &TRI;
  std::vector<llvm::Register> Owners;
  std::vector<Place> Places;
  /// Where in Present a value stands, from 1; 0 if it is not there.
  std::vector<unsigned> Slots;
  llvm::SmallVector<llvm::Register, 64> Present;
  std::vector<Change> Journal;
};

} // namespace mincaml

#endif // MINCAML_REGALLOC_REGISTERSTATE_H
