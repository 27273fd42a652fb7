//===- Modules.cpp - Resolution of modules --------------------------------===//
//
// A module is a name space. This pass flattens a program and all its modules
// into one sequence of definitions: the definition of x in a module M gets the
// name `M.x`. While it walks the text in order, with the names in scope, the
// pass also replaces each name by that of its definition, so that later phases
// know neither modules nor `open`. Modules of the library are resolved in the
// same way; addLibrary puts their definitions in front of the program.
//
// The walk keeps a stack of tasks instead of recursing, because expressions can
// be nested to any depth. It recurses on modules, patterns and types, which
// LanguageOptions::NestingLimit limits.
//
//===----------------------------------------------------------------------===//

#include "Modules.h"
#include "Characters.h"
#include "Formats.h"
#include "Names.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <deque>
#include <map>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::cast;
using llvm::dyn_cast;
using llvm::SMRange;
using llvm::StringRef;

namespace {

/// A map that records its previous values and restores them at the end of a
/// scope.
template <typename Value> class ScopedMap {
public:
  Value lookup(StringRef Name) const { return Current.lookup(Name); }
  void set(StringRef Name, Value V) {
    Value &Old = Current[Name];
    Log.push_back({Name, Old});
    Old = V;
  }
  /// Calls Visit with each name that has a value.
  void forEachName(llvm::function_ref<void(StringRef)> Visit) const {
    for (const auto &[Name, V] : Current)
      if (V)
        Visit(Name);
  }
  size_t size() const { return Log.size(); }
  void restore(size_t Size) {
    for (; Log.size() > Size; Log.pop_back())
      Current[Log.back().first] = Log.back().second;
  }

private:
  llvm::DenseMap<StringRef, Value> Current;
  std::vector<std::pair<StringRef, Value>> Log;
};

class ModuleResolver {
public:
  ModuleResolver(ASTContext &Trees, const LanguageOptions &Options,
                 DiagnosticEngine &Diagnostics, FlatProgram &Result,
                 std::vector<ModuleUse> *Uses)
      : Trees(Trees), Options(Options), Diagnostics(Diagnostics),
        Result(Result), Uses(Uses), Current(&Modules.emplace_back()) {}

  void run(Expression &Program);

private:
  /// The kinds of names. A value and a type can have the same name.
  enum Space : unsigned { Values, TypeNames, Constructors, FieldNames };
  static constexpr unsigned NumSpaces = 4;

  struct Module {
    /// The path of the module; empty for the program.
    StringRef Path;
    /// The name in the definition; invalid for the program and the library.
    SMRange NameRange;
    /// Maps the names that the module defines to their full names.
    llvm::DenseMap<StringRef, StringRef> Names[NumSpaces];
    llvm::DenseMap<StringRef, Module *> Modules;
    /// Whether the module is defined in an expression, or is in such a module.
    /// The full names of its members, except fields, are then unique.
    bool IsLocal = false;
    /// Whether the definition has an error, which was reported. Nothing is known
    /// about the names in such a module.
    bool IsWrong = false;
  };
  /// The argument of a functor of the library whose text is being resolved.
  struct FunctorArgument {
    const Module *TheModule = nullptr;
    StringRef Functor;
    /// The text to which messages point.
    SMRange Range;
    /// The names that have been reported as missing.
    llvm::DenseSet<StringRef> Missing;
  };

  // Items.
  Expression *flatten(Expression *E);
  void flattenLibrary(Module &M, StringRef Text, Module *Argument);
  void deferValues(Module &M, Expression *Contents);
  void resolveDeferred();
  Module *instantiate(ModuleDefinition &D);
  Module *wrongModule();
  Module *resolveStructure(StringRef Name, Expression *Contents, bool IsLocal);
  void resolveItem(Expression *E);
  void resolveDefinitions(LetDefinitions &L);
  void resolveValues(LetDefinitions &L);
  void resolveTypes(TypeDefinition &T);
  Module *resolveModule(ModuleDefinition &D);
  Module &createModule(StringRef Name, bool IsLocal);
  StringRef fullName(StringRef Name);
  StringRef define(Space S, StringRef Name);
  bool isTaken(Space S, StringRef Full);
  void definePattern(Pattern &P);
  void defineModule(const FieldName &Name, Module *M);

  // Expressions.
  struct Task {
    enum class Kind : uint8_t {
      Visit,
      BeginScope,
      EndScope,
      Bind,
      BindPattern,
      BindParameters,
      OpenModule,
      DefineException,
      CopyBodies
    };
    Kind TheKind;
    void *Object = nullptr;
  };
  void walk(Expression *&Root);
  void perform(const Task &T);
  void visit(Expression *&E);
  void schedule(llvm::ArrayRef<Task> New) {
    Tasks.insert(Tasks.end(), New.rbegin(), New.rend());
  }
  void scheduleDefinitions(LetDefinitions &L);
  void scheduleLocalModule(Expression *&E);
  void scheduleMatch(Match &M);

  // Names.
  void resolveNames(const TypeExpression *T);
  void resolveNames(Pattern &P);
  void resolveArguments(const ExceptionDefinition &X);
  void resolveFields(llvm::MutableArrayRef<FieldName> Names);
  void bind(Binder &B);
  void bindName(StringRef &Name);
  void bindNames(Pattern &P);
  StringRef variableName(StringRef Name);
  void replaceOperator(Expression *&E);
  Expression *expandFormat(const Apply &A);
  StringRef fullNameInScope(StringRef Name);
  Expression *callOfProgram(Expression *E);
  bool reportLowerCaseModule(const GetField &G);
  void bindPattern(Pattern &P);
  void bindParameters(FunctionDefinition &F);
  void resolve(Space S, StringRef &Name, SMRange Range);
  void use(Space S, StringRef Name, SMRange Range) {
    if (S != Values)
      return;
    if (!IsInLibrary)
      Result.Used.insert({Name, Range});
    Needed.push_back(Name);
  }
  Module *findModule(const FieldName &Path);
  void recordModule(SMRange Use, SMRange Definition);
  Module *libraryModule(StringRef Name);
  StringRef findIn(const Module &M, Space S, StringRef Name);
  void reportUnknown(const Module &M, Space S, StringRef Name, SMRange Range);
  void reportMissing(Space S, StringRef Name);
  void open(const Module &M, bool Exports);

  // Scopes.
  struct Mark {
    size_t Names[NumSpaces];
    size_t Modules;
  };
  Mark mark() const;
  void restore(const Mark &M);

  ASTContext &Trees;
  const LanguageOptions &Options;
  DiagnosticEngine &Diagnostics;
  FlatProgram &Result;
  std::vector<ModuleUse> *Uses;
  /// A deque, so that its elements do not move. The first one is the program.
  std::deque<Module> Modules;
  /// The module whose items are being resolved.
  Module *Current;
  llvm::DenseMap<StringRef, Module *> Library;
  /// The items of the library's modules, ordered by the positions of the
  /// modules.
  std::map<unsigned, std::vector<Expression *>> LibraryItems;
  /// Maps names of the library to definitions whose values are not resolved
  /// yet.
  llvm::DenseMap<StringRef, std::pair<LetDefinitions *, Module *>> Deferred;
  llvm::DenseSet<const Expression *> Resolved;
  /// Callees whose first argument is a string literal.
  llvm::DenseSet<const Expression *> CalledWithLiteral;
  /// The references of the program to the built-in `exit`.
  std::vector<VariableReference *> Exits;
  /// The names of values that the program or the library uses.
  std::vector<StringRef> Needed;
  /// The names in scope at the end of a module of the library.
  struct LibraryScope {
    ScopedMap<StringRef> Names[NumSpaces];
    ScopedMap<Module *> Modules;
  };
  std::map<const Module *, LibraryScope> LibraryScopes;
  FunctorArgument InFunctor;
  bool IsInLibrary = false;
  /// Whether the program redefines operators of the language.
  bool RedefinesOperators = false;
  /// Whether the program may refer to names of Stdlib after definitions that
  /// hide them, for example as `Stdlib.x`. Then these definitions get other
  /// full names.
  bool NeedsStdlib = false;
  /// Maps the names in scope to their full names. A name without an entry is
  /// its own full name, if it is defined at all.
  ScopedMap<StringRef> Scope[NumSpaces];
  ScopedMap<Module *> ModuleScope;
  std::vector<Expression *> Items;
  std::vector<Task> Tasks;
  std::vector<Mark> Marks;
  /// The types whose names are already resolved. They are recorded because
  /// several binders can share an annotation.
  llvm::DenseSet<const TypeExpression *> ResolvedTypes;
};

} // namespace

static constexpr StringRef ExternalNames[] = {
#define MINCAML_EXTERNAL(Name, Parameter, Result, ItsEffect) #Name,
#include "mincaml/Support/RuntimeABI.def"
};

//===- Items --------------------------------------------------------------===//

void ModuleResolver::run(Expression &Program) {
  forEachExpression(Program, [this](const Expression &E) {
    if (const auto *D = dyn_cast<ModuleDefinition>(&E))
      NeedsStdlib |= D->Path.Name.contains('.');
    else if (const auto *V = dyn_cast<VariableReference>(&E))
      NeedsStdlib |= V->Name.starts_with("Stdlib.");
    else if (const auto *C = dyn_cast<Construct>(&E))
      NeedsStdlib |= C->Name.starts_with("Stdlib.");
    else if (const auto *O = dyn_cast<Open>(&E))
      NeedsStdlib |= O->Path.Name == "Stdlib";
    forEachPattern(E, [this](const Pattern &P) {
      NeedsStdlib |= P.Name.starts_with("Stdlib.");
    });
  });
  Result.Rest = flatten(&Program);
  libraryModule("Stdlib"); // All programs can use its types.
  if (Result.Used.contains(AtExitName)) {
    if (!Options.IsPrompt)
      use(Values, RunWithExitFunctionsName, Program.Range);
    for (VariableReference *V : Exits) {
      V->Name = "exit'";
      use(Values, V->Name, V->Range);
    }
  }
  resolveDeferred();
  for (const auto &[Position, OfModule] : LibraryItems)
    for (Expression *Item : OfModule)
      if (!llvm::isa<LetDefinitions>(Item) || Resolved.contains(Item))
        Result.Library.push_back(Item);
  Result.Items = std::move(Items);
}

/// Parses a text of the library and appends its items to Items. Their names get
/// the path of M. If the text is a functor, it refers to its argument as
/// Argument.
void ModuleResolver::flattenLibrary(Module &M, StringRef Text,
                                    Module *Argument) {
  Expression *Contents = parseLibrary(Text, Trees);
  if (!Contents)
    return;
  // Names of the program are not in scope in the library.
  ScopedMap<StringRef> OuterScope[NumSpaces];
  ScopedMap<Module *> OuterModules;
  std::vector<Task> OuterTasks;
  bool WasInLibrary = IsInLibrary;
  Module *Outer = Current;
  std::swap(Scope, OuterScope);
  std::swap(ModuleScope, OuterModules);
  std::swap(Tasks, OuterTasks);
  IsInLibrary = true;
  Current = &M;
  if (Argument) {
    ModuleScope.set("Argument", Argument);
    flatten(Contents);
  } else {
    ModuleScope.set(Text, &M);
    deferValues(M, Contents);
    LibraryScopes[&M] = {{Scope[0], Scope[1], Scope[2], Scope[3]}, ModuleScope};
  }
  Current = Outer;
  IsInLibrary = WasInLibrary;
  std::swap(Tasks, OuterTasks);
  std::swap(ModuleScope, OuterModules);
  std::swap(Scope, OuterScope);
}

/// Appends the items of a module of the library. The names in its values are
/// resolved only if something uses these values. The text refers to the
/// module's own values by their full names: in the text of List, `compare` is
/// not `List.compare`.
void ModuleResolver::deferValues(Module &M, Expression *Contents) {
  // First enter all names: types and other modules may refer to a name before
  // the loop below reaches its definition.
  for (Expression *E = Contents; continuation(E); E = *continuation(E))
    if (auto *L = dyn_cast<LetDefinitions>(E)) {
      StringRef Name = nameOf(*L).Name;
      nameOf(*L).Name = M.Names[Values][Name] = fullName(Name);
    }
  for (Expression *E = Contents; continuation(E);) {
    Expression *Rest = *continuation(E);
    if (auto *L = dyn_cast<LetDefinitions>(E)) {
      Deferred[nameOf(*L).Name] = {L, &M};
      Items.push_back(L);
    } else {
      resolveItem(E);
    }
    E = Rest;
  }
}

/// Resolves the names in the library's values that are needed.
void ModuleResolver::resolveDeferred() {
  IsInLibrary = true;
  for (size_t I = 0; I != Needed.size(); ++I) {
    auto Found = Deferred.find(Needed[I]);
    if (Found == Deferred.end())
      continue;
    auto [L, M] = Found->second;
    Deferred.erase(Found);
    LibraryScope &InModule = LibraryScopes[M];
    std::swap(Scope, InModule.Names);
    std::swap(ModuleScope, InModule.Modules);
    Current = M;
    Mark Outer = mark();
    if (L->IsRecursive && !isSymbolName(Needed[I]))
      Scope[Values].set(unqualifiedName(Needed[I]), Needed[I]);
    resolveValues(*L);
    restore(Outer);
    Resolved.insert(L);
    std::swap(Scope, InModule.Names);
    std::swap(ModuleScope, InModule.Modules);
  }
}

/// Appends the items of a program or a module, and returns the expression that
/// follows the last item.
Expression *ModuleResolver::flatten(Expression *E) {
  while (isTopLevelDefinition(E) || llvm::isa<TopLevelExpression>(E)) {
    // Get the next item first: resolveItem removes E if E is an `open`.
    Expression *Rest = *continuation(E);
    resolveItem(E);
    E = Rest;
  }
  walk(E);
  return E;
}

void ModuleResolver::resolveItem(Expression *E) {
  if (auto *D = dyn_cast<ModuleDefinition>(E)) {
    defineModule(D->Name, resolveModule(*D));
    return;
  }
  if (auto *O = dyn_cast<Open>(E)) {
    if (Module *M = findModule(O->Path))
      open(*M, O->Written == Open::Notation::Include);
    return;
  }
  if (auto *L = dyn_cast<LetDefinitions>(E)) {
    resolveDefinitions(*L);
  } else if (auto *T = dyn_cast<TypeDefinition>(E)) {
    resolveTypes(*T);
  } else if (auto *X = dyn_cast<ExceptionDefinition>(E)) {
    resolveArguments(*X);
    X->Name = define(Constructors, X->Name);
  } else if (auto *X = dyn_cast<ExternalDefinition>(E)) {
    resolveNames(X->Variable.Annotation);
    X->Variable.Name = define(Values, X->Variable.Name);
  } else {
    walk(cast<TopLevelExpression>(E)->Value);
  }
  Items.push_back(E);
}

void ModuleResolver::resolveDefinitions(LetDefinitions &L) {
  auto Define = [&] {
    for (Definition &D : L.Definitions) {
      if (D.Function)
        D.Function->Name.Name = define(Values, D.Function->Name.Name);
      else
        definePattern(D.Target);
    }
  };
  if (L.IsRecursive)
    Define();
  resolveValues(L);
  if (!L.IsRecursive)
    Define();
}

/// Resolves the names in the values of definitions.
void ModuleResolver::resolveValues(LetDefinitions &L) {
  Mark Before = mark();
  for (auto [D, Value] : llvm::zip_equal(L.Definitions, L.Values)) {
    if (D.Function) {
      bindParameters(*D.Function);
    } else {
      resolveNames(D.Target);
    }
    walk(Value);
    if (D.Function)
      D.Function->Body = Value;
    restore(Before);
  }
}

void ModuleResolver::resolveTypes(TypeDefinition &T) {
  for (TypeDeclaration &D : T.Declarations)
    D.Name = define(TypeNames, D.Name);
  auto Fields = [&](llvm::ArrayRef<FieldDeclaration> Declared, bool IsRecord) {
    for (const FieldDeclaration &F : Declared) {
      resolveNames(F.Annotation);
      if (IsRecord)
        define(FieldNames, F.Name.Name);
    }
  };
  for (TypeDeclaration &D : T.Declarations) {
    resolveNames(D.Meaning);
    Fields(D.Fields, /*IsRecord=*/true);
    auto Declared = Trees.copy(D.Constructors);
    for (ConstructorDeclaration &C : Declared) {
      for (const TypeExpression *Argument : C.Arguments)
        resolveNames(Argument);
      Fields(C.Fields, /*IsRecord=*/false);
      C.Name = define(Constructors, C.Name);
    }
    D.Constructors = Declared;
  }
}

/// Appends the items of a module, and returns the module. After an error,
/// returns a module whose IsWrong is set.
ModuleResolver::Module *ModuleResolver::resolveModule(ModuleDefinition &D) {
  recordModule(D.Name.Range, D.Name.Range);
  if (!D.Contents && D.Path.Name.empty()) // A syntax error.
    return wrongModule();
  const bool IsAlias =
      !D.Path.Name.empty() && !D.Contents && D.Argument.Name.empty();
  Module *M = IsAlias ? findModule(D.Path)
              : D.Path.Name.empty()
                  ? resolveStructure(D.Name.Name, D.Contents, D.IsLocal)
                  : instantiate(D);
  if (M && !IsAlias)
    M->NameRange = D.Name.Range;
  return M ? M : wrongModule();
}

void ModuleResolver::recordModule(SMRange Use, SMRange Definition) {
  if (Uses && !IsInLibrary)
    Uses->push_back({Use, Definition});
}

ModuleResolver::Module *ModuleResolver::wrongModule() {
  Module &M = Modules.emplace_back();
  M.IsWrong = true;
  return &M;
}

ModuleResolver::Module &ModuleResolver::createModule(StringRef Name,
                                                     bool IsLocal) {
  Module &M = Modules.emplace_back();
  M.Path = fullName(Name);
  if (Options.IsPrompt && Current->Modules.contains(Name))
    M.Path = Trees.uniqueName((M.Path + "#").str());
  M.IsLocal = IsLocal || Current->IsLocal;
  return M;
}

/// Instantiates a functor of the library for the argument of D: appends the
/// functor's items with the path of the new module.
ModuleResolver::Module *ModuleResolver::instantiate(ModuleDefinition &D) {
  Module *Given =
      D.Contents
          ? resolveStructure(Trees.intern((D.Name.Name + ".Argument").str()),
                             D.Contents, D.IsLocal)
          : findModule(D.Argument);
  if (!isLibraryFunctor(D.Path.Name)) {
    Diagnostics.report(D.Path.Range, DiagnosticID::ModuleForm,
                       ("'" + D.Path.Name +
                        "' is not a functor; the functors are `Map.Make`, "
                        "`Set.Make` and `Hashtbl.Make`")
                           .str());
    return nullptr;
  }
  if (!Given)
    return nullptr;
  Module &M = createModule(D.Name.Name, D.IsLocal);
  size_t Size = Items.size();
  InFunctor = {
      Given, D.Path.Name, D.Contents ? D.Path.Range : D.Argument.Range, {}};
  flattenLibrary(M, D.Path.Name, Given);
  InFunctor = {};
  for (const Expression *Item : llvm::ArrayRef(Items).drop_front(Size))
    Result.Instances[Item] = D.Name.Range;
  return &M;
}

/// Appends the items of `struct ... end`.
ModuleResolver::Module *ModuleResolver::resolveStructure(StringRef Name,
                                                         Expression *Contents,
                                                         bool IsLocal) {
  Module &M = createModule(Name, IsLocal);
  if (M.Path.count('.') >= DeepestModule) {
    Diagnostics.report(Contents->Range, DiagnosticID::ModuleForm,
                       "modules can be nested at most " +
                           llvm::Twine(DeepestModule) + " levels deep");
    return nullptr;
  }
  Module *Outer = Current;
  Mark Before = mark();
  Current = &M;
  Expression *Last = flatten(Contents);
  if (!isEndOfProgram(Last))
    Items.push_back(Trees.make<TopLevelExpression>(Last->Range, Last, nullptr));
  restore(Before);
  Current = Outer;
  return &M;
}

/// Returns the name of a definition in the current module, with its path.
StringRef ModuleResolver::fullName(StringRef Name) {
  return Current->Path.empty()
             ? Name
             : Trees.intern((Current->Path + "." + Name).str());
}

void ModuleResolver::defineModule(const FieldName &Name, Module *M) {
  auto [I, IsNew] = Current->Modules.try_emplace(Name.Name, M);
  if (!IsNew && Options.IsPrompt) {
    I->second = M;
  } else if (!IsNew) {
    Diagnostics.report(Name.Range, DiagnosticID::DuplicateModule, Name.Name);
    // From here on, the name may mean either of the two modules.
    M = I->second = wrongModule();
  }
  ModuleScope.set(Name.Name, M);
}

/// Brings a name that the current module defines into scope. Returns its full
/// name.
StringRef ModuleResolver::define(Space S, StringRef Name) {
  if (Name == "_" || Name == "::" || Name == "[]")
    return Name;
  StringRef Full = fullName(S == Values ? variableName(Name) : Name);
  // OCaml prints the name of an exception of a local module without a path.
  if (Current->IsLocal && S == Constructors)
    Full = Name;
  if ((Current->IsLocal && S != FieldNames) || isTaken(S, Full))
    Full = Trees.uniqueName((Full + "#").str());
  Current->Names[S][Name] = Full;
  Scope[S].set(Name, Full);
  return Full;
}

/// Whether a definition with this full name would hide a name of the library
/// that is used after it, either by the library itself or as `Stdlib.x`.
bool ModuleResolver::isTaken(Space S, StringRef Full) {
  if (IsInLibrary)
    return false;
  if (isSymbolName(Full)) // It may contain dots, like `~+.`.
    return false;
  if (!modulePath(Full).empty())
    return isLibraryName(Full) || Full == "Array.length" ||
           Full == "Array.make";
  if (!NeedsStdlib)
    return false;
  const Module *Stdlib = libraryModule("Stdlib");
  switch (S) {
  case Values:
    return findBuiltin(Full) || runtime::findLibraryFunction(Full) ||
           isLibraryName(Full) || llvm::is_contained(ExternalNames, Full);
  case TypeNames:
    return Stdlib->Names[S].contains(Full) ||
           llvm::is_contained({"unit", "bool", "int", "float", "char", "string",
                               "exn", "array"},
                              Full);
  case Constructors:
    return Stdlib->Names[S].contains(Full) ||
           llvm::any_of(runtime::Exceptions,
                        [Full](const auto &X) { return X.Name == Full; });
  case FieldNames:
    return false;
  }
  llvm_unreachable("unknown space");
}

/// Gives the variables of a pattern at the top level their full names.
void ModuleResolver::definePattern(Pattern &P) {
  P.Variable.Name = define(Values, P.Variable.Name);
  for (Pattern &Element : P.Elements)
    definePattern(Element);
}

/// Brings the names of a module into scope. If Exports, they also become names
/// of the current module.
void ModuleResolver::open(const Module &M, bool Exports) {
  if (&M == Library.lookup("Stdlib")) {
    for (StringRef Operator : definableOperators())
      Scope[Values].set(Operator, "");
    for (StringRef Name : builtinNames())
      Scope[Values].set(Name, "");
    for (const runtime::LibraryFunction &F : runtime::LibraryFunctions)
      Scope[Values].set(F.Spelling, "");
    for (StringRef Name : ExternalNames)
      Scope[Values].set(Name, "");
  }
  for (unsigned S = 0; S != NumSpaces; ++S)
    for (const auto &[Name, Full] : M.Names[S]) {
      Scope[S].set(Name, Full);
      if (Exports)
        Current->Names[S][Name] = Full;
    }
  for (const auto &[Name, Inner] : M.Modules) {
    ModuleScope.set(Name, Inner);
    if (Exports)
      Current->Modules[Name] = Inner;
  }
}

//===- Expressions --------------------------------------------------------===//

void ModuleResolver::walk(Expression *&Root) {
  Tasks.push_back({Task::Kind::Visit, &Root});
  while (!Tasks.empty()) {
    Task T = Tasks.back();
    Tasks.pop_back();
    perform(T);
  }
}

void ModuleResolver::perform(const Task &T) {
  switch (T.TheKind) {
  case Task::Kind::Visit:
    visit(*static_cast<Expression **>(T.Object));
    return;
  case Task::Kind::BeginScope:
    Marks.push_back(mark());
    return;
  case Task::Kind::EndScope:
    restore(Marks.back());
    Marks.pop_back();
    return;
  case Task::Kind::Bind:
    bind(*static_cast<Binder *>(T.Object));
    return;
  case Task::Kind::BindPattern:
    bindPattern(*static_cast<Pattern *>(T.Object));
    return;
  case Task::Kind::BindParameters:
    bindParameters(*static_cast<FunctionDefinition *>(T.Object));
    return;
  case Task::Kind::OpenModule:
    if (Module *M = findModule(static_cast<Open *>(T.Object)->Path))
      open(*M, /*Exports=*/false);
    return;
  case Task::Kind::DefineException: {
    StringRef Name = static_cast<ExceptionDefinition *>(T.Object)->Name;
    Scope[Constructors].set(sourceName(Name), Name);
    return;
  }
  case Task::Kind::CopyBodies: {
    auto *L = static_cast<LetDefinitions *>(T.Object);
    for (auto [D, Value] : llvm::zip_equal(L->Definitions, L->Values))
      if (D.Function)
        D.Function->Body = Value;
    return;
  }
  }
}

/// Returns the operator of the language that E applies to its operands, or an
/// empty string if E is another expression.
static StringRef appliedOperator(const Expression &E) {
  if (const auto *B = dyn_cast<Binary>(&E))
    return spelling(B->Operator);
  if (const auto *A = dyn_cast<Apply>(&E))
    return A->Written == Apply::Notation::Pipe      ? "|>"
           : A->Written == Apply::Notation::ApplyTo ? "@@"
                                                    : "";
  return llvm::isa<Negate>(E)        ? "~-"
         : llvm::isa<FloatNegate>(E) ? "~-."
         : llvm::isa<Dereference>(E) ? "!"
         : llvm::isa<Assign>(E)      ? ":="
                                     : "";
}

/// Returns the internal name of a variable that the program defines as Name. It
/// differs from Name only if the program redefines an operator of the language,
/// because desugaring still uses the operator of the language.
StringRef ModuleResolver::variableName(StringRef Name) {
  if (!isDefinableOperator(Name))
    return Name;
  RedefinesOperators = true;
  return Trees.uniqueName(Name, 0);
}

static std::vector<Expression *> operands(Expression *E) {
  std::vector<Expression *> Operands;
  for (unsigned I = 0; Expression **Operand = operand(E, I); ++I)
    Operands.push_back(*Operand);
  return Operands;
}

/// If E applies an operator that the program has redefined, makes E a call of
/// the program's function.
void ModuleResolver::replaceOperator(Expression *&E) {
  // `( + )` is the function itself.
  if (auto *F = dyn_cast<Fun>(E);
      F && F->Function->Body->Range.Start == E->Range.Start) {
    StringRef Operator = appliedOperator(*F->Function->Body);
    if (!Operator.empty() && !Scope[Values].lookup(Operator).empty())
      E = Trees.make<VariableReference>(E->Range, Operator);
    return;
  }
  StringRef Operator = appliedOperator(*E);
  if (Operator.empty() || Scope[Values].lookup(Operator).empty())
    return;
  SMRange Range = E->Range;
  if (auto *B = dyn_cast<Binary>(E))
    Range = {B->OperatorLoc,
             llvm::SMLoc::getFromPointer(B->OperatorLoc.getPointer() +
                                         Operator.size())};
  std::vector<Expression *> Operands = operands(E);
  // In the tree of `x |> f`, the callee f is the first operand.
  if (Operator == "|>")
    std::swap(Operands[0], Operands[1]);
  auto *Callee = Trees.make<VariableReference>(Range, Operator);
  E = Trees.make<Apply>(E->Range, Callee, Trees.copy(llvm::ArrayRef(Operands)));
}

/// Whether calls of this function of Printf with a literal format are built in.
static bool isBuiltinPrintf(StringRef Name) {
  return Name == "Printf.printf" || Name == "Printf.eprintf" ||
         Name == "Printf.sprintf";
}

/// The parser makes special nodes for Array.length and Array.make. If the
/// program has a module Array that defines the function, returns a call of that
/// function; otherwise returns null.
Expression *ModuleResolver::callOfProgram(Expression *E) {
  const Module *M = ModuleScope.lookup("Array");
  StringRef Member = llvm::isa<ArrayLength>(E) ? "length" : "make";
  if (!M || M == Library.lookup("Array") ||
      M->Names[Values].lookup(Member).empty() ||
      M->Names[Values].lookup(Member) == ("Array." + Member).str())
    return nullptr;
  auto *Callee = Trees.make<VariableReference>(
      E->Range, Trees.intern(("Array." + Member).str()));
  return Trees.make<Apply>(E->Range, Callee,
                           Trees.copy(llvm::ArrayRef(operands(E))));
}

/// Returns the expansion of a call of a function of Printf (see Formats.h), or
/// null if the call needs none.
Expression *ModuleResolver::expandFormat(const Apply &A) {
  const Expression *Callee = A.Callee;
  while (const auto *Inner = dyn_cast<Apply>(Callee))
    Callee = Inner->Callee;
  const auto *V = dyn_cast<VariableReference>(Callee);
  StringRef Name = V ? fullNameInScope(V->Name) : "";
  if (!Name.consume_front("Printf."))
    return nullptr;
  if (Callee == A.Callee)
    return mincaml::expandFormat(A, Name, Trees);
  // `x |> printf "%S"` is one call.
  std::vector<Expression *> Arguments;
  bool HasLabels = false;
  for (const Apply *Call = &A; Call; Call = dyn_cast<Apply>(Call->Callee)) {
    Arguments.insert(Arguments.begin(), Call->Arguments.begin(),
                     Call->Arguments.end());
    HasLabels |= !Call->Labels.empty();
  }
  if (HasLabels)
    return nullptr;
  return mincaml::expandFormat(
      *Trees.make<Apply>(A.Range, const_cast<Expression *>(Callee),
                         Trees.copy(llvm::ArrayRef(Arguments))),
      Name, Trees);
}

/// Returns the full name of a value, or an empty name if the value is not
/// known.
StringRef ModuleResolver::fullNameInScope(StringRef Name) {
  if (isSymbolName(Name) || !Name.contains('.'))
    return Scope[Values].lookup(Name);
  const Module *M = nullptr;
  for (StringRef Path = modulePath(Name); !Path.empty();) {
    StringRef First;
    std::tie(First, Path) = Path.split('.');
    if (!M)
      M = ModuleScope.lookup(First);
    else
      M = M->Modules.lookup(First);
    if (!M && First == "Printf")
      M = libraryModule(First);
    if (!M)
      return "";
  }
  return M->Names[Values].lookup(unqualifiedName(Name));
}

/// Reports `string.length`, where `String.length` was meant.
bool ModuleResolver::reportLowerCaseModule(const GetField &G) {
  const auto *V = dyn_cast<VariableReference>(G.Object);
  if (!V || V->Name.empty() || V->Name.contains('.') ||
      !Scope[Values].lookup(V->Name).empty() || isLibraryName(V->Name) ||
      findBuiltin(V->Name))
    return false;
  const std::string Capital = std::string(1, llvm::toUpper(V->Name.front())) +
                              V->Name.drop_front().str();
  if (!llvm::is_contained(libraryModuleNames(), StringRef(Capital)))
    return false;
  Diagnostics
      .report(V->Range, DiagnosticID::UndefinedName, V->Name,
              "; the module is `" + Capital + "`")
      .replace(V->Range, Capital);
  return true;
}

/// Resolves the names of an expression itself, and schedules its operands, each
/// in its scope.
void ModuleResolver::visit(Expression *&E) {
  using K = Task::Kind;
  if (RedefinesOperators)
    replaceOperator(E);
  switch (E->TheKind) {
  case Expression::Kind::VariableReference: {
    auto *V = cast<VariableReference>(E);
    resolve(Values, V->Name, V->Range);
    if (isBuiltinPrintf(V->Name) && !CalledWithLiteral.contains(V)) {
      V->Name = Trees.intern((V->Name + "'").str());
      libraryModule("Printf");
      use(Values, V->Name, V->Range);
    }
    if (!IsInLibrary &&
        (V->Name == "Stdlib.exit" ||
         (V->Name == "exit" && Scope[Values].lookup(V->Name) != V->Name)))
      Exits.push_back(V);
    return;
  }
  case Expression::Kind::Let: {
    auto *L = cast<Let>(E);
    schedule({{K::Visit, &L->Value},
              {K::BeginScope},
              {K::Bind, &L->Variable},
              {K::Visit, &L->Body},
              {K::EndScope}});
    return;
  }
  case Expression::Kind::LetTuple: {
    auto *L = cast<LetTuple>(E);
    schedule({{K::Visit, &L->Body}, {K::EndScope}});
    for (Binder &B : L->Variables)
      schedule({{K::Bind, &B}});
    schedule({{K::Visit, &L->Value}, {K::BeginScope}});
    return;
  }
  case Expression::Kind::LetRec: {
    auto *L = cast<LetRec>(E);
    schedule({{K::BeginScope},
              {K::Bind, &L->Function->Name},
              {K::BeginScope},
              {K::BindParameters, L->Function},
              {K::Visit, &L->Function->Body},
              {K::EndScope},
              {K::Visit, &L->Body},
              {K::EndScope}});
    return;
  }
  case Expression::Kind::LetDefinitions:
    scheduleDefinitions(*cast<LetDefinitions>(E));
    return;
  case Expression::Kind::Fun: {
    FunctionDefinition *F = cast<Fun>(E)->Function;
    schedule({{K::BeginScope},
              {K::BindParameters, F},
              {K::Visit, &F->Body},
              {K::EndScope}});
    return;
  }
  case Expression::Kind::For: {
    auto *F = cast<For>(E);
    schedule({{K::Visit, &F->From},
              {K::Visit, &F->To},
              {K::BeginScope},
              {K::Bind, &F->Variable},
              {K::Visit, &F->Body},
              {K::EndScope}});
    return;
  }
  case Expression::Kind::ModuleDefinition:
    scheduleLocalModule(E);
    return;
  case Expression::Kind::Match:
    scheduleMatch(*cast<Match>(E));
    return;
  case Expression::Kind::Open: {
    auto *O = cast<Open>(E);
    E = O->Body;
    schedule(
        {{K::BeginScope}, {K::OpenModule, O}, {K::Visit, &E}, {K::EndScope}});
    return;
  }
  case Expression::Kind::ExceptionDefinition: {
    // A local exception is defined in front of the item that contains it.
    auto *X = cast<ExceptionDefinition>(E);
    resolveArguments(*X);
    X->Name = Trees.uniqueName((X->Name + "#").str());
    X->IsLocal = false;
    E = X->Body;
    Items.push_back(X);
    schedule({{K::BeginScope},
              {K::DefineException, X},
              {K::Visit, &E},
              {K::EndScope}});
    return;
  }
  case Expression::Kind::ArrayLength:
  case Expression::Kind::ArrayMake:
    if (Expression *New = callOfProgram(E))
      E = New;
    break;
  case Expression::Kind::Apply:
    if (Expression *Expanded = expandFormat(*cast<Apply>(E))) {
      E = Expanded;
      schedule({{K::Visit, &E}});
      return;
    }
    if (auto *A = cast<Apply>(E);
        A->Labels.empty() && llvm::isa<StringLiteral>(A->Arguments.front()))
      CalledWithLiteral.insert(A->Callee);
    break;
  case Expression::Kind::Construct: {
    auto *C = cast<Construct>(E);
    resolve(Constructors, C->Name, C->NameRange);
    break;
  }
  case Expression::Kind::GetField: {
    if (reportLowerCaseModule(*cast<GetField>(E)))
      return;
    FieldName &Name = cast<GetField>(E)->Name;
    resolve(FieldNames, Name.Name, Name.Range);
    break;
  }
  case Expression::Kind::SetField: {
    FieldName &Name = cast<SetField>(E)->Name;
    resolve(FieldNames, Name.Name, Name.Range);
    break;
  }
  case Expression::Kind::Record:
    resolveFields(cast<Record>(E)->Names);
    break;
  case Expression::Kind::Annotated:
    resolveNames(cast<Annotated>(E)->Annotation);
    break;
  default:
    break;
  }
  size_t Base = Tasks.size();
  for (unsigned I = 0; Expression **Operand = operand(E, I); ++I)
    Tasks.push_back({K::Visit, Operand});
  std::reverse(Tasks.begin() + Base, Tasks.end());
}

/// Schedules definitions within an expression.
void ModuleResolver::scheduleDefinitions(LetDefinitions &L) {
  using K = Task::Kind;
  schedule({{K::CopyBodies, &L}, {K::Visit, &L.Body}, {K::EndScope}});
  auto BindNames = [&] {
    for (Definition &D : L.Definitions)
      schedule({D.Function ? Task{K::Bind, &D.Function->Name}
                           : Task{K::BindPattern, &D.Target}});
  };
  if (!L.IsRecursive) {
    BindNames();
    schedule({{K::BeginScope}});
  }
  for (size_t I = L.Definitions.size(); I--;) {
    if (FunctionDefinition *F = L.Definitions[I].Function)
      schedule({{K::BeginScope},
                {K::BindParameters, F},
                {K::Visit, &L.Values[I]},
                {K::EndScope}});
    else
      schedule({{K::Visit, &L.Values[I]}});
  }
  if (L.IsRecursive) {
    BindNames();
    schedule({{K::BeginScope}});
  }
}

/// Replaces `let module M = struct ... end in e` by local definitions of the
/// values of M, followed by e, and schedules e. Types and exceptions are defined
/// in front of the item that contains the expression.
void ModuleResolver::scheduleLocalModule(Expression *&E) {
  auto *D = cast<ModuleDefinition>(E);
  std::vector<Expression *> OuterItems;
  std::vector<Task> OuterTasks;
  std::swap(Items, OuterItems);
  std::swap(Tasks, OuterTasks);
  Module *M = resolveModule(*D);
  std::swap(Tasks, OuterTasks);
  std::swap(Items, OuterItems);
  Expression **Rest = &E;
  for (Expression *Item : OuterItems) {
    if (auto *L = dyn_cast<LetDefinitions>(Item)) {
      if (auto I = Result.Instances.find(L); I != Result.Instances.end()) {
        L->Body = Trees.make<UnitLiteral>(I->second);
        relocateDefinition(*L, I->second);
        collectUses(*L, Result.Used);
      }
      L->IsTopLevel = false;
      *Rest = L;
      Rest = &L->Body;
    } else if (auto *T = dyn_cast<TopLevelExpression>(Item)) {
      auto *L =
          Trees.make<Let>(T->Range, Binder{"_", T->Range}, T->Value, nullptr);
      *Rest = L;
      Rest = &L->Body;
    } else {
      Items.push_back(Item);
    }
  }
  *Rest = D->Body;
  Marks.push_back(mark());
  if (M)
    ModuleScope.set(D->Name.Name, M);
  schedule({{Task::Kind::Visit, Rest}, {Task::Kind::EndScope}});
}

void ModuleResolver::scheduleMatch(Match &M) {
  using K = Task::Kind;
  for (size_t I = M.Cases.size(); I--;)
    schedule({{K::BeginScope},
              {K::BindPattern, &M.Cases[I].ThePattern},
              {K::Visit, &M.Guards[I]},
              {K::Visit, &M.Bodies[I]},
              {K::EndScope}});
  schedule({{K::Visit, &M.Scrutinee}});
}

//===- Scopes -------------------------------------------------------------===//

ModuleResolver::Mark ModuleResolver::mark() const {
  Mark M;
  for (unsigned S = 0; S != NumSpaces; ++S)
    M.Names[S] = Scope[S].size();
  M.Modules = ModuleScope.size();
  return M;
}

void ModuleResolver::restore(const Mark &M) {
  for (unsigned S = 0; S != NumSpaces; ++S)
    Scope[S].restore(M.Names[S]);
  ModuleScope.restore(M.Modules);
}

/// Brings a variable within an expression into scope. Such a variable keeps its
/// name, without a path.
void ModuleResolver::bind(Binder &B) {
  resolveNames(B.Annotation);
  bindName(B.Name);
}

void ModuleResolver::bindName(StringRef &Name) {
  if (Name == "_")
    return;
  StringRef Written = Name;
  Name = variableName(Written);
  Scope[Values].set(Written, Name);
}

void ModuleResolver::bindPattern(Pattern &P) {
  resolveNames(P);
  bindNames(P);
}

void ModuleResolver::bindNames(Pattern &P) {
  bindName(P.Variable.Name);
  for (Pattern &Element : P.Elements)
    bindNames(Element);
}

void ModuleResolver::bindParameters(FunctionDefinition &F) {
  resolveNames(F.Name.Annotation);
  resolveNames(F.ResultAnnotation);
  for (Binder &B : F.Parameters)
    bind(B);
  for (Pattern &P : F.Patterns)
    bindPattern(P);
}

//===- Names --------------------------------------------------------------===//

// Type expressions are const, because other phases do not change them. Changing
// one in place is simpler than replacing all type expressions around it.
void ModuleResolver::resolveNames(const TypeExpression *T) {
  if (!T || !ResolvedTypes.insert(T).second)
    return;
  if (T->TheKind == TypeExpression::Kind::Constructor)
    resolve(TypeNames, const_cast<TypeExpression *>(T)->Name, T->Range);
  for (const TypeExpression *Operand : T->Operands)
    resolveNames(Operand);
}

void ModuleResolver::resolveArguments(const ExceptionDefinition &X) {
  resolveNames(X.Annotation);
  for (const FieldDeclaration &F : X.Fields)
    resolveNames(F.Annotation);
}

/// Resolves the constructors, fields and types in a pattern.
void ModuleResolver::resolveNames(Pattern &P) {
  resolveNames(P.Variable.Annotation);
  if (P.is(Pattern::Kind::Construct))
    resolve(Constructors, P.Name, P.NameRange);
  resolveFields(P.FieldNames);
  for (Pattern &Element : P.Elements)
    resolveNames(Element);
}

/// Resolves the names of the fields of a record. If one of them has a path, the
/// others may omit it.
void ModuleResolver::resolveFields(llvm::MutableArrayRef<FieldName> Names) {
  const FieldName *Qualified = llvm::find_if(
      Names, [](const FieldName &N) { return N.Name.contains('.'); });
  if (Qualified != Names.end()) {
    StringRef Path = modulePath(Qualified->Name);
    for (FieldName &N : Names)
      if (!N.Name.contains('.'))
        N.Name = Trees.intern((Path + "." + N.Name).str());
  }
  for (FieldName &N : Names)
    resolve(FieldNames, N.Name, N.Range);
}

/// Replaces a name by the full name of what it denotes. An unknown name stays
/// as it is, and inference reports it.
void ModuleResolver::resolve(Space S, StringRef &Name, SMRange Range) {
  if (S == TypeNames && Name == "lazy_t" && Scope[S].lookup(Name).empty())
    Name = "Lazy.t";
  if (isSymbolName(Name) || !Name.contains('.')) {
    StringRef Full = Scope[S].lookup(Name);
    if (Full.empty() ? S == Values && isLibraryName(Name) : Full != Name)
      use(S, Full.empty() ? Name : Full, Range);
    if (!Full.empty())
      Name = Full;
    return;
  }
  StringRef Path = modulePath(Name);
  const char *Start = Range.Start.getPointer();
  // The range of a type also contains its arguments, so the name is found from
  // the end.
  if (S == TypeNames)
    Start = Range.End.getPointer() - Name.size();
  auto At = [&](size_t Begin, size_t Length) {
    return SMRange(llvm::SMLoc::getFromPointer(Start + Begin),
                   llvm::SMLoc::getFromPointer(Start + Begin + Length));
  };
  StringRef First = Path.split('.').first;
  if (!ModuleScope.lookup(First) && !libraryModule(First) &&
      (!findModuleHint(First).empty() || findLibraryHint(Name))) {
    reportCapitalized(Diagnostics, At(0, Name.size()), Name,
                      /*IsStrict=*/false);
    return;
  }
  const Module *M = findModule({Path, At(0, Path.size())});
  if (!M)
    return;
  StringRef Full = findIn(*M, S, unqualifiedName(Name));
  if (Full.empty() && IsInLibrary && M == InFunctor.TheModule)
    reportMissing(S, unqualifiedName(Name));
  else if (Full.empty())
    reportUnknown(*M, S, Name, At(0, Name.size()));
  else
    Name = Full;
  use(S, Name, Range);
}

StringRef ModuleResolver::findIn(const Module &M, Space S, StringRef Name) {
  // Names of Stdlib need no path. If the program shadows such a name, the name
  // without a path denotes another definition.
  if (&M == Library.lookup("Stdlib"))
    return Scope[S].lookup(Name) != Name ? Name
           : S == Values && findBuiltin(Name)
               ? Trees.intern(("Stdlib." + Name).str())
               : StringRef();
  return M.Names[S].lookup(Name);
}

void ModuleResolver::reportUnknown(const Module &M, Space S, StringRef Name,
                                   SMRange Range) {
  static constexpr StringRef Kinds[] = {"value", "type", "constructor",
                                        "field"};
  if (&M == Library.lookup(M.Path)) {
    reportCapitalized(Diagnostics, Range, Name, /*IsStrict=*/false);
    return;
  }
  StringRef Member = unqualifiedName(Name);
  NearestName Nearest(Member);
  for (const auto &[Known, Full] : M.Names[S])
    // Do not suggest internal names of functors, which end in this way.
    if (!Known.ends_with("'") || Member.ends_with("'"))
      Nearest.considerPrefix(Known);
  Diagnostic D = Diagnostics.report(Range, DiagnosticID::UnknownMember, M.Path,
                                    Kinds[S], Member, Nearest.hint());
  if (!Nearest.name().empty())
    D.replace(
        {llvm::SMLoc::getFromPointer(Range.End.getPointer() - Member.size()),
         Range.End},
        Nearest.name());
}

/// Reports that the argument of a functor lacks a name that the functor uses.
void ModuleResolver::reportMissing(Space S, StringRef Name) {
  if (!InFunctor.Missing.insert(Name).second)
    return;
  StringRef Type = llvm::StringSwitch<StringRef>(Name)
                       .Case("compare", "t -> t -> int")
                       .Case("equal", "t -> t -> bool")
                       .Default("t -> int");
  Diagnostics.report(
      InFunctor.Range, DiagnosticID::MissingInArgument, InFunctor.Functor,
      S == TypeNames ? "a type '" + Name.str() + "'"
                     : "a value '" + Name.str() + "' of type " + Type.str());
}

//===- Modules ------------------------------------------------------------===//

/// Returns the module of this path; null after an error.
ModuleResolver::Module *ModuleResolver::findModule(const FieldName &Path) {
  auto [First, Rest] = Path.Name.split('.');
  if (First.empty()) // A syntax error.
    return nullptr;
  Module *M = ModuleScope.lookup(First);
  if (!M)
    M = libraryModule(First);
  const char *Position = Path.Range.Start.getPointer();
  auto Record = [&] {
    if (M)
      recordModule({llvm::SMLoc::getFromPointer(Position),
                    llvm::SMLoc::getFromPointer(Position + First.size())},
                   M->NameRange);
    Position += First.size() + 1;
  };
  Record();
  while (M && !M->IsWrong && !Rest.empty()) {
    bool IsStandard = M == Library.lookup("Stdlib");
    std::tie(First, Rest) = Rest.split('.');
    M = IsStandard ? libraryModule(First) : M->Modules.lookup(First);
    Record();
  }
  if (M)
    return M->IsWrong ? nullptr : M;
  if (StringRef Hint = findModuleHint(First); !Hint.empty()) {
    Diagnostics.report(Path.Range, DiagnosticID::UnknownModule, First,
                       "; " + Hint.str());
    return nullptr;
  }
  NearestName Nearest(First);
  ModuleScope.forEachName([&](StringRef Name) { Nearest.consider(Name); });
  for (StringRef Name : libraryModuleNames())
    Nearest.consider(Name);
  Diagnostic D = Diagnostics.report(Path.Range, DiagnosticID::UnknownModule,
                                    First, Nearest.hint());
  if (!Nearest.name().empty() && Path.Name == First)
    D.replace(Path.Range, Nearest.name());
  return nullptr;
}

/// Returns a module of the library, or null.
ModuleResolver::Module *ModuleResolver::libraryModule(StringRef Name) {
  auto [I, IsNew] = Library.try_emplace(Name, nullptr);
  if (!IsNew)
    return I->second;
  Module &New = Modules.emplace_back();
  // The full names of Stdlib's members have no path.
  const bool IsStandard = Name == "Stdlib";
  if (!IsStandard)
    New.Path = Name;
  auto Add = [&](StringRef Full) {
    StringRef Member = Full;
    if (Member.consume_front(Name) && Member.consume_front("."))
      New.Names[Values][Member] = Full;
  };
  llvm::for_each(builtinNames(), Add);
  for (const runtime::LibraryFunction &F : runtime::LibraryFunctions)
    Add(F.Spelling);
  // Enter the module before its text is resolved, because modules of the
  // library may use each other.
  Library[Name] = &New;
  std::vector<Expression *> Outer;
  std::swap(Items, Outer);
  flattenLibrary(New, Name, /*Argument=*/nullptr);
  std::swap(Items, Outer);
  for (StringRef Inner : librarySubmodules(Name))
    New.Modules[Inner] =
        libraryModule(Trees.intern((Name + "." + Inner).str()));
  if (Outer.empty() && New.Names[Values].empty())
    Library[Name] = nullptr;
  LibraryItems[libraryPosition(Name)] = std::move(Outer);
  return Library[Name];
}

void mincaml::resolveModules(Expression &Program, ASTContext &Trees,
                             const LanguageOptions &Options,
                             DiagnosticEngine &Diagnostics, FlatProgram &Result,
                             std::vector<ModuleUse> *Uses) {
  ModuleResolver(Trees, Options, Diagnostics, Result, Uses).run(Program);
}
