import {
  columnId,
  FONT_SIZES,
  parseColumn,
  type Column,
  type Theme,
  type ColourMode,
  type View,
} from "./view";

/** The numeric fields of a view, with their minimum values. */
const NUMBERS = [
  ["pass", 0],
  ["origin", -1],
  ["inlined", -1],
  ["solverStep", -1],
  ["runStep", 0],
] as const;
const TEXTS = ["function", "analysis", "word", "checked"] as const;

/** Writes the fields of a view that differ from `base` as the fragment of a URL. */
export function writeFragment(view: View, base: View): string {
  const fields = new URLSearchParams();
  const columns = view.columns.map(columnId).join(",");
  if (columns !== base.columns.map(columnId).join(",")) fields.set("columns", columns);
  for (const [name] of NUMBERS) {
    if (view[name] !== base[name]) fields.set(name, String(view[name]));
  }
  for (const name of TEXTS) {
    if (view[name] !== base[name]) fields.set(name, view[name]);
  }
  if (view.fontSize !== base.fontSize) fields.set("font", String(view.fontSize));
  if (view.theme !== base.theme) fields.set("theme", view.theme);
  if (view.tint !== base.tint) fields.set("tint", view.tint);
  return fields.toString();
}

function parseColumns(text: string): Column[] {
  return text.split(",").flatMap((id) => parseColumn(id) ?? []);
}

/** Reads a view from a fragment. Missing and invalid fields are taken from `base`. */
export function readFragment(fragment: string, base: View): View {
  const fields = new URLSearchParams(fragment.replace(/^#/, ""));
  const view: View = { ...base };
  const columns = fields.get("columns");
  if (columns !== null) view.columns = parseColumns(columns);
  for (const [name, least] of NUMBERS) {
    const text = fields.get(name);
    const value = Number(text);
    if (text !== null && Number.isInteger(value) && value >= least) view[name] = value;
  }
  for (const name of TEXTS) view[name] = fields.get(name) ?? base[name];
  const font = Number(fields.get("font"));
  if (FONT_SIZES.includes(font)) view.fontSize = font;
  const theme = fields.get("theme");
  if (theme === "light" || theme === "dark" || theme === "auto") view.theme = theme satisfies Theme;
  const tint = fields.get("tint");
  if (tint === "all" || tint === "heat" || tint === "executed" || tint === "none") view.tint = tint satisfies ColourMode;
  return view;
}
