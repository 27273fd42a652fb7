//===- Expressions.h - The expressions of a function ------------*- C++ -*-===//
//
// What the analyses of redundancy talk about. Two instructions compute the same
// expression if they apply the same operation to the same operands, as they are
// written; an operand is
//
//   - a value: a constant, an argument or the result of an instruction, or
//   - a variable: in the form before SSA, a use of a load from a slot. A slot
//     is an alloca that could be promoted, a load from it reads a variable, a
//     store to it assigns to one. So `%1 = load i32, ptr %i` and `mul i32 %1,
//     4` are the lecture's `i * 4`. A load whose !range, !nonnull or !align
//     may make its result poison is a value, not the variable.
//
// An instruction kills the expressions whose value it changes: it assigns to a
// variable or computes anew a value among the operands (which matters in
// loops), or it may write the memory that the expression reads.
//
// Loads are expressions that read memory; so are calls that only read, if the
// client includes them. What must not be merged or repeated is not an
// expression: volatile and atomic accesses, allocas, freeze, convergent calls,
// what has a token type.
//
// What may write the memory that an expression reads is found for each pair of
// a writer and a reader, because the sets Ekill need all of them; MemorySSA
// gives one clobbering access (docs/passes.md, "Why not LLVM's").
//
// Source: [Lecture8], "common subexpression elimination".
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_EXPRESSIONS_EXPRESSIONS_H
#define MINCAML_ANALYSIS_EXPRESSIONS_EXPRESSIONS_H

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/PointerIntPair.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include <optional>
#include <unordered_map>
#include <vector>

namespace llvm {
class ModuleSlotTracker;
} // namespace llvm

namespace mincaml {

/// A value, or the content of the variable in a slot.
class ExpressionOperand {
public:
  static ExpressionOperand value(llvm::Value *V) { return {V, false}; }
  static ExpressionOperand variable(llvm::AllocaInst *Slot) {
    return {Slot, true};
  }
  llvm::Value *getValue() const { return Pair.getPointer(); }
  bool isVariable() const { return Pair.getInt(); }
  void *opaque() const { return Pair.getOpaqueValue(); }

private:
  ExpressionOperand(llvm::Value *V, bool IsVariable) : Pair(V, IsVariable) {}
  llvm::PointerIntPair<llvm::Value *, 1, bool> Pair;
};

struct Expression {
  /// An instruction with the same operation; its operands may be others.
  llvm::Instruction *Template;
  llvm::SmallVector<ExpressionOperand, 3> Operands;
  /// The instructions that compute it, in reverse post order of their blocks.
  llvm::SmallVector<llvm::Instruction *, 2> Occurrences;
  bool ReadsMemory = false;
  /// The alias metadata that all occurrences have in common.
  llvm::AAMDNodes Tags;
  /// A division or a load: it must not be computed where the program would not.
  bool MayTrap = false;
};

using ExpressionKey = std::vector<const void *>;

/// What distinguishes the expression of I, with these operands, from others: a
/// key for maps. `a + b` and `b + a` have the same one, so have `a < b` and `b
/// > a`. Predicate replaces that of a comparison.
ExpressionKey
expressionKey(const llvm::Instruction &I, llvm::ArrayRef<const void *> Operands,
              std::optional<llvm::CmpInst::Predicate> Predicate = std::nullopt);

struct ExpressionKeyHash {
  size_t operator()(const ExpressionKey &Key) const {
    return llvm::hash_combine_range(Key.begin(), Key.end());
  }
};

/// Its order is that of addresses: it is for looking up only.
template <typename T>
using ExpressionMap = std::unordered_map<ExpressionKey, T, ExpressionKeyHash>;

/// Asks the alias analyses whether a write may change what an expression reads,
/// up to a number of times: the pairs of a write and a read are as many as the
/// square of the size of the function. The function must not change meanwhile.
class ClobberQuery {
public:
  explicit ClobberQuery(llvm::AAResults &AA) : AA(AA) {}

  bool isSpent() const { return Questions == MaximumQuestions; }
  bool mayClobber(llvm::Instruction &Writer, const Expression &Reader);

private:
  static constexpr unsigned MaximumQuestions = 200'000;
  llvm::BatchAAResults AA;
  unsigned Questions = 0;
};

class ExpressionTable {
public:
  enum class Calls : bool { Exclude, Include };

  /// All expressions in the blocks of F that can be reached.
  ExpressionTable(llvm::Function &F, Calls WithCalls);

  unsigned size() const { return Expressions.size(); }
  const Expression &operator[](unsigned E) const { return Expressions[E]; }

  /// The expression that I computes.
  std::optional<unsigned> computedBy(const llvm::Instruction &I) const;
  /// The load whose result is what this instruction stores.
  std::optional<unsigned> providedBy(const llvm::StoreInst &Store) const;

  /// E with the phi nodes of Block among its operands replaced by what comes
  /// in from Predecessor. It may be an expression that occurs nowhere.
  /// To be used before findClobbers().
  unsigned translate(unsigned E, const llvm::BasicBlock &Block,
                     const llvm::BasicBlock &Predecessor);
  /// The expressions with this operand.
  llvm::ArrayRef<unsigned> usersOf(ExpressionOperand Operand) const;

  /// From now on one of these may replace another.
  void mergeTags(llvm::ArrayRef<unsigned> Group);
  /// Forgets the other expressions and numbers the rest anew.
  void keepOnly(const llvm::BitVector &Kept);
  /// Finds out which instructions may write what the expressions read.
  void findClobbers(llvm::AAResults &AA);
  /// The same in parts, for a client that does not need all pairs: first
  /// findReaders(), and then, for each instruction, which of the expressions
  /// in Among it may write.
  void findReaders();
  void addClobbers(llvm::Instruction &I, const llvm::BitVector &Among,
                   ClobberQuery &Query);
  /// The expressions that I kills. Needs findClobbers().
  void forEachKilledBy(const llvm::Instruction &I,
                       llvm::function_ref<void(unsigned)> Kill) const;

  /// `mul i32 i, 4`: variables by name, values as operands.
  void print(llvm::raw_ostream &OS, unsigned E,
             llvm::ModuleSlotTracker &Names) const;

private:
  void addBlock(llvm::BasicBlock &Block);
  ExpressionKey keyOf(const Expression &E) const;
  unsigned number(Expression E);
  void index();

  /// Which of the Readers an instruction may change.
  struct Clobbers {
    bool All = false;
    llvm::SmallVector<unsigned, 2> Some;
  };

  Calls WithCalls;
  std::vector<Expression> Expressions;
  ExpressionMap<unsigned> Numbers;
  llvm::DenseMap<const llvm::Instruction *, unsigned> Computed;
  llvm::DenseMap<void *, llvm::SmallVector<unsigned, 2>> Users;
  llvm::SmallSetVector<const llvm::AllocaInst *, 8> Slots;
  std::vector<llvm::Instruction *> Writers;
  /// What reads memory. Any write changes what is read through a variable; of
  /// the other reads, those in Clobbered.
  llvm::BitVector Readers, ReadersAnywhere;
  llvm::DenseMap<const llvm::Instruction *, Clobbers> Clobbered;
};

/// I computes the same whenever its operands are the same; if it reads memory,
/// the memory too.
bool isExpression(const llvm::Instruction &I, bool WithCalls);

/// F is not for the passes that remove redundancy: a function whose frame is
/// left and entered in ways that the control flow graph does not show.
bool hasHiddenControlFlow(const llvm::Function &F);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_EXPRESSIONS_EXPRESSIONS_H
