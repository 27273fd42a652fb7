import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { Model } from "../data/model";
import { useStore, useView } from "../state/store";

/** If there are more functions, their names are typed instead of chosen from a list. */
const MOST_IN_LIST = 1_000;
const MOST_PROPOSED = 50;

export function functionNames(model: Model): string[] {
  const names = new Set<string>();
  for (const code of [...model.data.ir, ...model.data.mir]) names.add(code.name);
  for (const part of model.data.assembly) names.add(part.symbol);
  return [...names];
}

/**
 * The names that contain the typed text. Names that end in it come first; for example,
 * "ml.f1" comes before "ml.f10" for "f1".
 */
export function proposals(names: readonly string[], typed: string): string[] {
  const found = names.filter((name) => name.includes(typed));
  const ending = found.filter((name) => name.endsWith(typed));
  return [...ending, ...found.filter((name) => !name.endsWith(typed))].slice(0, MOST_PROPOSED);
}

/** A control that selects the function that the columns show, or all functions. */
export function FunctionChoice(): JSX.Element {
  const store = useStore();
  const view = useView();
  // The typed text while it is not the name of a function.
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const names = useMemo(() => functionNames(store.model), [store.model]);
  const known = useMemo(() => new Set(names), [names]);
  if (names.length <= MOST_IN_LIST) {
    return (
      <label>
        Function{" "}
        <select value={view.function} onChange={(event) => store.update({ function: event.currentTarget.value })}>
          <option value="">all</option>
          {names.map((name) => <option key={name} value={name}>{name}</option>)}
        </select>
      </label>
    );
  }
  return (
    <label>
      Function{" "}
      <input class="function-name" list="functions" placeholder={`all ${names.length}`} value={typed ?? view.function}
        onInput={(event) => {
          const name = event.currentTarget.value;
          const complete = name === "" || known.has(name);
          setTyped(complete ? undefined : name);
          if (complete) store.update({ function: name });
        }} />
      <datalist id="functions">
        {proposals(names, typed ?? view.function).map((name) => <option key={name} value={name} />)}
      </datalist>
    </label>
  );
}
