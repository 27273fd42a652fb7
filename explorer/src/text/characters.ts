// Characters that a browser would not show, or that would reorder what stands
// around them: a program can hold any of them in comments and strings.

const HIDDEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;
const HIDDEN_RUN = new RegExp(`(${HIDDEN.source})`);

export function hasHidden(text: string): boolean {
  return HIDDEN.test(text);
}

/** Splits a text into what can be shown as it is and single hidden characters. */
export function splitHidden(text: string): { text: string; hidden: boolean }[] {
  return text
    .split(HIDDEN_RUN)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, hidden: part.length === 1 && HIDDEN.test(part) }));
}

/** U+202E for the right-to-left override. */
export function characterName(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}
