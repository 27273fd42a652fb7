//===- PhiCFunction.h - A copy of a function in phi-c form ------*- C++ -*-===//

#ifndef MINCAML_LIB_ANALYSIS_HANDLERS_PHICFUNCTION_H
#define MINCAML_LIB_ANALYSIS_HANDLERS_PHICFUNCTION_H

#include "mincaml/Analysis/Handlers/PhiC.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

namespace mincaml {

/// A function whose handlers are in phi-c form, to look at. LLVM has no such
/// instructions: an upsilon node is a `freeze` of what it stores, a phi-c node
/// a `freeze` of poison. The latter takes the place of a phi node, or of the
/// value that it loads wherever the handler has been executed; where the two
/// ways meet there is a new phi node.
///
/// The copy is in a module of its own, and uses the globals of the original.
class PhiCFunction {
public:
  /// Handlers are those of F; those that are too large stay as they are.
  PhiCFunction(const llvm::Function &F, llvm::ArrayRef<PhiCHandler> Handlers);

  llvm::Function &function() const { return *Copy; }
  /// What a value of the original has become; what is not a part of the
  /// function is the same.
  llvm::Value *copyOf(const llvm::Value *V) const;
  /// The operands of an instruction that is a phi-c node, in the order of the
  /// text; else null.
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
  /// Whether values come into a handler otherwise than through phi-c nodes.
  /// Live is that of function().
  bool hasOtherLiveValues(const PhiCHandler &H, const Liveness &Live) const;

private:
  struct PhiC {
    std::vector<const llvm::Instruction *> Operands;
    bool IsUsed = false;
  };
  /// A phi-c node for a value that dominates the handler.
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
  /// With the phi-c node that loads what each stores.
  llvm::DenseMap<const llvm::Instruction *, const llvm::Instruction *> Upsilons;
  llvm::DenseSet<const llvm::Instruction *> Exceptions;
  llvm::MapVector<llvm::Value *, Loaded> LoadedValues;
  /// The phi-c nodes of a handler.
  llvm::DenseMap<const PhiCHandler *, std::vector<llvm::Instruction *>>
      ByVariable;
};

} // namespace mincaml

#endif // MINCAML_LIB_ANALYSIS_HANDLERS_PHICFUNCTION_H
