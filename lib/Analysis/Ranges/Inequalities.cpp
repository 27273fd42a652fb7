//===- Inequalities.cpp - The inequality graph of ABCD --------------------===//

#include "mincaml/Analysis/Ranges/Inequalities.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/PatternMatch.h"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;
using dataflow::Interval;

/// The maximum number of vertices that one query visits.
static constexpr unsigned MaximumSteps = 128;
/// The maximum number of values that a query relates to its limit.
static constexpr unsigned MaximumLimits = 8;
/// The maximum number of inequalities in the text of a proof.
static constexpr unsigned MaximumWords = 6;

std::string mincaml::describe(ArrayRef<Inequality> Proof) {
  std::string Text;
  raw_string_ostream OS(Text);
  for (const auto &[Number, I] : enumerate(Proof)) {
    if (Number == MaximumWords) {
      OS << ", ...";
      break;
    }
    if (Number != 0)
      OS << ", ";
    I.Left->printAsOperand(OS, /*PrintType=*/false);
    OS << (I.IsUpper ? " <= " : " >= ");
    if (!I.Right) {
      OS << I.Offset;
      continue;
    }
    I.Right->printAsOperand(OS, /*PrintType=*/false);
    if (I.Offset != 0)
      OS << (I.Offset < 0 ? " - " : " + ") << std::abs(I.Offset);
  }
  return Text;
}

/// Whether all sums of numbers from two intervals are in the range of a type.
static bool sumStaysIn(const Interval &All, const Interval &A,
                       const Interval &B) {
  Interval Sum;
  return !A.isEmpty() && !B.isEmpty() && !AddOverflow(A.Low, B.Low, Sum.Low) &&
         !AddOverflow(A.High, B.High, Sum.High) && All.contains(Sum);
}

namespace {

/// One query: proves `Target - Limit <= Bound` if IsUpper, otherwise
/// `Limit - Target <= Bound`.
class Search {
public:
  Search(const Function &F, const ValueAnalysis &Values,
         const DominatorTree &DT, bool IsUpper)
      : F(F), Values(Values), DT(DT), IsUpper(IsUpper), Pis(Values.piNodes(F)) {
  }

  void setLimit(const Use &Limit) {
    LimitRange = rangeOf(Limit);
    PiName Name = Pis.nameOf(Limit);
    relateLimit(Name, 0);
    // A condition `Limit >= V + W`, or `Limit <= V + W` if not IsUpper, relates
    // V to the limit, too.
    for (; Name.Pi && Limits.size() < MaximumLimits;
         Name = Pis.nodes()[*Name.Pi].Source) {
      const PiNode &Pi = Pis.nodes()[*Name.Pi];
      if (std::optional<int64_t> Weight = weightOf(Pi, LimitRange, !IsUpper))
        relateLimit(Pi.Other, *Weight);
    }
    // If the limit is V + C with a constant C, it is related to V by the offset
    // C. This holds only if the addition cannot wrap: the range of the limit,
    // minus C, must be within the type. V may again be such a sum.
    const Value *Base = Limit;
    int64_t Offset = 0;
    const Value *Operand = nullptr;
    const APInt *Added = nullptr;
    while (Limits.size() < MaximumLimits &&
           ((match(Base, m_Add(m_Value(Operand), m_APInt(Added))) &&
             !AddOverflow(Offset, Added->getSExtValue(), Offset)) ||
            (match(Base, m_Sub(m_Value(Operand), m_APInt(Added))) &&
             !SubOverflow(Offset, Added->getSExtValue(), Offset)))) {
      Interval Before;
      if (LimitRange.isEmpty() ||
          SubOverflow(LimitRange.Low, Offset, Before.Low) ||
          SubOverflow(LimitRange.High, Offset, Before.High) ||
          !typeRange(*Operand).contains(Before))
        return;
      relateLimit({Operand}, Offset);
      Base = Operand;
    }
  }

  void setLimitZero() { LimitRange = Interval::constant(0); }

  bool prove(PiName V, int64_t Bound) {
    // Integers of more than 64 bits have no range.
    if (!hasInterval(*V.V->getType()) || Steps == MaximumSteps)
      return false;
    ++Steps;
    auto [Known, IsNew] = Failed.try_emplace({V.V, V.Pi}, INT64_MIN);
    if (!IsNew && Bound <= Known->second)
      return false;
    const size_t Before = Proof.size();
    if (visit(V, Bound))
      return true;
    Proof.truncate(Before);
    int64_t &Greatest = Failed[{V.V, V.Pi}];
    Greatest = std::max(Greatest, Bound);
    return false;
  }

  unsigned steps() const { return Steps; }
  /// The inequalities from the limit to the target.
  ArrayRef<Inequality> proof() const { return Proof; }

private:
  /// A value that is related to the limit: the limit is at least V + Offset if
  /// IsUpper, otherwise at most V + Offset.
  struct RelatedLimit {
    const Value *V;
    int64_t Offset;
  };

  Interval rangeOf(const PiName &Name) const {
    if (const auto *C = dyn_cast<ConstantInt>(Name.V))
      return Interval::constant(C->getSExtValue());
    return Values.of(Name, F).Range;
  }
  Interval rangeOf(const Use &U) const { return Values.of(U).Range; }
  static Interval typeRange(const Value &V) {
    return Interval::all(V.getType()->getIntegerBitWidth());
  }

  bool isLimit(const Value &V, int64_t Bound) {
    for (const RelatedLimit &L : Limits) {
      if (L.V != &V || Bound < (IsUpper ? -L.Offset : L.Offset))
        continue;
      const Value *Limit = Limits.front().V;
      if (!all_of(Active, [&](const auto &Phi) {
            return isSameNumber(V, *Phi.first->getParent());
          }))
        return false;
      if (&V != Limit)
        addToProof(V, Limit, -L.Offset);
      return true;
    }
    return false;
  }

  bool isDecidedByRange(const PiName &V, int64_t Bound) const {
    const Interval Range = rangeOf(V);
    if (Range.isEmpty() || LimitRange.isEmpty())
      return false;
    int64_t Greatest = 0;
    const bool Overflows =
        IsUpper ? SubOverflow(Range.High, LimitRange.Low, Greatest)
                : SubOverflow(LimitRange.High, Range.Low, Greatest);
    return !Overflows && Greatest <= Bound;
  }

  /// Whether V has the same value at the phi nodes of a block as at the
  /// instruction where the search began, which V dominates.
  bool isSameNumber(const Value &V, const BasicBlock &Phis) const {
    const auto *I = dyn_cast<Instruction>(&V);
    return !I || (I->getParent() != &Phis && DT.dominates(I, &Phis));
  }

  /// Returns W if the condition of a pi node implies `V <= Other + W` (if
  /// IsUpperBound) or `V >= Other + W` for its variable V, which is in Range.
  std::optional<int64_t> weightOf(const PiNode &Pi, Interval Range,
                                  bool IsUpperBound) const {
    if (Pi.IsSquare)
      return std::nullopt;
    const int64_t Offset = Pi.Offset.getSExtValue();
    Interval Sum;
    if (Range.isEmpty() || AddOverflow(Range.Low, Offset, Sum.Low) ||
        AddOverflow(Range.High, Offset, Sum.High) ||
        !typeRange(*Pi.Variable).contains(Sum))
      return std::nullopt;
    CmpInst::Predicate Predicate = Pi.Predicate;
    if (CmpInst::isUnsigned(Predicate)) {
      // The greater operand is not negative, so the smaller one is not either,
      // and the signed order is the same.
      const Interval Other = rangeOf(Pi.Other);
      if (Other.isEmpty() || (IsUpperBound ? Other.Low : Sum.Low) < 0)
        return std::nullopt;
      Predicate = ICmpInst::getSignedPredicate(Predicate);
    }
    int64_t Weight = 0;
    if (Predicate == (IsUpperBound ? CmpInst::ICMP_SLT : CmpInst::ICMP_SGT))
      Weight = IsUpperBound ? -1 : 1;
    else if (Predicate !=
                 (IsUpperBound ? CmpInst::ICMP_SLE : CmpInst::ICMP_SGE) &&
             Predicate != CmpInst::ICMP_EQ)
      return std::nullopt;
    if (SubOverflow(Weight, Offset, Weight))
      return std::nullopt;
    return Weight;
  }

  void relateLimit(const PiName &Name, int64_t Offset) {
    // isLimit() negates the offset.
    if (Offset == INT64_MIN)
      return;
    if (!isa<Constant>(Name.V) && Limits.size() < MaximumLimits &&
        none_of(Limits, [&](const RelatedLimit &L) { return L.V == Name.V; }))
      Limits.push_back({Name.V, Offset});
  }

  bool proveByDefinition(const Instruction &I, Interval Range, int64_t Bound) {
    if (const auto *Phi = dyn_cast<PHINode>(&I))
      return provePhi(*Phi, Bound);
    const Value *X = nullptr, *Y = nullptr;
    auto Operand = [&](unsigned N) -> const Use & {
      return I.getOperandUse(N);
    };
    switch (I.getOpcode()) {
    case Instruction::Add:
      return proveSum(I, Range, Operand(0), rangeOf(Operand(1)), Bound) ||
             proveSum(I, Range, Operand(1), rangeOf(Operand(0)), Bound);
    case Instruction::Sub: {
      const Interval Taken = rangeOf(Operand(1));
      return !Taken.isEmpty() && Taken.Low != INT64_MIN &&
             proveSum(I, Range, Operand(0), {-Taken.High, -Taken.Low}, Bound);
    }
    case Instruction::Select:
      return proveAll({&Operand(1), &Operand(2)}, I, Bound);
    case Instruction::SExt:
      return proveAll({&Operand(0)}, I, Bound);
    case Instruction::ZExt:
      return !rangeOf(Operand(0)).isEmpty() && rangeOf(Operand(0)).Low >= 0 &&
             proveAll({&Operand(0)}, I, Bound);
    case Instruction::SDiv:
    case Instruction::AShr: {
      // Half of a sum is between its terms, however it is rounded. (With fewer
      // than three bits, 2 is a negative number.)
      if (I.getType()->getIntegerBitWidth() <= 2)
        return false;
      if (!match(&I, m_SDiv(m_Add(m_Value(X), m_Value(Y)), m_SpecificInt(2))) &&
          !match(&I, m_AShr(m_Add(m_Value(X), m_Value(Y)), m_One())))
        return false;
      const auto *Sum = dyn_cast<Instruction>(I.getOperand(0));
      if (!Sum)
        return false;
      const Use &Left = Sum->getOperandUse(0), &Right = Sum->getOperandUse(1);
      if (!sumStaysIn(typeRange(I), rangeOf(Left), rangeOf(Right)))
        return false;
      return proveAll({&Left, &Right}, I, Bound);
    }
    default:
      break;
    }
    if (const auto *MinMax = dyn_cast<MinMaxIntrinsic>(&I)) {
      if (!MinMax->isSigned())
        return false;
      // The minimum is at most the limit if one of the operands is.
      const bool IsMinimum = MinMax->getPredicate() == CmpInst::ICMP_SLT;
      if (IsMinimum != IsUpper)
        return proveAll({&Operand(0), &Operand(1)}, I, Bound);
      return proveAll({&Operand(0)}, I, Bound) ||
             proveAll({&Operand(1)}, I, Bound);
    }
    return false;
  }

  /// Proves the bound for I, which is the sum of Kept and a number in the
  /// interval Added, if the sum does not wrap. I is in Range.
  bool proveSum(const Instruction &I, Interval Range, const Use &Kept,
                Interval Added, int64_t Bound) {
    if (Added.isEmpty() || Added.Low == INT64_MIN)
      return false;
    const int64_t Weight = IsUpper ? Added.High : Added.Low;
    // If the sum can only wrap away from the bound, the bound holds even if it
    // wraps. A sum in Range has not wrapped if subtracting Added from it stays
    // in the type.
    const bool WrapsAway = IsUpper ? Added.Low >= 0 : Added.High <= 0;
    if (!WrapsAway && !sumStaysIn(typeRange(I), rangeOf(Kept), Added) &&
        !sumStaysIn(typeRange(I), Range, {-Added.High, -Added.Low}))
      return false;
    int64_t Rest = 0;
    if (IsUpper ? SubOverflow(Bound, Weight, Rest)
                : AddOverflow(Bound, Weight, Rest))
      return false;
    if (!prove(Pis.nameOf(Kept), Rest))
      return false;
    addToProof(I, Kept, Weight);
    return true;
  }

  bool provePhi(const PHINode &Phi, int64_t Bound) {
    for (const auto &[Number, Visited] : enumerate(Active))
      if (Visited.first == &Phi)
        return Bound >= Visited.second && isInvariantOnCycle(Phi, Number + 1);
    Active.push_back({&Phi, Bound});
    const bool Holds = all_of(Phi.incoming_values(), [&](const Use &U) {
      return prove(Pis.nameOf(U), Bound);
    });
    Active.pop_back();
    if (Holds)
      for (const Use &U : Phi.incoming_values())
        if (!isa<Constant>(U))
          addToProof(Phi, U, 0);
    return Holds;
  }

  /// Whether the limits keep their values around a cycle of phi nodes: Phi, and
  /// the active phi nodes from index First on. A limit that dominates Phi is
  /// not recomputed in blocks that Phi dominates.
  bool isInvariantOnCycle(const PHINode &Phi, size_t First) const {
    return all_of(drop_begin(Active, First), [&](const auto &Other) {
      const BasicBlock &Block = *Other.first->getParent();
      return DT.dominates(Phi.getParent(), &Block) ||
             all_of(Limits, [&](const RelatedLimit &L) {
               return isSameNumber(*L.V, Block);
             });
    });
  }

  bool proveAll(ArrayRef<const Use *> Uses, const Value &V, int64_t Bound) {
    return all_of(Uses, [&](const Use *U) {
      if (!prove(Pis.nameOf(*U), Bound))
        return false;
      addToProof(V, *U, 0);
      return true;
    });
  }

  /// Whether the condition `V + C != limit` of a pi node excludes that V
  /// violates the bound by exactly 1. In that case, V + C would be equal to the
  /// limit, without wrapping.
  bool isExcluded(const PiNode &Pi, int64_t Bound) {
    if (Pi.Predicate != CmpInst::ICMP_NE || Pi.IsSquare || Limits.empty() ||
        Pi.Other.V != Limits.front().V || Bound == INT64_MAX ||
        Bound == INT64_MIN)
      return false;
    const int64_t Offset = Pi.Offset.getSExtValue();
    return Offset == (IsUpper ? -1 - Bound : Bound + 1) &&
           isLimit(*Pi.Other.V, 0);
  }

  bool visit(const PiName &V, int64_t Bound) {
    if (isLimit(*V.V, Bound))
      return true;
    if (isDecidedByRange(V, Bound)) {
      if (!isa<Constant>(V.V))
        addToProof(*V.V, nullptr, IsUpper ? rangeOf(V).High : rangeOf(V).Low);
      else if (!Limits.empty() && !isa<Constant>(Limits.front().V))
        addLimitToProof();
      return true;
    }
    // All names of a value are the same number; the last one has the smallest
    // range.
    const Interval Range = rangeOf(V);
    for (PiName Name = V; Name.Pi; Name = Pis.nodes()[*Name.Pi].Source) {
      const PiNode &Pi = Pis.nodes()[*Name.Pi];
      if (isExcluded(Pi, Bound) && prove(Pi.Source, Bound + 1)) {
        addToProof(*V.V, Pi.Other.V, IsUpper ? Bound : -Bound);
        return true;
      }
      int64_t Rest = 0;
      std::optional<int64_t> Weight = weightOf(Pi, Range, IsUpper);
      if (Weight &&
          !(IsUpper ? SubOverflow(Bound, *Weight, Rest)
                    : AddOverflow(Bound, *Weight, Rest)) &&
          prove(Pi.Other, Rest)) {
        addToProof(*V.V, Pi.Other.V, *Weight);
        return true;
      }
    }
    const auto *I = dyn_cast<Instruction>(V.V);
    return I && proveByDefinition(*I, Range, Bound);
  }

  /// Adds an inequality to the proof, unless another name of Left has added it
  /// before.
  void addToProof(const Value &Left, const Value *Right, int64_t Offset) {
    const Inequality I = {&Left, Right, Offset, IsUpper};
    if (!is_contained(Proof, I))
      Proof.push_back(I);
  }

  /// Adds the bound of the limit's range that decided the comparison with a
  /// constant.
  void addLimitToProof() {
    const Inequality I = {Limits.front().V, nullptr,
                          IsUpper ? LimitRange.Low : LimitRange.High, !IsUpper};
    if (!is_contained(Proof, I))
      Proof.push_back(I);
  }

  const Function &F;
  const ValueAnalysis &Values;
  const DominatorTree &DT;
  const bool IsUpper;
  const PiNodes &Pis;
  Interval LimitRange;
  SmallVector<RelatedLimit, 4> Limits;
  /// The phi nodes on the current path, with their bounds.
  SmallVector<std::pair<const PHINode *, int64_t>, 4> Active;
  /// For each name, the greatest bound that could not be proved. It may be
  /// provable where other phi nodes are active; but giving up is always
  /// correct.
  std::map<std::pair<const Value *, std::optional<unsigned>>, int64_t> Failed;
  unsigned Steps = 0;
  SmallVector<Inequality, 4> Proof;
};

} // namespace

std::optional<Decision> mincaml::decideComparison(const ICmpInst &Comparison,
                                                  const ValueAnalysis &Values,
                                                  const DominatorTree &DT) {
  const Use &L = Comparison.getOperandUse(0);
  const Use &R = Comparison.getOperandUse(1);
  if (!hasInterval(*L->getType()) || Values.of(L).isBottom() ||
      Values.of(R).isBottom())
    return std::nullopt;
  const Function &F = *Comparison.getFunction();
  // If Limit is null, the limit is 0.
  auto Prove = [&](const Use &Target, const Use *Limit, bool IsUpper,
                   int64_t Bound) -> std::optional<Decision> {
    Search S(F, Values, DT, IsUpper);
    if (Limit)
      S.setLimit(*Limit);
    else
      S.setLimitZero();
    if (!S.prove(Values.piNodes(F).nameOf(Target), Bound))
      return std::nullopt;
    return Decision{true, S.steps(), to_vector<4>(reverse(S.proof()))};
  };
  // Proves Smaller <= Greater + Bound. In an unsigned comparison, the smaller
  // operand must not be negative as a signed number.
  auto IsAtMost = [&](const Use &Smaller, const Use &Greater,
                      int64_t Bound) -> std::optional<Decision> {
    std::optional<Decision> Order =
        Prove(Smaller, &Greater, /*IsUpper=*/true, Bound);
    if (!Order)
      Order = Prove(Greater, &Smaller, /*IsUpper=*/false, Bound);
    if (!Order || !Comparison.isUnsigned())
      return Order;
    std::optional<Decision> Sign =
        Prove(Smaller, nullptr, /*IsUpper=*/false, 0);
    if (!Sign)
      return std::nullopt;
    Order->Steps += Sign->Steps;
    append_range(Order->Proof, Sign->Proof);
    return Order;
  };
  auto Answer = [](std::optional<Decision> Found, bool IsTrue) {
    if (Found)
      Found->IsTrue = IsTrue;
    return Found;
  };
  if (Comparison.isEquality()) {
    std::optional<Decision> Found = IsAtMost(L, R, -1);
    if (!Found)
      Found = IsAtMost(R, L, -1);
    return Answer(Found, Comparison.getPredicate() == CmpInst::ICMP_NE);
  }
  // `L > R` is `R < L`.
  const bool IsLess = ICmpInst::isLT(Comparison.getPredicate()) ||
                      ICmpInst::isLE(Comparison.getPredicate());
  const Use &A = IsLess ? L : R, &B = IsLess ? R : L;
  const int64_t Bound =
      ICmpInst::isStrictPredicate(Comparison.getPredicate()) ? -1 : 0;
  if (auto Found = IsAtMost(A, B, Bound))
    return Answer(Found, true);
  return Answer(IsAtMost(B, A, -1 - Bound), false);
}
