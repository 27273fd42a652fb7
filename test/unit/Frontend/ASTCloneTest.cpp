//===- ASTCloneTest.cpp ---------------------------------------------------===//

#include "Program.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/DenseSet.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::test;

namespace {

std::vector<const Expression *> nodes(const Expression &Root) {
  std::vector<const Expression *> All{&Root};
  llvm::SmallVector<const Expression *, 8> Operands;
  for (size_t I = 0; I != All.size(); ++I) {
    Operands.clear();
    appendOperands(All[I], Operands);
    All.insert(All.end(), Operands.begin(), Operands.end());
  }
  return All;
}

TEST(ASTClone, SharesNothing) {
  Program P(
      "let f (x, _) y = for i = 1 to x do y := i done;; f (1, 2) (ref 3)\n"
      "let rec g () = while not true do ignore [|1; 2|] done\n"
      "let (b, c) = (1.0, -.2.0) and a = fun z -> if !z then -1 else 2\n"
      "let () = let rec h n = n in let (k, _) = (h 1, a) in\n"
      "  (Array.make 1 k).(0) <- Array.length [||]");
  ASSERT_TRUE(P.parse()) << P.Output;
  std::string Before = P.print();
  Expression *Copy = clone(*P.Tree, P.Trees);
  EXPECT_TRUE(ast::equal(*P.Tree, *Copy));

  std::vector<const Expression *> Originals = nodes(*P.Tree);
  llvm::DenseSet<const Expression *> Known(Originals.begin(), Originals.end());
  for (const Expression *E : nodes(*Copy)) {
    EXPECT_FALSE(Known.contains(E));
    forEachBinder(
        *E, [](const Binder &B) { const_cast<Binder &>(B).Name = "changed"; });
  }
  EXPECT_EQ(P.print(), Before);
}

TEST(ASTClone, LongChains) {
  std::string Text = "let x0 = 1";
  for (unsigned I = 1; I != 100000; ++I)
    Text += "\nlet x" + std::to_string(I) + " = x" + std::to_string(I - 1);
  Program P(Text);
  ASSERT_TRUE(P.parse());
  EXPECT_TRUE(ast::equal(*P.Tree, *clone(*P.Tree, P.Trees)));
}

} // namespace
