//===- InputFiles.cpp - The files of a request ----------------------------===//

#include "Object/Files/InputFiles.h"
#include "llvm/Support/FileSystem.h"

using namespace mincaml::sparc;
using namespace llvm;

std::unique_ptr<MemoryBuffer> InputFiles::read(StringRef Path) {
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

std::shared_ptr<MemoryBuffer> InputFiles::open(StringRef Path) {
  auto Found = Kept.find(Path);
  if (Found != Kept.end())
    return Found->second;
  std::shared_ptr<MemoryBuffer> Buffer = read(Path);
  if (!Buffer || Path == "-" || Path.ends_with(".s"))
    Kept[Path] = Buffer;
  return Buffer;
}
