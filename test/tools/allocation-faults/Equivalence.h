//===- Equivalence.h - Mutants that mean the same ---------------*- C++ -*-===//
//
// Not every change of an allocation is a fault: a save may be repeated while
// the register still has the value. This proves that a mutant means the same as
// what it was made from, or fails to; what it cannot prove counts as a fault
// that the allocation checker has to find.
//
// It is no second checker: it knows nothing of virtual registers and compares
// two pieces of code after allocation, which are executed symbolically
// (Trace.h).
//
// The two mean the same if the reachable blocks have the same events in the
// same order, with the same operands and the same values in the registers they
// read. Two values that come from the start of a block are the same if the
// locations hold the same at the end of each predecessor; such pairs are
// assumed equal while this is checked (a bisimulation).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_TEST_ALLOCATION_FAULTS_EQUIVALENCE_H
#define MINCAML_TEST_ALLOCATION_FAULTS_EQUIVALENCE_H

#include "Trace.h"

namespace mincaml::faults {

/// Returns why the two mean the same; empty if this is not known.
std::string whyEquivalent(const Trace &Mutant, const Trace &Original,
                          ValueTable &Values);

} // namespace mincaml::faults

#endif // MINCAML_TEST_ALLOCATION_FAULTS_EQUIVALENCE_H
