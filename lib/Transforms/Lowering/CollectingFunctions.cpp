//===- CollectingFunctions.cpp - Calls that may collect garbage -----------===//

#include "GarbageCollection.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace mincaml;
using namespace llvm;

bool mincaml::mayContainPointers(const Type &Ty, const DataLayout &DL) {
  const uint64_t PointerSize = DL.getPointerSize();
  if (Ty.isPointerTy())
    return true;
  if (auto *Array = dyn_cast<ArrayType>(&Ty))
    // Bytes stand for the fields of a static object whose types are not known
    // (StaticArrays.cpp). They may hold pointers.
    return Array->getElementType()->isIntegerTy(8)
               ? Array->getNumElements() >= PointerSize
               : mayContainPointers(*Array->getElementType(), DL);
  if (auto *Struct = dyn_cast<StructType>(&Ty))
    return any_of(Struct->elements(), [&](const Type *Element) {
      return mayContainPointers(*Element, DL);
    });
  if (auto *Vector = dyn_cast<VectorType>(&Ty))
    return mayContainPointers(*Vector->getElementType(), DL);
  // A 32-bit integer is a number, even if pointers have 32 bits as well: memory
  // for pointers has pointer type.
  return Ty.isIntegerTy() && Ty.getIntegerBitWidth() > 32;
}

/// Whether a function of the runtime does not allocate.
static bool neverAllocates(StringRef Symbol) {
  for (const runtime::LibraryFunction &F : runtime::LibraryFunctions)
    if (Symbol == F.Symbol)
      return F.TheEffect != runtime::Effect::ALLOCATES &&
             F.TheEffect != runtime::Effect::CHECKS &&
             F.Result != runtime::TableType::STRING;
  return StringSwitch<bool>(Symbol)
#define MINCAML_EXTERNAL(Name, Parameter, Result, Effect)                      \
  .Case("min_caml_" #Name, true)
#include "mincaml/Support/RuntimeABI.def"
      .Default(false);
}

CollectingFunctions::CollectingFunctions(Module &M) {
  bool HasChanged = true;
  while (HasChanged) {
    HasChanged = false;
    for (Function &F : M)
      if (!F.isDeclaration() && !Functions.contains(&F) &&
          any_of(instructions(F),
                 [&](const Instruction &I) { return mayCollect(I); }))
        HasChanged = Functions.insert(&F).second;
  }
}

bool CollectingFunctions::mayCollect(const Instruction &I) const {
  auto *Call = dyn_cast<CallBase>(&I);
  if (!Call || isa<IntrinsicInst>(Call) || Call->isInlineAsm() ||
      Call->doesNotReturn() || Call->doesNotAccessMemory())
    return false;
  const Function *Callee = Call->getCalledFunction();
  if (!Callee)
    return true;
  return Callee->isDeclaration() ? !neverAllocates(Callee->getName())
                                 : Functions.contains(Callee);
}

/// Whether a symbol is one of the runtime's functions. Only those have capital
/// letters after the prefix (RuntimeABI.def).
static bool isOfRuntime(StringRef Symbol) {
  return StringSwitch<bool>(Symbol)
#define MINCAML_EXTERNAL(Name, Parameter, Result, Effect)                      \
  .Case("min_caml_" #Name, true)
#define MINCAML_ARRAY_CONSTRUCTOR(Element, Name, CType) .Case(#Name, true)
#define MINCAML_FAILURE(Name, Arguments) .Case("min_caml_fail_" #Name, true)
#define MINCAML_RESERVED(Name) .Case("min_caml_" #Name, true)
#include "mincaml/Support/RuntimeABI.def"
      .Default(Symbol.consume_front(runtime::SymbolPrefix) && !Symbol.empty() &&
               isUpper(Symbol.front()));
}

bool mincaml::callsForeignCode(const Module &M) {
  return any_of(M, [](const Function &F) {
    return F.isDeclaration() && !F.isIntrinsic() && !F.onlyReadsMemory() &&
           !isOfRuntime(F.getName());
  });
}
