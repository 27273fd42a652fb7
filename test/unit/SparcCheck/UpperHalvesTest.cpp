//===- UpperHalvesTest.cpp - Laws of the lattice of upper halves ----------===//

#include "Comparison/UpperHalves.h"
#include "Helpers/LatticeLaws.h"

using namespace mincaml;
using namespace mincaml::sparc;

namespace {

/// Some of the five sets, or none, for each register.
class Maker {
public:
  WordRanges operator()() {
    WordRanges Ranges;
    for (WordRange &Range : Ranges) {
      const bool Signed = R.coin(), Unsigned = R.coin();
      Range = WordRange::of(Signed, Unsigned);
      if (R.percent(25))
        Range.Either = true;
    }
    return Ranges;
  }

private:
  Random R{7};
};

} // namespace

TEST(UpperHalves, LatticeLaws) {
  dataflow::checkLatticeLaws(WordRangeLattice(), Maker());
}

TEST(UpperHalves, Height) {
  // Three facts for each register.
  dataflow::checkHeight(WordRangeLattice(), 3 * reg::NumIntegers, Maker());
}

TEST(UpperHalves, ZeroIsAllThatIsKnownAtEntry) {
  const WordRanges Ranges = rangesAtEntry();
  EXPECT_EQ(Ranges[reg::G0], WordRange::of(true, true));
  for (unsigned R = reg::G1; R != reg::NumIntegers; ++R)
    EXPECT_EQ(Ranges[R], WordRange());
}
