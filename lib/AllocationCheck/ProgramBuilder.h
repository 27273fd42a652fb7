//===- ProgramBuilder.h - From code to moves of values ----------*- C++ -*-===//
//
// Translates an allocated function and its recording to a program for the data
// flow, block by block:
//
//   BlockMatching.h       finds which instruction is which,
//   ControlFlow.h         checks the ways out of the block,
//   OperandMatching.h     finds which operand is which,
//   OperandConstraints.h  checks classes, ties and overlaps,
//   KeptInstructions.h, NewInstructions.h
//                         write what instructions do to values,
//   SpillSlots.h, Expressions.h
//                         know the locations that are not registers,
//   NodeWriter.h          writes the nodes of the program.
//
// Checks that do not depend on the values in locations happen during the
// translation, which stops at the first fault.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_PROGRAMBUILDER_H
#define MINCAML_LIB_ALLOCATIONCHECK_PROGRAMBUILDER_H

#include "Program.h"

namespace mincaml::allocationcheck {

/// Fills an empty program. \p IsLate chooses between matchings
/// (BlockMatching.h).
std::optional<AllocationFault> buildProgram(const CheckInput &Input,
                                            Program &TheProgram, bool IsLate);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_PROGRAMBUILDER_H
