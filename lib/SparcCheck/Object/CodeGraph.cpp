//===- CodeGraph.cpp - Control flow graph of object code ------------------===//

#include "Object/CodeGraph.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;

CalleeKnowledge::~CalleeKnowledge() = default;

Expected<FunctionCode> FunctionCode::read(const ObjectProgram &Program,
                                          const CodeFunction &F,
                                          Disassembly *LLVM) {
  FunctionCode Code;
  Code.Program = &Program;
  Code.Function = &F;
  bool HasV9 = Program.architecture().HasV9;
  ArrayRef<uint8_t> Bytes =
      Program.sections()[F.Section].Bytes.slice(F.Begin, F.End - F.Begin);
  Code.Instructions.reserve(F.words());
  for (uint64_t At = 0; At + 4 <= Bytes.size(); At += 4) {
    Code.Instructions.push_back(
        decodeInstruction(support::endian::read32be(Bytes.data() + At), HasV9));
    if (LLVM && Code.Instructions.back().IsExtension)
      LLVM->addRegisters(Code.Instructions.back());
  }
  Code.RelocationOf.assign(Code.size(), NoRelocation);
  if (Error E =
          Program.relocations(F.Section, F.Begin, F.End, Code.Relocations))
    return E;
  for (auto [Number, R] : enumerate(Code.Relocations)) {
    // These relocations are only markers for the linker. The instruction may
    // have another relocation besides.
    if (R.Type == ELF::R_SPARC_TLS_GD_ADD ||
        R.Type == ELF::R_SPARC_TLS_LDM_ADD ||
        R.Type == ELF::R_SPARC_TLS_LDO_ADD ||
        R.Type == ELF::R_SPARC_TLS_IE_ADD || R.Type == ELF::R_SPARC_TLS_IE_LD ||
        R.Type == ELF::R_SPARC_TLS_IE_LDX || R.Type == ELF::R_SPARC_GOTDATA_OP)
      continue;
    unsigned &OfWord = Code.RelocationOf[(R.Offset - F.Begin) / 4];
    if (OfWord == NoRelocation)
      OfWord = Number;
  }
  return Code;
}

Expected<TransferTarget>
mincaml::sparc::transferTarget(const FunctionCode &Code, unsigned Index) {
  TransferTarget Result;
  const CodeFunction &F = *Code.Function;
  CodeLocation Location{F.Section, F.Begin + uint64_t(Index) * 4 +
                                       Code.Instructions[Index].Immediate};
  if (const CodeRelocation *R = Code.relocation(Index)) {
    Expected<std::optional<CodeLocation>> OfSymbol =
        Code.Program->symbolLocation(R->Symbol);
    if (!OfSymbol)
      return OfSymbol.takeError();
    // For a call of __tls_get_addr, the symbol is the thread-local variable.
    bool IsOfVariable = R->Type == ELF::R_SPARC_TLS_GD_CALL ||
                        R->Type == ELF::R_SPARC_TLS_LDM_CALL;
    if (Code.Program->isRelocatable() && Code.Program->isData(R->Base) &&
        !IsOfVariable)
      return Result;
    if (!*OfSymbol) {
      Result.TheKind = TransferTarget::Kind::Symbol;
      Result.Symbol = R->Symbol;
      return Result;
    }
    Location = **OfSymbol;
    Location.Offset += R->Addend;
  } else if (!Code.Program->isRelocatable()) {
    // The target may be in another section.
    if (std::optional<CodeLocation> Found = Code.Program->locationOf(
            Code.address(Index) + Code.Instructions[Index].Immediate))
      Location = *Found;
    else
      return Result;
  }
  if (Location.Offset % 4 ||
      Location.Offset >=
          Code.Program->sections()[Location.Section].Bytes.size())
    return Result;
  Result.Location = Location;
  if (Location.Section == F.Section && Location.Offset >= F.Begin &&
      Location.Offset < F.End) {
    Result.TheKind = TransferTarget::Kind::Inside;
    Result.Word = (Location.Offset - F.Begin) / 4;
  } else {
    Result.TheKind = TransferTarget::Kind::OtherCode;
  }
  return Result;
}

/// Whether a branch to \p Target stays in its function: the target is in a part
/// of a function with its own symbol, or in the middle of the code that another
/// symbol names.
static bool isOtherPart(const FunctionCode &Code,
                        const TransferTarget &Target) {
  if (Target.TheKind != TransferTarget::Kind::OtherCode)
    return false;
  const CodeFunction *F = Code.Program->functionAt(Target.Location);
  return F && (F->IsPart || F->Begin != Target.Location.Offset);
}

bool mincaml::sparc::readsPC(const FunctionCode &Code, unsigned Index) {
  const DecodedInstruction &I = Code.Instructions[Index];
  return I.Op == DecodedOperation::Call && I.Immediate == 8 &&
         !Code.relocation(Index) && Index + 2 < Code.size();
}

bool mincaml::sparc::callsPCThunk(const FunctionCode &Code, unsigned Index) {
  if (Code.Instructions[Index].Op != DecodedOperation::Call)
    return false;
  std::optional<TransferTarget> T = knownTarget(Code, Index);
  if (!T || T->TheKind != TransferTarget::Kind::OtherCode)
    return false;
  const CodeFunction *F = Code.Program->functionAt(T->Location);
  return F && F->Name.starts_with("__sparc_get_pc_thunk");
}

//===- Unreachable jumps --------------------------------------------------===//

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
    std::optional<TransferTarget> T = knownTarget(Code, Index);
    if (!T || T->TheKind != TransferTarget::Kind::Inside)
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

//===- The graph ----------------------------------------------------------===//

/// Whether the instruction is a jump that is neither a call nor a return.
static bool isTableJump(const DecodedInstruction &I) {
  return I.Op == DecodedOperation::Jump && I.Rd == reg::G0 && !I.isReturn();
}

namespace mincaml::sparc {

class CodeGraphBuilder {
public:
  CodeGraphBuilder(const FunctionCode &Code, const CalleeKnowledge &Callees)
      : Code(Code), Callees(Callees), Unreachable(Code) {}
  Expected<CodeGraph> run() {
    if (Error E = findTargets())
      return E;
    Result.Entry = blockAt(0);
    while (!Worklist.empty()) {
      auto [B, First] = Worklist.back();
      Worklist.pop_back();
      if (Error E = fill(*B, First))
        return E;
    }
    return std::move(Result);
  }

private:
  bool isTailJump(unsigned At) const {
    return leavesFunction(Code.Instructions[At + 1]);
  }
  Error findTargets() {
    Result.Targets.resize(Code.size());
    Result.Reached.resize(Code.size());
    Result.Slots.resize(Code.size());
    for (unsigned Index = 0; Index != Code.size(); ++Index) {
      if (Code.Instructions[Index].Op != DecodedOperation::Branch)
        continue;
      Expected<TransferTarget> T = transferTarget(Code, Index);
      if (!T)
        return T.takeError();
      if (T->TheKind == TransferTarget::Kind::Inside)
        Result.Targets.set(T->Word);
    }
    findTableTargets();
    HasUnknownJumps = Code.Function->HasHiddenEntries;
    if (TableTargets.empty())
      for (unsigned I = 0; I + 1 < Code.size(); ++I)
        HasUnknownJumps |= isTableJump(Code.Instructions[I]) && !isTailJump(I);
    Leaders = Result.Targets;
    for (unsigned Target : TableTargets)
      Leaders.set(Target);
    return Error::success();
  }

  /// Collects the instructions whose addresses occur in data. It is not
  /// determined which table a jump reads: each indirect jump of a function may
  /// reach all of them.
  void findTableTargets() {
    const CodeFunction &F = *Code.Function;
    ArrayRef<uint64_t> Taken = Code.Program->addressTaken(F.Section);
    for (const uint64_t *I = lower_bound(Taken, F.Begin + 4);
         I != Taken.end() && *I < F.End; ++I)
      TableTargets.push_back((*I - F.Begin) / 4);
  }

  Error fill(CodeBlock &B, unsigned First) {
    for (unsigned At = First;;) {
      if (At >= Code.size()) {
        B.End = BlockEnd::PastEnd;
        break;
      }
      if (At != First && Leaders.test(At)) {
        flow(B, At);
        break;
      }
      add(B, At, Step::Kind::Plain);
      Expected<bool> Continues = control(B, At);
      if (!Continues)
        return Continues.takeError();
      if (!*Continues)
        break;
    }
    return Error::success();
  }

  /// Handles the instruction at \p At. Returns whether the block continues, at
  /// the new value of \p At.
  Expected<bool> control(CodeBlock &B, unsigned &At) {
    const DecodedInstruction &I = Code.Instructions[At];
    B.EndWord = At;
    switch (I.Op) {
    case DecodedOperation::Branch:
      if (Error E = branch(B, At))
        return E;
      return false;
    case DecodedOperation::Call:
      return call(B, At);
    case DecodedOperation::Jump:
      if (I.Rd == reg::O7)
        return call(B, At);
      [[fallthrough]];
    case DecodedOperation::Return:
      jump(B, At);
      return false;
    case DecodedOperation::Unimplemented:
      return end(B, BlockEnd::Stops);
    case DecodedOperation::Trap: {
      // Compilers end unreachable code with `ta 5`.
      bool IsAlways = ((I.Word >> 25) & 0xf) == 8;
      if (IsAlways && I.HasImmediate && I.Immediate == 5)
        return end(B, BlockEnd::Stops);
      break;
    }
    case DecodedOperation::Opaque:
      return end(B, BlockEnd::Broken);
    default:
      break;
    }
    ++At;
    return true;
  }

  Error branch(CodeBlock &B, unsigned At) {
    const DecodedInstruction &I = Code.Instructions[At];
    Expected<TransferTarget> Target = transferTarget(Code, At);
    if (!Target)
      return Target.takeError();
    bool IsInside = Target->TheKind == TransferTarget::Kind::Inside;
    BlockEnd Outside =
        isOtherPart(Code, *Target) ? BlockEnd::OtherPart : BlockEnd::TailCall;
    bool IsConditional = I.Condition == BranchCondition::Sometimes;
    bool MayBeTaken = I.Condition != BranchCondition::Never;
    if (IsConditional && I.Annul) {
      if (!hasUsableSlot(B, At))
        return Error::success();
      // The slot becomes a separate block on the edge to the target.
      CodeBlock *Taken = newBlock();
      Taken->EndWord = At;
      add(*Taken, At + 1, Step::Kind::InSlot);
      if (IsInside)
        flow(*Taken, Target->Word);
      else
        Taken->End = Outside;
      B.Successors.push_back(Taken);
      B.AnnulledSlot = At + 1;
      flow(B, uint64_t(At) + 2);
      return Error::success();
    }
    if (!I.Annul && !I.IsCompareBranch && !slot(B, At))
      return Error::success();
    if (I.Annul && At + 1 < Code.size())
      B.AnnulledSlot = At + 1;
    if (MayBeTaken && IsInside)
      flow(B, Target->Word);
    else if (MayBeTaken && !IsConditional)
      B.End = Outside;
    else if (MayBeTaken) {
      CodeBlock *Taken = newBlock();
      Taken->EndWord = At;
      Taken->End = Outside;
      B.Successors.push_back(Taken);
    }
    if (I.Condition != BranchCondition::Always)
      flow(B, uint64_t(At) + (I.IsCompareBranch ? 1 : 2));
    return Error::success();
  }

  bool call(CodeBlock &B, unsigned &At) {
    if (!slot(B, At))
      return false;
    if (isTailCall(At))
      return end(B, BlockEnd::TailCall);
    bool ReadsPC = readsPC(Code, At);
    auto Returns =
        ReadsPC ? CalleeKnowledge::Answer::Yes : Callees.returns(Code, At);
    if (Returns == CalleeKnowledge::Answer::No)
      return end(B, BlockEnd::Stops);
    unsigned Next = At + 2;
    // An unimp after the slot contains the size of the structure that the
    // callee returns.
    if (!ReadsPC && Next < Code.size() &&
        Code.Instructions[Next].Op == DecodedOperation::Unimplemented &&
        Code.Instructions[Next].Immediate > 0 &&
        Code.Instructions[Next].Immediate < 0x1000) {
      Result.Reached.set(Next);
      ++Next;
    }
    if (!ReadsPC)
      B.Steps.push_back({At, Step::Kind::Callee});
    bool IsDoubtful = Returns == CalleeKnowledge::Answer::Unknown;
    // Compilers emit a nop after calls that do not return, for the sake of
    // debuggers. Such a nop is not evidence that the call returns.
    if (IsDoubtful) {
      unsigned End = Next;
      while (End < Code.size() && !Leaders.test(End) &&
             Code.Instructions[End].isNop())
        ++End;
      if (End == Code.size() || Leaders.test(End))
        for (; Next != End; ++Next)
          add(B, Next, Step::Kind::Plain);
    }
    if (Next >= Code.size()) {
      B.End = IsDoubtful ? BlockEnd::PastEndCall : BlockEnd::PastEnd;
      return false;
    }
    bool MayBeDead =
        IsDoubtful && (HasUnknownJumps || Unreachable.contains(Next));
    if (Leaders.test(Next) || MayBeDead) {
      if (IsDoubtful)
        B.DoubtOfEdges = MayBeDead ? CodeBlock::Doubt::Everywhere
                                   : CodeBlock::Doubt::AtJoins;
      flow(B, Next);
      return false;
    }
    At = Next;
    return true;
  }

  void jump(CodeBlock &B, unsigned At) {
    const DecodedInstruction &I = Code.Instructions[At];
    if (!slot(B, At))
      return;
    if (I.isReturn()) {
      B.End = BlockEnd::Returns;
      return;
    }
    bool HasRestore = Code.Instructions[At + 1].Op == DecodedOperation::Restore;
    if (HasRestore || TableTargets.empty()) {
      B.End = isTailJump(At) ? BlockEnd::TailCall : BlockEnd::Unknown;
      return;
    }
    B.Successors.push_back(tables());
  }

  /// Adds the delay slot of the transfer at \p At. Returns false if it has no
  /// usable one.
  bool slot(CodeBlock &B, unsigned At) {
    if (!hasUsableSlot(B, At))
      return false;
    add(B, At + 1, Step::Kind::InSlot);
    return true;
  }
  bool hasUsableSlot(CodeBlock &B, unsigned At) {
    if (At + 1 >= Code.size())
      return end(B, BlockEnd::Broken);
    Result.Slots.set(At + 1);
    if (!Code.Instructions[At + 1].isControlTransfer())
      return true;
    Result.Reached.set(At + 1);
    return end(B, BlockEnd::Broken);
  }
  void add(CodeBlock &B, unsigned Word, Step::Kind Kind) {
    B.Steps.push_back({Word, Kind});
    Result.Reached.set(Word);
  }
  void flow(CodeBlock &B, uint64_t Word) {
    if (Word < Code.size()) {
      B.Successors.push_back(blockAt(Word));
      return;
    }
    B.End = BlockEnd::PastEnd;
  }
  CodeBlock *blockAt(unsigned Word) {
    CodeBlock *&B = BlockOf[Word];
    if (!B) {
      B = newBlock();
      Leaders.set(Word);
      Worklist.push_back({B, Word});
    }
    return B;
  }
  /// Ends the block. Returns false, which says that it does not continue.
  static bool end(CodeBlock &B, BlockEnd End) {
    B.End = End;
    return false;
  }
  CodeBlock *newBlock() {
    CodeBlock &B = Result.Blocks.emplace_back();
    B.Number = Result.Blocks.size() - 1;
    return &B;
  }
  /// Whether the call at \p At is a tail call: its delay slot executes a
  /// restore or sets %o7 to the caller's return address, so the callee does not
  /// return to this function.
  bool isTailCall(unsigned At) const {
    const DecodedInstruction &Slot = Code.Instructions[At + 1];
    if (Slot.Op == DecodedOperation::Restore)
      return true;
    return Slot.Writes.test(reg::O7) && Slot.Op == DecodedOperation::Or;
  }

  /// Returns the first of a chain of blocks that represent all tables. A single
  /// block with all targets would make the analysis quadratic.
  CodeBlock *tables() {
    static constexpr unsigned SuccessorsOfOne = 64;
    if (!Tables.empty()) {
      for (CodeBlock *B : Tables)
        B->DoubtOfEdges = CodeBlock::Doubt::Everywhere;
      return Tables.front();
    }
    for (auto [Number, Target] : enumerate(TableTargets)) {
      if (Number % SuccessorsOfOne == 0) {
        CodeBlock *Next = newBlock();
        if (!Tables.empty())
          Tables.back()->Successors.push_back(Next);
        Tables.push_back(Next);
      }
      flow(*Tables.back(), Target);
    }
    return Tables.front();
  }

  const FunctionCode &Code;
  const CalleeKnowledge &Callees;
  CodeGraph Result;
  /// The instructions at which blocks begin.
  BitVector Leaders;
  std::vector<unsigned> TableTargets;
  UnreachableJumps Unreachable;
  bool HasUnknownJumps = false;
  SmallVector<CodeBlock *, 4> Tables;
  DenseMap<unsigned, CodeBlock *> BlockOf;
  std::vector<std::pair<CodeBlock *, unsigned>> Worklist;
};

} // namespace mincaml::sparc

Expected<CodeGraph> CodeGraph::build(const FunctionCode &Code,
                                     const CalleeKnowledge &Callees) {
  return CodeGraphBuilder(Code, Callees).run();
}
