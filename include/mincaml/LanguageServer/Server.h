//===- Server.h - The language server ---------------------------*- C++ -*-===//
//
// Answers the messages of an editor in the Language Server Protocol. LLVM's LSP
// library transports the messages.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LANGUAGESERVER_SERVER_H
#define MINCAML_LANGUAGESERVER_SERVER_H

#include "mincaml/Frontend/LanguageOptions.h"
#include "llvm/Support/LSP/Transport.h"
#include <cstdio>
#include <functional>
#include <string>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mincaml::lsp {

/// Reads messages from a file. Messages that LLVM's transport would not survive
/// are passed to a callback instead: text that is not a message of JSON-RPC, and
/// messages that are too long or nested too deeply.
class MessageInput : public llvm::lsp::JSONTransportInput {
public:
  using Rejection = std::function<void(llvm::StringRef Reason)>;

  MessageInput(std::FILE *In, llvm::lsp::JSONStreamStyle Style,
               Rejection Reject)
      : JSONTransportInput(Style), In(In), Reject(std::move(Reject)) {}

  bool hasError() const override { return std::ferror(In); }
  bool isEndOfInput() const override { return IsAtEnd || std::feof(In); }
  llvm::LogicalResult readDelimitedMessage(std::string &Json) override;
  llvm::LogicalResult readStandardMessage(std::string &Json) override;

private:
  bool readLine(std::string &Line);
  bool readBody(size_t Size, std::string &Body);
  llvm::LogicalResult check(const std::string &Json);

  std::FILE *In;
  Rejection Reject;
  bool IsAtEnd = false;
};

/// Serves one client until it sends `exit` or closes the input. Returns the exit
/// status of the server. Requires a stack for Options.NestingLimit (see
/// `parse`). With the delimited style, for tests, the output is formatted.
int serve(std::FILE *In, llvm::raw_ostream &Out,
          llvm::lsp::JSONStreamStyle Style, const LanguageOptions &Options);

} // namespace mincaml::lsp

#endif // MINCAML_LANGUAGESERVER_SERVER_H
