//===- Attributes.cpp - The semantics of attributes -----------------------===//

#include "Encoding/Attributes.h"
#include "AttributeRules.h"
#include "Encoding/Accesses.h"
#include "Encoding/Floats.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

void validation::applyAttributes(FunctionEncoding &S, AttributeSet Attributes,
                                 Type *Ty, Scalar &Value) {
  EncodingContext &EC = S.EC;
  Attributes = withImplied(Attributes, EC.DL);
  if (FPClassTest Excluded = Attributes.getNoFPClass())
    Value.Poison =
        Value.Poison || isOfClass(Value.Bits, Excluded, Ty->getFltSemantics());
  if (Attributes.hasAttribute(Attribute::Range)) {
    ConstantRange Range = Attributes.getAttribute(Attribute::Range).getRange();
    if (!Range.isFullSet())
      Value.Poison =
          Value.Poison || !ult(Value.Bits - bits(EC.C, Range.getLower()),
                               bits(EC.C, Range.getUpper() - Range.getLower()));
  }
  if (Value.Provenance) {
    if (Attributes.hasAttribute(Attribute::NonNull))
      Value.Poison = Value.Poison || isZero(Value.Bits);
    if (MaybeAlign Alignment = Attributes.getAlignment())
      Value.Poison = Value.Poison || !isAligned(EC, Value, Alignment->value());
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

CallProperties validation::propertiesOf(const EncodingContext &EC,
                                        const CallBase &Call,
                                        const Function *Called) {
  CallProperties Properties;
  AttributeList Here = Call.getAttributes();
  auto Has = [&](Attribute::AttrKind Kind) {
    return Here.hasFnAttr(Kind) || (Called && Called->hasFnAttribute(Kind));
  };
  Properties.Effects = Here.getMemoryEffects();
  if (Called) {
    Called = &EC.reference(*Called);
    Properties.Callee = Called;
    Properties.Effects &= Called->getMemoryEffects();
  }
  // The locations of errno and of target memory are unknown. Give up if the
  // effects on them differ from those on other memory.
  for (IRMemLocation Where : MemoryEffects::locations())
    if (Where != IRMemLocation::ArgMem && Where != IRMemLocation::Other &&
        Where != IRMemLocation::InaccessibleMem &&
        Properties.Effects.getModRef(Where) !=
            Properties.Effects.getModRef(IRMemLocation::Other))
      Properties.HasUnknownEffects = true;
  // If the caller has a restricting attribute such as nounwind, its calls keep
  // it, or the execution is undefined.
  const Function &Caller = EC.reference(*Call.getFunction());
  Properties.MayThrow = !Has(Attribute::NoUnwind) && !Caller.doesNotThrow();
  Properties.MayNotReturn = !Has(Attribute::WillReturn) && !Caller.willReturn();
  Properties.NeverReturns = Has(Attribute::NoReturn);
  Properties.MayFree = !Has(Attribute::NoFree) && !Caller.doesNotFreeMemory();
  Properties.IsSpeculatable =
      Has(Attribute::Speculatable) && Has(Attribute::NoUnwind);
  Properties.CallsNotBack = Has(Attribute::NoCallback);
  Properties.CreatesNoPoison = Has(Attribute::NoCreateUndefOrPoison);
  return Properties;
}
