//===- FlagTranslator.h - From Flags to DriverOptions -----------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_FLAGTRANSLATOR_H
#define MINCAML_LIB_DRIVER_FLAGTRANSLATOR_H

#include "Flags.h"

namespace mincaml {

/// Turns Flags into DriverOptions. Reports the first contradiction and returns
/// false.
bool translate(const Flags &F, DriverOptions &Options,
               DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_FLAGTRANSLATOR_H
