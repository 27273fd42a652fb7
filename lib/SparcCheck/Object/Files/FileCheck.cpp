//===- FileCheck.cpp - The check of files ---------------------------------===//

#include "Object/RuleChecks.h"
#include "mincaml/Support/OutputFile.h"
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
#include "llvm/Object/Archive.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;
using namespace mincaml::sparc;

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

//===- Opening of object files and archives -------------------------------===//

Expected<Toolset *>
ObjectCheckTools::ByArchitecture::get(const CodeArchitecture &A) {
  Toolset &Found = Toolsets[{A.HasV9, A.HasMultiplication, A.CPU, A.Features}];
  if (!Found.LLVM) {
    Expected<std::unique_ptr<Disassembly>> LLVM = Disassembly::create(A);
    if (!LLVM)
      return LLVM.takeError();
    Found.LLVM = std::move(*LLVM);
  }
  return &Found;
}

ObjectCheckTools::ObjectCheckTools()
    : All(std::make_unique<ByArchitecture>()) {}
ObjectCheckTools::~ObjectCheckTools() = default;

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

/// Returns the contents of a member. The name of the buffer consists of those
/// of the archive and the member.
static Expected<MemoryBufferRef>
openMember(const object::Archive::Child &Member, MemoryBufferRef Archive,
           std::string &Name) {
  Expected<MemoryBufferRef> Buffer = Member.getMemoryBufferRef();
  if (!Buffer)
    return Buffer.takeError();
  Name = (Archive.getBufferIdentifier() + "(" + Buffer->getBufferIdentifier() +
          ")")
             .str();
  // LLVM's reader detects a size that is too large only at the next member.
  if (Buffer->getBufferEnd() > Archive.getBufferEnd())
    return createStringError(Name + ": extends past the end of the archive");
  return MemoryBufferRef(Buffer->getBuffer(), Name);
}

bool mincaml::sparc::isArchive(MemoryBufferRef Buffer) {
  return Buffer.getBuffer().starts_with(object::ArchiveMagic);
}

Error mincaml::sparc::forEachObject(
    MemoryBufferRef Buffer, function_ref<Error(MemoryBufferRef)> Visit) {
  if (Buffer.getBuffer().starts_with(object::ThinArchiveMagic))
    return createStringError(
        "a thin archive has no objects in it; name their files instead");
  if (!isArchive(Buffer))
    return Visit(Buffer);
  Expected<std::unique_ptr<object::Archive>> Archive =
      object::Archive::create(Buffer);
  if (!Archive)
    return Archive.takeError();
  // A member that cannot be read does not prevent the others from being
  // visited.
  Error All = Error::success();
  Error Iteration = Error::success();
  for (const object::Archive::Child &Member : (*Archive)->children(Iteration)) {
    std::string Name;
    Expected<MemoryBufferRef> Object = openMember(Member, Buffer, Name);
    Error E = Object ? Visit(*Object) : Object.takeError();
    if (E && Object)
      E = createStringError(Name + ": " + toString(std::move(E)));
    All = joinErrors(std::move(All), std::move(E));
  }
  return joinErrors(std::move(All), std::move(Iteration));
}

//===- Input files --------------------------------------------------------===//

namespace {

/// The files of a request, and the facts about functions of other files: those
/// that facts files and the command line claim, and those that the code of
/// other files shows. A claim that the code of one of the files contradicts is
/// reported and not used.
class InputFiles {
public:
  InputFiles(const FileCheckRequest &Request, FileCheckClient &Client,
             ObjectCheckTools &Tools)
      : Request(Request), Client(Client), Tools(Tools) {}

  /// Reads a file, and assembles it if it is assembly code. If that fails,
  /// reports the reason once and returns null. Keeps the standard input and
  /// assembled files, because they cannot be mapped again.
  std::shared_ptr<MemoryBuffer> open(StringRef Path) {
    auto Found = Kept.find(Path);
    if (Found != Kept.end())
      return Found->second;
    std::shared_ptr<MemoryBuffer> Buffer = read(Path);
    if (!Buffer || Path == "-" || Path.ends_with(".s"))
      Kept[Path] = Buffer;
    return Buffer;
  }

  /// Reads and combines all facts and, if the request names a file for them,
  /// writes those of the checked files. Returns false after it has reported a
  /// facts file that cannot be read.
  bool gather() {
    if (Request.Facts.empty())
      return true;
    if (!readClaims())
      return false;
    // Repeat without the claims that have turned out to be wrong, because facts
    // that the code shows may have followed from them.
    while (!combine())
      ;
    if (Request.Facts.OutputFile.empty())
      return true;
    auto Failed = [&](StringRef Path, StringRef Reason) {
      Client.failed(Path, Reason.str());
    };
    // The client counts failures.
    (void)mincaml::writeOutput(
        Request.Facts.OutputFile, Failed,
        [&](raw_ostream &OS) { writeFacts(Derived, OS); });
    return true;
  }

  /// The facts for all checked files.
  const FactSet &facts() const { return Known; }

private:
  std::unique_ptr<MemoryBuffer> read(StringRef Path) {
    if (sys::fs::is_directory(Path)) {
      Client.failed(Path, "is a directory");
      return nullptr;
    }
    ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
        MemoryBuffer::getFileOrSTDIN(Path, /*IsText=*/false,
                                     /*RequiresNullTerminator=*/false);
    if (!Buffer) {
      Client.failed(Path, Buffer.getError().message());
      return nullptr;
    }
    if (!Path.ends_with(".s"))
      return std::move(*Buffer);
    Expected<std::string> Object =
        assembleSparc(**Buffer, Request.Triple, Request.AssemblyProcessor.CPU,
                      Request.AssemblyProcessor.Features);
    if (Object)
      return MemoryBuffer::getMemBufferCopy(*Object, Path);
    Client.failed(Path,
                  "LLVM cannot assemble it:\n" + toString(Object.takeError()));
    return nullptr;
  }

  bool readClaims() {
    auto Bad = [&](Error E) {
      Client.failed("", toString(std::move(E)));
      return false;
    };
    for (const std::string &Path : Request.Facts.Files) {
      ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
          MemoryBuffer::getFile(Path);
      if (!Buffer) {
        Client.failed(Path, Buffer.getError().message());
        return false;
      }
      if (Error E = readFacts(**Buffer, Claims))
        return Bad(std::move(E));
    }
    FunctionFact NoReturn;
    NoReturn.Returns = ReturnFact::Never;
    for (const std::string &Name : Request.Facts.NoReturn) {
      NoReturn.Source = "--assume-noreturn=" + Name;
      for (bool Is64 : {false, true})
        if (Error E = Claims.addClaim(Name, Is64, NoReturn))
          return Bad(std::move(E));
    }
    return true;
  }

  /// Returns the facts that the code of the files shows if they are linked
  /// together.
  FactSet derive(ArrayRef<std::string> Files, const FactSet &Given,
                 bool ReportProblems) {
    std::vector<std::shared_ptr<MemoryBuffer>> Buffers;
    std::vector<MemoryBufferRef> References;
    for (const std::string &Path : Files)
      if (std::shared_ptr<MemoryBuffer> Buffer = open(Path)) {
        References.push_back(MemoryBufferRef(Buffer->getBuffer(), Path));
        Buffers.push_back(std::move(Buffer));
      }
    ObjectCheckOptions Options = Request.Options;
    Options.Facts = &Given;
    auto Failed = [&](MemoryBufferRef File, Error E) {
      std::string Reason = toString(std::move(E));
      // A problem with a checked file is reported when the file is checked.
      if (ReportProblems &&
          !is_contained(Request.Files, File.getBufferIdentifier()))
        Client.failed(File.getBufferIdentifier(), Reason);
    };
    return collectFacts(References, Options, Failed, Tools);
  }

  /// Computes Known and Derived. If claims are wrong, removes them and returns
  /// false.
  bool combine() {
    std::vector<std::string> Linked = Request.Facts.DeriveFrom;
    if (Request.Facts.OneProgram)
      append_range(Linked, Request.Files);
    Known = derive(Linked, Claims, /*ReportProblems=*/true);
    bool HasWrong = removeContradicted(Known);
    Known.complete(Claims);
    Derived = FactSet();
    if (Claims.empty() && Request.Facts.OutputFile.empty())
      return !HasWrong;
    for (const std::string &Path : Request.Files) {
      FactSet Own = derive(Path, Known, /*ReportProblems=*/false);
      HasWrong |= removeContradicted(Own);
      Derived.addDerived(Own);
    }
    return !HasWrong;
  }

  bool removeContradicted(const FactSet &ByCode) {
    SmallVector<std::pair<std::string, bool>> Wrong;
    ByCode.forEach([&](StringRef Name, bool Is64, const FunctionFact &Fact) {
      const FunctionFact *Claim = Claims.find(Name, Is64);
      // The linker replaces a weak definition with a global one from another
      // file.
      if (!Claim || Claim->IsWeak != Fact.IsWeak)
        return;
      std::optional<std::string> Reason = contradiction(*Claim, Fact);
      if (!Reason)
        return;
      Client.failed("",
                    formatv("{0}: the fact about {1} {2}; remove it, or write "
                            "the facts again with --write-facts",
                            Claim->Source, Name, *Reason));
      Wrong.push_back({Name.str(), Is64});
    });
    for (const auto &[Name, Is64] : Wrong)
      Claims.remove(Name, Is64);
    return !Wrong.empty();
  }

  const FileCheckRequest &Request;
  FileCheckClient &Client;
  ObjectCheckTools &Tools;
  /// The standard input, assembled files, and a null pointer for each file that
  /// cannot be read.
  StringMap<std::shared_ptr<MemoryBuffer>> Kept;
  FactSet Claims, Known, Derived;
};

} // namespace

//===- Archives -----------------------------------------------------------===//

static Error checkOne(MemoryBufferRef Buffer, const ObjectCheckOptions &Options,
                      function_ref<void(const Finding &)> Report,
                      ObjectCheckResult &Sum, ObjectCheckTools &Tools) {
  ObjectCheckResult Reported;
  auto ReportAndCount = [&](const Finding &F) {
    RuleCount &Count = Reported.Rules[size_t(F.TheRule)];
    ++Count.Checked;
    ++(F.TheVerdict == Verdict::Violation ? Count.Violations : Count.Unproved);
    Report(F);
  };
  Expected<ObjectCheckResult> Result =
      checkObject(Buffer, Options, ReportAndCount, Tools);
  if (!Result) {
    // The object turned out to be malformed after some functions had been
    // checked.
    Sum.add(Reported);
    return Result.takeError();
  }
  Sum.add(*Result);
  return Error::success();
}

Error mincaml::sparc::checkFile(MemoryBufferRef Buffer,
                                const ObjectCheckOptions &Options,
                                function_ref<void(const Finding &)> Report,
                                ObjectCheckResult &Sum,
                                ObjectCheckTools &Tools) {
  ObjectCheckOptions OfMembers = Options;
  FactSet Facts;
  if (isArchive(Buffer)) {
    // Members that cannot be read are reported when they are checked.
    Facts = collectFacts(
        Buffer, Options,
        [](MemoryBufferRef, Error E) { consumeError(std::move(E)); }, Tools);
    if (Options.Facts)
      Facts.complete(*Options.Facts);
    OfMembers.Facts = &Facts;
  }
  return forEachObject(Buffer, [&](MemoryBufferRef Object) {
    auto ReportNamed = [&](const Finding &F) {
      Finding Named = F;
      if (isArchive(Buffer))
        Named.File = Object.getBufferIdentifier();
      Report(Named);
    };
    return checkOne(Object, OfMembers, ReportNamed, Sum, Tools);
  });
}

//===- The check ----------------------------------------------------------===//

FileCheckClient::~FileCheckClient() = default;

ObjectCheckResult mincaml::sparc::checkFiles(const FileCheckRequest &Request,
                                             FileCheckClient &Client) {
  ObjectCheckResult Sum;
  ObjectCheckTools Tools;
  InputFiles Files(Request, Client, Tools);
  if (!Files.gather())
    return Sum;
  ObjectCheckOptions Options = Request.Options;
  if (!Files.facts().empty())
    Options.Facts = &Files.facts();
  for (const std::string &Path : Request.Files) {
    std::shared_ptr<MemoryBuffer> Buffer = Files.open(Path);
    if (!Buffer)
      continue;
    auto Report = [&](const Finding &F) {
      Finding Named = F;
      if (Named.File.empty())
        Named.File = Path;
      Client.found(Named);
    };
    ObjectCheckResult Result;
    Error E = checkFile(*Buffer, Options, Report, Result, Tools);
    Sum.add(Result);
    if (E)
      Client.failed(Path, toString(std::move(E)));
  }
  return Sum;
}

std::string mincaml::sparc::describeUnproved(const ObjectCheckResult &Result) {
  uint64_t Count = 0;
  std::string Rules;
  for (const RuleInfo &Info : allRules()) {
    uint64_t OfRule = Result.Rules[size_t(Info.TheRule)].Unproved;
    Count += OfRule;
    if (OfRule)
      Rules +=
          formatv("{0}{1}: {2}", Rules.empty() ? "" : ", ", Info.ID, OfRule);
  }
  if (Count == 0)
    return "";
  return formatv("{0} unproved {1} ({2})", Count,
                 Count == 1 ? "finding" : "findings", Rules);
}
