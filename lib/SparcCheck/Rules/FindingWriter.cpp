//===- FindingWriter.cpp - Findings as text, JSON and SARIF ---------------===//

#include "mincaml/SparcCheck/FindingWriter.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml::sparc;
using namespace llvm;

FindingWriter::~FindingWriter() = default;

namespace {

class TextWriter : public FindingWriter {
public:
  explicit TextWriter(raw_ostream &OS) : OS(OS) {}
  void write(const Finding &F) override { printText(F, OS); }

private:
  raw_ostream &OS;
};

class JSONWriter : public FindingWriter {
public:
  explicit JSONWriter(raw_ostream &OS) : OS(OS), J(OS, /*IndentSize=*/2) {
    J.arrayBegin();
  }
  void write(const Finding &F) override { writeJSON(F, J); }
  void finish() override {
    J.arrayEnd();
    J.flush();
    OS << '\n';
  }

private:
  raw_ostream &OS;
  json::OStream J;
};

class SARIFWriter : public FindingWriter {
public:
  SARIFWriter(raw_ostream &OS, StringRef Tool, StringRef Version);
  void write(const Finding &F) override;
  void finish() override;

private:
  void writeTool(StringRef Tool, StringRef Version);
  void writeLocation(const Finding &F);
  void writePath(const Finding &F);
  void writeText(StringRef Key, StringRef Text) {
    J.attributeObject(Key, [&] { J.attribute("text", json::fixUTF8(Text)); });
  }

  raw_ostream &OS;
  json::OStream J;
};

} // namespace

//===- SARIF --------------------------------------------------------------===//

SARIFWriter::SARIFWriter(raw_ostream &OS, StringRef Tool, StringRef Version)
    : OS(OS), J(OS, /*IndentSize=*/2) {
  J.objectBegin();
  J.attribute("$schema",
              "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/"
              "schemas/sarif-schema-2.1.0.json");
  J.attribute("version", "2.1.0");
  J.attributeBegin("runs");
  J.arrayBegin();
  J.objectBegin();
  writeTool(Tool, Version);
  J.attributeBegin("results");
  J.arrayBegin();
}

void SARIFWriter::finish() {
  J.arrayEnd();
  J.attributeEnd();
  J.objectEnd();
  J.arrayEnd();
  J.attributeEnd();
  J.objectEnd();
  J.flush();
  OS << '\n';
}

void SARIFWriter::writeTool(StringRef Tool, StringRef Version) {
  J.attributeObject("tool", [&] {
    J.attributeObject("driver", [&] {
      J.attribute("name", Tool);
      J.attribute("version", Version);
      J.attributeArray("rules", [&] {
        for (const RuleInfo &R : allRules())
          J.object([&] {
            J.attribute("id", R.ID);
            J.attribute("name", R.Name);
            writeText("shortDescription", R.Title);
            writeText("fullDescription", R.Message);
            writeText("help", (R.Remedy + " (" + R.Source + ")").str());
          });
      });
    });
  });
}

/// Returns a path as a relative or absolute URI reference. Source: [URI] 2 and
/// 3.3.
static std::string uriOf(StringRef Path) {
  std::string Text;
  raw_string_ostream OS(Text);
  for (char C : Path)
    if (isAlnum(C) || StringRef("-._~/()+,=@").contains(C))
      OS << C;
    else
      OS << '%' << toHex(StringRef(&C, 1));
  return Text;
}

/// Splits "foo.c:3:7" into the file, 3 and 7. Returns false if the text does
/// not have that form.
static bool splitLocation(StringRef Text, StringRef &File, unsigned &Line,
                          unsigned &Column) {
  auto [FileAndLine, ColumnText] = Text.rsplit(':');
  auto [FileText, LineText] = FileAndLine.rsplit(':');
  File = FileText;
  return !File.empty() && !LineText.getAsInteger(10, Line) &&
         !ColumnText.getAsInteger(10, Column);
}

void SARIFWriter::writeLocation(const Finding &F) {
  StringRef Source;
  unsigned Line = 0, Column = 0;
  bool HasSource = splitLocation(F.Location, Source, Line, Column) && Line != 0;
  J.attributeObject("physicalLocation", [&] {
    J.attributeObject("artifactLocation", [&] {
      J.attribute("uri", uriOf(HasSource ? Source : StringRef(F.File)));
    });
    if (HasSource)
      J.attributeObject("region", [&] {
        J.attribute("startLine", Line);
        // Compilers write 0 for an unknown column.
        if (Column != 0)
          J.attribute("startColumn", Column);
      });
    if (F.Address)
      J.attributeObject("address", [&] {
        J.attribute("absoluteAddress", *F.Address);
        J.attribute("kind", "instruction");
        J.attribute("name", json::fixUTF8(F.Instruction));
      });
  });
  if (!F.Function.empty())
    J.attributeArray("logicalLocations", [&] {
      J.object([&] {
        J.attribute("name", json::fixUTF8(F.Function));
        J.attribute("kind", "function");
      });
    });
}

void SARIFWriter::writePath(const Finding &F) {
  auto WriteStep = [&](const PathStep &S) {
    J.attributeObject("physicalLocation", [&] {
      J.attributeObject("artifactLocation",
                        [&] { J.attribute("uri", uriOf(F.File)); });
      J.attributeObject("address", [&] {
        J.attribute("absoluteAddress", S.Begin);
        J.attribute("length", S.End + 4 - S.Begin);
      });
    });
    writeText("message", S.Knowledge);
  };
  auto WriteSteps = [&] {
    for (const PathStep &S : F.Path)
      J.object([&] { J.attributeObject("location", [&] { WriteStep(S); }); });
  };
  J.attributeArray("codeFlows", [&] {
    J.object([&] {
      J.attributeArray("threadFlows", [&] {
        J.object([&] { J.attributeArray("locations", WriteSteps); });
      });
    });
  });
}

void SARIFWriter::write(const Finding &F) {
  bool IsViolation = F.TheVerdict == Verdict::Violation;
  J.object([&] {
    J.attribute("ruleId", ruleInfo(F.TheRule).ID);
    J.attribute("ruleIndex", unsigned(F.TheRule));
    // [SARIF] 3.27.10: the level is "none" unless the kind is "fail".
    J.attribute("kind", IsViolation ? "fail" : "open");
    J.attribute("level", IsViolation ? "error" : "none");
    writeText("message", messageText(F));
    if (!F.File.empty())
      J.attributeObject("analysisTarget",
                        [&] { J.attribute("uri", uriOf(F.File)); });
    J.attributeArray("locations", [&] { J.object([&] { writeLocation(F); }); });
    if (!F.Path.empty())
      writePath(F);
    if (!F.Neighbourhood.empty())
      J.attributeObject("properties", [&] {
        J.attributeArray("disassembly", [&] {
          for (const std::string &Text : F.Neighbourhood)
            J.value(json::fixUTF8(Text));
        });
        writeNeeds(F, J);
      });
  });
}

//===- Formats ------------------------------------------------------------===//

std::unique_ptr<FindingWriter>
mincaml::sparc::createFindingWriter(FindingFormat Format, raw_ostream &OS,
                                    StringRef Tool, StringRef Version) {
  switch (Format) {
  case FindingFormat::Text:
    return std::make_unique<TextWriter>(OS);
  case FindingFormat::JSON:
    return std::make_unique<JSONWriter>(OS);
  case FindingFormat::SARIF:
    return std::make_unique<SARIFWriter>(OS, Tool, Version);
  }
  llvm_unreachable("all formats are handled");
}
