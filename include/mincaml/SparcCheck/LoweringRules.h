//===- LoweringRules.h - Rules for SPARC code and findings ------*- C++ -*-===//
//
// The rules of LoweringRules.def as data, and the findings of the two checks:
// the check of machine IR (LoweringCheck.h) and the check of object code
// (ObjectCheck.h).
//
// A finding is a *violation* if the code violates the rule on some path that
// the control flow allows, and *unproved* if deciding the rule requires
// information that the code does not contain. There is no finding where the
// rule holds.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_LOWERINGRULES_H
#define MINCAML_SPARCCHECK_LOWERINGRULES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class raw_ostream;
namespace json {
class OStream;
}
} // namespace llvm

namespace mincaml::sparc {

enum class Rule : uint8_t {
#define SPARC_RULE(Enum, ID, Group, Title, Architectures, Deciders, Source,    \
                   Message, Remedy)                                            \
  Enum,
#include "mincaml/SparcCheck/LoweringRules.def"
};

enum class RuleGroup : uint8_t {
  Encoding,
  Registers,
  DelaySlots,
  Hazards,
  Stack,
  Calls
};

/// One bit for each architecture to which a rule can apply.
enum Architecture : uint8_t { V7 = 1, V8 = 2, V9 = 4, V8Plus = 8 };

/// One bit for each check that can decide a rule.
enum Decider : uint8_t { Machine = 1, Object = 2 };

struct RuleInfo {
  Rule TheRule;
  /// The enumerator, for example "ImmediateRange".
  llvm::StringRef Name;
  llvm::StringRef ID;
  RuleGroup Group;
  llvm::StringRef Title;
  /// A set of Architecture bits.
  uint8_t Architectures;
  /// A set of Decider bits.
  uint8_t Deciders;
  llvm::StringRef Source;
  llvm::StringRef Message;
  llvm::StringRef Remedy;
};

/// All rules in the order of the table, indexed by Rule.
llvm::ArrayRef<RuleInfo> allRules();
const RuleInfo &ruleInfo(Rule R);
/// Prints one line for each rule that at least one check in \p Deciders
/// decides. \p Deciders is a set of Decider bits.
void printRules(llvm::raw_ostream &OS, uint8_t Deciders = Machine | Object);

enum class Verdict : uint8_t { Violation, Unproved };

/// A sequence of consecutive instructions on a path.
struct PathStep {
  /// The addresses of the first and the last instruction.
  uint64_t Begin, End;
  /// A description of what is known before the first instruction.
  std::string Knowledge;
};

/// A property of a function in another file that must be known to decide a
/// rule.
struct MissingFact {
  enum class Kind : uint8_t {
    Returns,          ///< Whether it returns.
    ReturnsStructure, ///< Whether it returns to 8 or 12 bytes after the call.
    Arguments         ///< Which argument registers it reads.
  };
  std::string Callee;
  Kind TheKind;

  bool operator==(const MissingFact &) const = default;
};

/// Returns text such as "callee g: unknown whether it returns".
std::string describe(const MissingFact &Fact);

struct Finding {
  Rule TheRule;
  Verdict TheVerdict = Verdict::Violation;
  /// The name of the file, such as "libfoo.a(bar.o)"; empty if only one file is
  /// checked.
  std::string File;
  /// Empty if unknown.
  std::string Function;
  /// The address of the instruction, in object code.
  std::optional<uint64_t> Address;
  /// The text of the instruction.
  std::string Instruction;
  /// The source location, such as "foo.ml:3:7"; empty if unknown.
  std::string Location;
  /// The error in the instruction, or the reason why the rule is unproved.
  std::string Detail;
  /// In object code, the facts that are needed to decide the rule here. Detail
  /// describes them.
  std::vector<MissingFact> Needs;
  /// The surrounding instructions, one line each.
  std::vector<std::string> Neighbourhood;
  /// In object code, a path from the start of the function on which the
  /// violation happens; empty if no path is known, or if there is only one.
  std::vector<PathStep> Path;
};

/// Returns the rule's text, the detail and, for a violation, the remedy: one
/// line without the location.
std::string messageText(const Finding &F);
/// Returns messageText() followed by the rule's ID.
std::string message(const Finding &F);

/// Prints the finding as text, preceded by the name of the file if it has one:
///
///   foo.ml:3:7: violation: in ml.f at 0x1c: `sdiv %o0, %o1, %o0`: fewer than
///   three instructions separate ...; insert nops between them [SPL017]
///           18: wr %g0, %o2, %y
///     ...
///       path: ...
///       source: [SPARC-V8] B.29
void printText(const Finding &F, llvm::raw_ostream &OS);

/// Writes an object with the members rule, verdict ("violation", "unproved"),
/// message, detail, source (of the rule) and, if known, file, function, address
/// (a number), instruction, location, needs (see writeNeeds), neighbourhood (an
/// array of strings) and path (an array of objects with the addresses begin and
/// end, and knowledge).
void writeJSON(const Finding &F, llvm::json::OStream &J);

/// Writes the member needs, if the finding has missing facts: an array of
/// objects with the members callee, fact (the member of a facts file that would
/// state the fact) and unknown ("whether it returns").
void writeNeeds(const Finding &F, llvm::json::OStream &J);

/// A writer outputs each finding of a check as soon as it is known.
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
  SARIF, ///< A log with one run, see below.
};

/// The SARIF output follows version 2.1.0 of [SARIF] (docs/sources.md). A
/// violation is a result of kind "fail" and level "error". An unproved rule is
/// a result of kind "open": the rule was evaluated, but there was not enough
/// information to decide it.
///
/// \p Tool and \p Version name the tool in a SARIF log.
std::unique_ptr<FindingWriter> createFindingWriter(FindingFormat Format,
                                                   llvm::raw_ostream &OS,
                                                   llvm::StringRef Tool,
                                                   llvm::StringRef Version);

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_LOWERINGRULES_H
