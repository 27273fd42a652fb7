//===- RegisterRangesTest.cpp - Laws of the lattice of upper halves -------===//

#include "Comparison/Validation.h"
#include "Helpers/LatticeLaws.h"

using namespace mincaml;
using namespace mincaml::sparc;

namespace {

/// Some of the five sets, or none, for each register.
class Maker {
public:
  RegisterRanges operator()() {
    RegisterRanges Ranges;
    for (RegisterRange &Range : Ranges) {
      const bool Signed = R.coin(), Unsigned = R.coin();
      Range = RegisterRange::of(Signed, Unsigned);
      if (R.percent(25))
        Range.Either = true;
    }
    return Ranges;
  }

private:
  Random R{7};
};

} // namespace

TEST(RegisterRanges, LatticeLaws) {
  dataflow::checkLatticeLaws(RegisterRangeLattice(), Maker());
}

TEST(RegisterRanges, Height) {
  // Three facts for each register.
  dataflow::checkHeight(RegisterRangeLattice(), 3 * reg::NumIntegers, Maker());
}

TEST(RegisterRanges, ZeroIsAllThatIsKnownAtEntry) {
  const RegisterRanges Ranges = rangesAtEntry();
  EXPECT_EQ(Ranges[reg::G0], RegisterRange::of(true, true));
  for (unsigned R = reg::G1; R != reg::NumIntegers; ++R)
    EXPECT_EQ(Ranges[R], RegisterRange());
}
