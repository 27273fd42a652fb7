//===- WindowRegisters.h - Registers before and after `save` ----*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCODEGEN_WINDOWREGISTERS_H
#define MINCAML_LIB_SPARCCODEGEN_WINDOWREGISTERS_H

#include "llvm/ADT/BitVector.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include <vector>

namespace mincaml::sparc {

/// The effect of `save` on the registers of one subtarget.
class WindowRegisters {
public:
  explicit WindowRegisters(const llvm::TargetRegisterInfo &TRI);

  /// Returns the name of an %i register, or of a pair of them, before the
  /// `save`. Other registers are returned unchanged.
  llvm::MCRegister beforeSave(llvm::MCRegister R) const {
    return BeforeSave[R.id()];
  }
  /// Whether `save` changes the meaning of a register: all registers of the
  /// window except %i0 to %i5, which are arguments.
  bool belongsToWindow(llvm::MCRegister R) const {
    return OfWindow.test(R.id());
  }
  bool namesWindow(const llvm::MachineInstr &MI) const;

  /// Gives the registers of an instruction their names before the `save`.
  void renameToBefore(llvm::MachineInstr &MI) const;

private:
  std::vector<llvm::MCRegister> BeforeSave;
  llvm::BitVector OfWindow;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_WINDOWREGISTERS_H
