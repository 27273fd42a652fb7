//===- VerifierTest.cpp - Faults the verifier must see --------------------===//

#include "mincaml/KNormal/Verifier.h"
#include "TestProgram.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::knormal;

namespace {

class Verifier : public ::testing::Test {
protected:
  Name *name(const char *N) { return C.identifier(N); }
  Binder bind(const char *N, Type *Ty) { return {name(N), Ty, llvm::SMLoc()}; }
  Expression *integer(int Value) {
    return C.make<Int>(Types.integer(), L, Value);
  }
  Expression *add(const char *X, const char *Y) {
    return C.make<Arithmetic>(Types.integer(), L, ArithmeticOperator::Add,
                              name(X), name(Y));
  }
  Expression *let(Binder B, Expression *Value, Expression *Body) {
    return C.make<Let>(Body->Ty, L, B, Value, Body);
  }
  llvm::ArrayRef<Name *> names(std::initializer_list<Name *> Ns) {
    return C.copy(llvm::ArrayRef<Name *>(Ns.begin(), Ns.size()));
  }
  ClosedFunction *function(const char *N, Expression *Body) {
    auto *F = C.make<ClosedFunction>();
    F->Label = name(N);
    F->Ty = Types.function({Types.integer()}, Types.integer());
    F->Parameters = C.copy(llvm::ArrayRef(bind("p", Types.integer())));
    F->Body = Body;
    return F;
  }

  std::string faults(Expression *E, Binders Names = Binders::AreUnique) {
    std::string Text;
    llvm::raw_string_ostream OS(Text);
    EXPECT_EQ(verify(*E, Names, OS), Text.empty());
    return Text;
  }
  std::string faults(const ClosedProgram &P) {
    std::string Text;
    llvm::raw_string_ostream OS(Text);
    EXPECT_EQ(verify(P, OS), Text.empty());
    return Text;
  }

  TypeContext Types;
  Context C{Types};
  llvm::SMLoc L;
};

} // namespace

TEST_F(Verifier, AcceptsShadowingBeforeAlphaConversionOnly) {
  Expression *E =
      let(bind("x", Types.integer()), integer(1),
          let(bind("x", Types.integer()), integer(2), add("x", "x")));
  EXPECT_EQ(faults(E, Binders::MayShadow), "");
  EXPECT_EQ(faults(E, Binders::AreUnique),
            "malformed K-normal form: 'x' is bound twice\n");
}

TEST_F(Verifier, NamesMustBeInScope) {
  EXPECT_EQ(faults(add("x", "y")),
            "malformed K-normal form: 'x' is not bound here\n"
            "malformed K-normal form: 'y' is not bound here\n");
  // The scope of y ends with the value of x.
  Expression *Inner =
      let(bind("y", Types.integer()), integer(1), add("y", "y"));
  EXPECT_EQ(faults(let(bind("x", Types.integer()), Inner, add("x", "y"))),
            "malformed K-normal form: 'y' is not bound here\n");
}

TEST_F(Verifier, OperandsMustHaveTheRightKindOfType) {
  Expression *E = let(bind("x", Types.floating()),
                      C.make<Float>(Types.floating(), L, 1.0), add("x", "x"));
  EXPECT_NE(faults(E).find("'x' cannot have type float"), std::string::npos);
  E = let(bind("x", Types.floating()), integer(1), integer(2));
  EXPECT_EQ(faults(E), "malformed K-normal form: the value of 'x' has type "
                       "int, not float\n");
}

TEST_F(Verifier, ArgumentsMustMatchParameters) {
  Type *Ty = Types.function({Types.integer()}, Types.integer());
  auto *F = C.make<Function>(bind("f", Ty),
                             C.copy(llvm::ArrayRef(bind("x", Types.integer()))),
                             integer(1), llvm::SMRange());
  auto *Call = C.make<Apply>(L, name("f"), Ty, names({name("f"), name("f")}));
  EXPECT_EQ(faults(C.make<LetRec>(Call->Ty, L, F, Call)),
            "malformed K-normal form: 'f' is called with 2 arguments, not 1\n");
}

TEST_F(Verifier, StagesDoNotMix) {
  Type *Ty = Types.function({Types.integer()}, Types.integer());
  auto *F = C.make<Function>(bind("f", Ty),
                             C.copy(llvm::ArrayRef(bind("x", Types.integer()))),
                             integer(1), llvm::SMRange());
  ClosedProgram P;
  P.Main = C.make<LetRec>(Types.integer(), L, F, integer(1));
  EXPECT_EQ(faults(P), "malformed K-normal form: in main: a node of the other "
                       "stage\n");
}

TEST_F(Verifier, FunctionsSeeNoVariablesOfOthers) {
  ClosedProgram P;
  P.Functions.push_back(function("f", add("p", "x")));
  P.Main = let(bind("x", Types.integer()), integer(1), add("x", "x"));
  EXPECT_EQ(faults(P),
            "malformed K-normal form: in f: 'x' is not bound here\n");
  P.Statics.push_back(bind("x", Types.integer()));
  EXPECT_EQ(faults(P), "");
  P.Main = integer(1);
  EXPECT_EQ(faults(P), "malformed K-normal form: in main: the static 'x' is "
                       "never bound\n");
}

TEST_F(Verifier, ClosuresGoWithCapturedVariables) {
  ClosedProgram P;
  ClosedFunction *F = function("f", add("p", "p"));
  P.Functions.push_back(F);
  auto *Call = C.make<ApplyDirect>(L, F, names({name("x")}), name("g"));
  P.Main = let(bind("x", Types.integer()), integer(1),
               let(bind("g", F->Ty), C.make<StaticClosure>(F->Ty, L, F), Call));
  EXPECT_EQ(faults(P),
            "malformed K-normal form: in main: 'f' has no static closure\n"
            "malformed K-normal form: in main: 'f' is called with a closure, "
            "but needs none\n");
  F->HasStaticClosure = true;
  Call->Closure = nullptr;
  EXPECT_EQ(faults(P), "");
  F->Captured = C.copy(llvm::ArrayRef(bind("c", Types.integer())));
  EXPECT_EQ(faults(P),
            "malformed K-normal form: in f: more than one kind of "
            "environment\n"
            "malformed K-normal form: in main: 'f' is called without its "
            "closure\n");
}

TEST_F(Verifier, OwnClosureNeedsOne) {
  ClosedProgram P;
  Type *Ty = Types.function({Types.integer()}, Types.integer());
  P.Functions.push_back(
      function("f", let(bind("g", Ty), C.make<OwnClosure>(Ty, L), integer(1))));
  P.Main = integer(1);
  EXPECT_EQ(faults(P),
            "malformed K-normal form: in f: there is no closure here\n");
}
