//===- FindingWriter.h - Findings as text, JSON and SARIF -------*- C++ -*-===//
//
// A writer outputs each finding of a check as soon as it is known.
//
// The SARIF output follows version 2.1.0 of [SARIF] (docs/sources.md). A
// violation is a result of kind "fail" and level "error". An unproved rule is a
// result of kind "open": the rule was evaluated, but there was not enough
// information to decide it.
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
  /// Completes the output. Must be called once, after the last finding.
  virtual void finish() {}
};

enum class FindingFormat : uint8_t {
  Text,  ///< As printed by printText().
  JSON,  ///< An array of the objects that writeJSON() writes.
  SARIF, ///< A log with one run.
};

/// \p Tool and \p Version name the tool in a SARIF log.
std::unique_ptr<FindingWriter> createFindingWriter(FindingFormat Format,
                                                   llvm::raw_ostream &OS,
                                                   llvm::StringRef Tool,
                                                   llvm::StringRef Version);

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_FINDINGWRITER_H
