//===- CompactIR.cpp - The structure and its iterator ---------------------===//

#include "CompactIR.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/raw_ostream.h"

using namespace compact;
using namespace llvm;

Operand CompactFunction::insert(uint32_t Position, Place Where, uint8_t Op,
                                Type *Ty, Origin From,
                                ArrayRef<Operand> Operands,
                                ArrayRef<Operand> Edges) {
  Insertions.push_back({Statement(Op), Ty, From, Position, Where});
  setOperands(Insertions.back().TheStatement, Operands, Edges);
  return Operand::result(size() + Insertions.size() - 1);
}

void CompactFunction::setOperands(Statement &S, ArrayRef<Operand> Operands,
                                  ArrayRef<Operand> Edges) {
  S.Size = Operands.size();
  if (!S.isInPool()) {
    llvm::copy(Operands, S.Inline);
    return;
  }
  S.First = Pool.size();
  append_range(Pool, Operands);
  append_range(Pool, Edges);
}

Operand CompactFunction::constant(Value *C) {
  auto [It, IsNew] = ConstantNumbers.try_emplace(C, Constants.size());
  if (IsNew)
    Constants.push_back(C);
  return Operand::constant(It->second);
}

Constant *CompactFunction::asConstant(Operand O) const {
  return O.kind() == Operand::Constant ? dyn_cast<Constant>(valueOf(O))
                                       : nullptr;
}

Type *CompactFunction::typeOf(Operand O, const Columns &Among) const {
  if (O.isResult())
    return Among.Types[O.number()];
  if (O.kind() == Operand::Argument)
    return Source->getArg(O.number())->getType();
  return O.kind() == Operand::Constant ? valueOf(O)->getType() : nullptr;
}

//===----------------------------------------------------------------------===//
// The compacting walk
//===----------------------------------------------------------------------===//

IncrementalCompaction::IncrementalCompaction(CompactFunction &F)
    : F(F), Out(&F), OldSize(F.size()) {
  const uint32_t Total = OldSize + F.Insertions.size();
  Renamed.resize(Total);
  for (uint32_t N = 0; N < Total; ++N)
    Renamed[N] = Operand::later(N);
  if (F.Insertions.empty())
    return;
  // Insertions may move statements up: write to new vectors.
  Out = &Fresh;
  Fresh.Statements.resize(Total, Statement(Copy));
  Fresh.Types.resize(Total);
  Fresh.Origins.resize(Total);
  Fresh.Pool.resize(F.Pool.size());
  Order.resize(F.Insertions.size());
  for (auto [I, N] : enumerate(Order))
    N = I;
  sort(Order, [&](uint32_t A, uint32_t B) {
    return std::pair(F.Insertions[A].key(), A) <
           std::pair(F.Insertions[B].key(), B);
  });
}

/// Blocks get their new bounds as soon as the walk leaves them.
void IncrementalCompaction::enterBlockOf(uint32_t Position) {
  while (Position >= F.Blocks[CurrentBlock].Last) {
    F.Blocks[CurrentBlock].Last = Count;
    F.Blocks[++CurrentBlock].First = Count;
  }
}

/// Copies a statement to its new position, with renamed operands. In place, the
/// source of the copy is at the same position or above.
void IncrementalCompaction::emit(const Statement &S, Type *Ty, Origin From) {
  const ArrayRef<Operand> Old(S.isInPool() ? F.Pool.data() + S.First : S.Inline,
                              S.Size);
  Statement &New = Out->Statements[Count];
  New = S;
  Operand *Operands = New.Inline;
  PoolBefore = PoolCount;
  if (S.isInPool()) {
    New.First = PoolCount;
    Operands = Out->Pool.data() + PoolCount;
    PoolCount += S.poolSize();
  }
  HadLater = false;
  for (uint32_t I = 0; I < S.Size; ++I) {
    Operands[I] = Old[I].isResult() ? Renamed[Old[I].number()] : Old[I];
    HadLater |= Operands[I].isLater();
  }
  if (S.Op == Instruction::PHI)
    std::copy_n(Old.end(), S.Size, Operands + S.Size);
  if (HadLater)
    WithLater.push_back(Count);
  Out->Types[Count] = Ty;
  Out->Origins[Count] = From;
  ++Count;
}

bool IncrementalCompaction::next() {
  while (true) {
    const bool IsInsertion =
        NextInsertion < Order.size() &&
        F.Insertions[Order[NextInsertion]].key() <= 2 * uint64_t(OldPosition);
    if (!IsInsertion && OldPosition == OldSize) {
      finish();
      return false;
    }
    if (IsInsertion) {
      const uint32_t Index = Order[NextInsertion++];
      const CompactFunction::Insertion &I = F.Insertions[Index];
      CurrentNumber = OldSize + Index;
      enterBlockOf(I.Position);
      emit(I.TheStatement, I.Ty, I.From);
    } else {
      CurrentNumber = OldPosition++;
      enterBlockOf(CurrentNumber);
      const Statement S = F.Statements[CurrentNumber];
      if (S.Op == Copy) {
        const Operand O = S.Inline[0];
        Renamed[CurrentNumber] = O.isResult() ? Renamed[O.number()] : O;
        continue;
      }
      emit(S, F.Types[CurrentNumber], F.Origins[CurrentNumber]);
    }
    Renamed[CurrentNumber] = Operand::result(position());
    return true;
  }
}

void IncrementalCompaction::replace(Operand By) {
  Renamed[CurrentNumber] = By;
  --Count;
  PoolCount = PoolBefore;
  if (HadLater)
    WithLater.pop_back();
}

void IncrementalCompaction::finish() {
  F.Blocks[CurrentBlock].Last = Count;
  for (uint32_t N : WithLater)
    for (Operand &O : Out->operands(N))
      while (O.isLater())
        O = Renamed[O.number()];
  Out->Statements.resize(Count, Statement(Copy));
  Out->Types.resize(Count);
  Out->Origins.resize(Count);
  Out->Pool.resize(PoolCount);
  if (Out == &Fresh)
    static_cast<Columns &>(F) = std::move(Fresh);
  Out = &F;
  F.Insertions.clear();
  IsFinished = true;
}

void compact::compact(CompactFunction &F) {
  for (IncrementalCompaction C(F); C.next();)
    ;
}

static const char *operationName(uint8_t Op) {
  static const char *const Own[] = {"copy", "pi", "phic", "upsilon", "debug"};
  return Op < Copy ? Instruction::getOpcodeName(Op) : Own[Op - Copy];
}

void CompactFunction::print(raw_ostream &OS) {
  ModuleSlotTracker Slots(Source->getParent());
  Slots.incorporateFunction(*Source);
  auto Print = [&](Operand O) {
    if (O.isNone())
      OS << "none";
    else if (O.isResult())
      OS << '%' << O.number();
    else if (O.kind() == Operand::Argument)
      Source->getArg(O.number())->printAsOperand(OS, false, Slots);
    else
      valueOf(O)->printAsOperand(OS, false, Slots);
  };
  auto PrintStatement = [&](Operand Number, Statement &S, Type *Ty) {
    OS << "  ";
    if (!Ty->isVoidTy() || S.Op == Upsilon)
      OS << '%' << Number.number() << " = ";
    OS << operationName(S.Op);
    if (!Ty->isVoidTy())
      OS << ' ' << *Ty;
    if (S.Op == Instruction::ICmp || S.Op == Instruction::FCmp || S.Op == Pi)
      OS << ' ' << CmpInst::getPredicateName(CmpInst::Predicate(S.Detail));
    for (auto [I, O] : enumerate(operands(S))) {
      OS << (I ? ", " : " ");
      Print(O);
      if (S.Op == Instruction::PHI)
        OS << " from block " << edges(S)[I].number();
    }
    if (S.Detail != Statement::NoDetail &&
        is_contained({Instruction::ExtractValue, Instruction::InsertValue},
                     unsigned(S.Op)))
      OS << ", field " << S.Detail;
  };
  OS << "function " << Source->getName() << '\n';
  for (auto [I, B] : enumerate(Blocks)) {
    OS << "block " << I << ":  ; ";
    B.TheOrigin->printAsOperand(OS, false, Slots);
    OS << '\n';
    for (uint32_t N = B.First; N < B.Last; ++N) {
      PrintStatement(Operand::result(N), Statements[N], Types[N]);
      if (N + 1 == B.Last)
        for (auto [S, To] : enumerate(B.Successors))
          OS << (S ? ", " : " to block ") << To;
      OS << '\n';
    }
  }
  for (auto [I, Inserted] : enumerate(Insertions)) {
    OS << (Inserted.Where == Place::Before ? "before %" : "after %")
       << Inserted.Position << ':';
    PrintStatement(Operand::result(size() + I), Inserted.TheStatement,
                   Inserted.Ty);
    OS << '\n';
  }
}
