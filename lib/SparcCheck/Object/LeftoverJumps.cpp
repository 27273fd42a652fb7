//===- LeftoverJumps.cpp - Jumps without a predecessor --------------------===//

#include "Object/LeftoverJumps.h"

using namespace mincaml::sparc;
using namespace llvm;

static bool isUnconditionalBranch(const InstructionWord &I) {
  return I.Op == WordOperation::Branch &&
         I.Condition == BranchCondition::Always;
}

/// Whether control cannot reach the instruction from the one before it.
static bool followsTransfer(const FunctionCode &Code, unsigned Word) {
  if (Word >= 1 && isUnconditionalBranch(Code.Words[Word - 1]))
    return !Code.Words[Word - 1].hasDelaySlot();
  if (Word < 2)
    return Word == 0;
  const InstructionWord &Transfer = Code.Words[Word - 2];
  if (isUnconditionalBranch(Transfer))
    return Transfer.hasDelaySlot();
  return Transfer.Op == WordOperation::Return ||
         (Transfer.Op == WordOperation::Jump && Transfer.Rd == reg::G0);
}

bool LeftoverJumps::contains(unsigned Word) {
  if (Word >= Code.size() || !isUnconditionalBranch(Code.Words[Word]))
    return false;
  if (!AreFound)
    find();
  return Jumps.test(Word);
}

void LeftoverJumps::find() {
  AreFound = true;
  Jumps.resize(Code.size());
  BitVector Once(Code.size()), Twice(Code.size());
  std::vector<std::pair<unsigned, unsigned>> Candidates;
  for (unsigned Index = 0; Index != Code.size(); ++Index) {
    if (Code.Words[Index].Op != WordOperation::Branch)
      continue;
    Expected<TransferTarget> T = transferTarget(Code, Index);
    if (!T) {
      consumeError(T.takeError());
      continue;
    }
    if (T->TheKind != TransferTarget::Kind::Inside)
      continue;
    (Once.test(T->Word) ? Twice : Once).set(T->Word);
    if (isUnconditionalBranch(Code.Words[Index]))
      Candidates.push_back({Index, T->Word});
  }
  // If the instruction before the target has a label, control may also reach
  // the target from there.
  for (auto [Jump, Target] : Candidates)
    if (Twice.test(Target) || !followsTransfer(Code, Target) ||
        (Target >= 1 && Once.test(Target - 1)))
      Jumps.set(Jump);
}
