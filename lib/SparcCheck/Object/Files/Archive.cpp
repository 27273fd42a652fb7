//===- Archive.cpp - The objects of an archive ----------------------------===//

#include "llvm/Object/Archive.h"
#include "mincaml/SparcCheck/ObjectCheck.h"

using namespace mincaml::sparc;
using namespace llvm;

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
    // The object turned out to be malformed after some functions were checked.
    Sum.add(Reported);
    return Result.takeError();
  }
  Sum.add(*Result);
  return Error::success();
}

static Error checkMember(const object::Archive::Child &Member,
                         MemoryBufferRef Archive,
                         const ObjectCheckOptions &Options,
                         function_ref<void(const Finding &)> Report,
                         ObjectCheckResult &Sum, ObjectCheckTools &Tools) {
  Expected<MemoryBufferRef> Buffer = Member.getMemoryBufferRef();
  if (!Buffer)
    return Buffer.takeError();
  std::string Name = (Archive.getBufferIdentifier() + "(" +
                      Buffer->getBufferIdentifier() + ")")
                         .str();
  // LLVM's reader detects a size that is too large only at the next member.
  if (Buffer->getBufferEnd() > Archive.getBufferEnd())
    return createStringError(Name + ": extends past the end of the archive");
  auto ReportNamed = [&](const Finding &F) {
    Finding Named = F;
    Named.File = Name;
    Report(Named);
  };
  if (Error E = checkOne(*Buffer, Options, ReportNamed, Sum, Tools))
    return createStringError(Name + ": " + toString(std::move(E)));
  return Error::success();
}

Error mincaml::sparc::checkFile(MemoryBufferRef Buffer,
                                const ObjectCheckOptions &Options,
                                function_ref<void(const Finding &)> Report,
                                ObjectCheckResult &Sum,
                                ObjectCheckTools &Tools) {
  StringRef Bytes = Buffer.getBuffer();
  if (Bytes.starts_with(object::ThinArchiveMagic))
    return createStringError(
        "a thin archive has no objects in it; name their files instead");
  if (!Bytes.starts_with(object::ArchiveMagic))
    return checkOne(Buffer, Options, Report, Sum, Tools);
  Expected<std::unique_ptr<object::Archive>> Archive =
      object::Archive::create(Buffer);
  if (!Archive)
    return Archive.takeError();
  // The other members are checked even if one cannot be.
  Error All = Error::success();
  Error Iteration = Error::success();
  for (const object::Archive::Child &Member : (*Archive)->children(Iteration))
    All = joinErrors(std::move(All),
                     checkMember(Member, Buffer, Options, Report, Sum, Tools));
  return joinErrors(std::move(All), std::move(Iteration));
}
