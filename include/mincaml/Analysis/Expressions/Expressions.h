//===- Expressions.h - The expressions of a function ------------*- C++ -*-===//
//
// The expressions that the redundancy analyses number and compare. Two
// instructions compute the same expression if they apply the same operation to
// the same operands, as written. An operand is
//
//   - a value: a constant, an argument or the result of an instruction, or
//   - a variable: in code that is not in SSA form, a use of a load from a slot.
//     A slot is an alloca that could be promoted; a load from it reads a
//     variable, and a store to it assigns to one. So `%1 = load i32, ptr %i`
//     and `mul i32 %1, 4` are the lecture's `i * 4`. A load whose !range,
//     !nonnull or !align may make its result poison is a value, not the
//     variable.
//
// An instruction kills the expressions whose value it may change: it assigns to
// a variable among the operands, it recomputes a value among the operands
// (which matters in loops), or it may write the memory that the expression
// reads.
//
// Loads are expressions that read memory; so are calls that only read memory,
// if the client includes them. Instructions that must not be merged or repeated
// are not expressions: volatile and atomic accesses, allocas, freeze,
// convergent calls, and instructions of token type.
//
// Clobbers are found for each pair of a writing instruction and a reading
// expression, because the sets Ekill need all of them; MemorySSA gives one
// clobbering access (docs/passes.md, "Why not LLVM's").
//
// Source: [Lecture8], "common subexpression elimination".
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_EXPRESSIONS_EXPRESSIONS_H
#define MINCAML_ANALYSIS_EXPRESSIONS_EXPRESSIONS_H

#include "mincaml/DataFlow/Solver.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/PointerIntPair.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include <optional>
#include <unordered_map>
#include <vector>

namespace mincaml {

/// An operand of an expression: a value, or the content of the variable in a
/// slot.
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
  /// An instruction with the same operation; its operands may differ.
  llvm::Instruction *Template;
  llvm::SmallVector<ExpressionOperand, 3> Operands;
  /// The instructions that compute the expression, in reverse post order of
  /// their blocks.
  llvm::SmallVector<llvm::Instruction *, 2> Occurrences;
  bool ReadsMemory = false;
  /// The alias metadata that all occurrences have in common.
  llvm::AAMDNodes Tags;
  /// Whether the computation may trap, as a division or a load may. If so, it
  /// must not be executed where the program would not execute it.
  bool MayTrap = false;
};

using ExpressionKey = std::vector<const void *>;

/// A map key for the operation of I with these operands. `a + b` and `b + a`
/// have the same key, and so have `a < b` and `b > a`. If I is a comparison,
/// Predicate, if given, replaces its predicate.
ExpressionKey
expressionKey(const llvm::Instruction &I, llvm::ArrayRef<const void *> Operands,
              std::optional<llvm::CmpInst::Predicate> Predicate = std::nullopt);

struct ExpressionKeyHash {
  size_t operator()(const ExpressionKey &Key) const {
    return llvm::hash_combine_range(Key.begin(), Key.end());
  }
};

/// A map whose keys are expressions. Its iteration order depends on addresses,
/// so it must only be used for lookups.
template <typename T>
using ExpressionMap = std::unordered_map<ExpressionKey, T, ExpressionKeyHash>;

/// Asks alias analysis whether a write may change the memory that an expression
/// reads. The number of queries is limited, because the number of pairs of
/// writes and reads is quadratic in the size of the function. The function must
/// not change during the lifetime of the query object.
class ClobberQuery {
public:
  explicit ClobberQuery(llvm::AAResults &AA) : AA(AA) {}

  bool isExhausted() const { return Queries == MaximumQueries; }
  bool mayClobber(llvm::Instruction &Writer, const Expression &Reader);

private:
  static constexpr unsigned MaximumQueries = 200'000;
  llvm::BatchAAResults AA;
  unsigned Queries = 0;
};

class ExpressionTable {
public:
  enum class Calls : bool { Exclude, Include };

  /// Collects all expressions in the reachable blocks of F.
  ExpressionTable(llvm::Function &F, Calls WithCalls);

  unsigned size() const { return Expressions.size(); }
  const Expression &operator[](unsigned E) const { return Expressions[E]; }

  /// The expression that I computes.
  std::optional<unsigned> computedBy(const llvm::Instruction &I) const;
  /// The expression that Store makes available: the load of the same type from
  /// the same address.
  std::optional<unsigned> providedBy(const llvm::StoreInst &Store) const;

  /// Returns the expression that E becomes if the phi nodes of Block are
  /// replaced by their incoming values from Predecessor. If no instruction
  /// computes that expression, it is added to the table. Must be called before
  /// findClobbers().
  unsigned translate(unsigned E, const llvm::BasicBlock &Block,
                     const llvm::BasicBlock &Predecessor);
  /// The expressions with this operand.
  llvm::ArrayRef<unsigned> usersOf(ExpressionOperand Operand) const;

  /// Gives all expressions of Group the alias metadata that they have in
  /// common, because from now on one of them may replace another.
  void mergeTags(llvm::ArrayRef<unsigned> Group);
  /// Removes the expressions that are not in Kept and renumbers the others.
  void keepOnly(const llvm::BitVector &Kept);
  /// Finds the instructions that may write the memory that expressions read.
  void findClobbers(llvm::AAResults &AA);
  /// The two steps of findClobbers(), for a client that does not need all pairs
  /// of instructions and expressions. findReaders() comes first. Then
  /// addClobbers() finds the expressions in Among that read memory that I may
  /// write.
  void findReaders();
  void addClobbers(llvm::Instruction &I, const llvm::BitVector &Among,
                   ClobberQuery &Query);
  /// Calls Kill for each expression that I kills. Precondition: findClobbers()
  /// has been called.
  void forEachKilledBy(const llvm::Instruction &I,
                       llvm::function_ref<void(unsigned)> Kill) const;

  /// Prints an expression, with variables by their names: `mul i32 i, 4`.
  void print(llvm::raw_ostream &OS, unsigned E,
             llvm::ModuleSlotTracker &Names) const;

private:
  void addBlock(llvm::BasicBlock &Block);
  ExpressionKey keyOf(const Expression &E) const;
  unsigned number(Expression E);
  void index();
  void addUser(unsigned N);

  /// The Readers that an instruction may clobber.
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
  /// The expressions that read memory. ReadersAnywhere are the loads whose
  /// address is a variable: every write kills them. Readers are the others: a
  /// write kills those that Clobbered lists for it.
  llvm::BitVector Readers, ReadersAnywhere;
  llvm::DenseMap<const llvm::Instruction *, Clobbers> Clobbered;
};

/// Whether I is an expression: it computes the same value whenever its operands
/// are the same and, if it reads memory, the memory is the same too.
bool isExpression(const llvm::Instruction &I, bool WithCalls);

/// Whether F has control flow that its control-flow graph does not show: it is
/// naked, a coroutine that is not split yet, or calls a function that returns
/// twice. The passes that remove redundancy do not run on such a function.
bool hasHiddenControlFlow(const llvm::Function &F);

/// The text of a set: `{e1, e3}`.
std::string expressionSet(const llvm::BitVector &Set);

/// Prints the list of expressions, `  e1 = mul i32 i, 4`, and a table with a
/// row for each block: the expressions that it generates, those that it kills,
/// and those that hold at its start and at its end.
void printExpressionSets(llvm::raw_ostream &OS, llvm::StringRef Title,
                         const llvm::Function &F,
                         const ExpressionTable &Expressions,
                         const dataflow::FlowGraph<llvm::BasicBlock> &Graph,
                         const std::vector<dataflow::GenKill> &Rows,
                         llvm::StringRef GenName,
                         const dataflow::Solution<llvm::BitVector> &Result);

/// Prints the control-flow graph with the expressions at the start and the end
/// of each block.
void printExpressionGraph(llvm::raw_ostream &OS, llvm::StringRef Title,
                          const llvm::Function &F,
                          const ExpressionTable &Expressions,
                          const dataflow::FlowGraph<llvm::BasicBlock> &Graph,
                          const dataflow::Solution<llvm::BitVector> &Result);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_EXPRESSIONS_EXPRESSIONS_H
