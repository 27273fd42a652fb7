//===- Archive.cpp - Objects in an archive --------------------------------===//

#include "Object/Files/Archive.h"
#include "mincaml/SparcCheck/ObjectCheck.h"
#include "llvm/Object/Archive.h"

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
    // The object turned out to be malformed after some functions had been
    // checked.
    Sum.add(Reported);
    return Result.takeError();
  }
  Sum.add(*Result);
  return Error::success();
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
