//===- FuncletsTest.cpp - Handlers of exceptions as functions -------------===//

#include "AllocationCheckTest.h"
#include "gtest/gtest.h"

using namespace mincaml::allocationcheck;
using namespace llvm;

namespace {

/// The handler, block 1, is a function of its own. It returns to block 2.
constexpr const char *Handler = R"(
  bb.0:
    successors: %bb.2, %bb.1
    liveins: $ecx
    %0:gr32 = COPY $ecx
    EH_LABEL 0
    CALL64pcrel32 @g, csr_win64, implicit $rsp, implicit $ssp, implicit-def $rsp, implicit-def $ssp
    EH_LABEL 0
    JMP_1 %bb.2

  bb.1 (landing-pad, ehfunclet-entry):
    successors: %bb.2
    TEST32rr %0, %0, implicit-def dead $eflags
    CATCHRET %bb.2, %bb.0

  bb.2:
    $eax = COPY %0
    RET64 implicit $eax
)";

/// %0 is in $esi and in a slot, and restored at the start of some blocks.
struct HandlerAllocation : HandAllocation {
  explicit HandlerAllocation(std::initializer_list<unsigned> Restored)
      : HandAllocation("x86_64-pc-windows-msvc", Handler) {
    assign({"ESI"});
    int Slot = newSlot(4, 4);
    save(at(0, 1), "ESI", "GR32", Slot);
    for (unsigned Block : Restored)
      restore(at(Block, 0), "ESI", "GR32", Slot);
  }
};

TEST(AllocationCheckerFunclets, Restored) {
  EXPECT_EQ(HandlerAllocation({1, 2}).check(), "");
}

TEST(AllocationCheckerFunclets, LostOnEntry) {
  EXPECT_EQ(HandlerAllocation({2}).check(),
            "'TEST32rr $esi, $esi, implicit-def dead $eflags': operand 0 of "
            "'TEST32rr %0, %0, implicit-def dead $eflags': expected %0 (bits 0 "
            "to 7) in $esi, found an unknown value, or different values on "
            "different paths");
}

TEST(AllocationCheckerFunclets, LostOnReturn) {
  EXPECT_EQ(HandlerAllocation({1}).check(),
            "'RET64 implicit $eax': operand 0 of 'RET64 implicit $eax': "
            "expected $al in $eax, found an unknown value, or different values "
            "on different paths");
}

TEST(AllocationCheckerFunclets, OtherTarget) {
  HandlerAllocation A({1, 2});
  A.at(1, 2).getOperand(0).setMBB(&A.block(0));
  EXPECT_EQ(A.check(), "instruction 'CATCHRET %bb.2, %bb.0' leads to %bb.0 "
                       "instead of %bb.2");
}

TEST(AllocationCheckerFunclets, OtherFunclet) {
  HandlerAllocation A({1, 2});
  A.at(1, 2).getOperand(1).setMBB(&A.block(1));
  EXPECT_EQ(A.check(), "instruction 'CATCHRET %bb.2, %bb.0' leads to %bb.1 "
                       "instead of %bb.0");
}

} // namespace
