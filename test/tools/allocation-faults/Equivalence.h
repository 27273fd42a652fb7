//===- Equivalence.h - Equivalence of mutants -------------------*- C++ -*-===//
//
// Not every change of an allocation is a fault: for example, a spill may be
// repeated while the register still holds the value. This analysis tries to
// prove that a mutant is equivalent to the original allocation. A mutant without
// such a proof counts as a fault that the allocation checker has to find.
//
// The analysis is not a second checker: it knows nothing of virtual registers
// and compares two pieces of code after allocation, which are executed
// symbolically (Trace.h).
//
// The two are equivalent if the reachable blocks have the same events in the
// same order, with the same operands and the same values in the registers that
// they read. Two values that come from the start of a block are equal if the
// locations hold equal values at the end of each predecessor; such pairs are
// assumed to be equal while this is checked (a bisimulation).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_TEST_ALLOCATION_FAULTS_EQUIVALENCE_H
#define MINCAML_TEST_ALLOCATION_FAULTS_EQUIVALENCE_H

#include "Trace.h"

namespace mincaml::faults {

/// Returns why the two are equivalent; empty if this cannot be proved.
std::string whyEquivalent(const Trace &Mutant, const Trace &Original,
                          ValueTable &Values);

} // namespace mincaml::faults

#endif // MINCAML_TEST_ALLOCATION_FAULTS_EQUIVALENCE_H
