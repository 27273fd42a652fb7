//===- UnsoundPasses.cpp - LLVM passes that miscompile --------------------===//

#include "UnsoundPasses.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/PassInstrumentation.h"

using namespace mincaml;
using namespace llvm;

/// Returns whether a function has calls to itself outside of tail position and
/// musttail calls of other functions.
static bool mixesRecursionWithTailCalls(const Function &F) {
  bool CallsItself = false;
  bool TailCallsOthers = false;
  for (const Instruction &I : instructions(F)) {
    const auto *Call = dyn_cast<CallInst>(&I);
    if (!Call)
      continue;
    bool IsRecursive = Call->getCalledFunction() == &F;
    CallsItself |= IsRecursive && !Call->isMustTailCall();
    TailCallsOthers |= !IsRecursive && Call->isMustTailCall();
  }
  return CallsItself && TailCallsOthers;
}

void UnsoundPassGuard::registerCallbacks(
    PassInstrumentationCallbacks &Callbacks) {
  Callbacks.registerShouldRunOptionalPassCallback(
      [this](StringRef Class, Any IR) { return shouldRun(Class, IR); });
}

void UnsoundPassGuard::setPipelineText(StringRef Text) {
  while (!Text.empty()) {
    StringRef Name = Text.take_while(
        [](char C) { return !StringRef("(),<>;").contains(C); });
    NamedPasses.insert(Name);
    Text = Text.drop_front(std::min(Name.size() + 1, Text.size()));
  }
}

bool UnsoundPassGuard::shouldRun(StringRef Class, const Any &IR) {
  StringRef Name;
  std::string Warning;
  if (Class == "IPSCCPPass") {
    Name = "ipsccp";
    Warning = "the pass 'ipsccp' is skipped: in LLVM 22 it miscompiles "
              "recursive functions "
              "(https://github.com/llvm/llvm-project/issues/219503)";
  } else if (Class == "TailCallElimPass") {
    const auto *F = any_cast<const Function *>(&IR);
    if (!F || !mixesRecursionWithTailCalls(**F))
      return true;
    Name = "tailcallelim";
    Warning = ("the pass 'tailcallelim' is skipped on the function '" +
               (*F)->getName() +
               "': it would break the musttail calls of other functions")
                  .str();
  } else {
    return true;
  }
  if (NamedPasses.contains(Name) && Issued.insert(Warning).second)
    Context.diagnose(DiagnosticInfoGeneric(Warning, DS_Warning));
  return false;
}
