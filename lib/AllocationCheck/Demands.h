//===- Demands.h - A quick proof of what operands need ----------*- C++ -*-===//
//
// Decides backwards what AllocationState.h decides forwards: whether each
// location from which an operand is read holds the variable that it must hold.
//
// A demand is a pair (variable, location) at a point of the program: on each
// path to the point the location must hold the variable, or the variable must
// be undefined. Location 0 never holds anything, so that (variable, 0) demands
// that the variable is undefined. An operation turns a demand behind it into
// demands before it: a copy into one for its source; a clobbered location into
// (variable, 0); a definition of the variable in the location satisfies it; and
// a new value of the variable contradicts it.
//
// Since all transfer functions of AllocationState.h except that of
// Rematerialize distribute over paths, each demand can be followed by itself,
// and what locations hold without need is never computed. A program without a
// contradicted demand is right: by induction over the length of a path, all
// demands hold at its end. Where a rematerialization leaves a choice between
// several expressions, nothing is decided.
//
// Direction: backward. Join: union, of the demands at the starts of the
// successors. The work is proportional to the demands at the ends of nodes.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_DEMANDS_H
#define MINCAML_LIB_ALLOCATIONCHECK_DEMANDS_H

#include "Program.h"

namespace mincaml::allocationcheck {

/// Whether all that the program needs is proved to hold. False if it does not
/// hold, and where nothing is decided: AllocationState.h knows more then.
bool proveNeeds(Program &TheProgram);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_DEMANDS_H
