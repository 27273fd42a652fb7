//===- InitialElements.h - Arrays that are filled before use ----*- C++ -*-===//
//
// `Array.make n (Array.make m 0.0)`, followed by a loop that stores a new row
// at each index: the row that all elements had at first is never read. Whether
// that is so for an array, by a walk over the function from where it is made:
//
//   state     the elements from 0 up to a number are stored: a constant, or the
//             value of an instruction plus a constant; or all are
//   transfer  a store to the element at exactly that number adds one to it
//   join      the same state, or a phi node that on each edge has the state of
//             that edge; on the way back to a loop header, this is verified
//   edges     where a comparison shows that the number is at least the length,
//             all are stored
//
// Until all are stored, the array may be used for nothing but stores to it and
// its length. It may be stored to an internal variable, as long as nothing that
// is executed until then can read that.
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

/// Whether a call is of a function of the runtime that makes an array of so
/// many elements, all the same at first: its two arguments, or one for arrays
/// of unit.
bool makesArray(const llvm::CallBase &Call);

/// Whether no load can see the initial element of the array that this call of
/// the runtime makes. Visits a bounded number of blocks.
bool isFilledBeforeUse(const llvm::CallBase &Array,
                       const llvm::DominatorTree &DT);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_RANGES_INITIALELEMENTS_H
