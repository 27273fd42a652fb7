import type { HLJSApi, Language } from "highlight.js";

// highlight.js has no grammars for these languages.

/** SPARC assembly, and assembly of other targets as far as it is similar. */
export function assembly(hljs: HLJSApi): Language {
  return {
    name: "Assembly",
    contains: [
      hljs.QUOTE_STRING_MODE,
      { scope: "comment", begin: /[!#;](?!\d)/, end: /$/ },
      { scope: "title", begin: /^[\w.$]+:/ },
      { scope: "variable", begin: /%[a-z]+\d*/ },
      { scope: "meta", begin: /^\s*\.[a-z_]+/ },
      { scope: "keyword", begin: /^\s*[a-z][\w.,]*(?=\s|$)/ },
      { scope: "number", begin: /(?<![\w.%$])-?(?:0x[0-9a-f]+|\d+)\b/ },
    ],
  };
}

/** Machine IR. */
export function machineCode(hljs: HLJSApi): Language {
  return {
    name: "Machine IR",
    contains: [
      hljs.QUOTE_STRING_MODE,
      { scope: "comment", begin: /;/, end: /$/ },
      { scope: "title", begin: /\bbb\.\d+[\w.-]*|%bb\.\d+[\w.-]*/ },
      { scope: "variable", begin: /[%$][\w.]+/ },
      { scope: "symbol", begin: /@[\w.$-]+/ },
      { scope: "keyword", begin: /\b[A-Z][A-Z0-9]{1,}[A-Za-z0-9_]*\b/ },
      {
        scope: "attr",
        begin: /\b(?:implicit-def|implicit|killed|dead|renamable|def|undef|early-clobber|tied-def)\b/,
      },
      { scope: "number", begin: /(?<![\w.%$@])-?(?:0x[0-9a-f]+|\d+)\b/ },
    ],
  };
}
