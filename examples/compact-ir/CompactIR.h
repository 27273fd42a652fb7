//===- CompactIR.h - A function as one vector of statements -----*- C++ -*-===//
//
// The statements of a function are elements of one vector. The position of a
// statement is the number of its value, so a definition is found by indexing.
// There are no lists of uses. docs/compact-ir.md explains the data structure,
// which is that of Julia's compiler ([JuliaSSA] in docs/sources.md, "Main SSA
// data structure").
//
//===----------------------------------------------------------------------===//

#ifndef COMPACTIR_H
#define COMPACTIR_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PointerUnion.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Instruction.h"
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace compact {

/// An operand refers to the result of a statement, to an argument, to a
/// constant, or to nothing. A *later* operand occurs only while a function is
/// compacted; it refers to a statement that has not been visited, by the number
/// that it had before.
class Operand {
public:
  enum Kind : uint32_t { Result, Argument, Constant, Later };

  static Operand result(uint32_t N) { return {Result, N}; }
  static Operand argument(uint32_t N) { return {Argument, N}; }
  static Operand constant(uint32_t N) { return {Constant, N}; }
  static Operand later(uint32_t N) { return {Later, N}; }
  static Operand none() { return {Later, NumberMask}; }

  Operand() = default;
  Kind kind() const { return Kind(Bits >> NumberBits); }
  uint32_t number() const { return Bits & NumberMask; }
  bool isNone() const { return *this == none(); }
  bool isResult() const { return kind() == Result; }
  bool isLater() const { return kind() == Later && !isNone(); }
  bool operator==(const Operand &) const = default;

private:
  static constexpr unsigned NumberBits = 30;
  static constexpr uint32_t NumberMask = (1u << NumberBits) - 1;

  Operand(Kind K, uint32_t N) : Bits(uint32_t(K) << NumberBits | N) {}

  uint32_t Bits;
};

/// The operation of a statement: an opcode of LLVM, or one of these.
enum Operation : uint8_t {
  /// A statement that has been replaced by its operand. The statement has been
  /// deleted if the operand is none.
  Copy = 200,
  /// A value, and another value: between them, the predicate in Detail holds.
  /// The result is the first value.
  Pi,
  /// Loads from a slot of its own. The operands are the statements that store
  /// to the slot: upsilon nodes, each with the value that it stores.
  PhiC,
  Upsilon,
  /// A debug record, with its locations.
  Debug,
};

struct Statement {
  enum Flag : uint8_t {
    /// Has an effect besides its result: must not be removed.
    Keep = 1,
    /// Allocates memory that is not accessed but through the result.
    Allocates = 2,
    /// A load or store that is neither volatile nor atomic.
    IsSimple = 4,
  };
  static constexpr uint16_t NoDetail = UINT16_MAX;

  uint8_t Op;
  uint8_t Flags = 0;
  /// The predicate of a comparison or pi node; the index of an extractvalue or
  /// insertvalue; the constant offset in bytes of a getelementptr.
  uint16_t Detail = NoDetail;
  /// The number of operands.
  uint32_t Size = 0;
  union {
    /// Up to two operands.
    Operand Inline[2];
    /// The index of the first operand in the pool. Those of a phi node are
    /// always in the pool, and are followed by the numbers of the blocks that
    /// they come from.
    uint32_t First;
  };

  Statement(uint8_t Op) : Op(Op), Inline{Operand::none(), Operand::none()} {}
  bool isInPool() const { return Size > 2 || Op == llvm::Instruction::PHI; }
  /// The number of its elements in the pool.
  unsigned poolSize() const {
    return !isInPool() ? 0 : Op == llvm::Instruction::PHI ? 2 * Size : Size;
  }
};
static_assert(sizeof(Statement) == 16);

/// A statement was read from this object, whose attributes, metadata, flags and
/// name the writer takes over.
using Origin =
    llvm::PointerUnion<llvm::Instruction *, llvm::DbgVariableRecord *,
                       llvm::DbgLabelRecord *>;

/// The statements: a vector for each part, all indexed by position.
struct Columns {
  std::vector<Statement> Statements;
  std::vector<llvm::Type *> Types;
  std::vector<Origin> Origins;
  std::vector<Operand> Pool;

  llvm::MutableArrayRef<Operand> operands(Statement &S) {
    return {S.isInPool() ? Pool.data() + S.First : S.Inline, S.Size};
  }
  llvm::MutableArrayRef<Operand> operands(uint32_t N) {
    return operands(Statements[N]);
  }
  /// The blocks that the values of a phi node come from.
  llvm::MutableArrayRef<Operand> edges(const Statement &Phi) {
    return {Pool.data() + Phi.First + Phi.Size, Phi.Size};
  }
};

/// The statements at positions from First up to Last; the last is a terminator.
struct Block {
  uint32_t First, Last;
  llvm::SmallVector<uint32_t, 2> Successors;
  llvm::BasicBlock *TheOrigin;
};

class CompactFunction : public Columns {
public:
  explicit CompactFunction(llvm::Function &F) : Source(&F) {}

  llvm::Function &source() const { return *Source; }
  uint32_t size() const { return Statements.size(); }
  /// In an order in which each reachable block follows its dominators.
  std::vector<Block> Blocks;

  /// Inserts a statement before or after the one at a position. Its number can
  /// be used at once; the next compaction puts it in its place.
  enum class Place { Before, After };
  Operand insert(uint32_t Position, Place Where, uint8_t Op, llvm::Type *Ty,
                 Origin From, llvm::ArrayRef<Operand> Operands,
                 llvm::ArrayRef<Operand> Edges = {});
  void setOperands(Statement &S, llvm::ArrayRef<Operand> Operands,
                   llvm::ArrayRef<Operand> Edges = {});
  /// The operands of an inserted statement.
  llvm::MutableArrayRef<Operand> insertedOperands(Operand Inserted) {
    return operands(Insertions[Inserted.number() - size()].TheStatement);
  }

  /// Replaces all uses of a statement by a value, by writing the value in the
  /// statement's place.
  void replace(uint32_t N, Operand By) {
    Statements[N] = Statement(Copy);
    Statements[N].Size = 1;
    Statements[N].Inline[0] = By;
  }
  void remove(uint32_t N) { replace(N, Operand::none()); }

  Operand constant(llvm::Value *C);
  llvm::Value *valueOf(Operand Constant) const {
    return Constants[Constant.number()];
  }
  /// The constant that an operand is, or null.
  llvm::Constant *asConstant(Operand O) const;

  /// The type of an operand of one of the statements; null if it is not known.
  llvm::Type *typeOf(Operand O, const Columns &Among) const;

  void print(llvm::raw_ostream &OS);

private:
  friend class IncrementalCompaction;

  struct Insertion {
    Statement TheStatement;
    llvm::Type *Ty;
    Origin From;
    uint32_t Position;
    Place Where;

    /// Sorts what is inserted before, and after, the statement at Position.
    uint64_t key() const {
      return 2 * uint64_t(Position) + (Where == Place::Before ? 0 : 1);
    }
  };

  llvm::Function *Source;
  std::vector<Insertion> Insertions;
  std::vector<llvm::Value *> Constants;
  llvm::DenseMap<llvm::Value *, uint32_t> ConstantNumbers;
};

/// Walks over the statements of a function and compacts it at the same time:
/// puts inserted statements in their places, drops replaced and removed ones,
/// and renumbers. A pass that visits all statements anyway does
///
///   for (IncrementalCompaction C(F); C.next();)
///     ... C.current() ...
///
/// and sees only statements whose operands have their new numbers. During the
/// walk, it may replace the current statement and follow operands to their
/// definitions; it must not insert. When next() returns false, the function is
/// compact.
///
/// If nothing has been inserted, the statements move down within their vectors.
class IncrementalCompaction {
public:
  explicit IncrementalCompaction(CompactFunction &F);
  ~IncrementalCompaction() { assert(IsFinished && "left before the end"); }

  bool next();

  /// The position of the current statement.
  uint32_t position() const { return Count - 1; }
  uint32_t block() const { return CurrentBlock; }
  Statement &current() { return Out->Statements[position()]; }
  llvm::MutableArrayRef<Operand> operands() { return Out->operands(current()); }
  llvm::Type *type() const { return Out->Types[position()]; }
  /// The current statement as an operand of itself or of an earlier one.
  Operand self() const { return Operand::later(CurrentNumber); }
  /// The statements that have been visited, by position.
  Columns &visited() { return *Out; }
  /// The visited statement that defines an operand, or null.
  Statement *definition(Operand O) {
    return O.isResult() ? &Out->Statements[O.number()] : nullptr;
  }

  /// Replaces the current statement by a value. It is no longer visited; the
  /// next statement gets its position.
  void replace(Operand By);

  /// The positions of the statements that had a later operand.
  llvm::ArrayRef<uint32_t> withLaterOperands() const { return WithLater; }

private:
  void emit(const Statement &S, llvm::Type *Ty, Origin From);
  void enterBlockOf(uint32_t OldPosition);
  void finish();

  CompactFunction &F;
  Columns Fresh;
  Columns *Out;
  /// For each old number, what refers to it now.
  std::vector<Operand> Renamed;
  std::vector<uint32_t> Order;
  std::vector<uint32_t> WithLater;
  uint32_t OldPosition = 0, NextInsertion = 0, OldSize;
  uint32_t Count = 0, PoolCount = 0, PoolBefore = 0;
  uint32_t CurrentNumber = 0, CurrentBlock = 0;
  bool HadLater = false, IsFinished = false;
};

/// Only compacts.
void compact(CompactFunction &F);

/// Reads a function. Returns null, and the reason, if the function has a
/// construct that the structure cannot express.
std::unique_ptr<CompactFunction> read(llvm::Function &F, bool WithPis,
                                      std::string &Reason);
/// Replaces the body of the function that F was read from.
void write(CompactFunction &F);

} // namespace compact

#endif // COMPACTIR_H
