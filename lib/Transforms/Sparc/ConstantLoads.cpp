//===- ConstantLoads.cpp - Loads of floating-point constants --------------===//

#include "Utils/Utils.h"
#include "mincaml/Transforms/Sparc.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

/// Whether instruction selection replaces `X op C` by X or by an operation
/// without a constant.
static bool isSimplified(const BinaryOperator &Op, unsigned Operand,
                         const ConstantFP &C) {
  switch (Op.getOpcode()) {
  case Instruction::FAdd:
    return C.isZero() && C.isNegative();
  case Instruction::FSub:
    return C.isZero() && C.isNegative() == (Operand == 0);
  case Instruction::FMul:
    return C.isExactlyValue(2.0) || C.isExactlyValue(1.0) ||
           C.isExactlyValue(-1.0);
  case Instruction::FDiv:
    return Operand == 1 && C.getValueAPF().getExactInverse(nullptr);
  default:
    // A remainder is a call.
    return true;
  }
}

/// Whether instruction selection loads the constant operand.
static bool isLoaded(const Use &U) {
  const auto *C = dyn_cast<ConstantFP>(U.get());
  if (!C || !(C->getType()->isFloatTy() || C->getType()->isDoubleTy()))
    return false;
  const auto *User = cast<Instruction>(U.getUser());
  if (const auto *Op = dyn_cast<BinaryOperator>(User))
    return !isSimplified(*Op, U.getOperandNo(), *C);
  return isa<FCmpInst, PHINode, SelectInst>(User);
}

namespace {

/// The constants of a module and their loads.
class ConstantLoads {
public:
  ConstantLoads(Module &M, const SparcConstantLoadsPass::Predicate &IsImmediate)
      : M(M), IsImmediate(IsImmediate) {}

  bool run(Function &F) {
    Loads.clear();
    bool HasTables = false;
    // The uses are visited in order, so the load is at the first use in a
    // block.
    for (Instruction &I : make_early_inc_range(instructions(F))) {
      if (isTable(I)) {
        loadFromTable(cast<SelectInst>(I));
        HasTables = true;
      } else if (!isa<PHINode>(I)) {
        for (Use &U : I.operands())
          if (isCandidate(U))
            load(U, I);
      }
    }
    for (BasicBlock &BB : F)
      for (PHINode &Phi : BB.phis())
        for (Use &U : Phi.incoming_values())
          if (isCandidate(U))
            load(U, *Phi.getIncomingBlock(U)->getTerminator());
    return HasTables || !Loads.empty();
  }

private:
  bool isCandidate(const Use &U) const {
    return isLoaded(U) &&
           !(IsImmediate &&
             IsImmediate(*cast<Instruction>(U.getUser())->getFunction(),
                         *cast<ConstantFP>(U.get())));
  }

  /// Whether I is a `select` of two constants that would be loaded.
  bool isTable(const Instruction &I) const {
    return isa<SelectInst>(I) && isCandidate(I.getOperandUse(1)) &&
           isCandidate(I.getOperandUse(2));
  }

  GlobalVariable &variable(Constant &C, StringRef Name) {
    GlobalVariable *&G = Variables[&C];
    if (!G) {
      G = new GlobalVariable(M, C.getType(), /*isConstant=*/true,
                             GlobalValue::PrivateLinkage, &C, Name);
      G->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
      G->setAlignment(M.getDataLayout().getABITypeAlign(C.getType()));
    }
    return *G;
  }

  /// Creates an invariant load from a constant variable.
  LoadInst &createLoad(IRBuilderBase &Builder, Type &T, GlobalVariable &G,
                       Value &Address) {
    LoadInst *Load = Builder.CreateAlignedLoad(&T, &Address, G.getAlign());
    Load->setMetadata(LLVMContext::MD_invariant_load,
                      MDNode::get(M.getContext(), {}));
    return *Load;
  }

  /// Replaces the operand by a load of the constant, which the uses in a block
  /// share.
  void load(Use &U, Instruction &Before) {
    auto &C = *cast<ConstantFP>(U.get());
    LoadInst *&Load = Loads[{Before.getParent(), &C}];
    if (!Load) {
      GlobalVariable &G = variable(C, "float");
      IRBuilder<> Builder(&Before);
      // The load has no location, because several lines may use it.
      Builder.SetCurrentDebugLocation(DebugLoc());
      Load = &createLoad(Builder, *C.getType(), G, G);
    }
    U.set(Load);
  }

  /// Replaces a `select` by a load from a table of the two constants, of which
  /// the value for false is the first.
  void loadFromTable(SelectInst &Select) {
    auto *True = cast<Constant>(Select.getTrueValue()),
         *False = cast<Constant>(Select.getFalseValue());
    Type *T = Select.getType();
    GlobalVariable &G = variable(
        *ConstantArray::get(ArrayType::get(T, 2), {False, True}), "floats");
    IRBuilder<> Builder(&Select);
    const DataLayout &DL = M.getDataLayout();
    IntegerType *Offset =
        Builder.getIntNTy(DL.getIndexTypeSizeInBits(G.getType()));
    Value *Address = Builder.CreateInBoundsPtrAdd(
        &G,
        Builder.CreateSelect(
            Select.getCondition(),
            ConstantInt::get(Offset, DL.getTypeAllocSize(T).getFixedValue()),
            ConstantInt::get(Offset, 0), "", &Select));
    LoadInst &Load = createLoad(Builder, *T, G, *Address);
    Load.takeName(&Select);
    Select.replaceAllUsesWith(&Load);
    Select.eraseFromParent();
  }

  Module &M;
  const SparcConstantLoadsPass::Predicate &IsImmediate;
  DenseMap<Constant *, GlobalVariable *> Variables;
  /// The loads in the current function, by block and constant.
  DenseMap<std::pair<BasicBlock *, ConstantFP *>, LoadInst *> Loads;
};

} // namespace

PreservedAnalyses SparcConstantLoadsPass::run(Module &M,
                                              ModuleAnalysisManager &) {
  ConstantLoads Loads(M, IsImmediate);
  bool Changed = false;
  for (Function &F : M)
    if (!F.isDeclaration() && !F.hasOptNone())
      Changed |= Loads.run(F);
  return preservingCFG(Changed);
}
