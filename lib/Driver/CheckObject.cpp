//===- CheckObject.cpp - --check-sparc ------------------------------------===//

#include "CheckObject.h"
#include "mincaml/CodeGen/TargetDescription.h"
#include "mincaml/SparcCheck/ObjectCheck.h"
#include "llvm/ADT/StringSwitch.h"
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

/// The architecture level that -mcpu= selects; nothing: as the file states.
static std::optional<sparc::ArchitectureLevel>
levelOfProcessor(const ObjectCheckRequest &Request, bool Is64) {
  StringRef CPU = Request.CPU;
  if (CPU.empty())
    return std::nullopt;
  sparc::ArchitectureLevel Level;
  bool IsV8 = StringSwitch<bool>(CPU)
                  .Cases({"v8", "supersparc", "sparclite", "f934"}, true)
                  .Cases({"hypersparc", "sparclite86x", "sparclet"}, true)
                  .Case("tsc701", true)
                  .Default(CPU.starts_with("leon") || CPU.starts_with("ma2") ||
                           CPU.starts_with("gr7") || CPU.starts_with("at697"));
  Level.Level = CPU == "v7" ? sparc::V7
                : IsV8      ? sparc::V8
                : Is64      ? sparc::V9
                            : sparc::V8Plus;
  Level.VIS = StringSwitch<unsigned>(CPU)
                  .Case("ultrasparc", 1)
                  .Cases({"ultrasparc3", "niagara", "niagara2"}, 2)
                  .Cases({"niagara3", "niagara4"}, 3)
                  .Default(0);
  Level.Features = Request.Features;
  return Level;
}

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
  StringRef Bytes = Buffer->getBuffer();
  sparc::ObjectCheckOptions Options;
  Options.ReportUnproved = Request.Unproved;
  Options.Level = levelOfProcessor(Request, Bytes.size() > 4 &&
                                                Bytes[4] == 2 /* ELFCLASS64 */);
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
