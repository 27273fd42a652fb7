//===- ExecutionCounts.cpp - Execution counts of instructions -------------===//

#include "ExecutionCounts.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/LineIterator.h"
#include <map>

using namespace mincaml::explorer;
using namespace llvm;

namespace {

struct CountedWord {
  uint64_t Address;
  uint32_t Word;
  uint64_t Executions;
};

/// The words of each symbol, sorted by address.
using CountedFunctions = StringMap<std::vector<CountedWord>>;

} // namespace

static Expected<CountedFunctions> parse(MemoryBufferRef Counts) {
  CountedFunctions Result;
  for (line_iterator Line(Counts); !Line.is_at_end(); ++Line) {
    auto [Address, Rest] = Line->split(' ');
    auto [Word, OfWord] = Rest.split(' ');
    auto [Executions, Symbol] = OfWord.split(' ');
    CountedWord New;
    if (Address.getAsInteger(16, New.Address) ||
        Word.getAsInteger(16, New.Word) ||
        Executions.getAsInteger(10, New.Executions) || Symbol.empty())
      return createStringError(
          formatv("line {0} is not a line of counts, 'ADDRESS WORD EXECUTIONS "
                  "SYMBOL', as the plugin sparc-count writes them with code=",
                  Line.line_number())
              .str());
    std::vector<CountedWord> &Known = Result[Symbol];
    if (!Known.empty() && Known.back().Address >= New.Address)
      return createStringError(
          formatv("line {0} is not in the order of addresses",
                  Line.line_number())
              .str());
    Known.push_back(New);
  }
  return Result;
}

/// Whether a linked word comes from this word of the object file. The linker
/// fills in fields that are 0 in the object file.
static bool isWord(const AssemblyLine &Line, uint32_t Linked) {
  const uint32_t Word = support::endian::read32be(Line.Bytes.data());
  return (Linked & Word) == Word;
}

static Error addCounts(ArrayRef<CountedWord> Counted, AssemblyFunction &F) {
  std::map<uint64_t, AssemblyLine *> ByOffset;
  for (AssemblyLine &Line : F.Lines)
    if (Line.Bytes.size() == sizeof(uint32_t))
      ByOffset[Line.Offset] = &Line;
  for (const CountedWord &C : Counted) {
    const uint64_t Offset = C.Address - Counted.front().Address;
    auto It = ByOffset.find(Offset);
    if (It == ByOffset.end() || !isWord(*It->second, C.Word))
      return createStringError(
          formatv("it counts other code: compile both with the same options; "
                  "it has {0:x-8} at {1}+{2:x}",
                  C.Word, F.Symbol, Offset)
              .str());
    It->second->Executions = C.Executions;
  }
  return Error::success();
}

Error mincaml::explorer::addExecutionCounts(MemoryBufferRef Counts,
                                            Assembly &Code) {
  if (!Code.HasFields)
    return createStringError("only SPARC code can have counts");
  Expected<CountedFunctions> Counted = parse(Counts);
  if (!Counted)
    return Counted.takeError();
  bool IsKnown = false;
  for (AssemblyFunction &F : Code.Functions) {
    auto It = Counted->find(F.Symbol);
    if (It == Counted->end())
      continue;
    IsKnown = true;
    if (Error E = addCounts(It->second, F))
      return E;
  }
  if (!IsKnown)
    return createStringError("it counts no function of this program");
  Code.HasExecutions = true;
  return Error::success();
}

void mincaml::explorer::writeExecutions(const Assembly &Code,
                                        json::OStream &J) {
  if (!Code.HasExecutions)
    return;
  uint64_t Total = 0;
  std::map<int, uint64_t> ByOrigin;
  for (const AssemblyFunction &F : Code.Functions)
    for (const AssemblyLine &Line : F.Lines) {
      Total += Line.Executions;
      if (Line.Executions && Line.From.Expression >= 0)
        ByOrigin[Line.From.Expression] += Line.Executions;
    }
  J.attributeObject("executions", [&] {
    J.attribute("total", Total);
    J.attributeArray("origins", [&] {
      for (auto [Origin, Executions] : ByOrigin)
        J.array([&, Origin = Origin, Executions = Executions] {
          J.value(Origin);
          J.value(Executions);
        });
    });
  });
}
