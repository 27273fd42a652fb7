//===- PhiCTest.cpp - Phi-c form against executed paths -------------------===//

#include "mincaml/Analysis/Handlers/PhiC.h"
#include "Helpers/RandomFunction.h"
#include "mincaml/Analysis/Slots/Liveness.h"
#include "mincaml/Support/IRAnnotations.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace llvm;

namespace {

class PhiCTest : public testing::Test {
protected:
  void parse(StringRef Text) {
    SMDiagnostic Error;
    M = parseAssemblyString(Text, Error, Context);
    ASSERT_TRUE(M) << Error.getMessage().str();
    use(*M->begin());
  }

  void use(Function &Fn) {
    F = &Fn;
    ASSERT_FALSE(verifyFunction(*F, &errs()));
    DT.recalculate(*F);
    Live = std::make_unique<Liveness>(*F);
    Handlers = makePhiC(*F, *Live, DT);
  }

  void makeRandom(Random &R);
  Value *anyValueAt(Random &R, const Instruction &Use);
  void makeHandler(Random &R, BasicBlock &B);

  LLVMContext Context;
  std::unique_ptr<Module> M;
  Function *F = nullptr;
  DominatorTree DT;
  std::unique_ptr<Liveness> Live;
  std::vector<PhiCHandler> Handlers;
};

/// A constant, an undefined value or one that is computed before Use.
Value *PhiCTest::anyValueAt(Random &R, const Instruction &Use) {
  SmallVector<Value *> Candidates;
  for (Instruction &I : instructions(*F))
    if (I.getType()->isIntegerTy(32) && DT.dominates(&I, &Use))
      Candidates.push_back(&I);
  Type *Int = Type::getInt32Ty(Context);
  if (R.percent(5))
    return UndefValue::get(Int);
  if (Candidates.empty() || R.percent(40))
    return ConstantInt::get(Int, R.below(3));
  return Candidates[R.below(Candidates.size())];
}

/// Makes B a handler with up to three variables, of which one is used.
void PhiCTest::makeHandler(Random &R, BasicBlock &B) {
  IRBuilder<> Builder(&B, B.begin());
  GlobalVariable *Exception = M->getGlobalVariable("exception");
  SmallVector<BasicBlock *> Incoming(predecessors(&B));
  PHINode *Caught = Builder.CreatePHI(Builder.getPtrTy(), 2, "caught");
  Caught->setMetadata(HandlerMetadata, MDNode::get(Context, {}));
  for (BasicBlock *P : Incoming)
    Caught->addIncoming(Exception, P);
  SmallVector<PHINode *> Phis;
  for (unsigned I = R.below(4); I > 0; --I)
    Phis.push_back(Builder.CreatePHI(Builder.getInt32Ty(), 2, "x"));
  for (PHINode *Phi : Phis) {
    DenseMap<BasicBlock *, Value *> Chosen;
    for (BasicBlock *P : Incoming) {
      auto [It, IsNew] = Chosen.try_emplace(P);
      if (IsNew)
        It->second = anyValueAt(R, *P->getTerminator());
      Phi->addIncoming(It->second, P);
    }
  }
  Instruction *End = B.getTerminator();
  Builder.SetInsertPoint(End);
  Builder.CreateFreeze(anyValueAt(R, *End), "used");
}

void PhiCTest::makeRandom(Random &R) {
  M = std::make_unique<Module>("random", Context);
  F = makeRandomFunction(*M, R, 2 + R.below(12));
  Type *Ptr = PointerType::getUnqual(Context);
  new GlobalVariable(*M, Ptr, /*isConstant=*/false,
                     GlobalValue::ExternalLinkage, nullptr, "exception");
  DT.recalculate(*F);
  for (BasicBlock &B : *F) {
    IRBuilder<> Builder(B.getTerminator());
    for (unsigned I = R.below(3); I > 0; --I)
      Builder.CreateZExt(F->getArg(0), Builder.getInt32Ty(), "v");
  }
  for (BasicBlock &B : drop_begin(*F))
    if (DT.isReachableFromEntry(&B) && R.percent(40))
      makeHandler(R, B);
  use(*F);
}

/// Follows paths through a function with the slots of one handler.
class SlotExecution {
public:
  SlotExecution(const Function &F, const PhiCHandler &H) : F(F), H(H) {
    for (const Upsilon &U : H.Upsilons)
      Before[U.Before].push_back(&U);
  }

  /// Whether each phi-c node on some random paths loaded what the phi node of
  /// the handler had.
  bool isRight(Random &R, unsigned Steps) {
    Start();
    for (; Steps > 0 && Right; --Steps) {
      executeBlock();
      SmallVector<const BasicBlock *> Next(successors(Current));
      if (Next.empty())
        Start();
      else
        enter(*Next[R.below(Next.size())]);
    }
    return Right;
  }

private:
  /// A value, and the how many-th time that it was computed.
  using Instance = std::pair<const Value *, unsigned>;

  void Start() {
    Current = &F.getEntryBlock();
    Slots.assign(H.Variables.size(), {nullptr, 0});
    Times.clear();
  }
  Instance instance(const Value *V) { return {V, Times.lookup(V)}; }

  void enter(const BasicBlock &B) {
    const bool IsHandler = &B == H.TheHandler.Block;
    if (IsHandler)
      for (auto [Variable, Slot] : zip_equal(H.Variables, Slots)) {
        const Value *Expected = Variable.TheValue;
        if (Variable.HasPhi)
          Expected = cast<PHINode>(Expected)->getIncomingValueForBlock(Current);
        if (!isa<UndefValue>(Expected) && Slot != instance(Expected))
          Right = false;
      }
    for (const PHINode &Phi : B.phis())
      ++Times[&Phi];
    if (IsHandler)
      for (auto [Variable, Slot] : zip_equal(H.Variables, Slots))
        if (Variable.HasPhi)
          Slot = instance(Variable.TheValue);
    Current = &B;
  }

  void executeBlock() {
    for (const Instruction &I : *Current) {
      for (const Upsilon *U : Before.lookup(&I))
        Slots[U->Variable] = instance(U->Stored);
      if (!isa<PHINode>(I))
        ++Times[&I];
    }
  }

  const Function &F;
  const PhiCHandler &H;
  DenseMap<const Instruction *, SmallVector<const Upsilon *, 2>> Before;
  const BasicBlock *Current = nullptr;
  std::vector<Instance> Slots;
  DenseMap<const Value *, unsigned> Times;
  bool Right = true;
};

TEST_F(PhiCTest, RandomFunctions) {
  Random R(1);
  unsigned Edges = 0, Upsilons = 0;
  for (unsigned Trial = 0; Trial < 2000; ++Trial) {
    ASSERT_NO_FATAL_FAILURE(makeRandom(R));
    for (const PhiCHandler &H : Handlers) {
      EXPECT_TRUE(checkPhiC(H, DT).empty());
      EXPECT_TRUE(SlotExecution(*F, H).isRight(R, 100));
      Edges += H.TheHandler.Raising.size();
      Upsilons += H.Upsilons.size();
    }
  }
  EXPECT_GT(Edges, 2000u);
  EXPECT_GT(Upsilons, 2000u);
}

/// What the check accepts is right on all paths, whatever the upsilon nodes
/// are.
TEST_F(PhiCTest, ChangedUpsilons) {
  Random R(2);
  unsigned Found = 0, Wrong = 0;
  for (unsigned Trial = 0; Trial < 3000; ++Trial) {
    ASSERT_NO_FATAL_FAILURE(makeRandom(R));
    for (PhiCHandler H : Handlers) {
      if (H.Upsilons.empty())
        continue;
      unsigned I = R.below(H.Upsilons.size());
      Upsilon &U = H.Upsilons[I];
      switch (R.below(4)) {
      case 0:
        H.Upsilons.erase(H.Upsilons.begin() + I);
        break;
      case 1:
        U.Stored = anyValueAt(R, *U.Before);
        break;
      case 2:
        U.Before = U.Before->getParent()->getTerminator();
        break;
      case 3: {
        const BasicBlock *B = H.Region[R.below(H.Region.size())];
        U.Before = &*B->getFirstInsertionPt();
        break;
      }
      }
      bool IsFound = !checkPhiC(H, DT).empty();
      bool IsWrong = !SlotExecution(*F, H).isRight(R, 200);
      EXPECT_TRUE(IsFound || !IsWrong);
      Found += IsFound;
      Wrong += IsWrong;
    }
  }
  EXPECT_GT(Wrong, 300u);
  EXPECT_GE(Found, Wrong);
}

TEST_F(PhiCTest, PrintedForm) {
  Random R(3);
  FunctionAnalysisManager AM;
  AM.registerPass([] { return PassInstrumentationAnalysis(); });
  AM.registerPass([] { return DominatorTreeAnalysis(); });
  AM.registerPass([] { return LivenessAnalysis(); });
  unsigned Checked = 0;
  for (unsigned Trial = 0; Trial < 500; ++Trial) {
    ASSERT_NO_FATAL_FAILURE(makeRandom(R));
    std::string Text, Before, After;
    raw_string_ostream(Before) << *F;
    raw_string_ostream OS(Text);
    printPhiC(OS, *F, AM);
    raw_string_ostream(After) << *F;
    EXPECT_EQ(Before, After);
    // No value comes into a handler without a phi-c node, either.
    EXPECT_EQ(StringRef(Text).count("wrong"), 0u) << Text;
    EXPECT_EQ(StringRef(Text).count("checked"), Handlers.size());
    Checked += Handlers.size();
    AM.clear(*F, F->getName());
  }
  EXPECT_GT(Checked, 500u);
}

constexpr StringLiteral TwoCalls = R"(
  define i32 @f(i32 %a, ptr %raises) {
  entry:
    %e1 = call ptr %raises()
    %r1 = icmp ne ptr %e1, null
    br i1 %r1, label %handler, label %ok
  ok:
    %b = mul i32 %a, 2
    %e2 = call ptr %raises()
    %r2 = icmp ne ptr %e2, null
    br i1 %r2, label %handler, label %exit
  exit:
    ret i32 0
  handler:
    %e = phi ptr [ %e1, %entry ], [ %e2, %ok ], !mincaml.handler !0
    %x = phi i32 [ %a, %entry ], [ %b, %ok ]
    ret i32 %x
  }
  !0 = !{}
)";

TEST_F(PhiCTest, Errors) {
  ASSERT_NO_FATAL_FAILURE(parse(TwoCalls));
  ASSERT_EQ(Handlers.size(), 1u);
  const PhiCHandler &Right = Handlers.front();
  const BasicBlock *Entry = &F->getEntryBlock(), *Ok = Entry->getNextNode();
  ASSERT_EQ(Right.Upsilons.size(), 2u);
  EXPECT_TRUE(checkPhiC(Right, DT).empty());

  auto OnlyFault = [&](const PhiCHandler &H) {
    std::vector<PhiCError> Errors = checkPhiC(H, DT);
    EXPECT_EQ(Errors.size(), 1u);
    return Errors.empty() ? PhiCError() : Errors.front();
  };
  PhiCHandler Missing = Right;
  Missing.Upsilons.erase(Missing.Upsilons.begin());
  EXPECT_EQ(OnlyFault(Missing).Raising, Entry);
  EXPECT_EQ(OnlyFault(Missing).Contents, nullptr);

  PhiCHandler Old = Right;
  Old.Upsilons.pop_back();
  EXPECT_EQ(OnlyFault(Old).Raising, Ok);
  EXPECT_EQ(OnlyFault(Old).Contents, F->getArg(0));

  PhiCHandler TooLate = Right;
  TooLate.Upsilons[0].Before = &Ok->front();
  EXPECT_EQ(OnlyFault(TooLate).Raising, Entry);

  PhiCHandler TooEarly = Right;
  TooEarly.Upsilons[1].Before = &Ok->front();
  std::vector<PhiCError> Errors = checkPhiC(TooEarly, DT);
  ASSERT_EQ(Errors.size(), 2u);
  EXPECT_EQ(Errors[0].Raising, nullptr);
  EXPECT_EQ(Errors[0].Contents->getName(), "b");
  EXPECT_EQ(Errors[1].Raising, Ok);
}

/// What is stored before the value is computed again is not the value any more.
TEST_F(PhiCTest, ValuesOfTheLastIteration) {
  ASSERT_NO_FATAL_FAILURE(parse(R"(
    define i32 @f(i32 %a, ptr %raises) {
    entry:
      br label %loop
    loop:
      %i = phi i32 [ 0, %entry ], [ %next, %ok ]
      %next = add i32 %i, %a
      %e1 = call ptr %raises()
      %r1 = icmp ne ptr %e1, null
      br i1 %r1, label %handler, label %ok
    ok:
      %e2 = call ptr %raises()
      %r2 = icmp ne ptr %e2, null
      br i1 %r2, label %handler, label %loop
    handler:
      %e = phi ptr [ %e1, %loop ], [ %e2, %ok ], !mincaml.handler !0
      %x = phi i32 [ %i, %loop ], [ %next, %ok ]
      ret i32 %x
    }
    !0 = !{}
  )"));
  ASSERT_EQ(Handlers.size(), 1u);
  EXPECT_TRUE(checkPhiC(Handlers[0], DT).empty());
  // In the second iteration the slot contains %next of the first one, which is
  // equal to %i, but not known to be.
  PhiCHandler H = Handlers[0];
  erase_if(H.Upsilons, [](auto &U) { return U.Stored->getName() == "i"; });
  std::vector<PhiCError> Errors = checkPhiC(H, DT);
  ASSERT_EQ(Errors.size(), 1u);
  EXPECT_EQ(Errors[0].Raising->getName(), "loop");
  EXPECT_EQ(Errors[0].Contents, nullptr);
}

} // namespace
