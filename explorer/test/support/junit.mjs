// A JUnit reporter for node's test runner. Node 18 does not have one.
import { basename } from "node:path";

function escape(text) {
  return String(text)
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/g, "?")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;");
}

export default async function* junit(source) {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites><testsuite name="explorer">\n';
  for await (const { type, data } of source) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    const file = basename(data.file ?? "explorer").replace(/\.test\.mjs$/, "");
    // A report for a whole file counts as a test only if the file failed.
    if (data.name.endsWith(".mjs") && type === "test:pass") continue;
    yield `<testcase classname="${escape(file)}" name="${escape(data.name)}">`;
    if (type === "test:fail") yield `<failure>${escape(data.details?.error?.message ?? "")}</failure>`;
    else if (data.skip !== undefined) yield "<skipped/>";
    yield "</testcase>\n";
  }
  yield "</testsuite></testsuites>\n";
}
