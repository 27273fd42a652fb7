//===- ObjectFiles.cpp - Opening of object files and archives -------------===//

#include "Object/Files/ObjectFiles.h"
#include "llvm/Object/Archive.h"

using namespace mincaml::sparc;
using namespace llvm;

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
