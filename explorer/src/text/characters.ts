// Characters that a browser does not show, or that reorder the surrounding text. A
// program can contain any of them in comments and strings.

const HIDDEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;
const HIDDEN_RUN = new RegExp(`(${HIDDEN.source})`);

export function hasHidden(text: string): boolean {
  return HIDDEN.test(text);
}

/**
 * Splits a text into parts that can be shown as they are, and single hidden characters.
 */
export function splitHidden(text: string): { text: string; hidden: boolean }[] {
  return text
    .split(HIDDEN_RUN)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, hidden: part.length === 1 && HIDDEN.test(part) }));
}

/** The name of a character, for example U+202E for the right-to-left override. */
export function characterName(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}
