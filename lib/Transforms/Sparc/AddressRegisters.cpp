//===- AddressRegisters.cpp - Addresses that recursions keep --------------===//

#include "mincaml/Transforms/Sparc/AddressRegisters.h"
#include "mincaml/Analysis/Interprocedural/CallComponents.h"
#include "mincaml/Support/AddressRegisters.h"
#include "mincaml/Support/FloatArguments.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/BlockFrequencyInfo.h"
#include "llvm/Analysis/BranchProbabilityInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

using Component = CallComponents::Component;

/// LLVM's names of the registers, and the features by which they are reserved.
static constexpr struct {
  StringLiteral Name, Feature;
} Registers[] = {{"G2", "+reserve-g2"}, {"G3", "+reserve-g3"}};

/// What the low half of an address can tell apart.
static constexpr uint64_t MaximumBlock = 1024;

//===- Components ---------------------------------------------------------===//

static bool isReserved(const Function &F) {
  return F.getFnAttribute("target-features")
      .getValueAsString()
      .contains("+reserve-g");
}

/// Whether instruction selection makes instructions of it and no call.
static bool isInstruction(const CallBase &Call) {
  const auto *Intrinsic = dyn_cast<IntrinsicInst>(&Call);
  if (!Intrinsic)
    return false;
  switch (Intrinsic->getIntrinsicID()) {
  case Intrinsic::abs:
  case Intrinsic::arithmetic_fence:
  case Intrinsic::fabs:
  case Intrinsic::smax:
  case Intrinsic::smin:
  case Intrinsic::sqrt:
  case Intrinsic::umax:
  case Intrinsic::umin:
    return true;
  default:
    return Intrinsic->isAssumeLikeIntrinsic();
  }
}

/// Whether LLVM may have to call a function of its runtime for it.
static bool isOfRuntime(const Instruction &I) {
  const DataLayout &DL = I.getDataLayout();
  auto IsOther = [&](const Type *T) {
    return T->isIntegerTy()
               ? T->getIntegerBitWidth() > DL.getLargestLegalIntTypeSizeInBits()
               : T->isVectorTy() || (T->isFloatingPointTy() &&
                                     !T->isFloatTy() && !T->isDoubleTy());
  };
  return I.getOpcode() == Instruction::FRem || IsOther(I.getType()) ||
         any_of(I.operand_values(),
                [&](const Value *V) { return IsOther(V->getType()); });
}

/// Whether nothing that the instruction calls is outside of the component.
static bool staysIn(const Instruction &I, const Component &Members) {
  const auto *Call = dyn_cast<CallBase>(&I);
  if (!Call)
    return !isOfRuntime(I);
  return isa<CallInst>(Call) &&
         (is_contained(Members, Call->getCalledFunction()) ||
          isInstruction(*Call));
}

/// Whether its functions are entered by direct calls only, call no others and
/// can keep something in registers.
static bool isSupported(const Component &Members) {
  return all_of(Members, [&](const Function *F) {
    return F->hasLocalLinkage() && !F->hasAddressTaken() && !F->hasOptNone() &&
           !F->hasPersonalityFn() && !F->hasFnAttribute(Attribute::Naked) &&
           !isReserved(*F) &&
           all_of(instructions(F),
                  [&](const Instruction &I) { return staysIn(I, Members); });
  });
}

//===- Addresses ----------------------------------------------------------===//

/// The variable whose start has the high half that the code makes for the
/// address. Constant offsets from a symbol are added to its whole address.
static const GlobalVariable *highHalfOf(const Constant &Address) {
  if (!Address.getType()->isPointerTy())
    return nullptr;
  const auto *Symbol =
      dyn_cast<GlobalValue>(Address.stripInBoundsConstantOffsets());
  if (!Symbol || Symbol->isInterposable() || Symbol->isThreadLocal() ||
      Symbol->getAddressSpace() != 0)
    return nullptr;
  // It is a register by the time code is emitted.
  if (Symbol->getName().starts_with(FloatArgumentVariablePrefix))
    return nullptr;
  const auto *Alias = dyn_cast<GlobalAlias>(Symbol);
  if (!Alias)
    return dyn_cast<GlobalVariable>(Symbol);
  const DataLayout &DL = Symbol->getDataLayout();
  APInt Offset(DL.getIndexTypeSizeInBits(Alias->getType()), 0);
  const auto *Variable = dyn_cast<GlobalVariable>(
      Alias->getAliasee()->stripAndAccumulateConstantOffsets(
          DL, Offset, /*AllowNonInbounds=*/true));
  if (!Variable || Variable->isInterposable())
    return nullptr;
  const uint64_t Block =
      std::min(Variable->getAlign().valueOrOne().value(), MaximumBlock);
  return Offset.ult(Block) ? Variable : nullptr;
}

namespace {

/// How often an activation makes addresses, on average of the component.
class Frequencies {
public:
  explicit Frequencies(const Component &Members) : Members(Members) {
    for (Function *F : Members)
      add(*F);
  }

  /// The variables that are worth a register, the best ones first.
  SmallVector<const GlobalVariable *, 4> worthwhile() const;

private:
  void add(Function &F);

  const Component &Members;
  MapVector<const GlobalVariable *, double> Addresses;
  bool HaveLoops = false;
};

} // namespace

void Frequencies::add(Function &F) {
  DominatorTree DT(F);
  LoopInfo LI(DT);
  HaveLoops |= !LI.empty();
  BranchProbabilityInfo BPI(F, LI);
  BlockFrequencyInfo BFI(F, BPI, LI);
  // Once in an activation at most: it would be made for all uses that follow.
  MapVector<const GlobalVariable *, double> Most;
  const double Entry = double(BFI.getEntryFreq().getFrequency());
  for (const BasicBlock &B : F) {
    const double Frequency =
        std::min(1.0, double(BFI.getBlockFreq(&B).getFrequency()) / Entry);
    for (const Instruction &I : B) {
      if (isa<PHINode>(I))
        continue;
      for (const Value *Operand : I.operands())
        if (const auto *C = dyn_cast<Constant>(Operand))
          if (const GlobalVariable *Variable = highHalfOf(*C))
            Most[Variable] = std::max(Most[Variable], Frequency);
    }
  }
  for (const auto &[Variable, Frequency] : Most)
    Addresses[Variable] += Frequency;
}

SmallVector<const GlobalVariable *, 4> Frequencies::worthwhile() const {
  SmallVector<const GlobalVariable *, 4> Found;
  if (HaveLoops)
    return Found;
  for (const auto &[Variable, Frequency] : Addresses) {
    if (Frequency <
        SparcAddressRegistersPass::MinimalGain * double(Members.size()))
      continue;
    // Of two that are made equally often, the one that is used first.
    auto *Place = find_if(Found, [&](const GlobalVariable *Other) {
      return Addresses.lookup(Other) < Frequency;
    });
    Found.insert(Place, Variable);
  }
  return Found;
}

//===- The decision -------------------------------------------------------===//

static void mark(Function &F, ArrayRef<AddressRegister> Kept) {
  setAddressRegisters(F, Kept);
  SmallVector<StringRef, 4> Features;
  const std::string Old =
      F.getFnAttribute("target-features").getValueAsString().str();
  if (!Old.empty())
    Features.push_back(Old);
  for (size_t I = 0; I != Kept.size(); ++I)
    Features.push_back(Registers[I].Feature);
  F.addFnAttr("target-features", join(Features, ","));
}

bool mincaml::keepAddressesInRegisters(Module &M) {
  bool Changed = false;
  const CallComponents Components(M);
  for (const Component &Members : Components.bottomUp()) {
    if (!Components.isRecursive(*Members.front()) || !isSupported(Members))
      continue;
    AddressRegisterList Kept;
    for (const GlobalVariable *Variable : Frequencies(Members).worthwhile())
      if (Kept.size() != std::size(Registers))
        Kept.push_back({Registers[Kept.size()].Name, Variable});
    if (Kept.empty())
      continue;
    for (Function *F : Members)
      mark(*F, Kept);
    Changed = true;
  }
  return Changed;
}

PreservedAnalyses
mincaml::SparcAddressRegistersPass::run(Module &M, ModuleAnalysisManager &) {
  return keepAddressesInRegisters(M) ? PreservedAnalyses::none()
                                     : PreservedAnalyses::all();
}
