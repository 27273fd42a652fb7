//===- IRGenFuzzer.cpp - Fuzzing IR generation ----------------------------===//
//
// The fuzzer generates LLVM IR from well-typed programs for SPARC V8, SPARC V9
// or the host, and prepares it for code generation. LLVM's verifier must accept
// the module after both steps.
//
//===----------------------------------------------------------------------===//

#include "CompilerInput.h"
#include "Input.h"
#include "Mutators.h"
#include "mincaml/CodeGen/CodeGen.h"
#include "mincaml/IRGen/IRGen.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"

using namespace mincaml;
using namespace mincaml::fuzz;
using namespace llvm;

namespace {

/// The target machines. They are shared by all inputs, because they are
/// immutable and expensive to create.
class TargetMachines {
public:
  TargetMachines() {
    InitializeAllTargetInfos();
    InitializeAllTargets();
    InitializeAllTargetMCs();
    for (CodeGenOptLevel Level :
         {CodeGenOptLevel::None, CodeGenOptLevel::Default}) {
      add("sparc-unknown-linux-gnu", "v8", Reloc::Static, Level);
      add("sparcv9-unknown-linux-gnu", "v9", Reloc::Static, Level);
      add(sys::getDefaultTargetTriple(), "", Reloc::PIC_, Level);
    }
  }

  TargetMachine &choose(Choices &Choose) const {
    return *Machines[Choose.next(Machines.size())];
  }

private:
  void add(StringRef Name, StringRef CPU, Reloc::Model Relocation,
           CodeGenOptLevel Level) {
    std::string Problem;
    Triple T(Name);
    const Target *TheTarget = TargetRegistry::lookupTarget(T, Problem);
    require(TheTarget, "LLVM has the target: " + Problem);
    Machines.emplace_back(
        TheTarget->createTargetMachine(T, CPU, /*Features=*/"", TargetOptions(),
                                       Relocation, std::nullopt, Level));
  }

  SmallVector<std::unique_ptr<TargetMachine>, 6> Machines;
};

} // namespace

static void checkModule(const Module &M, StringRef Stage) {
  std::string Problems;
  raw_string_ostream OS(Problems);
  if (verifyModule(M, &OS))
    fail(Stage + " gives a module that LLVM accepts:\n" + Problems);
}

const MutationWeights fuzz::TargetWeights = {/*Bytes=*/3, /*Tokens=*/7,
                                             /*Trees=*/90};

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  static const TargetMachines Machines;
  StringRef Text(reinterpret_cast<const char *>(Data), Size);
  LanguageOptions Language;
  Language.NestingLimit = NestingLimit;
  CompilerInput S(Text, Language);
  // The corpus accepts only well-typed programs; other fuzzers cover the rest.
  if (!S.load() || !S.parse() || !S.addLibrary() || !S.infer() ||
      !S.monomorphize())
    return -1;

  Choices Choose(configurationNumber(Text));
  TargetMachine &Machine = Machines.choose(Choose);
  IRGenOptions Options;
  Options.Checks = !Choose.next(2);
  Options.Debug = std::array{IRGenOptions::DebugInfo::Locations,
                             IRGenOptions::DebugInfo::Full,
                             IRGenOptions::DebugInfo::None}[Choose.next(3)];
  LLVMContext Context;
  std::unique_ptr<Module> M =
      generateIR(S.close(), S.types(), S.source(), Context, Machine, Options);
  checkModule(*M, "IR generation");
  CodeGenOptions Preparation;
  Preparation.ShareAddresses = true;
  Preparation.WidenIndices = true;
  prepareForCodeGen(*M, Machine, Preparation);
  checkModule(*M, "preparation for code generation");
  return 0;
}
