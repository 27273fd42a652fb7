//===- Plugin.cpp - Fault injection for the allocation checker ------------===//
//
// A plugin for stock llc:
//
//   MINCAML_ALLOCATION_FAULTS=kinds:seed:count[:function]
//     llc -load <build>/lib/MinCamlAllocationFaults.so ...
//
// makes `count` mutants of each kind in every function, or in the named one,
// immediately after register allocation. It runs the checker on each mutant and
// then undoes the change. `kinds` is a list separated by commas, or `all`;
// Mutations.def lists the kinds. Each mutant gives a line on standard error:
//
//   mutant <kind> <seed> <function> <result> <change> [<message>]
//
// The fields are separated by tabs. The result is
//   caught      if the checker reports a fault; the message is the report;
//   equivalent  if it accepts the mutant, which is proved to be equivalent; the
//               message states why;
//   missed      if it accepts the mutant, and there is no such proof;
//   alarm       if it reports a fault in the allocation itself, without any
//               change (kind and change are empty).
//
// A function that has no position for a kind gives no line. If a function is
// named, its code is printed before and after each change.
// MINCAML_ALLOCATION_FAULTS=list prints the kinds and exits.
//
//===----------------------------------------------------------------------===//

#include "Equivalence.h"
#include "Mutator.h"
#include "mincaml/AllocationCheck/AllocationCheck.h"
#include "mincaml/RegAlloc/RegAlloc.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include "llvm/Target/RegisterTargetPassConfigCallback.h"
#include <cstdlib>

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace mincaml::faults;
using namespace llvm;

namespace {

struct Mutation {
  bool (*Apply)(Mutator &);
  StringRef Name;
  StringRef Description;
};

constexpr Mutation Mutations[] = {
#define MUTATION(Apply, Name, Description) {faults::Apply, Name, Description},
#include "Mutations.def"
};

/// The request in the environment variable.
struct Request {
  std::vector<const Mutation *> Kinds;
  uint64_t FirstSeed = 0;
  uint64_t Count = 0;
  StringRef Function;
};

/// The data that the recording pass hands over to the mutation pass.
struct Shared {
  explicit Shared(Request R) : Asked(std::move(R)) {}

  Request Asked;
  AllocationChecker Checker;
  std::optional<Recording> Before;
};

/// Records each function before allocation.
class RecordingPass : public MachineFunctionPass {
public:
  static char ID;
  explicit RecordingPass(Shared &S) : MachineFunctionPass(ID), S(S) {}

  StringRef getPassName() const override { return "Allocation Faults: record"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override {
    S.Before = recordFunction(MF);
    return false;
  }

private:
  Shared &S;
};

/// Makes and checks the mutants.
class MutationPass : public MachineFunctionPass {
public:
  static char ID;
  explicit MutationPass(Shared &S)
      : MachineFunctionPass(ID), S(S), Asked(S.Asked) {}

  StringRef getPassName() const override { return "Allocation Faults: mutate"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  void makeMutant(MachineFunction &MF, const Mutation &Kind, uint64_t Seed);
  void report(MachineFunction &MF, StringRef Kind, uint64_t Seed,
              StringRef Result, StringRef Change, StringRef Message);

  Shared &S;
  const Request &Asked;
  ValueTable Values;
  std::optional<Trace> Original;
};

} // namespace

char RecordingPass::ID = 0;
char MutationPass::ID = 0;

bool MutationPass::runOnMachineFunction(MachineFunction &MF) {
  if (!S.Before)
    return false;
  if (Asked.Function.empty() || MF.getName() == Asked.Function) {
    Values = ValueTable();
    Original.reset();
    if (!Asked.Function.empty())
      MF.print(errs());
    if (std::optional<AllocationFault> Alarm = S.Checker.check(MF, *S.Before))
      report(MF, "", 0, "alarm", "", Alarm->Message);
    else
      for (const Mutation *Kind : Asked.Kinds)
        for (uint64_t I = 0; I != Asked.Count; ++I)
          makeMutant(MF, *Kind, Asked.FirstSeed + I);
  }
  S.Before.reset();
  return false;
}

void MutationPass::makeMutant(MachineFunction &MF, const Mutation &Kind,
                              uint64_t Seed) {
  // Each function and each kind has its own sequence of random numbers.
  Mutator M(MF, Seed ^ xxh3_64bits(MF.getName()) ^ xxh3_64bits(Kind.Name));
  if (!Kind.Apply(M))
    return;
  if (!Asked.Function.empty())
    MF.print(errs());
  if (std::optional<AllocationFault> Fault = S.Checker.check(MF, *S.Before)) {
    report(MF, Kind.Name, Seed, "caught", M.Change, Fault->Message);
    return;
  }
  Trace Mutant = traceFunction(MF, Values);
  M.E.undo();
  if (!Original)
    Original = traceFunction(MF, Values);
  std::string Why = whyEquivalent(Mutant, *Original, Values);
  report(MF, Kind.Name, Seed, Why.empty() ? "missed" : "equivalent", M.Change,
         Why);
}

void MutationPass::report(MachineFunction &MF, StringRef Kind, uint64_t Seed,
                          StringRef Result, StringRef Change,
                          StringRef Message) {
  auto OneLine = [](StringRef Text) {
    std::string Line(Text.trim());
    for (char &C : Line)
      if (C == '\n' || C == '\t')
        C = ' ';
    return Line;
  };
  errs() << "mutant\t" << Kind << '\t' << Seed << '\t' << MF.getName() << '\t'
         << Result << '\t' << OneLine(Change) << '\t' << OneLine(Message)
         << '\n';
}

//===----------------------------------------------------------------------===//
// Setup
//===----------------------------------------------------------------------===//

static void listKinds() {
  for (const Mutation &M : Mutations)
    outs() << M.Name << '\t' << M.Description << '\n';
  outs().flush();
  // Exit llc, which would compile its input otherwise.
  std::_Exit(0);
}

static Request parseRequest() {
  const char *Variable = std::getenv("MINCAML_ALLOCATION_FAULTS");
  StringRef Text = Variable ? Variable : "";
  if (Text == "list")
    listKinds();
  SmallVector<StringRef> Parts;
  Text.split(Parts, ':');
  Request Result;
  auto Refuse = [&](const Twine &Why) {
    reportFatalUsageError("MINCAML_ALLOCATION_FAULTS='" + Text + "': " + Why);
  };
  if (Parts.size() < 3 || Parts.size() > 4 ||
      !to_integer(Parts[1], Result.FirstSeed) ||
      !to_integer(Parts[2], Result.Count))
    Refuse("expected kinds:seed:count[:function]");
  SmallVector<StringRef> Kinds;
  Parts[0].split(Kinds, ',');
  for (StringRef Name : Kinds) {
    bool Found = false;
    for (const Mutation &M : Mutations)
      if (Name == "all" || Name == M.Name) {
        Result.Kinds.push_back(&M);
        Found = true;
      }
    if (!Found)
      Refuse("there is no kind '" + Name + "'");
  }
  if (Parts.size() == 4)
    Result.Function = Parts[3];
  return Result;
}

static void addPasses(TargetMachine &, PassManagerBase &,
                      TargetPassConfig *Config) {
  static Shared S(parseRequest());
  insertAroundAllocation(*Config, new RecordingPass(S), new MutationPass(S));
}

static const RegisterTargetPassConfigCallback Registration(addPasses);

namespace {
/// Registers this project's allocators, as MinCamlRegAlloc.so does.
const struct Allocators {
  Allocators() { registerAllocators(); }
} TheAllocators;
} // namespace
