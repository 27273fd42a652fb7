//===- ModuleFile.h - LLVM IR as input --------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_MODULEFILE_H
#define MINCAML_LIB_DRIVER_MODULEFILE_H

#include "mincaml/Support/Diagnostics.h"
#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"
#include <memory>

namespace mincaml {

/// Reads a .ll or .bc file, or standard input if Path is "-", and verifies the
/// module. Adds the text to Sources, so that messages can refer to it. Returns
/// null after reporting an error.
std::unique_ptr<llvm::Module> readModule(llvm::StringRef Path,
                                         llvm::SourceMgr &Sources,
                                         llvm::LLVMContext &Context,
                                         DiagnosticEngine &Diagnostics);

/// Gives a module the triple and data layout of this machine. Returns false
/// after reporting that the module is for another target.
bool adaptModule(llvm::Module &M, const llvm::TargetMachine &Machine,
                 DiagnosticEngine &Diagnostics);

/// Checks that LLVM knows the garbage collectors of all functions, because
/// LLVM's own message does not name the function. Returns false after reporting
/// an error.
bool checkCollectors(const llvm::Module &M, DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_MODULEFILE_H
