//===- Completion.cpp - Completion and signature help ---------------------===//

#include "mincaml/LanguageServer/Completion.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/LanguageServer/Queries.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <map>
#include <set>

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::lsp;
using llvm::cast;
using llvm::dyn_cast;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// The library
//===----------------------------------------------------------------------===//

/// The argument of the functors in the program below, and the name that types
/// have instead of its type.
static constexpr llvm::StringLiteral KeyModule = "Key_of_functor";
static constexpr llvm::StringLiteral KeyName = "key";

static bool isInFunctor(StringRef Name) { return Name.contains(".Make."); }

static std::string replaceAll(std::string Text, StringRef Old, StringRef New) {
  for (size_t I = Text.find(Old); I != std::string::npos;
       I = Text.find(Old, I + New.size()))
    Text.replace(I, Old.size(), New);
  return Text;
}

LibraryIndex::LibraryIndex(const LanguageOptions &Options) {
  // A program that uses all names: its analysis has their types.
  std::string Text;
  std::vector<std::string> Values;
  if (Options.Strict) {
    for (const std::string &Name : libraryValueNames())
      if (!StringRef(Name).contains('.') || Name == "Array.make" ||
          Name == "Array.create")
        Names.push_back({Name, "", SymbolKind::Value, true});
    return;
  }
  Text = ("module " + KeyModule +
          " = struct type t = Key let compare (_ : t) (_ : t) = 0 "
          "let equal (_ : t) (_ : t) = true let hash (_ : t) = 0 end\n")
             .str();
  std::set<std::string> Functors, Found;
  for (const std::string &Name : libraryValueNames()) {
    for (StringRef Path = modulePath(Name); !Path.empty();
         Path = modulePath(Path))
      Found.insert(Path.str());
    std::string Used = Name;
    if (isInFunctor(Name)) {
      StringRef Functor = modulePath(Name);
      std::string Instance = replaceAll(Functor.str(), ".", "_");
      if (Functors.insert(Functor.str()).second)
        Text +=
            ("module " + Instance + " = " + Functor + "(" + KeyModule + ")\n")
                .str();
      Used = Instance + "." + unqualifiedName(Name).str();
    }
    // The definition is polymorphic if the value is.
    Text += "let value" + std::to_string(Values.size()) + " = " + Used + "\n";
    Values.push_back(Name);
  }
  Modules.assign(Found.begin(), Found.end());
  Analysis A(Document(std::move(Text)), Options);
  for (const Symbol &S : A.symbols()) {
    StringRef Number = S.Name;
    size_t I = 0;
    if (S.Kind != SymbolKind::Value || !S.Definition || !S.Ty ||
        !Number.consume_front("value") || Number.getAsInteger(10, I) ||
        I >= Values.size())
      continue;
    Name New{Values[I], typeText(S.Ty), SymbolKind::Value, S.isFunction()};
    if (isInFunctor(New.FullName)) {
      std::string Instance =
          replaceAll(modulePath(New.FullName).str(), ".", "_");
      New.Detail = replaceAll(New.Detail, Instance + ".", "");
      New.Detail = replaceAll(New.Detail, (KeyModule + ".t").str(), KeyName);
    }
    Names.push_back(std::move(New));
  }
  addTypes(A);
  llvm::sort(Names, [](const Name &Left, const Name &Right) {
    return std::tie(Left.FullName, Left.Kind) <
           std::tie(Right.FullName, Right.Kind);
  });
}

void LibraryIndex::addTypes(const Analysis &A) {
  for (StringRef Base :
       {"unit", "bool", "int", "float", "char", "string", "exn", "array"})
    Names.push_back({Base.str(), "", SymbolKind::Type});
  for (const DataType &D : A.dataTypes()) {
    StringRef Full = sourceName(D.Name);
    if (!llvm::isAlpha(Full.front()) || Full.ends_with("'") ||
        Full.contains("_Make.") || Full.starts_with(KeyModule))
      continue;
    // The constructors of some types are not for programs.
    const bool IsAbstract =
        llvm::any_of(D.Constructors, [](const Constructor *C) {
          return C->Name.ends_with("'");
        });
    std::string Detail = definitionText(D);
    if (IsAbstract)
      Detail = StringRef(Detail).split(" =").first.str();
    Names.push_back({Full.str(), Detail, SymbolKind::Type});
    if (D.IsRecord || IsAbstract)
      continue;
    for (const Constructor *C : D.Constructors)
      if (llvm::isAlpha(C->Name.front()) && !C->Name.ends_with("'"))
        Names.push_back({sourceName(C->Name).str(), constructorText(*C),
                         SymbolKind::Constructor});
  }
  for (const runtime::ExceptionRow &X : runtime::Exceptions) {
    std::string Detail = X.Name;
    if (StringRef(X.Arguments) == "s")
      Detail += " of string";
    Names.push_back({X.Name, Detail, SymbolKind::Exception});
  }
}

//===----------------------------------------------------------------------===//
// The text with a name at the cursor
//===----------------------------------------------------------------------===//

/// No program has this name, unless its author wants to confuse the server.
static constexpr llvm::StringLiteral Marker = "name_at_the_cursor'";

/// Returns the name, or the part of a path, that contains or ends at an offset.
static TextRange nameAround(StringRef Text, size_t Offset) {
  TextRange R{Offset, Offset};
  while (R.Begin && isWordCharacter(Text[R.Begin - 1]))
    --R.Begin;
  while (R.End < Text.size() && isWordCharacter(Text[R.End]))
    ++R.End;
  return R;
}

//===----------------------------------------------------------------------===//
// Completion
//===----------------------------------------------------------------------===//

namespace {

/// Collects the names for one request.
class Completer {
public:
  Completer(const Analysis &A, size_t Offset, const LibraryIndex &Library)
      : A(A), Library(Library), Text(A.document().text()), Offset(Offset) {}

  CompletionList run();

private:
  using Kind = CompletionItem::Kind;

  void add(StringRef Name, Kind K, StringRef Detail = "");
  void addField(const Constructor &C, unsigned I);
  void addFields(const Type *T);
  void addAllFields();
  void addLabels();
  void addMembers(StringRef Path, bool OnlyTypes);
  void addModuleMembers(StringRef Full, bool OnlyTypes);
  void addNames(bool OnlyTypes);
  void addLibrary(StringRef Path, bool OnlyTypes);
  void addModules(StringRef Path);
  void addKeywords();
  bool addExpectedFields();
  std::string resolvePath(StringRef Path) const;
  std::string enclosingModule() const;
  static Kind kindOf(SymbolKind K, bool IsFunction);
  static Kind kindOf(const Symbol &S) { return kindOf(S.Kind, S.isFunction()); }
  std::string detailOf(const Symbol &S) const;
  bool isAtMarker(llvm::SMRange R) const {
    return Marked->contains(R) && Marked->textRange(R).touches(MarkerOffset) &&
           R.Start != R.End;
  }

  const Analysis &A;
  const LibraryIndex &Library;
  StringRef Text;
  size_t Offset;
  /// The beginning of the name at the cursor.
  StringRef Prefix;
  /// The analysis of the text with the marker, which ends at MarkerOffset.
  std::optional<Analysis> Marked;
  size_t MarkerOffset = 0;
  std::map<std::pair<std::string, Kind>, CompletionItem> Found;
};

} // namespace

void Completer::add(StringRef Name, Kind K, StringRef Detail) {
  if (Name.starts_with_insensitive(Prefix) && !Name.ends_with(Marker))
    Found.try_emplace({Name.str(), K},
                      CompletionItem{Name.str(), K, Detail.str()});
}

Completer::Kind Completer::kindOf(SymbolKind K, bool IsFunction) {
  switch (K) {
  case SymbolKind::Type:
    return Kind::Type;
  case SymbolKind::Constructor:
  case SymbolKind::Exception:
    return Kind::Constructor;
  case SymbolKind::Field:
    return Kind::Field;
  case SymbolKind::Module:
    return Kind::Module;
  default:
    return IsFunction ? Kind::Function : Kind::Value;
  }
}

std::string Completer::detailOf(const Symbol &S) const {
  if (S.TheConstructor && S.Kind != SymbolKind::Field)
    return constructorText(*S.TheConstructor);
  if (S.TheType)
    return definitionText(*S.TheType);
  return S.Ty ? typeText(S.Ty) : "";
}

//===- Fields and labels --------------------------------------------------===//

void Completer::addField(const Constructor &C, unsigned I) {
  add(C.Fields[I].Name, Kind::Field,
      I < C.Arguments.size() ? typeText(C.Arguments[I]->resolve()) : "");
}

void Completer::addAllFields() {
  for (const DataType &D : Marked->dataTypes())
    if (D.IsRecord && D.Range.isValid())
      for (const Constructor *C : D.Constructors)
        for (unsigned I = 0; I != C->Fields.size(); ++I)
          addField(*C, I);
}

/// Adds the fields of a record of type T, or all fields if T is not known.
void Completer::addFields(const Type *T) {
  T = T ? T->resolve() : nullptr;
  if (!T || !T->isData() || !T->definition()->IsRecord) {
    if (!T || T->isVariable() || (T->isData() && T->definition()->Name == "_"))
      addAllFields();
    return;
  }
  for (const Constructor *C : T->definition()->Constructors)
    for (unsigned I = 0; I != C->Fields.size(); ++I)
      addField(*C, I);
}

/// If the marker is the name of a field, adds the fields that can stand there.
bool Completer::addExpectedFields() {
  bool IsField = false;
  auto AddRecord = [&](llvm::ArrayRef<FieldName> Names, const Type *T) {
    auto IsMarker = [&](const FieldName &N) { return isAtMarker(N.Range); };
    if (IsField || llvm::none_of(Names, IsMarker))
      return;
    IsField = true;
    // A record type that has one of the other fields.
    for (const DataType &D : Marked->dataTypes())
      for (const Constructor *C : D.Constructors)
        for (const Field &F : C->Fields)
          if (D.IsRecord && llvm::any_of(Names, [&](const FieldName &N) {
                return unqualifiedName(N.Name) == F.Name;
              })) {
            for (unsigned I = 0; I != C->Fields.size(); ++I)
              addField(*C, I);
            return;
          }
    addFields(T);
  };
  Marked->forEachExpression([&](const Expression &E) {
    if (const auto *G = dyn_cast<GetField>(&E);
        G && isAtMarker(G->Name.Range)) {
      IsField = true;
      addFields(G->Object->Ty);
    } else if (const auto *S = dyn_cast<SetField>(&E);
               S && isAtMarker(S->Name.Range)) {
      IsField = true;
      addFields(S->Object->Ty);
    } else if (const auto *R = dyn_cast<Record>(&E)) {
      AddRecord(R->Names, R->Base ? R->Base->Ty : R->Ty);
    }
    forEachPattern(E, [&](const Pattern &P) { AddRecord(P.FieldNames, P.Ty); });
  });
  return IsField;
}

/// Adds the labels of the function that the innermost call around the cursor
/// calls.
void Completer::addLabels() {
  const Apply *Innermost = nullptr;
  Marked->forEachExpression([&](const Expression &E) {
    const auto *Call = dyn_cast<Apply>(&E);
    if (Call && isAtMarker(Call->Range) &&
        (!Innermost || Marked->textRange(Call->Range).Begin >=
                           Marked->textRange(Innermost->Range).Begin))
      Innermost = Call;
  });
  if (!Innermost || !Innermost->Callee->Ty)
    return;
  // Cyclic types, which are errors, would have any number of parameters.
  unsigned Left = 100;
  for (const Type *T = Innermost->Callee->Ty->resolve();
       T->isFunction() && Left--; T = T->result())
    if (!T->label().isNone())
      add(T->label().Name, Kind::Label, typeText(T->operand(0)));
}

//===- Names --------------------------------------------------------------===//

/// Returns the full name of a module that a path denotes at the cursor.
std::string Completer::resolvePath(StringRef Path) const {
  std::string Full = Path.str();
  constexpr unsigned LongestChain = 8;
  for (unsigned I = 0; I != LongestChain; ++I) {
    // Names in the innermost enclosing module come first.
    const ModuleAlias *Found = nullptr;
    std::string Scope = enclosingModule();
    while (!Found) {
      std::string Candidate = Scope.empty() ? Full : Scope + "." + Full;
      for (const ModuleAlias &M : Marked->modules())
        if (M.Path == Candidate)
          Found = &M;
      if (Scope.empty())
        break;
      Scope = modulePath(Scope).str();
    }
    if (!Found)
      return Full;
    if (Found->Target == Full || Found->Target == Found->Path)
      return Found->Target;
    Full = Found->Target;
  }
  return Full;
}

/// The path of the module whose `struct` contains the cursor.
std::string Completer::enclosingModule() const {
  std::string Path;
  llvm::ArrayRef<OutlineItem> Items = Marked->outline();
  for (bool IsInside = true; IsInside;) {
    IsInside = false;
    for (const OutlineItem &Item : Items)
      if (Item.TheKind == OutlineItem::Kind::Module &&
          Item.Range.contains(MarkerOffset)) {
        Path += (Path.empty() ? "" : ".") + Item.Name;
        Items = Item.Children;
        IsInside = true;
        break;
      }
  }
  return Path;
}

/// Adds the names of a module of the program.
void Completer::addModuleMembers(StringRef Full, bool OnlyTypes) {
  for (const Symbol &S : Marked->symbols())
    if (S.Definition && S.IsTopLevel && modulePath(S.FullName) == Full &&
        (!OnlyTypes || S.Kind == SymbolKind::Type))
      add(S.Name, kindOf(S), detailOf(S));
  for (const ModuleAlias &M : Marked->modules())
    if (modulePath(M.Path) == Full)
      add(unqualifiedName(M.Path), Kind::Module);
}

/// Adds the names of a module or a functor of the library; those that need no
/// path, if Path is empty.
void Completer::addLibrary(StringRef Path, bool OnlyTypes) {
  for (const LibraryIndex::Name &N : Library.names())
    if (modulePath(N.FullName) == Path &&
        (!OnlyTypes || N.Kind == SymbolKind::Type))
      add(unqualifiedName(N.FullName), kindOf(N.Kind, N.IsFunction), N.Detail);
}

void Completer::addModules(StringRef Path) {
  for (const std::string &M : Library.modules())
    if (modulePath(M) == Path)
      add(unqualifiedName(M), Kind::Module);
}

void Completer::addMembers(StringRef Path, bool OnlyTypes) {
  std::string Full = resolvePath(Path);
  addModuleMembers(Full, OnlyTypes);
  if (Full == "Stdlib")
    addLibrary("", OnlyTypes);
  addLibrary(Full, OnlyTypes);
  addModules(Full);
}

void Completer::addKeywords() {
  static constexpr StringRef Words[] = {
#define KEYWORD(Name, Spelling) Spelling,
#define EXTENSION_KEYWORD(Name, Spelling, Hint) Spelling,
#define PUNCTUATION(Name, Spelling)
#define EXTENSION_PUNCTUATION(Name, Spelling, Hint)
#include "mincaml/Frontend/Token.def"
      "and", "as", "function", "match", "mutable", "when"};
  static constexpr StringRef OriginalWords[] = {
#define KEYWORD(Name, Spelling) Spelling,
#define PUNCTUATION(Name, Spelling)
#define EXTENSION_KEYWORD(Name, Spelling, Hint)
#define EXTENSION_PUNCTUATION(Name, Spelling, Hint)
#include "mincaml/Frontend/Token.def"
  };
  for (StringRef Word : A.options().Strict ? llvm::ArrayRef(OriginalWords)
                                           : llvm::ArrayRef(Words))
    if (!Word.contains('.'))
      add(Word, Kind::Keyword);
}

void Completer::addNames(bool OnlyTypes) {
  // The innermost definition of each name that is visible at the cursor.
  llvm::StringMap<const Symbol *> Visible;
  const std::string Module = enclosingModule();
  for (const Symbol &S : Marked->symbols()) {
    if (!S.Definition)
      continue;
    if (S.Kind == SymbolKind::Value || S.Kind == SymbolKind::Parameter ||
        S.Kind == SymbolKind::External) {
      if (OnlyTypes || S.Scope.Begin >= MarkerOffset ||
          S.Scope.End < MarkerOffset)
        continue;
      const Symbol *&Innermost = Visible[S.Name];
      if (!Innermost || S.Scope.Begin >= Innermost->Scope.Begin)
        Innermost = &S;
      continue;
    }
    // Types and constructors have no recorded scope.
    if (S.Kind == SymbolKind::Field || S.Kind == SymbolKind::Module ||
        (OnlyTypes && S.Kind != SymbolKind::Type) ||
        S.Definition->Begin > MarkerOffset)
      continue;
    StringRef Path = modulePath(S.FullName);
    if (Path.empty() || Path == Module ||
        StringRef(Module).starts_with((Path + ".").str()))
      add(S.Name, kindOf(S), detailOf(S));
  }
  for (const auto &Entry : Visible)
    add(Entry.first(), kindOf(*Entry.second), detailOf(*Entry.second));
  for (const OpenedModule &O : Marked->openedModules())
    if (O.Scope.touches(MarkerOffset))
      addMembers(O.Path, OnlyTypes);
  for (const ModuleAlias &M : Marked->modules()) {
    StringRef Path = modulePath(M.Path);
    if (Path.empty() || Path == Module)
      add(unqualifiedName(M.Path), Kind::Module);
  }
  // A definition of the program hides that of the library.
  for (const LibraryIndex::Name &N : Library.names())
    if (modulePath(N.FullName).empty() && !Visible.contains(N.FullName) &&
        (!OnlyTypes || N.Kind == SymbolKind::Type))
      add(N.FullName, kindOf(N.Kind, N.IsFunction), N.Detail);
  addModules("");
  if (!OnlyTypes)
    addKeywords();
}

CompletionList Completer::run() {
  Offset = std::min(Offset, Text.size());
  CompletionList Result;
  TextRange Name = nameAround(Text, Offset);
  Result.Replaced = {Name.Begin, Offset};
  Prefix = Text.slice(Name.Begin, Offset);
  if (A.isInCommentOrString(Offset) ||
      (!Prefix.empty() && llvm::isDigit(Prefix.front())))
    return Result;
  StringRef Before = Text.take_front(Name.Begin);
  // In `1.`, the point belongs to the number.
  if (Before.ends_with(".")) {
    TextRange Number = nameAround(Text, Name.Begin - 1);
    if (llvm::isDigit(Text[Number.Begin]))
      return Result;
  }
  std::string New = Before.str() + Prefix.str() + Marker.str();
  MarkerOffset = New.size();
  New += Text.drop_front(Name.End);
  Marked.emplace(Document(std::move(New)), A.options());

  bool IsType = false;
  for (const Occurrence &O : Marked->occurrences())
    IsType |= O.Range.End == MarkerOffset &&
              Marked->symbolOf(O).Kind == SymbolKind::Type;
  StringRef Path = Before;
  if (Path.consume_back(".")) {
    size_t Start = Path.size();
    while (Start &&
           (isWordCharacter(Path[Start - 1]) || Path[Start - 1] == '.'))
      --Start;
    Path = Path.drop_front(Start);
    // A path of modules; otherwise the text before the point is a record.
    bool IsPath = !Path.empty();
    llvm::SmallVector<StringRef, 4> Parts;
    Path.split(Parts, '.');
    for (StringRef Part : Parts)
      IsPath &= !Part.empty() && llvm::isUpper(Part.front());
    if (IsPath)
      addMembers(Path, IsType);
    else
      addExpectedFields();
  } else if (Before.ends_with("~") || Before.ends_with("?")) {
    addLabels();
  } else {
    StringRef Word = Before.rtrim();
    Word = Word.drop_front(nameAround(Word, Word.size()).Begin);
    if (Word == "open" || Word == "include") {
      for (const ModuleAlias &M : Marked->modules())
        if (modulePath(M.Path).empty())
          add(M.Path, Kind::Module);
      addModules("");
    } else if (!addExpectedFields()) {
      addNames(IsType);
    }
  }
  for (auto &[Key, Item] : Found)
    Result.Items.push_back(std::move(Item));
  return Result;
}

CompletionList mincaml::lsp::complete(const Analysis &A, size_t Offset,
                                      const LibraryIndex &Library) {
  return Completer(A, Offset, Library).run();
}

//===----------------------------------------------------------------------===//
// Signature help
//===----------------------------------------------------------------------===//

namespace {

/// A call, and the number of the argument that contains the cursor.
struct CallAtCursor {
  const Apply *Call = nullptr;
  unsigned Argument = 0;
};

} // namespace

static CallAtCursor findCall(const Analysis &A, size_t Offset) {
  CallAtCursor Found;
  A.forEachExpression([&](const Expression &E) {
    const auto *Call = dyn_cast<Apply>(&E);
    if (!Call || Call->Written == Apply::Notation::Pipe)
      return;
    for (unsigned I = 0; I != Call->Arguments.size(); ++I) {
      llvm::SMRange R = Call->Arguments[I]->Range;
      // An omitted optional argument has the range of the call.
      if (!A.contains(R) || !A.textRange(R).touches(Offset) ||
          A.textRange(R) == A.textRange(Call->Range))
        continue;
      // An inner call begins later.
      if (!Found.Call || A.textRange(Call->Range).Begin >=
                             A.textRange(Found.Call->Range).Begin)
        Found = {Call, I};
    }
  });
  return Found;
}

static std::optional<SignatureHelp> signatureOf(const Analysis &A,
                                                CallAtCursor At) {
  if (!At.Call)
    return std::nullopt;
  const Expression *Callee = At.Call->Callee;
  if (At.Call->LacksArguments)
    if (const auto *F = dyn_cast<Fun>(Callee))
      if (const auto *Inner = dyn_cast<Apply>(F->Function->Body))
        Callee = Inner->Callee;
  const Type *T = Callee->Ty;
  SignatureHelp Help;
  Help.Label = "fun";
  if (const auto *V = dyn_cast<VariableReference>(Callee)) {
    if (A.contains(V->Range))
      Help.Label = A.document().text(A.textRange(V->Range)).str();
    if (V->Instance)
      T = V->Instance->Scheme->Root;
  }
  T = T ? T->resolve() : nullptr;
  if (!T || !T->isFunction())
    return std::nullopt;
  Help.Label += " : ";
  Type::VariableNames Names;
  constexpr unsigned MostParameters = 100;
  for (; T->isFunction() && Help.Parameters.size() < MostParameters;
       T = T->result()) {
    for (unsigned I = 0; I != T->size(); ++I) {
      const Type *Parameter = T->operand(I);
      size_t Begin = Help.Label.size();
      if (T->size() == 1 && !T->label().isNone()) {
        Help.Label += T->label().IsOptional ? "?" : "";
        Help.Label += T->label().Name.str() + ":";
        if (T->label().IsOptional && Parameter->isData() && Parameter->size())
          Parameter = Parameter->operand(0);
      }
      std::string Text = Parameter->str(&Names);
      Help.Label += Parameter->isFunction() ? "(" + Text + ")" : Text;
      Help.Parameters.push_back({Begin, Help.Label.size()});
      Help.Label += " -> ";
    }
  }
  Help.Label += T->str(&Names);
  Help.ActiveParameter = At.Argument;
  return Help;
}

std::optional<SignatureHelp> mincaml::lsp::signatureHelp(const Analysis &A,
                                                         size_t Offset) {
  Offset = std::min(Offset, A.document().text().size());
  if (A.isInCommentOrString(Offset))
    return signatureOf(A, findCall(A, Offset));
  StringRef Text = A.document().text();
  TextRange Name = nameAround(Text, Offset);
  std::string New;
  size_t MarkerOffset;
  if (Name.Begin != Name.End) { // The cursor is at a name or a number.
    return signatureOf(A, findCall(A, Offset));
  }
  New = Text.take_front(Offset).str() + " " + Marker.str();
  MarkerOffset = New.size();
  New += " ";
  New += Text.drop_front(Offset);
  Analysis Marked(Document(std::move(New)), A.options());
  return signatureOf(Marked, findCall(Marked, MarkerOffset));
}
