//===- IRGen.cpp - LLVM IR generation -------------------------------------===//

#include "mincaml/IRGen/IRGen.h"
#include "ModuleEmitter.h"
#include "llvm/Target/TargetMachine.h"

using namespace mincaml;
using namespace llvm;

std::unique_ptr<Module>
mincaml::generateIR(const knormal::ClosedProgram &Program,
                    MemoryBufferRef Source, LLVMContext &Context,
                    TargetMachine &Target, const IRGenOptions &Options) {
  auto M = std::make_unique<Module>(Source.getBufferIdentifier(), Context);
  M->setTargetTriple(Target.getTargetTriple());
  M->setDataLayout(Target.createDataLayout());
  ModuleEmitter(*M, Source, Options, Program).emit(Program);
  return M;
}
