//===- FactCheck.cpp - Run-time checks of analysis results ----------------===//

#include "Checks.h"
#include "mincaml/Analysis/Expressions/Expressions.h"
#include "llvm/IR/EHPersonalities.h"

using namespace mincaml;
using namespace llvm;

Expected<FactCheckPass::Options>
FactCheckPass::parseOptions(StringRef Text, StringRef PassName) {
  Options Result;
  if (Text.empty())
    return Result;
  Result.Results = 0;
  for (StringRef Word : split(Text, ';')) {
    const StringRef *Found = find(ResultNames, Word);
    if (Found == std::end(ResultNames))
      return createStringError(PassName + ": there is no fact '" + Word + "'");
    Result.Results |= 1u << (Found - ResultNames);
  }
  return Result;
}

void FactCheckPass::printPipeline(
    raw_ostream &OS, function_ref<StringRef(StringRef)> PassNameOfClass) {
  PassInfoMixin<FactCheckPass>::printPipeline(OS, PassNameOfClass);
  if (TheOptions.Results == ~0u)
    return;
  StringRef Separator = "<";
  for (auto [Kind, Name] : enumerate(ResultNames))
    if (TheOptions.includes(AnalysisResult(Kind)))
      OS << std::exchange(Separator, ";") << Name;
  OS << '>';
}

/// Whether a function can be instrumented. Its control-flow graph must show all
/// of its control flow.
static bool canInstrument(const Function &F) {
  if (F.isDeclaration() || hasHiddenControlFlow(F) ||
      F.hasFnAttribute(Attribute::DisableSanitizerInstrumentation))
    return false;
  return !F.hasPersonalityFn() ||
         !isScopedEHPersonality(classifyEHPersonality(F.getPersonalityFn()));
}

static void collect(FunctionChecks &Checks) {
  // Within a stage, code at the same point is executed in this order.
  if (any_of(std::array{AnalysisResult::Aliases, AnalysisResult::ModRef,
                        AnalysisResult::Effects, AnalysisResult::Promises},
             [&](AnalysisResult F) { return Checks.includes(F); })) {
    planFrames(Checks);
    planAccesses(Checks);
  }
  static constexpr std::pair<AnalysisResult, void (*)(FunctionChecks &)>
      Planners[] = {
          {AnalysisResult::Promises, planPromises},
          {AnalysisResult::Constants, planConstants},
          {AnalysisResult::ValueNumbers, planValueNumbers},
          {AnalysisResult::Ranges, planRanges},
          {AnalysisResult::Constructors, planConstructors},
          {AnalysisResult::Induction, planInduction},
          {AnalysisResult::Termination, planTermination},
          {AnalysisResult::Aliases, planAliases},
          {AnalysisResult::ModRef, planModRef},
          {AnalysisResult::DoAll, planDoAll},
          {AnalysisResult::Definitions, planDefinitions},
          {AnalysisResult::Liveness, planLiveness},
          {AnalysisResult::Available, planAvailable},
          {AnalysisResult::Anticipated, planAnticipated},
      };
  for (auto [Kind, Planner] : Planners)
    if (Checks.includes(Kind))
      Planner(Checks);
}

/// Weakens the attributes of instrumented functions and their calls: they
/// access the memory of the runtime and may end the program.
static void widenAttributes(Module &M) {
  MemoryEffects Runtime = MemoryEffects::inaccessibleMemOnly();
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    F.setMemoryEffects(F.getMemoryEffects() | Runtime);
    F.removeFnAttr(Attribute::WillReturn);
    F.removeFnAttr(Attribute::Speculatable);
    for (Instruction &I : instructions(F)) {
      auto *Call = dyn_cast<CallBase>(&I);
      const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
      if (!Call || Call->isInlineAsm() || (Callee && Callee->isDeclaration()))
        continue;
      if (Call->getAttributes().hasFnAttr(Attribute::Memory))
        Call->setMemoryEffects(Call->getAttributes().getMemoryEffects() |
                               Runtime);
      Call->removeFnAttr(Attribute::WillReturn);
    }
  }
}

PreservedAnalyses FactCheckPass::run(Module &M, ModuleAnalysisManager &AM) {
  if (Hooks::isUsedBy(M))
    return PreservedAnalyses::all();
  auto &FunctionAM =
      AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  const ModuleEffects &Effects = AM.getResult<EffectsAnalysis>(M);

  Hooks TheHooks(M);
  Plan ThePlan;
  ModuleSlotTracker Names(&M);
  std::vector<std::unique_ptr<FunctionChecks>> All;
  for (Function &F : M) {
    if (!canInstrument(F)) {
      if (!F.isDeclaration() && F.callsFunctionThatReturnsTwice())
        planReturnsTwice(F, TheHooks, ThePlan);
      continue;
    }
    All.push_back(std::make_unique<FunctionChecks>(
        F, FunctionAM, AM, Effects, TheHooks, ThePlan, Names, TheOptions));
    collect(*All.back());
  }
  if (All.empty())
    return PreservedAnalyses::all();
  ThePlan.apply();
  widenAttributes(M);
  return PreservedAnalyses::none();
}
