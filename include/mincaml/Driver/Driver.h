//===- Driver.h - mincaml-llc from the command line to files ----*- C++ -*-===//

#ifndef MINCAML_DRIVER_DRIVER_H
#define MINCAML_DRIVER_DRIVER_H

namespace mincaml {

/// What main does. Returns the exit status: 0; 1 after errors in the program
/// or on the command line; 70 after an internal error, with a reproducer; with
/// --run what the program returned.
int driverMain(int ArgC, char **ArgV);

} // namespace mincaml

#endif // MINCAML_DRIVER_DRIVER_H
