//===- Findings.cpp - Results of analyses ---------------------------------===//

#include "Analyses/Findings.h"
#include "Parts.h"

using namespace mincaml::explorer;
using namespace llvm;

static uint64_t sizeOf(ArrayRef<std::string> Texts) {
  uint64_t Size = 0;
  for (const std::string &Text : Texts)
    Size += Text.size();
  return Size;
}

uint64_t mincaml::explorer::sizeOf(const DataFlowSolution &A) {
  // These sizes include the names of the fields.
  constexpr uint64_t SizeOfBlock = 12, SizeOfStep = 18;
  uint64_t Size = ::sizeOf(A.Domain) + SizeOfBlock * A.Blocks.size() +
                  SizeOfStep * A.Steps.size();
  for (const DataFlowSolution::Sets &S : A.Blocks)
    Size += S.Gen.size() + S.Kill.size() + S.In.size() + S.Out.size();
  for (const DataFlowSolution::Step &S : A.Steps)
    Size += S.In.size() + S.Out.size() + S.Worklist.size();
  return Size;
}

uint64_t mincaml::explorer::sizeOf(const Annotations &A) {
  uint64_t Size = 0;
  for (const auto &[Line, Text] : A.Lines)
    Size += 1 + Text.size();
  return Size;
}

uint64_t mincaml::explorer::sizeOf(const Predicates &A) {
  uint64_t Size = ::sizeOf(A.Domain);
  for (const Predicates::Row &Row : A.Rows)
    for (const std::vector<unsigned> &Set : Row.Sets)
      Size += 1 + Set.size();
  return Size;
}

template <typename Number>
static void writeNumbers(StringRef Key, ArrayRef<Number> Numbers,
                         json::OStream &J) {
  J.attributeArray(Key, [&] {
    for (Number N : Numbers)
      J.value(N);
  });
}

static void writeSet(StringRef Key, ArrayRef<unsigned> Set, json::OStream &J) {
  writeNumbers(Key, Set, J);
}

static void writeBlock(const DataFlowSolution::Sets &Sets, json::OStream &J) {
  J.object([&] {
    writeSet("gen", Sets.Gen, J);
    writeSet("kill", Sets.Kill, J);
    writeSet("in", Sets.In, J);
    writeSet("out", Sets.Out, J);
  });
}

static void writeStep(const DataFlowSolution::Step &Step, json::OStream &J) {
  J.object([&] {
    J.attribute("block", Step.Block);
    writeSet("in", Step.In, J);
    writeSet("out", Step.Out, J);
    J.attribute("changed", Step.Changed);
    writeSet("worklist", Step.Worklist, J);
  });
}

static void writeTexts(StringRef Key, ArrayRef<std::string> Texts,
                       json::OStream &J) {
  J.attributeArray(Key, [&] {
    for (const std::string &Text : Texts)
      J.value(json::fixUTF8(Text));
  });
}

/// Writes the analysis, the function and the versions.
static void writeHead(const Finding &A, json::OStream &J) {
  J.attribute("id", A.ID);
  J.attribute("title", A.Title);
  J.attribute("function", A.Function);
  J.attribute("version", A.Version);
  if (!A.Also.empty())
    writeNumbers("also", ArrayRef<unsigned>(A.Also), J);
}

static void writeBody(const DataFlowSolution &F, json::OStream &J) {
  J.attribute("direction", F.IsForward ? "forward" : "backward");
  J.attribute("meet", F.IsUnion ? "union" : "intersection");
  writeTexts("domain", F.Domain, J);
  writeNumbers("origins", ArrayRef<int>(F.Origins), J);
  J.attributeArray("blocks", [&] {
    for (const DataFlowSolution::Sets &Sets : F.Blocks)
      writeBlock(Sets, J);
  });
  J.attributeArray("steps", [&] {
    for (const DataFlowSolution::Step &Step : F.Steps)
      writeStep(Step, J);
  });
}

static void writeBody(const Annotations &A, json::OStream &J) {
  J.attributeArray("lines", [&] {
    for (const auto &[Line, Text] : A.Lines)
      J.array([&, &Line = Line, &Text = Text] {
        J.value(Line);
        J.value(json::fixUTF8(Text));
      });
  });
}

static void writeBody(const Predicates &A, json::OStream &J) {
  writeTexts("domain", A.Domain, J);
  writeNumbers("origins", ArrayRef<int>(A.Origins), J);
  J.attributeArray("names", [&] {
    for (StringRef Name : A.Names)
      J.value(Name);
  });
  J.attributeArray("rows", [&] {
    for (const Predicates::Row &Row : A.Rows)
      J.object([&] {
        J.attribute("name", json::fixUTF8(Row.Name));
        J.attribute("block", Row.Block);
        J.attributeArray("sets", [&] {
          for (const std::vector<unsigned> &Set : Row.Sets)
            J.array([&] {
              for (unsigned Element : Set)
                J.value(Element);
            });
        });
      });
  });
}

void mincaml::explorer::writeFindings(const Findings &All, json::OStream &J,
                                      Parts *ToParts) {
  auto WriteList = [&](StringRef Key, const auto &List) {
    J.attributeArray(Key, [&] {
      for (const auto &A : List)
        J.object([&] {
          writeHead(A, J);
          writePart(ToParts, J, [&](json::OStream &To) { writeBody(A, To); });
        });
    });
  };
  WriteList("analyses", All.AllFacts);
  WriteList("notes", All.AllNotes);
  WriteList("predicates", All.AllPredicates);
}
