//===- AlphaRename.h - One name for each binder -----------------*- C++ -*-===//

#ifndef MINCAML_KNORMAL_ALPHARENAME_H
#define MINCAML_KNORMAL_ALPHARENAME_H

#include "mincaml/KNormal/KNormal.h"

namespace mincaml::knormal {

/// Copies E with a new name for every binder, so that no two binders share
/// one. Temporaries are unique already and keep theirs. Source: seed document
/// 003, notes on alpha conversion.
Expression *alphaRename(Context &C, Expression *E);

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_ALPHARENAME_H
