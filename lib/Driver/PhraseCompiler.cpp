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
#include <cstdlib>
#include <cstring>
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

/// Gives all functions of this name, except one, the names that K-normal form has
/// for them. The one is that which a new phrase calls. It is the last one, because
/// inner functions come before those that contain them, except for functions that
/// desugaring has added, such as those that take one argument at a time.
static void renameHidden(ArrayRef<knormal::ClosedFunction *> Functions,
                         StringRef Name) {
  bool IsHidden = false;
  for (knormal::ClosedFunction *F : reverse(Functions)) {
    knormal::Name &Label = *F->Label;
    if (Label.Source == Name &&
        (Label.IsCompilerGenerated || std::exchange(IsHidden, true)))
      Label.Source = Label.Text;
  }
}

std::unique_ptr<Module> PhraseCompiler::compile(const PhraseProgram &Phrase,
                                                LLVMContext &Context,
                                                TargetMachine &Machine,
                                                StringRef Emitted) {
  knormal::Context KNormal(Phrase.Types);
  knormal::Expression *Normal = knormal::normalize(KNormal, Phrase.Program);
  Normal = knormal::alphaRename(KNormal, Normal);
  const knormal::ClosedProgram Closed =
      knormal::closureConvert(KNormal, Normal);
  renameHidden(Closed.Functions, Emitted);
  return generateIR(Closed, Phrase.Types, Phrase.Source, Context, Machine,
                    Options.IRGen, Phrase.EarlierSources);
}

namespace {

/// Reads the values of a phrase that runs in this process.
class CompiledValues final : public ValueReader {
public:
  CompiledValues(LLVMContext &Context, const DataLayout &Layout,
                 TypeContext &Types)
      : Reader(Context, Layout, Types) {}

  int32_t integer(uint64_t V) const override { return int32_t(V); }
  StringRef string(uint64_t V) const override { return HeapReader::string(V); }
  const Constructor &constructor(uint64_t V,
                                 const mincaml::Type &Ty) const override {
    return Reader.constructor(V, &Ty);
  }
  uint64_t part(uint64_t V, const mincaml::Type &Ty, const Constructor *X,
                unsigned Number) const override {
    return Reader.part(V, &Ty, X, Number);
  }
  uint32_t length(uint64_t Array) const override {
    return HeapReader::length(Array);
  }
  uint64_t element(uint64_t Array, const mincaml::Type &Ty,
                   uint32_t Index) const override {
    return Reader.element(Array, &Ty, Index);
  }

private:
  HeapReader Reader;
};

/// What the code of a phrase calls to store a value.
struct ValueStore {
  CompiledValues Reader;
  TypeContext &Types;
  ArrayRef<StoredValue> Stored;
  /// The values as they are printed.
  std::vector<ValueTree> Trees;
  /// The values that are kept, with their numbers.
  std::vector<std::pair<unsigned, uint64_t>> Kept;
  bool HasRaised = false;
};

} // namespace

/// Stores a value. It is read at once, because its objects may be freed later.
static void storeValue(ValueStore *Store, uint32_t Number, uint64_t Bits) {
  const StoredValue &V = Store->Stored[Number];
  Store->Trees[Number] =
      valueTree(Store->Reader, Bits, *V.Ty->resolve(), Store->Types);
  if (V.TheUse == StoredValue::Use::Kept)
    Store->Kept.emplace_back(Number, Bits);
  Store->HasRaised |= V.TheUse == StoredValue::Use::Raised;
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

/// Writes what the runtime still buffers, in the child process of a phrase.
static void (*FlushOutput)();

/// Ends the child process of a phrase by SIGINT, without losing its output.
static void handleInterrupt(int Signal) {
  FlushOutput();
  std::signal(Signal, SIG_DFL);
  raise(Signal);
}

/// Prepares the child process in which a phrase runs.
static void setUpChild(const JITProgram &Program, int Messages,
                       const DriverOptions &Options) {
  struct sigaction Action = {};
  Action.sa_handler = handleInterrupt;
  // The stack of the phrase may be almost full.
  Action.sa_flags = SA_ONSTACK;
  sigaction(SIGINT, &Action, nullptr);
  // The prompt blocks this signal.
  sigset_t Interrupt;
  sigemptyset(&Interrupt);
  sigaddset(&Interrupt, SIGINT);
  pthread_sigmask(SIG_UNBLOCK, &Interrupt, nullptr);
  *static_cast<int *>(Program.find("mincaml_rt_message_descriptor")) = Messages;
  // The limits of interpreted phrases.
  setenv("MINCAML_STACK_MAX", "268435456", /*overwrite=*/0);
  if (const uint64_t Limit = Options.Interpret->MaxMemory)
    setenv("MINCAML_HEAP_MAX", std::to_string(Limit).c_str(), /*overwrite=*/0);
}

/// Returns the result of a phrase whose child process has ended with this status
/// before the phrase has finished. Message is the last one of the runtime.
static CompiledRun stoppedRun(int Status, StringRef Message) {
  using Kind = CompiledRun::Kind;
  if (Status == SignalStatus + SIGINT)
    return {Kind::Interrupted};
  Message.consume_front("mincaml: ");
  if (Message == "stack overflow\n")
    return {Kind::StackOverflow};
  if (Message == "out of memory\n")
    return {Kind::NoMemory};
  if (!Message.empty())
    return {Kind::Stopped, Message.rtrim('\n').str()};
  return {Kind::Stopped,
          Status > SignalStatus
              ? "signal " + std::to_string(Status - SignalStatus) +
                    " ended the phrase"
              : "the phrase ended with status " + std::to_string(Status)};
}

CompiledRun PhraseCompiler::run(const PhraseProgram &Phrase,
                                ArrayRef<StoredValue> Stored,
                                ResultPrinter Print) {
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
      Messages(std::tmpfile());
  if (!Results || !Messages)
    return {Kind::NotCompiled};
  const DataLayout Layout = M->getDataLayout();
  ValueStore Store{{Context, Layout, Phrase.Types},
                   Phrase.Types,
                   Stored,
                   std::vector<ValueTree>(Stored.size()),
                   {}};
  defineStores(*M, &Store);
  if (Error E = runPipeline(*M, *Machine, Options.Pipeline)) {
    consumeError(std::move(E));
    return {Kind::NotCompiled};
  }
  prepareForCodeGen(*M, *Machine, Options.CodeGen);
  SmallVector<char, 0> Object;
  raw_svector_ostream OS(Object);
  DiagnosticEngine Diagnostics(NoSources, nulls());
  generateCode(*M, *Machine, Options.CodeGen,
               CodeOutput{CodeOutput::Kind::Object, &OS}, Diagnostics);
  std::unique_ptr<JITProgram> Program;
  if (!Diagnostics.hadError())
    Program = Tools->load(
        std::make_unique<SmallVectorMemoryBuffer>(
            std::move(Object), "phrase", /*RequiresNullTerminator=*/false),
        /*Program=*/nullptr);
  if (!Program)
    return {Kind::NotCompiled};
  FlushOutput =
      reinterpret_cast<void (*)()>(Program->find("min_caml_flush_output"));
  if (!FlushOutput || !Program->find("mincaml_rt_message_descriptor"))
    return {Kind::NotCompiled};

  // The child writes its kind, and then the values that are kept.
  const ErrorOr<int> Status = runInChild(
      [&] {
        setUpChild(*Program, fileno(Messages.get()), Options);
        const int Result = Program->run(Options.programArguments());
        const Kind Ended = Store.HasRaised ? Kind::Raised : Kind::Finished;
        Print(Ended, Store.Trees);
        fwrite(&Ended, sizeof(Ended), 1, Results.get());
        fwrite(Store.Kept.data(), sizeof(Store.Kept[0]), Store.Kept.size(),
               Results.get());
        return Result;
      },
      /*InOwnGroup=*/false, /*Forwarded=*/SIGINT);
  if (!Status)
    return {Kind::NotCompiled};
  const std::string Result = contents(Results.get());
  if (*Status != 0 || Result.empty())
    return stoppedRun(*Status, contents(Messages.get()));
  CompiledRun Run{static_cast<Kind>(Result.front())};
  Run.Values.resize(Result.size() / sizeof(Run.Values[0]));
  std::memcpy(static_cast<void *>(Run.Values.data()), Result.data() + 1,
              Run.Values.size() * sizeof(Run.Values[0]));
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
  std::unique_ptr<Module> M = compile(Phrase, Context, *Machine, Name);
  std::string Symbol = "ml.";
  for (char C : Name)
    Symbol += C == '\'' ? std::string(".prime") : std::string(1, C);
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
