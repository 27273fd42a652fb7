//===- main.cpp - mincaml-llc ---------------------------------------------===//

#include "mincaml/Driver/Driver.h"

int main(int ArgC, char **ArgV) { return mincaml::driverMain(ArgC, ArgV); }
