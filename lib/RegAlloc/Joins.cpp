//===- Joins.cpp - What a block starts with -------------------------------===//
//
// Where paths meet, the original keeps in registers what both sides have in the
// same register, and saves the rest. Here a value stays in a register if most
// paths, weighed by how often they run, have it in one; moves on the edges
// bring it into the same one.
//
// At the start of a loop the entry decides: what the loop uses is in registers,
// as far as they go round, and so is what the entry has in registers and the
// loop leaves room for. The edges back are brought into that shape.
//
//===----------------------------------------------------------------------===//

#include "Allocator.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/BlockFrequency.h"

using namespace llvm;
using namespace mincaml::regalloc;

/// A value that may start the block in a register.
struct Allocator::Candidate {
  llvm::Register Value;
  /// How often it comes in a register.
  uint64_t InRegister = 0;
  /// How often the loop uses it.
  uint64_t UsedInLoop = 0;
  unsigned NextUse = 0;
  /// It does not come from memory on any path.
  bool IsEverywhere = false;
  /// The registers it comes in, and how often.
  SmallVector<std::pair<MCRegister, uint64_t>, 2> Registers;
};

uint64_t Allocator::frequency(const MachineBasicBlock &MBB) const {
  return Frequencies.getBlockFreq(&MBB).getFrequency();
}

uint64_t Allocator::frequency(const MachineBasicBlock &From,
                              const MachineBasicBlock &To) const {
  return (Frequencies.getBlockFreq(&From) *
          Probabilities.getEdgeProbability(&From, &To))
      .getFrequency();
}

Allocator::Shape Allocator::entryShape(const MachineBasicBlock &MBB) {
  if (AllInMemory.test(MBB.getNumber())) {
    Shape Result;
    if (MBB.isInlineAsmBrIndirectTarget() && MBB.pred_size() == 1)
      for (const Residence &R : JumpResults[(*MBB.pred_begin())->getNumber()])
        if (LIS.isLiveInToMBB(LIS.getInterval(R.Value), &MBB))
          Result.push_back(R);
    return Result;
  }
  if (MBB.pred_size() == 1) {
    Shape Result;
    const MachineBasicBlock &Before = **MBB.pred_begin();
    if (!Planned.test(Before.getNumber()))
      return Result;
    for (const Residence &R : Ends[Before.getNumber()])
      if (LIS.isLiveInToMBB(LIS.getInterval(R.Value), &MBB))
        Result.push_back(R);
    return Result;
  }

  std::vector<Candidate> Candidates;
  collectCandidates(MBB, Candidates);
  const MachineLoop *Loop = Loops.getLoopFor(&MBB);
  if (Loop && Loop->getHeader() == &MBB) {
    chooseForLoop(*Loop, Candidates);
  } else {
    uint64_t Total = 0;
    for (const MachineBasicBlock *Before : MBB.predecessors())
      if (Planned.test(Before->getNumber()))
        Total += frequency(*Before, MBB);
    erase_if(Candidates,
             [&](const Candidate &C) { return C.InRegister < Total / 2; });
    for (Candidate &C : Candidates)
      C.IsEverywhere = C.InRegister == Total;
  }
  return fitIntoRegisters(MBB, Candidates);
}

void Allocator::collectCandidates(const MachineBasicBlock &MBB,
                                  std::vector<Candidate> &Result) {
  const SlotIndex Start = LIS.getMBBStartIdx(&MBB);
  DenseMap<Register, unsigned> Places;
  auto Add = [&](Register Value) -> Candidate * {
    auto [It, IsNew] = Places.try_emplace(Value, Result.size());
    if (IsNew) {
      if (!LIS.isLiveInToMBB(LIS.getInterval(Value), &MBB) ||
          isUndefined(Value, Start)) {
        Places.erase(It);
        return nullptr;
      }
      Result.push_back(
          {Value, 0, 0, Uses.distance(Value, Start, MBB), false, {}});
    }
    return &Result[It->second];
  };
  for (const MachineBasicBlock *Before : MBB.predecessors()) {
    if (!Planned.test(Before->getNumber()))
      continue;
    const uint64_t Weight = frequency(*Before, MBB);
    for (const Residence &R : Ends[Before->getNumber()])
      if (Candidate *C = Add(R.Value)) {
        C->InRegister += Weight;
        // If it does not get a register here, that is why.
        LeftBecause[R.Value.virtRegIndex()] = Reason::Join;
        auto *Known = find_if(C->Registers,
                              [&](auto &P) { return P.first == R.Register; });
        if (Known == C->Registers.end())
          C->Registers.push_back({R.Register, Weight});
        else
          Known->second += Weight;
      }
  }
  const MachineLoop *Loop = Loops.getLoopFor(&MBB);
  if (Loop && Loop->getHeader() == &MBB)
    for (const NextUses::LoopUse &U : Uses.usedIn(*Loop))
      if (Candidate *C = Add(U.Value))
        C->UsedInLoop = U.Frequency;
  // Paths on which a variable has no value agree with the others.
  for (Candidate &C : Result)
    if (HasUndefined.test(C.Value.virtRegIndex()))
      for (const MachineBasicBlock *Before : MBB.predecessors())
        if (Planned.test(Before->getNumber()) &&
            isUndefinedBehind(C.Value, *Before))
          C.InRegister += frequency(*Before, MBB);
}

void Allocator::chooseForLoop(const MachineLoop &Loop,
                              std::vector<Candidate> &Candidates) {
  // How many registers too few there are at the worst place.
  SmallVector<int, 16> Excess;
  for (auto [Set, Peak] : enumerate(Pressure.of(Loop)))
    Excess.push_back(int(Peak) - int(Classes.getRegPressureSetLimit(Set)));

  // What the loop uses least goes first, and of that what is used last.
  sort(Candidates, [](const Candidate &A, const Candidate &B) {
    if (A.UsedInLoop != B.UsedInLoop)
      return A.UsedInLoop < B.UsedInLoop;
    if (A.NextUse != B.NextUse)
      return A.NextUse > B.NextUse;
    return A.Value.id() < B.Value.id();
  });
  erase_if(Candidates, [&](const Candidate &C) {
    if (!C.UsedInLoop && !C.InRegister)
      return true;
    const TargetRegisterClass *Class = MRI.getRegClass(C.Value);
    const int *Sets = TRI.getRegClassPressureSets(Class);
    bool IsTooMuch = false;
    for (const int *Set = Sets; *Set != -1; ++Set)
      IsTooMuch |= Excess[*Set] > 0;
    if (!IsTooMuch)
      return false;
    for (const int *Set = Sets; *Set != -1; ++Set)
      Excess[*Set] -= TRI.getRegClassWeight(Class).RegWeight;
    return true;
  });
}

Allocator::Shape
Allocator::fitIntoRegisters(const MachineBasicBlock &MBB,
                            std::vector<Candidate> &Candidates) {
  const SlotIndex Start = LIS.getMBBStartIdx(&MBB);
  sort(Candidates, [](const Candidate &A, const Candidate &B) {
    return A.NextUse != B.NextUse ? A.NextUse < B.NextUse
                                  : A.Value.id() < B.Value.id();
  });
  Shape Result;
  State.reset();
  const MachineLoop *Loop = Loops.getLoopFor(&MBB);
  const bool StartsLoop = Loop && Loop->getHeader() == &MBB;
  for (Candidate &C : Candidates) {
    sort(C.Registers, [](auto &A, auto &B) {
      return A.second != B.second ? A.second > B.second : A.first < B.first;
    });
    const LiveInterval &Interval = LIS.getInterval(C.Value);
    auto IsFree = [&](MCRegister R) {
      return State.isFree(R) && Physical.nextFixed(R, Start) > Start;
    };
    // Where it comes from, and then where it can stay.
    MCRegister Choice, Second;
    for (auto &[R, Weight] : C.Registers) {
      if (!IsFree(R))
        continue;
      if (!Second)
        Second = R;
      if (!StartsLoop || Physical.isFreeDuring(Interval, R)) {
        Choice = R;
        break;
      }
    }
    if (!Choice && (StartsLoop || C.IsEverywhere))
      for (MCRegister R : orderFor(C.Value)) {
        if (!IsFree(R))
          continue;
        if (!StartsLoop || Physical.isFreeDuring(Interval, R)) {
          Choice = R;
          break;
        }
        if (!Second)
          Second = R;
      }
    // There is no point in bringing a value into a register that is destroyed
    // before the value is used.
    auto LastsUntilUse = [&](MCRegister R) {
      return static_cast<unsigned>(Start.distance(Physical.gapEnd(R, Start))) /
                 SlotIndex::InstrDist >
             C.NextUse;
    };
    if (!StartsLoop && Choice && !C.IsEverywhere && !LastsUntilUse(Choice))
      continue;
    if (!Choice && Second && LastsUntilUse(Second))
      Choice = Second;
    if (!Choice)
      continue;
    State.assign(C.Value, Choice, false);
    LastRegister[C.Value.virtRegIndex()] = Choice;
    Result.push_back({C.Value, Choice, isSavedOnEntry(MBB, C.Value)});
  }
  State.reset();
  return Result;
}

bool Allocator::isSavedOnEntry(const MachineBasicBlock &MBB,
                               llvm::Register Value) const {
  if (isRematerializable(Value))
    return true;
  const MachineLoop *Loop = Loops.getLoopFor(&MBB);
  const bool StartsLoop = Loop && Loop->getHeader() == &MBB;
  const VNInfo *Number =
      LIS.getInterval(Value).getVNInfoAt(LIS.getMBBStartIdx(&MBB));
  for (const MachineBasicBlock *Before : MBB.predecessors()) {
    if (!Planned.test(Before->getNumber())) {
      // Memory keeps what it has around a loop that does not change it. Only
      // for a loop with one entry it is sure that all paths back have come
      // through here.
      if (StartsLoop && Loop->contains(Before) && Number &&
          Number->def != LIS.getMBBStartIdx(&MBB))
        continue;
      return false;
    }
    // Register and memory may differ where there is no value.
    if (isUndefinedBehind(Value, *Before))
      return false;
    for (const Residence &R : Ends[Before->getNumber()])
      if (R.Value == Value && !R.Saved)
        return false;
  }
  return true;
}
