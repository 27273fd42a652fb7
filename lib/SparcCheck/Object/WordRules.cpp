//===- WordRules.cpp - Rules that words and their order decide ------------===//

#include "FunctionChecker.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;

/// The displacement of a branch or call is all of its low bits, whatever they
/// are.
static uint32_t withoutDisplacement(const InstructionWord &I) {
  if (I.Op == WordOperation::Call)
    return I.Word & 0xc0000000;
  if (I.Op != WordOperation::Branch)
    return I.Word;
  switch ((I.Word >> 22) & 7) {
  case 2:
  case 6:
    return I.Word & ~UINT32_C(0x3fffff);
  case 1:
  case 5:
    return I.Word & ~UINT32_C(0x7ffff);
  default:
    return I.Word & ~UINT32_C(0x303fff);
  }
}

/// The instructions of V8 that V7 does not have and LLVM lets pass.
static bool isLaterThanV7(const InstructionWord &I) {
  unsigned Op3 = (I.Word >> 19) & 0x3f;
  switch (I.Word >> 30) {
  case 2:
    // Multiplication and division.
    return Op3 < 0x20 && ((Op3 & 0xf) == 0xa || (Op3 & 0xf) == 0xb ||
                          (Op3 & 0xf) == 0xe || (Op3 & 0xf) == 0xf);
  default:
    return false;
  }
}

void FunctionChecker::checkEncoding(unsigned Index) {
  const InstructionWord &I = Code.Words[Index];
  // `unimp` is the size of a structure or ends what is never reached.
  if (I.Op == WordOperation::Unimplemented)
    return;
  if (I.HasMisplacedDouble || I.HasMisplacedQuad)
    violated(Rule::FloatPair, Index, "");
  else if (I.Word >> 31 && (I.Reads | I.Writes).count())
    holds(Rule::FloatPair);
  if (I.HasOddPair)
    violated(Rule::IntegerPair, Index, "");
  else if (I.isMemoryAccess() && I.AccessSize == 8 && !I.IsFloatData)
    holds(Rule::IntegerPair);

  uint32_t Word = withoutDisplacement(I);
  if (Context.Cache.holds(Word)) {
    holds(Rule::ArchitectureLevel);
    holds(Rule::RoundTrip);
    return;
  }
  bool IsMisplaced = I.HasMisplacedDouble || I.HasMisplacedQuad || I.HasOddPair;
  switch (Context.LLVM.legality(Word)) {
  case Disassembly::Legality::Legal:
    if (Context.Level.Level == V7 && isLaterThanV7(I))
      return violated(Rule::ArchitectureLevel, Index, "V8 has it");
    break;
  case Disassembly::Legality::OtherLevel:
    return violated(Rule::ArchitectureLevel, Index, "a later one has it");
  case Disassembly::Legality::Illegal:
    if (!IsMisplaced)
      violated(Rule::ArchitectureLevel, Index, "no architecture has it");
    return;
  }
  holds(Rule::ArchitectureLevel);
  if (IsMisplaced)
    return;
  std::optional<uint32_t> Again = Context.LLVM.reencode(Word);
  if (Again == Word) {
    holds(Rule::RoundTrip);
    Context.Cache.add(Word);
  } else {
    violated(Rule::RoundTrip, Index,
             formatv("{0:x8}, not {1:x8}", Again.value_or(0), Word).str());
  }
}

/// Code that nothing leads to: what a jump of unknown targets may reach, or
/// padding, or data.
void FunctionChecker::checkUnreached(unsigned Index) {
  const InstructionWord &I = Code.Words[Index];
  if (I.isNop() || I.Op == WordOperation::Unimplemented)
    return;
  if (Context.LLVM.legality(withoutDisplacement(I)) !=
      Disassembly::Legality::Legal)
    unproved(Rule::ArchitectureLevel, Index, "nothing known leads here");
}

void FunctionChecker::checkBranchTarget(unsigned Index,
                                        const TransferTarget &Target) {
  switch (Target.TheKind) {
  case TransferTarget::Kind::Inside:
    holds(Rule::BranchDisplacement);
    if (Graph.slots().test(Target.Word))
      violated(
          Rule::DelaySlotEntry, Target.Word,
          formatv("the branch at {0:x} goes there", Code.address(Index)).str());
    else
      holds(Rule::DelaySlotEntry);
    return;
  case TransferTarget::Kind::Symbol:
    return holds(Rule::BranchDisplacement);
  case TransferTarget::Kind::Nowhere:
    return violated(Rule::BranchDisplacement, Index,
                    "the target is outside of the code");
  case TransferTarget::Kind::OtherCode:
    break;
  }
  const CodeFunction *F = Context.Program.functionAt(Target.Place);
  const CodeFunction &Own = *Code.Function;
  if (F && F->Begin == Target.Place.Offset && !F->IsPart)
    return holds(Rule::BranchDisplacement);
  // GCC keeps unlikely code of f in f.cold; assembly has several entries.
  bool IsPartOfSame = !F || Own.Continues || F->Continues ||
                      F->Name.split('.').first == Own.Name.split('.').first;
  if (IsPartOfSame)
    return unproved(Rule::BranchDisplacement, Index,
                    "the target is in code that may be another part of the "
                    "function");
  violated(Rule::BranchDisplacement, Index,
           "the target is in the middle of " + F->Name);
}

void FunctionChecker::checkCallTarget(unsigned Index,
                                      const TransferTarget &Target) {
  switch (Target.TheKind) {
  case TransferTarget::Kind::Symbol:
    return holds(Rule::BranchDisplacement);
  case TransferTarget::Kind::Nowhere:
    if (Context.Program.isRelocatable())
      return violated(Rule::BranchDisplacement, Index,
                      "the target is outside of the code");
    return unproved(Rule::BranchDisplacement, Index,
                    "the target is not in code that is known");
  case TransferTarget::Kind::Inside:
    // `call .+8` is how code asks for its own address.
    if (Target.Word == 0 || Target.Word == Index + 2)
      return holds(Rule::BranchDisplacement);
    return violated(Rule::BranchDisplacement, Index,
                    "the target is in the middle of the function");
  case TransferTarget::Kind::OtherCode:
    break;
  }
  const CodeFunction *F = Context.Program.functionAt(Target.Place);
  if (!F)
    return unproved(Rule::BranchDisplacement, Index,
                    "no symbol says what is at the target");
  if (F->Begin == Target.Place.Offset)
    return holds(Rule::BranchDisplacement);
  violated(Rule::BranchDisplacement, Index,
           "the target is in the middle of " + F->Name);
}

/// Reports errors of the object's tables where they matter.
void FunctionChecker::checkTransfer(unsigned Index) {
  const InstructionWord &I = Code.Words[Index];
  if (I.Op == WordOperation::Branch || I.Op == WordOperation::Call) {
    if (Expected<TransferTarget> T = transferTarget(Code, Index))
      I.Op == WordOperation::Branch ? checkBranchTarget(Index, *T)
                                    : checkCallTarget(Index, *T);
    else
      unproved(Rule::BranchDisplacement, Index, toString(T.takeError()));
  }
  if (!I.hasDelaySlot())
    return;
  if (Index + 1 >= Code.size()) {
    if (Code.Function->Continues)
      return unproved(Rule::DelaySlotFilled, Index,
                      "the symbol ends between it and its slot");
    return violated(Rule::DelaySlotFilled, Index, "the function ends there");
  }
  holds(Rule::DelaySlotFilled);
  const InstructionWord &Slot = Code.Words[Index + 1];
  if (Slot.isControlTransfer())
    return violated(Rule::TransferInDelaySlot, Index + 1, "");
  holds(Rule::TransferInDelaySlot);
  bool IsCall = I.Op == WordOperation::Call ||
                (I.Op == WordOperation::Jump && I.Rd == reg::O7);
  if (!IsCall)
    return;
  // Tail calls give the window up, or put the caller's return address back.
  bool IsTailCall = Slot.Op == WordOperation::Restore ||
                    (Slot.Op == WordOperation::Or && Slot.Rd == reg::O7 &&
                     !Slot.Reads.test(reg::O7));
  HasCalls |= !IsTailCall;
  bool Touches = Slot.Reads.test(reg::O7) || Slot.Writes.test(reg::O7);
  if (Touches && !IsTailCall)
    violated(Rule::CallSlotReturnAddress, Index + 1, "");
  else
    holds(Rule::CallSlotReturnAddress);
}

void FunctionChecker::checkEnds(const CodeBlock &B) {
  switch (B.End) {
  case BlockEnd::PastEnd:
    if (Code.Function->Continues)
      unproved(Rule::FallThrough, B.EndWord,
               "another symbol follows within it");
    else
      violated(Rule::FallThrough, B.EndWord, "");
    return;
  case BlockEnd::PastEndCall:
    return unproved(Rule::FallThrough, B.EndWord,
                    "unless what it calls does not return");
  case BlockEnd::Returns:
  case BlockEnd::TailCall:
  case BlockEnd::OtherPart:
  case BlockEnd::Stops:
    return holds(Rule::FallThrough);
  case BlockEnd::Unknown:
    // All rules are silent about code that nothing known leads to.
    return unproved(
        Rule::BranchDisplacement, B.EndWord,
        formatv("where the jump goes is not known; {0} words of the function, "
                "to which nothing else leads, are not checked",
                Code.size() - Graph.reached().count())
            .str());
  case BlockEnd::Flows:
  case BlockEnd::Broken:
    return;
  }
}

void FunctionChecker::checkWords() {
  for (unsigned Index = 0; Index != Code.size(); ++Index) {
    if (!Graph.reached().test(Index)) {
      checkUnreached(Index);
      continue;
    }
    ++Context.Result.ReachedWords;
    checkEncoding(Index);
    const InstructionWord &I = Code.Words[Index];
    MovesStackPointer |= I.Writes.test(reg::SP) &&
                         I.Op != WordOperation::Save &&
                         I.Op != WordOperation::Restore && I.Rs1 != reg::SP;
    if (I.isControlTransfer())
      checkTransfer(Index);
  }
}
