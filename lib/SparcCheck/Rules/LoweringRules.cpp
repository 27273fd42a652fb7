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
  switch (Group) {
  case RuleGroup::Encoding:
    return "encoding";
  case RuleGroup::Registers:
    return "registers";
  case RuleGroup::DelaySlots:
    return "delay slots";
  case RuleGroup::Hazards:
    return "hazards and condition codes";
  case RuleGroup::Stack:
    return "stack";
  case RuleGroup::Calls:
    return "calls";
  }
  llvm_unreachable("all groups are handled");
}

static std::string architectureNames(uint8_t Architectures) {
  SmallVector<StringRef, 4> Names;
  if (Architectures & V7)
    Names.push_back("V7");
  if (Architectures & V8)
    Names.push_back("V8");
  if (Architectures & V8Plus)
    Names.push_back("V8+");
  if (Architectures & V9)
    Names.push_back("V9");
  return join(Names, ", ");
}

static std::string deciderNames(uint8_t Deciders) {
  SmallVector<StringRef, 2> Names;
  if (Deciders & Machine)
    Names.push_back("machine");
  if (Deciders & Object)
    Names.push_back("object");
  return join(Names, ", ");
}

void mincaml::sparc::printRules(raw_ostream &OS, uint8_t Deciders) {
  for (const RuleInfo &R : Rules)
    if (R.Deciders & Deciders)
      OS << formatv("{0}  {1,-27}  {2,-15}  {3,-15}  {4}  {5}\n", R.ID,
                    groupName(R.Group), architectureNames(R.Architectures),
                    deciderNames(R.Deciders & Deciders), R.Title, R.Source);
}

static StringRef verdictName(Verdict V) {
  return V == Verdict::Violation ? "violation" : "unproved";
}

static StringRef question(MissingFact::Kind Kind) {
  switch (Kind) {
  case MissingFact::Kind::Returns:
    return "whether it returns";
  case MissingFact::Kind::ReturnsStructure:
    return "whether it returns a structure (to +12)";
  case MissingFact::Kind::Arguments:
    return "which arguments it reads";
  }
  llvm_unreachable("all kinds are handled");
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
