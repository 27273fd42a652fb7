//===- Writer.cpp - Writing the recorded data as JSON ---------------------===//

#include "Writer.h"
#include "Recorders.h"
#include "mincaml/Support/PrintableText.h"
#include "llvm/Support/Path.h"
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

  /// Numbers the lines that are used. Lines of removed versions are not written.
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
  /// The parts outside the document. If null, everything is in the document.
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
