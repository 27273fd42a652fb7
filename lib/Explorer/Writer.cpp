//===- Writer.cpp - Writing the recorded data as JSON ---------------------===//

#include "Writer.h"
#include "Analyses/Findings.h"
#include "ExecutionCounts.h"
#include "MachineText.h"
#include "Parts.h"
#include "SparcFields.h"
#include "mincaml/SparcCheck/LoweringRules.h"
#include "mincaml/Support/PrintableText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include <climits>

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

namespace {

class Writer {
public:
  Writer(const Recording &Data, raw_ostream &OS, Parts *ToParts)
      : Data(Data), J(OS), ToParts(ToParts) {}

  void write();

private:
  void writeProgram();
  void writeOrigins();
  void numberLines();
  void writeLines();
  void writeLine(unsigned Index, json::OStream &To);
  void writeStages();
  void writePass(const PassRun &P);
  void writeVersions(StringRef Key, const VersionTable &Table);
  void writeVersion(const Version &V);
  void writeAssembly();
  void writeAssemblyLine(const AssemblyLine &Line, json::OStream &To);
  void writeRules();
  void writeNames(StringRef Key, ArrayRef<StringRef> Names);
  void writeText(ArrayRef<unsigned> Lines, json::OStream &To);

  const Recording &Data;
  json::OStream J;
  /// The parts outside the document. If null, everything is in the document.
  Parts *ToParts;
  /// The lines that are used, and the number of each in the output.
  std::vector<unsigned> Order;
  std::vector<unsigned> Numbers;
};

} // namespace

/// Converts a text to UTF-8. LLVM prints the bytes of names unchanged, and
/// programs may have any bytes in comments and strings.
static std::string text(StringRef S) { return validUTF8(S); }

/// Writes an attribute, unless the index is -1.
static void writeOptional(StringRef Key, int Index, json::OStream &J) {
  if (Index >= 0)
    J.attribute(Key, Index);
}

static void writeOrigin(const Origin &From, json::OStream &J) {
  writeOptional("origin", From.Expression, J);
  writeOptional("inlined", From.Inlined, J);
  writeOptional("class", From.Class, J);
}

void Writer::writeNames(StringRef Key, ArrayRef<StringRef> Names) {
  J.attributeArray(Key, [&] {
    for (StringRef Name : Names)
      J.value(Name);
  });
}

void Writer::writeText(ArrayRef<unsigned> Lines, json::OStream &To) {
  To.attributeArray("lines", [&] {
    for (unsigned Line : Lines)
      To.value(Numbers[Line]);
  });
}

void Writer::writeProgram() {
  const ExplorerProgram &P = Data.Program;
  J.attributeObject("program", [&] {
    J.attribute("name",
                text(sys::path::filename(Data.Source.getBufferIdentifier())));
    J.attribute("target", P.Target);
    J.attribute("level", std::to_string(P.Level));
    J.attribute("allocator", P.Allocator);
    J.attributeArray("command", [&] {
      for (const std::string &Word : P.Command)
        J.value(text(Word));
    });
    J.attribute("compiler", "mincaml-llc " MINCAML_VERSION);
  });
}

void Writer::writeOrigins() {
  const OriginTable &Origins = Data.Origins;
  StringRef Source = Data.Source.getBuffer();
  J.attributeArray("files", [&] {
    J.object([&] {
      J.attribute("name",
                  text(sys::path::filename(Data.Source.getBufferIdentifier())));
      J.attribute("text", text(Source));
    });
  });
  J.attributeArray("functions", [&] {
    for (const OriginTable::Function &F : Origins.functions())
      J.object([&] {
        J.attribute("name", text(F.Name));
        J.attribute("origin", F.Expression);
      });
  });
  const std::vector<unsigned> Units = utf16Positions(Source);
  J.attributeArray("origins", [&] {
    for (const OriginTable::Expression &E : Origins.expressions())
      J.array([&] {
        J.value(0);
        J.value(Units[E.Begin]);
        J.value(Units[E.End]);
        J.value(E.Kind);
        J.value(E.Function);
      });
  });
  writeNames("kinds", OriginTable::kinds());
  writeNames("classes", classes());
  J.attributeArray("inlined", [&] {
    for (const OriginTable::InlinedCall &Call : Origins.inlinedCalls())
      J.array([&] {
        J.value(Call.Expression);
        J.value(Call.Parent);
      });
  });
}

/// Numbers the lines that are used. Lines of removed versions are not written.
void Writer::numberLines() {
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

void Writer::writeLine(unsigned Index, json::OStream &To) {
  const LineTable::Line &Line = Data.Lines.lines()[Index];
  To.array([&] {
    To.value(text(Line.Text));
    for (const Span &S : Line.Spans) {
      To.value(S.Begin);
      To.value(S.End);
      To.value(S.From.Expression);
      To.value(S.From.Inlined);
      To.value(S.From.Class);
    }
  });
}

void Writer::writeLines() {
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
    J.attributeArray("parts", [&] {
      for (unsigned Number : PartNumbers)
        J.value(Number);
    });
  });
}

void Writer::writeStages() {
  J.attributeArray("stages", [&] {
    for (const Stage &S : Data.Stages)
      J.object([&] {
        J.attribute("id", S.ID);
        J.attribute("title", S.Title);
        writePart(
            ToParts, J, [&](json::OStream &To) { writeText(S.Lines, To); },
            S.Lines.size());
      });
  });
}

static StringRef name(PassRun::Unit U) {
  switch (U) {
  case PassRun::Unit::Module:
    return "module";
  case PassRun::Unit::SCC:
    return "cgscc";
  case PassRun::Unit::Function:
    return "function";
  case PassRun::Unit::Loop:
    return "loop";
  }
  llvm_unreachable("covered switch");
}

static StringRef name(PassRun::Remark::Kind K) {
  switch (K) {
  case PassRun::Remark::Kind::Passed:
    return "passed";
  case PassRun::Remark::Kind::Missed:
    return "missed";
  case PassRun::Remark::Kind::Analysis:
    return "analysis";
  }
  llvm_unreachable("covered switch");
}

void Writer::writePass(const PassRun &P) {
  J.object([&] {
    J.attribute("name", text(P.Name));
    J.attribute("ours", P.IsOurs);
    J.attribute("level", P.TheLevel == PassRun::Level::IR ? "ir" : "machine");
    J.attribute("unit", name(P.TheUnit));
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
      writeNames("uses", Used);
    if (P.Remarks.empty())
      return;
    J.attributeArray("remarks", [&] {
      for (const PassRun::Remark &R : P.Remarks)
        J.object([&] {
          J.attribute("kind", name(R.TheKind));
          J.attribute("text", text(R.Text));
          writeOptional("function", R.Function, J);
          writeOrigin(R.From, J);
        });
    });
  });
}

static void writeBlock(const Block &B, json::OStream &J) {
  J.object([&] {
    J.attribute("name", text(B.Name));
    J.attribute("first", B.First);
    J.attribute("last", B.Last);
    J.attributeArray("to", [&] {
      for (const Block::Edge &E : B.Edges)
        J.array([&] {
          J.value(E.To);
          J.value(E.Probability);
        });
    });
    J.attribute("loop", B.Loop);
    J.attribute("depth", B.Depth);
    J.attribute("idom", B.Dominator);
  });
}

void Writer::writeVersion(const Version &V) {
  J.object([&] {
    J.attribute("pass", V.Pass);
    if (V.IsDeleted) {
      J.attribute("deleted", true);
      return;
    }
    writePart(ToParts, J,
              [&](json::OStream &To) {
                writeText(V.Lines, To);
                To.attributeArray("blocks", [&] {
                  for (const Block &B : V.Blocks)
                    writeBlock(B, To);
                });
              },
              {V.Lines.size(), V.Blocks.size()});
  });
}

void Writer::writeVersions(StringRef Key, const VersionTable &Table) {
  J.attributeArray(Key, [&] {
    for (const FunctionVersions &F : Table.Functions)
      J.object([&] {
        J.attribute("name", text(F.Name));
        J.attribute("function", F.Function);
        J.attributeArray("versions", [&] {
          for (const Version &V : F.Versions)
            writeVersion(V);
        });
      });
  });
}

void Writer::writeAssemblyLine(const AssemblyLine &Line, json::OStream &To) {
  To.object([&] {
    To.attribute("text", text(Line.Text));
    To.attribute("kind",
                 Line.TheKind == AssemblyLine::Kind::Label ? "label" : "word");
    To.attribute("offset", int64_t(Line.Offset));
    if (!Line.Bytes.empty())
      To.attribute("bytes", toHex(Line.Bytes, /*LowerCase=*/true));
    writeOrigin(Line.From, To);
    if (Line.IsSlot)
      To.attribute("slot", true);
    if (Line.Window >= 0)
      To.attribute("window", Line.Window);
    if (Data.TheAssembly.HasExecutions && !Line.Bytes.empty())
      To.attribute("executions", Line.Executions);
    if (Data.TheAssembly.HasFields && Line.Rules.any())
      To.attributeArray("rules", [&] {
        for (size_t Rule = 0; Rule != Line.Rules.size(); ++Rule)
          if (Line.Rules.test(Rule))
            To.value(int64_t(Rule));
      });
    if (!Data.TheAssembly.HasFields || Line.Bytes.size() != 4)
      return;
    To.attributeArray("fields", [&] {
      for (const Field &F :
           sparcFields(support::endian::read32be(Line.Bytes.data())))
        To.array([&] {
          To.value(F.Name);
          To.value(F.High);
          To.value(F.Low);
          To.value(F.Value);
        });
    });
  });
}

void Writer::writeAssembly() {
  J.attributeArray("assembly", [&] {
    for (const AssemblyFunction &F : Data.TheAssembly.Functions)
      J.object([&] {
        J.attribute("function", F.Function);
        J.attribute("symbol", text(F.Symbol));
        writePart(
            ToParts, J,
            [&](json::OStream &To) {
              To.attributeArray("lines", [&] {
                for (const AssemblyLine &Line : F.Lines)
                  writeAssemblyLine(Line, To);
              });
            },
            F.Lines.size());
      });
  });
}

void Writer::writeRules() {
  if (!Data.TheAssembly.HasFields)
    return;
  J.attributeArray("rules", [&] {
    for (const sparc::RuleInfo &Rule : sparc::allRules())
      J.object([&] {
        J.attribute("id", Rule.ID);
        J.attribute("title", Rule.Title);
        J.attribute("source", Rule.Source);
      });
  });
}

void Writer::write() {
  numberLines();
  J.object([&] {
    J.attribute("version", 2);
    writeProgram();
    writeOrigins();
    writeLines();
    writeStages();
    J.attributeArray("passes", [&] {
      for (const PassRun &P : Data.PassRuns)
        writePass(P);
    });
    writeVersions("ir", Data.IR);
    writeVersions("mir", Data.Machine);
    writeFindings(Data.Found, J, ToParts);
    J.attributeArray("allocations", [&] {
      for (const Allocation &A : Data.Allocations)
        writeAllocation(A, Data.Program.Allocator, J, ToParts);
    });
    writeAssembly();
    writeRules();
    writeExecutions(Data.TheAssembly, J);
    if (Data.TheRun) {
      J.attributeBegin("run");
      writeRun(*Data.TheRun, J);
      J.attributeEnd();
    }
    J.attributeArray("omitted", [&] {
      for (const Omission &O : Data.Omitted)
        J.object([&] {
          J.attribute("what", text(O.What));
          J.attribute("why", text(O.Why));
        });
    });
    if (!ToParts)
      return;
    ToParts->finish();
    J.attributeArray("parts", [&] {
      for (unsigned Count : ToParts->counts())
        J.value(Count);
    });
  });
}

void mincaml::explorer::writeJSON(const Recording &Data, raw_ostream &OS,
                                  Parts *ToParts) {
  Writer(Data, OS, ToParts).write();
}
