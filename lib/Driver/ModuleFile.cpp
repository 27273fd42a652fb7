//===- ModuleFile.cpp - LLVM IR as input ----------------------------------===//

#include "ModuleFile.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/GCStrategy.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;

std::unique_ptr<Module> mincaml::readModule(StringRef Path, SourceMgr &Sources,
                                            LLVMContext &Context,
                                            DiagnosticEngine &Diagnostics) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> File =
      MemoryBuffer::getFileOrSTDIN(Path);
  if (!File) {
    Diagnostics.report(DiagnosticID::CannotRead, Path,
                       File.getError().message());
    return nullptr;
  }
  const MemoryBuffer &Buffer = *Sources.getMemoryBuffer(
      Sources.AddNewSourceBuffer(std::move(*File), SMLoc()));
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseIR(Buffer, Problem, Context);
  if (!M) {
    StringRef Text = Buffer.getBuffer();
    const char *Place = Problem.getLoc().getPointer();
    // Errors in bitcode have no location in the text.
    if (Place && Place >= Text.begin() && Place <= Text.end())
      Diagnostics.report(Problem.getLoc(), DiagnosticID::InvalidModuleText,
                         Problem.getMessage());
    else
      Diagnostics.report(DiagnosticID::InvalidModule, Path,
                         Problem.getMessage());
    return nullptr;
  }
  std::string Errors;
  raw_string_ostream OS(Errors);
  if (!verifyModule(*M, &OS))
    return M;
  Diagnostics.report(DiagnosticID::InvalidModule, Path,
                     StringRef(Errors).rtrim());
  return nullptr;
}

bool mincaml::adaptModule(Module &M, const TargetMachine &Machine,
                          DiagnosticEngine &Diagnostics) {
  const Triple &Theirs = M.getTargetTriple();
  const Triple &Ours = Machine.getTargetTriple();
  const DataLayout Layout = Machine.createDataLayout();
  if (!Theirs.str().empty() && Theirs.getArch() != Ours.getArch()) {
    Diagnostics.report(DiagnosticID::ModuleForAnotherTarget,
                       M.getModuleIdentifier(), Theirs.str(), Ours.str());
    return false;
  }
  if (!M.getDataLayoutStr().empty() && M.getDataLayout() != Layout) {
    Diagnostics.report(DiagnosticID::ModuleForAnotherTarget,
                       M.getModuleIdentifier(),
                       "another data layout, " + M.getDataLayoutStr(),
                       Layout.getStringRepresentation());
    return false;
  }
  M.setTargetTriple(Ours);
  M.setDataLayout(Layout);
  return true;
}

bool mincaml::checkCollectors(const Module &M, DiagnosticEngine &Diagnostics) {
  for (const Function &F : M) {
    if (!F.hasGC() || any_of(GCRegistry::entries(), [&](const auto &Known) {
          return Known.getName() == F.getGC();
        }))
      continue;
    Diagnostics
        .report(DiagnosticID::CannotCompileModule,
                "unsupported GC: " + F.getGC())
        .note(SMRange(), "on function '@" + F.getName() + "'");
    return false;
  }
  return true;
}
