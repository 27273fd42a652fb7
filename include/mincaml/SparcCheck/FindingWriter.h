//===- FindingWriter.h - Findings as text, JSON and SARIF -------*- C++ -*-===//
//
// The output of a check that ends after many findings: each is written as soon
// as it is known.
//
// SARIF: [SARIF] (docs/sources.md), version 2.1.0. A violation is a result of
// the kind "fail" and the level "error"; what is not proved is of the kind
// "open": the rule was evaluated, and there was not enough information.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_FINDINGWRITER_H
#define MINCAML_SPARCCHECK_FINDINGWRITER_H

#include "mincaml/SparcCheck/LoweringRules.h"
#include <memory>

namespace mincaml::sparc {

class FindingWriter {
public:
  virtual ~FindingWriter();
  virtual void write(const Finding &F) = 0;
  /// Ends the output. To be called once.
  virtual void finish() {}
};

enum class FindingFormat : uint8_t {
  Text,  ///< printText()
  JSON,  ///< An array of what writeJSON() writes.
  SARIF, ///< A log with one run.
};

/// \p Tool and \p Version are the tool that the SARIF log names.
std::unique_ptr<FindingWriter> createFindingWriter(FindingFormat Format,
                                                   llvm::raw_ostream &OS,
                                                   llvm::StringRef Tool,
                                                   llvm::StringRef Version);

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_FINDINGWRITER_H
