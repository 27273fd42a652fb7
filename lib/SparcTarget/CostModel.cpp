//===- CostModel.cpp - Cost model of SPARC for LLVM's passes --------------===//

#include "mincaml/SparcTarget/CostModel.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/CodeGen/BasicTTIImpl.h"
#include "llvm/CodeGen/TargetLowering.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Target/TargetMachine.h"

using namespace mincaml;
using namespace llvm;

namespace {

class SparcCosts final : public BasicTTIImplBase<SparcCosts> {
  using Base = BasicTTIImplBase<SparcCosts>;
  using TTI = TargetTransformInfo;
  friend Base;

  const TargetSubtargetInfo *Subtarget;
  const TargetLoweringBase *Lowering;

  const TargetSubtargetInfo *getST() const { return Subtarget; }
  const TargetLoweringBase *getTLI() const { return Lowering; }

public:
  SparcCosts(const TargetMachine &Machine, const Function &F)
      : Base(&Machine, F.getDataLayout()),
        Subtarget(Machine.getSubtargetImpl(F)),
        Lowering(Subtarget->getTargetLowering()) {}

  /// Class 0 is for scalars and class 1 for vectors, of which SPARC has none.
  unsigned getNumberOfRegisters(unsigned ClassID) const override {
    // %i0-%i5, %l0-%l7, %o0-%o5 and %g2-%g4, minus one for the computation of
    // addresses.
    return ClassID == 0 ? 22 : 0;
  }
  TypeSize getRegisterBitWidth(TTI::RegisterKind Kind) const override {
    if (Kind == TTI::RGK_Scalar)
      return TypeSize::getFixed(DL.getPointerSizeInBits());
    return Kind == TTI::RGK_FixedWidthVector ? TypeSize::getFixed(0)
                                             : TypeSize::getScalable(0);
  }
  TTI::PopcntSupportKind getPopcntSupport(unsigned) const override {
    return Subtarget->checkFeatures("+popc") ? TTI::PSK_FastHardware
                                             : TTI::PSK_Software;
  }

  /// Makes logical operations on results of comparisons expensive. The result
  /// of a comparison is in the condition codes. A logical operation on two
  /// results needs them in integer registers, by a branch (V8) or a conditional
  /// move (V9) for each.
  InstructionCost getArithmeticInstrCost(
      unsigned Opcode, Type *Ty, TTI::TargetCostKind Kind,
      TTI::OperandValueInfo Left = {TTI::OK_AnyValue, TTI::OP_None},
      TTI::OperandValueInfo Right = {TTI::OK_AnyValue, TTI::OP_None},
      ArrayRef<const Value *> Operands = {},
      const Instruction *I = nullptr) const override {
    if (Ty->isIntegerTy(1) &&
        (Opcode == Instruction::And || Opcode == Instruction::Or))
      return 2 * 3 * TTI::TCC_Basic;
    return Base::getArithmeticInstrCost(Opcode, Ty, Kind, Left, Right, Operands,
                                        I);
  }

  bool isLegalAddImmediate(int64_t Immediate) const override {
    return isInt<13>(Immediate);
  }
  bool isLegalICmpImmediate(int64_t Immediate) const override {
    return isInt<13>(Immediate);
  }

  bool isLegalAddressingMode(Type *, GlobalValue *Variable,
                             int64_t Displacement, bool HasBase, int64_t Scale,
                             unsigned, Instruction * = nullptr,
                             int64_t ScalableDisplacement = 0) const override {
    if (Variable || ScalableDisplacement != 0)
      return false;
    if (Scale == 2 && !HasBase) // The address is R + R.
      return Displacement == 0;
    if (Scale != 0 && Scale != 1)
      return false;
    bool TwoRegisters = HasBase && Scale == 1;
    return TwoRegisters ? Displacement == 0 : isInt<13>(Displacement);
  }

  bool isLSRCostLess(const TTI::LSRCost &A,
                     const TTI::LSRCost &B) const override {
    auto Order = [](const TTI::LSRCost &C) {
      return std::tie(C.Insns, C.NumRegs, C.AddRecCost, C.NumIVMuls,
                      C.NumBaseAdds, C.ScaleCost, C.ImmCost, C.SetupCost);
    };
    return Order(A) < Order(B);
  }
  bool isNumRegsMajorCostOfLSR() const override { return false; }

  void getUnrollingPreferences(Loop *L, ScalarEvolution &SE,
                               TTI::UnrollingPreferences &Preferences,
                               OptimizationRemarkEmitter *) const override {
    if (!L->isInnermost() || !isWorthUnrolling(*L, SE))
      return;
    Preferences.Partial = Preferences.Runtime = true;
    Preferences.PartialThreshold = 96;
    Preferences.DefaultUnrollRuntimeCount = 4;
    Preferences.MaxCount = 4;
    Preferences.OptSizeThreshold = 0;
    Preferences.PartialOptSizeThreshold = 0;
  }

private:
  /// Whether unrolling a loop pays off. Unrolling saves the test, the backward
  /// branch and the update of the counters. In a loop with a call, this is not
  /// worth the additional code. In a loop that accesses many arrays, it saves
  /// nothing: an address is a base plus an index, or a register plus a
  /// displacement. So the copies of the body either need a pointer for each
  /// array, which must be incremented, or have to add the index to each base.
  bool isWorthUnrolling(const Loop &L, ScalarEvolution &SE) const {
    constexpr unsigned MaximumStreams = 4;
    // One representative of each set of addresses that differ by constants.
    SmallVector<const SCEV *, MaximumStreams> Streams;
    auto IsInStream = [&](const SCEV *Address) {
      return any_of(Streams, [&](const SCEV *Other) {
        return isa<SCEVConstant>(SE.getMinusSCEV(Address, Other));
      });
    };
    for (const BasicBlock *Block : L.blocks())
      for (const Instruction &I : *Block) {
        const auto *Call = dyn_cast<CallBase>(&I);
        if (Call && (!Call->getCalledFunction() ||
                     isLoweredToCall(Call->getCalledFunction())))
          return false;
        Value *Pointer = const_cast<Value *>(getLoadStorePointerOperand(&I));
        if (!Pointer || L.isLoopInvariant(Pointer))
          continue;
        const SCEV *Address = SE.getSCEV(Pointer);
        if (IsInStream(Address))
          continue;
        if (Streams.size() == MaximumStreams)
          return false;
        Streams.push_back(Address);
      }
    return true;
  }
};

} // namespace

TargetIRAnalysis sparc::createCostModel(TargetMachine &Machine) {
  return TargetIRAnalysis([&Machine](const Function &F) {
    return TargetTransformInfo(std::make_unique<SparcCosts>(Machine, F));
  });
}
