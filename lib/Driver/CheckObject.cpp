//===- CheckObject.cpp - --check-sparc ------------------------------------===//

#include "CheckObject.h"
#include "mincaml/CodeGen/TargetDescription.h"
#include "mincaml/SparcCheck/FileCheck.h"
#include "mincaml/SparcCheck/FindingWriter.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/WithColor.h"

using namespace mincaml;
using namespace llvm;

namespace {

class ObjectChecks : public sparc::FileCheckClient {
public:
  ObjectChecks(const ObjectCheckRequest &Request, DiagnosticEngine &Diagnostics)
      : Request(Request), Diagnostics(Diagnostics),
        Writer(sparc::createFindingWriter(
            isJSON() ? sparc::FindingFormat::JSON : sparc::FindingFormat::Text,
            outs(), "mincaml-llc", MINCAML_VERSION)) {}

  /// False: a rule is violated, or a file cannot be checked.
  bool run();

  void found(const sparc::Finding &F) override { Writer->write(F); }
  void failed(sparc::FileProblem Problem, StringRef Path,
              const std::string &Reason) override;
  void finished(const sparc::ObjectCheckResult &Result) override {
    if (Request.Summary && !isJSON())
      sparc::printSummary(Result, outs());
  }

private:
  bool describeAssembly(sparc::FileCheckRequest &Files);
  bool isJSON() const {
    return Diagnostics.options().Format ==
           DiagnosticOptions::OutputFormat::JSON;
  }

  const ObjectCheckRequest &Request;
  DiagnosticEngine &Diagnostics;
  std::unique_ptr<sparc::FindingWriter> Writer;
};

} // namespace

void ObjectChecks::failed(sparc::FileProblem Problem, StringRef Path,
                          const std::string &Reason) {
  switch (Problem) {
  case sparc::FileProblem::CannotRead:
    Diagnostics.report(DiagnosticID::CannotRead, Path, Reason);
    return;
  case sparc::FileProblem::IsDirectory:
    Diagnostics.report(DiagnosticID::IsDirectory, Path);
    return;
  case sparc::FileProblem::Malformed:
  case sparc::FileProblem::BadFacts:
  case sparc::FileProblem::CannotWrite:
    Diagnostics.report(DiagnosticID::BadObject, Path, Reason);
    return;
  }
  llvm_unreachable("all problems are handled");
}

/// False after reporting an error.
bool ObjectChecks::describeAssembly(sparc::FileCheckRequest &Files) {
  auto Assembly = find_if(Request.Files,
                          [](StringRef Path) { return Path.ends_with(".s"); });
  if (Assembly == Request.Files.end())
    return true;
  std::optional<TargetDescription> T = findTarget(Request.Target, Diagnostics);
  if (!T)
    return false;
  if (!T->Triple.isSPARC()) {
    failed(sparc::FileProblem::Malformed, *Assembly,
           "--target=" + Request.Target + " is not a SPARC");
    return false;
  }
  Files.Triple = T->Triple.str();
  Files.AssemblyProcessor = {Request.CPU.empty() ? T->CPU : Request.CPU,
                             Request.Features};
  return true;
}

bool ObjectChecks::run() {
  sparc::FileCheckRequest Files;
  Files.Files = Request.Files;
  Files.NameFiles = Request.Files.size() > 1;
  Files.Options.ReportUnproved = Request.Unproved;
  if (!Request.CPU.empty())
    Files.Options.TheProcessor = {Request.CPU, Request.Features};
  if (!describeAssembly(Files))
    return false;
  sparc::ObjectCheckResult Result = sparc::checkFiles(Files, *this);
  Writer->finish();
  outs().flush();
  std::string Unproved = sparc::describeUnproved(Result);
  if (!Unproved.empty() && !Request.Unproved)
    WithColor::note(errs()) << Unproved << "; --sparc-check=all prints them\n";
  return !Result.hasViolation() && !(Request.Strict && !Unproved.empty());
}

int mincaml::checkObjects(const ObjectCheckRequest &Request,
                          const DiagnosticOptions &DiagnosticSettings) {
  InitializeAllDisassemblers();
  SourceMgr NoSources;
  DiagnosticEngine Diagnostics(NoSources, errs(), DiagnosticSettings);
  bool AllRight = ObjectChecks(Request, Diagnostics).run();
  if (Diagnostics.hadError())
    Diagnostics.finish();
  return AllRight && !Diagnostics.hadError() ? 0 : 1;
}
