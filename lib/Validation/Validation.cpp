//===- Validation.cpp - Translation validation of LLVM IR -----------------===//

#include "mincaml/Validation/Validation.h"
#include "AttributeRules.h"
#include "Encoding/Encoding.h"
#include "Refinement/Refinement.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <chrono>
#include <map>

using namespace llvm;
using namespace mincaml;
using namespace mincaml::validation;

namespace {

/// One attempt to decide whether a function refines another.
class Attempt {
public:
  Attempt(const Function &Source, const Function &Target, const Options &Opts,
          Budget &Time, bool ExactFloats, const AllocationKeys &Keys)
      : SourceF(Source), TargetF(Target), Opts(Opts), Time(Time),
        EC(Context.get(), *Source.getParent(), ExactFloats, Keys),
        Source(EC, true), Target(EC, false) {}

  FunctionReport run() {
    if (SourceF.getFunctionType() != TargetF.getFunctionType() ||
        SourceF.getCallingConv() != TargetF.getCallingConv())
      return giveUp("the function's type has changed");
    const Module &Declarations = *SourceF.getParent();
    for (std::string Reason : {unmodelledIn(SourceF, Declarations),
                               unmodelledIn(TargetF, Declarations),
                               newRestriction(SourceF, TargetF)})
      if (!Reason.empty())
        return giveUp(Reason);
    for (auto [S, F] : {std::pair(&Source, &SourceF), {&Target, &TargetF}}) {
      execute(*S, *F, Opts.Unroll);
      if (S->hasGivenUp())
        return giveUp(S->Reason);
    }
    std::vector<Obligation> Goals = obligationsOf(EC, Source, Target);
    std::vector<Term> Precondition = preconditionOf(Source, Target);
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

  /// Keys of allocations with which another attempt may succeed.
  AllocationKeys BetterKeys;

private:
  FunctionReport giveUp(const Twine &Why) {
    FunctionReport Report;
    Report.Result = Verdict::GivenUp;
    Report.Reason = Why.str();
    return Report;
  }

  /// Checks an obligation. Returns nothing if it is never violated.
  std::optional<FunctionReport> check(const Obligation &Goal,
                                      ArrayRef<Term> Precondition) {
    Satisfaction Found = search(Source, Target, Goal, Precondition, Time);
    if (Found.Result == Answer::No)
      return std::nullopt;
    if (Found.Result == Answer::Unknown)
      return giveUp(Found.Reason == "timeout" || Found.Reason == "canceled"
                        ? "time limit"
                        : Found.Reason);
    Confirmation Confirmed = confirm(EC, *Found.Example, SourceF, TargetF);
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
  bool isComplete() {
    Term Beyond = Source.BeyondBound || Target.BeyondBound;
    if (isFalse(Beyond))
      return true;
    std::vector<Term> Formulas = EC.Assumptions;
    for (Term T : Source.Undefined)
      Formulas.push_back(!T);
    Formulas.push_back(Beyond);
    return isSatisfiable(EC.C, Formulas, Time.next()).Result == Answer::No;
  }

  const Function &SourceF;
  const Function &TargetF;
  const Options &Opts;
  Budget &Time;
  SolverContext Context;
  EncodingContext EC;
  FunctionEncoding Source;
  FunctionEncoding Target;
};

} // namespace

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
                               const Function &Source, const Function &Target,
                               const Options &Opts, bool IsExpanded) {
  // LLVM's inliner simplifies instructions, which may remove poison, and
  // undefined behaviour caused by it, from one of the two functions.
  if ((IsExpanded || Opts.Interprocedural) &&
      (StringRef(Report.Reason).contains("poison") ||
       StringRef(Report.Counterexample).contains("poison")))
    return "expanding calls may have removed poison";
  if (!Opts.Interprocedural)
    return nullptr;
  if (Source.hasLocalLinkage())
    return "its callers may never pass this input";
  for (const Function *F : {&Source, &Target})
    for (const Instruction &I : instructions(*F))
      if (const auto *Call = dyn_cast<CallBase>(&I))
        if (const Function *Callee = Call->getCalledFunction();
            Callee && !Callee->isDeclaration())
          return "it calls a function whose body was not expanded";
  for (const GlobalVariable &G : Source.getParent()->globals())
    if (G.hasLocalLinkage() && !Target.getParent()->getNamedGlobal(G.getName()))
      return "it concerns a global variable that is no longer used";
  return nullptr;
}

/// Decides whether a function refines another. Tries again if a counterexample
/// shows that allocations with different names correspond.
static FunctionReport attempt(const Function &Source, const Function &Target,
                              const Options &Opts, Budget &Time,
                              bool ExactFloats) {
  constexpr unsigned Limit = 4;
  AllocationKeys Keys;
  for (unsigned I = 1;; ++I) {
    Attempt Try(Source, Target, Opts, Time, ExactFloats, Keys);
    FunctionReport Report = Try.run();
    size_t Known = Keys.size();
    Keys.insert(Try.BetterKeys.begin(), Try.BetterKeys.end());
    if (Report.Result != Verdict::GivenUp || Keys.size() == Known || I == Limit)
      return Report;
  }
}

FunctionReport validation::validateFunction(const Function &Source,
                                            const Function &Target,
                                            const Options &Opts) {
  auto Start = std::chrono::steady_clock::now();
  FunctionReport Report;
  if (textOf(Source) == textOf(Target)) {
    Report.Result = Verdict::Unchanged;
  } else {
    Budget Time(Opts.FunctionMilliseconds,
                {Opts.QueryMilliseconds, Opts.QueryMegabytes});
    Report = attempt(Source, Target, Opts, Time, /*ExactFloats=*/false);
    // The pass may have folded or simplified floating-point arithmetic, which
    // only the exact encoding can show.
    if (Report.Result == Verdict::GivenUp && hasFloatArithmetic(Source)) {
      FunctionReport Exact =
          attempt(Source, Target, Opts, Time, /*ExactFloats=*/true);
      if (Exact.Result != Verdict::GivenUp || Exact.Reason != "time limit")
        Report = std::move(Exact);
    }
    Report.Queries = Time.queries();
  }
  Report.Name = Source.getName().str();
  Report.Milliseconds = std::chrono::duration<double, std::milli>(
                            std::chrono::steady_clock::now() - Start)
                            .count();
  return Report;
}

//===- Expansion of calls -------------------------------------------------===//

/// No calls are inlined into a function with more instructions than this.
static constexpr unsigned SizeLimit = 2000;

/// The direct recursive calls in a function.
static SmallVector<CallBase *, 4> selfCalls(Function &F) {
  SmallVector<CallBase *, 4> Result;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallBase>(&I))
      if (Call->getCalledOperand() == &F)
        Result.push_back(Call);
  return Result;
}

/// Inlines the direct recursive calls of a function \p Depth times. The
/// remaining ones are replaced by calls of BeyondBoundName. This makes
/// tail-recursive functions comparable with loops.
static void expandRecursion(Function &F, unsigned Depth) {
  ValueToValueMapTy Map;
  Function *Copy = CloneFunction(&F, Map);
  // The recursive calls in the copy call F, so inlining the copy adds recursive
  // calls to F.
  Copy->setLinkage(GlobalValue::InternalLinkage);
  for (unsigned I = 0; I < Depth; ++I)
    for (CallBase *Call : selfCalls(F)) {
      if (F.getInstructionCount() > SizeLimit)
        break;
      Call->setCalledFunction(Copy);
      InlineFunctionInfo Info;
      if (!InlineFunction(*Call, Info).isSuccess())
        Call->setCalledFunction(&F);
    }
  FunctionCallee Beyond = F.getParent()->getOrInsertFunction(
      BeyondBoundName, Type::getVoidTy(F.getContext()));
  for (CallBase *Call : selfCalls(F)) {
    CallInst::Create(Beyond, "", Call->getIterator());
    // A musttail call must be followed by a return of its result, which is
    // replaced now.
    if (auto *Plain = dyn_cast<CallInst>(Call))
      Plain->setTailCallKind(CallInst::TCK_None);
    Call->replaceAllUsesWith(PoisonValue::get(Call->getType()));
    Call->eraseFromParent();
  }
  Copy->eraseFromParent();
}

static void expandCallsIn(Function &F,
                          const SmallPtrSetImpl<Function *> &Done) {
  for (bool HasChanged = true; HasChanged;) {
    HasChanged = false;
    SmallVector<CallBase *, 8> Calls;
    for (Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<CallBase>(&I))
        if (Function *Callee = Call->getCalledFunction();
            Callee && Done.contains(Callee))
          Calls.push_back(Call);
    for (CallBase *Call : Calls) {
      if (F.getInstructionCount() > SizeLimit)
        return;
      InlineFunctionInfo Info;
      HasChanged |= InlineFunction(*Call, Info).isSuccess();
    }
  }
}

/// Inlines calls of functions that the module defines and that are not
/// recursive, with LLVM's inliner. The changes that an interprocedural pass has
/// made to a callee or a call are then part of the caller. Other calls remain.
static void expandCalls(Module &M) {
  // Visit callees before callers.
  std::vector<Function *> Order;
  {
    CallGraph Graph(M);
    for (auto Component = scc_begin(&Graph); !Component.isAtEnd(); ++Component)
      if (Component->size() == 1)
        if (Function *F = Component->front()->getFunction())
          if (!F->isDeclaration())
            Order.push_back(F);
  }
  SmallPtrSet<Function *, 16> Done;
  for (Function *F : Order) {
    expandCallsIn(*F, Done);
    if (selfCalls(*F).empty() && F->isDefinitionExact())
      Done.insert(F);
  }
}

std::vector<FunctionReport> validation::validateModules(Module &Source,
                                                        Module &Target,
                                                        const Options &Opts) {
  std::vector<FunctionReport> Reports;
  if (Opts.Interprocedural) {
    expandCalls(Source);
    expandCalls(Target);
  }
  for (Function &F : Source) {
    // The function has been inlined into all of its callers.
    if (Opts.Interprocedural && F.hasLocalLinkage() && F.use_empty())
      continue;
    Function *Other = Target.getFunction(F.getName());
    if (F.isDeclaration() || !Other || Other->isDeclaration() ||
        (!Opts.Function.empty() && F.getName() != Opts.Function))
      continue;
    // A pass may have turned recursive calls into a loop, or inlined them.
    unsigned Recursions = selfCalls(F).size();
    bool IsExpanded =
        !F.doesNotRecurse() && !Other->doesNotRecurse() &&
        F.getFunctionType() == Other->getFunctionType() &&
        (Recursions != selfCalls(*Other).size() ||
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

//===- Printing of reports ------------------------------------------------===//

StringRef validation::str(Verdict Result) {
  static constexpr StringLiteral Names[] = {"unchanged", "proved", "refuted",
                                            "bounded", "given up"};
  return Names[unsigned(Result)];
}

void validation::printReports(ArrayRef<FunctionReport> Reports,
                              raw_ostream &OS) {
  std::map<Verdict, unsigned> Counts;
  for (const FunctionReport &Report : Reports) {
    ++Counts[Report.Result];
    if (Report.Result == Verdict::Unchanged)
      continue;
    OS << Report.Name << ": " << str(Report.Result);
    if (!Report.Reason.empty())
      OS << ": " << Report.Reason;
    OS << '\n';
    SmallVector<StringRef> Lines;
    StringRef(Report.Counterexample).split(Lines, '\n', -1, false);
    for (StringRef Line : Lines)
      OS << "  " << Line << '\n';
  }
  ListSeparator Comma;
  for (auto [Result, Count] : Counts)
    OS << Comma << Count << ' ' << str(Result);
  OS << (Reports.empty() ? "no functions to compare\n" : "\n");
}

void validation::printReportsAsJSON(ArrayRef<FunctionReport> Reports,
                                    raw_ostream &OS) {
  json::OStream J(OS);
  J.object([&] {
    J.attributeArray("functions", [&] {
      for (const FunctionReport &Report : Reports)
        J.object([&] {
          J.attribute("name", Report.Name);
          J.attribute("verdict", str(Report.Result));
          J.attribute("reason", Report.Reason);
          J.attribute("counterexample", Report.Counterexample);
          J.attribute("milliseconds", Report.Milliseconds);
          J.attribute("queries", Report.Queries);
        });
    });
  });
  OS << '\n';
}
