//===- Driver.h - The main function of mincaml-llc --------------*- C++ -*-===//

#ifndef MINCAML_DRIVER_DRIVER_H
#define MINCAML_DRIVER_DRIVER_H

namespace mincaml {

/// The main function of mincaml-llc. Returns the exit status: 0 for success; 1
/// after errors in the program or on the command line; 70 after an internal
/// error, for which it writes a reproducer; the status of the program with
/// --run.
int driverMain(int ArgC, char **ArgV);

} // namespace mincaml

#endif // MINCAML_DRIVER_DRIVER_H
