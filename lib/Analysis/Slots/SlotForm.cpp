//===- SlotForm.cpp - Slots and the statements that use them --------------===//

#include "mincaml/Analysis/Slots/SlotForm.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace mincaml;
using namespace llvm;

bool mincaml::isSlot(const AllocaInst &A) {
  // A swifterror alloca represents a register. The memory of an inalloca
  // argument belongs to the call that it is passed to.
  if (!A.isStaticAlloca() || A.isArrayAllocation() || A.isSwiftError() ||
      A.isUsedWithInAlloca())
    return false;
  return all_of(A.users(), [&](const User *U) {
    if (const auto *Load = dyn_cast<LoadInst>(U))
      return Load->isSimple() && Load->getType() == A.getAllocatedType();
    if (const auto *Store = dyn_cast<StoreInst>(U))
      return Store->isSimple() && Store->getValueOperand() != &A &&
             Store->getValueOperand()->getType() == A.getAllocatedType();
    return isa<LifetimeIntrinsic>(U);
  });
}

/// Whether I is never a part of a statement.
static bool isSilent(const Instruction &I) {
  if (const auto *A = dyn_cast<AllocaInst>(&I))
    return isSlot(*A);
  if (const auto *Branch = dyn_cast<BranchInst>(&I))
    return Branch->isUnconditional();
  if (const auto *Return = dyn_cast<ReturnInst>(&I))
    return !Return->getReturnValue();
  return isa<PHINode, UnreachableInst, LifetimeIntrinsic>(I);
}

/// Whether I may be a part of an expression: it has no effect but its result,
/// so it may be seen as computed where its result is used.
static bool isPartOfExpression(const Instruction &I) {
  return !I.getType()->isVoidTy() && !I.isTerminator() && !I.isEHPad() &&
         !isa<AllocaInst, CallBase>(I) && !I.mayHaveSideEffects();
}

SlotForm::SlotForm(Function &F) {
  if (F.isDeclaration())
    return;
  for (Instruction &I : F.getEntryBlock())
    if (auto *A = dyn_cast<AllocaInst>(&I); A && isSlot(*A)) {
      Numbers[A] = Slots.size();
      Slots.push_back(A);
    }
  for (BasicBlock &B : F)
    addBlock(B);
}

/// The root of the only statement that uses I; null if no statement or several
/// statements use it, or if it is used in another block.
static Instruction *
onlyRoot(const Instruction &I,
         const DenseMap<const Instruction *, Instruction *> &RootOf) {
  Instruction *Root = nullptr;
  for (const User *U : I.users()) {
    // Phi nodes and instructions of other blocks are not in the map.
    Instruction *R = RootOf.lookup(cast<Instruction>(U));
    if (!R || (Root && Root != R))
      return nullptr;
    Root = R;
  }
  return Root;
}

void SlotForm::addBlock(BasicBlock &B) {
  // The block is visited backwards, so that the users of an instruction are
  // visited before it. The positions of each root, of the next store to each
  // slot, and of the next write to other memory are counted from the end.
  DenseMap<const Instruction *, Instruction *> RootOf;
  DenseMap<const Instruction *, unsigned> Position;
  DenseMap<unsigned, unsigned> NextStore;
  unsigned NextWrite = 0;
  unsigned FromEnd = 0;
  for (Instruction &I : reverse(B)) {
    ++FromEnd;
    if (auto Slot = storedSlot(I))
      NextStore[*Slot] = FromEnd;
    else if (auto Slot = undefinedSlot(I))
      NextStore[*Slot] = FromEnd;
    else if (I.mayWriteToMemory())
      NextWrite = FromEnd;
    if (isSilent(I))
      continue;
    Instruction *Root = isPartOfExpression(I) ? onlyRoot(I, RootOf) : nullptr;
    if (Root && isa<LoadInst>(I)) {
      auto Slot = loadedSlot(I);
      if ((Slot ? NextStore.lookup(*Slot) : NextWrite) > Position.lookup(Root))
        Root = nullptr;
    }
    if (!Root) {
      Root = &I;
      Position[&I] = FromEnd;
    }
    RootOf[&I] = Root;
  }

  const size_t First = Roots.size();
  for (Instruction &I : B)
    if (RootOf.lookup(&I) == &I) {
      Roots.push_back(&I);
      Statements[&I] = Roots.size();
    }
  Reads.resize(Roots.size());
  if (First == Roots.size())
    return;
  for (Instruction &I : B) {
    Instruction *Root = RootOf.lookup(&I);
    if (!Root)
      continue;
    unsigned N = Statements.lookup(Root);
    Statements[&I] = N;
    if (auto Slot = loadedSlot(I); Slot && !is_contained(Reads[N - 1], *Slot))
      Reads[N - 1].push_back(*Slot);
  }
}

std::optional<unsigned> SlotForm::slot(const Value *Address) const {
  auto I = Numbers.find(Address);
  return I == Numbers.end() ? std::nullopt : std::optional(I->second);
}

std::optional<unsigned> SlotForm::loadedSlot(const Instruction &I) const {
  const auto *Load = dyn_cast<LoadInst>(&I);
  return Load ? slot(Load->getPointerOperand()) : std::nullopt;
}

std::optional<unsigned> SlotForm::storedSlot(const Instruction &I) const {
  const auto *Store = dyn_cast<StoreInst>(&I);
  return Store ? slot(Store->getPointerOperand()) : std::nullopt;
}

std::optional<unsigned> SlotForm::undefinedSlot(const Instruction &I) const {
  const auto *Marker = dyn_cast<LifetimeIntrinsic>(&I);
  return Marker ? slot(Marker->getArgOperand(0)) : std::nullopt;
}

unsigned SlotForm::statement(const Instruction &I) const {
  return Statements.lookup(&I);
}

//===----------------------------------------------------------------------===//
// Text of statements and sets
//===----------------------------------------------------------------------===//

namespace {
constexpr unsigned MaximumDepth = 6;
constexpr size_t MaximumLength = 72;
} // namespace

StatementText::StatementText(const Function &F, const SlotForm &Form)
    : Form(Form), Names(F.getParent(), /*ShouldInitializeAllMetadata=*/false) {
  Names.incorporateFunction(F);
}

std::string StatementText::value(const Value &V) {
  return operandName(V, Names);
}

std::string StatementText::slot(unsigned Slot) {
  const AllocaInst &A = *Form.slots()[Slot];
  return A.hasName() ? A.getName().str() : value(A);
}

std::string StatementText::statement(unsigned N) {
  Text.clear();
  Root = Form.roots()[N - 1];
  write(*Root);
  return Text;
}

void StatementText::write(const Instruction &I) {
  if (const auto *Store = dyn_cast<StoreInst>(&I)) {
    if (auto Slot = Form.storedSlot(I)) {
      Text += slot(*Slot);
    } else {
      Text += '*';
      operand(*Store->getPointerOperand(), 0, true);
    }
    Text += " = ";
    operand(*Store->getValueOperand(), 0, false);
    return;
  }
  if (!I.getType()->isVoidTy())
    Text += value(I) + " = ";
  expression(I, 0, false);
}

void StatementText::operand(const Value &V, unsigned Depth,
                            bool InParentheses) {
  const auto *I = dyn_cast<Instruction>(&V);
  // The result of another statement is printed by its name.
  if (I && I != Root && Form.statement(*I) == Form.statement(*Root))
    return expression(*I, Depth, InParentheses);
  if (auto Slot = Form.slot(&V))
    Text += '&' + slot(*Slot);
  else if (isa<BasicBlock, InlineAsm, MetadataAsValue>(V))
    Text += "...";
  else
    Text += value(V);
}

/// The infix operator of an instruction; empty if it has none.
static StringRef infix(const Instruction &I) {
  const auto *Compare = dyn_cast<CmpInst>(&I);
  return StringSwitch<StringRef>(
             Compare ? CmpInst::getPredicateName(Compare->getPredicate())
                     : I.getOpcodeName())
      .Cases({"add", "fadd"}, "+")
      .Cases({"sub", "fsub"}, "-")
      .Cases({"mul", "fmul"}, "*")
      .Cases({"sdiv", "fdiv"}, "/")
      .Case("srem", "%")
      .Case("and", "&")
      .Case("or", "|")
      .Case("xor", "^")
      .Case("shl", "<<")
      .Cases({"eq", "oeq"}, "==")
      .Cases({"ne", "une"}, "!=")
      .Cases({"slt", "olt"}, "<")
      .Cases({"sle", "ole"}, "<=")
      .Cases({"sgt", "ogt"}, ">")
      .Cases({"sge", "oge"}, ">=")
      .Default({});
}

void StatementText::expression(const Instruction &I, unsigned Depth,
                               bool InParentheses) {
  if (Depth == MaximumDepth || Text.size() > MaximumLength) {
    Text += "...";
    return;
  }
  if (auto Slot = Form.loadedSlot(I)) {
    Text += slot(*Slot);
    return;
  }
  if (isa<LoadInst>(I)) {
    Text += '*';
    return operand(*I.getOperand(0), Depth + 1, true);
  }
  if (StringRef Operator = infix(I); !Operator.empty()) {
    Text += InParentheses ? "(" : "";
    operand(*I.getOperand(0), Depth + 1, true);
    Text += ' ' + Operator.str() + ' ';
    operand(*I.getOperand(1), Depth + 1, true);
    Text += InParentheses ? ")" : "";
    return;
  }
  if (const auto *Call = dyn_cast<CallBase>(&I))
    return call(*Call, Depth);
  if (isa<BranchInst, SwitchInst, ReturnInst>(I)) {
    Text += isa<BranchInst>(I) ? "if " : I.getOpcodeName() + std::string(" ");
    const auto *Branch = dyn_cast<BranchInst>(&I);
    return operand(Branch ? *Branch->getCondition() : *I.getOperand(0),
                   Depth + 1, false);
  }
  if (const auto *Address = dyn_cast<GetElementPtrInst>(&I)) {
    const DataLayout &Layout = I.getDataLayout();
    APInt Offset(Layout.getIndexTypeSizeInBits(I.getType()), 0);
    if (!I.getType()->isVectorTy() &&
        Address->accumulateConstantOffset(Layout, Offset)) {
      const bool IsSum = !Offset.isZero();
      Text += IsSum && InParentheses ? "(" : "";
      operand(*Address->getPointerOperand(), Depth + 1, true);
      if (IsSum)
        Text += " + " + toString(Offset, 10, /*Signed=*/true);
      Text += IsSum && InParentheses ? ")" : "";
      return;
    }
  }
  const auto *Compare = dyn_cast<CmpInst>(&I);
  Text += Compare ? CmpInst::getPredicateName(Compare->getPredicate())
                  : StringRef(I.getOpcodeName());
  Text += '(';
  ListSeparator Comma;
  for (const Value *Operand : I.operands()) {
    Text += Comma;
    operand(*Operand, Depth + 1, false);
  }
  Text += ')';
}

void StatementText::call(const CallBase &Call, unsigned Depth) {
  Text += "call ";
  operand(*Call.getCalledOperand(), Depth + 1, true);
  Text += '(';
  ListSeparator Comma;
  for (const Value *Argument : Call.args()) {
    Text += Comma;
    if (Text.size() > MaximumLength) {
      Text += "...";
      break;
    }
    operand(*Argument, Depth + 1, false);
  }
  Text += ')';
}

std::string mincaml::setText(ArrayRef<std::string> Elements) {
  return '{' + join(Elements, ", ") + '}';
}

std::string mincaml::statementSetText(SmallVector<unsigned> Numbers,
                                      StringRef Last) {
  llvm::sort(Numbers);
  Numbers.erase(llvm::unique(Numbers), Numbers.end());
  SmallVector<std::string> Names;
  for (unsigned N : Numbers)
    Names.push_back("s" + std::to_string(N));
  if (!Last.empty())
    Names.push_back(Last.str());
  return setText(Names);
}

bool mincaml::printTitle(raw_ostream &OS, StringRef Title, const Function &F,
                         bool IsTooLarge) {
  OS << Title << " in '" << F.getName()
     << "':" << (IsTooLarge ? " the function is too large\n" : "\n");
  return !IsTooLarge;
}
