//===- Equivalence.cpp - Equivalence of mutants ---------------------------===//

#include "Equivalence.h"
#include "llvm/ADT/STLExtras.h"
#include <optional>
#include <set>

using namespace mincaml;
using namespace mincaml::faults;
using namespace llvm;

namespace {

class Comparison {
public:
  Comparison(const Trace &Mutant, const Trace &Original, ValueTable &Values)
      : Mutant(Mutant), Original(Original), Values(Values) {}

  bool run();

private:
  bool compareBlock(const Trace::Block &M, const Trace::Block &O);
  bool require(unsigned M, unsigned O);
  bool requireOver(unsigned M, unsigned O);
  bool requireParts(unsigned M, unsigned O);
  bool requireAtStart(unsigned M, unsigned O);
  std::optional<unsigned> headOf(unsigned Value) const;
  unsigned before(const std::vector<unsigned> &Locations, unsigned Value);

  const Trace &Mutant;
  const Trace &Original;
  ValueTable &Values;
  std::set<std::pair<unsigned, unsigned>> Assumed;
  std::vector<std::pair<unsigned, unsigned>> Work;
};

} // namespace

/// Returns the block at whose start a location held the value or a row (the
/// contents of a slot) of which the value is a part.
std::optional<unsigned> Comparison::headOf(unsigned Value) const {
  const ValueTable::Key &K = Values.key(Value);
  if (K[0] == ValueTable::Part || K[0] == ValueTable::Low ||
      K[0] == ValueTable::High || K[0] == ValueTable::Upto)
    return headOf(K[1]);
  if (K[0] == ValueTable::AtStart)
    return K[1];
  return std::nullopt;
}

/// Assumes that two values are equal, if this is possible, and adds to the work
/// list what the equality depends on.
bool Comparison::require(unsigned M, unsigned O) {
  if (Values.key(O)[0] == ValueTable::Nothing)
    return true;
  if (M != O && Values.key(O)[0] == ValueTable::Upto) {
    unsigned Bits = Values.key(O)[2];
    return require(Values.low(M, Bits), Values.low(O, Bits));
  }
  if (Values.key(M)[0] == ValueTable::Over ||
      Values.key(O)[0] == ValueTable::Over)
    return M == O || requireOver(M, O);
  std::optional<unsigned> Head = headOf(M);
  const ValueTable::Key &KM = Values.key(M), &KO = Values.key(O);
  bool IsComposed = KM[0] == ValueTable::Row || KM[0] == ValueTable::Computed ||
                    KM[0] == ValueTable::Low || KM[0] == ValueTable::Part ||
                    KM[0] == ValueTable::High || KM[0] == ValueTable::Upto;
  bool Possible = Head         ? Head == headOf(O)
                  : IsComposed ? KM[0] == KO[0] && KM.size() == KO.size()
                               : M == O;
  if (Possible && (Head || IsComposed) && Assumed.insert({M, O}).second)
    Work.push_back({M, O});
  return Possible;
}

/// Requires two values to be equal, at least one of which has its low bits from
/// another value.
bool Comparison::requireOver(unsigned M, unsigned O) {
  const ValueTable::Key &KM = Values.key(M), &KO = Values.key(O);
  unsigned Bits = KM[0] == ValueTable::Over ? KM[2] : KO[2];
  return require(Values.low(M, Bits), Values.low(O, Bits)) &&
         require(Values.high(M, Bits), Values.high(O, Bits));
}

/// Requires the parts of two composed values to be equal.
bool Comparison::requireParts(unsigned M, unsigned O) {
  const ValueTable::Key &KM = Values.key(M), &KO = Values.key(O);
  // The positions in the key that are values.
  bool IsRow = KM[0] == ValueTable::Row;
  unsigned First = IsRow ? 2 : KM[0] == ValueTable::Computed ? 4 : 1;
  unsigned Last = IsRow || KM[0] == ValueTable::Computed ? KM.size() : 2;
  for (unsigned I = 1; I != KM.size(); ++I)
    if (I >= First && I < Last ? !require(KM[I], KO[I]) : KM[I] != KO[I])
      return false;
  return true;
}

/// Returns the value at the end of a predecessor from which a value at the
/// start of a block comes, given the contents of the locations there.
unsigned Comparison::before(const std::vector<unsigned> &Locations,
                            unsigned Value) {
  const ValueTable::Key &K = Values.key(Value);
  if (K[0] == ValueTable::AtStart)
    return Locations[K[2]];
  unsigned Of = before(Locations, K[1]);
  return K[0] == ValueTable::Part   ? Values.part(Of, K[2], K[3], K[4])
         : K[0] == ValueTable::Low  ? Values.low(Of, K[2])
         : K[0] == ValueTable::High ? Values.high(Of, K[2])
                                    : Values.upto(Of, K[2]);
}

bool Comparison::requireAtStart(unsigned M, unsigned O) {
  unsigned Block = *headOf(M);
  const std::vector<Trace::IncomingEdge> &Incoming = Original.Incoming[Block];
  // At the entry, the caller determines the contents of registers.
  if ((Incoming.empty() || Block == Original.Entry) && M != O)
    return false;
  return all_of(Incoming, [&](const Trace::IncomingEdge &W) {
    return !Original.IsReached[W.From] ||
           require(before(Mutant.Blocks[W.From].*W.Locations, M),
                   before(Original.Blocks[W.From].*W.Locations, O));
  });
}

bool Comparison::compareBlock(const Trace::Block &M, const Trace::Block &O) {
  if (M.Events.size() != O.Events.size() || M.Head != O.Head)
    return false;
  for (unsigned I = 0; I != M.Events.size(); ++I) {
    const Trace::Event &EM = M.Events[I], &EO = O.Events[I];
    if (EM.MI != EO.MI || EM.Text != EO.Text ||
        EM.Read.size() != EO.Read.size())
      return false;
    for (unsigned R = 0; R != EM.Read.size(); ++R)
      if (!require(EM.Read[R], EO.Read[R]))
        return false;
  }
  return true;
}

bool Comparison::run() {
  if (!Mutant.Known || !Original.Known ||
      Mutant.SlotSizes != Original.SlotSizes ||
      Mutant.Blocks.size() != Original.Blocks.size())
    return false;
  for (unsigned I = 0; I != Mutant.Blocks.size(); ++I)
    if (!compareBlock(Mutant.Blocks[I], Original.Blocks[I]))
      return false;
  while (!Work.empty()) {
    auto [M, O] = Work.back();
    Work.pop_back();
    if (!(headOf(M) ? requireAtStart(M, O) : requireParts(M, O)))
      return false;
  }
  return true;
}

std::string faults::whyEquivalent(const Trace &Mutant, const Trace &Original,
                                  ValueTable &Values) {
  if (!Comparison(Mutant, Original, Values).run())
    return "";
  for (unsigned I = 0; I != Mutant.Blocks.size(); ++I) {
    const Trace::Block &M = Mutant.Blocks[I], &O = Original.Blocks[I];
    if (!Original.IsReached[I])
      continue;
    if (M.AtEnd != O.AtEnd)
      return "the differences are never read";
    for (unsigned E = 0; E != M.Events.size(); ++E)
      if (M.Events[E].After != O.Events[E].After)
        return "the differences are never read";
  }
  return "all reachable points hold the same values";
}
