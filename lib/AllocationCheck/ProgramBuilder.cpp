//===- ProgramBuilder.cpp - Translation to the data-flow program ----------===//
//
// Translates an allocated function and its recording to a program for the data
// flow, block by block. Matching.h matches instructions and operands, and
// checks the control flow and register constraints. This file writes the
// effects of instructions on values. Checks that do not depend on the values in
// locations happen during the translation, which stops at the first fault.
//
//===----------------------------------------------------------------------===//

#include "Matching.h"
#include "Program.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/TargetFrameLowering.h"
#include "llvm/CodeGen/TargetLowering.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include <cassert>

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

//===- Operations of a block ----------------------------------------------===//

/// Returns the calls of a block from which control may reach its landing pads:
/// those between pairs of EH labels, or all calls if none is between labels.
static DenseSet<const MachineInstr *>
throwingCalls(const MachineBasicBlock &MBB) {
  DenseSet<const MachineInstr *> Result, All;
  if (none_of(MBB.successors(),
              [](const MachineBasicBlock *S) { return S->isEHPad(); }))
    return Result;
  bool IsInside = false;
  for (const MachineInstr &MI : MBB.instrs()) {
    if (MI.isEHLabel())
      IsInside = !IsInside;
    if (!MI.isCall())
      continue;
    All.insert(&MI);
    if (IsInside)
      Result.insert(&MI);
  }
  return Result.empty() ? All : Result;
}

/// Whether control may reach a successor from the end of a block. This is false
/// if only an `asm goto` in the block jumps there.
static bool leadsTo(MachineBasicBlock &MBB,
                    const MachineBasicBlock &Successor) {
  if (MBB.getFallThrough(false) == &Successor)
    return true;
  return any_of(MBB.terminators(), [&](const MachineInstr &MI) {
    return MI.getOpcode() != TargetOpcode::INLINEASM_BR &&
           any_of(MI.operands(), [&](const MachineOperand &MO) {
             return MO.isMBB() && MO.getMBB() == &Successor;
           });
  });
}

namespace {

/// Writes the operations of blocks to nodes of the program. A node ends after a
/// call that may throw, if its block has landing pads, and after an `asm goto`:
/// when control leaves the block there, the rest of it is not executed. The
/// entry to an exception funclet and the return from it clobber the registers
/// that the target specifies.
class NodeWriter {
public:
  /// Creates a node for each block.
  NodeWriter(const CheckInput &Input, Program &TheProgram)
      : Input(Input), TheProgram(TheProgram) {
    for (const MachineBasicBlock &MBB : Input.MF)
      Starts[&MBB] = &TheProgram.Nodes.emplace_back(ProgramNode{&MBB});
  }

  void startBlock(const MachineBasicBlock &MBB) {
    Current = Starts[&MBB];
    Throwing = throwingCalls(MBB);
    if (const uint32_t *Mask = MBB.getBeginClobberMask(&Input.TRI))
      clobber(Mask);
    if (MBB.isEHPad())
      enterLandingPad();
  }

  void endBlock(MachineBasicBlock &MBB) {
    if (const uint32_t *Mask = MBB.getEndClobberMask(&Input.TRI))
      clobber(Mask);
    bool HasAsm = any_of(MBB.instrs(), [](const MachineInstr &MI) {
      return MI.getOpcode() == TargetOpcode::INLINEASM_BR;
    });
    for (const MachineBasicBlock *S : MBB.successors()) {
      if (S->isEHPad() && !Throwing.empty())
        continue;
      if (HasAsm && S->isInlineAsmBrIndirectTarget() && !leadsTo(MBB, *S))
        continue;
      Current->Successors.push_back(Starts[S]);
    }
  }

  /// Marks the start of an instruction of the allocated function: the
  /// operations emitted from here on belong to it.
  void startInstruction(const MachineInstr &MI) {
    Current->Starts.push_back({&MI, Current->Operations.size()});
  }

  void splitAfterCall(const MachineInstr &MI) {
    if (Throwing.contains(&MI))
      split(*MI.getParent(),
            [](const MachineBasicBlock &S) { return S.isEHPad(); });
  }

  void splitAfterAsm(const MachineInstr &MI) {
    if (MI.getOpcode() == TargetOpcode::INLINEASM_BR)
      split(*MI.getParent(), [](const MachineBasicBlock &S) {
        return S.isInlineAsmBrIndirectTarget();
      });
  }

  void emit(Operation::Kind Kind, uint32_t A, uint32_t B = 0, uint32_t C = 0) {
    Current->Operations.push_back({Kind, A, B, C});
  }
  /// Emits operations that write A and may read B. All of them read the state
  /// before the first one. The operations must not form a cycle.
  void emitInParallel(ArrayRef<Operation> Operations) {
    auto Reads = [](const Operation &O, uint32_t What) {
      return (O.TheKind == Operation::Copy || O.TheKind == Operation::Alias) &&
             O.B == What && O.A != What;
    };
    SmallVector<Operation, 8> Left(Operations);
    while (!Left.empty()) {
      auto Next = find_if(Left, [&](const Operation &O) {
        return none_of(Left, [&](const Operation &P) { return Reads(P, O.A); });
      });
      assert(Next != Left.end() && "copies that form a cycle");
      Current->Operations.push_back(*Next);
      Left.erase(Next);
    }
  }

  /// Emits a Need or NeedUndefined.
  void need(Operation::Kind Kind, uint32_t A, uint32_t B, uint32_t C) {
    (Alternative ? *Alternative : Current->Operations)
        .push_back({Kind, A, B, C});
  }
  /// Collects the following needs in To, as one alternative, until
  /// endAlternative is called.
  void startAlternative(std::vector<Operation> &To) { Alternative = &To; }
  void endAlternative() { Alternative = nullptr; }
  /// Emits a NeedOneOf.
  void needOneOf(std::vector<std::vector<Operation>> Alternatives) {
    TheProgram.Choices.push_back(std::move(Alternatives));
    emit(Operation::NeedOneOf, TheProgram.Choices.size() - 1);
  }

  /// Gives the register, and all of its units, an unknown value.
  void clearRegister(MCRegister Register) {
    for (const LocatedAtom &A : Input.Layout.atomsOfUnits(Register))
      emit(Operation::Clear, A.Location);
  }

  /// Clears the superregister parts that \p I clobbers without writing them.
  /// An allocator adds an implicit definition of the full register to an
  /// instruction that defines a subregister. Machine code preserves the other
  /// bits, but machine IR does not: unless the instruction also reads the full
  /// register, the other bits are dead before it, and passes after allocation
  /// delete their definitions. Hence the other bits are cleared.
  void clearAround(const MatchedInstruction &I) {
    const RegisterLayout &Layout = Input.Layout;
    DenseSet<Location> Written;
    auto AddWritten = [&](MCRegister Register) {
      for (const LocatedAtom &A : Layout.atomsOfUnits(Register))
        Written.insert(A.Location);
    };
    SmallVector<MCRegister, 2> Wholes;
    for (const auto &[Index, MO] : enumerate(I.MI.operands())) {
      if (!MO.isReg() || !MO.isDef() || !MO.getReg().isPhysical())
        continue;
      bool IsKnown = !MO.isImplicit() ||
                     any_of(I.Pairs, [N = Index](const OperandPair &P) {
                       return P.Final == N;
                     });
      bool IsRead = any_of(
          I.MI.all_uses(), [&, Whole = MO.getReg()](const MachineOperand &Use) {
            return Use.getReg().isPhysical() && !Use.isUndef() &&
                   Input.TRI.isSuperRegisterEq(Whole, Use.getReg());
          });
      if (IsKnown)
        AddWritten(MO.getReg());
      else if (!IsRead)
        Wholes.push_back(MO.getReg());
    }
    for (const OperandPair &P : I.Pairs)
      if (P.isCovered() && I.recorded(P).isDef())
        AddWritten(I.recorded(P).getReg());
    for (MCRegister Whole : Wholes)
      for (const LocatedAtom &A : Layout.atomsOfUnits(Whole))
        if (!Written.contains(A.Location))
          emit(Operation::Clear, A.Location);
  }

  /// Clobbers the registers that a mask does not preserve.
  void clobber(const uint32_t *Mask) {
    TheProgram.Masks.push_back(Mask);
    emit(Operation::ClearMask, TheProgram.Masks.size() - 1);
  }

  /// Kills the variables that a recorded operand writes, or makes them
  /// undefined.
  void writeVariables(const MachineOperand &Recorded,
                      Operation::Kind KillOrUndefine = Operation::Kill) {
    OperandAtoms Atoms = Input.Atoms.operandAtoms(Recorded);
    for (const VariableAtom &A : Atoms.written())
      emit(KillOrUndefine, A.Name);
    if (Recorded.getSubReg() && Recorded.isUndef())
      for (const VariableAtom &A : Atoms.Rest)
        emit(Operation::Undefine, A.Name);
  }

  void rematerialize(Rematerialization R) {
    TheProgram.Rematerializations.push_back(std::move(R));
    emit(Operation::Rematerialize, TheProgram.Rematerializations.size() - 1);
  }

  /// Adds a use, and returns its index.
  unsigned addUse(const UseSite &Use) {
    TheProgram.Uses.push_back(Use);
    return TheProgram.Uses.size() - 1;
  }

private:
  /// Gives the exception registers, which the unwinder sets, new values.
  void enterLandingPad() {
    const Function &F = Input.MF.getFunction();
    if (!F.hasPersonalityFn())
      return;
    const TargetLowering &TLI = *Input.MF.getSubtarget().getTargetLowering();
    for (Register R :
         {TLI.getExceptionPointerRegister(F.getPersonalityFn()),
          TLI.getExceptionSelectorRegister(F.getPersonalityFn())}) {
      if (!R)
        continue;
      for (const LocatedAtom &A : Input.Layout.atomsOfUnits(R.asMCReg())) {
        emit(Operation::Kill, A.Location);
        emit(Operation::Clear, A.Location);
        emit(Operation::Define, A.Location, A.Location);
      }
    }
  }

  /// Ends a node in the middle of a block, at a point where control may leave
  /// the block for the successors that Leaves accepts.
  template <typename Filter>
  void split(const MachineBasicBlock &MBB, Filter Leaves) {
    for (const MachineBasicBlock *S : MBB.successors())
      if (Leaves(*S))
        Current->Successors.push_back(Starts[S]);
    ProgramNode *Rest = &TheProgram.Nodes.emplace_back(ProgramNode{&MBB});
    Current->Successors.push_back(Rest);
    Current = Rest;
  }

  const CheckInput &Input;
  Program &TheProgram;
  DenseMap<const MachineBasicBlock *, ProgramNode *> Starts;
  ProgramNode *Current = nullptr;
  std::vector<Operation> *Alternative = nullptr;
  /// The calls of the current block that may throw.
  DenseSet<const MachineInstr *> Throwing;
};

} // namespace

//===- Rematerializable expressions ---------------------------------------===//

namespace {

/// The expressions that may be rematerialized. An allocator may drop a value
/// that is cheap to compute and rematerialize it where it is needed. The check
/// treats an expression as one more location that holds variables. A definition
/// by the expression adds its variable to that location, a new definition of
/// one of its operands clears the location, and a rematerialization copies the
/// contents of the location.
///
/// A load of a constant may also be folded into a recorded instruction. The
/// result of that instruction may then be rematerialized by the instruction
/// that results from the folding, as long as the recorded instruction reads the
/// value that the load gives.
class ExpressionTable {
public:
  /// Collects the expressions of the recorded function.
  ExpressionTable(const CheckInput &Input, Folder &TheFolder,
                  Program &TheProgram)
      : Input(Input), TheProgram(TheProgram) {
    for (unsigned Opcode = 0;
         Opcode < Input.TII.getNumOpcodes() && !MoveImmediate; ++Opcode)
      if (Input.TII.getName(Opcode) == "MOV32ri")
        MoveImmediate = Opcode;
    for (const RecordedInstruction &I : Input.Before.Instructions)
      if (I.IsRematerializable)
        addRecorded(Input.Before.index(I));
    addLoads(TheFolder);
    addDependents();
  }

  /// Returns the key of the expression that MI computes, without the registers
  /// of MI.
  ExpressionKey keyOf(const MachineInstr &MI) const {
    ExpressionKey Key;
    Key.Opcode = MI.getOpcode();
    for (const MachineOperand &MO : MI.explicit_operands())
      if (!MO.isReg() || MO.isUse())
        Key.Constants += textOf(MO);
    canonicalize(Key);
    return Key;
  }

  /// Returns the key of a rematerializable recorded instruction.
  const ExpressionKey &keyOf(unsigned Recorded) const {
    return ByInstruction.at(Recorded)->first;
  }
  const ExpressionKey &keyOfLoad(LoadNumber Load) const {
    return ByLoad[Load]->first;
  }
  /// Whether the recorded function has this expression with any registers.
  bool isKnown(const ExpressionKey &Key) const {
    auto I = TheProgram.Expressions.lower_bound(Key);
    return I != TheProgram.Expressions.end() && I->first.Opcode == Key.Opcode &&
           I->first.Constants == Key.Constants;
  }

  /// If the instruction is rematerializable, adds its result to the location of
  /// its expression.
  void define(unsigned Recorded, NodeWriter &Writer) const {
    auto Known = ByInstruction.find(Recorded);
    auto Loads = DerivedFrom.find(Recorded);
    if (Known == ByInstruction.end() && Loads == DerivedFrom.end())
      return;
    OperandAtoms Result =
        Input.Atoms.operandAtoms(Input.recordedOperand(Recorded, 0));
    for (const VariableAtom &A : Result.written()) {
      auto LocationIn = [&](const Entry &E) {
        return E.second.Results.at(A.Bit - Result.Start);
      };
      if (Known != ByInstruction.end())
        Writer.emit(Operation::Define, A.Name, LocationIn(*Known->second));
      if (Loads != DerivedFrom.end())
        for (const Derived &D : Loads->second)
          Writer.emit(Operation::DefineIf, A.Name, LocationIn(*D.E),
                      D.Condition);
    }
  }

private:
  using Entry = std::pair<const ExpressionKey, Expression>;

  void addRecorded(unsigned Recorded) {
    auto [E, IsNew] = TheProgram.Expressions.try_emplace(makeKey(Recorded));
    ByInstruction[Recorded] = &*E;
    addResults(Recorded, E->second);
    if (!IsNew)
      return;
    for (const RecordedOperand &O : Input.Before.operands(Recorded))
      if (O.Operand.isReg() && O.Operand.isUse() &&
          O.Operand.getReg().isVirtual() && !O.Operand.isImplicit() &&
          !O.Operand.isUndef()) {
        OperandAtoms Atoms = Input.Atoms.operandAtoms(O.Operand);
        for (VariableAtom &A : Atoms.Covered)
          A.Bit -= Atoms.Start;
        E->second.Operands.push_back(Atoms.Covered);
      }
  }

  void addLoads(Folder &TheFolder) {
    for (auto [Number, Load] : enumerate(TheFolder.loads())) {
      if (!Load.From) {
        ByLoad.push_back(ByInstruction.at(Load.Recorded));
        continue;
      }
      ExpressionKey Key;
      TheFolder.visitLoad(Number,
                          [&](const MachineInstr &MI) { Key = keyOf(MI); });
      Entry *E = &*TheProgram.Expressions.try_emplace(std::move(Key)).first;
      addResults(Load.Recorded, E->second);
      ByLoad.push_back(E);
      const MachineOperand &Loaded =
          Input.recordedOperand(TheFolder.loads()[*Load.From].Recorded, 0);
      unsigned Start = Input.Atoms.operandAtoms(Loaded).Start;
      auto &Condition = TheProgram.Conditions.emplace_back();
      for (const VariableAtom &A :
           Input.Atoms
               .operandAtoms(Input.recordedOperand(Load.Recorded, Load.Operand))
               .Covered) {
        const auto &From = ByLoad[*Load.From]->second.Results;
        auto Result = From.find(A.Bit - Start);
        // Location 0 holds nothing.
        Condition.push_back(
            {A.Name, Result == From.end() ? 0 : Result->second});
      }
      DerivedFrom[Load.Recorded].push_back(
          {E, static_cast<unsigned>(TheProgram.Conditions.size() - 1)});
    }
  }

  /// Adds locations for the result of a recorded instruction.
  void addResults(unsigned Recorded, Expression &E) {
    OperandAtoms Result =
        Input.Atoms.operandAtoms(Input.recordedOperand(Recorded, 0));
    for (const VariableAtom &A : Result.written()) {
      auto [Position, IsNew] = E.Results.try_emplace(A.Bit - Result.Start, 0);
      if (IsNew)
        Position->second = TheProgram.newLocation();
    }
  }

  void addDependents() {
    for (const auto &[Key, E] : TheProgram.Expressions)
      for (const auto &Operand : E.Operands)
        for (const VariableAtom &A : Operand)
          for (auto [Bit, Result] : E.Results)
            TheProgram.Dependents[A.Name].push_back(Result);
  }

  ExpressionKey makeKey(unsigned Recorded) const {
    ExpressionKey Key;
    Key.Opcode = Input.Before.Instructions[Recorded].Opcode;
    for (const RecordedOperand &O : Input.Before.operands(Recorded)) {
      const MachineOperand &MO = O.Operand;
      if (MO.isReg() && (MO.isDef() || MO.isImplicit()))
        continue;
      Key.Constants += textOf(MO);
      if (MO.isReg() && MO.getReg().isVirtual() && !MO.isUndef())
        Key.Registers.push_back(
            Input.Atoms.operandAtoms(MO).Covered.front().Name);
    }
    canonicalize(Key);
    return Key;
  }

  /// Replaces x86's special opcodes for some constants by MOV32ri. They clobber
  /// the flags, so x86 must rematerialize them with MOV32ri where flags are
  /// live.
  void canonicalize(ExpressionKey &Key) const {
    StringRef Name = Input.TII.getName(Key.Opcode);
    auto Constant = StringSwitch<StringRef>(Name)
                        .Case("MOV32r0", ";0:0")
                        .Case("MOV32r1", ";0:1")
                        .Case("MOV32r_1", ";0:-1")
                        .Default("");
    if (Constant.empty() || !MoveImmediate)
      return;
    Key.Opcode = *MoveImmediate;
    Key.Constants = Constant;
  }

  /// Returns the text of an operand, with `?` for a register that allocation
  /// may change.
  std::string textOf(const MachineOperand &MO) const {
    std::string Text = ";";
    raw_string_ostream OS(Text);
    if (MO.isReg()) {
      if (!MO.getReg())
        OS << '_';
      else if (MO.isUndef())
        OS << "undef";
      else if (MO.getReg().isPhysical() && Input.MRI.isReserved(MO.getReg()))
        OS << printReg(MO.getReg(), &Input.TRI);
      else
        OS << '?';
      return Text;
    }
    MachineOperand Copy = MO;
    Copy.clearParent();
    OS << MO.getTargetFlags() << ':';
    Copy.print(OS, &Input.TRI);
    return Text;
  }

  const CheckInput &Input;
  Program &TheProgram;
  /// The opcode of x86's MOV32ri, if the target has it.
  std::optional<unsigned> MoveImmediate;
  DenseMap<unsigned, const Entry *> ByInstruction;
  std::vector<const Entry *> ByLoad;
  /// For each recorded instruction into which loads may be folded: the
  /// expressions that then compute its result. Condition is the index of the
  /// condition that the instruction reads the loaded value
  /// (Program::Conditions).
  struct Derived {
    const Entry *E;
    unsigned Condition;
  };
  DenseMap<unsigned, SmallVector<Derived, 1>> DerivedFrom;
};

} // namespace

//===- Spills and reloads -------------------------------------------------===//

namespace {

struct SpillInstruction {
  bool IsStore;
  Register Register;
  int FrameIndex;
  unsigned Bits;
  Align Alignment;
};

} // namespace

/// Whether two spills or reloads differ only in their slots.
static bool isSameShape(const MachineInstr &A, const MachineInstr &B) {
  if (A.getOpcode() != B.getOpcode() ||
      A.getNumExplicitOperands() != B.getNumExplicitOperands())
    return false;
  for (auto [X, Y] : zip(A.explicit_operands(), B.explicit_operands())) {
    if (X.getType() != Y.getType())
      return false;
    if (X.isReg() ? X.getReg() != Y.getReg() || X.isDef() != Y.isDef()
                  : !X.isFI() && !X.isIdenticalTo(Y))
      return false;
  }
  return true;
}

namespace {

/// Recognizes the instructions that spill a register to a stack slot or reload
/// it, and the number of bits that they access. These are the instructions that
/// the target creates for this purpose for one of the register classes of the
/// function.
class SpillInstructions {
public:
  explicit SpillInstructions(const CheckInput &Input) : Input(Input) {
    for (const TargetRegisterClass *Class : Input.Before.Classes)
      if (Class)
        Classes.insert(Class);
  }

  /// Returns the spill or reload that MI is; nothing if it is neither.
  std::optional<SpillInstruction> find(const MachineInstr &MI) {
    if (MI.mayLoad() == MI.mayStore())
      return std::nullopt;
    const MachineOperand *Slot = nullptr, *Value = nullptr;
    std::vector<int64_t> Others;
    for (const MachineOperand &MO : MI.explicit_operands()) {
      if (MO.isFI())
        Slot = &MO;
      else if (MO.isReg() && MO.getReg() && !Value &&
               MO.isDef() == MI.mayLoad())
        Value = &MO;
      else if (MO.isReg())
        Others.push_back(MO.getReg().id());
      else if (MO.isImm())
        Others.push_back(MO.getImm());
    }
    if (!Slot || !Value || !Value->getReg().isPhysical())
      return std::nullopt;
    MCRegister Register = Value->getReg();
    auto [I, IsNew] =
        Known.try_emplace({MI.getOpcode(), Register.id(), std::move(Others)});
    if (IsNew)
      I->second = {&MI, compare(MI, Register, Slot->getIndex())};
    if (!I->second.Access || !isSameShape(MI, *I->second.Example))
      return std::nullopt;
    SpillInstruction Result = *I->second.Access;
    Result.FrameIndex = Slot->getIndex();
    return Result;
  }

private:
  struct Shape {
    unsigned Opcode;
    unsigned Register;
    /// The other operands except the slot. They distinguish a reload from the
    /// load of an argument, which has a different offset.
    std::vector<int64_t> Others;
    auto operator<=>(const Shape &) const = default;
  };

  /// The analysis of one instruction of a shape, which is valid for all
  /// instructions of that shape.
  struct Finding {
    const MachineInstr *Example;
    std::optional<SpillInstruction> Access;
  };

  std::optional<SpillInstruction> compare(const MachineInstr &MI,
                                          MCRegister Register, int FrameIndex) {
    const TargetInstrInfo &TII = Input.TII;
    const TargetRegisterInfo &TRI = Input.TRI;
    bool IsStore = MI.mayStore();
    std::optional<SpillInstruction> Result;
    for (const TargetRegisterClass *Class : Classes) {
      if (!Class->contains(Register))
        continue;
      MachineBasicBlock *Scratch = Input.MF.CreateMachineBasicBlock();
      if (IsStore)
        TII.storeRegToStackSlot(*Scratch, Scratch->end(), Register, false,
                                FrameIndex, Class, llvm::Register());
      else
        TII.loadRegFromStackSlot(*Scratch, Scratch->end(), Register, FrameIndex,
                                 Class, llvm::Register());
      unsigned Bits = TRI.getRegSizeInBits(*Class).getKnownMinValue();
      if (Scratch->size() == 1 && isSameShape(MI, Scratch->front()) &&
          (!Result || Bits < Result->Bits))
        Result = {IsStore, Register, 0, Bits, TRI.getSpillAlign(*Class)};
      Input.MF.deleteMachineBasicBlock(Scratch);
    }
    return Result;
  }

  const CheckInput &Input;
  SetVector<const TargetRegisterClass *> Classes;
  std::map<Shape, Finding> Known;
};

} // namespace

//===- The translation ----------------------------------------------------===//

namespace {

/// A match of a recorded instruction with folded operands, and the folding.
struct FoldedMatch {
  MatchedInstruction I;
  const FoldedInstruction *Folded;
};

} // namespace

/// Returns the location of an atom of an operand that starts at bit Start of
/// its register; null if there is none.
static const LocatedAtom *findAtom(ArrayRef<LocatedAtom> Locations,
                                   const VariableAtom &Atom, unsigned Start) {
  const LocatedAtom *Found = find_if(Locations, [&](const LocatedAtom &L) {
    return L.Bit == Atom.Bit - Start && L.Length >= Atom.Length;
  });
  return Found == Locations.end() ? nullptr : Found;
}

static AllocationFault virtualRegister(const MachineInstr &MI) {
  return faultIn(MI, "still has a virtual register");
}

/// Returns the number of bits that the only memory operand writes; 0 if
/// unknown.
static uint64_t bitsWritten(const MachineInstr &MI) {
  if (!MI.hasOneMemOperand())
    return 0;
  LocationSize Size = (*MI.memoperands_begin())->getSizeInBits();
  return Size.hasValue() ? Size.getValue().getKnownMinValue() : 0;
}

/// Emits the operations of a recorded copy, which only states that two
/// registers are equal.
static void writeMove(unsigned Recorded, const CheckInput &Input,
                      NodeWriter &Writer) {
  const MachineOperand &To = Input.recordedOperand(Recorded, 0);
  const MachineOperand &From = Input.recordedOperand(Recorded, 1);
  OperandAtoms ToAtoms = Input.Atoms.operandAtoms(To);
  OperandAtoms FromAtoms = Input.Atoms.operandAtoms(From);
  SmallVector<Operation, 8> Aliases;
  for (const VariableAtom &A : ToAtoms.Covered) {
    const VariableAtom *Source = find_if(FromAtoms.Covered, [&](const auto &B) {
      return B.Bit - FromAtoms.Start == A.Bit - ToAtoms.Start &&
             B.Length == A.Length;
    });
    if (From.isUndef() || Source == FromAtoms.Covered.end())
      Aliases.push_back({Operation::Undefine, A.Name});
    else
      Aliases.push_back({Operation::Alias, A.Name, Source->Name});
  }
  Writer.emitInParallel(Aliases);
  // The source has no bits for these atoms.
  for (const VariableAtom &A : ToAtoms.Clobbered)
    Writer.emit(Operation::Undefine, A.Name);
  if (To.getSubReg() && To.isUndef())
    for (const VariableAtom &A : ToAtoms.Rest)
      Writer.emit(Operation::Undefine, A.Name);
}

/// Emits the operations that update the variables for a recorded instruction
/// that has been deleted or is only a move.
static void writeDeleted(unsigned Recorded, const CheckInput &Input,
                         const ExpressionTable &Expressions,
                         NodeWriter &Writer) {
  const RecordedInstruction &I = Input.Before.Instructions[Recorded];
  if (I.Opcode == TargetOpcode::COPY && Input.isMove(Recorded)) {
    writeMove(Recorded, Input, Writer);
    return;
  }
  if (I.Opcode == TargetOpcode::KILL)
    return;
  for (const RecordedOperand &O : Input.Before.operands(I)) {
    const MachineOperand &MO = O.Operand;
    if (!MO.isReg() || !MO.isDef() || !MO.getReg())
      continue;
    bool IsUndefined = I.Opcode == TargetOpcode::IMPLICIT_DEF ||
                       (MO.isDead() && MO.getReg().isPhysical());
    Writer.writeVariables(MO,
                          IsUndefined ? Operation::Undefine : Operation::Kill);
  }
  Expressions.define(Recorded, Writer);
}

namespace {

class ProgramBuilder {
public:
  ProgramBuilder(const CheckInput &Input, Program &TheProgram, bool IsLate)
      : Input(Input), TheProgram(TheProgram), IsLate(IsLate), TheFolder(Input),
        Expressions(Input, TheFolder, TheProgram), Writer(Input, TheProgram),
        Accesses(Input) {}

  OptionalFault buildBlock(MachineBasicBlock &MBB) {
    Writer.startBlock(MBB);
    auto Recorded = Input.Before.BlockIndex.find(&MBB);
    auto Fault =
        Recorded == Input.Before.BlockIndex.end()
            ? buildEdgeBlock(MBB)
            : buildRecordedBlock(Input.Before.Blocks[Recorded->second]);
    if (!Fault)
      Writer.endBlock(MBB);
    return Fault;
  }

private:
  OptionalFault buildEdgeBlock(MachineBasicBlock &MBB) {
    if (auto Fault = checkEdgeBlock(Input, MBB))
      return Fault;
    for (const MachineInstr &MI : MBB.instrs())
      if (!MI.isDebugInstr()) {
        Writer.startInstruction(MI);
        if (auto Fault = writeNew(MI))
          return Fault;
      }
    return std::nullopt;
  }

  OptionalFault buildRecordedBlock(const RecordedBlock &Block) {
    BlockMatching Matching = matchBlock(Input, Block, TheFolder, IsLate);
    if (Matching.Fault)
      return Matching.Fault;
    if (auto Fault = checkControlFlow(Input, Block))
      return Fault;
    for (const MatchingStep &Step : Matching.Steps)
      if (auto Fault = buildStep(Step))
        return Fault;
    return std::nullopt;
  }

  OptionalFault buildStep(const MatchingStep &Step) {
    if (Step.MI)
      Writer.startInstruction(*Step.MI);
    bool IsNew = Step.Recorded == MatchingStep::None;
    bool IsMove =
        Step.MI && !IsNew && Step.Folded.empty() && Input.isMove(Step.Recorded);
    if (Step.MI && !IsNew && !IsMove)
      return buildKept(Step);
    // The step is a move (kept, added or deleted), another new instruction, or
    // another deleted instruction.
    if (Step.MI)
      if (auto Fault = writeNew(*Step.MI))
        return Fault;
    if (!IsNew)
      writeDeleted(Step.Recorded, Input, Expressions, Writer);
    return std::nullopt;
  }

  OptionalFault match(MatchedInstruction &I) const {
    if (auto Fault = matchOperands(Input, I))
      return Fault;
    return checkConstraints(Input, I);
  }

  /// Emits the operations of a recorded instruction that is present and is not
  /// only a move.
  OptionalFault buildKept(const MatchingStep &Step) {
    if (Step.Folded.empty()) {
      if (Step.MI->isBundle())
        return std::nullopt;
      MatchedInstruction I{*Step.MI, Step.Recorded,
                           Input.Before.operands(Step.Recorded)};
      if (auto Fault = match(I))
        return Fault;
      writeKept(I);
      return std::nullopt;
    }
    SmallVector<FoldedMatch, 2> Alternatives;
    OptionalFault First;
    for (const FoldedInstruction &Folded : Step.Folded) {
      MatchedInstruction I{*Step.MI, Step.Recorded, Folded.Operands};
      if (auto Fault = match(I)) {
        if (!First)
          First = std::move(Fault);
        continue;
      }
      Alternatives.push_back({std::move(I), &Folded});
    }
    return Alternatives.empty() ? First : writeFolded(Alternatives);
  }

  /// Checks an access of MI to the first Bits bits of a frame object: it must
  /// be a spill slot that register allocation has created, large enough and
  /// sufficiently aligned.
  OptionalFault checkSlot(const MachineInstr &MI, int FrameIndex, unsigned Bits,
                          Align Alignment) const {
    const MachineFrameInfo &Frame = Input.MF.getFrameInfo();
    const TargetFrameLowering &Lowering =
        *Input.MF.getSubtarget().getFrameLowering();
    if (Input.Before.hasFrameIndex(FrameIndex) ||
        FrameIndex < Frame.getObjectIndexBegin() ||
        FrameIndex >= Frame.getObjectIndexEnd() ||
        Frame.isDeadObjectIndex(FrameIndex))
      return faultIn(MI, formatv("accesses frame object {0}, which is not a "
                                 "spill slot of register allocation",
                                 FrameIndex));
    if (Frame.getObjectSize(FrameIndex) * 8 < Bits)
      return faultIn(MI,
                     formatv("accesses {0} bits of a spill slot of {1} bits",
                             Bits, Frame.getObjectSize(FrameIndex) * 8));
    if (Frame.getObjectAlign(FrameIndex) <
        std::min(Alignment, Lowering.getStackAlign()))
      return faultIn(MI, formatv("requires a spill slot aligned to {0} bytes, "
                                 "but the slot is aligned to {1}",
                                 Alignment.value(),
                                 Frame.getObjectAlign(FrameIndex).value()));
    return std::nullopt;
  }

  /// Returns the location of bits [Bit, Bit + Length) of a register in a slot
  /// that holds the first Bits bits of the register. The position of a value in
  /// a slot matters: on a big-endian machine the word at the start of a slot is
  /// the high word of a value of two words.
  Location slotLocation(int FrameIndex, MCRegister Register, unsigned Bit,
                        unsigned Length, unsigned Bits) {
    unsigned InSlot = Input.Layout.bitInMemory(
        Register, Bit, Length, Bits, Input.MF.getDataLayout().isLittleEndian());
    auto [I, IsNew] = TheProgram.Slots[FrameIndex].try_emplace(InSlot, 0);
    if (IsNew)
      I->second = TheProgram.newLocation();
    return I->second;
  }

  // Emits the operations of an instruction that matches a recorded one: the
  // needs of its operands, its clobbers, and the locations of its results.
  void writeKept(const MatchedInstruction &I) {
    writeUses(I);
    writeClobbers(I.MI);
    writeResults(I);
    finish(I);
  }

  OptionalFault writeFolded(ArrayRef<FoldedMatch> Alternatives) {
    const auto &[I, Folded] = Alternatives.front();
    for (const FoldedMatch &F : Alternatives)
      if (F.Folded->Loads.empty())
        for (const FoldedOperand &O : F.Folded->InMemory) {
          if (!O.Loads.empty())
            continue;
          if (auto Fault = checkSlot(I.MI, O.FrameIndex, 0, Align(1)))
            return Fault;
        }
    auto WriteUses = [&](const FoldedMatch &F) {
      writeFoldedUses(F.I, *F.Folded);
      writeUses(F.I);
    };
    if (Alternatives.size() == 1) {
      WriteUses(Alternatives.front());
    } else {
      std::vector<std::vector<Operation>> Needs(Alternatives.size());
      for (auto [F, Need] : zip(Alternatives, Needs)) {
        Writer.startAlternative(Need);
        WriteUses(F);
        Writer.endAlternative();
      }
      Writer.needOneOf(std::move(Needs));
    }
    writeClobbers(I.MI);
    writeResults(I);
    if (auto Fault = writeFoldedResults(I, *Folded))
      return Fault;
    finish(I);
    return std::nullopt;
  }

  void writeUses(const MatchedInstruction &I) {
    for (const OperandPair &P : I.Pairs) {
      const MachineOperand &MO = I.recorded(P);
      if (!MO.isReg() || !MO.isUse() || !MO.getReg() || MO.isUndef())
        continue;
      MCRegister Register = I.assigned(P);
      if (!Input.isTracked(Register))
        continue;
      OperandAtoms Atoms = Input.Atoms.operandAtoms(MO);
      auto Locations = Input.Layout.atoms(Register);
      unsigned Use = Writer.addUse({&I.MI, I.Recorded, P.Recorded, Register});
      bool IsMarkedUndef = !P.isCovered() && I.MI.getOperand(P.Final).isUndef();
      for (const VariableAtom &A : Atoms.Covered) {
        if (IsMarkedUndef) {
          Writer.need(Operation::NeedUndefined, A.Name, 0, Use);
          continue;
        }
        // checkConstraints has reported registers that are too small.
        const LocatedAtom *Location = findAtom(Locations, A, Atoms.Start);
        Writer.need(Operation::Need, A.Name, Location ? Location->Location : 0,
                    Use);
      }
    }
  }

  void writeClobbers(const MachineInstr &MI) {
    for (const MachineOperand &MO : MI.operands())
      if (MO.isRegMask())
        Writer.clobber(MO.getRegMask());
    Writer.splitAfterCall(MI);
  }

  /// Whether the physical register MO is a clobber: the folded form of the
  /// instruction writes it, but the recorded instruction does not.
  bool isClobber(const MachineOperand &MO, const MatchedInstruction &I) const {
    return MO.getReg().isPhysical() &&
           none_of(Input.Before.operands(I.Recorded),
                   [&](const RecordedOperand &O) {
                     return O.Operand.isReg() && O.Operand.isDef() &&
                            O.Operand.getReg() == MO.getReg();
                   });
  }

  void writeResults(const MatchedInstruction &I) {
    SmallVector<const OperandPair *, 4> Results;
    for (const OperandPair &P : I.Pairs) {
      const MachineOperand &MO = I.recorded(P);
      if (!MO.isReg() || !MO.isDef() || !MO.getReg())
        continue;
      Writer.clearRegister(I.assigned(P));
      if (isClobber(MO, I))
        continue;
      Results.push_back(&P);
      Writer.writeVariables(MO);
    }
    for (const OperandPair *P : Results) {
      const MachineOperand &MO = I.recorded(*P);
      MCRegister Register = I.assigned(*P);
      // A discarded result is in no location.
      if (MO.getReg().isVirtual() && Input.MRI.isReserved(Register))
        continue;
      OperandAtoms Atoms = Input.Atoms.operandAtoms(MO);
      SmallVector<LocatedAtom, 4> Locations(Input.Layout.atoms(Register));
      if (MO.getReg().isPhysical())
        // The result is in the same register as before.
        for (const VariableAtom &A : Atoms.Clobbered)
          Writer.emit(Operation::Define, A.Name, A.Name);
      else if (MCRegister Whole = wholeRegister(Input, MO, Register);
               Whole && !Atoms.Clobbered.empty())
        for (const LocatedAtom &A : Input.Layout.atoms(Whole))
          if (any_of(Atoms.Clobbered,
                     [&](const VariableAtom &B) { return A.Bit == B.Bit; }))
            Locations.push_back({A.Location, A.Bit - Atoms.Start, A.Length});
      SmallVector<VariableAtom, 8> All(Atoms.Covered.begin(),
                                       Atoms.Covered.end());
      if (MO.getReg().isVirtual())
        append_range(All, Atoms.Clobbered);
      for (const VariableAtom &A : All)
        if (const LocatedAtom *Location = findAtom(Locations, A, Atoms.Start))
          Writer.emit(Operation::Define, A.Name, Location->Location);
    }
  }

  void finish(const MatchedInstruction &I) {
    Writer.clearAround(I);
    Expressions.define(I.Recorded, Writer);
    Writer.splitAfterAsm(I.MI);
  }

  /// Returns the location of an atom of a folded operand. It is in the slot, or
  /// it is a new location to which the loaded constant is rematerialized.
  Location memoryLocation(const MatchedInstruction &I,
                          const FoldedInstruction &Folded,
                          const FoldedOperand &O, const VariableAtom &Atom) {
    ArrayRef<LoadNumber> Loads = O.Loads.empty() ? Folded.Loads : O.Loads;
    if (Loads.empty()) {
      Register Value = Input.recordedOperand(I.Recorded, O.Recorded).getReg();
      const TargetRegisterClass &Class = *Input.Before.classOf(Value);
      return slotLocation(O.FrameIndex, *Class.begin(), Atom.Bit, Atom.Length,
                          Input.TRI.getRegSizeInBits(Class));
    }
    Rematerialization R = {&I.MI, {}, {}, {}};
    for (LoadNumber Load : Loads)
      R.Keys.push_back(Expressions.keyOfLoad(Load));
    Location Result = TheProgram.newLocation();
    R.Result.push_back({Result, Atom.Bit, Atom.Length});
    Writer.rematerialize(std::move(R));
    return Result;
  }

  void writeFoldedUses(const MatchedInstruction &I,
                       const FoldedInstruction &Folded) {
    for (const FoldedOperand &O : Folded.InMemory) {
      const MachineOperand &MO = Input.recordedOperand(I.Recorded, O.Recorded);
      if (!MO.isUse() || MO.isUndef())
        continue;
      unsigned Use = Writer.addUse({&I.MI, I.Recorded, O.Recorded, Register()});
      for (const VariableAtom &A : Input.Atoms.operandAtoms(MO).Covered)
        Writer.need(Operation::Need, A.Name, memoryLocation(I, Folded, O, A),
                    Use);
    }
  }

  OptionalFault writeFoldedResults(const MatchedInstruction &I,
                                   const FoldedInstruction &Folded) {
    for (const FoldedOperand &O : Folded.InMemory) {
      const MachineOperand &MO = Input.recordedOperand(I.Recorded, O.Recorded);
      if (!MO.isDef())
        continue;
      if (!Folded.Loads.empty() || !O.Loads.empty())
        return faultIn(I.MI, "writes to a constant in memory");
      Writer.writeVariables(MO);
      OperandAtoms Atoms = Input.Atoms.operandAtoms(MO);
      unsigned End = 0;
      for (const VariableAtom &A : Atoms.written())
        End = std::max(End, A.Bit + A.Length);
      if (auto Fault = checkSlot(I.MI, O.FrameIndex, End, Align(1)))
        return Fault;
      Writer.emit(Operation::ClearSlot, O.FrameIndex, End);
      for (const VariableAtom &A : Atoms.written())
        Writer.emit(Operation::Define, A.Name, memoryLocation(I, Folded, O, A));
    }
    return std::nullopt;
  }

  // Emits the operations of a new instruction. An allocator may add copies,
  // spills, reloads, jumps to the next block, rematerializations, stores of
  // rematerialized constants to spill slots, and copies from slot to slot. Any
  // other new instruction is a fault.
  OptionalFault writeNew(const MachineInstr &MI) {
    if (MI.isBundle())
      return std::nullopt;
    if (!MI.isKill())
      if (auto Fault = translate(MI))
        return Fault;
    Writer.clearAround({MI, 0, {}});
    return std::nullopt;
  }

  OptionalFault translate(const MachineInstr &MI) {
    if (auto Fault = writeReserved(MI))
      return Fault;
    if (MI.isCopy())
      return writeCopy(MI);
    if (MI.isImplicitDef()) {
      for (const MachineOperand &MO : MI.operands())
        if (MO.isReg() && MO.getReg().isPhysical() && !MO.isImplicit())
          Writer.clearRegister(MO.getReg());
      return std::nullopt;
    }
    if (auto Access = Accesses.find(MI);
        Access && !Input.Before.hasFrameIndex(Access->FrameIndex))
      return writeSpillInstruction(MI, *Access);
    if (MI.isUnconditionalBranch() && MI.getOperand(0).isMBB() &&
        &*MI.getParent()->getLastNonDebugInstr() == &MI)
      return std::nullopt; // checkControlFlow has checked it.
    if (auto Key = Expressions.keyOf(MI); Expressions.isKnown(Key))
      return writeRematerialization(MI, std::move(Key));
    if (ArrayRef<unsigned> Constants = TheFolder.findStored(MI);
        !Constants.empty())
      return writeStoredConstant(MI, Constants);
    if (auto Copy = TheFolder.findSlotCopy(MI))
      return writeSlotCopy(MI, *Copy);
    return faultIn(MI, "is neither an instruction of the function before "
                       "allocation nor a copy, a spill, a reload or a "
                       "rematerialization");
  }

  /// Checks writes to reserved registers. Spill code may clobber such a
  /// register if it is tracked, like a status word, or if the definition is
  /// dead.
  OptionalFault writeReserved(const MachineInstr &MI) {
    for (const MachineOperand &MO : MI.operands()) {
      if (!MO.isReg() || !MO.isDef() || !MO.getReg().isPhysical() ||
          !Input.MRI.isReserved(MO.getReg()) ||
          Input.Before.InstructionIndex.contains(&MI))
        continue;
      if (Input.isTracked(MO.getReg()))
        Writer.clearRegister(MO.getReg());
      else if (!MO.isDead())
        return faultIn(MI, formatv("is new and writes {0}, which is reserved",
                                   printReg(MO.getReg(), &Input.TRI)));
    }
    return std::nullopt;
  }

  OptionalFault writeCopy(const MachineInstr &MI) {
    const RegisterLayout &Layout = Input.Layout;
    const MachineOperand &To = MI.getOperand(0), &From = MI.getOperand(1);
    if (!To.getReg().isPhysical() || !From.getReg().isPhysical())
      return virtualRegister(MI);
    if (To.getReg() == From.getReg())
      return std::nullopt;
    unsigned Bits =
        std::min(Layout.bits(To.getReg()), Layout.bits(From.getReg()));
    auto Sources = Layout.atoms(From.getReg());
    // The registers may overlap, like $r25r24 and $r24r23 in AVR; one half is
    // then both written and read.
    SmallVector<Operation, 8> Copies;
    for (const LocatedAtom &A : Layout.atomsOfUnits(To.getReg())) {
      const LocatedAtom *Source = find_if(
          Sources, [&](const LocatedAtom &B) { return B.Bit == A.Bit; });
      if (From.isUndef() || A.Bit >= Bits || Source == Sources.end())
        Copies.push_back({Operation::Clear, A.Location});
      else
        Copies.push_back(
            {Operation::Copy, A.Location, Source->Location, A.Length});
    }
    Writer.emitInParallel(Copies);
    return std::nullopt;
  }

  OptionalFault writeSpillInstruction(const MachineInstr &MI,
                                      const SpillInstruction &Access) {
    if (auto Fault =
            checkSlot(MI, Access.FrameIndex, Access.Bits, Access.Alignment))
      return Fault;
    MCRegister Register = Access.Register.asMCReg();
    auto InSlot = [&](const LocatedAtom &A) {
      return slotLocation(Access.FrameIndex, Register, A.Bit, A.Length,
                          Access.Bits);
    };
    if (Access.IsStore) {
      Writer.emit(Operation::ClearSlot, Access.FrameIndex, Access.Bits);
      for (const LocatedAtom &A : Input.Layout.atoms(Register))
        if (A.end() <= Access.Bits)
          Writer.emit(Operation::Copy, InSlot(A), A.Location, A.Length);
      return std::nullopt;
    }
    for (const LocatedAtom &A : Input.Layout.atomsOfUnits(Register))
      if (A.Bit < Access.Bits && A.end() <= Access.Bits)
        Writer.emit(Operation::Copy, A.Location, InSlot(A), A.Length);
      else
        Writer.emit(Operation::Clear, A.Location);
    return std::nullopt;
  }

  OptionalFault checkRegisters(const MachineInstr &MI) {
    for (const auto &[Index, MO] : enumerate(MI.explicit_operands())) {
      const TargetRegisterClass *Class =
          MI.getRegClassConstraint(Index, &Input.TII, &Input.TRI);
      if (Class && MO.isReg() && MO.getReg() && !Class->contains(MO.getReg()))
        return faultIn(MI,
                       formatv("operand {0} is {1}, which is not in register "
                               "class {2}",
                               Index, printReg(MO.getReg(), &Input.TRI),
                               Input.TRI.getRegClassName(Class)));
      if (MO.isReg() && MO.isUse() && MO.isTied() &&
          MO.getReg() != MI.getOperand(MI.findTiedOperandIdx(Index)).getReg())
        return faultIn(MI,
                       formatv("operand {0} is {1}, but is tied to a result "
                               "in another register",
                               Index, printReg(MO.getReg(), &Input.TRI)));
    }
    return std::nullopt;
  }

  OptionalFault writeRematerialization(const MachineInstr &MI,
                                       ExpressionKey Key) {
    Register Result = MI.getOperand(0).getReg();
    if (!Result.isPhysical())
      return virtualRegister(MI);
    if (auto Fault = checkRegisters(MI))
      return Fault;
    Rematerialization R = {&MI, {std::move(Key)}, {}, {}};
    append_range(R.Result, Input.Layout.atomsOfUnits(Result.asMCReg()));
    for (const MachineOperand &MO : MI.explicit_uses()) {
      if (!MO.isReg() || !MO.getReg() || MO.isUndef() ||
          (MO.getReg().isPhysical() && Input.MRI.isReserved(MO.getReg())))
        continue;
      if (!MO.getReg().isPhysical())
        return virtualRegister(MI);
      R.Operands.push_back(Input.Layout.atoms(MO.getReg()));
    }
    Writer.rematerialize(std::move(R));
    for (const MachineOperand &MO : MI.all_defs())
      if (MO.getReg().isPhysical() &&
          !Input.TRI.regsOverlap(MO.getReg(), Result))
        Writer.clearRegister(MO.getReg());
    return std::nullopt;
  }

  OptionalFault writeSlotCopy(const MachineInstr &MI, const SlotCopy &Copy) {
    unsigned Bits = 0;
    for (const TargetRegisterClass *Class : Copy.Classes)
      Bits = std::max<unsigned>(Bits, Input.TRI.getRegSizeInBits(*Class));
    for (int Slot : {Copy.To, Copy.From})
      if (auto Fault = checkSlot(MI, Slot, Bits, Align(1)))
        return Fault;
    Writer.emit(Operation::ClearSlot, Copy.To, Bits);
    DenseSet<Location> Written;
    for (const TargetRegisterClass *Class : Copy.Classes) {
      MCRegister Example = *Class->begin();
      unsigned Size = Input.TRI.getRegSizeInBits(*Class);
      for (const LocatedAtom &A : Input.Layout.atoms(Example)) {
        auto In = [&](int Slot) {
          return slotLocation(Slot, Example, A.Bit, A.Length, Size);
        };
        if (A.end() <= Size && Written.insert(In(Copy.To)).second)
          Writer.emit(Operation::Copy, In(Copy.To), In(Copy.From), A.Length);
      }
    }
    return std::nullopt;
  }

  /// Emits the operations of a spill of a constant that is folded into the
  /// store. It does not matter which of the expressions is stored, only how
  /// many bits: a store of 64 bits also stores the upper half of %rax, which an
  /// instruction that defines %eax sets to zero.
  OptionalFault writeStoredConstant(const MachineInstr &MI,
                                    ArrayRef<unsigned> Constants) {
    int FrameIndex = 0;
    for (const MachineOperand &MO : MI.explicit_operands())
      if (MO.isFI())
        FrameIndex = MO.getIndex();
    uint64_t Written = bitsWritten(MI);
    Rematerialization R = {&MI, {}, {}, {}};
    unsigned Bits = 0;
    // For each bit at which an atom starts: the number of bits that are stored
    // there, and any register of the class of the stored value.
    std::map<unsigned, std::pair<unsigned, MCRegister>> Stored;
    for (unsigned Recorded : Constants) {
      const MachineOperand &Value = Input.recordedOperand(Recorded, 0);
      const ExpressionKey &Key = Expressions.keyOf(Recorded);
      if (!is_contained(R.Keys, Key))
        R.Keys.push_back(Key);
      MCRegister Example = *Input.Before.classOf(Value.getReg())->begin();
      OperandAtoms Atoms = Input.Atoms.operandAtoms(Value);
      for (const VariableAtom &A : Atoms.written()) {
        unsigned Bit = A.Bit - Atoms.Start;
        if (Bit + A.Length > Written)
          continue;
        auto &[Length, Register] = Stored[Bit];
        if (A.Length > Length)
          std::tie(Length, Register) = std::pair(A.Length, Example);
        Bits = std::max(Bits, Bit + A.Length);
      }
    }
    if (auto Fault = checkSlot(MI, FrameIndex, Bits, Align(1)))
      return Fault;
    for (auto [Bit, Atom] : Stored)
      R.Result.push_back(
          {slotLocation(FrameIndex, Atom.second, Bit, Atom.first, Bits), Bit,
           Atom.first});
    Writer.emit(Operation::ClearSlot, FrameIndex, Bits);
    Writer.rematerialize(std::move(R));
    return std::nullopt;
  }

  const CheckInput &Input;
  Program &TheProgram;
  bool IsLate;
  Folder TheFolder;
  ExpressionTable Expressions;
  NodeWriter Writer;
  SpillInstructions Accesses;
};

} // namespace

OptionalFault allocationcheck::buildProgram(const CheckInput &Input,
                                            Program &TheProgram, bool IsLate) {
  if (auto Fault = checkBlocks(Input))
    return Fault;
  ProgramBuilder Builder(Input, TheProgram, IsLate);
  for (MachineBasicBlock &MBB : Input.MF)
    if (auto Fault = Builder.buildBlock(MBB))
      return Fault;
  return std::nullopt;
}
