//===- ExtendedDefinitions.cpp - Extended definitions ---------------------===//

#include "CapitalizedNames.h"
#include "OperatorSymbols.h"
#include "Parser/DefinitionParser.h"
#include "Parser/SequenceParser.h"
#include "Parser/SyntaxErrors.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

/// Reports that no definition begins with the current token.
static void reportNoDefinition(TokenStream &Tokens, bool IsRecursive) {
  const Token &Tok = Tokens.current();
  if (Tok.is(TokenKind::ReservedWord))
    reportForeignWord(Tokens);
  else if (Tok.is(TokenKind::Exception) || Tok.is(TokenKind::External))
    reportNestedItem(Tokens);
  else if (Tok.is(TokenKind::Constructor) && Tokens.beginError())
    reportCapitalized(Tokens.diagnostics(), Tok.Range, Tok.text(),
                      /*IsStrict=*/false);
  else if (Tokens.beginError())
    Tokens.diagnostics().report(
        Tok.Range, DiagnosticID::ExpectedToken,
        IsRecursive ? "the name of a function" : "a name", describe(Tok));
}

/// Parses definitions from the first name or pattern on.
Expression *DefinitionParser::parseExtended(SMLoc Start, bool IsRecursive,
                                            bool AtTopLevel) {
  size_t Base = Definitions.size();
  SMLoc DefinitionStart = Start;
  SMLoc ValueStart;
  for (;;) {
    if (!Tok.is(TokenKind::Invalid) &&
        !(IsRecursive
              ? Tok.is(TokenKind::Identifier) || Patterns.atOperatorName()
              : startsParameter(Tok))) {
      reportNoDefinition(Tokens, IsRecursive);
      Definitions.resize(Base);
      Values.resize(Base);
      return skipDefinition(Start);
    }
    Definition D = parseTarget(IsRecursive);
    ValueStart = Tok.start();
    Expression *Value = parseValue();
    if (IsRecursive && !D.Function)
      Value = takeFunction(D, Value, ValueStart);
    if (D.Function) {
      D.Function->Body = Value;
      D.Function->Range = Tokens.from(DefinitionStart);
    }
    Definitions.push_back(D);
    Values.push_back(Value);
    if (!Tokens.atReserved("and"))
      break;
    DefinitionStart = Tok.start();
    Tokens.setRecovering(false);
    Tokens.next();
  }
  checkDistinctNames(Tokens, ArrayRef(Definitions).drop_front(Base));
  const Definition &Last = Definitions.back();
  bool IsTopLevel =
      AtTopLevel && !Tok.is(TokenKind::In) && !Tokens.atReserved("and");
  LacksBody = !IsTopLevel && Tok.is(TokenKind::Let) && Tok.StartsLine &&
              Tokens.diagnostics().position(Tok.start()).Column == 1;
  if (!IsTopLevel)
    finishDefinition(Start, ValueStart,
                     Last.Function           ? Last.Function->Name.Name
                     : Last.Target.isTuple() ? StringRef("(")
                                             : Last.Target.Variable.Name);
  auto NewDefinitions = Context.copy(ArrayRef(Definitions).drop_front(Base));
  auto NewValues = Context.copy(ArrayRef(Values).drop_front(Base));
  Definitions.resize(Base);
  Values.resize(Base);
  return makeDefinitions(Start, IsRecursive, IsTopLevel, NewDefinitions,
                         NewValues);
}

/// Parses the part of a definition before its `=`.
Definition DefinitionParser::parseTarget(bool IsRecursive) {
  bool IsParenthesized = Tok.is(TokenKind::LeftParen);
  Pattern First = Patterns.parseSimple();
  // `let rec f = fun x -> e` has its parameters in the value.
  if (IsRecursive && (Tok.is(TokenKind::Equal) || Tok.is(TokenKind::Colon))) {
    First.Variable.Annotation = Types.parseAnnotation();
    return {First, nullptr};
  }
  bool IsName = !First.isTuple() && First.Variable.Name != "_" &&
                (!IsParenthesized || isSymbolName(First.Variable.Name));
  if (!IsRecursive && !(IsName && startsParameter(Tok))) {
    Pattern Target = Patterns.parseAfter(First);
    bool LacksParentheses =
        Target.isTuple() &&
        (!First.isTuple() || Target.isNamedTuple() != First.isNamedTuple());
    if (Tok.is(TokenKind::Colon) && LacksParentheses && Tokens.beginError())
      Tokens.diagnostics()
          .report(Target.Range, DiagnosticID::TupleBinding)
          .insert(Target.Range.Start, "(")
          .insert(Target.Range.End, ")");
    if (Tok.is(TokenKind::Colon))
      Target.Variable.Annotation = Types.parseAnnotation();
    return {Target, nullptr};
  }

  auto *Function = Context.make<FunctionDefinition>();
  Function->Name = First.Variable;
  parseParameters(*Function, TokenKind::Equal);
  Function->ResultAnnotation = Types.parseAnnotation();
  return {First, Function};
}

/// Turns `let rec f = fun x -> e` into the definition of a function, and
/// returns its body. Reports any other value.
Expression *DefinitionParser::takeFunction(Definition &D, Expression *Value,
                                           SMLoc ValueStart) {
  if (auto *F = llvm::dyn_cast<Fun>(Value)) {
    D.Function = F->Function;
    D.Function->Name = D.Target.Variable;
    return F->Function->Body;
  }
  const Binder &Name = D.Target.Variable;
  if (Tokens.beginError())
    Tokens.diagnostics()
        .report(
            {ValueStart, SMLoc::getFromPointer(ValueStart.getPointer() + 1)},
            DiagnosticID::MissingParameter, Name.Name)
        .insert(Name.Range.End, " ()")
        .note(SMRange(), "to define a variable, leave out `rec`");
  D.Function = Context.make<FunctionDefinition>();
  D.Function->Name = Name;
  setParameters(*D.Function,
                Pattern{{"_", Name.Range, nullptr, /*IsUnitPattern=*/true},
                        {},
                        Name.Range});
  return Value;
}

void DefinitionParser::parseParameters(FunctionDefinition &Function,
                                       TokenKind Before) {
  SMLoc NameEnd = Tokens.previousEnd();
  std::vector<Pattern> Parameters;
  while (startsParameter(Tok))
    Parameters.push_back(Patterns.parseSimple());
  if (Parameters.empty()) {
    if (Before == TokenKind::Equal)
      reportMissingParameter(Function.Name.Name, NameEnd);
    else if (Tokens.beginError())
      Tokens.diagnostics().report(Tok.Range, DiagnosticID::ExpectedToken,
                                  "a parameter", describe(Tok));
    Parameters.push_back(
        {{"_", Tok.Range, nullptr, /*IsUnitPattern=*/true}, {}, Tok.Range});
  }
  checkDistinctNames(Tokens, Parameters);
  setParameters(Function, Parameters);
}

void DefinitionParser::setParameters(FunctionDefinition &Function,
                                     ArrayRef<Pattern> Parameters) {
  std::vector<Binder> Names;
  for (const Pattern &P : Parameters) {
    Names.push_back(P.Variable);
    if (P.isTuple())
      Names.back().Name = "_";
  }
  Function.Parameters = Context.copy(ArrayRef(Names));
  if (llvm::any_of(Parameters, [](const Pattern &P) { return P.isTuple(); }))
    Function.Patterns = Context.copy(Parameters);
}

/// Returns an equivalent definition of the core if there is one; otherwise a
/// LetDefinitions.
Expression *DefinitionParser::makeDefinitions(
    SMLoc Start, bool IsRecursive, bool IsTopLevel,
    llvm::MutableArrayRef<Definition> NewOnes,
    llvm::MutableArrayRef<Expression *> NewValues) {
  SMRange Range(Start, Start);
  const Definition &First = NewOnes.front();
  auto IsName = [](const Pattern &P) {
    return !P.isTuple() && !P.Variable.IsUnitPattern;
  };
  auto IsBareName = [&](const Pattern &P) {
    return IsName(P) && !P.Variable.Annotation;
  };
  bool MayBeCore = NewOnes.size() == 1 && !IsTopLevel;
  if (MayBeCore && IsRecursive && First.Function->Patterns.empty())
    return Context.make<LetRec>(Range, First.Function, nullptr);
  if (MayBeCore && !First.Function) {
    const Pattern &Target = First.Target;
    if (IsName(Target))
      return Context.make<Let>(Range, Target.Variable, NewValues[0], nullptr);
    if (Target.isTuple() && !Target.isNamedTuple() &&
        !Target.Variable.Annotation &&
        llvm::all_of(Target.Elements, IsBareName)) {
      std::vector<Binder> Names;
      for (const Pattern &P : Target.Elements)
        Names.push_back(P.Variable);
      return Context.make<LetTuple>(Range, Context.copy(ArrayRef(Names)),
                                    NewValues[0], nullptr);
    }
  }
  auto *L = Context.make<LetDefinitions>(Range, IsRecursive, NewOnes, NewValues,
                                         nullptr);
  L->IsTopLevel = IsTopLevel;
  return L;
}
