//===- Library.cpp - The library that is written in MinCaml ---------------===//

#include "Characters.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
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

constexpr Module Modules[] = {
#include "LibraryText.inc"
};

/// The module of the operators, which are written without its name. Its text
/// has no blanks in `(@)`.
constexpr StringRef OperatorModule = "Stdlib";

/// Calls Visit with each name that a module defines, without the module's name.
/// Relies on every definition starting in the first column.
template <typename Function> void forEachName(const Module &M, Function Visit) {
  constexpr StringRef Keyword = "\nlet ";
  StringRef Rest = M.Text;
  for (size_t I = Rest.find(Keyword); I != StringRef::npos;
       I = Rest.find(Keyword)) {
    Rest = Rest.drop_front(I + Keyword.size());
    Visit(Rest.take_until([](char C) { return C == ' '; }));
  }
}

/// Whether Name is an operator that the library defines. A definition of the
/// program hides it.
bool isLibraryOperator(StringRef Name) {
  return isSymbolName(Name) &&
         isLibraryName((OperatorModule + ".(" + Name + ")").str());
}

/// The library names that are used, each with the source range of a use.
using Uses = llvm::MapVector<StringRef, SMRange>;

/// Collects the names of the library that a program, or a definition of the library,
/// uses. After a definition at the top level, an operator is that of the program.
void collectUses(const Expression &Root, Uses &Found) {
  llvm::DenseSet<StringRef> Defined;
  auto Visit = [&](const Expression &E) {
    const auto *V = dyn_cast<VariableReference>(&E);
    if (V && ((V->Name.contains('.') && isLibraryName(V->Name)) ||
              (isLibraryOperator(V->Name) && !Defined.contains(V->Name))))
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

/// Parses a module and returns its definitions in the order of the text. Each
/// uses only earlier ones.
std::vector<LetDefinitions *> parseModule(const Module &M, ASTContext &Trees) {
  Expression *E = parseText(M, Trees);
  std::vector<LetDefinitions *> Definitions;
  while (auto *L = dyn_cast<LetDefinitions>(E)) {
    Binder &Name = nameOf(*L);
    if (M.Name != OperatorModule)
      Name.Name = Trees.intern((M.Name + "." + Name.Name).str());
    Definitions.push_back(L);
    E = L->Body;
  }
  return Definitions;
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

/// Sets the ranges of all nodes of a definition to a range of the program. The
/// library defines no types and uses no records.
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

//===- The prelude --------------------------------------------------------===//

/// The names of constructors, fields and types that a program uses, each with the
/// source range of its first use. Those that the type definitions at its beginning
/// define are not among them: a core program that was printed begins with the types
/// of the prelude.
class TypeUses {
public:
  explicit TypeUses(const Expression &Program) {
    forEachExpression(Program, [this](const Expression &E) { visit(E); });
  }

  /// Returns the range of a use of the type or one of its constructors or fields.
  std::optional<SMRange> find(const TypeDeclaration &D) const {
    if (Reference && definesReference(D))
      return Reference;
    auto I = Found.find(D.Name);
    for (const ConstructorDeclaration &X : D.Constructors)
      if (I == Found.end())
        I = Found.find(X.Name);
    for (const FieldDeclaration &F : D.Fields)
      if (I == Found.end())
        I = Found.find(F.Name.Name);
    return I == Found.end() ? std::nullopt : std::optional(I->second);
  }

private:
  void visit(const Expression &E);
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
  else if (llvm::isa<ListLiteral>(E))
    add("::", E.Range);
  else if (llvm::isa<Dereference, Assign>(E))
    addReference(E.Range);
  else if (const auto *V = dyn_cast<VariableReference>(&E)) {
    if (V->Name == "ref" || V->Name == "incr" || V->Name == "decr")
      addReference(V->Range);
  } else if (const auto *R = dyn_cast<Record>(&E)) {
    for (const FieldName &Name : R->Names)
      add(Name.Name, Name.Range);
  } else if (const auto *G = dyn_cast<GetField>(&E))
    add(G->Name.Name, G->Name.Range);
  else if (const auto *S = dyn_cast<SetField>(&E))
    add(S->Name.Name, S->Name.Range);
  else if (const auto *A = dyn_cast<Annotated>(&E))
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

/// Removes the source ranges of a type, which would be outside of the program.
void removeRanges(TypeDeclaration &D, ASTContext &Trees) {
  D.NameRange = SMRange();
  auto Constructors = Trees.copy(D.Constructors);
  for (ConstructorDeclaration &X : Constructors)
    X.NameRange = SMRange();
  D.Constructors = Constructors;
  auto Fields = Trees.copy(D.Fields);
  for (FieldDeclaration &F : Fields)
    F.Name.Range = SMRange();
  D.Fields = Fields;
}

/// Puts the types of the prelude that a program uses in front of it.
Expression *addPrelude(Expression &Program, ASTContext &Trees) {
  const Module *Prelude = llvm::find_if(
      Modules, [](const Module &M) { return M.Name == "Prelude"; });
  const TypeUses Used(Program);
  std::vector<TypeDefinition *> Definitions;
  for (Expression *E = parseText(*Prelude, Trees);
       auto *T = dyn_cast<TypeDefinition>(E); E = T->Body)
    Definitions.push_back(T);
  Expression *Root = &Program;
  for (TypeDefinition *T : llvm::reverse(Definitions)) {
    TypeDeclaration &D = T->Declarations.front();
    std::optional<SMRange> Use = Used.find(D);
    if (!Use)
      continue;
    removeRanges(D, Trees);
    T->Range = *Use;
    T->Body = Root;
    Root = T;
  }
  return Root;
}

} // namespace

bool mincaml::isLibraryName(StringRef Name) {
  auto [ModuleName, Member] = Name.split('.');
  bool IsFound = false;
  for (const Module &M : Modules)
    if (M.Name == ModuleName)
      forEachName(M, [&, Wanted = Member](StringRef Known) {
        IsFound = IsFound || Known == Wanted;
      });
  return IsFound;
}

std::string mincaml::nearestLibraryName(StringRef Name) {
  constexpr unsigned LargestDistance = 2;
  auto [ModuleName, Member] = Name.split('.');
  unsigned Distance = LargestDistance + 1;
  std::string Nearest;
  for (const Module &M : Modules)
    if (M.Name == ModuleName)
      forEachName(M, [&, Wanted = Member](StringRef Known) {
        unsigned D = Wanted.edit_distance(Known, true, LargestDistance);
        if (D >= Distance)
          return;
        Distance = D;
        Nearest = (M.Name + "." + Known).str();
      });
  return Nearest;
}

/// Puts the definitions of the modules that a program uses in front of it.
static Expression *addModules(Expression &Program, ASTContext &Trees) {
  Uses Used;
  collectUses(Program, Used);
  if (Used.empty())
    return &Program;

  // Definitions are visited backwards, so that all uses of a definition have
  // been collected when it is reached. A module uses only earlier modules.
  Expression *Root = &Program;
  for (const Module &M : llvm::reverse(Modules)) {
    if (llvm::none_of(Used, [&M](const auto &Use) {
          return M.Name == (isSymbolName(Use.first)
                                ? OperatorModule
                                : Use.first.split('.').first);
        }))
      continue;
    std::vector<LetDefinitions *> Definitions = parseModule(M, Trees);
    for (LetDefinitions *L : llvm::reverse(Definitions)) {
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
  return Root;
}

Expression *mincaml::addLibrary(Expression &Program, ASTContext &Trees,
                                const LanguageOptions &Options) {
  return Options.Strict ? &Program
                        : addPrelude(*addModules(Program, Trees), Trees);
}
