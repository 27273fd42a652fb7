//===- PassRegistration.h - Registration of machine passes ------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCODEGEN_PASSREGISTRATION_H
#define MINCAML_LIB_SPARCCODEGEN_PASSREGISTRATION_H

#include "llvm/Pass.h"
#include "llvm/PassRegistry.h"

namespace mincaml {

/// Registers a pass for `-run-pass=`, unless it is registered already: it may
/// be requested both by name and by an option. The strings must outlive the
/// registry.
template <typename PassT>
void registerMachinePass(llvm::PassRegistry &Registry, llvm::StringRef Name,
                         llvm::StringRef Argument) {
  if (Registry.getPassInfo(&PassT::ID))
    return;
  Registry.registerPass(
      *new llvm::PassInfo(
          Name, Argument, &PassT::ID,
          llvm::PassInfo::NormalCtor_t(llvm::callDefaultCtor<PassT>),
          /*isCFGOnly=*/false, /*is_analysis=*/false),
      /*ShouldFree=*/true);
}

} // namespace mincaml

#endif // MINCAML_LIB_SPARCCODEGEN_PASSREGISTRATION_H
