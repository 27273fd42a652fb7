//===- Expressions.cpp - The expressions of a function --------------------===//

#include "mincaml/Analysis/Expressions/Expressions.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

bool mincaml::hasHiddenControlFlow(const Function &F) {
  return F.hasFnAttribute(Attribute::Naked) || F.isPresplitCoroutine() ||
         F.callsFunctionThatReturnsTwice();
}

static bool canBeMerged(const Type &T) {
  return T.isFirstClassType() && !T.isTokenTy() && !T.isX86_AMXTy() &&
         !T.isTargetExtTy() && !T.isMetadataTy();
}

static bool isPureCall(const CallInst &Call) {
  return Call.onlyReadsMemory() && !Call.isConvergent() &&
         !Call.isInlineAsm() && !Call.isMustTailCall() &&
         !Call.cannotDuplicate() && !Call.hasOperandBundles() &&
         !Call.isStrictFP() && !isa<DbgInfoIntrinsic>(Call) &&
         none_of(Call.args(), [](const Use &Argument) {
           return !canBeMerged(*Argument->getType());
         });
}

bool mincaml::isExpression(const Instruction &I, bool WithCalls) {
  if (!canBeMerged(*I.getType()))
    return false;
  if (const auto *Load = dyn_cast<LoadInst>(&I))
    return Load->isSimple() && !Load->isSwiftError();
  if (const auto *Call = dyn_cast<CallInst>(&I))
    return WithCalls && isPureCall(*Call);
  return isa<BinaryOperator, UnaryOperator, CastInst, CmpInst, SelectInst,
             GetElementPtrInst, ExtractElementInst, InsertElementInst,
             ShuffleVectorInst, ExtractValueInst, InsertValueInst>(I);
}

/// Whether E may trap at some point of the function where it could be computed.
static bool mayTrap(const Expression &E) {
  switch (E.Template->getOpcode()) {
  case Instruction::Load:
  case Instruction::Call:
    return true;
  case Instruction::UDiv:
  case Instruction::URem:
  case Instruction::SDiv:
  case Instruction::SRem: {
    const auto *Divisor = dyn_cast<ConstantInt>(E.Operands[1].getValue());
    if (!Divisor || Divisor->isZero())
      return true;
    bool IsSigned = E.Template->getOpcode() == Instruction::SDiv ||
                    E.Template->getOpcode() == Instruction::SRem;
    return IsSigned && Divisor->isMinusOne();
  }
  default:
    return false;
  }
}

static bool readsMemory(const Expression &E) {
  if (isa<LoadInst>(E.Template))
    return !all_of(E.Occurrences, [](const Instruction *Occurrence) {
      return Occurrence->hasMetadata(LLVMContext::MD_invariant_load);
    }) || E.Occurrences.empty();
  return E.Template->mayReadFromMemory();
}

/// Whether a load gives the same value as any other load of the slot. Metadata
/// such as !range belongs to one load: if it is violated, the result of this
/// load is poison and that of another is not. If the load also has !noundef, or
/// if only !dereferenceable is violated, the behavior is undefined at the load,
/// before anything is computed from its result.
static bool isInterchangeableLoad(const LoadInst &Load) {
  return !Load.hasPoisonGeneratingMetadata() ||
         Load.hasMetadata(LLVMContext::MD_noundef);
}

ExpressionTable::ExpressionTable(Function &F, Calls WithCalls)
    : WithCalls(WithCalls) {
  for (Instruction &I : F.getEntryBlock())
    if (auto *Slot = dyn_cast<AllocaInst>(&I))
      if (isAllocaPromotable(Slot))
        Slots.insert(Slot);
  for (BasicBlock *Block : ReversePostOrderTraversal<Function *>(&F))
    addBlock(*Block);
  index();
}

void ExpressionTable::addBlock(BasicBlock &Block) {
  // The number of assignments to each slot so far, and for each load of a slot
  // the number of assignments before it.
  DenseMap<const Value *, unsigned> Assignments;
  DenseMap<const Value *, unsigned> ReadAfter;
  for (Instruction &I : Block) {
    auto *Load = dyn_cast<LoadInst>(&I);
    auto *Slot =
        Load ? dyn_cast<AllocaInst>(Load->getPointerOperand()) : nullptr;
    if (Slot && Slots.contains(Slot)) {
      if (isInterchangeableLoad(*Load))
        ReadAfter[&I] = Assignments.lookup(Slot);
      continue;
    }
    if (I.mayWriteToMemory()) {
      Writers.push_back(&I);
      for (const Value *Operand : I.operands())
        if (auto *Assigned = dyn_cast<AllocaInst>(Operand))
          ++Assignments[Assigned];
    }
    if (!isExpression(I, WithCalls == Calls::Include))
      continue;
    Expression E;
    E.Template = &I;
    for (Value *Operand : I.operands()) {
      auto Read = ReadAfter.find(Operand);
      if (Read == ReadAfter.end()) {
        E.Operands.push_back(ExpressionOperand::value(Operand));
        continue;
      }
      auto *Variable =
          cast<AllocaInst>(cast<LoadInst>(Operand)->getPointerOperand());
      // The operand is the variable if nothing has been assigned to it since
      // the load. Promotable slots are only loaded with their own type.
      E.Operands.push_back(Read->second == Assignments.lookup(Variable)
                               ? ExpressionOperand::variable(Variable)
                               : ExpressionOperand::value(Operand));
    }
    unsigned N = number(std::move(E));
    Expression &Numbered = Expressions[N];
    if (I.mayReadFromMemory())
      Numbered.Tags = Numbered.Occurrences.empty()
                          ? I.getAAMetadata()
                          : Numbered.Tags.merge(I.getAAMetadata());
    Numbered.Occurrences.push_back(&I);
    Computed[&I] = N;
  }
}

ExpressionKey
mincaml::expressionKey(const Instruction &I, ArrayRef<const void *> InOrder,
                       std::optional<CmpInst::Predicate> Predicate) {
  auto Number = [](uint64_t N) { return reinterpret_cast<const void *>(N); };
  ExpressionKey Key;
  Key.reserve(4 + 2 * InOrder.size());
  Key.push_back(Number(I.getOpcode()));
  Key.push_back(I.getType());
  SmallVector<const void *, 4> Operands(InOrder);
  const auto *Compare = dyn_cast<CmpInst>(&I);
  bool IsSwapped = (Compare || (I.isCommutative() && !isa<CallInst>(I))) &&
                   std::less<const void *>()(Operands[1], Operands[0]);
  if (IsSwapped)
    std::swap(Operands[0], Operands[1]);
  if (Compare) {
    CmpInst::Predicate P = Predicate.value_or(Compare->getPredicate());
    Key.push_back(Number(IsSwapped ? CmpInst::getSwappedPredicate(P) : P));
  } else if (const auto *Address = dyn_cast<GetElementPtrInst>(&I)) {
    Key.push_back(Address->getSourceElementType());
  } else if (const auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I)) {
    for (int Element : Shuffle->getShuffleMask())
      Key.push_back(Number(uint64_t(Element)));
  } else if (const auto *Extract = dyn_cast<ExtractValueInst>(&I)) {
    for (unsigned Index : Extract->indices())
      Key.push_back(Number(Index));
  } else if (const auto *Insert = dyn_cast<InsertValueInst>(&I)) {
    for (unsigned Index : Insert->indices())
      Key.push_back(Number(Index));
  } else if (const auto *Call = dyn_cast<CallInst>(&I)) {
    Key.push_back(Call->getFunctionType());
    Key.push_back(Call->getAttributes().getRawPointer());
    Key.push_back(Number(Call->getCallingConv()));
  }
  // Operands with the same key may have different types.
  for (const Value *Operand : I.operands())
    Key.push_back(Operand->getType());
  Key.insert(Key.end(), Operands.begin(), Operands.end());
  return Key;
}

ExpressionKey ExpressionTable::keyOf(const Expression &E) const {
  SmallVector<const void *, 4> Operands;
  for (ExpressionOperand Operand : E.Operands)
    Operands.push_back(Operand.opaque());
  return expressionKey(*E.Template, Operands);
}

unsigned ExpressionTable::number(Expression E) {
  auto [Entry, IsNew] = Numbers.try_emplace(keyOf(E), Expressions.size());
  if (IsNew) {
    E.MayTrap = mayTrap(E);
    Expressions.push_back(std::move(E));
  }
  return Entry->second;
}

void ExpressionTable::index() {
  Users.clear();
  for (unsigned N = 0; N < size(); ++N)
    addUser(N);
}

void ExpressionTable::addUser(unsigned N) {
  for (ExpressionOperand Operand : Expressions[N].Operands) {
    auto &Of = Users[Operand.opaque()];
    if (Of.empty() || Of.back() != N)
      Of.push_back(N);
  }
}

std::optional<unsigned>
ExpressionTable::computedBy(const Instruction &I) const {
  auto Entry = Computed.find(&I);
  return Entry == Computed.end() ? std::nullopt
                                 : std::optional<unsigned>(Entry->second);
}

ArrayRef<unsigned> ExpressionTable::usersOf(ExpressionOperand Operand) const {
  auto Entry = Users.find(Operand.opaque());
  return Entry == Users.end() ? ArrayRef<unsigned>()
                              : ArrayRef<unsigned>(Entry->second);
}

std::optional<unsigned>
ExpressionTable::providedBy(const StoreInst &Store) const {
  if (!Store.isSimple())
    return std::nullopt;
  for (unsigned E : usersOf(ExpressionOperand::value(
           const_cast<Value *>(Store.getPointerOperand()))))
    if (isa<LoadInst>(Expressions[E].Template) &&
        Expressions[E].Template->getType() ==
            Store.getValueOperand()->getType())
      return E;
  return std::nullopt;
}

unsigned ExpressionTable::translate(unsigned E, const BasicBlock &Block,
                                    const BasicBlock &Predecessor) {
  Expression Translated;
  Translated.Template = Expressions[E].Template;
  Translated.Tags = Expressions[E].Tags;
  for (ExpressionOperand Operand : Expressions[E].Operands) {
    auto *Phi = dyn_cast<PHINode>(Operand.getValue());
    Translated.Operands.push_back(
        Phi && Phi->getParent() == &Block
            ? ExpressionOperand::value(
                  Phi->getIncomingValueForBlock(&Predecessor))
            : Operand);
  }
  unsigned OldSize = Expressions.size();
  unsigned N = number(std::move(Translated));
  if (N == OldSize)
    addUser(N);
  return N;
}

void ExpressionTable::mergeTags(ArrayRef<unsigned> Group) {
  AAMDNodes Tags = Expressions[Group.front()].Tags;
  for (unsigned E : Group)
    Tags = Tags.merge(Expressions[E].Tags);
  for (unsigned E : Group)
    Expressions[E].Tags = Tags;
}

void ExpressionTable::keepOnly(const BitVector &Kept) {
  std::vector<Expression> Rest;
  Computed.clear();
  Numbers.clear();
  for (unsigned E : Kept.set_bits()) {
    for (const Instruction *Occurrence : Expressions[E].Occurrences)
      Computed[Occurrence] = Rest.size();
    Numbers[keyOf(Expressions[E])] = Rest.size();
    Rest.push_back(std::move(Expressions[E]));
  }
  Expressions = std::move(Rest);
  index();
}

bool ClobberQuery::mayClobber(Instruction &Writer, const Expression &Reader) {
  ++Queries;
  if (const auto *Load = dyn_cast<LoadInst>(Reader.Template)) {
    TypeSize Size = Load->getDataLayout().getTypeStoreSize(Load->getType());
    MemoryLocation Location(Reader.Operands[0].getValue(),
                            LocationSize::precise(Size), Reader.Tags);
    return isModSet(AA.getModRefInfo(&Writer, Location));
  }
  auto *Call = cast<CallInst>(Reader.Template);
  if (auto *Other = dyn_cast<CallBase>(&Writer))
    return isModSet(AA.getModRefInfo(Other, Call));
  if (auto *Store = dyn_cast<StoreInst>(&Writer); Store && Store->isSimple())
    return isRefSet(AA.getModRefInfo(Call, MemoryLocation::get(Store)));
  return true;
}

void ExpressionTable::findReaders() {
  Readers = ReadersAnywhere = BitVector(size());
  for (auto [Number, E] : enumerate(Expressions)) {
    E.ReadsMemory = readsMemory(E);
    if (!E.ReadsMemory)
      continue;
    // A load whose address is in a variable has no fixed location.
    bool IsAnywhere = isa<LoadInst>(E.Template) && E.Operands[0].isVariable();
    (IsAnywhere ? ReadersAnywhere : Readers).set(Number);
  }
}

void ExpressionTable::findClobbers(AAResults &AA) {
  findReaders();
  ClobberQuery Query(AA);
  for (Instruction *Writer : Writers)
    addClobbers(*Writer, Readers, Query);
}

void ExpressionTable::addClobbers(Instruction &I, const BitVector &Among,
                                  ClobberQuery &Query) {
  if (!I.mayWriteToMemory() || (Readers.none() && ReadersAnywhere.none()))
    return;
  // A store to a slot affects only loads of the slot, and these are not
  // expressions.
  if (auto *Store = dyn_cast<StoreInst>(&I))
    if (auto *Slot = dyn_cast<AllocaInst>(Store->getPointerOperand()))
      if (Slots.contains(Slot))
        return;
  Clobbers &Of = Clobbered[&I];
  if (Of.All)
    return;
  for (unsigned E : Among.set_bits()) {
    if (!Readers.test(E))
      continue;
    if (Query.isExhausted()) {
      Of.All = true;
      Of.Some.clear();
      return;
    }
    if (Query.mayClobber(I, Expressions[E]))
      Of.Some.push_back(E);
  }
}

void ExpressionTable::forEachKilledBy(const Instruction &I,
                                      function_ref<void(unsigned)> Kill) const {
  if (!I.getType()->isVoidTy())
    for (unsigned E :
         usersOf(ExpressionOperand::value(const_cast<Instruction *>(&I))))
      Kill(E);
  if (!I.mayWriteToMemory())
    return;
  for (Value *Operand : I.operands())
    if (auto *Slot = dyn_cast<AllocaInst>(Operand))
      if (Slots.contains(Slot))
        for (unsigned E : usersOf(ExpressionOperand::variable(Slot)))
          Kill(E);
  auto Entry = Clobbered.find(&I);
  if (Entry == Clobbered.end())
    return;
  for (unsigned E : ReadersAnywhere.set_bits())
    Kill(E);
  if (Entry->second.All)
    for (unsigned E : Readers.set_bits())
      Kill(E);
  for (unsigned E : Entry->second.Some)
    Kill(E);
}

void ExpressionTable::print(raw_ostream &OS, unsigned Number,
                            ModuleSlotTracker &Names) const {
  const Expression &E = Expressions[Number];
  const Instruction &I = *E.Template;
  OS << I.getOpcodeName();
  if (const auto *Compare = dyn_cast<CmpInst>(&I))
    OS << ' ' << Compare->getPredicate();
  if (const auto *Address = dyn_cast<GetElementPtrInst>(&I))
    OS << ' ' << *Address->getSourceElementType() << ',';
  else if (isa<CastInst>(I) || isa<CmpInst>(I))
    OS << ' ' << *I.getOperand(0)->getType();
  else
    OS << ' ' << *I.getType() << (isa<LoadInst>(I) ? "," : "");
  StringRef Separator = " ";
  for (ExpressionOperand Operand : E.Operands) {
    OS << std::exchange(Separator, ", ");
    if (Operand.isVariable() && Operand.getValue()->hasName())
      OS << Operand.getValue()->getName();
    else
      Operand.getValue()->printAsOperand(OS, /*PrintType=*/false, Names);
  }
  if (isa<CastInst>(I))
    OS << " to " << *I.getType();
  if (const auto *Extract = dyn_cast<ExtractValueInst>(&I))
    for (unsigned Index : Extract->indices())
      OS << ", " << Index;
  if (const auto *Insert = dyn_cast<InsertValueInst>(&I))
    for (unsigned Index : Insert->indices())
      OS << ", " << Index;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

std::string mincaml::expressionSet(const BitVector &Set) {
  std::string Text = "{";
  ListSeparator Separator;
  for (unsigned E : Set.set_bits())
    Text += (StringRef(Separator) + "e" + Twine(E + 1)).str();
  return Text + "}";
}

void mincaml::printExpressionSets(raw_ostream &OS, StringRef Title,
                                  const Function &F,
                                  const ExpressionTable &Expressions,
                                  const FlowGraph<BasicBlock> &Graph,
                                  const std::vector<GenKill> &Rows,
                                  StringRef GenName,
                                  const Solution<BitVector> &Result) {
  OS << Title << " in '" << F.getName() << "':\n";
  ModuleSlotTracker Names(F.getParent());
  Names.incorporateFunction(F);
  for (unsigned E = 0; E < Expressions.size(); ++E) {
    OS << "  e" << E + 1 << " = ";
    Expressions.print(OS, E, Names);
    OS << '\n';
  }
  std::vector<std::array<std::string, 5>> Table = {
      {"block", GenName.str(), "Ekill", "in", "out"}};
  for (const BasicBlock &Block : F)
    if (auto N = Graph.node(&Block))
      Table.push_back({operandName(Block), expressionSet(Rows[*N].Gen),
                       expressionSet(Rows[*N].Kill),
                       expressionSet(Result.In[*N]),
                       expressionSet(Result.Out[*N])});
  std::array<size_t, 5> Width = {};
  for (const auto &Row : Table)
    for (unsigned Column = 0; Column < 5; ++Column)
      Width[Column] = std::max(Width[Column], Row[Column].size());
  for (const auto &Row : Table) {
    for (unsigned Column = 0; Column < 4; ++Column)
      OS << "  " << left_justify(Row[Column], Width[Column]);
    OS << "  " << Row[4] << '\n';
  }
}

void mincaml::printExpressionGraph(raw_ostream &OS, StringRef Title,
                                   const Function &F,
                                   const ExpressionTable &Expressions,
                                   const FlowGraph<BasicBlock> &Graph,
                                   const Solution<BitVector> &Result) {
  ModuleSlotTracker Names(F.getParent());
  Names.incorporateFunction(F);
  auto Line = [&](StringRef Point, const BitVector &Set) {
    std::string Text;
    raw_string_ostream Stream(Text);
    Stream << Point;
    StringRef Separator = " ";
    for (unsigned E : Set.set_bits()) {
      Stream << std::exchange(Separator, "; ");
      Expressions.print(Stream, E, Names);
    }
    Stream << '\n';
    return Text;
  };
  printAnnotatedCFG(OS, F, Title, [&](const BasicBlock &Block) -> std::string {
    auto N = Graph.node(&Block);
    if (!N)
      return "unreachable\n";
    return Line("in:", Result.In[*N]) + Line("out:", Result.Out[*N]);
  });
}
