//===- Run.cpp - A run of the program, step by step -----------------------===//

#include "Recorders.h"
#include "Writer.h"
#include "mincaml/Interpreter/Interpreter.h"
#include "mincaml/Interpreter/RunObserver.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

namespace {

class RunRecorder : public RunObserver {
public:
  explicit RunRecorder(const OriginTable &Origins) : Origins(Origins) {}

  bool step(const RunStep &Step) override {
    if (Result.Steps.size() == Result.Limit) {
      Result.HasAllSteps = false;
      return false;
    }
    Run::Step New;
    New.Expression = find(Step.Expression);
    New.Depth = Step.Depth;
    New.Callee = Step.Enters;
    New.IsTail = Step.IsTail;
    New.Returns = Step.ReturnsTo != nullptr;
    New.ReturnsTo = find(Step.ReturnsTo);
    for (const RunStep::Binding &B : Step.Bindings)
      New.Values.push_back({B.Name.str(), B.Value});
    for (const RunStep::Read &R : Step.Reads)
      if (int Variable = find(R.Variable); Variable >= 0)
        New.Reads.push_back({Variable, R.Value});
    New.Result = Step.Result;
    New.Raises = Step.Raises;
    New.Output = Step.Output;
    if (Step.Heap)
      New.TheHeap = heapOf(*Step.Heap);
    Result.Steps.push_back(std::move(New));
    return true;
  }

  void counted(const ast::Expression &E, uint64_t Count) override {
    if (int Expression = find(&E); Expression >= 0) {
      // Several expressions may come from one source expression.
      uint64_t &Known = Greatest[Expression];
      Known = std::max(Known, Count);
    }
  }

  Run Result;
  /// For each source expression, the greatest number of evaluations.
  std::map<int, uint64_t> Greatest;

private:
  Run::Heap heapOf(const HeapChange &Change) {
    Run::Heap New;
    for (const HeapObject &O : Change.Objects) {
      Run::Shape Shape(O.TheKind, O.Name, {});
      for (StringRef Name : O.FieldNames)
        std::get<2>(Shape).push_back(Name.str());
      const unsigned Number =
          Result.Shapes.insert({std::move(Shape), Result.Shapes.size()})
              .first->second;
      New.Objects.push_back(
          {Number, find(O.Origin), O.Size, {O.Fields.begin(), O.Fields.end()}});
    }
    New.Stores = Change.Stores;
    New.NumKept = Change.NumKept;
    for (const HeapRoot &R : Change.Roots)
      New.Roots.push_back({R.Object, R.Depth, R.Name.str()});
    return New;
  }

  int find(const ast::Expression *E) const {
    return E ? Origins.find(E->Range) : -1;
  }

  const OriginTable &Origins;
};

} // namespace

Run mincaml::explorer::recordRun(const Interpreter &Program,
                                 const InterpreterOptions &Options,
                                 size_t Limit, const OriginTable &Origins) {
  RunRecorder Recorder(Origins);
  Run &Result = Recorder.Result;
  Result.Limit = Limit;
  Result.Status = Program.run(Options, Recorder);
  Result.Counts.assign(Recorder.Greatest.begin(), Recorder.Greatest.end());
  Result.HasEnded =
      Result.Status != StepLimitStatus && Result.Status != MemoryLimitStatus;
  return std::move(Result);
}

static void writeValue(const HeapValue &V, json::OStream &J) {
  if (V.Object >= 0)
    J.value(V.Object);
  else
    J.value(json::fixUTF8(V.Text));
}

/// Writes the changes of the heap. Before the step, there were \p NumRoots
/// roots; sets it to their number after the step.
static void writeHeap(const Run::Heap &Heap, size_t &NumRoots,
                      json::OStream &J) {
  if (!Heap.Objects.empty())
    J.attributeArray("objects", [&] {
      for (const Run::Object &O : Heap.Objects)
        J.array([&] {
          J.value(O.TheShape);
          J.value(O.Expression);
          J.value(int64_t(O.Size));
          for (const HeapValue &V : O.Fields)
            writeValue(V, J);
        });
    });
  if (!Heap.Stores.empty())
    J.attributeArray("stores", [&] {
      for (const HeapStore &S : Heap.Stores)
        J.array([&] {
          J.value(S.Object);
          J.value(S.Field);
          writeValue(S.Stored, J);
        });
    });
  if (Heap.NumKept != NumRoots)
    J.attribute("kept", int64_t(Heap.NumKept));
  if (!Heap.Roots.empty())
    J.attributeArray("roots", [&] {
      for (const Run::Root &R : Heap.Roots)
        writeTuple(J, R.Object, R.Depth, json::fixUTF8(R.Name));
    });
  NumRoots = Heap.NumKept + Heap.Roots.size();
}

static StringRef kindName(HeapObject::Kind Kind) {
  switch (Kind) {
  case HeapObject::Kind::Data:
    return "data";
  case HeapObject::Kind::Tuple:
    return "tuple";
  case HeapObject::Kind::Array:
    return "array";
  case HeapObject::Kind::String:
    return "string";
  case HeapObject::Kind::Closure:
    return "closure";
  case HeapObject::Kind::Exception:
    return "exception";
  }
  llvm_unreachable("covered switch");
}

/// Writes a step. The strings are converted to UTF-8, because programs can
/// print any bytes.
static void writeStep(const Run::Step &Step, json::OStream &J) {
  J.attribute("origin", Step.Expression);
  J.attribute("depth", Step.Depth);
  if (!Step.Callee.empty())
    J.attribute("enter", json::fixUTF8(Step.Callee));
  if (Step.IsTail)
    J.attribute("tail", true);
  if (Step.Returns)
    J.attribute("leave", true);
  if (Step.ReturnsTo >= 0)
    J.attribute("to", Step.ReturnsTo);
  if (!Step.Values.empty())
    J.attributeArray("values", [&] {
      for (const auto &[Name, Value] : Step.Values)
        writeTuple(J, json::fixUTF8(Name), json::fixUTF8(Value));
    });
  if (!Step.Reads.empty())
    J.attributeArray("reads", [&] {
      for (const auto &[Variable, Value] : Step.Reads)
        writeTuple(J, Variable, json::fixUTF8(Value));
    });
  if (Step.Result)
    J.attribute("result", json::fixUTF8(*Step.Result));
  if (Step.Raises)
    J.attribute("raises", json::fixUTF8(*Step.Raises));
  if (!Step.Output.empty())
    J.attribute("output", json::fixUTF8(Step.Output));
}

void mincaml::explorer::writeRun(const Run &R, json::OStream &J) {
  J.attributeObject("run", [&] {
    size_t NumRoots = 0;
    size_t NumHeaps = 0;
    writeObjects("steps", R.Steps, J, [&](const Run::Step &Step) {
      writeStep(Step, J);
      if (!Step.TheHeap)
        return;
      ++NumHeaps;
      writeHeap(*Step.TheHeap, NumRoots, J);
    });
    if (NumHeaps) {
      J.attribute("heaps", int64_t(NumHeaps));
      writeObjects("shapes", R.Shapes, J, [&](const auto &Entry) {
        const auto &[Kind, Name, FieldNames] = Entry.first;
        J.attribute("kind", kindName(Kind));
        if (!Name.empty())
          J.attribute("name", json::fixUTF8(Name));
        if (!FieldNames.empty())
          J.attributeArray("fields", [&] {
            for (StringRef Field : FieldNames)
              J.value(json::fixUTF8(Field));
          });
      });
    }
    J.attribute("complete", R.HasAllSteps && R.HasEnded);
    J.attribute("limit", int64_t(R.Limit));
    J.attribute("ended", R.HasEnded);
    if (R.HasEnded)
      J.attribute("status", R.Status);
    J.attributeArray("counts", [&] {
      for (auto [Expression, Count] : R.Counts)
        writeTuple(J, Expression, Count);
    });
  });
}
