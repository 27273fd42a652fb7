//===- FactSources.cpp - Collection of facts for a request ----------------===//

#include "Object/Facts/FactSources.h"
#include "mincaml/Support/OutputFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mincaml::sparc;
using namespace llvm;

bool FactSources::readClaims() {
  auto Bad = [&](Error E) {
    Client.failed("", toString(std::move(E)));
    return false;
  };
  for (const std::string &Path : Request.Facts.Files) {
    ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = MemoryBuffer::getFile(Path);
    if (!Buffer) {
      Client.failed(Path, Buffer.getError().message());
      return false;
    }
    if (Error E = readFacts(**Buffer, Claims))
      return Bad(std::move(E));
  }
  FunctionFact NoReturn;
  NoReturn.Returns = ReturnFact::Never;
  for (const std::string &Name : Request.Facts.NoReturn) {
    NoReturn.Source = "--assume-noreturn=" + Name;
    for (bool Is64 : {false, true})
      if (Error E = Claims.addClaim(Name, Is64, NoReturn))
        return Bad(std::move(E));
  }
  return true;
}

FactSet FactSources::derive(ArrayRef<std::string> Files, const FactSet &Given,
                            bool ReportProblems) {
  std::vector<std::shared_ptr<MemoryBuffer>> Buffers;
  std::vector<MemoryBufferRef> References;
  for (const std::string &Path : Files)
    if (std::shared_ptr<MemoryBuffer> Buffer = Inputs.open(Path)) {
      References.push_back(MemoryBufferRef(Buffer->getBuffer(), Path));
      Buffers.push_back(std::move(Buffer));
    }
  ObjectCheckOptions Options = Request.Options;
  Options.Facts = &Given;
  auto Failed = [&](MemoryBufferRef File, Error E) {
    std::string Reason = toString(std::move(E));
    // A problem with a checked file is reported when the file is checked.
    if (ReportProblems &&
        !is_contained(Request.Files, File.getBufferIdentifier()))
      Client.failed(File.getBufferIdentifier(), Reason);
  };
  return collectFacts(References, Options, Failed, Tools);
}

bool FactSources::removeContradicted(const FactSet &ByCode) {
  SmallVector<std::pair<std::string, bool>> Wrong;
  ByCode.forEach([&](StringRef Name, bool Is64, const FunctionFact &Fact) {
    const FunctionFact *Claim = Claims.find(Name, Is64);
    // The linker replaces a weak definition with a global one from another
    // file.
    if (!Claim || Claim->IsWeak != Fact.IsWeak)
      return;
    std::optional<std::string> Reason = contradiction(*Claim, Fact);
    if (!Reason)
      return;
    Client.failed("",
                  formatv("{0}: the fact about {1} {2}; remove it, or write "
                          "the facts again with --write-facts",
                          Claim->Source, Name, *Reason));
    Wrong.push_back({Name.str(), Is64});
  });
  for (const auto &[Name, Is64] : Wrong)
    Claims.remove(Name, Is64);
  return !Wrong.empty();
}

bool FactSources::combine() {
  std::vector<std::string> Linked = Request.Facts.DeriveFrom;
  if (Request.Facts.OneProgram)
    append_range(Linked, Request.Files);
  Known = derive(Linked, Claims, /*ReportProblems=*/true);
  bool HasWrong = removeContradicted(Known);
  Known.complete(Claims);
  Derived = FactSet();
  if (Claims.empty() && Request.Facts.OutputFile.empty())
    return !HasWrong;
  for (const std::string &Path : Request.Files) {
    FactSet Own = derive(Path, Known, /*ReportProblems=*/false);
    HasWrong |= removeContradicted(Own);
    Derived.addDerived(Own);
  }
  return !HasWrong;
}

void FactSources::write() const {
  auto Failed = [&](StringRef Path, StringRef Reason) {
    Client.failed(Path, Reason.str());
  };
  // The client counts failures.
  (void)writeOutput(Request.Facts.OutputFile, Failed,
                    [&](raw_ostream &OS) { writeFacts(Derived, OS); });
}

bool FactSources::gather() {
  if (Request.Facts.empty())
    return true;
  if (!readClaims())
    return false;
  // The facts that code shows may follow from a claim that turns out to be
  // wrong.
  while (!combine())
    ;
  if (!Request.Facts.OutputFile.empty())
    write();
  return true;
}
