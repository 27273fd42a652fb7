// Starts the language server for MinCaml programs in VS Code.
"use strict";

const vscode = require("vscode");

let client;

function activate() {
  let library;
  try {
    library = require("vscode-languageclient/node");
  } catch {
    // Highlighting works without it.
    vscode.window.showWarningMessage(
      "MinCaml: the language server is not started, because the package " +
        "vscode-languageclient is missing. Run `npm install` in the folder of the extension."
    );
    return undefined;
  }
  const settings = vscode.workspace.getConfiguration("mincaml.server");
  client = new library.LanguageClient(
    "mincaml",
    "MinCaml",
    { command: settings.get("path"), args: settings.get("arguments") },
    { documentSelector: [{ language: "mincaml" }] }
  );
  return client.start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
