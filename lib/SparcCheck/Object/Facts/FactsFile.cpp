//===- FactsFile.cpp - Reader and writer of facts files -------------------===//

#include "Object/Facts/JSONPositions.h"
#include "mincaml/SparcCheck/FunctionFacts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml::sparc;
using namespace llvm;

static constexpr StringLiteral Format = "sparc-lint facts";
static constexpr int64_t Version = 1;

//===- Reading ------------------------------------------------------------===//

namespace {

class FactsReader {
public:
  FactsReader(MemoryBufferRef File, FactSet &Claims)
      : Path(File.getBufferIdentifier()), Text(File.getBuffer()),
        Positions(Text), Claims(Claims) {}

  Error read();

private:
  using Members = JSONPositions::Members;

  Error problem(size_t Offset, const Twine &What, const Twine &Remedy) const {
    auto [Line, Column] = Positions.lineAndColumn(Offset);
    return createStringError(Path + ":" + Twine(Line) + ":" + Twine(Column) +
                             ": " + What + "; " + Remedy);
  }
  /// The members of the object at \p Offset, whose names must be in \p Allowed.
  /// It is an error if one occurs twice.
  Expected<Members> members(size_t Offset, ArrayRef<StringRef> Allowed) const;
  Error readHeader(const json::Object &Object, const Members &Where,
                   size_t Offset) const;
  Error readFunction(const json::Value &Value, size_t Offset);
  Error readReturns(const json::Value &Value, size_t Offset, bool Is64,
                    FunctionFact &Fact) const;
  Error readReads(const json::Value &Value, size_t Offset, bool Is64,
                  FunctionFact &Fact) const;

  StringRef Path, Text;
  JSONPositions Positions;
  FactSet &Claims;
};

} // namespace

/// The remedy for a problem with one fact.
static constexpr StringLiteral Correct =
    "correct it, or write the facts again with --write-facts";

Expected<FactsReader::Members>
FactsReader::members(size_t Offset, ArrayRef<StringRef> Allowed) const {
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

/// The offset of the value of a member, or of the object if it has no such
/// member.
static size_t offsetOf(const JSONPositions::Members &Where, StringRef Name,
                       size_t Object) {
  for (const auto &Member : Where)
    if (Member.Name == Name)
      return Member.Value;
  return Object;
}

Error FactsReader::readHeader(const json::Object &Object, const Members &Where,
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

Error FactsReader::readReturns(const json::Value &Value, size_t Offset,
                               bool Is64, FunctionFact &Fact) const {
  std::vector<StringRef> Names;
  for (ReturnFact Each :
       {ReturnFact::Unknown, ReturnFact::Never, ReturnFact::AfterCall,
        ReturnFact::AfterStructure, ReturnFact::AfterCallIfAtAll,
        ReturnFact::AfterStructureIfAtAll}) {
    Names.push_back(name(Each));
    if (Value.getAsString() != Names.back())
      continue;
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

Error FactsReader::readReads(const json::Value &Value, size_t Offset, bool Is64,
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

Error FactsReader::readFunction(const json::Value &Value, size_t Offset) {
  const json::Object *Object = Value.getAsObject();
  if (!Object)
    return problem(Offset, "a function is not an object", Correct);
  Expected<Members> Where = members(
      Offset, {"name", "bits", "binding", "returns", "reads", "source"});
  if (!Where)
    return Where.takeError();
  std::optional<StringRef> Name = Object->getString("name");
  if (!Name || Name->empty())
    return problem(offsetOf(*Where, "name", Offset), "the function has no name",
                   Correct);
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

Error FactsReader::read() {
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
  Expected<Members> Where = members(Begin, {"format", "version", "functions"});
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

Error mincaml::sparc::readFacts(MemoryBufferRef File, FactSet &Claims) {
  return FactsReader(File, Claims).read();
}

//===- Writing ------------------------------------------------------------===//

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
