//===- ScaleTest.cpp - Deep, long and wide programs -----------------------===//
//
// The growth of costs is measured in steps and nodes instead of time. Programs
// with growing nesting run on a stack of the same size as the compiler's.
//
//===----------------------------------------------------------------------===//

#include "Helpers/LargeStack.h"
#include "TestProgram.h"
#include "mincaml/KNormal/FreeVariables.h"
#include "mincaml/KNormal/KNormal.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::knormal;

namespace {

/// Returns the number of nodes and operands.
size_t size(const Expression &First) {
  size_t Size = 0;
  for (const Expression *E = &First; E;)
    E = dispatch(*E, [&Size](const auto &Node) -> const Expression * {
      ++Size;
      forEachOperand(Node, [&Size](const Name *) { ++Size; });
      if constexpr (requires { Node.Closures; })
        for (const NewClosure &New : Node.Closures)
          Size += New.Captured.size();
      if constexpr (requires { Node.Value->TheKind; })
        Size += size(*Node.Value);
      if constexpr (requires { Node.Then; }) {
        Size += size(*Node.Then);
        return Node.Else;
      }
      if constexpr (requires { Node.Body; })
        return Node.Body;
      return nullptr;
    });
  return Size;
}

size_t size(const ClosedProgram &P) {
  size_t Size = P.Statics.size() + size(*P.Main);
  for (const ClosedFunction *F : P.Functions)
    Size += 1 + F->Parameters.size() + F->Lifted.size() + F->Captured.size() +
            size(*F->Body);
  return Size;
}

std::string repeat(unsigned N, llvm::function_ref<std::string(unsigned)> F) {
  std::string Text;
  for (unsigned I = 1; I <= N; ++I)
    Text += F(I);
  return Text;
}

/// Returns N nested functions, each of which uses the parameter of the
/// enclosing one.
std::string nestedFunctions(unsigned N) {
  return "let rec f0 x0 = x0 in " +
         repeat(N,
                [](unsigned I) {
                  std::string K = std::to_string(I), J = std::to_string(I - 1);
                  return (I == 1 ? "let rec f1 x1 = "
                                 : "let rec f" + K + " x" + K + " = x" + J +
                                       " + ") +
                         (I == 1 ? std::string("x1 + ") : std::string()) + "(";
                }) +
         "0" + repeat(N, [N](unsigned I) {
           std::string K = std::to_string(N - I + 1);
           return ") in " + (I == N ? "print_int (f1 1)" : "f" + K + " 1");
         });
}

struct Growth {
  uint64_t Steps;
  size_t ClosedSize;
};

Growth measure(const std::string &Source) {
  Growth G;
  TestProgram P(Source);
  FreeVariables FV(*P.renamed(), 8);
  G.Steps = FV.steps();
  G.ClosedSize = size(P.closed());
  return G;
}

/// Checks that a program of twice the size costs about twice as much at most.
void expectNearLinear(llvm::function_ref<std::string(unsigned)> Source,
                      unsigned N) {
  withLargeStack([&] {
    Growth Half = measure(Source(N / 2)), Whole = measure(Source(N));
    EXPECT_LE(Whole.Steps, 2 * Half.Steps + Half.Steps / 5 + 100);
    EXPECT_LE(Whole.ClosedSize, 2 * Half.ClosedSize + Half.ClosedSize / 10);
  });
}

} // namespace

TEST(Scale, NestedFunctions) { expectNearLinear(nestedFunctions, 2000); }

TEST(Scale, SiblingFunctions) {
  expectNearLinear(
      [](unsigned N) {
        return "let a = Array.make 1 1 in let rec f0 x = a.(0) + x in " +
               repeat(N,
                      [](unsigned I) {
                        std::string K = std::to_string(I);
                        return "let rec f" + K + " x = a.(0) + f" +
                               std::to_string(I - 1) + " x in\n";
                      }) +
               "print_int (f" + std::to_string(N) + " 1)";
      },
      50000);
}

TEST(Scale, SiblingsInsideAFunctionEachWithItsOwnVariable) {
  // g_i needs x_i and calls g_(i-1). Passing all variables as arguments would
  // take quadratic space.
  expectNearLinear(
      [](unsigned N) {
        return "let rec f x0 = let rec g0 y = x0 + y in " +
               repeat(N,
                      [](unsigned I) {
                        std::string K = std::to_string(I),
                                    J = std::to_string(I - 1);
                        return "let x" + K + " = x" + J + " + 1 in let rec g" +
                               K + " y = x" + K + " + g" + J + " y in\n";
                      }) +
               "g" + std::to_string(N) + " 1 in print_int (f 1)";
      },
      4000);
}

TEST(Scale, EveryFunctionCallsTheOneAroundIt) {
  // The N functions form one strongly connected component.
  expectNearLinear(
      [](unsigned N) {
        return "let rec f0 x0 = " +
               repeat(N,
                      [](unsigned I) {
                        std::string K = std::to_string(I),
                                    J = std::to_string(I - 1);
                        return "let rec f" + K + " x" + K + " = if x" + K +
                               " < 0 then f" + J + " x" + J + " else ";
                      }) +
               "1" +
               repeat(N,
                      [N](unsigned I) {
                        std::string K = std::to_string(N - I + 1);
                        return " in f" + K + " 1";
                      }) +
               " in print_int (f0 1)";
      },
      1000);
}

TEST(Scale, LongChains) {
  withLargeStack([] {
    const unsigned N = 100000;
    TestProgram Lets("let x = 1 in " +
                     repeat(N, [](unsigned) { return "let x = x + 1 in\n"; }) +
                     "print_int x");
    EXPECT_EQ(Lets.closed().Functions.size(), 0u);
    EXPECT_GT(Lets.closedText().size(), N);
    TestProgram Sums("let x = 1 in print_int (x" +
                     repeat(N, [](unsigned) { return " + x"; }) + ")");
    EXPECT_GT(size(Sums.closed()), 3 * N);
    TestProgram Sequence(
        repeat(N, [](unsigned) { return "print_newline ();\n"; }) + "()");
    EXPECT_GT(size(Sequence.closed()), N);
  });
}

TEST(Scale, DeepNesting) {
  withLargeStack([] {
    const unsigned N = 100000;
    auto Times = [](llvm::StringRef Text) {
      return repeat(N, [Text](unsigned) { return Text.str(); });
    };
    for (const std::string &Source :
         {"let x = 1 in print_int (" + Times("x + (") + "x" + Times(")") + ")",
          "let x = 1 in print_int (" + Times("if x < x then x else ") + "x)",
          "let x = 1 in print_int (" + Times("let x = ") + "x" +
              Times(" in x") + ")",
          "let x = 1 in if x < x" + Times(" && x = x") + " then print_int x",
          "let x = 1 in print_int (" + Times("let rec f x = ") + "x" +
              Times(" in f x") + ")"}) {
      TestProgram P(Source);
      EXPECT_GE(size(P.closed()), N) << Source.substr(0, 100);
      EXPECT_GE(P.closedText().size(), N);
    }
  });
}
