import { blockCount, type Model } from "./model";
import type { Analysis, Finding, Notes, Predicates } from "./schema";

export type AnyFinding =
  | { kind: "solution"; of: Analysis }
  | { kind: "predicates"; of: Predicates }
  | { kind: "notes"; of: Notes };

/** The name of a finding in the fragment of a URL. */
export function findingKey({ id, function: of, version }: Finding): string {
  return `${id}@${of}@${version}`;
}

/** The versions for which a finding holds, in order. */
export function versionsOf({ version, also }: Finding): number[] {
  return [version, ...(also ?? [])];
}

/** The analysis results of each function, by its index in `ir`. */
export class Findings {
  private readonly byFunction = new Map<number, AnyFinding[]>();

  constructor(private readonly model: Model) {
    const { data } = model;
    const add = (finding: AnyFinding) => {
      const known = this.byFunction.get(finding.of.function);
      if (known) known.push(finding);
      else this.byFunction.set(finding.of.function, [finding]);
    };
    for (const of of data.analyses ?? []) add({ kind: "solution", of });
    for (const of of data.predicates ?? []) add({ kind: "predicates", of });
    for (const of of data.notes ?? []) add({ kind: "notes", of });
  }

  get isEmpty(): boolean {
    return this.byFunction.size === 0;
  }

  of(code: number): readonly AnyFinding[] {
    return this.byFunction.get(code) ?? [];
  }

  /**
   * The result of an analysis for the newest version up to this one; if there is none,
   * for the oldest version.
   */
  at(code: number, id: string, version: number): AnyFinding | undefined {
    // Any version up to the requested one is nearer than each later version.
    const distance = (other: number) => (other <= version ? version - other : Number.MAX_SAFE_INTEGER - version + other);
    let best: AnyFinding | undefined;
    let least = Infinity;
    for (const finding of this.of(code)) {
      if (finding.of.id !== id) continue;
      const nearest = Math.min(...versionsOf(finding.of).map(distance));
      if (nearest < least) {
        best = finding;
        least = nearest;
      }
    }
    return best;
  }

  /**
   * The function to show: the named one, or else the one with the most blocks after a
   * pass.
   */
  function(name: string, pass: number): number {
    if (name !== "") return this.model.functionIndex("ir", name);
    const blocks = (index: number) => {
      const code = this.model.data.ir[index];
      return blockCount(code?.versions[this.model.versionAt(code, pass)]);
    };
    const known = [...this.byFunction.keys()];
    return known.reduce((best, index) => (blocks(index) > blocks(best) ? index : best), known[0] ?? -1);
  }

  /**
   * The finding that a view shows. `analysis` is the ID of an analysis or a findingKey.
   */
  shown(analysis: string, name: string, pass: number): AnyFinding | undefined {
    if (analysis.includes("@")) {
      const of = Number(analysis.split("@")[1]);
      const pinned = this.of(of).find((finding) => findingKey(finding.of) === analysis);
      if (pinned) return pinned;
    }
    const index = this.function(name, pass);
    const code = this.model.data.ir[index];
    const all = this.of(index);
    if (!code || all.length === 0) return undefined;
    const id = analysis.split("@")[0];
    const chosen = all.find((finding) => finding.of.id === id) ?? (all[0] as AnyFinding);
    return this.at(index, chosen.of.id, this.model.versionAt(code, pass));
  }
}
