//===- Library.cpp - The library that is written in MinCaml ---------------===//

#include "Characters.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
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

/// A module uses values of earlier modules only.
constexpr Module Modules[] = {
#include "LibraryText.inc"
};

/// The module whose names are written without the module.
constexpr StringRef OpenModule = "Stdlib";

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

/// The module that defines a name of the library.
StringRef moduleOf(StringRef Name) {
  size_t Dot = isSymbolName(Name) ? StringRef::npos : Name.find('.');
  return Dot == StringRef::npos ? OpenModule : Name.take_front(Dot);
}

/// The names of the library, as programs write them.
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

/// The library names that are used, each with the source range of a use.
using Uses = llvm::MapVector<StringRef, SMRange>;

/// Collects the names of the library that a program, or a definition of the library,
/// uses. After a definition at the top level, a name is that of the program.
void collectUses(const Expression &Root, Uses &Found) {
  llvm::DenseSet<StringRef> Defined;
  auto Visit = [&](const Expression &E) {
    const auto *V = dyn_cast<VariableReference>(&E);
    if (V && isLibraryName(V->Name) && !Defined.contains(V->Name))
      Found.insert({V->Name, V->Range});
  };
  for (const Expression *E = &Root; E; E = continuation(E)) {
    const Expression *Rest = continuation(E);
    if (!Rest)
      forEachExpression(*E, Visit);
    llvm::SmallVector<const Expression *, 8> Operands;
    appendOperands(E, Operands);
    for (const Expression *Operand : Operands)
      if (Rest && Operand != Rest)
        forEachExpression(*Operand, Visit);
    if (const auto *L = dyn_cast<LetDefinitions>(E); L && L->IsTopLevel)
      for (const Definition &D : L->Definitions)
        Defined.insert(D.Function ? D.Function->Name.Name
                                  : D.Target.Variable.Name);
    else if (const auto *X = dyn_cast<ExternalDefinition>(E))
      Defined.insert(X->Variable.Name);
  }
}

Binder &nameOf(LetDefinitions &L) {
  Definition &D = L.Definitions.front();
  return D.Function ? D.Function->Name : D.Target.Variable;
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

/// A module: its definitions of types and exceptions, and its values, each in the
/// order of the text.
struct ParsedModule {
  std::vector<Expression *> Types;
  std::vector<LetDefinitions *> Values;
};

/// Removes the source ranges of a type, which would be outside of the program.
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

/// Parses a module. Its text writes definitions without the name of the module, and
/// uses with it. The names of fields and constructors that programs cannot use
/// end with `'`.
ParsedModule parseModule(const Module &M, ASTContext &Trees) {
  ParsedModule Result;
  auto Qualify = [&](StringRef &Name) {
    if (M.Name != OpenModule)
      Name = Trees.intern((M.Name + "." + Name).str());
  };
  for (Expression *E = parseText(M, Trees); Expression **Rest = continuation(E);
       E = *Rest) {
    if (auto *L = dyn_cast<LetDefinitions>(E)) {
      Qualify(nameOf(*L).Name);
      Result.Values.push_back(L);
    } else if (auto *X = dyn_cast<ExceptionDefinition>(E)) {
      Qualify(X->Name);
      Result.Types.push_back(X);
    } else {
      for (TypeDeclaration &D : llvm::cast<TypeDefinition>(E)->Declarations) {
        Qualify(D.Name);
        removeRanges(D, Trees);
      }
      Result.Types.push_back(E);
    }
  }
  return Result;
}

void relocate(Pattern &P, SMRange Range) {
  P.Range = P.NameRange = P.Variable.Range = Range;
  for (Expression *Literal : {P.Literal, P.Last})
    if (Literal)
      Literal->Range = Range;
  for (Pattern &Element : P.Elements)
    relocate(Element, Range);
}

void relocate(FunctionDefinition &F, SMRange Range) {
  F.Range = Range;
  F.Name.Range = Range;
  for (Binder &B : F.Parameters)
    B.Range = Range;
  for (Pattern &P : F.Patterns)
    relocate(P, Range);
}

/// Sets the ranges of all nodes of the definition of a value to a range of the
/// program.
void relocate(LetDefinitions &Root, SMRange Range) {
  std::vector<Expression *> Pending{&Root};
  while (!Pending.empty()) {
    Expression *E = Pending.back();
    Pending.pop_back();
    // The guard of a case that has none keeps its invalid range.
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

//===- Types --------------------------------------------------------------===//

/// The names of types, constructors and fields that a program uses, each with the
/// source range of its first use. Those that the type definitions at its beginning
/// define are not among them: a core program that was printed begins with the types
/// of the library.
class TypeUses {
public:
  explicit TypeUses(const Expression &Program) {
    forEachExpression(Program, [this](const Expression &E) { visit(E); });
  }

  void visit(const Expression &E);
  /// A definition of the library uses the library's types, also where the program
  /// has other types of these names.
  void visitLibrary(const Expression &Definition) {
    Hidden.clear();
    visit(Definition);
  }
  /// Returns the range of a use of a name that the definition of types or of an
  /// exception defines.
  std::optional<SMRange> find(const Expression &Definition) const;
  /// Whether a name of the module is used.
  bool contains(const Module &M) const {
    return llvm::any_of(Found, [&](const auto &Use) {
      return Use.first.split('.').first == M.Name && Use.first != M.Name;
    });
  }

private:
  void visitDeclaration(const TypeDeclaration &D);

  void hide(const TypeDefinition &T) {
    for (const TypeDeclaration &D : T.Declarations) {
      HasReference = HasReference || definesReference(D);
      Hidden.insert(D.Name);
      for (const ConstructorDeclaration &X : D.Constructors)
        Hidden.insert(X.Name);
      for (const FieldDeclaration &F : D.Fields)
        Hidden.insert(F.Name.Name);
    }
  }

  /// Adds a use of the `ref` of the library, which no definition hides.
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
    for (const TypeExpression *Operand : T->Operands)
      add(Operand);
  }

  llvm::DenseMap<StringRef, SMRange> Found;
  llvm::DenseSet<StringRef> Hidden;
  bool IsAtBeginning = true;
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
      for (const FieldDeclaration &F : D.Fields)
        Consider(F.Name.Name);
    }
  return I == Found.end() ? std::nullopt : std::optional(I->second);
}

void TypeUses::visit(const Expression &E) {
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
  else if (const auto *X = dyn_cast<ExceptionDefinition>(&E))
    add(X->Annotation);
  else if (const auto *T = dyn_cast<TypeDefinition>(&E))
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
/// are visited backwards, so that all uses of a definition have been collected when
/// it is reached.
class LibraryLinker {
public:
  explicit LibraryLinker(Expression &Program, ASTContext &Trees)
      : Trees(Trees), Root(&Program) {}

  void addValues();
  /// Needs the values, which have types and exceptions of their modules.
  void addTypes();

  Expression *program() { return Root; }

private:
  const ParsedModule &parsed(const Module &M) {
    auto [I, IsNew] = Parsed.try_emplace(&M);
    if (IsNew)
      I->second = parseModule(M, Trees);
    return I->second;
  }

  ASTContext &Trees;
  Expression *Root;
  llvm::DenseMap<const Module *, ParsedModule> Parsed;
};

void LibraryLinker::addValues() {
  Uses Used;
  collectUses(*Root, Used);
  for (const Module &M : llvm::reverse(Modules)) {
    if (llvm::none_of(Used, [&M](const auto &Use) {
          return moduleOf(Use.first) == M.Name;
        }))
      continue;
    for (LetDefinitions *L : llvm::reverse(parsed(M).Values)) {
      auto I = Used.find(nameOf(*L).Name);
      if (I == Used.end())
        continue;
      SMRange Range = I->second;
      L->Body = Trees.make<UnitLiteral>(Range);
      relocate(*L, Range);
      collectUses(*L, Used);
      L->Body = Root;
      Root = L;
    }
  }
}

void LibraryLinker::addTypes() {
  TypeUses Used(*Root);
  auto Add = [&](const Module &M) {
    for (Expression *Definition : llvm::reverse(parsed(M).Types)) {
      std::optional<SMRange> Use = Used.find(*Definition);
      if (!Use)
        continue;
      Used.visitLibrary(*Definition);
      Definition->Range = *Use;
      if (auto *X = dyn_cast<ExceptionDefinition>(Definition))
        X->NameRange = *Use;
      *continuation(Definition) = Root;
      Root = Definition;
    }
  };
  const Module *Open = nullptr;
  for (const Module &M : llvm::reverse(Modules))
    if (M.Name == OpenModule)
      Open = &M;
    else if (Parsed.contains(&M) || Used.contains(M))
      Add(M);
  // All modules use its types.
  Add(*Open);
}

} // namespace

bool mincaml::isLibraryName(StringRef Name) {
  return libraryNames().contains(Name);
}

std::string mincaml::nearestLibraryName(StringRef Name) {
  constexpr unsigned LargestDistance = 2;
  auto [ModuleName, Member] = Name.split('.');
  unsigned Distance = LargestDistance + 1;
  std::string Nearest;
  for (const Module &M : Modules)
    if (M.Name == ModuleName)
      forEachName(M, [&, Wanted = Member](StringRef Known, bool IsValue) {
        unsigned D = Wanted.edit_distance(Known, true, LargestDistance);
        if (D >= Distance || !IsValue || Known.ends_with("'"))
          return;
        Distance = D;
        Nearest = (M.Name + "." + Known).str();
      });
  return Nearest;
}

Expression *mincaml::addLibrary(Expression &Program, ASTContext &Trees,
                                const LanguageOptions &Options) {
  if (Options.Strict)
    return &Program;
  LibraryLinker Linker(Program, Trees);
  Linker.addValues();
  Linker.addTypes();
  return Linker.program();
}
