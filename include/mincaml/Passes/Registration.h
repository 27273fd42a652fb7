//===- Registration.h - Registration of passes with LLVM --------*- C++ -*-===//

#ifndef MINCAML_PASSES_REGISTRATION_H
#define MINCAML_PASSES_REGISTRATION_H

#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace llvm {
class PassBuilder;
class raw_ostream;
} // namespace llvm

namespace mincaml {

/// Makes every pass of PassRegistry.def known to `-passes=` text.
void registerPasses(llvm::PassBuilder &Builder);

/// Registers the analyses that passes use: LLVM's and those of registerPasses.
/// LLVM's passes then also use MinCaml's alias analysis. Analyses that have
/// been registered before take precedence.
void registerAnalyses(llvm::PassBuilder &Builder,
                      llvm::LoopAnalysisManager &LAM,
                      llvm::FunctionAnalysisManager &FAM,
                      llvm::CGSCCAnalysisManager &CGAM,
                      llvm::ModuleAnalysisManager &MAM);

/// Parses Text and adds its passes. LLVM's parser alone derives the kind of all
/// passes from the first one; this function accepts module, CGSCC, function and
/// loop passes side by side.
llvm::Error parsePipeline(llvm::PassBuilder &Builder,
                          llvm::ModulePassManager &PM, llvm::StringRef Text);

/// Prints PassRegistry.def, one line per pass: name, kind, order, description.
void printPasses(llvm::raw_ostream &OS);

} // namespace mincaml

#endif // MINCAML_PASSES_REGISTRATION_H
