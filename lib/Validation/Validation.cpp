//===- Validation.cpp - Translation validation of LLVM IR -----------------===//

#include "mincaml/Validation/Validation.h"
#include "Encoding/Executor.h"
#include "Preparation.h"
#include "Promises/Promises.h"
#include "Refinement/Counterexample.h"
#include "Refinement/Obligations.h"
#include "Refinement/Search.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

namespace {

/// One attempt to decide whether a function refines another.
class Attempt {
public:
  Attempt(const Function &Before, const Function &After, const Options &Opts,
          Budget &Time, bool ExactFloats, const AllocationKeys &Keys)
      : BeforeF(Before), AfterF(After), Opts(Opts), Time(Time),
        W(Context.get(), *Before.getParent(), ExactFloats, Keys),
        Before(W, true), After(W, false) {}

  FunctionReport run();

  /// Keys of allocations with which another attempt may succeed.
  AllocationKeys BetterKeys;

private:
  FunctionReport giveUp(const Twine &Why);
  /// Checks an obligation. Returns nothing if it is never violated.
  std::optional<FunctionReport> check(const Obligation &Goal,
                                      ArrayRef<Term> Precondition);
  bool isComplete();

  const Function &BeforeF;
  const Function &AfterF;
  const Options &Opts;
  Budget &Time;
  SolverContext Context;
  World W;
  Side Before;
  Side After;
};

} // namespace

FunctionReport Attempt::giveUp(const Twine &Why) {
  FunctionReport Report;
  Report.Result = Verdict::GivenUp;
  Report.Reason = Why.str();
  return Report;
}

std::optional<FunctionReport> Attempt::check(const Obligation &Goal,
                                             ArrayRef<Term> Precondition) {
  SearchResult Found = search(Before, After, Goal, Precondition, Time);
  if (Found.Found == Answer::No)
    return std::nullopt;
  if (Found.Found == Answer::Unknown)
    return giveUp(Found.Reason == "timeout" || Found.Reason == "canceled"
                      ? "time limit"
                      : Found.Reason);
  Confirmation Confirmed = confirm(W, *Found.Counterexample, BeforeF, AfterF);
  BetterKeys.insert(Confirmed.Keys.begin(), Confirmed.Keys.end());
  if (!Confirmed.IsReal)
    return giveUp("unconfirmed counterexample: " + Goal.What + " (" +
                  Confirmed.Text + ")");
  FunctionReport Report;
  Report.Result = Verdict::Refuted;
  Report.Reason = Confirmed.What;
  Report.Counterexample = Confirmed.Text;
  return Report;
}

/// Whether no execution takes more back edges than were unrolled.
bool Attempt::isComplete() {
  Term Beyond = Before.BeyondBound || After.BeyondBound;
  if (isFalse(Beyond))
    return true;
  std::vector<Term> Formulas = W.Facts;
  for (Term T : Before.Undefined)
    Formulas.push_back(!T);
  Formulas.push_back(Beyond);
  return isSatisfiable(W.C, Formulas, Time.next()).Is == Answer::No;
}

FunctionReport Attempt::run() {
  if (BeforeF.getFunctionType() != AfterF.getFunctionType() ||
      BeforeF.getCallingConv() != AfterF.getCallingConv())
    return giveUp("the function's type has changed");
  const Module &Declarations = *BeforeF.getParent();
  for (std::string Reason :
       {unmodelledIn(BeforeF, Declarations), unmodelledIn(AfterF, Declarations),
        newPromise(BeforeF, AfterF)})
    if (!Reason.empty())
      return giveUp(Reason);
  for (auto [S, F] : {std::pair(&Before, &BeforeF), {&After, &AfterF}}) {
    execute(*S, *F, Opts.Unroll);
    if (S->hasGivenUp())
      return giveUp(S->Reason);
  }
  std::vector<Obligation> Goals = obligationsOf(W, Before, After);
  std::vector<Term> Precondition = preconditionOf(Before, After);
  std::optional<FunctionReport> Undecided;
  for (const Obligation &Goal : Goals) {
    std::optional<FunctionReport> Failure = check(Goal, Precondition);
    if (!Failure)
      continue;
    if (Failure->Result == Verdict::Refuted)
      return *Failure;
    if (!Undecided)
      Undecided = std::move(Failure);
  }
  if (Undecided)
    return *Undecided;
  FunctionReport Report;
  Report.Result = isComplete() ? Verdict::Proved : Verdict::Bounded;
  return Report;
}

static std::string textOf(const Function &F) {
  std::string Text;
  raw_string_ostream OS(Text);
  F.print(OS);
  return Text;
}

/// The reason why a counterexample may not be real: the expansion of calls lost
/// information, or the pass used information about the module. Null if the
/// counterexample is real.
static const char *objectionTo(const FunctionReport &Report,
                               const Function &Before, const Function &After,
                               const Options &Opts, bool IsExpanded) {
  // LLVM's inliner simplifies instructions, which may remove poison, and
  // undefined behaviour caused by it, from one of the two functions.
  if ((IsExpanded || Opts.Interprocedural) &&
      (StringRef(Report.Reason).contains("poison") ||
       StringRef(Report.Counterexample).contains("poison")))
    return "expanded calls may have lost poison";
  if (!Opts.Interprocedural)
    return nullptr;
  if (Before.hasLocalLinkage())
    return "its callers may exclude the counterexample";
  for (const Function *F : {&Before, &After})
    for (const Instruction &I : instructions(*F))
      if (const auto *Call = dyn_cast<CallBase>(&I))
        if (const Function *Callee = Call->getCalledFunction();
            Callee && !Callee->isDeclaration())
          return "it calls a function whose body was not expanded";
  for (const GlobalVariable &G : Before.getParent()->globals())
    if (G.hasLocalLinkage() && !After.getParent()->getNamedGlobal(G.getName()))
      return "it concerns a global that is no longer needed";
  return nullptr;
}

/// Decides whether a function refines another. Tries again if a counterexample
/// shows that allocations with different names correspond.
static FunctionReport attempt(const Function &Before, const Function &After,
                              const Options &Opts, Budget &Time,
                              bool ExactFloats) {
  constexpr unsigned Limit = 4;
  AllocationKeys Keys;
  for (unsigned I = 1;; ++I) {
    Attempt Try(Before, After, Opts, Time, ExactFloats, Keys);
    FunctionReport Report = Try.run();
    size_t Known = Keys.size();
    Keys.insert(Try.BetterKeys.begin(), Try.BetterKeys.end());
    if (Report.Result != Verdict::GivenUp || Keys.size() == Known || I == Limit)
      return Report;
  }
}

FunctionReport validation::validateFunction(const Function &Before,
                                            const Function &After,
                                            const Options &Opts) {
  auto Start = std::chrono::steady_clock::now();
  FunctionReport Report;
  if (textOf(Before) == textOf(After)) {
    Report.Result = Verdict::Unchanged;
  } else {
    Budget Time(Opts.FunctionMilliseconds,
                {Opts.QueryMilliseconds, Opts.QueryMegabytes});
    Report = attempt(Before, After, Opts, Time, /*ExactFloats=*/false);
    // The pass may have folded or simplified floating-point arithmetic.
    if (Report.Result == Verdict::GivenUp && hasFloatArithmetic(Before)) {
      FunctionReport Exact =
          attempt(Before, After, Opts, Time, /*ExactFloats=*/true);
      if (Exact.Result != Verdict::GivenUp || Exact.Reason != "time limit")
        Report = std::move(Exact);
    }
    Report.Queries = Time.queries();
  }
  Report.Name = Before.getName().str();
  Report.Milliseconds = std::chrono::duration<double, std::milli>(
                            std::chrono::steady_clock::now() - Start)
                            .count();
  return Report;
}

std::vector<FunctionReport> validation::validateModules(Module &Before,
                                                        Module &After,
                                                        const Options &Opts) {
  std::vector<FunctionReport> Reports;
  if (Opts.Interprocedural) {
    expandCalls(Before);
    expandCalls(After);
  }
  for (Function &F : Before) {
    // The function has been inlined into all of its callers.
    if (Opts.Interprocedural && F.hasLocalLinkage() && F.use_empty())
      continue;
    Function *Other = After.getFunction(F.getName());
    if (F.isDeclaration() || !Other || Other->isDeclaration() ||
        (!Opts.Function.empty() && F.getName() != Opts.Function))
      continue;
    // A pass may have turned recursive calls into a loop, or inlined them.
    unsigned Recursions = countSelfCalls(F);
    bool IsExpanded =
        !F.doesNotRecurse() && !Other->doesNotRecurse() &&
        F.getFunctionType() == Other->getFunctionType() &&
        (Recursions != countSelfCalls(*Other) ||
         (Opts.Interprocedural && Recursions && textOf(F) != textOf(*Other)));
    if (IsExpanded) {
      expandRecursion(F, Opts.Unroll);
      expandRecursion(*Other, Opts.Unroll);
    }
    FunctionReport Report = validateFunction(F, *Other, Opts);
    if (Report.Result == Verdict::Refuted)
      if (const char *Objection =
              objectionTo(Report, F, *Other, Opts, IsExpanded)) {
        Report.Result = Verdict::GivenUp;
        Report.Reason = (Twine(Objection) + ": " + Report.Reason).str();
        Report.Counterexample.clear();
      }
    Reports.push_back(std::move(Report));
  }
  return Reports;
}
