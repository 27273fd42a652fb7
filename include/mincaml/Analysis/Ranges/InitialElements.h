//===- InitialElements.h - Arrays that are filled before use ----*- C++ -*-===//
//
// Finds arrays whose initial elements are never read. An example is
// `Array.make n (Array.make m 0.0)`, followed by a loop that stores a new row
// at each index: the row that all elements had at first is dead. The analysis
// walks the function from the call that makes the array:
//
//   state     how many elements, from element 0 on, have been stored: a
//             constant, a value plus a constant, or all
//   transfer  a store to the element whose index is this number increments it
//   join      the common state of all edges, or a phi node whose operand for
//             each edge is the number of that edge; the state of a back edge is
//             assumed first and verified at the end
//   edges     where a comparison shows that the number is at least the length,
//             all elements are stored
//
// Until all elements are stored, the array may only be stored to, and its
// length may be read. It may be stored to an internal variable, as long as no
// code that is executed before that point can read the variable.
//
// Source: [AbstractInterpretation] for states that are joined
// (docs/sources.md); the rule itself is this project's.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_RANGES_INITIALELEMENTS_H
#define MINCAML_ANALYSIS_RANGES_INITIALELEMENTS_H

namespace llvm {
class CallBase;
class DominatorTree;
} // namespace llvm

namespace mincaml {

/// Whether a call makes an array with a function of the runtime. The arguments
/// of the call are the number of elements and their common initial value; for
/// an array of unit, only the number.
bool makesArray(const llvm::CallBase &Call);

/// Whether no load can see the initial element of the array that this call to
/// the runtime makes. Visits a bounded number of blocks.
bool isFilledBeforeUse(const llvm::CallBase &Array,
                       const llvm::DominatorTree &DT);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_RANGES_INITIALELEMENTS_H
