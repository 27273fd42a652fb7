//===- DataGroups.cpp - Grouping of small global variables ----------------===//

#include "mincaml/Transforms/Sparc.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace mincaml;
using namespace llvm;

/// The number of addresses with the same %hi part.
static constexpr uint64_t MaximumGroup = 1024;
static constexpr uint64_t MaximumMember = 128;

namespace {

enum class Content : uint8_t { Constant, Zero, Other };

/// Variables that are merged into one.
struct Group {
  struct Member {
    GlobalVariable *Variable;
    uint64_t Offset;
  };

  SmallVector<Member, 16> Members;
  uint64_t Size = 0;
  Align Alignment;

  /// Adds a variable. Returns whether there was room for it.
  bool add(GlobalVariable &G, const DataLayout &DL) {
    const Align Needed = DL.getPreferredAlign(&G);
    const uint64_t Offset = alignTo(Size, Needed);
    const uint64_t End = Offset + DL.getTypeAllocSize(G.getValueType());
    if (End > MaximumGroup)
      return false;
    Members.push_back({&G, Offset});
    Size = End;
    Alignment = std::max(Alignment, Needed);
    return true;
  }
};

} // namespace

//===- Selection of variables ---------------------------------------------===//

static Content contentOf(const GlobalVariable &G) {
  if (G.isConstant())
    return Content::Constant;
  return G.getInitializer()->isNullValue() ? Content::Zero : Content::Other;
}

//===- Rewriting ----------------------------------------------------------===//

static Constant *addressIn(GlobalVariable &Group, uint64_t Offset) {
  LLVMContext &Context = Group.getContext();
  return ConstantExpr::getInBoundsGetElementPtr(
      Type::getInt8Ty(Context), &Group,
      ConstantInt::get(Type::getInt32Ty(Context), Offset));
}

namespace {

/// The groups of a module.
class DataGroups {
public:
  explicit DataGroups(Module &M) : M(M), DL(M.getDataLayout()) {}

  bool run() {
    SmallVector<GlobalValue *, 8> Names;
    collectUsedGlobalVariables(M, Names, /*CompilerUsed=*/false);
    collectUsedGlobalVariables(M, Names, /*CompilerUsed=*/true);
    Kept.insert_range(Names);
    findUsed();
    for (Content Kind : {Content::Constant, Content::Zero, Content::Other}) {
      bool IsNew = true;
      for (GlobalVariable *G : Used) {
        if (contentOf(*G) != Kind)
          continue;
        if (IsNew || !Groups.back().add(*G, DL)) {
          Groups.emplace_back().add(*G, DL);
          IsNew = false;
        }
      }
    }
    erase_if(Groups, [](const Group &G) { return G.Members.size() < 2; });
    if (Groups.empty())
      return false;
    replaceAddresses();
    return true;
  }

private:
  bool canBeMember(const GlobalVariable &G) const {
    if (G.isDeclaration() || !G.hasLocalLinkage() || G.isThreadLocal() ||
        G.getAddressSpace() != 0 || G.hasSection() || G.hasComdat() ||
        G.hasPartition() || G.isExternallyInitialized() ||
        G.hasSanitizerMetadata() || G.hasAttributes() || Kept.contains(&G) ||
        G.getName().starts_with("llvm."))
      return false;
    const auto *Elements = dyn_cast<ConstantDataSequential>(G.getInitializer());
    if (G.isConstant() && Elements && Elements->isString())
      return false;
    const TypeSize Size = DL.getTypeAllocSize(G.getValueType());
    return !Size.isScalable() && Size.getFixedValue() != 0 &&
           Size.getFixedValue() <= MaximumMember &&
           DL.getPreferredAlign(&G) <= Align(16);
  }

  /// Finds the variables whose addresses occur in functions.
  void findUsed() {
    SmallPtrSet<const Constant *, 32> Visited;
    SmallVector<Constant *, 8> Rest;
    for (Function &F : M)
      for (Instruction &I : instructions(F))
        for (Value *Operand : I.operands()) {
          if (auto *C = dyn_cast<Constant>(Operand))
            Rest.push_back(C);
          while (!Rest.empty()) {
            Constant *C = Rest.pop_back_val();
            if (isa<ConstantData, Function, BlockAddress>(C) ||
                !Visited.insert(C).second)
              continue;
            if (auto *G = dyn_cast<GlobalVariable>(C)) {
              if (canBeMember(*G))
                Used.insert(G);
              continue;
            }
            for (Value *Part : C->operands())
              Rest.push_back(cast<Constant>(Part));
          }
        }
  }

  GlobalVariable &createVariable(const Group &G) {
    SmallVector<Type *, 16> Types;
    SmallVector<Constant *, 16> Values;
    uint64_t End = 0;
    for (const Group::Member &Member : G.Members) {
      if (Member.Offset != End) {
        Types.push_back(ArrayType::get(Type::getInt8Ty(M.getContext()),
                                       Member.Offset - End));
        Values.push_back(Constant::getNullValue(Types.back()));
      }
      Types.push_back(Member.Variable->getValueType());
      Values.push_back(Member.Variable->getInitializer());
      End = Member.Offset + DL.getTypeAllocSize(Types.back());
    }
    auto *Type = StructType::get(M.getContext(), Types, /*isPacked=*/true);
    // The variable is not unnamed_addr, although the address of the group
    // itself is not used: merging it with an equal group would merge their
    // members.
    auto *Variable =
        new GlobalVariable(M, Type, G.Members.front().Variable->isConstant(),
                           GlobalValue::PrivateLinkage,
                           ConstantStruct::get(Type, Values), "group");
    Variable->setAlignment(std::max(G.Alignment, Align(PowerOf2Ceil(G.Size))));
    return *Variable;
  }

  /// Replaces each member by an alias of its address in the group. A constant
  /// address inside a member, such as that of a field, gets its own alias.
  void replaceAddresses() {
    DenseMap<const GlobalVariable *, Group::Member> Members;
    for (const Group &G : Groups) {
      GlobalVariable &Variable = createVariable(G);
      for (const Group::Member &Member : G.Members)
        Members[Member.Variable] = {&Variable, Member.Offset};
    }
    DenseMap<std::pair<GlobalVariable *, uint64_t>, GlobalAlias *> Aliases;
    for (Function &F : M)
      for (Instruction &I : instructions(F))
        for (Use &U : I.operands()) {
          auto *Address = dyn_cast<ConstantExpr>(U.get());
          if (!Address || !Address->getType()->isPointerTy())
            continue;
          APInt Offset(DL.getIndexTypeSizeInBits(Address->getType()), 0);
          auto *G = dyn_cast<GlobalVariable>(
              Address->stripAndAccumulateConstantOffsets(
                  DL, Offset, /*AllowNonInbounds=*/true));
          auto Found = G ? Members.find(G) : Members.end();
          if (Found == Members.end() || Offset.isZero() ||
              Offset.uge(DL.getTypeAllocSize(G->getValueType())))
            continue;
          GlobalAlias *&Alias = Aliases[{G, Offset.getZExtValue()}];
          if (!Alias)
            Alias = GlobalAlias::create(
                Type::getInt8Ty(M.getContext()), 0, GlobalValue::PrivateLinkage,
                G->getName() + "." + Twine(Offset.getZExtValue()),
                addressIn(*Found->second.Variable,
                          Found->second.Offset + Offset.getZExtValue()),
                &M);
          U.set(Alias);
        }
    for (const Group &G : Groups)
      for (const Group::Member &Member : G.Members) {
        GlobalVariable &Old = *Member.Variable;
        const Group::Member &New = Members[&Old];
        New.Variable->copyMetadata(&Old, New.Offset);
        auto *Alias =
            GlobalAlias::create(Old.getValueType(), 0, Old.getLinkage(), "",
                                addressIn(*New.Variable, New.Offset), &M);
        Alias->takeName(&Old);
        Old.replaceAllUsesWith(Alias);
        Old.eraseFromParent();
      }
  }

  Module &M;
  const DataLayout &DL;
  SmallPtrSet<const GlobalValue *, 8> Kept;
  /// The grouped variables in the order of their first use.
  SetVector<GlobalVariable *> Used;
  std::vector<Group> Groups;
};

} // namespace

PreservedAnalyses SparcDataGroupsPass::run(Module &M, ModuleAnalysisManager &) {
  return DataGroups(M).run() ? PreservedAnalyses::none()
                             : PreservedAnalyses::all();
}
