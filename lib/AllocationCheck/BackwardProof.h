//===- BackwardProof.h - Backward proof of an allocation --------*- C++ -*-===//
//
// Solves the problem of AllocationState.h backwards, which is faster: whether
// each location from which an operand is read holds the variable that it must
// hold.
//
// A demand is a pair (variable, location) at a point of the program: on each
// path to the point the location must hold the variable, or the variable must
// be undefined. Location 0 never holds anything, so that (variable, 0) demands
// that the variable is undefined. An operation turns a demand after it into
// demands before it: a copy turns it into one for the copy's source; a clobber
// of the location turns it into (variable, 0); a definition of the variable in
// the location satisfies it; and a new value of the variable contradicts it.
//
// Since all transfer functions of AllocationState.h except that of
// Rematerialize distribute over paths, each demand can be followed separately,
// and contents of locations that no operand needs are never computed. A program
// without a contradicted demand is correct: by induction over the length of a
// path, all demands hold at its end. If several expressions are possible for a
// rematerialization, the proof is given up.
//
// Direction: backward. Join: union of the demands at the starts of the
// successors. The work is proportional to the demands at the ends of nodes.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_BACKWARDPROOF_H
#define MINCAML_LIB_ALLOCATIONCHECK_BACKWARDPROOF_H

#include "Program.h"

namespace mincaml::allocationcheck {

/// Returns true if all needs of the program are proved. False means that a need
/// is not satisfied or that the proof was given up; AllocationState.h decides
/// then.
bool proveUses(Program &TheProgram);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_BACKWARDPROOF_H
