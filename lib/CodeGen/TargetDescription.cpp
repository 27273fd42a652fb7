//===- TargetDescription.cpp - Target machines ----------------------------===//

#include "mincaml/CodeGen/TargetDescription.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/TargetParser/Host.h"

using namespace mincaml;
using namespace llvm;

std::vector<TargetDescription> mincaml::targetsWithRuntime() {
  return {{"sparc", Triple("sparc-unknown-linux-gnu"), "v8"},
          {"sparcv9", Triple("sparcv9-unknown-linux-gnu"), "v9"},
          {"host", Triple(sys::getDefaultTargetTriple()), /*CPU=*/"",
           /*IsHost=*/true}};
}

/// Returns the target with a runtime that the name or triple denotes, if there
/// is one; otherwise a target for the triple itself.
static TargetDescription describeTarget(StringRef Name) {
  const std::vector<TargetDescription> WithRuntime = targetsWithRuntime();
  StringRef FullName = StringSwitch<StringRef>(Name)
                           .Case("v8", "sparc")
                           .Case("v9", "sparcv9")
                           .Case("native", "host")
                           .Default(Name);
  for (const TargetDescription &Known : WithRuntime)
    if (Known.Name == FullName)
      return Known;
  Triple T(Triple::normalize(Name));
  for (const TargetDescription &Known : WithRuntime)
    if (T.getArch() == Known.Triple.getArch() &&
        T.getOS() == Known.Triple.getOS() &&
        T.getEnvironment() == Known.Triple.getEnvironment())
      return Known;
  return {Name.str(), T, /*CPU=*/""};
}

std::optional<TargetDescription>
mincaml::findTarget(StringRef Name, DiagnosticEngine &Diagnostics) {
  TargetDescription Target = describeTarget(Name);
  std::string Problem;
  if (TargetRegistry::lookupTarget(Target.Triple, Problem))
    return Target;
  Diagnostics.report(DiagnosticID::UnknownTarget, Name,
                     StringRef(Problem).trim());
  return std::nullopt;
}

/// Reports unknown processors and features as errors; LLVM only warns and
/// ignores them.
static bool checkProcessor(const Target &TheTarget, const Triple &T,
                           StringRef CPU, DiagnosticEngine &Diagnostics) {
  std::unique_ptr<MCSubtargetInfo> Info(
      TheTarget.createMCSubtargetInfo(T, /*CPU=*/"", /*Features=*/""));
  if (!Info)
    return true;
  if (!CPU.empty() && !Info->isCPUStringValid(CPU)) {
    Diagnostics.report(DiagnosticID::Usage,
                       ("-mcpu=" + CPU +
                        ": the target has no such processor; "
                        "-mcpu=help lists them")
                           .str());
    return false;
  }
  for (StringRef Attribute : codegen::getMAttrs()) {
    StringRef Name = Attribute.ltrim("+-");
    if (any_of(Info->getAllProcessorFeatures(),
               [=](const SubtargetFeatureKV &F) { return Name == F.Key; }))
      continue;
    Diagnostics.report(DiagnosticID::Usage,
                       ("-mattr=" + Attribute +
                        ": the target has no such feature; -mcpu=help lists "
                        "them")
                           .str());
    return false;
  }
  return true;
}

bool mincaml::listProcessors(const TargetDescription &Description) {
  bool IsRequested = codegen::getMCPU() == "help" ||
                     is_contained(codegen::getMAttrs(), "help") ||
                     is_contained(codegen::getMAttrs(), "+help");
  if (!IsRequested)
    return false;
  std::string Problem;
  // LLVM prints the list when it creates a subtarget for the processor "help".
  std::unique_ptr<MCSubtargetInfo> Info(
      TargetRegistry::lookupTarget(Description.Triple, Problem)
          ->createMCSubtargetInfo(Description.Triple, "help", ""));
  return true;
}

std::unique_ptr<TargetMachine>
mincaml::createTargetMachine(const TargetDescription &Description,
                             unsigned OptimizationLevel, bool HasLowAddresses,
                             DiagnosticEngine &Diagnostics) {
  std::string Problem;
  const Target *TheTarget =
      TargetRegistry::lookupTarget(Description.Triple, Problem);
  TargetOptions Options =
      codegen::InitTargetOptionsFromCodeGenFlags(Description.Triple);
  // Do not fuse x * y + z: the language requires that the product is rounded,
  // too.
  Options.AllowFPOpFusion = FPOpFusion::Strict;
  std::string CPU = codegen::getCPUStr();
  if (CPU.empty())
    CPU = Description.CPU;
  if (!checkProcessor(*TheTarget, Description.Triple, CPU, Diagnostics))
    return nullptr;
  std::optional<Reloc::Model> Relocation = codegen::getExplicitRelocModel();
  // Executables for the host are position independent, like those of its C
  // compiler. On SPARC this would cost each function a sequence of instructions
  // to compute the addresses of its constants.
  if (!Relocation)
    Relocation = Description.IsHost ? Reloc::PIC_ : Reloc::Static;
  std::optional<CodeModel::Model> Addresses = codegen::getExplicitCodeModel();
  // The small model needs two instructions for an address, instead of four.
  if (!Addresses && HasLowAddresses)
    Addresses = CodeModel::Small;
  std::unique_ptr<TargetMachine> TM(TheTarget->createTargetMachine(
      Description.Triple, CPU, codegen::getFeaturesStr(), Options, Relocation,
      Addresses, *CodeGenOpt::getLevel(OptimizationLevel)));
  if (!TM) {
    Diagnostics.report(DiagnosticID::UnknownTarget, Description.Name,
                       "LLVM cannot generate code for it");
    return nullptr;
  }
  return TM;
}
