//===- CheckedAllocation.cpp - Results of the allocation checker ----------===//

#include "CheckedAllocation.h"
#include "MachineText.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/Support/JSON.h"

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

CheckedAllocation::CheckedAllocation(allocationcheck::CheckedValues Found,
                                     ArrayRef<unsigned> Points,
                                     const MachineFunction &MF)
    : Problem(std::move(Found.Problem)), Locations(std::move(Found.Locations)),
      Values(std::move(Found.Values)) {
  DenseMap<const MachineBasicBlock *, unsigned> IndexOf;
  for (const auto &[I, MBB] : enumerate(MF))
    IndexOf[&MBB] = I;
  const DenseMap<const MachineInstr *, unsigned> LineOf =
      linesOfInstructions(MF);
  for (allocationcheck::CheckedValues::Block &B : Found.Blocks) {
    Block New{B.IsReached,
              std::move(B.Entry),
              {},
              unsigned(Instructions.size()),
              std::move(B.End)};
    for (const allocationcheck::CheckedValues::Lost &L : B.Merged) {
      New.Merged.push_back({L.Location, L.Value, {}});
      for (const MachineBasicBlock *From : L.From)
        New.Merged.back().From.push_back(IndexOf.lookup(From));
    }
    for (auto &[MI, Changes] : B.Instructions)
      Instructions.push_back(
          {LineOf.lookup(MI), Points[Instructions.size()], std::move(Changes)});
    Blocks.push_back(std::move(New));
  }
}

/// Writes each content as a location and the values that it holds.
static void
writeContents(ArrayRef<allocationcheck::CheckedValues::Content> Contents,
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

void CheckedAllocation::write(const AllocationData &Facts,
                              json::OStream &J) const {
  DenseMap<unsigned, int> IntervalOf;
  for (const auto &[I, Interval] : enumerate(Facts.Intervals))
    IntervalOf[Interval.Number] = I;
  auto WriteContents = [&](StringRef Key, ArrayRef<Content> Contents) {
    if (Contents.empty())
      return;
    J.attributeBegin(Key);
    writeContents(Contents, J);
    J.attributeEnd();
  };
  auto WriteBlock = [&](const Block &B, ArrayRef<Instruction> OfBlock) {
    if (!B.IsReached)
      J.attribute("unreached", true);
    WriteContents("entry", B.Entry);
    if (!B.Merged.empty())
      J.attributeArray("merged", [&] {
        for (const Lost &L : B.Merged)
          J.array([&] {
            J.value(L.Location);
            J.value(L.Value);
            for (unsigned From : L.From)
              J.value(From);
          });
      });
    J.attributeArray("instructions", [&] {
      for (const Instruction &I : OfBlock)
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
    if (!Problem.empty()) {
      J.attribute("problem", json::fixUTF8(Problem));
      return;
    }
    J.attributeArray("locations", [&] {
      for (const std::string &Name : Locations)
        J.value(Name);
    });
    J.attributeArray("values", [&] {
      for (const allocationcheck::CheckedValues::Value &V : Values)
        J.array([&] {
          auto It = IntervalOf.find(V.Virtual);
          J.value(It == IntervalOf.end() ? -1 : It->second);
          J.value(V.Name);
        });
    });
    J.attributeArray("blocks", [&] {
      for (const auto &[I, B] : enumerate(Blocks)) {
        const size_t End =
            I + 1 == Blocks.size() ? Instructions.size() : Blocks[I + 1].First;
        J.object([&, First = B.First] {
          WriteBlock(B, ArrayRef(Instructions).slice(First, End - First));
        });
      }
    });
  });
}
