//===- Target.cpp - What to compile, link and run for ---------------------===//

#include "Target.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TargetParser/Host.h"

using namespace mincaml;
using namespace llvm;

static mincaml::Target sparcV8() {
  mincaml::Target T;
  T.Name = "sparc";
  T.Triple = Triple("sparc-unknown-linux-gnu");
  T.CPU = "v8";
  T.Linkers = {"sparc64-linux-gnu-gcc-12", "sparc64-linux-gnu-gcc"};
  // The cross compiler links position-independent executables by default, in
  // which our absolute addresses would silently be wrong.
  T.LinkerFlags = {"-m32", "-static", "-no-pie"};
  T.LinkerPackage = "gcc-12-multilib-sparc64-linux-gnu";
  // Plain qemu-sparc refuses executables that are marked 32PLUS, as the
  // packaged C library marks them.
  T.Emulator = "qemu-sparc32plus";
  T.EmulatorPackage = "qemu-user";
  return T;
}

static mincaml::Target sparcV9() {
  mincaml::Target T = sparcV8();
  T.Name = "sparcv9";
  T.Triple = Triple("sparcv9-unknown-linux-gnu");
  T.CPU = "v9";
  T.LinkerFlags.front() = "-m64";
  T.Emulator = "qemu-sparc64";
  return T;
}

static mincaml::Target host() {
  mincaml::Target T;
  T.Name = "host";
  T.Triple = Triple(sys::getDefaultTargetTriple());
  T.IsHost = true;
  T.Linkers = {"cc", "gcc", "clang"};
  T.LinkerPackage = "gcc";
  return T;
}

static mincaml::Target other(StringRef Name) {
  mincaml::Target T;
  T.Name = Name.str();
  T.Triple = Triple(Triple::normalize(Name));
  T.Linkers = {T.Name + "-gcc"};
  T.LinkerFlags = {"-static", "-no-pie"};
  T.LinkerPackage = "gcc-" + T.Name;
  T.Emulator = ("qemu-" + T.Triple.getArchName()).str();
  T.EmulatorPackage = "qemu-user";
  return T;
}

/// A triple may spell one of the targets that have a runtime.
static mincaml::Target fromTriple(StringRef Name) {
  Triple T(Triple::normalize(Name));
  bool IsLinux = T.isOSLinux() && T.getEnvironment() == Triple::GNU;
  if (IsLinux && T.getArch() == Triple::sparc)
    return sparcV8();
  if (IsLinux && T.getArch() == Triple::sparcv9)
    return sparcV9();
  mincaml::Target Host = host();
  if (T.getArch() == Host.Triple.getArch() &&
      T.getOS() == Host.Triple.getOS() &&
      T.getEnvironment() == Host.Triple.getEnvironment())
    return Host;
  return other(Name);
}

void mincaml::printTargets(raw_ostream &OS) {
  for (const mincaml::Target &T : {sparcV8(), sparcV9(), host()})
    OS << formatv("{0,-8}  {1,-26}  {2,-18}  {3}{4}{5}\n", T.Name,
                  T.Triple.str(), T.Emulator.empty() ? "-" : T.Emulator,
                  T.Linkers.front(), T.LinkerFlags.empty() ? "" : " ",
                  join(T.LinkerFlags, " "));
}

std::optional<mincaml::Target>
mincaml::findTarget(StringRef Name, DiagnosticEngine &Diagnostics) {
  mincaml::Target T;
  if (Name == "sparc" || Name == "v8")
    T = sparcV8();
  else if (Name == "sparcv9" || Name == "v9")
    T = sparcV9();
  else if (Name == "host" || Name == "native")
    T = host();
  else
    T = fromTriple(Name);
  std::string Problem;
  if (TargetRegistry::lookupTarget(T.Triple, Problem))
    return T;
  Diagnostics.report(DiagnosticID::UnknownTarget, Name,
                     StringRef(Problem).trim());
  return std::nullopt;
}

static CodeGenOptLevel codeGenLevel(unsigned Level) {
  switch (Level) {
  case 0:
    return CodeGenOptLevel::None;
  case 1:
    return CodeGenOptLevel::Less;
  case 2:
    return CodeGenOptLevel::Default;
  default:
    return CodeGenOptLevel::Aggressive;
  }
}

/// LLVM would go on without what it does not know.
static bool checkProcessor(const llvm::Target &TheTarget, const Triple &T,
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

bool mincaml::answersHelp(const mincaml::Target &T) {
  bool Asked = codegen::getMCPU() == "help" ||
               is_contained(codegen::getMAttrs(), "help") ||
               is_contained(codegen::getMAttrs(), "+help");
  if (!Asked)
    return false;
  std::string Problem;
  // It prints the list.
  std::unique_ptr<MCSubtargetInfo> Info(
      TargetRegistry::lookupTarget(T.Triple, Problem)
          ->createMCSubtargetInfo(T.Triple, "help", ""));
  return true;
}

std::unique_ptr<TargetMachine>
mincaml::createTargetMachine(const mincaml::Target &T,
                             unsigned OptimizationLevel,
                             DiagnosticEngine &Diagnostics) {
  std::string Problem;
  const llvm::Target *TheTarget =
      TargetRegistry::lookupTarget(T.Triple, Problem);
  TargetOptions Options = codegen::InitTargetOptionsFromCodeGenFlags(T.Triple);
  // x * y + z rounds twice, as the language says, on every target.
  Options.AllowFPOpFusion = FPOpFusion::Strict;
  std::string CPU = codegen::getCPUStr();
  if (CPU.empty())
    CPU = T.CPU;
  if (!checkProcessor(*TheTarget, T.Triple, CPU, Diagnostics))
    return nullptr;
  std::optional<Reloc::Model> Relocation = codegen::getExplicitRelocModel();
  // Executables of the host are position independent, as its C compiler's are;
  // on SPARC that would cost every function a sequence to find its constants.
  if (!Relocation)
    Relocation = T.IsHost ? Reloc::PIC_ : Reloc::Static;
  std::unique_ptr<TargetMachine> TM(TheTarget->createTargetMachine(
      T.Triple, CPU, codegen::getFeaturesStr(), Options, Relocation,
      codegen::getExplicitCodeModel(), codeGenLevel(OptimizationLevel)));
  if (!TM) {
    Diagnostics.report(DiagnosticID::UnknownTarget, T.Name,
                       "LLVM cannot generate code for it");
    return nullptr;
  }
  return TM;
}
