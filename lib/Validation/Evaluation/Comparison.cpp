//===- Comparison.cpp - Comparison of two executions ----------------------===//

#include "Encoding/Memory.h"
#include "Evaluation/Evaluator.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

static std::string textOf(const MemoryByte &Byte) {
  if (Byte.IsPoison)
    return "poison";
  return Byte.IsFree ? "any" : std::to_string(Byte.Value);
}

static std::string calleeName(const CallBase &Call) {
  const auto *F = dyn_cast<Function>(Call.getCalledOperand());
  return F ? F->getName().str() : "a pointer";
}

namespace {

/// Finds the allocations of both functions that correspond. If both functions
/// pass a pointer at the same position, in an argument or in memory, the two
/// allocations correspond. A later pair of pointers that contradicts this is a
/// difference, whatever the addresses of the allocations are.
class Matching {
public:
  Matching(const Evaluator &Source, const Evaluator &Target, Environment &E)
      : Source(Source), Target(Target), E(E) {}

  bool areAllocations(unsigned Old, unsigned New) const {
    return Source.Allocations.count(Old) && Target.Allocations.count(New);
  }

  bool match(unsigned Old, unsigned New) {
    return NewOf.try_emplace(Old, New).first->second == New &&
           OldOf.try_emplace(New, Old).first->second == Old;
  }

  /// The block of the second function that corresponds to a visible block of
  /// the first. Returns nothing if no correspondence is known.
  std::optional<unsigned> blockFor(unsigned Old) {
    if (!Source.Allocations.count(Old))
      return Old;
    auto Found = NewOf.find(Old);
    if (Found != NewOf.end())
      return Found->second;
    if (!Target.Allocations.count(Old) || !match(Old, Old))
      return std::nullopt;
    return Old;
  }

  /// Whether the second function's value does not refine that of the first.
  bool differs(const Number &Old, const Number &New) {
    if (Old.IsPoison)
      return false;
    if (Old.IsFree) // any value except poison
      return New.IsPoison;
    if (!New.IsPoison && areAllocations(Old.Block, New.Block))
      return Old.Bits - E.base(Old.Block) != New.Bits - E.base(New.Block) ||
             !match(Old.Block, New.Block);
    return New.IsPoison || Old.Bits != New.Bits ||
           (Old.Block != blocks::Null && Old.Block != New.Block);
  }

  std::optional<std::string> memoryDifference(const ByteMemory &Old,
                                              const ByteMemory &New,
                                              const std::set<unsigned> &Visible,
                                              bool VisibleOnly) {
    // For each block of the first function, the addresses of the bytes that
    // either function has written.
    std::map<unsigned, std::set<uint64_t>> Written;
    auto AddWritten = [&](const ByteMemory &M, unsigned Block, unsigned As) {
      auto Begin = M.written().lower_bound({Block, 0});
      auto End = M.written().lower_bound({Block + 1, 0});
      uint64_t Base = Block == As ? 0 : E.base(Block).getZExtValue();
      uint64_t OldBase = Block == As ? 0 : E.base(As).getZExtValue();
      for (const auto &[Where, Byte] : make_range(Begin, End))
        Written[As].insert(Where.second - Base + OldBase);
    };
    std::set<unsigned> Blocks = Visible;
    if (!VisibleOnly)
      for (const ByteMemory *M : {&Old, &New})
        for (const auto &[Where, Byte] : M->written())
          if (Where.first < blocks::Arguments)
            Blocks.insert(Where.first);
    // Blocks from outside the functions come first: pointers in them show which
    // allocations correspond.
    for (unsigned Block : Blocks) {
      std::optional<unsigned> Other = blockFor(Block);
      if (!Other)
        continue;
      AddWritten(Old, Block, Block);
      AddWritten(New, *Other, Block);
      uint64_t Shift = 0;
      if (*Other != Block)
        Shift = (E.base(*Other) - E.base(Block)).getZExtValue();
      for (uint64_t Address : Written[Block]) {
        MemoryByte X = Old.get({Block, Address});
        MemoryByte Y = New.get({*Other, Address + Shift});
        if (byteDiffers(X, Y))
          return "the byte at address " + std::to_string(Address) + " is " +
                 textOf(X) + " before, " + textOf(Y) + " after";
      }
    }
    return std::nullopt;
  }

  std::optional<std::string> callDifference(const PerformedCall &Old,
                                            const PerformedCall &New) {
    std::string Name = "the call of " + calleeName(*Old.Call);
    if (Old.Call->getFunctionType() != New.Call->getFunctionType() ||
        Old.Call->getCallingConv() != New.Call->getCallingConv())
      return Name + " has another type or calling convention";
    for (auto [I, A, B] : enumerate(Old.Arguments, New.Arguments))
      if (differs(A, B))
        return I == 0 ? Name + " goes to another function"
                      : Name + " has another argument " + std::to_string(I);
    if (Old.Memory && New.Memory)
      if (std::optional<std::string> Where = memoryDifference(
              *Old.Memory, *New.Memory, Old.Visible, Old.ReadsArgumentsOnly))
        return Name + " sees different memory: " + *Where;
    return std::nullopt;
  }

  std::map<const Instruction *, std::string> keys() const {
    std::map<const Instruction *, std::string> Result;
    for (auto [Old, New] : NewOf)
      if (Old != New)
        Result[Target.Allocations.at(New).I] = Source.Allocations.at(Old).Key;
    return Result;
  }

private:
  bool byteDiffers(const MemoryByte &Old, const MemoryByte &New) {
    if (Old.IsPoison || (Old.IsFree && !New.IsPoison))
      return false;
    if (!New.IsPoison && areAllocations(Old.Block, New.Block))
      return !match(Old.Block, New.Block);
    bool OtherBlock = Old.IsWritten && New.IsWritten &&
                      Old.Block != blocks::Null && Old.Block != New.Block;
    return New.IsPoison || Old.Value != New.Value || OtherBlock;
  }

  const Evaluator &Source;
  const Evaluator &Target;
  Environment &E;
  std::map<unsigned, unsigned> NewOf;
  std::map<unsigned, unsigned> OldOf;
};

} // namespace

static std::string difference(const Evaluator &Source, const Evaluator &Target,
                              Matching &Blocks, std::string &Doubt) {
  if (Target.How == End::Undefined)
    return "the second has undefined behaviour: " + Target.Why;
  size_t Common = std::min(Source.Calls.size(), Target.Calls.size());
  for (size_t I = 0; I < Common; ++I)
    if (std::optional<std::string> Text =
            Blocks.callDifference(Source.Calls[I], Target.Calls[I])) {
      if (Source.Calls[I].MayOnlyWrite)
        Doubt = "the call may not read the memory that differs";
      return *Text;
    }
  if (Source.Calls.size() > Common)
    return "the second lacks the call of " +
           calleeName(*Source.Calls[Common].Call);
  if (Target.Calls.size() > Common)
    return "the second has an additional call of " +
           calleeName(*Target.Calls[Common].Call);
  if (Source.How != Target.How)
    return "only one of them returns";
  if (Source.How != End::Returned)
    return "";
  for (auto [A, B] : zip_equal(Source.Result, Target.Result))
    if (Blocks.differs(A, B))
      return "the returned value differs";
  std::set<unsigned> Visible;
  for (unsigned Block : Source.Memory.reachable(Source.Known))
    if (auto Found = Source.Allocations.find(Block);
        Found == Source.Allocations.end() || !Found->second.IsStack)
      Visible.insert(Block);
  // The caller can read the blocks of `noalias` arguments.
  for (const Evaluator *Run : {&Source, &Target})
    for (const auto &[Where, Byte] : Run->Memory.written())
      if (Where.first < blocks::Events)
        Visible.insert(Where.first);
  if (std::optional<std::string> Where = Blocks.memoryDifference(
          Source.Memory, Target.Memory, Visible, /*VisibleOnly=*/false))
    return "memory differs at the return: " + *Where;
  return "";
}

Comparison validation::compareExecutions(const Evaluator &Source,
                                         const Evaluator &Target,
                                         Environment &E) {
  Comparison Result;
  Matching Blocks(Source, Target, E);
  Result.Difference = difference(Source, Target, Blocks, Result.Doubt);
  Result.Keys = Blocks.keys();
  if (Target.Calls.size() < Source.Calls.size() &&
      any_of(Source.Calls, [](const PerformedCall &P) { return P.IsPrivate; }))
    Result.Doubt = "the effects of the call may not be observable";
  auto HasOthers = [](const Evaluator &A, const Evaluator &B) {
    return A.Allocations.size() > 1 ||
           any_of(A.Allocations, [&](const auto &Allocated) {
             return !B.Allocations.count(Allocated.first);
           });
  };
  for (const Evaluator *Run : {&Source, &Target}) {
    if (!Run->Doubt.empty())
      Result.Doubt = Run->Doubt;
    if (Run->UsesAddresses &&
        (HasOthers(Source, Target) || HasOthers(Target, Source)))
      Result.Doubt = "it depends on the addresses of allocations";
  }
  return Result;
}
