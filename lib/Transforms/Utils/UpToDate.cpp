//===- UpToDate.cpp - Passes that need not run again ----------------------===//

#include "mincaml/Transforms/UpToDate.h"

using namespace mincaml;
using namespace llvm;

AnalysisKey UpToDateFunctionAnalysis::Key;
AnalysisKey UpToDateModuleAnalysis::Key;
