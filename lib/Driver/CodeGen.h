//===- CodeGen.h - LLVM IR to machine code ----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_CODEGEN_H
#define MINCAML_LIB_DRIVER_CODEGEN_H

#include "mincaml/Driver/Options.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"

namespace mincaml {

struct CodeGenRequest {
  EmitKind Kind;
  /// Run LLVM's verifiers after each pass.
  bool VerifyEach;
  /// Prove the allocation, also that of LLVM's allocators.
  bool VerifyAllocation;
  sparc::CheckLevel SparcCheck;
};

/// Generates code for a module, which is used up. With -stop-after= and the
/// like, the output is the machine IR at that point, whatever the kind. False
/// after reporting an error.
bool generateCode(llvm::Module &M, llvm::TargetMachine &TM,
                  const CodeGenRequest &Request, llvm::raw_pwrite_stream &OS,
                  DiagnosticEngine &Diagnostics);

/// Where in the program a location of LLVM's points; invalid: nowhere.
llvm::SMLoc findPlace(const llvm::SourceMgr &Sources,
                      const llvm::DiagnosticLocation &Place);

/// Prints what -regalloc= can name, a line each: name and description.
void printRegisterAllocators(llvm::raw_ostream &OS);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_CODEGEN_H
