//===- ValueAnalysis.h - Value ranges and points-to sets --------*- C++ -*-===//
//
// Computes an abstract value (AbstractValue.h) for each integer and pointer of
// a function or of a whole module, which holds whenever the integer or pointer
// is computed. The analysis is an abstract interpretation over extended SSA
// form (PiNodes.h).
//
//   lattice    AbstractValue, for each name of a value, each parameter and
//              result of a function, and each cell of memory
//   direction  forward: from operands to users, from arguments to parameters,
//              from stores to loads
//   join       at phi nodes, parameters, results and cells
//   transfer   integers as ConstantRange computes them, in arithmetic that
//              wraps; a pi node intersects with the numbers that its condition
//              allows, or keeps the objects whose contents allow it; a load
//              yields the contents of the cells that its pointer may lead to.
//              The elements of small structures, such as the results of
//              functions that return exceptions, have values of their own.
//   edges      a branch or switch takes only the edges that its condition
//              allows; a phi node joins only the values of these edges. Blocks
//              that no edge reaches and functions that are never called
//              contribute nothing.
//   widening   where values are joined, from the fourth change on, to the next
//              constant that the function compares with, then in doubling
//              steps; two rounds of narrowing follow
//
// Memory is flow-insensitive. An object is an allocation in the program (for
// all objects that it makes), a variable, or a function. It has a cell for each
// pair of a distance (AbstractValue.h) and a type at which the program loads or
// stores. If a type has many allocations, all objects of one of its constructors
// are one object (Constructors.h). An array has one cell for all of its elements and one for its length,
// which is written when the array is made. An object escapes when code that is
// not analyzed may learn its address, or when it is accessed in a way that its
// cells do not describe; then it may contain anything.
//
// In the analysis of a module, the points-to sets of called pointers show all
// calls of an internal function whose address does not escape. The analysis is
// context-insensitive: it joins all calls. In the analysis of a single
// function, parameters, results of calls, and objects that the function does
// not make are unknown.
//
// The cost is linear in the size of the program times the number of changes of
// one value, which widening bounds.
//
// Bottom means only "never computed"; a client must conclude nothing else from
// it.
//
// Sources: [WegmanZadeck] for edges; [CousotCousot] for intervals, widening and
// narrowing; [ABCD] for extended SSA form; [AbstractInterpretation]; [Andersen]
// for what pointers point to (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_RANGES_VALUEANALYSIS_H
#define MINCAML_ANALYSIS_RANGES_VALUEANALYSIS_H

#include "mincaml/Analysis/Ranges/AbstractValue.h"
#include "mincaml/Analysis/Ranges/PiNodes.h"
#include "llvm/IR/PassManager.h"
#include <memory>

namespace mincaml {

/// The result of the analysis. This is a snapshot: it does not follow changes
/// of the IR.
class ValueAnalysis {
public:
  /// Analyzes all functions with a body.
  ValueAnalysis(llvm::Module &M, llvm::FunctionAnalysisManager &AM);
  /// Analyzes one function by itself.
  ValueAnalysis(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
  ValueAnalysis(ValueAnalysis &&);
  ~ValueAnalysis();

  /// The value of an operand: of the name to which the use refers, or of a
  /// constant.
  AbstractValue of(const llvm::Use &U) const;
  /// The value of a name in F.
  AbstractValue of(const PiName &Name, const llvm::Function &F) const;
  /// The value of an instruction or a parameter.
  AbstractValue of(const llvm::Value &V) const;
  AbstractValue ofResult(const llvm::Function &F) const;
  /// The address that a load or store uses.
  AbstractValue ofAddress(const llvm::Instruction &Access) const;

  /// The values that an integer operand can have.
  dataflow::Interval rangeOf(const llvm::Use &U) const { return of(U).Range; }

  /// The objects that a pointer can lead to; empty if they are unknown.
  llvm::ArrayRef<ObjectNumber> objectsOf(const AbstractValue &V) const;
  /// The allocation, variable or function that an object stands for; poison if
  /// it stands for all objects of a constructor.
  const llvm::Value &origin(ObjectNumber Object) const;
  /// The ConstructorMetadata of an object; null if it is unknown.
  const llvm::MDNode *constructorOf(ObjectNumber Object) const;
  /// The numbers of the exceptions that an object stands for, if the runtime
  /// makes them.
  NumberSet runtimeExceptions(ObjectNumber Object) const;
  /// The offset in an object from which the distances of pointers are
  /// measured: the end of the header for a variable that contains an array with
  /// a header, and otherwise 0.
  int64_t startOf(ObjectNumber Object) const;
  bool hasEscaped(ObjectNumber Object) const;
  /// Whether the length of an array never changes after the array is made.
  bool hasFixedLength(ObjectNumber Object) const;
  unsigned numberOfObjects() const;
  /// The lengths that an array may have; std::nullopt for other objects.
  std::optional<dataflow::Interval> lengthOf(ObjectNumber Object) const;

  /// The contents of a part of an object.
  struct Contents {
    llvm::Type *Ty;
    int64_t Distance;
    /// Whether the part stands for all elements of an array.
    bool IsForElements;
    AbstractValue Value;
  };
  /// The contents of an object in order of distance; empty if it has escaped.
  llvm::SmallVector<Contents, 4> contentsOf(ObjectNumber Object) const;

  /// Whether the analysis has reached a block. Other blocks are never executed.
  bool isReached(const llvm::BasicBlock &B) const;
  /// An element of a result that is a structure.
  AbstractValue ofResultElement(const llvm::Function &F,
                                unsigned Element) const;

  const PiNodes &piNodes(const llvm::Function &F) const;
  AbstractValue ofPi(const llvm::Function &F, unsigned Number) const;

private:
  std::unique_ptr<class ValueSolver> Solver;
};

/// `mincaml-ranges`: the abstract values of one function by itself.
struct FunctionValueAnalysis : llvm::AnalysisInfoMixin<FunctionValueAnalysis> {
  static inline llvm::AnalysisKey Key;
  using Result = ValueAnalysis;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &AM) {
    return Result(F, AM);
  }
};

/// `mincaml-array-facts`: the abstract values of a module. A pass requests
/// them, uses them, and only then changes the module: any change invalidates
/// them.
struct ModuleValueAnalysis : llvm::AnalysisInfoMixin<ModuleValueAnalysis> {
  static inline llvm::AnalysisKey Key;
  using Result = ValueAnalysis;
  Result run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

/// `print<mincaml-ranges>`: prints the interval of each integer, block by
/// block, with the pi nodes at the start of a block.
void printRanges(llvm::raw_ostream &OS, llvm::Function &F,
                 llvm::FunctionAnalysisManager &AM);

/// `dot<mincaml-ranges>`: prints the same in the control-flow graph.
void printRangesGraph(llvm::raw_ostream &OS, llvm::Function &F,
                      llvm::FunctionAnalysisManager &AM);

/// `print<mincaml-array-facts>`: prints objects with their lengths, and for
/// each function the points-to sets of its parameters, its result and its
/// pointers.
void printArrayFacts(llvm::raw_ostream &OS, llvm::Module &M,
                     llvm::ModuleAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_RANGES_VALUEANALYSIS_H
