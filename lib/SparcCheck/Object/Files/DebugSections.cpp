//===- DebugSections.cpp - Sections for LLVM's DWARF reader ---------------===//

#include "Object/Files/DebugSections.h"
#include "llvm/DebugInfo/DWARF/DWARFContext.h"

using namespace mincaml::sparc;
using namespace llvm;

DebugSections::DebugSections(const ObjectProgram &Program) : Program(Program) {}
DebugSections::~DebugSections() = default;

bool DebugSections::read(ArrayRef<StringRef> Names) {
  for (StringRef Name : Names) {
    Expected<DebugContents> Contents =
        Program.debugSection(Name, Relocated.emplace_back());
    if (!Contents) {
      consumeError(Contents.takeError());
      return false;
    }
    if (Contents->Bytes.empty())
      continue;
    Sections[Name.drop_front()] = MemoryBuffer::getMemBuffer(
        Contents->Bytes, Name, /*RequiresNullTerminator=*/false);
    Addresses[Name.drop_front()] = Contents->Address;
  }
  return true;
}

StringRef DebugSections::contents(StringRef Name) const {
  auto Found = Sections.find(Name.drop_front());
  return Found == Sections.end() ? StringRef() : Found->second->getBuffer();
}

uint64_t DebugSections::address(StringRef Name) const {
  return Addresses.lookup(Name.drop_front());
}

unsigned DebugSections::addressSize() const {
  return Program.architecture().Is64 ? 8 : 4;
}

std::unique_ptr<DWARFContext> DebugSections::createContext() const {
  auto Ignore = [](Error E) { consumeError(std::move(E)); };
  return DWARFContext::create(Sections, addressSize(),
                              /*isLittleEndian=*/false, Ignore, Ignore);
}
