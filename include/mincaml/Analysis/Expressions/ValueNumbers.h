//===- ValueNumbers.h - Global value numbering ------------------*- C++ -*-===//
//
// Assigns numbers to values so that values with the same number are equal
// wherever both have been computed:
//
//   - a constant is its own number;
//   - an operation has the number of the first one with the same operation and
//     operands with the same numbers, in either order if it is commutative;
//   - a phi node whose incoming values all have the same number has that
//     number, if one of the incoming values dominates it; two phi nodes in the
//     same block with the same incoming values in the same order have the same
//     number;
//   - a load from a slot has the number of the last value stored there in the
//     same block: this is the lecture's `d = b`, which computes nothing;
//   - a load that is marked invariant has the number of the first such load
//     from the same address;
//   - everything else has a number of its own.
//
// One pass visits the blocks in reverse post order, so that operands are
// numbered before their uses, except those that come from a previous iteration.
//
// Operations with the same number may have different flags and metadata (nsw,
// nnan, !range). A pass that replaces one by another that dominates it must
// intersect these. A phi node of equal values none of which dominates it has a
// number of its own, because there is no single instruction whose flags could
// be dropped.
//
// Source: [Lecture8], "value numbering"; [ValueNumbering], hash-based.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_EXPRESSIONS_VALUENUMBERS_H
#define MINCAML_ANALYSIS_EXPRESSIONS_VALUENUMBERS_H

#include "mincaml/Analysis/Expressions/Expressions.h"
#include <string>
#include <vector>

namespace mincaml {

/// A number, a constant, or nothing.
class ValueNumber {
public:
  ValueNumber() = default;
  static ValueNumber number(unsigned N) { return (uintptr_t(N) << 1) | 1; }
  static ValueNumber constant(const llvm::Constant *C) {
    return reinterpret_cast<uintptr_t>(C);
  }
  explicit operator bool() const { return Bits != 0; }
  bool isConstant() const { return Bits != 0 && (Bits & 1) == 0; }
  llvm::Constant *getConstant() const {
    return isConstant() ? reinterpret_cast<llvm::Constant *>(Bits) : nullptr;
  }
  unsigned getNumber() const { return unsigned(Bits >> 1); }
  const void *opaque() const { return reinterpret_cast<const void *>(Bits); }
  bool operator==(const ValueNumber &) const = default;

private:
  ValueNumber(uintptr_t Bits) : Bits(Bits) {}
  uintptr_t Bits = 0;
};

class ValueNumbers {
public:
  ValueNumbers(const llvm::Function &F, const llvm::DominatorTree &DT);

  /// The number of a value; empty if the value is unreachable or has no number.
  /// For a store to a slot, the number of the stored value.
  ValueNumber of(const llvm::Value &V) const;
  /// The number of the comparison that is true when this one is false, if there
  /// is one in the function.
  ValueNumber ofInverse(const llvm::CmpInst &Compare) const;
  /// The numbers are 1, ..., size().
  unsigned size() const { return Next - 1; }

  bool isSlot(const llvm::Value &V) const;

private:
  void addBlock(const llvm::BasicBlock &Block, const llvm::DominatorTree &DT);
  ValueNumber ofPhi(const llvm::PHINode &Phi, const llvm::DominatorTree &DT);
  ValueNumber fresh() { return ValueNumber::number(Next++); }
  ValueNumber ofKey(ExpressionKey Key);
  llvm::SmallVector<const void *, 4>
  operandsOf(const llvm::Instruction &I) const;

  unsigned Next = 1;
  llvm::DenseMap<const llvm::Value *, ValueNumber> Numbers;
  ExpressionMap<ValueNumber> Known;
  llvm::SmallSetVector<const llvm::AllocaInst *, 8> Slots;
};

struct ValueNumbersAnalysis : llvm::AnalysisInfoMixin<ValueNumbersAnalysis> {
  static inline llvm::AnalysisKey Key;
  using Result = ValueNumbers;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
};

/// Describes the number of the value that I computes or stores to a slot:
/// `#3 = add #1, #2`, or a constant. Empty for an instruction without a number,
/// such as a branch.
std::string describeValueNumber(const llvm::Instruction &I,
                                const ValueNumbers &Numbers,
                                llvm::ModuleSlotTracker &Names);

void printValueNumbers(llvm::raw_ostream &OS, llvm::Function &F,
                       llvm::FunctionAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_EXPRESSIONS_VALUENUMBERS_H
