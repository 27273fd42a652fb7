//===- Attributes.cpp - What attributes promise ---------------------------===//

#include "Encoding/Attributes.h"
#include "Encoding/Accesses.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

void validation::applyAttributes(Side &S, AttributeSet Attributes,
                                 Scalar &Value) {
  World &W = S.W;
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
    if (uint64_t Bytes = Attributes.getDereferenceableBytes())
      S.undefinedIf(Value.Poison || !isDereferenceable(S, Value, Bytes));
    if (uint64_t Bytes = Attributes.getDereferenceableOrNullBytes())
      S.undefinedIf(Value.Poison || (!isZero(Value.Bits) &&
                                     !isDereferenceable(S, Value, Bytes)));
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
  Facts.MayThrow = !Has(Attribute::NoUnwind);
  Facts.MayNotReturn = !Has(Attribute::WillReturn);
  Facts.NeverReturns = Has(Attribute::NoReturn);
  Facts.MayFree = !Has(Attribute::NoFree);
  return Facts;
}
