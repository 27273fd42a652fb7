//===- CoverageTest.cpp - Coverage of the generator -----------------------===//

#include "../Frontend/Program.h"
#include "Options.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::generator;
using namespace mincaml::test;
using llvm::cast;
using llvm::dyn_cast;
using llvm::StringRef;

namespace {

/// Collects the constructs and texts that occur in the programs of some seeds,
/// including programs that end in errors.
class Coverage : public testing::Test {
protected:
  static void SetUpTestSuite() {
    for (uint64_t Seed = 0; Seed < 3000; ++Seed)
      add(options("default", Seed));
    for (uint64_t Seed = 0; Seed < 300; ++Seed)
      add(options("errors", Seed));
  }

  static void add(const GeneratorOptions &Options) {
    GeneratedProgram Generated = generateProgram(Options);
    Used |= Generated.Used;
    // A construct may have been dropped after it was generated. Therefore the
    // text is checked, too.
    const std::string &Text = Generated.Text;
    test::Program P(Text);
    for (const Token &T : P.tokens())
      Words.insert(T.text());
    for (StringRef Form : Forms)
      if (StringRef(Text).contains(Form))
        Seen.insert(Form);
  }

  /// Texts that show that a kind of node or value occurs.
  static constexpr StringRef Forms[] = {
      "true",
      "false",
      "()",
      "-2147483648",
      "2147483647",
      "-0.0",
      "1e999",
      "e-324",
      "not ",
      "-.",
      "if ",
      " else",
      "let rec ",
      "let (",
      "Array.make ",
      "Array.length ",
      ".(",
      " <- ",
      ";\n",
      "let _ = ",
      " () =",
      "4095",
      "4096",
      "-4096",
      "-4097",
      "1023",
      "1024",
      "65535",
      "65536",
      "0.0 /. 0.0",
      "create_array ",
      "create_float_array ",
      "type ",
      "type a0 = ",
      "\nand t",
      "mutable ",
      "'a t",
      " of { ",
      "exception E",
      "match ",
      "function ",
      "=\n  function\n",
      "let rec count",
      "fun {",
      "let {",
      " | exception ",
      " when ",
      " as w",
      "; _ }",
      " with r",
      "List.init 7 ",
      "[|",
      " :: ",
      "ref ",
      "List.fold_right2 ",
      "Option.bind ",
      "Result.map_error ",
      "lnot",
      "int_of_char ",
      "int_of_string \"",
      "let tick k x",
  };

  static inline ConstructSet Used;
  static inline llvm::StringSet<> Words;
  static inline llvm::StringSet<> Seen;
};

TEST_F(Coverage, Constructs) {
  for (unsigned I = 0; I < NumConstructs; ++I) {
    StringRef Name = constructName(generator::Construct(I));
    bool IsPercentage = I >= unsigned(generator::Construct::Shadow);
    EXPECT_TRUE(IsPercentage || Used[I]) << Name.str();
  }
}

TEST_F(Coverage, Operators) {
#define BINARY_OPERATOR(Name, Spelling, Precedence, Group)                     \
  EXPECT_TRUE(Words.contains(Spelling)) << Spelling;
#include "mincaml/Frontend/Syntax.def"
}

// All externals must occur but those that read: generated programs take no
// input.
TEST_F(Coverage, Externals) {
  enum { PURE, OUTPUT, INPUT };
#define MINCAML_EXTERNAL(Name, Parameter, Result, Effect)                      \
  EXPECT_EQ(Words.contains(#Name), Effect != INPUT) << #Name;
#include "mincaml/Support/RuntimeABI.def"
}

TEST_F(Coverage, Forms) {
  for (StringRef Form : Forms)
    EXPECT_TRUE(Seen.contains(Form)) << Form.str();
}

} // namespace
