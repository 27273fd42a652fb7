//===- AllocationTrace.cpp - Traces of register allocators ----------------===//

#include "AllocationTrace.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/JSON.h"

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

static StringRef name(RegisterTrial::Purpose P) {
  switch (P) {
  case RegisterTrial::Purpose::Operand:
    return "operand";
  case RegisterTrial::Purpose::Result:
    return "result";
  case RegisterTrial::Purpose::EarlyResult:
    return "early result";
  case RegisterTrial::Purpose::Moved:
    return "move";
  }
  llvm_unreachable("covered switch");
}

static StringRef name(RegisterTrial::Source S) {
  switch (S) {
  case RegisterTrial::Source::LoopHeader:
    return "loop header";
  case RegisterTrial::Source::CopiedTo:
    return "copied to";
  case RegisterTrial::Source::CopiedFrom:
    return "copied from";
  case RegisterTrial::Source::Before:
    return "before";
  case RegisterTrial::Source::Search:
    return "search";
  case RegisterTrial::Source::Farthest:
    return "farthest";
  }
  llvm_unreachable("covered switch");
}

static StringRef name(RegisterTrial::Verdict V) {
  switch (V) {
  case RegisterTrial::Verdict::NotAllowed:
    return "not allowed";
  case RegisterTrial::Verdict::Occupied:
    return "occupied";
  case RegisterTrial::Verdict::Fixed:
    return "fixed";
  case RegisterTrial::Verdict::TooShort:
    return "too short";
  case RegisterTrial::Verdict::Free:
    return "free";
  case RegisterTrial::Verdict::InUse:
    return "in use";
  case RegisterTrial::Verdict::Evictable:
    return "takeable";
  }
  llvm_unreachable("covered switch");
}

static StringRef name(RegisterTrial::Outcome O) {
  switch (O) {
  case RegisterTrial::Outcome::None:
    return "none";
  case RegisterTrial::Outcome::Halves:
    return "halves";
  case RegisterTrial::Outcome::Hint:
    return "hint";
  case RegisterTrial::Outcome::Fitting:
    return "fitting";
  case RegisterTrial::Outcome::Longest:
    return "longest";
  case RegisterTrial::Outcome::First:
    return "first";
  case RegisterTrial::Outcome::Evicted:
    return "taken";
  }
  llvm_unreachable("covered switch");
}

void AllocationTrace::nameRegister(MCRegister R,
                                   const TargetRegisterInfo &TRI) {
  if (!R || !Indices.try_emplace(R.id(), Registers.size()).second)
    return;
  raw_string_ostream(Registers.emplace_back()) << printReg(R, &TRI);
}

AllocationTrace::AllocationTrace(
    std::vector<RegisterTrial> All,
    const DenseMap<const MachineInstr *, unsigned> &PointOf,
    const MachineFunction &MF)
    : Trials(std::move(All)) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  for (const RegisterTrial &T : Trials) {
    Points.push_back(PointOf.lookup(T.At));
    nameRegister(T.Chosen, TRI);
    for (const RegisterTrial::Candidate &C : T.Candidates)
      nameRegister(C.Register, TRI);
    for (const RegisterTrial::Displaced &D : T.Lost)
      nameRegister(D.To, TRI);
  }
}

void AllocationTrace::write(const AllocationData &Facts,
                            json::OStream &J) const {
  DenseMap<unsigned, int> IntervalOf;
  for (const auto &[I, Interval] : enumerate(Facts.Intervals))
    IntervalOf[Interval.Number] = I;
  auto Interval = [&](Register Value) {
    auto It = Value.isVirtual() ? IntervalOf.find(Value.virtRegIndex())
                                : IntervalOf.end();
    return It == IntervalOf.end() ? -1 : It->second;
  };
  auto WriteCandidate = [&](const RegisterTrial::Candidate &C) {
    J.value(Indices.at(C.Register.id()));
    J.value(name(C.From));
    J.value(name(C.Found));
    if (!C.Owner.isValid())
      return;
    J.value(Interval(C.Owner));
    if (C.Found == RegisterTrial::Verdict::Evictable && C.NextUse != ~0u)
      J.value(C.NextUse);
  };
  auto WriteTrial = [&](const RegisterTrial &T, unsigned Point) {
    J.attribute("interval", Interval(T.Value));
    J.attribute("point", Point);
    J.attribute("for", name(T.For));
    if (T.Why)
      J.attribute("reason", T.Why);
    if (T.Chosen)
      J.attribute("register", Indices.at(T.Chosen.id()));
    J.attribute("how", name(T.Found));
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
              J.value(Indices.at(D.To.id()));
          });
      });
  };
  J.attributeObject("trials", [&] {
    J.attributeArray("registers", [&] {
      for (const std::string &Name : Registers)
        J.value(Name);
    });
    J.attributeArray("list", [&] {
      for (const auto &[T, Point] : zip_equal(Trials, Points))
        J.object([&, Point = Point] { WriteTrial(T, Point); });
    });
  });
}
