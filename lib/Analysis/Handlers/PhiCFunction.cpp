//===- PhiCFunction.cpp - A copy of a function in phi-c form --------------===//

#include "PhiCFunction.h"
#include "mincaml/Analysis/Slots/Liveness.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/SSAUpdater.h"

using namespace mincaml;
using namespace llvm;

/// Copies the body of a function, without metadata.
static void copyBody(const Function &F, Function &Copy,
                     ValueToValueMapTy &Map) {
  for (auto [From, To] : zip(F.args(), Copy.args())) {
    To.setName(From.getName());
    Map[&From] = &To;
  }
  for (const BasicBlock &B : F)
    Map[&B] = BasicBlock::Create(F.getContext(), B.getName(), &Copy);
  for (const BasicBlock &B : F)
    for (const Instruction &I : B) {
      Instruction *New = I.clone();
      New->insertInto(cast<BasicBlock>(Map[&B]),
                      cast<BasicBlock>(Map[&B])->end());
      New->setName(I.getName());
      New->eraseMetadataIf([](unsigned, MDNode *) { return true; });
      New->setDebugLoc(DebugLoc());
      Map[&I] = New;
    }
  for (BasicBlock &B : Copy)
    for (Instruction &I : B)
      RemapInstruction(&I, Map,
                       RF_NoModuleLevelChanges | RF_IgnoreMissingLocals);
}

PhiCFunction::PhiCFunction(const Function &F, ArrayRef<PhiCHandler> Handlers)
    : Own(F.getName(), F.getContext()),
      Copy(Function::Create(F.getFunctionType(), GlobalValue::ExternalLinkage,
                            F.getName(), Own)) {
  Own.setDataLayout(F.getDataLayout());
  copyBody(F, *Copy, Map);
  for (const PhiCHandler &H : Handlers)
    if (!H.IsTooLarge)
      replacePhis(H);
  for (const PhiCHandler &H : Handlers)
    if (!H.IsTooLarge)
      addLoads(H);
  // After all phi-c nodes exist, because a handler may be in the region of
  // another one.
  for (const PhiCHandler &H : Handlers)
    if (!H.IsTooLarge)
      addUpsilons(H);
  for (auto &[V, Loads] : LoadedValues)
    replaceUses(*V, Loads);
  nameUpsilons();
}

/// Numbers the upsilon nodes and lists them as operands of their phi-c nodes.
void PhiCFunction::nameUpsilons() {
  unsigned Number = 0;
  for (BasicBlock &B : *Copy)
    for (Instruction &I : B)
      if (const Instruction *PhiC = Upsilons.lookup(&I)) {
        I.setName("u" + Twine(++Number));
        PhiCs[PhiC].Operands.push_back(&I);
      }
}

Instruction *PhiCFunction::addPhiC(Value &V, const PhiCVariable &Variable,
                                   const PhiCHandler &H) {
  // The phi-c nodes are in the order of the variables, before the first
  // instruction of the handler.
  auto *First =
      cast<Instruction>(copyOf(&*H.TheHandler.Block->getFirstInsertionPt()));
  auto *New =
      new FreezeInst(PoisonValue::get(V.getType()), "", First->getIterator());
  PhiCs[New].IsUsed = Variable.IsUsed;
  return New;
}

void PhiCFunction::replacePhis(const PhiCHandler &H) {
  Exceptions.insert(cast<Instruction>(copyOf(H.TheHandler.Exception)));
  for (const PhiCVariable &V : H.Variables) {
    if (!V.HasPhi)
      continue;
    auto *Phi = cast<PHINode>(copyOf(V.TheValue));
    Instruction *New = addPhiC(*Phi, V, H);
    New->takeName(Phi);
    Phi->replaceAllUsesWith(New);
    Phi->eraseFromParent();
    Map[V.TheValue] = New;
  }
}

void PhiCFunction::addLoads(const PhiCHandler &H) {
  std::vector<Instruction *> &PhiCsOfH = ByVariable[&H];
  for (const PhiCVariable &V : H.Variables) {
    Value *Copied = copyOf(V.TheValue);
    if (V.HasPhi) {
      PhiCsOfH.push_back(cast<Instruction>(Copied));
      continue;
    }
    PhiCsOfH.push_back(addPhiC(*Copied, V, H));
    PhiCsOfH.back()->setName(Copied->hasName() ? Copied->getName() + ".c"
                                               : "c");
    LoadedValues[Copied].push_back(PhiCsOfH.back());
  }
}

void PhiCFunction::addUpsilons(const PhiCHandler &H) {
  for (const Upsilon &U : H.Upsilons) {
    auto *Before = cast<Instruction>(copyOf(U.Before));
    auto *New = new FreezeInst(copyOf(U.Stored), "", Before->getIterator());
    Upsilons[New] = ByVariable[&H][U.Variable];
  }
}

Value *PhiCFunction::copyOf(const Value *V) const {
  Value *Copied = Map.lookup(V);
  return Copied ? Copied : const_cast<Value *>(V);
}

/// V is loaded again at the start of each handler that it is live into.
/// Replaces its uses by the value that reaches them.
void PhiCFunction::replaceUses(Value &V, ArrayRef<Instruction *> Loads) {
  auto *I = dyn_cast<Instruction>(&V);
  BasicBlock *Defining = I ? I->getParent() : &Copy->getEntryBlock();
  SSAUpdater Updater;
  Updater.Initialize(V.getType(), V.getName());
  Updater.AddAvailableValue(Defining, &V);
  DenseMap<const BasicBlock *, Instruction *> ByBlock;
  for (Instruction *Load : Loads) {
    Updater.AddAvailableValue(Load->getParent(), Load);
    ByBlock[Load->getParent()] = Load;
  }
  for (Use &U : make_early_inc_range(V.uses())) {
    auto *User = cast<Instruction>(U.getUser());
    if (isa<PHINode>(User)) {
      Updater.RewriteUse(U);
    } else if (Instruction *Load = ByBlock.lookup(User->getParent())) {
      U.set(Load);
    } else if (User->getParent() != Defining) {
      Updater.RewriteUse(U);
    }
  }
}

bool PhiCFunction::hasOtherLiveValues(const PhiCHandler &H,
                                      const Liveness &Live) const {
  const auto *Block = cast<BasicBlock>(copyOf(H.TheHandler.Block));
  const VariableTable &Table = Live.variables();
  const BitVector In = Live.sets(*Block).In;
  return any_of(In.set_bits(), [&](unsigned V) {
    return V >= Table.slots() && !Table.variable(V)->getType()->isTokenTy();
  });
}
