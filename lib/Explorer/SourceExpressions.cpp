//===- SourceExpressions.cpp - Expressions by their locations -------------===//

#include "mincaml/Explorer/SourceExpressions.h"
#include "OriginTable.h"
#include "mincaml/Support/PrintableText.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

struct SourceExpressions::Table {
  explicit Table(MemoryBufferRef Source) : Source(Source), Origins(Source) {}

  MemoryBufferRef Source;
  OriginTable Origins;
};

SourceExpressions::SourceExpressions(MemoryBufferRef Source,
                                     const ast::Expression &Tree)
    : TheTable(std::make_unique<Table>(Source)) {
  TheTable->Origins.build(Tree);
}

SourceExpressions::~SourceExpressions() = default;

SMLoc SourceExpressions::distinctLocation(SMRange Expression) const {
  return TheTable->Origins.distinctLocation(Expression);
}

std::string SourceExpressions::text(const DILocation &Location) const {
  const OriginTable &Origins = TheTable->Origins;
  const int Found =
      Origins.find(Location.getLine(), Location.getColumn()).Expression;
  if (Found < 0)
    return "";
  const OriginTable::Expression &E = Origins.expressions()[Found];
  return shortText(TheTable->Source.getBuffer().slice(E.Begin, E.End));
}
