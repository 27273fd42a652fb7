//===- KeptAddressTest.cpp - Addresses that recursions keep ---------------===//
//
// What test/lit/Sparc/Rules/kept-addresses.mir cannot say: relocations; and the
// comparison with the code before.
//
//===----------------------------------------------------------------------===//

#include "ChangedCode.h"
#include "Comparison/ConstantUses.h"
#include "MachineCode.h"
#include "mincaml/Support/AddressRegisters.h"
#include "llvm/IR/GlobalVariable.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

using IDs = std::vector<std::string>;

/// The function keeps the address of a variable in %g2.
static void keep(const MachineFunction &In, StringRef Name,
                 StringRef Variable) {
  Module &M = const_cast<Module &>(*In.getFunction().getParent());
  Function &F = *M.getFunction(Name);
  F.setLinkage(GlobalValue::InternalLinkage);
  setAddressRegisters(F, {{"G2", M.getNamedGlobal(Variable)}});
}

//===- The rule -----------------------------------------------------------===//

/// What is wrong with a body that calls `g`, which keeps the address of `x`.
static IDs checkCaller(StringRef Body) {
  Code C(Body, "v8", "sparc-unknown-linux-gnu", "", "", /*HasHalves=*/true);
  keep(C.function(), "g", "x");
  return C.check();
}

TEST(KeptAddress, MadeBeforeCall) {
  EXPECT_EQ(checkCaller(R"(
  bb.0:
    $o6 = SAVEri $o6, -96
    $g2 = SETHIi @x
    CALL @g, csr, implicit $g2 {
      NOP
    }
    RET 8 {
      $g0 = RESTORErr $g0, $g0
    }
)"),
            IDs());
}

TEST(KeptAddress, MadeInSlot) {
  EXPECT_EQ(checkCaller(R"(
  bb.0:
    $o6 = SAVEri $o6, -96
    CALL @g, csr, implicit $g2 {
      $g2 = SETHIi @x
    }
    RET 8 {
      $g0 = RESTORErr $g0, $g0
    }
)"),
            IDs());
}

// The callee leaves it as it was.
TEST(KeptAddress, MadeForTwoCalls) {
  EXPECT_EQ(checkCaller(R"(
  bb.0:
    $o6 = SAVEri $o6, -96
    $l0 = SETHIi @x
    CALL @g, csr, implicit $g2 {
      $g2 = ORrr $l0, $g0
    }
    CALL @g, csr, implicit $g2 {
      $g2 = ORrr $l0, $g0
    }
    RET 8 {
      $g0 = RESTORErr $g0, $g0
    }
)"),
            IDs());
}

TEST(KeptAddress, OfOtherVariable) {
  EXPECT_EQ(checkCaller(R"(
  bb.0:
    $o6 = SAVEri $o6, -96
    $g2 = SETHIi @y
    CALL @g, csr, implicit $g2 {
      NOP
    }
    RET 8 {
      $g0 = RESTORErr $g0, $g0
    }
)"),
            IDs{"SPL034"});
}

TEST(KeptAddress, WholeAddress) {
  EXPECT_EQ(checkCaller(R"(
  bb.0:
    $o6 = SAVEri $o6, -96
    $g2 = SETHIi @x
    $g2 = ADDri $g2, @x
    CALL @g, csr, implicit $g2 {
      NOP
    }
    RET 8 {
      $g0 = RESTORErr $g0, $g0
    }
)"),
            IDs{"SPL034"});
}

TEST(KeptAddress, MadeOnOneWayOnly) {
  EXPECT_EQ(checkCaller(R"(
  bb.0:
    successors: %bb.1, %bb.2
    $o6 = SAVEri $o6, -96
    $g2 = ORri $g0, 1
    $g0 = SUBCCri $i0, 0, implicit-def $icc
    BCOND %bb.2, 1, implicit $icc {
      NOP
    }
  bb.1:
    $g2 = SETHIi @x
  bb.2:
    CALL @g, csr, implicit $g2 {
      NOP
    }
    RET 8 {
      $g0 = RESTORErr $g0, $g0
    }
)"),
            IDs{"SPL034"});
}

/// What is wrong with a body of a function that keeps the address of `x` and
/// calls `g`, which knows nothing of it.
static IDs checkFunction(StringRef Body) {
  Code C(Body, "v8", "sparc-unknown-linux-gnu", "", "", /*HasHalves=*/true);
  keep(C.function(), "f", "x");
  return C.check();
}

TEST(KeptAddress, UsedAtEntry) {
  EXPECT_EQ(checkFunction(R"(
  bb.0:
    $o0 = LDri $g2, @x :: (load (s32))
    RETL 8 {
      NOP
    }
)"),
            IDs());
  EXPECT_EQ(checkFunction(R"(
  bb.0:
    $o0 = LDri $g2, @y :: (load (s32))
    RETL 8 {
      NOP
    }
)"),
            IDs{"SPL003"});
}

TEST(KeptAddress, MadeAgainBehindCall) {
  EXPECT_EQ(checkFunction(R"(
  bb.0:
    $o6 = SAVEri $o6, -96
    CALL @g, csr {
      NOP
    }
    $g2 = SETHIi @x
    $o0 = LDri $g2, @x :: (load (s32))
    RET 8 {
      $g0 = RESTORErr $g0, $g0
    }
)"),
            IDs());
  EXPECT_EQ(checkFunction(R"(
  bb.0:
    $o6 = SAVEri $o6, -96
    CALL @g, csr {
      NOP
    }
    $g2 = SETHIi @y
    RET 8 {
      $g0 = RESTORErr $g0, $g0
    }
)"),
            IDs{"SPL034"});
}

// Addresses of 44 bits, of which the high half is made in three steps.
TEST(KeptAddress, Of44Bits) {
  Code C(R"(
  bb.0:
    $o6 = SAVEri $o6, -192
    $g2 = SETHIi @x
    $g2 = ADDri $g2, @x
    $g2 = SLLXri $g2, 12
    CALL @g, csr, implicit $g2 {
      NOP
    }
    RET 8 {
      $g0 = RESTORErr $g0, $g0
    }
)",
         "v9", "sparcv9-unknown-linux-gnu");
  keep(C.function(), "g", "x");
  C.instruction(1).getOperand(1).setTargetFlags(ELF::R_SPARC_H44);
  C.instruction(2).getOperand(2).setTargetFlags(ELF::R_SPARC_M44);
  EXPECT_EQ(C.check(), IDs());
  C.instruction(3).getOperand(2).setImm(11);
  EXPECT_EQ(C.check(), IDs{"SPL034"});
}

//===- The comparison -----------------------------------------------------===//

/// \p Keeping: `f` or `g`.
static std::string difference(StringRef Keeping, StringRef Before,
                              StringRef After) {
  ChangedCode Changed(Before, After, ChangedCode::V8, /*HasFrameMoves=*/true,
                      /*Properties=*/"", /*HasHalves=*/true);
  keep(Changed.function(), Keeping, "x");
  return Changed.difference<ConstantUses>();
}

namespace {

constexpr StringRef Access = R"(
  bb.0:
    %0:intregs = SETHIi @x
    %1:intregs = ADDri %0, @x
    STri %1, 0, %1
    %2:intregs = SETHIi 100
    STri %0, @x, %2
    RETL 8
)";

constexpr StringRef CallFromOutside = R"(
  bb.0:
    %0:intregs = SETHIi 100
    $o0 = COPY %0
    CALL @g, csr
    RETL 8
)";

} // namespace

TEST(KeptAddress, UsedInsteadOfHighHalf) {
  EXPECT_EQ(difference("f", Access, R"(
  bb.0:
    %1:intregs = ADDri $g2, @x
    STri %1, 0, %1
    %2:intregs = SETHIi 100
    STri $g2, @x, %2
    RETL 8
)"),
            "");
}

TEST(KeptAddress, UsedInsteadOfNumber) {
  EXPECT_EQ(difference("f", Access, R"(
  bb.0:
    %1:intregs = ADDri $g2, @x
    STri %1, 0, %1
    STri $g2, @x, $g2
    RETL 8
)"),
            "an operand has another value");
}

TEST(KeptAddress, UsedInsteadOfWholeAddress) {
  EXPECT_EQ(difference("f", Access, R"(
  bb.0:
    STri $g2, 0, $g2
    %2:intregs = SETHIi 100
    STri $g2, @x, %2
    RETL 8
)"),
            "an operand has another value");
}

// Another function keeps it.
TEST(KeptAddress, UsedInOtherFunction) {
  EXPECT_EQ(difference("g", Access, R"(
  bb.0:
    %1:intregs = ADDri $g2, @x
    STri %1, 0, %1
    %2:intregs = SETHIi 100
    STri $g2, @x, %2
    RETL 8
)"),
            "there are other instructions");
}

TEST(KeptAddress, MadeForCall) {
  EXPECT_EQ(difference("g", CallFromOutside, R"(
  bb.0:
    %0:intregs = SETHIi 100
    $o0 = COPY %0
    $g2 = SETHIi @x
    CALL @g, csr, implicit $g2
    RETL 8
)"),
            "");
}

// What is between the two would read it.
TEST(KeptAddress, MadeTooEarly) {
  EXPECT_EQ(difference("g", R"(
  bb.0:
    $o0 = COPY $g2
    CALL @g, csr
    RETL 8
)",
                       R"(
  bb.0:
    $g2 = SETHIi @x
    $o0 = COPY $g2
    CALL @g, csr, implicit $g2
    RETL 8
)"),
            "there are other instructions");
}

TEST(KeptAddress, MadeForNothing) {
  EXPECT_EQ(difference("g", CallFromOutside, R"(
  bb.0:
    %0:intregs = SETHIi 100
    $o0 = COPY %0
    CALL @g, csr, implicit $g2
    $g2 = SETHIi @x
    RETL 8
)"),
            "there are other instructions");
}

TEST(KeptAddress, CallWithOtherRegister) {
  EXPECT_EQ(difference("g", CallFromOutside, R"(
  bb.0:
    %0:intregs = SETHIi 100
    $o0 = COPY %0
    CALL @g, csr, implicit $g3
    RETL 8
)"),
            "it does not follow what it followed");
}
