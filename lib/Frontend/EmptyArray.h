//===- EmptyArray.h - The limit for the types of empty arrays ---*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_EMPTYARRAY_H
#define MINCAML_LIB_FRONTEND_EMPTYARRAY_H

namespace mincaml {

class Type;

/// An empty array is made of a value that it does not contain, of a size that
/// must be limited: types that share structure can be exponentially large.
bool canBeEmptyArray(const Type *Array);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_EMPTYARRAY_H
