//===- Printing.h - Helpers for printer passes ------------------*- C++ -*-===//

#ifndef MINCAML_ANALYSIS_PRINTING_PRINTING_H
#define MINCAML_ANALYSIS_PRINTING_PRINTING_H

#include "llvm/IR/PassManager.h"
#include <string>

namespace llvm {
class BasicBlock;
class ModuleSlotTracker;
class Value;
} // namespace llvm

namespace mincaml {

/// A pass that changes nothing and prints with the function Print, such as
///
///   void printLiveness(raw_ostream &OS, Function &F,
///                      FunctionAnalysisManager &AM);
///
/// or its equivalent for modules. Print must not be overloaded: the class name
/// of the pass contains the name of Print, and passes must have different class
/// names.
template <auto Print> class PrinterPass;

template <typename UnitT, void (*Print)(llvm::raw_ostream &, UnitT &,
                                        llvm::AnalysisManager<UnitT> &)>
class PrinterPass<Print> : public llvm::PassInfoMixin<PrinterPass<Print>> {
public:
  explicit PrinterPass(llvm::raw_ostream &OS) : OS(OS) {}

  llvm::PreservedAnalyses run(UnitT &Unit, llvm::AnalysisManager<UnitT> &AM) {
    Print(OS, Unit, AM);
    return llvm::PreservedAnalyses::all();
  }
  static bool isRequired() { return true; }

private:
  llvm::raw_ostream &OS;
};

/// The text of a value as an operand without its type: `%x`, `%3`, `@f`, `42`.
std::string operandName(const llvm::Value &V);
/// Takes the numbers of unnamed values from Names, which is faster for many
/// values of a large function.
std::string operandName(const llvm::Value &V, llvm::ModuleSlotTracker &Names,
                        bool WithType = false);

/// Writes the control-flow graph of F for Graphviz. Each block shows its name
/// and below it the lines that Annotation returns for it.
void printAnnotatedCFG(
    llvm::raw_ostream &OS, const llvm::Function &F, llvm::StringRef Title,
    llvm::function_ref<std::string(const llvm::BasicBlock &)> Annotation);

/// Renames the nodes of a graph that GraphWriter has written. GraphWriter names
/// nodes after their addresses; this function numbers them in the order in
/// which they are mentioned, so that the same graph gives the same text.
std::string withStableNodeNames(llvm::StringRef DOT);

// The control-flow graph as a table
//
// The predecessors and successors of each basic block, along which every
// data-flow analysis propagates. LLVM keeps them up to date in the terminators
// and in the uses of blocks, so nothing has to be computed here.
//
// Source: [Collatz], table "BB Pred Succ".

/// Prints a line for each block: its predecessors in program order and its
/// successors in the order of the terminator, each once. Unreachable blocks are
/// marked.
void printControlFlow(llvm::raw_ostream &OS, llvm::Function &F,
                      llvm::FunctionAnalysisManager &AM);

/// Prints the same as a graph.
void printControlFlowGraph(llvm::raw_ostream &OS, llvm::Function &F,
                           llvm::FunctionAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_PRINTING_PRINTING_H
