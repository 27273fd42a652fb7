//===- UnreachableJumps.cpp - Jumps without a predecessor -----------------===//

#include "Object/UnreachableJumps.h"

using namespace mincaml::sparc;
using namespace llvm;

static bool isUnconditionalBranch(const DecodedInstruction &I) {
  return I.Op == DecodedOperation::Branch &&
         I.Condition == BranchCondition::Always;
}

/// Whether control cannot reach the instruction from the one before it.
static bool followsTransfer(const FunctionCode &Code, unsigned Word) {
  if (Word >= 1 && isUnconditionalBranch(Code.Instructions[Word - 1]))
    return !Code.Instructions[Word - 1].hasDelaySlot();
  if (Word < 2)
    return Word == 0;
  const DecodedInstruction &Transfer = Code.Instructions[Word - 2];
  if (isUnconditionalBranch(Transfer))
    return Transfer.hasDelaySlot();
  return Transfer.Op == DecodedOperation::Return ||
         (Transfer.Op == DecodedOperation::Jump && Transfer.Rd == reg::G0);
}

bool UnreachableJumps::contains(unsigned Word) {
  if (Word >= Code.size() || !isUnconditionalBranch(Code.Instructions[Word]))
    return false;
  if (!AreFound)
    find();
  return Jumps.test(Word);
}

void UnreachableJumps::find() {
  AreFound = true;
  Jumps.resize(Code.size());
  BitVector Once(Code.size()), Twice(Code.size());
  std::vector<std::pair<unsigned, unsigned>> Candidates;
  for (unsigned Index = 0; Index != Code.size(); ++Index) {
    if (Code.Instructions[Index].Op != DecodedOperation::Branch)
      continue;
    Expected<TransferTarget> T = transferTarget(Code, Index);
    if (!T) {
      consumeError(T.takeError());
      continue;
    }
    if (T->TheKind != TransferTarget::Kind::Inside)
      continue;
    (Once.test(T->Word) ? Twice : Once).set(T->Word);
    if (isUnconditionalBranch(Code.Instructions[Index]))
      Candidates.push_back({Index, T->Word});
  }
  // If the instruction before the target has a label, control may also reach
  // the target from there.
  for (auto [Jump, Target] : Candidates)
    if (Twice.test(Target) || !followsTransfer(Code, Target) ||
        (Target >= 1 && Once.test(Target - 1)))
      Jumps.set(Jump);
}
