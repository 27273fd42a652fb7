//===- CheckObject.h - --check-sparc ----------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_CHECKOBJECT_H
#define MINCAML_LIB_DRIVER_CHECKOBJECT_H

#include "mincaml/Driver/Options.h"

namespace mincaml {

/// Checks SPARC object files, executables and assembly (names that end in .s)
/// against the lowering rules. Prints findings to standard output, as text or
/// as one JSON array. Returns the exit status: 1 if a rule is violated or a
/// file cannot be checked.
int checkObjects(const ObjectCheckRequest &Request,
                 const DiagnosticOptions &Diagnostics);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_CHECKOBJECT_H
