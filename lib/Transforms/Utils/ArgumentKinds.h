//===- ArgumentKinds.h - What tells callers of a function apart -*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_ARGUMENTKINDS_H
#define MINCAML_LIB_TRANSFORMS_UTILS_ARGUMENTKINDS_H

#include "llvm/ADT/DenseSet.h"
#include <string>

namespace llvm {
class Argument;
class CallBase;
class Function;
class Instruction;
class Module;
class Use;
} // namespace llvm

namespace mincaml {

class ValueFacts;

/// The parameters on which a bounds check, the size of an array or the target
/// of a call depends, in the function or in one that it passes them to.
class SignificantParameters {
public:
  explicit SignificantParameters(const llvm::Module &M);
  bool contains(const llvm::Argument &A) const { return Found.contains(&A); }

private:
  bool decidesSomething(const llvm::Argument &A) const;
  bool isDecisive(const llvm::Use &U) const;

  llvm::DenseSet<const llvm::Argument *> Found;
};

/// A text that is the same for arguments of which the same is known: the
/// constant, the function, or the lengths and contents of the arrays, tuples
/// and closures, down to a bounded depth. Empty if nothing is known.
std::string kindOfArgument(const llvm::Use &U, const ValueFacts &Facts);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_ARGUMENTKINDS_H
