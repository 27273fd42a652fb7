//===- LoweringRules.cpp - Rules for SPARC code and findings --------------===//

#include "mincaml/SparcCheck/LoweringRules.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml::sparc;
using namespace llvm;

static constexpr RuleInfo Rules[] = {
#define SPARC_RULE(Enum, ID, Group, Title, Architectures, Deciders, Source,    \
                   Message, Remedy)                                            \
  {Rule::Enum,    #Enum,    ID,     RuleGroup::Group, Title,                   \
   Architectures, Deciders, Source, Message,          Remedy},
#include "mincaml/SparcCheck/LoweringRules.def"
};

ArrayRef<RuleInfo> mincaml::sparc::allRules() { return Rules; }

const RuleInfo &mincaml::sparc::ruleInfo(Rule R) {
  return Rules[static_cast<unsigned>(R)];
}

static StringRef groupName(RuleGroup Group) {
  static constexpr StringLiteral Names[] = {
      "encoding", "registers", "delay slots", "hazards and condition codes",
      "stack",    "calls"};
  return Names[size_t(Group)];
}

/// Returns the names of the bits that are set.
static std::string
namesOf(uint8_t Set, ArrayRef<std::pair<uint8_t, StringRef>> NamesOfBits) {
  SmallVector<StringRef, 4> Names;
  for (auto [Bit, Name] : NamesOfBits)
    if (Set & Bit)
      Names.push_back(Name);
  return join(Names, ", ");
}

void mincaml::sparc::printRules(raw_ostream &OS, uint8_t Deciders) {
  for (const RuleInfo &R : Rules)
    if (R.Deciders & Deciders)
      OS << formatv(
          "{0}  {1,-27}  {2,-15}  {3,-15}  {4}  {5}\n", R.ID,
          groupName(R.Group),
          namesOf(R.Architectures,
                  {{V7, "V7"}, {V8, "V8"}, {V8Plus, "V8+"}, {V9, "V9"}}),
          namesOf(R.Deciders & Deciders,
                  {{Machine, "machine"}, {Object, "object"}}),
          R.Title, R.Source);
}

static StringRef verdictName(Verdict V) {
  return V == Verdict::Violation ? "violation" : "unproved";
}

static StringRef question(MissingFact::Kind Kind) {
  static constexpr StringLiteral Questions[] = {
      "whether it returns", "whether it returns a structure (to +12)",
      "which arguments it reads"};
  return Questions[size_t(Kind)];
}

std::string mincaml::sparc::describe(const MissingFact &Fact) {
  return formatv("callee {0}: unknown {1}", Fact.Callee,
                 question(Fact.TheKind));
}

std::string mincaml::sparc::messageText(const Finding &F) {
  const RuleInfo &R = ruleInfo(F.TheRule);
  std::string Text;
  raw_string_ostream OS(Text);
  bool IsViolation = F.TheVerdict == Verdict::Violation;
  OS << (IsViolation ? R.Message : R.Title);
  if (!F.Detail.empty())
    OS << ": " << F.Detail;
  if (IsViolation)
    OS << "; " << R.Remedy;
  return Text;
}

std::string mincaml::sparc::message(const Finding &F) {
  return messageText(F) + " [" + ruleInfo(F.TheRule).ID.str() + "]";
}

void mincaml::sparc::printText(const Finding &F, raw_ostream &OS) {
  if (!F.File.empty())
    OS << F.File << ": ";
  if (!F.Location.empty())
    OS << F.Location << ": ";
  OS << verdictName(F.TheVerdict) << ": ";
  if (!F.Function.empty())
    OS << "in " << F.Function << ' ';
  if (F.Address)
    OS << "at " << formatv("{0:x}", *F.Address) << ' ';
  if (!F.Instruction.empty())
    OS << '`' << F.Instruction << '`';
  OS << ": " << message(F) << '\n';
  for (const std::string &Line : F.Neighbourhood)
    OS << "    " << Line << '\n';
  for (const PathStep &S : F.Path)
    OS << formatv("    path: {0} to {1}: {2}\n",
                  format_hex_no_prefix(S.Begin, 8),
                  format_hex_no_prefix(S.End, 8), S.Knowledge);
  if (StringRef Source = ruleInfo(F.TheRule).Source;
      F.TheVerdict == Verdict::Violation && Source != "-")
    OS << "    source: " << Source << '\n';
}

void mincaml::sparc::writeNeeds(const Finding &F, json::OStream &J) {
  if (F.Needs.empty())
    return;
  J.attributeArray("needs", [&] {
    for (const MissingFact &Fact : F.Needs)
      J.object([&] {
        bool IsArguments = Fact.TheKind == MissingFact::Kind::Arguments;
        J.attribute("callee", json::fixUTF8(Fact.Callee));
        J.attribute("fact", IsArguments ? "reads" : "returns");
        J.attribute("unknown", question(Fact.TheKind));
      });
  });
}

void mincaml::sparc::writeJSON(const Finding &F, json::OStream &J) {
  auto Attribute = [&](StringRef Key, const std::string &Value) {
    if (!Value.empty())
      J.attribute(Key, json::fixUTF8(Value));
  };
  J.object([&] {
    J.attribute("rule", ruleInfo(F.TheRule).ID);
    J.attribute("verdict", verdictName(F.TheVerdict));
    J.attribute("message", json::fixUTF8(message(F)));
    J.attribute("detail", json::fixUTF8(F.Detail));
    J.attribute("source", ruleInfo(F.TheRule).Source);
    Attribute("file", F.File);
    Attribute("function", F.Function);
    if (F.Address)
      J.attribute("address", *F.Address);
    Attribute("instruction", F.Instruction);
    Attribute("location", F.Location);
    writeNeeds(F, J);
    if (!F.Neighbourhood.empty())
      J.attributeArray("neighbourhood", [&] {
        for (const std::string &Line : F.Neighbourhood)
          J.value(json::fixUTF8(Line));
      });
    if (!F.Path.empty())
      J.attributeArray("path", [&] {
        for (const PathStep &S : F.Path)
          J.object([&] {
            J.attribute("begin", S.Begin);
            J.attribute("end", S.End);
            J.attribute("knowledge", S.Knowledge);
          });
      });
  });
}

//===- Writers ------------------------------------------------------------===//

FindingWriter::~FindingWriter() = default;

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
  SARIFWriter(raw_ostream &OS, StringRef Tool, StringRef Version)
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

  void write(const Finding &F) override {
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
      J.attributeArray("locations",
                       [&] { J.object([&] { writeLocation(F); }); });
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

  void finish() override {
    J.arrayEnd();
    J.attributeEnd();
    J.objectEnd();
    J.arrayEnd();
    J.attributeEnd();
    J.objectEnd();
    J.flush();
    OS << '\n';
  }

private:
  void writeTool(StringRef Tool, StringRef Version) {
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

  void writeLocation(const Finding &F) {
    StringRef Source;
    unsigned Line = 0, Column = 0;
    bool HasSource =
        splitLocation(F.Location, Source, Line, Column) && Line != 0;
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

  void writePath(const Finding &F) {
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

  void writeText(StringRef Key, StringRef Text) {
    J.attributeObject(Key, [&] { J.attribute("text", json::fixUTF8(Text)); });
  }

  raw_ostream &OS;
  json::OStream J;
};

} // namespace

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
