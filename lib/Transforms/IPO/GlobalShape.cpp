//===- GlobalShape.cpp - Shapes of functions and constants ----------------===//

#include "IPO/GlobalShape.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace mincaml;
using namespace llvm;

/// The maximum nesting of constants that are compared by their parts, such as
/// an address in a tuple in a closure. Deeper constants have to be identical.
static constexpr unsigned MaximumConstantDepth = 4;

/// The first token of each kind of part, so that different kinds are never
/// equal.
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

GlobalShape::GlobalShape(GlobalObject &G, const Numbering &Candidates)
    : G(&G), Candidates(Candidates) {
  Tokens.AddPointer(G.getValueType());
  Tokens.AddPointer(G.getType());
  if (auto *F = dyn_cast<Function>(&G))
    addFunction(*F);
  else
    addVariable(cast<GlobalVariable>(G));
}

void GlobalShape::addVariable(const GlobalVariable &V) {
  Tokens.AddInteger(unsigned(VariableToken));
  Tokens.AddInteger(alignmentToken(V.getAlign()));
  addConstant(V.getInitializer(), MaximumConstantDepth);
}

void GlobalShape::addFunction(Function &F) {
  Tokens.AddInteger(unsigned(FunctionToken));
  Tokens.AddInteger(alignmentToken(F.getAlign()));
  Tokens.AddInteger(unsigned(F.getCallingConv()));
  Tokens.AddString(F.hasGC() ? StringRef(F.getGC()) : StringRef());
  // These are the personality function, prefix and prologue data.
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

void GlobalShape::addInstruction(const Instruction &I,
                                 const LocalNumbers &Locals) {
  Tokens.AddInteger(I.getOpcode());
  addProperties(Tokens, I);
  const auto *Phi = dyn_cast<PHINode>(&I);
  if (!Phi) {
    for (const Value *Operand : I.operand_values())
      addOperand(Operand, Locals);
    return;
  }
  // Incoming values are in the order of the blocks, not of the phi node. Edges
  // from unreachable blocks are never taken. Duplicate edges have the same
  // value.
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

void GlobalShape::addOperand(const Value *V, const LocalNumbers &Locals) {
  if (const auto *C = dyn_cast<Constant>(V)) {
    addConstant(C, MaximumConstantDepth);
    return;
  }
  if (auto It = Locals.find(V); It != Locals.end()) {
    Tokens.AddInteger(unsigned(LocalToken));
    Tokens.AddInteger(It->second);
    return;
  }
  // These are inline assembly and metadata, which are unique for each content,
  // and values of unreachable blocks.
  Tokens.AddInteger(unsigned(IdentityToken));
  Tokens.AddPointer(V);
}

/// Whether type, kind, flags and operands determine the constant.
static bool isCompound(const Constant &C) {
  if (isa<ConstantAggregate>(C))
    return true;
  const auto *Address = dyn_cast<GEPOperator>(&C);
  return Address && !Address->getInRange();
}

void GlobalShape::addConstant(const Constant *C, unsigned Depth) {
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

bool GlobalShape::isSameAs(const GlobalShape &Other) const {
  if (Tokens != Other.Tokens)
    return false;
  const auto *F = dyn_cast<Function>(G);
  if (F && !F->getAttributes().intersectWith(
               F->getContext(), cast<Function>(Other.G)->getAttributes()))
    return false;
  // The tokens are equal, so that both have equally many instructions.
  return all_of(zip_equal(Instructions, Other.Instructions), [](auto Pair) {
    auto [Left, Right] = Pair;
    return Left->isSameOperationAs(Right,
                                   Instruction::CompareUsingIntersectedAttrs);
  });
}
