//===- Writer.cpp - Writing the recorded data as JSON ---------------------===//

#include "Writer.h"
#include "Recorders.h"
#include "mincaml/Support/PrintableText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <climits>

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

static void writeBlock(const Block &B, json::OStream &J) {
  J.attribute("name", validUTF8(B.Name));
  J.attribute("first", B.First);
  J.attribute("last", B.Last);
  J.attributeArray("to", [&] {
    for (const Block::Edge &E : B.Edges)
      writeTuple(J, E.To, E.Probability);
  });
  J.attribute("loop", B.Loop);
  J.attribute("depth", B.Depth);
  J.attribute("idom", B.Dominator);
}

namespace {

/// Writes the document. Texts are converted to UTF-8: LLVM prints the bytes of
/// names unchanged, and programs may have any bytes in comments and strings.
class Writer {
public:
  Writer(const Recording &Data, raw_ostream &OS, Parts *ToParts)
      : Data(Data), J(OS), ToParts(ToParts) {}

  void write() {
    numberLines();
    J.object([&] {
      J.attribute("version", 2);
      writeProgram();
      writeOrigins();
      writeLines();
      writeStages();
      writeObjects("passes", Data.PassRuns, J,
                   [&](const PassRun &P) { writePass(P); });
      writeVersions("ir", Data.IR);
      writeVersions("mir", Data.Machine);
      writeFindings(Data.Found, J, ToParts);
      writeAllocations(Data, J, ToParts);
      writeAssembly(Data.TheAssembly, J, ToParts);
      if (Data.TheRun)
        writeRun(*Data.TheRun, J);
      writeObjects("omitted", Data.Omitted, J, [&](const Omission &O) {
        J.attribute("what", validUTF8(O.What));
        J.attribute("why", validUTF8(O.Why));
      });
      if (!ToParts)
        return;
      ToParts->finish();
      writeList("parts", ToParts->counts(), J);
    });
  }

private:
  void writeProgram() {
    const ExplorerProgram &P = Data.Program;
    J.attributeObject("program", [&] {
      J.attribute("name", validUTF8(sys::path::filename(
                              Data.Source.getBufferIdentifier())));
      J.attribute("target", P.Target);
      J.attribute("level", std::to_string(P.Level));
      J.attribute("allocator", P.Allocator);
      J.attributeArray("command", [&] {
        for (const std::string &Word : P.Command)
          J.value(validUTF8(Word));
      });
      J.attribute("compiler", "mincaml-llc " MINCAML_VERSION);
    });
  }

  void writeOrigins() {
    const OriginTable &Origins = Data.Origins;
    StringRef Source = Data.Source.getBuffer();
    J.attributeArray("files", [&] {
      J.object([&] {
        J.attribute("name", validUTF8(sys::path::filename(
                                Data.Source.getBufferIdentifier())));
        J.attribute("text", validUTF8(Source));
      });
    });
    writeObjects("functions", Origins.functions(), J,
                 [&](const OriginTable::Function &F) {
                   J.attribute("name", validUTF8(F.Name));
                   J.attribute("origin", F.Expression);
                 });
    const std::vector<unsigned> Units = utf16Positions(Source);
    J.attributeArray("origins", [&] {
      for (const OriginTable::Expression &E : Origins.expressions())
        writeTuple(J, 0, Units[E.Begin], Units[E.End], E.Kind, E.Function);
    });
    writeList("kinds", OriginTable::kinds(), J);
    writeList("classes", classes(), J);
    J.attributeArray("inlined", [&] {
      for (const OriginTable::InlinedCall &Call : Origins.inlinedCalls())
        writeTuple(J, Call.Expression, Call.Parent);
    });
  }

  /// Numbers the lines that are used. Lines of removed versions are not
  /// written.
  void numberLines() {
    constexpr unsigned None = UINT_MAX;
    Numbers.assign(Data.Lines.lines().size(), None);
    auto Add = [&](ArrayRef<unsigned> Lines) {
      for (unsigned Line : Lines)
        if (Numbers[Line] == None) {
          Numbers[Line] = Order.size();
          Order.push_back(Line);
        }
    };
    for (const Stage &S : Data.Stages)
      Add(S.Lines);
    for (const VersionTable *Table : {&Data.IR, &Data.Machine})
      for (const FunctionVersions &F : Table->Functions)
        for (const Version &V : F.Versions)
          Add(V.Lines);
  }

  void writeLines() {
    if (!ToParts) {
      J.attributeArray("lines", [&] {
        for (unsigned Index : Order)
          writeLine(Index, J);
      });
      return;
    }
    constexpr size_t LinesOfPart = 512;
    std::vector<unsigned> PartNumbers;
    for (ArrayRef<unsigned> Rest = Order; !Rest.empty();
         Rest = Rest.drop_front(std::min(LinesOfPart, Rest.size())))
      PartNumbers.push_back(ToParts->add([&](json::OStream &OfPart) {
        OfPart.array([&] {
          for (unsigned Index : Rest.take_front(LinesOfPart))
            writeLine(Index, OfPart);
        });
      }));
    J.attributeObject("lines", [&] {
      J.attribute("count", int64_t(Order.size()));
      J.attribute("size", int64_t(LinesOfPart));
      writeList("parts", PartNumbers, J);
    });
  }

  void writeLine(unsigned Index, json::OStream &To) {
    const LineTable::Line &Line = Data.Lines.lines()[Index];
    To.array([&] {
      To.value(validUTF8(Line.Text));
      for (const Span &S : Line.Spans) {
        To.value(S.Begin);
        To.value(S.End);
        To.value(S.From.Expression);
        To.value(S.From.Inlined);
        To.value(S.From.Class);
      }
    });
  }

  void writeStages() {
    writeObjects("stages", Data.Stages, J, [&](const Stage &S) {
      J.attribute("id", S.ID);
      J.attribute("title", S.Title);
      writePart(
          ToParts, J, [&](json::OStream &To) { writeText(S.Lines, To); },
          S.Lines.size());
    });
  }

  void writePass(const PassRun &P) {
    J.attribute("name", validUTF8(P.Name));
    J.attribute("ours", P.IsOurs);
    J.attribute("level", P.IsMachine ? "machine" : "ir");
    J.attribute("unit", P.Unit);
    writeOptional("function", P.Function, J);
    J.attribute("nest", P.Nest);
    if (P.Round)
      J.attribute("round", P.Round);
    J.attribute("changed", P.Changed);
    J.attribute("before", P.Before);
    J.attribute("after", P.After);
    if (Data.Program.HasTimes)
      J.attribute("time",
                  std::chrono::duration_cast<std::chrono::microseconds>(P.Time)
                      .count());
    if (ArrayRef<StringRef> Used = findingsUsedBy(P.Name);
        P.Changed && !Used.empty())
      writeList("uses", Used, J);
    if (P.Remarks.empty())
      return;
    writeObjects("remarks", P.Remarks, J, [&](const PassRun::Remark &R) {
      J.attribute("kind", R.Kind);
      J.attribute("text", validUTF8(R.Text));
      writeOptional("function", R.Function, J);
      writeOrigin(R.From, J);
    });
  }

  void writeVersions(StringRef Key, const VersionTable &Table) {
    writeObjects(Key, Table.Functions, J, [&](const FunctionVersions &F) {
      J.attribute("name", validUTF8(F.Name));
      J.attribute("function", F.Function);
      writeObjects("versions", F.Versions, J,
                   [&](const Version &V) { writeVersion(V); });
    });
  }

  void writeVersion(const Version &V) {
    J.attribute("pass", V.Pass);
    if (V.IsDeleted) {
      J.attribute("deleted", true);
      return;
    }
    writePart(ToParts, J,
              [&](json::OStream &To) {
                writeText(V.Lines, To);
                writeObjects("blocks", V.Blocks, To,
                             [&](const Block &B) { writeBlock(B, To); });
              },
              {V.Lines.size(), V.Blocks.size()});
  }

  void writeText(ArrayRef<unsigned> Lines, json::OStream &To) {
    To.attributeArray("lines", [&] {
      for (unsigned Line : Lines)
        To.value(Numbers[Line]);
    });
  }

  const Recording &Data;
  json::OStream J;
  /// Receives the large parts, which are stored outside the document. If null,
  /// the document contains everything.
  Parts *ToParts;
  /// The lines that are used, and the number of each in the output.
  std::vector<unsigned> Order;
  std::vector<unsigned> Numbers;
};

} // namespace

void mincaml::explorer::writeJSON(const Recording &Data, raw_ostream &OS,
                                  Parts *ToParts) {
  Writer(Data, OS, ToParts).write();
}

//===----------------------------------------------------------------------===//
// Omitting parts of a document
//===----------------------------------------------------------------------===//

namespace {

/// Counts the bytes that are written to it, and discards them.
class CountingStream : public raw_ostream {
public:
  ~CountingStream() override { flush(); }

private:
  void write_impl(const char *, size_t Size) override { Count += Size; }
  uint64_t current_pos() const override { return Count; }

  uint64_t Count = 0;
};

} // namespace

static uint64_t sizeOfDocument(const Recording &Data) {
  CountingStream OS;
  writeJSON(Data, OS);
  return OS.tell();
}

/// Whether a version of a function is kept when versions are omitted.
static bool stays(const FunctionVersions &F, unsigned Version) {
  return Version == 0 || Version + 1 == F.Versions.size() ||
         is_contained(F.Milestones, Version);
}

/// Replaces the version numbers in a finding by the new ones, where -1 marks a
/// removed version. Returns false if the finding is only about removed
/// versions.
static bool renumber(Finding &A, ArrayRef<int> NewIndices) {
  std::vector<unsigned> Rest;
  A.Also.insert(A.Also.begin(), A.Version);
  for (unsigned Version : A.Also)
    if (NewIndices[Version] >= 0)
      Rest.push_back(NewIndices[Version]);
  if (Rest.empty())
    return false;
  A.Version = Rest.front();
  A.Also.assign(Rest.begin() + 1, Rest.end());
  return true;
}

/// Removes the findings for which \p Stays returns false. \p Stays may change a
/// finding. Returns whether any was removed.
static bool removeFindings(Findings &All, function_ref<bool(Finding &)> Stays) {
  auto Remove = [&](auto &List) {
    const size_t Before = List.size();
    erase_if(List, [&](Finding &A) { return !Stays(A); });
    return List.size() != Before;
  };
  const bool Facts = Remove(All.AllFacts), Notes = Remove(All.AllNotes),
             Predicates = Remove(All.AllPredicates);
  return Facts || Notes || Predicates;
}

/// Removes the runs of passes that changed nothing and have no remarks. Returns
/// whether any was removed.
static bool removeIdlePasses(Recording &Data) {
  std::vector<PassRun> Rest;
  std::vector<unsigned> NewIndices;
  for (PassRun &P : Data.PassRuns) {
    NewIndices.push_back(Rest.size());
    if (P.Changed || !P.Remarks.empty())
      Rest.push_back(std::move(P));
  }
  const bool Removed = Rest.size() != Data.PassRuns.size();
  Data.PassRuns = std::move(Rest);
  // Versions refer only to passes that changed something, so these runs still
  // exist.
  for (VersionTable *Table : {&Data.IR, &Data.Machine})
    for (FunctionVersions &F : Table->Functions)
      for (Version &V : F.Versions)
        V.Pass = NewIndices[V.Pass];
  return Removed;
}

/// Removes the findings that hold only for versions between the first and the
/// last, except milestones. Returns whether any was removed.
static bool removeFindingsBetween(Recording &Data) {
  return removeFindings(Data.Found, [&](Finding &A) {
    const FunctionVersions &F = Data.IR.Functions[A.Function];
    return stays(F, A.Version) ||
           any_of(A.Also, [&](unsigned V) { return stays(F, V); });
  });
}

/// Removes the versions between the first and the last, except milestones, and
/// renumbers the others in findings and allocations. Returns whether any was
/// removed.
static bool removeVersionsBetween(Recording &Data, VersionTable &Table) {
  std::vector<std::vector<int>> NewIndices;
  bool Removed = false;
  for (FunctionVersions &F : Table.Functions) {
    std::vector<Version> Rest;
    std::vector<int> &Of = NewIndices.emplace_back();
    for (auto &&[I, V] : enumerate(F.Versions)) {
      const bool Stays = stays(F, I);
      Of.push_back(Stays ? int(Rest.size()) : -1);
      if (Stays)
        Rest.push_back(V);
    }
    Removed |= Rest.size() != F.Versions.size();
    F.Versions = std::move(Rest);
    for (unsigned &Milestone : F.Milestones)
      Milestone = Of[Milestone];
  }
  if (&Table == &Data.IR)
    removeFindings(Data.Found, [&](Finding &A) {
      return renumber(A, NewIndices[A.Function]);
    });
  else
    // The versions before and after allocation are milestones.
    for (Allocation &A : Data.Allocations) {
      A.Version = NewIndices[A.Function][A.Version];
      A.After = NewIndices[A.Function][A.After];
    }
  return Removed;
}

static bool removeVersions(VersionTable &Table) {
  bool Removed = false;
  for (FunctionVersions &F : Table.Functions) {
    Removed |= !F.Versions.empty();
    F.Versions.clear();
  }
  return Removed;
}

/// Removes the results of the allocation checker and the traces of the
/// allocators. Returns whether there were any.
static bool removeReasons(Recording &Data) {
  bool Removed = false;
  for (Allocation &A : Data.Allocations) {
    Removed |= A.Checked || A.Trials;
    A.Checked.reset();
    A.Trials.reset();
  }
  return Removed;
}

/// Removes the heap of the run. Returns whether there was one.
static bool removeHeap(Recording &Data) {
  if (!Data.TheRun || Data.TheRun->Steps.empty() ||
      !Data.TheRun->Steps.front().TheHeap)
    return false;
  for (Run::Step &Step : Data.TheRun->Steps)
    Step.TheHeap.reset();
  return true;
}

void mincaml::explorer::limitSize(Recording &Data, uint64_t Bytes) {
  uint64_t Size = sizeOfDocument(Data);
  // While the document is too large, calls Apply, which removes a part of the
  // data and returns false if there was nothing to remove.
  auto Remove = [&](const Twine &Part, function_ref<bool()> Apply) {
    if (Size <= Bytes || !Apply())
      return;
    Data.Omitted.push_back({Part.str(), "--explorer-limit"});
    Size = sizeOfDocument(Data);
  };
  auto RemoveStages = [&](ArrayRef<StringRef> IDs) {
    for (StringRef ID : IDs) {
      auto It =
          find_if(Data.Stages, [&](const Stage &S) { return S.ID == ID; });
      if (It == Data.Stages.end())
        continue;
      Remove("the stage \"" + It->Title + "\"", [&] {
        Data.Stages.erase(It);
        return true;
      });
    }
  };
  Remove("runs of passes that changed nothing",
         [&] { return removeIdlePasses(Data); });
  Remove("findings between the first and the last version",
         [&] { return removeFindingsBetween(Data); });
  Remove("LLVM IR between the first and the last version",
         [&] { return removeVersionsBetween(Data, Data.IR); });
  Remove("machine IR between the first and the last version",
         [&] { return removeVersionsBetween(Data, Data.Machine); });
  // The text of the typed tree contains the information of these stages.
  RemoveStages({"tokens", "ast", "core"});
  Remove("all findings", [&] {
    return removeFindings(Data.Found, [](Finding &) { return false; });
  });
  Remove("the fields of encodings, and the rules of words",
         [&] { return std::exchange(Data.TheAssembly.HasFields, false); });
  Remove("what the allocation checker knows and what allocators tried",
         [&] { return removeReasons(Data); });
  Remove("the heap of the run", [&] { return removeHeap(Data); });
  Remove("the run of the program",
         [&] { return std::exchange(Data.TheRun, std::nullopt).has_value(); });
  Remove("register allocations",
         [&] { return !std::exchange(Data.Allocations, {}).empty(); });
  RemoveStages({"typed", "decision-trees", "alpha"});
  Remove("machine IR", [&] { return removeVersions(Data.Machine); });
  Remove("assembly", [&] {
    return !std::exchange(Data.TheAssembly.Functions, {}).empty();
  });
  RemoveStages({"closure", "knormal", "layouts"});
  Remove("LLVM IR", [&] { return removeVersions(Data.IR); });
}
