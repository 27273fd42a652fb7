//===- Calls.cpp - Frames and the effects of functions --------------------===//

#include "Checks.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mincaml;
using namespace llvm;

/// The bits of `enum mincaml_facts_effect` in runtime/facts.h.
enum Effect : uint32_t {
  ReadsGlobals = 1,
  ReadsAnything = 2,
  WritesGlobals = 4,
  WritesAnything = 8,
  Allocates = 16,
  DoesInputOutput = 32,
  MayNotReturn = 64,
  MayUnwind = 128,
};

static uint32_t flagsOf(const FunctionEffects &E) {
  return (E.Reads.Globals ? ReadsGlobals : 0) |
         (E.Reads.Anywhere ? ReadsAnything : 0) |
         (E.Writes.Globals ? WritesGlobals : 0) |
         (E.Writes.Anywhere ? WritesAnything : 0) |
         (E.Allocates ? Allocates : 0) |
         (E.DoesInputOutput ? DoesInputOutput : 0) |
         (E.MayNotReturn ? MayNotReturn : 0) | (E.MayUnwind ? MayUnwind : 0);
}

/// The text of effects: "reads p0 globals; writes nothing".
static std::string describe(const FunctionEffects &E) {
  auto NamesOf = [](const MemoryLocations &L) {
    std::string Text;
    if (L.Anywhere)
      return std::string(" anything");
    for (unsigned Bit = 0; Bit < 32; ++Bit)
      if (L.Parameters >> Bit & 1)
        Text += " p" + std::to_string(Bit);
    if (L.Globals)
      Text += " globals";
    return Text.empty() ? std::string(" nothing") : Text;
  };
  return "its effects are: reads" + NamesOf(E.Reads) + "; writes" +
         NamesOf(E.Writes) + (E.Allocates ? "; allocates" : "") +
         (E.DoesInputOutput ? "; input or output" : "") +
         (E.MayNotReturn ? "; may not return" : "") +
         (E.MayUnwind ? "; may unwind" : "");
}

/// The effect of a call of the runtime, or of a call that does not return. The
/// effects of every function on the call stack must include it.
static uint32_t observedEffect(const CallBase &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (Call.doesNotReturn())
    return MayNotReturn;
  if (!Callee || !Callee->isDeclaration())
    return 0;
  StringRef Name = Callee->getName();
  if (Name == runtime::AllocateSymbol)
    return Allocates | DoesInputOutput;
#define MINCAML_ARRAY_CONSTRUCTOR(Element, Constructor, CType)                 \
  if (Name == #Constructor)                                                    \
    return Allocates | DoesInputOutput;
#include "mincaml/Support/RuntimeABI.def"
  if (!Name.consume_front(runtime::SymbolPrefix))
    return 0;
  using runtime::Effect;
  Effect Known = StringSwitch<Effect>(Name)
#define MINCAML_EXTERNAL(External, Parameter, Result, ItsEffect)               \
  .Case(#External, Effect::ItsEffect)
#define MINCAML_LIBRARY(Spelling, Symbol, Parameter1, Parameter2, Parameter3,  \
                        Parameter4, Parameter5, Result, ItsEffect)             \
  .Case(#Symbol, Effect::ItsEffect)
#include "mincaml/Support/RuntimeABI.def"
                     .Default(Effect::PURE);
  return Known == Effect::PURE || Known == Effect::READS
             ? 0
             : uint32_t(DoesInputOutput);
}

namespace {

class FramePlanner {
public:
  explicit FramePlanner(FunctionChecks &Checks) : Checks(Checks) {}

  void run() {
    enter();
    for (Instruction &I : instructions(Checks.F)) {
      if (isa<ReturnInst, ResumeInst>(I))
        leave(I);
      if (isa<LandingPadInst>(I))
        Checks.ThePlan.after(
            I, Stage::Enter,
            [&TheHooks = Checks.TheHooks, D = Depth](IRBuilderBase &Builder) {
              TheHooks.call(Builder, Hook::unwound, {*D, Builder.getInt32(1)});
            });
      if (auto *Call = dyn_cast<CallBase>(&I);
          Call && Checks.includes(AnalysisResult::Effects))
        checkObserved(*Call);
    }
  }

private:
  void enter() {
    FunctionEffects Claimed = FunctionEffects::unknown();
    if (const FunctionEffects *Known = Checks.Effects.of(Checks.F))
      if (Checks.includes(AnalysisResult::Effects))
        Claimed = *Known;
    Hooks &TheHooks = Checks.TheHooks;
    Constant *Description =
        TheHooks.function(Checks.F, describe(Claimed), flagsOf(Claimed),
                          Claimed.Reads.Parameters, Claimed.Writes.Parameters);
    // The parameters through which the function is claimed to access memory.
    // They do not matter for reads if it may read anything; likewise for
    // writes.
    uint32_t Asked = (Claimed.Reads.Anywhere ? 0 : Claimed.Reads.Parameters) |
                     (Claimed.Writes.Anywhere ? 0 : Claimed.Writes.Parameters);
    SmallVector<Argument *, 4> Followed;
    for (Argument &A : Checks.F.args())
      if (A.getType()->isPointerTy() &&
          A.getType()->getPointerAddressSpace() == 0 &&
          (Asked & MemoryLocations::parameterBit(A.getArgNo())))
        Followed.push_back(&A);
    Checks.ThePlan.before(
        Checks.F.getEntryBlock().front(), Stage::Enter,
        [=, &TheHooks, D = Depth](IRBuilderBase &Builder) {
          *D = TheHooks.call(Builder, Hook::enter, {Description});
          for (Argument *A : Followed)
            TheHooks.call(
                Builder, Hook::argument,
                {Builder.getInt32(MemoryLocations::parameterBit(A->getArgNo())),
                 A});
        });
  }

  void leave(Instruction &End) {
    CallInst *TailCall = End.getParent()->getTerminatingMustTailCall();
    Checks.ThePlan.before(
        TailCall ? *TailCall : End, Stage::Leave,
        [=, &TheHooks = Checks.TheHooks, D = Depth](IRBuilderBase &Builder) {
          TheHooks.call(
              Builder, TailCall ? Hook::leave_by_tail_call : Hook::leave, {*D});
        });
  }

  void checkObserved(CallBase &Call) {
    uint32_t Effect = observedEffect(Call);
    if (!Effect || isa<IntrinsicInst>(Call))
      return;
    Constant *Site = Checks.TheHooks.site(AnalysisResult::Effects, Call,
                                          Checks.describe(Call));
    Checks.ThePlan.before(
        Call, Stage::Check,
        Checks.callOf(Hook::does, {Site, Checks.TheHooks.word(Effect)}));
  }

  FunctionChecks &Checks;
  /// The depth of the frame; set when the plan is applied.
  std::shared_ptr<Value *> Depth = std::make_shared<Value *>();
};

} // namespace

void mincaml::planFrames(FunctionChecks &Checks) { FramePlanner(Checks).run(); }

void mincaml::planReturnsTwice(Function &F, Hooks &TheHooks, Plan &ThePlan) {
  auto Depth = std::make_shared<Value *>();
  ThePlan.before(F.getEntryBlock().front(), Stage::Enter,
                 [=, &TheHooks](IRBuilderBase &Builder) {
                   *Depth = TheHooks.call(Builder, Hook::depth, {});
                 });
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallInst>(&I);
        Call && Call->hasFnAttr(Attribute::ReturnsTwice) &&
        canInsertAfter(*Call))
      ThePlan.after(*Call, Stage::Enter,
                    [=, &TheHooks](IRBuilderBase &Builder) {
                      TheHooks.call(Builder, Hook::unwound,
                                    {*Depth, Builder.getInt32(0)});
                    });
}
