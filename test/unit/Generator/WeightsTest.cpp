//===- WeightsTest.cpp ----------------------------------------------------===//

#include "Options.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::generator;
using namespace mincaml::test;

namespace {

std::string set(Weights &W, llvm::StringRef Assignment) {
  llvm::Error E = W.set(Assignment);
  return E ? llvm::toString(std::move(E)) : "";
}

TEST(Weights, Set) {
  Weights W;
  EXPECT_EQ(set(W, "loop-sum=17"), "");
  EXPECT_EQ(W[generator::Construct::LoopSum], 17u);
  EXPECT_EQ(set(W, "loop-sum=x3"), "");
  EXPECT_EQ(W[generator::Construct::LoopSum], 51u);
  EXPECT_EQ(set(W, "loop-sum=0"), "");
  EXPECT_EQ(W[generator::Construct::LoopSum], 0u);
  unsigned Copy = W[generator::Construct::LoopCopy];
  unsigned Loop = W[generator::Construct::StatementLoop];
  EXPECT_EQ(set(W, "loop-*=x2"), "");
  EXPECT_EQ(W[generator::Construct::LoopCopy], 2 * Copy);
  EXPECT_EQ(W[generator::Construct::StatementLoop], Loop);
}

TEST(Weights, Errors) {
  Weights W;
  Weights Before = W;
  std::string Number = ": expected NAME=NUMBER or NAME=xFACTOR, with a number "
                       "from 0 to 1000000";
  EXPECT_EQ(set(W, "loop-sum"), "'loop-sum'" + Number);
  EXPECT_EQ(set(W, "loop-sum=-1"), "'loop-sum=-1'" + Number);
  EXPECT_EQ(set(W, "loop-sum=2x"), "'loop-sum=2x'" + Number);
  EXPECT_EQ(set(W, "loop-sum=1000001"), "'loop-sum=1000001'" + Number);
  EXPECT_EQ(set(W, "lop-sum=1"), "'lop-sum': no construct has this name");
  EXPECT_EQ(set(W, "lop-*=1"), "'lop-*': no construct has this name");
  EXPECT_EQ(set(W, "loop-*=0"),
            "'loop-*=0' sets the weights of all loops to 0");
  for (unsigned I = 0; I < NumConstructs; ++I)
    EXPECT_EQ(W[generator::Construct(I)], Before[generator::Construct(I)]);
}

TEST(Weights, NoOverflow) {
  Weights W;
  EXPECT_EQ(set(W, "*=1000000"), "");
  EXPECT_EQ(set(W, "*=x1000000"), "");
  EXPECT_EQ(W[generator::Construct::LoopSum], Weights::Limit);
  GeneratorOptions Options;
  Options.TheWeights = W;
  EXPECT_NE(generateProgram(Options).Text, "");
}

TEST(Weights, NamesAreDifferent) {
  llvm::StringSet<> Names;
  for (unsigned I = 0; I < NumConstructs; ++I)
    EXPECT_TRUE(Names.insert(constructName(generator::Construct(I))).second)
        << constructName(generator::Construct(I)).str();
}

TEST(Weights, Profiles) {
  llvm::StringSet<> Names;
  for (const Profile &P : profiles()) {
    EXPECT_TRUE(Names.insert(P.Name).second) << P.Name.str();
    options(P, 0);
  }
  EXPECT_EQ(profiles().front().Name, "default");
  EXPECT_EQ(findProfile("lops"), nullptr);
}

// A profile generates more of the constructs that it is named after than the
// default profile.
TEST(Weights, ProfilesDiffer) {
  auto Count = [](llvm::StringRef Profile, llvm::StringRef Text) {
    size_t Result = 0;
    for (uint64_t Seed = 0; Seed < 30; ++Seed) {
      GeneratedProgram P = generateProgram(options(Profile, Seed));
      Result += llvm::StringRef(P.Text).count(Text);
    }
    return Result;
  };
  EXPECT_GT(Count("loops", "let rec loop"), Count("default", "let rec loop"));
  EXPECT_GT(Count("closures", "let rec f"), Count("default", "let rec f"));
  EXPECT_GT(Count("arrays", "<-"), Count("default", "<-"));
  EXPECT_GT(Count("floats", "*."), Count("default", "*."));
  EXPECT_GT(Count("regpressure", "let p"), Count("default", "let p"));
}

} // namespace
