//===- Loops.cpp - Functions that are compiled to loops -------------------===//

#include "mincaml/KNormal/Loops.h"
#include "Walk.h"
#include "mincaml/KNormal/Visitor.h"

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::dyn_cast;

namespace {

struct Candidate {
  bool IsLoop = true;
  unsigned OutsideCalls = 0;
  /// The caller of the last call from outside; null is the main expression.
  const ClosedFunction *Caller = nullptr;
};

class LoopFinder {
public:
  explicit LoopFinder(const ClosedProgram &Program);
  /// The loops, in the order of the program.
  std::vector<std::pair<const ClosedFunction *, Candidate>> loops() const;

private:
  void visit(const ClosedFunction *Here, const Expression &Body);
  void visitCall(const ClosedFunction *Here, const BodyExpression &P,
                 const ApplyDirect &Call);
  void refuse(const Name *Label) {
    if (auto It = ByLabel.find(Label); It != ByLabel.end())
      Candidates[It->second].IsLoop = false;
  }

  const ClosedProgram &Program;
  llvm::DenseMap<const ClosedFunction *, Candidate> Candidates;
  llvm::DenseMap<const Name *, const ClosedFunction *> ByLabel;
};

} // namespace

LoopFinder::LoopFinder(const ClosedProgram &Program) : Program(Program) {
  for (const ClosedFunction *F : Program.Functions) {
    // `for` and `while` are keywords, so that only desugaring uses these names.
    llvm::StringRef Source = F->Label->Source;
    if ((Source != "for" && Source != "while") || F->HasStaticClosure ||
        !F->Ty->result()->isUnit())
      continue;
    Candidates[F];
    ByLabel[F->Label] = F;
  }
  if (Candidates.empty())
    return;
  for (const ClosedFunction *F : Program.Functions)
    visit(F, *F->Body);
  visit(nullptr, *Program.Main);
}

void LoopFinder::visitCall(const ClosedFunction *Here, const BodyExpression &P,
                           const ApplyDirect &Call) {
  auto It = Candidates.find(Call.Function);
  if (It == Candidates.end())
    return;
  Candidate &C = It->second;
  if (Here == Call.Function) {
    C.IsLoop &= P.IsTail;
  } else {
    C.IsLoop &= C.OutsideCalls++ == 0;
    C.Caller = Here;
  }
}

void LoopFinder::visit(const ClosedFunction *Here, const Expression &Body) {
  walk(Body, [&](const BodyExpression &P) {
    if (auto *M = dyn_cast<MakeClosures>(P.E))
      for (const NewClosure &New : M->Closures)
        for (const Name *N : New.Captured)
          refuse(N);
    if (auto *Call = dyn_cast<ApplyDirect>(P.E)) {
      visitCall(Here, P, *Call);
      for (const Name *N : Call->Arguments)
        refuse(N);
      return;
    }
    dispatch(*P.E, [&](const auto &Node) {
      forEachOperand(Node, [&](const Name *N) { refuse(N); });
    });
  });
}

std::vector<std::pair<const ClosedFunction *, Candidate>>
LoopFinder::loops() const {
  std::vector<std::pair<const ClosedFunction *, Candidate>> Result;
  if (!Candidates.empty())
    for (const ClosedFunction *F : Program.Functions)
      if (Candidate C = Candidates.lookup(F);
          Candidates.contains(F) && C.IsLoop && C.OutsideCalls == 1)
        Result.push_back({F, C});
  return Result;
}

LoopAnalysis::LoopAnalysis(const ClosedProgram &Program) {
  auto Loops = LoopFinder(Program).loops();
  for (const auto &[F, C] : Loops)
    Hosts[F] = C.Caller;
  // Functions are in the order of their definitions, inner before outer, and a
  // loop is called in the function that encloses it. In reverse order, the host
  // of an enclosing loop is therefore known first.
  for (const auto &[F, C] : llvm::reverse(Loops))
    Hosts[F] = hostOf(C.Caller);
}
