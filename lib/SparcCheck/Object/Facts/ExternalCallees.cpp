//===- ExternalCallees.cpp - Functions of other files ---------------------===//

#include "Object/Facts/ExternalCallees.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace mincaml::sparc;
using namespace llvm;

std::string mincaml::sparc::symbolName(const FunctionCode &Code,
                                       unsigned Symbol) {
  Expected<CodeSymbol> Found = Code.Program->symbol(Symbol);
  if (Found)
    return Found->Name.str();
  consumeError(Found.takeError());
  return "";
}

std::string mincaml::sparc::externalCallee(const FunctionCode &Code,
                                           unsigned Index) {
  const CodeRelocation *R = Code.relocation(Index);
  if (!R)
    return "";
  // The symbol of these relocations is the thread-local variable.
  if (R->Type == ELF::R_SPARC_TLS_GD_CALL ||
      R->Type == ELF::R_SPARC_TLS_LDM_CALL)
    return "__tls_get_addr";
  Expected<TransferTarget> Target = transferTarget(Code, Index);
  if (!Target) {
    consumeError(Target.takeError());
    return "";
  }
  if (Target->TheKind != TransferTarget::Kind::Symbol)
    return "";
  return symbolName(Code, Target->Symbol);
}

const FunctionFact *mincaml::sparc::factOfReplacement(const FactSet &Facts,
                                                      const FunctionCode &Code,
                                                      unsigned Index) {
  const CodeRelocation *R = Code.relocation(Index);
  if (!R || R->Addend != 0 || !Code.Program->isRelocatable())
    return nullptr;
  Expected<CodeSymbol> Symbol = Code.Program->symbol(R->Symbol);
  if (!Symbol) {
    consumeError(Symbol.takeError());
    return nullptr;
  }
  if (!Symbol->IsDefined || !Symbol->IsWeak)
    return nullptr;
  const FunctionFact *Fact =
      Facts.find(Symbol->Name, Code.Program->architecture().Is64);
  return Fact && !Fact->IsWeak && !Fact->IsInArchive ? Fact : nullptr;
}
