//===- PromoteFields.cpp - Promotion of fields to arguments ---------------===//

#include "IPO/PromoteFields.h"
#include "IPO/ObjectContents.h"
#include "Utils/ChangePrototype.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include <map>

#define DEBUG_TYPE "mincaml-closure-opt"

using namespace mincaml;
using namespace llvm;

/// The number of argument words that fit in registers on every target.
static constexpr uint64_t MaximumWords = 6;

namespace {

/// The loads of a field of a parameter.
struct FieldLoads {
  SmallVector<LoadInst *, 2> Loads;
  /// Whether all loads have this metadata.
  bool has(unsigned Metadata) const {
    return all_of(Loads, [=](const LoadInst *Load) {
      return Load->getMetadata(Metadata) != nullptr;
    });
  }
  /// The alignment that holds on every path to a load of the field.
  Align leastAlignment() const {
    Align Least = Loads.front()->getAlign();
    for (const LoadInst *Load : Loads)
      Least = std::min(Least, Load->getAlign());
    return Least;
  }
};

using FieldKey = std::pair<int64_t, Type *>;
using FieldMap = MapVector<FieldKey, FieldLoads, std::map<FieldKey, unsigned>>;

} // namespace

/// The fields that the function loads, if the parameter has no other uses than
/// such loads and being passed on to the function itself.
static std::optional<FieldMap> loadedFields(Argument &Parameter) {
  Function &F = *Parameter.getParent();
  const DataLayout &Layout = F.getDataLayout();
  FieldMap Result;
  SmallVector<Value *, 8> Pointers = {&Parameter};
  while (!Pointers.empty()) {
    Value *Pointer = Pointers.pop_back_val();
    for (Use &U : Pointer->uses()) {
      auto *I = cast<Instruction>(U.getUser());
      if (auto *Load = dyn_cast<LoadInst>(I)) {
        if (!isImmutableLoad(*Load) || !Load->getType()->isSingleValueType())
          return std::nullopt;
        Result[{offsetPointer(*Pointer, Layout).Offset, Load->getType()}]
            .Loads.push_back(Load);
      } else if (auto *Address = dyn_cast<GetElementPtrInst>(I);
                 Address &&
                 offsetPointer(*Address, Layout).Base == &Parameter) {
        Pointers.push_back(Address);
      } else if (auto *Call = dyn_cast<CallInst>(I);
                 !Call || Pointer != &Parameter ||
                 Call->getCalledFunction() != &F ||
                 &U != &Call->getArgOperandUse(Parameter.getArgNo())) {
        return std::nullopt;
      }
    }
  }
  return Result;
}

static uint64_t registersNeeded(Type *Ty, const DataLayout &Layout) {
  return divideCeil(Layout.getTypeSizeInBits(Ty).getKnownMinValue(),
                    Layout.getPointerSizeInBits());
}

static bool fitsInRegisters(const Function &F, const FieldMap &Fields) {
  const DataLayout &Layout = F.getDataLayout();
  uint64_t Registers = 0;
  for (const Argument &Parameter : F.args())
    Registers += registersNeeded(Parameter.getType(), Layout);
  for (const auto &[Key, Loads] : Fields)
    Registers += registersNeeded(Key.second, Layout);
  // One of the words is the object's address, which is replaced.
  return Registers <= MaximumWords + 1;
}

static Function *promote(Argument &Parameter, FieldMap &Fields) {
  Function &F = *Parameter.getParent();
  const unsigned Number = Parameter.getArgNo();
  const std::string Name = Parameter.getName().str();
  SmallVector<NewParameter, 8> Parameters;
  for (Argument &Other : F.args())
    if (&Other != &Parameter)
      Parameters.push_back({Other.getArgNo(), nullptr, ""});
  const unsigned First = Parameters.size();
  for (const auto &[Index, Entry] : enumerate(Fields))
    Parameters.push_back(
        {std::nullopt, Entry.first.second, Name + "." + utostr(Index)});

  auto LoadAtCall = [&](CallInst &Call, unsigned New) -> Value * {
    auto &[Key, Field] = *(Fields.begin() + (New - First));
    auto [Offset, Ty] = Key;
    Value *Object = Call.getArgOperand(Number);
    LoadInst *Like = Field.Loads.front();
    IRBuilder<> Builder(&Call);
    Value *Address =
        Offset == 0
            ? Object
            : Builder.CreateInBoundsPtrAdd(
                  Object,
                  Builder.getIntN(F.getDataLayout().getIndexTypeSizeInBits(
                                      Object->getType()),
                                  Offset));
    LoadInst *Load =
        Builder.CreateAlignedLoad(Ty, Address, Field.leastAlignment());
    for (unsigned Kind : {LLVMContext::MD_tbaa, LLVMContext::MD_noundef,
                          LLVMContext::MD_nonnull})
      if (Field.has(Kind))
        Load->setMetadata(Kind, Like->getMetadata(Kind));
    // In a call from the function itself, the load is replaced by the new
    // parameter.
    if (Object == &Parameter)
      Field.Loads.push_back(Load);
    return Load;
  };
  Function *Result =
      changePrototype(F, Parameters, /*KeepResult=*/true, LoadAtCall);
  for (const auto &[Index, Entry] : enumerate(Fields)) {
    Argument *New = Result->getArg(First + Index);
    if (Entry.second.has(LLVMContext::MD_noundef))
      New->addAttr(Attribute::NoUndef);
    if (Entry.second.has(LLVMContext::MD_nonnull))
      New->addAttr(Attribute::NonNull);
    for (LoadInst *Load : Entry.second.Loads) {
      Load->replaceAllUsesWith(New);
      Value *Address = Load->getPointerOperand();
      Load->eraseFromParent();
      // Erase the address arithmetic on the old parameter.
      for (auto *I = dyn_cast<Instruction>(Address); I && I->use_empty();) {
        auto *Dead = I;
        I = dyn_cast<Instruction>(I->getOperand(0));
        Dead->eraseFromParent();
      }
    }
  }
  return Result;
}

/// Whether some direct call passes an object whose contents are known.
static bool someCallPassesKnownObject(const Argument &Parameter,
                                      ContentsFinder &Finder) {
  const Function &F = *Parameter.getParent();
  for (const Use &U : F.uses())
    if (auto *Call = dyn_cast<CallInst>(U.getUser());
        Call && Call->isCallee(&U) && Call->getCalledFunction() == &F &&
        Finder.leadsToKnownObject(*Call->getArgOperand(Parameter.getArgNo())))
      return true;
  return false;
}

Function *mincaml::promoteFields(Function &F, ContentsFinder &Finder) {
  bool Splits = !Finder.allCallsAreKnown(F);
  if (Splits && !canSplitOffDirectCalls(F))
    return nullptr;
  for (Argument &Parameter : F.args()) {
    if (!Parameter.getType()->isPointerTy() || Parameter.use_empty() ||
        !Parameter.hasAttribute(Attribute::NoUndef) ||
        !Parameter.hasAttribute(Attribute::NonNull))
      continue;
    std::optional<FieldMap> Fields = loadedFields(Parameter);
    if (!Fields || Fields->empty() ||
        !someCallPassesKnownObject(Parameter, Finder))
      continue;
    OptimizationRemarkEmitter Remarks(&F);
    if (!fitsInRegisters(F, *Fields)) {
      Remarks.emit([&] {
        return OptimizationRemarkMissed(DEBUG_TYPE, "Registers", &F)
               << "fields of parameter "
               << ore::NV("Parameter", Parameter.getArgNo()) << " of "
               << ore::NV("Function", &F)
               << " are not passed as arguments: they would be too many";
      });
      continue;
    }
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Fields", &F)
             << ore::NV("Fields", Fields->size()) << " fields of parameter "
             << ore::NV("Parameter", Parameter.getArgNo()) << " of "
             << ore::NV("Function", &F) << " are passed instead of it";
    });
    if (!Splits)
      return promote(Parameter, *Fields);
    Function *Body = splitOffDirectCalls(F);
    return promote(*Body->getArg(Parameter.getArgNo()), *Fields);
  }
  return nullptr;
}
