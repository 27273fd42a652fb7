//===- GlobalShape.h - What a function does, names apart --------*- C++ -*-===//
//
// The shape of a function or constant is all that decides what it does, except
// which ones of a set of other functions and constants it mentions. Local
// values are their numbers, in the order in which a depth-first search from the
// entry meets their blocks; mentioned globals of the set are listed instead.
//
// Two globals with the same shape are equal if their references are, pairwise.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_GLOBALSHAPE_H
#define MINCAML_LIB_TRANSFORMS_UTILS_GLOBALSHAPE_H

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
  /// Those that it mentions, in the order of the shape.
  llvm::ArrayRef<unsigned> references() const { return References; }
  /// Those of a function that can be reached: of two with the same shape,
  /// corresponding ones stand at the same index.
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

#endif // MINCAML_LIB_TRANSFORMS_UTILS_GLOBALSHAPE_H
