//===- OpenProgram.cpp - Opening of a program -----------------------------===//

#include "Object/Files/OpenProgram.h"

using namespace mincaml::sparc;
using namespace llvm;

/// Replaces the architecture that the file states with that of a processor.
static Error setProcessor(ObjectProgram &Program, const Processor &P) {
  bool Is64 = Program.architecture().Is64;
  Expected<CodeArchitecture> Architecture =
      CodeArchitecture::ofProcessor(P.CPU, P.Features, Is64);
  if (!Architecture)
    return Architecture.takeError();
  if (Architecture->Is64 != Is64)
    return createStringError("64-bit code, which '" + P.CPU +
                             "' does not execute");
  Program.setArchitecture(std::move(*Architecture));
  return Error::success();
}

Expected<std::unique_ptr<ObjectProgram>>
mincaml::sparc::openProgram(MemoryBufferRef Buffer,
                            const ObjectCheckOptions &Options) {
  Expected<std::unique_ptr<ObjectProgram>> Program =
      ObjectProgram::read(Buffer);
  if (Program && Options.TheProcessor)
    if (Error E = setProcessor(**Program, *Options.TheProcessor))
      return E;
  return Program;
}
