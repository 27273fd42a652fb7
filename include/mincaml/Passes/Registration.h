//===- Registration.h - PassRegistry.def for LLVM ---------------*- C++ -*-===//

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

/// Registers the analyses that passes use, LLVM's and those of registerPasses.
/// LLVM's passes then query our alias analysis, too. What is registered before
/// takes precedence.
void registerAnalyses(llvm::PassBuilder &Builder,
                      llvm::LoopAnalysisManager &LAM,
                      llvm::FunctionAnalysisManager &FAM,
                      llvm::CGSCCAnalysisManager &CGAM,
                      llvm::ModuleAnalysisManager &MAM);

/// Adds the passes that Text spells out. Unlike LLVM's parser alone, which
/// derives the kind of all passes from the first, it accepts passes over
/// modules, call graph components, functions and loops side by side.
llvm::Error parsePipeline(llvm::PassBuilder &Builder,
                          llvm::ModulePassManager &PM, llvm::StringRef Text);

/// Prints PassRegistry.def, one line per pass: name, kind, order, description.
void printPasses(llvm::raw_ostream &OS);

} // namespace mincaml

#endif // MINCAML_PASSES_REGISTRATION_H
