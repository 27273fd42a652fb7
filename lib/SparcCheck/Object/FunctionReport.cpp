//===- FunctionReport.cpp - Findings and counts of a function -------------===//

#include "Object/FunctionReport.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/ELF.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;

template <typename T>
static void addMissing(std::vector<T> &Into, const std::vector<T> &From) {
  for (const T &Element : From)
    if (!is_contained(Into, Element))
      Into.push_back(Element);
}

void Reasons::add(const Reasons &Other) {
  addMissing(Needs, Other.Needs);
  addMissing(NotModelled, Other.NotModelled);
}

std::string Reasons::text() const {
  std::vector<std::string> Parts;
  for (const MissingFact &Fact : Needs)
    Parts.push_back(describe(Fact));
  append_range(Parts, NotModelled);
  return llvm::join(Parts, "; ");
}

std::string FunctionReport::symbolName(unsigned Symbol) const {
  Expected<CodeSymbol> S = Code.Program->symbol(Symbol);
  if (S)
    return S->Name.str();
  consumeError(S.takeError());
  return formatv("symbol {0}", Symbol);
}

/// The text of an instruction with its address and relocation, such as
/// "0000001c: add %o0, 1, %o0".
std::string FunctionReport::line(unsigned Index) const {
  uint64_t Address = Code.address(Index);
  std::string Text = formatv("{0}: {1}", format_hex_no_prefix(Address, 8),
                             LLVM.text(Code.Instructions[Index].Word, Address));
  const CodeRelocation *R = Code.relocation(Index);
  if (!R)
    return Text;
  Text += formatv("  ! {0} {1}",
                  object::getELFRelocationTypeName(ELF::EM_SPARC, R->Type),
                  symbolName(R->Symbol));
  if (R->Addend)
    Text += formatv("{0}{1}", R->Addend < 0 ? "" : "+", R->Addend);
  return Text;
}

Finding *FunctionReport::report(Rule R, Verdict V, unsigned Index,
                                const Twine &Detail) {
  uint64_t Key =
      uint64_t(Index) << 9 | uint64_t(R) << 1 | (V == Verdict::Violation);
  if (!Reported.insert(Key).second)
    return nullptr;
  RuleCount &Count = Result.Rules[size_t(R)];
  ++Count.Checked;
  checked(R, Index);
  ++(V == Verdict::Violation ? Count.Violations : Count.Unproved);
  if (V == Verdict::Unproved && !ReportUnproved)
    return nullptr;
  Finding F;
  F.TheRule = R;
  F.TheVerdict = V;
  F.Function = Code.Function->Name.str();
  F.Address = Code.address(Index);
  F.Instruction = LLVM.text(Code.Instructions[Index].Word, *F.Address);
  F.Location = Location(*F.Address);
  F.Detail = Detail.str();
  static constexpr unsigned Around = 2;
  unsigned First = Index < Around ? 0 : Index - Around;
  for (unsigned I = First; I <= Index + Around && I < Code.size(); ++I)
    F.Neighbourhood.push_back(line(I));
  Findings.push_back(std::move(F));
  return &Findings.back();
}

void FunctionReport::explain(Finding &F, Reasons Why) {
  std::string Text = Why.text();
  F.Detail += (F.Detail.empty() || Text.empty() ? "" : "; ") + Text;
  F.Needs = std::move(Why.Needs);
}

void FunctionReport::explainDoubts(
    function_ref<DoubtReasons(std::optional<unsigned>)> Why) {
  for (const Doubt &D : Doubts) {
    DoubtReasons Because = Why(D.Register);
    Findings[D.Finding].Detail += ", " + Because.Unless;
    explain(Findings[D.Finding], std::move(Because.Why));
  }
  Doubts.clear();
}

std::vector<Finding> FunctionReport::takeFindings() {
  sort(Findings, [](const Finding &A, const Finding &B) {
    return std::tie(*A.Address, A.TheRule, A.Detail) <
           std::tie(*B.Address, B.TheRule, B.Detail);
  });
  return std::move(Findings);
}
