//===- Assembler.cpp - Assembly of SPARC code -----------------------------===//

#include "mincaml/SparcCheck/ObjectCheck.h"
#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCObjectFileInfo.h"
#include "llvm/MC/MCObjectWriter.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

Expected<std::string> mincaml::sparc::assembleSparc(MemoryBufferRef Buffer,
                                                    StringRef TripleName,
                                                    StringRef CPU,
                                                    StringRef Features) {
  Triple T(TripleName);
  std::string Problem;
  const Target *TheTarget = TargetRegistry::lookupTarget(T, Problem);
  if (!TheTarget)
    return createStringError(Problem);

  std::string Messages;
  raw_string_ostream MessageOS(Messages);
  SourceMgr Sources;
  Sources.setDiagHandler(
      [](const SMDiagnostic &D, void *OS) {
        D.print(/*ProgName=*/nullptr, *static_cast<raw_ostream *>(OS),
                /*ShowColors=*/false);
      },
      &MessageOS);
  Sources.AddNewSourceBuffer(
      MemoryBuffer::getMemBufferCopy(Buffer.getBuffer(),
                                     Buffer.getBufferIdentifier()),
      SMLoc());

  MCTargetOptions Options;
  std::unique_ptr<MCRegisterInfo> Registers(TheTarget->createMCRegInfo(T));
  std::unique_ptr<MCAsmInfo> AsmInfo(
      TheTarget->createMCAsmInfo(*Registers, T, Options));
  std::unique_ptr<MCSubtargetInfo> Subtarget(
      TheTarget->createMCSubtargetInfo(T, CPU, Features));
  std::unique_ptr<MCInstrInfo> Instructions(TheTarget->createMCInstrInfo());
  MCContext Context(T, AsmInfo.get(), Registers.get(), Subtarget.get(),
                    &Sources, &Options);
  std::unique_ptr<MCObjectFileInfo> ObjectFile(
      TheTarget->createMCObjectFileInfo(Context, /*PIC=*/false));
  Context.setObjectFileInfo(ObjectFile.get());

  SmallString<0> Object;
  raw_svector_ostream ObjectOS(Object);
  std::unique_ptr<MCAsmBackend> Backend(
      TheTarget->createMCAsmBackend(*Subtarget, *Registers, Options));
  std::unique_ptr<MCObjectWriter> Writer =
      Backend->createObjectWriter(ObjectOS);
  std::unique_ptr<MCCodeEmitter> Emitter(
      TheTarget->createMCCodeEmitter(*Instructions, Context));
  std::unique_ptr<MCStreamer> Streamer(TheTarget->createMCObjectStreamer(
      T, Context, std::move(Backend), std::move(Writer), std::move(Emitter),
      *Subtarget));
  std::unique_ptr<MCAsmParser> Parser(
      createMCAsmParser(Sources, Context, *Streamer, *AsmInfo));
  std::unique_ptr<MCTargetAsmParser> TargetParser(TheTarget->createMCAsmParser(
      *Subtarget, *Parser, *Instructions, Options));
  if (!TargetParser)
    return createStringError("LLVM has no assembler for " + TripleName);
  Parser->setTargetParser(*TargetParser);
  if (Parser->Run(/*NoInitialTextSection=*/false) || Context.hadError())
    return createStringError(StringRef(Messages).rtrim());
  return std::string(Object);
}
