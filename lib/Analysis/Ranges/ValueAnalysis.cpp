//===- ValueAnalysis.cpp - Value ranges and points-to sets -------------------===//

#include "mincaml/Analysis/Ranges/ValueAnalysis.h"
#include "Solver/Solver.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

AnalysisKey FunctionValueAnalysis::Key;
AnalysisKey ModuleValueAnalysis::Key;

ValueAnalysis::ValueAnalysis(Module &M, FunctionAnalysisManager &AM) {
  SmallVector<Function *, 16> Bodies;
  for (Function &F : M)
    if (!F.isDeclaration())
      Bodies.push_back(&F);
  if (Bodies.empty())
    return;
  Solver = std::make_unique<ValueSolver>(Bodies, /*IsWhole=*/true, AM);
  Solver->solve();
}

ValueAnalysis::ValueAnalysis(Function &F, FunctionAnalysisManager &AM)
    : Solver(std::make_unique<ValueSolver>(&F, /*IsWhole=*/false, AM)) {
  Solver->solve();
}

ValueAnalysis::ValueAnalysis(ValueAnalysis &&) = default;
ValueAnalysis::~ValueAnalysis() = default;

AbstractValue ValueAnalysis::of(const Use &U) const {
  return Solver->graph().of(U);
}
AbstractValue ValueAnalysis::of(const PiName &Name, const Function &F) const {
  const EquationGraph &Graph = Solver->graph();
  return Graph.of(Name, *Graph.in(F));
}
AbstractValue ValueAnalysis::of(const Value &V) const {
  return Solver->graph().of(V);
}
AbstractValue ValueAnalysis::ofResult(const Function &F) const {
  const EquationGraph &Graph = Solver->graph();
  return Graph[Graph.in(F)->Result].Value;
}
AbstractValue ValueAnalysis::ofAddress(const Instruction &Access) const {
  return of(Access.getOperandUse(isa<LoadInst>(Access)
                                     ? LoadInst::getPointerOperandIndex()
                                     : StoreInst::getPointerOperandIndex()));
}
AbstractValue ValueAnalysis::ofPi(const Function &F, unsigned Number) const {
  const EquationGraph &Graph = Solver->graph();
  return Graph[Graph.in(F)->FirstPi + Number].Value;
}
const PiNodes &ValueAnalysis::piNodes(const Function &F) const {
  return Solver->graph().in(F)->Pis;
}

ArrayRef<ObjectNumber> ValueAnalysis::objectsOf(const AbstractValue &V) const {
  return Solver->graph().sets().objects(V.Objects);
}
const Value &ValueAnalysis::origin(ObjectNumber Object) const {
  return *Solver->graph().memory()[Object].Origin;
}
int64_t ValueAnalysis::startOf(ObjectNumber Object) const {
  return AbstractMemory::startOf(origin(Object));
}
bool ValueAnalysis::hasEscaped(ObjectNumber Object) const {
  return Solver->heap().isOpen(Object);
}
bool ValueAnalysis::hasFixedLength(ObjectNumber Object) const {
  return !hasEscaped(Object) &&
         !Solver->graph().memory()[Object].IsHeaderWritten;
}
unsigned ValueAnalysis::numberOfObjects() const {
  return Solver ? Solver->graph().memory().size() : 0;
}
std::optional<dataflow::Interval>
ValueAnalysis::lengthOf(ObjectNumber Object) const {
  return Solver->lengthOf(Object);
}
SmallVector<ValueAnalysis::Contents, 4>
ValueAnalysis::contentsOf(ObjectNumber Object) const {
  SmallVector<Contents, 4> Result;
  if (hasEscaped(Object))
    return Result;
  const EquationGraph &Graph = Solver->graph();
  for (const MemoryCell &Cell : Graph.memory()[Object].Cells) {
    auto *Next = upper_bound(Result, Cell.Distance,
                             [](int64_t Distance, const Contents &Part) {
                               return Distance < Part.Distance;
                             });
    Result.insert(Next,
                  {Cell.Distance, Cell.IsForElements, Graph[Cell.Node].Value});
  }
  return Result;
}

ValueAnalysis FunctionValueAnalysis::run(Function &F,
                                         FunctionAnalysisManager &AM) {
  return ValueAnalysis(F, AM);
}

ValueAnalysis ModuleValueAnalysis::run(Module &M, ModuleAnalysisManager &AM) {
  return ValueAnalysis(
      M, AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager());
}
