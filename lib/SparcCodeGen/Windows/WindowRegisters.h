//===- WindowRegisters.h - Registers before and after `save` ----*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCODEGEN_WINDOWS_WINDOWREGISTERS_H
#define MINCAML_LIB_SPARCCODEGEN_WINDOWS_WINDOWREGISTERS_H

#include "llvm/ADT/BitVector.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include <vector>

namespace mincaml::sparc {

/// What `save` does to the registers of one subtarget.
class WindowRegisters {
public:
  explicit WindowRegisters(const llvm::TargetRegisterInfo &TRI);

  /// What an %i register, or a pair of them, is called before the `save`; other
  /// registers are returned as they are.
  llvm::MCRegister beforeSave(llvm::MCRegister R) const {
    return BeforeSave[R.id()];
  }
  /// Whether a register is another one, or contains something else, before the
  /// `save`: all of the window but %i0 to %i5, which are arguments.
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

#endif // MINCAML_LIB_SPARCCODEGEN_WINDOWS_WINDOWREGISTERS_H
