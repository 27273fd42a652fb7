//===- Interpreter.h - Interpreter of K-normal form -------------*- C++ -*-===//
//
// A definitional interpreter of open and closed K-normal form, which compares
// the output of a program before and after a phase. It shares only the nodes
// with the phases.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_TEST_UNIT_KNORMAL_INTERPRETER_H
#define MINCAML_TEST_UNIT_KNORMAL_INTERPRETER_H

#include "mincaml/KNormal/KNormal.h"
#include <string>

namespace mincaml::knormal {

/// Returns the output of a program. Execution ends at the MaxCalls-th call of a
/// function of the program, with the output "...", or at a run-time error, with
/// "!".
std::string interpret(const Expression &Program, unsigned MaxCalls = 2000);
std::string interpret(const ClosedProgram &Program, unsigned MaxCalls = 2000);

} // namespace mincaml::knormal

#endif // MINCAML_TEST_UNIT_KNORMAL_INTERPRETER_H
