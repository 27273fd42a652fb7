import type { JSX } from "preact";
import { useEffect, useErrorBoundary, useLayoutEffect, useState } from "preact/hooks";
import { changeFont, select, selectParent, stepPass } from "../state/actions";
import { useStore, useView } from "../state/store";
import { columnId } from "../state/view";
import { ColumnFrame } from "./column";
import { Help } from "./help";
import { StatusBar } from "./status";
import { Toolbar } from "./toolbar";

function focusColumn(number: number): void {
  const column = document.querySelectorAll(".column")[number - 1];
  column?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
}

export function App(): JSX.Element {
  const store = useStore();
  const view = useView();
  const [help, setHelp] = useState(false);
  // This includes parts of the data that cannot be decoded when they are first used.
  const [error] = useErrorBoundary();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.setProperty("--font-size", `${view.fontSize}px`);
    root.dataset["theme"] = view.theme;
  }, [view.fontSize, view.theme]);
  useEffect(() => {
    const keys: Record<string, () => void> = {
      n: () => stepPass(store, 1, false),
      p: () => stepPass(store, -1, false),
      N: () => stepPass(store, 1, true),
      P: () => stepPass(store, -1, true),
      u: () => selectParent(store),
      Escape: () => select(store, -1),
      "+": () => changeFont(store, 1),
      "-": () => changeFont(store, -1),
      t: () => {
        const dark =
          store.view.theme === "dark" ||
          (store.view.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
        store.update({ theme: dark ? "light" : "dark" });
      },
      "?": () => setHelp(true),
    };
    const listener = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof HTMLSelectElement || document.querySelector("dialog[open]")) return;
      if (/^[1-9]$/.test(event.key)) {
        focusColumn(Number(event.key));
      } else {
        const action = keys[event.key];
        if (!action) return;
        action();
      }
      event.preventDefault();
    };
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, [store]);
  const omitted = store.model.data.omitted?.length ?? 0;
  if (error !== undefined) {
    return <p role="alert">{error instanceof Error ? error.message : String(error)}</p>;
  }
  return (
    <>
      <Toolbar onHelp={() => setHelp(true)} />
      {omitted > 0 && (
        <div class="omitted" role="note">
          {omitted} {omitted === 1 ? "part was" : "parts were"} left out of this page.{" "}
          <button class="link" onClick={() => setHelp(true)}>Which?</button>
        </div>
      )}
      <main class="columns">
        {view.columns.map((column, index) => (
          <ColumnFrame key={columnId(column)} column={column} index={index} />
        ))}
        {view.columns.length === 0 && <p class="note">Open a column with the menu above.</p>}
      </main>
      <StatusBar />
      {help && <Help onClose={() => setHelp(false)} />}
    </>
  );
}
