//===- ModuleParser.cpp - Parser of modules -------------------------------===//

#include "Parser/Parser.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

/// Parses `M` or `M.N`. After an error, the name is empty.
FieldName Parser::parsePath() {
  FieldName Path{Context.intern(Tok.text()), Tok.Range};
  if (Tok.is(TokenKind::Constructor)) {
    Tokens.consume(TokenKind::Constructor);
    return Path;
  }
  if (Tokens.beginError())
    Tokens.diagnostics().report(Tok.Range, DiagnosticID::ExpectedToken,
                                "the name of a module", describe(Tok));
  Tokens.setRecovering(true);
  return {};
}

/// Reports at a range that MinCaml does not have this form of module, skips the
/// rest of the definition, and returns a placeholder for it.
Expression *Parser::skipModule(SMLoc Start, SMRange At, StringRef Message) {
  if (Tokens.beginError())
    Tokens.diagnostics().report(At, DiagnosticID::ModuleForm, Message);
  Tokens.skipModule();
  return Context.make<Open>(Tokens.from(Start), Open::Notation::TopLevel,
                            FieldName{}, nullptr);
}

static constexpr StringRef FunctorMessage =
    "a program cannot define functors: write a separate module for each "
    "argument, or add parameters to the functions of the module";

Expression *Parser::parseModuleDefinition() {
  SMLoc Start = Tok.start();
  Tokens.consume(TokenKind::Module);
  if (Tok.is(TokenKind::Type))
    return skipModule(
        Start, Tokens.from(Start),
        "there are no module types: leave out this definition, and "
        "the signatures that refer to it");
  if (Tok.is(TokenKind::Rec))
    return skipModule(Start, Tok.Range,
                      "modules cannot be recursive: put definitions that use "
                      "each other into one module");
  FieldName Name = parsePath();
  if (Name.Name.contains('.') && Tokens.beginError())
    Tokens.diagnostics().report(Name.Range, DiagnosticID::ExpectedToken,
                                "the name of a module without a path",
                                "the path '" + Name.Name.str() + "'");
  if (Tok.is(TokenKind::LeftParen))
    return skipModule(Start, Tok.Range, FunctorMessage);
  if (Tok.is(TokenKind::Colon))
    return skipModule(Start, Tok.Range,
                      "a module cannot have a signature; write `module M = "
                      "struct ... end`");
  if (!Tokens.expect(TokenKind::Equal)) {
    Tokens.skipModule();
    return Context.make<ModuleDefinition>(Tokens.from(Start), Name, FieldName{},
                                          nullptr, nullptr);
  }
  if (Tok.is(TokenKind::Struct)) {
    Expression *Contents = parseStructure();
    return Context.make<ModuleDefinition>(Tokens.from(Start), Name, FieldName{},
                                          Contents, nullptr);
  }
  if (Tokens.atReserved("functor"))
    return skipModule(Start, Tok.Range, FunctorMessage);
  if (Tok.is(TokenKind::Let) || startsItem(Tok)) {
    if (Tokens.beginError())
      Tokens.diagnostics()
          .report(Tok.Range, DiagnosticID::ExpectedToken,
                  description(TokenKind::Struct), describe(Tok))
          .insert(Tokens.previousEnd(), " struct")
          .note(SMRange(), "a module is written `module M = struct ... end`");
    Tokens.setRecovering(true);
    Expression *Contents = parseStructure();
    return Context.make<ModuleDefinition>(Tokens.from(Start), Name, FieldName{},
                                          Contents, nullptr);
  }
  FieldName Path = parsePath();
  if (Path.Name.empty())
    Tokens.skipModule();
  FieldName Argument;
  Expression *Contents = nullptr;
  SMRange Opening = Tok.Range;
  if (Tokens.consume(TokenKind::LeftParen)) {
    if (Tok.is(TokenKind::Struct))
      Contents = parseStructure();
    else
      Argument = parsePath();
    expectClosing(Tokens, TokenKind::RightParen, Opening);
  }
  auto *M = Context.make<ModuleDefinition>(Tokens.from(Start), Name, Path,
                                           Contents, nullptr);
  M->Argument = Argument;
  return M;
}

/// Parses `struct ... end`. Returns the items, linked like those of a program.
Expression *Parser::parseStructure() {
  NestingScope Nesting(Tokens);
  Nesting.deepen();
  SMRange Opening = Tok.Range;
  size_t Base = Items.size();
  Tokens.consume(TokenKind::Struct);
  {
    // Brackets around the module do not enclose its items.
    llvm::SaveAndRestore OutsideBrackets(Brackets, 0u);
    llvm::SaveAndRestore OutsideBegin(IsInBegin, false);
    parseItems(TokenKind::End);
  }
  if (Items.size() == Base) {
    SMLoc Here = Tokens.previousEnd();
    expectClosing(Tokens, TokenKind::End, Opening);
    return Context.make<UnitLiteral>(SMRange(Here, Here));
  }
  Expression *Contents = connect(Base);
  expectClosing(Tokens, TokenKind::End, Opening);
  return Contents;
}

/// Parses `open M` or `include M`.
Expression *Parser::parseOpen() {
  SMLoc Start = Tok.start();
  Open::Notation Notation = Tok.is(TokenKind::Include)
                                ? Open::Notation::Include
                                : Open::Notation::TopLevel;
  Tokens.consume(Tok.Kind);
  if (Tok.isOneOf(TokenKind::Struct, TokenKind::Exclamation) ||
      Tokens.atReserved("functor"))
    return skipModule(Start, Tok.Range,
                      "`open` and `include` take the name of a module");
  FieldName Path = parsePath();
  if (Path.Name.empty())
    Tokens.skipModule();
  return Context.make<Open>(Tokens.from(Start), Notation, Path, nullptr);
}

Expression *Parser::parseLetOpen(SMLoc Start) {
  Tokens.consume(TokenKind::Open);
  FieldName Path = parsePath();
  Tokens.expect(TokenKind::In);
  return Context.make<Open>(SMRange(Start, Start), Open::Notation::Let, Path,
                            nullptr);
}

/// Parses `let module M = N in` from `module` on.
Expression *Parser::parseLocalModule(SMLoc Start) {
  Expression *E = parseModuleDefinition();
  // After an error, E is a placeholder.
  if (auto *M = llvm::dyn_cast<ModuleDefinition>(E))
    M->IsLocal = true;
  E->Range = SMRange(Start, Start);
  Tokens.expect(TokenKind::In);
  return E;
}

/// Parses `let exception E of t in` from `exception` on.
Expression *Parser::parseLocalException(SMLoc Start) {
  Expression *E = parseExceptionDefinition();
  auto *X = llvm::cast<ExceptionDefinition>(E);
  X->IsLocal = true;
  X->Range = SMRange(Start, Start);
  Tokens.expect(TokenKind::In);
  return X;
}

/// Whether the current token is the start of the module path in `M.(e)`,
/// `M.[e]`, `M.[|e|]` or `M.{x = e}`.
bool Parser::atPrefix() const {
  if (Tokens.options().Strict)
    return false;
  Lexer Rest = Tokens.reread(Tok.end());
  Token T = Rest.next();
  return T.is(TokenKind::DotLeftBracket) ||
         (T.is(TokenKind::Dot) &&
          Rest.next().isOneOf(TokenKind::LeftParen, TokenKind::LeftArray,
                              TokenKind::LeftBrace));
}

Expression *Parser::parsePrefix(FieldName Path) {
  NestingScope Nesting(Tokens);
  Nesting.deepen();
  Expression *E;
  if (Tok.is(TokenKind::DotLeftBracket)) {
    E = parseListLiteral();
  } else {
    Tokens.consume(TokenKind::Dot);
    E = parseAtom();
  }
  return Context.make<Open>(Tokens.from(Path.Range.Start),
                            Open::Notation::Prefix, Path, E);
}
