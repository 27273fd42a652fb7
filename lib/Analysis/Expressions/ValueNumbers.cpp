//===- ValueNumbers.cpp - Global value numbering --------------------------===//

#include "mincaml/Analysis/Expressions/ValueNumbers.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace mincaml;
using namespace llvm;

ValueNumbers::ValueNumbers(const Function &F, const DominatorTree &DT) {
  for (const Argument &A : F.args())
    Numbers[&A] = fresh();
  for (const Instruction &I : F.getEntryBlock())
    if (const auto *Slot = dyn_cast<AllocaInst>(&I))
      if (isAllocaPromotable(Slot))
        Slots.insert(Slot);
  for (const BasicBlock *Block :
       ReversePostOrderTraversal<const Function *>(&F))
    addBlock(*Block, DT);
}

bool ValueNumbers::isSlot(const Value &V) const {
  const auto *Slot = dyn_cast<AllocaInst>(&V);
  return Slot && Slots.contains(Slot);
}

ValueNumber ValueNumbers::of(const Value &V) const {
  if (const auto *C = dyn_cast<Constant>(&V))
    return ValueNumber::constant(C);
  return Numbers.lookup(&V);
}

ValueNumber ValueNumbers::ofKey(ExpressionKey Key) {
  ValueNumber &N = Known[std::move(Key)];
  if (!N)
    N = fresh();
  return N;
}

/// The numbers of the operands of I. A value without a number comes from a
/// previous iteration; it equals only itself.
SmallVector<const void *, 4>
ValueNumbers::operandsOf(const Instruction &I) const {
  SmallVector<const void *, 4> Operands;
  for (const Value *Operand : I.operands()) {
    ValueNumber N = of(*Operand);
    Operands.push_back(N ? N.opaque() : Operand);
  }
  return Operands;
}

ValueNumber ValueNumbers::ofPhi(const PHINode &Phi, const DominatorTree &DT) {
  ValueNumber Only;
  bool IsOnly = true, OneDominates = false;
  for (const Value *Incoming : Phi.incoming_values()) {
    if (Incoming == &Phi)
      continue;
    ValueNumber N = of(*Incoming);
    IsOnly &= N && (!Only || Only == N);
    Only = N;
    const auto *I = dyn_cast<Instruction>(Incoming);
    OneDominates |= !I || DT.dominates(I, Phi.getParent());
  }
  if (Only && IsOnly && OneDominates)
    return Only;
  // The key lists the predecessors in the order of this phi node. Other phi
  // nodes of the block usually list them in the same order.
  ExpressionKey Key = {Phi.getParent(), Phi.getType()};
  for (const BasicBlock *Block : Phi.blocks())
    Key.push_back(Block);
  auto Operands = operandsOf(Phi);
  Key.insert(Key.end(), Operands.begin(), Operands.end());
  return ofKey(std::move(Key));
}

void ValueNumbers::addBlock(const BasicBlock &Block, const DominatorTree &DT) {
  DenseMap<const Value *, ValueNumber> Contents;
  for (const Instruction &I : Block) {
    if (isSlot(I))
      continue; // The address of a slot is only used by loads and stores.
    if (const auto *Store = dyn_cast<StoreInst>(&I)) {
      if (isSlot(*Store->getPointerOperand()))
        Numbers[&I] = Contents[Store->getPointerOperand()] =
            of(*Store->getValueOperand());
    } else if (const auto *Load = dyn_cast<LoadInst>(&I);
               Load && isSlot(*Load->getPointerOperand())) {
      ValueNumber &Content = Contents[Load->getPointerOperand()];
      if (!Content)
        Content = fresh();
      Numbers[&I] = Content;
    } else if (I.getType()->isVoidTy()) {
      // A lifetime marker leaves a slot undefined.
      for (const Value *Operand : I.operands())
        Contents.erase(Operand);
    } else if (const auto *Phi = dyn_cast<PHINode>(&I)) {
      Numbers[&I] = ofPhi(*Phi, DT);
    } else if (isExpression(I, /*WithCalls=*/true) &&
               (!I.mayReadFromMemory() ||
                I.hasMetadata(LLVMContext::MD_invariant_load))) {
      Numbers[&I] = ofKey(expressionKey(I, operandsOf(I)));
    } else {
      Numbers[&I] = fresh();
    }
  }
}

ValueNumber ValueNumbers::ofInverse(const CmpInst &Compare) const {
  auto Entry = Known.find(expressionKey(Compare, operandsOf(Compare),
                                        Compare.getInversePredicate()));
  return Entry == Known.end() ? ValueNumber() : Entry->second;
}

ValueNumbers ValueNumbersAnalysis::run(Function &F,
                                       FunctionAnalysisManager &AM) {
  return ValueNumbers(F, AM.getResult<DominatorTreeAnalysis>(F));
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static std::string text(ValueNumber N, ModuleSlotTracker &Names) {
  if (const Constant *C = N.getConstant())
    return operandName(*C, Names);
  return N ? "#" + std::to_string(N.getNumber()) : "?";
}

/// Prints an operation with numbered operands: `add #1, 2`.
static void printOperation(raw_ostream &OS, const Instruction &I,
                           const ValueNumbers &Numbers,
                           ModuleSlotTracker &Names) {
  OS << I.getOpcodeName();
  if (const auto *Compare = dyn_cast<CmpInst>(&I))
    OS << ' ' << Compare->getPredicate();
  StringRef Separator = " ";
  for (const Value *Operand : I.operands())
    if (!isa<BasicBlock, MetadataAsValue, InlineAsm>(Operand))
      OS << std::exchange(Separator, ", ") << text(Numbers.of(*Operand), Names);
}

std::string mincaml::describeValueNumber(const Instruction &I,
                                         const ValueNumbers &Numbers,
                                         ModuleSlotTracker &Names) {
  const auto *Store = dyn_cast<StoreInst>(&I);
  const bool IsToSlot = Store && Numbers.isSlot(*Store->getPointerOperand());
  if (!IsToSlot && (I.getType()->isVoidTy() || Numbers.isSlot(I)))
    return "";
  std::string Text = text(Numbers.of(I), Names);
  if (!IsToSlot && !Numbers.of(I).isConstant() && !isa<LoadInst>(I)) {
    raw_string_ostream OS(Text);
    OS << " = ";
    printOperation(OS, I, Numbers, Names);
  }
  return Text;
}

void mincaml::printValueNumbers(raw_ostream &OS, Function &F,
                                FunctionAnalysisManager &AM) {
  const auto &Numbers = AM.getResult<ValueNumbersAnalysis>(F);
  ModuleSlotTracker Names(F.getParent());
  Names.incorporateFunction(F);
  auto NameOf = [&](const Value &V) { return operandName(V, Names); };
  auto Print = [&](const std::string &Name, StringRef Number) {
    OS << "    " << left_justify(Name, 10) << ' ' << Number << '\n';
  };
  OS << "Value numbers in '" << F.getName() << "':\n";
  for (const Argument &A : F.args())
    Print(NameOf(A), text(Numbers.of(A), Names));
  for (const BasicBlock &Block : F) {
    OS << "  " << NameOf(Block) << '\n';
    for (const Instruction &I : Block) {
      const std::string Number = describeValueNumber(I, Numbers, Names);
      if (Number.empty())
        continue;
      if (const auto *Store = dyn_cast<StoreInst>(&I)) {
        const Value &Slot = *Store->getPointerOperand();
        Print(Slot.hasName() ? Slot.getName().str() : NameOf(Slot), Number);
      } else {
        Print(NameOf(I), Number);
      }
    }
  }
}
