//===- Queries.cpp - What editors ask about a text ------------------------===//

#include "mincaml/LanguageServer/Queries.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include <algorithm>
#include <map>
#include <set>

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::lsp;
using llvm::cast;
using llvm::dyn_cast;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Types as text
//===----------------------------------------------------------------------===//

/// Longer texts do not help in an editor.
static constexpr size_t LongestType = 1000;

/// Shortens a text that is too long, between two characters.
static std::string shortened(std::string Text) {
  if (Text.size() <= LongestType)
    return Text;
  size_t Size = LongestType;
  while (Size && (Text[Size] & 0xC0) == 0x80)
    --Size;
  Text.resize(Size);
  return Text + "...";
}

std::string mincaml::lsp::typeText(const Type *T) {
  return shortened(T->str());
}

/// Prints an argument of a constructor.
static std::string argumentText(const Type *T, Type::VariableNames &Names) {
  std::string Text = T->resolve()->str(&Names);
  bool NeedsParentheses = T->resolve()->isTuple() || T->resolve()->isFunction();
  return NeedsParentheses ? "(" + Text + ")" : Text;
}

static std::string fieldsText(const Constructor &C,
                              Type::VariableNames &Names) {
  std::string Text = "{ ";
  llvm::ListSeparator Semicolon("; ");
  for (auto [F, T] : llvm::zip(C.Fields, C.Arguments)) {
    Text += StringRef(Semicolon);
    Text += F.IsMutable ? "mutable " : "";
    Text += F.Name;
    Text += " : " + T->resolve()->str(&Names);
  }
  return Text + " }";
}

static std::string constructorText(const Constructor &C,
                                   Type::VariableNames &Names) {
  std::string Text = unqualifiedName(sourceName(C.Name)).str();
  if (C.Name == "::")
    Text = "(::)";
  if (C.isConstant())
    return Text;
  Text += " of ";
  if (C.hasInlineRecord())
    return Text + fieldsText(C, Names);
  llvm::ListSeparator Star(" * ");
  for (const Type *T : C.Arguments) {
    Text += StringRef(Star);
    Text += argumentText(T, Names);
  }
  return Text;
}

std::string mincaml::lsp::constructorText(const Constructor &C) {
  Type::VariableNames Names;
  if (C.Parent)
    for (const Type *Parameter : C.Parent->Parameters)
      (void)Parameter->str(&Names);
  return shortened(::constructorText(C, Names));
}

std::string mincaml::lsp::definitionText(const DataType &D) {
  Type::VariableNames Names;
  std::string Text = "type ";
  if (D.Parameters.size() > 1)
    Text += "(";
  llvm::ListSeparator Comma;
  for (const Type *Parameter : D.Parameters) {
    Text += StringRef(Comma);
    Text += Parameter->str(&Names);
  }
  Text += D.Parameters.size() > 1 ? ") " : D.Parameters.empty() ? "" : " ";
  Text += sourceName(D.Name);
  Text += " = ";
  if (D.IsRecord && !D.Constructors.empty())
    return shortened(Text + fieldsText(*D.Constructors.front(), Names));
  llvm::ListSeparator Bar(" | ");
  for (const Constructor *C : D.Constructors) {
    Text += StringRef(Bar);
    Text += ::constructorText(*C, Names);
    if (Text.size() > LongestType)
      break;
  }
  return shortened(std::move(Text));
}

//===----------------------------------------------------------------------===//
// Hover
//===----------------------------------------------------------------------===//

static const OutlineItem *findItem(llvm::ArrayRef<OutlineItem> Items,
                                   TextRange Name) {
  for (const OutlineItem &Item : Items) {
    if (Item.NameRange == Name)
      return &Item;
    if (const OutlineItem *Found = findItem(Item.Children, Name))
      return Found;
  }
  return nullptr;
}

/// The definition of a type. It is printed as the program has written it.
static std::string typeDeclaration(const Analysis &A, const Symbol &S) {
  if (S.Definition)
    if (const OutlineItem *Item = findItem(A.outline(), *S.Definition)) {
      StringRef Text = A.document().text(Item->Range).rtrim();
      Text.consume_back("and");
      return shortened(Text.rtrim().str());
    }
  return S.TheType ? definitionText(*S.TheType) : "type " + S.FullName;
}

static std::string declaration(const Analysis &A, const Symbol &S) {
  switch (S.Kind) {
  case SymbolKind::Value:
  case SymbolKind::Parameter:
    return "val " + S.Name + " : " + (S.Ty ? typeText(S.Ty) : "_");
  case SymbolKind::External:
    return "external " + S.Name + " : " + (S.Ty ? typeText(S.Ty) : "_");
  case SymbolKind::Type:
    return typeDeclaration(A, S);
  case SymbolKind::Constructor: {
    if (!S.TheConstructor)
      return S.Name;
    std::string Text = lsp::constructorText(*S.TheConstructor);
    if (const DataType *D = S.TheConstructor->Parent)
      Text += "\n" + definitionText(*D);
    return Text;
  }
  case SymbolKind::Exception:
    return "exception " + (S.TheConstructor
                               ? lsp::constructorText(*S.TheConstructor)
                               : S.Name);
  case SymbolKind::Field: {
    const Constructor *C = S.TheConstructor;
    if (!C)
      return S.Name;
    Type::VariableNames Names;
    if (C->Parent)
      for (const Type *Parameter : C->Parent->Parameters)
        (void)Parameter->str(&Names);
    std::string Text = C->Fields[S.FieldIndex].IsMutable ? "mutable " : "";
    Text += S.Name + " : " + (S.Ty ? S.Ty->resolve()->str(&Names) : "_");
    if (C->Parent && C->Parent->IsRecord)
      Text += "\n" + definitionText(*C->Parent);
    return shortened(std::move(Text));
  }
  case SymbolKind::Module:
    return "module " + S.Name;
  }
  llvm_unreachable("covered switch");
}

std::optional<HoverText> mincaml::lsp::hover(const Analysis &A, size_t Offset) {
  if (A.isInCommentOrString(Offset) && !A.tokenAt(Offset))
    return std::nullopt;
  if (const Occurrence *O = A.occurrenceAt(Offset)) {
    const Symbol &S = A.symbolOf(*O);
    HoverText Result{O->Range, declaration(A, S), ""};
    if (O->Ty && S.Ty && !O->IsDefinition)
      if (std::string Here = typeText(O->Ty); Here != typeText(S.Ty))
        Result.TypeHere = Here;
    return Result;
  }
  const Token *T = A.tokenAt(Offset);
  if (!T)
    return std::nullopt;
  const Expression *E = A.expressionAt(A.textRange(T->Range).Begin);
  // The type of a chain of definitions is that of the last expression.
  if (!E || !E->Ty || continuation(E))
    return std::nullopt;
  return HoverText{A.textRange(E->Range), typeText(E->Ty), ""};
}

//===----------------------------------------------------------------------===//
// Definitions and uses
//===----------------------------------------------------------------------===//

std::optional<TextRange> mincaml::lsp::definition(const Analysis &A,
                                                  size_t Offset) {
  const Occurrence *O = A.occurrenceAt(Offset);
  return O ? A.symbolOf(*O).Definition : std::nullopt;
}

std::vector<TextRange> mincaml::lsp::references(const Analysis &A,
                                                size_t Offset,
                                                bool IncludeDefinition) {
  std::vector<TextRange> Found;
  if (const Occurrence *O = A.occurrenceAt(Offset))
    for (const Occurrence *Use : A.occurrencesOf(O->SymbolIndex))
      if (IncludeDefinition || !Use->IsDefinition)
        Found.push_back(Use->Range);
  return Found;
}

std::vector<Highlight> mincaml::lsp::highlights(const Analysis &A,
                                                size_t Offset) {
  std::vector<Highlight> Found;
  if (const Occurrence *O = A.occurrenceAt(Offset))
    for (const Occurrence *Use : A.occurrencesOf(O->SymbolIndex))
      Found.push_back({Use->Range, Use->IsDefinition});
  return Found;
}

//===- Rename -------------------------------------------------------------===//

/// Returns the kind of token that a text is, or nothing if it is not a single
/// token.
static std::optional<TokenKind> tokenKind(StringRef Text,
                                          const LanguageOptions &Options) {
  llvm::SourceMgr Sources;
  DiagnosticEngine Silent(Sources, [](const Diagnostic &) {});
  unsigned ID = Sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(Text), llvm::SMLoc());
  Lexer TheLexer(Sources, ID, Options, Silent);
  Token T = TheLexer.next();
  if (Silent.hadError() || T.text().size() != Text.size())
    return std::nullopt;
  return T.Kind;
}

static bool isCapitalized(SymbolKind K) {
  return K == SymbolKind::Constructor || K == SymbolKind::Exception ||
         K == SymbolKind::Module;
}

namespace {

/// A change of a rename.
struct RenameEdit {
  TextEdit Edit;
  /// The position in the new text of Edit of the name that is renamed, and of
  /// another name at the same place, which is not.
  size_t NameOffset = 0;
  size_t OtherOffset = 0;
  /// The number of bytes that the text gains by the changes before this one.
  size_t Growth = 0;
};

/// The changes of a rename, in the order of the text.
class RenameEdits {
public:
  RenameEdits(const Analysis &A, unsigned SymbolIndex, StringRef NewName);

  std::string newText() const;
  /// Whether the names in New, the analysis of the new text, have the same
  /// meanings as before.
  bool keepsMeaning(const Analysis &New) const;

  std::vector<RenameEdit> Edits;

private:
  void add(const Occurrence &O);
  size_t newOffset(const Occurrence &O) const;

  const Analysis &A;
  unsigned SymbolIndex;
  StringRef NewName;
};

} // namespace

RenameEdits::RenameEdits(const Analysis &A, unsigned SymbolIndex,
                         StringRef NewName)
    : A(A), SymbolIndex(SymbolIndex), NewName(NewName) {
  for (const Occurrence *O : A.occurrencesOf(SymbolIndex))
    if (A.document().text(O->Range) == A.symbols()[SymbolIndex].Name)
      add(*O);
  llvm::sort(Edits, [](const RenameEdit &Left, const RenameEdit &Right) {
    return Left.Edit.Range.Begin < Right.Edit.Range.Begin;
  });
  size_t Growth = 0;
  for (RenameEdit &E : Edits) {
    E.Growth = Growth;
    Growth +=
        E.Edit.Replacement.size() - (E.Edit.Range.End - E.Edit.Range.Begin);
  }
}

void RenameEdits::add(const Occurrence &O) {
  const std::string Old = A.symbols()[SymbolIndex].Name;
  const std::string New = NewName.str();
  const bool IsField = A.symbols()[SymbolIndex].Kind == SymbolKind::Field;
  auto [First, Last] =
      std::equal_range(A.occurrences().begin(), A.occurrences().end(), O,
                       [](const Occurrence &Left, const Occurrence &Right) {
                         return Left.Range.Begin < Right.Range.Begin;
                       });
  // In `{ x }`, x is a field and a variable.
  if (std::any_of(First, Last, [&](const Occurrence &Other) {
        return Other.Range == O.Range && Other.SymbolIndex != SymbolIndex;
      })) {
    if (IsField)
      Edits.push_back({{O.Range, New + " = " + Old}, 0, New.size() + 3});
    else
      Edits.push_back({{O.Range, Old + " = " + New}, Old.size() + 3, 0});
    return;
  }
  StringRef Before = A.document().text().take_front(O.Range.Begin);
  const bool IsValue = A.symbols()[SymbolIndex].Kind == SymbolKind::Value ||
                       A.symbols()[SymbolIndex].Kind == SymbolKind::Parameter;
  if (IsValue && (Before.ends_with("~") || Before.ends_with("?"))) {
    // The label keeps its name.
    Edits.push_back({{O.Range, Old + ":" + New}, Old.size() + 1, 0});
    return;
  }
  if (IsValue && (Before.ends_with("~(") || Before.ends_with("?("))) {
    Edits.push_back({{{O.Range.Begin - 1, O.Range.End}, Old + ":(" + New},
                     Old.size() + 2,
                     0});
    return;
  }
  Edits.push_back({{O.Range, New}, 0, 0});
}

std::string RenameEdits::newText() const {
  std::string New;
  size_t End = 0;
  for (const RenameEdit &E : Edits) {
    New += A.document().text({End, E.Edit.Range.Begin});
    New += E.Edit.Replacement;
    End = E.Edit.Range.End;
  }
  New += A.document().text().drop_front(End);
  return New;
}

/// The position of an occurrence in the new text.
size_t RenameEdits::newOffset(const Occurrence &O) const {
  // The last change that begins at the occurrence or before it.
  auto Next = llvm::partition_point(Edits, [&](const RenameEdit &E) {
    return E.Edit.Range.Begin <= O.Range.Begin;
  });
  if (Next == Edits.begin())
    return O.Range.Begin;
  const RenameEdit &E = Next[-1];
  TextRange R = E.Edit.Range;
  // Numbers wrap around if the text shrinks.
  if (R.End == O.Range.End)
    return R.Begin + E.Growth +
           (O.SymbolIndex == SymbolIndex ? E.NameOffset : E.OtherOffset);
  return O.Range.Begin + E.Growth + E.Edit.Replacement.size() -
         (R.End - R.Begin);
}

bool RenameEdits::keepsMeaning(const Analysis &New) const {
  auto NumErrors = [](const Analysis &Of) {
    return llvm::count_if(Of.diagnostics(), [](const TextDiagnostic &D) {
      return D.Level == Severity::Error;
    });
  };
  if (NumErrors(A) != NumErrors(New) ||
      A.occurrences().size() != New.occurrences().size())
    return false;
  // For each symbol, the new positions of its occurrences.
  auto Groups = [](const Analysis &Of, auto Offset) {
    std::map<unsigned, std::vector<size_t>> OfSymbol;
    for (const Occurrence &O : Of.occurrences())
      OfSymbol[O.SymbolIndex].push_back(Offset(O));
    std::multiset<std::vector<size_t>> Result;
    for (auto &[Symbol, Offsets] : OfSymbol) {
      llvm::sort(Offsets);
      Result.insert(std::move(Offsets));
    }
    return Result;
  };
  return Groups(A, [this](const Occurrence &O) { return newOffset(O); }) ==
         Groups(New, [](const Occurrence &O) { return O.Range.Begin; });
}

std::optional<TextRange> mincaml::lsp::renamableName(const Analysis &A,
                                                     size_t Offset) {
  const Occurrence *O = A.occurrenceAt(Offset);
  if (!O)
    return std::nullopt;
  const Symbol &S = A.symbolOf(*O);
  // Operators and names with other spellings keep their names.
  if (!S.Definition || A.document().text(O->Range) != S.Name ||
      !(llvm::isAlpha(S.Name.front()) || S.Name.front() == '_'))
    return std::nullopt;
  return O->Range;
}

llvm::Expected<std::vector<TextEdit>>
mincaml::lsp::rename(const Analysis &A, size_t Offset, StringRef NewName) {
  auto Fail = [](const llvm::Twine &Message) {
    return llvm::createStringError(Message);
  };
  if (!renamableName(A, Offset))
    return Fail("there is no name of the program here that can be changed");
  const Occurrence *O = A.occurrenceAt(Offset);
  const Symbol &S = A.symbolOf(*O);
  std::optional<TokenKind> Kind = tokenKind(NewName, A.options());
  TokenKind Wanted =
      isCapitalized(S.Kind) ? TokenKind::Constructor : TokenKind::Identifier;
  if (Kind != Wanted || NewName.contains('.'))
    return Fail("'" + NewName + "' is not " +
                (isCapitalized(S.Kind)
                     ? "a name that begins with a capital letter"
                     : "a name that begins with a small letter"));
  if (NewName == S.Name)
    return std::vector<TextEdit>();
  RenameEdits Changes(A, O->SymbolIndex, NewName);
  Analysis New(Document(Changes.newText(), A.document().encoding()),
               A.options());
  if (!Changes.keepsMeaning(New))
    return Fail("'" + NewName +
                "' is used for something else here: the program would have "
                "another meaning or an error");
  std::vector<TextEdit> Result;
  for (RenameEdit &E : Changes.Edits)
    Result.push_back(std::move(E.Edit));
  return Result;
}

//===----------------------------------------------------------------------===//
// Outline and inlay hints
//===----------------------------------------------------------------------===//

std::string mincaml::lsp::outlineDetail(const Analysis &A,
                                        const OutlineItem &Item) {
  auto I = llvm::partition_point(A.occurrences(), [&](const Occurrence &O) {
    return O.Range.Begin < Item.NameRange.Begin;
  });
  for (; I != A.occurrences().end() && I->Range == Item.NameRange; ++I) {
    const Symbol &S = A.symbolOf(*I);
    if (!I->IsDefinition)
      continue;
    switch (S.Kind) {
    case SymbolKind::Value:
    case SymbolKind::Parameter:
    case SymbolKind::External:
    case SymbolKind::Field:
      return S.Ty ? typeText(S.Ty) : "";
    case SymbolKind::Constructor:
    case SymbolKind::Exception:
      return S.TheConstructor && !S.TheConstructor->isConstant()
                 ? lsp::constructorText(*S.TheConstructor)
                 : "";
    default:
      return "";
    }
  }
  return "";
}

/// Longer types would hide the program.
static constexpr size_t LongestHint = 60;

std::vector<InlayHint> mincaml::lsp::inlayHints(const Analysis &A,
                                                TextRange Range) {
  std::vector<InlayHint> Hints;
  auto Add = [&](size_t Offset, const Type *T, bool IsResult) {
    if (!T || !Range.touches(Offset))
      return;
    std::string Text = typeText(T);
    if (Text.size() <= LongestHint && Text != "_")
      Hints.push_back({Offset, ": " + Text, IsResult});
  };
  for (const Occurrence &O : A.occurrences()) {
    const Symbol &S = A.symbolOf(O);
    StringRef Before = A.document().text().take_front(O.Range.Begin);
    if (O.IsDefinition && S.LacksAnnotation && S.Definition == O.Range &&
        !Before.ends_with("~") && !Before.ends_with("?"))
      Add(O.Range.End, S.Ty, /*IsResult=*/false);
  }
  for (const FunctionHead &F : A.functions()) {
    if (!F.LacksResultAnnotation)
      continue;
    const Type *Result = F.Ty->resolve();
    for (unsigned Left = F.NumParameters; Left && Result->isFunction();) {
      Left -= std::min(Left, Result->size());
      Result = Result->result();
    }
    Add(F.Equal, Result, /*IsResult=*/true);
  }
  llvm::sort(Hints, [](const InlayHint &Left, const InlayHint &Right) {
    return std::pair(Left.Offset, Left.IsResult) <
           std::pair(Right.Offset, Right.IsResult);
  });
  return Hints;
}

//===----------------------------------------------------------------------===//
// Semantic tokens
//===----------------------------------------------------------------------===//

llvm::ArrayRef<StringRef> mincaml::lsp::semanticTokenTypes() {
  static constexpr StringRef Names[] = {
      "namespace", "type",       "typeParameter", "parameter", "variable",
      "property",  "enumMember", "function",      "keyword",   "comment",
      "string",    "number",     "operator"};
  return Names;
}

static SemanticKind kindOf(const Symbol &S) {
  switch (S.Kind) {
  case SymbolKind::Value:
    return S.isFunction() ? SemanticKind::Function : SemanticKind::Variable;
  case SymbolKind::Parameter:
    return SemanticKind::Parameter;
  case SymbolKind::External:
    return SemanticKind::Function;
  case SymbolKind::Type:
    return SemanticKind::Type;
  case SymbolKind::Constructor:
  case SymbolKind::Exception:
    return SemanticKind::EnumMember;
  case SymbolKind::Field:
    return SemanticKind::Property;
  case SymbolKind::Module:
    return SemanticKind::Namespace;
  }
  llvm_unreachable("covered switch");
}

/// The kind of a token whose text is not a name with a known meaning.
static std::optional<SemanticKind> kindOf(const Token &T) {
  switch (T.Kind) {
  case TokenKind::Integer:
  case TokenKind::Float:
    return SemanticKind::Number;
  case TokenKind::String:
  case TokenKind::Character:
    return SemanticKind::String;
  case TokenKind::TypeVariable:
    return SemanticKind::TypeParameter;
  case TokenKind::ArrayCreate:
  case TokenKind::ArrayMake:
  case TokenKind::ArrayLength:
    return SemanticKind::Function;
  case TokenKind::Label:
  case TokenKind::LabelColon:
  case TokenKind::OptionalLabel:
  case TokenKind::OptionalLabelColon:
    return SemanticKind::Property;
  case TokenKind::Identifier:
  case TokenKind::QualifiedName:
  case TokenKind::Constructor:
  case TokenKind::Underscore:
  case TokenKind::Invalid:
  case TokenKind::EndOfFile:
    return std::nullopt;
  default:
    break;
  }
  StringRef Text = T.text();
  if (Text.empty())
    return std::nullopt;
  if (llvm::isAlpha(Text.front()))
    return SemanticKind::Keyword;
  if (StringRef("()[]{},;").contains(Text.front()) || Text == "[|" ||
      Text == "|]" || Text == "." || Text == ".[" || Text == ":")
    return std::nullopt;
  return SemanticKind::Operator;
}

namespace {

/// Collects tokens, and splits those of several lines.
class SemanticTokenList {
public:
  explicit SemanticTokenList(const Document &Text) : Text(Text) {}

  void add(const SemanticToken &T) {
    for (size_t Line = Text.line(T.Range.Begin), Last = Text.line(T.Range.End);
         Line <= Last; ++Line) {
      SemanticToken Part = T;
      TextRange OfLine = Text.lineRange(Line);
      Part.Range.Begin = std::max(T.Range.Begin, OfLine.Begin);
      Part.Range.End = std::min(T.Range.End, OfLine.End);
      if (Part.Range.Begin < Part.Range.End)
        Tokens.push_back(Part);
    }
  }

  std::vector<SemanticToken> Tokens;

private:
  const Document &Text;
};

} // namespace

std::vector<SemanticToken> mincaml::lsp::semanticTokens(const Analysis &A) {
  SemanticTokenList List(A.document());
  auto O = A.occurrences().begin();
  const auto End = A.occurrences().end();
  for (const Token &T : A.tokens()) {
    TextRange R = A.textRange(T.Range);
    while (O != End && O->Range.Begin < R.Begin)
      ++O;
    size_t Covered = R.Begin;
    for (; O != End && O->Range.End <= R.End; ++O) {
      // If a field and a variable are at the same place, only one is shown.
      const Symbol &S = A.symbolOf(*O);
      SemanticToken New{O->Range, kindOf(S), O->IsDefinition, !S.Definition};
      if (O->Range.Begin >= Covered) {
        List.add(New);
        Covered = O->Range.End;
      }
    }
    if (Covered == R.Begin)
      if (std::optional<SemanticKind> Kind = kindOf(T))
        List.add({R, *Kind});
  }
  for (TextRange Comment : A.comments())
    List.add({Comment, SemanticKind::Comment});
  llvm::sort(List.Tokens,
             [](const SemanticToken &Left, const SemanticToken &Right) {
               return Left.Range.Begin < Right.Range.Begin;
             });
  return std::move(List.Tokens);
}

//===----------------------------------------------------------------------===//
// Folding
//===----------------------------------------------------------------------===//

std::vector<FoldingRange> mincaml::lsp::foldingRanges(const Analysis &A) {
  // For each first line, the last line of the longest range.
  std::map<size_t, FoldingRange> Ranges;
  auto Add = [&](TextRange R, bool IsComment = false) {
    if (R.End <= R.Begin)
      return;
    size_t First = A.document().line(R.Begin);
    size_t Last = A.document().line(R.End);
    if (First >= Last)
      return;
    FoldingRange &Entry =
        Ranges.try_emplace(First, FoldingRange{First, Last, IsComment})
            .first->second;
    Entry.LastLine = std::max(Entry.LastLine, Last);
  };
  for (TextRange Comment : A.comments())
    Add(Comment, /*IsComment=*/true);
  auto AddItems = [&](auto &Self, llvm::ArrayRef<OutlineItem> Items) -> void {
    for (const OutlineItem &Item : Items) {
      Add(Item.Range);
      Self(Self, Item.Children);
    }
  };
  AddItems(AddItems, A.outline());
  A.forEachExpression([&](const Expression &E) {
    switch (E.TheKind) {
    case Expression::Kind::LetRec:
      Add(A.textRange(cast<LetRec>(E).Function->Range));
      return;
    case Expression::Kind::LetDefinitions:
      for (const Definition &D : cast<LetDefinitions>(E).Definitions)
        if (D.Function)
          Add(A.textRange(D.Function->Range));
      return;
    case Expression::Kind::Match:
    case Expression::Kind::Fun:
    case Expression::Kind::If:
    case Expression::Kind::For:
    case Expression::Kind::While:
    case Expression::Kind::Record:
    case Expression::Kind::ListLiteral:
    case Expression::Kind::ArrayLiteral:
    case Expression::Kind::Tuple:
    case Expression::Kind::Apply:
      Add(A.textRange(E.Range));
      return;
    default:
      return;
    }
  });
  std::vector<FoldingRange> Result;
  for (const auto &[Line, Range] : Ranges)
    Result.push_back(Range);
  return Result;
}
