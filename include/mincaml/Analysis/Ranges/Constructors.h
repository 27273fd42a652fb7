//===- Constructors.h - Constructors that a value can have ------*- C++ -*-===//
//
// Which constructors can a value of a data type have, with which arguments, and
// which exceptions can a function raise? Julia's compiler infers types by
// abstract interpretation, and its pi nodes say "here x is an Int" where `isa(x,
// Int)` holds. In MinCaml the types are known, and this is the question that is
// left. ValueAnalysis answers it, because the numbers and objects of its
// abstract values are constructors:
//
//   constructor without arguments   a number (NumberSet), as an address or, in
//                                   an enumeration, as an integer
//   constructor with arguments      an object. Its cells are the tag and the
//                                   arguments.
//   exception                       an object whose first cell is its number. A
//                                   function returns it as the second element of
//                                   its result.
//
//   lattice    sets of constructors, with a product of abstract values for the
//              arguments of each
//   height     a value is raised at most 64 times for its numbers and at most
//              ObjectSets::MaximumObjects + 1 times for its objects. Types nest
//              without limit, but objects do not: an object stands for all
//              values of one allocation, or, if a type has more than
//              MaximumOfType allocations and constants, for all values of one
//              constructor. The arguments of all these values are joined. This
//              is the widening; Julia limits the nesting of types instead.
//   transfer   a comparison of a pointer with a number, and a comparison or
//              `switch` of a tag that has been loaded from it, make pi nodes
//              (PiNodes.h). On the edge, only the constructors are left for
//              which the condition holds.
//   calls      all calls of a function are joined. Calls of closures go to the
//              functions whose code the closures contain.
//
// Mutable fields need no rule of their own, because memory is flow-insensitive:
// the contents of a field are all values that are stored to it anywhere. Values
// that C functions return or may change are unknown.
//
// The analysis works on LLVM IR and not on K-normal form, although K-normal form
// has constructors and types. On LLVM IR, it profits from inlining and
// specialization, it shares the solver, pi nodes, points-to sets and run-time
// checks with the analysis of ranges, each of which needs the other (a tag is an
// integer in memory), and it runs in `opt`. What it loses are the names of
// constructors, for which IR generation leaves ConstructorMetadata.
//
// Sources: [JuliaSSA], "pi nodes"; [AbstractInterpretation] for lattices and
// finite height (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_RANGES_CONSTRUCTORS_H
#define MINCAML_ANALYSIS_RANGES_CONSTRUCTORS_H

#include "mincaml/Analysis/Ranges/ValueAnalysis.h"
#include "mincaml/DataFlow/Solver.h"
#include "llvm/IR/CFG.h"

namespace mincaml {

/// The name of the constructor of an object, such as "Some". Objects without
/// ConstructorMetadata are described instead: "closure @ml.f.entry", "array".
std::string constructorName(const ValueAnalysis &Values, ObjectNumber Object);

/// Describes the constructors of a value of type Ty, with their arguments up to
/// the given depth, as Julia prints union types: "Union{[], ::(int, Union{[],
/// ::})}". "Union{}" means that the value is never computed, "Any" that nothing
/// is known about it.
std::string describeConstructors(const ValueAnalysis &Values,
                                 const AbstractValue &V, const llvm::Type &Ty,
                                 unsigned Depth = 2);

/// `print<mincaml-constructors>`: prints for each function the constructors of
/// its parameters, of its pointers and small integers, and of its result and
/// exceptions, with the pi nodes at the start of a block.
void printConstructors(llvm::raw_ostream &OS, llvm::Module &M,
                       llvm::ModuleAnalysisManager &AM);

/// The analysis of constructors in one function, as data-flow equations over
/// its blocks, which show how the solution is reached. What comes from
/// parameters, memory, calls and ranges of integers is taken from the solution
/// for the module.
///
///   Lattice    sets of pairs of a pointer and a constructor that it can have,
///              ordered by inclusion. Height: the number of pairs.
///   Direction  forward, from the entry, where each parameter has the
///              constructors that all calls pass
///   Join       union
///   Transfer   an instruction that makes a pointer replaces the pairs of this
///              pointer by those that it makes
///   Edges      a pi node removes the pairs for which its condition does not
///              hold. If no pair of the pointer is left, the edge is never
///              taken, nor is an edge to a block that the solution for the
///              module does not reach. A phi node gets the constructors that the operand for
///              this edge has.
class ConstructorsProblem {
public:
  using LatticeType = dataflow::MayHold;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Forward;

  ConstructorsProblem(const llvm::Function &F,
                      const dataflow::FlowGraph<llvm::BasicBlock> &Graph,
                      const ValueAnalysis &Values);

  struct Pair {
    const llvm::Value *Variable;
    std::string Constructor;
    /// The number of a constructor without arguments.
    std::optional<int64_t> Constant = std::nullopt;
    /// The number that an object of the constructor begins with, if it begins
    /// with one.
    std::optional<int64_t> Tag = std::nullopt;
  };
  /// The elements of the sets. The pairs of a variable are consecutive.
  llvm::ArrayRef<Pair> pairs() const { return Pairs; }

  dataflow::MayHold lattice() const { return dataflow::MayHold(Pairs.size()); }
  llvm::BitVector boundary() const;
  void transfer(dataflow::Node N, llvm::BitVector &Fact) const;
  bool flow(dataflow::Node From, dataflow::Node To,
            llvm::BitVector &Fact) const;
  /// The pairs that the instructions of a block add. Their variables have no
  /// other pairs.
  llvm::BitVector generated(dataflow::Node N) const;

private:
  struct Range {
    unsigned First = 0, Last = 0;
  };

  void addVariable(const llvm::Value &V);
  bool isPossible(const Pair &P, const PiNode &Pi) const;
  void restrict(const PiNode &Pi, llvm::BitVector &Fact) const;

  const dataflow::FlowGraph<llvm::BasicBlock> &Graph;
  const ValueAnalysis &Values;
  llvm::ArrayRef<PiNode> Nodes;
  std::vector<Pair> Pairs;
  llvm::DenseMap<const llvm::Value *, Range> RangeOf;
  unsigned EndOfParameters = 0;
};

} // namespace mincaml

#endif // MINCAML_ANALYSIS_RANGES_CONSTRUCTORS_H
