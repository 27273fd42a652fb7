//===- Settled.cpp - What a pass need not look at again -------------------===//

#include "mincaml/Transforms/Settled.h"

using namespace mincaml;
using namespace llvm;

AnalysisKey SettledFunctionAnalysis::Key;
AnalysisKey SettledModuleAnalysis::Key;
