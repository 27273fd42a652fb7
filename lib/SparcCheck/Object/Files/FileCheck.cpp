//===- FileCheck.cpp - The lowering rules on files ------------------------===//

#include "mincaml/SparcCheck/FileCheck.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mincaml::sparc;
using namespace llvm;

FileCheckClient::~FileCheckClient() = default;

/// Null after reporting why not.
static std::unique_ptr<MemoryBuffer>
read(StringRef Path, const FileCheckRequest &Request, FileCheckClient &Client) {
  if (sys::fs::is_directory(Path)) {
    Client.failed(FileProblem::IsDirectory, Path, "is a directory");
    return nullptr;
  }
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
      MemoryBuffer::getFileOrSTDIN(Path, /*IsText=*/false,
                                   /*RequiresNullTerminator=*/false);
  if (!Buffer) {
    Client.failed(FileProblem::CannotRead, Path, Buffer.getError().message());
    return nullptr;
  }
  if (!Path.ends_with(".s"))
    return std::move(*Buffer);
  Expected<std::string> Object =
      assembleSparc(**Buffer, Request.Triple, Request.AssemblyProcessor.CPU,
                    Request.AssemblyProcessor.Features);
  if (Object)
    return MemoryBuffer::getMemBufferCopy(*Object, Path);
  Client.failed(FileProblem::Malformed, Path,
                "LLVM cannot assemble it:\n" + toString(Object.takeError()));
  return nullptr;
}

ObjectCheckResult mincaml::sparc::checkFiles(const FileCheckRequest &Request,
                                             FileCheckClient &Client) {
  ObjectCheckResult Sum;
  ObjectCheckTools Tools;
  for (const std::string &Path : Request.Files) {
    std::unique_ptr<MemoryBuffer> Buffer = read(Path, Request, Client);
    if (!Buffer)
      continue;
    auto Report = [&](const Finding &F) {
      Finding Named = F;
      if (Named.File.empty() && Request.NameFiles)
        Named.File = Path;
      Client.found(Named);
    };
    ObjectCheckResult Result;
    Error E = checkFile(*Buffer, Request.Options, Report, Result, Tools);
    Client.finished(Result);
    Sum.add(Result);
    if (E)
      Client.failed(FileProblem::Malformed, Path, toString(std::move(E)));
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
          formatv("{0}{1} {2}", Rules.empty() ? "" : ", ", Info.ID, OfRule);
  }
  if (Count == 0)
    return "";
  return formatv("{0} {1} unproved: {2}", Count,
                 Count == 1 ? "finding is" : "findings are", Rules);
}
