// Runs the extension for VS Code with replacements for the editor and the client library.
//
//     node vscode-extension.js FOLDER
"use strict";

const Module = require("module");
const path = require("path");

const folder = path.resolve(process.argv[2]);
const manifest = require(path.join(folder, "package.json"));
const settings = { path: "/path/server", arguments: ["-std=mincaml"] };

const vscode = {
  window: { showWarningMessage: (text) => console.log(`warning: ${text}`) },
  workspace: {
    getConfiguration: (section) => {
      for (const name of Object.keys(settings))
        if (!(`${section}.${name}` in manifest.contributes.configuration.properties))
          throw new Error(`no setting ${section}.${name}`);
      return { get: (name) => settings[name] };
    },
  },
};
class LanguageClient {
  constructor(...options) {
    this.options = options;
  }
  start() {
    const [id, name, ...rest] = this.options;
    console.log("start", id, name, ...rest.map((value) => JSON.stringify(value)));
  }
  stop() {
    console.log("stop");
  }
}

const modules = { vscode };
const load = Module._load;
Module._load = (name, ...rest) => {
  if (name in modules) return modules[name];
  if (name === "vscode-languageclient/node") throw new Error("not found");
  return load(name, ...rest);
};

const extension = require(path.join(folder, manifest.main));
extension.activate();
modules["vscode-languageclient/node"] = { LanguageClient };
extension.activate();
extension.deactivate();
const properties = manifest.contributes.configuration.properties;
console.log(
  "defaults:",
  properties["mincaml.server.path"].default,
  JSON.stringify(properties["mincaml.server.arguments"].default)
);
