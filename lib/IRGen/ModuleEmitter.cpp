//===- ModuleEmitter.cpp - State shared by all functions ------------------===//

#include "FunctionBuilder.h"
#include "mincaml/Support/IRAnnotations.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/Target/TargetMachine.h"

using namespace mincaml;
using namespace llvm;
using knormal::ClosedFunction;
using knormal::ClosedProgram;

std::string mincaml::symbolName(StringRef Identifier) {
  std::string Result;
  for (char C : Identifier) {
    if (C == '\'')
      Result += ".prime";
    else if (!isAlnum(C) && C != '_' && C != '.' && C != '#')
      // C is an operator character.
      Result += "." + utohexstr(C, /*LowerCase=*/true);
    else
      Result += C;
  }
  return Result;
}

SmallVector<const mincaml::Type *, 8>
mincaml::typesOf(ArrayRef<knormal::Binder> Binders) {
  SmallVector<const mincaml::Type *, 8> Result;
  for (const knormal::Binder &B : Binders)
    Result.push_back(B.Ty);
  return Result;
}

ModuleEmitter::ModuleEmitter(Module &M, TypeContext &SourceTypes,
                             MemoryBufferRef Source,
                             const IRGenOptions &Options,
                             const ClosedProgram &Program,
                             ArrayRef<MemoryBufferRef> OtherSources)
    : M(M), Options(Options), Positions(Source),
      OtherPositions(OtherSources.begin(), OtherSources.end()),
      Types(M.getContext(), M.getDataLayout(), SourceTypes),
      Registers(ArgumentRegisters::forTarget(M.getTargetTriple())),
      Raises(Program), Locals(Program), Exceptions(M, Positions.fileName()),
      Runtime(M, Types), Memory(M.getContext(), Types),
      Debug(M, Types, Positions, Options) {}

CallLayout ModuleEmitter::callLayout(const ClosedFunction &F) const {
  if (isClosureEntry(F))
    return closureCallLayout(F.Ty);
  return CallLayout(Types, Registers, typesOf(F.allParameters()),
                    F.Ty->result(), F.needsClosure(),
                    Raises.returnsException(F));
}

/// Returns the name of a variable in the source, or the internal name of a
/// temporary.
static StringRef visibleName(const knormal::Name &N) {
  return N.isTemporary() ? N.Text : N.Source;
}

void mincaml::nameArguments(llvm::Function &F,
                            ArrayRef<knormal::Binder> Parameters,
                            const CallLayout &Layout) {
  for (auto [B, A] : zip_equal(Parameters, Layout.Arguments))
    if (A.Where == CallLayout::Argument::Location::Register)
      F.getArg(A.Index)->setName(symbolName(visibleName(*B.TheName)));
}

void ModuleEmitter::declareStatics(const ClosedProgram &Program) {
  for (const knormal::Binder &B : Program.Statics) {
    llvm::Type *Ty = Types.memoryType(B.Ty);
    if (!Ty || !Locals.isUsedInFunctions(B.TheName))
      continue;
    auto *G = new GlobalVariable(M, Ty, /*isConstant=*/false,
                                 GlobalValue::InternalLinkage,
                                 Constant::getNullValue(Ty),
                                 "ml." + symbolName(visibleName(*B.TheName)));
    G->setAlignment(M.getDataLayout().getPrefTypeAlign(Ty));
    Statics[B.TheName] = {G, B.Ty};
    Debug.staticVariable(G, B);
  }
}

/// Adds the attributes that hold for every argument of this type, whoever
/// passes it.
static void addArgumentAttributes(Argument &A, const mincaml::Type *Ty,
                                  const TypeLowering &Types) {
  A.addAttr(Attribute::NoUndef);
  if (!isPointer(Ty))
    return;
  A.addAttr(Attribute::NonNull);
  if (uint64_t Bytes = Types.dereferenceableBytes(Ty))
    A.addAttr(Attribute::getWithDereferenceableBytes(A.getContext(), Bytes));
}

llvm::Function *ModuleEmitter::declareFunction(const ClosedFunction &F) {
  CallLayout Layout = callLayout(F);
  auto *Result =
      llvm::Function::Create(Layout.FunctionTy, GlobalValue::InternalLinkage,
                             "ml." + symbolName(F.Label->Source), M);
  Result->setCallingConv(Layout.Convention);
  Result->setDoesNotThrow();
  // The address is not significant: only closures contain it, and functions
  // cannot be compared.
  if (F.needsClosure())
    Result->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
  const mincaml::Type *ResultTy = F.Ty->result();
  bool IsValue = !Layout.ReturnsException;
  if (IsValue && !ResultTy->isUnit())
    Result->addRetAttr(Attribute::NoUndef);
  if (IsValue && isPointer(ResultTy))
    Result->addRetAttr(Attribute::NonNull);

  nameArguments(*Result, F.allParameters(), Layout);
  for (const CallLayout::Argument &A : Layout.Arguments)
    if (A.Where == CallLayout::Argument::Location::Register)
      addArgumentAttributes(*Result->getArg(A.Index), A.Ty, Types);
  if (F.needsClosure() || isClosureEntry(F))
    Result->getArg(Layout.closureIndex())->setName("closure");
  if (F.needsClosure()) {
    Argument *A = Result->getArg(Layout.closureIndex());
    A->addAttr(Attribute::NonNull);
    A->addAttr(Attribute::NoUndef);
    A->addAttr(Attribute::getWithDereferenceableBytes(
        M.getContext(), closureLayout(F).FieldBytes));
  }
  return Result;
}

GlobalVariable *mincaml::privateConstant(Module &M, Constant *Value,
                                         const Twine &Name,
                                         MaybeAlign Alignment) {
  auto *G = new GlobalVariable(M, Value->getType(), /*isConstant=*/true,
                               GlobalValue::PrivateLinkage, Value, Name);
  G->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
  G->setAlignment(Alignment);
  return G;
}

/// Returns a string literal with the layout of a string on the heap. A zero
/// byte follows its characters.
Constant *ModuleEmitter::stringLiteral(StringRef Bytes) {
  Constant *&Literal = Strings[Bytes];
  if (Literal)
    return Literal;
  LLVMContext &C = M.getContext();
  auto *Padding =
      ArrayType::get(llvm::Type::getInt8Ty(C),
                     runtime::ARRAY_HEADER_SIZE - runtime::ARRAY_LENGTH_OFFSET);
  Constant *Object = ConstantStruct::getAnon(
      {ConstantAggregateZero::get(Padding),
       ConstantInt::get(llvm::Type::getInt32Ty(C), Bytes.size()),
       ConstantDataArray::getString(C, Bytes)});
  auto *G = privateConstant(M, Object, "string", allocationAlign());
  Literal = ConstantExpr::getInBoundsGetElementPtr(
      llvm::Type::getInt8Ty(C), G,
      ConstantInt::get(llvm::Type::getInt32Ty(C), runtime::ARRAY_HEADER_SIZE));
  return Literal;
}

Constant *ModuleEmitter::sourceLocation(SMLoc Loc) {
  SourcePosition P = Positions.position(Loc);
  for (const SourcePositions &Other : OtherPositions)
    if (!P.Line)
      P = Other.position(Loc);
  Constant *&Location = Locations[{P.Line, P.Column}];
  if (Location)
    return Location;
  LLVMContext &C = M.getContext();
  if (!FileName)
    FileName = privateConstant(
        M, ConstantDataArray::getString(C, Positions.fileName()), "file");
  auto *Int = llvm::Type::getInt32Ty(C);
  Location = privateConstant(
      M,
      ConstantStruct::getAnon({FileName, ConstantInt::get(Int, P.Line),
                               ConstantInt::get(Int, P.Column)}),
      "location." + Twine(P.Line) + "." + Twine(P.Column));
  return Location;
}

Constant *ModuleEmitter::argumentAreaAddress(uint64_t Offset,
                                             uint64_t EndOffset) {
  ArgumentAreaSize = std::max(ArgumentAreaSize, EndOffset);
  LLVMContext &C = M.getContext();
  if (!ArgumentArea)
    ArgumentArea = new GlobalVariable(
        M, llvm::Type::getInt8Ty(C), /*isConstant=*/false,
        GlobalValue::InternalLinkage, /*Initializer=*/nullptr, "");
  if (Offset == 0)
    return ArgumentArea;
  return ConstantExpr::getInBoundsGetElementPtr(
      llvm::Type::getInt8Ty(C), ArgumentArea,
      ConstantInt::get(llvm::Type::getInt32Ty(C), Offset));
}

void ModuleEmitter::finishArgumentArea() {
  if (!ArgumentArea)
    return;
  auto *Ty = ArrayType::get(llvm::Type::getInt8Ty(M.getContext()),
                            alignTo(ArgumentAreaSize, allocationAlign()));
  auto *Final = new GlobalVariable(
      M, Ty, /*isConstant=*/false, GlobalValue::InternalLinkage,
      ConstantAggregateZero::get(Ty), "ml.arguments");
  Final->setAlignment(allocationAlign());
  Final->setMetadata(ArgumentAreaMetadata, MDNode::get(M.getContext(), {}));
  ArgumentArea->replaceAllUsesWith(Final);
  ArgumentArea->eraseFromParent();
}

/// Moves the declarations after all definitions, which makes the module easier
/// to read. They were created where the first call needed them.
void ModuleEmitter::sinkDeclarations() {
  auto &Functions = M.getFunctionList();
  SmallVector<llvm::Function *, 16> Declarations;
  for (llvm::Function &F : Functions)
    if (F.isDeclaration())
      Declarations.push_back(&F);
  for (llvm::Function *F : Declarations) {
    F->removeFromParent();
    Functions.push_back(F);
  }
}

void ModuleEmitter::emit(const ClosedProgram &Program) {
  declareStatics(Program);
  for (const ClosedFunction *F : Program.Functions)
    if (!F->isJoinPoint())
      Functions[F] = declareFunction(*F);

  // Static closures are created on demand while bodies are emitted. Their entry
  // functions are emitted in the order of the program.
  for (const ClosedFunction *F : Program.Functions)
    if (llvm::Function *Code = Functions.lookup(F))
      FunctionEmitter(*this, Code).emitFunction(*F);
  FunctionEmitter(*this, Runtime.start(Options.StartSymbol))
      .emitMain(*Program.Main);

  for (const ClosedFunction *F : Program.Functions) {
    auto It = StaticClosures.find(F);
    if (It == StaticClosures.end() || isClosureEntry(*F))
      continue;
    auto *Closure = cast<GlobalVariable>(It->second);
    auto *Entry =
        cast<llvm::Function>(Closure->getInitializer()->getOperand(0));
    FunctionEmitter(*this, Entry).emitClosureEntry(*F);
  }
  finishArgumentArea();
  Exceptions.finish();
  sinkDeclarations();
  Debug.finish();
}

std::unique_ptr<Module>
mincaml::generateIR(const knormal::ClosedProgram &Program, TypeContext &Types,
                    MemoryBufferRef Source, LLVMContext &Context,
                    TargetMachine &Target, const IRGenOptions &Options,
                    ArrayRef<MemoryBufferRef> OtherSources) {
  auto M = std::make_unique<Module>(Source.getBufferIdentifier(), Context);
  M->setTargetTriple(Target.getTargetTriple());
  M->setDataLayout(Target.createDataLayout());
  ModuleEmitter(*M, Types, Source, Options, Program, OtherSources)
      .emit(Program);
  return M;
}
