//===- Allocations.cpp - Recording register allocations -------------------===//

#include "Recorders.h"
#include "Writer.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

/// Translates the allocator's trace. \p PointOf maps the instructions of \p MF
/// to their program points.
static AllocationTrace
makeTrace(std::vector<RegisterTrial> Trials,
          const DenseMap<const MachineInstr *, unsigned> &PointOf,
          const MachineFunction &MF) {
  AllocationTrace Result;
  auto NameRegister = [&](MCRegister R) {
    if (R && Result.Indices.try_emplace(R.id(), Result.Registers.size()).second)
      raw_string_ostream(Result.Registers.emplace_back())
          << printReg(R, MF.getSubtarget().getRegisterInfo());
  };
  for (const RegisterTrial &T : Trials) {
    Result.Points.push_back(PointOf.lookup(T.At));
    NameRegister(T.Chosen);
    for (const RegisterTrial::Candidate &C : T.Candidates)
      NameRegister(C.Register);
    for (const RegisterTrial::Displaced &D : T.Lost)
      NameRegister(D.To);
  }
  Result.Trials = std::move(Trials);
  return Result;
}

/// Translates the result of the allocation checker. \p Points has the program
/// point of each instruction, in the order of \p Found.
static CheckedAllocation makeChecked(allocationcheck::CheckedValues Found,
                                     ArrayRef<unsigned> Points,
                                     const MachineFunction &MF) {
  CheckedAllocation Result{std::move(Found.Problem),
                           std::move(Found.Locations),
                           std::move(Found.Values),
                           {},
                           {}};
  DenseMap<const MachineBasicBlock *, unsigned> IndexOf;
  for (const auto &[I, MBB] : enumerate(MF))
    IndexOf[&MBB] = I;
  const auto LineOf = linesOfInstructions(MF);
  for (allocationcheck::CheckedValues::Block &B : Found.Blocks) {
    CheckedAllocation::Block New{B.IsReached,
                                 std::move(B.Entry),
                                 {},
                                 unsigned(Result.Instructions.size()),
                                 std::move(B.End)};
    for (const allocationcheck::CheckedValues::Lost &L : B.Merged) {
      New.Merged.push_back({L.Location, L.Value, {}});
      for (const MachineBasicBlock *From : L.From)
        New.Merged.back().From.push_back(IndexOf.lookup(From));
    }
    for (auto &[MI, Changes] : B.Instructions)
      Result.Instructions.push_back({LineOf.lookup(MI),
                                     Points[Result.Instructions.size()],
                                     std::move(Changes)});
    Result.Blocks.push_back(std::move(New));
  }
  return Result;
}

void AllocationRecorder::beforeAllocation(const MachineFunction &MF) {
  Function = Data.Machine.function(MF.getName());
  Version = Data.Machine.Functions[Function].Versions.size();
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
  Trials = makeTrace(std::move(Found), PointOf, MF);
}

void AllocationRecorder::nameMerged(AllocationData::Interval &I) {
  auto Find = [&](const std::vector<DebugLoc> &Locations) {
    return map_to_vector(Locations, [&](const DebugLoc &Location) {
      return Data.Origins.find(Location.get()).Expression;
    });
  };
  if (I.Name.empty() && I.Writers.size() > 1)
    I.Name = Data.Merged.nameOf(Find(I.Writers), Find(I.Readers));
}

void AllocationRecorder::afterAllocation(const MachineFunction &MF,
                                         AllocationData Facts) {
  // There is no version if code generation started from machine IR.
  if (!Version || Facts.Intervals.empty())
    return;
  FunctionVersions &Versions = Data.Machine.Functions[Function];
  const unsigned After = Versions.Versions.size() - 1;
  append_range(Versions.Milestones, ArrayRef{Version - 1, After});
  if (!Facts.Checked)
    Data.Omitted.push_back(
        {"what the allocation checker knows of " + Versions.Name,
         "too many instructions, or values at a time"});
  Allocation New{Function,         Version - 1, std::move(Lines),
                 std::move(Facts), {},          After};
  for (AllocationData::Interval &I : New.Facts.Intervals) {
    New.Origins.push_back(Data.Origins.find(I.Location.get()).Expression);
    nameMerged(I);
    // The debug locations do not outlive the machine code.
    I.Writers.clear();
    I.Readers.clear();
  }
  if (New.Facts.Checked)
    New.Checked =
        makeChecked(std::move(*New.Facts.Checked), New.Facts.CheckedPoints, MF);
  New.Facts.Checked.reset();
  New.Trials = std::exchange(Trials, std::nullopt);
  Data.Allocations.push_back(std::move(New));
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

// The texts for the enumerators of RegisterTrial, in their order.
static constexpr StringRef Purposes[] = {"operand", "result", "early result",
                                         "move"};
static constexpr StringRef Sources[] = {
    "loop header", "copied to", "copied from", "before", "search", "farthest"};
static constexpr StringRef Verdicts[] = {"not allowed", "occupied", "fixed",
                                         "too short",   "free",     "in use",
                                         "takeable"};
static constexpr StringRef Outcomes[] = {"none",    "halves", "hint", "fitting",
                                         "longest", "first",  "taken"};
static_assert(
    std::size(Purposes) == size_t(RegisterTrial::Purpose::Moved) + 1 &&
    std::size(Sources) == size_t(RegisterTrial::Source::Farthest) + 1 &&
    std::size(Verdicts) == size_t(RegisterTrial::Verdict::Evictable) + 1 &&
    std::size(Outcomes) == size_t(RegisterTrial::Outcome::Evicted) + 1);

/// Writes each content as a location and the values that it holds.
static void writeContents(ArrayRef<CheckedAllocation::Content> Contents,
                          json::OStream &J) {
  J.array([&] {
    for (const auto &C : Contents)
      J.array([&] {
        J.value(C.Location);
        for (unsigned Value : C.Values)
          J.value(Value);
      });
  });
}

/// Writes the attribute `check`.
static void writeChecked(const CheckedAllocation &Checked,
                         const DenseMap<unsigned, int> &IntervalOf,
                         json::OStream &J) {
  auto WriteContents = [&](StringRef Key,
                           ArrayRef<CheckedAllocation::Content> Contents) {
    if (Contents.empty())
      return;
    J.attributeBegin(Key);
    writeContents(Contents, J);
    J.attributeEnd();
  };
  auto WriteBlock = [&](const CheckedAllocation::Block &B,
                        ArrayRef<CheckedAllocation::Instruction> OfBlock) {
    if (!B.IsReached)
      J.attribute("unreached", true);
    WriteContents("entry", B.Entry);
    if (!B.Merged.empty())
      J.attributeArray("merged", [&] {
        for (const CheckedAllocation::Lost &L : B.Merged)
          J.array([&] {
            J.value(L.Location);
            J.value(L.Value);
            for (unsigned From : L.From)
              J.value(From);
          });
      });
    J.attributeArray("instructions", [&] {
      for (const CheckedAllocation::Instruction &I : OfBlock)
        J.array([&] {
          J.value(I.Line);
          J.value(I.Point);
          if (!I.Changes.empty())
            writeContents(I.Changes, J);
        });
    });
    WriteContents("end", B.End);
  };
  J.attributeObject("check", [&] {
    if (!Checked.Problem.empty()) {
      J.attribute("problem", json::fixUTF8(Checked.Problem));
      return;
    }
    writeList("locations", Checked.Locations, J);
    J.attributeArray("values", [&] {
      for (const allocationcheck::CheckedValues::Value &V : Checked.Values) {
        auto It = IntervalOf.find(V.Virtual);
        writeTuple(J, It == IntervalOf.end() ? -1 : It->second, V.Name);
      }
    });
    J.attributeArray("blocks", [&] {
      ArrayRef<CheckedAllocation::Instruction> All = Checked.Instructions;
      for (const auto &[I, B] : enumerate(Checked.Blocks)) {
        const size_t End = I + 1 == Checked.Blocks.size()
                               ? All.size()
                               : Checked.Blocks[I + 1].First;
        J.object([&] { WriteBlock(B, All.slice(B.First, End - B.First)); });
      }
    });
  });
}

/// Writes the attribute `trials`.
static void writeTrace(const AllocationTrace &Trace,
                       const DenseMap<unsigned, int> &IntervalOf,
                       json::OStream &J) {
  auto Interval = [&](Register Value) {
    auto It = Value.isVirtual() ? IntervalOf.find(Value.virtRegIndex())
                                : IntervalOf.end();
    return It == IntervalOf.end() ? -1 : It->second;
  };
  auto WriteCandidate = [&](const RegisterTrial::Candidate &C) {
    J.value(Trace.Indices.at(C.Register.id()));
    J.value(Sources[size_t(C.From)]);
    J.value(Verdicts[size_t(C.Found)]);
    if (!C.Owner.isValid())
      return;
    J.value(Interval(C.Owner));
    if (C.Found == RegisterTrial::Verdict::Evictable && C.NextUse != ~0u)
      J.value(C.NextUse);
  };
  auto WriteTrial = [&](const RegisterTrial &T, unsigned Point) {
    J.attribute("interval", Interval(T.Value));
    J.attribute("point", Point);
    J.attribute("for", Purposes[size_t(T.For)]);
    if (T.Why)
      J.attribute("reason", T.Why);
    if (T.Chosen)
      J.attribute("register", Trace.Indices.at(T.Chosen.id()));
    J.attribute("how", Outcomes[size_t(T.Found)]);
    if (T.IsUndone)
      J.attribute("undone", true);
    if (!T.Candidates.empty())
      J.attributeArray("candidates", [&] {
        for (const RegisterTrial::Candidate &C : T.Candidates)
          J.array([&] { WriteCandidate(C); });
      });
    if (!T.Lost.empty())
      J.attributeArray("displaced", [&] {
        for (const RegisterTrial::Displaced &D : T.Lost)
          J.array([&] {
            J.value(Interval(D.Value));
            if (D.To)
              J.value(Trace.Indices.at(D.To.id()));
          });
      });
  };
  J.attributeObject("trials", [&] {
    writeList("registers", Trace.Registers, J);
    J.attributeArray("list", [&] {
      for (const auto &[T, Point] : zip_equal(Trace.Trials, Trace.Points))
        J.object([&, &T = T, Point = Point] { WriteTrial(T, Point); });
    });
  });
}

/// Returns the register that holds an interval from its start to its end, or an
/// empty name if the interval also has another location.
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
    // The range of a point extends to the number of the next point, as on an
    // axis.
    J.attributeArray("ranges", [&] {
      for (auto [First, Last] : I.Live)
        writeTuple(J, First, Last + 1);
    });
    if (StringRef Register = onlyRegister(I); !Register.empty())
      J.attribute("register", Register);
    if (any_of(I.Locations, [](const auto &P) { return P.IsSlot; }))
      J.attribute("spilled", true);
    if (!I.Hints.empty())
      writeList("hints", I.Hints, J);
    J.attributeArray("places", [&] {
      for (const AllocationData::ValueLocation &P : I.Locations)
        writeTuple(J, P.First, P.Last + 1, P.Name);
    });
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
  writeObjects("additions", Facts.Additions, J,
               [&](const AllocationData::Addition &Added) {
                 J.attribute("point", Added.Point);
                 J.attribute("kind", Added.Kind);
                 J.attribute("interval", Added.Interval);
                 if (!Added.Reason.empty())
                   J.attribute("reason", Added.Reason);
               });
  DenseMap<unsigned, int> IntervalOf;
  for (const auto &[I, Interval] : enumerate(Facts.Intervals))
    IntervalOf[Interval.Number] = I;
  if (A.Checked)
    writeChecked(*A.Checked, IntervalOf, J);
  if (A.Trials)
    writeTrace(*A.Trials, IntervalOf, J);
  if (!Facts.HasInterference)
    return;
  J.attributeArray("interference", [&] {
    for (auto [Left, Right] : Facts.Interference)
      writeTuple(J, Left, Right);
  });
}

void mincaml::explorer::writeAllocations(const Recording &Data,
                                         json::OStream &J, Parts *ToParts) {
  writeObjects("allocations", Data.Allocations, J, [&](const Allocation &A) {
    J.attribute("function", A.Function);
    J.attribute("allocator", Data.Program.Allocator);
    J.attribute("version", A.Version);
    J.attribute("after", A.After);
    writePart(ToParts, J, [&](json::OStream &To) { writeBody(A, To); });
  });
}
