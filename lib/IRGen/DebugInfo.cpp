//===- DebugInfo.cpp - Debug information ----------------------------------===//

#include "ModuleEmitter.h"
#include "mincaml/Frontend/Frontend.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"

using namespace mincaml;
using namespace llvm;

/// The maximum nesting depth of scopes. It is limited because consumers of
/// DWARF recurse over scopes. Variables that are nested more deeply share one
/// scope, in which debuggers still show the latest variable of a name.
static constexpr unsigned MaximumScopeDepth = 64;

DebugInfo::DebugInfo(Module &M, const TypeLowering &Types,
                     const SourcePositions &Positions,
                     const IRGenOptions &Options)
    : Options(Options), Kind(Options.Debug), Types(Types), Positions(Positions),
      Builder(M) {
  if (Kind == IRGenOptions::DebugInfo::None)
    return;
  M.addModuleFlag(Module::Warning, "Debug Info Version",
                  DEBUG_METADATA_VERSION);
  M.addModuleFlag(Module::Max, "Dwarf Version", 4);
  SmallString<128> Directory;
  // The file name is the one on the command line, relative to this directory.
  if (full())
    (void)sys::fs::current_path(Directory);
  File = Builder.createFile(Positions.fileName(), Directory);
  Unit = Builder.createCompileUnit(
      DISourceLanguageName(dwarf::DW_LANG_OCaml), File,
      "mincaml-llc " MINCAML_VERSION, Options.Optimized, /*Flags=*/"",
      /*RV=*/0, /*SplitName=*/"",
      full() ? DICompileUnit::FullDebug : DICompileUnit::NoDebug);
}

/// Whether a debugger shows a variable.
static bool isShown(const knormal::Binder &B) {
  return B.TheName && !B.TheName->isTemporary() &&
         !B.TheName->IsCompilerGenerated && B.TheName->Source != "_";
}

DIType *DebugInfo::pointer(DIType *To) {
  return Builder.createPointerType(To,
                                   Types.dataLayout().getPointerSizeInBits());
}

DIType *DebugInfo::namedPointer(DIType *To, StringRef Name) {
  return Builder.createTypedef(pointer(To), Name, File, /*LineNo=*/0, Unit);
}

static uint64_t sizeInBits(const DIType *Ty) {
  auto *Derived = dyn_cast<DIDerivedType>(Ty);
  return Derived && Derived->getTag() == dwarf::DW_TAG_typedef
             ? sizeInBits(Derived->getBaseType())
             : Ty->getSizeInBits();
}

DIType *DebugInfo::member(StringRef Name, DIType *Ty, uint64_t OffsetInBits) {
  return Builder.createMemberType(Unit, Name, File, /*LineNo=*/0,
                                  sizeInBits(Ty), /*AlignInBits=*/0,
                                  OffsetInBits, DINode::FlagZero, Ty);
}

DISubroutineType *DebugInfo::functionType(ArrayRef<const Type *> Parameters,
                                          const Type *Result) {
  SmallVector<Metadata *, 8> Elements;
  if (full()) {
    Elements.push_back(type(Result));
    for (const Type *Parameter : Parameters)
      if (!Parameter->isUnit())
        Elements.push_back(type(Parameter));
  }
  return Builder.createSubroutineType(Builder.getOrCreateTypeArray(Elements));
}

DIType *DebugInfo::type(const Type *Ty) {
  if (auto It = Known.find(Ty); It != Known.end())
    return It->second;
  DIType *Result = nullptr;
  switch (Ty->kind()) {
  case Type::Kind::Unit:
  case Type::Kind::Variable:
    return nullptr;
  case Type::Kind::Bool:
    Result = Builder.createBasicType("bool", 32, dwarf::DW_ATE_boolean);
    break;
  case Type::Kind::Int:
    Result = Builder.createBasicType("int", 32, dwarf::DW_ATE_signed);
    break;
  case Type::Kind::Char:
    Result = Builder.createBasicType("char", 32, dwarf::DW_ATE_unsigned_char);
    break;
  case Type::Kind::String:
    Result = namedPointer(
        Builder.createBasicType("char", 8, dwarf::DW_ATE_unsigned_char),
        "string");
    break;
  case Type::Kind::Float:
    Result = Builder.createBasicType("float", 64, dwarf::DW_ATE_float);
    break;
  case Type::Kind::Array:
    // An array is described as a pointer, which a debugger indexes in the same
    // way as a program indexes the array.
    Result = namedPointer(type(Ty->element()), Ty->str());
    break;
  case Type::Kind::Function:
    // The captured variables depend on the code of the closure: see
    // closureType().
    Result = namedPointer(
        structure(Unit, Ty->str(), Types.closure({}),
                  {member("code", pointer(functionType({}, Ty->result())), 0)}),
        Ty->str());
    break;
  case Type::Kind::Tuple:
    Result = namedPointer(
        structure(Unit, Ty->str(), Types.tuple(Ty), members(Ty, nullptr)),
        Ty->str());
    break;
  case Type::Kind::Data:
  case Type::Kind::Exception:
    Result = data(Ty);
    break;
  }
  return Known[Ty] = Result;
}

DIType *DebugInfo::structure(DIScope *Scope, StringRef Name,
                             const RecordLayout &Layout,
                             ArrayRef<Metadata *> Members) {
  return Builder.createStructType(Scope, Name, File, /*LineNumber=*/0,
                                  Layout.Size * 8, /*AlignInBits=*/0,
                                  DINode::FlagZero, /*DerivedFrom=*/nullptr,
                                  Builder.getOrCreateArray(Members));
}

SmallVector<Metadata *, 8> DebugInfo::members(const Type *Ty,
                                              const Constructor *X) {
  RecordLayout Layout = Types.object(Ty, X);
  const StructLayout *Offsets =
      Types.dataLayout().getStructLayout(Layout.Struct);
  SmallVector<Metadata *, 8> Members;
  for (auto [I, Field] : enumerate(Types.fieldTypes(Ty, X))) {
    const bool HasName = X && !X->Fields.empty();
    const int Index = Layout.Fields[I];
    Members.push_back(
        member(HasName ? X->Fields[I].Name.str() : "_" + std::to_string(I),
               // A member needs a type, but unit has none elsewhere.
               Index < 0 ? Builder.createUnspecifiedType("unit") : type(Field),
               Index < 0 ? 0 : Offsets->getElementOffsetInBits(Index)));
  }
  return Members;
}

DIType *DebugInfo::enumeration(const Twine &Name, const Type *Ty) {
  SmallVector<Metadata *, 8> Names;
  for (const Constructor *X : Ty->definition()->Constructors)
    if (X->isConstant())
      Names.push_back(Builder.createEnumerator(ast::sourceName(X->Name), X->Tag,
                                               /*IsUnsigned=*/true));
  return Builder.createEnumerationType(
      Unit, Name.str(), File, /*LineNumber=*/0, /*SizeInBits=*/32,
      /*AlignInBits=*/0, Builder.getOrCreateArray(Names),
      /*UnderlyingType=*/nullptr);
}

/// Describes an enumeration by the names of its constructors, and any other
/// data type, or exn, as a pointer to a structure. `finish` adds the members of
/// the structure later, because the type can be recursive.
DIType *DebugInfo::data(const Type *Ty) {
  const DataType *D = Ty->definition();
  if (D && D->isEnumeration())
    return enumeration(Ty->str(), Ty);
  uint64_t Size = 0;
  for (const Constructor *X : Types.objectConstructors(Ty))
    Size = std::max(Size, Types.object(Ty, X).Size);
  const unsigned Line =
      D && D->Range.isValid() ? Positions.position(D->Range.Start).Line : 0;
  // Two types of the program can have the same name.
  DICompositeType *Structure = MDNode::replaceWithDistinct(
      TempDICompositeType(Builder.createReplaceableCompositeType(
          dwarf::DW_TAG_structure_type, Ty->str(), Unit, File, Line,
          /*RuntimeLang=*/0, Size * 8, /*AlignInBits=*/0, DINode::FlagZero)));
  DataStructures.push_back({Ty, Structure});
  return namedPointer(Structure, Ty->str());
}

/// Adds the members to the structure of a data type or of exn: the fields of a
/// record, or a variant part, in which each constructor that creates objects is
/// a structure. An enumeration contains the constant constructors. It is the
/// template parameter `constants` of the structure. The structure is not the
/// scope of the enumeration: LLVM's tools print a type with its scope and the
/// template parameters of the scope, which would include the type itself.
void DebugInfo::addMembers(const Type *Ty, DICompositeType *Structure) {
  const DataType *D = Ty->definition();
  if (D && D->IsRecord) {
    Builder.replaceArrays(Structure, Builder.getOrCreateArray(
                                         members(Ty, D->Constructors.front())));
    return;
  }
  auto *TagTy = llvm::Type::getInt32Ty(Structure->getContext());
  DIDerivedType *Tag = nullptr;
  if (!D || hasTag(*D))
    Tag = Builder.createMemberType(
        Structure, D ? "tag" : "number", File, /*LineNo=*/0, /*SizeInBits=*/32,
        /*AlignInBits=*/0, /*OffsetInBits=*/0, DINode::FlagArtificial,
        Builder.createBasicType("tag", 32, dwarf::DW_ATE_unsigned));
  SmallVector<Metadata *, 8> Variants;
  for (const Constructor *X : Types.objectConstructors(Ty)) {
    StringRef Name = ast::sourceName(X->Name);
    DIType *Object =
        structure(Structure, Name, Types.object(Ty, X), members(Ty, X));
    Variants.push_back(Builder.createVariantMemberType(
        Structure, Name, File, /*LineNo=*/0, Object->getSizeInBits(),
        /*AlignInBits=*/0, /*OffsetInBits=*/0,
        Tag ? ConstantInt::get(TagTy, D ? X->Tag : X->Number) : nullptr,
        DINode::FlagZero, Object));
  }
  Metadata *Variant = Builder.createVariantPart(
      Structure, "", File, /*LineNumber=*/0, Structure->getSizeInBits(),
      /*AlignInBits=*/0, DINode::FlagZero, Tag,
      Builder.getOrCreateArray(Variants));
  SmallVector<Metadata *, 1> Parameters;
  if (D && D->NumConstants)
    Parameters.push_back(Builder.createTemplateTypeParameter(
        Structure, "constants", enumeration(Ty->str() + " constants", Ty),
        /*IsDefault=*/false));
  Builder.replaceArrays(Structure, Builder.getOrCreateArray({Variant}),
                        Builder.getOrCreateArray(Parameters));
}

void DebugInfo::closureType(const RecordLayout &Layout,
                            ArrayRef<knormal::Binder> Captured) {
  if (!full())
    return;
  const StructLayout *Offsets =
      Types.dataLayout().getStructLayout(Layout.Struct);
  SmallVector<Metadata *, 8> Members;
  for (auto [I, B] : enumerate(Captured))
    if (Layout.Fields[I] >= 0 && isShown(B))
      Members.push_back(
          member(B.TheName->Source, type(B.Ty),
                 Offsets->getElementOffsetInBits(Layout.Fields[I])));
  Builder.retainType(Builder.createStructType(
      Subprogram, "closure", File, Subprogram->getLine(), Layout.Size * 8,
      /*AlignInBits=*/0, DINode::FlagZero, /*DerivedFrom=*/nullptr,
      Builder.getOrCreateArray(Members)));
}

void DebugInfo::beginFunction(llvm::Function *F, StringRef Name, SMLoc Loc,
                              ArrayRef<knormal::Binder> Parameters,
                              const Type *Result,
                              const llvm::Function *Target) {
  if (Kind == IRGenOptions::DebugInfo::None)
    return;
  Bound.clear();
  ScopeDepth = 0;
  LastSlot = nullptr;
  unsigned Line = Positions.position(Loc).Line;
  SmallVector<const Type *, 8> ParameterTypes;
  for (const knormal::Binder &P : Parameters)
    ParameterTypes.push_back(P.Ty);
  auto Flags = DISubprogram::SPFlagDefinition;
  if (F->hasLocalLinkage())
    Flags |= DISubprogram::SPFlagLocalToUnit;
  if (Unit->isOptimized())
    Flags |= DISubprogram::SPFlagOptimized;
  if (Target) {
    // The name is "f.entry", so that a breakpoint at "f" does not match.
    Name = F->getName();
    Name.consume_front("ml.");
  }
  Subprogram = Builder.createFunction(
      // Debuggers would show a linkage name instead of the source name.
      File, Name, /*LinkageName=*/"", File, Line,
      functionType(ParameterTypes, Result), Line,
      Target ? DINode::FlagArtificial : DINode::FlagPrototyped, Flags,
      /*TParams=*/nullptr, /*Decl=*/nullptr, /*ThrownTypes=*/nullptr,
      /*Annotations=*/nullptr, Target ? Target->getName() : "");
  F->setSubprogram(Subprogram);
  // Debuggers mistake a SPARC function without a register window for its
  // caller.
  if (keepsVariables())
    F->addFnAttr("frame-pointer", "all");
  Scope = Subprogram;
}

DebugLoc DebugInfo::location(SMLoc Loc, SMRange Source) {
  if (Kind == IRGenOptions::DebugInfo::None)
    return {};
  if (Options.DistinctLocation && Source.isValid())
    Loc = Options.DistinctLocation(Source);
  SourcePosition P = Positions.position(Loc);
  return DILocation::get(Scope->getContext(), P.Line, P.Column, Scope);
}

AllocaInst *DebugInfo::storeToSlot(IRBuilder<> &Builder, StringRef Name,
                                   Value *V) {
  if (V->getType()->isIntegerTy(1))
    V = Builder.CreateZExt(V, Builder.getInt32Ty());
  BasicBlock &Entry = Builder.GetInsertBlock()->getParent()->getEntryBlock();
  auto *Slot = new AllocaInst(
      V->getType(), Types.dataLayout().getAllocaAddrSpace(), Name + ".addr",
      LastSlot ? std::next(LastSlot->getIterator()) : Entry.begin());
  Builder.CreateStore(V, Slot);
  return LastSlot = Slot;
}

void DebugInfo::variable(IRBuilder<> &Builder, const knormal::Binder &B,
                         Value *V, BindingTime When, unsigned ParameterNumber) {
  if (!full() || !V || !isShown(B))
    return;
  SourcePosition P = Positions.position(B.Loc);
  StringRef Name = B.TheName->Source;
  // A slot has no value before the first store. A variable in a slot is
  // therefore visible only from that store on.
  const bool IsHiding = Bound[Name]++;
  const bool StartsScope = keepsVariables() && When == BindingTime::Body;
  if ((IsHiding || StartsScope) && ScopeDepth < MaximumScopeDepth) {
    ++ScopeDepth;
    Scope = this->Builder.createLexicalBlock(Scope, File, P.Line, P.Column);
  }
  DIType *Ty = type(B.Ty);
  DILocalVariable *Variable =
      ParameterNumber
          ? this->Builder.createParameterVariable(Scope, Name, ParameterNumber,
                                                  File, P.Line, Ty,
                                                  /*AlwaysPreserve=*/true)
          : this->Builder.createAutoVariable(Scope, Name, File, P.Line, Ty,
                                             /*AlwaysPreserve=*/true);
  if (keepsVariables()) {
    AllocaInst *Slot = storeToSlot(Builder, Name, V);
    this->Builder.insertDeclare(
        Slot, Variable, this->Builder.createExpression(), location(B.Loc).get(),
        Builder.GetInsertPoint());
    return;
  }
  this->Builder.insertDbgValueIntrinsic(
      V, Variable, this->Builder.createExpression(), location(B.Loc).get(),
      Builder.GetInsertPoint());
}

void DebugInfo::staticVariable(GlobalVariable *G, const knormal::Binder &B) {
  if (!full() || B.TheName->isTemporary() || B.TheName->IsCompilerGenerated)
    return;
  G->addDebugInfo(Builder.createGlobalVariableExpression(
      Unit, B.TheName->Source, G->getName(), File,
      Positions.position(B.Loc).Line, type(B.Ty), /*IsLocalToUnit=*/true));
}

void DebugInfo::finish() {
  if (Kind == IRGenOptions::DebugInfo::None)
    return;
  // The members can have further data types.
  for (size_t I = 0; I != DataStructures.size(); ++I)
    addMembers(DataStructures[I].first, DataStructures[I].second);
  Builder.finalize();
}
