import { gunzipSync } from "fflate";
import { Parts } from "./parts";
import { SCHEMA_VERSION, type ExplorerData } from "./schema";

/** Decodes base64. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; ++index) {
    bytes[index] = binary.charCodeAt(index);
  }
  return bytes;
}

/** Decodes a line of the data of a page. Throws an Error with a message for the user. */
function decode(text: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(gunzipSync(decodeBase64(text))));
  } catch (error) {
    throw new Error(`The data in this file is damaged: ${String(error)}`);
  }
}

/**
 * Reads the data of the page from the text of its element. Large parts are decoded on
 * first use. Throws an Error with a message for the user.
 */
export function readData(text: string): ExplorerData {
  if (text.trim() === "" || text.includes("@")) {
    throw new Error(
      "This file is the explorer's template without data; " +
        "`mincaml-llc program.ml --emit=explorer` writes a page with data.",
    );
  }
  const [document = "", ...rest] = text.trim().split("\n");
  const data = decode(document) as ExplorerData;
  if (data.version !== SCHEMA_VERSION) {
    throw new Error(
      `The data has version ${data.version}, this page reads version ${SCHEMA_VERSION}: ` +
        "the compiler and its page are of different builds.",
    );
  }
  if (rest.length !== (data.parts?.length ?? 0)) {
    throw new Error(
      `The data in this file is damaged: of ${data.parts?.length ?? 0} parts ${rest.length} are there`,
    );
  }
  if (data.parts) new Parts(rest, data.parts, decode).attach(data);
  return data;
}
