//===- PhraseCompiler.cpp - Compiles the phrases of a prompt --------------===//

#include "PhraseCompiler.h"
#include "Process.h"
#include "mincaml/Frontend/ASTPrinter.h"
#include "mincaml/IRGen/HeapReader.h"
#include "mincaml/KNormal/Phases.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"
#include <csignal>
#include <cstdio>
#include <unistd.h>

using namespace mincaml;
using namespace llvm;

PhraseCompiler::PhraseCompiler(const DriverOptions &Options,
                               StringRef ProgramPath)
    : Options(Options), ProgramPath(ProgramPath), Silent(NoSources, nulls()) {
  this->Options.Run = true;
  // Sources of several phrases cannot have one debug location.
  this->Options.IRGen.Debug = IRGenOptions::DebugInfo::None;
  Target = findTarget(this->Options.Target, Silent);
  if (Target)
    Tools.emplace(*Target, this->Options, this->ProgramPath, Silent);
  if (Tools && !(Tools->runsInMemory() && Tools->find()))
    Tools.reset();
}

std::unique_ptr<Module> PhraseCompiler::compile(const PhraseProgram &Phrase,
                                                LLVMContext &Context,
                                                TargetMachine &Machine) {
  knormal::Context KNormal(Phrase.Types);
  knormal::Expression *Normal = knormal::normalize(KNormal, Phrase.Program);
  Normal = knormal::alphaRename(KNormal, Normal);
  const knormal::ClosedProgram Closed =
      knormal::closureConvert(KNormal, Normal);
  return generateIR(Closed, Phrase.Types, Phrase.Source, Context, Machine,
                    Options.IRGen);
}

namespace {

/// What the code of a phrase calls to store a value.
struct ValueStore {
  HeapReader Reader;
  ArrayRef<StoredValue> Stored;
  std::FILE *To;
  bool Failed = false;
};

} // namespace

/// Appends a value to the results: its number, its length and its bytes.
static void storeValue(ValueStore *Store, uint32_t Number, uint64_t Bits) {
  std::string Bytes;
  if (!Store->Reader.read(Store->Stored[Number].Ty, Bits, Bytes)) {
    Store->Failed = true;
    return;
  }
  fwrite(&Number, sizeof(Number), 1, Store->To);
  fwrite(Bytes.data(), 1, Bytes.size(), Store->To);
}

/// Defines the functions that store values: each calls storeValue with the
/// address of \p Store, because the code runs in a copy of this process.
static void defineStores(Module &M, ValueStore *Store) {
  LLVMContext &Context = M.getContext();
  llvm::Type *Pointer = PointerType::getUnqual(Context);
  IRBuilder<> Builder(Context);
  auto Address = [&](void *P) {
    return ConstantExpr::getIntToPtr(Builder.getInt64(uintptr_t(P)), Pointer);
  };
  auto *CalleeTy =
      FunctionType::get(Builder.getVoidTy(),
                        {Pointer, Builder.getInt32Ty(), Builder.getInt64Ty()},
                        /*isVarArg=*/false);
  for (Function &F : M) {
    StringRef Name = F.getName();
    unsigned Number;
    if (!Name.consume_front(runtime::SymbolPrefix) ||
        !Name.consume_front(StoredValue::FunctionPrefix) ||
        Name.getAsInteger(10, Number))
      continue;
    Builder.SetInsertPoint(BasicBlock::Create(Context, "", &F));
    Value *Bits = Builder.getInt64(0);
    if (F.arg_size()) {
      Argument *A = F.getArg(0);
      Bits = A->getType()->isPointerTy()
                 ? Builder.CreatePtrToInt(A, Builder.getInt64Ty())
             : A->getType()->isDoubleTy()
                 ? Builder.CreateBitCast(A, Builder.getInt64Ty())
                 : Builder.CreateZExt(A, Builder.getInt64Ty());
    }
    auto *Callee = reinterpret_cast<void *>(&storeValue);
    Builder.CreateCall(CalleeTy, Address(Callee),
                       {Address(Store), Builder.getInt32(Number), Bits});
    if (F.getReturnType()->isVoidTy())
      Builder.CreateRetVoid();
    else
      Builder.CreateRet(Constant::getNullValue(F.getReturnType()));
    F.setLinkage(GlobalValue::InternalLinkage);
    F.addFnAttr(Attribute::NoInline);
  }
}

/// Reads a file without a name from its start.
static std::string contents(std::FILE *File) {
  std::string Result;
  rewind(File);
  char Buffer[4096];
  while (size_t Size = fread(Buffer, 1, sizeof(Buffer), File))
    Result.append(Buffer, Size);
  return Result;
}

CompiledRun PhraseCompiler::run(const PhraseProgram &Phrase,
                                ArrayRef<StoredValue> Stored) {
  using Kind = CompiledRun::Kind;
  std::unique_ptr<TargetMachine> Machine = createTargetMachine(
      *Target, Options.Pipeline.OptimizationLevel, false, Silent);
  if (!Machine)
    return {Kind::NotCompiled};
  LLVMContext Context;
  std::unique_ptr<Module> M = compile(Phrase, Context, *Machine);
  // Files without a name, because pipes would have to be read while the child
  // runs.
  struct CloseFile {
    void operator()(std::FILE *File) const { fclose(File); }
  };
  const std::unique_ptr<std::FILE, CloseFile> Results(std::tmpfile()),
      Errors(std::tmpfile());
  if (!Results || !Errors)
    return {Kind::NotCompiled};
  const DataLayout Layout = M->getDataLayout();
  ValueStore Store{{Context, Layout, Phrase.Types}, Stored, Results.get()};
  defineStores(*M, &Store);
  if (Error E = runPipeline(*M, *Machine, Options.Pipeline)) {
    consumeError(std::move(E));
    return {Kind::NotCompiled};
  }
  prepareForCodeGen(*M, *Machine, Options.CodeGen);
  SmallVector<char, 0> Object;
  raw_svector_ostream OS(Object);
  generateCode(*M, *Machine, Options.CodeGen,
               CodeOutput{CodeOutput::Kind::Object, &OS}, Silent);
  std::unique_ptr<JITProgram> Program;
  if (!Silent.hadError())
    Program = Tools->load(
        std::make_unique<SmallVectorMemoryBuffer>(
            std::move(Object), "phrase", /*RequiresNullTerminator=*/false),
        /*Program=*/nullptr);
  if (!Program)
    return {Kind::NotCompiled};

  constexpr uint32_t EndMark = ~0U;
  const ErrorOr<int> Status = runInChild([&] {
    // The prompt has blocked the signal that stops a phrase.
    sigset_t Interrupt;
    sigemptyset(&Interrupt);
    sigaddset(&Interrupt, SIGINT);
    pthread_sigmask(SIG_UNBLOCK, &Interrupt, nullptr);
    // A recursion without end should fill the memory of the interpreter's stack,
    // and not all memory.
    setenv("MINCAML_STACK_MAX", "268435456", /*overwrite=*/0);
    dup2(fileno(Errors.get()), STDERR_FILENO);
    const int Result = Program->run(Options.programArguments());
    if (!Store.Failed)
      fwrite(&EndMark, sizeof(EndMark), 1, Results.get());
    return Result;
  });
  if (!Status)
    return {Kind::NotCompiled};
  std::string Text = contents(Results.get());
  CompiledRun Run{Kind::Stopped, *Status, {}, contents(Errors.get())};
  if (StringRef(Text).ends_with(
          StringRef(reinterpret_cast<const char *>(&EndMark), 4))) {
    Text.resize(Text.size() - sizeof(EndMark));
    Run.TheKind = Kind::Finished;
    Run.Values = std::move(Text);
  } else if (*Status == SignalStatus + SIGINT) {
    Run.TheKind = Kind::Interrupted;
  } else if (StringRef(Run.Errors).contains("mincaml: stack overflow\n")) {
    Run.TheKind = Kind::StackOverflow;
    Run.Errors.resize(StringRef(Run.Errors).rfind("mincaml: stack overflow\n"));
  }
  return Run;
}

bool PhraseCompiler::emit(StringRef Kind, StringRef Name,
                          const PhraseProgram &Phrase, raw_ostream &OS) {
  if (Kind == "core") {
    ast::printAST(Phrase.Program, OS);
    return true;
  }
  if (!Target || (Kind != "llvm" && Kind != "asm"))
    return false;
  std::unique_ptr<TargetMachine> Machine = createTargetMachine(
      *Target, Options.Pipeline.OptimizationLevel, false, Silent);
  if (!Machine)
    return false;
  LLVMContext Context;
  std::unique_ptr<Module> M = compile(Phrase, Context, *Machine);
  const std::string Symbol = ("ml." + Name).str();
  Function *F = M->getFunction(Symbol);
  if (!F)
    return false;
  // The phrase uses the function only as a value.
  appendToUsed(*M, {F});
  if (Error E = runPipeline(*M, *Machine, Options.Pipeline)) {
    consumeError(std::move(E));
    return false;
  }
  if (Kind == "llvm") {
    OS << *F;
    return true;
  }
  prepareForCodeGen(*M, *Machine, Options.CodeGen);
  SmallString<0> Text;
  raw_svector_ostream TextOS(Text);
  generateCode(*M, *Machine, Options.CodeGen,
               CodeOutput{CodeOutput::Kind::Assembly, &TextOS}, Silent);
  // The lines from the label of the function to its end.
  bool IsInside = false;
  for (StringRef Line : split(Text, '\n')) {
    IsInside |= Line.starts_with(Symbol + ":");
    if (IsInside)
      OS << Line << '\n';
    IsInside &= !Line.contains(".cfi_endproc") && !Line.contains(".size");
  }
  return true;
}
