//===- Interpreter.h - Runs K-normal form -----------------------*- C++ -*-===//
//
// A definitional interpreter of both stages, to compare the output of a program
// before and after a phase. It shares only the nodes with the phases.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_TEST_UNIT_KNORMAL_INTERPRETER_H
#define MINCAML_TEST_UNIT_KNORMAL_INTERPRETER_H

#include "mincaml/KNormal/KNormal.h"
#include <string>

namespace mincaml::knormal {

/// The output of a program with print_int, up to the end of the program or the
/// MaxCalls-th call of a function of the program, then "...". A run-time error
/// is printed as "!" and ends the program.
std::string interpret(const Expression &Program, unsigned MaxCalls = 2000);
std::string interpret(const ClosedProgram &Program, unsigned MaxCalls = 2000);

} // namespace mincaml::knormal

#endif // MINCAML_TEST_UNIT_KNORMAL_INTERPRETER_H
