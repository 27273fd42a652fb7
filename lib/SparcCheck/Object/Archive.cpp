//===- Archive.cpp - Objects of a file, one or many -----------------------===//

#include "llvm/Object/Archive.h"
#include "mincaml/SparcCheck/ObjectCheck.h"

using namespace mincaml::sparc;
using namespace llvm;

void ObjectCheckResult::add(const ObjectCheckResult &Other) {
  for (auto [Sum, Part] : zip_equal(Rules, Other.Rules)) {
    Sum.Places += Part.Places;
    Sum.Violations += Part.Violations;
    Sum.Unproved += Part.Unproved;
  }
  Functions += Other.Functions;
  Words += Other.Words;
  ReachedWords += Other.ReachedWords;
}

static Error checkOne(MemoryBufferRef Buffer, const ObjectCheckOptions &Options,
                      function_ref<void(const Finding &)> Report,
                      ObjectCheckResult &Sum) {
  Expected<ObjectCheckResult> Result = checkObject(Buffer, Options, Report);
  if (!Result)
    return Result.takeError();
  Sum.add(*Result);
  return Error::success();
}

static Error checkMember(const object::Archive::Child &Member,
                         MemoryBufferRef Archive,
                         const ObjectCheckOptions &Options,
                         function_ref<void(const Finding &)> Report,
                         ObjectCheckResult &Sum) {
  Expected<MemoryBufferRef> Buffer = Member.getMemoryBufferRef();
  if (!Buffer)
    return Buffer.takeError();
  std::string Name = (Archive.getBufferIdentifier() + "(" +
                      Buffer->getBufferIdentifier() + ")")
                         .str();
  // LLVM's reader sees a size that is too large when it looks for the next one.
  if (Buffer->getBufferEnd() > Archive.getBufferEnd())
    return createStringError(Name + ": it goes past the end of the archive");
  auto ReportNamed = [&](const Finding &F) {
    Finding Named = F;
    Named.File = Name;
    Report(Named);
  };
  if (Error E = checkOne(*Buffer, Options, ReportNamed, Sum))
    return createStringError(Name + ": " + toString(std::move(E)));
  return Error::success();
}

Error mincaml::sparc::checkFile(MemoryBufferRef Buffer,
                                const ObjectCheckOptions &Options,
                                function_ref<void(const Finding &)> Report,
                                ObjectCheckResult &Sum) {
  StringRef Bytes = Buffer.getBuffer();
  if (Bytes.starts_with(object::ThinArchiveMagic))
    return createStringError(
        "a thin archive has no objects in it; give their files");
  if (!Bytes.starts_with(object::ArchiveMagic))
    return checkOne(Buffer, Options, Report, Sum);
  Expected<std::unique_ptr<object::Archive>> Archive =
      object::Archive::create(Buffer);
  if (!Archive)
    return Archive.takeError();
  // A member that cannot be checked does not keep the others from it.
  Error All = Error::success();
  Error Iteration = Error::success();
  for (const object::Archive::Child &Member : (*Archive)->children(Iteration))
    All = joinErrors(std::move(All),
                     checkMember(Member, Buffer, Options, Report, Sum));
  return joinErrors(std::move(All), std::move(Iteration));
}
