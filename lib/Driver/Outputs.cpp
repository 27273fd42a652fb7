//===- Outputs.cpp - The outputs of a compilation -------------------------===//

#include "Outputs.h"
#include "llvm/Support/FileSystem.h"

using namespace mincaml;
using namespace llvm;

bool Outputs::overwritesInput(const Output &O) {
  auto IsSame = [&](const std::string &Input) {
    return Input != "-" && sys::fs::equivalent(O.Path, Input);
  };
  if (O.Path == "-" ||
      !(IsSame(Options.Input) || any_of(Options.Modules, IsSame) ||
        any_of(Options.LinkerInputs, IsSame)))
    return false;
  // A device such as the terminal can be both input and output.
  sys::fs::file_status Status;
  if (sys::fs::status(O.Path, Status) || !sys::fs::is_regular_file(Status))
    return false;
  Diagnostics.report(DiagnosticID::OutputIsInput, O.Path);
  return true;
}

OutputFailure mincaml::reportOutputFailure(DiagnosticEngine &Diagnostics) {
  return [&Diagnostics](StringRef Path, StringRef Reason) {
    Diagnostics.report(DiagnosticID::CannotWrite, Path, Reason);
  };
}

bool Outputs::open() {
  for (const Output &O : Options.Outputs)
    if (overwritesInput(O))
      return false;
  for (const Output &O : Options.Outputs) {
    Files.push_back(
        OutputFile::create(O.Path, reportOutputFailure(Diagnostics)));
    if (!Files.back())
      return false;
    if (O.Kind != EmitKind::Executable ||
        !Files.back()->temporaryPath().empty())
      continue;
    Diagnostics.report(DiagnosticID::CannotWrite, O.Path,
                       "an executable has to be a regular file");
    return false;
  }
  return true;
}

bool Outputs::commit() {
  return all_of(Files, [](auto &File) { return File->commit(); });
}

bool Outputs::isRequested(EmitKind Kind) const {
  return any_of(Options.Outputs,
                [=](const Output &O) { return O.Kind == Kind; });
}

bool Outputs::needStageAfter(EmitKind Kind) const {
  // -fsyntax-only and --interpret have no outputs but require type inference.
  if (Options.Outputs.empty() && Kind < EmitKind::Typed)
    return true;
  return Options.Run || any_of(Options.Outputs,
                               [=](const Output &O) { return O.Kind > Kind; });
}

bool Outputs::nameExpressions() const {
  return Options.IRGen.Debug != IRGenOptions::DebugInfo::Full &&
         (isRequested(EmitKind::RegAllocSVG) ||
          isRequested(EmitKind::RegAllocDot) ||
          (Options.CodeGen.VerboseAssembly && isRequested(EmitKind::Assembly)));
}

void Outputs::write(EmitKind Kind, function_ref<void(OutputFile &)> Write) {
  for (auto [O, File] : zip_equal(Options.Outputs, Files))
    if (O.Kind == Kind)
      Write(*File);
}

void Outputs::print(EmitKind Kind,
                    function_ref<void(raw_pwrite_stream &)> Print) {
  write(Kind, [=](OutputFile &File) { Print(File.stream()); });
}

SmallVector<CodeOutput, 4> Outputs::codeOutputs() {
  SmallVector<CodeOutput, 4> Result;
  auto Add = [&](EmitKind Kind, CodeOutput::Kind What,
                 AllocationViewForm View = {}) {
    print(Kind,
          [&](raw_pwrite_stream &OS) { Result.push_back({What, &OS, View}); });
  };
  auto AddView = [&](EmitKind Kind, AllocationViewForm View) {
    Add(Kind, CodeOutput::Kind::AllocationView, View);
  };
  Add(EmitKind::MIR, CodeOutput::Kind::MachineIR);
  AddView(EmitKind::Liveness, AllocationViewForm::Liveness);
  AddView(EmitKind::RegAlloc, AllocationViewForm::Text);
  AddView(EmitKind::RegAllocCounts, AllocationViewForm::Counts);
  AddView(EmitKind::RegAllocDot, AllocationViewForm::Dot);
  AddView(EmitKind::RegAllocSVG, AllocationViewForm::SVG);
  Add(EmitKind::Assembly, CodeOutput::Kind::Assembly);
  return Result;
}
