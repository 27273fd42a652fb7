//===- Writer.cpp - To LLVM IR --------------------------------------------===//

#include "CompactIR.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/SSAUpdater.h"

using namespace compact;
using namespace llvm;

namespace {

class Writer {
public:
  explicit Writer(CompactFunction &F)
      : F(F), Source(F.source()), Written(F.size()) {}

  void run() {
    // The blocks keep the order of the source.
    std::vector<BasicBlock *> Old;
    for (BasicBlock &B : Source)
      Old.push_back(&B);
    for (BasicBlock *B : Old) {
      NewOf[B] = BasicBlock::Create(Source.getContext(), "", &Source);
      NewOf[B]->takeName(B);
    }
    for (const Block &B : F.Blocks)
      writeBlock(B);
    for (uint32_t N = 0; N < F.size(); ++N)
      if (Written[N] && F.Statements[N].Op != PhiC)
        writeOperands(N);
    writePhiCs();
    writeDebugLocations();
    for (BasicBlock *B : Old)
      B->dropAllReferences();
    for (BasicBlock *B : Old)
      B->eraseFromParent();
  }

private:
  BasicBlock *newBlock(uint32_t Number) const {
    return NewOf.lookup(F.Blocks[Number].TheOrigin);
  }

  /// Creates the instructions. Their operands are set later, since they may be
  /// instructions that follow.
  void writeBlock(const Block &B) {
    BasicBlock *To = NewOf.lookup(B.TheOrigin);
    SmallVector<DbgRecord *, 4> Records;
    size_t FirstPhiC = PhiCs.size();
    for (uint32_t N = B.First; N < B.Last; ++N) {
      const uint8_t Op = F.Statements[N].Op;
      if (Op == Pi || Op == Upsilon)
        continue;
      if (Op == Debug) {
        Records.push_back(createDebugRecord(N));
        continue;
      }
      Instruction *I = create(N);
      Written[N] = I;
      if (Op == PhiC) {
        PhiCs.push_back({N, To, nullptr});
        continue;
      }
      I->insertInto(To, To->end());
      for (; FirstPhiC < PhiCs.size(); ++FirstPhiC)
        PhiCs[FirstPhiC].Before = I;
      for (DbgRecord *R : Records)
        To->insertDbgRecordBefore(R, I->getIterator());
      Records.clear();
    }
    for (auto [S, Successor] : enumerate(B.Successors))
      To->getTerminator()->setSuccessor(S, newBlock(Successor));
  }

  Instruction *create(uint32_t N) {
    Statement &S = F.Statements[N];
    auto *From = cast<Instruction *>(F.Origins[N]);
    if (S.Op != Instruction::PHI && S.Op != PhiC) {
      Instruction *I = From->clone();
      I->takeName(From);
      return I;
    }
    // A phi node that a pass has created has the origin of another one.
    auto *Phi = PHINode::Create(F.Types[N], S.Size);
    Phi->setDebugLoc(From->getDebugLoc());
    if (From->getType() == Phi->getType()) {
      Phi->copyMetadata(*From);
      Phi->copyIRFlags(From);
      Phi->takeName(From);
    }
    if (S.Op == Instruction::PHI)
      for (Operand From : F.edges(S))
        Phi->addIncoming(PoisonValue::get(Phi->getType()),
                         newBlock(From.number()));
    return Phi;
  }

  DbgRecord *createDebugRecord(uint32_t N) {
    if (auto *Label = dyn_cast<DbgLabelRecord *>(F.Origins[N]))
      return Label->clone();
    auto *Variable = cast<DbgVariableRecord *>(F.Origins[N])->clone();
    DebugVariables.push_back({N, Variable});
    return Variable;
  }

  void writeOperands(uint32_t N) {
    const Operand *Next = F.operands(N).begin();
    for (Use &U : Written[N]->operands())
      if (!isa<BasicBlock>(U))
        U.set(value(*Next++, U->getType()));
  }

  Value *value(Operand O, Type *Ty) {
    // A pi node does not change its value.
    while (O.isResult() && F.Statements[O.number()].Op == Pi)
      O = F.operands(O.number())[0];
    if (O.isNone())
      return PoisonValue::get(Ty);
    if (O.kind() == Operand::Argument)
      return Source.getArg(O.number());
    return O.isResult() ? Written[O.number()] : F.valueOf(O);
  }

  /// Writes phi-c nodes as phi nodes. An operand is what the slot contains at
  /// the end of the block that raises. Upsilon nodes that reach the same block
  /// on different paths need phi nodes; if they store the same value, these
  /// phi nodes are removed again.
  void writePhiCs() {
    std::vector<BasicBlock *> BlockOf(F.size());
    if (!PhiCs.empty())
      for (const Block &B : F.Blocks)
        std::fill(&BlockOf[B.First], &BlockOf[B.Last - 1] + 1,
                  NewOf.lookup(B.TheOrigin));
    SmallVector<PHINode *, 8> Joins;
    for (const WrittenPhiC &P : PhiCs) {
      auto *Phi = cast<PHINode>(Written[P.Number]);
      SSAUpdater Slot(&Joins);
      Slot.Initialize(Phi->getType(), "slot");
      Slot.AddAvailableValue(P.Handler, Phi);
      SmallVector<Operand, 8> Upsilons(F.operands(P.Number));
      sort(Upsilons,
           [](Operand A, Operand B) { return A.number() < B.number(); });
      for (Operand U : Upsilons) // the last one of a block remains
        Slot.AddAvailableValue(
            BlockOf[U.number()],
            value(F.operands(U.number())[0], Phi->getType()));
      auto *From = cast<PHINode>(cast<Instruction *>(F.Origins[P.Number]));
      for (BasicBlock *Raising : From->blocks()) {
        BasicBlock *B = NewOf.lookup(Raising);
        Phi->addIncoming(Slot.GetValueAtEndOfBlock(B), B);
      }
    }
    for (const WrittenPhiC &P : PhiCs)
      Written[P.Number]->insertBefore(P.Before->getIterator());
    for (bool Changed = true; Changed;) {
      Changed = false;
      for (PHINode *&Join : Joins)
        if (Value *Same = Join ? Join->hasConstantValue() : nullptr) {
          Join->replaceAllUsesWith(Same);
          Join->eraseFromParent();
          Join = nullptr;
          Changed = true;
        }
    }
  }

  void writeDebugLocations() {
    for (auto [N, Record] : DebugVariables)
      for (auto [I, O] : enumerate(F.operands(N))) {
        Value *Old = Record->getVariableLocationOp(I);
        if (O.isNone() && Old)
          Record->setKillLocation();
        else if (Old)
          Record->replaceVariableLocationOp(I, value(O, Old->getType()));
      }
  }

  struct WrittenPhiC {
    uint32_t Number;
    BasicBlock *Handler;
    Instruction *Before;
  };

  CompactFunction &F;
  Function &Source;
  /// For each statement, its instruction.
  std::vector<Instruction *> Written;
  DenseMap<BasicBlock *, BasicBlock *> NewOf;
  std::vector<WrittenPhiC> PhiCs;
  std::vector<std::pair<uint32_t, DbgVariableRecord *>> DebugVariables;
};

} // namespace

void compact::write(CompactFunction &F) {
  compact(F);
  Writer(F).run();
}
