//===- FileCheck.cpp - The check of files ---------------------------------===//

#include "mincaml/SparcCheck/FileCheck.h"
#include "Object/Facts/FactSources.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mincaml::sparc;
using namespace llvm;

FileCheckClient::~FileCheckClient() = default;

ObjectCheckResult mincaml::sparc::checkFiles(const FileCheckRequest &Request,
                                             FileCheckClient &Client) {
  ObjectCheckResult Sum;
  ObjectCheckTools Tools;
  InputFiles Files(Request, Client);
  FactSources Sources(Request, Client, Files, Tools);
  if (!Sources.gather())
    return Sum;
  ObjectCheckOptions Options = Request.Options;
  if (!Sources.facts().empty())
    Options.Facts = &Sources.facts();
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
          formatv("{0}{1} {2}", Rules.empty() ? "" : ", ", Info.ID, OfRule);
  }
  if (Count == 0)
    return "";
  return formatv("{0} {1} unproved: {2}", Count,
                 Count == 1 ? "finding is" : "findings are", Rules);
}
