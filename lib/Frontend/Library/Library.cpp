//===- Library.cpp - The library that is written in MinCaml ---------------===//

#include "Characters.h"
#include "Modules.h"
#include "Names.h"
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

/// The names of values that are used, each with the source range of a use.
using Uses = llvm::MapVector<StringRef, SMRange>;

/// Collects the names that an item uses, without its continuation.
void collectUses(const Expression &Item, Uses &Found) {
  llvm::SmallVector<const Expression *, 8> Operands;
  appendOperands(&Item, Operands);
  for (const Expression *Operand : Operands)
    if (Operand != continuation(&Item))
      forEachExpression(*Operand, [&](const Expression &E) {
        if (const auto *V = dyn_cast<VariableReference>(&E))
          Found.insert({V->Name, V->Range});
      });
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
  F.Range = Range;
  F.Name.Range = Range;
  for (Binder &B : F.Parameters)
    B.Range = Range;
  for (Pattern &P : F.Patterns)
    relocate(P, Range);
}

/// Sets the ranges of all nodes of a definition to a range of the program.
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

//===- The prelude --------------------------------------------------------===//

/// The names of constructors and types that a program uses, each with the source
/// range of its first use. Those that the type definitions at its beginning define
/// are not among them: a core program that was printed begins with the types of
/// the prelude.
class TypeUses {
public:
  explicit TypeUses(const Expression &Program) {
    forEachExpression(Program, [this](const Expression &E) { visit(E); });
  }

  /// Returns the range of a use of the type or one of its constructors.
  std::optional<SMRange> find(const TypeDeclaration &D) const {
    auto I = Found.find(D.Name);
    for (const ConstructorDeclaration &X : D.Constructors)
      if (I == Found.end())
        I = Found.find(X.Name);
    return I == Found.end() ? std::nullopt : std::optional(I->second);
  }

private:
  void visit(const Expression &E);
  void visitDeclaration(const TypeDeclaration &D);

  void hide(const TypeDefinition &T) {
    for (const TypeDeclaration &D : T.Declarations) {
      Hidden.insert(D.Name);
      for (const ConstructorDeclaration &X : D.Constructors)
        Hidden.insert(X.Name);
    }
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
  bool IsAtBeginning = true;
};

/// The functions that E defines.
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
  });
  if (const auto *C = dyn_cast<Construct>(&E))
    add(C->Name, C->NameRange);
  else if (llvm::isa<ListLiteral>(E))
    add("::", E.Range);
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

bool mincaml::isLibraryText(StringRef Name) {
  return llvm::any_of(Modules,
                      [Name](const Module &M) { return M.Name == Name; });
}

Expression *mincaml::parseLibrary(StringRef Name, ASTContext &Trees) {
  for (const Module &M : Modules)
    if (M.Name == Name)
      return parseText(M, Trees);
  return nullptr;
}

bool mincaml::isLibraryOperator(StringRef Name) {
  return isSymbolName(Name) &&
         isLibraryName((OperatorModule + ".(" + Name + ")").str());
}

/// Gives an item of the library the source range of its first use. Returns false if
/// it is not used.
static bool keepUsed(Expression &Item, SMRange Instance, Uses &Used,
                     llvm::DenseMap<StringRef, SMRange> &UsedModules,
                     ASTContext &Trees) {
  auto UsedType = [&](StringRef Name) {
    auto I = UsedModules.find(modulePath(Name));
    return I == UsedModules.end() ? SMRange() : I->second;
  };
  if (auto *L = dyn_cast<LetDefinitions>(&Item)) {
    auto I = Used.find(nameOf(*L).Name);
    if (I == Used.end())
      return false;
    SMRange Range = Instance.isValid() ? Instance : I->second;
    UsedModules.try_emplace(modulePath(nameOf(*L).Name), Range);
    L->Body = Trees.make<UnitLiteral>(Range);
    relocate(*L, Range);
    collectUses(*L, Used);
    return true;
  }
  if (auto *T = dyn_cast<TypeDefinition>(&Item)) {
    T->Range =
        Instance.isValid() ? Instance : UsedType(T->Declarations.front().Name);
    for (TypeDeclaration &D : T->Declarations)
      removeRanges(D, Trees);
    return T->Range.isValid();
  }
  auto &X = llvm::cast<ExceptionDefinition>(Item);
  X.Range = X.NameRange = UsedType(X.Name);
  return X.Range.isValid();
}

/// Links the items of a program, without those of the library that it does not use.
static Expression *link(FlatProgram &Program, ASTContext &Trees) {
  Uses Used;
  for (const Expression *Item : Program.Items)
    if (!Program.OfLibrary.contains(Item))
      collectUses(*Item, Used);
  forEachExpression(*Program.Rest, [&](const Expression &E) {
    if (const auto *V = dyn_cast<VariableReference>(&E))
      Used.insert({V->Name, V->Range});
  });
  // Definitions are visited backwards, so that all uses of a definition have been
  // collected when it is reached.
  Expression *Root = Program.Rest;
  for (Expression *Item : llvm::reverse(Program.Items)) {
    auto I = Program.OfLibrary.find(Item);
    if (I != Program.OfLibrary.end() &&
        !keepUsed(*Item, I->second, Used, Program.UsedModules, Trees))
      continue;
    *continuation(Item) = Root;
    Root = Item;
  }
  return Root;
}

Expression *mincaml::addLibrary(Expression &Program, ASTContext &Trees,
                                const LanguageOptions &Options,
                                DiagnosticEngine &Diagnostics) {
  if (Options.Strict)
    return &Program;
  FlatProgram Flat;
  if (!resolveModules(Program, Trees, Diagnostics, Flat))
    return nullptr;
  return addPrelude(*link(Flat, Trees), Trees);
}
