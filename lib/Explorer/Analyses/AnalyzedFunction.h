//===- AnalyzedFunction.h - A function version to analyze -------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_ANALYSES_ANALYZEDFUNCTION_H
#define MINCAML_LIB_EXPLORER_ANALYSES_ANALYZEDFUNCTION_H

#include "OriginTable.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace mincaml::explorer {

/// The maximum number of blocks and of domain elements. Larger graphs and tables
/// would be unreadable.
constexpr size_t MaximumBlocks = 40;
constexpr size_t MaximumDomain = 120;

/// A function that is equal to one of its recorded versions. Analyses do not
/// change it.
struct AnalyzedFunction {
  llvm::Function &F;
  /// The indices of the function and of the version.
  unsigned Index;
  unsigned Version;
  /// The line of each instruction in the text of the version.
  llvm::ArrayRef<unsigned> Lines;
  OriginTable &Origins;
  /// The slot tracker of the module. Creating one for each function would take
  /// quadratic time.
  llvm::ModuleSlotTracker &Names;
  llvm::FunctionAnalysisManager &AM;

  std::string nameOf(const llvm::Value &V) const {
    std::string Text;
    llvm::raw_string_ostream OS(Text);
    V.printAsOperand(OS, /*PrintType=*/false, Names);
    return Text;
  }
  int originOf(const llvm::Instruction *I) const {
    return I ? Origins.find(I->getDebugLoc().get()).Expression : -1;
  }
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_ANALYSES_ANALYZEDFUNCTION_H
