//===- ModuleFile.h - LLVM IR as input --------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_MODULEFILE_H
#define MINCAML_LIB_DRIVER_MODULEFILE_H

#include "mincaml/Support/Diagnostics.h"
#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"
#include <memory>

namespace mincaml {

/// Reads a .ll or .bc file, or standard input if Path is "-", and verifies the
/// module. Null after reporting an error. Sources, which messages refer to,
/// gets its text.
std::unique_ptr<llvm::Module> readModule(llvm::StringRef Path,
                                         llvm::SourceMgr &Sources,
                                         llvm::LLVMContext &Context,
                                         DiagnosticEngine &Diagnostics);

/// Makes a module one for this machine. False after reporting that it is for
/// another one.
bool adaptModule(llvm::Module &M, const llvm::TargetMachine &Machine,
                 DiagnosticEngine &Diagnostics);

/// Checks that LLVM knows the garbage collectors of all functions: it refuses
/// unknown ones without naming the function. False after reporting an error.
bool checkCollectors(const llvm::Module &M, DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_MODULEFILE_H
