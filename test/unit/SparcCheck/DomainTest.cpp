//===- DomainTest.cpp - The value domain of the SPARC checks --------------===//

#include "Domain/FlowState.h"
#include "Helpers/LatticeLaws.h"
#include "Object/TransferFunctions.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

namespace {

using Kind = RegisterValue::Kind;

//===- Random elements ----------------------------------------------------===//

/// Few different ones, so that equal and comparable values are frequent.
RegisterValue randomValue(Random &R, bool Is64) {
  int64_t Offset = R.between(-8, 8) * (R.coin() ? 1 : 8);
  switch (R.below(7)) {
  case 0:
    return RegisterValue::modulo(Kind::Residue, R.below(7), Offset);
  case 1:
    return RegisterValue::modulo(Kind::StackResidue, R.below(7), Offset);
  case 2:
    return RegisterValue::constant(Offset);
  case 3: {
    RegisterValue V = R.coin() ? RegisterValue::initialStackPointer(Is64)
                               : RegisterValue::initial(reg::O0 + R.below(2));
    V.Offset = Offset;
    return V;
  }
  case 4: {
    RegisterValue V = RegisterValue::dynamicStack(
        1 + R.below(2),
        RegisterValue::modulo(Kind::StackResidue, 3, R.below(8)));
    V.Offset = Offset;
    return V;
  }
  case 5:
    return RegisterValue::callSite();
  default:
    return RegisterValue::address(1 + R.below(2), Offset,
                                  R.coin() ? unsigned(WholeAddress)
                                           : unsigned(ELF::R_SPARC_HI22),
                                  R.below(4));
  }
}

RegisterSet randomRegisters(Random &R) {
  RegisterSet Set;
  for (unsigned I = 0; I != reg::Count; ++I)
    Set[I] = R.percent(30);
  return Set;
}

FlowState randomFlowState(Random &R) {
  FlowState S;
  if (R.percent(10))
    return S;
  S.IsReached = true;
  S.Window = WindowDepth(R.percent(20) ? WindowDepth::Conflict : R.below(3),
                         /*IsDoubtful=*/R.coin());
  S.SinceYWrite.start();
  for (unsigned Steps = R.below(5); Steps; --Steps)
    S.SinceYWrite.step();
  if (R.coin())
    S.SinceFloatCompare.start();
  for (RegisterValue &V : S.Registers)
    V = randomValue(R, /*Is64=*/false);
  for (unsigned Calls = R.below(3); Calls; --Calls) {
    S.ArgumentArea.call(randomValue(R, /*Is64=*/false));
    if (R.coin())
      S.ArgumentArea.changeStackPointer();
  }
  S.Undefined = randomRegisters(R);
  return S;
}

AbstractState randomAbstractState(Random &R) {
  AbstractState S(randomFlowState(R));
  if (!S.IsReached)
    return S;
  for (RegisterValue &V : S.Outer)
    V = randomValue(R, /*Is64=*/false);
  S.forEachSet([&](RegisterSet &Set) { Set = randomRegisters(R); });
  for (std::optional<int64_t> &Location : S.Saved)
    if (R.percent(70))
      Location = R.below(2) * 4;
  return S;
}

//===- Lattices -----------------------------------------------------------===//

TEST(DomainTest, FlowStateLattice) {
  Random R(1);
  auto Make = [&] { return randomFlowState(R); };
  dataflow::checkLatticeLaws(FlowStateLattice(), Make);
  dataflow::checkHeight(FlowStateLattice(), FlowStateLattice::Height, Make, 3);
}

TEST(DomainTest, AbstractStateLattice) {
  Random R(2);
  auto Make = [&] { return randomAbstractState(R); };
  dataflow::checkLatticeLaws(AbstractStateLattice(), Make);
  dataflow::checkHeight(AbstractStateLattice(), AbstractStateLattice::Height,
                        Make, 3);
}

TEST(DomainTest, RoomForArgumentsOfCalls) {
  const RegisterValue StackPointer = RegisterValue::initialStackPointer(false);
  auto Below = [&](int64_t Bytes) {
    RegisterValue V = StackPointer;
    V.Offset -= Bytes;
    return V;
  };
  OutgoingArgumentArea ArgumentArea;
  EXPECT_FALSE(ArgumentArea.mayBeUsed());
  ArgumentArea.call(Below(144));
  ArgumentArea.changeStackPointer();
  // %sp is 48 bytes higher again.
  auto Distance = ArgumentArea.distanceOf(Below(40), 56, /*Bias=*/0);
  ASSERT_TRUE(Distance);
  EXPECT_TRUE(Distance->IsCertain);
  EXPECT_EQ(Distance->Bytes, 104);
  OutgoingArgumentArea Other;
  Other.call(Below(96));
  Other.changeStackPointer();
  EXPECT_TRUE(ArgumentArea.join(Other));
  Distance = ArgumentArea.distanceOf(Below(40), 56, /*Bias=*/0);
  ASSERT_TRUE(Distance);
  EXPECT_FALSE(Distance->IsCertain);
  EXPECT_EQ(Distance->Bytes, 56);
  ArgumentArea.reuse();
  EXPECT_FALSE(ArgumentArea.mayBeUsed());
}

TEST(DomainTest, DoubtfulDepthsYield) {
  WindowDepth D(1, /*IsDoubtful=*/true);
  EXPECT_TRUE(D.join(WindowDepth(2, /*IsDoubtful=*/true)));
  EXPECT_TRUE(D.isConflict() && D.isDoubtful());
  EXPECT_TRUE(D.join(WindowDepth(0)));
  EXPECT_EQ(D, WindowDepth(0));
  EXPECT_FALSE(D.join(WindowDepth(1, /*IsDoubtful=*/true)));
  EXPECT_TRUE(D.join(WindowDepth(1)));
  EXPECT_TRUE(D.isConflict() && !D.isDoubtful());
}

TEST(DomainTest, DistancesEndAtTheRequiredOne) {
  FlowState S;
  EXPECT_FALSE(S.SinceYWrite.isTooShort());
  S.SinceYWrite.start();
  for (unsigned Steps = 0; Steps != 3; ++Steps) {
    EXPECT_TRUE(S.SinceYWrite.isTooShort());
    EXPECT_EQ(S.SinceYWrite.instructions(), Steps);
    S.stepDistances();
  }
  EXPECT_FALSE(S.SinceYWrite.isTooShort());
  S.stepDistances();
  EXPECT_EQ(S.SinceYWrite.instructions(), 3u);
}

//===- Values -------------------------------------------------------------===//

/// An assignment of numbers to what values are relative to.
struct Concrete {
  Concrete(Random &R, bool Is64) : Is64(Is64) {
    StackFrame Frame(Is64);
    StackPointer =
        number(R.next() / Frame.Alignment * Frame.Alignment - Frame.Bias);
    for (int64_t &N : Others)
      N = number(R.next());
  }

  int64_t number(uint64_t N) const { return Is64 ? int64_t(N) : int32_t(N); }
  /// What an exact value stands for.
  int64_t base(const RegisterValue &V) const {
    switch (V.TheKind) {
    case Kind::Initial:
      return V.isInitial(reg::SP) ? StackPointer : Others[V.RegisterOrPart % 4];
    case Kind::DynamicStack:
      return aligned(Others[V.Base % 4], 3, V.Low);
    case Kind::CallSite:
      return aligned(Others[2], 2, 0);
    case Kind::Address:
      return aligned(Others[V.Base % 4], V.Bits, 0);
    default:
      return 0;
    }
  }
  /// A number that the value contains.
  int64_t pick(const RegisterValue &V, Random &R) const {
    if (V.isExact())
      return number(uint64_t(base(V)) + V.Offset);
    return number(aligned(R.next(), V.Bits, V.Offset));
  }
  bool contains(const RegisterValue &V, int64_t N) const {
    if (V.isExact())
      return number(uint64_t(base(V)) + V.Offset) == N;
    return aligned(N, V.Bits, V.Offset) == N;
  }

private:
  static int64_t aligned(int64_t N, unsigned Bits, int64_t Low) {
    return (N & ~((int64_t(1) << Bits) - 1)) | Low;
  }

  bool Is64;
  int64_t StackPointer;
  int64_t Others[4];
};

class ValueTest : public testing::TestWithParam<bool> {
protected:
  static constexpr unsigned Samples = 20000;
};

/// Parts of addresses stand for no number.
bool isNumber(const RegisterValue &V) {
  return !V.isAddress() || V.isAddressPart(WholeAddress);
}

TEST_P(ValueTest, JoinContainsBoth) {
  Random R(3);
  for (unsigned I = 0; I != Samples; ++I) {
    Concrete C(R, GetParam());
    RegisterValue A = randomValue(R, GetParam()), Joined = A;
    join(Joined, randomValue(R, GetParam()));
    if (isNumber(A))
      EXPECT_TRUE(C.contains(Joined, C.pick(A, R)));
  }
}

TEST_P(ValueTest, OperationsContainTheirResults) {
  Random R(4);
  bool Is64 = GetParam();
  ValueArithmetic Arithmetic(Is64);
  for (unsigned I = 0; I != Samples; ++I) {
    Concrete C(R, Is64);
    RegisterValue A = randomValue(R, Is64), B = randomValue(R, Is64);
    if (!isNumber(A) || !isNumber(B))
      continue;
    uint64_t X = C.pick(A, R), Y = C.pick(B, R);
    EXPECT_TRUE(C.contains(Arithmetic.add(A, B), C.number(X + Y)));
    EXPECT_TRUE(C.contains(Arithmetic.subtract(A, B), C.number(X - Y)));
    EXPECT_TRUE(C.contains(Arithmetic.bitwise(BitOperation::And, A, B), X & Y));
    EXPECT_TRUE(C.contains(Arithmetic.bitwise(BitOperation::Xor, A, B), X ^ Y));
    // An `or` with an address adds what its alignment leaves free.
    if (!A.isAddress() && !B.isAddress())
      EXPECT_TRUE(
          C.contains(Arithmetic.bitwise(BitOperation::Or, A, B), X | Y));
    unsigned Count = R.below(Is64 ? 64 : 32);
    EXPECT_TRUE(
        C.contains(Arithmetic.shiftLeft(A, RegisterValue::constant(Count)),
                   C.number(X << Count)));
    uint64_t Number = Is64 ? X : uint32_t(X);
    EXPECT_TRUE(C.contains(
        Arithmetic.shiftRight(A, RegisterValue::constant(Count), Is64),
        C.number(Number >> Count)));
    Count = R.below(32);
    EXPECT_TRUE(C.contains(
        Arithmetic.shiftRight(A, RegisterValue::constant(Count), false),
        C.number(uint32_t(X) >> Count)));
  }
}

INSTANTIATE_TEST_SUITE_P(WordSizes, ValueTest, testing::Bool(),
                         [](const auto &Info) {
                           return Info.param ? "Is64" : "Is32";
                         });

TEST(DomainTest, StackAddressesOfUnknownSize) {
  ValueArithmetic Arithmetic(/*Is64=*/false);
  RegisterValue SP = RegisterValue::initialStackPointer(/*Is64=*/false);
  RegisterValue Lower = Arithmetic.subtract(SP, RegisterValue::unknown());
  EXPECT_TRUE(Lower.isStack() && !Lower.isExact());
  RegisterValue Aligned = Arithmetic.bitwise(BitOperation::And, Lower,
                                             RegisterValue::constant(-16));
  EXPECT_TRUE(Aligned.isStack());
  EXPECT_EQ(Aligned.alignment(), 4u);
  RegisterValue Moved = RegisterValue::dynamicStack(1, Aligned);
  EXPECT_EQ(distance(Arithmetic.add(Moved, RegisterValue::constant(92)), Moved),
            92);
}

TEST(DomainTest, AddressParts) {
  ValueArithmetic Arithmetic(/*Is64=*/true);
  auto Part = [](unsigned Relocation) {
    return RegisterValue::address(7, 0, Relocation);
  };
  RegisterValue Whole = addLowPart(Part(ELF::R_SPARC_HI22), ELF::R_SPARC_LO10,
                                   7, 12, /*Alignment=*/3);
  EXPECT_TRUE(Whole.isAddressPart(WholeAddress));
  EXPECT_EQ(Whole.alignment(), 2u);
  EXPECT_FALSE(addLowPart(Part(ELF::R_SPARC_HI22), ELF::R_SPARC_LO10, 8, 0, 0)
                   .isExact());
  EXPECT_FALSE(
      addLowPart(Part(ELF::R_SPARC_H44), ELF::R_SPARC_LO10, 7, 0, 0).isExact());
  RegisterValue Middle =
      addLowPart(Part(ELF::R_SPARC_H44), ELF::R_SPARC_M44, 7, 0, 0);
  RegisterValue Upper =
      Arithmetic.shiftLeft(Middle, RegisterValue::constant(12));
  EXPECT_TRUE(Upper.isAddressPart(Upper44));
  EXPECT_TRUE(isPartOnly(Upper));
  EXPECT_TRUE(
      addLowPart(Upper, ELF::R_SPARC_L44, 7, 0, 0).isAddressPart(WholeAddress));
}

} // namespace
