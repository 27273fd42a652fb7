//===- ShrinkWrappingValidation.cpp - Validation of shrink wrapping -------===//
//
// Proves that code is equivalent to the code before shrink wrapping, which
// allocates the frame in a later block instead of at entry. A frame is
// allocated with a register window (`save`) or without one (an addition to
// %sp).
//
// Both versions of the code are followed side by side from the entry, block by
// block. As long as the new code has no frame,
//   - it executes the instructions of the old code, with the names that the
//     registers have before the `save`: %o0 for %i0. Such an instruction names
//     neither another register that the `save` renames, nor %sp, nor %o7;
//   - instructions of the old code that do name them are postponed. These are
//     stores to the frame and, with a window, instructions that write only
//     registers of the window. No later instruction up to the allocation may
//     depend on them;
//   - at a return, the old code has released its frame, and the effects of the
//     postponed instructions are lost with it.
// Where the new code allocates its frame, it executes the postponed
// instructions in their old order. From there on, both versions are equal. Each
// block is reached either always with a frame or always without one. The new
// code may have additional blocks that only allocate the frame, or that are
// copies of returns.
//
// This is translation validation [Necula]. No search is needed, because each
// block of the new code corresponds to a known block of the old code.
//
//===----------------------------------------------------------------------===//

#include "Comparison/Validation.h"
#include "llvm/ADT/MapVector.h"

using namespace mincaml::sparc;
using namespace llvm;

/// Returns the block to which control falls through at the end of a block; null
/// if there is none.
static const MachineBasicBlock *fallThrough(const RecordedCode &Code,
                                            const RecordedCode::Block &B) {
  if (!B.Items.empty() && B.Items.back().MI->isBarrier())
    return nullptr;
  const unsigned Next = Code.numberOf(B.MBB) + 1;
  if (Next == Code.numberOfBlocks() ||
      !is_contained(B.Successors, Code[Next].MBB))
    return nullptr;
  return Code[Next].MBB;
}

namespace {

class ShrinkWrappingValidation {
public:
  /// Compares two versions whose delay slots are not yet filled, and which have
  /// been recorded without CFI instructions.
  ShrinkWrappingValidation(const RecordedCode &Old, const RecordedCode &New,
                           InstructionTable &Table)
      : Old(Old), New(New), Table(Table) {
    unsigned Allocations = 0;
    for (unsigned B = 0; B != Old.numberOfBlocks(); ++B)
      for (const RecordedCode::Item &I : Old[B].Items)
        Allocations += allocates(*I.MI);
    if (Allocations != 1 || Old[0].Items.empty() ||
        !allocates(*Old[0].Items.front().MI))
      return;
    Allocation = Old[0].Items.front().MI;
    HasWindow = Table[*Allocation].TheOperation == Operation::Save;
  }

  std::optional<CodeDifference> run() {
    const MachineBasicBlock *Entry = Old[0].MBB;
    if (New[0].MBB != Entry)
      return CodeDifference{
          nullptr, "the entry block is another one than before the pass"};
    Reached[Entry] = {!Allocation, {}};
    // Reached grows in the loop.
    for (unsigned I = 0; I != Reached.size(); ++I) {
      const auto [MBB, S] = *std::next(Reached.begin(), I);
      if (!compare(Old[Old.numberOf(MBB)], New[New.numberOf(MBB)], S))
        break;
    }
    return Difference;
  }

private:
  using Block = RecordedCode::Block;
  /// The state of the new code at the start of a block.
  struct State {
    bool HasFrame;
    std::vector<const MachineInstr *> Postponed;
    bool operator==(const State &) const = default;
  };
  /// The corresponding targets of an edge in the old and in the new code.
  struct Edge {
    const MachineBasicBlock *Old, *New;
  };

  bool allocates(const MachineInstr &MI) const {
    const Operation Op = Table[MI].TheOperation;
    const MCRegister SP = Table.integer(reg::SP);
    return Op == Operation::Save ||
           (Op == Operation::Add && MI.getOperand(0).getReg() == SP &&
            MI.getOperand(1).isReg() && MI.getOperand(1).getReg() == SP &&
            MI.getOperand(2).isImm() && MI.getOperand(2).getImm() < 0);
  }
  /// Whether an instruction of the new code allocates the same frame as the old
  /// code. Only explicit operands are compared: the new `save` also has
  /// implicit operands, for registers that stay live.
  bool isAllocation(const MachineInstr &MI) const {
    if (!Allocation || MI.getOpcode() != Allocation->getOpcode())
      return false;
    return all_of(zip(MI.explicit_operands(), Allocation->explicit_operands()),
                  [](const auto &Both) {
                    return std::get<0>(Both).isIdenticalTo(std::get<1>(Both));
                  });
  }

  /// Whether an instruction of the old code undoes an effect of the frame
  /// allocation. Code without a frame does not need it.
  bool releases(const MachineInstr &MI, const State &S) const {
    if (isReleased(MI))
      return true;
    const MCRegister O7 = Table.integer(reg::O7), SP = Table.integer(reg::SP);
    if (HasWindow || !Table[MI].Loads || MI.getOperand(0).getReg() != O7)
      return false;
    // The instruction reloads the return address from its stack slot.
    return any_of(S.Postponed, [&](const MachineInstr *Store) {
      const unsigned To = Table[*Store].AddressOperand,
                     From = Table[MI].AddressOperand;
      return Table[*Store].Stores && Store->readsRegister(O7, &Table.TRI) &&
             MI.getOperand(From).getReg() == SP &&
             MI.getOperand(From).isIdenticalTo(Store->getOperand(To)) &&
             MI.getOperand(From + 1).isIdenticalTo(Store->getOperand(To + 1));
    });
  }

  /// Whether the instruction resets %sp to its value at entry.
  bool isReleased(const MachineInstr &MI) const {
    const MCRegister SP = Table.integer(reg::SP);
    if (HasWindow)
      return Table[MI].TheOperation == Operation::Restore &&
             all_of(MI.explicit_operands(), [&](const MachineOperand &MO) {
               return MO.isReg() && MO.getReg() == Table.integer(reg::G0);
             });
    return Table[MI].TheOperation == Operation::Add &&
           MI.getOperand(0).getReg() == SP && MI.getOperand(1).isReg() &&
           MI.getOperand(1).getReg() == SP && MI.getOperand(2).isImm() &&
           MI.getOperand(2).getImm() == -Allocation->getOperand(2).getImm();
  }
  /// Whether a register of the old code belongs to the frame. Code without the
  /// frame must not name such a register.
  bool belongsToFrame(Register R) const {
    const RegisterInfo Info = Table.reg(R);
    if (Info.Bank != RegisterFile::Integer)
      return false;
    if (!HasWindow)
      return Info.Number <= reg::O7 && Info.Number + Info.Count > reg::SP;
    return (Info.Number >= reg::O0 && Info.Number < reg::I0) ||
           Info.Number + Info.Count > reg::FP;
  }
  bool namesFrame(const MachineInstr &MI) const {
    return any_of(MI.operands(), [&](const MachineOperand &MO) {
      return MO.isReg() && belongsToFrame(MO.getReg());
    });
  }

  bool canBePostponed(const MachineInstr &MI) const {
    const RegisterInfo Base =
        MI.mayStore()
            ? Table.reg(MI.getOperand(Table[MI].AddressOperand).isReg()
                            ? MI.getOperand(Table[MI].AddressOperand).getReg()
                            : Register())
            : RegisterInfo();
    if (MI.isCall() || MI.isTerminator() || MI.isInlineAsm() ||
        MI.isPosition() || MI.mayLoad() || MI.hasUnmodeledSideEffects() ||
        (MI.mayStore() && (Base.Bank != RegisterFile::Integer ||
                           !belongsToFrame(Table.integer(Base.Number)) ||
                           (Base.Number != reg::SP && Base.Number != reg::FP))))
      return false;
    return all_of(MI.all_defs(), [&](const MachineOperand &MO) {
      const unsigned Number = Table.reg(MO.getReg()).Number;
      return HasWindow && belongsToFrame(MO.getReg()) && Number != reg::SP &&
             Number != reg::FP && Number != reg::I7;
    });
  }

  bool isSameRegister(Register Was, Register Is, bool HasFrame) const {
    const RegisterInfo A = Table.reg(Was), B = Table.reg(Is);
    if (HasFrame || !HasWindow || A.Bank != RegisterFile::Integer ||
        A.Number < reg::I0)
      return Was == Is;
    return B.Bank == A.Bank && B.Count == A.Count &&
           B.Number == A.Number - (reg::I0 - reg::O0);
  }

  /// Whether both instructions do the same, regardless of the blocks that they
  /// branch to.
  bool isSame(const MachineInstr &Was, const MachineInstr &Is,
              bool HasFrame) const {
    if (Was.getOpcode() != Is.getOpcode() ||
        Was.getNumOperands() != Is.getNumOperands())
      return false;
    return all_of(
        zip_equal(Was.operands(), Is.operands()), [&](const auto &Both) {
          const MachineOperand &A = std::get<0>(Both), &B = std::get<1>(Both);
          if (A.isReg() && B.isReg())
            return A.isDef() == B.isDef() && A.getSubReg() == B.getSubReg() &&
                   isSameRegister(A.getReg(), B.getReg(), HasFrame);
          if (A.isMBB() && B.isMBB())
            return true;
          return A.isIdenticalTo(B);
        });
  }

  bool compare(const Block &Was, const Block &Is, State S) {
    unsigned Next = 0;
    bool Released = false;
    // Control leaves the function without a frame, so postponed instructions
    // are never executed.
    const bool Leaves = Was.Successors.empty() &&
                        none_of(Is.Items, [&](const RecordedCode::Item &I) {
                          return isAllocation(*I.MI);
                        });
    std::vector<Edge> Edges;
    for (const RecordedCode::Item &I : Was.Items) {
      if (I.MI == Allocation)
        continue;
      if (!allocate(Is, Next, S))
        return false;
      if (!S.HasFrame && withoutFrame(*I.MI, S, Released))
        continue;
      const MachineInstr *Now =
          Next != Is.Items.size() ? Is.Items[Next].MI : nullptr;
      if (!Now)
        return fail(nullptr,
                    "an instruction is missing at the end of a basic block");
      if (!isSame(*I.MI, *Now, S.HasFrame))
        return fail(Now,
                    "another instruction was executed here before the pass");
      if (!S.HasFrame && !Released) {
        if (I.MI->isReturn() || namesFrame(*I.MI))
          return fail(Now,
                      "it uses the frame, which is not allocated on this path");
        // Only registers matter: a postponed store writes to the frame, to
        // which an instruction that does not name the frame has no address.
        if (!Leaves && any_of(S.Postponed, [&](const MachineInstr *MI) {
              return dependByRegisters(*I.MI, *MI, Table.TRI);
            }))
          return fail(
              Now, "it is executed before an instruction on which it depends");
      }
      for (auto [A, B] : zip_equal(I.MI->operands(), Now->operands()))
        if (A.isMBB())
          Edges.push_back({A.getMBB(), B.getMBB()});
      ++Next;
    }
    if (!allocate(Is, Next, S))
      return false;
    if (Next != Is.Items.size())
      return fail(
          Is.Items[Next].MI,
          "it is executed on a path where it was not executed before the pass");
    const MachineBasicBlock *OldNext = fallThrough(Old, Was),
                            *NewNext = fallThrough(New, Is);
    if (!OldNext != !NewNext)
      return fail(nullptr, "the path continues with another kind of control "
                           "transfer than before the pass");
    if (OldNext)
      Edges.push_back({OldNext, NewNext});
    // Postponed instructions are lost with the frame. This is only correct if
    // control leaves the function.
    if (Released && !S.HasFrame && !Edges.empty())
      return fail(nullptr, "the frame is released before the function returns");
    return all_of(Edges, [&](Edge E) { return follow(E, S); });
  }

  /// Skips or postpones an instruction of the old code that the new code does
  /// not execute at this point. Returns false if the new code has to execute
  /// it.
  bool withoutFrame(const MachineInstr &MI, State &S, bool &Released) {
    if (releases(MI, S)) {
      Released |= isReleased(MI);
      return true;
    }
    if (Released || !namesFrame(MI) || !canBePostponed(MI))
      return false;
    S.Postponed.push_back(&MI);
    return true;
  }

  /// If the new code allocates the frame next, checks that it then executes the
  /// postponed instructions.
  bool allocate(const Block &Is, unsigned &Next, State &S) {
    if (S.HasFrame || Next == Is.Items.size() ||
        !isAllocation(*Is.Items[Next].MI))
      return true;
    ++Next;
    for (const MachineInstr *MI : S.Postponed) {
      const MachineInstr *Now =
          Next != Is.Items.size() ? Is.Items[Next].MI : nullptr;
      if (!Now || !isSame(*MI, *Now, /*HasFrame=*/true))
        return fail(Now, "instructions that were before it are not executed "
                         "after the frame is allocated");
      ++Next;
    }
    S = {true, {}};
    return true;
  }

  /// Compares the targets of an edge. The edge of the new code may lead through
  /// an additional block.
  bool follow(Edge To, State S) {
    if (!Old.contains(To.New)) {
      const Block &Added = New[New.numberOf(To.New)];
      const Block &Was = Old[Old.numberOf(To.Old)];
      // The block is a copy of a return.
      if (Added.Successors.empty() && Was.Successors.empty())
        return compare(Was, Added, std::move(S));
      unsigned Next = 0;
      if (!allocate(Added, Next, S))
        return false;
      To.New = fallThrough(New, Added);
      if (Next != Added.Items.size()) {
        const MachineInstr &MI = *Added.Items[Next++].MI;
        if (!MI.isBranch() || !MI.isBarrier() || !MI.getOperand(0).isMBB())
          return fail(&MI, "it is executed on a path where it was not executed "
                           "before the pass");
        To.New = MI.getOperand(0).getMBB();
      }
      if (Next != Added.Items.size())
        return fail(Added.Items[Next].MI, "it is executed on a path where it "
                                          "was not executed before the pass");
    }
    if (To.Old != To.New)
      return fail(nullptr,
                  "control goes to another basic block than before the pass");
    auto [Known, IsNew] = Reached.try_emplace(To.Old, S);
    return IsNew || Known->second == S ||
           fail(nullptr,
                "a basic block is reached both with and without a frame");
  }

  bool fail(const MachineInstr *MI, const Twine &Text) {
    Difference = {MI, Text.str()};
    return false;
  }

  const RecordedCode &Old, &New;
  InstructionTable &Table;
  /// The instruction of the old code that allocates the frame. It must be the
  /// first instruction and the only one that allocates a frame; otherwise null.
  const MachineInstr *Allocation = nullptr;
  bool HasWindow = false;
  /// The state at the start of each block that both versions contain, in the
  /// order in which the blocks are compared.
  MapVector<const MachineBasicBlock *, State> Reached;
  std::optional<CodeDifference> Difference;
};

} // namespace

std::optional<CodeDifference> mincaml::sparc::validateShrinkWrapping(
    const RecordedCode &Old, const RecordedCode &New,
    const LiveAtStart & /*Live*/, InstructionTable &Table) {
  return ShrinkWrappingValidation(Old, New, Table).run();
}
