//===- FloatArguments.cpp - Arguments in %f registers ---------------------===//

#include "Object/FloatArguments.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Error.h"

using namespace mincaml::sparc;
using namespace llvm;

RegisterSet mincaml::sparc::floatRegisters() {
  return RegisterSet(0xffffffff) << unsigned(reg::F0);
}

bool mincaml::sparc::mayHaveFloatArguments(const ObjectProgram &Program,
                                           const ProcedureSummaries &Summaries,
                                           unsigned Function) {
  const CodeFunction &F = Program.functions()[Function];
  return !Program.architecture().Is64 && !F.IsGlobal && !F.IsPart &&
         Summaries.summary(Function).IsCalledForOther;
}

FloatArguments::FloatArguments(const ObjectProgram &Program,
                               const ProcedureSummaries &Summaries,
                               Disassembly *LLVM)
    : Program(Program), Summaries(Summaries), LLVM(LLVM),
      Results(Program.functions().size()) {
  for (auto [Number, F] : enumerate(Program.functions()))
    AreRead |= !F.IsGlobal && Summaries.summary(Number).ReadsFloats;
}

const RegisterSet &FloatArguments::of(unsigned Function) {
  std::optional<RegisterSet> &Result = Results[Function];
  if (Result)
    return *Result;
  Result = RegisterSet();
  if (!AreRead || !mayHaveFloatArguments(Program, Summaries, Function))
    return *Result;
  Expected<FunctionCode> Code =
      FunctionCode::read(Program, Program.functions()[Function], LLVM);
  if (!Code)
    consumeError(Code.takeError());
  else
    Result = compute(*Code);
  return *Result;
}

RegisterSet FloatArguments::readByCallee(const FunctionCode &Code,
                                         unsigned At) {
  if (Code.Instructions[At].Op == DecodedOperation::Jump)
    return RegisterSet();
  std::optional<unsigned> Callee = Summaries.targetNumber(Code, At);
  return Callee ? of(*Callee) : RegisterSet();
}

RegisterSet FloatArguments::compute(const FunctionCode &Code) {
  RegisterSet Read;
  Expected<CodeGraph> Graph = CodeGraph::build(Code, Summaries);
  if (!Graph) {
    consumeError(Graph.takeError());
    return Read;
  }
  // For each block, the registers that may have their values at entry at its
  // start.
  std::vector<RegisterSet> Unchanged(Graph->size());
  std::vector<const CodeBlock *> Worklist{Graph->entry()};
  Unchanged[Graph->entry()->Number] = floatRegisters();
  while (!Worklist.empty()) {
    const CodeBlock &B = *Worklist.back();
    Worklist.pop_back();
    RegisterSet Now = Unchanged[B.Number];
    for (const Step &S : B.Steps) {
      if (S.TheKind == Step::Kind::Callee) {
        Read |= Now & readByCallee(Code, S.Index);
        Now &= ~Summaries.clobbered(Code, S.Index) &
               ~Summaries.results(Code, S.Index);
      } else {
        Read |= Now & Code.Instructions[S.Index].Reads;
        Now &= ~Code.Instructions[S.Index].Writes;
      }
    }
    if (B.End == BlockEnd::TailCall || B.End == BlockEnd::Stops)
      Read |= Now & readByCallee(Code, B.EndWord);
    for (const CodeBlock *Next : B.Successors) {
      RegisterSet &Into = Unchanged[Next->Number];
      if ((Now & ~Into).none())
        continue;
      Into |= Now;
      Worklist.push_back(Next);
    }
  }
  return Read;
}
