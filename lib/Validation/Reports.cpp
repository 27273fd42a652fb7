//===- Reports.cpp - Printing of reports ----------------------------------===//

#include "mincaml/Validation/Validation.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

StringRef validation::str(Verdict Result) {
  switch (Result) {
  case Verdict::Unchanged:
    return "unchanged";
  case Verdict::Proved:
    return "proved";
  case Verdict::Refuted:
    return "refuted";
  case Verdict::Bounded:
    return "bounded";
  case Verdict::GivenUp:
    return "given up";
  }
  llvm_unreachable("there is no such verdict");
}

void validation::printReports(ArrayRef<FunctionReport> Reports,
                              raw_ostream &OS) {
  std::map<Verdict, unsigned> Counts;
  for (const FunctionReport &Report : Reports) {
    ++Counts[Report.Result];
    if (Report.Result == Verdict::Unchanged)
      continue;
    OS << Report.Name << ": " << str(Report.Result);
    if (!Report.Reason.empty())
      OS << ": " << Report.Reason;
    OS << '\n';
    SmallVector<StringRef> Lines;
    StringRef(Report.Counterexample).split(Lines, '\n', -1, false);
    for (StringRef Line : Lines)
      OS << "  " << Line << '\n';
  }
  ListSeparator Comma;
  for (auto [Result, Count] : Counts)
    OS << Comma << Count << ' ' << str(Result);
  OS << (Reports.empty() ? "no functions to compare\n" : "\n");
}

void validation::printReportsAsJSON(ArrayRef<FunctionReport> Reports,
                                    raw_ostream &OS) {
  json::OStream J(OS);
  J.object([&] {
    J.attributeArray("functions", [&] {
      for (const FunctionReport &Report : Reports)
        J.object([&] {
          J.attribute("name", Report.Name);
          J.attribute("verdict", str(Report.Result));
          J.attribute("reason", Report.Reason);
          J.attribute("counterexample", Report.Counterexample);
          J.attribute("milliseconds", Report.Milliseconds);
          J.attribute("queries", Report.Queries);
        });
    });
  });
  OS << '\n';
}
