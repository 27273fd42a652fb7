//===- ConstantElements.h - Literals of arrays ------------------*- C++ -*-===//
//
// A literal of an array is an assignment for each element. Where many of them
// store constants to successive elements, they become one copy from constant
// storage, whose cost to every later stage does not depend on their number.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_IRGEN_CONSTANTELEMENTS_H
#define MINCAML_LIB_IRGEN_CONSTANTELEMENTS_H

#include "FunctionBuilder.h"

namespace mincaml {

/// If \p E begins with an assignment that starts such a sequence, emits the
/// sequence, binds the constants defined in it, and returns the expression
/// after it; otherwise null.
const knormal::Expression *emitConstantElements(FunctionBuilder &Builder,
                                                const knormal::Let &E);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_CONSTANTELEMENTS_H
