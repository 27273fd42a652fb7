//===- Server.cpp - The language server -----------------------------------===//

#include "mincaml/LanguageServer/Server.h"
#include "mincaml/LanguageServer/Completion.h"
#include "mincaml/LanguageServer/Queries.h"
#include "mincaml/Support/PrintableText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <limits>
#include <memory>

using namespace mincaml;
using namespace mincaml::lsp;
using llvm::Expected;
using llvm::StringRef;
using llvm::lsp::Callback;
using llvm::lsp::ErrorCode;
using llvm::lsp::JSONStreamStyle;
using llvm::lsp::JSONTransport;
using llvm::lsp::LSPError;
using llvm::lsp::MessageHandler;
namespace json = llvm::json;

//===----------------------------------------------------------------------===//
// Input
//===----------------------------------------------------------------------===//

/// Longer messages are not read into memory.
static constexpr size_t LongestMessage = size_t(256) << 20;

/// LLVM's JSON parser recurses on nested values. Messages of the protocol have
/// far fewer levels.
static constexpr unsigned DeepestMessage = 500;

/// Reads a line without its end. Returns false at the end of the input.
bool MessageInput::readLine(std::string &Line) {
  constexpr size_t LongestLine = 1 << 20;
  Line.clear();
  int C;
  while ((C = std::fgetc(In)) != EOF && C != '\n')
    if (Line.size() < LongestLine)
      Line += char(C);
  if (C == EOF && Line.empty())
    IsAtEnd = true;
  if (!Line.empty() && Line.back() == '\r')
    Line.pop_back();
  return !IsAtEnd;
}

/// Reads in pieces, so that a wrong size does not allocate memory.
bool MessageInput::readBody(size_t Size, std::string &Body) {
  Body.clear();
  constexpr size_t PieceSize = 1 << 16;
  const bool IsTooLong = Size > LongestMessage;
  std::vector<char> Piece(PieceSize);
  while (Size) {
    size_t Read = std::fread(Piece.data(), 1, std::min(Size, PieceSize), In);
    if (!Read) {
      IsAtEnd = true;
      return false;
    }
    if (!IsTooLong)
      Body.append(Piece.data(), Read);
    Size -= Read;
  }
  if (IsTooLong)
    Reject("the message is too long");
  return !IsTooLong;
}

/// Whether the brackets of a JSON text are nested too deeply.
static bool isNestedTooDeeply(StringRef Json) {
  unsigned Depth = 0;
  bool IsInString = false;
  for (size_t I = 0; I != Json.size(); ++I) {
    char C = Json[I];
    if (IsInString) {
      if (C == '\\' && I + 1 != Json.size())
        ++I;
      else if (C == '"')
        IsInString = false;
    } else if (C == '"') {
      IsInString = true;
    } else if (C == '[' || C == '{') {
      if (++Depth > DeepestMessage)
        return true;
    } else if ((C == ']' || C == '}') && Depth) {
      --Depth;
    }
  }
  return false;
}

llvm::LogicalResult MessageInput::check(const std::string &Json) {
  auto Fail = [&](StringRef Reason) {
    Reject(Reason);
    return llvm::failure();
  };
  if (isNestedTooDeeply(Json))
    return Fail("the message is nested too deeply");
  Expected<json::Value> Message = json::parse(Json);
  if (!Message)
    return Fail("the message is not JSON: " +
                llvm::toString(Message.takeError()));
  const json::Object *Object = Message->getAsObject();
  if (!Object || Object->getString("jsonrpc") != StringRef("2.0"))
    return Fail("the message is not a message of JSON-RPC 2.0");
  if (!Object->getString("method") && !Object->get("id"))
    return Fail("the message has neither a method nor an id");
  return llvm::success();
}

llvm::LogicalResult MessageInput::readStandardMessage(std::string &Json) {
  std::optional<size_t> Size;
  std::string Line;
  while (readLine(Line)) {
    StringRef Header = Line;
    if (Header.trim().empty()) {
      if (!Size) // An empty line before a message.
        continue;
      if (!readBody(*Size, Json))
        return llvm::failure();
      return check(Json);
    }
    auto [Name, Value] = Header.split(':');
    size_t Number;
    if (Name.trim().equals_insensitive("Content-Length") &&
        !Value.trim().getAsInteger(10, Number))
      Size = Number;
  }
  return llvm::failure();
}

/// Reads a message that ends at a line `// -----`. Other lines that begin with
/// `//` are comments.
llvm::LogicalResult MessageInput::readDelimitedMessage(std::string &Json) {
  Json.clear();
  std::string Line;
  while (readLine(Line)) {
    StringRef Text = StringRef(Line).trim();
    if (Text.starts_with("// -----"))
      break;
    if (!Text.starts_with("//"))
      Json += Line + "\n";
  }
  return StringRef(Json).trim().empty() ? llvm::failure() : check(Json);
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

namespace mincaml::lsp {

/// The parameters of a message, which the handlers take apart themselves.
struct RawParameters {
  json::Value Value = nullptr;
};

static bool fromJSON(const json::Value &V, RawParameters &Result, json::Path) {
  Result.Value = V;
  return true;
}

} // namespace mincaml::lsp

static llvm::Error invalidParameters(const llvm::Twine &Message) {
  return llvm::make_error<LSPError>(Message.str(), ErrorCode::InvalidParams);
}

/// Follows a path of keys. Returns null if there is no such value.
static const json::Value *find(const json::Value &V,
                               llvm::ArrayRef<StringRef> Keys) {
  const json::Value *Current = &V;
  for (StringRef Key : Keys) {
    const json::Object *Object = Current->getAsObject();
    Current = Object ? Object->get(Key) : nullptr;
    if (!Current)
      return nullptr;
  }
  return Current;
}

static std::optional<StringRef> findString(const json::Value &V,
                                           llvm::ArrayRef<StringRef> Keys) {
  const json::Value *Found = find(V, Keys);
  return Found ? Found->getAsString() : std::nullopt;
}

static bool findBoolean(const json::Value &V, llvm::ArrayRef<StringRef> Keys) {
  const json::Value *Found = find(V, Keys);
  return Found && Found->getAsBoolean().value_or(false);
}

static std::optional<Position> toPosition(const json::Value *V) {
  if (!V)
    return std::nullopt;
  const json::Value *Line = find(*V, {"line"});
  const json::Value *Character = find(*V, {"character"});
  auto ToInt = [](const json::Value *Number) -> std::optional<int> {
    std::optional<int64_t> Value =
        Number ? Number->getAsInteger() : std::nullopt;
    if (!Value || *Value < 0)
      return std::nullopt;
    return int(std::min<int64_t>(*Value, std::numeric_limits<int>::max()));
  };
  std::optional<int> L = ToInt(Line), C = ToInt(Character);
  if (!L || !C)
    return std::nullopt;
  return Position(*L, *C);
}

static std::optional<Range> toRange(const json::Value *V) {
  if (!V)
    return std::nullopt;
  std::optional<Position> Start = toPosition(find(*V, {"start"}));
  std::optional<Position> End = toPosition(find(*V, {"end"}));
  if (!Start || !End)
    return std::nullopt;
  return Range(*Start, *End);
}

//===----------------------------------------------------------------------===//
// The server
//===----------------------------------------------------------------------===//

namespace {

/// Text in messages must be UTF-8.
std::string toUTF8(StringRef Text) { return json::fixUTF8(Text); }

class LanguageServer {
public:
  LanguageServer(JSONTransport &Transport, const LanguageOptions &Options);

  /// Returns the exit status.
  int run();

private:
  struct OpenDocument {
    int64_t Version = 0;
    std::unique_ptr<Analysis> Current;
  };
  /// A position in a document.
  struct Place {
    StringRef URI;
    const Analysis &A;
    size_t Offset;
  };
  using Result = Expected<json::Value>;

  // The life of the connection.
  void onInitialize(const RawParameters &P, Callback<json::Value> Reply);
  void onInitialized(const RawParameters &) {}
  void onShutdown(const RawParameters &P, Callback<json::Value> Reply);

  // Documents.
  void onOpen(const RawParameters &P);
  void onChange(const RawParameters &P);
  void onClose(const RawParameters &P);
  void update(StringRef URI, int64_t Version, Document Text);
  void publish(StringRef URI, const OpenDocument *D);

  // Requests.
  Result codeActions(const json::Value &P);
  Result hover(const Place &At, const json::Value &P);
  Result definition(const Place &At, const json::Value &P);
  Result references(const Place &At, const json::Value &P);
  Result highlights(const Place &At, const json::Value &P);
  Result prepareRename(const Place &At, const json::Value &P);
  Result rename(const Place &At, const json::Value &P);
  Result documentSymbols(const json::Value &P);
  Result completion(const Place &At, const json::Value &P);
  Result signatureHelp(const Place &At, const json::Value &P);
  Result inlayHints(const json::Value &P);
  Result semanticTokens(const json::Value &P);
  Result foldingRanges(const json::Value &P);

  template <Result (LanguageServer::*Query)(const json::Value &)>
  void onRequest(const RawParameters &P, Callback<json::Value> Reply) {
    if (!IsInitialized)
      return Reply(llvm::make_error<LSPError>("the server is not initialized",
                                              ErrorCode::ServerNotInitialized));
    if (IsShutDown)
      return Reply(llvm::make_error<LSPError>("the server is shut down",
                                              ErrorCode::InvalidRequest));
    Reply((this->*Query)(P.Value));
  }

  /// Answers a request about a position in a document.
  template <Result (LanguageServer::*Query)(const Place &, const json::Value &)>
  Result atPlace(const json::Value &P) {
    Expected<Place> At = place(P);
    if (!At)
      return At.takeError();
    return (this->*Query)(*At, P);
  }

  // Conversions.
  Expected<Place> place(const json::Value &P) const;
  Expected<std::pair<StringRef, const Analysis *>>
  document(const json::Value &P) const;
  json::Value toJSON(const Analysis &A, const TextDiagnostic &D,
                     StringRef URI) const;
  json::Value symbolToJSON(const Analysis &A, const OutlineItem &Item) const;
  void addSymbols(const Analysis &A, StringRef URI,
                  llvm::ArrayRef<OutlineItem> Items, StringRef Container,
                  json::Array &Symbols) const;

  JSONTransport &Transport;
  MessageHandler Handler;
  llvm::lsp::OutgoingNotification<json::Value> PublishDiagnostics;
  LanguageOptions Options;
  PositionEncoding Encoding = PositionEncoding::UTF16;
  llvm::StringMap<OpenDocument> Documents;
  std::unique_ptr<LibraryIndex> Library;
  bool IsInitialized = false;
  bool IsShutDown = false;
  // The client says whether it supports these.
  bool HasMarkdown = false;
  bool HasRelatedInformation = false;
  bool HasSymbolTree = false;
};

} // namespace

static json::Value toJSON(const Analysis &A, TextRange R) {
  return llvm::lsp::toJSON(A.document().range(R));
}

static json::Value location(const Analysis &A, StringRef URI, TextRange R) {
  return json::Object{{"uri", URI}, {"range", toJSON(A, R)}};
}

static json::Value editsToJSON(const Analysis &A, StringRef URI,
                               llvm::ArrayRef<TextEdit> Edits) {
  json::Array List;
  for (const TextEdit &E : Edits)
    List.push_back(json::Object{{"range", toJSON(A, E.Range)},
                                {"newText", toUTF8(E.Replacement)}});
  return json::Object{{"changes", json::Object{{URI, std::move(List)}}}};
}

LanguageServer::LanguageServer(JSONTransport &Transport,
                               const LanguageOptions &Options)
    : Transport(Transport), Handler(Transport), Options(Options) {
  PublishDiagnostics = Handler.outgoingNotification<json::Value>(
      "textDocument/publishDiagnostics");
  using S = LanguageServer;
  Handler.method("initialize", this, &S::onInitialize);
  Handler.notification("initialized", this, &S::onInitialized);
  Handler.method("shutdown", this, &S::onShutdown);
  Handler.notification("textDocument/didOpen", this, &S::onOpen);
  Handler.notification("textDocument/didChange", this, &S::onChange);
  Handler.notification("textDocument/didClose", this, &S::onClose);
  Handler.method("textDocument/codeAction", this,
                 &S::onRequest<&S::codeActions>);
  Handler.method("textDocument/hover", this,
                 &S::onRequest<&S::atPlace<&S::hover>>);
  Handler.method("textDocument/definition", this,
                 &S::onRequest<&S::atPlace<&S::definition>>);
  Handler.method("textDocument/references", this,
                 &S::onRequest<&S::atPlace<&S::references>>);
  Handler.method("textDocument/documentHighlight", this,
                 &S::onRequest<&S::atPlace<&S::highlights>>);
  Handler.method("textDocument/prepareRename", this,
                 &S::onRequest<&S::atPlace<&S::prepareRename>>);
  Handler.method("textDocument/rename", this,
                 &S::onRequest<&S::atPlace<&S::rename>>);
  Handler.method("textDocument/documentSymbol", this,
                 &S::onRequest<&S::documentSymbols>);
  Handler.method("textDocument/completion", this,
                 &S::onRequest<&S::atPlace<&S::completion>>);
  Handler.method("textDocument/signatureHelp", this,
                 &S::onRequest<&S::atPlace<&S::signatureHelp>>);
  Handler.method("textDocument/inlayHint", this, &S::onRequest<&S::inlayHints>);
  Handler.method("textDocument/semanticTokens/full", this,
                 &S::onRequest<&S::semanticTokens>);
  Handler.method("textDocument/foldingRange", this,
                 &S::onRequest<&S::foldingRanges>);
}

int LanguageServer::run() {
  // The input also ends without `exit`, if the client has ended.
  llvm::consumeError(Transport.run(Handler));
  return IsShutDown ? 0 : 1;
}

//===- The life of the connection -----------------------------------------===//

/// The encoding of positions that the client prefers, of those that we have.
static PositionEncoding chooseEncoding(const json::Value &P) {
  const json::Value *Offered =
      find(P, {"capabilities", "general", "positionEncodings"});
  if (const json::Array *List = Offered ? Offered->getAsArray() : nullptr)
    for (const json::Value &Name : *List) {
      if (Name.getAsString() == StringRef("utf-8"))
        return PositionEncoding::UTF8;
      if (Name.getAsString() == StringRef("utf-16"))
        return PositionEncoding::UTF16;
      if (Name.getAsString() == StringRef("utf-32"))
        return PositionEncoding::UTF32;
    }
  return PositionEncoding::UTF16;
}

void LanguageServer::onInitialize(const RawParameters &P,
                                  Callback<json::Value> Reply) {
  if (IsInitialized)
    return Reply(llvm::make_error<LSPError>("the server is already initialized",
                                            ErrorCode::InvalidRequest));
  IsInitialized = true;
  Encoding = chooseEncoding(P.Value);
  const json::Value *Formats =
      find(P.Value, {"capabilities", "textDocument", "hover", "contentFormat"});
  if (const json::Array *List = Formats ? Formats->getAsArray() : nullptr)
    HasMarkdown = llvm::any_of(*List, [](const json::Value &V) {
      return V.getAsString() == StringRef("markdown");
    });
  HasRelatedInformation =
      findBoolean(P.Value, {"capabilities", "textDocument",
                            "publishDiagnostics", "relatedInformation"});
  HasSymbolTree =
      findBoolean(P.Value, {"capabilities", "textDocument", "documentSymbol",
                            "hierarchicalDocumentSymbolSupport"});
  StringRef EncodingName = Encoding == PositionEncoding::UTF8    ? "utf-8"
                           : Encoding == PositionEncoding::UTF16 ? "utf-16"
                                                                 : "utf-32";
  json::Array TokenTypes;
  for (StringRef Name : semanticTokenTypes())
    TokenTypes.push_back(Name);
  json::Object Capabilities{
      {"positionEncoding", EncodingName},
      {"textDocumentSync", json::Object{{"openClose", true}, {"change", 2}}},
      {"codeActionProvider",
       json::Object{{"codeActionKinds", json::Array{"quickfix"}}}},
      {"hoverProvider", true},
      {"definitionProvider", true},
      {"referencesProvider", true},
      {"documentHighlightProvider", true},
      {"renameProvider", json::Object{{"prepareProvider", true}}},
      {"documentSymbolProvider", true},
      {"completionProvider",
       json::Object{{"triggerCharacters", json::Array{".", "~"}}}},
      {"signatureHelpProvider",
       json::Object{{"triggerCharacters", json::Array{" "}}}},
      {"inlayHintProvider", true},
      {"semanticTokensProvider",
       json::Object{
           {"legend",
            json::Object{{"tokenTypes", std::move(TokenTypes)},
                         {"tokenModifiers",
                          json::Array{"declaration", "defaultLibrary"}}}},
           {"full", true}}},
      {"foldingRangeProvider", true}};
  Reply(
      json::Object{{"capabilities", std::move(Capabilities)},
                   {"serverInfo", json::Object{{"name", "mincaml-lsp"},
                                               {"version", MINCAML_VERSION}}}});
}

void LanguageServer::onShutdown(const RawParameters &,
                                Callback<json::Value> Reply) {
  IsShutDown = true;
  Reply(nullptr);
}

//===- Documents ----------------------------------------------------------===//

void LanguageServer::onOpen(const RawParameters &P) {
  std::optional<StringRef> URI = findString(P.Value, {"textDocument", "uri"});
  std::optional<StringRef> Text = findString(P.Value, {"textDocument", "text"});
  const json::Value *Version = find(P.Value, {"textDocument", "version"});
  if (!URI || !Text || !IsInitialized)
    return;
  update(*URI, Version ? Version->getAsInteger().value_or(0) : 0,
         Document(Text->str(), Encoding));
}

void LanguageServer::onChange(const RawParameters &P) {
  std::optional<StringRef> URI = findString(P.Value, {"textDocument", "uri"});
  const json::Value *Version = find(P.Value, {"textDocument", "version"});
  const json::Value *Changes = find(P.Value, {"contentChanges"});
  const json::Array *List = Changes ? Changes->getAsArray() : nullptr;
  auto I = URI ? Documents.find(*URI) : Documents.end();
  if (I == Documents.end() || !List)
    return;
  Document New = I->second.Current->document();
  for (const json::Value &Change : *List) {
    std::optional<StringRef> Text = findString(Change, {"text"});
    if (!Text)
      continue;
    std::optional<Range> Replaced = toRange(find(Change, {"range"}));
    New = Replaced ? New.withChange(New.textRange(*Replaced), *Text)
                   : Document(Text->str(), Encoding);
  }
  update(*URI,
         Version ? Version->getAsInteger().value_or(0) : I->second.Version,
         std::move(New));
}

void LanguageServer::onClose(const RawParameters &P) {
  std::optional<StringRef> URI = findString(P.Value, {"textDocument", "uri"});
  if (!URI || !Documents.erase(*URI))
    return;
  publish(*URI, nullptr);
}

void LanguageServer::update(StringRef URI, int64_t Version, Document Text) {
  OpenDocument &D = Documents[URI];
  D.Version = Version;
  D.Current = std::make_unique<Analysis>(std::move(Text), Options);
  publish(URI, &D);
}

json::Value LanguageServer::toJSON(const Analysis &A, const TextDiagnostic &D,
                                   StringRef URI) const {
  std::string Message = printableText(D.Message);
  json::Array Related;
  for (const TextDiagnostic::Note &N : D.Notes) {
    std::string Text = printableText(N.Message);
    if (N.Range && HasRelatedInformation)
      Related.push_back(json::Object{{"location", location(A, URI, *N.Range)},
                                     {"message", toUTF8(Text)}});
    else
      Message += "\nnote: " + Text;
  }
  json::Object Result{
      {"range", ::toJSON(A, D.Range)},
      {"severity", D.Level == Severity::Error ? 1 : 2},
      {"code", D.Code},
      {"source", "mincaml"},
      {"message", toUTF8(Message)},
  };
  if (!Related.empty())
    Result["relatedInformation"] = std::move(Related);
  return Result;
}

/// Sends the diagnostics of a document; none if it has been closed.
void LanguageServer::publish(StringRef URI, const OpenDocument *D) {
  json::Array Diagnostics;
  json::Object Parameters{{"uri", URI}};
  if (D) {
    for (const TextDiagnostic &Diagnostic : D->Current->diagnostics())
      Diagnostics.push_back(toJSON(*D->Current, Diagnostic, URI));
    Parameters["version"] = D->Version;
  }
  Parameters["diagnostics"] = std::move(Diagnostics);
  PublishDiagnostics(std::move(Parameters));
}

//===- Requests -----------------------------------------------------------===//

Expected<std::pair<StringRef, const Analysis *>>
LanguageServer::document(const json::Value &P) const {
  std::optional<StringRef> URI = findString(P, {"textDocument", "uri"});
  if (!URI)
    return invalidParameters("the request names no document");
  auto I = Documents.find(*URI);
  if (I == Documents.end())
    return invalidParameters("the document is not open");
  return std::pair(I->first(), I->second.Current.get());
}

Expected<LanguageServer::Place>
LanguageServer::place(const json::Value &P) const {
  auto D = document(P);
  if (!D)
    return D.takeError();
  std::optional<Position> At = toPosition(find(P, {"position"}));
  if (!At)
    return invalidParameters("the request has no valid position");
  return Place{D->first, *D->second, D->second->document().offset(*At)};
}

/// The title of the code action that makes the changes of a diagnostic.
static std::string actionTitle(const Analysis &A, const TextDiagnostic &D) {
  if (D.Edits.size() != 1)
    return "Fix: " + D.Message;
  const TextEdit &E = D.Edits.front();
  std::string Old = printableText(A.document().text(E.Range).trim());
  std::string New = printableText(StringRef(E.Replacement).trim());
  if (Old.empty())
    return "Insert `" + New + "`";
  return New.empty() ? "Remove `" + Old + "`"
                     : "Replace `" + Old + "` by `" + New + "`";
}

LanguageServer::Result LanguageServer::codeActions(const json::Value &P) {
  auto D = document(P);
  if (!D)
    return D.takeError();
  auto [URI, A] = *D;
  std::optional<Range> Lines = toRange(find(P, {"range"}));
  if (!Lines)
    return invalidParameters("the request has no valid range");
  TextRange Wanted = A->document().textRange(*Lines);
  // The client may ask for other kinds of actions.
  const json::Value *Only = find(P, {"context", "only"});
  if (const json::Array *Kinds = Only ? Only->getAsArray() : nullptr)
    if (llvm::none_of(*Kinds, [](const json::Value &Kind) {
          return Kind.getAsString() == StringRef("quickfix") ||
                 Kind.getAsString() == StringRef("");
        }))
      return json::Array();
  json::Array Actions;
  for (const TextDiagnostic &Diagnostic : A->diagnostics()) {
    if (Diagnostic.Edits.empty() || Diagnostic.Range.Begin > Wanted.End ||
        Diagnostic.Range.End < Wanted.Begin)
      continue;
    Actions.push_back(
        json::Object{{"title", toUTF8(actionTitle(*A, Diagnostic))},
                     {"kind", "quickfix"},
                     {"isPreferred", true},
                     {"diagnostics", json::Array{toJSON(*A, Diagnostic, URI)}},
                     {"edit", editsToJSON(*A, URI, Diagnostic.Edits)}});
  }
  return Actions;
}

LanguageServer::Result LanguageServer::hover(const Place &At,
                                             const json::Value &) {
  std::optional<HoverText> Text = lsp::hover(At.A, At.Offset);
  if (!Text)
    return nullptr;
  std::string Value;
  if (HasMarkdown) {
    // A declaration contains the comments of the program.
    std::string Fence = StringRef(Text->Code).contains("```") ? "`````" : "```";
    Value = Fence + "ocaml\n" + Text->Code + "\n" + Fence;
    if (!Text->TypeHere.empty())
      Value += "\n\nhere: `" + Text->TypeHere + "`";
  } else {
    Value = Text->Code;
    if (!Text->TypeHere.empty())
      Value += "\nhere: " + Text->TypeHere;
  }
  return json::Object{
      {"contents",
       json::Object{{"kind", HasMarkdown ? "markdown" : "plaintext"},
                    {"value", toUTF8(Value)}}},
      {"range", ::toJSON(At.A, Text->Range)}};
}

LanguageServer::Result LanguageServer::definition(const Place &At,
                                                  const json::Value &) {
  std::optional<TextRange> Found = lsp::definition(At.A, At.Offset);
  if (!Found)
    return nullptr;
  return location(At.A, At.URI, *Found);
}

LanguageServer::Result LanguageServer::references(const Place &At,
                                                  const json::Value &P) {
  json::Array Locations;
  for (TextRange R : lsp::references(
           At.A, At.Offset, findBoolean(P, {"context", "includeDeclaration"})))
    Locations.push_back(location(At.A, At.URI, R));
  return Locations;
}

LanguageServer::Result LanguageServer::highlights(const Place &At,
                                                  const json::Value &) {
  json::Array Highlights;
  for (const Highlight &H : lsp::highlights(At.A, At.Offset))
    Highlights.push_back(json::Object{{"range", ::toJSON(At.A, H.Range)},
                                      {"kind", H.IsDefinition ? 3 : 2}});
  return Highlights;
}

LanguageServer::Result LanguageServer::prepareRename(const Place &At,
                                                     const json::Value &) {
  std::optional<TextRange> Name = renamableName(At.A, At.Offset);
  if (!Name)
    return nullptr;
  return ::toJSON(At.A, *Name);
}

LanguageServer::Result LanguageServer::rename(const Place &At,
                                              const json::Value &P) {
  std::optional<StringRef> NewName = findString(P, {"newName"});
  if (!NewName)
    return invalidParameters("the request has no new name");
  Expected<std::vector<TextEdit>> Edits =
      lsp::rename(At.A, At.Offset, *NewName);
  if (!Edits)
    return llvm::make_error<LSPError>(toUTF8(llvm::toString(Edits.takeError())),
                                      ErrorCode::RequestFailed);
  return editsToJSON(At.A, At.URI, *Edits);
}

/// The number that the protocol has for a kind of symbol.
static int symbolKind(OutlineItem::Kind K) {
  switch (K) {
  case OutlineItem::Kind::Module:
    return 2;
  case OutlineItem::Kind::Field:
    return 8;
  case OutlineItem::Kind::Function:
  case OutlineItem::Kind::External:
    return 12;
  case OutlineItem::Kind::Value:
    return 13;
  case OutlineItem::Kind::Constructor:
  case OutlineItem::Kind::Exception:
    return 22;
  case OutlineItem::Kind::Type:
    return 23;
  }
  llvm_unreachable("covered switch");
}

json::Value LanguageServer::symbolToJSON(const Analysis &A,
                                         const OutlineItem &Item) const {
  json::Array Children;
  for (const OutlineItem &Child : Item.Children)
    Children.push_back(symbolToJSON(A, Child));
  json::Object Result{{"name", toUTF8(Item.Name)},
                      {"kind", symbolKind(Item.TheKind)},
                      {"range", ::toJSON(A, Item.Range)},
                      {"selectionRange", ::toJSON(A, Item.NameRange)}};
  if (std::string Detail = outlineDetail(A, Item); !Detail.empty())
    Result["detail"] = toUTF8(Detail);
  if (!Children.empty())
    Result["children"] = std::move(Children);
  return Result;
}

/// For clients without trees of symbols.
void LanguageServer::addSymbols(const Analysis &A, StringRef URI,
                                llvm::ArrayRef<OutlineItem> Items,
                                StringRef Container,
                                json::Array &Symbols) const {
  for (const OutlineItem &Item : Items) {
    json::Object Symbol{{"name", toUTF8(Item.Name)},
                        {"kind", symbolKind(Item.TheKind)},
                        {"location", location(A, URI, Item.Range)}};
    if (!Container.empty())
      Symbol["containerName"] = toUTF8(Container);
    Symbols.push_back(std::move(Symbol));
    addSymbols(A, URI, Item.Children, Item.Name, Symbols);
  }
}

LanguageServer::Result LanguageServer::documentSymbols(const json::Value &P) {
  auto D = document(P);
  if (!D)
    return D.takeError();
  auto [URI, A] = *D;
  json::Array Symbols;
  if (HasSymbolTree)
    for (const OutlineItem &Item : A->outline())
      Symbols.push_back(symbolToJSON(*A, Item));
  else
    addSymbols(*A, URI, A->outline(), "", Symbols);
  return Symbols;
}

/// The number that the protocol has for a kind of completion.
static int completionKind(CompletionItem::Kind K) {
  switch (K) {
  case CompletionItem::Kind::Function:
    return 3;
  case CompletionItem::Kind::Field:
    return 5;
  case CompletionItem::Kind::Value:
    return 6;
  case CompletionItem::Kind::Module:
    return 9;
  case CompletionItem::Kind::Label:
    return 10;
  case CompletionItem::Kind::Keyword:
    return 14;
  case CompletionItem::Kind::Constructor:
    return 20;
  case CompletionItem::Kind::Type:
    return 22;
  }
  llvm_unreachable("covered switch");
}

LanguageServer::Result LanguageServer::completion(const Place &At,
                                                  const json::Value &) {
  if (!Library)
    Library = std::make_unique<LibraryIndex>(Options);
  CompletionList List = complete(At.A, At.Offset, *Library);
  json::Array Items;
  for (const CompletionItem &Item : List.Items) {
    std::string New = Item.Name;
    if (Item.TheKind == CompletionItem::Kind::Label)
      New += ":";
    json::Object Result{
        {"label", toUTF8(Item.Name)},
        {"kind", completionKind(Item.TheKind)},
        {"textEdit", json::Object{{"range", ::toJSON(At.A, List.Replaced)},
                                  {"newText", toUTF8(New)}}}};
    if (!Item.Detail.empty())
      Result["detail"] = toUTF8(Item.Detail);
    Items.push_back(std::move(Result));
  }
  return json::Object{{"isIncomplete", false}, {"items", std::move(Items)}};
}

LanguageServer::Result LanguageServer::signatureHelp(const Place &At,
                                                     const json::Value &) {
  std::optional<SignatureHelp> Help = lsp::signatureHelp(At.A, At.Offset);
  if (!Help)
    return nullptr;
  json::Array Parameters;
  auto Units = [&](size_t Offset) {
    return lengthInUnits(StringRef(Help->Label).take_front(Offset),
                         PositionEncoding::UTF16);
  };
  for (TextRange R : Help->Parameters)
    Parameters.push_back(
        json::Object{{"label", json::Array{Units(R.Begin), Units(R.End)}}});
  return json::Object{
      {"signatures",
       json::Array{json::Object{{"label", toUTF8(Help->Label)},
                                {"parameters", std::move(Parameters)}}}},
      {"activeSignature", 0},
      {"activeParameter", Help->ActiveParameter}};
}

LanguageServer::Result LanguageServer::inlayHints(const json::Value &P) {
  auto D = document(P);
  if (!D)
    return D.takeError();
  const Analysis &A = *D->second;
  std::optional<Range> Lines = toRange(find(P, {"range"}));
  if (!Lines)
    return invalidParameters("the request has no valid range");
  json::Array Hints;
  for (const InlayHint &H : lsp::inlayHints(A, A.document().textRange(*Lines)))
    Hints.push_back(json::Object{
        {"position", llvm::lsp::toJSON(A.document().position(H.Offset))},
        {"label", toUTF8(H.Label)},
        {"kind", 1},
        {H.IsResult ? "paddingRight" : "paddingLeft", true}});
  return Hints;
}

LanguageServer::Result LanguageServer::semanticTokens(const json::Value &P) {
  auto D = document(P);
  if (!D)
    return D.takeError();
  const Document &Text = D->second->document();
  json::Array Data;
  Position Last;
  for (const SemanticToken &T : lsp::semanticTokens(*D->second)) {
    Position Start = Text.position(T.Range.Begin);
    bool IsSameLine = Start.line == Last.line;
    Data.push_back(Start.line - Last.line);
    Data.push_back(Start.character - (IsSameLine ? Last.character : 0));
    Data.push_back(lengthInUnits(Text.text(T.Range), Text.encoding()));
    Data.push_back(unsigned(T.Kind));
    Data.push_back(unsigned(T.IsDefinition) | unsigned(T.IsOfLibrary) << 1);
    Last = Start;
  }
  return json::Object{{"data", std::move(Data)}};
}

LanguageServer::Result LanguageServer::foldingRanges(const json::Value &P) {
  auto D = document(P);
  if (!D)
    return D.takeError();
  json::Array Ranges;
  for (const FoldingRange &R : lsp::foldingRanges(*D->second)) {
    json::Object Range{{"startLine", R.FirstLine}, {"endLine", R.LastLine}};
    if (R.IsComment)
      Range["kind"] = "comment";
    Ranges.push_back(std::move(Range));
  }
  return Ranges;
}

//===----------------------------------------------------------------------===//
// The entry
//===----------------------------------------------------------------------===//

int mincaml::lsp::serve(std::FILE *In, llvm::raw_ostream &Out,
                        JSONStreamStyle Style, const LanguageOptions &Options) {
  JSONTransport *Replies = nullptr;
  auto Reject = [&](StringRef Reason) {
    Replies->reply(nullptr, llvm::make_error<LSPError>(toUTF8(Reason),
                                                       ErrorCode::ParseError));
  };
  JSONTransport Transport(std::make_unique<MessageInput>(In, Style, Reject),
                          Out,
                          /*PrettyOutput=*/Style == JSONStreamStyle::Delimited);
  Replies = &Transport;
  return LanguageServer(Transport, Options).run();
}
