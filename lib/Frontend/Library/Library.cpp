//===- Library.cpp - The library that is written in MinCaml ---------------===//

#include "Characters.h"
#include "Modules.h"
#include "Names.h"
#include "RecursiveValues.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::dyn_cast;
using llvm::SMRange;
using llvm::StringRef;

namespace {

struct Module {
  StringRef Name;
  StringRef Text;
};

/// The modules of the library. Each uses only values of earlier modules.
constexpr Module Modules[] = {
#include "LibraryText.inc"
};

/// The module whose names programs use without the name of the module.
constexpr StringRef OpenModule = "Stdlib";

/// Other names with a dot are those of nested modules.
bool isFunctorName(StringRef Name) { return Name.ends_with(".Make"); }

/// Calls Visit with each name that a module defines, without the module's name.
/// Relies on every definition starting in the first column, and on `(@)` being
/// written without blanks.
void forEachName(const Module &M,
                 llvm::function_ref<void(StringRef Name, bool IsValue)> Visit) {
  StringRef Rest = M.Text;
  while (!Rest.empty()) {
    StringRef Line;
    std::tie(Line, Rest) = Rest.split('\n');
    if (Line.consume_front("let "))
      Visit(Line.split(' ').first.trim("()"), /*IsValue=*/true);
    else if (Line.consume_front("exception "))
      Visit(Line.split(' ').first, /*IsValue=*/false);
    else if (Line.consume_front("type ") || Line.consume_front("and ")) {
      StringRef Head = Line.split(" =").first;
      Visit(Head.substr(Head.rfind(' ') + 1), /*IsValue=*/false);
    }
  }
}

/// Returns the names of the library as programs write them.
const llvm::StringSet<> &libraryNames() {
  static const llvm::StringSet<> Names = [] {
    llvm::StringSet<> Result;
    for (const Module &M : Modules)
      forEachName(M, [&](StringRef Name, bool) {
        Result.insert(M.Name == OpenModule ? Name.str()
                                           : (M.Name + "." + Name).str());
      });
    return Result;
  }();
  return Names;
}

Expression *parseText(const Module &M, ASTContext &Trees) {
  llvm::SourceMgr Sources;
  DiagnosticEngine Diagnostics(Sources, llvm::nulls());
  unsigned ID = Sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(M.Text, M.Name), llvm::SMLoc());
  Expression *E = parse(Sources, ID, Trees, LanguageOptions(), Diagnostics);
  if (!E)
    llvm::report_fatal_error("the library has errors: " + M.Name);
  return E;
}

/// Removes the source ranges from a type definition, because they do not refer
/// to the program.
void removeRanges(TypeDeclaration &D, ASTContext &Trees) {
  D.NameRange = SMRange();
  auto Fields = Trees.copy(D.Fields);
  for (FieldDeclaration &F : Fields)
    F.Name.Range = SMRange();
  D.Fields = Fields;
  auto Constructors = Trees.copy(D.Constructors);
  for (ConstructorDeclaration &X : Constructors)
    X.NameRange = SMRange();
  D.Constructors = Constructors;
}

void relocate(llvm::MutableArrayRef<FieldName> Names, SMRange Range) {
  for (FieldName &Name : Names)
    Name.Range = Range;
}

void relocate(Pattern &P, SMRange Range) {
  relocate(P.FieldNames, Range);
  P.Range = P.NameRange = P.Variable.Range = Range;
  for (Expression *Literal : {P.Literal, P.Last})
    if (Literal)
      Literal->Range = Range;
  for (Pattern &Element : P.Elements)
    relocate(Element, Range);
}

void relocate(FunctionDefinition &F, SMRange Range) {
  F.IsOfLibrary = true;
  F.Range = Range;
  F.Name.Range = Range;
  for (Binder &B : F.Parameters)
    B.Range = Range;
  for (Pattern &P : F.Patterns)
    relocate(P, Range);
}

//===- Types --------------------------------------------------------------===//

/// The names of types, constructors and fields that a program uses, each with
/// the source range of its first use. Names that the type definitions at the
/// beginning of the program define are not included: a core program that was
/// printed begins with the types of the library.
class TypeUses {
public:
  /// Root is the program with the values of the library in front of it; Program
  /// is the program without them.
  TypeUses(const Expression &Root, const Expression &Program) {
    for (const auto *T = dyn_cast<TypeDefinition>(&Program); T;
         T = dyn_cast<TypeDefinition>(T->Body))
      HasReference =
          HasReference || llvm::any_of(T->Declarations, definesReference);
    forEachExpression(Root, [&](const Expression &E) {
      IsAtBeginning = IsAtBeginning || &E == &Program;
      visit(E);
    });
  }

  void visit(const Expression &E);
  /// Visits a definition of the library. It uses the library's types, even if
  /// the program has other types of these names.
  void visitLibrary(const Expression &Definition) {
    Hidden.clear();
    visit(Definition);
  }
  /// Returns the source range of a use of a name that Definition, a definition
  /// of types or of an exception, defines. Returns nothing if there is no use.
  std::optional<SMRange> find(const Expression &Definition) const;

private:
  void visitDeclaration(const TypeDeclaration &D);

  void hide(const TypeDefinition &T) {
    for (const TypeDeclaration &D : T.Declarations) {
      Hidden.insert(D.Name);
      for (const ConstructorDeclaration &X : D.Constructors)
        Hidden.insert(X.Name);
      for (const FieldDeclaration &F : D.Fields)
        Hidden.insert(F.Name.Name);
    }
  }

  /// Records a use of the library's `ref`, which other definitions do not hide.
  void addReference(SMRange Range) {
    if (!Reference && !HasReference)
      Reference = Range;
  }

  void add(StringRef Name, SMRange Range) {
    if (!Hidden.contains(Name))
      Found.try_emplace(Name, Range);
  }

  void add(const TypeExpression *T) {
    if (!T)
      return;
    if (T->TheKind == TypeExpression::Kind::Constructor)
      add(T->Name, T->Range);
    for (const Label &L : T->Labels)
      if (L.IsOptional)
        add("option", T->Range);
    for (const TypeExpression *Operand : T->Operands)
      add(Operand);
  }

  llvm::DenseMap<StringRef, SMRange> Found;
  llvm::DenseSet<StringRef> Hidden;
  bool IsAtBeginning = false;
  /// Whether the program begins with a copy of the `ref` of the library.
  bool HasReference = false;
  std::optional<SMRange> Reference;
};

std::optional<SMRange> TypeUses::find(const Expression &Definition) const {
  auto I = Found.end();
  auto Consider = [&](StringRef Name) {
    if (I == Found.end())
      I = Found.find(Name);
  };
  if (const auto *X = dyn_cast<ExceptionDefinition>(&Definition))
    Consider(X->Name);
  else
    for (const auto &D : llvm::cast<TypeDefinition>(Definition).Declarations) {
      if (Reference && definesReference(D))
        return Reference;
      Consider(D.Name);
      for (const ConstructorDeclaration &X : D.Constructors)
        Consider(X.Name);
      // Uses of a field contain the path of its module.
      for (const FieldDeclaration &F : D.Fields)
        Consider(D.Name.drop_back(unqualifiedName(D.Name).size()).str() +
                 F.Name.Name.str());
    }
  return I == Found.end() ? std::nullopt : std::optional(I->second);
}

/// Calls Visit with the functions that E defines.
static void
forEachFunction(const Expression &E,
                llvm::function_ref<void(const FunctionDefinition &)> Visit) {
  if (const auto *F = dyn_cast<Fun>(&E))
    Visit(*F->Function);
  else if (const auto *L = dyn_cast<LetRec>(&E))
    Visit(*L->Function);
  else if (const auto *L = dyn_cast<LetDefinitions>(&E))
    for (const Definition &D : L->Definitions)
      if (D.Function)
        Visit(*D.Function);
}

void TypeUses::visit(const Expression &E) {
  forEachFunction(E, [this](const FunctionDefinition &F) {
    for (const Label &L : F.Labels)
      if (L.IsOptional)
        add("option", F.Range);
  });
  IsAtBeginning = IsAtBeginning && llvm::isa<TypeDefinition>(E);
  if (IsAtBeginning)
    hide(llvm::cast<TypeDefinition>(E));
  forEachBinder(E, [this](const Binder &B) { add(B.Annotation); });
  forEachPattern(E, [this](const Pattern &P) {
    add(P.Variable.Annotation);
    if (P.is(Pattern::Kind::Construct))
      add(P.Name, P.NameRange);
    for (const FieldName &Name : P.FieldNames)
      add(Name.Name, Name.Range);
  });
  if (const auto *C = dyn_cast<Construct>(&E))
    add(C->Name, C->NameRange);
  else if (const auto *G = dyn_cast<GetField>(&E))
    add(G->Name.Name, G->Range);
  else if (const auto *S = dyn_cast<SetField>(&E))
    add(S->Name.Name, S->Range);
  else if (const auto *R = dyn_cast<Record>(&E))
    for (const FieldName &F : R->Names)
      add(F.Name, R->Range);
  else if (llvm::isa<ListLiteral>(E))
    add("::", E.Range);
  else if (llvm::isa<Dereference, Assign>(E))
    addReference(E.Range);
  else if (const auto *V = dyn_cast<VariableReference>(&E)) {
    if (V->Name == "ref" || V->Name == "incr" || V->Name == "decr")
      addReference(V->Range);
  } else if (const auto *A = dyn_cast<Annotated>(&E))
    add(A->Annotation);
  else if (const auto *F = dyn_cast<Fun>(&E))
    add(F->Function->ResultAnnotation);
  else if (const auto *L = dyn_cast<LetRec>(&E))
    add(L->Function->ResultAnnotation);
  else if (const auto *X = dyn_cast<ExternalDefinition>(&E))
    add(X->Variable.Annotation);
  else if (const auto *X = dyn_cast<ExceptionDefinition>(&E)) {
    add(X->Annotation);
    for (const FieldDeclaration &F : X->Fields)
      add(F.Annotation);
  } else if (const auto *T = dyn_cast<TypeDefinition>(&E))
    for (const TypeDeclaration &D : T->Declarations)
      visitDeclaration(D);
  else if (const auto *L = dyn_cast<LetDefinitions>(&E))
    for (const Definition &D : L->Definitions) {
      if (D.Function)
        add(D.Function->ResultAnnotation);
      else
        add(D.Target.Variable.Annotation);
    }
}

void TypeUses::visitDeclaration(const TypeDeclaration &D) {
  add(D.Meaning);
  for (const FieldDeclaration &F : D.Fields)
    add(F.Annotation);
  for (const ConstructorDeclaration &X : D.Constructors) {
    for (const TypeExpression *Argument : X.Arguments)
      add(Argument);
    for (const FieldDeclaration &F : X.Fields)
      add(F.Annotation);
  }
}

//===- The definitions that a program uses --------------------------------===//

/// Puts the definitions of the library that a program uses in front of it. They
/// are visited backwards, so that all uses of a definition have been collected
/// when it is reached.
class LibraryLinker {
public:
  LibraryLinker(FlatProgram &Program, ASTContext &Trees)
      : Program(Program), Trees(Trees), Root(Program.Rest) {}

  Expression *run() {
    addProgram();
    const Expression &Start = *Root;
    addValues();
    addTypes(Start);
    return Root;
  }

private:
  /// Adds the program, and the items of library functors that it uses.
  void addProgram();
  void addValues();
  /// Adds the definitions of types and exceptions. Must be called after
  /// addValues, because values may use types and exceptions of their modules.
  /// Start is the program without the values.
  void addTypes(const Expression &Start);

  void add(Expression &Item) {
    *continuation(&Item) = Root;
    Root = &Item;
  }
  void addIfUsed(LetDefinitions &L, SMRange Instance = {});
  /// Adds a definition of types or of an exception, and gives it the source
  /// range of its use.
  void addType(Expression &Item, SMRange Use);

  FlatProgram &Program;
  ASTContext &Trees;
  Expression *Root;
};

/// Adds the definition L if it is used. Gives it the source range of its first
/// use or, if it belongs to an instance of a functor, the range Instance (see
/// FlatProgram::Instances).
void LibraryLinker::addIfUsed(LetDefinitions &L, SMRange Instance) {
  auto I = Program.Used.find(nameOf(L).Name);
  if (I == Program.Used.end())
    return;
  SMRange Range = Instance.isValid() ? Instance : I->second;
  L.Body = Trees.make<UnitLiteral>(Range);
  relocateDefinition(L, Range);
  collectUses(L, Program.Used);
  add(L);
}

void LibraryLinker::addType(Expression &Item, SMRange Use) {
  Item.Range = Use;
  if (auto *X = dyn_cast<ExceptionDefinition>(&Item)) {
    X->NameRange = Use;
    X->IsOfLibrary = true;
  } else {
    for (TypeDeclaration &D : llvm::cast<TypeDefinition>(Item).Declarations)
      removeRanges(D, Trees);
  }
  add(Item);
}

void LibraryLinker::addProgram() {
  for (Expression *Item : llvm::reverse(Program.Items)) {
    auto I = Program.Instances.find(Item);
    if (I == Program.Instances.end()) {
      add(*Item);
      continue;
    }
    if (auto *L = dyn_cast<LetDefinitions>(Item)) {
      addIfUsed(*L, I->second);
      continue;
    }
    addType(*Item, I->second);
  }
}

void LibraryLinker::addValues() {
  for (Expression *Item : llvm::reverse(Program.Library))
    if (auto *L = dyn_cast<LetDefinitions>(Item))
      addIfUsed(*L);
}

void LibraryLinker::addTypes(const Expression &Start) {
  TypeUses Used(*Root, Start);
  auto Add = [&](Expression *Item) {
    std::optional<SMRange> Use = Used.find(*Item);
    if (!Use)
      return;
    Used.visitLibrary(*Item);
    addType(*Item, *Use);
  };
  std::vector<Expression *> OfStdlib;
  for (Expression *Item : llvm::reverse(Program.Library)) {
    const auto *T = dyn_cast<TypeDefinition>(Item);
    if (T && modulePath(T->Declarations.front().Name).empty())
      OfStdlib.push_back(Item);
    else if (!llvm::isa<LetDefinitions>(Item))
      Add(Item);
  }
  // Put these types in front of all others, because all modules use them.
  llvm::for_each(OfStdlib, Add);
}

} // namespace

bool mincaml::isLibraryName(StringRef Name) {
  return libraryNames().contains(Name);
}

std::vector<std::string> mincaml::libraryValueNames() {
  std::vector<std::string> Names{
#define MINCAML_EXTERNAL(Name, Parameter, Result, ItsEffect) #Name,
#include "mincaml/Support/RuntimeABI.def"
      "Array.length", "Array.make", "Array.create"};
  for (StringRef Name : builtinNames())
    if (modulePath(Name) != "Primitive")
      Names.push_back(Name.str());
  for (const runtime::LibraryFunction &F : runtime::LibraryFunctions)
    if (llvm::isAlpha(F.Spelling[0])) // Others are conversions of formats.
      Names.push_back(F.Spelling);
  // Unlike forEachName, this also finds the functions that `let rec` defines.
  for (const Module &M : Modules)
    for (StringRef Line : llvm::split(M.Text, '\n')) {
      if (!Line.consume_front("let "))
        continue;
      Line.consume_front("rec ");
      StringRef Name = Line.split(' ').first;
      if (llvm::isAlpha(Name.front()) && !Name.ends_with("'"))
        Names.push_back(M.Name == OpenModule ? Name.str()
                                             : (M.Name + "." + Name).str());
    }
  llvm::sort(Names);
  Names.erase(llvm::unique(Names), Names.end());
  return Names;
}

std::vector<std::string> mincaml::qualifiedLibraryNames(StringRef Name) {
  std::vector<std::string> Found;
  if (Name.contains('.') || Name.ends_with("'"))
    return Found;
  for (StringRef Module : {"List", "Array", "String", "Hashtbl", "Option",
                           "Float", "Char", "Printf"}) {
    std::string Full = (Module + "." + Name).str();
    if (isLibraryName(Full) || runtime::findLibraryFunction(Full) ||
        llvm::is_contained(builtinNames(), StringRef(Full)))
      Found.push_back(Full);
  }
  return Found;
}

std::string mincaml::nearestLibraryName(StringRef Name) {
  auto [ModuleName, Member] = Name.rsplit('.');
  NearestName Nearest(Member);
  auto Consider = [&, Of = ModuleName](StringRef Full) {
    if (Full.consume_front(Of) && Full.consume_front("."))
      Nearest.considerPrefix(Full);
  };
  llvm::for_each(builtinNames(), Consider);
  for (const runtime::LibraryFunction &F : runtime::LibraryFunctions)
    Consider(F.Spelling);
  for (const Module &M : Modules)
    if (M.Name == ModuleName)
      forEachName(M, [&](StringRef Known, bool IsValue) {
        if (IsValue && !Known.ends_with("'"))
          Nearest.considerPrefix(Known);
      });
  return Nearest.name().empty() ? ""
                                : (ModuleName + "." + Nearest.name()).str();
}

void mincaml::collectUses(const LetDefinitions &L, ValueUses &Found) {
  for (const Expression *Value : L.Values)
    forEachExpression(*Value, [&](const Expression &E) {
      if (const auto *V = dyn_cast<VariableReference>(&E))
        Found.insert({V->Name, V->Range});
    });
}

void mincaml::relocateDefinition(LetDefinitions &Root, SMRange Range) {
  Root.IsOfLibrary = true;
  std::vector<Expression *> Pending{&Root};
  while (!Pending.empty()) {
    Expression *E = Pending.back();
    Pending.pop_back();
    // The guard of a case without `when` keeps its invalid range.
    if (E->Range.isValid())
      E->Range = Range;
    if (auto *B = dyn_cast<Binary>(E))
      B->OperatorLoc = Range.Start;
    else if (auto *A = dyn_cast<Assign>(E))
      A->OperatorLoc = Range.Start;
    else if (auto *L = dyn_cast<Let>(E))
      L->Variable.Range = Range;
    else if (auto *L = dyn_cast<LetRec>(E))
      relocate(*L->Function, Range);
    else if (auto *F = dyn_cast<Fun>(E))
      relocate(*F->Function, Range);
    else if (auto *F = dyn_cast<For>(E))
      F->Variable.Range = Range;
    else if (auto *C = dyn_cast<Construct>(E))
      C->NameRange = Range;
    else if (auto *G = dyn_cast<GetField>(E))
      relocate(G->Name, Range);
    else if (auto *S = dyn_cast<SetField>(E))
      relocate(S->Name, Range);
    else if (auto *R = dyn_cast<Record>(E))
      relocate(R->Names, Range);
    else if (auto *M = dyn_cast<Match>(E))
      for (MatchCase &Case : M->Cases)
        relocate(Case.ThePattern, Range);
    else if (auto *L = dyn_cast<LetDefinitions>(E))
      for (Definition &D : L->Definitions) {
        relocate(D.Target, Range);
        if (D.Function)
          relocate(*D.Function, Range);
      }
    for (unsigned I = 0; Expression **Operand = operand(E, I); ++I)
      Pending.push_back(*Operand);
  }
}

Binder &mincaml::nameOf(LetDefinitions &L) {
  Definition &D = L.Definitions.front();
  return D.Function ? D.Function->Name : D.Target.Variable;
}

unsigned mincaml::libraryPosition(StringRef Module) {
  const auto *I = llvm::find_if(
      Modules, [Module](const auto &M) { return M.Name == Module; });
  return I - std::begin(Modules);
}

bool mincaml::isLibraryFunctor(StringRef Name) {
  return isFunctorName(Name) && llvm::any_of(Modules, [Name](const auto &M) {
           return M.Name == Name;
         });
}

std::vector<StringRef> mincaml::librarySubmodules(StringRef Module) {
  std::vector<StringRef> Result;
  for (const auto &M : Modules)
    if (modulePath(M.Name) == Module && !isFunctorName(M.Name))
      Result.push_back(unqualifiedName(M.Name));
  return Result;
}

llvm::ArrayRef<StringRef> mincaml::libraryModuleNames() {
  static const std::vector<StringRef> Names = [] {
    std::vector<StringRef> Result;
    for (const Module &M : Modules)
      if (!M.Name.contains('.'))
        Result.push_back(M.Name);
    return Result;
  }();
  return Names;
}

Expression *mincaml::parseLibrary(StringRef Module, ASTContext &Trees) {
  for (const auto &M : Modules)
    if (M.Name == Module)
      return parseText(M, Trees);
  return nullptr;
}

Expression *mincaml::addLibrary(Expression &Program, ASTContext &Trees,
                                const LanguageOptions &Options,
                                DiagnosticEngine &Diagnostics,
                                std::vector<ModuleUse> *Modules) {
  if (Options.Strict)
    return &Program;
  const unsigned ErrorsBefore = Diagnostics.errors();
  Expression *Root = &Program;
  expandRecursiveValues(Root, Trees, Diagnostics);
  FlatProgram Flat;
  resolveModules(*Root, Trees, Options, Diagnostics, Flat, Modules);
  if (Diagnostics.errors() != ErrorsBefore && !Options.IsForEditor)
    return nullptr;
  return LibraryLinker(Flat, Trees).run();
}
