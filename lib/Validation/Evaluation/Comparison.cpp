//===- Comparison.cpp - Two executions compared ---------------------------===//

#include "Encoding/Memory.h"
#include "Evaluation/Evaluator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

/// Whether After's value is none that Before's may be.
static bool differs(const Number &Before, const Number &After) {
  if (Before.IsPoison)
    return false;
  if (Before.IsFree) // any value, but a value
    return After.IsPoison;
  return After.IsPoison || Before.Bits != After.Bits ||
         (Before.Block != blocks::Null && Before.Block != After.Block);
}

static std::string textOf(const MemoryByte &Byte) {
  if (Byte.IsPoison)
    return "poison";
  return Byte.IsFree ? "any" : std::to_string(Byte.Value);
}

static std::optional<std::string>
memoryDifference(const ByteMemory &Before, const ByteMemory &After,
                 const std::set<unsigned> &Visible, bool VisibleOnly) {
  std::set<ByteMemory::Place> Places;
  for (const ByteMemory *M : {&Before, &After})
    for (const auto &[Where, Byte] : M->written())
      if (Visible.count(Where.first) ||
          (!VisibleOnly && Where.first < blocks::Arguments))
        Places.insert(Where);
  for (const ByteMemory::Place &Where : Places) {
    MemoryByte Old = Before.get(Where);
    MemoryByte New = After.get(Where);
    if (Old.IsPoison || (Old.IsFree && !New.IsPoison))
      continue;
    bool OtherBlock = Old.IsWritten && New.IsWritten &&
                      Old.Block != blocks::Null && Old.Block != New.Block;
    if (New.IsPoison || Old.Value != New.Value || OtherBlock)
      return "the byte at address " + std::to_string(Where.second) + " is " +
             textOf(Old) + " before, " + textOf(New) + " after";
  }
  return std::nullopt;
}

static std::string calleeName(const CallBase &Call) {
  const auto *F = dyn_cast<Function>(Call.getCalledOperand());
  return F ? F->getName().str() : "a pointer";
}

static std::optional<std::string> callDifference(const PerformedCall &Before,
                                                 const PerformedCall &After) {
  std::string Name = "the call of " + calleeName(*Before.Call);
  if (Before.Call->getFunctionType() != After.Call->getFunctionType() ||
      Before.Call->getCallingConv() != After.Call->getCallingConv())
    return Name + " is another one";
  for (auto [I, A, B] : enumerate(Before.Arguments, After.Arguments))
    if (differs(A, B))
      return I == 0 ? Name + " is another one"
                    : Name + " has another argument " + std::to_string(I);
  if (Before.Memory && After.Memory)
    if (std::optional<std::string> Where =
            memoryDifference(*Before.Memory, *After.Memory, Before.Visible,
                             Before.ReadsArgumentsOnly))
      return Name + " finds another memory: " + *Where;
  return std::nullopt;
}

bool validation::mayRenameAlloca(const Evaluator &Before,
                                 const Evaluator &After) {
  for (const auto &[Old, New] : zip(Before.Calls, After.Calls))
    for (const auto &[A, B] : zip(Old.Arguments, New.Arguments))
      if (A.Block != B.Block && Before.Allocas.count(A.Block) &&
          After.Allocas.count(B.Block) && !Before.Allocas.count(B.Block))
        return true;
  return false;
}

std::optional<std::string> validation::difference(const Evaluator &Before,
                                                  const Evaluator &After) {
  if (After.How == End::Undefined)
    return "the second has undefined behaviour: " + After.Why;
  size_t Common = std::min(Before.Calls.size(), After.Calls.size());
  for (size_t I = 0; I < Common; ++I)
    if (std::optional<std::string> Text =
            callDifference(Before.Calls[I], After.Calls[I]))
      return Text;
  if (Before.Calls.size() > Common)
    return "the second lacks the call of " +
           calleeName(*Before.Calls[Common].Call);
  if (After.Calls.size() > Common)
    return "the second has another call, of " +
           calleeName(*After.Calls[Common].Call);
  if (Before.How != After.How)
    return "only one of them returns";
  if (Before.How != End::Returned)
    return std::nullopt;
  for (auto [A, B] : zip_equal(Before.Result, After.Result))
    if (differs(A, B))
      return "the returned value differs";
  std::set<unsigned> Visible;
  for (unsigned Block : Before.Memory.reachable(Before.Known))
    if (Block < blocks::Locals || Before.Heap.count(Block))
      Visible.insert(Block);
  // The caller has what `noalias` arguments point to.
  for (const auto &[Where, Byte] : Before.Memory.written())
    if (Where.first < blocks::Events)
      Visible.insert(Where.first);
  for (const auto &[Where, Byte] : After.Memory.written())
    if (Where.first < blocks::Events)
      Visible.insert(Where.first);
  if (std::optional<std::string> Where = memoryDifference(
          Before.Memory, After.Memory, Visible, /*VisibleOnly=*/false))
    return "memory differs at the return: " + *Where;
  return std::nullopt;
}
