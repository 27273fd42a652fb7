//===- ProgramBuilder.h - Translation to the data-flow program --*- C++ -*-===//
//
// Translates an allocated function and its recording to a program for the data
// flow, block by block:
//
//   BlockMatching.h       matches instructions,
//   ControlFlow.h         checks the control flow,
//   OperandMatching.h     matches operands, checks register classes, ties and
//                         overlaps,
//   KeptInstructions.h, NewInstructions.h
//                         write the effects of instructions on values,
//   SpillSlots.h, Expressions.h
//                         manage the locations that are not registers,
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

/// Fills an empty program. \p IsLate selects one of two matchings
/// (BlockMatching.h).
std::optional<AllocationFault> buildProgram(const CheckInput &Input,
                                            Program &TheProgram, bool IsLate);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_PROGRAMBUILDER_H
