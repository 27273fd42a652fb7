//===- Interpreter.h - Runs K-normal form -----------------------*- C++ -*-===//
//
// A definitional interpreter of both stages, to compare what a program does
// before and after a phase. It shares nothing with the phases but the nodes.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_TEST_UNIT_KNORMAL_INTERPRETER_H
#define MINCAML_TEST_UNIT_KNORMAL_INTERPRETER_H

#include "mincaml/KNormal/KNormal.h"
#include <string>

namespace mincaml::knormal {

/// What a program prints with print_int, up to the end of the program or the
/// MaxCalls-th call of a function of the program, then "...". An error at run
/// time is printed as "!" and ends the program.
std::string interpret(const Expression &Program, unsigned MaxCalls = 2000);
std::string interpret(const ClosedProgram &Program, unsigned MaxCalls = 2000);

} // namespace mincaml::knormal

#endif // MINCAML_TEST_UNIT_KNORMAL_INTERPRETER_H
