//===- ArgumentKinds.h - Classification of arguments ------------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_IPO_ARGUMENTKINDS_H
#define MINCAML_LIB_TRANSFORMS_IPO_ARGUMENTKINDS_H

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

class ValueAnalysis;

/// The parameters on which a bounds check, the size of an array or the target
/// of a call depends, in the function itself or in one to which it passes them.
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
/// constant, the function, or the lengths and contents of arrays, tuples and
/// closures, up to a bounded depth. The text is empty if nothing is known.
std::string kindOfArgument(const llvm::Use &U, const ValueAnalysis &Values);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_IPO_ARGUMENTKINDS_H
