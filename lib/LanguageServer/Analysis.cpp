//===- Analysis.cpp - What is known about one version of a text -----------===//

#include "mincaml/LanguageServer/Analysis.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include <map>
#include <tuple>

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::lsp;
using llvm::cast;
using llvm::dyn_cast;
using llvm::SMRange;
using llvm::StringRef;

/// The name that the text has for a variable or a definition: without the path
/// of its module and without what makes it unique.
static StringRef shortName(StringRef Name) {
  Name = sourceName(Name);
  // Operators contain dots that separate nothing.
  return !Name.empty() &&
                 (llvm::isAlpha(Name.back()) || llvm::isDigit(Name.back()) ||
                  Name.back() == '_' || Name.back() == '\'')
             ? unqualifiedName(Name)
             : Name;
}

/// Whether the front end has added this variable to a `let rec` of values, for
/// the value of the variable with the same source name.
static bool isCell(StringRef Name) {
  size_t Mark = Name.rfind('#');
  return Mark != StringRef::npos &&
         !llvm::all_of(Name.drop_front(Mark + 1),
                       [](char C) { return llvm::isDigit(C); });
}

//===----------------------------------------------------------------------===//
// The outline
//
// It is built before addLibrary removes the modules.
//
//===----------------------------------------------------------------------===//

namespace {

class OutlineBuilder {
public:
  explicit OutlineBuilder(const Analysis &A) : A(A) {}

  /// Appends the items of a program or a module. Path is that of the module,
  /// with a dot at its end.
  void addItems(const Expression *E, const std::string &Path,
                std::vector<OutlineItem> &Items);

  std::vector<OpenedModule> Opened;
  std::vector<ModuleAlias> Modules;

private:
  void addLocal(const Expression *E, unsigned Depth,
                std::vector<OutlineItem> &Items);
  void addDefinitions(const LetDefinitions &L, unsigned Depth,
                      std::vector<OutlineItem> &Items);
  void addFunction(const FunctionDefinition &F, const Expression &Body,
                   unsigned Depth, std::vector<OutlineItem> &Items);
  void addTypes(const TypeDefinition &T, size_t End,
                std::vector<OutlineItem> &Items);
  bool add(OutlineItem::Kind Kind, StringRef Name, SMRange NameRange,
           TextRange Range, std::vector<OutlineItem> &Items);
  size_t endOf(const Expression &Item, const Expression *Rest) const;
  size_t start(const Expression &E) const { return A.textRange(E.Range).Begin; }

  const Analysis &A;
};

/// Functions that are nested more deeply are not shown.
constexpr unsigned DeepestOutline = 4;

} // namespace

/// Appends an item. Returns false, and appends nothing, if its name is not in
/// the text, as after some errors.
bool OutlineBuilder::add(OutlineItem::Kind Kind, StringRef Name,
                         SMRange NameRange, TextRange Range,
                         std::vector<OutlineItem> &Items) {
  if (Name.empty() || Name == "_" || !A.contains(NameRange) ||
      isCompilerGenerated(Name))
    return false;
  OutlineItem Item;
  Item.TheKind = Kind;
  Item.Name = Name.str();
  Item.NameRange = A.textRange(NameRange);
  if (Item.NameRange.Begin == Item.NameRange.End)
    return false;
  Item.Range = {std::min(Range.Begin, Item.NameRange.Begin),
                std::max(Range.End, Item.NameRange.End)};
  Items.push_back(std::move(Item));
  return true;
}

/// The end of an item that Rest follows: that of the last token before Rest,
/// except `;;`.
size_t OutlineBuilder::endOf(const Expression &Item,
                             const Expression *Rest) const {
  TextRange Whole = A.textRange(Item.Range);
  size_t Limit = Rest && A.contains(Rest->Range)
                     ? std::max(A.textRange(Rest->Range).Begin, Whole.Begin)
                     : Whole.End;
  const Token *Last = llvm::partition_point(A.tokens(), [&](const Token &T) {
    return A.textRange(T.Range).End <= Limit;
  });
  while (Last != A.tokens().begin()) {
    --Last;
    if (!Last->is(TokenKind::SemicolonSemicolon))
      return std::max(A.textRange(Last->Range).End, Whole.Begin);
  }
  return Whole.Begin;
}

void OutlineBuilder::addFunction(const FunctionDefinition &F,
                                 const Expression &Body, unsigned Depth,
                                 std::vector<OutlineItem> &Items) {
  if (add(OutlineItem::Kind::Function, F.Name.Name, F.Name.Range,
          A.textRange(F.Range), Items) &&
      Depth < DeepestOutline)
    addLocal(&Body, Depth + 1, Items.back().Children);
}

void OutlineBuilder::addDefinitions(const LetDefinitions &L, unsigned Depth,
                                    std::vector<OutlineItem> &Items) {
  for (auto [D, Value] : llvm::zip_equal(L.Definitions, L.Values)) {
    if (D.Function) {
      addFunction(*D.Function, *Value, Depth, Items);
      continue;
    }
    TextRange Range{A.textRange(D.Target.Range).Begin,
                    A.textRange(Value->Range).End};
    if (L.Definitions.size() == 1)
      Range.Begin = start(L);
    for (const Binder *B : boundVariables(D.Target))
      if (add(OutlineItem::Kind::Value, B->Name, B->Range, Range, Items) &&
          Depth < DeepestOutline && D.Target.isVariable())
        addLocal(Value, Depth + 1, Items.back().Children);
  }
}

/// Appends the definitions at the start of an expression: programs of the
/// original language consist of them.
void OutlineBuilder::addLocal(const Expression *E, unsigned Depth,
                              std::vector<OutlineItem> &Items) {
  while (E) {
    if (const auto *L = dyn_cast<Let>(E)) {
      TextRange Range{start(*L), A.textRange(L->Value->Range).End};
      if (Depth == 0 || llvm::isa<Fun>(L->Value))
        add(OutlineItem::Kind::Value, L->Variable.Name, L->Variable.Range,
            Range, Items);
    } else if (const auto *F = dyn_cast<LetRec>(E)) {
      addFunction(*F->Function, *F->Function->Body, Depth, Items);
    } else if (const auto *T = dyn_cast<LetTuple>(E)) {
      TextRange Range{start(*T), A.textRange(T->Value->Range).End};
      if (Depth == 0)
        for (const Binder &B : T->Variables)
          add(OutlineItem::Kind::Value, B.Name, B.Range, Range, Items);
    } else if (const auto *L = dyn_cast<LetDefinitions>(E)) {
      if (Depth == 0 || llvm::any_of(L->Definitions, [](const Definition &D) {
            return D.Function;
          }))
        addDefinitions(*L, Depth, Items);
    } else {
      return;
    }
    E = continuation(E);
  }
}

void OutlineBuilder::addTypes(const TypeDefinition &T, size_t End,
                              std::vector<OutlineItem> &Items) {
  size_t Begin = start(T);
  for (size_t I = 0; I != T.Declarations.size(); ++I) {
    const TypeDeclaration &D = T.Declarations[I];
    size_t EndOfThis = I + 1 != T.Declarations.size()
                           ? A.textRange(T.Declarations[I + 1].NameRange).Begin
                           : End;
    TextRange Range{Begin, std::max(Begin, EndOfThis)};
    Begin = Range.End;
    if (!add(OutlineItem::Kind::Type, D.Name, D.NameRange, Range, Items))
      continue;
    std::vector<OutlineItem> &Children = Items.back().Children;
    for (const ConstructorDeclaration &C : D.Constructors)
      add(OutlineItem::Kind::Constructor, C.Name, C.NameRange,
          A.textRange(C.NameRange), Children);
    for (const FieldDeclaration &F : D.Fields)
      add(OutlineItem::Kind::Field, F.Name.Name, F.Name.Range,
          A.textRange(F.Name.Range), Children);
  }
}

void OutlineBuilder::addItems(const Expression *E, const std::string &Path,
                              std::vector<OutlineItem> &Items) {
  while (E && (isTopLevelDefinition(E) || llvm::isa<TopLevelExpression>(E))) {
    const Expression *Rest = continuation(E);
    TextRange Range{start(*E), endOf(*E, Rest)};
    if (const auto *L = dyn_cast<LetDefinitions>(E)) {
      addDefinitions(*L, /*Depth=*/0, Items);
    } else if (const auto *T = dyn_cast<TypeDefinition>(E)) {
      addTypes(*T, Range.End, Items);
    } else if (const auto *X = dyn_cast<ExceptionDefinition>(E)) {
      add(OutlineItem::Kind::Exception, X->Name, X->NameRange, Range, Items);
    } else if (const auto *X = dyn_cast<ExternalDefinition>(E)) {
      add(OutlineItem::Kind::External, X->Variable.Name, X->Variable.Range,
          Range, Items);
    } else if (const auto *M = dyn_cast<ModuleDefinition>(E)) {
      std::string Full = Path + M->Name.Name.str();
      Modules.push_back(
          {Full, M->Path.Name.empty() ? Full : M->Path.Name.str()});
      if (add(OutlineItem::Kind::Module, M->Name.Name, M->Name.Range, Range,
              Items) &&
          M->Contents && StringRef(Path).count('.') < DeepestModule)
        addItems(M->Contents, Full + ".", Items.back().Children);
    } else if (const auto *T = dyn_cast<TopLevelExpression>(E)) {
      addLocal(T->Value, /*Depth=*/0, Items);
    } else if (const auto *O = dyn_cast<Open>(E)) {
      TextRange Name = A.textRange(O->Path.Range);
      Opened.push_back(
          {O->Path.Name.str(), {Name.End, A.textRange(O->Range).End}});
    }
    E = Rest;
  }
  if (E)
    addLocal(E, /*Depth=*/0, Items);
}

//===----------------------------------------------------------------------===//
// The index
//===----------------------------------------------------------------------===//

namespace mincaml::lsp {

/// Finds the definitions and uses of names in the typed tree.
class IndexBuilder {
public:
  explicit IndexBuilder(Analysis &A) : A(A) {}

  void run(llvm::ArrayRef<ModuleUse> ModuleUses);

private:
  /// Names of different spaces can be equal.
  enum Space : unsigned {
    Values,
    TypeNames,
    Constructors,
    Fields,
    ModuleNames
  };
  using Key = std::pair<unsigned, size_t>;

  struct PendingValue {
    TextRange Range;
    const VariableReference *Use;
  };
  struct PendingType {
    TextRange Range;
    StringRef Name;
  };

  static Space spaceOf(SymbolKind K) {
    switch (K) {
    case SymbolKind::Type:
      return TypeNames;
    case SymbolKind::Constructor:
    case SymbolKind::Exception:
      return Constructors;
    case SymbolKind::Field:
      return Fields;
    case SymbolKind::Module:
      return ModuleNames;
    default:
      return Values;
    }
  }

  void visit(const Expression &E);
  void visitFunction(const FunctionDefinition &F, const Expression &Body);
  void visitBinder(const Binder &B, SymbolKind Kind, TextRange Scope,
                   bool IsTopLevel = false, bool IsAnnotated = false);
  void visitPattern(const Pattern &P, SymbolKind Kind, TextRange Scope,
                    bool IsTopLevel = false,
                    llvm::DenseMap<StringRef, size_t> *FirstOfName = nullptr);
  void visitType(const TypeExpression *T);
  void visitTypes(const TypeDefinition &T);
  void visitException(const ExceptionDefinition &X);
  void addConstructor(const Constructor *C, SMRange Name);
  void defineConstructor(SymbolKind Kind, StringRef FullName, SMRange Written,
                         const Constructor *C);
  void addField(const Constructor *C, const FieldName &Name);
  void addField(const Constructor *C, const FieldDeclaration &F, unsigned I);
  void resolve();

  std::optional<TextRange> findName(SMRange Written, StringRef Name) const;
  bool define(Symbol S, TextRange Name) {
    return define(std::move(S), Name, Name.Begin);
  }
  bool define(Symbol S, TextRange Name, size_t Begin);
  unsigned librarySymbol(Symbol S);
  void use(TextRange Range, unsigned SymbolIndex, Type *Ty = nullptr) {
    A.Occurrences.push_back({Range, SymbolIndex, /*IsDefinition=*/false, Ty});
  }
  void useDefinition(Space S, SMRange Definition, Symbol Library,
                     TextRange Range);
  TextRange to(size_t Begin, const Expression &Last) const {
    return {Begin, std::max(Begin, A.textRange(Last.Range).End)};
  }
  size_t endOf(const Expression &E) const { return A.textRange(E.Range).End; }

  Analysis &A;
  std::map<Key, unsigned> Defined;
  llvm::StringMap<unsigned> OfLibrary;
  /// Maps the start of a variable in a later alternative of an or-pattern to the
  /// start of that of the same name in the first alternative.
  llvm::DenseMap<size_t, size_t> Alternatives;
  std::vector<PendingValue> PendingValues;
  std::vector<PendingType> PendingTypes;
  llvm::DenseSet<const TypeExpression *> VisitedTypes;
  /// For each type name, the definitions in the order of the text.
  llvm::StringMap<std::vector<std::pair<size_t, unsigned>>> DefinedTypes;
};

} // namespace mincaml::lsp

/// Returns the range of the last part of a name, which may have a path, in the
/// text of a source range. Returns nothing if the text there is another one:
/// the front end replaces some expressions by others.
std::optional<TextRange> IndexBuilder::findName(SMRange Written,
                                                StringRef Name) const {
  if (Name.empty() || Name == "_" || !A.contains(Written))
    return std::nullopt;
  TextRange R = A.textRange(Written);
  StringRef Text = A.document().text(R);
  if (Text.starts_with("(") && Text.ends_with(")")) { // `( + )`
    Text = Text.drop_front().drop_back().trim();
    R.Begin = Text.begin() - A.document().text().begin();
    R.End = R.Begin + Text.size();
  }
  if (!Text.ends_with(Name))
    return std::nullopt;
  size_t Before = Text.size() - Name.size();
  if (Before && Text[Before - 1] != '.')
    return std::nullopt;
  return TextRange{R.Begin + Before, R.End};
}

/// Adds a definition and its occurrence. Begin is the start of the name in the
/// tree, which may have parentheses around it. Returns false if the name is
/// already defined there.
bool IndexBuilder::define(Symbol S, TextRange Name, size_t Begin) {
  auto [I, IsNew] =
      Defined.try_emplace({spaceOf(S.Kind), Begin}, unsigned(A.Symbols.size()));
  if (!IsNew)
    return false;
  S.Definition = Name;
  A.Occurrences.push_back(
      {Name, unsigned(A.Symbols.size()), /*IsDefinition=*/true, S.Ty});
  A.Symbols.push_back(std::move(S));
  return true;
}

/// Returns the symbol of the library with the kind and name of S.
unsigned IndexBuilder::librarySymbol(Symbol S) {
  std::string Text = std::to_string(spaceOf(S.Kind)) + S.FullName;
  if (S.Kind == SymbolKind::Field && S.TheConstructor)
    Text += ":" + S.TheConstructor->Name.str();
  auto [I, IsNew] = OfLibrary.try_emplace(Text, unsigned(A.Symbols.size()));
  if (IsNew)
    A.Symbols.push_back(std::move(S));
  return I->second;
}

/// Adds a use of the symbol that is defined at a source range, or of a symbol of
/// the library if the range is not that of a definition.
void IndexBuilder::useDefinition(Space S, SMRange Definition, Symbol Library,
                                 TextRange Range) {
  if (A.contains(Definition)) {
    auto I = Defined.find({S, A.textRange(Definition).Begin});
    if (I != Defined.end()) {
      if (A.Symbols[I->second].Definition != Range)
        use(Range, I->second);
      return;
    }
  }
  use(Range, librarySymbol(std::move(Library)));
}

void IndexBuilder::visitBinder(const Binder &B, SymbolKind Kind,
                               TextRange Scope, bool IsTopLevel,
                               bool IsAnnotated) {
  visitType(B.Annotation);
  std::optional<TextRange> Name = findName(B.Range, shortName(B.Name));
  // The parser gives a parameter with a default another name, and binds the
  // name in the body.
  if (!Name || isCell(B.Name) ||
      (Kind == SymbolKind::Parameter && isCompilerGenerated(B.Name)))
    return;
  Symbol S;
  S.Kind = Kind;
  S.Name = shortName(B.Name).str();
  S.FullName = sourceName(B.Name).str();
  S.Ty = B.Ty;
  S.Scheme = B.Scheme;
  S.Scope = Scope;
  S.LacksAnnotation = !B.Annotation && !IsAnnotated;
  S.IsTopLevel = IsTopLevel;
  define(std::move(S), *Name, A.textRange(B.Range).Begin);
}

/// FirstOfName has the variables of the first alternative, if P is in a later
/// alternative of an or-pattern.
void IndexBuilder::visitPattern(
    const Pattern &P, SymbolKind Kind, TextRange Scope, bool IsTopLevel,
    llvm::DenseMap<StringRef, size_t> *FirstOfName) {
  if ((P.isVariable() || P.isNamed()) && FirstOfName &&
      FirstOfName->contains(P.Variable.Name)) {
    if (std::optional<TextRange> Name =
            findName(P.Variable.Range, shortName(P.Variable.Name)))
      Alternatives.try_emplace(Name->Begin,
                               FirstOfName->lookup(P.Variable.Name));
    visitType(P.Variable.Annotation);
  } else if (P.isVariable() || P.isNamed()) {
    visitBinder(P.Variable, Kind, Scope, IsTopLevel);
  } else {
    visitType(P.Variable.Annotation);
  }
  if (P.is(Pattern::Kind::Construct)) {
    if (P.TheConstructor)
      addConstructor(P.TheConstructor, P.NameRange);
    for (const FieldName &Name : P.FieldNames)
      addField(P.TheConstructor, Name);
  }
  if (!P.is(Pattern::Kind::Or) || P.Elements.empty()) {
    for (const Pattern &Element : P.Elements)
      visitPattern(Element, Kind, Scope, IsTopLevel, FirstOfName);
    return;
  }
  llvm::DenseMap<StringRef, size_t> First;
  if (!FirstOfName) {
    for (const Binder *B : boundVariables(P.Elements.front()))
      if (std::optional<TextRange> Name =
              findName(B->Range, shortName(B->Name)))
        First[B->Name] = Name->Begin;
  }
  for (size_t I = 0; I != P.Elements.size(); ++I)
    visitPattern(P.Elements[I], Kind, Scope, IsTopLevel,
                 FirstOfName ? FirstOfName
                 : I         ? &First
                             : nullptr);
}

void IndexBuilder::visitType(const TypeExpression *T) {
  if (!T || !VisitedTypes.insert(T).second)
    return;
  if (T->TheKind == TypeExpression::Kind::Constructor && A.contains(T->Range)) {
    // The range also contains the arguments, which precede the name.
    TextRange R = A.textRange(T->Range);
    StringRef Name = shortName(T->Name);
    if (!Name.empty() && A.document().text(R).ends_with(Name))
      PendingTypes.push_back({{R.End - Name.size(), R.End}, T->Name});
  }
  for (const TypeExpression *Operand : T->Operands)
    visitType(Operand);
}

void IndexBuilder::addConstructor(const Constructor *C, SMRange Written) {
  std::optional<TextRange> Name = findName(Written, shortName(C->Name));
  if (!Name || !llvm::isAlpha(A.document().text()[Name->Begin]))
    return;
  Symbol S;
  S.Kind = C->Parent ? SymbolKind::Constructor : SymbolKind::Exception;
  S.Name = shortName(C->Name).str();
  S.FullName = sourceName(C->Name).str();
  S.TheConstructor = C;
  useDefinition(Constructors, C->Range, std::move(S), *Name);
}

void IndexBuilder::defineConstructor(SymbolKind Kind, StringRef FullName,
                                     SMRange Written, const Constructor *C) {
  std::optional<TextRange> Name = findName(Written, shortName(FullName));
  if (!Name)
    return;
  Symbol S;
  S.Kind = Kind;
  S.Name = shortName(FullName).str();
  S.FullName = sourceName(FullName).str();
  S.TheConstructor = C;
  S.IsTopLevel = true;
  define(std::move(S), *Name);
}

void IndexBuilder::addField(const Constructor *C, const FieldName &Written) {
  StringRef Short = unqualifiedName(Written.Name);
  std::optional<TextRange> Name = findName(Written.Range, Short);
  if (!C || !Name)
    return;
  for (unsigned I = 0; I != C->Fields.size(); ++I) {
    const Field &F = C->Fields[I];
    if (F.Name != Short)
      continue;
    Symbol S;
    S.Kind = SymbolKind::Field;
    S.Name = S.FullName = Short.str();
    S.TheConstructor = C;
    S.FieldIndex = I;
    S.Ty = I < C->Arguments.size() ? C->Arguments[I] : nullptr;
    useDefinition(Fields, F.Range, std::move(S), *Name);
    return;
  }
}

/// Adds the definition of field I of a record or an inline record.
void IndexBuilder::addField(const Constructor *C, const FieldDeclaration &F,
                            unsigned I) {
  visitType(F.Annotation);
  std::optional<TextRange> Name = findName(F.Name.Range, F.Name.Name);
  if (!Name)
    return;
  Symbol S;
  S.Kind = SymbolKind::Field;
  S.Name = S.FullName = F.Name.Name.str();
  if (C && I < C->Fields.size() && C->Fields[I].Name == F.Name.Name) {
    S.TheConstructor = C;
    S.FieldIndex = I;
    S.Ty = I < C->Arguments.size() ? C->Arguments[I] : nullptr;
  }
  define(std::move(S), *Name);
}

void IndexBuilder::visitTypes(const TypeDefinition &T) {
  for (const TypeDeclaration &D : T.Declarations) {
    visitType(D.Meaning);
    auto ConstructorAt = [&](size_t I) -> const Constructor * {
      return D.Definition && I < D.Definition->Constructors.size()
                 ? D.Definition->Constructors[I]
                 : nullptr;
    };
    if (std::optional<TextRange> Name =
            findName(D.NameRange, shortName(D.Name))) {
      Symbol S;
      S.Kind = SymbolKind::Type;
      S.Name = shortName(D.Name).str();
      S.FullName = D.Name.str();
      S.TheType = D.Definition;
      S.IsTopLevel = true;
      unsigned Index = A.Symbols.size();
      if (define(std::move(S), *Name))
        DefinedTypes[D.Name].push_back({A.textRange(T.Range).Begin, Index});
    }
    for (unsigned I = 0; I != D.Fields.size(); ++I)
      addField(ConstructorAt(0), D.Fields[I], I);
    for (size_t I = 0; I != D.Constructors.size(); ++I) {
      const ConstructorDeclaration &C = D.Constructors[I];
      for (const TypeExpression *Argument : C.Arguments)
        visitType(Argument);
      defineConstructor(SymbolKind::Constructor, C.Name, C.NameRange,
                        ConstructorAt(I));
      for (unsigned F = 0; F != C.Fields.size(); ++F)
        addField(ConstructorAt(I), C.Fields[F], F);
    }
  }
}

void IndexBuilder::visitException(const ExceptionDefinition &X) {
  visitType(X.Annotation);
  defineConstructor(SymbolKind::Exception, X.Name, X.NameRange, X.Constructor);
  for (unsigned I = 0; I != X.Fields.size(); ++I)
    addField(X.Constructor, X.Fields[I], I);
}

void IndexBuilder::visitFunction(const FunctionDefinition &F,
                                 const Expression &Body) {
  visitType(F.ResultAnnotation);
  TextRange Scope = to(A.textRange(F.Range).Begin, Body);
  for (size_t I = 0; I != F.Parameters.size(); ++I) {
    if (F.Patterns.empty())
      visitBinder(F.Parameters[I], SymbolKind::Parameter, Scope);
    else
      visitPattern(F.Patterns[I], SymbolKind::Parameter, Scope);
  }
  // Find the `=` after the parameters.
  std::optional<TextRange> Name =
      findName(F.Name.Range, shortName(F.Name.Name));
  if (!Name || !F.Name.Ty)
    return;
  unsigned Depth = 0;
  const Token *T = llvm::partition_point(A.tokens(), [&](const Token &T) {
    return A.textRange(T.Range).Begin < Name->End;
  });
  for (; T != A.tokens().end(); ++T) {
    if (T->is(TokenKind::Equal) && !Depth) {
      A.Functions.push_back({A.textRange(T->Range).Begin,
                             unsigned(F.Parameters.size()), F.Name.Ty,
                             !F.ResultAnnotation && !F.Name.Annotation});
      return;
    }
    if (T->isOneOf(TokenKind::Let, TokenKind::In, TokenKind::Fun))
      return;
    if (T->isOneOf(TokenKind::LeftParen, TokenKind::LabelParen,
                   TokenKind::OptionalLabelParen, TokenKind::LeftBracket,
                   TokenKind::LeftBrace, TokenKind::LeftArray))
      ++Depth;
    else if (T->isOneOf(TokenKind::RightParen, TokenKind::RightBracket,
                        TokenKind::RightBrace, TokenKind::RightArray) &&
             Depth)
      --Depth;
  }
}

void IndexBuilder::visit(const Expression &E) {
  TextRange Whole = A.textRange(E.Range);
  switch (E.TheKind) {
  case Expression::Kind::VariableReference: {
    const auto &V = cast<VariableReference>(E);
    StringRef Short = shortName(V.Name);
    std::optional<TextRange> Name = findName(V.Range, Short);
    // addLibrary gives some functions of the library other names, which end in
    // this way.
    if (!Name && Short.consume_back("'"))
      Name = findName(V.Range, Short);
    if (Name)
      PendingValues.push_back({*Name, &V});
    return;
  }
  case Expression::Kind::Let: {
    const auto &L = cast<Let>(E);
    visitBinder(L.Variable, SymbolKind::Value, {endOf(*L.Value), Whole.End});
    return;
  }
  case Expression::Kind::LetRec: {
    const FunctionDefinition &F = *cast<LetRec>(E).Function;
    visitBinder(F.Name, SymbolKind::Value, Whole, /*IsTopLevel=*/false,
                /*IsAnnotated=*/true);
    visitFunction(F, *F.Body);
    return;
  }
  case Expression::Kind::LetTuple: {
    const auto &L = cast<LetTuple>(E);
    for (const Binder &B : L.Variables)
      visitBinder(B, SymbolKind::Value, {endOf(*L.Value), Whole.End});
    return;
  }
  case Expression::Kind::LetDefinitions: {
    const auto &L = cast<LetDefinitions>(E);
    for (auto [D, Value] : llvm::zip_equal(L.Definitions, L.Values)) {
      TextRange Scope = Whole;
      if (!L.IsRecursive)
        Scope.Begin = std::min(endOf(*L.Values.back()), Whole.End);
      if (D.Function) {
        visitBinder(D.Function->Name, SymbolKind::Value, Scope, L.IsTopLevel,
                    /*IsAnnotated=*/true);
        visitFunction(*D.Function, *Value);
      } else {
        visitPattern(D.Target, SymbolKind::Value, Scope, L.IsTopLevel);
      }
    }
    return;
  }
  case Expression::Kind::Fun: {
    const FunctionDefinition &F = *cast<Fun>(E).Function;
    visitFunction(F, *F.Body);
    return;
  }
  case Expression::Kind::For: {
    const auto &F = cast<For>(E);
    visitBinder(F.Variable, SymbolKind::Value, to(endOf(*F.To), *F.Body));
    return;
  }
  case Expression::Kind::Match: {
    const auto &M = cast<Match>(E);
    for (auto [Case, Body] : llvm::zip_equal(M.Cases, M.Bodies))
      visitPattern(Case.ThePattern, SymbolKind::Value,
                   to(A.textRange(Case.ThePattern.Range).End, *Body));
    return;
  }
  case Expression::Kind::TypeDefinition:
    visitTypes(cast<TypeDefinition>(E));
    return;
  case Expression::Kind::ExceptionDefinition:
    if (!cast<ExceptionDefinition>(E).IsOfLibrary)
      visitException(cast<ExceptionDefinition>(E));
    return;
  case Expression::Kind::ExternalDefinition: {
    const auto &X = cast<ExternalDefinition>(E);
    visitBinder(X.Variable, SymbolKind::External,
                {A.textRange(X.Variable.Range).End, Whole.End},
                /*IsTopLevel=*/true);
    return;
  }
  case Expression::Kind::Construct: {
    const auto &C = cast<Construct>(E);
    if (C.Constructor)
      addConstructor(C.Constructor, C.NameRange);
    return;
  }
  case Expression::Kind::GetField:
    addField(cast<GetField>(E).Constructor, cast<GetField>(E).Name);
    return;
  case Expression::Kind::SetField:
    addField(cast<SetField>(E).Constructor, cast<SetField>(E).Name);
    return;
  case Expression::Kind::Record:
    for (const FieldName &Name : cast<Record>(E).Names)
      addField(cast<Record>(E).Constructor, Name);
    return;
  case Expression::Kind::Annotated:
    visitType(cast<Annotated>(E).Annotation);
    return;
  default:
    return;
  }
}

/// Connects the uses of values and types with their definitions.
void IndexBuilder::resolve() {
  for (const PendingValue &P : PendingValues) {
    const VariableReference &V = *P.Use;
    if (A.contains(V.Definition)) {
      TextRange At = A.textRange(V.Definition);
      auto I = Defined.find({Values, At.Begin});
      if (I != Defined.end() &&
          A.Symbols[I->second].Name == shortName(V.Name)) {
        if (A.Symbols[I->second].Definition != P.Range)
          use(P.Range, I->second, isCell(V.Name) ? nullptr : V.Ty);
        continue;
      }
    }
    using R = VariableReference::Resolution;
    if (V.ResolvedTo == R::ImplicitExternal && !A.Options.Strict &&
        !A.Options.AllowsImplicitExternals)
      continue; // It is not defined.
    if (V.ResolvedTo == R::Local &&
        !(isLibraryName(V.Name) ||
          isLibraryName(StringRef(V.Name).rtrim('\''))))
      if (!V.Name.contains('.'))
        continue;
    Symbol S;
    S.Kind = SymbolKind::Value;
    S.Name = A.document().text(P.Range).str();
    StringRef Path = modulePath(sourceName(V.Name));
    S.FullName = Path.empty() ? S.Name : (Path + "." + S.Name).str();
    S.Ty = V.Instance ? V.Instance->Scheme->Root : V.Ty;
    S.Scheme = V.Instance ? V.Instance->Scheme : nullptr;
    use(P.Range, librarySymbol(std::move(S)), V.Ty);
  }
  for (auto [Begin, First] : Alternatives) {
    auto I = Defined.find({Values, First});
    if (I == Defined.end())
      continue;
    TextRange Range{Begin, Begin + A.Symbols[I->second].Name.size()};
    if (!Defined.contains({Values, Begin}))
      A.Occurrences.push_back(
          {Range, I->second, /*IsDefinition=*/true, A.Symbols[I->second].Ty});
  }
  for (const PendingType &P : PendingTypes) {
    auto I = DefinedTypes.find(P.Name);
    std::optional<unsigned> Found;
    // The last definition before the use is meant; its own group is one.
    if (I != DefinedTypes.end())
      for (auto [Begin, Index] : I->second)
        if (Begin <= P.Range.Begin)
          Found = Index;
    if (!Found) {
      Symbol S;
      S.Kind = SymbolKind::Type;
      S.Name = A.document().text(P.Range).str();
      S.FullName = P.Name.str();
      for (const DataType &D : A.dataTypes())
        if (D.Name == P.Name && !D.Range.isValid())
          S.TheType = &D;
      Found = librarySymbol(std::move(S));
    }
    use(P.Range, *Found);
  }
}

void IndexBuilder::run(llvm::ArrayRef<ModuleUse> ModuleUses) {
  A.forEachExpression([&](const Expression &E) { visit(E); });
  resolve();
  for (const ModuleUse &U : ModuleUses) {
    if (!A.contains(U.Use))
      continue;
    TextRange Range = A.textRange(U.Use);
    StringRef Name = A.document().text(Range);
    if (Name.empty() || !llvm::isUpper(Name.front()) ||
        !llvm::all_of(Name, isWordCharacter))
      continue;
    Symbol S;
    S.Kind = SymbolKind::Module;
    S.Name = S.FullName = Name.str();
    if (U.Use.Start == U.Definition.Start) {
      define(std::move(S), Range);
      continue;
    }
    useDefinition(ModuleNames, U.Definition, std::move(S), Range);
  }
  auto Order = [](const Occurrence &O) {
    return std::tuple(O.Range.Begin, O.Range.End, O.SymbolIndex,
                      !O.IsDefinition);
  };
  llvm::sort(A.Occurrences,
             [&](const Occurrence &Left, const Occurrence &Right) {
               return Order(Left) < Order(Right);
             });
  A.Occurrences.erase(
      llvm::unique(A.Occurrences,
                   [&](const Occurrence &Left, const Occurrence &Right) {
                     return Left.Range == Right.Range &&
                            Left.SymbolIndex == Right.SymbolIndex;
                   }),
      A.Occurrences.end());
}

//===----------------------------------------------------------------------===//
// Analysis
//===----------------------------------------------------------------------===//

/// A text with more errors is probably not a program.
static constexpr unsigned MostErrors = 100;

Analysis::Analysis(Document Document, const LanguageOptions &Language)
    : Text(std::move(Document)), Options(Language) {
  run();
}

Analysis::~Analysis() = default;

void Analysis::run() {
  Begin = Text.text().begin();
  LanguageOptions Options = this->Options;
  Options.IsForEditor = true;
  auto Record = [this](const Diagnostic &D) {
    TextDiagnostic New;
    New.Range = textRange(D.range());
    New.Level = D.severity();
    New.Code = D.code().str();
    New.Message = D.message().str();
    for (const FixIt &F : D.fixIts())
      if (contains(F.Range))
        New.Edits.push_back({textRange(F.Range), F.Replacement});
    if (New.Edits.size() != D.fixIts().size())
      New.Edits.clear();
    for (const DiagnosticNote &N : D.notes()) {
      std::optional<TextRange> Range;
      if (contains(N.Range))
        Range = textRange(N.Range);
      New.Notes.push_back({Range, N.Text});
    }
    Diagnostics.push_back(std::move(New));
  };
  DiagnosticOptions Limits;
  Limits.ErrorLimit = MostErrors;
  DiagnosticEngine Engine(Sources, Record, Limits);
  // After an error, the compiler does not run later stages. Their results are
  // useful, but their messages could be consequences of the error.
  Limits.ErrorLimit = 0;
  DiagnosticEngine Silent(Sources, [](const Diagnostic &) {}, Limits);
  auto Current = [&]() -> DiagnosticEngine & {
    return Engine.hadError() ? Silent : Engine;
  };

  unsigned BufferID =
      addSource(llvm::MemoryBuffer::getMemBuffer(Text.text(), "document"),
                Sources, Engine);
  if (!BufferID)
    return;
  Lexer TheLexer(Sources, BufferID, Options, Silent);
  std::vector<SMRange> CommentRanges;
  TheLexer.recordComments(CommentRanges);
  for (Token T = TheLexer.next(); !T.is(TokenKind::EndOfFile);
       T = TheLexer.next())
    Tokens.push_back(T);
  for (SMRange R : CommentRanges)
    Comments.push_back(textRange(R));

  Program = parse(Sources, BufferID, Trees, Options, Engine);
  if (Engine.hadError()) {
    Options.HasErrors = true;
    Program = parse(Sources, BufferID, Trees, Options, Silent);
  }
  if (!Program)
    return;
  OutlineBuilder Items(*this);
  Items.addItems(Program, "", Outline);
  ast::forEachExpression(*Program, [&](const Expression &E) {
    const auto *O = dyn_cast<Open>(&E);
    if (O && (O->Written == Open::Notation::Let ||
              O->Written == Open::Notation::Prefix))
      Items.Opened.push_back(
          {O->Path.Name.str(),
           {textRange(O->Path.Range).End, textRange(O->Range).End}});
  });
  Opened = std::move(Items.Opened);
  Modules = std::move(Items.Modules);

  std::vector<ModuleUse> ModuleUses;
  Program = addLibrary(*Program, Trees, Options, Current(), &ModuleUses);
  Options.HasErrors = Engine.hadError();
  inferTypes(*Program, Trees, Types, Options, Current());
  IndexBuilder(*this).run(ModuleUses);
}

bool Analysis::contains(SMRange R) const {
  const char *Start = R.Start.getPointer();
  const char *End = R.End.getPointer();
  return R.isValid() && Start >= Begin && Start <= End &&
         End <= Begin + Text.text().size();
}

TextRange Analysis::textRange(SMRange R) const {
  if (!contains(R)) // Some ranges of wrong programs end before they start.
    return R.Start.isValid() && contains(SMRange(R.Start, R.Start))
               ? TextRange{size_t(R.Start.getPointer() - Begin),
                           size_t(R.Start.getPointer() - Begin)}
               : TextRange{};
  return {size_t(R.Start.getPointer() - Begin),
          size_t(R.End.getPointer() - Begin)};
}

const Occurrence *Analysis::occurrenceAt(size_t Offset) const {
  const Occurrence *Found = nullptr;
  auto I = llvm::partition_point(
      Occurrences, [&](const Occurrence &O) { return O.Range.End < Offset; });
  for (; I != Occurrences.end() && I->Range.Begin <= Offset; ++I) {
    if (!I->Range.touches(Offset))
      continue;
    // A name that contains the offset is better than one that ends there.
    bool IsBetter =
        !Found ||
        (I->Range.contains(Offset) && !Found->Range.contains(Offset)) ||
        (I->Range == Found->Range &&
         symbolOf(*Found).Kind == SymbolKind::Field);
    if (IsBetter)
      Found = &*I;
  }
  return Found;
}

std::vector<const Occurrence *>
Analysis::occurrencesOf(unsigned SymbolIndex) const {
  std::vector<const Occurrence *> Found;
  for (const Occurrence &O : Occurrences)
    if (O.SymbolIndex == SymbolIndex)
      Found.push_back(&O);
  return Found;
}

void Analysis::forEachExpression(
    llvm::function_ref<void(const Expression &)> Visit) const {
  std::vector<const Expression *> Pending;
  if (Program)
    Pending.push_back(Program);
  llvm::SmallVector<const Expression *, 8> Operands;
  while (!Pending.empty()) {
    const Expression *E = Pending.back();
    Pending.pop_back();
    const auto *L = dyn_cast<LetDefinitions>(E);
    if (L && L->IsOfLibrary) {
      Pending.push_back(L->Body);
      continue;
    }
    Visit(*E);
    Operands.clear();
    appendOperands(E, Operands);
    Pending.insert(Pending.end(), Operands.rbegin(), Operands.rend());
  }
}

const Expression *Analysis::expressionAt(size_t Offset) const {
  const Expression *Found = nullptr;
  forEachExpression([&](const Expression &E) {
    if (!contains(E.Range) || !textRange(E.Range).contains(Offset))
      return;
    auto Size = [this](const Expression &Of) {
      TextRange R = textRange(Of.Range);
      return R.End - R.Begin;
    };
    if (!Found || Size(E) <= Size(*Found))
      Found = &E;
  });
  return Found;
}

const Token *Analysis::tokenAt(size_t Offset) const {
  const Token *I = llvm::partition_point(tokens(), [&](const Token &T) {
    return textRange(T.Range).End < Offset;
  });
  if (I == tokens().end() || !textRange(I->Range).touches(Offset))
    return nullptr;
  const Token *Next = I + 1;
  return Next != tokens().end() && textRange(Next->Range).contains(Offset)
             ? Next
             : I;
}

bool Analysis::isInCommentOrString(size_t Offset) const {
  const Token *T = tokenAt(Offset);
  if (T && T->isOneOf(TokenKind::String, TokenKind::Character)) {
    TextRange R = textRange(T->Range);
    return R.Begin < Offset && Offset < R.End;
  }
  for (TextRange R : comments())
    if (R.Begin < Offset && Offset < R.End)
      return true;
  return false;
}
