//===- Printing.h - What printers of analyses share -------------*- C++ -*-===//

#ifndef MINCAML_ANALYSIS_PRINTING_H
#define MINCAML_ANALYSIS_PRINTING_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace llvm {
class BasicBlock;
class Function;
class Value;
class raw_ostream;
} // namespace llvm

namespace mincaml {

/// A value as an operand without its type: `%x`, `%3`, `@f`, `42`. For many
/// unnamed values of a large function, use an llvm::ModuleSlotTracker instead.
std::string operandName(const llvm::Value &V);

/// Writes the control-flow graph of F for Graphviz. Each block shows its name
/// and below it the lines that Annotation gives for it.
void printAnnotatedCFG(
    llvm::raw_ostream &OS, const llvm::Function &F, llvm::StringRef Title,
    llvm::function_ref<std::string(const llvm::BasicBlock &)> Annotation);

/// GraphWriter names nodes after their addresses. This names them in the order
/// in which they are mentioned, so that the same graph is the same text.
std::string withStableNodeNames(llvm::StringRef DOT);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_PRINTING_H
