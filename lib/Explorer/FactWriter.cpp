//===- FactWriter.cpp - Facts as JSON -------------------------------------===//

#include "FactWriter.h"

using namespace mincaml::explorer;
using namespace llvm;

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

static void writeBlock(const Facts::Sets &Sets, json::OStream &J) {
  J.object([&] {
    writeSet("gen", Sets.Gen, J);
    writeSet("kill", Sets.Kill, J);
    writeSet("in", Sets.In, J);
    writeSet("out", Sets.Out, J);
  });
}

static void writeStep(const Facts::Step &Step, json::OStream &J) {
  J.object([&] {
    J.attribute("block", Step.Block);
    writeSet("in", Step.In, J);
    writeSet("out", Step.Out, J);
    J.attribute("changed", Step.Changed);
    writeSet("worklist", Step.Worklist, J);
  });
}

void mincaml::explorer::writeFacts(const Facts &F, json::OStream &J) {
  J.object([&] {
    J.attribute("id", F.ID);
    J.attribute("title", F.Title);
    J.attribute("direction", F.IsForward ? "forward" : "backward");
    J.attribute("meet", F.IsUnion ? "union" : "intersection");
    J.attribute("function", F.Function);
    J.attribute("version", F.Version);
    J.attributeArray("domain", [&] {
      for (const std::string &Element : F.Domain)
        J.value(json::fixUTF8(Element));
    });
    writeNumbers("origins", ArrayRef<int>(F.Origins), J);
    J.attributeArray("blocks", [&] {
      for (const Facts::Sets &Sets : F.Blocks)
        writeBlock(Sets, J);
    });
    J.attributeArray("steps", [&] {
      for (const Facts::Step &Step : F.Steps)
        writeStep(Step, J);
    });
  });
}
