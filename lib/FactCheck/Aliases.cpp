//===- Aliases.cpp - Checks of alias and mod/ref results ------------------===//

#include "Checks.h"
#include "mincaml/Analysis/Interprocedural/Alias.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/ScopedNoAliasAA.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Metadata.h"

using namespace mincaml;
using namespace llvm;

/// The maximum number of earlier accesses that an instruction is compared with,
/// and the maximum number of comparisons in a function.
static constexpr unsigned MaximumBefore = 16;
static constexpr unsigned MaximumComparisons = 3000;

/// Whether I is a load or store of memory that the shadow memory describes.
static bool isAccess(const Instruction &I) {
  if (!getLoadStorePointerOperand(&I) ||
      I.getDataLayout().getTypeStoreSize(getLoadStoreType(&I)).isScalable())
    return false;
  return !accessesOf(const_cast<Instruction &>(I)).empty();
}

namespace {

/// A walk over the dominator tree that records which accesses and calls have
/// been executed on every path to an instruction.
class DominatingAccesses {
public:
  explicit DominatingAccesses(FunctionChecks &Checks)
      : Checks(Checks), Answers(Checks.AM.getResult<MinCamlAA>(Checks.F)),
        All(Checks.AM.getResult<AAManager>(Checks.F)), Query(All) {}

  void run() {
    // Each block with the number of instructions that are remembered before it.
    SmallVector<std::pair<DomTreeNode *, size_t>, 16> Pending;
    Pending.push_back({Checks.Dominators.getRootNode(), 0});
    while (!Pending.empty() && !isExhausted()) {
      auto [Node, Known] = Pending.pop_back_val();
      Seen.resize(Known);
      for (Instruction &I : *Node->getBlock()) {
        visit(I);
        if (isRemembered(I))
          Seen.push_back(&I);
      }
      for (DomTreeNode *Child : reverse(Node->children()))
        Pending.push_back({Child, Seen.size()});
    }
  }

protected:
  virtual ~DominatingAccesses() = default;
  virtual void visit(Instruction &I) = 0;
  /// Whether before() lists I for later instructions.
  virtual bool isRemembered(const Instruction &I) const = 0;

  /// The last remembered instructions, the latest first, at most MaximumBefore.
  SmallVector<Instruction *, MaximumBefore> before() const {
    SmallVector<Instruction *, MaximumBefore> Result;
    for (Instruction *I : reverse(Seen)) {
      Result.push_back(I);
      if (Result.size() == MaximumBefore)
        break;
    }
    return Result;
  }

  Value *sizeOf(const Instruction &I) const {
    return Checks.TheHooks.number(
        Checks.TheHooks.layout().getTypeStoreSize(getLoadStoreType(&I)));
  }
  bool isExhausted() const { return Comparisons >= MaximumComparisons; }

  FunctionChecks &Checks;
  MinCamlAAResult &Answers;
  AAResults &All;
  SimpleAAQueryInfo Query;
  unsigned Comparisons = 0;

private:
  std::vector<Instruction *> Seen;
};

class AliasChecks : public DominatingAccesses {
public:
  using DominatingAccesses::DominatingAccesses;

private:
  void visit(Instruction &I) override {
    if (isAccess(I))
      for (Instruction *Earlier : before())
        if (!isExhausted())
          compare(*Earlier, I);
  }

  bool isRemembered(const Instruction &I) const override { return isAccess(I); }

  void compare(Instruction &Earlier, Instruction &Later) {
    if (getLoadStorePointerOperand(&Earlier) ==
        getLoadStorePointerOperand(&Later))
      return;
    const MemoryLocation A = MemoryLocation::get(&Earlier),
                         B = MemoryLocation::get(&Later);
    auto AreApart = [&](const MemoryLocation &X, const MemoryLocation &Y) {
      return Answers.alias(X, Y, Query, nullptr) == AliasResult::NoAlias ||
             Answers.alias(Y, X, Query, nullptr) == AliasResult::NoAlias;
    };
    bool AreObjects = AreApart(MemoryLocation::getBeforeOrAfter(A.Ptr),
                               MemoryLocation::getBeforeOrAfter(B.Ptr));
    if (!AreObjects && !AreApart(A, B))
      return;
    ++Comparisons;
    Hooks &TheHooks = Checks.TheHooks;
    Constant *Site = TheHooks.site(AnalysisResult::Aliases, Later,
                                   Checks.describe(Later) + " is apart from " +
                                       Checks.describe(Earlier));
    Constant *Other = TheHooks.site(AnalysisResult::Aliases, Earlier,
                                    Checks.describe(Earlier));
    Value *SizeA = sizeOf(Earlier), *SizeB = sizeOf(Later);
    Checks.ThePlan.before(
        Later, Stage::Check,
        [=, &Checks = Checks, &Earlier, &Later](IRBuilderBase &Builder) {
          Checks.TheHooks.call(
              Builder, Hook::apart,
              {Site, Other, getLoadStorePointerOperand(&Earlier), SizeA,
               Checks.ObjectOf.at(&Earlier), getLoadStorePointerOperand(&Later),
               SizeB, Checks.ObjectOf.at(&Later),
               Builder.getInt32(AreObjects)});
        });
  }
};

} // namespace

/// Whether I is a direct call of a function with a body, whose effects the
/// analyses may know.
static bool isKnownCall(const Instruction &I) {
  const auto *Call = dyn_cast<CallInst>(&I);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  return Callee && !Callee->isDeclaration() && canInsertAfter(I);
}

namespace {

class ModRefChecks : public DominatingAccesses {
public:
  using DominatingAccesses::DominatingAccesses;

private:
  struct CallTimes {
    Value *Before = nullptr, *After = nullptr;
  };

  void visit(Instruction &I) override {
    bool IsCall = isKnownCall(I);
    if (!IsCall && !isAccess(I))
      return;
    for (Instruction *Earlier : before()) {
      if (isExhausted())
        return;
      if (IsCall && !isa<CallInst>(Earlier))
        compare(cast<CallInst>(I), *Earlier, /*IsAccessFirst=*/true);
      else if (!IsCall && isa<CallInst>(Earlier))
        compare(cast<CallInst>(*Earlier), I, /*IsAccessFirst=*/false);
    }
  }

  bool isRemembered(const Instruction &I) const override {
    return isAccess(I) || isKnownCall(I);
  }

  /// The location of an access, with only MinCaml's alias tags. Those of other
  /// front ends are promises of the program, which it may break without any
  /// analysis result being wrong.
  MemoryLocation locationOf(const Instruction &I) const {
    MemoryLocation Location = MemoryLocation::get(&I);
    MDNode *Tag = Location.AATags.TBAA;
    Location.AATags = AAMDNodes();
    const auto *Type = Tag && Tag->getNumOperands() > 1
                           ? dyn_cast<MDNode>(Tag->getOperand(1))
                           : nullptr;
    const auto *Parent = Type && Type->getNumOperands() > 1
                             ? dyn_cast_or_null<MDNode>(Type->getOperand(1))
                             : nullptr;
    const auto *Root = Parent && Parent->getNumOperands() == 1
                           ? dyn_cast<MDString>(Parent->getOperand(0))
                           : nullptr;
    if (Root && Root->getString() == runtime::AliasRoot)
      Location.AATags.TBAA = Tag;
    return Location;
  }

  /// Checks that the call does not touch the bytes at the address of the
  /// access. The access is executed before or after the call; its pointer is
  /// computed before the call.
  void compare(CallInst &Call, Instruction &Access, bool IsAccessFirst) {
    Value *Pointer = const_cast<Value *>(getLoadStorePointerOperand(&Access));
    if (!Checks.Dominators.dominates(Pointer, &Call))
      return;
    ModRefInfo Said = All.getModRefInfo(&Call, locationOf(Access), Query);
    uint32_t Modes = !isRefSet(Said) | !isModSet(Said) << 1;
    if (!Modes)
      return;
    ++Comparisons;
    Hooks &TheHooks = Checks.TheHooks;
    CallTimes *During = &timesOf(Call);
    StringRef What = Modes == 3   ? " does not touch what "
                     : Modes == 2 ? " does not write what "
                                  : " does not read what ";
    Constant *Site = TheHooks.site(
        AnalysisResult::ModRef, Access,
        (Checks.describe(Call) + What + Checks.describe(Access) + " accesses")
            .str());
    Constant *CallSite =
        TheHooks.site(AnalysisResult::ModRef, Call, Checks.describe(Call));
    Value *Size = sizeOf(Access);
    auto Insert = [=, &Checks = Checks, &Access](IRBuilderBase &Builder) {
      Checks.TheHooks.call(Builder, Hook::untouched,
                           {Site, CallSite, Pointer, Size,
                            Checks.ObjectOf.at(&Access), During->Before,
                            During->After, Builder.getInt32(Modes)});
    };
    Checks.ThePlan.at(IsAccessFirst ? Plan::Side::After : Plan::Side::Before,
                      IsAccessFirst ? Call : Access, Stage::Check, Insert);
  }

  CallTimes &timesOf(CallInst &Call) {
    auto &Known = Times[&Call];
    if (Known)
      return *Known;
    Known = std::make_shared<CallTimes>();
    Checks.keep(Known);
    Hooks &TheHooks = Checks.TheHooks;
    // The time Before is read between the accesses before the call and those of
    // its body; the time After between those of the body and later accesses.
    Checks.ThePlan.before(Call, Stage::Access,
                          [&TheHooks, T = Known](IRBuilderBase &Builder) {
                            T->Before = TheHooks.call(Builder, Hook::time, {});
                          });
    Checks.ThePlan.after(Call, Stage::Enter,
                         [&TheHooks, T = Known](IRBuilderBase &Builder) {
                           T->After = TheHooks.call(Builder, Hook::time, {});
                         });
    return *Known;
  }

  std::map<const CallInst *, std::shared_ptr<CallTimes>> Times;
};

} // namespace

void mincaml::planAliases(FunctionChecks &Checks) { AliasChecks(Checks).run(); }

void mincaml::planModRef(FunctionChecks &Checks) { ModRefChecks(Checks).run(); }
