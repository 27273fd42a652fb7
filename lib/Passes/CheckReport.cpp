//===- CheckReport.cpp - Report on bounds checks --------------------------===//

#include "mincaml/Passes/CheckReport.h"
#include "mincaml/Analysis/Ranges/ValueAnalysis.h"
#include "mincaml/Transforms/BoundsChecks.h"
#include "llvm/Analysis/LazyCallGraph.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;
using dataflow::Interval;

static constexpr StringLiteral FailureSymbol = "min_caml_fail_bounds";
static constexpr StringLiteral StringFailureSymbol =
    "min_caml_fail_string_bounds";
/// The maximum number of arrays that a reason names.
static constexpr unsigned MaximumArrays = 3;

/// The line and column in the location argument of a failure.
static std::optional<std::pair<unsigned, unsigned>> locationOf(const Value &V) {
  const auto *G = dyn_cast<GlobalVariable>(&V);
  const auto *Fields = G && G->hasInitializer()
                           ? dyn_cast<ConstantStruct>(G->getInitializer())
                           : nullptr;
  if (!Fields || Fields->getNumOperands() != 3)
    return std::nullopt;
  const auto *Line = dyn_cast<ConstantInt>(Fields->getOperand(1));
  const auto *Column = dyn_cast<ConstantInt>(Fields->getOperand(2));
  if (!Line || !Column)
    return std::nullopt;
  return std::pair(Line->getZExtValue(), Column->getZExtValue());
}

namespace {

/// An edge to a failure that is not known to be infeasible.
struct LiveCheck {
  std::pair<unsigned, unsigned> At;
  const CallBase *Failure;
  /// A branch, or a switch that LLVM has made of several branches.
  const Instruction *Terminator;
};

} // namespace

static void addChecks(const CallBase &Failure,
                      SmallVectorImpl<LiveCheck> &Checks) {
  const Value &Location = *Failure.getArgOperand(0);
  const auto *Phi = dyn_cast<PHINode>(&Location);
  // Passes may merge several calls into one. The location in its argument is
  // then a phi node.
  const BasicBlock &Block = Phi ? *Phi->getParent() : *Failure.getParent();
  for (const BasicBlock *From : predecessors(&Block)) {
    auto At = locationOf(Phi ? *Phi->getIncomingValueForBlock(From) : Location);
    const auto *Branch = dyn_cast<BranchInst>(From->getTerminator());
    const auto *Known = Branch && Branch->isConditional()
                            ? dyn_cast<ConstantInt>(Branch->getCondition())
                            : nullptr;
    if (At &&
        (!Known || Branch->getSuccessor(Known->isZero() ? 1 : 0) == &Block))
      Checks.push_back({*At, &Failure, From->getTerminator()});
  }
}

/// All checks of a module that have not been removed.
static SmallVector<LiveCheck, 0> findChecks(const Module &M) {
  SmallVector<LiveCheck, 0> Checks;
  const Function *Fails = M.getFunction(FailureSymbol);
  const Function *StringFails = M.getFunction(StringFailureSymbol);
  if (!Fails && !StringFails)
    return Checks;
  for (const Function &F : M)
    for (const BasicBlock &B : F)
      for (const Instruction &I : B)
        if (const auto *Call = dyn_cast<CallBase>(&I);
            Call && Call->getCalledFunction() && Call->arg_size() == 3 &&
            (Call->getCalledFunction() == Fails ||
             Call->getCalledFunction() == StringFails) &&
            hasInterval(*Call->getArgOperand(1)->getType()) &&
            hasInterval(*Call->getArgOperand(2)->getType()))
          addChecks(*Call, Checks);
  return Checks;
}

void CheckReport::count(const Module &M) {
  for (auto &[At, A] : Accesses)
    A.Copies = 0, A.SlowPass.clear();
  for (const LiveCheck &Check : findChecks(M)) {
    Access &A = Accesses[Check.At];
    if (StringRef Pass = passOfSlowCheck(*Check.Terminator); !Pass.empty())
      A.SlowPass = Pass;
    else
      ++A.Copies;
  }
}

void CheckReport::start(Module &M) { count(M); }

void CheckReport::credit(StringRef Pass, const Module &M) {
  count(M);
  for (auto &[At, A] : Accesses) {
    // If a later pass brings back a check, the access still has one.
    if (A.Copies != 0)
      A.Pass.clear();
    else if (A.Pass.empty())
      A.Pass = Pass;
  }
}

static const Module *moduleOf(const Any &IR) {
  if (const auto *M = any_cast<const Module *>(&IR))
    return *M;
  if (const auto *F = any_cast<const Function *>(&IR))
    return (*F)->getParent();
  if (const auto *C = any_cast<const LazyCallGraph::SCC *>(&IR))
    return (*C)->begin()->getFunction().getParent();
  if (const auto *L = any_cast<const Loop *>(&IR))
    return (*L)->getHeader()->getModule();
  return nullptr;
}

void CheckReport::registerCallbacks(PassInstrumentationCallbacks &Callbacks) {
  Callbacks.registerAfterPassCallback(
      [this, &Callbacks](StringRef Class, Any IR, const PreservedAnalyses &) {
        StringRef Name = Callbacks.getPassNameForClassName(Class);
        if (const Module *M = moduleOf(IR))
          credit(Name.empty() ? Class : Name, *M);
      });
}

void CheckReport::addRemark(const DiagnosticInfoOptimizationBase &Remark) {
  if (!isa<DiagnosticInfoIROptimization>(Remark) || !Remark.isPassed() ||
      !Remark.isLocationAvailable())
    return;
  const DiagnosticLocation &At = Remark.getLocation();
  auto A = Accesses.find({At.getLine(), At.getColumn()});
  if (A == Accesses.end())
    return;
  // Other remarks at this location may be about the load of the length.
  if (std::string Text = Remark.getMsg();
      StringRef(Text).starts_with("comparison"))
    A->second.Remarks[Remark.getPassName().str()] = std::move(Text);
}

//===----------------------------------------------------------------------===//
// Reasons for remaining checks
//===----------------------------------------------------------------------===//

static std::string lineText(const Instruction &I) {
  const DebugLoc &At = I.getDebugLoc();
  return At ? "line " + std::to_string(At.getLine()) : "an unknown place";
}

/// Describes where a number comes from; empty if it is computed.
static std::string origin(const Value &V) {
  if (const auto *A = dyn_cast<Argument>(&V))
    return "parameter `" + A->getName().str() + "`";
  if (isa<PHINode>(V))
    return "changes in a loop or between branches";
  if (const auto *Load = dyn_cast<LoadInst>(&V))
    return "read from memory in " + lineText(*Load);
  if (const auto *Call = dyn_cast<CallBase>(&V))
    return "result of a call in " + lineText(*Call);
  return {};
}

/// Describes the arrays whose length is loaded.
static std::string arraysOf(const LoadInst &Length,
                            const ValueAnalysis &Values) {
  ArrayRef<ObjectNumber> Objects = Values.objectsOf(Values.ofAddress(Length));
  if (Objects.empty())
    return "an array that is not known";
  std::string Text;
  for (const auto &[Number, Object] : enumerate(Objects)) {
    if (Number == MaximumArrays)
      return Text + " and others";
    Text += Number == 0 ? "" : ", ";
    const auto *Made = dyn_cast<Instruction>(&Values.origin(Object));
    Text += Made ? "the array made in " + lineText(*Made)
                 : "the array `" + Values.origin(Object).getName().str() + "`";
  }
  return Text;
}

/// The range of a number where a check compares it. On the path where the check
/// has failed, its range would be narrower.
static Interval rangeAt(const Instruction &Check, const Value &V,
                        const ValueAnalysis &Values) {
  const auto *Branch = dyn_cast<BranchInst>(&Check);
  if (Branch && Branch->isConditional())
    if (const auto *Comparison = dyn_cast<ICmpInst>(Branch->getCondition()))
      for (const Use &U : Comparison->operands())
        if (U == &V)
          return Values.rangeOf(U);
  if (const auto *C = dyn_cast<ConstantInt>(&V))
    return Interval::constant(C->getSExtValue());
  return Values.of(V).Range;
}

/// Explains why a bounds check cannot be removed: describes what is known about
/// the index and the length that it compares. Failure is the call that is
/// executed if the index is out of bounds.
static std::string reasonFor(const Instruction &Check, const CallBase &Failure,
                             const ValueAnalysis &Values) {
  const Value &Index = *Failure.getArgOperand(1);
  const Value &Length = *Failure.getArgOperand(2);
  const Interval OfIndex = rangeAt(Check, Index, Values);
  const Interval OfLength = rangeAt(Check, Length, Values);
  if (OfIndex.isEmpty() || OfLength.isEmpty() ||
      (OfIndex.Low >= 0 && OfIndex.High < OfLength.Low))
    return "it never fails, but no pass of the pipeline found that out";
  std::string Text = "the index " + describe(OfIndex, 32);
  if (std::string From = origin(Index); !From.empty())
    Text += " (" + From + ")";
  Text += "; the length " + describe(OfLength, 32);
  if (const auto *Load = dyn_cast<LoadInst>(&Length))
    Text += " (of " + arraysOf(*Load, Values) + ")";
  else if (std::string From = origin(Length); !From.empty())
    Text += " (" + From + ")";
  return Text;
}

void CheckReport::finish(Module &M, ModuleAnalysisManager &AM) {
  count(M);
  const ValueAnalysis &Values = AM.getResult<ModuleValueAnalysis>(M);
  for (const LiveCheck &Check : findChecks(M))
    if (std::string &Reason = Accesses[Check.At].Reason;
        Reason.empty() && passOfSlowCheck(*Check.Terminator).empty())
      Reason = reasonFor(*Check.Terminator, *Check.Failure, Values);
}

void CheckReport::print(raw_ostream &OS, StringRef FileName) const {
  unsigned Removed = 0, Merged = 0, Hoisted = 0, Kept = 0;
  for (const auto &[At, A] : Accesses) {
    OS << FileName << ':' << At.first << ':' << At.second << ": ";
    if (A.SlowPass == "mincaml-merge-checks" && A.Copies == 0) {
      ++Merged;
      OS << "merged by mincaml-merge-checks: one check of the greatest index "
            "comes first\n";
      continue;
    }
    if (A.SlowPass == "mincaml-loop-checks") {
      ++Hoisted;
      OS << "hoisted by mincaml-loop-checks: checked once in front of the loop";
      if (A.Copies != 0)
        OS << ", and where iterations were taken out of it";
      OS << '\n';
      continue;
    }
    if (A.Copies != 0) {
      ++Kept;
      OS << "kept";
      if (A.Copies > 1)
        OS << " in " << A.Copies << " copies";
      OS << ": " << A.Reason << '\n';
      continue;
    }
    // These passes find equal values or use the conditions of branches.
    if (A.Pass == "mincaml-gvn" || A.Pass == "mincaml-cse" || A.Pass == "gvn" ||
        A.Pass == "early-cse") {
      ++Merged;
      OS << "merged by " << A.Pass << ": an equal check comes first\n";
      continue;
    }
    ++Removed;
    OS << "removed by " << A.Pass;
    if (auto Remark = A.Remarks.find(A.Pass); Remark != A.Remarks.end())
      OS << ": " << Remark->second;
    OS << '\n';
  }
  OS << Accesses.size() << (Accesses.size() == 1 ? " access: " : " accesses: ")
     << Removed << " removed, " << Merged << " merged, " << Hoisted
     << " hoisted, " << Kept << " kept\n";
}
