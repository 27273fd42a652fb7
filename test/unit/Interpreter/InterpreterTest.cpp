//===- InterpreterTest.cpp - Tests of the interpreter ---------------------===//
//
// These tests check the exact cost of a run, and trees that are deeper than
// those that the parser creates. test/lit/EndToEnd and test/lit/Interpreter
// test the meaning of programs.
//
//===----------------------------------------------------------------------===//

#include "mincaml/Interpreter/Interpreter.h"
#include "../Frontend/Program.h"
#include "llvm/Support/thread.h"
#include "gtest/gtest.h"
#include <cstdio>
#include <unistd.h>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMRange;

namespace {

struct FileCloser {
  void operator()(FILE *File) const { fclose(File); }
};

/// An anonymous file in place of a standard stream.
class TemporaryFile {
public:
  TemporaryFile() : File(tmpfile()) {}
  int descriptor() const { return fileno(File.get()); }
  void write(llvm::StringRef Text) {
    EXPECT_EQ(::write(descriptor(), Text.data(), Text.size()),
              ssize_t(Text.size()));
    lseek(descriptor(), 0, SEEK_SET);
  }
  std::string text() const {
    std::string Text(1 << 16, '\0');
    ssize_t Size = pread(descriptor(), Text.data(), Text.size(), 0);
    Text.resize(std::max<ssize_t>(Size, 0));
    return Text;
  }

private:
  std::unique_ptr<FILE, FileCloser> File;
};

struct RunResult {
  int Status;
  std::string Output;
  std::string Errors;
};

/// A program that is ready to run.
class Prepared {
public:
  explicit Prepared(llvm::StringRef Text) : TheProgram(Text) {
    EXPECT_TRUE(TheProgram.infer()) << TheProgram.Output;
    TheInterpreter = Interpreter::create(
        *TheProgram.Tree,
        *TheProgram.Sources.getMemoryBuffer(TheProgram.BufferID),
        TheProgram.Engine);
    EXPECT_TRUE(TheInterpreter) << TheProgram.Output;
  }

  RunResult run(InterpreterOptions Options = {}, llvm::StringRef Input = "") {
    TemporaryFile In, Out, Errors;
    In.write(Input);
    Options.InputDescriptor = In.descriptor();
    Options.OutputDescriptor = Out.descriptor();
    Options.ErrorDescriptor = Errors.descriptor();
    int Status = TheInterpreter->run(Options);
    return {Status, Out.text(), Errors.text()};
  }

  /// The smallest limit with which the program succeeds.
  uint64_t leastSteps() {
    return least([&](uint64_t Limit) {
      InterpreterOptions Options;
      Options.MaxSteps = Limit;
      int Status = run(Options).Status;
      EXPECT_TRUE(Status == 0 || Status == StepLimitStatus);
      return Status == 0;
    });
  }
  uint64_t leastMemory() {
    return least([&](uint64_t Limit) {
      InterpreterOptions Options;
      Options.MaxMemory = Limit;
      int Status = run(Options).Status;
      EXPECT_TRUE(Status == 0 || Status == MemoryLimitStatus);
      return Status == 0;
    });
  }

private:
  static uint64_t least(llvm::function_ref<bool(uint64_t)> Suffices) {
    uint64_t TooFew = 0;
    uint64_t Enough = 1;
    for (; !Suffices(Enough); Enough *= 2)
      TooFew = Enough;
    while (Enough - TooFew > 1) {
      uint64_t Middle = TooFew + (Enough - TooFew) / 2;
      (Suffices(Middle) ? Enough : TooFew) = Middle;
    }
    return Enough;
  }

  test::Program TheProgram;
  std::unique_ptr<Interpreter> TheInterpreter;
};

uint64_t steps(llvm::StringRef Text) { return Prepared(Text).leastSteps(); }
uint64_t memory(llvm::StringRef Text) { return Prepared(Text).leastMemory(); }

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

TEST(InterpreterTest, RunsAnyNumberOfTimes) {
  Prepared P("let a = Array.make 1 0 in a.(0) <- a.(0) + read_int ();"
             "print_int a.(0); prerr_int 7; print_float (read_float ())");
  for (int I = 0; I != 2; ++I) {
    RunResult R = P.run({}, "20 2.5");
    EXPECT_EQ(R.Status, 0);
    EXPECT_EQ(R.Output, "202.5");
    EXPECT_EQ(R.Errors, "7");
  }
}

TEST(InterpreterTest, FailuresReturn) {
  Prepared P("print_int 3;\n  print_int (7 / read_int ())");
  RunResult R = P.run({}, "0");
  EXPECT_EQ(R.Status, RuntimeErrorStatus);
  EXPECT_EQ(R.Output, "3");
  EXPECT_EQ(R.Errors, "mincaml: t.ml:2:16: division by zero\n");
  EXPECT_EQ(P.run({}, "7").Output, "31");
}

TEST(InterpreterTest, ReportsEachExternalOnceInTheOrderOfTheText) {
  test::Program P("f 1 (g.(0)); f 2 (h true)");
  ASSERT_TRUE(P.infer());
  P.Output.clear();
  EXPECT_FALSE(Interpreter::create(
      *P.Tree, *P.Sources.getMemoryBuffer(P.BufferID), P.Engine));
  EXPECT_EQ(P.codes(), "MC0411 MC0411 MC0411");
  size_t F = P.Output.find("min_caml_f;");
  size_t G = P.Output.find("min_caml_g;");
  size_t H = P.Output.find("min_caml_h;");
  EXPECT_TRUE(F < G && G < H && H != std::string::npos) << P.Output;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

TEST(InterpreterTest, StepsOfExpressions) {
  // The three steps are the unit, the return of the program and its end.
  EXPECT_EQ(steps("()"), 3u);
  uint64_t Rest = 3;
  EXPECT_EQ(steps("print_int 1; ()") - Rest, 3u);
  EXPECT_EQ(steps("let x = 1 in ()") - Rest, 2u);
  EXPECT_EQ(steps("let x = 1 + 2 * 3 in ()") - Rest, 6u);
  EXPECT_EQ(steps("let x = (1, (2, 3)) in ()") - Rest, 6u);
  EXPECT_EQ(steps("let a = Array.make 1 2 in a.(0) <- a.(0)") - Rest, 9u);
  EXPECT_EQ(steps("let (x, y, z) = (1, 2, 3) in ()") - Rest, 5u);
  EXPECT_EQ(steps("let rec f x = x in let y = f 1 in ()") - Rest, 8u);
}

TEST(InterpreterTest, OnlyTheBranchTakenCounts) {
  uint64_t Rest = steps("let x = 0 in ()") - 1;
  EXPECT_EQ(steps("let x = (if true then 1 else 2 + 3 + 4) in ()") - Rest, 4u);
  EXPECT_EQ(steps("let x = (if false then 1 + 2 + 3 else 4) in ()") - Rest, 3u);
  EXPECT_EQ(steps("let x = (false && (1 < 2)) in ()") - Rest, 3u);
  EXPECT_EQ(steps("let x = (true || (1 < 2)) in ()") - Rest, 4u);
}

TEST(InterpreterTest, ZeroIsNoLimit) {
  InterpreterOptions Options;
  Options.MaxSteps = 0;
  Options.MaxMemory = 0;
  EXPECT_EQ(Prepared("let rec f n = if n = 0 then 0 else 1 + f (n - 1) in "
                     "print_int (f 100000)")
                .run(Options)
                .Output,
            "100000");
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

TEST(InterpreterTest, MemoryOfObjects) {
  uint64_t Rest = memory("let x = 0 in ()");
  EXPECT_EQ(memory("let x = (1, 2, 3.0) in ()") - Rest, 3 * 8u);
  EXPECT_EQ(memory("let x = Array.make 1000 1 in ()") - Rest, 1001 * 8u);
  EXPECT_EQ(memory("let x = Array.make 1000 1.0 in ()") - Rest, 1001 * 8u);
  EXPECT_EQ(memory("let x = Array.make 1000 () in ()") - Rest, 1001 * 8u);
  EXPECT_EQ(memory("let rec f x = x in f ()") - Rest, 1 * 8u);
  EXPECT_EQ(memory("let x = 1 in let y = 2 in let rec f z = x + y + x + z in "
                   "let u = f 1 in ()") -
                Rest,
            3 * 8u);
  EXPECT_EQ(memory("let f = print_int in ()") - Rest, 1 * 8u);
}

/// Returns a recursive function that computes a sum with N nested calls.
std::string recursion(unsigned N) {
  return "let rec f n = if n = 0 then 0 else 1 + f (n - 1) in "
         "print_int (f " +
         std::to_string(N) + ")";
}

TEST(InterpreterTest, MemoryOfFrames) {
  // Each frame has the closure, n, the link, and the left operand 1 of `+`. The
  // stack grows in units of 4096 bytes.
  uint64_t Growth = memory(recursion(30000 + 512)) - memory(recursion(30000));
  EXPECT_EQ(Growth, 512 * 4 * 8u);
}

TEST(InterpreterTest, TailCallsTakeNoMemory) {
  auto Loop = [](unsigned N) {
    return memory("let rec last n = if n < 0 then last (n + 1) else n in "
                  "let rec loop f n = if n = 0 then f 0 else "
                  "(let m = n - 1 in loop f m) in "
                  "print_int (loop last " +
                  std::to_string(N) + ")");
  };
  EXPECT_EQ(Loop(10), Loop(10000));
}

//===----------------------------------------------------------------------===//
// Depth
//===----------------------------------------------------------------------===//

/// The tests run on a small stack, which any recursion on Depth levels would
/// overflow.
constexpr unsigned Depth = 300000;
constexpr unsigned SmallStack = 256 << 10;

class DeepTreeTest : public testing::Test {
protected:
  Expression *typed(Expression *E, Type *Ty) {
    E->Ty = Ty;
    return E;
  }
  Expression *integer(int32_t Value) {
    return typed(Trees.make<IntLiteral>(SMRange(), Value), Types.integer());
  }
  Expression *boolean(bool Value) {
    return typed(Trees.make<BoolLiteral>(SMRange(), Value), Types.boolean());
  }
  Expression *add(Expression *Left, Expression *Right) {
    return typed(Trees.make<Binary>(SMRange(), BinaryOperator::Add,
                                    llvm::SMLoc(), Left, Right),
                 Types.integer());
  }
  Expression *local(llvm::StringRef Name, Type *Ty) {
    return typed(Trees.make<VariableReference>(SMRange(), Name), Ty);
  }

  /// Returns the output of `print_int E`.
  std::string evaluate(Expression *E) {
    auto *PrintInt = Trees.make<VariableReference>(SMRange(), "print_int");
    PrintInt->ResolvedTo = VariableReference::Resolution::RuntimeExternal;
    typed(PrintInt, Types.function({Types.integer()}, Types.unit()));
    Expression *Call =
        typed(Trees.make<Apply>(SMRange(), PrintInt,
                                Trees.copy(llvm::ArrayRef<Expression *>(E))),
              Types.unit());
    test::Program Empty("");
    TemporaryFile Out;
    InterpreterOptions Options;
    Options.OutputDescriptor = Out.descriptor();
    int Status = -1;
    llvm::thread Thread(std::optional<unsigned>(SmallStack), [&] {
      auto I = Interpreter::create(
          *Call, *Empty.Sources.getMemoryBuffer(Empty.BufferID), Empty.Engine);
      Status = I->run(Options);
    });
    Thread.join();
    EXPECT_EQ(Status, 0);
    return Out.text();
  }

  ASTContext Trees;
  TypeContext Types;
};

TEST_F(DeepTreeTest, Operands) {
  Expression *Left = integer(0);
  Expression *Right = integer(0);
  for (unsigned I = 0; I != Depth; ++I) {
    Left = add(Left, integer(1));
    Right = add(integer(1), Right);
  }
  EXPECT_EQ(evaluate(add(Left, Right)), std::to_string(2 * Depth));
}

TEST_F(DeepTreeTest, Conditionals) {
  Expression *Condition = boolean(true);
  for (unsigned I = 0; I != Depth; ++I)
    Condition = typed(Trees.make<Not>(SMRange(), Condition), Types.boolean());
  Expression *E = integer(5);
  for (unsigned I = 0; I != Depth; ++I)
    E = I % 2 ? typed(Trees.make<If>(SMRange(), boolean(true), E, integer(1)),
                      Types.integer())
              : typed(Trees.make<If>(SMRange(), boolean(false), integer(1), E),
                      Types.integer());
  EXPECT_EQ(evaluate(typed(Trees.make<If>(SMRange(), Condition, E, integer(2)),
                           Types.integer())),
            "5");
}

TEST_F(DeepTreeTest, ValuesOfLets) {
  Expression *E = integer(0);
  for (unsigned I = 0; I != Depth; ++I)
    E = typed(Trees.make<Let>(SMRange(),
                              Binder{"x", SMRange(), Types.integer()}, E,
                              add(local("x", Types.integer()), integer(1))),
              Types.integer());
  EXPECT_EQ(evaluate(E), std::to_string(Depth));
}

/// Each function is nested in the previous one. The innermost one uses the
/// outermost variable, which all of them must capture.
TEST_F(DeepTreeTest, Functions) {
  Type *Int = Types.integer();
  Type *FunctionTy = Types.function({Int}, Int);
  Binder X{"x", SMRange(), Int};
  Binder F{"f", SMRange(), FunctionTy};
  Binder Unused{"_", SMRange(), Int};
  Expression *Body = local("x", Int);
  for (unsigned I = 0; I != Depth; ++I) {
    auto *Definition = Trees.make<FunctionDefinition>();
    Definition->Name = F;
    Definition->Parameters = Trees.copy(llvm::ArrayRef<Binder>(Unused));
    Definition->Body = Body;
    Expression *Call = typed(
        Trees.make<Apply>(SMRange(), local("f", FunctionTy),
                          Trees.copy(llvm::ArrayRef<Expression *>(integer(0)))),
        Int);
    Body = typed(
        Trees.make<LetRec>(SMRange(), Definition, add(Call, integer(1))), Int);
  }
  EXPECT_EQ(
      evaluate(typed(Trees.make<Let>(SMRange(), X, integer(7), Body), Int)),
      std::to_string(Depth + 7));
}

} // namespace
