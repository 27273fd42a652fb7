//===- AttributeRules.cpp - Attributes and metadata -----------------------===//

#include "AttributeRules.h"
#include "Encoding/Encoding.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Metadata.h"
#include "llvm/Support/ModRef.h"
#include <array>

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

namespace {

enum class Meaning { Nothing, Modelled, Same, Restricting, Unknown };

struct Row {
  Attribute::AttrKind Kind;
  Meaning Definition;
  Meaning Call;
};

} // namespace

static constexpr Row Rows[] = {
#define ATTRIBUTE(Kind, Definition, Call)                                      \
  {Attribute::Kind, Meaning::Definition, Meaning::Call},
#include "Attributes.def"
};

/// The treatment of a string attribute. The attributes that this function does
/// not list only concern the target.
static Meaning meaningOfString(Attribute A) {
  StringRef Value = A.getValueAsString();
  return StringSwitch<Meaning>(A.getKindAsString())
      .Cases({"denormal-fp-math", "denormal-fp-math-f32"},
             Value == "ieee" || Value == "ieee,ieee" ? Meaning::Nothing
                                                     : Meaning::Unknown)
      .Cases({"approx-func-fp-math", "less-precise-fpmad", "no-infs-fp-math",
              "no-nans-fp-math", "no-signed-zeros-fp-math", "unsafe-fp-math"},
             Value == "true" ? Meaning::Unknown : Meaning::Nothing)
      .Case("thunk", Meaning::Unknown)
      .Default(Meaning::Nothing);
}

static Meaning meaningOf(Attribute A, bool IsCall) {
  if (A.isStringAttribute())
    return meaningOfString(A);
  for (const Row &R : Rows)
    if (R.Kind == A.getKindAsEnum())
      return IsCall ? R.Call : R.Definition;
  return Meaning::Unknown;
}

static std::string quoted(Attribute A) { return "'" + A.getAsString() + "'"; }

AttributeSet validation::withImplied(AttributeSet Attributes,
                                     const DataLayout &DL) {
  Type *Ty = Attributes.getStructRetType();
  if (!Ty || !Ty->isSized() || DL.getTypeStoreSize(Ty).isScalable())
    return Attributes;
  // The argument points to writable memory for the result.
  AttrBuilder B(Ty->getContext(), Attributes);
  if (!Attributes.getAlignment())
    B.addAlignmentAttr(DL.getABITypeAlign(Ty));
  if (!Attributes.getDereferenceableBytes())
    B.addDereferenceableAttr(DL.getTypeStoreSize(Ty).getFixedValue());
  B.addAttribute(Attribute::Writable);
  return AttributeSet::get(Ty->getContext(), B);
}

//===- Bodies that may break a restricting attribute ----------------------===//

namespace {

/// The uses of an argument and of the pointers that are based on it.
class ArgumentUses {
public:
  ArgumentUses(const Argument &A, Attribute Restriction)
      : Restriction(Restriction) {
    follow(&A);
  }

  bool mayBreak() {
    while (!Work.empty())
      for (const Use &U : Work.pop_back_val()->uses())
        if (mayBreak(U))
          return true;
    return false;
  }

private:
  void follow(const Value *V) {
    if (Seen.insert(V).second)
      Work.push_back(V);
  }

  bool mayBreak(const Use &U) {
    const auto &I = *cast<Instruction>(U.getUser());
    switch (I.getOpcode()) {
    case Instruction::GetElementPtr:
    case Instruction::PHI:
    case Instruction::Select:
    case Instruction::Freeze:
      follow(&I);
      return false;
    case Instruction::Load:
      return is(Attribute::ReadNone) || is(Attribute::WriteOnly);
    case Instruction::Store:
      return U.getOperandNo() == 0 || is(Attribute::ReadNone) ||
             is(Attribute::ReadOnly);
    case Instruction::Ret:
    case Instruction::ICmp:
      return is(Attribute::Captures);
    case Instruction::Call: {
      const auto &Call = cast<CallBase>(I);
      return !Call.isArgOperand(&U) ||
             mayBreakByCall(Call, Call.getArgOperandNo(&U));
    }
    default:
      return true;
    }
  }

  bool mayBreakByCall(const CallBase &Call, unsigned Index) {
    // A captured pointer may be used in any way.
    if (!Call.doesNotCapture(Index))
      return true;
    if (is(Attribute::NoFree))
      return !Call.hasFnAttr(Attribute::NoFree) &&
             !Call.paramHasAttr(Index, Attribute::NoFree) &&
             !Call.onlyReadsMemory(Index);
    if (is(Attribute::ReadNone))
      return !Call.doesNotAccessMemory(Index);
    if (is(Attribute::ReadOnly))
      return !Call.onlyReadsMemory(Index);
    if (is(Attribute::WriteOnly))
      return !Call.onlyWritesMemory(Index);
    return false;
  }

  bool is(Attribute::AttrKind Kind) const {
    return Restriction.getKindAsEnum() == Kind;
  }

  Attribute Restriction;
  SmallPtrSet<const Value *, 8> Seen;
  SmallVector<const Value *, 8> Work;
};

} // namespace

/// Whether the memory effects do not allow an access through a pointer.
static bool isExcluded(const MemoryEffects &Allowed, const Value *Pointer,
                       ModRefInfo Access) {
  auto Lacks = [&](IRMemLocation Where) {
    return (Allowed.getModRef(Where) & Access) != Access;
  };
  const Value *Object = getUnderlyingObject(Pointer);
  const auto *G = dyn_cast<GlobalVariable>(Object);
  if (isa<AllocaInst>(Object) || (G && G->isConstant()))
    return false;
  if (isa<Argument>(Object))
    return Lacks(IRMemLocation::ArgMem);
  // The origin of a loaded pointer is unknown, so it may also be based on an
  // argument.
  return Lacks(IRMemLocation::Other) ||
         (!isIdentifiedObject(Object) && Lacks(IRMemLocation::ArgMem));
}

static bool mayExceed(const MemoryEffects &Allowed, const Instruction &I) {
  if (const Value *Pointer = getLoadStorePointerOperand(&I))
    return isExcluded(Allowed, Pointer,
                      isa<LoadInst>(I) ? ModRefInfo::Ref : ModRefInfo::Mod);
  const auto *Call = dyn_cast<CallBase>(&I);
  if (!Call)
    return I.mayReadOrWriteMemory();
  MemoryEffects Effects = Call->getMemoryEffects();
  ModRefInfo AtArguments = Effects.getModRef(IRMemLocation::ArgMem);
  if (AtArguments != ModRefInfo::NoModRef)
    for (const Value *Argument : Call->args())
      if (Argument->getType()->isPointerTy() &&
          isExcluded(Allowed, Argument, AtArguments))
        return true;
  // Assumptions and markers have memory effects only to prevent reordering.
  if (isa<IntrinsicInst>(I) && cast<IntrinsicInst>(I).isAssumeLikeIntrinsic())
    return false;
  return any_of(MemoryEffects::locations(), [&](IRMemLocation Where) {
    ModRefInfo Access = Effects.getModRef(Where);
    return Where != IRMemLocation::ArgMem &&
           (Allowed.getModRef(Where) & Access) != Access;
  });
}

/// Whether an instruction may break a restricting attribute of the function
/// that contains it. `nounwind`, `willreturn` and `nofree` need no check: the
/// encoding assumes that the calls in a function respect them.
static bool mayBreakHere(Attribute Restriction, const Instruction &I) {
  const auto *Call = dyn_cast<CallBase>(&I);
  if (const Function *F = Call ? Call->getCalledFunction() : nullptr;
      F && F->getName() == BeyondBoundName)
    return false;
  switch (Restriction.getKindAsEnum()) {
  case Attribute::Memory:
    return mayExceed(Restriction.getMemoryEffects(), I);
  case Attribute::DeadOnUnwind:
    return I.mayThrow() && !I.getFunction()->doesNotThrow();
  case Attribute::NoSync:
  case Attribute::NoCallback:
    return Call && !Call->hasFnAttr(Restriction.getKindAsEnum()) &&
           !Call->onlyReadsMemory();
  case Attribute::NoRecurse:
    return Call && (Call->getCalledFunction() == I.getFunction() ||
                    (!Call->hasFnAttr(Attribute::NoRecurse) &&
                     !Call->hasFnAttr(Attribute::NoCallback)));
  default:
    return false;
  }
}

/// Whether the body of F may break \p Restriction, a restricting attribute of F
/// or, if \p A is not null, of its argument \p A.
static bool mayBreak(Attribute Restriction, const Function &F,
                     const Argument *A) {
  switch (Restriction.getKindAsEnum()) {
  case Attribute::Captures:
    if (A && capturesAll(Restriction.getCaptureInfo()))
      return false;
    break;
  case Attribute::NoFree:
  case Attribute::ReadNone:
  case Attribute::ReadOnly:
  case Attribute::WriteOnly:
    break;
  default:
    A = nullptr;
  }
  if (A)
    return ArgumentUses(*A, Restriction).mayBreak();
  return any_of(instructions(F), [&](const Instruction &I) {
    return mayBreakHere(Restriction, I);
  });
}

//===- Definitions and calls ----------------------------------------------===//

static std::string unmodelledOn(const Function &F, AttributeSet Attributes,
                                const Argument *A) {
  for (Attribute Here : Attributes) {
    Meaning M = meaningOf(Here, /*IsCall=*/false);
    if (M == Meaning::Unknown)
      return "the attribute " + quoted(Here);
    if (M == Meaning::Restricting && mayBreak(Here, F, A))
      return "the function may break its attribute " + quoted(Here);
  }
  return "";
}

static std::string unmodelledOn(const AttributeList &Attributes) {
  for (unsigned Index : Attributes.indexes())
    for (Attribute Here : Attributes.getAttributes(Index))
      if (meaningOf(Here, /*IsCall=*/true) == Meaning::Unknown)
        return "the attribute " + quoted(Here) + " of a call";
  return "";
}

/// The callee as declared before the transformation; null if it is unknown.
static const Function *declarationOf(const CallBase &Call,
                                     const Module &Reference) {
  const auto *F = dyn_cast<Function>(Call.getCalledOperand());
  if (!F)
    return nullptr;
  const Function *Known = Reference.getFunction(F->getName());
  return Known ? Known : F;
}

/// Whether an instruction has fast-math flags that are not modelled.
static bool hasUnmodelledFlags(const Instruction &I) {
  if (!isa<FPMathOperator>(I))
    return false;
  FastMathFlags Flags = I.getFastMathFlags();
  if (isa<SelectInst, PHINode>(I))
    return Flags.noNaNs() || Flags.noInfs() || Flags.noSignedZeros();
  if (isa<CastInst>(I))
    return Flags.any();
  const auto *Call = dyn_cast<CallBase>(&I);
  return Call && Flags.any() && !isFloatIntrinsic(Call->getIntrinsicID());
}

static bool isImmutableTag(const MDNode *Tag) {
  return Tag && Tag->getNumOperands() > 3 &&
         !mdconst::extract<ConstantInt>(Tag->getOperand(3))->isZero();
}

static Meaning meaningOfMetadata(unsigned Kind, const MDNode *Node,
                                 const Instruction &I) {
  auto Modelled = [](bool Is) {
    return Is ? Meaning::Modelled : Meaning::Unknown;
  };
  switch (Kind) {
  case LLVMContext::MD_tbaa:
    return Modelled(!isImmutableTag(Node));
  case LLVMContext::MD_alias_scope:
  case LLVMContext::MD_noalias:
    return Meaning::Modelled;
  case LLVMContext::MD_range:
  case LLVMContext::MD_invariant_load:
  case LLVMContext::MD_nonnull:
  case LLVMContext::MD_align:
  case LLVMContext::MD_dereferenceable:
  case LLVMContext::MD_dereferenceable_or_null:
  case LLVMContext::MD_noundef:
    return Modelled(isa<LoadInst>(I));
  default:
    break;
  }
  constexpr unsigned Ignored[] = {
      LLVMContext::MD_dbg,           LLVMContext::MD_prof,
      LLVMContext::MD_nontemporal,   LLVMContext::MD_make_implicit,
      LLVMContext::MD_unpredictable, LLVMContext::MD_loop,
      LLVMContext::MD_irr_loop,      LLVMContext::MD_annotation,
      LLVMContext::MD_nosanitize,    LLVMContext::MD_memprof,
      LLVMContext::MD_callsite,      LLVMContext::MD_pcsections,
      LLVMContext::MD_DIAssignID,    LLVMContext::MD_mmra,
      LLVMContext::MD_callee_type,   LLVMContext::MD_alloc_token};
  if (is_contained(Ignored, Kind))
    return Meaning::Nothing;
  // Metadata kinds that LLVM does not define come from front ends and are
  // ignored.
  constexpr unsigned FixedKinds[] = {
#define LLVM_FIXED_MD_KIND(EnumID, Name, Value) Value,
#include "llvm/IR/FixedMetadataKinds.def"
#undef LLVM_FIXED_MD_KIND
  };
  return is_contained(FixedKinds, Kind) ? Meaning::Unknown : Meaning::Nothing;
}

static std::string unmodelledIn(const Instruction &I, const Module &Reference) {
  if (hasUnmodelledFlags(I))
    return "fast-math flags of the instruction " +
           std::string(I.getOpcodeName());
  SmallVector<std::pair<unsigned, MDNode *>, 4> All;
  I.getAllMetadata(All);
  for (auto [Kind, Node] : All)
    if (meaningOfMetadata(Kind, Node, I) == Meaning::Unknown) {
      SmallVector<StringRef, 64> Names;
      I.getContext().getMDKindNames(Names);
      return ("the metadata '!" + Names[Kind] + "'").str();
    }
  const auto *Call = dyn_cast<CallBase>(&I);
  if (!Call)
    return "";
  std::string Reason = unmodelledOn(Call->getAttributes());
  if (const Function *F = declarationOf(*Call, Reference); F && Reason.empty())
    Reason = unmodelledOn(F->getAttributes());
  return Reason;
}

std::string validation::unmodelledIn(const Function &F,
                                     const Module &Reference) {
  AttributeList Attributes = F.getAttributes();
  std::string Reason = unmodelledOn(F, Attributes.getFnAttrs(), nullptr);
  if (Reason.empty())
    Reason = unmodelledOn(F, Attributes.getRetAttrs(), nullptr);
  for (const Argument &A : F.args())
    if (Reason.empty())
      Reason = unmodelledOn(F, Attributes.getParamAttrs(A.getArgNo()), &A);
  for (const Instruction &I : instructions(F)) {
    if (!Reason.empty())
      break;
    Reason = ::unmodelledIn(I, Reference);
  }
  return Reason;
}

//===- Changes ------------------------------------------------------------===//

static bool has(AttributeSet Set, Attribute A) {
  return Set.getAttribute(A.getKindAsEnum()) == A;
}

/// An attribute of Here that neither There nor Inherited has.
static Attribute lacking(AttributeSet Here, AttributeSet There,
                         AttributeSet Inherited, Meaning What, bool IsCall) {
  for (Attribute A : Here)
    if (!A.isStringAttribute() && meaningOf(A, IsCall) == What &&
        !has(There, A) && !has(Inherited, A))
      return A;
  return {};
}

/// An attribute of Here that neither There nor Inherited has at the same index
/// (function, return value or parameter).
static Attribute lacking(const AttributeList &Here, const AttributeList &There,
                         const AttributeList &Inherited, Meaning What,
                         bool IsCall) {
  for (unsigned Index : Here.indexes())
    if (Attribute A =
            lacking(Here.getAttributes(Index), There.getAttributes(Index),
                    Inherited.getAttributes(Index), What, IsCall);
        A.isValid())
      return A;
  return {};
}

/// The attributes that a call of Callee in Caller has implicitly.
static AttributeList inherited(const Function *Callee, const Function &Caller) {
  AttributeList Result = Callee ? Callee->getAttributes() : AttributeList();
  for (Attribute::AttrKind Kind : {Attribute::NoUnwind, Attribute::WillReturn,
                                   Attribute::NoFree, Attribute::NoSync})
    if (Caller.hasFnAttribute(Kind))
      Result = Result.addFnAttribute(Caller.getContext(), Kind);
  return Result;
}

bool validation::hasAliasMetadata(const Instruction &I) {
  return any_of(std::array{LLVMContext::MD_tbaa, LLVMContext::MD_alias_scope,
                           LLVMContext::MD_noalias},
                [&](unsigned Kind) { return I.hasMetadata(Kind); });
}

bool validation::restrictsMore(const CallBase &Target, const CallBase &Source,
                               const Function *Callee) {
  return lacking(Target.getAttributes(), Source.getAttributes(),
                 inherited(Callee, *Source.getFunction()), Meaning::Restricting,
                 /*IsCall=*/true)
      .isValid();
}

/// Calls Visit for each call of the second function with the calls of the first
/// that have the same callee and function type; all indirect calls count as
/// calls of the same callee. Calls without a counterpart are skipped.
static void forEachCall(
    const Function &Source, const Function &Target,
    function_ref<void(const CallBase &, ArrayRef<const CallBase *>)> Visit) {
  SmallVector<const CallBase *, 8> Old;
  for (const Instruction &I : instructions(Source))
    if (const auto *Call = dyn_cast<CallBase>(&I))
      Old.push_back(Call);
  auto NameOf = [](const CallBase &Call) {
    const auto *F = dyn_cast<Function>(Call.getCalledOperand());
    return F ? F->getName() : StringRef();
  };
  for (const Instruction &I : instructions(Target))
    if (const auto *Call = dyn_cast<CallBase>(&I)) {
      SmallVector<const CallBase *, 8> Same;
      for (const CallBase *Other : Old)
        if (NameOf(*Other) == NameOf(*Call) &&
            Other->getFunctionType() == Call->getFunctionType())
          Same.push_back(Other);
      if (!Same.empty())
        Visit(*Call, Same);
    }
}

/// A difference between two calls that the validation does not accept: a new
/// restricting attribute, or a changed part of the interface. Empty if there is
/// none.
static std::string changeOf(const CallBase &Source, const CallBase &Target,
                            const Module &Reference) {
  AttributeList Old = Source.getAttributes();
  AttributeList New = Target.getAttributes();
  AttributeList Declared =
      inherited(declarationOf(Target, Reference), *Source.getFunction());
  Attribute A = lacking(New, Old, Declared, Meaning::Restricting, true);
  for (const auto &[X, Y] : {std::pair(Old, New), {New, Old}})
    if (!A.isValid())
      A = lacking(X, Y, {}, Meaning::Same, true);
  if (A.isValid())
    return "the attribute " + quoted(A);
  if (hasAliasMetadata(Target) && !hasAliasMetadata(Source))
    return "metadata about aliases";
  if (Source.isMustTailCall() != Target.isMustTailCall())
    return "'musttail'";
  return "";
}

std::string validation::newRestriction(const Function &Source,
                                       const Function &Target) {
  AttributeList Old = Source.getAttributes();
  AttributeList New = Target.getAttributes();
  if (Attribute A = lacking(New, Old, {}, Meaning::Restricting, false);
      A.isValid())
    return "the second function's attribute " + quoted(A) + " is new";
  for (const auto &[X, Y] : {std::pair(Old, New), {New, Old}})
    if (Attribute A = lacking(X, Y, {}, Meaning::Same, false); A.isValid())
      return "the function's attribute " + quoted(A) + " has changed";
  std::string Reason;
  forEachCall(Source, Target,
              [&](const CallBase &Call, ArrayRef<const CallBase *> Others) {
                std::string Change;
                for (const CallBase *Other : Others) {
                  Change = changeOf(*Other, Call, *Source.getParent());
                  if (Change.empty())
                    return;
                }
                Reason = Change + " of a call has changed";
              });
  return Reason;
}

bool validation::losesRestriction(const Function &Source,
                                  const Function &Target) {
  bool Loses = false;
  forEachCall(Source, Target,
              [&](const CallBase &Call, ArrayRef<const CallBase *> Others) {
                AttributeList Declared =
                    inherited(declarationOf(Call, *Source.getParent()), Source);
                Loses |= none_of(Others, [&](const CallBase *Other) {
                  return !lacking(Other->getAttributes(), Call.getAttributes(),
                                  Declared, Meaning::Restricting, true)
                              .isValid();
                });
              });
  return Loses;
}

//===- Memory that is written once ----------------------------------------===//

/// The name of a TBAA type.
static StringRef typeName(const MDNode *Type) {
  if (!Type || Type->getNumOperands() == 0)
    return "";
  const auto *Name = dyn_cast_or_null<MDString>(Type->getOperand(0));
  return Name ? Name->getString() : "";
}

// isImmutableField() in Analysis/Interprocedural/Alias.cpp has the same rule.
// It is written twice because a checker must not depend on an analysis that the
// passes under test use.
bool validation::isWrittenOnce(const Instruction &Access) {
  if (Access.hasMetadata(LLVMContext::MD_invariant_load))
    return true;
  const MDNode *Tag = Access.getMetadata(LLVMContext::MD_tbaa);
  if (!Tag || Tag->getNumOperands() < 2)
    return false;
  const auto *Type = dyn_cast_or_null<MDNode>(Tag->getOperand(1));
  if (!Type || Type->getNumOperands() < 2 ||
      typeName(dyn_cast_or_null<MDNode>(Type->getOperand(1))) !=
          runtime::AliasRoot)
    return false;
  StringRef Name = typeName(Type);
  return Name.starts_with(runtime::TupleFieldRegion) ||
         Name.starts_with(runtime::ClosureFieldRegion) ||
         Name.starts_with(runtime::RecordFieldRegion) ||
         Name.starts_with(runtime::DataFieldRegion) ||
         Name == runtime::DataTagRegion || Name == runtime::ClosureCodeRegion;
}
