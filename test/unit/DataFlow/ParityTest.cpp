//===- ParityTest.cpp - A program at the level of even and odd ------------===//
//
// The example of [AbstractInterpretation]: nothing is known of a number but
// whether it can be even and whether it can be odd.
//
//===----------------------------------------------------------------------===//

#include "Helpers/LatticeLaws.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

namespace {

using Graph = FlowGraph<const BasicBlock>;

/// For each variable, a stack slot, bit 2 * I says that it can be even, the
/// next one that it can be odd.
class Parity {
public:
  using LatticeType = MayHold;
  static constexpr Direction TheDirection = Direction::Forward;

  Parity(const Function &F, const Graph &G) : G(G) {
    for (const Instruction &I : F.getEntryBlock())
      if (isa<AllocaInst>(I))
        Variables.push_back(&I);
  }

  unsigned size() const { return 2 * Variables.size(); }
  MayHold lattice() const { return MayHold(size()); }
  /// A variable that is not set can be anything.
  BitVector boundary() const { return BitVector(size(), true); }

  void transfer(Node N, BitVector &Fact) const {
    if (N == G.entry() || N == G.exit())
      return;
    // 1: even, 2: odd, 3: either.
    DenseMap<const Value *, unsigned> Values;
    auto Of = [&](const Value *V) -> unsigned {
      if (const auto *C = dyn_cast<ConstantInt>(V))
        return C->getValue()[0] ? 2 : 1;
      return Values.lookup(V);
    };
    for (const Instruction &I : *G.block(N)) {
      if (const auto *Load = dyn_cast<LoadInst>(&I)) {
        unsigned At = index(Load->getPointerOperand());
        Values[&I] = Fact[At] + 2 * Fact[At + 1];
      } else if (const auto *Store = dyn_cast<StoreInst>(&I)) {
        unsigned At = index(Store->getPointerOperand());
        unsigned New = Of(Store->getValueOperand());
        Fact[At] = New & 1;
        Fact[At + 1] = New & 2;
      } else if (I.isBinaryOp()) {
        Values[&I] =
            combine(I.getOpcode(), Of(I.getOperand(0)), Of(I.getOperand(1)));
      }
    }
  }

  StringRef text(const BitVector &Fact, StringRef Name) const {
    for (const Value *V : Variables)
      if (V->getName() == Name) {
        unsigned At = index(V);
        return Fact[At]       ? Fact[At + 1] ? "either" : "even"
               : Fact[At + 1] ? "odd"
                              : "never";
      }
    return "unknown variable";
  }

private:
  unsigned index(const Value *V) const {
    return 2 * (find(Variables, V) - Variables.begin());
  }

  /// All parities that some operands of these parities lead to.
  static unsigned combine(unsigned Opcode, unsigned A, unsigned B) {
    unsigned Result = 0;
    for (unsigned X : {0, 1})
      for (unsigned Y : {0, 1})
        if ((A >> X & 1) && (B >> Y & 1))
          Result |= 1 << (Opcode == Instruction::Mul ? X & Y : X ^ Y);
    return Result;
  }

  const Graph &G;
  std::vector<const Value *> Variables;
};

static_assert(Problem<Parity>);

class ParityTest : public testing::Test {
protected:
  const Function &parse(StringRef Step) {
    SMDiagnostic Error;
    M = parseAssemblyString((R"(
      define void @f() {
      start:
        %x = alloca i32
        %y = alloca i32
        %z = alloca i32
        %r = alloca i32
        store i32 1, ptr %x
        store i32 2, ptr %y
        store i32 3, ptr %z
        br label %test
      sum:
        %y1 = load i32, ptr %y
        %z1 = load i32, ptr %z
        %r1 = add i32 %y1, %z1
        store i32 %r1, ptr %r
        %x1 = load i32, ptr %x
        %small = icmp sle i32 %x1, %z1
        br i1 %small, label %next, label %again
      again:
        %z2 = load i32, ptr %z
        %y2 = load i32, ptr %y
        %r2 = add i32 %z2, %y2
        store i32 %r2, ptr %r
        br label %next
      next:
        %x2 = load i32, ptr %x
        %x3 = add i32 %x2, )" +
                             Step + R"(
        store i32 %x3, ptr %x
        br label %test
      test:
        %x4 = load i32, ptr %x
        %more = icmp slt i32 %x4, 10
        br i1 %more, label %sum, label %done
      done:
        ret void
      })")
                                .str(),
                            Error, Context);
    EXPECT_TRUE(M) << Error.getMessage().str();
    return *M->begin();
  }

  LLVMContext Context;
  std::unique_ptr<Module> M;
};

TEST_F(ParityTest, TheExampleOfTheNotes) {
  const Function &F = parse("1");
  Graph G(F);
  Parity P(F, G);
  auto Found = checkSolution(P, G);
  const BitVector &End = Found.In[G.exit()];
  EXPECT_EQ(P.text(End, "x"), "either") << "x goes up by one";
  EXPECT_EQ(P.text(End, "y"), "even");
  EXPECT_EQ(P.text(End, "z"), "odd");
  // Before the loop nothing is known of r, and it may not be executed.
  EXPECT_EQ(P.text(End, "r"), "either");
  Node Next = *G.node(&*std::next(F.begin(), 3));
  EXPECT_EQ(P.text(Found.In[Next], "r"), "odd") << "y + z on both ways";
}

TEST_F(ParityTest, StepsOfTwoKeepTheParity) {
  const Function &F = parse("2");
  Graph G(F);
  Parity P(F, G);
  EXPECT_EQ(P.text(solve(P, G).In[G.exit()], "x"), "odd");
}

TEST_F(ParityTest, Laws) {
  const Function &F = parse("1");
  Graph G(F);
  Parity P(F, G);
  Random R(3);
  auto Make = [&] {
    BitVector Fact(P.size());
    for (unsigned I = 0; I < P.size(); ++I)
      Fact[I] = R.coin();
    return Fact;
  };
  checkLatticeLaws(P.lattice(), Make);
  checkHeight(P.lattice(), P.size(), Make);
  checkMonotone(P, G.size(), Make);
}

} // namespace
