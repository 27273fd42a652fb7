//===- InlineAssembly.h - Inline assembly in functions ----------*- C++ -*-===//

#ifndef MINCAML_TEST_PRESSURE_INLINEASSEMBLY_H
#define MINCAML_TEST_PRESSURE_INLINEASSEMBLY_H

#include "ValueGenerator.h"

namespace mincaml::pressure {

/// Inserts an assembly statement that the target has, and defines its results.
void generateInlineAssembly(ValueGenerator &Values);

} // namespace mincaml::pressure

#endif // MINCAML_TEST_PRESSURE_INLINEASSEMBLY_H
