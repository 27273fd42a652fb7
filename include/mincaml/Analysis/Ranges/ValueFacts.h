//===- ValueFacts.h - Ranges of integers, targets of pointers ---*- C++ -*-===//
//
// For each integer and pointer of a function, or of a whole module, what is
// known of it whenever it is computed (AbstractValue.h). An abstract
// interpretation over extended SSA form (PiNodes.h).
//
//   lattice    AbstractValue, for each name of a value, each parameter and
//              result of a function, and each cell of memory
//   direction  forward: from operands to users, from arguments to parameters,
//              from stores to loads
//   join       at phi nodes, parameters, results and cells
//   transfer   integers as ConstantRange computes them, in arithmetic that
//              wraps; a pi node intersects with what its condition allows; a
//              load yields what is in the cells that its pointer may lead to
//   edges      a branch or switch on what is known takes only the edges that it
//              can take; phi nodes join what comes along these, and blocks that
//              no edge reaches, and functions that nothing calls, say nothing
//   widening   where values are joined, from the fourth change on, to the next
//              constant that the function compares with, then in doubling
//              steps; two rounds of narrowing follow
//
// Memory is flow-insensitive. An object is an allocation in the program, for
// all objects that it makes, a variable, or a function. It has a cell for each
// distance and type that is loaded or stored. An array has one for all of its
// elements and one for its length, which is written where it is made. An object
// escapes when code that is not analyzed may come to know its address, or when
// it is accessed in a way that its cells do not describe; then anything can be
// in it.
//
// In a module, the calls of an internal function whose address does not escape
// are all known, by what its callers point to (no context: all calls together).
// In a single function, parameters, results of calls, and whatever was not made
// in it are unknown.
//
// The cost is linear in the program times the number of changes of one value,
// which widening bounds.
//
// No value is bottom unless it is never computed; a user must not conclude
// anything from what is never computed but that.
//
// Sources: [WegmanZadeck] for edges; [CousotCousot] for intervals, widening and
// narrowing; [ABCD] for extended SSA form; [AbstractInterpretation]; [Andersen]
// for what pointers point to (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_RANGES_VALUEFACTS_H
#define MINCAML_ANALYSIS_RANGES_VALUEFACTS_H

#include "mincaml/Analysis/Ranges/AbstractValue.h"
#include "mincaml/Analysis/Ranges/PiNodes.h"
#include "llvm/IR/PassManager.h"
#include <memory>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mincaml {

/// The result. A snapshot: it does not follow changes of the IR.
class ValueFacts {
public:
  /// Of all functions with a body.
  ValueFacts(llvm::Module &M, llvm::FunctionAnalysisManager &AM);
  /// Of one function.
  ValueFacts(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
  ValueFacts(ValueFacts &&);
  ~ValueFacts();

  /// Of an operand, by the name that it has there, or of a constant.
  AbstractValue of(const llvm::Use &U) const;
  /// Of a name of a value in F.
  AbstractValue of(const PiName &Name, const llvm::Function &F) const;
  /// Of the result of an instruction, or of a parameter.
  AbstractValue of(const llvm::Value &V) const;
  AbstractValue ofResult(const llvm::Function &F) const;
  /// Of the address that a load or store uses.
  AbstractValue ofAddress(const llvm::Instruction &Access) const;

  /// The numbers that an integer operand can be.
  dataflow::Interval rangeOf(const llvm::Use &U) const { return of(U).Range; }

  /// The objects that a pointer can lead to; none if it is unknown.
  llvm::ArrayRef<ObjectNumber> objectsOf(const AbstractValue &V) const;
  /// The allocation, variable or function.
  const llvm::Value &origin(ObjectNumber Object) const;
  /// Where in the variable the distances of pointers are measured from: behind
  /// the header of an array.
  int64_t startOf(ObjectNumber Object) const;
  bool hasEscaped(ObjectNumber Object) const;
  /// Whether the length of an array is never stored to after it is made.
  bool hasFixedLength(ObjectNumber Object) const;
  unsigned numberOfObjects() const;
  /// The lengths that an array may have; nothing for other objects.
  std::optional<dataflow::Interval> lengthOf(ObjectNumber Object) const;

  /// What is in a part of an object that is loaded or stored.
  struct Contents {
    int64_t Distance;
    /// All elements of an array.
    bool IsForElements;
    AbstractValue Value;
  };
  /// In order of distance. Says nothing of objects that have escaped.
  llvm::SmallVector<Contents, 4> contentsOf(ObjectNumber Object) const;

  const PiNodes &piNodes(const llvm::Function &F) const;
  AbstractValue ofPi(const llvm::Function &F, unsigned Number) const;

private:
  std::unique_ptr<class FactSolver> Solver;
};

/// `mincaml-ranges`: the facts of one function by itself.
class RangesAnalysis : public llvm::AnalysisInfoMixin<RangesAnalysis> {
public:
  using Result = ValueFacts;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);

private:
  friend llvm::AnalysisInfoMixin<RangesAnalysis>;
  static llvm::AnalysisKey Key;
};

/// `mincaml-array-facts`: the facts of a module. For a pass that computes them
/// on the module as it is, uses them, and changes the module last. Any change
/// invalidates them.
class ArrayFactsAnalysis : public llvm::AnalysisInfoMixin<ArrayFactsAnalysis> {
public:
  using Result = ValueFacts;
  Result run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);

private:
  friend llvm::AnalysisInfoMixin<ArrayFactsAnalysis>;
  static llvm::AnalysisKey Key;
};

/// `print<mincaml-ranges>`: the interval of each integer, block by block, with
/// the pi nodes at the start of a block.
void printRanges(llvm::raw_ostream &OS, llvm::Function &F,
                 llvm::FunctionAnalysisManager &AM);

/// `dot<mincaml-ranges>`: the same in the control-flow graph.
void printRangesGraph(llvm::raw_ostream &OS, llvm::Function &F,
                      llvm::FunctionAnalysisManager &AM);

/// `print<mincaml-array-facts>`: objects with lengths, and for each function
/// what its parameters, its result and the pointers in it lead to.
void printArrayFacts(llvm::raw_ostream &OS, llvm::Module &M,
                     llvm::ModuleAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_RANGES_VALUEFACTS_H
