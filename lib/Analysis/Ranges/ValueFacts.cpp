//===- ValueFacts.cpp - Value ranges and points-to sets -------------------===//

#include "mincaml/Analysis/Ranges/ValueFacts.h"
#include "Solver/Solver.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

AnalysisKey RangesAnalysis::Key;
AnalysisKey ArrayFactsAnalysis::Key;

ValueFacts::ValueFacts(Module &M, FunctionAnalysisManager &AM) {
  SmallVector<Function *, 16> Bodies;
  for (Function &F : M)
    if (!F.isDeclaration())
      Bodies.push_back(&F);
  if (Bodies.empty())
    return;
  Solver = std::make_unique<FactSolver>(Bodies, /*IsWhole=*/true, AM);
  Solver->solve();
}

ValueFacts::ValueFacts(Function &F, FunctionAnalysisManager &AM)
    : Solver(std::make_unique<FactSolver>(&F, /*IsWhole=*/false, AM)) {
  Solver->solve();
}

ValueFacts::ValueFacts(ValueFacts &&) = default;
ValueFacts::~ValueFacts() = default;

AbstractValue ValueFacts::of(const Use &U) const {
  return Solver->graph().of(U);
}
AbstractValue ValueFacts::of(const PiName &Name, const Function &F) const {
  const FactGraph &Graph = Solver->graph();
  return Graph.of(Name, *Graph.in(F));
}
AbstractValue ValueFacts::of(const Value &V) const {
  return Solver->graph().of(V);
}
AbstractValue ValueFacts::ofResult(const Function &F) const {
  const FactGraph &Graph = Solver->graph();
  return Graph[Graph.in(F)->Result].Value;
}
AbstractValue ValueFacts::ofAddress(const Instruction &Access) const {
  return of(Access.getOperandUse(isa<LoadInst>(Access)
                                     ? LoadInst::getPointerOperandIndex()
                                     : StoreInst::getPointerOperandIndex()));
}
AbstractValue ValueFacts::ofPi(const Function &F, unsigned Number) const {
  const FactGraph &Graph = Solver->graph();
  return Graph[Graph.in(F)->FirstPi + Number].Value;
}
const PiNodes &ValueFacts::piNodes(const Function &F) const {
  return Solver->graph().in(F)->Pis;
}

ArrayRef<ObjectNumber> ValueFacts::objectsOf(const AbstractValue &V) const {
  return Solver->graph().sets().objects(V.Objects);
}
const Value &ValueFacts::origin(ObjectNumber Object) const {
  return *Solver->graph().memory()[Object].Origin;
}
int64_t ValueFacts::startOf(ObjectNumber Object) const {
  return AbstractMemory::startOf(origin(Object));
}
bool ValueFacts::hasEscaped(ObjectNumber Object) const {
  return Solver->heap().isOpen(Object);
}
bool ValueFacts::hasFixedLength(ObjectNumber Object) const {
  return !hasEscaped(Object) &&
         !Solver->graph().memory()[Object].IsHeaderWritten;
}
unsigned ValueFacts::numberOfObjects() const {
  return Solver ? Solver->graph().memory().size() : 0;
}
std::optional<dataflow::Interval>
ValueFacts::lengthOf(ObjectNumber Object) const {
  return Solver->lengthOf(Object);
}
SmallVector<ValueFacts::Contents, 4>
ValueFacts::contentsOf(ObjectNumber Object) const {
  SmallVector<Contents, 4> Result;
  if (hasEscaped(Object))
    return Result;
  const FactGraph &Graph = Solver->graph();
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

ValueFacts RangesAnalysis::run(Function &F, FunctionAnalysisManager &AM) {
  return ValueFacts(F, AM);
}

ValueFacts ArrayFactsAnalysis::run(Module &M, ModuleAnalysisManager &AM) {
  return ValueFacts(
      M, AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager());
}
