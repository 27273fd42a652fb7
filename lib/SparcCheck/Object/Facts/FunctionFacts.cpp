//===- FunctionFacts.cpp - Facts about functions --------------------------===//

#include "mincaml/SparcCheck/FunctionFacts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <utility>

using namespace mincaml::sparc;
using namespace llvm;

/// The ways in which a function may end, as a bit set.
enum Exit : unsigned { Stop = 1, ToCall = 2, ToStructure = 4 };

/// Indexed by ReturnFact.
static constexpr struct {
  StringLiteral Name;
  unsigned Exits;
} ReturnFacts[] = {
    {"unknown", Stop | ToCall | ToStructure},
    {"never", Stop},
    {"+8", ToCall},
    {"+12", ToStructure},
    {"+8 if at all", Stop | ToCall},
    {"+12 if at all", Stop | ToStructure},
};

StringRef mincaml::sparc::name(ReturnFact Fact) {
  return ReturnFacts[size_t(Fact)].Name;
}

//===- Two facts ----------------------------------------------------------===//

static unsigned exits(ReturnFact Fact) {
  return ReturnFacts[size_t(Fact)].Exits;
}

static ReturnFact ofExits(unsigned Exits) {
  for (auto [Fact, Row] : enumerate(ReturnFacts))
    if (Row.Exits == Exits)
      return ReturnFact(Fact);
  return ReturnFact::Unknown;
}

/// Replaces \p Fact with the strongest fact that holds if at least one of the
/// two facts holds.
static void weaken(FunctionFact &Fact, const FunctionFact &Other) {
  Fact.Returns = ofExits(exits(Fact.Returns) | exits(Other.Returns));
  if (Fact.Reads && Other.Reads)
    *Fact.Reads &= *Other.Reads;
  else
    Fact.Reads.reset();
  if (Fact.MayRead && Other.MayRead)
    *Fact.MayRead |= *Other.MayRead;
  else
    Fact.MayRead.reset();
  Fact.Source = std::min(Fact.Source, Other.Source);
}

/// Replaces \p Fact with the conjunction of the two facts, which must not
/// contradict each other.
static void strengthen(FunctionFact &Fact, const FunctionFact &Other) {
  Fact.Returns = ofExits(exits(Fact.Returns) & exits(Other.Returns));
  if (Other.Reads)
    Fact.Reads = Fact.Reads.value_or(RegisterSet()) | *Other.Reads;
}

static std::string describeReturn(ReturnFact Fact) {
  return Fact == ReturnFact::Never
             ? "never returns"
             : formatv("returns to {0}", name(Fact)).str();
}

std::optional<std::string>
mincaml::sparc::contradiction(const FunctionFact &Claim,
                              const FunctionFact &Derived) {
  if ((exits(Claim.Returns) & exits(Derived.Returns)) == 0)
    return formatv("that it {0} contradicts {1}, where it {2}",
                   describeReturn(Claim.Returns), Derived.Source,
                   describeReturn(Derived.Returns));
  if (!Claim.Reads || !Derived.MayRead)
    return std::nullopt;
  RegisterSet Unread = *Claim.Reads & ~*Derived.MayRead;
  if (Unread.none())
    return std::nullopt;
  return formatv("that it reads {0} contradicts {1}, where it does not",
                 registerNames(Unread), Derived.Source);
}

//===- Sets ---------------------------------------------------------------===//

bool FactSet::operator==(const FactSet &Other) const {
  for (bool Is64 : {false, true}) {
    if (Functions[Is64].size() != Other.Functions[Is64].size())
      return false;
    for (const auto &Entry : Functions[Is64]) {
      const FunctionFact *Fact = Other.find(Entry.getKey(), Is64);
      if (!Fact || !(*Fact == Entry.getValue()))
        return false;
    }
  }
  return true;
}

void FactSet::forEach(
    function_ref<void(StringRef, bool, const FunctionFact &)> Visit) const {
  for (bool Is64 : {false, true}) {
    std::map<StringRef, const FunctionFact *> Sorted;
    for (const auto &Entry : Functions[Is64])
      Sorted[Entry.getKey()] = &Entry.getValue();
    for (auto [Name, Fact] : Sorted)
      Visit(Name, Is64, *Fact);
  }
}

void FactSet::addDerived(StringRef Name, bool Is64, const FunctionFact &Fact) {
  auto [Entry, IsNew] = Functions[Is64].try_emplace(Name, Fact);
  FunctionFact &Old = Entry->second;
  if (IsNew)
    return;
  if (Old.IsInArchive && Fact.IsInArchive) {
    weaken(Old, Fact);
    Old.IsWeak &= Fact.IsWeak;
  } else if (Old.IsWeak && !Fact.IsWeak) {
    Old = Fact;
  } else if (Old.IsWeak == Fact.IsWeak) {
    weaken(Old, Fact);
  }
}

Error FactSet::addClaim(StringRef Name, bool Is64, const FunctionFact &Fact) {
  auto [Entry, IsNew] = Functions[Is64].try_emplace(Name, Fact);
  FunctionFact &Old = Entry->second;
  if (IsNew || (!Old.IsWeak && Fact.IsWeak))
    return Error::success();
  if (Old.IsWeak && !Fact.IsWeak) {
    Old = Fact;
    return Error::success();
  }
  if (std::optional<std::string> Reason = contradiction(Fact, Old))
    return createStringError(formatv(
        "{0}: the fact about {1} {2}; remove one of them, or write the facts "
        "again with --write-facts",
        Fact.Source, Name, *Reason));
  strengthen(Old, Fact);
  return Error::success();
}

void FactSet::correct(const FactSet *Better) {
  if (!Better || Better->empty())
    return;
  for (bool Is64 : {false, true})
    for (auto &[Name, Fact] : Functions[Is64])
      if (const FunctionFact *Known = Better->find(Name, Is64)) {
        if (Known->Returns != ReturnFact::Unknown)
          Fact.Returns = Known->Returns;
        if (Known->Reads || Known->MayRead) {
          Fact.Reads = Known->Reads;
          Fact.MayRead = Known->MayRead;
        }
      }
}

void FactSet::complete(const FactSet &Claims) {
  Claims.forEach([&](StringRef Name, bool Is64, const FunctionFact &Claim) {
    auto [Entry, IsNew] = Functions[Is64].try_emplace(Name, Claim);
    FunctionFact &Derived = Entry->second;
    if (IsNew || (!Derived.IsWeak && Claim.IsWeak))
      return;
    if (Derived.IsWeak && !Claim.IsWeak)
      Derived = Claim;
    else if (!contradiction(Claim, Derived))
      strengthen(Derived, Claim);
  });
}

//===- Positions of values in JSON text -----------------------------------===//

namespace {

/// The values that llvm::json returns have no source locations. For error
/// messages, this class finds the position of a value in the text.
class JSONPositions {
public:
  explicit JSONPositions(llvm::StringRef Text) : Text(Text) {}

  /// A member of an object, with the offsets of its name and its value.
  struct Member {
    std::string Name;
    size_t Offset, Value;
  };
  using Members = std::vector<Member>;

  /// Returns the line and column of an offset, both counted from 1.
  std::pair<unsigned, unsigned> lineAndColumn(size_t Offset) const {
    StringRef Before = Text.take_front(Offset);
    size_t LineStart = Before.rfind('\n');
    size_t Column =
        LineStart == StringRef::npos ? Offset + 1 : Before.size() - LineStart;
    return {Before.count('\n') + 1, Column};
  }

  /// Returns the offset of the first bracket that is nested more deeply than in
  /// any facts file; nothing if there is none. LLVM's parser is recursive, so
  /// it must not parse a text with such a bracket. The text need not be valid
  /// JSON.
  std::optional<size_t> nestedTooDeeply() const {
    static constexpr unsigned Deepest = 16;
    unsigned Depth = 0;
    for (size_t At = 0; At < Text.size(); ++At) {
      char C = Text[At];
      if (C == '"') {
        At = skipString(At) - 1;
      } else if (C == '[' || C == '{') {
        if (++Depth > Deepest)
          return At;
      } else if ((C == ']' || C == '}') && Depth != 0) {
        --Depth;
      }
    }
    return std::nullopt;
  }

  /// Removes the position from an error message of llvm::json::parse and stores
  /// it in \p Offset.
  static std::string messageOf(StringRef Error, size_t &Offset) {
    // A message looks like "[3:5, byte=34]: Expected , or ] after array
    // element".
    StringRef Bytes = Error.split("byte=").second;
    auto [Number, Message] = Bytes.split("]: ");
    unsigned long long Value = 0;
    if (Number.getAsInteger(10, Value) || Message.empty())
      return Error.str();
    Offset = Value;
    return Message.str();
  }

  // The following functions require that the text is valid JSON and that the
  // value at the offset is an object or an array, respectively.
  size_t begin() const { return skipSpace(0); }

  Members members(size_t Object) const {
    Members Result;
    size_t At = skipSpace(Object + 1);
    while (At < Text.size() && Text[At] != '}') {
      size_t End = skipString(At);
      size_t Colon = skipSpace(End);
      size_t Value = skipSpace(Colon + 1);
      // The name may contain escapes.
      std::optional<json::Value> Name =
          expectedToOptional(json::parse(Text.slice(At, End)));
      if (!Name)
        return Result;
      Result.push_back({Name->getAsString().value_or("").str(), At, Value});
      At = skipSpace(skipValue(Value));
      if (At < Text.size() && Text[At] == ',')
        At = skipSpace(At + 1);
    }
    return Result;
  }

  std::vector<size_t> elements(size_t Array) const {
    std::vector<size_t> Result;
    size_t At = skipSpace(Array + 1);
    while (At < Text.size() && Text[At] != ']') {
      Result.push_back(At);
      At = skipSpace(skipValue(At));
      if (At < Text.size() && Text[At] == ',')
        At = skipSpace(At + 1);
    }
    return Result;
  }

private:
  size_t skipSpace(size_t At) const {
    return std::min(Text.find_first_not_of(" \t\r\n", At), Text.size());
  }
  /// Returns the offset after the string at \p At, or the end of the text if
  /// the string is not terminated.
  size_t skipString(size_t At) const {
    for (++At; At < Text.size() && Text[At] != '"'; ++At)
      if (Text[At] == '\\')
        ++At;
    return std::min(At + 1, Text.size());
  }

  size_t skipValue(size_t At) const {
    unsigned Depth = 0;
    while (At < Text.size()) {
      char C = Text[At];
      if (C == '"') {
        At = skipString(At);
      } else if (C == '[' || C == '{') {
        ++Depth;
        ++At;
        continue;
      } else if (C == ']' || C == '}') {
        --Depth;
        ++At;
      } else if (Depth != 0) {
        ++At;
        continue;
      } else {
        return std::min(Text.find_first_of(",]} \t\r\n", At), Text.size());
      }
      if (Depth == 0)
        return At;
    }
    return At;
  }

  llvm::StringRef Text;
};

} // namespace

static constexpr StringLiteral Format = "sparc-lint facts";
static constexpr int64_t Version = 1;

//===- Reading of facts files ---------------------------------------------===//

/// The remedy for a problem with one fact.
static constexpr StringLiteral Correct =
    "correct it, or write the facts again with --write-facts";

/// Returns the offset of the value of a member, or of the object if it has no
/// such member.
static size_t offsetOf(const JSONPositions::Members &Where, StringRef Name,
                       size_t Object) {
  for (const auto &Member : Where)
    if (Member.Name == Name)
      return Member.Value;
  return Object;
}

namespace {

class FactsReader {
public:
  FactsReader(MemoryBufferRef File, FactSet &Claims)
      : Path(File.getBufferIdentifier()), Text(File.getBuffer()),
        Positions(Text), Claims(Claims) {}

  Error read() {
    if (std::optional<size_t> Deep = Positions.nestedTooDeeply())
      return problem(*Deep, "not a facts file: it is nested too deeply",
                     "write one with --write-facts");
    Expected<json::Value> Value = json::parse(Text);
    if (!Value) {
      size_t Offset = 0;
      std::string Message;
      handleAllErrors(Value.takeError(), [&](const ErrorInfoBase &E) {
        Message = Positions.messageOf(E.message(), Offset);
      });
      return problem(Offset, "not JSON: " + Message,
                     "write the facts again with --write-facts");
    }
    const json::Object *Object = Value->getAsObject();
    size_t Begin = Positions.begin();
    if (!Object)
      return problem(Begin, "not a facts file: not an object",
                     "write one with --write-facts");
    Expected<Members> Where =
        members(Begin, {"format", "version", "functions"});
    if (!Where)
      return Where.takeError();
    if (Error E = readHeader(*Object, *Where, Begin))
      return E;
    const json::Array &Functions = *Object->getArray("functions");
    std::vector<size_t> Offsets =
        Positions.elements(offsetOf(*Where, "functions", Begin));
    for (auto [Function, Offset] : zip_equal(Functions, Offsets))
      if (Error E = readFunction(Function, Offset))
        return E;
    return Error::success();
  }

private:
  using Members = JSONPositions::Members;

  Error problem(size_t Offset, const Twine &What, const Twine &Remedy) const {
    auto [Line, Column] = Positions.lineAndColumn(Offset);
    return createStringError(Path + ":" + Twine(Line) + ":" + Twine(Column) +
                             ": " + What + "; " + Remedy);
  }

  /// Returns the members of the object at \p Offset. Returns an error if a name
  /// is not in \p Allowed or occurs twice.
  Expected<Members> members(size_t Offset, ArrayRef<StringRef> Allowed) const {
    Members Found = Positions.members(Offset);
    for (auto [Index, Member] : enumerate(Found)) {
      if (!is_contained(Allowed, Member.Name))
        return problem(Member.Offset, "unknown member '" + Member.Name + "'",
                       "known are " + join(Allowed, ", "));
      for (const auto &Earlier : ArrayRef(Found).take_front(Index))
        if (Earlier.Name == Member.Name)
          return problem(Member.Offset, "a second member '" + Member.Name + "'",
                         "remove one of them");
    }
    return Found;
  }

  Error readHeader(const json::Object &Object, const Members &Where,
                   size_t Offset) const {
    if (Object.getString("format") != StringRef(Format))
      return problem(offsetOf(Where, "format", Offset),
                     "not a facts file: it has no member \"format\": \"" +
                         Format + "\"",
                     "write one with --write-facts");
    std::optional<int64_t> Found = Object.getInteger("version");
    if (Found != Version)
      return problem(offsetOf(Where, "version", Offset),
                     Found ? "facts of version " + Twine(*Found)
                           : Twine("the version is missing or not a number"),
                     "this program reads version " + Twine(Version) +
                         ": write the facts again with --write-facts");
    if (!Object.getArray("functions"))
      return problem(offsetOf(Where, "functions", Offset),
                     "\"functions\" is not an array", Correct);
    return Error::success();
  }

  Error readFunction(const json::Value &Value, size_t Offset) {
    const json::Object *Object = Value.getAsObject();
    if (!Object)
      return problem(Offset, "a function is not an object", Correct);
    Expected<Members> Where = members(
        Offset, {"name", "bits", "binding", "returns", "reads", "source"});
    if (!Where)
      return Where.takeError();
    std::optional<StringRef> Name = Object->getString("name");
    if (!Name || Name->empty())
      return problem(offsetOf(*Where, "name", Offset),
                     "the function has no name", Correct);
    std::optional<int64_t> Bits = Object->getInteger("bits");
    if (Bits != 32 && Bits != 64)
      return problem(offsetOf(*Where, "bits", Offset),
                     "\"bits\" of " + *Name + " is neither 32 nor 64", Correct);
    FunctionFact Fact;
    if (const json::Value *Binding = Object->get("binding")) {
      Fact.IsWeak = Binding->getAsString() == StringRef("weak");
      if (!Fact.IsWeak && Binding->getAsString() != StringRef("global"))
        return problem(offsetOf(*Where, "binding", Offset),
                       "\"binding\" is neither global nor weak",
                       "local functions are not known to other files");
    }
    if (const json::Value *Returns = Object->get("returns"))
      if (Error E = readReturns(*Returns, offsetOf(*Where, "returns", Offset),
                                Bits == 64, Fact))
        return E;
    if (const json::Value *Reads = Object->get("reads"))
      if (Error E = readReads(*Reads, offsetOf(*Where, "reads", Offset),
                              Bits == 64, Fact))
        return E;
    auto [Line, Column] = Positions.lineAndColumn(Offset);
    Fact.Source = formatv("{0}:{1}:{2}", Path, Line, Column);
    return Claims.addClaim(*Name, Bits == 64, Fact);
  }

  Error readReturns(const json::Value &Value, size_t Offset, bool Is64,
                    FunctionFact &Fact) const {
    std::vector<StringRef> Names;
    for (auto [Number, Row] : enumerate(ReturnFacts)) {
      Names.push_back(Row.Name);
      if (Value.getAsString() != Names.back())
        continue;
      const ReturnFact Each(static_cast<ReturnFact>(Number));
      bool IsStructure = Each == ReturnFact::AfterStructure ||
                         Each == ReturnFact::AfterStructureIfAtAll;
      if (IsStructure && Is64)
        return problem(Offset, "64-bit code has no return to +12", Correct);
      Fact.Returns = Each;
      return Error::success();
    }
    return problem(Offset, "\"returns\" is none of the known facts",
                   "known are " + join(Names, ", "));
  }

  Error readReads(const json::Value &Value, size_t Offset, bool Is64,
                  FunctionFact &Fact) const {
    const json::Array *Registers = Value.getAsArray();
    if (!Registers)
      return problem(Offset, "\"reads\" is not an array of registers", Correct);
    Fact.Reads = RegisterSet();
    std::vector<size_t> Offsets = Positions.elements(Offset);
    for (auto [Element, Where] : zip_equal(*Registers, Offsets)) {
      std::optional<StringRef> Name = Element.getAsString();
      unsigned R = reg::O0, End = reg::O0 + 6;
      while (R != End && Name != StringRef(registerName(R)))
        if (++R == End && End == reg::O0 + 6 && Is64)
          R = reg::F0, End = reg::UpperDouble;
      if (R == End)
        return problem(Where, "not a register of arguments",
                       Is64 ? "these are %o0 to %o5 and %f0 to %f31"
                            : "these are %o0 to %o5 in 32-bit code");
      Fact.Reads->set(R);
    }
    return Error::success();
  }

  StringRef Path, Text;
  JSONPositions Positions;
  FactSet &Claims;
};

} // namespace

Error mincaml::sparc::readFacts(MemoryBufferRef File, FactSet &Claims) {
  return FactsReader(File, Claims).read();
}

//===- Writing of facts files ---------------------------------------------===//

void mincaml::sparc::writeFacts(const FactSet &Facts, raw_ostream &OS) {
  OS << formatv("{{\"format\": \"{0}\", \"version\": {1}, \"functions\": [",
                Format, Version);
  StringRef Separator = "\n";
  Facts.forEach([&](StringRef Name, bool Is64, const FunctionFact &Fact) {
    OS << Separator << "  ";
    Separator = ",\n";
    json::OStream J(OS);
    J.object([&] {
      J.attribute("name", json::fixUTF8(Name));
      J.attribute("bits", Is64 ? 64 : 32);
      J.attribute("binding", Fact.IsWeak ? "weak" : "global");
      J.attribute("returns", name(Fact.Returns));
      if (Fact.Reads)
        J.attributeArray("reads", [&] {
          for (unsigned R = 0; R != reg::Count; ++R)
            if (Fact.Reads->test(R))
              J.value(registerName(R));
        });
      J.attribute("source", json::fixUTF8(Fact.Source));
    });
  });
  OS << "\n]}\n";
}
