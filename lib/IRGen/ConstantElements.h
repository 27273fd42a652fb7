//===- ConstantElements.h - Array literals ----------------------*- C++ -*-===//
//
// An array literal is a sequence of assignments, one for each element. Many
// assignments of constants to successive elements become one copy from constant
// storage. The cost of this copy in later stages does not depend on the number
// of elements.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_IRGEN_CONSTANTELEMENTS_H
#define MINCAML_LIB_IRGEN_CONSTANTELEMENTS_H

#include "FunctionBuilder.h"

namespace mincaml {

/// If \p E begins with such a sequence of assignments, emits the copy, binds
/// the constants that the sequence defines, and returns the expression after
/// it. Returns null otherwise.
const knormal::Expression *emitConstantElements(FunctionBuilder &Builder,
                                                const knormal::Let &E);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_CONSTANTELEMENTS_H
