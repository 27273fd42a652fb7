//===- LoweringRules.h - Rules for SPARC code and findings ------*- C++ -*-===//
//
// The rules of LoweringRules.def as data, and the findings of the two checks:
// of machine IR (LoweringCheck.h) and of object code (ObjectCheck.h).
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

/// A bit for each architecture that a rule can apply to.
enum Architecture : uint8_t { V7 = 1, V8 = 2, V9 = 4, V8Plus = 8 };

/// A bit for each check that can decide a rule.
enum Decider : uint8_t { Machine = 1, Object = 2 };

struct RuleInfo {
  Rule TheRule;
  /// "ImmediateRange".
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

/// All rules in the order of the table; Rule is the index.
llvm::ArrayRef<RuleInfo> allRules();
const RuleInfo &ruleInfo(Rule R);
/// The table, one line for each rule that one of the checks decides: a set of
/// Decider bits.
void printRules(llvm::raw_ostream &OS, uint8_t Deciders = Machine | Object);

enum class Verdict : uint8_t { Violation, Unproved };

/// A part of a path that is executed without a jump.
struct PathStep {
  /// Of its first and its last instruction.
  uint64_t Begin, End;
  /// What is known at its start.
  std::string Knowledge;
};

/// What would have to be known about a function of another file to decide a
/// rule.
struct MissingFact {
  enum class Kind : uint8_t {
    Returns,          ///< Whether it returns.
    ReturnsStructure, ///< To 8 or to 12 bytes after the call.
    Arguments         ///< Which registers of arguments it reads.
  };
  std::string Callee;
  Kind TheKind;

  bool operator==(const MissingFact &) const = default;
};

/// "callee g: unknown whether it returns".
std::string describe(const MissingFact &Fact);

struct Finding {
  Rule TheRule;
  Verdict TheVerdict = Verdict::Violation;
  /// "libfoo.a(bar.o)"; empty if only one file is checked.
  std::string File;
  /// Empty if unknown.
  std::string Function;
  /// Of the instruction, in object code.
  std::optional<uint64_t> Address;
  /// Its text.
  std::string Instruction;
  /// "foo.ml:3:7"; empty if unknown.
  std::string Location;
  /// What is wrong with the instruction, or why the rule is not proved.
  std::string Detail;
  /// With these facts the rule would be decided here, in object code. Detail
  /// describes them.
  std::vector<MissingFact> Needs;
  /// The instructions around it, one line each.
  std::vector<std::string> Neighbourhood;
  /// A path from the start of the function on which a violation happens, in
  /// object code; empty if none is known, or if there is only one.
  std::vector<PathStep> Path;
};

/// The rule's text, the detail, and for a violation the remedy: one line
/// without location.
std::string messageText(const Finding &F);
/// The same and the rule's ID.
std::string message(const Finding &F);

/// As text, after the name of the file if there is one:
///
///   foo.ml:3:7: violation: in ml.f at 0x1c: `sdiv %o0, %o1, %o0`: fewer than
///   three instructions separate ...; insert nops between them [SPL017]
///           18: wr %g0, %o2, %y
///     ...
///       path: ...
///       source: [SPARC-V8] B.29
void printText(const Finding &F, llvm::raw_ostream &OS);

/// As an object with the members rule, verdict ("violation", "unproved"),
/// message, detail, source (of the rule), and, if known, file, function,
/// address (a number), instruction, location, needs (see writeNeeds),
/// neighbourhood (an array of strings) and path (an array of objects with the
/// addresses begin and end, and knowledge).
void writeJSON(const Finding &F, llvm::json::OStream &J);

/// The member needs, if there are any: an array of objects with the members
/// callee, fact (the member of a facts file that would say it) and unknown
/// ("whether it returns").
void writeNeeds(const Finding &F, llvm::json::OStream &J);

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_LOWERINGRULES_H
