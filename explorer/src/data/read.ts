import { SCHEMA_VERSION, type ExplorerData } from "./schema";

/** Bytes of base64; white space between the digits does not matter. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; ++index) {
    bytes[index] = binary.charCodeAt(index);
  }
  return bytes;
}

async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}

/** The data in the page's element; throws an Error that says what is wrong. */
export async function readData(base64: string): Promise<ExplorerData> {
  if (base64.trim() === "" || base64.includes("@")) {
    throw new Error(
      "This file is the explorer's template without data; " +
        "`mincaml-llc program.ml --emit=explorer` writes a page with data.",
    );
  }
  if (typeof DecompressionStream === "undefined") {
    throw new Error(
      "This browser cannot decompress the data (no DecompressionStream); " +
        "use Firefox 113, Chromium 80, Safari 16.4 or newer.",
    );
  }
  let data: ExplorerData;
  try {
    data = JSON.parse(await decompress(decodeBase64(base64))) as ExplorerData;
  } catch (error) {
    throw new Error(`The data in this file is damaged: ${String(error)}`);
  }
  if (data.version !== SCHEMA_VERSION) {
    throw new Error(
      `The data has version ${data.version}, this page reads version ${SCHEMA_VERSION}: ` +
        "the compiler and its page are of different builds.",
    );
  }
  return data;
}
