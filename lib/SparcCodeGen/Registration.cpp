//===- Registration.cpp - Registration of machine passes ------------------===//

#include "mincaml/SparcCodeGen/Passes.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/InitializePasses.h"
#include "llvm/PassRegistry.h"

using namespace mincaml;
using namespace llvm;

template <auto Create> static Pass *create() { return Create(); }

static constexpr std::pair<StringLiteral, Pass *(*)()> Passes[] = {
    {"mincaml-branch-prediction", create<createBranchPredictionPass>},
    {"mincaml-compare-elimination", create<createCompareEliminationPass>},
    {"mincaml-constant-placement", create<createConstantPlacementPass>},
    {"mincaml-delay-slots",
     create<[] { return createDelaySlotFillingPass(); }>},
    {"mincaml-flat-frame-preparation", create<createFlatFramePreparationPass>},
    {"mincaml-flat-frame-completion", create<createFlatFrameCompletionPass>},
    {"mincaml-flat-frame-description", create<createFlatFrameDescriptionPass>},
    {"mincaml-float-arguments", create<createFloatArgumentsPass>},
    {"mincaml-leaf-procedure-repair", create<createLeafProcedureRepairPass>},
    {"mincaml-register-branches", create<createRegisterBranchesPass>},
    {"mincaml-shrink-wrap", create<createShrinkWrappingPass>},
};

void mincaml::initializeSparcCodeGenPasses(PassRegistry &Registry) {
  initializeMachineDominatorTreeWrapperPassPass(Registry);
  initializeMachineBlockFrequencyInfoWrapperPassPass(Registry);
  for (auto [Argument, Create] : Passes) {
    const std::unique_ptr<Pass> P(Create());
    // The pass may be requested both by name and by an option.
    if (!Registry.getPassInfo(P->getPassID()))
      Registry.registerPass(
          *new PassInfo(P->getPassName(), Argument, P->getPassID(), Create,
                        /*isCFGOnly=*/false, /*is_analysis=*/false),
          /*ShouldFree=*/true);
  }
}
