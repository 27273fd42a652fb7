//===- Settled.cpp - Passes that need not run again -----------------------===//

#include "mincaml/Transforms/Utils/Settled.h"

using namespace mincaml;
using namespace llvm;

AnalysisKey SettledFunctionAnalysis::Key;
AnalysisKey SettledModuleAnalysis::Key;
