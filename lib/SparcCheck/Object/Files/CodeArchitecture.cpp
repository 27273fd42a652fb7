//===- CodeArchitecture.cpp - Architecture of object code -----------------===//

#include "Object/Files/CodeArchitecture.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/TargetParser/Triple.h"

using namespace mincaml::sparc;
using namespace llvm;

CodeArchitecture CodeArchitecture::ofELF(unsigned Machine, unsigned Flags) {
  CodeArchitecture Result;
  switch (Machine) {
  case ELF::EM_SPARCV9:
    Result.Is64 = true;
    [[fallthrough]];
  case ELF::EM_SPARC32PLUS:
    Result.HasV9 = true;
    Result.CPU = "v9";
    if (Flags & ELF::EF_SPARC_SUN_US3)
      Result.Features = "+vis,+vis2";
    else if (Flags & ELF::EF_SPARC_SUN_US1)
      Result.Features = "+vis";
    break;
  default: // EM_SPARC is for V8.
    break;
  }
  return Result;
}

Expected<CodeArchitecture>
CodeArchitecture::ofProcessor(StringRef CPU, StringRef Features, bool Is64) {
  Triple T(Is64 ? "sparcv9-unknown-linux-gnu" : "sparc-unknown-linux-gnu");
  std::string Problem;
  const Target *TheTarget = TargetRegistry::lookupTarget(T, Problem);
  if (!TheTarget)
    return createStringError(Problem);
  std::unique_ptr<MCSubtargetInfo> Known(
      TheTarget->createMCSubtargetInfo(T, "", ""));
  if (!Known->isCPUStringValid(CPU))
    return createStringError("LLVM has no SPARC processor '" + CPU + "'");
  std::unique_ptr<MCSubtargetInfo> Subtarget(
      TheTarget->createMCSubtargetInfo(T, CPU, Features));
  CodeArchitecture Result;
  Result.HasV9 = Subtarget->checkFeatures("+v9");
  Result.Is64 = Is64 && Result.HasV9;
  Result.HasMultiplication = !Subtarget->checkFeatures("+soft-mul-div");
  Result.HasVIS3 = Subtarget->checkFeatures("+vis3");
  Result.CPU = CPU;
  Result.Features = Features;
  return Result;
}
