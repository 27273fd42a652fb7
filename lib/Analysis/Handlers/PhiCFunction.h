//===- PhiCFunction.h - A copy of a function in phi-c form ------*- C++ -*-===//

#ifndef MINCAML_LIB_ANALYSIS_HANDLERS_PHICFUNCTION_H
#define MINCAML_LIB_ANALYSIS_HANDLERS_PHICFUNCTION_H

#include "mincaml/Analysis/Handlers/PhiC.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

namespace mincaml {

/// A copy of a function whose handlers are in phi-c form, for printing. LLVM
/// has no such instructions: an upsilon node is a `freeze` of the stored value,
/// and a phi-c node is a `freeze` of poison. A phi-c node replaces a phi node,
/// or a value where control has come through the handler. Where this path meets
/// one on which the handler has not been executed, a new phi node joins both
/// values.
///
/// The copy is in a module of its own and uses the globals of the original.
class PhiCFunction {
public:
  /// Handlers must be those of F. Handlers that are too large stay in phi form.
  PhiCFunction(const llvm::Function &F, llvm::ArrayRef<PhiCHandler> Handlers);

  llvm::Function &function() const { return *Copy; }
  /// The copy of a value of the original function. A value outside the function
  /// is its own copy.
  llvm::Value *copyOf(const llvm::Value *V) const;
  /// The operands of a phi-c node, in program order; null for any other
  /// instruction.
  const std::vector<const llvm::Instruction *> *
  phiCOperands(const llvm::Instruction &I) const {
    auto It = PhiCs.find(&I);
    return It == PhiCs.end() ? nullptr : &It->second.Operands;
  }
  bool isUnused(const llvm::Instruction &PhiC) const {
    return !PhiCs.lookup(&PhiC).IsUsed;
  }
  bool isUpsilon(const llvm::Instruction &I) const {
    return Upsilons.contains(&I);
  }
  /// Whether a phi node is the exception of a handler in phi-c form.
  bool isException(const llvm::Instruction &I) const {
    return Exceptions.contains(&I);
  }
  /// Whether values are live into a handler without a phi-c node. Live must be
  /// the liveness of function().
  bool hasOtherLiveValues(const PhiCHandler &H, const Liveness &Live) const;

private:
  struct PhiC {
    std::vector<const llvm::Instruction *> Operands;
    bool IsUsed = false;
  };
  /// The phi-c nodes of a value that dominates handlers.
  using Loaded = llvm::SmallVector<llvm::Instruction *, 2>;

  llvm::Instruction *addPhiC(llvm::Value &V, const PhiCVariable &Variable,
                             const PhiCHandler &H);
  void replacePhis(const PhiCHandler &H);
  /// Adds phi-c nodes for the values that dominate the handler.
  void addLoads(const PhiCHandler &H);
  void addUpsilons(const PhiCHandler &H);
  void replaceUses(llvm::Value &V, llvm::ArrayRef<llvm::Instruction *> PhiCs);
  void nameUpsilons();

  llvm::Module Own;
  llvm::Function *Copy;
  llvm::ValueToValueMapTy Map;
  llvm::DenseMap<const llvm::Instruction *, PhiC> PhiCs;
  /// For each upsilon node, the phi-c node that loads its value.
  llvm::DenseMap<const llvm::Instruction *, const llvm::Instruction *> Upsilons;
  llvm::DenseSet<const llvm::Instruction *> Exceptions;
  llvm::MapVector<llvm::Value *, Loaded> LoadedValues;
  /// The phi-c nodes of a handler, in the order of its variables.
  llvm::DenseMap<const PhiCHandler *, std::vector<llvm::Instruction *>>
      ByVariable;
};

} // namespace mincaml

#endif // MINCAML_LIB_ANALYSIS_HANDLERS_PHICFUNCTION_H
