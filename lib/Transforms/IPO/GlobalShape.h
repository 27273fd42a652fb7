//===- GlobalShape.h - Shapes of functions and constants --------*- C++ -*-===//
//
// The shape of a function or constant is all that determines its behavior,
// except to which globals of a given set it refers. Local values are
// represented by numbers, in the order in which a depth-first search from the
// entry visits their blocks. References to globals of the set are listed
// separately.
//
// Two globals with the same shape are equal if their references are pairwise
// equal.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_TRANSFORMS_IPO_GLOBALSHAPE_H
#define MINCAML_LIB_TRANSFORMS_IPO_GLOBALSHAPE_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/FoldingSet.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class Constant;
class Function;
class GlobalObject;
class GlobalVariable;
class Instruction;
class Value;
} // namespace llvm

namespace mincaml {

class GlobalShape {
public:
  /// The globals that are listed as references, with their numbers.
  using Numbering = llvm::DenseMap<const llvm::GlobalObject *, unsigned>;

  /// \p G is a function with a body or a variable with an initializer.
  GlobalShape(llvm::GlobalObject &G, const Numbering &Candidates);

  bool isSameAs(const GlobalShape &Other) const;
  unsigned hash() const { return Tokens.ComputeHash(); }

  llvm::GlobalObject &global() const { return *G; }
  /// The numbers of the globals to which it refers, in the order of the shape.
  llvm::ArrayRef<unsigned> references() const { return References; }
  /// The reachable instructions of a function. In two functions with the same
  /// shape, corresponding instructions have the same index.
  llvm::ArrayRef<llvm::Instruction *> instructions() const {
    return Instructions;
  }

private:
  using LocalNumbers = llvm::DenseMap<const llvm::Value *, unsigned>;

  void addFunction(llvm::Function &F);
  void addVariable(const llvm::GlobalVariable &V);
  void addInstruction(const llvm::Instruction &I, const LocalNumbers &Locals);
  void addOperand(const llvm::Value *V, const LocalNumbers &Locals);
  void addConstant(const llvm::Constant *C, unsigned Depth);

  llvm::GlobalObject *G;
  const Numbering &Candidates;
  llvm::FoldingSetNodeID Tokens;
  llvm::SmallVector<unsigned, 8> References;
  llvm::SmallVector<llvm::Instruction *, 0> Instructions;
};

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_IPO_GLOBALSHAPE_H
