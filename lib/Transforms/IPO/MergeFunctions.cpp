//===- MergeFunctions.cpp - Merging of equal functions --------------------===//

#include "Utils/Utils.h"
#include "mincaml/Transforms/IPO.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/FoldingSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"
#include <map>

#define DEBUG_TYPE "mincaml-merge-functions"

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Shapes of functions and constants
//
// The shape of a function or constant is everything that determines its
// behavior, except which globals of a given set it refers to. Local values are
// represented by numbers, in the order in which a depth-first search from the
// entry visits their blocks. References to globals of the set are listed
// separately.
//
// Two globals with the same shape are equal if their references are pairwise
// equal.
//===----------------------------------------------------------------------===//

/// The maximum nesting of constants that are compared by their parts, such as
/// an address in a tuple in a closure. Deeper constants have to be identical.
static constexpr unsigned MaximumConstantDepth = 4;

/// The first token of each part of a shape. It distinguishes the kinds of
/// parts, so that parts of different kinds are never equal.
enum TokenKind : unsigned {
  LocalToken,
  ReferenceToken,
  IdentityToken,
  CompoundToken,
  FunctionToken,
  VariableToken,
  IncomingToken,
  CaseToken,
  PropertyToken,
};

static unsigned alignmentToken(MaybeAlign A) { return A ? Log2(*A) + 1 : 0; }

/// Adds the properties that Instruction::isSameOperationAs does not compare.
static void addProperties(FoldingSetNodeID &Tokens, const Instruction &I) {
  // These are flags such as nsw, inbounds, and those of floating-point
  // operations.
  Tokens.AddInteger(unsigned(I.getRawSubclassOptionalData()));
  if (const auto *Pad = dyn_cast<LandingPadInst>(&I)) {
    Tokens.AddInteger(unsigned(PropertyToken));
    Tokens.AddBoolean(Pad->isCleanup());
  } else if (const auto *Slot = dyn_cast<AllocaInst>(&I)) {
    Tokens.AddInteger(unsigned(PropertyToken));
    Tokens.AddBoolean(Slot->isUsedWithInAlloca());
    Tokens.AddBoolean(Slot->isSwiftError());
  } else if (const auto *Call = dyn_cast<CallInst>(&I)) {
    Tokens.AddInteger(unsigned(PropertyToken));
    Tokens.AddInteger(unsigned(Call->getTailCallKind()));
  } else if (const auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I)) {
    Tokens.AddInteger(unsigned(PropertyToken));
    Tokens.AddInteger(Log2(Exchange->getAlign()));
  } else if (const auto *Update = dyn_cast<AtomicRMWInst>(&I)) {
    Tokens.AddInteger(unsigned(PropertyToken));
    Tokens.AddInteger(Log2(Update->getAlign()));
  } else if (const auto *Switch = dyn_cast<SwitchInst>(&I)) {
    for (auto Case : Switch->cases()) {
      Tokens.AddInteger(unsigned(CaseToken));
      Tokens.AddPointer(Case.getCaseValue());
    }
  }
}

/// Whether the constant is determined by its type, kind, flags and operands.
static bool isCompound(const Constant &C) {
  if (isa<ConstantAggregate>(C))
    return true;
  const auto *Address = dyn_cast<GEPOperator>(&C);
  return Address && !Address->getInRange();
}

namespace {

class GlobalShape {
public:
  /// The globals that are listed as references, with their numbers.
  using Numbering = DenseMap<const GlobalObject *, unsigned>;

  /// \p G is a function with a body or a variable with an initializer.
  GlobalShape(GlobalObject &G, const Numbering &Candidates)
      : G(&G), Candidates(Candidates) {
    Tokens.AddPointer(G.getValueType());
    Tokens.AddPointer(G.getType());
    if (auto *F = dyn_cast<Function>(&G))
      addFunction(*F);
    else
      addVariable(cast<GlobalVariable>(G));
  }

  bool isSameAs(const GlobalShape &Other) const {
    if (Tokens != Other.Tokens)
      return false;
    const auto *F = dyn_cast<Function>(G);
    if (F && !F->getAttributes().intersectWith(
                 F->getContext(), cast<Function>(Other.G)->getAttributes()))
      return false;
    // The tokens are equal, so both have the same number of instructions.
    return all_of(zip_equal(Instructions, Other.Instructions), [](auto Pair) {
      auto [Left, Right] = Pair;
      return Left->isSameOperationAs(Right,
                                     Instruction::CompareUsingIntersectedAttrs);
    });
  }

  unsigned hash() const { return Tokens.ComputeHash(); }

  GlobalObject &global() const { return *G; }
  /// The numbers of the globals to which this global refers, in the order in
  /// which the shape lists them.
  ArrayRef<unsigned> references() const { return References; }
  /// The reachable instructions of a function. In two functions with the same
  /// shape, corresponding instructions have the same index.
  ArrayRef<Instruction *> instructions() const { return Instructions; }

private:
  using LocalNumbers = DenseMap<const Value *, unsigned>;

  void addFunction(Function &F) {
    Tokens.AddInteger(unsigned(FunctionToken));
    Tokens.AddInteger(alignmentToken(F.getAlign()));
    Tokens.AddInteger(unsigned(F.getCallingConv()));
    Tokens.AddString(F.hasGC() ? StringRef(F.getGC()) : StringRef());
    // The operands of a function are its personality function, prefix data and
    // prologue data. These bits say which of them it has.
    Tokens.AddInteger(F.hasPersonalityFn() + 2U * F.hasPrefixData() +
                      4U * F.hasPrologueData());
    for (const Use &Operand : F.operands())
      addConstant(cast<Constant>(Operand), MaximumConstantDepth);
    SmallVector<std::pair<unsigned, MDNode *>, 2> Attachments;
    F.getAllMetadata(Attachments);
    for (auto [Kind, Node] : Attachments)
      if (Kind != LLVMContext::MD_dbg) {
        Tokens.AddInteger(Kind);
        Tokens.AddPointer(Node);
      }

    LocalNumbers Locals;
    auto AddLocal = [&](const Value &V) { Locals.insert({&V, Locals.size()}); };
    for (const Argument &A : F.args())
      AddLocal(A);
    for (BasicBlock *B : depth_first(&F.getEntryBlock())) {
      AddLocal(*B);
      for (Instruction &I : *B) {
        AddLocal(I);
        Instructions.push_back(&I);
      }
    }
    for (const Instruction *I : Instructions)
      addInstruction(*I, Locals);
  }

  void addVariable(const GlobalVariable &V) {
    Tokens.AddInteger(unsigned(VariableToken));
    Tokens.AddInteger(alignmentToken(V.getAlign()));
    addConstant(V.getInitializer(), MaximumConstantDepth);
  }

  void addInstruction(const Instruction &I, const LocalNumbers &Locals) {
    Tokens.AddInteger(I.getOpcode());
    addProperties(Tokens, I);
    const auto *Phi = dyn_cast<PHINode>(&I);
    if (!Phi) {
      for (const Value *Operand : I.operand_values())
        addOperand(Operand, Locals);
      return;
    }
    // Incoming values are in the order of the blocks, not of the phi node.
    // Edges from unreachable blocks are never taken. Duplicate edges have the
    // same value.
    SmallVector<std::pair<unsigned, const Value *>, 4> Incoming;
    for (const auto &[Block, V] :
         zip_equal(Phi->blocks(), Phi->incoming_values()))
      if (auto It = Locals.find(Block); It != Locals.end())
        Incoming.push_back({It->second, V});
    llvm::sort(Incoming, less_first());
    for (auto [Block, V] : Incoming) {
      Tokens.AddInteger(unsigned(IncomingToken));
      Tokens.AddInteger(Block);
      addOperand(V, Locals);
    }
  }

  void addOperand(const Value *V, const LocalNumbers &Locals) {
    if (const auto *C = dyn_cast<Constant>(V)) {
      addConstant(C, MaximumConstantDepth);
      return;
    }
    if (auto It = Locals.find(V); It != Locals.end()) {
      Tokens.AddInteger(unsigned(LocalToken));
      Tokens.AddInteger(It->second);
      return;
    }
    // The other operands are inline assembly and metadata, which are unique for
    // each content, and values in unreachable blocks.
    Tokens.AddInteger(unsigned(IdentityToken));
    Tokens.AddPointer(V);
  }

  void addConstant(const Constant *C, unsigned Depth) {
    if (const auto *Global = dyn_cast<GlobalObject>(C))
      if (auto It = Candidates.find(Global); It != Candidates.end()) {
        Tokens.AddInteger(unsigned(ReferenceToken));
        References.push_back(It->second);
        return;
      }
    if (Depth == 0 || !isCompound(*C)) {
      Tokens.AddInteger(unsigned(IdentityToken));
      Tokens.AddPointer(C);
      return;
    }
    Tokens.AddInteger(unsigned(CompoundToken));
    Tokens.AddInteger(C->getValueID());
    Tokens.AddPointer(C->getType());
    Tokens.AddInteger(C->getNumOperands());
    if (const auto *Address = dyn_cast<GEPOperator>(C)) {
      Tokens.AddPointer(Address->getSourceElementType());
      Tokens.AddInteger(unsigned(Address->getRawSubclassOptionalData()));
    }
    for (const Use &Operand : C->operands())
      addConstant(cast<Constant>(Operand), Depth - 1);
  }

  GlobalObject *G;
  const Numbering &Candidates;
  FoldingSetNodeID Tokens;
  SmallVector<unsigned, 8> References;
  SmallVector<Instruction *, 0> Instructions;
};

} // namespace

//===----------------------------------------------------------------------===//
// Equal functions and constants
//
// Computes a partition of the mergeable functions and constants of a module.
// Two globals are in one class if and only if they have the same shape and
// refer to globals of the same classes. This is the coarsest such partition. It
// corresponds to the minimal automaton whose states are the globals: recursive
// functions are equal unless something distinguishes them.
//
// The algorithm starts with one class for each shape, and splits a class if
// members refer to globals of different classes. The members that refer to no
// renumbered class keep the number of their class; if there are none, the
// largest part keeps it. Only the users of the other parts have to be examined
// again.
//
// Source: [Hopcroft] (docs/sources.md).
//===----------------------------------------------------------------------===//

/// Globals that `llvm.used`, an alias or an ifunc refers to.
static SmallPtrSet<const GlobalValue *, 8> namedGlobals(const Module &M) {
  SmallVector<GlobalValue *, 8> Used;
  collectUsedGlobalVariables(M, Used, /*CompilerUsed=*/false);
  collectUsedGlobalVariables(M, Used, /*CompilerUsed=*/true);
  SmallPtrSet<const GlobalValue *, 8> Named(Used.begin(), Used.end());
  for (const GlobalAlias &A : M.aliases())
    Named.insert(A.getAliaseeObject());
  for (const GlobalIFunc &I : M.ifuncs())
    Named.insert(I.getResolverFunction());
  return Named;
}

static bool isMergeable(const Function &F) {
  return mayTransform(F) &&
         (F.hasGlobalUnnamedAddr() || !F.hasAddressTaken()) &&
         none_of(F, [](const BasicBlock &B) { return B.hasAddressTaken(); });
}

static bool isMergeable(const GlobalVariable &V) {
  return V.isConstant() && V.hasDefinitiveInitializer() &&
         V.hasGlobalUnnamedAddr() && !V.isThreadLocal() && !V.hasMetadata() &&
         !V.hasAttributes();
}

namespace {

class EqualGlobals {
public:
  explicit EqualGlobals(Module &M) {
    collectCandidates(M);
    Shapes.reserve(Candidates.size());
    Users.resize(Candidates.size());
    for (auto [I, G] : enumerate(Candidates)) {
      Shapes.emplace_back(*G, Numbers);
      for (unsigned Reference : Shapes.back().references())
        Users[Reference].push_back(I);
    }
    makeInitialClasses();
    refine();
  }

  /// The classes with more than one member. Members are in the order of the
  /// module, functions before variables, and classes are in the order of their
  /// first members.
  std::vector<SmallVector<const GlobalShape *, 2>> classes() const {
    MapVector<unsigned, SmallVector<const GlobalShape *, 2>> Members;
    for (auto [I, Shape] : enumerate(Shapes))
      Members[ClassOf[I]].push_back(&Shape);
    std::vector<SmallVector<const GlobalShape *, 2>> Result;
    for (auto &[Class, Shapes] : Members)
      if (Shapes.size() > 1)
        Result.push_back(std::move(Shapes));
    return Result;
  }

private:
  /// The classes of the globals to which a member refers.
  using Key = std::vector<unsigned>;
  /// The members of a class, grouped by their keys.
  using Parts =
      MapVector<Key, SmallVector<unsigned, 4>, std::map<Key, unsigned>>;

  void collectCandidates(Module &M) {
    const SmallPtrSet<const GlobalValue *, 8> Named = namedGlobals(M);
    for (GlobalObject &G : M.global_objects()) {
      const auto *F = dyn_cast<Function>(&G);
      if (G.hasLocalLinkage() && !G.hasSection() && !G.hasComdat() &&
          !G.hasPartition() && !Named.contains(&G) &&
          (F ? isMergeable(*F) : isMergeable(cast<GlobalVariable>(G)))) {
        Numbers.insert({&G, Candidates.size()});
        Candidates.push_back(&G);
      }
    }
  }

  void makeInitialClasses() {
    // The numbers of classes do not depend on the hashes. This is a std::map
    // because hashes may have the values that a DenseMap reserves.
    std::map<unsigned, SmallVector<unsigned, 1>> FirstMembers;
    for (auto [I, Shape] : enumerate(Shapes)) {
      SmallVector<unsigned, 1> &Bucket = FirstMembers[Shape.hash()];
      auto *Same = find_if(Bucket, [this, &Shape](unsigned First) {
        return Shape.isSameAs(Shapes[First]);
      });
      if (Same != Bucket.end()) {
        ClassOf.push_back(ClassOf[*Same]);
        ++Sizes[ClassOf.back()];
        continue;
      }
      Bucket.push_back(I);
      ClassOf.push_back(Sizes.size());
      Sizes.push_back(1);
    }
  }

  void refine() {
    // Changed contains the globals that refer to a global whose class has a new
    // number. The other members of a class still refer to the same classes as
    // each other, so only these globals have to be examined again.
    SetVector<unsigned> Changed;
    for (unsigned I = 0; I < Candidates.size(); ++I)
      Changed.insert(I);
    while (!Changed.empty()) {
      std::map<unsigned, Parts> Split;
      for (unsigned I : Changed)
        Split[ClassOf[I]][keyOf(I)].push_back(I);
      Changed.clear();
      for (auto &[Class, ByKey] : Split)
        for (unsigned Renumbered : separate(Class, ByKey))
          Changed.insert_range(Users[Renumbered]);
    }
  }

  Key keyOf(unsigned Candidate) const {
    Key Result;
    for (unsigned Reference : Shapes[Candidate].references())
      Result.push_back(ClassOf[Reference]);
    return Result;
  }

  /// Gives new numbers to all parts of the class except one, which keeps the
  /// number. Returns the members with a new number.
  SmallVector<unsigned, 4> separate(unsigned Class, const Parts &ByKey) {
    size_t Rest = Sizes[Class];
    const auto *Largest = ByKey.begin();
    for (const auto &Part : ByKey) {
      Rest -= Part.second.size();
      if (Part.second.size() > Largest->second.size())
        Largest = &Part;
    }
    SmallVector<unsigned, 4> Renumbered;
    for (const auto &Part : ByKey) {
      if (Rest == 0 && &Part == Largest)
        continue;
      for (unsigned I : Part.second)
        ClassOf[I] = Sizes.size();
      Sizes[Class] -= Part.second.size();
      Sizes.push_back(Part.second.size());
      Renumbered.append(Part.second.begin(), Part.second.end());
    }
    return Renumbered;
  }

  SmallVector<GlobalObject *, 0> Candidates;
  GlobalShape::Numbering Numbers;
  std::vector<GlobalShape> Shapes;
  /// For each candidate, the candidates that refer to it, and its class.
  std::vector<SmallVector<unsigned, 2>> Users;
  std::vector<unsigned> ClassOf;
  /// The size of each class.
  std::vector<unsigned> Sizes;
};

} // namespace

//===----------------------------------------------------------------------===//
// Merging
//===----------------------------------------------------------------------===//

/// Metadata that holds wherever Left or Right does; null if there is none.
static MDNode *commonMetadata(unsigned Kind, MDNode *Left, MDNode *Right) {
  if (Left == Right)
    return Left;
  if (!Left || !Right)
    return nullptr;
  switch (Kind) {
  case LLVMContext::MD_tbaa:
    return MDNode::getMostGenericTBAA(Left, Right);
  case LLVMContext::MD_alias_scope:
    return MDNode::getMostGenericAliasScope(Left, Right);
  case LLVMContext::MD_noalias:
    return MDNode::intersect(Left, Right);
  case LLVMContext::MD_range:
    return MDNode::getMostGenericRange(Left, Right);
  case LLVMContext::MD_fpmath:
    return MDNode::getMostGenericFPMath(Left, Right);
  case LLVMContext::MD_align:
  case LLVMContext::MD_dereferenceable:
  case LLVMContext::MD_dereferenceable_or_null:
    return MDNode::getMostGenericAlignmentOrDereferenceable(Left, Right);
  default:
    return nullptr;
  }
}

static void weakenMetadata(Instruction &Kept, const Instruction &Other) {
  SmallVector<std::pair<unsigned, MDNode *>, 4> Attachments;
  Kept.getAllMetadataOtherThanDebugLoc(Attachments);
  for (auto [Kind, Node] : Attachments)
    Kept.setMetadata(Kind, commonMetadata(Kind, Node, Other.getMetadata(Kind)));
}

/// Weakens the attributes and metadata of Kept until they hold for Other, too.
/// The shapes are the same, so the attributes have an intersection.
static void weaken(const GlobalShape &Kept, const GlobalShape &Other) {
  auto &F = cast<Function>(Kept.global());
  LLVMContext &C = F.getContext();
  F.setAttributes(*F.getAttributes().intersectWith(
      C, cast<Function>(Other.global()).getAttributes()));
  for (auto [I, Counterpart] :
       zip_equal(Kept.instructions(), Other.instructions())) {
    weakenMetadata(*I, *Counterpart);
    // The records describe variables of one source function only.
    I->dropDbgRecords();
    if (auto *Call = dyn_cast<CallBase>(I))
      Call->setAttributes(*Call->getAttributes().intersectWith(
          C, cast<CallBase>(Counterpart)->getAttributes()));
  }
}

static void report(const Function &Kept, const Function &Other) {
  OptimizationRemarkEmitter Remarks(&Other);
  Remarks.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Merged", &Other)
           << ore::NV("Function", &Other) << " merged into "
           << ore::NV("Kept", &Kept) << ", which is equal";
  });
}

static bool mergeFunctions(Module &M, FunctionAnalysisManager &AM) {
  const EqualGlobals Equal(M);
  SmallVector<std::pair<GlobalObject *, GlobalObject *>, 8> Merged;
  for (const auto &Class : Equal.classes())
    for (const GlobalShape *Other : drop_begin(Class)) {
      GlobalObject &Kept = Class.front()->global();
      if (auto *F = dyn_cast<Function>(&Kept)) {
        weaken(*Class.front(), *Other);
        report(*F, cast<Function>(Other->global()));
      }
      Merged.push_back({&Kept, &Other->global()});
    }
  for (auto [Kept, Other] : Merged) {
    if (auto *F = dyn_cast<Function>(Other))
      AM.clear(*F, F->getName());
    Other->replaceAllUsesWith(Kept);
    Other->eraseFromParent();
  }
  return !Merged.empty();
}

PreservedAnalyses MergeFunctionsPass::run(Module &M,
                                          ModuleAnalysisManager &AM) {
  auto &Functions =
      AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  return mergeFunctions(M, Functions) ? PreservedAnalyses::none()
                                      : PreservedAnalyses::all();
}
