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

namespace mincaml {

/// The name of the constructor of an object, such as "Some". Objects without
/// ConstructorMetadata are described instead: "closure @ml.f.entry", "array".
std::string constructorName(const ValueAnalysis &Values, ObjectNumber Object);

/// Describes the constructors of a value of type Ty, with their arguments up to
/// a depth, in the way of Julia: "Union{[], ::(int, Union{[], ::})}".
/// "Union{}" is a value that is never computed, "Any" one of which nothing is
/// known.
std::string describeConstructors(const ValueAnalysis &Values,
                                 const AbstractValue &V, const llvm::Type &Ty,
                                 unsigned Depth = 2);

/// `print<mincaml-constructors>`: prints for each function the constructors of
/// its parameters, of its pointers and small integers, and of its result and
/// exceptions, with the pi nodes at the start of a block.
void printConstructors(llvm::raw_ostream &OS, llvm::Module &M,
                       llvm::ModuleAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_RANGES_CONSTRUCTORS_H
