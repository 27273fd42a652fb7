//===- Reader.cpp - From LLVM IR ------------------------------------------===//
//
// Pi, phi-c and upsilon nodes have no counterpart in LLVM IR. MinCaml's
// analyses determine where they belong.
//
//===----------------------------------------------------------------------===//

#include "CompactIR.h"
#include "mincaml/Analysis/Handlers/PhiC.h"
#include "mincaml/Analysis/Ranges/PiNodes.h"
#include "mincaml/Analysis/Slots/Liveness.h"
#include "mincaml/Support/IRAnnotations.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/MemoryBuiltins.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace compact;
using namespace llvm;

static const char *whyNotReadable(const Function &F) {
  for (const BasicBlock &B : F) {
    if (B.hasAddressTaken())
      return "the address of a block is taken";
    for (const Instruction &I : B) {
      if (isa<CallBrInst>(I) || (I.isEHPad() && !isa<LandingPadInst>(I)))
        return "control flow that is not modelled";
      for (const Value *V : I.operands())
        if (const auto *M = dyn_cast<MetadataAsValue>(V);
            M && isa<LocalAsMetadata, DIArgList>(M->getMetadata()))
          return "metadata that contains a value";
      for (const DbgVariableRecord &R : filterDbgVars(I.getDbgRecordRange()))
        if (R.isDbgAssign())
          return "debug records of assignments";
    }
  }
  return nullptr;
}

static uint16_t detailOf(const Instruction &I, const DataLayout &DL) {
  auto Narrow = [](uint64_t N) -> uint16_t {
    return std::min<uint64_t>(N, Statement::NoDetail);
  };
  if (const auto *Comparison = dyn_cast<CmpInst>(&I))
    return Comparison->getPredicate();
  ArrayRef<unsigned> Indices;
  if (const auto *Extract = dyn_cast<ExtractValueInst>(&I))
    Indices = Extract->getIndices();
  else if (const auto *Insert = dyn_cast<InsertValueInst>(&I))
    Indices = Insert->getIndices();
  if (Indices.size() == 1)
    return Narrow(Indices[0]);
  if (const auto *GEP = dyn_cast<GEPOperator>(&I)) {
    APInt Offset(DL.getIndexTypeSizeInBits(GEP->getType()), 0);
    if (GEP->accumulateConstantOffset(DL, Offset))
      return Narrow(Offset.getLimitedValue());
  }
  return Statement::NoDetail;
}

static uint8_t flagsOf(Instruction &I) {
  uint8_t Flags = 0;
  if (!wouldInstructionBeTriviallyDead(&I))
    Flags |= Statement::Keep;
  if (const auto *Slot = dyn_cast<AllocaInst>(&I);
      (Slot && Slot->isStaticAlloca() && !Slot->isSwiftError()) ||
      (isa<CallInst>(I) && isRemovableAlloc(cast<CallInst>(&I), nullptr)))
    Flags |= Statement::Allocates;
  const auto *Load = dyn_cast<LoadInst>(&I);
  const auto *Store = dyn_cast<StoreInst>(&I);
  if ((Load && Load->isSimple()) || (Store && Store->isSimple()))
    Flags |= Statement::IsSimple;
  return Flags;
}

namespace {

class Reader {
public:
  Reader(Function &F, bool WithPis, CompactFunction &Result)
      : F(F), Result(Result), DT(F) {
    if (WithPis)
      findPis();
    findHandlers();
  }

  void run() {
    DenseMap<const BasicBlock *, uint32_t> BlockNumbers;
    SmallVector<BasicBlock *, 32> Order;
    auto Add = [&](BasicBlock *B) {
      if (BlockNumbers.try_emplace(B, Order.size()).second)
        Order.push_back(B);
    };
    for (BasicBlock *B : ReversePostOrderTraversal<Function *>(&F))
      Add(B);
    for (BasicBlock &B : F) // those that are not reachable
      Add(&B);
    Numbers.reserve(F.getInstructionCount());
    Result.Blocks.reserve(F.size());
    for (BasicBlock *B : Order) {
      const uint32_t First = Result.size();
      pushStatements(*B);
      Result.Blocks.push_back({First, Result.size(), {}, B});
      for (const BasicBlock *To : successors(B))
        Result.Blocks.back().Successors.push_back(BlockNumbers.lookup(To));
    }
    // Now that each value has a number, the operands can refer to it.
    for (uint32_t N = 0; N < Result.size(); ++N)
      readOperands(N, BlockNumbers);
    static_cast<Columns &>(Result) = Columns(Result); // without unused capacity
  }

private:
  /// A pi node has one predicate and two values here. The analysis also finds
  /// conditions on addresses, sums and squares, and on edges to blocks with
  /// several predecessors; they are left out.
  void findPis() {
    Pis.emplace(F, DT);
    PiNumbers.assign(Pis->nodes().size(), NoNumber);
    for (auto [I, Pi] : enumerate(Pis->nodes()))
      if (Pi.isInteger() && Pi.To->getSinglePredecessor() && Pi.Offset == 0 &&
          !Pi.IsSquare)
        PisBefore[&*Pi.To->getFirstNonPHIOrDbg()].push_back(I);
  }

  /// A phi node of a handler becomes a phi-c node if all its operands are
  /// defined, and come from reachable blocks. The exception itself stays a phi
  /// node. Values that dominate the handler are visible in it, since LLVM has
  /// an edge for each instruction that raises.
  void findHandlers() {
    if (none_of(F, [](const BasicBlock &B) {
          return B.isLandingPad() || any_of(B.phis(), [](const PHINode &Phi) {
                   return Phi.hasMetadata(mincaml::HandlerMetadata);
                 });
        }))
      return;
    const mincaml::Liveness Live(F);
    if (Live.isTooLarge())
      return;
    for (const mincaml::PhiCHandler &H : mincaml::makePhiC(F, Live, DT)) {
      if (H.IsTooLarge)
        continue;
      SmallVector<const PHINode *, 8> PhiCs(H.Variables.size());
      for (auto [I, V] : enumerate(H.Variables))
        if (V.HasPhi &&
            all_of(H.OnEdge, [&, I = I](auto &Edge) { return Edge[I]; })) {
          const auto *Phi = cast<PHINode>(V.TheValue);
          if (all_of(Phi->blocks(), [&](const BasicBlock *From) {
                return is_contained(H.TheHandler.Raising, From);
              }))
            UpsilonsOf.try_emplace(PhiCs[I] = Phi);
        }
      for (const mincaml::Upsilon &U : H.Upsilons)
        if (const PHINode *Phi = PhiCs[U.Variable])
          UpsilonsBefore[U.Before].push_back({Phi, U.Stored});
    }
  }

  uint32_t push(uint8_t Op, Type *Ty, Origin From = {}) {
    Result.Statements.emplace_back(Op);
    Result.Types.push_back(Ty);
    Result.Origins.push_back(From);
    return Result.size() - 1;
  }

  void pushStatements(BasicBlock &B) {
    Type *Void = Type::getVoidTy(F.getContext());
    for (Instruction &I : B) {
      for (DbgRecord &R : I.getDbgRecordRange()) {
        if (auto *Variable = dyn_cast<DbgVariableRecord>(&R))
          push(Debug, Void, Variable);
        else
          push(Debug, Void, cast<DbgLabelRecord>(&R));
      }
      if (auto It = PisBefore.find(&I); It != PisBefore.end())
        for (unsigned P : It->second) {
          const mincaml::PiNode &Pi = Pis->nodes()[P];
          PiNumbers[P] = push(compact::Pi, Pi.Variable->getType());
          Result.Statements.back().Detail = Pi.Predicate;
          PiAt[PiNumbers[P]] = P;
        }
      if (auto It = UpsilonsBefore.find(&I); It != UpsilonsBefore.end())
        for (auto [Phi, Stored] : It->second) {
          const uint32_t N = push(Upsilon, Void);
          UpsilonsOf[Phi].push_back(Operand::result(N));
          StoredAt[N] = Stored;
        }
      auto *Phi = dyn_cast<PHINode>(&I);
      Numbers[&I] = Phi && UpsilonsOf.contains(Phi)
                        ? push(PhiC, I.getType(), &I)
                        : push(I.getOpcode(), I.getType(), &I);
      Result.Statements.back().Flags = flagsOf(I);
      Result.Statements.back().Detail = detailOf(I, F.getDataLayout());
    }
  }

  void
  readOperands(uint32_t N,
               const DenseMap<const BasicBlock *, uint32_t> &BlockNumbers) {
    SmallVector<Operand, 8> Operands, Edges;
    const Origin From = Result.Origins[N];
    auto *I = dyn_cast_if_present<Instruction *>(From);
    switch (Result.Statements[N].Op) {
    case Pi: {
      const mincaml::PiNode &Node = Pis->nodes()[PiAt.lookup(N)];
      Operands = {operand(Node.Source), operand(Node.Other)};
      break;
    }
    case Upsilon:
      Operands = {operand(*StoredAt.lookup(N))};
      break;
    case PhiC:
      Operands.assign(UpsilonsOf[cast<PHINode>(I)]);
      break;
    case Debug:
      if (auto *Record = dyn_cast_if_present<DbgVariableRecord *>(From))
        for (const Value *V : Record->location_ops())
          Operands.push_back(V ? operand(*V) : Operand::none());
      break;
    default:
      for (const Use &U : I->operands())
        if (!isa<BasicBlock>(U))
          Operands.push_back(Pis ? operand(Pis->nameOf(U)) : operand(*U));
      if (auto *Phi = dyn_cast<PHINode>(I))
        for (const BasicBlock *B : Phi->blocks())
          Edges.push_back(Operand::result(BlockNumbers.lookup(B)));
    }
    Result.setOperands(Result.Statements[N], Operands, Edges);
  }

  Operand operand(const Value &V) {
    if (auto *I = dyn_cast<Instruction>(&V))
      return Operand::result(Numbers.lookup(I));
    if (auto *A = dyn_cast<Argument>(&V))
      return Operand::argument(A->getArgNo());
    return Result.constant(const_cast<Value *>(&V));
  }

  Operand operand(mincaml::PiName Name) {
    while (Name.Pi && PiNumbers[*Name.Pi] == NoNumber)
      Name = Pis->nodes()[*Name.Pi].Source;
    return Name.Pi ? Operand::result(PiNumbers[*Name.Pi]) : operand(*Name.V);
  }

  static constexpr uint32_t NoNumber = UINT32_MAX;

  Function &F;
  CompactFunction &Result;
  DominatorTree DT;
  std::optional<mincaml::PiNodes> Pis;
  /// The statements of the pi nodes, and back.
  std::vector<uint32_t> PiNumbers;
  DenseMap<uint32_t, unsigned> PiAt;
  DenseMap<const Instruction *, SmallVector<unsigned, 2>> PisBefore;
  DenseMap<const PHINode *, SmallVector<Operand, 4>> UpsilonsOf;
  DenseMap<const Instruction *,
           SmallVector<std::pair<const PHINode *, const Value *>, 2>>
      UpsilonsBefore;
  DenseMap<uint32_t, const Value *> StoredAt;
  DenseMap<const Instruction *, uint32_t> Numbers;
};

} // namespace

std::unique_ptr<CompactFunction> compact::read(Function &F, bool WithPis,
                                               std::string &Reason) {
  if (const char *Why = whyNotReadable(F)) {
    Reason = Why;
    return nullptr;
  }
  auto Result = std::make_unique<CompactFunction>(F);
  Reader(F, WithPis, *Result).run();
  return Result;
}
