//===- TypeParser.cpp - Parser of types and their definitions -------------===//

#include "Characters.h"
#include "Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Creates a type whose operands are those from Base on, and removes these from
/// the stack.
TypeExpression *Parser::makeType(TypeExpression::Kind Kind, SMLoc Start,
                                 StringRef Name, size_t Base) {
  auto Copy = Context.copy(ArrayRef(Operands).drop_front(Base));
  Operands.resize(Base);
  return Context.make<TypeExpression>(
      TypeExpression{Kind, Tokens.from(Start), Name, Copy});
}

TypeExpression *Parser::parseAnnotation() {
  return Tokens.consume(TokenKind::Colon) ? parseType() : nullptr;
}

/// Parses a function type, or a type that binds tighter. All parameters and the
/// result become operands of one type, because functions take all of their
/// arguments at once.
TypeExpression *Parser::parseType() {
  SMLoc Start = Tok.start();
  size_t LabelBase = Labels.size();
  Labels.push_back(parseTypeLabel());
  TypeExpression *First = parseTupleType();
  if (!Tok.is(TokenKind::Arrow) && Labels.back().isNone()) {
    Labels.resize(LabelBase);
    return First;
  }
  size_t Base = Operands.size();
  Operands.push_back(First);
  if (!Tok.is(TokenKind::Arrow))
    Tokens.expect(TokenKind::Arrow);
  while (Tokens.consume(TokenKind::Arrow)) {
    Labels.push_back(parseTypeLabel());
    Operands.push_back(parseTupleType());
  }
  if (!Labels.back().isNone()) // The result has no label.
    Tokens.expect(TokenKind::Arrow);
  auto Found = ArrayRef(Labels).drop_front(LabelBase).drop_back();
  bool HasLabels =
      llvm::any_of(Found, [](const Label &L) { return !L.isNone(); });
  auto Copy = HasLabels ? Context.copy(Found) : llvm::MutableArrayRef<Label>();
  Labels.resize(LabelBase);
  TypeExpression *T = makeType(TypeExpression::Kind::Function, Start, "", Base);
  T->Labels = Copy;
  return T;
}

/// Parses the label of a parameter, `x:` or `?x:`, if there is one.
Label Parser::parseTypeLabel() {
  if (Tok.is(TokenKind::OptionalLabelColon)) {
    StringRef Name = Context.intern(Tok.text().trim("?:"));
    Tokens.consume(TokenKind::OptionalLabelColon);
    return {Name, /*IsOptional=*/true};
  }
  if (!Tok.is(TokenKind::Identifier) || !Tokens.precedes(TokenKind::Colon))
    return {};
  StringRef Name = Context.intern(Tok.text());
  Tokens.consume(TokenKind::Identifier);
  Tokens.consume(TokenKind::Colon);
  return {Name};
}

TypeExpression *Parser::parseTupleType() {
  SMLoc Start = Tok.start();
  TypeExpression *First = parsePostfixType();
  if (!Tok.is(TokenKind::Star))
    return First;
  size_t Base = Operands.size();
  Operands.push_back(First);
  while (Tokens.consume(TokenKind::Star))
    Operands.push_back(parsePostfixType());
  return makeType(TypeExpression::Kind::Tuple, Start, "", Base);
}

/// Parses `t array array`, where each name applies to the type before it.
TypeExpression *Parser::parsePostfixType() {
  NestingScope Nesting(Tokens);
  SMLoc Start = Tok.start();
  TypeExpression *T = parseAtomicType();
  while (Tok.isOneOf(TokenKind::Identifier, TokenKind::QualifiedName)) {
    Nesting.deepen();
    size_t Base = Operands.size();
    Operands.push_back(T);
    StringRef Name = Context.intern(Tok.text());
    Tokens.next();
    T = makeType(TypeExpression::Kind::Constructor, Start, Name, Base);
  }
  return T;
}

/// Parses the rest of `(t, t) name`, from the first comma on.
TypeExpression *Parser::parseTypeArguments(SMRange Opening,
                                           TypeExpression *First) {
  size_t Base = Operands.size();
  Operands.push_back(First);
  while (Tokens.consume(TokenKind::Comma))
    Operands.push_back(parseType());
  expectClosing(Tokens, TokenKind::RightParen, Opening);
  StringRef Name = Context.intern(Tok.text());
  if (Tokens.consume(TokenKind::QualifiedName) ||
      Tokens.expect(TokenKind::Identifier, Opening,
                    "these are the arguments of a type, `(t, u) name`; a "
                    "tuple has the type `t * u`"))
    return makeType(TypeExpression::Kind::Constructor, Opening.Start, Name,
                    Base);
  Operands.resize(Base);
  return makeType(TypeExpression::Kind::Any, Opening.Start, "", Base);
}

/// Whether the variables `'a 'b.` of an explicitly polymorphic type begin here.
bool Parser::atQuantifier() const {
  Lexer Rest = Tokens.reread(Tok.start());
  Token T = Rest.next();
  if (!T.is(TokenKind::TypeVariable))
    return false;
  while (T.is(TokenKind::TypeVariable))
    T = Rest.next();
  return T.is(TokenKind::Dot);
}

/// Parses the variables `'a 'b.` of an explicitly polymorphic type.
ArrayRef<FieldName> Parser::parseQuantifier() {
  std::vector<FieldName> Variables;
  while (Tok.is(TokenKind::TypeVariable)) {
    Variables.push_back({Context.intern(Tok.text()), Tok.Range});
    Tokens.next();
  }
  checkDistinctLabels(Tokens, Variables, "type variable", "type");
  return Context.copy(ArrayRef(Variables));
}

ArrayRef<FieldName> Parser::parseAbstractTypes() {
  std::vector<FieldName> Variables;
  Tokens.consume(TokenKind::Type);
  do {
    StringRef Name = Context.intern(Tok.text());
    AbstractTypes.push_back(Name);
    Variables.push_back({Context.intern(("'" + Name).str()), Tok.Range});
  } while (Tokens.expect(TokenKind::Identifier) &&
           Tok.is(TokenKind::Identifier));
  checkDistinctLabels(Tokens, Variables, "type", "definition");
  return Context.copy(ArrayRef(Variables));
}

TypeExpression *Parser::parseDefinitionType() {
  if (!Tokens.consume(TokenKind::Colon))
    return nullptr;
  const bool IsAbstract = Tok.is(TokenKind::Type);
  if (!IsAbstract && !atQuantifier())
    return parseType();
  ArrayRef<FieldName> Variables =
      IsAbstract ? parseAbstractTypes() : parseQuantifier();
  Tokens.expect(TokenKind::Dot);
  TypeExpression *T = parseType();
  T->Quantified = Variables;
  return T;
}

TypeExpression *Parser::parseAtomicType() {
  SMRange Range = Tok.Range;
  size_t Base = Operands.size();
  StringRef Name = Context.intern(Tok.text());
  switch (Tok.Kind) {
  case TokenKind::Identifier:
  case TokenKind::QualifiedName:
    Tokens.next();
    if (llvm::is_contained(AbstractTypes, Name))
      return makeType(TypeExpression::Kind::Variable, Range.Start,
                      Context.intern(("'" + Name).str()), Base);
    return makeType(TypeExpression::Kind::Constructor, Range.Start, Name, Base);
  case TokenKind::TypeVariable:
    if (atQuantifier()) {
      (void)parseQuantifier();
      Tokens.consume(TokenKind::Dot);
      if (Tokens.beginError())
        Tokens.diagnostics().report(Tokens.from(Range.Start),
                                    DiagnosticID::PolymorphicAnnotation);
      return parseType();
    }
    Tokens.next();
    return makeType(TypeExpression::Kind::Variable, Range.Start, Name, Base);
  case TokenKind::LeftParen: {
    NestingScope Nesting(Tokens);
    Nesting.deepen();
    Tokens.next();
    TypeExpression *T = parseType();
    if (Tok.is(TokenKind::Comma))
      return parseTypeArguments(Range, T);
    expectClosing(Tokens, TokenKind::RightParen, Range);
    return T;
  }
  case TokenKind::Underscore:
  case TokenKind::Invalid:
    Tokens.next();
    return makeType(TypeExpression::Kind::Any, Range.Start, "", Base);
  default:
    if (Tokens.beginError()) {
      Diagnostic D = Tokens.diagnostics().report(
          Range, DiagnosticID::ExpectedType, describe(Tok));
      std::string Small = Tok.text().lower();
      if (Tok.is(TokenKind::Constructor) &&
          llvm::is_contained({"int", "float", "char", "string", "bool", "unit",
                              "list", "array", "option"},
                             Small))
        D.replace(Range, Small);
    }
    Tokens.setRecovering(true);
    return makeType(TypeExpression::Kind::Any, Range.Start, "", Base);
  }
}

//===----------------------------------------------------------------------===//
// Definitions of types
//===----------------------------------------------------------------------===//

/// Reports at Range that the definition is of a kind that MinCaml does not
/// have.
static void reportTypeKind(TokenStream &Tokens, SMRange Range,
                           const llvm::Twine &Message) {
  if (Tokens.beginError())
    Tokens.diagnostics().report(Range, DiagnosticID::TypeDefinitionKind,
                                Message.str());
  Tokens.setRecovering(true);
}

Expression *Parser::parseTypeDefinition() {
  SMLoc Start = Tok.start();
  std::vector<TypeDeclaration> Declarations;
  do {
    Tokens.setRecovering(false);
    Tokens.next();
    Declarations.push_back(parseTypeDeclaration());
  } while (Tokens.atReserved("and"));
  std::vector<FieldName> Names;
  for (const TypeDeclaration &D : Declarations)
    Names.push_back({D.Name, D.NameRange});
  checkDistinctLabels(Tokens, Names, "type", "definition");
  return Context.make<TypeDefinition>(
      Tokens.from(Start), Context.copy(ArrayRef(Declarations)), nullptr);
}

/// Parses one of the types of a definition, from its parameters on.
TypeDeclaration Parser::parseTypeDeclaration() {
  TypeDeclaration D;
  D.Parameters = parseTypeParameters();
  checkDistinctLabels(Tokens, D.Parameters, "type variable", "definition");
  D.NameRange = Tok.Range;
  D.Name = Context.intern(Tok.text());
  if (parseTypeName()) {
    parseMeaning(D);
    if (Tok.is(TokenKind::Bar) && D.Meaning)
      reportTypeKind(Tokens, D.Meaning->Range,
                     "the name of a constructor begins with a capital letter: "
                     "`type t = Red | Green`");
    if (Tok.is(TokenKind::Equal) && D.Meaning)
      reportTypeKind(Tokens, Tok.Range,
                     "a type has only one definition: write either `type t = "
                     "u`, or the constructors or fields of a new type");
  }
  // Skips nothing if the next item follows directly.
  if (Tokens.isRecovering())
    Tokens.skipToItem();
  return D;
}

ArrayRef<FieldName> Parser::parseTypeParameters() {
  std::vector<FieldName> Parameters;
  auto Parse = [&] {
    Parameters.push_back({Context.intern(Tok.text()), Tok.Range});
    return Tokens.expect(TokenKind::TypeVariable);
  };
  SMRange Opening = Tok.Range;
  if (Tok.is(TokenKind::TypeVariable)) {
    Parse();
  } else if (Tokens.consume(TokenKind::LeftParen)) {
    while (Parse() && Tokens.consume(TokenKind::Comma))
      ;
    expectClosing(Tokens, TokenKind::RightParen, Opening);
  }
  return Context.copy(ArrayRef(Parameters));
}

/// Parses the name of a type that is defined, and the `=` after it. Returns
/// false after an error.
bool Parser::parseTypeName() {
  Token Name = Tok;
  if (Name.is(TokenKind::Constructor)) {
    if (Tokens.beginError()) {
      std::string Lower = Name.text().str();
      Lower[0] = llvm::toLower(Lower[0]);
      Tokens.diagnostics()
          .report(Name.Range, DiagnosticID::TypeDefinitionKind,
                  ("the name of a type begins with a lower-case letter, but '" +
                   Name.text() + "' does not")
                      .str())
          .replace(Name.Range, Lower);
    }
    Tokens.next();
  } else if (Tokens.atReserved("nonrec")) {
    reportTypeKind(Tokens, Name.Range,
                   "`nonrec` is not in MinCaml: give the type another name");
    return false;
  } else if (!Tokens.expect(TokenKind::Identifier)) {
    Tokens.setRecovering(true);
    return false;
  }
  if (Tok.is(TokenKind::EndOfFile) || startsItem(Tok) ||
      Tok.isOneOf(TokenKind::Let, TokenKind::SemicolonSemicolon)) {
    reportTypeKind(Tokens, Name.Range,
                   "the type '" + Name.text() +
                       "' has no definition: write `type " + Name.text() +
                       " = ...`");
    return false;
  }
  return Tokens.expect(TokenKind::Equal);
}

/// Parses what follows the `=` of a definition.
void Parser::parseMeaning(TypeDeclaration &D) {
  if (Tokens.atReserved("private"))
    reportTypeKind(Tokens, Tok.Range,
                   "private types are not in MinCaml: leave out `private`");
  else if (Tok.is(TokenKind::LeftBrace))
    D.Fields = parseFieldDeclarations("record");
  else if (Tok.isOneOf(TokenKind::Bar, TokenKind::Constructor,
                       TokenKind::LeftBracket) ||
           (Tok.is(TokenKind::LeftParen) &&
            Tokens.precedes(TokenKind::ColonColon)))
    D.Constructors = parseConstructorDeclarations();
  else
    D.Meaning = parseType();
}

ArrayRef<ConstructorDeclaration> Parser::parseConstructorDeclarations() {
  std::vector<ConstructorDeclaration> Constructors;
  std::vector<FieldName> Names;
  Tokens.consume(TokenKind::Bar);
  do {
    ConstructorDeclaration &C = Constructors.emplace_back();
    SMLoc Start = Tok.start();
    C.Name = parseConstructorName();
    C.NameRange = Tokens.from(Start);
    if (C.Name.empty())
      break;
    if (isUpper(C.Name.front()))
      Names.push_back({C.Name, C.NameRange});
    if (Tok.is(TokenKind::Colon)) {
      reportTypeKind(Tokens, Tok.Range,
                     "generalized algebraic data types are not in MinCaml: "
                     "write the types of the arguments, `E of t * t`");
      break;
    }
    if (!consumeOf())
      continue;
    if (Tok.is(TokenKind::LeftBrace))
      C.Fields = parseFieldDeclarations("constructor");
    else
      C.Arguments = parseArgumentTypes();
  } while (Tokens.consume(TokenKind::Bar));
  checkDistinctLabels(Tokens, Names, "constructor", "type");
  return Context.copy(ArrayRef(Constructors));
}

/// Parses the name of a constructor in its definition: `E`, `[]` or `(::)`.
/// Returns an empty name after an error.
StringRef Parser::parseConstructorName() {
  switch (Tok.Kind) {
  case TokenKind::LeftBracket:
    Tokens.next();
    return Tokens.expect(TokenKind::RightBracket) ? Context.intern("[]") : "";
  case TokenKind::LeftParen:
    Tokens.next();
    return Tokens.expect(TokenKind::ColonColon) &&
                   Tokens.expect(TokenKind::RightParen)
               ? Context.intern("::")
               : "";
  case TokenKind::Constructor: {
    StringRef Name = Context.intern(Tok.text());
    Tokens.consume(TokenKind::Constructor);
    return Name;
  }
  default:
    if (Tokens.beginError()) {
      Diagnostic D = Tokens.diagnostics().report(
          Tok.Range, DiagnosticID::ExpectedToken, "the name of a constructor",
          describe(Tok));
      if (Tok.is(TokenKind::Identifier))
        D.note(SMRange(),
               "the name of a constructor begins with a capital letter");
    }
    Tokens.setRecovering(true);
    return "";
  }
}

bool Parser::consumeOf() {
  if (Tokens.consume(TokenKind::Of))
    return true;
  const bool IsName =
      Tok.isOneOf(TokenKind::Identifier, TokenKind::TypeVariable);
  if (!Tok.isOneOf(TokenKind::LeftParen, TokenKind::LeftBrace) &&
      (!IsName || Tok.StartsLine))
    return false;
  if (Tokens.beginError())
    Tokens.diagnostics()
        .report(Tok.Range, DiagnosticID::ExpectedToken,
                "`of` before the type of the argument", describe(Tok))
        .insert(Tok.start(), IsName ? "of " : " of ");
  return true;
}

const TypeExpression *Parser::parseProduct(unsigned &Arity) {
  SMLoc Start = Tok.start();
  const TypeExpression *T = parseType();
  // Parentheses around the whole type are not part of its range.
  bool IsPlain = T->Range.Start == Start;
  bool IsTuple = T->TheKind == TypeExpression::Kind::Tuple;
  Arity = IsTuple && IsPlain ? T->Operands.size() : 1;
  if (T->TheKind == TypeExpression::Kind::Function && IsPlain &&
      Tokens.beginError())
    Tokens.diagnostics()
        .report(T->Range, DiagnosticID::ExceptionFunction)
        .insert(T->Range.Start, "(")
        .insert(T->Range.End, ")");
  return T;
}

/// Parses the types of the arguments of a constructor.
ArrayRef<const TypeExpression *> Parser::parseArgumentTypes() {
  unsigned Arity;
  const TypeExpression *T = parseProduct(Arity);
  std::vector<const TypeExpression *> Arguments(1, T);
  if (Arity > 1)
    Arguments.assign(T->Operands.begin(), T->Operands.end());
  return Context.copy(ArrayRef(Arguments));
}

/// Parses `{ x : t; mutable y : t }`.
ArrayRef<FieldDeclaration> Parser::parseFieldDeclarations(StringRef Where) {
  SMRange Opening = Tok.Range;
  Tokens.consume(TokenKind::LeftBrace);
  std::vector<FieldDeclaration> Fields;
  std::vector<FieldName> Names;
  do {
    bool IsMutable = Tokens.atReserved("mutable");
    if (IsMutable)
      Tokens.next();
    FieldName Name = parseFieldName();
    if (Name.Name.empty() || !Tokens.expect(TokenKind::Colon)) {
      Tokens.skipToSync();
      break;
    }
    Names.push_back(Name);
    Fields.push_back({Name, parseType(), IsMutable});
    if (Tok.is(TokenKind::Comma) && Tokens.beginError())
      Tokens.diagnostics()
          .report(Tok.Range, DiagnosticID::ExpectedToken,
                  "`;` between the fields", describe(Tok))
          .replace(Tok.Range, ";");
  } while ((Tokens.consume(TokenKind::Semicolon) ||
            Tokens.consume(TokenKind::Comma)) &&
           !Tok.is(TokenKind::RightBrace));
  expectClosing(Tokens, TokenKind::RightBrace, Opening);
  checkDistinctLabels(Tokens, Names, "field", Where);
  return Context.copy(ArrayRef(Fields));
}

FieldName Parser::parseFieldName() {
  if (Tok.isOneOf(TokenKind::Identifier, TokenKind::QualifiedName)) {
    FieldName Name{Context.intern(Tok.text()), Tok.Range};
    Tokens.consume(Tok.Kind);
    return Name;
  }
  if (Tokens.beginError())
    Tokens.diagnostics().report(Tok.Range, DiagnosticID::ExpectedToken,
                                "the name of a field", describe(Tok));
  Tokens.skipToSync();
  return {};
}
