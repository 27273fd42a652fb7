//===- ObjectCheckTest.cpp - Decoding, and files that lie -----------------===//

#include "mincaml/SparcCheck/ObjectCheck.h"
#include "Object/Words/Disassembly.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"
#include "gtest/gtest.h"
#include <random>

using namespace mincaml::sparc;
using namespace llvm;

namespace {

class ObjectCheckTest : public testing::Test {
protected:
  static void SetUpTestSuite() {
    InitializeAllTargetInfos();
    InitializeAllTargets();
    InitializeAllTargetMCs();
    InitializeAllAsmParsers();
    InitializeAllDisassemblers();
  }
};

/// Code with calls, a table, relocations of all common kinds and data.
constexpr StringRef Program = R"(
        .text
        .type first, @function
first:  save %sp, -96, %sp
        cmp %i0, 3
        bgu 1f
        sll %i0, 2, %l0
        sethi %hi(table), %l1
        or %l1, %lo(table), %l1
        ld [%l1+%l0], %l1
        jmp %l1
        nop
.L0:    call second
        mov 1, %o0
1:      ret
        restore %g0, %i0, %o0
.L1:    ba,a 1b
        .size first, .-first
        .globl second
        .type second, @function
second: ldd [%o0], %f0
        fcmps %f0, %f1
        nop
        fbe,a 1f
        fadds %f0, %f1, %f0
        wr %g0, 0, %y
        nop
        nop
        nop
        sdiv %o0, %o1, %o0
1:      retl
        st %o0, [%sp+68]
        .size second, .-second
        .data
        .align 4
table:  .word .L0, .L1, .L0, second
)";

} // namespace

static void ignore(const Finding &) {}

/// What the decoder says of registers, against LLVM's tables.
static void compareWithLLVM(StringRef CPU, bool Is64) {
  CodeArchitecture A = cantFail(CodeArchitecture::ofProcessor(CPU, "", Is64));
  std::unique_ptr<Disassembly> LLVM = cantFail(Disassembly::create(A));
  std::mt19937 Numbers(1);
  unsigned Compared = 0;
  while (Compared != 100000) {
    uint32_t Word = Numbers();
    InstructionWord I = decodeWord(Word, A.HasV9);
    if (I.HasOddPair || I.HasMisplacedDouble || I.HasMisplacedQuad ||
        I.IsExtension || I.Op == WordOperation::Opaque ||
        I.Op == WordOperation::Call ||
        LLVM->legality(Word) != Disassembly::Legality::Legal)
      continue;
    InstructionWord Other;
    Other.Word = Word;
    LLVM->addRegisters(Other);
    // LLVM makes divisions write %y and all traps read %icc; leaves out that
    // %asr2 is %ccr and what %fsr holds; and lets V8 have %fcc1 to %fcc3.
    RegisterSet Known;
    if (I.Op == WordOperation::Divide)
      Known.set(reg::Y);
    if (I.Op == WordOperation::Trap || (Word >> 19 & 0x1ff) == 0x130 ||
        (Word >> 19 & 0x3f) == 0x30)
      Known.set(reg::ICC);
    // Nor does it tell branches that always or never go anywhere.
    if (I.Op == WordOperation::Branch &&
        I.Condition != BranchCondition::Sometimes)
      for (unsigned R = reg::ICC; R != reg::Y; ++R)
        Known.set(R);
    bool IsStateLoad = Word >> 30 == 3 && (Word >> 19 & 0x3f) == 0x21;
    if (IsStateLoad || (I.Op == WordOperation::FloatCompare && !A.HasV9))
      for (unsigned CC = 0; CC != 4; ++CC)
        Known.set(reg::FCC0 + CC);
    ++Compared;
    ASSERT_EQ((I.Reads & ~Known).to_string(),
              (Other.Reads & ~Known).to_string())
        << std::hex << Word << ' ' << LLVM->text(Word, 0);
    ASSERT_EQ((I.Writes & ~Known).to_string(),
              (Other.Writes & ~Known).to_string())
        << std::hex << Word << ' ' << LLVM->text(Word, 0);
  }
}

TEST_F(ObjectCheckTest, DecoderAgreesWithLLVMOnV8) {
  compareWithLLVM("v8", false);
}
TEST_F(ObjectCheckTest, DecoderAgreesWithLLVMOnV9) {
  compareWithLLVM("v9", true);
}

/// Every word prints, whatever it is.
TEST_F(ObjectCheckTest, EveryWordHasText) {
  CodeArchitecture A =
      cantFail(CodeArchitecture::ofProcessor("niagara4", "", true));
  std::unique_ptr<Disassembly> LLVM = cantFail(Disassembly::create(A));
  std::mt19937 Numbers(2);
  for (unsigned N = 0; N != 100000; ++N)
    EXPECT_FALSE(LLVM->text(Numbers(), 0).empty());
}

TEST_F(ObjectCheckTest, RightProgram) {
  std::string Object = cantFail(assembleSparc(
      MemoryBufferRef(Program, "p.s"), "sparc-unknown-linux-gnu", "v8", ""));
  ObjectCheckResult Result =
      cantFail(checkObject(MemoryBufferRef(Object, "p.o"), {}, ignore));
  EXPECT_FALSE(Result.hasViolation());
  EXPECT_EQ(Result.Functions, 2u);
  EXPECT_EQ(Result.ReachedWords, Result.Words);
}

/// Truncated, and with bytes changed: an error or findings, no crash.
TEST_F(ObjectCheckTest, CorruptedFiles) {
  std::string Object = cantFail(assembleSparc(
      MemoryBufferRef(Program, "p.s"), "sparc-unknown-linux-gnu", "v8", ""));
  ObjectCheckOptions Options;
  Options.ReportUnproved = true;
  auto Check = [&](StringRef Bytes) {
    // A copy of the right size, so that memory checkers see its end.
    auto Copy = MemoryBuffer::getMemBufferCopy(Bytes, "p.o");
    Expected<ObjectCheckResult> Result = checkObject(*Copy, Options, ignore);
    if (!Result)
      EXPECT_FALSE(toString(Result.takeError()).empty());
  };
  for (size_t Size = 0; Size != Object.size(); ++Size)
    Check(StringRef(Object).take_front(Size));
  std::mt19937 Numbers(3);
  for (unsigned N = 0; N != 4000; ++N) {
    std::string Changed = Object;
    for (unsigned K = 0; K <= N % 4; ++K)
      Changed[Numbers() % Changed.size()] = Numbers();
    Check(Changed);
  }
}
