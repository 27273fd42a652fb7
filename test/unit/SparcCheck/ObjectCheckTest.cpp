//===- ObjectCheckTest.cpp - Decoding, and files that lie -----------------===//

#include "mincaml/SparcCheck/ObjectCheck.h"
#include "Object/Instructions/Disassembly.h"
#include "Object/RuleChecks.h"
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
constexpr StringRef AssemblyProgram = R"(
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
    DecodedInstruction I = decodeInstruction(Word, A.HasV9);
    if (I.HasOddPair || I.HasMisalignedDouble || I.HasMisalignedQuad ||
        I.IsExtension || I.Op == DecodedOperation::Opaque ||
        I.Op == DecodedOperation::Call ||
        LLVM->legality(Word) != Disassembly::Legality::Legal)
      continue;
    DecodedInstruction Other;
    Other.Word = Word;
    LLVM->addRegisters(Other);
    // LLVM makes divisions write %y and all traps read %icc; leaves out that
    // %asr2 is %ccr and what %fsr holds; and lets V8 have %fcc1 to %fcc3.
    RegisterSet Known;
    if (I.Op == DecodedOperation::Divide)
      Known.set(reg::Y);
    if (I.Op == DecodedOperation::Trap || (Word >> 19 & 0x1ff) == 0x130 ||
        (Word >> 19 & 0x3f) == 0x30)
      Known.set(reg::ICC);
    // Nor does it tell branches that always or never go anywhere.
    if (I.Op == DecodedOperation::Branch &&
        I.Condition != BranchCondition::Sometimes)
      for (unsigned R = reg::ICC; R != reg::Y; ++R)
        Known.set(R);
    bool IsStateLoad = Word >> 30 == 3 && (Word >> 19 & 0x3f) == 0x21;
    if (IsStateLoad || (I.Op == DecodedOperation::FloatCompare && !A.HasV9))
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

/// Words of one class differ in operands that may have all values.
static void compareWithinClasses(StringRef CPU, bool Is64) {
  CodeArchitecture A = cantFail(CodeArchitecture::ofProcessor(CPU, "", Is64));
  std::unique_ptr<Disassembly> LLVM = cantFail(Disassembly::create(A));
  auto ClassOf = [&](uint32_t Word) {
    return encodingClass(decodeInstruction(Word, A.HasV9));
  };
  auto IsRight = [&](uint32_t Word) {
    DecodedInstruction I = decodeInstruction(Word, A.HasV9);
    return !I.HasOddPair && !I.HasMisalignedDouble && !I.HasMisalignedQuad &&
           LLVM->legality(Word) == Disassembly::Legality::Legal &&
           LLVM->reencode(Word) == Word;
  };
  std::mt19937 Numbers(3);
  unsigned Compared = 0, Right = 0;
  auto Compare = [&](uint32_t Word, uint32_t Other) {
    DecodedInstruction I = decodeInstruction(Word, A.HasV9);
    // LLVM does not encode the displacements of branches and calls.
    if (ClassOf(Other) != ClassOf(Word) || I.isControlTransfer() ||
        I.Op == DecodedOperation::Unimplemented)
      return;
    ++Compared;
    Right += IsRight(Word);
    EXPECT_EQ(IsRight(Word), IsRight(Other))
        << std::hex << Word << ' ' << Other;
  };
  for (unsigned N = 0; N != 50000; ++N) {
    // Bits 5 to 12 are zero in words with two registers.
    uint32_t Word = Numbers() & (N % 2 ? ~0u : ~0x1fe0u);
    for (uint32_t Field : {0x1fu << 25, 0x1fu << 14, 0x1fffu, 0x1fu, 0x3fffffu})
      Compare(Word, (Word & ~Field) | (Numbers() & Field));
  }
  // All registers of floating-point operations.
  for (uint32_t Opf = 0; Opf != 0x200; ++Opf)
    for (uint32_t Op3 : {0x34, 0x35}) {
      uint32_t Word = 2u << 30 | Op3 << 19 | Opf << 5;
      for (unsigned N = 0; N != 64; ++N)
        for (unsigned Low : {0, 5, 14, 25})
          Compare(Word | (N & 3) << Low,
                  Word | (N & 3) << Low |
                      (Numbers() & (0x1fu << 25 | 0x1fu << 14 | 0x1fu)));
    }
  // All immediates of all opcodes, and all registers.
  for (unsigned Op3 = 0; Op3 != 64; ++Op3)
    for (uint32_t Format : {2u << 30, 3u << 30}) {
      uint32_t Word = Format | 2u << 25 | Op3 << 19 | 2u << 14 | 1u << 13;
      for (uint32_t Low = 0; Low != 0x2000; ++Low)
        Compare(Word, Word | Low);
      for (uint32_t R = 0; R != 32; ++R) {
        Compare(Word, (Word & ~(0x1fu << 25)) | R << 25);
        Compare(Word, (Word & ~(0x1fu << 14)) | R << 14);
      }
    }
  EXPECT_GT(Compared, 300000u);
  EXPECT_GT(Right, Compared / 4);
}

TEST_F(ObjectCheckTest, ClassesOfEncodingsOnV7) {
  compareWithinClasses("v7", false);
}
TEST_F(ObjectCheckTest, ClassesOfEncodingsOnV8) {
  compareWithinClasses("v8", false);
}
TEST_F(ObjectCheckTest, ClassesOfEncodingsOnV9) {
  compareWithinClasses("v9", true);
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
  std::string Object =
      cantFail(assembleSparc(MemoryBufferRef(AssemblyProgram, "p.s"),
                             "sparc-unknown-linux-gnu", "v8", ""));
  ObjectCheckTools Tools;
  ObjectCheckResult Result =
      cantFail(checkObject(MemoryBufferRef(Object, "p.o"), {}, ignore, Tools));
  EXPECT_FALSE(Result.hasViolation());
  EXPECT_EQ(Result.Functions, 2u);
  EXPECT_EQ(Result.ReachedWords, Result.Words);
}

/// Truncated, and with bytes changed: an error or findings, no crash.
// A function may end with any word, also with a transfer without its slot.
TEST_F(ObjectCheckTest, FunctionEndsWithTransfer) {
  struct Case {
    StringRef Transfer, CPU;
  };
  ObjectCheckOptions Options;
  Options.ReportUnproved = true;
  ObjectCheckTools Tools;
  for (auto [Transfer, CPU] :
       {Case{"ba outside", "v8"}, Case{"ba,a outside", "v8"},
        Case{"be outside", "v8"}, Case{"be,a outside", "v8"},
        Case{"bn outside", "v8"}, Case{"bn,a outside", "v8"},
        Case{"call outside", "v8"}, Case{"call %g1", "v8"},
        Case{"jmp %g1", "v8"}, Case{"retl", "v8"}, Case{"ret", "v8"},
        Case{"return %i7 + 8", "v9"}, Case{"brz %o0, outside", "v9"},
        Case{"brz,a %o0, outside", "v9"}, Case{"ba,a %xcc, outside", "v9"},
        Case{"cwbe %o0, %o1, 4", "niagara4"}}) {
    // The caller asks what the function reads and whether it returns.
    std::string Source = (".text\n.type caller, @function\n"
                          "caller: save %sp, -176, %sp\n"
                          "call last\nmov 1, %o0\nret\nrestore\n"
                          ".size caller, .-caller\n"
                          ".type last, @function\n"
                          "last: mov 2, %g1\n" +
                          Transfer + "\n.size last, .-last\n")
                             .str();
    std::string Object = cantFail(assembleSparc(
        MemoryBufferRef(Source, "p.s"),
        CPU == "v8" ? "sparc-unknown-linux-gnu" : "sparcv9-unknown-linux-gnu",
        CPU, ""));
    Expected<ObjectCheckResult> Result =
        checkObject(MemoryBufferRef(Object, "p.o"), Options, ignore, Tools);
    if (!Result)
      ADD_FAILURE() << Transfer.str() << ": " << toString(Result.takeError());
    else
      EXPECT_EQ(Result->Words, 7u) << Transfer.str();
  }
}

TEST_F(ObjectCheckTest, CorruptedFiles) {
  std::string Object =
      cantFail(assembleSparc(MemoryBufferRef(AssemblyProgram, "p.s"),
                             "sparc-unknown-linux-gnu", "v8", ""));
  ObjectCheckOptions Options;
  Options.ReportUnproved = true;
  ObjectCheckTools Tools;
  auto Check = [&](StringRef Bytes) {
    // A copy of the right size, so that memory checkers see its end.
    auto Copy = MemoryBuffer::getMemBufferCopy(Bytes, "p.o");
    Expected<ObjectCheckResult> Result =
        checkObject(*Copy, Options, ignore, Tools);
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
