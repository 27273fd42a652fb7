//===- ObjectFuzzer.cpp - Fuzzing the check of SPARC objects --------------===//
//
// For every input, the fuzzer requires that
//  - the check terminates with findings or with an error,
//  - every finding has an address and a rule that objects can violate,
//  - the counts are those of the reported findings,
//  - the JSON and SARIF reports are valid,
//  - checking the same bytes again gives the same report.
//
// Most of an object file consists of aligned words of four bytes: instructions,
// and the fields of headers, symbols and relocations. So besides libFuzzer's
// own mutations, the mutator changes words.
//
//===----------------------------------------------------------------------===//

#include "Input.h"
#include "mincaml/SparcCheck/LoweringRules.h"
#include "mincaml/SparcCheck/ObjectCheck.h"
#include "mincaml/Support/Random.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/TargetSelect.h"
#include <algorithm>
#include <cstring>

using namespace mincaml;
using namespace mincaml::fuzz;
using namespace llvm;

extern "C" size_t LLVMFuzzerMutate(uint8_t *Data, size_t Size,
                                   size_t MaximalSize);

static bool initialize() {
  InitializeAllTargetInfos();
  InitializeAllTargets();
  InitializeAllTargetMCs();
  InitializeAllDisassemblers();
  return true;
}

namespace {

/// The result of one check of an input.
struct Report {
  std::vector<sparc::Finding> Findings;
  sparc::ObjectCheckResult Result;
  std::string Error;

  std::string print(sparc::FindingFormat Format) const {
    std::string Text;
    raw_string_ostream OS(Text);
    std::unique_ptr<sparc::FindingWriter> Writer =
        sparc::createFindingWriter(Format, OS, "fuzz-sparc-object", "0");
    for (const sparc::Finding &F : Findings)
      Writer->write(F);
    Writer->finish();
    return Text;
  }
};

} // namespace

static Report check(StringRef Bytes) {
  Report R;
  sparc::ObjectCheckOptions Options;
  Options.ReportUnproved = true;
  sparc::ObjectCheckTools Tools;
  Error E = sparc::checkFile(
      MemoryBufferRef(Bytes, "input"), Options,
      [&](const sparc::Finding &F) { R.Findings.push_back(F); }, R.Result,
      Tools);
  R.Error = toString(std::move(E));
  return R;
}

static void checkFindings(const Report &R) {
  std::vector<sparc::RuleCount> Counts(sparc::allRules().size());
  for (const sparc::Finding &F : R.Findings) {
    const sparc::RuleInfo &Info = sparc::ruleInfo(F.TheRule);
    require(Info.Deciders & sparc::Decider::Object,
            "findings are about rules that objects can violate");
    require(F.Address.has_value() && !F.Neighbourhood.empty(),
            "findings have an address");
    sparc::RuleCount &C = Counts[size_t(F.TheRule)];
    ++(F.TheVerdict == sparc::Verdict::Violation ? C.Violations : C.Unproved);
  }
  for (const sparc::RuleInfo &Info : sparc::allRules()) {
    const sparc::RuleCount &Counted = R.Result.Rules[size_t(Info.TheRule)];
    const sparc::RuleCount &Seen = Counts[size_t(Info.TheRule)];
    require(Counted.Violations == Seen.Violations &&
                Counted.Unproved == Seen.Unproved &&
                Counted.Checked >= Counted.Violations + Counted.Unproved,
            "the counts are those of the reported findings");
  }
  require(R.Result.ReachedWords <= R.Result.Words,
          "at most all words are reached");
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  static bool IsReady = initialize();
  require(IsReady, "LLVM has the SPARC target");
  StringRef Bytes(reinterpret_cast<const char *>(Data), Size);
  Report First = check(Bytes);
  // Findings that precede an error must be correct, too. The corpus accepts
  // only inputs that the check accepts as objects.
  checkFindings(First);
  if (!First.Error.empty())
    return -1;
  std::string SARIF = First.print(sparc::FindingFormat::SARIF);
  for (const std::string &Text :
       {First.print(sparc::FindingFormat::JSON), SARIF})
    if (Error E = json::parse(Text).takeError())
      fail("a report is valid JSON: " + toString(std::move(E)));
  Report Second = check(Bytes);
  require(Second.print(sparc::FindingFormat::SARIF) == SARIF &&
              Second.Error == First.Error,
          "the same bytes give the same report");
  return 0;
}

/// Returns \p Word with a random change.
static uint32_t changed(uint32_t Word, Random &R) {
  static constexpr uint32_t Interesting[] = {
      0,          1,          4,          0xffffffff, 0x7fffffff, 0x80000000,
      0x01000000, 0x81c7e008, 0x81e80000, 0x81c3e008, 0x9de3bfa0, 0x40000000,
      0x10800000, 0x30bfffff, 0x20800002, 0x00000000, 0x7fffffff, 0xbfffffff};
  switch (R.below(6)) {
  case 0:
    return Word ^ (1u << R.below(32));
  case 1:
    return Interesting[R.below(std::size(Interesting))];
  case 2: // The low 13 bits: the immediate operand of many instructions.
    return (Word & ~UINT32_C(0x1fff)) | R.below(0x2000);
  case 3: // The opcode field (op3).
    return (Word & ~(UINT32_C(0x3f) << 19)) | (R.below(64) << 19);
  case 4: // The destination register.
    return (Word & ~(UINT32_C(31) << 25)) | (R.below(32) << 25);
  default:
    return Word + R.below(33) - 16;
  }
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *Data, size_t Size,
                                          size_t MaximalSize, unsigned Seed) {
  Random R(Seed);
  if (Size < 64 || R.below(8) == 0)
    return LLVMFuzzerMutate(Data, Size, MaximalSize);
  for (unsigned Times = 1 + R.below(4); Times; --Times) {
    size_t At = size_t(R.below(uint32_t(Size / 4))) * 4;
    // The ELF header is small but important.
    if (R.below(16) == 0)
      At = size_t(R.below(16)) * 4;
    uint32_t Word = support::endian::read32be(Data + At);
    switch (R.below(4)) {
    case 0: { // Copy another word of the file.
      size_t From = size_t(R.below(uint32_t(Size / 4))) * 4;
      std::memmove(Data + At, Data + From, 4);
      break;
    }
    case 1: { // Swap two words.
      size_t Other = size_t(R.below(uint32_t(Size / 4))) * 4;
      std::swap_ranges(Data + At, Data + At + 4, Data + Other);
      break;
    }
    default:
      support::endian::write32be(Data + At, changed(Word, R));
      break;
    }
  }
  return Size;
}

/// Replaces a few words of one object with words of the other.
extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t *Data, size_t Size,
                                            const uint8_t *Other,
                                            size_t OtherSize, uint8_t *Out,
                                            size_t MaximalSize, unsigned Seed) {
  Random R(Seed);
  Size = std::min(Size, MaximalSize);
  std::copy_n(Data, Size, Out);
  if (Size < 64 || OtherSize < 64)
    return Size;
  size_t At = size_t(R.below(uint32_t(Size / 4))) * 4;
  size_t From = size_t(R.below(uint32_t(OtherSize / 4))) * 4;
  size_t Length =
      std::min({Size - At, OtherSize - From, size_t(1 + R.below(16)) * 4});
  std::copy_n(Other + From, Length, Out + At);
  return Size;
}
