//===- CompactPasses.cpp - The passes on the vector of statements ---------===//

#include "Passes.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"

using namespace compact;
using namespace llvm;

Constant *compact::fold(unsigned Opcode, unsigned Predicate, Type *Ty,
                        ArrayRef<Constant *> Operands, const DataLayout &DL) {
  if (!all_of(Operands, [](Constant *C) { return isa<ConstantInt>(C); }))
    return nullptr;
  Constant *Result = nullptr;
  if (Opcode == Instruction::ICmp)
    Result = ConstantFoldCompareInstOperands(Predicate, Operands[0],
                                             Operands[1], DL);
  else if (Instruction::isBinaryOp(Opcode))
    Result = ConstantFoldBinaryOpOperands(Opcode, Operands[0], Operands[1], DL);
  else if (Instruction::isCast(Opcode))
    Result = ConstantFoldCastOperand(Opcode, Operands[0], Ty, DL);
  return dyn_cast_or_null<ConstantInt>(Result);
}

Constant *compact::decide(const ConstantRange &Range, unsigned Predicate,
                          const ConstantInt &C, Type *Ty) {
  if (Range.isFullSet() || Range.isEmptySet())
    return nullptr;
  const auto P = CmpInst::Predicate(Predicate);
  if (Range.icmp(P, C.getValue()))
    return ConstantInt::getTrue(Ty);
  if (Range.icmp(CmpInst::getInversePredicate(P), C.getValue()))
    return ConstantInt::getFalse(Ty);
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Copy propagation
//===----------------------------------------------------------------------===//

/// Returns the range in which the pi node O and those above it put the value.
static ConstantRange rangeOf(CompactFunction &F, IncrementalCompaction &C,
                             Operand O, unsigned Width) {
  ConstantRange Range = ConstantRange::getFull(Width);
  for (unsigned Step = 0; Step < MaximumSteps; ++Step) {
    Statement *S = C.definition(O);
    if (!S || S->Op != Pi)
      break;
    if (auto *Other = dyn_cast_or_null<ConstantInt>(F.asConstant(S->Inline[1])))
      Range = Range.intersectWith(ConstantRange::makeExactICmpRegion(
          CmpInst::Predicate(S->Detail), Other->getValue()));
    O = S->Inline[0];
  }
  return Range;
}

/// Returns the operand of which the current statement is a copy, or none.
static Operand simplify(CompactFunction &F, IncrementalCompaction &C) {
  const Statement &S = C.current();
  const ArrayRef<Operand> Operands = C.operands();
  switch (S.Op) {
  case Instruction::PHI: {
    Operand Same = Operand::none();
    for (Operand O : Operands) {
      if (O == C.self() || O == Same)
        continue;
      if (!Same.isNone() || O.isLater() || O.isNone())
        return Operand::none();
      Same = O;
    }
    return Same;
  }
  case PhiC: {
    // The slot may not contain the current value of a statement in a loop.
    Operand Same = Operand::none();
    for (Operand U : Operands) {
      Statement *Store = C.definition(U);
      if (!Store || Store->Op != Upsilon || Store->Inline[0].isResult() ||
          Store->Inline[0].isLater() ||
          (!Same.isNone() && Same != Store->Inline[0]))
        return Operand::none();
      Same = Store->Inline[0];
    }
    return Same;
  }
  case Instruction::Select:
    if (Operands[1] == Operands[2] && !Operands[1].isLater())
      return Operands[1];
    if (auto *Condition =
            dyn_cast_or_null<ConstantInt>(F.asConstant(Operands[0])))
      return Operands[Condition->isZero() ? 2 : 1];
    return Operand::none();
  case Pi:
    if (F.asConstant(Operands[0]))
      return Operands[0];
    return S.Detail == CmpInst::ICMP_EQ &&
                   isa_and_nonnull<ConstantInt>(F.asConstant(Operands[1]))
               ? Operands[1]
               : Operand::none();
  case Instruction::BitCast:
    if (F.typeOf(Operands[0], C.visited()) == C.type() &&
        !F.asConstant(Operands[0]))
      return Operands[0];
    break;
  default:
    if (S.Op != Instruction::ICmp && !Instruction::isBinaryOp(S.Op) &&
        !Instruction::isCast(S.Op))
      return Operand::none();
  }
  SmallVector<Constant *, 2> Constants;
  for (Operand O : Operands)
    Constants.push_back(F.asConstant(O));
  Constant *Result = nullptr;
  if (!is_contained(Constants, nullptr)) {
    Result =
        fold(S.Op, S.Detail, C.type(), Constants, F.source().getDataLayout());
  } else if (S.Op == Instruction::ICmp) {
    if (auto *Other = dyn_cast_or_null<ConstantInt>(Constants[1]))
      Result = decide(rangeOf(F, C, Operands[0], Other->getBitWidth()),
                      S.Detail, *Other, C.type());
  }
  return Result ? F.constant(Result) : Operand::none();
}

void compact::propagateCopies(CompactFunction &F) {
  for (IncrementalCompaction C(F); C.next();)
    if (Operand Same = simplify(F, C); !Same.isNone())
      C.replace(Same);
}

//===----------------------------------------------------------------------===//
// Dead code
//===----------------------------------------------------------------------===//

void compact::removeDead(CompactFunction &F) {
  SmallVector<uint32_t, 64> Pending;
  for (IncrementalCompaction C(F); C.next();)
    if (C.current().Flags & Statement::Keep)
      Pending.push_back(C.position());
  BitVector Live(F.size());
  for (uint32_t N : Pending)
    Live.set(N);
  while (!Pending.empty())
    for (Operand O : F.operands(Pending.pop_back_val()))
      if (O.isResult() && !Live.test(O.number())) {
        Live.set(O.number());
        Pending.push_back(O.number());
      }
  for (uint32_t N = 0; N < F.size(); ++N)
    if (!Live.test(N) && F.Statements[N].Op != Debug)
      F.remove(N);
}

//===----------------------------------------------------------------------===//
// Tuples
//===----------------------------------------------------------------------===//

namespace {

class TupleReplacement {
public:
  explicit TupleReplacement(CompactFunction &F)
      : F(F), DL(F.source().getDataLayout()) {}

  void run() {
    IncrementalCompaction C(F);
    while (C.next()) {
      const Statement &S = C.current();
      if (S.Op == Instruction::ExtractValue &&
          S.Detail != Statement::NoDetail) {
        const Field Found = fieldOf(C.visited(), S.Inline[0], S.Detail);
        if (Found.IsKnown) {
          C.replace(Found.Value);
          continue;
        }
        FieldsOfPhis.push_back(C.position());
      }
      trackMemory(C);
    }
    // Insertions, and changes of statements before the current one, follow
    // after the walk.
    for (uint32_t N : C.withLaterOperands())
      escape(F.operands(N));
    for (const Tuple &T : Tuples)
      replaceMemory(T);
    for (uint32_t N : FieldsOfPhis)
      replaceFieldOfPhi(N);
  }

private:
  /// A field of an aggregate: its value, or the phi node that the aggregate is,
  /// or none.
  struct Field {
    bool IsKnown = false;
    Operand Value = Operand::none();
  };
  struct Tuple : TupleAccesses<uint32_t> {
    uint32_t Block;
    /// The allocation, and the addresses of fields.
    SmallVector<uint32_t, 4> Addresses;
  };
  struct Address {
    unsigned TupleNumber;
    uint64_t Offset;
  };

  Field fieldOf(Columns &Among, Operand Aggregate, unsigned Index) {
    for (unsigned Step = 0; Step < MaximumSteps; ++Step) {
      if (Constant *C = F.asConstant(Aggregate)) {
        Constant *Element = C->getAggregateElement(Index);
        return Element ? Field{true, F.constant(Element)} : Field();
      }
      if (!Aggregate.isResult() ||
          Aggregate.number() >= Among.Statements.size())
        return {};
      const Statement &S = Among.Statements[Aggregate.number()];
      if (S.Op == Instruction::PHI || S.Op == PhiC)
        return {false, Aggregate};
      if (S.Op == Instruction::InsertValue && S.Detail == Index)
        return {!S.Inline[1].isLater() && !S.Inline[1].isNone(), S.Inline[1]};
      if (S.Op != Copy &&
          (S.Op != Instruction::InsertValue || S.Detail == Statement::NoDetail))
        return {};
      Aggregate = S.Inline[0];
    }
    return {};
  }

  /// In code that is not reachable, a value may be its own field.
  static bool isBefore(Operand O, uint32_t N) {
    return !O.isResult() || O.number() < N;
  }

  /// The aggregate that comes to a phi or phi-c node as its I-th operand.
  Operand incoming(uint32_t Phi, unsigned I) {
    const Operand O = F.operands(Phi)[I];
    if (F.Statements[Phi].Op == Instruction::PHI || !O.isResult())
      return O;
    const Statement &U = F.Statements[O.number()];
    return U.Op == Upsilon ? U.Inline[0] : Operand::none();
  }

  void replaceFieldOfPhi(uint32_t N) {
    const unsigned Index = F.Statements[N].Detail;
    const Field Found = fieldOf(F, F.Statements[N].Inline[0], Index);
    if (Found.IsKnown && isBefore(Found.Value, N))
      F.replace(N, Found.Value);
    if (Found.IsKnown || Found.Value.isNone())
      return;
    // All phi nodes that lead to this one, unless there is an aggregate among
    // their operands whose field is not known.
    SmallSetVector<uint32_t, 8> Phis;
    Phis.insert(Found.Value.number());
    for (unsigned P = 0; P < Phis.size(); ++P)
      for (unsigned I = 0; I < F.operands(Phis[P]).size(); ++I) {
        const Field In = fieldOf(F, incoming(Phis[P], I), Index);
        if (!In.IsKnown && In.Value.isNone())
          return;
        if (!In.IsKnown)
          Phis.insert(In.Value.number());
        if (Phis.size() > MaximumSteps)
          return;
      }
    // The new nodes have numbers at once, so that they can be each other's
    // operands.
    const size_t FirstNew = NewPhis.size();
    for (uint32_t Phi : Phis)
      if (!PhisOfFields.contains({Phi, Index})) {
        PhisOfFields[{Phi, Index}] = insertLike(Phi, F.Types[N]);
        NewPhis.push_back(Phi);
      }
    for (uint32_t Phi : drop_begin(NewPhis, FirstNew)) {
      const Operand New = PhisOfFields.at({Phi, Index});
      for (unsigned I = 0; I < F.operands(Phi).size(); ++I) {
        const Field In = fieldOf(F, incoming(Phi, I), Index);
        Operand &Value = F.insertedOperands(New)[I];
        const Operand InField =
            In.IsKnown ? In.Value : PhisOfFields.at({In.Value.number(), Index});
        if (F.Statements[Phi].Op == PhiC)
          F.insertedOperands(Value)[0] = InField;
        else
          Value = InField;
      }
    }
    F.replace(N, PhisOfFields.at({Found.Value.number(), Index}));
  }

  /// Inserts a phi or phi-c node without values next to another one. A phi-c
  /// node gets upsilon nodes next to those of the other.
  Operand insertLike(uint32_t Phi, Type *Ty) {
    const Statement S = F.Statements[Phi];
    SmallVector<Operand, 8> Values(S.Size, Operand::none()), Edges;
    if (S.Op == Instruction::PHI)
      Edges.assign(F.edges(S).begin(), F.edges(S).end());
    else
      for (unsigned I = 0; I < S.Size; ++I)
        Values[I] = F.insert(
            F.operands(Phi)[I].number(), CompactFunction::Place::Before,
            Upsilon, Type::getVoidTy(Ty->getContext()), {}, Operand::none());
    return F.insert(Phi, CompactFunction::Place::Before, S.Op, Ty,
                    F.Origins[Phi], Values, Edges);
  }

  void escape(ArrayRef<Operand> Operands) {
    for (Operand O : Operands)
      if (const Address *A = addressOf(O))
        Tuples[A->TupleNumber].Escapes = true;
  }

  const Address *addressOf(Operand O) const {
    auto It = O.isResult() ? Addresses.find(O.number()) : Addresses.end();
    return It == Addresses.end() ? nullptr : &It->second;
  }

  void addAddress(uint32_t N, Address A) {
    Addresses[N] = A;
    Tuples[A.TupleNumber].Addresses.push_back(N);
  }

  /// Records what the current statement does to the memory of a tuple.
  void trackMemory(IncrementalCompaction &C) {
    const Statement &S = C.current();
    const uint32_t N = C.position();
    if (S.Flags & Statement::Allocates) {
      Tuples.emplace_back().Block = C.block();
      addAddress(N, {unsigned(Tuples.size() - 1), 0});
    }
    if (Tuples.empty() || S.Op == Debug)
      return;
    const ArrayRef<Operand> Operands = C.operands();
    const bool IsSimple = S.Flags & Statement::IsSimple;
    if (S.Op == Instruction::Load && IsSimple) {
      if (const Address *A = addressOf(Operands[0])) {
        Tuple &T = Tuples[A->TupleNumber];
        T.Loads.push_back({A->Offset, C.type(), N, T.Block == C.block()});
      }
    } else if (S.Op == Instruction::Store && IsSimple) {
      escape(Operands[0]);
      if (const Address *A = addressOf(Operands[1])) {
        Tuple &T = Tuples[A->TupleNumber];
        T.addStore(A->Offset, F.typeOf(Operands[0], C.visited()), DL, N,
                   T.Block == C.block());
      }
    } else if (S.Op == Instruction::GetElementPtr &&
               S.Detail != Statement::NoDetail) {
      if (const Address *A = addressOf(Operands[0]))
        addAddress(N, {A->TupleNumber, A->Offset + S.Detail});
    } else {
      escape(Operands);
    }
  }

  void replaceMemory(const Tuple &T) {
    if (!T.canReplace() || any_of(T.Loads, [&](const Tuple::Load &L) {
          return !isBefore(stored(T, L), L.TheStatement);
        }))
      return;
    for (const Tuple::Load &L : T.Loads)
      F.replace(L.TheStatement, stored(T, L));
    for (const Tuple::Store &S : T.Stores)
      F.remove(S.TheStatement);
    for (uint32_t N : T.Addresses)
      F.remove(N);
  }

  Operand stored(const Tuple &T, const Tuple::Load &L) {
    return F.operands(T.storeOf(L)->TheStatement)[0];
  }

  CompactFunction &F;
  const DataLayout &DL;
  SmallVector<uint32_t, 8> FieldsOfPhis, NewPhis;
  /// The phi node of a field of a phi node.
  DenseMap<std::pair<uint32_t, unsigned>, Operand> PhisOfFields;
  std::vector<Tuple> Tuples;
  DenseMap<uint32_t, Address> Addresses;
};

} // namespace

void compact::replaceTuples(CompactFunction &F) { TupleReplacement(F).run(); }
