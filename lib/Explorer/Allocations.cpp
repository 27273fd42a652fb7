//===- Allocations.cpp - Recording register allocations -------------------===//

#include "Allocations.h"
#include "MachineText.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

void AllocationRecorder::beforeAllocation(const MachineFunction &MF) {
  Function = Machine.function(MF.getName());
  Version = Machine.Functions[Function].Versions.size();
  Lines.clear();
  PointOf.clear();
  Trials.reset();
  const auto LineOf = linesOfInstructions(MF);
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB.instrs())
      if (!MI.isDebugInstr()) {
        PointOf[&MI] = Lines.size();
        Lines.push_back(LineOf.lookup(&MI));
      }
}

void AllocationRecorder::traced(const MachineFunction &MF,
                                std::vector<RegisterTrial> Found) {
  Trials.emplace(std::move(Found), PointOf, MF);
}

void AllocationRecorder::nameMerged(AllocationData::Interval &I) {
  auto Find = [&](const std::vector<DebugLoc> &Locations) {
    return map_to_vector(Locations, [&](const DebugLoc &Location) {
      return Origins.find(Location.get()).Expression;
    });
  };
  if (I.Name.empty() && I.Writers.size() > 1)
    I.Name = Merged.nameOf(Find(I.Writers), Find(I.Readers));
}

void AllocationRecorder::afterAllocation(const MachineFunction &MF,
                                         AllocationData Facts) {
  // There is no version if code generation started from machine IR.
  if (!Version || Facts.Intervals.empty())
    return;
  FunctionVersions &Versions = Machine.Functions[Function];
  const unsigned After = Versions.Versions.size() - 1;
  append_range(Versions.Milestones, ArrayRef{Version - 1, After});
  if (!Facts.Checked)
    Omitted.push_back({"what the allocation checker knows of " + Versions.Name,
                       "too many instructions, or values at a time"});
  Allocation New{Function,         Version - 1, std::move(Lines),
                 std::move(Facts), {},          After};
  for (AllocationData::Interval &I : New.Facts.Intervals) {
    New.Origins.push_back(Origins.find(I.Location.get()).Expression);
    nameMerged(I);
    // The locations do not outlive the code.
    I.Writers.clear();
    I.Readers.clear();
  }
  if (New.Facts.Checked)
    New.Checked.emplace(std::move(*New.Facts.Checked), New.Facts.CheckedPoints,
                        MF);
  New.Facts.Checked.reset();
  New.Trials = std::exchange(Trials, std::nullopt);
  Allocations.push_back(std::move(New));
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

/// The register that an interval is in from start to end; empty if there is no
/// such register.
static StringRef onlyRegister(const AllocationData::Interval &I) {
  if (I.Locations.empty() || any_of(I.Locations, [&](const auto &P) {
        return P.IsSlot || P.Name != I.Locations.front().Name;
      }))
    return "";
  return I.Locations.front().Name;
}

static void writeInterval(const AllocationData::Interval &I, int Origin,
                          json::OStream &J) {
  J.object([&] {
    if (!I.Name.empty())
      J.attribute("name", json::fixUTF8(I.Name));
    J.attribute("virtual", "%" + std::to_string(I.Number));
    if (!I.Class.empty())
      J.attribute("class", I.Class);
    if (Origin >= 0)
      J.attribute("origin", Origin);
    // A point covers the range from its number to the next number, as on an
    // axis.
    J.attributeArray("ranges", [&] {
      for (auto [First, Last] : I.Live)
        J.array([&, First = First, Last = Last] {
          J.value(First);
          J.value(Last + 1);
        });
    });
    if (StringRef Register = onlyRegister(I); !Register.empty())
      J.attribute("register", Register);
    if (any_of(I.Locations, [](const auto &P) { return P.IsSlot; }))
      J.attribute("spilled", true);
    if (!I.Hints.empty())
      J.attributeArray("hints", [&] {
        for (const std::string &Hint : I.Hints)
          J.value(Hint);
      });
    J.attributeArray("places", [&] {
      for (const AllocationData::ValueLocation &P : I.Locations)
        J.array([&] {
          J.value(P.First);
          J.value(P.Last + 1);
          J.value(P.Name);
        });
    });
  });
}

static void writeAddition(const AllocationData::Addition &A, json::OStream &J) {
  J.object([&] {
    J.attribute("point", A.Point);
    J.attribute("kind", A.Kind);
    J.attribute("interval", A.Interval);
    if (!A.Reason.empty())
      J.attribute("reason", A.Reason);
  });
}

static void writeBody(const Allocation &A, json::OStream &J) {
  const AllocationData &Facts = A.Facts;
  J.attributeArray("points", [&] {
    for (auto [Line, IsCall] : zip_equal(A.Lines, Facts.IsCall))
      J.object([&, Line = Line, IsCall = bool(IsCall)] {
        J.attribute("line", Line);
        if (IsCall)
          J.attribute("call", true);
      });
  });
  J.attributeArray("intervals", [&] {
    for (const auto &[I, Origin] : zip_equal(Facts.Intervals, A.Origins))
      writeInterval(I, Origin, J);
  });
  J.attributeArray("additions", [&] {
    for (const AllocationData::Addition &Added : Facts.Additions)
      writeAddition(Added, J);
  });
  if (A.Checked)
    A.Checked->write(Facts, J);
  if (A.Trials)
    A.Trials->write(Facts, J);
  if (!Facts.HasInterference)
    return;
  J.attributeArray("interference", [&] {
    for (auto [Left, Right] : Facts.Interference)
      J.array([&, Left = Left, Right = Right] {
        J.value(Left);
        J.value(Right);
      });
  });
}

void mincaml::explorer::writeAllocation(const Allocation &A,
                                        StringRef Allocator, json::OStream &J,
                                        Parts *ToParts) {
  J.object([&] {
    J.attribute("function", A.Function);
    J.attribute("allocator", Allocator);
    J.attribute("version", A.Version);
    J.attribute("after", A.After);
    writePart(ToParts, J, [&](json::OStream &To) { writeBody(A, To); });
  });
}
