//===- InlineAssembly.h - Generation of inline assembly ---------*- C++ -*-===//

#ifndef MINCAML_TEST_PRESSURE_INLINEASSEMBLY_H
#define MINCAML_TEST_PRESSURE_INLINEASSEMBLY_H

#include "ValueGenerator.h"

namespace mincaml::pressure {

/// Inserts an inline assembly statement for the target, and defines its results.
void generateInlineAssembly(ValueGenerator &Values);

} // namespace mincaml::pressure

#endif // MINCAML_TEST_PRESSURE_INLINEASSEMBLY_H
