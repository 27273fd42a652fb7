//===- RegisterState.h - Table of registers and values ----------*- C++ -*-===//
//
// The table of registers and values at a program point (`regenv` in MinCaml). A
// value is in one register or in none; a register may be a pair, which shares
// units with its halves.
//
// All changes are journaled, so that backtracking can return to an earlier
// state.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_WALK_REGISTERSTATE_H
#define MINCAML_LIB_REGALLOC_WALK_REGISTERSTATE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/Register.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include <vector>

namespace mincaml::regalloc {

class RegisterState {
public:
  RegisterState(const llvm::TargetRegisterInfo &TRI, unsigned Values)
      : TRI(TRI), Owners(TRI.getNumRegUnits()), Locations(Values),
        Slots(Values, 0) {}

  /// The register of Value, or no register if Value is in memory.
  llvm::MCRegister registerOf(llvm::Register Value) const {
    return Locations[Value.virtRegIndex()].Register;
  }
  bool isInSlot(llvm::Register Value) const {
    return Locations[Value.virtRegIndex()].InSlot;
  }
  /// The value that occupies Unit, or no value if Unit is free.
  llvm::Register owner(llvm::MCRegUnit Unit) const {
    return Owners[static_cast<unsigned>(Unit)];
  }
  bool isFree(llvm::MCRegister Register) const;
  /// The values in registers. Their order is unspecified but deterministic.
  llvm::ArrayRef<llvm::Register> values() const { return Present; }

  void assign(llvm::Register Value, llvm::MCRegister Register, bool InSlot);
  void release(llvm::Register Value);
  void setInSlot(llvm::Register Value, bool InSlot);

  /// Frees all registers and drops the journal.
  void reset();
  /// The current state, to which rollback can return.
  size_t checkpoint() const { return Journal.size(); }
  void rollback(size_t Checkpoint);

private:
  struct Location {
    llvm::MCRegister Register;
    bool InSlot = false;
  };
  /// A value and its location before a change.
  struct Change {
    llvm::Register Value;
    Location Before;
  };

  void set(llvm::Register Value, Location New);

  const llvm::TargetRegisterInfo &TRI;
  std::vector<llvm::Register> Owners;
  std::vector<Location> Locations;
  /// The position of each value in Present, counted from 1; 0 if it is absent.
  std::vector<unsigned> Slots;
  llvm::SmallVector<llvm::Register, 64> Present;
  std::vector<Change> Journal;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_WALK_REGISTERSTATE_H
