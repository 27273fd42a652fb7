//===- JIT.cpp - Host programs in memory ----------------------------------===//

#include "JIT.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"

using namespace mincaml;
using namespace llvm;

char UndefinedSymbols::ID = 0;

static std::string describeSymbols(const StringSet<> &Symbols) {
  SmallVector<StringRef, 4> Names(Symbols.keys());
  sort(Names);
  return "nothing defines " + join(Names, ", ");
}

UndefinedSymbols::UndefinedSymbols(StringSet<> Symbols)
    : ErrorInfo(describeSymbols(Symbols), inconvertibleErrorCode()),
      Symbols(std::move(Symbols)) {}

JITProgram::JITProgram() = default;
JITProgram::~JITProgram() = default;

Error JITProgram::link(std::unique_ptr<MemoryBuffer> Object,
                       const Triple &Triple, const std::string &Runtime) {
  orc::LLJITBuilder Builder;
  Builder.setJITTargetMachineBuilder(orc::JITTargetMachineBuilder(Triple));
  // The program runs in a forked process, which has only one thread.
  Builder.setNumCompileThreads(0);
  if (Error E = Builder.create().moveInto(JIT))
    return E;
  JIT->getExecutionSession().setErrorReporter([this](Error E) {
    E = handleErrors(std::move(E), [this](const orc::SymbolsNotFound &Missing) {
      for (const orc::SymbolStringPtr &Symbol : Missing.getSymbols())
        Undefined.insert(*Symbol);
    });
    if (!E)
      return;
    std::string Text = toString(std::move(E));
    if (Problem.empty())
      Problem = std::move(Text);
  });
  orc::JITDylib &Main = JIT->getMainJITDylib();
  auto Library = orc::StaticLibraryDefinitionGenerator::Load(
      JIT->getObjLinkingLayer(), Runtime.c_str());
  if (!Library)
    return Library.takeError();
  Main.addGenerator(std::move(*Library));
  if (Error E = JIT->addObjectFile(std::move(Object)))
    return E;
  Expected<orc::ExecutorAddr> RunAddress = JIT->lookup(runtime::RunSymbol);
  if (!RunAddress)
    return RunAddress.takeError();
  Expected<orc::ExecutorAddr> StartAddress = JIT->lookup(runtime::StartSymbol);
  if (!StartAddress)
    return StartAddress.takeError();
  Expected<orc::ExecutorAddr> SetArgumentsAddress =
      JIT->lookup(runtime::SetArgumentsSymbol);
  if (!SetArgumentsAddress)
    return SetArgumentsAddress.takeError();
  SetArguments = SetArgumentsAddress->toPtr<void (*)(int, char **)>();
  Run = RunAddress->toPtr<int (*)(void (*)())>();
  Start = StartAddress->toPtr<void (*)()>();
  return Error::success();
}

Expected<std::unique_ptr<JITProgram>>
JITProgram::load(std::unique_ptr<MemoryBuffer> Object, const Triple &Triple,
                 const std::string &Runtime) {
  std::unique_ptr<JITProgram> Program(new JITProgram());
  Error E = Program->link(std::move(Object), Triple, Runtime);
  if (!E)
    return Program;
  if (Program->Problem.empty() && Program->Undefined.empty())
    return std::move(E);
  consumeError(std::move(E));
  if (Program->Problem.empty())
    return make_error<UndefinedSymbols>(std::move(Program->Undefined));
  return createStringError(Program->Problem);
}

int JITProgram::run(ArrayRef<std::string> Arguments) const {
  // These are C strings; the last pointer is null, as for C's main.
  std::vector<std::string> Copies(Arguments);
  std::vector<char *> Pointers;
  for (std::string &Copy : Copies)
    Pointers.push_back(Copy.data());
  Pointers.push_back(nullptr);
  SetArguments(Copies.size(), Pointers.data());
  return Run(Start);
}
