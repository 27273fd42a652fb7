//===- ProgramParser.cpp - Parser of the top level ------------------------===//

#include "Parser/ProgramParser.h"
#include "CharacterClass.h"
#include "Parser/ExceptionParser.h"
#include "Parser/ExternalParser.h"
#include "Parser/SyntaxErrors.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

static bool isTopLevelDefinition(const Expression *E) {
  const auto *L = llvm::dyn_cast<LetDefinitions>(E);
  return llvm::isa<TypeDefinition, ExceptionDefinition, ExternalDefinition>(
             E) ||
         (L && L->IsTopLevel);
}

Expression *ProgramParser::parse() {
  Previous Before = Previous::Nothing;
  while (!Tok.is(TokenKind::EndOfFile)) {
    if (Tokens.consume(TokenKind::SemicolonSemicolon)) {
      Before = Previous::Nothing;
      continue;
    }
    if (!startsExpression(Tok) && !startsItem(Tok) &&
        Before != Previous::Nothing) {
      reportTrailingText(Tokens);
      Tokens.next();
      Tokens.skipToSync();
      continue;
    }
    parseItem(Before);
    Before = isTopLevelDefinition(Items.back()) ? Previous::Definition
                                                : Previous::Expression;
  }
  return Items.empty() ? nullptr : connect();
}

void ProgramParser::parseItem(Previous Before) {
  PreviousEnd = Tokens.previousEnd();
  SMRange Start = Tok.Range;
  if (Tok.is(TokenKind::Type)) {
    Items.push_back(parseTypeDefinition());
    return;
  }
  if (Tok.is(TokenKind::Exception)) {
    Items.push_back(parseExceptionDefinition(Tokens, Context, Types));
    return;
  }
  if (Tok.is(TokenKind::External)) {
    Items.push_back(parseExternalDefinition(Tokens, Context, Types));
    return;
  }
  if (!Tok.is(TokenKind::Let)) {
    // A reserved word begins no expression; it is reported elsewhere.
    if (!Tok.is(TokenKind::ReservedWord))
      reportExpression(Before, Start, /*IsLet=*/false);
    Items.push_back(Sequences.parse(SequenceContext::TopLevel));
    return;
  }
  Expression *E = Sequences.definitions().parse(/*AtTopLevel=*/true);
  if (!isTopLevelDefinition(E)) {
    reportExpression(Before, Start, /*IsLet=*/true);
    E = Sequences.parse(SequenceContext::TopLevel, E);
  }
  Items.push_back(E);
}

/// Returns a message if a type definition seems to be of a kind that OCaml has
/// and MinCaml does not; empty otherwise. AfterEqual is the text after its `=`.
static StringRef foreignTypes(StringRef AfterEqual) {
  StringRef Rest = AfterEqual.ltrim();
  if (Rest.starts_with("{"))
    return "records are not in MinCaml: use a tuple, `type point = float * "
           "float`, and take it apart by `let (x, y) = p`";
  if (Rest.starts_with("|") || (!Rest.empty() && isUpper(Rest.front())))
    return "types with constructors are not in MinCaml: use an int for each "
           "case, `let red = 0`, and a tuple or an array for data";
  return "";
}

/// Parses the type abbreviation `type t = ...`.
Expression *ProgramParser::parseTypeDefinition() {
  SMLoc Start = Tok.start();
  Tokens.next();
  StringRef Name = "_";
  SMRange NameRange = Tok.Range;
  TypeExpression *Definition = nullptr;
  if (Tok.is(TokenKind::TypeVariable) || Tok.is(TokenKind::LeftParen)) {
    if (Tokens.beginError())
      Tokens.diagnostics().report(Tok.Range, DiagnosticID::TypeDefinitionKind,
                                  "types with parameters are not in MinCaml: "
                                  "write the type for each use, `type "
                                  "int_pair = int * int`");
  } else if (Tok.is(TokenKind::Identifier)) {
    Name = Context.intern(Tok.text());
    Tokens.next();
    StringRef Foreign = Tok.is(TokenKind::Equal)
                            ? foreignTypes(Tokens.reread(Tok.end()).remainder())
                            : StringRef();
    if (!Foreign.empty()) {
      if (Tokens.beginError())
        Tokens.diagnostics().report(NameRange, DiagnosticID::TypeDefinitionKind,
                                    Foreign);
    } else if (Tokens.expect(TokenKind::Equal))
      Definition = Types.parse();
  } else {
    Tokens.expect(TokenKind::Identifier);
  }
  bool IsGroup = Definition && Tokens.atReserved("and");
  if (IsGroup && Tokens.beginError())
    Tokens.diagnostics()
        .report(Tok.Range, DiagnosticID::TypeDefinitionKind,
                "types cannot be defined together: write `type` for each")
        .replace(Tok.Range, "type");
  if (!Definition || IsGroup)
    Tokens.skipToItem();
  return Context.make<TypeDefinition>(Tokens.from(Start), Name, NameRange,
                                      Definition, nullptr);
}

/// Reports the expression at Range if an expression must not follow the item
/// before it.
void ProgramParser::reportExpression(Previous Before, SMRange Range,
                                     bool IsLet) {
  if (Before == Previous::Nothing || !Tokens.beginError())
    return;
  DiagnosticEngine &Diagnostics = Tokens.diagnostics();
  // An expression that is indented further probably belongs to the item before
  // it.
  SMLoc ItemStart = Items.back()->Range.Start;
  if (Before == Previous::Expression ||
      Diagnostics.position(Range.Start).Column >
          Diagnostics.position(ItemStart).Column) {
    Diagnostics.report(Range, DiagnosticID::MissingSemicolon)
        .insert(PreviousEnd, ";");
    return;
  }
  Diagnostics
      .report(Range, DiagnosticID::ExpressionAfterDefinition,
              IsLet ? "`let ... in` is an expression: it" : "an expression")
      .insert(Range.Start, "let () = ")
      .note(SMRange(), "or end the definition before it with `;;`, or with "
                       "`in` if it belongs to this expression");
}

/// Links the items: each becomes the continuation of the one before it.
Expression *ProgramParser::connect() {
  SMLoc End = Tokens.previousEnd();
  Expression *Rest = nullptr;
  for (Expression *Item : llvm::reverse(Items)) {
    if (isTopLevelDefinition(Item)) {
      if (!Rest)
        Rest = Context.make<UnitLiteral>(SMRange(End, End));
      *continuation(Item) = Rest;
      Item->Range.End = End;
      Rest = Item;
    } else if (Rest) {
      Rest = Context.make<TopLevelExpression>(SMRange(Item->Range.Start, End),
                                              Item, Rest);
    } else {
      Rest = Item;
    }
  }
  return Rest;
}
