//===- VerifierTest.cpp - Tests of the verifier ---------------------------===//

#include "TestProgram.h"
#include "mincaml/KNormal/Phases.h"
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
  llvm::ArrayRef<Function *> group(std::initializer_list<Function *> Fs) {
    return C.copy(llvm::ArrayRef<Function *>(Fs.begin(), Fs.size()));
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
    EXPECT_EQ(verify(*E, Types, Names, OS), Text.empty());
    return Text;
  }
  std::string faults(const ClosedProgram &P) {
    std::string Text;
    llvm::raw_string_ostream OS(Text);
    EXPECT_EQ(verify(P, Types, OS), Text.empty());
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
  EXPECT_EQ(faults(C.make<LetRec>(Call->Ty, L, group({F}),
                                  FunctionKind::Ordinary, Call)),
            "malformed K-normal form: 'f' is called with 2 arguments, not 1\n");
}

TEST_F(Verifier, StagesDoNotMix) {
  Type *Ty = Types.function({Types.integer()}, Types.integer());
  auto *F = C.make<Function>(bind("f", Ty),
                             C.copy(llvm::ArrayRef(bind("x", Types.integer()))),
                             integer(1), llvm::SMRange());
  ClosedProgram P;
  P.Main = C.make<LetRec>(Types.integer(), L, group({F}),
                          FunctionKind::Ordinary, integer(1));
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

TEST_F(Verifier, LoopsAreStartedOnce) {
  Type *Unit = Types.unit();
  Type *Ty = Types.function({Types.integer()}, Unit);
  auto *F = C.make<ClosedFunction>();
  F->Label = name("for");
  F->Ty = Ty;
  F->Parameters = C.copy(llvm::ArrayRef(bind("i", Types.integer())));
  F->Kind = FunctionKind::Loop;
  auto Call = [&](const char *I) {
    return C.make<ApplyDirect>(L, F, names({name(I)}), nullptr);
  };
  auto Start = [&](Expression *E) {
    return let(bind("x", Types.integer()), integer(1), E);
  };
  ClosedProgram P;
  P.Functions = {F};
  F->Body = Call("i");
  P.Main = Start(Call("x"));
  EXPECT_EQ(faults(P), "");
  P.Main = Start(let(bind("u", Unit), Call("x"), Call("x")));
  EXPECT_EQ(faults(P), "malformed K-normal form: in main: a wrong call of the "
                       "join point 'for'\n");
  P.Main = integer(1);
  EXPECT_EQ(faults(P), "malformed K-normal form: in main: the join point 'for' "
                       "is never called\n");
  P.Main = Start(Call("x"));
  F->Body = let(bind("u", Unit), Call("i"), C.make<knormal::Unit>(Unit, L));
  EXPECT_EQ(faults(P), "malformed K-normal form: in for: a wrong call of the "
                       "join point 'for'\n");
}

TEST_F(Verifier, AJoinIsNotRecursive) {
  Type *Ty = Types.function({Types.integer()}, Types.integer());
  auto *F = C.make<ClosedFunction>();
  F->Label = name("case");
  F->Ty = Ty;
  F->Parameters = C.copy(llvm::ArrayRef(bind("i", Types.integer())));
  F->Kind = FunctionKind::Join;
  auto Call = [&](const char *I) {
    return C.make<ApplyDirect>(L, F, names({name(I)}), nullptr);
  };
  ClosedProgram P;
  P.Functions = {F};
  F->Body = integer(1);
  // It may have several calls.
  P.Main =
      let(bind("x", Types.integer()), integer(1),
          C.make<If>(Types.integer(), L, Comparison::Equal, Types.integer(),
                     name("x"), name("x"), Call("x"), Call("x")));
  EXPECT_EQ(faults(P), "");
  F->Body = Call("i");
  EXPECT_EQ(faults(P), "malformed K-normal form: in case: a wrong call of the "
                       "join point 'case'\n");
}

TEST_F(Verifier, ALoopIsOneFunction) {
  Type *Ty = Types.function({Types.integer()}, Types.integer());
  auto Make = [&](const char *F, const char *X) {
    return C.make<Function>(bind(F, Ty),
                            C.copy(llvm::ArrayRef(bind(X, Types.integer()))),
                            integer(1), llvm::SMRange());
  };
  EXPECT_EQ(faults(C.make<LetRec>(Types.integer(), L,
                                  group({Make("f", "x"), Make("g", "y")}),
                                  FunctionKind::Loop, integer(1))),
            "malformed K-normal form: a join point of several functions\n"
            "malformed K-normal form: an operation cannot have type int\n"
            "malformed K-normal form: an operation cannot have type int\n");
}

TEST_F(Verifier, FunctionsOfAGroupSeeEachOther) {
  Type *Ty = Types.function({Types.integer()}, Types.integer());
  auto Calls = [&](const char *F, const char *G) {
    return C.make<Function>(
        bind(F, Ty),
        C.copy(llvm::ArrayRef(
            bind(F == llvm::StringRef("f") ? "x" : "y", Types.integer()))),
        C.make<Apply>(L, name(G), Ty,
                      names({name(F == llvm::StringRef("f") ? "x" : "y")})),
        llvm::SMRange());
  };
  Function *F = Calls("f", "g");
  Function *G = Calls("g", "f");
  EXPECT_EQ(faults(C.make<LetRec>(Types.integer(), L, group({F, G}),
                                  FunctionKind::Ordinary, integer(1))),
            "");
  // Without the group, g is not in the scope of f.
  EXPECT_EQ(faults(C.make<LetRec>(Types.integer(), L, group({F}),
                                  FunctionKind::Ordinary, integer(1))),
            "malformed K-normal form: 'g' is not bound here\n");
  EXPECT_EQ(faults(C.make<LetRec>(Types.integer(), L, group({F, F}),
                                  FunctionKind::Ordinary, integer(1))),
            "malformed K-normal form: 'f' is bound twice\n"
            "malformed K-normal form: 'g' is not bound here\n"
            "malformed K-normal form: 'x' is bound twice\n"
            "malformed K-normal form: 'g' is not bound here\n");
  EXPECT_EQ(faults(C.make<LetRec>(Types.integer(), L, group({}),
                                  FunctionKind::Ordinary, integer(1))),
            "malformed K-normal form: a definition of no function\n");
  // The parameters of one function are not visible in the other.
  G->Body = add("x", "y");
  EXPECT_EQ(faults(C.make<LetRec>(Types.integer(), L, group({F, G}),
                                  FunctionKind::Ordinary, integer(1))),
            "malformed K-normal form: 'x' is not bound here\n");
}

TEST_F(Verifier, ClosuresOfAGroupCaptureEachOther) {
  ClosedProgram P;
  ClosedFunction *F = function("f", add("p", "p"));
  ClosedFunction *G = function("g", add("p", "p"));
  P.Functions = {F, G};
  F->Captured = C.copy(llvm::ArrayRef(bind("g", G->Ty)));
  G->Captured = C.copy(llvm::ArrayRef(bind("f", F->Ty)));
  NewClosure NewF{bind("f", F->Ty), F, names({name("g")})};
  NewClosure NewG{bind("g", G->Ty), G, names({name("f")})};
  auto Make = [&](std::initializer_list<NewClosure> News) {
    return C.make<MakeClosures>(
        Types.integer(), L,
        C.copy(llvm::ArrayRef<NewClosure>(News.begin(), News.size())),
        integer(1));
  };
  P.Main = Make({NewF, NewG});
  EXPECT_EQ(faults(P), "");
  P.Main = Make({NewF});
  EXPECT_EQ(faults(P),
            "malformed K-normal form: in main: 'g' is not bound here\n");
  P.Main = Make({});
  EXPECT_EQ(faults(P), "malformed K-normal form: in main: a definition of no "
                       "closure\n");
  NewG.Captured = {};
  P.Main = Make({NewF, NewG});
  EXPECT_EQ(faults(P), "malformed K-normal form: in main: the closure of 'g' "
                       "has 0 variables, not 1\n");
}
