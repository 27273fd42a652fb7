//===- Attributes.cpp - The semantics of attributes -----------------------===//

#include "Encoding/Attributes.h"
#include "Encoding/Accesses.h"
#include "Encoding/Floats.h"
#include "Promises/Promises.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

void validation::applyAttributes(Side &S, AttributeSet Attributes, Type *Ty,
                                 Scalar &Value) {
  World &W = S.W;
  Attributes = withImplied(Attributes, W.DL);
  if (FPClassTest Excluded = Attributes.getNoFPClass())
    Value.Poison =
        Value.Poison || isOfClass(Value.Bits, Excluded, Ty->getFltSemantics());
  if (Attributes.hasAttribute(Attribute::Range)) {
    ConstantRange Range = Attributes.getAttribute(Attribute::Range).getRange();
    if (!Range.isFullSet())
      Value.Poison =
          Value.Poison || !ult(Value.Bits - bits(W.C, Range.getLower()),
                               bits(W.C, Range.getUpper() - Range.getLower()));
  }
  if (Value.Provenance) {
    if (Attributes.hasAttribute(Attribute::NonNull))
      Value.Poison = Value.Poison || isZero(Value.Bits);
    if (MaybeAlign Alignment = Attributes.getAlignment())
      Value.Poison = Value.Poison || !isAligned(W, Value, Alignment->value());
    auto IsAccessible = [&](uint64_t Bytes) {
      Term Result = isDereferenceable(S, Value, Bytes);
      if (Attributes.hasAttribute(Attribute::Writable))
        Result = Result && isWritable(S, Value.Provenance);
      return Result;
    };
    if (uint64_t Bytes = Attributes.getDereferenceableBytes())
      S.undefinedIf(Value.Poison || !IsAccessible(Bytes));
    if (uint64_t Bytes = Attributes.getDereferenceableOrNullBytes())
      S.undefinedIf(Value.Poison ||
                    (!isZero(Value.Bits) && !IsAccessible(Bytes)));
  }
  if (Attributes.hasAttribute(Attribute::NoUndef))
    S.undefinedIf(Value.Poison);
}

CallFacts validation::factsOf(const World &W, const CallBase &Call,
                              const Function *Called) {
  CallFacts Facts;
  AttributeList Here = Call.getAttributes();
  auto Has = [&](Attribute::AttrKind Kind) {
    return Here.hasFnAttr(Kind) || (Called && Called->hasFnAttribute(Kind));
  };
  Facts.Effects = Here.getMemoryEffects();
  if (Called) {
    Called = &W.reference(*Called);
    Facts.Callee = Called;
    Facts.Effects &= Called->getMemoryEffects();
  }
  // The locations of errno and of target memory are unknown. Give up if the
  // effects on them differ from those on other memory.
  for (IRMemLocation Where : MemoryEffects::locations())
    if (Where != IRMemLocation::ArgMem && Where != IRMemLocation::Other &&
        Where != IRMemLocation::InaccessibleMem &&
        Facts.Effects.getModRef(Where) !=
            Facts.Effects.getModRef(IRMemLocation::Other))
      Facts.HasUnknownEffects = true;
  // If the caller has a promise such as nounwind, its calls keep it, or the
  // execution is undefined.
  const Function &Caller = W.reference(*Call.getFunction());
  Facts.MayThrow = !Has(Attribute::NoUnwind) && !Caller.doesNotThrow();
  Facts.MayNotReturn = !Has(Attribute::WillReturn) && !Caller.willReturn();
  Facts.NeverReturns = Has(Attribute::NoReturn);
  Facts.MayFree = !Has(Attribute::NoFree) && !Caller.doesNotFreeMemory();
  Facts.IsSpeculatable =
      Has(Attribute::Speculatable) && Has(Attribute::NoUnwind);
  Facts.CallsNotBack = Has(Attribute::NoCallback);
  Facts.CreatesNoPoison = Has(Attribute::NoCreateUndefOrPoison);
  return Facts;
}
