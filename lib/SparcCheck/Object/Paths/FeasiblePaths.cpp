//===- FeasiblePaths.cpp - Elimination of infeasible paths ----------------===//

#include "Object/Paths/FeasiblePaths.h"
#include "llvm/ADT/Sequence.h"
#include <algorithm>

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

//===- Outcomes -----------------------------------------------------------===//

static constexpr Outcomes AnyRelation = 0xf;

static constexpr bool isNegative(unsigned NZVC) { return NZVC & 8; }
static constexpr bool isZero(unsigned NZVC) { return NZVC & 4; }
static constexpr bool isOverflow(unsigned NZVC) { return NZVC & 2; }
static constexpr bool isCarry(unsigned NZVC) { return NZVC & 1; }

template <typename Predicate>
static constexpr Outcomes outcomesWith(Predicate Holds) {
  Outcomes Set = 0;
  for (unsigned NZVC = 0; NZVC != 16; ++NZVC)
    // A negative number is not zero.
    if (!(isNegative(NZVC) && isZero(NZVC)) && Holds(NZVC))
      Set |= 1 << NZVC;
  return Set;
}

static constexpr Outcomes AnyNumber =
    outcomesWith([](unsigned) { return true; });
/// The possible outcomes of logical operations.
static constexpr Outcomes SignOnly =
    outcomesWith([](unsigned C) { return !isOverflow(C) && !isCarry(C); });

/// Returns the outcomes for which a branch on integers is taken: [SPARC-V8]
/// B.21.
static Outcomes integerCondition(unsigned Condition) {
  static constexpr Outcomes FirstHalf[] = {
      0,
      /*e=*/outcomesWith(isZero),
      /*le=*/outcomesWith([](unsigned C) {
        return isZero(C) || isNegative(C) != isOverflow(C);
      }),
      /*l=*/
      outcomesWith([](unsigned C) { return isNegative(C) != isOverflow(C); }),
      /*leu=*/outcomesWith([](unsigned C) { return isCarry(C) || isZero(C); }),
      /*cs=*/outcomesWith(isCarry),
      /*neg=*/outcomesWith(isNegative),
      /*vs=*/outcomesWith(isOverflow)};
  const Outcomes Set = FirstHalf[Condition & 7];
  return Condition & 8 ? AnyNumber & ~Set : Set;
}

/// Returns the outcomes for which a branch on floating-point numbers is taken:
/// [SPARC-V8] B.22.
static Outcomes floatCondition(unsigned Condition) {
  enum : Outcomes { Equal = 1, Less = 2, Greater = 4, Unordered = 8 };
  static constexpr Outcomes FirstHalf[] = {
      0,    Less | Greater | Unordered, Less | Greater, Unordered | Less,
      Less, Unordered | Greater,        Greater,        Unordered};
  // The conditions of the second half, in reverse order, are the opposites.
  return Condition & 8 ? AnyRelation & ~FirstHalf[(Condition - 8) & 7]
                       : FirstHalf[Condition];
}

/// Returns the outcomes for which a branch on a register, which compares it
/// with zero, is taken: [SPARC-V9] A.3.
static Outcomes registerCondition(unsigned Condition) {
  static constexpr Outcomes FirstHalf[] = {
      0,
      /*brz=*/outcomesWith(isZero),
      /*brlez=*/
      outcomesWith([](unsigned C) { return isZero(C) || isNegative(C); }),
      /*brlz=*/outcomesWith(isNegative)};
  const Outcomes Set = FirstHalf[Condition & 3];
  return Condition & 4 ? AnyNumber & ~Set : Set;
}

/// Returns the outcome of an operation on constants of 32 or 64 bits.
static Outcomes outcomeOf(DecodedOperation Op, uint64_t A, uint64_t B,
                          unsigned Bits) {
  const uint64_t Mask = Bits == 64 ? ~uint64_t(0) : 0xffffffff;
  const uint64_t Sign = uint64_t(1) << (Bits - 1);
  A &= Mask;
  B &= Mask;
  uint64_t Result = (Op == DecodedOperation::And ? A & B : A - B) & Mask;
  unsigned NZVC = (Result & Sign ? 8 : 0) | (Result ? 0 : 4);
  if (Op == DecodedOperation::Sub)
    NZVC |= (((A ^ B) & (A ^ Result)) & Sign ? 2 : 0) | (A < B ? 1 : 0);
  return 1 << NZVC;
}

/// Returns the outcomes that comparing a number with \p Other may have if
/// comparing it with \p Constant has one of the outcomes \p Known.
///
/// Outcomes change only at the two constants, at the least and greatest signed
/// and unsigned numbers, and where a difference changes its sign. So numbers
/// near these represent all others.
static Outcomes impliedOutcomes(Outcomes Known, int64_t Constant, int64_t Other,
                                unsigned Bits) {
  const uint64_t Sign = uint64_t(1) << (Bits - 1);
  Outcomes Implied = 0;
  for (int64_t Edge : {int64_t(0), Constant, Other})
    for (uint64_t Half : {uint64_t(0), Sign})
      for (int Near : {-1, 0, 1}) {
        uint64_t Number = uint64_t(Edge) + Half + uint64_t(Near);
        if (Known & outcomeOf(DecodedOperation::Sub, Number, Constant, Bits))
          Implied |= outcomeOf(DecodedOperation::Sub, Number, Other, Bits);
      }
  return Implied;
}

//===- Knowledge ----------------------------------------------------------===//

bool PathKnowledge::join(const PathKnowledge &From) {
  if (!From.IsReached)
    return false;
  if (!IsReached) {
    *this = From;
    return true;
  }
  PathKnowledge Old = *this;
  for (auto [Mine, Other] : zip_equal(SetBy, From.SetBy))
    if (Mine != Other)
      Mine = None;
  auto Other = From.Known.begin();
  erase_if(Known, [&](auto &Fact) {
    while (Other != From.Known.end() && Other->first < Fact.first)
      ++Other;
    if (Other == From.Known.end() || Other->first != Fact.first)
      return true;
    Fact.second |= Other->second;
    return false;
  });
  return Old != *this;
}

//===- Comparisons --------------------------------------------------------===//

/// The key of a comparison of integers.
static std::pair<unsigned, int64_t> key(DecodedOperation Op, unsigned Rs1,
                                        bool HasImmediate, int64_t Second) {
  return {unsigned(Op) << 6 | Rs1 << 1 | HasImmediate, Second};
}

unsigned Comparisons::find(DecodedOperation Op, unsigned Rs1, bool HasImmediate,
                           int64_t Second) {
  if (!HasImmediate && Second == reg::G0) {
    HasImmediate = true;
    Second = 0;
  }
  bool IsCommutative =
      Op == DecodedOperation::Add || Op == DecodedOperation::Or;
  if (IsCommutative && Rs1 == reg::G0 && !HasImmediate) {
    Rs1 = Second;
    HasImmediate = true;
    Second = 0;
  }
  if (HasImmediate && Second == 0 && IsCommutative)
    Op = DecodedOperation::Sub;
  auto [I, IsNew] =
      Numbers.try_emplace(key(Op, Rs1, HasImmediate, Second), All.size());
  if (!IsNew)
    return I->second;
  Comparison C;
  C.Op = Op;
  C.HasImmediate = HasImmediate;
  C.Immediate = Second;
  if (Rs1 != reg::G0)
    C.Operands.set(Rs1);
  if (!HasImmediate)
    C.Operands.set(Second);
  bool IsLogical = Op == DecodedOperation::And || Op == DecodedOperation::Or ||
                   Op == DecodedOperation::Xor;
  C.Possible = IsLogical ? SignOnly : AnyNumber;
  if (Op == DecodedOperation::Sub && HasImmediate)
    C.Possible = impliedOutcomes(AnyNumber, Second, Second, 32) |
                 impliedOutcomes(AnyNumber, Second, Second, 64);
  if (HasImmediate &&
      (Op == DecodedOperation::Sub || Op == DecodedOperation::And)) {
    if (Rs1 == reg::G0)
      C.Possible = outcomeOf(Op, 0, Second, 32) | outcomeOf(Op, 0, Second, 64);
    else
      WithConstants[Rs1].push_back(All.size());
  }
  All.push_back(C);
  return I->second;
}

/// Returns the first register from \p R on that is in the set.
static unsigned firstFrom(unsigned R, const RegisterSet &Set) {
  while (!Set.test(R))
    ++R;
  return R;
}

/// Returns the index, among the condition codes, of the only one in the set.
static unsigned flagOf(const RegisterSet &Set) {
  return firstFrom(reg::ICC, Set) - reg::ICC;
}

void Comparisons::addFlags(const DecodedInstruction &I, unsigned Index) {
  if (I.Op == DecodedOperation::FloatCompare) {
    // The key contains neither the destination field, which selects one of the
    // registers %fcc0 to %fcc3, nor the bit that says whether a NaN traps.
    static constexpr uint32_t Varying = 0x1fu << 25 | 1u << 7;
    auto [Found, IsNew] = Numbers.try_emplace(
        {unsigned(I.Op) << 6, I.Word & ~Varying}, All.size());
    if (IsNew) {
      Comparison C;
      C.Operands = I.Reads;
      C.Possible = AnyRelation;
      All.push_back(C);
    }
    Setter[Index] = Found->second;
    return;
  }
  // A relocation changes the immediate.
  if (!I.SetsConditions || Code.relocation(Index))
    return;
  switch (I.Op) {
  case DecodedOperation::Add:
  case DecodedOperation::Sub:
  case DecodedOperation::And:
  case DecodedOperation::Or:
  case DecodedOperation::Xor:
    Setter[Index] =
        find(I.Op, I.Rs1, I.HasImmediate, I.HasImmediate ? I.Immediate : I.Rs2);
    return;
  default:
    return;
  }
}

void Comparisons::addBranch(const DecodedInstruction &I, unsigned Index) {
  if (I.Op != DecodedOperation::Branch ||
      I.Condition != BranchCondition::Sometimes)
    return;
  unsigned Condition = (I.Word >> 25) & 0xf;
  bool Is64 = (I.Word >> 21) & 1;
  Test &T = Tests[Index];
  if (I.IsCompareBranch) {
    bool HasImmediate = (I.Word >> 13) & 1;
    T.Of.Comparison =
        find(DecodedOperation::Sub, (I.Word >> 14) & 31, HasImmediate,
             HasImmediate ? SignExtend64<5>(I.Word & 31) : I.Word & 31);
    T.Of.Is64 = Is64;
    T.Taken = integerCondition((Condition & 7) | ((I.Word >> 26) & 8));
  } else if (I.IsFloatBranch) {
    T.Of.Comparison = flagOf(I.Reads);
    T.Taken = floatCondition(Condition);
  } else if (I.Reads.test(reg::ICC)) {
    // In Bicc, this bit belongs to the displacement.
    T.Of.Is64 = ((I.Word >> 22) & 7) == 1 && Is64;
    T.Taken = integerCondition(Condition);
  } else {
    T.Of = {find(DecodedOperation::Sub, I.Rs1, /*HasImmediate=*/true, 0), true};
    T.Taken = registerCondition(Condition);
  }
}

Comparisons::Comparisons(const FunctionCode &Code) : Code(Code) {
  for (unsigned Flag = 0; Flag != PathKnowledge::NumFlags; ++Flag) {
    Comparison C;
    C.Operands.set(reg::ICC + Flag);
    C.Possible = Flag == 0 ? AnyNumber : AnyRelation;
    All.push_back(C);
  }
  Setter.assign(Code.size(), None);
  for (auto [Index, I] : enumerate(Code.Instructions)) {
    addFlags(I, Index);
    addBranch(I, Index);
  }
}

//===- Transfer functions -------------------------------------------------===//

Outcomes Comparisons::outcomes(const PathKnowledge &Knowledge,
                               ConditionCode Code) const {
  auto I = lower_bound(Knowledge.Known, std::pair(Code, Outcomes(0)));
  return I != Knowledge.Known.end() && I->first == Code
             ? I->second
             : All[Code.Comparison].Possible;
}

void Comparisons::restrict(PathKnowledge &Knowledge, ConditionCode Code,
                           Outcomes To) const {
  auto I = lower_bound(Knowledge.Known, std::pair(Code, Outcomes(0)));
  if (I != Knowledge.Known.end() && I->first == Code)
    I->second &= To;
  else if (Outcomes Left = All[Code.Comparison].Possible & To;
           Left != All[Code.Comparison].Possible)
    Knowledge.Known.insert(I, {Code, Left});
}

void Comparisons::forget(PathKnowledge &Knowledge,
                         const RegisterSet &Changed) const {
  erase_if(Knowledge.Known, [&](const auto &Fact) {
    return (All[Fact.first.Comparison].Operands & Changed).any();
  });
  for (auto [Flag, By] : enumerate(Knowledge.SetBy))
    if (By != None &&
        (Changed.test(reg::ICC + Flag) || (All[By].Operands & Changed).any()))
      By = None;
}

void Comparisons::assign(PathKnowledge &Knowledge, unsigned Register,
                         int64_t Constant) const {
  for (unsigned Number : WithConstants[Register]) {
    const Comparison &C = All[Number];
    for (bool Is64 : {false, true})
      restrict(Knowledge, {Number, Is64},
               outcomeOf(C.Op, Constant, C.Immediate, Is64 ? 64 : 32));
  }
}

/// Records that the comparisons of \p To with constants have the same outcomes
/// as those of \p From.
void Comparisons::copy(PathKnowledge &Knowledge, unsigned To,
                       unsigned From) const {
  for (unsigned Number : WithConstants[To]) {
    const Comparison &C = All[Number];
    auto Same = Numbers.find(key(C.Op, From, true, C.Immediate));
    if (Same == Numbers.end())
      continue;
    for (bool Is64 : {false, true})
      restrict(Knowledge, {Number, Is64},
               outcomes(Knowledge, {Same->second, Is64}));
  }
}

/// Restricts the comparisons of the same register with other constants.
void Comparisons::restrictOthers(PathKnowledge &Knowledge,
                                 ConditionCode Code) const {
  // This bounds the time: in a long chain of comparisons, each one would
  // restrict all others.
  static constexpr unsigned MaxConstants = 16;
  const Comparison &C = All[Code.Comparison];
  if (C.Op != DecodedOperation::Sub || !C.HasImmediate || C.Operands.none())
    return;
  ArrayRef<unsigned> Others = WithConstants[firstFrom(0, C.Operands)];
  const Outcomes Known = outcomes(Knowledge, Code);
  for (unsigned Number : Others.take_front(MaxConstants))
    if (Number != Code.Comparison && All[Number].Op == DecodedOperation::Sub)
      restrict(Knowledge, {Number, Code.Is64},
               impliedOutcomes(Known, C.Immediate, All[Number].Immediate,
                               Code.Is64 ? 64 : 32));
}

void Comparisons::execute(const Step &S, const CalleeKnowledge &Callees,
                          PathKnowledge &Knowledge) const {
  if (!Knowledge.IsReached)
    return;
  if (S.TheKind == Step::Kind::Callee)
    // CalleeKnowledge lists neither %g6 and %g7 nor, in 32-bit code, %g5.
    return forget(Knowledge, Callees.clobbered(Code, S.Index) |
                                 Callees.results(Code, S.Index) |
                                 registerRange(reg::G5, reg::G7).set(reg::O7));
  const DecodedInstruction &I = Code.Instructions[S.Index];
  RegisterSet Changed = I.Writes;
  if (I.Op == DecodedOperation::Save || I.Op == DecodedOperation::Restore ||
      I.Op == DecodedOperation::Return)
    Changed |= registerRange(reg::O0, reg::I7);
  else if (I.Op == DecodedOperation::Trap)
    // These are the results of a system call.
    Changed.set(reg::O0).set(reg::O0 + 1).set(reg::ICC);
  if (Changed.none())
    return;
  const unsigned Number = Setter[S.Index];
  if (Number == None) {
    forget(Knowledge, Changed);
    bool IsMove = I.Op == DecodedOperation::Or && I.Rs1 == reg::G0;
    bool IsZero = IsMove && !I.HasImmediate && I.Rs2 == reg::G0;
    bool IsConstant =
        I.Op == DecodedOperation::Sethi || (IsMove && I.HasImmediate) || IsZero;
    if (IsConstant && I.Rd != reg::G0 && !Code.relocation(S.Index))
      assign(Knowledge, I.Rd, IsZero ? 0 : I.Immediate);
    else if (I.isIntegerCopy() && I.Rs2 != I.Rd)
      copy(Knowledge, I.Rd, I.Rs2);
    return;
  }
  const Outcomes Narrow = outcomes(Knowledge, {Number, false}),
                 Wide = outcomes(Knowledge, {Number, true});
  forget(Knowledge, Changed);
  const unsigned Flag = flagOf(I.Writes);
  restrict(Knowledge, {Flag, false}, Narrow);
  restrict(Knowledge, {Flag, true}, Wide);
  if ((All[Number].Operands & Changed).none())
    Knowledge.SetBy[Flag] = Number;
}

bool Comparisons::assume(unsigned Index, bool IsTaken,
                         PathKnowledge &Knowledge) const {
  auto I = Tests.find(Index);
  if (I == Tests.end() || !Knowledge.IsReached)
    return Knowledge.IsReached;
  const auto &[Of, Taken] = I->second;
  auto Restrict = [&](ConditionCode Code) {
    restrict(Knowledge, Code, IsTaken ? Taken : ~Taken);
    restrictOthers(Knowledge, Code);
    return outcomes(Knowledge, Code) != 0;
  };
  bool IsPossible = Restrict(Of);
  if (Of.Comparison < PathKnowledge::NumFlags)
    if (unsigned By = Knowledge.SetBy[Of.Comparison]; By != None)
      IsPossible &= Restrict({By, Of.Is64});
  if (!IsPossible)
    Knowledge = PathKnowledge();
  return IsPossible;
}

/// The limit on the product of the numbers of nodes, comparisons and solutions
/// of a function. Beyond it, no further register of the function is analyzed.
static constexpr uint64_t MaximalWork = 1 << 25;

//===- Conditional branches -----------------------------------------------===//

/// Returns the number of steps of the block before the conditional branch at
/// its end, after which the two edges differ. Without such a branch, returns
/// the number of all steps. The delay slot comes after the branch.
static unsigned stepsBeforeBranch(const FunctionCode &Code,
                                  const CodeBlock &B) {
  if (B.Successors.size() == 2 && B.Successors[0] != B.Successors[1])
    for (unsigned K : seq(B.Steps.size()))
      if (B.Steps[K].Index == B.EndWord &&
          B.Steps[K].TheKind == Step::Kind::Plain &&
          Code.Instructions[B.EndWord].Op == DecodedOperation::Branch)
        return K;
  return B.Steps.size();
}

//===- The problem --------------------------------------------------------===//

class FeasiblePaths::Problem {
public:
  using LatticeType = RegisterPathsLattice;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Forward;

  Problem(const FeasiblePaths &Paths, unsigned Register, Reason Why)
      : Paths(Paths), Code(Paths.Code), Register(Register), Why(Why) {}

  RegisterPathsLattice lattice() const { return {}; }
  RegisterPaths boundary() const {
    const AbstractState &Entry = Paths.Entry;
    bool IsCertain = Entry.UndefinedWithin[0].test(Register);
    RegisterPaths State;
    State.On[Why == Reason::Clobbered                   ? HasValue
             : IsCertain                                ? WithoutValue
             : Entry.DoubtfullyUndefined.test(Register) ? Doubtful
                                                        : HasValue] =
        Paths.Conditions->atEntry();
    return State;
  }

  void execute(const Step &S, RegisterPaths &State) const {
    for (PathKnowledge &Knowledge : State.On)
      Paths.Conditions->execute(S, Paths.Callees, Knowledge);
    if (S.TheKind == Step::Kind::Callee) {
      if (Paths.Callees.results(Code, S.Index).test(Register))
        State.set(HasValue);
      else if (Paths.Callees.clobbered(Code, S.Index).test(Register))
        State.set(Why == Reason::Clobbered ? WithoutValue : HasValue);
      return;
    }
    const DecodedInstruction &I = Code.Instructions[S.Index];
    if (I.Op == DecodedOperation::Save)
      enterWindow(State);
    else if (I.Op == DecodedOperation::Restore ||
             I.Op == DecodedOperation::Return)
      leaveWindow(State);
    // A system call returns its results and, in %icc, whether it has failed.
    bool IsResult = I.Op == DecodedOperation::Trap &&
                    (Register == reg::O0 || Register == reg::O0 + 1 ||
                     Register == reg::ICC);
    if (I.Writes.test(Register) || IsResult)
      State.set(HasValue);
  }

  void transfer(dataflow::Node N, RegisterPaths &State) const {
    if (const CodeBlock *B = Paths.Nodes.block(N))
      for (const Step &S :
           ArrayRef(B->Steps).take_front(stepsBeforeBranch(Code, *B)))
        execute(S, State);
  }

  bool flow(dataflow::Node From, dataflow::Node To,
            RegisterPaths &State) const {
    const CodeBlock *B = Paths.Nodes.block(From);
    if (!B || To == Paths.Nodes.exit())
      return true;
    unsigned Branch = stepsBeforeBranch(Code, *B);
    if (Branch != B->Steps.size()) {
      bool IsTaken = Paths.Nodes.block(To) == B->Successors[0];
      bool IsPossible = false;
      for (PathKnowledge &Knowledge : State.On)
        IsPossible |= Paths.Conditions->assume(B->EndWord, IsTaken, Knowledge);
      if (!IsPossible)
        return false;
      for (const Step &S : ArrayRef(B->Steps).drop_front(Branch))
        execute(S, State);
    }
    auto BecomesDoubtful = [&](PathKnowledge &Knowledge) {
      State.On[Doubtful].join(Knowledge);
      Knowledge = PathKnowledge();
    };
    MutableArrayRef<PathKnowledge> Certain =
        MutableArrayRef(State.On).drop_front(WithoutValue);
    if (B->Successors.size() > 1 && Why == Reason::Undefined) {
      BecomesDoubtful(Certain.back());
      std::rotate(Certain.begin(), Certain.end() - 1, Certain.end());
    }
    if (isDoubtfulEdge(Paths.Nodes, From, To))
      for_each(Certain, BecomesDoubtful);
    return true;
  }

private:
  using enum RegisterPaths::Property;
  /// Models a save, like TransferFunctions::saveWindow.
  void enterWindow(RegisterPaths &State) const {
    if (Register >= reg::I0 && Register < reg::NumIntegers)
      State.setUnknown();
    else if (Register >= reg::O0 && Register < reg::I0)
      State.set(Why == Reason::Undefined ? WithoutValue : HasValue);
  }
  /// Models a restore, like TransferFunctions::restoreWindow.
  void leaveWindow(RegisterPaths &State) const {
    if (Register >= reg::L0 && Register < reg::NumIntegers)
      State.set(HasValue);
    else if (Register >= reg::O0 && Register < reg::L0)
      State.setUnknown();
  }

  const FeasiblePaths &Paths;
  const FunctionCode &Code;
  unsigned Register;
  Reason Why;
};

//===- Answers ------------------------------------------------------------===//

const FeasiblePaths::Solution *FeasiblePaths::solution(unsigned Register,
                                                       Reason Why) {
  if (!Conditions)
    Conditions.emplace(Code);
  auto Found = Solutions.find({Register, Why});
  if (Found != Solutions.end())
    return &Found->second;
  if (uint64_t(Nodes.size()) * Conditions->size() * (Solutions.size() + 1) >
      MaximalWork)
    return nullptr;
  return &Solutions
              .try_emplace(
                  {Register, Why},
                  dataflow::solve(Problem(*this, Register, Why), Nodes))
              .first->second;
}

std::optional<RegisterPaths> FeasiblePaths::before(dataflow::Node N,
                                                   const Step &S,
                                                   unsigned Register,
                                                   Reason Why) {
  const Solution *Solved = solution(Register, Why);
  if (!Solved)
    return std::nullopt;
  Problem TheProblem(*this, Register, Why);
  RegisterPaths Result = Solved->In[N];
  for (const Step &Earlier : Nodes.block(N)->Steps) {
    if (Earlier.Index == S.Index && Earlier.TheKind == S.TheKind)
      break;
    TheProblem.execute(Earlier, Result);
  }
  return Result;
}

void FeasiblePaths::refine(dataflow::Node N, const Step &S,
                           AbstractState &State) {
  if (S.TheKind == Step::Kind::Callee)
    return;
  RegisterSet Reads = Code.Instructions[S.Index].Reads;
  RegisterSet Clobbered = Reads & State.Clobbered;
  RegisterSet Undefined = Reads & State.Undefined;
  if ((Clobbered | Undefined).none())
    return;
  for (unsigned R = 1; R != reg::Count; ++R)
    for (Reason Why : {Reason::Clobbered, Reason::Undefined}) {
      if (!(Why == Reason::Clobbered ? Clobbered : Undefined).test(R))
        continue;
      std::optional<RegisterPaths> Paths = before(N, S, R, Why);
      if (!Paths || Paths->isWithoutValue())
        continue;
      bool IsDoubtful = Paths->On[RegisterPaths::Doubtful].IsReached;
      if (Why == Reason::Clobbered)
        State.removeClobbered(R, IsDoubtful);
      else
        State.removeUndefined(R, IsDoubtful);
    }
}

bool FeasiblePaths::isUnreachable(dataflow::Node N) {
  // The register does not matter here; only the conditions do.
  const Solution *Solved = solution(reg::G0, Reason::Clobbered);
  return Solved &&
         none_of(Solved->In[N].On, [](const PathKnowledge &Knowledge) {
           return Knowledge.IsReached;
         });
}

bool FeasiblePaths::isInfeasible(ArrayRef<dataflow::Node> Path) {
  if (!Conditions)
    Conditions.emplace(Code);
  Problem TheProblem(*this, reg::G0, Reason::Clobbered);
  RegisterPaths State = TheProblem.boundary();
  for (size_t I = 1; I < Path.size(); ++I) {
    TheProblem.transfer(Path[I - 1], State);
    if (!TheProblem.flow(Path[I - 1], Path[I], State))
      return true;
  }
  return false;
}
