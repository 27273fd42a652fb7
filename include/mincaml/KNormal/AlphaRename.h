//===- AlphaRename.h - Alpha conversion -------------------------*- C++ -*-===//

#ifndef MINCAML_KNORMAL_ALPHARENAME_H
#define MINCAML_KNORMAL_ALPHARENAME_H

#include "mincaml/KNormal/KNormal.h"

namespace mincaml::knormal {

/// Alpha conversion (MinCaml: Alpha). Copies E with a new name for every
/// binder, so that all binders have different names. Temporaries are unique
/// already and keep their names. Source: [MinCamlNotes], alpha conversion
/// (docs/sources.md).
Expression *alphaRename(Context &C, Expression *E);

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_ALPHARENAME_H
