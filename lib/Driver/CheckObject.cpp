//===- CheckObject.cpp - --check-sparc ------------------------------------===//

#include "CheckObject.h"
#include "mincaml/CodeGen/TargetDescription.h"
#include "mincaml/SparcCheck/ObjectCheck.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"

using namespace mincaml;
using namespace llvm;

namespace {

class ObjectChecks {
public:
  ObjectChecks(const ObjectCheckRequest &Request, DiagnosticEngine &Diagnostics)
      : Request(Request), Diagnostics(Diagnostics) {}

  /// False: a rule is violated, or a file cannot be checked.
  bool run();

private:
  bool checkFile(StringRef Path);
  void print(sparc::Finding F, StringRef Path);
  /// Null after reporting an error.
  std::unique_ptr<MemoryBuffer> readFile(StringRef Path);
  std::unique_ptr<MemoryBuffer> assemble(MemoryBufferRef Buffer);
  bool refuse(StringRef Path, const std::string &Reason) {
    Diagnostics.report(DiagnosticID::BadObject, Path, Reason);
    return false;
  }
  bool isJSON() const {
    return Diagnostics.options().Format ==
           DiagnosticOptions::OutputFormat::JSON;
  }

  const ObjectCheckRequest &Request;
  DiagnosticEngine &Diagnostics;
  /// Set while the array is written.
  std::optional<json::OStream> JSON;
};

} // namespace

std::unique_ptr<MemoryBuffer> ObjectChecks::readFile(StringRef Path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
      MemoryBuffer::getFileOrSTDIN(Path, /*IsText=*/false,
                                   /*RequiresNullTerminator=*/false);
  if (Buffer)
    return std::move(*Buffer);
  Diagnostics.report(DiagnosticID::CannotRead, Path,
                     Buffer.getError().message());
  return nullptr;
}

std::unique_ptr<MemoryBuffer> ObjectChecks::assemble(MemoryBufferRef Buffer) {
  std::optional<TargetDescription> T = findTarget(Request.Target, Diagnostics);
  if (!T)
    return nullptr;
  StringRef Path = Buffer.getBufferIdentifier();
  if (!T->Triple.isSPARC()) {
    refuse(Path, "--target=" + Request.Target + " is not a SPARC");
    return nullptr;
  }
  Expected<std::string> Object = sparc::assembleSparc(
      Buffer, T->Triple.str(), Request.CPU.empty() ? T->CPU : Request.CPU,
      Request.Features);
  if (Object)
    return MemoryBuffer::getMemBufferCopy(*Object, Path);
  refuse(Path, "LLVM cannot assemble it:\n" + toString(Object.takeError()));
  return nullptr;
}

void ObjectChecks::print(sparc::Finding F, StringRef Path) {
  if (F.File.empty() && Request.Files.size() > 1)
    F.File = Path.str();
  if (isJSON())
    sparc::writeJSON(F, *JSON);
  else
    sparc::printText(F, outs());
}

bool ObjectChecks::checkFile(StringRef Path) {
  if (sys::fs::is_directory(Path)) {
    Diagnostics.report(DiagnosticID::IsDirectory, Path);
    return false;
  }
  std::unique_ptr<MemoryBuffer> Buffer = readFile(Path);
  if (Buffer && Path.ends_with(".s"))
    Buffer = assemble(*Buffer);
  if (!Buffer)
    return false;
  sparc::ObjectCheckOptions Options;
  Options.ReportUnproved = Request.Unproved;
  if (!Request.CPU.empty())
    Options.TheProcessor = {Request.CPU, Request.Features};
  sparc::ObjectCheckResult Result;
  Error E = sparc::checkFile(
      *Buffer, Options, [&](const sparc::Finding &F) { print(F, Path); },
      Result);
  if (Request.Summary && !isJSON())
    sparc::printSummary(Result, outs());
  if (E)
    return refuse(Path, toString(std::move(E)));
  return !Result.hasViolation();
}

bool ObjectChecks::run() {
  bool AllRight = true;
  if (isJSON())
    JSON.emplace(outs(), /*IndentSize=*/2).arrayBegin();
  for (const std::string &Path : Request.Files)
    AllRight &= checkFile(Path);
  if (isJSON()) {
    JSON->arrayEnd();
    JSON.reset();
    outs() << '\n';
  }
  return AllRight;
}

int mincaml::checkObjects(const ObjectCheckRequest &Request,
                          const DiagnosticOptions &DiagnosticSettings) {
  InitializeAllDisassemblers();
  SourceMgr NoSources;
  DiagnosticEngine Diagnostics(NoSources, errs(), DiagnosticSettings);
  bool AllRight = ObjectChecks(Request, Diagnostics).run();
  if (Diagnostics.hadError())
    Diagnostics.finish();
  return AllRight ? 0 : 1;
}
