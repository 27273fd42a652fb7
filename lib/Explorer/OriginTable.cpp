//===- OriginTable.cpp - The expressions of the source --------------------===//

#include "Recording.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Support/PrintableText.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include <algorithm>
#include <tuple>

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Lines of text with origins
//===----------------------------------------------------------------------===//

std::vector<unsigned> mincaml::explorer::utf16Positions(StringRef Text) {
  std::vector<unsigned> Result;
  Result.reserve(Text.size() + 1);
  unsigned Length = 0;
  while (!Text.empty()) {
    // validUTF8 replaces each invalid byte by one character.
    const size_t Bytes = std::max<size_t>(characterLength(Text), 1);
    Result.push_back(Length);
    // A character of four bytes has two UTF-16 code units.
    Length += Bytes == 4 ? 2 : 1;
    Result.insert(Result.end(), Bytes - 1, Length);
    Text = Text.drop_front(Bytes);
  }
  Result.push_back(Length);
  return Result;
}

/// Adds a line if it is new, and returns its index. The offsets of Spans are in
/// bytes from the start of the line.
unsigned LineTable::add(StringRef Text, ArrayRef<Span> Spans) {
  std::string Key = Text.str();
  for (const Span &S : Spans)
    for (uint64_t Number : {S.Begin, S.End, uint64_t(S.From.Expression),
                            uint64_t(S.From.Inlined), uint64_t(S.From.Class)}) {
      Key += '\n';
      Key += std::to_string(Number);
    }
  auto [It, IsNew] = Indices.try_emplace(Key, Lines.size());
  if (!IsNew)
    return It->second;
  Line &New = Lines.emplace_back();
  New.Text = Text.str();
  New.Spans.assign(Spans.begin(), Spans.end());
  if (isASCII(Text))
    return It->second;
  const std::vector<unsigned> Units = utf16Positions(Text);
  for (Span &S : New.Spans) {
    S.Begin = Units[S.Begin];
    S.End = Units[S.End];
  }
  return It->second;
}

std::vector<unsigned> LineTable::addText(StringRef Text, ArrayRef<Span> Spans) {
  std::vector<unsigned> Result;
  SmallVector<Span, 8> OfLine;
  uint64_t Offset = 0;
  Text.consume_back("\n");
  while (true) {
    const size_t End = std::min(Text.find('\n', Offset), Text.size());
    while (!Spans.empty() && Spans.front().End <= Offset)
      Spans = Spans.drop_front();
    OfLine.clear();
    for (const Span &S : Spans) {
      if (S.Begin >= End)
        break;
      const uint64_t From = std::max(S.Begin, Offset);
      const uint64_t To = std::min<uint64_t>(S.End, End);
      if (From < To)
        OfLine.push_back({From - Offset, To - Offset, S.From});
    }
    Result.push_back(add(Text.slice(Offset, End), OfLine));
    if (End == Text.size())
      return Result;
    Offset = End + 1;
  }
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

OriginTable::OriginTable(MemoryBufferRef Source)
    : Source(Source), Positions(Source) {}

ArrayRef<StringRef> OriginTable::kinds() {
  static constexpr StringRef Kinds[] = {
      "Function",
#define EXPRESSION(Class) #Class,
#define SURFACE_EXPRESSION(Class) #Class,
#include "mincaml/Frontend/Syntax.def"
  };
  return Kinds;
}

static unsigned kindOf(const ast::Expression &E) {
  return 1 + unsigned(E.TheKind);
}

/// Whether an expression has no operands. For such an expression, either no
/// instruction is generated, or a single one that the enclosing expression
/// needs.
static bool isLeaf(const ast::Expression &E) {
  SmallVector<const ast::Expression *, 4> Operands;
  ast::appendOperands(&E, Operands);
  return Operands.empty();
}

/// Returns a position in E that is not in any of its operands, except operands
/// without operands of their own.
static SMLoc findDistinctLocation(const ast::Expression &E) {
  if (const auto *B = dyn_cast<ast::Binary>(&E))
    return B->OperatorLoc;
  if (const auto *A = dyn_cast<ast::Assign>(&E))
    return A->OperatorLoc;
  SmallVector<const ast::Expression *, 8> Operands;
  ast::appendOperands(&E, Operands);
  for (const ast::Expression *Operand : Operands)
    if (Operand && Operand->Range.Start == E.Range.Start && !isLeaf(*Operand))
      return Operand->Range.End;
  return E.Range.Start;
}

/// Whether code is generated only for the parts of E, not for E itself.
static bool hasNoCode(const ast::Expression &E) {
  return isa<ast::Sequence, ast::TopLevelExpression, ast::Annotated,
             ast::TypeDefinition>(&E);
}

bool OriginTable::isInSource(SMRange Range) const {
  return Range.isValid() &&
         Range.Start.getPointer() >= Source.getBufferStart() &&
         Range.End.getPointer() <= Source.getBufferEnd();
}

int OriginTable::addExpression(const ast::Expression &E,
                               const Pending &Context) {
  if (!isInSource(E.Range) || E.Range.Start == E.Range.End)
    return Context.Parent;
  auto [It, IsNew] = ByRange.try_emplace(key(E.Range), Expressions.size());
  if (!IsNew)
    return It->second;
  const size_t Begin = offset(E.Range.Start);
  size_t End = offset(E.Range.End);
  // A definition ends where the expression that follows it starts.
  if (const ast::Expression *Rest = ast::continuation(&E);
      Rest && isInSource(Rest->Range) && offset(Rest->Range.Start) > Begin) {
    End = std::min(End, offset(Rest->Range.Start));
    End = Source.getBuffer().slice(Begin, End).rtrim().size() + Begin;
  }
  Expressions.push_back(
      {Begin, End, kindOf(E), Context.Function, Context.Parent});
  const SMLoc Location = findDistinctLocation(E);
  Locations[key(E.Range)] = Location;
  if (hasNoCode(E))
    return It->second;
  if (isLeaf(E))
    ByOffset.try_emplace(offset(Location), It->second);
  else if (auto [At, IsFirst] =
               ByOffset.try_emplace(offset(Location), It->second);
           !IsFirst && (Expressions[At->second].Begin != Begin ||
                        Expressions[At->second].End - Begin < End - Begin))
    At->second = It->second;
  return It->second;
}

int OriginTable::addFunction(const ast::FunctionDefinition &F,
                             const Pending &Context) {
  if (!isInSource(F.Range))
    return Context.Function;
  const int Index = Functions.size();
  const size_t Begin = offset(F.Range.Start);
  const int Expression = Expressions.size();
  Expressions.push_back({Begin, offset(F.Range.End), FunctionKind,
                         Context.Function, Context.Parent});
  // A function and its definition may start at the same position. The function
  // takes precedence.
  ByRange[key(F.Range)] = Expression;
  ByOffset[Begin] = Expression;
  Functions.push_back(
      {F.Name.Name, Expression, Positions.position(F.Range.Start).Line});
  return Index;
}

void OriginTable::visit(const Pending &P, std::vector<Pending> &Next) {
  const ast::Expression &E = *P.Node;
  const int Index = addExpression(E, P);
  const size_t First = Next.size();
  // The expression that follows a definition is not part of it.
  const ast::Expression *Rest = ast::continuation(&E);
  const Pending Inside{nullptr, Index, P.Function};
  auto AddBody = [&](const ast::FunctionDefinition &F) {
    const int Function = addFunction(F, Inside);
    const int Parent = Function == P.Function || Function < 0
                           ? Index
                           : Functions[Function].Expression;
    Next.push_back({F.Body, Parent, Function});
  };
  if (const auto *L = dyn_cast<ast::LetRec>(&E)) {
    AddBody(*L->Function);
  } else if (const auto *G = dyn_cast<ast::LetRecGroup>(&E)) {
    for (const ast::FunctionDefinition *F : G->Functions)
      AddBody(*F);
  } else if (const auto *F = dyn_cast<ast::Fun>(&E)) {
    AddBody(*F->Function);
  } else if (const auto *D = dyn_cast<ast::LetDefinitions>(&E)) {
    for (auto [Definition, Value] : zip_equal(D->Definitions, D->Values)) {
      if (Definition.Function)
        AddBody(*Definition.Function);
      else
        Next.push_back({Value, Index, P.Function});
    }
  } else {
    SmallVector<const ast::Expression *, 8> Operands;
    ast::appendOperands(&E, Operands);
    for (const ast::Expression *Operand : Operands)
      if (Operand && Operand != Rest)
        Next.push_back({Operand, Index, P.Function});
  }
  if (Rest)
    Next.push_back({Rest, P.Parent, P.Function});
  std::reverse(Next.begin() + First, Next.end());
}

void OriginTable::build(const ast::Expression &Tree) {
  std::vector<Pending> Stack{{&Tree, -1, -1}};
  while (!Stack.empty()) {
    const Pending P = Stack.back();
    Stack.pop_back();
    if (P.Node)
      visit(P, Stack);
  }
  for (const auto &[I, F] : enumerate(Functions))
    ByLine[F.Line].push_back(I);
  for (size_t I = 0; I != Expressions.size(); ++I)
    ByBegin.push_back(I);
  // Among expressions with the same start, the innermost comes last.
  sort(ByBegin, [this](int A, int B) {
    const Expression &X = Expressions[A], &Y = Expressions[B];
    return std::tuple(X.Begin, Y.End, A) < std::tuple(Y.Begin, X.End, B);
  });
}

SMLoc OriginTable::distinctLocation(SMRange Range) const {
  auto It = Locations.find(key(Range));
  return It == Locations.end() ? Range.Start : It->second;
}

int OriginTable::find(SMRange Range) const {
  auto It = ByRange.find(key(Range));
  return It == ByRange.end() ? -1 : It->second;
}

/// Returns the expression that has this distinct location. If there is none,
/// returns the innermost expression around the position.
int OriginTable::findOffset(size_t Offset) const {
  if (auto It = ByOffset.find(Offset); It != ByOffset.end())
    return It->second;
  // The innermost expression is the last one that starts at or before the
  // position, or an expression that encloses that one.
  auto After = upper_bound(ByBegin, Offset, [this](size_t Position, int E) {
    return Position < Expressions[E].Begin;
  });
  int Result = After == ByBegin.begin() ? -1 : *std::prev(After);
  while (Result >= 0 && Expressions[Result].End <= Offset)
    Result = Expressions[Result].Parent;
  return Result;
}

Origin OriginTable::find(unsigned Line, unsigned Column) const {
  Origin Result;
  ArrayRef<size_t> LineStarts = Positions.lineStarts();
  if (Line && Column && Line <= LineStarts.size()) {
    const size_t Offset = LineStarts[Line - 1] + Column - 1;
    if (Offset < Source.getBufferSize())
      Result.Expression = findOffset(Offset);
  }
  return Result;
}

Origin OriginTable::find(const DILocation *Location) {
  if (!Location)
    return {};
  Origin Result = find(Location->getLine(), Location->getColumn());
  const DILocation *At = Location->getInlinedAt();
  if (!At)
    return Result;
  if (auto It = Chains.find(At); It != Chains.end()) {
    Result.Inlined = It->second;
    return Result;
  }
  // Do not keep a reference into Chains, because the recursive call inserts
  // into it.
  const Origin Call = find(At);
  auto [It, IsNew] = InlinedIndices.try_emplace(
      std::pair(Call.Expression, Call.Inlined), int(InlinedCalls.size()));
  if (IsNew)
    InlinedCalls.push_back({Call.Expression, Call.Inlined});
  Result.Inlined = Chains[At] = It->second;
  return Result;
}

int OriginTable::findFunction(StringRef Name, unsigned Line) const {
  auto It = ByLine.find(Line);
  if (It == ByLine.end())
    return -1;
  for (int I : It->second)
    if (Functions[I].Name == Name)
      return I;
  return -1;
}

int OriginTable::findAround(SMRange Range) const {
  if (!isInSource(Range))
    return -1;
  const size_t End = offset(Range.End);
  int Result = findOffset(offset(Range.Start));
  while (Result >= 0 && Expressions[Result].End < End)
    Result = Expressions[Result].Parent;
  return Result;
}

//===----------------------------------------------------------------------===//
// Variables bound to conditionals
//===----------------------------------------------------------------------===//

static const ast::Expression *withoutAnnotation(const ast::Expression *E) {
  while (const auto *A = dyn_cast<ast::Annotated>(E))
    E = A->Operand;
  return E;
}

void MergedValues::addResults(const ast::Expression &Conditional,
                              const OriginTable &Origins) {
  std::vector<const ast::Expression *> Pending{&Conditional};
  while (!Pending.empty()) {
    const ast::Expression *E = withoutAnnotation(Pending.back());
    Pending.pop_back();
    if (const auto *I = dyn_cast<ast::If>(E)) {
      Pending.push_back(I->Then);
      Pending.push_back(I->Else);
    } else if (const auto *S = dyn_cast<ast::Sequence>(E)) {
      Pending.push_back(S->Second);
    } else if (const ast::Expression *Rest = ast::continuation(E)) {
      Pending.push_back(Rest);
    } else if (const int Index = Origins.find(E->Range); Index >= 0) {
      ResultOf.try_emplace(Index, Names.size() - 1);
    }
  }
}

void MergedValues::build(const ast::Expression &Tree,
                         const OriginTable &Origins) {
  SmallVector<const ast::Expression *, 32> Pending{&Tree};
  while (!Pending.empty()) {
    const ast::Expression *E = Pending.pop_back_val();
    if (!E)
      continue;
    if (const auto *L = dyn_cast<ast::Let>(E);
        L && L->Variable.Name != "_" &&
        isa<ast::If>(withoutAnnotation(L->Value))) {
      Names.push_back(L->Variable.Name);
      addResults(*L->Value, Origins);
    }
    ast::appendOperands(E, Pending);
  }
}

StringRef MergedValues::nameOf(ArrayRef<int> Writers,
                               ArrayRef<int> Readers) const {
  SmallSet<int, 4> Results;
  std::optional<unsigned> Variable;
  for (int Writer : Writers) {
    auto It = ResultOf.find(Writer);
    if (It == ResultOf.end() || Variable.value_or(It->second) != It->second)
      return "";
    Variable = It->second;
    Results.insert(Writer);
  }
  if (Results.size() < 2 ||
      any_of(Readers, [&](int Reader) { return Results.contains(Reader); }))
    return "";
  return Names[*Variable];
}

//===----------------------------------------------------------------------===//
// SourceExpressions
//===----------------------------------------------------------------------===//

SourceExpressions::SourceExpressions(MemoryBufferRef Source,
                                     const ast::Expression &Tree)
    : Origins(std::make_unique<OriginTable>(Source)) {
  Origins->build(Tree);
}

SourceExpressions::~SourceExpressions() = default;

SMLoc SourceExpressions::distinctLocation(SMRange Expression) const {
  return Origins->distinctLocation(Expression);
}

std::string SourceExpressions::text(const DILocation &Location) const {
  const int Found =
      Origins->find(Location.getLine(), Location.getColumn()).Expression;
  return Found < 0 ? ""
                   : shortText(Origins->text(Origins->expressions()[Found]));
}
